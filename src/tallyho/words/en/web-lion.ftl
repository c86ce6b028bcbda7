### RAF: Lion in the browser: trays, tracks, cards and the status in the top bar.

## Trays

trays = Trays beside the map
tab-operations = Raid and Tote Board
tab-raid = Raid
tab-tote = Tote Board
tab-luftwaffe = Luftwaffe
tab-tracks = Tracks
tab-cards = Cards
tray-raid = Raid Display
tray-tote = Tote Board
tray-luftwaffe = Luftwaffe
tray-tracks = Tracks
tray-cards = Cards
what-is-this = { $name }: what is this? { $text }
about-raid = The raid now under way. Gruppen and squadrons meet in its boxes; results find them by their letters A, B and C.
about-tote = What every squadron is doing, sector by sector. Each lamp is a squadron; only those that are ready or on patrol can fly against a raid.
about-luftwaffe = The Gruppen of both Luftflotten by type. Full ones can raid; reduced ones and those on the Clock cannot raid now.
about-tracks = Score, time, weather and everything else that is counted beside the map.
about-cards = The cards in play, and how many are left in each deck.
about-decks = A card that is aside is not in the game yet, or is out of it.
raid-under-way = A raid is under way

## Units

aircraft = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
    [blenheim] Blenheim
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
    [ju88] Ju 88
   *[other] { $type }
}
side-up = { $side ->
    [green] green pilots
    [reduced] reduced
   *[full] full strength
}
combat = combat { $combat }
bombing = bombing { $bombing }
letter = letter { $letter }
ace = ace
vhf = VHF radio
elite = elite
reduced-unit = { $unit } (reduced)
luftflotte = { $luftflotte ->
    [LF2] Luftflotte 2
   *[LF3] Luftflotte 3
}
london = London
group = { $group } Group
group-patrol = On patrol over { $sector }
patrol-empty = nobody on patrol
patrol-there = on patrol: { $units }
place-patrol = on patrol { $sector }
place-clock = back at { $time }
place = { $box ->
    [sector] in its sector
    [landing] landing
    [rearm] re-arming
    [light-loss] light loss
    [heavy-loss] heavy loss
    [night-patrol] on night patrol
    [pool] not yet in play
    [ace-box] ace counter not in play
    [hunt] in the Hunt Box
    [bomber] in the Bomber Box
    [bomber-aside] in the Bomber Box, not intercepted
    [close-escort] in close escort
    [escort-aside] in close escort, standing aside
    [channel-patrol] on channel patrol
    [inflight] in flight
    [airbase] at its airbase
    [night-raid] on a night raid
    [calendar] on its way to the front
   *[out] out of the game
}
box = { $box ->
    [landing] Landing
    [rearm] Re-arm
    [light-loss] Light losses
    [heavy-loss] Heavy losses
    [night-patrol] Night patrol
    [pool] Not yet in play
    [hunt] Hunt Box
    [bomber] Bomber Box
    [bomber-aside] Bomber Box, not intercepted
    [close-escort] Close Escort Box
    [escort-aside] Close Escort Box, standing aside
    [channel-patrol] Channel Patrol Box
    [inflight] Inflight Box
    [airbase] Airbases
    [night-raid] Night Raid Boxes
    [calendar] Reinforcements to come
    [ace-box] Ace counters
   *[out] Out of the game
}

## Raid Display

raid-by-night = The Gruppen in the Night Raid Boxes bomb tonight.
raid-none = No raid is under way.
raid-on = { $raid ->
    [major] Major raid on { $site }
    [minor] Minor raid on { $site }
   *[none] { $site }
}
next-raid = Target cards: the next raid may come from { $region }.
next-raids = Target cards: the next raid may come from { $first }, the one after from { $second }.
may-respond = May respond:
eligible = { $from ->
    [enroute_patrolling] patrols over { $enroute }
    [enroute_in_sector] squadrons ready in { $enroute }
    [in_range_patrolling] patrols over { $inrange }
   *[in_range_in_sector] squadrons ready in { $inrange }
}
gruppen-unknown = Neither the number nor the types of the Gruppen are known yet.
gruppen-counted = { $count ->
    [one] One Gruppe; its type is not known yet.
   *[other] { $count } Gruppen; their types are not known yet.
}
box-about = { $box ->
    [hunt] German fighters wait here for the squadrons.
    [bomber] Squadrons that get this far attack the bombers.
    [close-escort] Fighters that stay with the bombers.
    [channel-patrol] Fighters that cover the way home.
   *[inflight] Units that have left the raid and not landed yet.
}
box-counts = { $german ->
    [0] no Gruppe
    [one] one Gruppe
   *[other] { $german } Gruppen
}, { $british ->
    [0] no squadron
    [one] one squadron
   *[other] { $british } squadrons
}
aside = Not intercepted
night-met = Met in the dark
nobody = Nobody
effect = { $effect ->
    [follow-up] follow-up raid
    [snap-raid] snap raid
    [delayed-response] delayed response
    [bombs-first] the bombs fall first
    [british-altitude] British altitude advantage
    [german-altitude] German altitude advantage
    [big-wing] Big Wing
    [escort-coordination] escort coordination
    [pathfinders] pathfinders
    [low-level] low level bombers
    [non-essential] non-essential target
    [secondary-a] letter A bombs the secondary target
    [secondary-b] letter B bombs the secondary target
    [secondary-c] letter C bombs the secondary target
    [snap-raid-due] a snap raid will follow
    [no-advance-warning] no advance warning
    [radar-crippled] radar system crippled: the backs of the target cards are hidden
    [lf3-to-lf2] Luftflotte 3 helps Luftflotte 2
    [terror] terror strategy
    [tension] tension between 11 and 12 Group
    [sealion-preparations] Sealion is being prepared
   *[stabilized] stabilization scheme
}

