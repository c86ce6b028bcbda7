### Battle of Britain, HKSW version, in the browser: map, trays, cards and the status in the top bar.

## Map

map-name = Map of Britain, the North Sea and the Channel in squares from A1 to V32
sea = { $sea ->
    [north-sea] North Sea
    [channel] English Channel
   *[irish-sea] Irish Sea
}
group-line = 12 Group line
terrain = { $terrain ->
    [sea] sea
    [coast] coast
   *[land] land
}
line12 = { $side ->
    [north] north of the 12 Group line
    [divided] on the 12 Group line
   *[south] south of the 12 Group line
}
not-for-raf = closed to the RAF
radar-line = watched by { $station }
radar-line-out = { $station } is knocked out
wind = { $wind ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}
there = { $flight } is there
against = against { $flight }

## Trays

trays = Displays, missions and turns
tab-battle = Battle
tab-raf = Fighter Command
tab-luftwaffe = Luftwaffe
tab-missions = Missions
tab-turns = Turns
tray-battle = Battle
tray-raf = Fighter Command
tray-luftwaffe = Luftwaffe
tray-missions = Missions
tray-turns = Turns and points
about-battle = The air combat now fought: the cards of both sides, and what their dice have done.
about-raf = The four Groups: their flights with the cards on their boxes, cards that are ready, damaged or stood down, and the dice for repair.
about-luftwaffe = The three Luftflotten: their flights with cards, fuel and mission, and cards that are ready, damaged or stood down.
about-missions = Mission cards name the targets. The hand is the Luftwaffe’s alone; a mission is shown when its bombs fall.
about-turns = Eleven turns, each with its weather and its notes; a turn that is flown has up to four Tally Ho phases.
what-is-this = { $name }: { $text }
raid-under-way = an air combat is under way
line = { $name }: { $value }
and = { " and " }

## Sides and formations

side = { $side ->
    [luftwaffe] Luftwaffe
   *[raf] RAF
}
group = { $group } Group
luftflotte = Luftflotte { $number }

## Flights

on-its-box = on its box
grounded = grounded: its airfield is knocked out
cards-being-placed = cards are being placed
no-cards = no cards
cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
cards-of = { $number ->
    [one] one card: { $types }
   *[other] { $number } cards: { $types }
}
cards-unknown = { $number ->
    [one] one unknown
   *[other] { $number } unknown
}
count-of = { $number ->
    [one] one { $type }
   *[other] { $number } { $type }s
}
away = { $number ->
    [0] in its square
    [one] one square away
   *[other] { $number } squares away
}
home-ahead = { $number ->
    [one] one card gone home ahead
   *[other] { $number } cards gone home ahead
}
fuel = { $number ->
    [0] no fuel tokens
    [one] one fuel token
   *[other] { $number } fuel tokens
}
radar-state = { $state ->
    [detected] detected
    [undetected] undetected
   *[spotted] spotted by the Observer Corps
}
mark = { $mark ->
    [bomb-run] bombing run
    [dogfight] dogfight marker
    [intercepting] sent to intercept
    [moved] has moved
   *[ace] ace
}
with-mission = mission { $target }
has-mission = has a mission

## Cards

type = { $type ->
    [spitfire] Spitfire
    [hurricane] Hurricane
    [blenheim] Blenheim
    [defiant] Defiant
    [gladiator] Gladiator
    [bf109] Bf 109
    [bf110] Bf 110
    [bf110-lf5] Bf 110
    [ju87] Ju 87
    [he111] He 111
    [do17] Do 17
   *[ju88] Ju 88
}
strength-dogfight = dogfight { $number }
strength-north = { $number } north of the 12 Group line
strength-damage = damage { $number }
strength-bombing = bombing { $number }
strength-dive = +{ $number } against airfields and radar
short-range = not north of the 12 Group line
ready = { $number } ready
ready-hidden = ready cards: being drawn
drawn = { $number ->
    [one] One card drawn
   *[other] { $number } cards drawn
}
pile = { $place ->
    [ready] Ready: { $number }
    [damaged] Damaged: { $number }
    [stood-down] Stood down: { $number }
    [returned] Back from standing down: { $number }
    [drawn] Drawn: { $number }
   *[to-come] Still to come: { $number }
}
back-on = back on turn { $turns }
production-dice = { $number ->
    [one] one die for repair
   *[other] { $number } dice for repair
}
reserve = { $number ->
    [one] reserve: one point
   *[other] reserve: { $number } points
}
site-out = { $site } knocked out

