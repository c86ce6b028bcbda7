### What the text client says of RAF: Lion: the table in words, and the odds of sending squadrons.
### Dates, types, warnings and the like come here in words, from lion.ftl.

## The day

time = { $clock ->
    [end-of-day] the end of the day
   *[other] { $clock }
}
day = { $date }, raid day { $number }, { time }. Victory points: { $vp }.
weather = Weather: { $lf2 } in the area of Luftflotte 2, { $lf3 } in that of Luftflotte 3.
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
priority = { $target } { $level }
priorities = Priorities: { $priorities }.
points = Replacement points: Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim }; German fighters { $german-fighter }, bombers { $german-bomber }. Experienced pilots: { $experienced-pilot }.
depletion = Luftwaffe depletion: { $depletion }, level { $level }.
sealion = { $prepared ->
    [yes] Sealion is being prepared. D-Day: { $date }.
   *[no] Sealion marker: { $date }.
}
damaged = { $site } { $damage ->
    [heavy] heavy
   *[light] light
}
damage = Damage: { $sites }.
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
effects = In effect: { $effects }.

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
warning = { $warning ->
    [none] No warning
    [late] Late warning
    [sufficient] Sufficient warning
    [early] Early warning
   *[very-early] Very early warning
}, { $intelligence ->
    [poor] poor
    [limited] limited
   *[accurate] accurate
} intelligence{ $size ->
    [0] .
    [1] , one Gruppe.
   *[other] , { $size } Gruppen.
}
box = { $box ->
    [hunt] Hunt Box
    [bomber] Bomber Box
    [bomber-aside] Bomber Box, not intercepted
    [close-escort] Close Escort Box
    [escort-aside] Close Escort Box, standing aside
   *[channel-patrol] Channel Patrol Box
}: { $units }

## Both air forces

squadrons = Squadrons (* is reduced):
between-types = { "; " }
in-sector = { $sector } { $name }: { $squadrons }
on-patrol = On patrol over { $sector ->
    [london] London
   *[other] { $sector }
}: { $squadrons }
in-box = { $box ->
    [landing] Landing
    [rearm] Re-arming
    [inflight] In flight
    [night-patrol] Night patrol
    [light-loss] Light losses
    [heavy-loss] Heavy losses
   *[pool] Still to come
}: { $squadrons }
ace = { $ace } is the ace squadron { $squadron }.
luftwaffe = Full Gruppen at the airbases of { $luftflotte ->
    [LF2] Luftflotte 2
   *[LF3] Luftflotte 3
}: { $gruppen }.

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
