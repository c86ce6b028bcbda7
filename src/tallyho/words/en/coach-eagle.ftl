### The coach of RAF: Eagle, for somebody who has never seen the board game. How it speaks is explained in coach-lion.ftl.
### Builds on: coach-raf

## The screen

place-map = This is the table map: England in sectors, with the squadrons that stand in them and every target you may raid. Whatever is lit can be chosen, with the mouse or the keyboard.
place-plan = The Raid Planning Track is your day: seven time segments with up to three raids each. Drag cards and Gruppen there or use the keys, let the game fill in escorts, and watch the totals before you confirm.
place-tote-board = The Tote Board shows what each squadron does. Those that land, re-arm or are lost cannot answer your next raid: that is the moment to send it.
place-raid-display = The Raid Display shows the raid in its boxes: first the Hunt Box fights, then the Bomber Box. The tab Response tells step by step who could come, who stays behind, who comes, and why.
place-odds = The odds say what to expect of this raid: who will come, what will be lost, what will be hit. Try another escort or another hour before you confirm the plan.

## Planning the day

ask-green-squadron = Pick the British squadrons that begin with green pilots: one in a sector at most, and one of 11 Group. They fight reduced, so choose those that your raids will meet.
ask-strategy-card = A strategy card gives one raid of the day an advantage; the victory points say how many you get. Draw it, or let the game draw.
ask-target-card = Each target card names a place that may be raided today, the sectors that defend it and the radar nets that watch it. Draw it, or let the game draw.
ask-further-target-card = Too few cards are good for a major raid, so more are drawn until there are enough. Draw it, or let the game draw.
ask-plan = Pick a card to plan its raid, as often as you like; nothing is settled before you confirm the plan. A raid soon after another meets fewer squadrons: those that fought still land and re-arm.
ask-plan-raid = First give the raid its hour, then bombers and fighters; pick a Gruppe again to take it off. Mix the letters A, B and C, for every bad result strikes one letter.
ask-assign-fighters = New fighters are ready for the raids of this segment and the next. This is the only chance to give them to these raids.
ask-assign-to-raid = Add fighters to this raid, or take them off. Hunters keep squadrons away from the bombers, but who flies now will be gone for three segments.
ask-night-bomber = Choose the bombers that raid by night, as many as the priorities of cities and industry ask for. They do not fly by day, so send those you will miss least.
ask-night-patrol-die = One die says how many Blenheims wait for you in the dark. Roll it, or let the game roll it.

## The raid takes off

ask-choose-raid = Several raids fly in this segment, and you choose which is first. While others are still to come, the British tend to hold more back.
ask-channel-patrol = Where bombers fly, some Me 109s must guard the way home over the Channel before any of them may hunt. They seldom fight, so keep the letters of the others mixed.
ask-deploy-me110 = An Me 110 may escort the bombers or strafe the target, but not hunt. Escorts share the fight when squadrons get through.
ask-deploy-me109 = An Me 109 may hunt, escort or strafe. Hunters fight first and thin out the squadrons; escorts only help once somebody has got through.
ask-detection = One die, the radar nets, the observers and the size of the raid decide how well it is seen. Low is good for you: with little warning few sectors can respond.
ask-declare-raid = The British see four or five Gruppen but poorly, and you say what they take them for. A minor raid draws three squadrons at most; a major one up to six, or nobody if only one or two could come.
ask-rendezvous = The Gruppen must find each other. The die names one danger; crowded segments, clouds and very large raids run into it.
ask-rendezvous-failure = The rendezvous has failed: 1 to 3 reduces the Gruppen of letter A, B or C, and 4 to 6 sends them home. A raid of mixed letters loses only a part.

## The British respond

ask-green-for-pool = This sector has several green squadrons and must give one. You choose: a Hurricane is a little weaker than a Spitfire.
ask-pool-squadron = The sector has more squadrons than it gives, and chance takes one of them. Draw it, or let the game draw.
ask-response-priority = One die and what the British know say how much this raid matters to them. More is not always worse for you: the chart jumps back and forth.
ask-squadron-stays = Squadrons held back are drawn from the pool by chance. Draw it, or let the game draw.
ask-squadron-responds = Only some of the pool take off, drawn by chance. Draw it, or let the game draw.
ask-free-hunt = Now that you see who comes, one more Me 109 Gruppe may join the hunters. It is then missing for a later raid.
ask-contact-die = So many hunters look for so few squadrons that some may lose their way. If the die is below the difference, that many go home.
ask-no-contact = Choose the hunters that find nobody and go home. Keep the letters of those that stay mixed.
ask-excess-die = There are more squadrons than hunters. A die above the excess lets the excess through to the bombers; otherwise all of them must fight here.
ask-excess-squadron = Choose the squadron that goes on to the bombers: Hurricanes come first, and the letters must stay even. Those of one type are equally strong, so it hardly matters which.

