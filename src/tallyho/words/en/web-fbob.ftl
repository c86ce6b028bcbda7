### First Battle of Britain in the browser: map, trays and the status in the top bar.

## Map

map-name = Map of south-east England, the North Sea and Flanders in hexes from 0101 to 5533
sea = { $sea ->
    [north-sea] North Sea
    [channel] English Channel
   *[thames] Thames Estuary
}
city = { $city ->
   *[london] London
}
# $id is the number of the hex with an h before it.
place = { $id ->
    [h1019] London: City and Westminster
   *[other] { $name }
}
terrain = { $terrain ->
    [sea] sea
    [coastal] coast
   *[land] land
}
control = { $side ->
    [german] held by the Germans
   *[british] held by the British
}
target-class = { $number ->
    [1] target of class 1
    [2] target of class 2
   *[3] target of class 3
}
direction = { $direction ->
    [north] north
    [north-east] north-east
    [south-east] south-east
    [south] south
    [south-west] south-west
   *[north-west] north-west
}
watch-button = Show what early warning units and ships watch
recon-marker = { $side ->
    [german] German Recon marker
   *[british] British Recon marker
}
bombed-marker = Target Bombed marker
plotted = recon plotted
away = { $number ->
    [one] one hex away
   *[other] { $number } hexes away
}

## Units

side = { $side ->
    [german] Germans
    [british] British
   *[nobody] nobody
}
type = { $type ->
    [british-AF] Avro 504
    [british-B2F] B.E.2
    [british-B12F] B.E.12
    [british-F2F] F.E.2
    [british-S5F] S.E.5a
    [british-SPF] Pup
    [british-SCF] Camel
    [british-DHB] D.H.4
    [british-HPB] Handley Page
    [british-SCCVF] Camel (carrier)
    [british-SB] Strutter
    [german-AF] Albatros
    [german-FF] Fokker
    [german-PF] Pfalz
    [german-GB] Gotha
    [german-RB] Riesen
    [german-LZ] Zeppelin
   *[german-Fake] Fake
}
class = { $class ->
    [fighter] fighter
    [carrier-fighter] carrier fighter
    [bomber] bomber
    [carrier-bomber] carrier bomber
    [zeppelin] Zeppelin
   *[fake] Fake
}
factor-air = firepower { $number }
factor-pursuit = pursuit { $number }
factor-bombs = bombs { $number }
factor-strafes = strafing { $number }
factor-speed = speed { $number }
factor-endurance = endurance { $number }
endless = unlimited endurance
night-by-nature = at home in the night
with-ace = { $number ->
    [one] ace
   *[other] { $number } aces
}
mark = { $mark ->
    [flew] has flown in this month
    [bombed] has bombed
    [turned-back] turned back
    [shaken] has been damaged in this month
    [patrol] on patrol
    [moved] has moved
    [fought] has fought
   *[intercepted] has intercepted
}
training = { $training ->
    [up] Up
    [night-trained] night trained
    [resting] resting
   *[training] in night training
}
noted = noted target: { $note }
posted = to patrol over { $hex }
known-to-enemy = known to the enemy
target-in = { $target }, { $hex }
target-city = the city or town itself
target-hold = does not attack
unit-place = { $place ->
    [pool] in the reinforcement pool
    [set-up] waits to be placed
    [aboard] aboard the aircraft carrier
   *[gone] out of the game
}
back-in = recycled, back in { $month }
after-war = a month after the game
flies-in = flies in { $group } over { $hex }
land = { $kind ->
    [aa] { $strength ->
        [0] AA
       *[other] AA { $strength }
    }
    [aerodrome] aerodrome
    [civil-defence] civil defence
    [early-warning] early warning unit
   *[headquarters] headquarters
}
ship = { $name ->
    [carrier] aircraft carrier
    [tender-1] seaplane tender 1
    [tender-2] seaplane tender 2
   *[unknown] unknown ship
}
count-of = { $number } { $type }
unknown-units = { $number ->
    [one] one unknown
   *[other] { $number } unknown
}
hidden-below = { $number ->
    [one] one unknown unit below
   *[other] { $number } unknown units below
}
based = { $number ->
    [one] one air unit on the ground: { $units }
   *[other] { $number } air units on the ground: { $units }
}
group-name = { $side ->
    [german] German group { $group }
   *[british] British group { $group }
}
group-there = { $group } in the air: { $units }
spotted = spotted by the enemy
unspotted = not spotted

## Flying

card = Flight of { $group }
fuel = { $turns ->
    [0] no fuel left
    [one] fuel for one more turn, until turn { $last }
   *[other] fuel for { $turns } more turns, until turn { $last }
}
home = { $hexes ->
    [0] over the base { $hex }
    [one] base { $hex }, one hex away, { $spare } to spare
   *[other] base { $hex }, { $hexes } hexes away, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, { $spare } to spare
}
home-too-far = cannot reach its base { $hex } any more: { $hexes } hexes away, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $short ->
    [one] one hex
   *[other] { $short } hexes
} too far
no-home = no base to go home to
hexes-left = { $number ->
    [one] one hex left in this turn
   *[other] { $number } hexes left in this turn
}
way-to = { $number ->
    [one] To { $hex }: one hex
   *[other] To { $hex }: { $number } hexes
}
way-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
turn-back = turn back on turn { $turn } at the latest
turn-back-at = Turn back over { $hex } at the latest.
return = Back to { $hex } from there: { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}, { $turns ->
    [0] no turn
    [one] one turn
   *[other] { $turns } turns
}, { $spare } to spare.
no-return = no return: no base can be reached from there
danger = { $kind ->
    [guns] AA fire, strength { $number }
    [enemy] { $number ->
        [one] an enemy group
       *[other] { $number } enemy groups
    }
    [patrol] an enemy patrol near
    [hidden] unknown units below
   *[watched] watched by early warning or ships
}
head-home = Head for base { $hex }
fly-there = { $turns ->
    [one] Fly there
   *[other] Fly there, as far as this turn goes
}
below = { $hex }, below the units there

