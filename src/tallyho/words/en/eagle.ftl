### RAF: Eagle. How messages are named is explained in table.ftl.
### Builds on: raf, cards-eagle

game-eagle = RAF: Eagle
side-german = Luftwaffe

## Words used in sentences below

gruppen-count = { $number ->
    [0] no Gruppe
    [one] one Gruppe
   *[other] { $number } Gruppen
}
squadrons-count = { $number ->
    [0] no squadron
    [one] one squadron
   *[other] { $number } squadrons
}
with-gruppen = { $number ->
    [0] without a Gruppe
    [one] with one Gruppe
   *[other] with { $number } Gruppen
}
hunting-gruppen = { $hunters ->
    [one] one hunting Gruppe
   *[other] { $hunters } hunting Gruppen
}
meeting-squadrons = { $squadrons ->
    [one] one squadron
   *[other] { $squadrons } squadrons
}
word-response = { $priority ->
    [minimal] minimal
    [low] low
    [high] high
   *[all-out] all-out
}
word-points = { $points ->
    [german_fighter] fighter
   *[german_bomber] level bomber
}
word-level = { $level ->
    [british-decisive] decisive British victory
    [british-operational] operational British victory
    [german-operational] operational German victory
    [german-decisive] decisive German victory
   *[draw] draw
}

## Set-up

ask-green-squadron = Which British squadron begins with green pilots? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
why-one-of-eleven-group = { $squadron } cannot be taken: one squadron of 11 Group has green pilots already, and more are not allowed.

## Daily Planning: cards

ask-strategy-card = Which strategy card is drawn?
ask-target-card = Which target card is drawn?
ask-further-target-card = Too few major raids are possible: which further target card is drawn?
log-strategy-drawn = { $number ->
    [0] No strategy card is drawn.
    [one] Strategy card drawn: { $cards }.
   *[other] Strategy cards drawn: { $cards }.
}
log-strategy-card = Strategy card { $card }: { strategy }.
log-strategy-vp = The Victory Point Track, at { $vp }, says how many.
log-strategy-pressed = After a day of Press there is one card, whatever the victory points.
log-target-eligible = Target card { $card }, { $site }: eligible for a { word-raid }.
log-target-discarded = { $raid ->
    [none] Target card { $card }, { $site }: no raid is possible, and the card is discarded.
   *[other] Target card { $card }, { $site }: good for a minor raid only, and discarded, for a major one is wanted.
}
log-targets-drawn = Target cards to plan with: { $number }; eligible for a major raid: { $majors }.

## Daily Planning: the plan

ask-plan = { $raids ->
    [0] No raid is planned yet. Which target card do you plan?
    [one] One raid is planned. Which target card do you plan or change?
   *[other] { $raids } raids are planned. Which target card do you plan or change?
}
answer-plan-done = confirm the plan
ask-plan-raid = Card { $card }, { $site }, { word-raid }: { $time ->
    [none] at what time does it fly?
   *[other] it flies at { $time } { with-gruppen }. What do you change?
}
answer-plan-raid-done = leave this raid as it is
answer-drop = give up this raid
answer-forward = strike the forward airfield, or the sector airfield again
ask-assign-fighters = New fighters are ready. To which raid do you assign some?
answer-assign-fighters-done = the fighters stay as they are assigned
ask-assign-to-raid = Card { $card }, { $site }, { word-raid } at { $time } { with-gruppen }: which fighters fly with it, or no longer?
answer-assign-to-raid-done = leave this raid as it is
log-raid-planned = { $time }: { word-raid } on { $site } (card { $card }{ $forward ->
    [true] , forward airfield
   *[false] { "" }
}{ $strategy ->
    [none] { "" }
   *[other] ; strategy { $strategy }
}). { $number ->
    [0] No Gruppe is assigned yet.
    [one] One Gruppe flies: { $gruppen }.
   *[other] { $number } Gruppen fly: { $gruppen }.
}
log-no-raids-today = No raid is planned: the Luftwaffe stays on the ground today.
log-raid-cancelled = Nobody is left to fly the raid on { $site } (card { $card }): it is cancelled.

