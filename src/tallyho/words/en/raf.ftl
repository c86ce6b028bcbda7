### What RAF: Lion and RAF: Eagle share. How messages are named is explained in table.ftl.

scenario-prelude = Prelude to Eagle Day
scenario-hardest-days = The Hardest Days
scenario-thin-blue-line = The Thin Blue Line
scenario-campaign = The Battle of Britain
option-night = Night raids
option-advanced = Advanced rules

## Words used in sentences below

word-type = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
    [blenheim] Blenheim
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
    [ju88] Ju 88
    [german_fighter] German fighter
    [german_bomber] German level bomber
    [experienced_pilot] experienced pilot
   *[other] { $type }
}
word-site-type = { $type ->
    [radar] radar net
    [port] port
    [airfield] airfield
    [industry] industry
    [city] city
    [headquarters] headquarters
   *[military_base] military base
}
word-priority = { $priority ->
    [low] low
    [medium] medium
   *[high] high
}
word-weather = { $weather ->
    [clear] clear weather
    [patchy] patchy clouds
   *[broken] broken clouds
}
word-warning = { $warning ->
    [none] no warning
    [late] late warning
    [sufficient] sufficient warning
    [early] early warning
   *[very-early] very early warning
}
word-intelligence = { $intelligence ->
    [poor] poor
    [limited] limited
   *[accurate] accurate
}
word-raid = { $raid ->
    [minor] minor raid
   *[major] major raid
}
word-result = { $result ->
    [D] disrupted
    [A] abort
    [L] light loss
    [H] heavy loss
   *[other] no effect
}

## Detection

ask-detection = How well is the raid detected?
log-detected = Detection: die { $die } { $modifier ->
    [0] without modifiers
   *[other] plus { $modifier }
} is space { $space }: { word-warning }, { word-intelligence } intelligence.
log-detect-net = Radar net { $site } operates: +{ $value }.
log-detect-net-damaged = Radar net { $site } is damaged: +0.
log-detect-observers = Observer Corps in { word-weather }: +{ $value }.
log-detect-forward = A forward airfield: { $value }.
log-detect-half = A headquarters is damaged: half the modifier.
log-detect-no-headquarters = Stanmore and the headquarters of the group are damaged: no modifier at all.

## Raid deployment

log-becomes-strafer = { $gruppe } strafes.
log-squadrons-leave = Back home, still in flight: { $squadrons }.

## Interception

log-all-intercepted = { $hunters ->
    [1] One hunting Gruppe meets
   *[other] { $hunters } hunting Gruppen meet
} { $squadrons ->
    [1] one squadron
   *[other] { $squadrons } squadrons
}: nobody gets past.
log-slipped-past = { $squadron } gets past to the bombers.
log-intercepted = { $gruppe } is intercepted.
log-escorts-stay = Escort coordination: no escort stands aside.
why-must-stay = { $squadron } must stay: only full Spitfires and Hurricanes slip past.

## Combat

ask-hunter-attack = The hunters attack: what does the die show?
ask-squadron-attack = The squadrons attack: what does the die show?
log-hunter-attack = Hunter attack: { $gruppen ->
    [1] one Gruppe
   *[other] { $gruppen } Gruppen
}, total { $total }, row { $row }, die { $die }: Gruppen { $german }, squadrons { $british } (letters A B C).
log-squadron-attack = Squadron attack: { $gruppen ->
    [1] one Gruppe
   *[other] { $gruppen } Gruppen
}, total { $total }, row { $row }, die { $die }: Gruppen { $german }, squadrons { $british } (letters A B C).
log-combat-row = { $gruppen ->
    [1] One Gruppe
   *[other] { $gruppen } Gruppen
} and the total give row { $row }.
log-row-british-altitude = British altitude advantage: one row down.
log-row-german-altitude = German altitude advantage: one row up.
log-row-low-level = The bombers fly low: one row down.
log-row-big-wing = The Big Wing attacks: one row down.
log-combat-result = { $unit }: { word-result }.
log-squadron-lost = { $unit }: { $loss ->
    [heavy] heavy loss
   *[light] light loss
}, { $vp } VP.
log-gruppe-lost = { $unit }: { $loss ->
    [heavy] heavy loss
   *[light] light loss
}, +{ $vp } VP.

## Bombing

