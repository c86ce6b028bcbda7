### The planning board of RAF: Eagle in the browser.

## The board

detail = What is known about the card
board = Planning board
to-board = Go to the planning board
title-day = Plan of the day
title-wave = Fighters for the next raids
about-day = Lay target cards on time segments and Gruppen on raids: drag them, or press one and then its place. Nothing is settled until you confirm. Bombers are assigned for the whole day, fighters only for the first segment with raids and the two after it.
about-wave = The raids of the marked segments get their fighters now, and for these raids only now. Bombers stay as they were planned.
map = Map
confirm = Confirm the plan
confirm-wave = Confirm the fighters
confirm-nothing = No raid is planned: the whole day will pass without one.
lacking = Before it can be confirmed:
rule-opens = Rule { $rule }: open it
how-to = Drag a target card to a time segment, then Gruppen to the raid; or press a card, then a segment, then Gruppen. Point at a card to see why it is good for a raid and what awaits it.
how-to-wave = Press a raid of a marked segment, then the fighters that are to fly with it; or drag them there.

## The day in numbers

sum-raids = { $number ->
    [0] no raid yet
    [one] one raid
   *[other] { $number } raids
}
sum-bombers = { $number ->
    [one] one bomber Gruppe
   *[other] { $number } bomber Gruppen
}, { $ready } left
sum-fighters = { $number ->
    [one] one fighter Gruppe
   *[other] { $number } fighter Gruppen
} for { $first }–{ $last }, { $ready } left
sum-squadrons = ≈ { $number } squadrons

## What can be done for the player

tools = Help with the plan
whole-day = Plan the day for me
whole-day-about = The doctrine bot plans the day anew; everything can be changed afterwards.
whole-wave = Assign the fighters for me
whole-wave-about = The doctrine bot assigns the fighters of these segments; everything can be changed afterwards.
for-all = For all raids:
for-raid = For { $raid }:
fill-bombers = Fill bombers
fill-bombers-about = Adds as many bombers as promise most.
fill-escort = Fill escort
fill-escort-about = Adds fighters while the raid has room and they are worth it.
balance = Balance selectors
balance-about = Exchanges Gruppen of one type so that the letters A, B and C are as even as they can be.
empty = Clear
empty-sure = { $number ->
    [one] The raid goes back to the hand, its Gruppen to their airbases.
   *[other] All { $number } raids go back to the hand, their Gruppen to their airbases.
}
nothing-to-do = { $what ->
    [fill-bombers] No bomber that could fly there would make it better.
    [fill-escort] No fighter finds room, or none that could fly there is left.
    [balance] The letters are as even as they can be.
   *[whole-day] This is just as the bot would plan it.
}
suggested = { $what ->
    [fill-bombers] Bombers added.
    [fill-escort] Escort added.
    [balance] Letters balanced.
   *[whole-day] The plan is laid out.
}

## What is carried

picked-up = { $what } picked up: { $kind ->
    [units] press a raid to put them there.
    [strategy] press a raid to lay it there.
   *[card] press a time segment to lay it there.
}
put-it-back = Put back
put-back = Put back.
put-down = { $what }: { $where }.
nothing-picked = Nothing is picked up. Press a target card first.
no-place = { $kind ->
    [units] Gruppen go on a raid or to their airbase.
    [strategy] A strategy card goes on a raid or back to the hand.
   *[card] A target card goes on a time segment or back to the hand.
}
place = { $place ->
    [hand] back in the hand
   *[base] back at the airbase
}
sent-home = { $number ->
    [one] One fighter Gruppe went home: fighters are assigned only for the first segment with raids and the two after it.
   *[other] { $number } fighter Gruppen went home: fighters are assigned only for the first segment with raids and the two after it.
}

## Hand, track and airbases

hand = { $number ->
    [0] Hand
    [one] Hand: one target card
   *[other] Hand: { $number } target cards
}
hand-empty = Every card lies on the track.
range = { $range ->
    [edge] Me 109: edge
    [beyond] Me 109: beyond
   *[in] Me 109: in range
}
range-about = { $range ->
    [edge] At the edge of Me 109 range: they fly reduced.
    [beyond] Beyond Me 109 range: Me 109s can only patrol the Channel.
   *[in] Within the range of Me 109s.
}
free = free
closed = { $why ->
    [haze] closed by morning haze
   *[full] full: three raids
}
wave-about = fighters are assigned now
forward-short = forward
mean-short = ≈ { $mean } sqn
mean-about = About { $mean } squadrons will come.
jabo-place = Put Me 109s here to fly with bombs, as Jabos: { $number ->
    [one] one marker left
   *[other] { $number } markers left
}
jabo-put = Fly with bombs, as Jabos
ready = { $number ->
    [one] one ready
   *[other] { $number } ready
}
grip = { $number ->
    [one] The { $type } Gruppe that is ready
   *[other] All { $number } { $type } Gruppen that are ready
}
on-raids = { $number } on raids
reduced = { $number } done for the day

## What is told about a card

value = value { $value }
gruppen = Gruppen
limit = { $by ->
    [limit-decoy] a decoy takes none
    [limit-coordination] Major Raid Coordination
    [limit-minor] minor raid
    [limit-depleted] the Luftwaffe is depleted
   *[limit-major] by the number of raids
}
bombers = With bombs
fighters = Fighters
nobody = nobody
letters-even = The letters are even.
letters-uneven = The letters are uneven: a missed rendezvous could cost many at once.
channel = Channel patrol
channel-wanted = needs { $wanted } Me 109 Gruppen, { $number } there
detection = Detection
modifier = die { $modifier }
warning = Warning
warning-level = { $level ->
    [none] none
    [late] late
    [sufficient] sufficient
    [early] early
   *[very-early] very early
}
intelligence = Intelligence
intelligence-level = { $level ->
    [poor] poor
    [limited] limited
   *[accurate] accurate
}
chance = { $what } { $percent } %
squadrons = Squadrons
mean = about { $mean }
spread = { $number ->
    [0] none: { $percent } %
    [one] one squadron: { $percent } %
   *[other] { $number } squadrons: { $percent } %
}
forecast-waits = What awaits the raid is being worked out…
forward = Strike the forward airfield
forward-about = Heavy damage counts as 2 only there, but the raid is harder to detect.
take-off = Back to the hand

## Keys

keys = Planning board
keys-arrows = to the next card, segment, raid or Gruppe that way
keys-press = picks up and puts down; with a raid open, Gruppen join it or leave it
keys-all = all ready Gruppen of that type
keys-escape = puts back what is picked up, closes the open raid
keys-delete = takes a raid back to the hand, a Gruppe to its airbase
key-delete = Delete
