### The report of First Battle of Britain in the browser; what all reports say is in web-report.ftl.

## Names

side = { $side ->
    [german] Germans
   *[british] British
}
month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
month = { month-name } { $year }
month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
date = { month-name } { $day }
when = { $turn ->
    [0] { $month }, planning
   *[other] { $month }, turn { $turn }
}
span = { $first } to { $last }
type = { $type ->
    [german-AF] Albatros
    [german-FF] Fokker D.VII
    [german-PF] Pfalz
    [german-GB] Gotha
    [german-RB] Riesen
    [german-LZ] Zeppelin
    [british-AF] Avro 504
    [british-B2F] B.E.2
    [british-B12F] B.E.12
    [british-F2F] F.E.2
    [british-S5F] S.E.5a
    [british-SPF] Sopwith Pup
    [british-SCF] Sopwith Camel
    [british-DHB] D.H.4
    [british-HPB] Handley Page
    [british-SCCVF] Carrier Camel
   *[british-SB] Carrier Strutter
}
change = { $source ->
    [start] the start
    [panic] panic in London
    [damage] damage by bombs
    [outrage] outrage
    [units] { $side ->
        [german] British units
       *[british] German units
    }
    [rest] { $side ->
        [german] German month of rest
       *[british] British month of rest
    }
    [event] { $side ->
        [german] event, Germans
       *[british] event, British
    }
    [recon] { $side ->
        [german] German recon
       *[british] British recon
    }
    [raf] the Royal Air Force
   *[bought] { $side ->
        [german] units bought, Germans
       *[british] units bought, British
    }
}
why = { $source ->
    [panic] panic
    [damage] damage
    [outrage] outrage
    [units] enemy units
    [rest] rest
    [event] event
    [recon] recon
    [raf] RAF
   *[bought] purchases
}
band = { $level ->
    [draw] draw
    [marginal] { side }, marginal
    [tactical] { side }, tactical
    [strategic] { side }, strategic
   *[super-strategic] { side }, super-strategic
}
aim-of = { $aim ->
    [london] London
    [town] { $side ->
        [german] English towns
       *[british] German-held towns
    }
   *[unit] { $side ->
        [german] British units
       *[british] German units
    }
}
effect-of = { side }, { $effect ->
    [yes] with effect
   *[no] without
}
attacks-of = attacks by the { side }
lost-of = { side }, { $how ->
    [eliminated] eliminated
   *[recycled] recycled
}
cause = { $cause ->
    [dogfight] Dogfights
    [guns] AA fire
    [bombs] Bombs
    [stacking] Crowding
    [landing] Landing
    [fuel] No fuel
   *[event] Events
}
target = { $target ->
    [london] London
   *[town] the town
}
result = { $result ->
    [none] no effect
   *[other] { $result }
}
ace = { $what ->
    [won] becomes an ace
    [lost] the ace is lost
   *[parted] the ace goes to another unit
}
fought = { $what ->
    [dogfights] Dogfights
    [german_dogfights] begun by the Germans
    [british_dogfights] begun by the British
    [interceptions] Interceptions by patrols
    [ranged_interceptions] Interceptions from beside the hex
    [guns_fired] AA fire
    [shattered] Formations shattered
    [fakes_seen] Fakes seen through
   *[ships_sunk] Ships sunk
}
event = { $event ->
    [nothing] nothing
    [weather] bad weather
    [lose] morale points lost
    [gain] morale points gained
    [press] a press campaign
    [look] a look at the enemy
   *[recalled] a squadron recalled
}
die = { $die ->
    [all] All dice together
    [these] Together
    [event-die] Random event
    [press-die] Press campaign
    [order-die] Who acts first
    [recon-die] Recon
    [pursuit-die] Pursuit
    [fire-die] Fire
    [damage-die] Damage
    [ace-die] Ace
    [bomb-die] Bombs
    [ship-die] Damage to ships
    [crash-die] Crash
    [rest-die] Month of rest
   *[other] { $die }
}
raids-of = { $kind ->
    [airship] airships
   *[aeroplane] { $time ->
        [day] aeroplanes by day
       *[night] aeroplanes by night
    }
}
figure = { $figure ->
    [sent] aircraft sent
    [reached] aircraft arrived
    [killed] killed
    [injured] injured
   *[lost] shot down or missing
}
units-at = units in { $place }
hex = Hex { $hex }
unknown = not known
comma = {", "}
colon = {": "}