## Daily Planning: what the plan lacks

too-many = Card { $card }, { $site }: { $number ->
    [one] one Gruppe is
   *[other] { $number } Gruppen are
} assigned
log-too-many-limit-decoy = { too-many }, but a decoy takes none.
log-too-many-limit-minor = { too-many }, but a minor raid takes { $limit } at most.
log-too-many-limit-major = { too-many }, but with so many raids planned a major raid takes { $limit } at most.
log-too-many-limit-depleted = { too-many }, but a raid takes { $limit } at most.
log-too-many-limit-coordination = { too-many }, but a raid takes { $limit } at most.
log-raid-empty = The raid on { $site } (card { $card }) has no Gruppe yet.
log-demand-ju87 = High command wants { $wanted ->
    [one] one Gruppe
   *[other] { $wanted } Gruppen
} of Ju 87s to fly today; assigned so far: { $number }.
log-demand-double = High command wants a raid on one of the targets with double victory points: cards { $cards }.
log-demand-london = High command wants a raid on London: cards { $cards }.
why-too-many-limit-decoy = { log-too-many-limit-decoy }
why-too-many-limit-minor = { log-too-many-limit-minor }
why-too-many-limit-major = { log-too-many-limit-major }
why-too-many-limit-depleted = { log-too-many-limit-depleted }
why-too-many-limit-coordination = { log-too-many-limit-coordination }
why-raid-empty = { log-raid-empty }
why-demand-ju87 = { log-demand-ju87 }
why-demand-double = { log-demand-double }
why-demand-london = { log-demand-london }

## Daily Planning: refusals

why-plan-stands = The raid on { $site } was planned this morning: only its fighters may still be chosen.
why-time-already = The raid on { $site } is planned for { $time } already.
why-morning-haze = Morning haze: nobody flies at { $time }.
why-segment-full = { $time } has { $most } raids already, and no more are allowed.
why-no-forward-airfield = Card { $card }, { $site }, has no forward airfield that could be struck.
why-strategy-not-in-hand = Strategy card { $strategy } ({ strategy-named }) is not in your hand.
why-raid-has-no-time = The raid on { $site } has no time yet: choose that first.
why-decoy-without-gruppen = A decoy has no Gruppen: take those of the raid on { $site } off first.
why-decoy-alone = Decoy Raid shares a raid with no other strategy card.
why-bombers-settled = { $gruppe } stays as it is: bombers and Jabos are assigned in Daily Planning only.
why-fighters-later = { $gruppe } cannot be assigned to the raid on { $site } now: fighters are assigned for raids from { $first } to { $last }.
why-fighters-settled = The fighters for the raid on { $site } at { $time } (card { $card }) were chosen when they first could be.
why-fighters-not-yet = It is too early to choose fighters for the raid on { $site } at { $time } (card { $card }).
why-gruppe-planned = { $gruppe } is assigned to the raid of card { $raid } already.
why-gruppe-away = { $gruppe } is not at its airbase.
why-gruppe-reduced = { $gruppe } is reduced; only full Gruppen fly.
why-other-luftflotte = { $gruppe } is of the other Luftflotte and cannot raid { $site }.
why-limit-decoy = { $gruppe } cannot join the raid on { $site }: a decoy has no Gruppen.
why-limit-minor = { $gruppe } cannot join the raid on { $site }: a minor raid takes { $limit } Gruppen at most.
why-limit-major = { $gruppe } cannot join the raid on { $site }: on a day with { $raids ->
    [one] one raid
   *[other] { $raids } raids
} a major raid takes { $limit } Gruppen at most.
why-limit-depleted = { $gruppe } cannot join the raid on { $site }: no raid takes more than { $limit } Gruppen.
why-limit-coordination = { $gruppe } cannot join the raid on { $site }: even with Major Raid Coordination it takes { $limit } Gruppen at most.
why-no-jabos = { $gruppe } cannot carry bombs: this game has no Jabos.
why-only-me109-jabo = { $gruppe } cannot be a Jabo: only Me 109s carry a Jabo marker.
why-jabos-later = { $gruppe } cannot be a Jabo before September 1.
why-no-jabo-marker = { $gruppe } cannot be a Jabo: both markers are in use.
why-jabo-range = { $gruppe } cannot be a Jabo in the raid of card { $card }: it is beyond the range of Me 109s.
why-forward-primary-only = With Secondary Target the raid of card { $card } does not attack { $site }, so it cannot strike the forward airfield.
why-raid-in-the-air = The raid on { $site } is in the air: there is no looking ahead to others before it is over.
why-raid-not-planned = No raid “{ $card }” is planned; { $number ->
    [0] nothing is planned.
    [one] there is one on card { $cards }.
   *[other] there are raids on { $cards }.
}