ask-bombing = The bombs fall: what does the die show?
ask-heavy-damage = Heavy damage: how much?
ask-disperse = Which squadron is dispersed by the bombs? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
log-bombed = { $site } ({ word-site-type }) is bombed: strength { $strength }, column { $column }, die { $die }: { $points ->
    [0] { $result ->
        [0] no damage
       *[other] result { $result }, no damage
    }
   *[other] { $result ->
        [1] 1 damage point
        [2] 2 damage points
       *[other] heavy damage ({ $points } points)
    }
}{ $vp ->
    [0] .
   *[other] , { $vp } VP.
}
log-no-strength = The strafers can do nothing to { $site }.
log-shift-patchy = Patchy clouds: { $columns } column.
log-shift-broken = Broken clouds: { $columns } columns.
log-shift-dive = All bombers dive: +{ $columns } columns.
log-shift-unmet = No squadron was ever in the Bomber Box: +{ $columns } columns.
log-shift-pathfinders = Pathfinders: +{ $columns } columns.
log-shift-low-level = Low level bombers: +{ $columns } columns, and no shift for clouds.
log-forward-airfield = A forward airfield: heavy damage counts as 2.
log-heavy-points = Second die { $die }: { $points } damage points.
log-not-assessed = The target is not essential: no damage is assessed.
log-vp-non-essential = A non-essential target: one victory point less.
log-vp-double = The card doubles the victory points.
log-damaged = { $site }: { $damage ->
    [heavy] heavy
   *[light] light
} damage marker.
log-control-room-hit = The control room of { $site } is hit: sector { $sector } is impaired for the rest of the day.
log-dispersed = { $squadron } is dispersed to its Landing box.
log-replacement-lost = One { word-type } replacement point is lost ({ $left } left).
log-industry-hit = { word-type } production is hit: { $lost ->
    [1] one replacement point
   *[other] { $lost } replacement points
} lost ({ $left } left).

## Leaving, recovery, clock

log-bombers-return = Bombers are back, done for the day: { $gruppen } ({ $number }).
log-fighters-recover = Ready again at { $time }: { $gruppen }.
log-fighters-grounded = Done for the day: { $gruppen }.
log-clock = { $spaces ->
    [1] The clock advances
   *[other] The clock advances { $spaces } spaces
} to { $time }.
log-end-of-day = The raid day is over; the total is { $vp } VP.
log-eliminated = The total reaches { $vp } victory points: { $vp ->
   *[other] one air force has lost the battle.
}

## Set-up

log-green = { $squadron } begins with green pilots.
why-one-a-sector = There is a green squadron in sector { $sector } already.

## Days: words that several messages share

date = { $month ->
    [8] August { $day }
    [9] September { $day }
   *[10] October { $day }
}

## Daily Preparation

ask-repair-die = { $site } is heavily damaged and its repair chance is { $chance }: what does the die show?
ask-weather-die = What does the weather die show?
log-light-damage-mended = Mended overnight: { $sites }.
log-repaired = Die { $die } against a repair chance of { $chance }: { $site } works again.
log-half-repaired = Die { $die }, just the repair chance: { $site } is only lightly damaged now, and will work on the next raid day.
log-not-repaired = Die { $die } against a repair chance of { $chance }: { $site } stays heavily damaged.
lf2-weather = { $lf2 ->
    [clear] clear skies
    [patchy] patchy clouds
   *[broken] broken clouds
}
lf3-weather = { $lf3 ->
    [clear] clear skies
    [patchy] patchy clouds
   *[broken] broken clouds
}
log-weather = Die { $die }: { lf2-weather } over the area of Luftflotte 2, { lf3-weather } over that of Luftflotte 3.

## Airfield Operations

log-fighters-ready = At their airbases again by { $time }: { $gruppen }.
turnaround-ready = { $ready ->
    [none] No squadron becomes ready.
   *[other] Ready again: { $ready }.
}
turnaround-rearming = { $rearming ->
    [none] { "" }
   *[other] { " " }Re-arming: { $rearming }.
}
turnaround-landing = { $landing ->
    [none] { "" }
   *[other] { " " }Landing: { $landing }.
}
log-turnaround = { $spaces ->
    [1] After two hours.
    [2] After four hours.
   *[other] After six hours or more.
} { turnaround-ready }{ turnaround-rearming }{ turnaround-landing }

## Calendar Update

