### What the text client says of RAF: Lion: the table in words, and the odds of sending squadrons.
### Builds on: terminal-raf

## The day

backs = { $pulled ->
    [none] { $top ->
        [none] Target cards: none shows its back.
       *[other] Target cards: the next comes from { $top }.
    }
   *[other] { $top ->
        [none] Target cards: the next comes from { $pulled }.
       *[other] Target cards: the next comes from { $pulled }, the one after it from { $top }.
    }
}
effect = { $effect ->
    [follow-up] follow-up raid
    [snap-raid] snap raid
    [delayed-response] delayed response
    [british-altitude] British altitude advantage
    [german-altitude] German altitude advantage
    [big-wing] Big Wing
    [escort-coordination] escort coordination
    [pathfinders] pathfinders
    [low-level] low level bombers
    [non-essential] non-essential target
    [secondary-a] letter A bombs the secondary target
    [secondary-b] letter B bombs the secondary target
    [secondary-c] letter C bombs the secondary target
    [no-advance-warning] no advance warning
    [lf3-to-lf2] Luftflotte 3 helps Luftflotte 2
    [terror] terror strategy
    [tension] tension between 11 and 12 Group
   *[stabilized] stabilization scheme
}

## The raid

raid = { $raid ->
    [major] Major raid
   *[minor] Minor raid
} on { $site } ({ $type }, { $sector ->
    [london] London
   *[other] sector { $sector }
}, { $depth ->
    [coast] on the coast
    [inland] inland
   *[deep] deep
}; card { $card }).

## Odds of sending squadrons

odds-none-more = { $sent ->
    [0] Nobody responds
    [one] Only the squadron already sent
   *[other] Only the { $sent } squadrons already sent
}: { $odds }
odds-all = { $sent ->
    [0] { $more ->
        [one] The one squadron that can respond
        [2] Both squadrons that can respond
       *[other] All { $more } squadrons that can respond
    }
   *[other] { $more ->
        [one] And the one other that can respond
        [2] And both others that can respond
       *[other] And all { $more } others that can respond
    }
}: { $odds }
odds-delayed = A delayed response and { $more ->
    [one] the one squadron that can then respond
    [2] both squadrons that can then respond
   *[other] all { $more } squadrons that can then respond
}: { $odds }
odds-named = { $sent ->
    [0] { $squadrons }
   *[other] And { $squadrons }
}: { $odds }
odds-named-delayed = A delayed response and { $squadrons }: { $odds }
odds-line = { $sign }{ NUMBER($vp, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP ({ $low } to { $high }), VP lost in { $loses } %. Losses: { NUMBER($squadrons, minimumFractionDigits: 1, maximumFractionDigits: 1) } squadrons, { NUMBER($gruppen, minimumFractionDigits: 1, maximumFractionDigits: 1) } Gruppen. Damage: none { $none } %, 1 point { $one } %, 2 points { $two } %, heavy { $heavy } %.