## Heading

verdict = { $level ->
    [draw] A draw
   *[other] { $winner ->
        [german] The Germans win: { verdict-level }
       *[british] The British win: { verdict-level }
    }
}
verdict-level = { $level ->
    [marginal] marginal victory
    [tactical] tactical victory
    [strategic] strategic victory
   *[super-strategic] super-strategic victory
}
reason-counted = The last month is over, and the morale points are counted.
reason-sudden-death = The lead in morale points is overwhelming.
reason-idle = Nobody flew for months.
nothing-yet = The first month has not begun yet.
tile-mp = Morale points
tile-mp-note = Germans : British
tile-raf-note = Germans : British; RAF created in { $month }
tile-london = Attacks on London
tile-london-note = { $points ->
    [0] no morale points
    [one] one morale point
   *[other] { $points } morale points
}
tile-lost = { $side ->
    [german] German units eliminated
   *[british] British units eliminated
}
tile-lost-note = { $number ->
    [0] none recycled
   *[other] { $number } recycled
}
tile-turns = Flying turns a month
tile-turns-note = { $months ->
    [one] at most { $most }, in one month
   *[other] at most { $most }, in { $months } months
}
tile-luck = Luck of the Germans in MP
tile-luck-note = such dice stray by ± { $deviation }

## Morale

morale-heading = Morale
morale-title = How far the Germans were ahead
morale-note = Morale points of the Germans less those of the British, after every change. Bands show the result that each lead gives at the end.
morale-summary = The Germans have { $german } morale points and the British { $british }; the lead of the Germans was { $low } at its lowest and { $high } at its highest.
morale-value = { $when }: { $source }, { $change }; Germans { $german }, British { $british }
gains-title = How morale points came
gains-note = Points gained in each month. What was spent or lost by events is in the numbers, with both totals at the end of the month.
gains-value = { $month }: the Germans gain { $german } and have { $german_mp }, the British gain { $british } and have { $british_mp }.

## Bombs

bombs-heading = Bombs
bombs-none = No bomb has fallen yet.
aims-title = What bombs were aimed at
aims-note = An attack is one roll of the die for one target.
aims-value = { $name }: { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
}, { $effect } with effect.
places-caption = Bombs by place
attacks-list = Every attack

## Raids, played and real

raids-heading = Raids, played and real
raids-lead = The two charts do not count the same thing: the game counts attacks of units, the record counts raids, which had from one to dozens of aircraft. Compare their shapes, not their heights.
attacks-title = Attacks with bombs, month by month
attacks-note = As they were played.
attacks-value = { $month }: London { $london }, towns { $towns }, units { $units }; by the British { $british }.
then-title = Raids of 1917-18, month by month
then-note = { $raids ->
    [one] Of this raid
   *[other] Of these { $raids } raids
} { $verified } have all figures of aircraft and people read in a source; the others rest in part or wholly on memory.
then-summary = In these months of 1917-18 there were { $raids ->
    [one] one raid
   *[other] { $raids } raids
}: { $killed } killed, { $injured } injured; aircraft lost: { $lost }.
then-value = { $month }: { $raids ->
    [0] no raid
    [one] one raid
   *[other] { $raids } raids
}; { $killed } killed, { $injured } injured; aircraft lost: { $lost }.
then-up = raids
of-raids = { $verified } of { $raids }

## Losses

