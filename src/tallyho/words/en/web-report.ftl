### The report of a game in the browser.

## Heading

kicker-over = Report of the battle
kicker-going-on = Report so far
span = { $first } to { $last }, 1940
span-day = { $first }, 1940
print = Print this report
to-game = Back to the game
tile-vp = Victory points
tile-vp-note = { $days ->
    [one] after one raid day
   *[other] after { $days } raid days
}
tile-met = Raids met
tile-met-note = { $missed ->
    [0] none got through unfought
   *[other] { $missed } unfought
}
tile-gruppen = Gruppen lost
tile-squadrons = Squadrons lost
tile-heavy = { $heavy ->
    [0] no heavy loss
   *[other] { $heavy } of them heavy
}
tile-damage = Damage points
tile-damage-note = { $bombings ->
    [one] in one bombing
   *[other] in { $bombings } bombings
}
tile-luck = Luck in VP
tile-luck-note = such dice stray by ± { $deviation }

## Dates, times, names

of-month = { $day }
date = { $month ->
    [7] July { of-month }
    [8] August { of-month }
    [9] September { of-month }
   *[10] October { of-month }
}
date-short = { $month ->
    [7] Jul { of-month }
    [8] Aug { of-month }
    [9] Sep { of-month }
   *[10] Oct { of-month }
}
clock = { $clock ->
    [before-dawn] before dawn
    [end-of-day] end of day
   *[other] { $clock } hours
}
type = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
    [blenheim] Blenheim
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
   *[ju88] Ju 88
}
site = { $type ->
    [radar] radar net
    [port] port
    [airfield] airfield
    [industry] industry
    [city] city
    [headquarters] headquarters
   *[military_base] military base
}
weather = { $weather ->
    [clear] clear weather
    [patchy] patchy clouds
   *[broken] broken clouds
}
warning = { $warning ->
    [none] none
    [late] late
    [sufficient] sufficient
    [early] early
   *[very-early] very early
}
kind = { $kind ->
    [minor] minor
    [major] major
    [follow-up] follow-up
    [snap] snap raid
   *[sweep] sweep
}
outcome = { $outcome ->
    [met] met
    [undetected] no warning
    [out-of-reach] out of reach
    [let-through] nobody sent
    [eluded] no contact
    [called-off] called off
    [false] false raid
   *[under-way] under way
}
outcome-count = { $number } { $outcome ->
    [met] met
    [undetected] without warning
    [out-of-reach] out of reach
    [let-through] let through
    [eluded] without contact
    [called-off] called off
    [false] false
   *[under-way] under way
}
bombing = { $result ->
    [0] no damage
    [1] 1 point
    [2] 2 points
   *[H] heavy damage
}
phase = { $phase ->
    [channel] over the Channel
    [eagle-attack] the Eagle attack
    [airfields] against the airfields
    [london] over London
   *[fighter-bombers] fighter-bombers
}
author = { $author ->
    [wood-dempster] Wood & Dempster, The Narrow Margin
    [then-and-now] The Battle of Britain Then and Now
    [battle-of-britain-blog] battleofbritainblog.com
   *[bungay] Bungay, The Most Dangerous Enemy
}
author-memory = { $author }; { $read ->
    [raf] Luftwaffe from memory
    [luftwaffe] Fighter Command from memory
   *[none] from memory
}
die = { $die ->
    [all] All dice together
    [these] Together
    [weather-die] Weather
    [raid-effort] Raid effort
    [detection] Detection
    [rendezvous] Rendezvous
    [rendezvous-failure] Failed rendezvous
    [response-priority] Response priority
    [contact-die] Hunter contact
    [excess-die] Squadrons in excess
    [night-patrol-die] Night patrol
    [hunter-attack] Hunter attack
    [squadron-attack] Squadron attack
    [bombing] Bombing
    [heavy-damage] Heavy damage
    [repair-die] Repair
    [night-commitment-die] Night raid
    [night-interception-die] Night interception
    [night-combat-die] Night combat
    [night-bombing-die] Night bombing
   *[other] { $die }
}
cause = { $cause ->
    [start] the start
    [hunter-attack] hunter attack
    [squadron-attack] squadron attack
    [nobody-responds] nobody responds
    [bombed] bombing
    [event-light-loss] loss by an event
    [night-combat] night combat
    [night-bombing] night bombing
    [day-advance] days pass
    [sealion-preparations] Sealion is prepared
   *[squadron-enters] a squadron enters
}
none = none
no-raid = no raid
read = { $read ->
    [both] yes
    [raf] Fighter Command only
    [luftwaffe] Luftwaffe only
   *[none] no, from memory
}
too-few = too few

## Charts in general

