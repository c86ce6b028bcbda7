### Ambush. How messages are named is said in the file table.ftl of the application.

game-ambush = Ambush
side-red = Red
side-blue = Blue
scenario-skirmish = Skirmish
scenario-stand = The stand
option-night = Night
option-reserve = Reserve

## Answers

answer-gun = gun
answer-rifles = rifles
answer-scout = scout
answer-decoy = decoy
answer-hold = hold fire
answer-none = no card
answer-move-done = pass

## Opening

ask-arrange = What lies under { $counter }?
waiting-arrange = Deciding what lies under a counter: { $side }.
ask-lay-trap = In which wood do you lay your trap?
waiting-lay-trap = Laying a trap: { $side }.
ask-burn = Which card is put away unseen?
ask-deal = Which card is dealt? It goes to: { $side }.
log-arranged = { $side }: all counters are in place.
log-trap-laid = { $side }: a trap is laid.
log-trap-laid-in = { $side }: the trap is in { $square }.
log-burnt = A card is put away that nobody has seen.
log-drew = { $side }: draws a card.
log-drew-card = { $side }: the card is { $card }.

## Cards

ask-draw = Which card is drawn? It goes to: { $side }.
ask-play = Which card do you play?
ask-initiative-die = What does the die for the initiative show?
ask-look = At which counter do you look?
log-new-round = Round { $round }; { $left ->
    [0] it is the last.
    [one] one more is to come.
   *[other] { $left } more are to come.
}
log-played = { $side }: plays { $card }.
log-played-none = { $side }: plays no card.
log-initiative = Speed { $red } against { $blue }. The initiative goes to: { $side }.
log-looked = { $side }: looks at { $counter }.
log-looked-saw = { $side }: { $counter } is seen to be { $kind ->
    [gun] a gun.
    [rifles] rifles.
    [scout] a scout.
   *[decoy] a decoy.
}
why-own-counter = { $answer } is your own counter.
why-counter-known = You know already what { $answer } is, or it is lost.

## Race

ask-move = Move a counter? { $left ->
    [one] You have one move left.
   *[other] You have { $left } moves left.
}
log-moves = { $counter } makes for { $square }.
log-turned-up = { $counter } is turned up: { $kind ->
    [gun] a gun.
    [rifles] rifles.
    [scout] a scout.
   *[decoy] a decoy.
}
log-lost = { $side }: { $counter } is lost, { $points ->
    [0] which scores nothing.
    [one] which scores one point.
   *[other] which scores { $points } points.
}
log-contact = { $attacker } meets { $defender }.
why-not-your-counter = That is no counter of yours on the map.
why-counter-pinned = { $counter } is pinned.
why-not-adjacent = { $counter } is not beside { $square }.
why-square-taken = A counter of yours is in { $square }.

## Fire and traps

ask-fire = { $counter } is about to enter { $square }. Do you fire?
ask-fire-dice = What do the dice of { $counter } show?
ask-trap-dice = What do the dice of the trap that { $counter } has sprung show?
log-fired = { $counter } fires at { $target }: { $dice }.
log-pinned = { $counter } is pinned.
log-trap-sprung = { $counter } springs a trap in { $square }.
why-counter-not-ready = { $counter } is pinned or has fired in this round.
why-out-of-reach = { $counter } is not beside { $square }.
why-decoy-cannot-fire = { $counter } is a decoy and cannot fire.

## Assault

ask-attack-die = What does the attacker’s die show?
ask-defence-die = What does the defender’s die show?
log-assault = Assault: { $attack } against { $defence }.
log-fell-back = { $counter } falls back to { $square }.

## The end

log-broke-through = { $counter } has broken through: { $points } points.
level-decisive = decisive victory
level-marginal = marginal victory
level-draw = draw
reason-points = The points decide.
reason-beaten = The other side cannot fight any more.
reason-held = The stand was held.