## The clock

log-day-starts = { $raids ->
    [one] The clock starts at { $time }, with the only raid of the day.
   *[other] The clock starts at { $time }; { $raids } raids are to come.
}

## Raid deployment

ask-choose-raid = Which of the raids at { $time } is flown now?
ask-channel-patrol = Which Me 109 Gruppe patrols the Channel? ({ $left ->
    [1] one
   *[other] { $left }
} to go, { $wanted } in all)
ask-deploy-me110 = What does the Me 110 Gruppe { $gruppe } do?{ deploy-left }{ deploy-escorts }
ask-deploy-me109 = What does the Me 109 Gruppe { $gruppe } do?{ deploy-left }{ deploy-escorts }
deploy-left = { $left ->
    [1] { "" }
   *[other] { " " }It is one of { $left } to deploy.
}
deploy-escorts = { $escorts_wanted ->
    [0] { "" }
   *[other] { " " }High command wants { $escorts_wanted } in close escort.
}
answer-hunt = hunt
answer-bomber = strafe the target
answer-close-escort = fly close escort
answer-channel-patrol = patrol the Channel
answer-rest-hunt = this one and all the others hunt
answer-rest-bomber = this one and all the others strafe the target
answer-rest-close-escort = this one and all the others fly close escort
answer-rest-channel-patrol = this one and all the others patrol the Channel
log-raid-flies = { $time }: the raid on { $site } takes off (card { $card }{ $forward ->
    [true] , forward airfield
   *[false] { "" }
}).
log-decoy-flies = The raid of card { $card } is a decoy: there is nobody in it.
log-at-edge-of-range = { $gruppe } flies so far that it arrives reduced.
deployed-hunters = { $hunters ->
    [none] { "" }
   *[other] { " " }Hunters: { $hunters }.
}
deployed-bombers = { $bombers ->
    [none] { "" }
   *[other] { " " }Bomber Box: { $bombers }.
}
deployed-escorts = { $escorts ->
    [none] { "" }
   *[other] { " " }Close escort: { $escorts }.
}
deployed-patrollers = { $patrollers ->
    [none] { "" }
   *[other] { " " }Channel patrol: { $patrollers }.
}
log-raid-deployed = The raid has { gruppen-count }.{ deployed-hunters }{ deployed-bombers }{ deployed-escorts }{ deployed-patrollers }
why-patrol-complete = { $gruppe } cannot patrol the Channel: those who must are there already.
why-only-me109-hunt = { $gruppe } cannot hunt: only Me 109s do.
why-only-me109-patrol = { $gruppe } cannot patrol the Channel: only Me 109s do.
why-nobody-to-escort = { $gruppe } cannot fly close escort: nobody would be in the Bomber Box.
why-strafer-missing = { $gruppe } must strafe: the escort has nobody else to protect.
why-escort-first = { $gruppe } must fly close escort: high command wants { $wanted ->
    [one] one Gruppe
   *[other] { $wanted } Gruppen
} there first.