ask-day-card = Which Day Event card is drawn?
log-reset = The day is over: squadrons return to their sectors and Gruppen to their airbases.
log-days-played = { $days } raid days have been played; the total is { $vp }.
log-day-advance = { $days ->
    [one] Card { $card }: one day passes. It is { date } now, and the British gain { $vp ->
        [one] 1 victory point.
       *[other] { $vp } victory points.
    }
   *[other] Card { $card }: { $days } days pass. It is { date } now, and the British gain { $vp } victory points.
}
log-day-card-disregarded = { $days ->
    [one] Card { $card } is disregarded: it is for one day, like the card before.
   *[other] Card { $card } is disregarded: it is for { $days } days, and the card before was for { $previous }.
}
log-reshuffled = { $deck ->
    [target] The target deck takes back its discards and is shuffled.
    [force] The Force deck takes back its discards and is shuffled.
   *[raid-event] The raid event deck takes back its discards and is shuffled.
}
log-deeper-targets = The raids go deeper: target cards { $first } to { $last } join the deck, which is shuffled.

## Sealion

log-sealion-values = On { date } Sealion starts at { $start } victory points or less and is cancelled at { $cancel } or more; the total is { $vp }.
log-sealion-cancelled = Hitler cancels Operation Sealion.
log-sealion-delayed = Operation Sealion is put off; it will be considered again from { date }.
log-sealion-preparations = The Germans prepare to invade: D-Day will be { date }.
log-sealion-orders = Fresh crews lower depletion to { $depletion }, and airfields and ports become the first targets; the total is now { $vp }.
log-d-day = D-Day, { date }, has come; the total is { $vp }.

## Day events

priority-radar = { $radar ->
    [low] low
    [medium] medium
   *[high] high
}
priority-port = { $port ->
    [low] low
    [medium] medium
   *[high] high
}
priority-airfield = { $airfield ->
    [low] low
    [medium] medium
   *[high] high
}
priority-industry = { $industry ->
    [low] low
    [medium] medium
   *[high] high
}
priority-city = { $city ->
    [low] low
    [medium] medium
   *[high] high
}
log-priorities = The Germans change their target priorities: radar { priority-radar }, ports { priority-port }, airfields { priority-airfield }, industry { priority-industry }, cities { priority-city }.
log-row-by-date = It is the row of the card for { date }.
log-row-by-vp = It is the row of the card for { $first } to { $last } victory points; the total is { $vp }.
log-priorities-fixed = While Sealion is being prepared the priorities stay as they are.
log-lf3-joins-lf2 = On { date } Luftflotte 3 is put at the service of Luftflotte 2: its Gruppen may join raids there.
log-lf3-still-joins = On { date } Gruppen of Luftflotte 3 still may join the raids of Luftflotte 2.
log-lf3-leaves-lf2 = On { date } Luftflotte 3 goes back to its own raids.
log-lf3-stays = On { date } Luftflotte 3 keeps to its own raids.
log-british-raid-on-industry = Bomber Command raids German industry; the card has fewer German replacements.
log-no-day-event = Card { $card } has no event.
log-terror = The terror strategy begins: target cards { $first } to { $last } join the deck, which is shuffled.

## Replacements

log-points-gained = Card { $card } brings these replacements: Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim }, German fighters { $german_fighter }, German bombers { $german_bomber } and, at { $vp } victory points, experienced pilots { $experienced_pilot }.
log-stabilization = { $squadrons ->
    [one] Stabilization: one squadron that never entered gives
   *[other] Stabilization: { $squadrons } squadrons that never entered give
} { $gained ->
    [one] one experienced pilot point
   *[other] { $gained } experienced pilot points
}; there are { $pilots } now.
log-squadron-returns = { $squadron } returns to its sector. Points left: { $left } of its type, { $pilots } of experienced pilots.
log-squadron-green = { $squadron } returns to its sector with green pilots. Points left: { $left } of its type, { $pilots } of experienced pilots.
log-squadron-to-light-loss = { $squadron } goes from heavy to light loss. Points left of its type: { $left }.
log-squadrons-stay-light = Without aircraft these stay in light loss: { $squadrons }.
log-squadrons-stay-heavy = Without aircraft these stay in heavy loss: { $squadrons }.
log-gruppen-light-loss = { $gruppen ->
    [none] No Gruppe returns from light loss. Points left: fighters { $fighters }, bombers { $bombers }.
   *[other] Back from light loss: { $gruppen }. Points left: fighters { $fighters }, bombers { $bombers }.
}
log-gruppen-heavy-loss = { $gruppen ->
    [none] No Gruppe leaves heavy loss. Points left: fighters { $fighters }, bombers { $bombers }.
   *[other] From heavy to light loss: { $gruppen }. Points left: fighters { $fighters }, bombers { $bombers }.
}
log-gruppen-unpaid = There was no point for { $gruppen }: depletion rises to { $depletion }.
log-gruppen-stay = At depletion level 2 these stay without a point: { $gruppen }.
log-ju87-stay = Ju 87 are not replaced: { $gruppen }.
why-no-aircraft = No { aircraft } point is left for { $squadron }.
aircraft = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
   *[blenheim] Blenheim
}
why-not-in-heavy-loss = { $squadron } is not in heavy loss.
why-not-in-light-loss = { $squadron } is not in light loss.

