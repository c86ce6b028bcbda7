### RAF: Eagle in the browser: the plan, the raid, the British response, cards and tracks.
### Builds on: web-raf, cards-eagle

## Trays

tab-plan = Plan
tray-plan = Raid Planning Track
about-plan = The raids of the day by time segment: at most three in each. Bombers are assigned for the whole day, fighters in waves.
about-raid = The raid now in the air, how the British respond to it, and who meets whom; results find units by their letters A, B and C.
about-tote = What every British squadron is doing, sector by sector. Each lamp is a squadron; only those that are ready can answer a raid.
about-cards = The cards in your hand and in play, and how many are left in each deck.

## Raids

raid-kind = { $raid ->
    [none] no raid possible
    [minor] minor raid
   *[major] major raid
}
raid-short = { $raid ->
    [none] none
    [minor] minor
   *[major] major
}
decoy = decoy
decoy-on = Decoy raid on { $site }
gruppen-of = { $number } of { $limit } Gruppen
raids-number = { $number ->
    [0] no raid yet
    [one] one raid
   *[other] { $number } raids
}
forward = forward airfield
flown = flown
ultra = ULTRA knows of it
ultra-at = ULTRA knows of all raids at { $time }.
undeployed = Without a mission yet
beside-cup = No draw can take them out
mark-planned = { $time }: { $kind } on { $site } (card { $card }), { $number ->
    [0] no Gruppe yet
    [one] one Gruppe
   *[other] { $number } Gruppen
}
mark-hand = Card { $card } in your hand: { $site }, { $kind }
effect = { $effect ->
    [bombs-first] the bombs fall first
    [british-altitude] British altitude advantage
    [german-altitude] German altitude advantage
    [big-wing] Big Wing
    [escort-coordination] escort coordination
    [pathfinders] pathfinders
    [low-level] low level bombing
    [non-essential] non-essential target
    [navigational-error] navigational error
    [false-raid] decoy
    [morning-haze] morning haze: no raids at 0600 and 0800
    [pressed] the Luftwaffe presses
    [radar-blind] the radar nets see nothing
    [lf3-to-lf2] Luftflotte 3 may fly for Luftflotte 2
    [terror] terror strategy
    [sealion-preparations] Sealion is being prepared
   *[stabilized] stabilization scheme
}

## The British response

tab-response = Response
tray-response = How the British respond
about-response = Step by step, with every die, modifier and chart: what they see of the raid, who could meet it, and who comes.
response-none = When a raid flies, you see here step by step what the British know of it, who could meet it and who comes.
response-to = { $now ->
    [yes] { $time }, raid on { $site }
   *[no] The last raid: { $time }, { $site }
}
response-why = Why so?
response-step = { $step ->
    [detection] Detection
    [rendezvous] Rendezvous
    [belief] Taken for
    [pool] Pool
    [priority] Priority
    [tactics] Tactics
   *[response] Responding
}
response-priority = { $priority ->
    [minimal] minimal
    [low] low
    [high] high
   *[all-out] all-out
}
squadrons-number = { $number ->
    [0] nobody
    [one] one squadron
   *[other] { $number } squadrons
}
step-detected = die { $die } + { $modifier } → space { $space }
step-kept = kept
step-failed = failed
step-die = die { $die }
step-ultra = by ULTRA, without a die
step-priority = die { $die } + { $modifier } = { $total }: { $removed } of { $pool } stay
step-chart = chart { $chart }
step-tactics = { $number } of { $pool } go
step-misled = misled by the decoy
result-with = { $result } ({ $detail })
chart-name = { $chart ->
    [priority] Response priority: die with modifiers
    [removed] Squadrons that stay
    [tactics-1a] Tactics 1A: accurate intelligence, bombers; hunting Gruppen
    [tactics-1b] Tactics 1B: hunting and escorting Gruppen
    [tactics-2] Tactics 2: accurate intelligence, no bombers; hunting Gruppen
    [tactics-3] Tactics 3: limited intelligence; Gruppen without channel patrol
   *[tactics-4] Tactics 4: poor intelligence; what the raid is taken for
}
chart-priority = Priority
chart-dice = Modified die
chart-pool = Pool
chart-answer = { $answer ->
    [yes] all
    [no] none
    [B] 1B
    [all] all
    [none] none
   *[other] { $answer }
}

## Offers

group-on-raid = On this raid
group-hand = In your hand
group-jabo = As Jabos, with bombs
group-strategy = Strategy cards
group-time = Time segment

## Tracks

track = { $track ->
    [vp] Victory points
    [strategy] Strategy cards by victory points
    [clock] Clock
    [calendar] Calendar
    [weather] Weather
    [priorities] Target priorities
    [eligibility] Raids by priority
    [depletion] Luftwaffe depletion
    [replacements] Replacement points
    [response] Charts of the British response
   *[detection] Detection Track
}
track-about = { $track ->
    [vp] Points below zero are German, above zero British. At 35 either way an air force is broken and the game is over.
    [strategy] How many strategy cards you draw at the beginning of a raid day.
    [clock] Each space is two hours. Fighters wait here until the time they can fly again.
    [calendar] The day now played. Where two numbers stand, Sealion starts at the first total or less and is cancelled at the second or more.
    [weather] Clouds hinder observers, hunters and bombs, for each Luftflotte’s area of its own.
    [priorities] What high command wants to be raided: the higher the priority, the more target cards are eligible.
    [eligibility] What a target card is good for, by the priority of its type and its strategic value.
    [depletion] Gruppen replaced without a point wear the Luftwaffe down; from level 1 it changes how it raids.
    [replacements] One aircraft point brings back a squadron or a Gruppe from its losses.
    [response] The tables of the automated Fighter Command; what the raid under way has led to is marked.
   *[detection] The die and its modifiers lead to one of twenty spaces: the warning says which sectors can respond, the intelligence by which chart.
}
level = { $level ->
    [german-triumph] the Luftwaffe triumphs
    [german-decisive] decisive German victory
    [german-operational] operational German victory
    [german-tactical] tactical German victory
    [draw] draw
    [british-tactical] tactical British victory
    [british-operational] operational British victory
    [british-decisive] decisive British victory
    [luftwaffe-disaster] a disastrous day for the Luftwaffe
    [sealion-starts] Sealion would start
    [sealion-delayed] Sealion would be put off
   *[sealion-cancelled] Sealion would be cancelled
}
strategy-row = { $low } to { $high }: { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}

## Cards

card-place = { $place ->
    [target] Target
    [strategy] Strategy
    [approach] Approach event
    [target-event] Target event
   *[day] Day event
}
card-eligible = Good for
chart = Squadrons by warning
in-hand = { $number ->
    [one] One card in your hand
   *[other] { $number } cards in your hand
}
deck = { $deck ->
    [target] Target cards
    [raid-event] Raid Event cards
    [day-event] Day Event cards
   *[strategy] Strategy cards
}
cards-in = { $place ->
    [deck] Deck
    [hand] Hand
    [track] Planned
    [discard] Discards
   *[aside] Aside
}

## The table in words

chapter-plan = The plan
chapter-hand = Your hand
planned-raid = { $time }, { $card }: { $raid }