## Detection

ask-declare-raid = The British see the raid ({ gruppen-count }) only poorly. What do they take it for?
answer-minor = a minor raid
answer-major = a major raid
log-detected-by-ultra = ULTRA has given the raid away: { word-warning }, { word-intelligence } intelligence, without a die.
log-raid-believed = The British take the raid ({ gruppen-count }) for a { word-raid }.
log-decoy-believed = The British take the decoy for a { word-raid } ({ word-warning }).
log-patrollers-escort = There is no warning, so the channel patrol flies close escort: { $gruppen }.
log-detect-nets-blind = Damaged radar nets: { $number }; with { $least } or more no net adds anything.
log-detect-size = Size of the raid, { gruppen-count }: +{ $value }.
log-detect-phantoms = The decoy looks like a raid of { gruppen-count }: +{ $value }.
log-detect-only-me109 = The raid consists of Me 109s alone: { $value }.
log-detect-dogleg = Dogleg Route: { $value }.
log-detect-press = The Luftwaffe presses: +{ $value }.
log-detect-floor = The modifiers come to { $total }, which counts as 0.

## Rendezvous

ask-rendezvous = Do the Gruppen find each other? The die names the situation that is dangerous.
ask-rendezvous-failure = The rendezvous fails: the die says for whom.
log-rendezvous-kept = Rendezvous: die { $die }, and the Gruppen find each other.
log-rendezvous-failed = Rendezvous: die { $die }, and it fails.
log-rendezvous-luftflotte = Raids of { $luftflotte } in this time segment: { $count }; it fails with { $least } or more.
log-rendezvous-raids = Raids in this time segment: { $count }; it fails with { $least } or more.
log-rendezvous-gruppen = Gruppen in the raid: { $count }; it fails with { $least } or more.
log-rendezvous-weather = Weather over the target: { raid-event-weather }; it fails with { raid-event-wanted-weather }.
log-rendezvous-depleted = The Luftwaffe is depleted, so this situation does no harm.
log-rendezvous-at-strength = The Luftwaffe is not depleted.
log-rendezvous-reduced = { $gruppen ->
    [none] Die { $die }: who has the letter { $letter } would turn reduced, but nobody has it.
   *[other] Die { $die }: who has the letter { $letter } turns reduced: { $gruppen }.
}
log-rendezvous-leaves = { $gruppen ->
    [none] Die { $die }: who has the letter { $letter } would leave the raid, but nobody has it.
   *[other] Die { $die }: who has the letter { $letter } leaves the raid and is in flight: { $gruppen }.
}
log-rendezvous-coordinated = Major Raid Coordination: they would have left the raid and are only reduced.

## Response: the pool

ask-green-for-pool = Which squadron with green pilots does sector { $sector } give?
ask-pool-squadron = Which squadron does sector { $sector } give?
why-squadron-not-green = { $squadron } cannot be taken: it has no green pilots, and sector { $sector } gives a squadron that has.
why-squadron-elsewhere = { $squadron } does not stand ready in sector { $sector }.
log-pool-formed = { $number ->
    [0] Response pool with { word-warning }: nobody can come.
    [one] Response pool with { word-warning }, one squadron: { $squadrons }.
   *[other] Response pool with { word-warning }, { $number } squadrons: { $squadrons }.
}
log-pool-sector = Sector { $sector } gives { squadrons-count } (listed: { $listed }).
log-pool-sector-few = Sector { $sector } is listed with { $listed }, but has { $number ->
    [0] nobody to give.
    [one] only one squadron to give.
   *[other] only { $number } squadrons to give.
}
log-pool-control-room = The control room of sector { $sector } is damaged: it gives nobody.
log-pool-control-room-own = The control room of sector { $sector } is damaged: against a raid on the sector itself it gives { $most } at most.
log-pool-green = { $squadron } has green pilots: no draw can take it out of the pool.
log-pool-green-passed-over = { $number ->
    [one] One green squadron of sector { $sector } is passed over: too many would be in the pool.
   *[other] { $number } green squadrons of sector { $sector } are passed over: too many would be in the pool.
}
log-pool-protected = Sector { $sector } defends its own airfield: no draw can take out { $squadrons }.
log-pool-ace = The ace squadron { $squadron } joins the pool.

