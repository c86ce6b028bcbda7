### Patrol. How messages are named is said in the file table.ftl of the application.

game-patrol = Patrol
side-british = British
scenario-short = The short watch
scenario-long = The long watch
option-radar = Radar
option-observers = Observers
option-fog = Fog
option-veterans = Veterans

## Answers

answer-clear = clear
answer-cloud = cloud
answer-storm = storm
answer-north = the north
answer-centre = the centre
answer-south = the south
answer-north-small = the north, a small raid
answer-north-large = the north, a large raid
answer-centre-small = the centre, a small raid
answer-centre-large = the centre, a large raid
answer-south-small = the south, a small raid
answer-south-large = the south, a large raid
answer-press = press on
answer-break-off = break off
answer-refit-done = refit none

## Watch

ask-weather = What will the weather be?
ask-warning = Which back does the next card show?
log-new-turn = Turn { $turn }; { $left ->
    [0] it is the last.
    [one] one more is to come.
   *[other] { $left } more are to come.
}
log-new-deck = All { $cards } cards form the deck again.
log-weather = Weather: { $weather ->
    [clear] clear.
    [cloud] cloud, which makes combat one harder.
   *[storm] storm; nobody flies.
}
log-warning = A raid { $size ->
    [small] of small size
    [large] of large size
   *[nothing] of unknown size
} approaches { $region ->
    [north] the north.
    [centre] the centre.
   *[south] the south.
}

## Raid

ask-commit = Send a flight to intercept in { $region ->
    [north] the north
    [centre] the centre
   *[south] the south
}? { $left ->
    [one] One may still go.
   *[other] Up to { $left } may still go.
}
ask-raid-card = Which card is turned up?
ask-call-observers = Call the observers and send one more flight to { $region ->
    [north] the north?
    [centre] the centre?
   *[south] the south?
}
ask-raider = Which of the { $priority ->
    [full-bombers] full bombers
    [reduced-bombers] reduced bombers
    [full-fighters] full fighters
   *[reduced-fighters] reduced fighters
} comes?
log-committed = { $flight } goes up.
log-raid-card = Card { $card }: { $plan ->
    [bomb] { $size ->
        [one] one raider comes to bomb.
       *[other] { $size } raiders come to bomb.
    }
    [sweep] { $size ->
        [one] one fighter comes to sweep the sky.
       *[other] { $size } fighters come to sweep the sky.
    }
   *[feint] a feint.
}
log-raider-comes = { $raider } comes.
log-no-more-raiders = No more raiders come.
log-found = { $count ->
    [one] There was one
   *[other] There were { $count }
} at the airbase among the { $priority ->
    [full-bombers] full bombers.
    [reduced-bombers] reduced bombers.
    [full-fighters] full fighters.
   *[reduced-fighters] reduced fighters.
}
log-found-none = None was at the airbase among the { $priority ->
    [full-bombers] full bombers.
    [reduced-bombers] reduced bombers.
    [full-fighters] full fighters.
   *[reduced-fighters] reduced fighters.
}
log-raider-rests = { $raider } flew last turn and rests.
why-not-a-flight = { $answer } is not one of your flights.
why-flight-not-ready = { $answer } is in the air already, or lost.
why-flight-too-far = { $answer } is too far from { $region ->
    [north] the north.
    [centre] the centre.
   *[south] the south.
}
why-flight-reduced = { $answer } is reduced and cannot leave its region for { $region ->
    [north] the north.
    [centre] the centre.
   *[south] the south.
}

## Combat and bombing

ask-combat-dice = What do the two combat dice show?
ask-press-on = Press on for another round of combat?
ask-hit = Which unit is hit?
ask-bombing-die = What does the bombing die show?
log-combat = Combat: dice { $dice }, flights { $flights }, raiders { $raiders }{ $cloud ->
    [0] {""}
   *[other] , cloud { $cloud }
}; total { $total }.
log-reduced = { $unit } is reduced.
log-lost = { $unit } is lost.
log-bombed = Die { $die }: { $damage ->
    [0] no damage
    [one] one point of damage
   *[other] { $damage } points of damage
} in { $region ->
    [north] the north.
    [centre] the centre.
   *[south] the south.
}

## Recovery

ask-refit = Which reduced flight is refitted?
log-refitted = { $flight } is at full strength again.
why-flight-has-flown = { $answer } has flown in this turn, or is lost.
why-flight-is-full = { $answer } is at full strength.

## The end

level-decisive = decisive victory
level-marginal = marginal victory
level-draw = draw
level-defeat = defeat
level-collapse = collapse
reason-last-turn = The last turn is over.
reason-no-raiders = No raider is left.
reason-region-closed = A region had to be closed.
reason-no-flights = No flight is left.