## Reinforcements

log-gruppen-arrive = { $number ->
    [one] A Gruppe joins the battle: { $gruppen }.
   *[other] { $number } Gruppen join the battle: { $gruppen }.
}

## Night

ask-night-interception-die = { blenheims } on night patrol, { night-gruppen } on their way, and up to { $chance } will do: what does the die show?
ask-night-combat-die = What does the die of the night combat show?
ask-night-bombing-die = { $gruppen ->
    [one] One Gruppe bombs
   *[other] { $gruppen } Gruppen bomb
} by night: what does the die show?
log-night-no-chance = { blenheims } on night patrol, { night-gruppen } on their way: the chance to find one in the dark is { $chance }.
# A number of squadrons of Blenheims, and one of Gruppen.
blenheims = { $squadrons ->
    [one] One Blenheim squadron
   *[other] { $squadrons } Blenheim squadrons
}
night-gruppen = { $gruppen ->
    [one] one Gruppe
   *[other] { $gruppen } Gruppen
}
log-night-missed = { blenheims } on night patrol, { night-gruppen } on their way. Die { $die } against a chance of { $chance }: nobody finds anybody.
log-night-found = { blenheims } on night patrol, { night-gruppen } on their way. { $number ->
    [one] Die { $die } against a chance of { $chance }: one squadron finds a Gruppe.
   *[other] Die { $die } against a chance of { $chance }: { $number } squadrons find a Gruppe each.
}
log-night-interceptors = They meet in the dark: { $units }.
log-night-combat = Night combat: { $gruppen ->
    [one] one Gruppe
   *[other] { $gruppen } Gruppen
}, total { $total }, row { $row }, die { $die }. Gruppen by letter: { $german }; squadrons: { $british }.
night-box = { $box ->
    [night-patrol] goes back to night patrol
    [night-raid] flies on to bomb
   *[airbase] turns back to its airbase
}
log-night-return = { $unit } ({ word-result }) { night-box }.
log-night-bombing = Die { $die }: { $gruppen ->
    [one] one Gruppe bombs
   *[other] { $gruppen } Gruppen bomb
} by night; the victory points change by { $vp }.
log-landing-accident = { $gruppe } has an accident on landing: light loss, +{ $vp } VP.
ask-landing-accident = A raider comes to grief on landing: which Gruppe?
ask-night-gruppe = { $left ->
    [one] Which Gruppe is intercepted?
   *[other] Which Gruppe is intercepted? { $left } are still to be named.
}
ask-night-squadron = { $left ->
    [one] Which squadron intercepts?
   *[other] Which squadron intercepts? { $left } are still to be named.
}

## How it ended

level-british-decisive = decisive British victory
level-british-operational = operational British victory
level-british-tactical = tactical British victory
level-draw = draw
level-german-tactical = tactical German victory
level-german-operational = operational German victory
level-german-decisive = decisive German victory
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
reason-prepared = The Germans prepare to invade.
reason-invasion = The Germans land in England.
reason-invasion-called-off = The invasion is called off, but the Luftwaffe may yet finish the RAF.
reason-raf-withstood = The invasion is called off; the RAF has held out, if barely.
# One of the air forces is no side that anybody plays, so it wins without being named.
outcome = { $winner ->
    [none] The result: { $level }. { $reason }
   *[other] { $winner }: { $level }. { $reason }
}

## Raid events