## Response: priority

ask-response-priority = How much does the raid matter to the British?
ask-squadron-stays = Which squadron of the pool stays in its sector?
log-response-priority = Response priority: die { $die } { $modifier ->
    [0] without modifiers
   *[other] plus { $modifier } is { $total }
}: { word-response }. { $removed ->
    [0] The pool of { $pool } stays whole.
    [one] Of the pool of { $pool }, one squadron stays behind.
   *[other] Of the pool of { $pool }, { $removed } squadrons stay behind.
}
log-priority-date = The date, { date }: +{ $value }.
log-priority-eleven-group = A target in 11 Group: +{ $value }.
log-priority-type = Type of target, { word-site-type }: +{ $value }.
log-priority-deep = A deep target: +{ $value }.
log-priority-very-early = Very early warning: +{ $value }.
log-priority-poor-major = Poor intelligence, and it is taken for a major raid: +{ $value }.
log-priority-bombers = Accurate intelligence, and there are bombers: +{ $value }.
log-priority-size = Size of the raid, { gruppen-count }: +{ $value }.
log-priority-cards-left = { $number ->
    [one] One target card is
   *[other] { $number } target cards are
} still to come in this time segment: { $value }.
log-priority-floor = The modifiers come to { $total }, which counts as 0.
log-fewer-for-green = The chart takes { $listed } out of the pool, less { $number } for green squadrons.
log-fewer-beside-cup = The chart takes { $listed } out of the pool, but only { $number } can be drawn.
log-squadrons-stay = { $number ->
    [one] { $squadrons } stays in its sector.
   *[other] { $number } squadrons stay in their sectors: { $squadrons }.
}
log-no-response = Nobody responds to the raid.

## Response: tactics

ask-squadron-responds = Which squadron of the pool responds?
log-tactics-chart = Tactics chart { $chart } ({ word-intelligence } intelligence), pool of { $pool }: { $number ->
    [0] nobody responds.
    [one] one squadron responds.
   *[other] { $number } squadrons respond.
}
log-tactics-gruppen = Gruppen in the raid without the channel patrol: { $number }; on channel patrol: { $patrollers }.
log-tactics-raid = The British take it for a { word-raid }.
log-tactics-bombers = Bomber Gruppen in the Bomber Box: { $number }.
log-tactics-no-bombers = No bomber Gruppe is in the Bomber Box.
log-tactics-lone-bomber = One bomber Gruppe among { $hunters } hunting ones: the British take no notice of it.
log-tactics-hunters = Hunting Gruppen: { $number }.
log-tactics-hunters-and-escorts = Hunting and escorting Gruppen: { $number }.
log-tactics-limit = Two squadrons for each Gruppe at most: { $most } against { $gruppen ->
    [one] one Gruppe
   *[other] { $gruppen } Gruppen
}.
log-squadrons-respond = { $number ->
    [one] { $squadrons } responds and goes to the Hunt Box.
   *[other] { $number } squadrons respond and go to the Hunt Box: { $squadrons }.
}
log-squadrons-misled = { $number ->
    [one] { $squadrons } flies after the decoy and finds nobody.
   *[other] { $number } squadrons fly after the decoy and find nobody: { $squadrons }.
}

## Interception