## Tote Board

sector = Sector
all = All
state = { $state ->
    [ready] ready
    [patrol] on patrol
    [raid] in the raid
    [inflight] in flight
    [landing] landing
    [rearm] re-arming
    [light-loss] light loss
    [heavy-loss] heavy loss
   *[night-patrol] night patrol
}
state-short = { $state ->
    [ready] Ready
    [patrol] Patrol
    [raid] Raid
    [inflight] In flight
    [landing] Land
    [rearm] Re-arm
    [light-loss] Light loss
    [heavy-loss] Heavy loss
   *[night-patrol] Night
}
row = { $sector }: { $parts }.
row-part = { $state } { $units }
row-nobody = no squadron
legend-reduced = half lit: green or reduced
pool = { $count ->
    [one] One reinforcement squadron not yet in play
   *[other] { $count } reinforcement squadrons not yet in play
}

## Luftwaffe

airbase-counts = { $full } full{ $reduced ->
    [0] { "" }
   *[other] , { $reduced } reduced
}{ $waiting ->
    [0] { "" }
   *[other] , { $waiting } on the Clock
}
done-for-the-day = done for the day

## Tracks

track = { $track ->
    [vp] Victory points
    [clock] Clock
    [calendar] Calendar
    [weather] Weather
    [priorities] Target priorities
    [depletion] Luftwaffe depletion
    [replacements] Replacement points
   *[detection] Detection Track
}
track-about = { $track ->
    [vp] Points above zero are British, below zero German. At 35 either way an air force is broken and the game is over.
    [clock] Each space is two hours. German fighters wait here until the time they can fly again.
    [calendar] The day now played. Where two numbers stand, Sealion starts at the first total or less and is cancelled at the second or more.
    [weather] Clouds hinder observers, hunters and bombs, for each Luftflotte’s area of its own.
    [priorities] How eager the Germans are to raid each type of target.
    [depletion] Gruppen that could not be replaced wear the Luftwaffe down; from level 1 it changes how it raids.
    [replacements] One aircraft point brings back a squadron or a Gruppe from its losses; squadrons need an experienced pilot point, too, or return with green pilots.
   *[detection] The die and its modifiers lead to one of twenty spaces: the warning says who may respond, the intelligence what you know of the raid.
}
vp = VP
vp-total = Victory points: { $vp }
band = { $low } to { $high }: { $level }
band-now = As it stands: { $level }
level = { $level ->
    [british-triumph] the RAF triumphs
    [british-decisive] decisive British victory
    [british-operational] operational British victory
    [british-tactical] tactical British victory
    [draw] draw
    [german-tactical] tactical German victory
    [german-operational] operational German victory
    [german-decisive] decisive German victory
    [british-disaster] a disastrous day for the British
    [sealion-starts] Sealion would start
    [sealion-delayed] Sealion would be put off
   *[sealion-cancelled] Sealion would be cancelled
}
date = { $month ->
    [8] August { $day }
    [9] September { $day }
   *[10] October { $day }
}
day-short = { $month ->
    [8] Aug { $day }
    [9] Sept { $day }
   *[10] Oct { $day }
}
hour = { $clock ->
    [end-of-day] end of the day
   *[other] { $clock } hours
}
end-of-day = End of Day
clock-shows = Sector clock: { $hour }
was-raid-day = { $date }: a raid day
raid-day = Raid day { $number }, { $date }
raid-day-of = Raid day { $number } of { $days }, { $date }
sealion = Sealion
sealion-marker = Sealion marker: { $date }
sealion-values = Sealion is considered from { $date }: it starts at { $start } or less and is cancelled at { $cancel } or more.
sealion-prepared = Sealion is being prepared. D-Day: { $date }
weather = { $weather ->
    [clear] clear
    [patchy] patchy clouds
   *[broken] broken clouds
}
weather-short = { $weather ->
    [clear] clear
    [patchy] patchy
   *[broken] broken
}
priority = { $priority ->
    [low] Low
    [medium] Medium
   *[high] High
}
priority-of = { $priority ->
    [low] low priority
    [medium] medium priority
   *[high] high priority
}
points = { $points ->
    [hurricane] Hurricane
    [spitfire] Spitfire
    [blenheim] Blenheim
    [german_fighter] German fighters
    [german_bomber] German level bombers
   *[experienced_pilot] Experienced pilots
}
of-top = { $value } of { $top }
depletion-level = { $level ->
    [0] level 0: full strength
    [1] level 1: depleted
   *[2] level 2: fully depleted
}
detection-space = Space { $space }: { $warning }, { $intelligence }
warning = { $warning ->
    [none] no warning
    [late] late warning
    [sufficient] sufficient warning
    [early] early warning
   *[very-early] very early warning
}
warning-short = { $warning ->
    [none] none
    [late] late
    [sufficient] suffic.
    [early] early
   *[very-early] v. early
}
intelligence = { $intelligence ->
    [poor] poor intelligence
    [limited] limited intelligence
   *[accurate] accurate intelligence
}
warning-and-intelligence = { $warning }, { $intelligence }
yes = yes
no = no