show-numbers = Show numbers
numbers-of = Numbers: { $title }
step-through = Step through the values: { $title }

## Victory points

vp-heading = Victory points
vp-title = Victory points over time
vp-note-bands = Bands show the result that each total gives at the end. Days are equally wide, whatever lies between them.
vp-note-sealion = Broken lines show the totals at which Sealion is cancelled or prepared. Days are equally wide, whatever lies between them.
vp-summary = Victory points stand at { $now } after { $changes ->
    [one] one change
   *[other] { $changes } changes
}; the lowest total was { $low }, the highest { $high }.
vp-value = { $date }, { $time }: { $cause }, { $change }; total { $vp }
sealion-cancel = Sealion is cancelled at or above
sealion-start = Sealion is prepared at or below
limit = { $vp }: the battle ends

## Raids and losses

raids-heading = Raids and their cost
raids-title = Raids met and missed
raids-note = A raid was met if squadrons fought it. All others got through, were called off or never came.
raids-up = raids
raids-summary = Raids announced: { $raids }; met in combat: { $met }; unfought: { $missed }.
raids-value = { $date }: { $list }
losses-type-title = Losses by type
losses-type-note = Units that went to the Light and the Heavy Loss Box.
losses-type-summary = Losses by type, light and heavy: { $list }.
squadrons-light = squadrons, light loss
squadrons-heavy = squadrons, heavy loss
gruppen-light = Gruppen, light loss
gruppen-heavy = Gruppen, heavy loss
count-gruppen = { $gruppen ->
    [one] { $gruppen } Gruppe
   *[other] { $gruppen } Gruppen
}
count-squadrons = { $squadrons ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}
count-light = { $light } light
count-heavy = { $heavy } heavy
type-lost = { $name }: { count-light } and { count-heavy }
type-light = { $name }: { count-light }
type-heavy = { $name }: { count-heavy }
losses-heading = Losses, played and real
losses-unlike = The two charts do not count the same thing: the game counts squadrons and Gruppen that a fight puts out of action for a time, the books count aircraft destroyed. Compare their shapes, not their heights.
losses-day-title = Losses by day and type
losses-day-note = Light and heavy losses together, from dawn to the next dawn.
losses-summary = { $days ->
    [one] Lost in one raid day: { count-gruppen } and { count-squadrons }.
   *[other] Lost in { $days } raid days: { count-gruppen } and { count-squadrons }.
}
losses-value = { $date }: { count-gruppen }, { count-squadrons } ({ $list })
gruppen-lost = Gruppen lost
squadrons-lost = squadrons lost
then-title = 1940: aircraft lost by day
then-note = After { $author }. Hollow columns rest on memory; a diamond marks a day that was played.
then-summary = { $days ->
    [one] On that day of 1940 the Luftwaffe lost { $luftwaffe } aircraft and Fighter Command { $raf }, after { $author }.
   *[other] On these { $days } days of 1940 the Luftwaffe lost { $luftwaffe } aircraft and Fighter Command { $raf }, after { $author }.
}
then-value = { $date }: Luftwaffe { $luftwaffe }, Fighter Command { $raf } ({ $author })
then-value-played = { $date }, a day that was played: Luftwaffe { $luftwaffe }, Fighter Command { $raf } ({ $author })
luftwaffe-aircraft = Luftwaffe aircraft
raf-aircraft = Fighter Command aircraft
from-memory = from memory, not verified
totals-caption = The whole battle, July 10 to October 31, 1940: aircraft lost
strength-caption = Fighters of Fighter Command fit to fly in the morning

## Luck

luck-heading = Luck
luck-none = No die has been rolled yet.
luck-honest = Few rolls prove nothing, and of all kinds of dice ({ $kinds } here) one in twenty lies outside its line by chance alone. The odds are exact: the share of fair dice that stray from their mean at least as far. Cards and other draws ({ $draws } in this game) are not weighed, for none is good or bad by itself.
dice-title = Means of the dice
dice-note = The mean of every kind of die against a fair one.
dice-summary = Dice rolled: { $number }, with a mean of { $mean }; { $expected } was to be expected. Kinds outside the middle 95 per cent: { $outside } of { $kinds }.
dice-value = { $name }: { $number ->
    [one] one roll
   *[other] { $number } rolls
}, mean { $mean } where { $expected } was to be expected; odds of straying so far { $odds }.
verdict = { $verdict ->
    [few] Too few to say anything.
    [usual] Nothing unusual.
    [unusual] Unusual, but it happens.
   *[rare] Rare.
}
dice-interval = where 95 of 100 such means lie
dice-expected = mean of a fair die
dice-axis = mean of the dice
dot-label = { $name } ({ $number })
swing-title = Points by the dice
swing-note = What combat and bombing dice brought the British in victory points beyond the average of their six faces, each at the moment it was rolled. What followed from it later is not counted.
swing-summary = Dice of combat and bombing: { $number }. They brought { $surplus } VP against their average; such sums stray by about { $deviation }.
swing-value = { $name } ({ $number }): { $surplus } VP, where ± { $deviation } is usual
swing-interval = where 95 of 100 such sums lie, nearly
swing-expected = average of the faces
swing-axis = victory points beyond the average