ask-free-hunt = Free Hunt: which Me 109 Gruppe joins the hunters?
answer-free-hunt-done = none
ask-contact-die = { hunting-gruppen-first } against { meeting-squadrons }: below { $difference } some hunters lose contact. What does the die show?
hunting-gruppen-first = { $hunters ->
    [one] One hunting Gruppe
   *[other] { $hunters } hunting Gruppen
}
ask-no-contact = Which hunting Gruppe loses contact and goes home? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
ask-excess-die = { hunting-gruppen-first } against { meeting-squadrons }: above { $excess } the excess goes on to the bombers. What does the die show?
ask-excess-squadron = Which squadron goes on to the bombers? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
ask-intercept = Which Gruppe do the squadrons intercept? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
ask-escort-aside = Which escort stands aside? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
log-no-free-hunter = Free Hunt: no Me 109 Gruppe stands ready to join.
log-free-hunter = Free Hunt: { $gruppe } joins the hunters.
log-contact-kept = { hunting-gruppen-first } against { meeting-squadrons }, die { $die }: all hunters keep contact (difference { $difference }).
log-contact-lost = { hunting-gruppen-first } against { meeting-squadrons }, die { $die }, less than the difference of { $difference }: { $die ->
    [one] one Gruppe loses contact.
   *[other] { $die } Gruppen lose contact.
}
log-loses-contact = { $gruppe } finds no squadron and goes home.
log-nobody-to-hunt = { $count ->
    [0] No squadron comes, and nobody has waited for one.
    [one] No squadron comes, and the hunter { $gruppen } goes home.
   *[other] No squadron comes, and the { $count } hunting Gruppen go home: { $gruppen }.
}
log-excess-without-bombers = { hunting-gruppen-first } against { meeting-squadrons }: there is nobody in the Bomber Box to go on to, and all stay.
log-excess-stays = { hunting-gruppen-first } against { meeting-squadrons }, die { $die }, not above the excess of { $excess }: all squadrons stay and fight.
log-excess-goes-on = { hunting-gruppen-first } against { meeting-squadrons }, die { $die }, above the excess of { $excess }: { $excess ->
    [one] one squadron goes on to the bombers.
   *[other] { $excess } squadrons go on to the bombers.
}
log-only-reduced-left = { $left ->
    [one] One more could go on, but only reduced squadrons are left, and they stay.
   *[other] { $left } more could go on, but only reduced squadrons are left, and they stay.
}
log-escort-stands-aside = The escort { $gruppe } stands aside with those not intercepted.
why-only-me109-hunts = { $gruppe } cannot join a free hunt: only Me 109s do.
why-hunter-not-ready = { $gruppe } is not at its airbase, or is reduced.
why-hunter-of-other-luftflotte = { $gruppe } is of the other Luftflotte and cannot join this raid.
why-others-slip-first = { $squadron } is not next: Hurricanes go before Spitfires, and the letters must stay even.
why-full-ones-first = { $gruppe } is reduced: full Gruppen are intercepted first.
why-other-type-first = { $gruppe } is not next: Gruppen of another type are intercepted before it.
why-letter-not-even = { $gruppe } is not next: a letter that is intercepted less comes before it.

## Combat and bombing

log-hunters-leave = The squadrons have left them behind; home, still in flight: { $gruppen }.
log-row-high-approach = High Approach: one row up.
log-jabo-jettisons = { $gruppe } drops its bombs and is no Jabo any more.
log-ace-returns = The ace squadron { $squadron } leaves the battle and will come again.
log-shift-navigational-error = Navigational error: { $columns } columns.
log-radar-blind = { $nets } radar nets are damaged: no net helps detection now.
log-jabos-have-bombed = The Jabos have dropped their bombs and are ordinary fighters now: { $gruppen }.

## Raid events

