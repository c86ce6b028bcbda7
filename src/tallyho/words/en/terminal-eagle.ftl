### What the text client says of RAF: Eagle: the plan of the day, and the odds of its raids.
### Builds on: terminal-raf, cards-eagle

## The plan

plan = Raids planned:
target = { $card } { $site } ({ $type }, Luftflotte { $luftflotte }, { $raid ->
    [major] major raid
    [minor] minor raid
   *[none] no raid
}{ $reach ->
    [beyond] , beyond Me 109 range
    [edge] , at the edge of Me 109 range
   *[in] { "" }
})
targets-in-hand = Target cards in hand:
strategies-in-hand = Strategy cards in hand: { $cards }.
raid-planned = { $time }: { $target }{ $forward ->
    [yes] , forward airfield
   *[no] { "" }
}, { $size } of { $limit } Gruppen{ $size ->
    [0] { "" }
   *[other] : { $gruppen }
}{ $cards ->
    [none] { "" }
   *[other] ; with { $cards }
}
ultra = ULTRA: the British know of the raids at { $time }.
strategy = { $card } { strategy-named }
effect = { $effect ->
    [british-altitude] British altitude advantage
    [german-altitude] German altitude advantage
    [big-wing] Big Wing
    [escort-coordination] escort coordination
    [pathfinders] pathfinders
    [low-level] low level bombers
    [non-essential] non-essential target
    [navigational-error] navigational error
    [lf3-to-lf2] Luftflotte 3 may raid for Luftflotte 2
    [terror] terror strategy
    [morning-haze] morning haze
    [pressed] the attack is pressed
   *[stabilized] stabilization scheme
}

## The questions of the plan

weather-unknown = Weather: nobody knows it before the day begins.
in-hand = In hand: { $cards }.
between-cards = { "; " }
raid-awaited = { $raid }. Detection +{ $modifier }, { NUMBER($squadrons, minimumFractionDigits: 1, maximumFractionDigits: 1) } squadrons expected.
gruppen-on-raid = On it (a name typed again comes off): { $gruppen }
gruppen-ready = Ready to join it, { $room ->
    [one] room for one more:
   *[other] room for { $room } more:
}
jabos-ready = With bombs: { $gruppen }
times = Times: { $times }
strategies = Strategy cards (one typed again comes off): { $cards }
awaited = Detection +{ $modifier }, warning { $warned }; { NUMBER($squadrons, minimumFractionDigits: 1, maximumFractionDigits: 1) } squadrons expected.

## Suggestions

suggestion-fill-bombers = fill-bombers
suggestion-fill-escort = fill-escort
suggestion-balance = balance
suggestion-whole-day = whole-day
help-fill-bombers = suggest fill-bombers: bombers for all raids; with the number of a card after it, for that raid.
help-fill-escort = suggest fill-escort: fighters for all raids, or for that of a card.
help-balance = suggest balance: an even mix of letters in all raids, or in that of a card.
help-whole-day = suggest whole-day: a plan of the whole day in place of yours, or the fighters of this wave.
suggest-elsewhere = There are suggestions while you plan a day or assign fighters.
suggest-unknown = There is no suggestion “{ $typed }”. There are:
suggest-nothing = Nothing would be changed.

## The raid

raid = Raid on { $site } ({ $type }, { $sector ->
    [london] London
   *[other] sector { $sector }
}, { $depth ->
    [coast] on the coast
    [inland] inland
   *[deep] deep
}; card { $card }){ $raid ->
    [major] , taken for a major raid
    [minor] , taken for a minor raid
   *[none] { "" }
}.

## Odds of planned raids

chance-of-warning = { $warning ->
    [none] none { $chance } %
    [late] late { $chance } %
    [sufficient] sufficient { $chance } %
    [early] early { $chance } %
   *[very-early] very early { $chance } %
}
awaits = { $time }, raid { $card } on { $site }: warning { $warned } (modifier +{ $modifier }); { NUMBER($squadrons, minimumFractionDigits: 1, maximumFractionDigits: 1) } squadrons expected, nobody in { $nobody } %.
odds-of-one = Type odds and the number of a raid to have it flown many times.
flown = Raid { $card } on { $site }: { $sign }{ NUMBER($vp, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP ({ $low } to { $high }), less is better for you. { NUMBER($responding, minimumFractionDigits: 1, maximumFractionDigits: 1) } squadrons come. Losses: { NUMBER($squadrons, minimumFractionDigits: 1, maximumFractionDigits: 1) } squadrons, { NUMBER($gruppen, minimumFractionDigits: 1, maximumFractionDigits: 1) } Gruppen. Damage: none { $none } %, 1 point { $one } %, 2 points { $two } %, heavy { $heavy } %.
