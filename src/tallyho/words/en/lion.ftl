### RAF: Lion. How messages are named is explained in table.ftl.
### Builds on: raf

game-lion = RAF: Lion
side-british = Fighter Command

## Words used in sentences below

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
word-box = { $box ->
    [hunt] Hunt Box
    [bomber] Bomber Box
    [close-escort] Close Escort Box
   *[channel-patrol] Channel Patrol Box
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

log-detect-major = A major raid: +{ $value }.
log-detect-major-depleted = A major raid of a depleted Luftwaffe: +{ $value }.
log-detect-follow-up = A follow-up raid: +{ $value }.
log-detect-snap = A snap raid: { $value } on the die.

## Commitment

ask-commit = Which squadron responds to the raid? ({ word-warning })
answer-commit-done = no more squadrons
answer-delay = declare a delayed response
log-committed = { $squadron } is scrambled and goes to the Hunt Box.
log-delayed = The response is delayed: squadrons respond as with { word-warning }, but the bombs will fall first.
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
log-patroller-hunts = The patroller { $gruppe } joins the hunt.

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
log-false-raid = Nobody can fly: a false raid.
log-raid-formed = The raid: { $hunters } hunting, { $bombers } in the Bomber Box, { $escorts } in close escort, { $patrollers } on channel patrol.

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
why-blenheim-attacks = { $squadron } must attack: Blenheims have no choice.
why-reduced-attacks = { $squadron } must attack: reduced squadrons have no choice.
log-evaded = { $fender } fends off the hunters, { $evader } evades to the bombers.
log-goes-home = { $squadron } goes home.
log-nobody-responds = Nobody meets the raid{ $vp ->
    [0] .
   *[other] : { $vp } VP.
}
log-pushed-on = { $squadron } has to go on.
log-turned-reduced = { $squadron } is reduced.
log-escort-stands-aside = The escort { $gruppe } stands aside with those not intercepted (class { $class } of the order).

## Combat

ask-new-ace = Which squadron becomes an ace?
ask-press-on = { $squadron } is unharmed. Does it attack the bombers or go home?
ask-press-on-disrupted = { $squadron } is disrupted. Does it attack the bombers, reduced, or go home, full?
answer-bomber = to the bombers
answer-inflight = home
log-ace-gained = { $squadron } becomes an ace squadron.
log-ace-lost = { $squadron } is an ace no more.
log-presses-on = { $squadron } presses on to the bombers.
log-row-ace = The ace { $squadron } fights: one row down.

## Bombing

log-radar-crippled = The radar system is crippled: the backs of the target cards cannot be seen.

## Leaving, recovery, clock

log-no-time-passes = No time passes: the next raid follows at once.
log-follow-up = A follow-up raid on the same target (card { $card }).
log-ju87-withdrawn = { $lost } Ju 87 Gruppen are in the loss boxes: the Ju 87 is withdrawn from the battle.

## Set-up

ask-green-squadron = Which squadron begins with green pilots? ({ $left ->
    [1] one
   *[other] { $left }
} to go)
why-eleven-group-first = { $squadron } cannot be taken: the squadrons still to be chosen must be of 11 Group.

## Days: words that several messages share

sector = { $sector ->
    [london] London
   *[other] sector { $sector }
}
answer-london = London

## Daily Preparation

ask-time-card = Which raid event card tells when the day begins?
log-radar-restored = The radar system is no longer crippled: the next target card shows its back again.
log-day-begins = { $no_warning ->
    [true] Card { $card } (time advance { $advance }): the day begins at { $time }, and no advance warning will come.
   *[false] Card { $card } (time advance { $advance }): the day begins at { $time }.
}
log-advance-warning = Advance warning: the next raid may go for { $first }, the one after for { $second }.
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

## Calendar Update

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

## Day events

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
log-tension = Tension between the groups: on the next raid day no squadron of 12 Group may patrol over 11 Group.

## Replacements

ask-light-loss-return = Points are short: which squadron returns from light loss next? Left are { $hurricane } Hurricane, { $spitfire } Spitfire, { $blenheim } Blenheim and { $pilots } experienced pilot points.
ask-heavy-loss-move = Points are short: which squadron goes from heavy to light loss? Left are { $hurricane } Hurricane, { $spitfire } Spitfire and { $blenheim } Blenheim points.

## Reinforcements

ask-reinforcement = { $left ->
    [one] Which squadron enters play, for { $cost } victory points? One may still enter.
   *[other] Which squadron enters play, for { $cost } victory points? { $left } may still enter.
}
why-entered-already = { $squadron } has entered play already.
why-no-reinforcement = { $squadron } is not one of the reinforcements.
log-squadron-enters = { $squadron } joins the battle, for { $cost } victory points.

## Night

ask-night-patrol = { $patrolling ->
    [none] Which Blenheim squadron goes on night patrol?
   *[other] Which Blenheim squadron goes on night patrol or returns from it? There now: { $patrolling }.
}
ask-night-commitment-die = What does the die for the German night raid show?
ask-six-hundred = The die shows { $die }, and up to { $chance } will do. Does { $squadron } lower it by one and fly?
answer-six-hundred-keep = leave the die as it is
answer-six-hundred-subtract = take one off
why-night-patrol-settled = { $squadron } has changed its duty this morning already.
why-only-blenheims = { $squadron } flies no Blenheims; only they patrol by night.
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
log-night-patrol = { $squadron } goes on night patrol.
log-off-night-patrol = { $squadron } leaves night patrol and returns to its sector.
log-six-hundred-lowers = { $squadron } takes one off the die of { $die } and flies itself (chance { $chance }).

## How it ended

level-british-disaster = a disastrous day for the British
level-british-triumph = the RAF triumphs

## Raid events

ask-radio-confusion = Radio confusion: which full squadron with the letter { $letters } loses touch and goes home?
ask-after-blenheims = Bomber Command’s Blenheims are taken for Germans: which squadron of { $group } Group flies after them?

## Raid events: what happens

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
log-event-all-to-secondary = All Gruppen will bomb the secondary target, { $secondary }, instead of { $primary }.
log-event-escort-coordination = The escort keeps together: no escorting Gruppe will stand aside in the squadron attack.
log-event-low-level = The bombers come in low: easier to attack, but they bomb better and below the clouds.
log-event-pathfinders = Pathfinders lead the raid: its bombing moves two columns to the right.
log-event-some-to-secondary = Gruppen with the { $letters ->
    [A] letter
    [B] letter
    [C] letter
   *[other] letters
} { $letters } will bomb the secondary target, { $secondary }; all others { $primary }.

## Raid events: why, or why not

log-event-no-elite-me110 = No full elite Me 110 Gruppe is at its airbase.
log-event-none-in-group = { $group } Group has no Hurricane or Spitfire squadron ready or on patrol.
log-event-altitude-held = The British have the altitude advantage already: the attack moves no further row.
log-event-no-bombers = No bombers are in the Bomber Box.
log-event-no-full-squadron = No full squadron in the raid has the letter.
log-event-nobody-to-escort = No Gruppe is in the Bomber Box to be escorted.
log-event-only-ju87 = The only bombers in the Bomber Box are Ju 87s.
log-event-vhf-immune = With VHF sets, so neither counted nor confused: { $units }.

## Raid events: refusals

why-not-in-raid = { $squadron } is not in this raid.
why-vhf-immune = { $squadron } has VHF sets and is not confused.
why-reduced-not-confused = { $squadron } is reduced; only a full squadron loses touch.
why-other-letter = { $squadron } has the letter { $letter }, which is not on the card.
why-in-this-raid = { $squadron } is in this raid already.
why-neither-ready-nor-patrolling = { $squadron } is neither in its sector nor on patrol.
why-blenheims-stay = { $squadron } flies Blenheims; only Hurricanes and Spitfires make this mistake.
why-other-group-first = { $squadron } is not of { $group } Group, which has to send the squadron.