ask-which-blenheim = Which Blenheim squadron joins the attack on the bombers?
ask-extended-attack = Extended attack: which bomber Gruppe turns reduced? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
log-event-squadrons-moved = { $count ->
    [one] { $units } goes to { raid-event-box }.
   *[other] { $count } squadrons go to { raid-event-box }: { $units }.
}
log-event-left-reduced = { $count ->
    [one] { $units } leaves the raid reduced and is in flight.
   *[other] { $count } squadrons leave the raid reduced and are in flight: { $units }.
}
log-event-light-loss = { $count ->
    [one] { $units }: light loss, { event-vp } VP.
   *[other] { $count } units suffer light loss, { event-vp } VP: { $units }.
}
event-vp = { $vp ->
    [-1] -1
    [-2] -2
    [-3] -3
    [-4] -4
    [-5] -5
    [-6] -6
   *[other] +{ $vp }
}
log-event-patrol-elsewhere = { $count ->
    [one] { $units } is drawn away from its sector and is in flight.
   *[other] { $count } squadrons are drawn away from their sectors and are in flight: { $units }.
}
log-event-blenheim-joins = { $squadron } joins the attack on the bombers.
log-event-navigational-error = The bombers lose their way: their bombing moves two columns to the left.
log-event-non-essential-headquarters = What will be hit at { $site } matters little: one victory point less is lost, and airfields, radar nets, industry and headquarters take no damage.
log-event-airfield-attacked = The raid attacks the airfield of sector { $sector }: its squadrons in flight cannot land now.
log-event-ultra = ULTRA: the British know of every raid at { $time } before it flies.
log-event-bomber-box-empty = No Gruppe is in the Bomber Box.
log-event-no-hunter-of-letter = No Gruppe in the Hunt Box has the letter { $letters }.
log-event-no-squadron-of-letter = No squadron in the Hunt Box has the letter { $letters }.
log-event-reduced-cannot-evade = { $count ->
    [one] Reduced or a Blenheim, so unable to evade: { $units }.
   *[other] Reduced or Blenheims, so unable to evade: { $units }.
}
log-event-bombers-and-squadrons = In the Bomber Box: bomber Gruppen { $bombers }, squadrons { $squadrons }; there must be squadrons, but fewer than bombers.
log-event-no-blenheim = No Blenheim squadron stands in the sectors of the card: { $sectors }.
log-event-full-squadrons = Full squadrons in the Bomber Box: { $count }.
log-event-last-raid = No other raid is to come today.

## Calendar Update

ask-press-or-rest = The day is over ({ date }, { $vp } VP). Does the Luftwaffe press or rest?
answer-press = press: fewer days pass, but the British gain more points
answer-press-or-rest-rest = rest: more days pass
ask-continue-campaign = The Thin Blue Line is decided ({ word-level }, { $vp } VP). Does the battle go on as a campaign?
answer-end = the game ends here
answer-continue = the battle goes on
log-pressed = { $days ->
    [one] The Luftwaffe presses. Card { $card } with one day is used; card { $other } goes back into the deck.
   *[other] The Luftwaffe presses. Card { $card } with { $days } days is used; card { $other } goes back into the deck.
}
log-rested = { $days ->
    [one] The Luftwaffe rests. Card { $card } with one day is used; card { $other } goes back into the deck.
   *[other] The Luftwaffe rests. Card { $card } with { $days } days is used; card { $other } goes back into the deck.
}
log-thin-blue-line-decided = The Thin Blue Line is decided: { word-level }; the total is { $vp }.
log-campaign-continues = The battle goes on as a campaign.
log-vp-a-day = Victory points for each day: { $vp }.
log-vp-preparing = Sealion is being prepared; victory points for each day: { $vp }.
log-vp-pressed = The Luftwaffe presses; victory points for each day: { $vp }.
ask-free-priority = Free choice: what priority do you give to { $type ->
    [radar] radar nets
    [port] ports
    [airfield] airfields
    [industry] industry
   *[city] cities
}? Left are high { $high }, medium { $medium }, low { $low }.
answer-high = high
answer-medium = medium
answer-low = low
why-priority-used-up = { $priority ->
    [medium] One type has medium priority already, and no more may.
    [high] Two types have high priority already, and no more may.
   *[low] Two types have low priority already, and no more may.
}
log-row-free-choice = It is the row of the card for { $first } to { $last } victory points, which leaves the choice to you; the total is { $vp }.
log-morning-haze = Morning haze on the next raid day: nobody flies at 0600 and 0800, and only { $cards } target cards are drawn.

