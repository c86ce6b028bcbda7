### RAF: Lion. How messages are named is explained in table.ftl.

game-lion = RAF: Lion
side-british = Fighter Command
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
word-wanted = { $wanted ->
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
   *[ju88] Ju 88
}
word-taken = { $taken ->
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
   *[ju88] Ju 88
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
word-box = { $box ->
    [hunt] Hunt Box
    [bomber] Bomber Box
    [close-escort] Close Escort Box
   *[channel-patrol] Channel Patrol Box
}
word-result = { $result ->
    [D] disrupted
    [A] abort
    [L] light loss
    [H] heavy loss
   *[other] no effect
}

## Raid target

ask-target-card = Which target card is turned up?
ask-card-back = What does the back of the top target card show?
ask-raid-effort = Is the target raided? The die of the Raid Effort Table decides.
log-raid-none = Card { $card }, { $site }: no raid (die { $die }).
log-raid-minor = A minor raid on { $site } ({ word-site-type }, card { $card }; die { $die }).
log-raid-major = A major raid on { $site } ({ word-site-type }, card { $card }; die { $die }).
log-effort-column = { word-site-type }: { word-priority } priority, strategic value { $value }, die { $die }.
log-effort-depleted = The Luftwaffe is depleted: it makes a greater effort on this die.
log-limit-fighters = { $number ->
    [one] { $luftflotte } has only one full fighter Gruppe: no more than a minor raid.
   *[other] { $luftflotte } has no full fighter Gruppe: no more than a minor raid.
}
log-limit-bombers = { $number ->
    [one] { $luftflotte } has only one full bomber Gruppe: no more than a minor raid.
   *[other] { $luftflotte } has no full bomber Gruppe: no more than a minor raid.
}
log-limit-me110 = { $number ->
    [one] { $luftflotte } has only one full Me 110 Gruppe for a target beyond the range of Me 109s: no more than a minor raid.
   *[other] { $luftflotte } has no full Me 110 Gruppe for a target beyond the range of Me 109s: no more than a minor raid.
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
log-detect-major = A major raid: +{ $value }.
log-detect-major-depleted = A major raid of a depleted Luftwaffe: +{ $value }.
log-detect-follow-up = A follow-up raid: +{ $value }.
log-detect-forward = A forward airfield: { $value }.
log-detect-snap = A snap raid: { $value } on the die.
log-detect-half = A headquarters is damaged: half the modifier.
log-detect-no-headquarters = Stanmore and the headquarters of the group are damaged: no modifier at all.

## Commitment

ask-commit = Which squadron responds to the raid? ({ word-warning })
answer-commit-done = no more squadrons
answer-delay = declare a delayed response
log-committed = { $squadron } is scrambled and goes to the Hunt Box.
log-delayed = The response is delayed: squadrons respond as with { word-warning }, but the bombs will fall first.
log-patroller-hunts = The patroller { $gruppe } joins the hunt.
log-nobody-eligible = No squadron can respond to this raid.
log-all-committed = Every squadron that could respond is on its way.
why-no-delay = A delayed response cannot be declared now ({ word-warning }).
why-control-room = The control room of { $squadron } has been hit: it may only defend its own sector.
why-patrol-out-of-reach = { $squadron } patrols over { $sector ->
    [london] London
   *[other] sector { $sector }
}, from where it cannot respond to this raid with { word-warning }.
why-sector-out-of-reach = { $squadron } stands in sector { $sector }, from where it cannot respond with { word-warning }.
why-not-ready = { $squadron } is landing, re-arming or in the air.
why-committed-already = { $squadron } is on its way already.
why-not-there = { $squadron } is not there to respond.

## Raid deployment

ask-force-card-size = Which Force card gives the size of the raid?
ask-force-card-types = Which Force card gives the types of aircraft?
ask-which-gruppe = Which of several equally suitable Gruppen flies?
log-raid-size = Force card { $card }: { word-raid } of { $size ->
    [1] one Gruppe
   *[other] { $size } Gruppen
}.
log-raid-called-off = Force card { $card }: the { word-raid } is called off (size { $size }).
log-size-conditional = The size depends on the situation: { word-intelligence } intelligence, Luftwaffe { $depleted ->
    [yes] depleted
   *[no] not depleted
}.
log-snap-raid-size = { $size ->
    [1] One elite Me 110 Gruppe carries
   *[other] { $size } elite Me 110 Gruppen carry
} out the snap raid.
log-raid-types = Force card { $card } gives the types.
log-sweep = A sweep of Me 109s instead: { $size ->
    [one] one Gruppe
   *[other] { $size } Gruppen
}.
log-gruppe-flies = { $entry ->
    [0] { $gruppe } ({ word-type }) flies: { word-box }.
   *[other] Entry { $entry }: { $gruppe } ({ word-type }), { word-box }.
}
log-beyond-range = The target is beyond the range of Me 109s.
log-none-at-airbase = No full { word-type } is at its airbase in { $luftflotte }.
log-substitute = { word-taken } in place of { word-wanted }.
log-from-luftflotte-3 = It comes from Luftflotte 3, which may join this raid.
log-letter-chosen = Letter { $letter } is one of those least used in this raid.
log-selection-stops = Entry { $entry } ({ word-type }) cannot be filled: the raid gets no larger.
log-raid-formed = The raid: { $hunters } hunting, { $bombers } in the Bomber Box, { $escorts } in close escort, { $patrollers } on channel patrol.
log-becomes-strafer = { $gruppe } strafes.
log-false-raid = Nobody can fly: a false raid.
log-squadrons-leave = Back home, still in flight: { $squadrons }.

## Interception

ask-slip-past = There are { $excess ->
    [1] one more squadron
   *[other] { $excess } more squadrons
} than hunters. Which one slips past them?
answer-slip-past-done = the rest stays and fights
ask-go-home = No hunters are left. Which squadron goes home instead of attacking?
answer-go-home-done = all the others attack the bombers
ask-push-on = The squadrons are far too many for these hunters. Which one must go on?
ask-evade = Fend and evade: which squadron evades to the bombers?
answer-evade-done = no (more) fending and evading
ask-fend = Which squadron fends off the hunters for { $evader }?
ask-turn-reduced = Which of the two is reduced?
ask-intercept = Which Gruppe is intercepted? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
ask-escort-aside = Which escort stands aside?
log-nobody-responds = Nobody meets the raid{ $vp ->
    [0] .
   *[other] : { $vp } VP.
}
log-all-intercepted = { $hunters ->
    [1] One hunting Gruppe meets
   *[other] { $hunters } hunting Gruppen meet
} { $squadrons ->
    [1] one squadron
   *[other] { $squadrons } squadrons
}: nobody gets past.
log-slipped-past = { $squadron } gets past to the bombers.
log-goes-home = { $squadron } goes home.
log-pushed-on = { $squadron } has to go on.
log-turned-reduced = { $squadron } is reduced.
log-evaded = { $fender } fends off the hunters, { $evader } evades to the bombers.
log-intercepted = { $gruppe } is intercepted.
log-escort-stands-aside = The escort { $gruppe } stands aside with those not intercepted (class { $class } of the order).
log-escorts-stay = Escort coordination: no escort stands aside.
why-must-stay = { $squadron } must stay: only full Spitfires and Hurricanes slip past.
why-blenheim-attacks = { $squadron } must attack: Blenheims have no choice.
why-reduced-attacks = { $squadron } must attack: reduced squadrons have no choice.

## Combat

ask-hunter-attack = The hunters attack: what does the die show?
ask-squadron-attack = The squadrons attack: what does the die show?
ask-new-ace = Which squadron becomes an ace?
ask-press-on = { $squadron } is unharmed. Does it attack the bombers or go home?
ask-press-on-disrupted = { $squadron } is disrupted. Does it attack the bombers, reduced, or go home, full?
answer-bomber = to the bombers
answer-inflight = home
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
log-row-ace = The ace { $squadron } fights: one row down.
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
log-presses-on = { $squadron } presses on to the bombers.
log-ace-gained = { $squadron } becomes an ace squadron.
log-ace-lost = { $squadron } is an ace no more.

## Bombing

ask-bombing = The bombs fall: what does the die show?
ask-heavy-damage = Heavy damage: how much?
ask-disperse = Which squadron is dispersed by the bombs? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
log-bombed = { $site } ({ word-site-type }) is bombed: strength { $strength }, column { $column }, die { $die }: { $result ->
    [0] no damage
    [1] 1 damage point
    [2] 2 damage points
   *[other] heavy damage ({ $points } points)
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
log-vp-non-essential = A non-essential target: one victory point less.
log-vp-double = The card doubles the victory points.
log-damaged = { $site }: { $damage ->
    [heavy] heavy
   *[light] light
} damage marker.
log-radar-crippled = The radar system is crippled: the backs of the target cards cannot be seen.
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
log-ju87-withdrawn = { $lost } Ju 87 Gruppen are in the loss boxes: the Ju 87 is withdrawn from the battle.
log-clock = { $spaces ->
    [1] The clock advances
   *[other] The clock advances { $spaces } spaces
} to { $time }.
log-no-time-passes = No time passes: the next raid follows at once.
log-follow-up = A follow-up raid on the same target (card { $card }).
log-end-of-day = The raid day is over; the total is { $vp } VP.
log-eliminated = The total reaches { $vp } victory points: { $vp ->
   *[other] one air force has lost the battle.
}

## Set-up

ask-green-squadron = Which squadron begins with green pilots? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
log-green = { $squadron } begins with green pilots.
why-one-a-sector = There is a green squadron in sector { $sector } already.
why-eleven-group-first = { $squadron } cannot be taken: the squadrons still to be chosen must be of 11 Group.
## Days: words that several messages share

date = { $month ->
    [8] August { $day }
    [9] September { $day }
   *[10] October { $day }
}
sector = { $sector ->
    [london] London
   *[other] sector { $sector }
}
answer-london = London

## Daily Preparation

ask-repair-die = { $site } is heavily damaged and its repair chance is { $chance }: what does the die show?
ask-time-card = Which raid event card tells when the day begins?
ask-weather-die = What does the weather die show?
log-light-damage-mended = Mended overnight: { $sites }.
log-repaired = Die { $die } against a repair chance of { $chance }: { $site } works again.
log-half-repaired = Die { $die }, just the repair chance: { $site } is only lightly damaged now, and will work tomorrow.
log-not-repaired = Die { $die } against a repair chance of { $chance }: { $site } stays heavily damaged.
log-radar-restored = The radar system is no longer crippled: the next target card shows its back again.
log-day-begins = { $no_warning ->
    [true] Card { $card } (time advance { $advance }): the day begins at { $time }, and no advance warning will come.
   *[false] Card { $card } (time advance { $advance }): the day begins at { $time }.
}
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
log-advance-warning = Advance warning: the next raid may come from { $first }, the one after from { $second }.
log-no-advance-warning = There is no advance warning.
log-nets-damaged = { $nets } radar nets are damaged; with two or more nobody sees what gathers over France.
log-card-without-warning = The time advance of the event card says No AW.

## Patrol

ask-patrol-squadron = Which squadron goes on patrol?
ask-patrol-circle = In which patrol circle does { $squadron } patrol?
log-patrols = { $squadron } patrols over { sector }.
log-late-patrols-full = It is 1800 and { $number } squadrons are on patrol: no more may go up.
why-control-room-hit = The control room of sector { $sector } is hit: { $squadron } cannot be sent on patrol today.
why-on-patrol-already = { $squadron } is on patrol already, over { sector }.
why-landing = { $squadron } is still landing.
why-rearming = { $squadron } is still re-arming.
why-on-night-patrol = { $squadron } is on night patrol and does not fly by day.
why-not-entered = { $squadron } is a reinforcement that has not entered play.
why-not-in-sector = { $squadron } is not in its sector.
why-tension-forbids = The groups are at odds: { $squadron } of 12 Group may not patrol over { sector } today.
why-circle-beyond-vhf = Even with VHF { $squadron } cannot patrol over { sector }: it is more than two sectors away.
why-circle-not-adjacent = { $squadron } cannot patrol over { sector }, which does not border on its own sector.

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
   *[other] After four hours.
} { turnaround-ready }{ turnaround-rearming }{ turnaround-landing }

## Calendar Update

ask-day-card = Which Day Event card is drawn?
log-reset = The day is over: squadrons return to their sectors and Gruppen to their airbases.
log-days-played = { $days } raid days have been played; the total is { $vp }.
log-day-advance = { $days ->
    [one] Card { $card }: one day passes. It is { date } now, and the British gain 1 victory point.
   *[other] Card { $card }: { $days } days pass. It is { date } now, and the British gain { $days } victory points.
}
log-day-card-disregarded = { $days ->
    [one] Card { $card } is disregarded: it is for one day, like the card before.
   *[other] Card { $card } is disregarded: it is for { $days } days, and the card before was for { $previous }.
}
log-momentum = The Luftwaffe presses on: two Day Event cards are drawn, and the shorter one counts.
log-no-momentum = The Luftwaffe has no momentum: one Day Event card is drawn.
log-momentum-nets = Heavily damaged radar nets: { $nets }; two are enough.
log-momentum-vp = Victory points: { $vp }; from -20 to -34 is enough.
log-momentum-green = Green squadrons in their sectors: { $squadrons }; seven are enough.
log-momentum-sealion = { $preparing ->
    [true] Sealion is being prepared, which is enough.
   *[false] Sealion is not being prepared.
}
log-momentum-card = { $days ->
    [one] Card { $card } with one day is used; card { $other } goes back into the deck.
   *[other] Card { $card } with { $days } days is used; card { $other } goes back into the deck.
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
log-sealion-orders = With fresh crews and airfields and ports as first targets, depletion falls to { $depletion }; the total is now { $vp }.
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
log-terror = The terror strategy begins: target cards { $first } to { $last } join the deck, which is shuffled.
log-escort-increased = From now on raids have more escorts: Force cards 87 to 90 and event cards 129 to 134 join their decks, which are shuffled.
log-escort-unchanged = More escorts are asked for, but not granted.
log-escort-already = More escorts are asked for; the raids have them already.
log-escort-vp = Victory points: { $vp }; 8 are enough.
log-escort-date = { $late ->
    [true] It is { date }: later than September 10, which is enough.
   *[false] It is { date }: not later than September 10.
}
log-escort-depleted = { $depleted ->
    [true] The Luftwaffe is depleted, which is enough.
   *[false] The Luftwaffe is not depleted.
}
log-lf3-joins-lf2 = On { date } Luftflotte 3 is put at the service of Luftflotte 2: its Gruppen may join raids there.
log-lf3-still-joins = On { date } Gruppen of Luftflotte 3 still may join the raids of Luftflotte 2.
log-lf3-leaves-lf2 = On { date } Luftflotte 3 goes back to its own raids.
log-lf3-stays = On { date } Luftflotte 3 keeps to its own raids.
log-tension = Tension between the groups: on the next raid day no squadron of 12 Group may patrol over 11 Group.
log-british-raid-on-industry = Bomber Command raids German industry; the card has fewer German replacements.
log-no-day-event = Card { $card } has no event.

## Replacements

ask-light-loss-return = Points are short: which squadron returns from light loss next? Left are { $hurricane } Hurricane, { $spitfire } Spitfire, { $blenheim } Blenheim and { $pilots } experienced pilot points.
ask-heavy-loss-move = Points are short: which squadron goes from heavy to light loss? Left are { $hurricane } Hurricane, { $spitfire } Spitfire and { $blenheim } Blenheim points.
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
aircraft = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
   *[blenheim] Blenheim
}
why-not-in-light-loss = { $squadron } is not in light loss.
why-not-in-heavy-loss = { $squadron } is not in heavy loss.
why-no-aircraft = No { aircraft } point is left for { $squadron }.

## Reinforcements

ask-reinforcement = { $left ->
    [one] Which squadron enters play, for { $cost } victory points? One may still enter.
   *[other] Which squadron enters play, for { $cost } victory points? { $left } may still enter.
}
log-gruppen-arrive = { $number ->
    [one] A Gruppe joins the battle: { $gruppen }.
   *[other] { $number } Gruppen join the battle: { $gruppen }.
}
log-squadron-enters = { $squadron } joins the battle, for { $cost } victory points.
why-entered-already = { $squadron } has entered play already.
why-no-reinforcement = { $squadron } is not one of the reinforcements.

## Night

ask-night-patrol = { $patrolling ->
    [none] Which Blenheim squadron goes on night patrol?
   *[other] Which Blenheim squadron goes on night patrol or returns from it? There now: { $patrolling }.
}
ask-night-commitment-die = What does the die for the German night raid show?
ask-night-interception-die = { blenheims } on night patrol, { night-gruppen } on their way, and up to { $chance } will do: what does the die show?
ask-six-hundred = The die shows { $die }, and up to { $chance } will do. Does { $squadron } lower it by one and fly?
answer-six-hundred-keep = leave the die as it is
answer-six-hundred-subtract = take one off
ask-night-squadron = { $left ->
    [one] Which squadron intercepts?
   *[other] Which squadron intercepts? { $left } are still to be named.
}
ask-night-gruppe = { $left ->
    [one] Which Gruppe is intercepted?
   *[other] Which Gruppe is intercepted? { $left } are still to be named.
}
ask-night-combat-die = What does the die of the night combat show?
ask-night-bombing-die = { $gruppen ->
    [one] One Gruppe bombs
   *[other] { $gruppen } Gruppen bomb
} by night: what does the die show?
ask-landing-accident = A raider comes to grief on landing: which Gruppe?
why-night-patrol-settled = { $squadron } has changed its duty this morning already.
why-only-blenheims = { $squadron } flies no Blenheims; only they patrol by night.
log-night-patrol = { $squadron } goes on night patrol.
log-off-night-patrol = { $squadron } leaves night patrol and returns to its sector.
log-night-commitment = Die { $die }: Gruppen wanted tonight, { $lf2 } of Luftflotte 2 and { $lf3 } of Luftflotte 3.
log-night-column-date = It is the column of the day that is just over.
log-night-column-terror = It is the column of the terror strategy.
log-night-raiders = { $gruppen ->
    [none] { $luftflotte } finds no bombers to send by night.
   *[other] { $luftflotte } sends by night: { $gruppen }.
}
log-night-order = He 111 go first, then Do 17, then Ju 88; Ju 87 never.
log-night-too-few = { $wanted } more were wanted, but only { $number } were there.
log-night-surplus = { $luftflotte } takes back from the night raids: { $gruppen }.
log-night-order-back = Ju 88 return first, then Do 17, then He 111.
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
log-six-hundred-lowers = { $squadron } takes one off the die of { $die } and flies itself (chance { $chance }).
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
log-night-return = { $unit } ({ $result }) { night-box }.
log-night-bombing = Die { $die }: { $gruppen ->
    [one] one Gruppe bombs
   *[other] { $gruppen } Gruppen bomb
} by night; the victory points change by { $vp }.
log-landing-accident = { $gruppe } has an accident on landing: light loss, { $vp } victory point.

## How it ended

# The Luftwaffe is no side that anybody plays, so it wins without being named.
outcome = { $winner ->
    [none] The result: { $level }. { $reason }
   *[other] { $winner }: { $level }. { $reason }
}
level-british-triumph = the RAF triumphs
level-british-decisive = decisive British victory
level-british-operational = operational British victory
level-british-tactical = tactical British victory
level-draw = draw
level-german-tactical = tactical German victory
level-german-operational = operational German victory
level-german-decisive = decisive German victory
level-british-disaster = a disastrous day for the British
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
## Raid events

ask-approach-card = Which raid event card is drawn while the raid approaches?
ask-target-event-card = Which raid event card is drawn over the target?
ask-radio-confusion = Radio confusion: which full squadron with the letter { $letters } loses touch and goes home?
ask-after-blenheims = Bomber Command’s Blenheims are taken for Germans: which squadron of { $group } Group flies after them?

raid-event = { $event ->
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

## The card

log-event-approach = On the approach, event card { $card }: { raid-event }{ raid-event-letters }.
log-event-target = Over the target, event card { $card }: { raid-event }{ raid-event-letters }.
log-event-fails = Event card { $card }, { raid-event }{ raid-event-letters }, does not apply.
log-event-none = Event card { $card } holds no event for this game here.
log-event-nothing = It changes nothing.

## Conditions of the card

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

## What happens

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
log-event-escort-coordination = The escort keeps together: no escorting Gruppe will stand aside in the squadron attack.
log-event-bombs-first = The squadrons come late: the bombs fall first, then they attack.
log-event-pathfinders = Pathfinders lead the raid: its bombing moves two columns to the right.
log-event-low-level = The bombers come in low: easier to attack, but they bomb better and below the clouds.
log-event-non-essential = What will be hit at { $site } matters little: one victory point less is lost, and airfields, radar nets and industry take no damage.
log-event-all-to-secondary = All Gruppen will bomb the secondary target, { $secondary }, instead of { $primary }.
log-event-some-to-secondary = Gruppen with the { $letters ->
    [A] letter
    [B] letter
    [C] letter
   *[other] letters
} { $letters } will bomb the secondary target, { $secondary }; all others { $primary }.
log-event-raid-ends = { $count ->
    [0] Nobody is left to bomb: the raid is over.
    [one] Nobody is left to bomb: the raid is over, and { $units } leaves it.
   *[other] Nobody is left to bomb: the raid is over, and { $count } units leave it: { $units }.
}
log-event-patrols-fly = { $count ->
    [one] { $units } is called away from its patrol and is in flight.
   *[other] { $count } squadrons are called away from their patrols and are in flight: { $units }.
}
log-event-patrols-land = { $count ->
    [one] { $units }, reduced, breaks off its patrol to land.
   *[other] { $count } reduced squadrons break off their patrols to land: { $units }.
}
log-event-after-blenheims = { $squadron } of { $group } Group chases Blenheims of Bomber Command and is in flight.
log-event-snap-raid-due = { $count ->
    [one] { $units } will raid on its own as soon as this raid is over.
   *[other] { $units } will raid on their own as soon as this raid is over.
}
log-snap-raid-elsewhere = Target card { $card } lies in the { $luftflotte } area; the elite Me 110s raid only in that of LF2.
log-snap-raid-begins = { $raid ->
    [major] The elite Me 110s make a snap raid on { $site } (target card { $card }); it is as easy to see as a major raid.
   *[minor] The elite Me 110s make a snap raid on { $site } (target card { $card }).
}

## Why, or why not

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
log-event-nobody-to-escort = No Gruppe is in the Bomber Box to be escorted.
log-event-vhf-immune = With VHF sets, so neither counted nor confused: { $units }.
log-event-no-full-squadron = No full squadron in the raid has the letter.
log-event-no-bombers = No bombers are in the Bomber Box.
log-event-only-ju87 = The only bombers in the Bomber Box are Ju 87s.
log-event-altitude-held = The British have the altitude advantage already: the attack moves no further row.
log-event-no-elite-me110 = No full elite Me 110 Gruppe is at its airbase.
log-event-none-in-group = { $group } Group has no Hurricane or Spitfire squadron ready or on patrol.

## Refusals

why-not-in-raid = { $squadron } is not in this raid.
why-vhf-immune = { $squadron } has VHF sets and is not confused.
why-reduced-not-confused = { $squadron } is reduced; only a full squadron loses touch.
why-other-letter = { $squadron } has the letter { $letter }, which is not on the card.
why-in-this-raid = { $squadron } is in this raid already.
why-neither-ready-nor-patrolling = { $squadron } is neither in its sector nor on patrol.
why-blenheims-stay = { $squadron } flies Blenheims; only Hurricanes and Spitfires make this mistake.
why-other-group-first = { $squadron } is not of { $group } Group, which has to send the squadron.