## Over the target

ask-target-event-card = An event card may change things over the target. Draw it, or let the game draw.
ask-which-blenheim = Several Blenheim squadrons could join the attack, and you say which. The one with the lowest rating does your Gruppen the least harm.
ask-extended-attack = The squadrons stay on your bombers: for each full squadron one full bomber turns reduced. Spare the He 111s, which carry most.
ask-intercept = There are fewer squadrons than Gruppen: they go for full ones first, and He 111s before all others. Where that leaves a choice, it is yours.
ask-escort-aside = For each Gruppe that is not attacked, one escort must stay out of the fight. Keep in it those with the lowest rating: for a Gruppe low is good.
ask-disperse = The bombs drive squadrons off their airfield, and you choose which. Take those that would meet your next raid, Spitfires first.

## Night, calendar, replacements

ask-night-interception-die = One die says whether the Blenheims find your raiders, and how many do. Above the chance nobody is found.
ask-night-squadron = You choose which Blenheims found your raiders. Those with the lowest rating do least harm.
ask-night-gruppe = Choose which of your Gruppen are found. Those with a low rating defend themselves best.
ask-night-bombing-die = Your night raiders bomb, and one die says what it is worth. Roll it, or let the game roll it.
ask-landing-accident = One of your raiders crashes at home: choose who suffers the light loss. It is a point for the British whoever it is, so take one with few bombs.
ask-press-or-rest = Press: of two cards the shorter pause counts, but the days are worth double to the British, who gain a squadron and see better. Rest: the longer pause counts, for repair and replacements on both sides.
ask-day-card = A Day Event card says how many days pass until the next raid day. Each is a victory point for the British.
ask-continue-campaign = The scenario is decided. You may leave it at that, or fight on by the rules of the campaign, which then decide.
ask-free-priority = Two types of target get high priority, one medium, two low. High makes more cards good for a major raid, so choose what you mean to destroy.
ask-light-loss-return = The British lack points to bring all squadrons back; within this sector you say who is next. A Hurricane is the lesser evil.
ask-heavy-loss-move = The British lack aircraft for all; within this sector you say who moves up from heavy to light loss. A Hurricane is the lesser evil.
ask-gruppe-served = Not all of your Gruppen can be replaced, so choose who is next. Without Me 109s no bomber is safe; He 111s carry most bombs.
ask-reinforcement-draw = A fresh squadron joins the British: two are drawn, and one of 11 Group goes first. Draw it, or let the game draw.

## The morning

log-strategy-drawn = Strategy cards are yours to add to raids today; at night they go back into their deck. The tray of cards says what each of them does.
log-target-eligible = The priority of its type and its strategic value make this target good for a raid. A minor raid has three Gruppen at most, a major one many more.
log-target-discarded = Nobody cares enough about this target today. Other priorities would make it eligible.
log-targets-drawn = These are the targets you can plan with. Plan as many as you like, but the more raids there are, the smaller the largest may be.
log-raid-planned = The raid stands for today with its hour and its bombers. Its fighters are chosen in Daily Planning for the first three segments, later ones when the clock gets there.
log-no-raids-today = Nobody flies today. The British rest, and each day that passes gives them points.
log-raid-cancelled = A raid that nobody can fly is given up. Keep a fighter for every raid without bombers.
log-repaired = The place works again. Radar nets that you want blind must be bombed anew.
log-not-repaired = The place stays heavily damaged today. A radar net out of order means less warning for the British.
log-day-starts = The clock starts with your first raid. Each raid is played to its end before the next one flies.
log-morning-haze = Haze keeps everybody down until 1000, and fewer target cards come. The whole day must be flown in what is left of it.

## The raid takes off