ask-approach-card = Which raid event card is drawn while the raid approaches?
ask-target-event-card = Which raid event card is drawn over the target?
raid-event = { $event ->
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
   *[other] { $event }
}
raid-event-letters = { $letters ->
    [none] { "" }
   *[other] { " " }({ $letters })
}
raid-event-box = { $box ->
    [hunt] the Hunt Box
    [bomber] the Bomber Box
    [close-escort] the Close Escort Box
   *[channel-patrol] the Channel Patrol Box
}
raid-event-weather = { $weather ->
    [clear] clear
    [patchy] patchy clouds
   *[broken] broken clouds
}
raid-event-wanted-weather = { $wanted ->
    [clear] clear
    [patchy] patchy clouds
   *[broken] broken clouds
}
raid-event-warning = { $warning ->
    [none] none
    [late] late
    [sufficient] sufficient
    [early] early
   *[very-early] very early
}
raid-event-wanted-warning = { $wanted ->
    [none] none
    [late] late
    [sufficient] sufficient
    [early] early
   *[very-early] very early
}
raid-event-intelligence = { $intelligence ->
    [poor] poor
    [limited] limited
   *[accurate] accurate
}
raid-event-wanted-intelligence = { $wanted ->
    [poor] poor
    [limited] limited
   *[accurate] accurate
}
raid-event-depth = { $depth ->
    [coast] coastal
    [inland] inland
   *[deep] deep
}
raid-event-wanted-depth = { $wanted ->
    [coast] coastal
    [inland] inland
   *[deep] deep
}

## Raid events: the card

log-event-approach = On the approach, event card { $card }: { raid-event }{ raid-event-letters }.
log-event-target = Over the target, event card { $card }: { raid-event }{ raid-event-letters }.
log-event-fails = Event card { $card }, { raid-event }{ raid-event-letters }, does not apply.
log-event-none = Event card { $card } holds no event for this game here.
log-event-nothing = It changes nothing.

## Raid events: conditions of the card

log-event-warning-is = The warning level is { raid-event-warning }.
log-event-warning-is-not = The warning level is { raid-event-warning }, not { raid-event-wanted-warning }.
log-event-intelligence-is = Intelligence is { raid-event-intelligence }.
log-event-intelligence-is-not = Intelligence is { raid-event-intelligence }, not { raid-event-wanted-intelligence }.
log-event-weather-is = Weather over the target: { raid-event-weather }.
log-event-weather-is-not = Weather over the target: { raid-event-weather }, not { raid-event-wanted-weather }.
log-event-depth-is = Depth of the target: { raid-event-depth }.
log-event-depth-is-not = Depth of the target: { raid-event-depth }, not { raid-event-wanted-depth }.
log-event-in-range = The target is within the range of Me 109s.
log-event-beyond-range = The target is beyond the range of Me 109s.
log-event-squadrons = Squadrons that count: { $count }; { $least } or more are needed.
log-event-gruppen = Gruppen in the raid: { $count }; { $least } or more are needed.
log-event-hunters = Gruppen in the Hunt Box: { $count }; the card wants { $least } or more.
log-event-hunters-at-most = Gruppen in the Hunt Box: { $count }; the card wants { $most } at most.

## Raid events: what happens

log-event-turned-reduced = { $count ->
    [one] { $units } turns reduced.
   *[other] { $count } Gruppen turn reduced: { $units }.
}
log-event-left-raid = { $count ->
    [one] { $units } leaves the raid and is in flight.
   *[other] { $count } units leave the raid and are in flight: { $units }.
}
log-event-moved = { $count ->
    [one] { $units } goes to { raid-event-box }.
   *[other] { $count } Gruppen go to { raid-event-box }: { $units }.
}
log-event-weather = Weather in the { $area } area, from now on: { raid-event-weather }.
log-event-british-altitude = The squadrons have the height: both combats of this raid move one row in their favour.
log-event-german-altitude = The Germans have the height: both combats of this raid move one row in their favour.
log-event-big-wing = 12 Group forms up: with two or more of its squadrons the squadron attack moves one row in British favour.
log-event-bombs-first = The squadrons come late: the bombs fall first, then they attack.
log-event-non-essential = What will be hit at { $site } matters little: one victory point less is lost, and airfields, radar nets and industry take no damage.
log-event-raid-ends = { $count ->
    [0] Nobody is left to bomb: the raid is over.
    [one] Nobody is left to bomb: the raid is over, and { $units } leaves it.
   *[other] Nobody is left to bomb: the raid is over, and { $count } units leave it: { $units }.
}

## Raid events: why, or why not

log-event-nobody = There is nobody whom it could concern.
log-event-other-letters = { $count ->
    [one] Not concerned, having another letter: { $units }.
   *[other] Not concerned, having other letters: { $units }.
}
log-event-already-reduced = Already reduced: { $units }.
log-event-weather-stays = Weather in the { $area } area, already: { raid-event-weather }.
log-event-no-squadron-to-hunt = No squadron is in the Hunt Box, so there is nothing to hunt.
log-event-no-hunters = No Gruppe is in the Hunt Box.
log-event-bomber-box-emptied = No Gruppe is left in the Bomber Box: the escort has nobody to protect and strafes.
