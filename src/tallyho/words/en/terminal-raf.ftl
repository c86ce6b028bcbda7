### What the text client says of both RAF games: the table in words.
### Dates, types, warnings and the like come here in words, from raf.ftl.

## The day

time = { $clock ->
    [end-of-day] the end of the day
   *[other] { $clock }
}
day = { $date }, raid day { $number }, { time }. Victory points: { $vp }.
weather = Weather: { $lf2 } in the area of Luftflotte 2, { $lf3 } in that of Luftflotte 3.
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
effects = In effect: { $effects }.

## The raid

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