## Targets and missions

place = { $id ->
    [london] London
   *[other] { $name }
}
kind = { $kind ->
    [airfield] airfield
    [radar] radar station
   *[city] city
}
kinds = { $kind ->
    [airfield] Airfields
    [radar] Radar stations
   *[city] Cities
}
production = production { $number }
hits = { $number ->
    [one] one hit
   *[other] { $number } hits
}
knocked-out = knocked out
worth = { $number ->
    [one] one point
   *[other] { $number } points
}
distance = { $number ->
    [one] one square from { $flight }
   *[other] { $number } squares from { $flight }
}
hand = { $number ->
    [0] Hand: no cards
    [one] Hand: one card
   *[other] Hand: { $number } cards
}
hand-hidden = Hand: missions are being assigned
mission-for = A mission for { $flight }:
missions-flown = Missions of the flights
mission-hidden = being assigned
no-mission = none
mission-deck = Mission deck
in-deck = { $number ->
    [one] one card in the deck
   *[other] { $number } cards in the deck
}
top-cards = London is among the next { $number }
mission-place = { $place ->
    [top] On top of the deck
   *[second] Second from the top
}
used = Used ({ $number }):
none-used = No mission has been used up.

## Turns and points

turn = Turn { $number }
turn-of = Turn { $number } of { $last }
flown = { $flown ->
    [yes] clear
    [no] respite
   *[optional] respite; the Luftwaffe may fly
}
note-replaced = All mission cards go back to the deck.
note-london = { $london ->
    [out] The London cards are taken out.
   *[top] The London cards go among the first of the deck.
}
note-removed = Removed at random: { $cards }.
removed-cities = { $number ->
    [one] one city
   *[other] { $number } cities
}
removed-radar = { $number ->
    [one] one radar station
   *[other] { $number } radar stations
}
removed-airfields = { $number ->
    [one] one airfield
   *[other] { $number } airfields
}
note-named = Removed: { $names }.
note-recover = Every city loses { $hits } hits.
note-ace = A flight of { $group } Group has an ace.
note-joining = { $number ->
    [one] One squadron joins the RAF.
   *[other] { $number } squadrons join the RAF.
}
note-leaving = { $type } squadrons are withdrawn.
note-rotations = Squadrons may be rotated.
note-luftflotte-5 = Luftflotte 5 must attack or leave.
note-luftflotte-2 = Flights of Luftflotte 2 hold { $number } cards.
note-big-wing = The Big Wing of 12 Group.
phases = Tally Ho phases
no-phase = No flight is in the air yet.
markers = { $number ->
    [one] one air combat marker left
   *[other] { $number } air combat markers left
}
phase-now = { $markers ->
    [one] Tally Ho { $number }, one marker left
   *[other] Tally Ho { $number }, { $markers } markers left
}
points = Points
points-for = { $column ->
    [missions] missions
    [squadrons] squadrons
    [head-start] head start
   *[total] total
}
points-of-both = Luftwaffe { $luftwaffe } points, RAF { $raf } points

## Battle

no-battle = No air combat is under way.
meeting = { $kind ->
    [intercept] { $british } intercepts { $german } over { $square }
    [bombing] Bombs of { $german } over { $square }
   *[dogfight] Dogfight of { $british } against { $german } over { $square }
}
cards-to-come = cards are being drawn
dogfight-group = Group { $number }
groups-hidden = { $side }: still being placed
on-table = On the table
to-place = To be placed
bombed-target = Target
bombers = Bombers
dice-fallen = The dice
shape = Groups of { $groups } cards
nobody-on-table = { $side }: no card on the table
throws = { $number ->
    [one] throws one die
   *[other] throws { $number } dice
}
this-battle = What has happened
last-battle = The last battle
duel = { $german } against { $british }
throw = { $roundels ->
    [one] one roundel
   *[other] { $roundels } roundels
}, { $crosses ->
    [one] one cross
   *[other] { $crosses } crosses
}
hits-lost = Lost: { $cards }
hits-down = Stood down: { $card }
chapter-damage = Damage
