### RAF: Lion and RAF: Eagle in the browser: units, tracks, sites, cards and events.

## Trays

trays = Trays beside the map
tray-raid = Raid Display
tray-tote = Tote Board
tray-luftwaffe = Luftwaffe
tray-tracks = Tracks
tray-cards = Cards
what-is-this = { $name }: what is this? { $text }
about-luftwaffe = The Gruppen of both Luftflotten by type. Full ones can raid; reduced ones and those on the Clock cannot raid now.
about-tracks = Score, time, weather and everything else that is counted beside the map.
about-decks = A card that is aside is not in the game yet, or is out of it.
raid-under-way = A raid is under way
tab-operations = Raid and Tote Board
tab-raid = Raid
tab-tote = Tote Board
tab-luftwaffe = Luftwaffe
tab-tracks = Tracks
tab-cards = Cards

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
ace-counter = Ace
jabo = Jabo
vhf = VHF radio
elite = elite
reduced-unit = { $unit } (reduced)
luftflotte = { $luftflotte ->
    [LF2] Luftflotte 2
   *[LF3] Luftflotte 3
}
london = London
group = { $group } Group
place-patrol = on patrol { $sector }
place-raid = assigned to the raid on { $site } (card { $card })
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
    [planned] assigned to a raid
    [cup] in the response pool
    [beside-cup] in the response pool, beside the cup
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
    [planned] Assigned to raids
    [cup] Response pool
    [beside-cup] Response pool, beside the cup
    [ace-box] Ace counters
   *[out] Out of the game
}

## Raid Display

raid-by-night = The Gruppen in the Night Raid Boxes bomb tonight.
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
raid-none = No raid is under way.
raid-on = { $raid ->
    [major] Major raid on { $site }
    [minor] Minor raid on { $site }
   *[none] { $site }
}
box-about = { $box ->
    [hunt] German fighters wait here for the squadrons.
    [bomber] Squadrons that get this far attack the bombers.
    [close-escort] Fighters that stay with the bombers.
    [channel-patrol] Fighters that cover the way home.
   *[inflight] Units that have left the raid and not landed yet.
}

## Tote Board

sector = Sector
all = All
state = { $state ->
    [ready] ready
    [cup] in the response pool
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
    [cup] Pool
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
}{ $planned ->
    [0] { "" }
   *[other] , { $planned } assigned
}
assigned = assigned to raids
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
vp = VP
vp-total = Victory points: { $vp }
band = { $low } to { $high }: { $level }
band-now = As it stands: { $level }
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
was-raid-day = { $date }: a raid day
raid-day = Raid day { $number }, { $date }
raid-day-of = Raid day { $number } of { $days }, { $date }
sealion = Sealion
sealion-marker = Sealion marker: { $date }
sealion-values = Sealion is considered from { $date }: it starts at { $start } or less and is cancelled at { $cancel } or more.
sealion-prepared = Sealion is being prepared. D-Day: { $date }
weather = { $weather ->
    [unknown] weather not known yet
    [clear] clear
    [patchy] patchy clouds
   *[broken] broken clouds
}
weather-short = { $weather ->
    [unknown] weather?
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
clock-shows = Sector clock: { $hour }

## Sites

region = { $region ->
    [LF2-East] LF2 East
    [LF2-South] LF2 South
   *[LF3] LF3
}
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

no-cards = No card has been turned up yet.
card-numbered = Card { $card }
raid-event-card = Raid Event card
day-event-card = Day Event card
card-value = Strategic value
card-depth = Depth
card-me109 = Me 109s
card-nets = Radar nets
card-observers = Observer Corps
card-secondary = Secondary target
card-vp-double = Victory points for its damage are doubled.
card-forward = A forward airfield: harder to detect, and heavy damage counts as 2.
card-advance = Time advance
card-days = Days that pass
card-repair = Repair chance
card-reinforcement = Reinforcements
card-replacements = Replacements
observers-in = { weather-short } { $value }
pilots-at = { $points } at { $vp } VP
advance-depleted = { $advance }, or { $depleted } if the Luftwaffe is depleted
no-event = No event
decks = Decks

## Events

event = { $event ->
    [bombers-break-formation] Bombers break formation
    [british-altitude-advantage] British altitude advantage
    [channel-patrollers-hunt] Channel patrollers hunt
    [clouds-inhibit-hunters] Clouds inhibit hunters
    [clouds-scatter-raid] Clouds scatter the raid
    [escort-rendezvous-failure] Escort rendezvous failure
    [german-altitude-advantage] German altitude advantage
    [heavy-pursuit] Heavy pursuit
    [lf3-weather-changes] Weather changes in the LF3 area
    [me109s-close-escort] Me 109s fly close escort
    [radio-confusion] Radio confusion
    [rendezvous-failure] Rendezvous failure
    [squadrons-evade-hunters] Squadrons evade hunters
    [squadrons-patrol-elsewhere] Squadrons patrol elsewhere
    [undetected-hunters] Undetected hunters
    [weather-improves] Weather improves
    [weather-moves-east] Weather moves east
    [weather-worsens] Weather worsens
    [big-wing] Big Wing
    [blenheims-intercept-bombers] Blenheims intercept bombers
    [channel-patrollers-close-escort] Channel patrollers fly close escort
    [clouds-inhibit-squadrons] Clouds inhibit squadrons
    [escort-coordination] Escort coordination
    [extended-attack] Extended attack
    [fighters-strafe] Fighters strafe
    [flak] Flak
    [german-pathfinders] German pathfinders
    [interception-over-coast] Interception over the coast
    [late-interception] Late interception
    [low-level-bombers] Low level bombers
    [me110s-strafe] Me 110s strafe
    [navigational-error] Navigational error
    [non-essential-target] Non-essential target
    [patrollers-vectored-away] Patrollers vectored away
    [secondary-target] Secondary target
    [snap-raid-by-elite-me110s] Snap raid by elite Me 110s
    [squadron-turnaround] Squadron turnaround
    [squadrons-intercept-blenheims] Squadrons intercept Blenheims
    [ultra-intercept] ULTRA intercept
    [undetected-escort] Undetected escort
    [change-priorities] Target priorities change
    [british-raid-on-industry] British raid on industry
    [increase-fighter-escort] More fighter escort
    [lf3-to-lf2] LF3 to LF2
    [morning-haze] Morning haze
    [tension-11-12] Tension between 11 and 12 Group
   *[other] { $event }
}
event-with-letters = { $event } ({ $letters })
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
event-part = { $part ->
    [approach] On the approach
    [target] Over the target
   *[day] Event
}

## The table in words

chapter-day = The day
chapter-raid = The raid
chapter-raf = Fighter Command
chapter-luftwaffe = The Luftwaffe
chapter-tracks = Priorities and points
in-effect = In effect
line = { $name }: { $value }
