### The coach of RAF: Lion, for somebody who has never seen the board game: at most two sentences and 240 characters each.
### `ask-KEY` goes with a question, `log-KEY` with an event when it is seen for the first time, `result-R` with a combat
### result, `place-NAME` with a part of the screen. No message has arguments.
### Builds on: coach-raf

## The screen

place-map = This is the table map: England in sectors, each with its squadrons and a patrol circle. Whatever is lit can be chosen, with the mouse or the keyboard.
place-tote-board = The Tote Board shows what each squadron does: landing, re-arming, or out with losses. Only those back in their sectors, or on patrol, can fight.
place-raid-display = The Raid Display shows who flies: hunters and your squadrons in the Hunt Box, bombers in the Bomber Box, beside them close escort and channel patrols. First the Hunt Box fights, then the Bomber Box.
place-odds = The odds say what to expect of the squadrons you have in mind: victory points, losses, bomb damage. Try several responses before you confirm one.

## Before the raids

ask-green-squadron = Pick the squadrons that begin with green pilots: they are reduced until they have been in a raid. Quiet sectors far from the coast give them time.
ask-night-patrol = Blenheims on night patrol hunt the night bombers and do not fly by day. They are of little use by day, so send them.
ask-patrol-squadron = Send squadrons on patrol where you expect a raid, one after another, or say that you are done. A patrol can respond even with late warning, but it must land and re-arm when the clock moves.
ask-patrol-circle = Choose where it patrols: over its own sector or one that borders on it. What counts is that the circle lies on the way of the raid.
ask-time-card = An event card says when the day begins: 0600, 0800 or 1000. An early start usually means more raids.

## A raid is coming

ask-target-card = A target card is turned up: it names the place that may be raided and the sectors that can help. Draw it, or let the game draw.
ask-card-back = The back of the next target card shows only the region a raid may go for. Draw it, or let the game draw.
ask-raid-effort = One die decides whether the Germans raid this target, and with how much. High priority and high value make a major raid likelier.
ask-detection = One die and the working radar nets decide how early and how well you see the raid. A high result means more warning and better intelligence.
ask-commit = Choose the squadrons that take off, one after another, then say that there are no more. Send about as many as the raid has Gruppen: a few hardly stop it and often pay dearly.
ask-force-card-size = A Force card says how many Gruppen come. Draw it, or let the game draw.
ask-force-card-types = A second Force card says which aircraft come and what they do. Draw it, or let the game draw.
ask-which-gruppe = Several Gruppen fit equally well, and chance takes one. Draw it, or let the game draw.

## In the air

ask-push-on = You have far more squadrons than there are hunters, so some must fly on to the bombers. Send on those with the lowest rating; the strong fight the hunters better.
ask-slip-past = You have more squadrons than there are hunters, and the excess may slip past to the bombers. With many more it is often better that all fight the hunters together.
ask-go-home = No hunters bar the way, so every squadron may attack the bombers. Send one home only if the escort is too strong for all of you.
ask-evade = Fend and evade: one squadron of a pair gets past the hunters, but one of the two is reduced. Even one squadron at the bombers spoils their aim.
ask-fend = Choose who holds off the hunters so that the other gets through. The strongest is usually right.
ask-turn-reduced = One of the pair must turn reduced. The one that got away has only one fight before it, so it bears this better.
ask-radio-confusion = One full squadron loses touch and must go home. Spare the one with the lowest rating.
ask-new-ace = A squadron has fought so well that it becomes an ace: later combats shift in your favour. Choose one that will meet many raids.
ask-press-on = This squadron came through unharmed: it may attack the bombers or go home. Attack, unless the escort is much too strong.
ask-press-on-disrupted = This squadron is shaken: it may attack the bombers reduced, or go home full. Go on if nobody else reaches the bombers, for the first squadron matters most.
ask-target-event-card = An event card may change things over the target, and tells how far the clock moves. Draw it, or let the game draw.
ask-after-blenheims = Friendly bombers are taken for Germans, and one squadron flies after them in vain. Send one you will miss least.
ask-intercept = You have fewer squadrons than there are Gruppen, so choose whom to attack. Weak aircraft with many bombs come first: He 111 before the others.
ask-escort-aside = Escorts stay away from the fight for each bomber you leave alone. These are alike, so it does not matter which one.
ask-disperse = Bombs on an airfield drive squadrons from it: choose who goes to the Landing box. Those with low ratings are missed least.

## Night, calendar, replacements