losses-heading = Losses, combats, aces
losses-lead = Units eliminated can be bought again; units recycled are out of play for a month or more. Neither is a number of aircraft.
losses-none = No air unit has been lost.
types-title = Units lost by type
types-note = A unit may be lost more than once.
types-value = { $name } ({ side }): { $eliminated } eliminated, { $recycled } recycled.
causes-title = What they were lost to
causes-note = Units of both sides.
causes-value = { $cause }: Germans { $german }, British { $british }.
fought-caption = Combats
aces-caption = Aces
aces-none = No ace was made or lost.

## Luck

luck-honest = Few rolls prove nothing, and of all kinds of dice ({ $kinds } here) one in twenty lies outside its line by chance alone. The odds are exact: the share of fair dice that stray from their mean at least as far. High dice are good for who fires or bombs, and bad for who lands or is damaged.
swing-title = Morale points from the dice
swing-note = What dice brought the Germans in morale points against the British, beyond the average of their six faces, each at the moment of its roll. What followed from it later is not counted.
swing-summary = Dice that bring morale points: { $number }. They brought the Germans { $surplus } MP against their average; such sums stray by about { $deviation }.
swing-value = { $name } ({ $number }): { $surplus } MP, where ± { $deviation } is usual
swing-axis = morale points beyond the average

## Month by month

months-heading = Month by month
month-played = As it was played
month-then = As it was in 1917-18
row-event = Event
row-turns = Flights
row-bombs = Bombs
row-fights = Combats
row-losses = Losses
row-mp = { $side ->
    [german] German MP
   *[british] British MP
}
month-turns = { $turns ->
    [0] no flying turn
    [one] one flying turn
   *[other] { $turns } flying turns
}; groups in the air: Germans { $german }, British { $british }
month-bombs = London { $london }, towns { $towns }, units { $units }; by the British { $british }
month-fights = { $dogfights ->
    [one] one dogfight
   *[other] { $dogfights } dogfights
}, { $interceptions ->
    [one] one interception
   *[other] { $interceptions } interceptions
}; AA fired { $guns ->
    [one] once
   *[other] { $guns } times
}
month-losses = Germans { $german } eliminated, { $german_back } recycled; British { $british } and { $british_back }
month-mp = { $mp } at its end
gain-part = { $source } { $points }
toll = { $raids ->
    [0] No raid in this month.
    [one] One raid: { $killed } killed, { $injured } injured. Aircraft lost in any way: { $lost }.
   *[other] { $raids } raids: { $killed } killed, { $injured } injured. Aircraft lost in any way: { $lost }.
}
raid-title = { $date }: { $kind ->
    [airship] airships
   *[aeroplane] aeroplanes
}, { $time ->
    [day] by day
   *[night] by night
}
raid-figures = Aircraft sent { $sent }, arrived { $reached }; { $killed } killed, { $injured } injured.
raid-lost = Shot down or missing: { $down }; wrecked on the way home or on landing: { $wrecked }.
read-some = Read in a source: { $list }; the rest is from memory.
read-none = All figures from memory.
sources-text = The raids of 1917-18 are told in our own words. A figure is called read if it was found with this very value in a source; the others are from memory and may be out by a few. Where a figure is not known nothing is put in its place, and a sum with an unknown figure is not known either. Raiders that did not return may have been shot down or be missing; the record does not always tell which.

## Headings of tables

col-when = When
col-source = By
col-change = Change
col-german = Germans
col-british = British
col-month = Month
col-place = Place
col-by = By
col-attacks = Attacks
col-effect = With effect
col-german-mp = German MP
col-british-mp = British MP
col-aim = Target
col-target = Target
col-units = Units
col-power = Strength
col-result = Result
col-killed = Killed
col-injured = Injured
col-lost = Aircraft lost
col-verified = All read
col-type = Type
col-side = Side
col-eliminated = Eliminated
col-recycled = Recycled
col-cause = Cause
col-what = Combat
col-number = Number
col-unit = Unit
col-ace = Ace
col-surplus = MP beyond the average