## Day by day

days-heading = Day by day
day-played = As it was played
day-then = As it was in 1940
row-weather = Weather
row-raids = Raids
row-sent = Sent
row-losses = Losses
row-bombs = Bombs
row-vp = VP
semicolon = {"; "}
day-weather-both = { $lf2 } for both Luftflotten
day-weather = Luftflotte 2: { $lf2 }; Luftflotte 3: { $lf3 }
day-raids = { $met } met, { $missed } unfought
day-off = { $off } called off or false
day-sent = { $committed ->
    [one] one squadron
   *[other] { $committed } times a squadron
}
day-losses = { count-gruppen }, { count-squadrons }
count-points = { $points ->
    [one] { $points } damage point
   *[other] { $points } damage points
}
day-bombs = { $bombings ->
    [0] no bombing
    [one] one bombing, { count-points }
   *[other] { $bombings } bombings, { count-points }
}
day-heavy = heavily damaged at dusk: { $heavy }
day-vp = { $dawn } at dawn, { $dusk } at dusk
then-weather = { $weather }. Phase: { $phase }.
figures = Aircraft lost: Luftwaffe { $luftwaffe }, Fighter Command { $raf } ({ $author })

## Raid by raid

raid-list-heading = Raid by raid
sources-heading = Sources
sources-text = Daily losses after Derek Wood and Derek Dempster, The Narrow Margin, and after The Battle of Britain Then and Now (After the Battle), where its count was found; the totals of the battle also after Stephen Bungay, The Most Dangerous Enemy; fighters fit to fly after battleofbritainblog.com. A figure is called verified if it was read with that very value in a source; the others are from memory and may be a few aircraft off. Weather and raids are told in our own words.

## Headings of tables

col-date = Date
col-time = Time
col-when = When
col-change = Change
col-total = Total
col-cause = By
col-answer = Answer
col-squadrons = Squadrons lost
col-gruppen = Gruppen lost
col-raf = Fighter Command
col-luftwaffe = Luftwaffe
col-author = Author
col-verified = Verified
col-ratio = Ratio
col-serviceable = Fighters
col-committed = Sent
col-bombings = Bombings
col-damage = Damage points
col-dusk = VP at dusk
col-type = Type
col-light = Light
col-heavy = Heavy
col-both = Both
col-die = Die
col-rolls = Rolls
col-mean = Mean
col-expected = Expected
col-odds = Odds
col-chi = Chi-square of faces
col-faces-odds = Odds of faces
col-surplus = VP beyond average
col-deviation = Usual
col-target = Target
col-kind = Raid
col-size = Gruppen
col-warning = Warning
col-outcome = Outcome
col-bombs = Bombs
col-vp = VP

## How it ended, as in the game’s own catalogue

level-british-triumph = the RAF triumphs
level-british-decisive = decisive British victory
level-british-operational = operational British victory
level-british-tactical = tactical British victory
level-draw = draw
level-german-tactical = tactical German victory
level-german-operational = operational German victory
level-german-decisive = decisive German victory
level-british-disaster = a disastrous day for the British
level-german-triumph = the Luftwaffe triumphs
level-luftwaffe-disaster = a disastrous day for the Luftwaffe
reason-raf-eliminated = The RAF can fight no longer.
reason-luftwaffe-eliminated = The Luftwaffe can fight no longer.
reason-day-played = The day is over, and the victory points are counted.
reason-days-played = The four raid days are over, and the victory points are counted.
reason-cancelled-at-once = Operation Sealion was cancelled when it was first considered.
reason-cancelled-later = Operation Sealion was put off and then cancelled.
reason-cancelled-too-late = Operation Sealion was cancelled only after September 22.
reason-delayed = Operation Sealion was put off until the season was over.
reason-delayed-depleted = Operation Sealion was put off, and the Luftwaffe is worn out.
reason-delayed-undepleted = Operation Sealion was only put off, and the Luftwaffe is not yet worn out.
reason-delayed-not-negative = Operation Sealion was only put off, and the RAF has not lost ground.
reason-prepared = The Germans prepare to invade.
reason-invasion = The Germans land in England.
reason-invasion-called-off = The invasion is called off, but the Luftwaffe may yet finish the RAF.
reason-raf-withstood = The invasion is called off; the RAF has held out, if barely.