ask-night-commitment-die = One die says how many bombers come tonight. Roll it, or let the game roll it.
ask-night-interception-die = One die says whether your night patrols find anybody, and how many do. It must not be above the chance.
ask-six-hundred = 600 Squadron may lower the die by one if it flies itself. Do it only if the die would fail otherwise: a lower die also means one interceptor less.
ask-night-squadron = Choose the Blenheims that found the raiders. The highest rating is best.
ask-night-gruppe = Choose which German Gruppen are found. Those with a high rating are the easiest to hit.
ask-night-bombing-die = The night raiders bomb, and one die says what it costs you. Roll it, or let the game roll it.
ask-landing-accident = A raider crashes at home: choose the Gruppe that suffers a light loss. You gain a point whichever it is, so take one with many bombs.
ask-day-card = A Day Event card says how many days pass until the next raid day. Each is a victory point for you.
ask-light-loss-return = There are not enough aircraft for all: choose who comes back next. Squadrons of the sectors that are raided most come first.
ask-heavy-loss-move = There are not enough aircraft for all: choose who moves up from heavy to light loss. It can be back after the next raid day.
ask-reinforcement = You may buy a squadron for victory points, now and for good. It pays if many raid days are still to come, and hurts if you are far behind.

## The morning

log-repaired = The place works again. Radar nets are what you need most: each one helps to see raids in time.
log-not-repaired = The place stays heavily damaged today. A radar net out of order means less warning.
log-radar-restored = Radar sees again: the backs of the target cards are shown. Use them to place your patrols.
log-radar-crippled = Radar is crippled in two regions: nobody sees what raids will go for. Patrols are now a matter of guessing.
log-day-begins = A raid day begins; it lasts until the clock passes 1800. Each raid is played to its end before the next one comes.
log-advance-warning = The backs of the next two target cards show the regions that raids may go for. Place your patrols there.
log-no-advance-warning = No advance warning this time, so patrols are a guess. Damaged radar nets or an event card can cause that.
log-patrols = A patrol flies until it responds or the clock moves. Then it lands, and is usually missing for the next segment.
log-late-patrols-full = At 1800 no more than fourteen squadrons may be on patrol. It is the last segment of the day.
log-night-patrol = A squadron on night patrol stays there by day and cannot respond to day raids. It waits for the night raid.
log-off-night-patrol = This squadron is available by day again. By night it will be missed.

## The raid

log-raid-none = No raid on this target. The Germans turn over target cards until one is raided.
log-raid-minor = A minor raid is coming: usually few Gruppen, sometimes only a sweep of fighters. A handful of squadrons is enough.
log-raid-major = A major raid is coming, with many Gruppen. It is easier to detect, but takes many squadrons to beat.
log-detected = Warning says which squadrons can respond; intelligence says what you know when you choose them. With late warning only patrols on the way can.
log-raid-size = Now you know how many Gruppen come. Hunters, bombers and escorts all count, so not all of them carry bombs.
log-raid-called-off = The raid is called off: squadrons that took off are in the air for nothing. That is the risk with poor intelligence.
log-raid-types = The second Force card gives the types: Me 109s hunt, Me 110s escort, the others bomb. Its entries are filled from the airbases in order.
log-sweep = Only Me 109s, all hunting: there is nothing to protect from them. Leaving them alone costs nothing.
log-gruppe-flies = Gruppen leave their airbases for the Raid Display. Those that have flown once today return later or not at all.
log-selection-stops = The Germans lack aircraft of this kind, so the raid is smaller. Losses you inflict have this effect.
log-raid-formed = The raid is complete: compare its hunters with your squadrons, and its bombers with those who will get through. Only Gruppen in the Bomber Box bomb.
log-false-raid = A false alarm: no Gruppe can fly. Your squadrons return, and time passes.
log-follow-up = A second raid comes to the same place at once. Squadrons still in the air cannot respond, so it helps to have kept some.
log-snap-raid-begins = A snap raid by elite Me 110s comes without the usual preparations. It is small but hard to detect.
log-snap-raid-elsewhere = This target is in the wrong area for the snap raid, so another card is turned. The elite Me 110s raid in the area of Luftflotte 2.
log-committed = A squadron that takes off goes to the Hunt Box. It meets the hunters first, then perhaps the bombers.
log-delayed = You wait for more squadrons, so the bombs fall first. The raid is met on its way home.
log-patroller-hunts = After a delayed response the channel patrols join the hunt. There are more hunters to face.
log-nobody-eligible = Nobody can respond to this raid. Earlier warning or patrols on the raid’s way would have helped.
log-all-committed = Everybody who could respond is on the way. The sectors they came from are empty for a while.
log-nobody-responds = Nobody meets the raid: with bombers in it that costs a point, and they bomb better. A squadron that reaches the bombers prevents both.
log-goes-home = This squadron leaves the raid. It will be ready again after landing and re-arming.
log-pushed-on = Too many squadrons for few hunters: this one had to go on to the bombers. The rest still fight the hunters.
log-evaded = One squadron gets past the hunters while the other holds them. The pair pays with one reduced squadron, unless it has an ace.
log-turned-reduced = A reduced squadron has a lower rating and is lost where others would only break off. It turns full again while it lands.
log-intercepted = This Gruppe will be attacked. Those not picked bomb undisturbed.
log-escort-stands-aside = For each Gruppe you leave alone one escort stays out of the fight. So few squadrons meet fewer fighters.
log-escorts-stay = This time every escort defends, whomever you attack. Expect a harder fight.