log-raid-flies = The Gruppen leave for the Raid Display. Bombers bomb; what each fighter does is your decision.
log-decoy-flies = Nobody is in this raid, but the British believe in it. What takes off against it will be on the ground when the real one comes.
log-raid-deployed = The raid is in the air and cannot be changed any more. Hunters meet the squadrons first, and only Gruppen in the Bomber Box bomb.
log-at-edge-of-range = So far from home these arrive reduced: weaker, and lost more easily. It may still be better than no fighters at all.
log-detected = Warning says which sectors can send squadrons, and how many; intelligence says by which chart they decide. Open the line to see what gave the raid away.
log-detected-by-ultra = The British have read the orders: very early warning, accurate intelligence. Expect everybody who can come.
log-raid-believed = With poor intelligence the British only guess the size. Against a minor raid few take off; a major one alarms them.
log-decoy-believed = The British fall for it. Now see how many follow.
log-patrollers-escort = Nobody has seen the raid, so the channel patrol joins the bombers as escort. That is what surprise is worth.
log-rendezvous-kept = Everybody is where he should be. With fewer raids in the segment and smaller ones there is less to fear here.
log-rendezvous-failed = The danger that the die named was real. A second die says whom it strikes.
log-rendezvous-reduced = These have lost time and formation: they fly on reduced. Other letters are not affected.
log-rendezvous-leaves = These never found the others and go home. Bombers among them are done for the day.

## The British respond

log-pool-formed = The pool is everybody who could come: the card lists how many squadrons each sector gives for this warning. What is landing, re-arming or lost cannot.
log-response-priority = The priority tells how many of the pool are kept back. Radar nets, airfields, size and bombers raise it; more raids still to come in this segment lower it.
log-squadrons-stay = These are held back for other raids. They are still there when you come again.
log-tactics-chart = What is left of the pool asks its tactics chart whether to fight. Many hunters frighten a small pool off; with poor intelligence only a guess counts.
log-squadrons-respond = These come, and go to the Hunt Box. Open the lines above to see why it was just so many.
log-squadrons-misled = They chase a raid that is not there. Until they have landed and re-armed, they cannot answer a real one.
log-no-response = Nobody comes: the bombers have a free run and bomb two columns better. Such raids win battles.
log-free-hunter = One Gruppe more to fight the squadrons. It is missing elsewhere for three segments.
log-no-free-hunter = No full Me 109 of this Luftflotte is at its airbase, so nobody can join. Keep one back next time.
log-contact-kept = The hunters hold together. Numbers so far above the squadrons may lose some on another day.
log-contact-lost = Too many hunters for so few squadrons: some find nobody. A smaller hunt would have done.
log-loses-contact = This Gruppe flies home without a fight. It recovers like the others.
log-nobody-to-hunt = Without squadrons the hunters go home, and the escort strafes. They are missing for a while all the same.
log-excess-stays = The squadrons prefer to fight the hunters together. None reaches the bombers before that combat is over.
log-excess-goes-on = Squadrons get past while the others hold your hunters. More hunters would have left fewer to get past.
log-excess-without-bombers = A sweep without bombers: nobody has a reason to go past. All of them fight your hunters.
log-only-reduced-left = Reduced squadrons never break through. They stay and fight the hunters.

## Over the target

log-intercepted = This Gruppe is attacked. The others bomb undisturbed.
log-escort-stands-aside = An escort whose bombers are not attacked stays out of the fight. So few squadrons meet few fighters.
log-escorts-stay = With Escort Coordination every escort fights, whomever the squadrons pick. That is a hard lesson for a few attackers.
log-hunters-leave = Their squadrons have got away, so these hunters go home. They recover like the others.
log-jabo-jettisons = A Jabo that has to leave drops its bombs anywhere. From now on it is an ordinary fighter.
log-jabos-have-bombed = The Jabos have done their work and are ordinary fighters again. They can defend themselves better now.
log-ace-returns = The ace squadron comes and goes as it pleases. It joins when the British know most about a raid.

## Events

log-event-target = An event over the target can still change the raid. Letters on the card say which units it concerns.
log-event-british-altitude = The squadrons have the height: both combats go worse for you. It lasts for this raid.
log-event-german-altitude = Your fighters have the height: both combats go better for you. It lasts for this raid.
log-event-big-wing = With two or more squadrons of 12 Group in the squadron attack, that combat goes worse for you. Targets far from 12 Group do not meet it.
log-event-bombs-first = The squadrons come late: your bombs fall before they attack. They can still shoot down bombers on the way home.
log-event-navigational-error = The bombers lose their way and hit two columns worse. Coastal targets are hard to miss.
log-event-ultra = The next raids are betrayed before they fly. They will be expected with very early warning and accurate intelligence.
log-event-patrol-elsewhere = Squadrons are drawn away from their sectors. They cannot answer your next raid there.
log-event-blenheim-joins = A Blenheim helps the few squadrons against your bombers. It is weak, but every one of them raises the total.
log-event-left-reduced = Hunters and squadrons chase each other out of the raid. The squadrons come off worse.
log-event-light-loss = A loss without a combat, and points with it. Low flying and dive bombers suffer most from flak.
log-event-airfield-attacked = You are bombing the field they want to land on. These squadrons must stay in the air.

