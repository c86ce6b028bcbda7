### The report of Battle of Britain, HKSW version, in the browser; what all reports say is in web-report.ftl.

## Names

side = { $side ->
    [luftwaffe] Luftwaffe
   *[raf] RAF
}
kind = { $kind ->
    [airfield] Airfields
    [radar] Radar stations
   *[city] Cities
}
type = { $type ->
    [spitfire] Spitfire
    [hurricane] Hurricane
    [blenheim] Blenheim
    [defiant] Defiant
    [gladiator] Gladiator
    [bf109] Bf 109
    [bf110] Bf 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
    [ju88] Ju 88
   *[other] Others
}
cause = { $cause ->
    [intercept] Intercepts
    [dogfight] Dogfights
    [ack_ack] Ack-ack
   *[fuel] Out of fuel
}
source = { $source ->
    [start] the start
    [missions] a mission succeeds
    [raf_squadrons] a RAF squadron is damaged or repaired
    [luftwaffe_squadrons] a Luftwaffe squadron is lost
   *[failed] a mission fails
}
combat = { $kind ->
    [intercepts] Intercepts
   *[dogfights] Dogfights, card against card
}
turn = Turn { $turn }
turn-short = { $turn }
when = Turn { $turn }, phase { $phase }
result = { $succeeded ->
    [yes] succeeded
   *[no] failed
}
points-of = { $points } ({ side })
no-bombs = none fell

## Heading

verdict = { $winner ->
    [luftwaffe] The Luftwaffe wins
   *[raf] The RAF wins
}
reason-more-points = It has more points.
reason-equal-points = The points are equal, and that is enough for the RAF.
tile-points = Points
tile-points-note = { $head_start ->
    [0] Luftwaffe : RAF
   *[other] Luftwaffe : RAF, with a head start of { $head_start }
}
tile-missions = Missions succeeded
tile-missions-note = { $points ->
    [one] one point for the Luftwaffe
   *[other] { $points } points for the Luftwaffe
}
tile-luftwaffe = Luftwaffe cards lost
tile-luftwaffe-note = a point each for the RAF
tile-raf = RAF cards lost
tile-raf-note = { $number ->
    [0] none damaged now
   *[other] { $number } damaged now
}
tile-intercepts = Intercepts won by the RAF
tile-intercepts-note = { $number ->
    [0] none by the Luftwaffe
   *[other] { $number } by the Luftwaffe
}
tile-luck = Luck of the RAF in hits
tile-luck-note = of both sides’ dice in air combat

## Points

points-heading = Points
points-title = How far the Luftwaffe was ahead
points-note = Points of the Luftwaffe less those of the RAF. At zero the RAF wins.
points-summary = The Luftwaffe has { $luftwaffe } points and the RAF { $raf }; the lead of the Luftwaffe was { $low } at its lowest and { $high } at its highest.
points-value = { $when }: { $source }, { $change }; Luftwaffe { $luftwaffe }, RAF { $raf }

## Missions and combats

missions-heading = Missions and combats
missions-title = Missions by kind of target
missions-note = A mission is judged when its flight is home.
missions-value = { $kind }: { $flown } flown, { $done } succeeded.
missions-list = Every mission
combats-caption = Air combats and who won them
combats-note = An intercept is won by the side that loses fewer cards, a dogfight by the card that is left.

## Losses

losses-heading = Cards lost, and aircraft lost in 1940
losses-lead = The game counts squadron cards put out of action, the books count aircraft destroyed. Compare their shapes, not their heights; the figures of 1940 stand beside each turn below.
losses-title = Cards lost by turn and type
losses-note = A damaged squadron of the RAF may be repaired and be lost again.
losses-summary = Cards lost: Luftwaffe { $luftwaffe }, RAF { $raf }.
losses-value = Turn { $turn }: Luftwaffe { $luftwaffe }, RAF { $raf }
causes-title = What they were lost to
causes-note = Cards of both sides.
causes-value = { $cause }: Luftwaffe { $luftwaffe }, RAF { $raf }.

## Luck

dice-title = Symbols of the dice
dice-note = Roundels hit the RAF and crosses the Luftwaffe in air combat; over a target a roundel is a hit, a cross a die for the guns.
dice-summary = Dice rolled: { $dice }. In air combat the RAF had { $surplus } hits of luck.
dice-value = { $label }: { $shown } on { $dice ->
    [one] one die
   *[other] { $dice } dice
}, where { $expected } was to be expected
dice-label = { $key ->
    [intercept-dice-luftwaffe] Intercepts, Luftwaffe
    [intercept-dice-raf] Intercepts, RAF
    [dogfight-dice-luftwaffe] Dogfights, Luftwaffe
    [dogfight-dice-raf] Dogfights, RAF
    [bombing-dice] Bombs
    [ack-ack-dice] Ack-ack
    [home-dice] Reaching home
    [squadron-dice] Repair of squadrons
    [site-dice] Repair of airfields and radar
   *[observer-die] Observer Corps
}: { $symbol ->
    [roundels] roundels
   *[crosses] crosses
}
dice-interval = where 95 of 100 such counts lie, nearly
dice-expected = fair dice
dice-axis = symbols beyond what fair dice show
luck-honest = Few rolls prove nothing, and of twenty kinds of dice one lies outside its line by chance alone. Cards that were drawn are not weighed, for none is good or bad by itself.

## Turn by turn

turns-heading = Turn by turn
turn-span = { $first } to { $last }
row-weather = Weather
row-missions = Missions
row-combats = Combats
row-losses = Losses
row-repairs = Repairs
row-points = Points
turn-weather = { $flown ->
    [no] the Luftwaffe did not fly
   *[yes] { $phases ->
        [one] flown in one Tally Ho phase
       *[other] flown in { $phases } Tally Ho phases
    }
}
turn-missions = { $flown ->
    [0] none
   *[other] { $flown } flown, { $done } succeeded
}
turn-combats = { $intercepts ->
    [one] one intercept
   *[other] { $intercepts } intercepts
}, { $combats ->
    [one] one dogfight
   *[other] { $combats } dogfights
}
turn-losses = Luftwaffe { $luftwaffe }, RAF { $raf }
turn-repairs = { $repaired ->
    [one] one squadron
   *[other] { $repaired } squadrons
}, { $restored ->
    [one] one airfield or radar station
   *[other] { $restored } airfields and radar stations
}
turn-points = Luftwaffe { $luftwaffe }, RAF { $raf }
turn-then = Aircraft lost in these days: Luftwaffe { $luftwaffe }, Fighter Command { $raf } ({ $author }{ $read ->
    [both] {""}
   *[partial] ; some days from memory
}).

## Headings of tables

col-when = When
col-source = By
col-change = Change
col-luftwaffe = Luftwaffe
col-raf = RAF
col-combat = Combat
col-number = Number
col-won-luftwaffe = Won by the Luftwaffe
col-won-raf = Won by the RAF
col-nobody = By nobody
col-flight = Flight
col-target = Target
col-hits = Hits
col-result = Mission
col-points = Points
col-kind = Target
col-flown = Flown
col-succeeded = Succeeded
col-turn = Turn
col-cause = Cause
col-dice = Dice
col-shown = Shown
col-expected = Expected
col-deviation = Usual