## Sites

site-type = { $type ->
    [radar] radar net
    [port] port
    [airfield] airfield
    [industry] industry
    [city] city
    [headquarters] headquarters
   *[military_base] military base
}
site-types = { $type ->
    [radar] Radar nets
    [port] Ports
    [airfield] Airfields
    [industry] Industry
   *[city] Cities
}
named-site = { $site } ({ $type })
damage = { $damage ->
    [light] light damage
   *[heavy] heavy damage
}
depth = { $depth ->
    [coast] on the coast
    [inland] inland
   *[deep] deep inland
}
range = { $range ->
    [in] in range
    [edge] at the edge of their range
   *[beyond] beyond their range
}

## Cards

card-place = { $place ->
    [target] Target
    [force] Force
    [approach] Approach event
    [target-event] Target event
   *[day] Day event
}
cards-of-last-raid = The last raid
no-cards = No card has been turned up yet.
card-numbered = Card { $card }
force-card = Force card
raid-event-card = Raid Event card
day-event-card = Day Event card
card-value = Strategic value
card-depth = Depth
card-me109 = Me 109s
card-nets = Radar nets
card-observers = Observer Corps
card-enroute = Sectors en route
card-in-range = Sectors in range
card-secondary = Secondary target
card-vp-double = Victory points for its damage are doubled.
card-forward = A forward airfield: harder to detect, and heavy damage counts as 2.
card-advance = Time advance
card-days = Days that pass
card-repair = Repair chance
card-reinforcement = Reinforcements
card-replacements = Replacements
card-back = A raid from { $region }
observers-in = { weather-short } { $value }
pilots-at = { $points } at { $vp } VP
force-minor = Minor raid
force-major = Major raid
force-sweep = Sweep
force-role = { $role ->
    [cp] channel patrol
   *[e] escort
}
no-raid = no raid
size-if = { $size } if { $when }
size-when = { $when ->
    [depleted] the Luftwaffe is depleted
    [poor] intelligence is poor
    [limited] intelligence is limited
   *[accurate] intelligence is accurate
}
advance-depleted = { $advance }, or { $depleted } if the Luftwaffe is depleted
no-advance-warning = No advance warning before the next raid.
follow-up = A follow-up raid on the same target comes next.
event-part = { $part ->
    [approach] On the approach
    [target] Over the target
   *[day] Event
}
no-event = No event
decks = Decks
deck = { $deck ->
    [target] Target cards
    [force] Force cards
    [raid-event] Raid Event cards
   *[day-event] Day Event cards
}
cards-in = { $place ->
    [deck] Deck
    [discard] Discards
    [pulled] Pulled
   *[aside] Aside
}

## Events

