### RAF: Lion in the browser: trays, tracks, cards and the status in the top bar.
### Builds on: web-raf

## Trays

about-raid = The raid now under way. Gruppen and squadrons meet in its boxes; results find them by their letters A, B and C.
about-tote = What every squadron is doing, sector by sector. Each lamp is a squadron; only those that are ready or on patrol can fly against a raid.
about-cards = The cards in play, and how many are left in each deck.

## Units

group-patrol = On patrol over { $sector }
patrol-empty = nobody on patrol
patrol-there = on patrol: { $units }

## Raid Display

next-raid = Target cards: the next raid may go for { $region }.
next-raids = Target cards: the next raid may go for { $first }, the one after for { $second }.
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

## Tracks

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

## Cards

card-place = { $place ->
    [target] Target
    [force] Force
    [approach] Approach event
    [target-event] Target event
   *[day] Day event
}
cards-of-last-raid = The last raid
force-card = Force card
card-enroute = Sectors en route
card-in-range = Sectors in range
card-back = A raid on { $region }
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
no-advance-warning = No advance warning before the next raid.
follow-up = A follow-up raid on the same target comes next.
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