## Combat

log-squadron-attack = The squadrons attack: whatever is disrupted, driven off or shot down bombs less. Then all squadrons and escorts go home.
log-squadron-lost = A squadron is lost for now: the total falls by one for a light loss, two for a heavy one. Below zero is where you want it.
log-gruppe-lost = A Gruppe is shot down: the British gain one point for a light loss, two for a heavy one. It takes replacements to bring it back.

## Bombs

log-bombed = Strength gives the column, clouds and other things shift it, the die gives the damage. Each damage point is a point for you, heavy damage three.
log-radar-blind = With so many nets damaged the whole chain is blind: no net helps detection. Strike now, for repairs come every morning.
log-control-room-hit = The control room is hit: today its squadrons answer only raids on their own sector, and two at most. Raid its neighbours.

## The clock

log-clock = The clock jumps to your next raids. The longer the jump, the more squadrons have landed and re-armed.
log-fighters-ready = These fighters are at their airbases again. They can be given to raids of this segment and the next.
log-end-of-day = The raid day is over. In Prelude to Eagle Day the game ends here: -6 or less is a German victory, 0 or more a British one.

## The days between

log-day-advance = Days pass until the next raid day, and each gives the British points. Time is on their side: your raids must bring more.
log-pressed = You press on: the shorter pause counts. Tomorrow you have one strategy card only, and the British see your raids better.
log-rested = You rest: the longer pause counts. Both sides recover, and the British gain points for every day.
log-thin-blue-line-decided = What Hitler decides about the invasion ends the scenario. If it is only put off, depletion and the total decide.
log-campaign-continues = The campaign goes on with its own rules. Only the end of it counts now.
log-deeper-targets = New target cards take you further inland. Beyond the range of the Me 109 the bombers have only Me 110s.
log-priorities = The targets that count have changed. High priority makes a target good for major raids.
log-terror = The cities are targets now. They bring points, but leave radar and airfields in peace.
log-lf3-joins-lf2 = Gruppen of Luftflotte 3 may now fly in the area of Luftflotte 2, where the short ways are. The other way round is not allowed.
log-lf3-leaves-lf2 = Luftflotte 3 keeps to its own area again. Plan for both.
log-stabilization = British squadrons that never came now give experienced pilots. No more reinforcements will join them.
log-squadron-returns = An aircraft point and an experienced pilot point bring this squadron back in full strength. Bombed industry and airfields make such points rare.
log-squadron-green = There were aircraft but no experienced pilots: this squadron is green and reduced. It will be first in the pool, and easy to beat.
log-gruppe-paid = A point of the right kind has replaced the losses of this Gruppe. Watch how many are left.
log-gruppe-unpaid = There was no point for it, so worn men and machines fill the gap: depletion rises. At level 1 and 2 your combats get worse.
log-reinforcement-enters = The British have one squadron more from now on. Finish the battle before they have many.
log-no-reinforcement-stabilized = The British bring no more squadrons to the front. What you shoot down now is hard to replace.
log-sealion-cancelled = Hitler gives up the invasion. The total was too high: the battle in the air is lost.
log-sealion-delayed = The invasion is put off and will be considered again. Press the total down until then.
log-sealion-preparations = The invasion is being prepared: ten days until the landing. From now on each day gives the British three points.
log-sealion-orders = Fresh crews lower your depletion, and five points are yours. Airfields and ports have high priority for good.
log-d-day = The day of the landing has come. The total decides whether it succeeds.

## The night

log-night-bomber = This Gruppe flies tonight and is missing by day. Keep within the limits of the priorities.
log-night-bombers-all = High command asks for all the bombers you have left. None of them flies by day.
log-night-patrol-called = So many Blenheims wait for your night raiders. Later in the battle there are more of them.
log-night-no-chance = Too few Blenheims to find anybody. The raiders fly on undisturbed.
log-night-missed = The Blenheims find nobody. More raiders would be easier to find.
log-night-found = The Blenheims have found your raiders. The die is also the number of squadrons that intercept.
log-night-bombing = Night bombing brings points by the number of raiders. It cannot be aimed at a target.
log-landing-accident = A raider is lost on landing: a point for the British. The dark takes its share.