## Events

log-event-target = An event over the target can still change the raid. The same card also says how far the clock moves.
log-event-british-altitude = Your squadrons have the height: both combats are better for you. It lasts for this raid.
log-event-german-altitude = The Germans have the height: both combats are worse for you. It lasts for this raid.
log-event-bombs-first = Your squadrons come late: the bombs fall before they attack. They can still shoot down bombers on the way home.
log-event-big-wing = With two or more squadrons of 12 Group in the squadron attack, that combat is better for you. Keep them in it if you can.
log-event-snap-raid-due = Elite Me 110s will make a raid of their own right after this one. Do not forget them.

## Combat

log-squadron-attack = Now your squadrons attack: whatever is disrupted, driven off or shot down bombs less. Then all squadrons go home.
log-squadron-lost = A squadron is lost for now: you lose one point for a light loss, two for a heavy one. It comes back only with replacements.
log-gruppe-lost = A Gruppe is shot down: you gain one point for a light loss, two for a heavy one. It takes replacements to bring it back.
log-presses-on = This squadron goes on to the bombers. The first one there takes away the bombers’ bonus for being left alone.
log-ace-gained = You have an ace squadron: a combat in which it fights is one row better for you. Do not waste it.
log-ace-lost = The ace is an ordinary squadron again after a loss. Another may earn it later.

## Bombs

log-bombed = Strength gives the column, clouds and other things shift it, the die gives the damage. You lose a point for each damage point, three for heavy damage.
log-control-room-hit = The control room is hit: its squadrons defend only their own sector today and go on no new patrols. Rely on the neighbours.

## The clock

log-fighters-ready = These fighters are at their airbases again. The next raids can have more hunters.
log-ju87-withdrawn = The Ju 87s have lost too much and leave the battle. Their dive bombing will not trouble you any more.
log-clock = The clock moves by segments of two hours. Patrols end, and squadrons land, re-arm and become ready.
log-no-time-passes = No time passes: the next raid follows at once. Squadrons that fought have had no chance to land.
log-end-of-day = The raid day is over. In Prelude to Eagle Day the game ends here: a total of 0 or more is a British victory.

## The days between

log-day-advance = Days pass until the next raid day, and each gives you a point. Time is on your side.
log-momentum = The Luftwaffe presses on: of two cards the shorter pause counts. Repaired radar nets, a better total and fewer green squadrons would stop that.
log-no-momentum = One card is drawn for the days that pass. You have kept the Luftwaffe from pressing on.
log-momentum-card = The shorter of the two pauses counts. You have less time to recover.
log-deeper-targets = The raids go deeper from now on: more targets inland. Sectors that were quiet will be needed.
log-priorities = The Germans change what they go for. Targets with high priority are raided more often.
log-terror = The cities are targets now. They hurt your points, but not your radar or airfields.
log-escort-increased = Raids have more escorts from now on. Expect more fighters around the bombers.
log-lf3-joins-lf2 = Luftflotte 3 helps Luftflotte 2 now: raids in the area of Luftflotte 2 can be larger. It may still raid the west.
log-lf3-leaves-lf2 = Luftflotte 3 raids the west again. Keep some squadrons there.
log-tension = The groups are at odds: on the next raid day 12 Group may not patrol over 11 Group. Plan your patrols without it.
log-stabilization = Squadrons you never called now give experienced pilots. From here on no reinforcements can be bought.
log-squadron-returns = An aircraft point and an experienced pilot point bring this squadron back in full strength. Both are scarce.
log-squadron-green = There were aircraft but no experienced pilots: this squadron is green and reduced. One raid makes it full.
log-squadron-enters = A new squadron joins you at once, full. Its price is gone from your victory points.
log-sealion-cancelled = Hitler gives up the invasion: you have prevented the landing. The earlier that happens, the better for you.
log-sealion-delayed = The invasion is put off and will be considered again. More victory points make them give up.
log-sealion-preparations = The Germans prepare to land: your total was too low. Now you have ten days to win back points.
log-sealion-orders = The invasion costs you five points and brings the Luftwaffe fresh crews: its depletion falls. Airfields and ports are its targets now.
log-d-day = The day of the landing has come. Your total decides whether it succeeds.

## The night

log-night-commitment = The die says how many bombers come tonight. Those do not raid by day.
log-night-raiders = These bombers fly by night and are missing by day. He 111s go first.
log-night-surplus = These bombers return to day raids. Their airbases are fuller tomorrow.
log-night-no-chance = Too few Blenheims for these raiders: there is no chance to find them. More night patrols would help.
log-night-missed = The night patrols find nobody. More Blenheims on night patrol mean a better chance.
log-night-found = Your Blenheims have found the raiders. The die is also the number of squadrons that intercept.
log-six-hundred-lowers = 600 Squadron leads the way to the raiders. In return it must fly itself.
log-night-bombing = Night bombing costs points by the number of raiders. It cannot be aimed at a target.
log-landing-accident = A raider is lost on landing: a point for you. You chose which.
