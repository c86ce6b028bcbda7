### What the text client says of First Battle of Britain: the table in words.
### Builds on: fbob

between = { "; " }
offer = { $answer }: { $words }

## The month

month-name = { $month ->
    [1] May 1917
    [2] June 1917
    [3] July 1917
    [4] August 1917
    [5] September 1917
    [6] October 1917
    [7] November 1917
    [8] December 1917
    [9] January 1918
    [10] February 1918
    [11] March 1918
    [12] April 1918
   *[13] May 1918
}
month = { month-name }, month { $number } of { $last }.
turn = Flying turn { $turn } of { $last }, { $half ->
    [german] the German half
    [british] the British half
   *[none] between the halves
}; { $night ->
    [yes] it is night.
   *[no] day, night falls on turn { $falls }.
}
planning = Planning. Night falls on flying turn { $falls }.
weather = The weather is bad.
points = Morale points: German { $german }, British { $british }.
raf = The Royal Air Force exists.

## Groups

groups = In the air, { $side }:
near-town = { $hex } ({ $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} from { $town })
group = { $group } in { $hex }: { $facts }
units = { $units ->
    [none] { $number ->
        [one] one unit face down
       *[other] { $number } units face down
    }
   *[other] { $units }{ $hidden ->
        [0] { "" }
        [one] { " " }and one face down
       *[other] { " " }and { $hidden } face down
    }
}
with-ace = { $unit } with an ace
mark = { $mark ->
    [patrol] on patrol
    [spotted] spotted
    [unspotted] not spotted
    [bombed] has bombed
    [turned-back] has turned back
    [shaken] damaged before
   *[moved] has moved
}
endurance = { $left ->
    [0] fuel for this turn only
    [one] fuel for one more turn
   *[other] fuel for { $left } more turns
} (down by turn { $last })
no-end = no end of endurance
no-base = no base to land at
nearest = nearest base { $hex }, { $hexes ->
    [0] here
    [one] one hex
   *[other] { $hexes } hexes
}{ $hexes ->
    [0] { "" }
   *[other] , { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
}
in-the-dark = it would land at night
turn-back = turn back on turn { $turn } at the latest
too-late = the fuel does not last to it

## Bases

arranging = { $side } is placing units.
based = On the ground, { $side }: { $bases }.
base = { $hex }: { $facts }
unit-state = { $unit } ({ $state ->
    [flew] has flown
    [resting] resting
   *[training] in training
})
land = On the map, { $side }:
alike = { $what }: { $hexes }
below = { $number ->
    [one] one counter below
   *[other] { $number } counters below
}
kind = { $kind ->
    [aa] AA { $strength }
    [aerodrome] aerodrome
    [civil-defence] civil defence
    [early-warning] early warning
   *[headquarters] headquarters
}
ship = { $ship ->
    [carrier] carrier in { $hex }
    [tender] tender in { $hex }
   *[unknown] a ship in { $hex }
}
aboard = aboard the carrier: { $units }
ships = At sea: { $ships }.

## Off the map

off-pool = Reinforcement pool, { $side }: { $units }.
off-recycling = Recycling, { $side }: { $units }.
off-set-up = To be set up, { $side }: { $units }.
off-gone = Out of the game, { $side }: { $units }.
back-in = { $unit } back in { month-name }
costs = { $unit } { $cost } MP
unit = { $unit }: { $place ->
    [flying] in the air in { $hex }
    [aboard] on the carrier in { $hex }
   *[based] at { $hex }
}; firepower { $air }, pursuit { $pursuit }, bombs { $bombs }, speed { $speed }, { $endurance ->
    [0] no end of endurance
   *[other] endurance { $endurance }
}
recon = Recon markers, { $side }: { $hexes }.
bombed = Target Bombed markers: { $hexes }.

## The map

map = Map. Signs: . sea, : land, o town, # city, with its class; A aerodrome, H headquarters, E early warning, D civil defence, + AA alone, with the AA strength; ? more below; S ship. Groups by name, * if there are several. Odd columns stand half a hex lower.
places = Near: { $places }.

## Parts of the table: what is typed after “situation”

part-map = map
part-groups = groups
part-units = units
part-bases = bases
part-pool = pool
part-empty = There is nothing of that on the table now.
no-such-part = There is no part “{ $typed }”; there are { $parts }. { $map } may have a hex, a group or a town after it, such as { $map } 1019.
no-such-place = “{ $typed }” is no hex of the map, no group in the air and no town.

## Questions

any-hex = Any of { $number } hexes: type its number, such as { $example }.
spread = Any of { $number } targets: type a hex and what is there, such as { $example }.
towns = Among them: { $towns }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more towns
}.
under = With “under” behind it the new unit lies below those that are there ({ $number ->
    [one] one hex
   *[other] { $number } hexes
}: { $hexes }).
sea = sea
way = { $way ->
    [north] north
    [north-east] north-east
    [south-east] south-east
    [south] south
    [south-west] south-west
   *[north-west] north-west
} { $facts }
how-to-fly = Type one hex after another, or one far away: the group flies towards it, around guns that are known.
takes-off = takes off: { $units }
goes = { $unit }, speed { $speed }, bombs { $bombs }, { $last ->
    [0] no end of endurance
   *[other] down by turn { $last }
}
night-falls = { $left ->
    [0] It is night.
    [one] Night falls on the next turn.
   *[other] Night falls in { $left } turns, on turn { $turn }.
}