## Answers

offer-stop = End the move here
offer-land = Land here, { $hex }
offer-split = Let a unit be a group of its own
offer-join = Form one group with { $group }
offer-standard = Standard deployment
about-standard = all that is left goes where the standard deployment has it
offer-free-aa = AA 1
about-free-aa = free of cost, for a British raid
offers-next = Next hex
offers-groups = Groups in the air
offers-air = Air units
offers-waiting = Waiting to be placed
offers-land = Land units
offers-ships = Ships
offers-sea = Sea
offers-places = { $country ->
    [gb] Britain: cities and towns
    [fr] France: cities and towns
    [be] Belgium: cities and towns
   *[nl] Netherlands: cities and towns
}
offers-open = { $country ->
    [gb] Britain: open country
    [fr] France: open country
    [be] Belgium: open country
   *[nl] Netherlands: open country
}
offers-order = { $order ->
    [patrol] Patrols
    [target] Targets
    [rest] Rest
    [night] Night training
   *[ace] Aces
}
order = { $order ->
    [patrol] { $unit } on patrol
    [target] Note a target for { $unit }
    [rest] { $unit } rests
    [night] { $unit } trains for the night
   *[ace] The ace of { $unit }
}
against = { $group } attacks { $other }
versus = { $units } against { $others }
part-of = { $group }, only { $units }
part = a part of strength { $number }
costs = { $number ->
    [0] free of cost
    [one] one morale point
   *[other] { $number } morale points
}
free = free of cost

## Top bar

planning = { $phase ->
    [set-up] set-up
    [redeployment] redeployment
    [reinforcement] reinforcement
    [training] rest and training
    [recon] recon
    [preparation] missions
    [month] end of the month
   *[planning] planning
}
turn-of = turn { $turn } of { $last }, { $light ->
    [night] night
   *[day] day
}
phasing = { $turn }, { $side ->
    [german] Germans fly
   *[british] British fly
}
morale-points = Morale points
bad-weather = bad weather
raf-exists = Royal Air Force founded

## Trays

trays = Battle, endurance, units, pool and morale
tab-battle = Battle
tab-track = Endurance
tab-roster = Air units
tab-pool = Pool
tab-morale = Morale
tray-battle = Battle
tray-track = Endurance Track
tray-roster = Air units
tray-pool = Reinforcement pool
tray-morale = Morale and months
about-battle = The last dogfight, AA fire or bombing: dice, modifiers and the row of the table that was read.
about-track = The flying turns of the month. A unit’s marker stands on the last turn in which it can fly; by the end of that move it must be down. Only you see your markers.
about-roster = The numbers on a unit: firepower (d: only in defence), pursuit, bombs (s: strafes), speed, endurance.
about-pool = What both sides can still buy with morale points, and units that are being recycled. Both may look at it; Fakes are not shown.
about-morale = Morale points pay for units and decide the game.
what-is-this = { $name }: { $text }
raid-under-way = something is fought out
line = { $name }: { $value }
night-from = night from here on
beyond = after { $turn }
marker = Endurance marker of { $unit } in { $group }
nobody-flies = Nobody is in the air.
own-units = Your air units
known-units = { $side }: air units that are known
none-known = None.
pool-of = { $side }: { $number ->
    [one] one morale point
   *[other] { $number } morale points
}
pile-waiting = Waiting to be placed
pile-pool = In the pool
pile-back = Recycled, back in { $month }
pile-gone = Out of the game
price = { $number } MP
from-1918 = from 1918
# `left`: how many are left in the pool, or `open` if that is not told.
ware = { $unit }, { $number } MP{ $left ->
    [open] {""}
   *[other] {" "}({ $left } left)
}
points = { $number ->
    [one] one morale point
   *[other] { $number } morale points
}
lead = { $level ->
    [draw] As it stands: a draw, { $side } ahead by { $number }.
    [marginal] As it stands: marginal victory, { $side } ahead by { $number }.
    [tactical] As it stands: tactical victory, { $side } ahead by { $number }.
   *[strategic] As it stands: strategic victory, { $side } ahead by { $number }.
}
lead-even = As it stands: a draw, nobody is ahead.
sudden-death = A lead of { $number } ends the game at once.
night-at = night from turn { $turn }
no-battle = Nothing has been fought out yet.
this-battle = What is happening
last-battle = The last fight
chart = { $chart ->
    [pursuit] Pursuit Table, row { $die }: difference of the pursuit factors
    [combat] Air-to-Air and AA Table, row { $die }: firepower
   *[bombardment] Bombardment and Strafing Table, row { $die }: bombardment strength
}

## In words

in-the-air = { $side }: in the air
on-the-ground = { $side }: on the ground
at-sea = Ships
markers = Markers
off-map = { $side }: pool, recycled and out of the game