event = { $event ->
    [bombers-break-formation] Bombers break formation
    [british-altitude-advantage] British altitude advantage
    [channel-patrollers-hunt] Channel patrollers hunt
    [clouds-inhibit-hunters] Clouds inhibit hunters
    [clouds-scatter-raid] Clouds scatter the raid
    [german-altitude-advantage] German altitude advantage
    [lf3-weather-changes] Weather changes in the LF3 area
    [me109s-close-escort] Me 109s fly close escort
    [radio-confusion] Radio confusion
    [rendezvous-failure] Rendezvous failure
    [undetected-hunters] Undetected hunters
    [weather-moves-east] Weather moves east
    [weather-worsens] Weather worsens
    [big-wing] Big Wing
    [channel-patrollers-close-escort] Channel patrollers fly close escort
    [clouds-inhibit-squadrons] Clouds inhibit squadrons
    [escort-coordination] Escort coordination
    [fighters-strafe] Fighters strafe
    [flak] Flak
    [german-pathfinders] German pathfinders
    [interception-over-coast] Interception over the coast
    [low-level-bombers] Low level bombers
    [me110s-strafe] Me 110s strafe
    [non-essential-target] Non-essential target
    [patrollers-vectored-away] Patrollers vectored away
    [secondary-target] Secondary target
    [snap-raid-by-elite-me110s] Snap raid by elite Me 110s
    [squadrons-intercept-blenheims] Squadrons intercept Blenheims
    [undetected-escort] Undetected escort
    [change-priorities] Target priorities change
    [british-raid-on-industry] British raid on industry
    [increase-fighter-escort] More fighter escort
    [lf3-to-lf2] LF3 to LF2
    [tension-11-12] Tension between 11 and 12 Group
   *[other] { $event }
}
event-with-letters = { $event } ({ $letters })
event-about = { $event ->
    [bombers-break-formation] Bombers with the letter turn reduced.
    [british-altitude-advantage] Both combats move one row in British favour.
    [channel-patrollers-hunt] The channel patrol joins the hunters.
    [clouds-inhibit-hunters] Hunters with the letter lose their way and leave.
    [clouds-scatter-raid] Gruppen with the letter turn reduced.
    [german-altitude-advantage] Both combats move one row in German favour.
    [lf3-weather-changes] The weather of Luftflotte 3’s area changes.
    [me109s-close-escort] Me 109s with the letter leave the hunt for close escort.
    [radio-confusion] A full squadron with the letter loses touch and goes home.
    [rendezvous-failure] Bombers and escorts with the letter miss the meeting and leave.
    [undetected-hunters] One more Me 109 Gruppe joins the hunters.
    [weather-moves-east] The weather of Luftflotte 3’s area reaches that of Luftflotte 2.
    [weather-worsens] The weather of the { $area } area grows worse.
    [big-wing] 12 Group attacks in strength: one row in British favour.
    [channel-patrollers-close-escort] The channel patrol joins the close escort.
    [clouds-inhibit-squadrons] Squadrons with the letter lose their way and leave.
    [escort-coordination] No escort stands aside.
    [fighters-strafe] Fighters with the letter go down and strafe.
    [flak] Bombers with the letter turn reduced; reduced ones turn back.
    [german-pathfinders] The bombing moves two columns to the right.
    [interception-over-coast] The bombs fall first, then the squadrons attack.
    [low-level-bombers] Easier to attack, but they bomb better and below the clouds.
    [me110s-strafe] Me 110s go down and strafe.
    [non-essential-target] What is hit matters less: one victory point less is lost.
    [patrollers-vectored-away] Patrols with the letter are called away.
    [secondary-target] Gruppen with the letters bomb the secondary target.
    [snap-raid-by-elite-me110s] Elite Me 110s raid on their own after this raid.
    [squadrons-intercept-blenheims] A squadron flies after Blenheims of Bomber Command.
    [undetected-escort] One more fighter Gruppe joins the close escort.
    [change-priorities] The Germans choose other targets.
    [british-raid-on-industry] Bomber Command strikes back: fewer German replacements.
    [increase-fighter-escort] Raids may get more escorts from now on.
    [lf3-to-lf2] Gruppen of Luftflotte 3 may join raids of Luftflotte 2.
    [tension-11-12] On the next raid day 12 Group may not patrol over 11 Group.
   *[other] { "" }
}
only-if = Only if: { $conditions }
between = { "; " }
and = { " " }and{ " " }
or = { " " }or{ " " }
condition = { $condition ->
    [squadrons_min] { $value } squadrons or more respond
    [twelve_group_min] { $value } squadrons or more of 12 Group
    [gruppen_min] { $value } Gruppen or more
    [hunters_min] { $value } hunting Gruppen or more
    [hunters_max] { $value } hunting Gruppe at most
   *[in_range] the target is in range of Me 109s
}
condition-weather = { weather }
condition-warning = { warning }
condition-intelligence = { intelligence }
condition-depth = { $depth ->
    [coast] a target on the coast
    [inland] a target inland
   *[deep] a target deep inland
}

## The table in words

chapter-day = The day
chapter-raid = The raid
chapter-raf = Fighter Command
chapter-luftwaffe = The Luftwaffe
chapter-tracks = Priorities and points
in-effect = In effect
line = { $name }: { $value }