## Replacements and reinforcements

ask-light-loss-return = Points are short: which squadron of sector { $sector } returns from light loss next? Left are { $hurricane } Hurricane, { $spitfire } Spitfire, { $blenheim } Blenheim and { $pilots } experienced pilot points.
ask-heavy-loss-move = Points are short: which squadron of sector { $sector } goes from heavy to light loss? Left are { $hurricane } Hurricane, { $spitfire } Spitfire and { $blenheim } Blenheim points.
ask-gruppe-served = Not all Gruppen can be replaced: which is next? Left are { $fighters } fighter and { $bombers } bomber points; depletion is { $depletion }.
log-gruppe-paid = { $gruppe } is replaced for one { word-points } point ({ $left } left).
log-gruppe-unpaid = { $gruppe } is replaced without a point: depletion rises to { $depletion }.
why-not-its-turn = { $squadron } is not next: sector { $sector } is served first.
why-gruppe-not-in-light-loss = { $gruppe } is not in light loss.
why-gruppe-not-in-heavy-loss = { $gruppe } is not in heavy loss.
why-ju87-stays = { $gruppe } flies Ju 87s, which are not replaced.
why-gruppe-stays = No { word-points } point is left for { $gruppe }, and depletion can rise no further.
why-gruppe-served-anyway = { $gruppe } need not be chosen: there are enough { word-points } points.
ask-reinforcement-draw = Which squadron is drawn as a British reinforcement?
log-reinforcement-enters = { $squadron } joins the battle (drawn: { $drawn }).
log-reinforcement-card = The Day Event card lists a reinforcement.
log-reinforcement-pressed = The Luftwaffe presses, which brings a reinforcement.
log-reinforcement-eleven-group = Squadrons of 11 Group among those drawn: { $squadrons }; if it is just one, that one enters, otherwise the first.
log-no-reinforcement-stabilized = With the stabilization scheme no more reinforcements come.

## Night

ask-night-bomber = Which bomber Gruppe raids by night? Sent so far: { $sent }; with the priorities of cities ({ priority-city }) and industry ({ priority-industry }) it must be { $least } to { $most }.
answer-night-bomber-done = no more tonight
ask-night-patrol-die = How many Blenheims patrol tonight?
log-night-bomber = { $gruppe } will raid by night ({ $sent } so far).
log-night-bombers-all = There are no more bombers than must raid by night; all of them go: { $gruppen }.
log-night-patrol-called = { $number ->
    [0] Die { $die }: no Blenheims patrol tonight.
    [one] Die { $die }: on night patrol is { $squadrons }.
   *[other] Die { $die }: on night patrol are { $squadrons }.
}
log-night-patrol-order = The Blenheims are called in the order of their sectors, 6/11, 3/12, 1/10, 4/10, 5/11.
log-night-patrol-too-few = Called for were { $wanted }; there are { $number }.
why-night-minimum = { $least ->
    [one] One Gruppe at least
   *[other] { $least } Gruppen at least
} must raid by night while the priority of cities is { priority-city } and that of industry { priority-industry }.
why-no-ju87-by-night = { $gruppe } flies Ju 87s, which do not raid by night.
why-no-fighters-by-night = { $gruppe } flies fighters; only bombers raid by night.
why-not-at-airbase = { $gruppe } is not at its airbase.

## How it ended

level-german-triumph = the Luftwaffe triumphs
level-luftwaffe-disaster = a disastrous day for the Luftwaffe
reason-delayed-not-negative = Operation Sealion was only put off, and the RAF has not lost ground.
