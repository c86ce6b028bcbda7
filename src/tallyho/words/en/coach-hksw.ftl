### The coach of Battle of Britain, for somebody who has never seen the board game. How it speaks is explained in
### coach-lion.ftl. The rule behind a lesson stands at its end.

## The screen

place-offers = What you are asked stands here, with every answer that the rules allow. Choose one in the list, or click what is lit on the map.
place-map = Britain in squares, with flights, airfields, radar stations and cities. Tinted squares are the radar line: a raider that enters a working one is seen (6.radar.b).
place-displays = Under the map lie the displays of both sides, the missions and the turns. Your own cards are face up; of the other side you see how many a flight has, and what was turned up.
place-battle = While an air combat is on, the tray Battle shows its groups, the cards on the table and the dice as they fell.
place-log = Whatever happens is told here, with its dice and its rule. What the other side keeps secret is not.
place-odds = The odds of what you are about to decide, from what your side can know. Hidden cards count as what they may be.
place-undo = Your last answer can be taken back here, as long as no die was rolled, no card was drawn and nothing secret was shown.
place-hint = The hint shows what the best bot of the game would do in your place, and why. It knows no more than you do.

## Before the first turn, and the mission deck

ask-lost-before = A shorter scenario begins in the middle of the battle: chance takes the cards that the weeks before have cost. They score for nobody (4.raf1.a).
ask-remove-city = Some city cards leave the mission deck before play, unseen. What is left will be bombed first (turns.1.b).
ask-remove-radar = Some radar cards leave the mission deck, unseen. Those left in it may still be drawn (turns.5.c).
ask-remove-airfield = Some airfield cards leave the mission deck, unseen. London moves to the top of it (turns.9.b).

## The turn begins

log-turn-begins = A turn is a week of 1940. First the RAF repairs, then the weather says whether the Luftwaffe flies (3.weather.a).
log-withdrawn = Aircraft that did too badly in the battle leave it. Those lost before count as lost all the same (turns.5.f).
ask-rotate = A rotation trades a ready card of a quiet Group for a damaged one of a Group in the front line; the enemy sees whom you send, so do not always take the first. What is not used now is lost (rotation.d).
ask-ace-to = An Ace marker gives the first card of its flight one die more in a dogfight. Give it to a flight that will fight (8.ace.c).
log-repair-dice = The unbombed cities of a Group give its repair dice: bombed cities mean fewer squadrons. The log names those that give none (2.production.c).
ask-declare-dice = Divide the repair dice before they are rolled: squadrons, or airfields and radar. A flight whose airfield is out cannot fly at all (4.bombed.c).
ask-squadron-dice = One white die for each point: a roundel, one face of six, brings a squadron back. Roll, or let the game roll (2.production.i).
ask-site-dice = One white die for each point: a roundel restores an airfield or a radar station. Roll, or let the game roll (2.production.k).
ask-reserve = 13 Group has four points for the whole game, each as good as a roundel. They mend only its own squadrons, so spend them when rotation has emptied it (reserve13.c).
ask-repair-squadron = Choose who is ready again. A Spitfire fights and endures best; each card left damaged at the end is worth a point to the Luftwaffe (2.production.i).
ask-repair-site = Choose what works again. An airfield gives a flight back, a radar station the chance to intercept (4.bombed.d).
log-repairs = Repaired squadrons wait in the ready box of their Group. They join a flight at the next alert (2.production.i).
ask-fly-today = The Luftwaffe may fly in spite of the weather. More missions mean more points, but also more losses (turns.10.a).
log-luftwaffe-flies = Up to four Tally Ho phases follow. In each the Luftwaffe moves, then the RAF, then they fight (9.e).
log-does-not-fly = Nobody flies, and nobody is reinforced. The RAF repairs in such a week all the same (3.weather.d).

## Squadron alert

ask-draw-squadron = Squadron cards come from the shuffled ready box of the Group or Luftflotte; only their owner sees them. Draw, or let the game draw (4.raf.c).
ask-assign-squadron = Nobody else sees what you give a flight: share out the good cards, or make one flight strong and another a decoy. Bombers want escorts; one answer deals all that are left evenly (4.raf1.h).
ask-place-squadron = Two cards more are drawn than there is room for, so choose. A RAF flight flies with any number, one of the Luftwaffe with six or more, and without a bomber it cannot bomb (4.lw.l).
ask-place-returned = A squadron that was stood down is used before any card is drawn. Put it where its type is missing (4.lw.c).
ask-ground-flight = There are too few cards for all flights: one stays down, and its cards may fill another. Keep the flight with the better mission in the air (4.lw.l).
log-squadrons-drawn = What is drawn and not placed goes back into the ready box. The enemy sees only how many cards a flight has (4.raf.f).
log-alerted = These flights stand on their airfields. Only flights on their boxes can be reinforced, so a flight that stays on patrol gets nothing (4.raf.a).
log-under-strength = A Luftwaffe flight with fewer than six cards does not fly. Losses on the way home ground it sooner than you expect (4.lw.l).

## Missions

ask-draw-first-missions = Ten mission cards come into the hand at first; seven are flown, three wait. Draw, or let the game draw (5.mission1.a).
ask-draw-mission = A mission card for each flight comes into the Luftwaffe’s hand. Draw, or let the game draw (5.mission.a).
ask-assign-mission = Give the flight a target it can reach and hit. Bf 109s and Ju 87s cannot go far north; a city is worth its production too but takes three hits (6.line12.a).
log-missions-drawn = The RAF never sees these cards until bombs fall. A failed mission brings the RAF points (8.success.a).
log-has-mission = The flight will fly somewhere; the RAF knows no more than that. Watch where it turns (5.mission.c).
log-grounded = A flight without a mission costs nothing and risks nothing. It may fly again on a later turn (5.none.b).

## Luftwaffe movement

log-phase-begins = A Tally Ho phase: first the Luftwaffe moves, then the RAF, then combat and bombs. Flights that stay up burn fuel in every one (6.movement.h).
ask-choose-flight = Move your flights in any order; each burns one of its four fuel tokens, moving or not. Two tokens left may be spent at once for ten squares, with a greater risk on the way home (6.movement.i).
ask-send-home = Before ten squares, Bf 109s and Ju 87s may turn back safely; those that stay may fall into the sea. The bombers then fly without them (6.line12.d).
ask-fly = One square at a time, in any of eight directions, five for a token. Only over the target of your mission can you end with a bombing run (6.bombrun.a).
log-long-move = Both tokens are gone, so the flight must come home in this phase. Each Bf 109 and Ju 87 left in it rolls two dice for that (8.reach.a).
log-bomb-run = The marker says that bombs fall here in this phase, if a bomber survives the fight. RAF: this is the flight to attack (8.bombing.a).
log-detected = Now the RAF may send one flight to intercept, this once. Later radar squares ask no more (6.intercept.n).
log-not-detected = The station is out, and nobody sees the flight. Only the Observer Corps can still find it (6.koradar.a).

## The intercept

ask-intercept = One flight may chase the raider, square for square, for as long as it moves. An intercept is one deadly roll for both sides, and the flight will not move again in this phase (6.intercept.h).
ask-race = Move one square for each of the raider’s; you fight when you share its square. Head for where it is going, not for where it is (6.intercept.c).
log-intercepts = The race is on: raider and fighter move square by square. A raider that turns away pulls the fighter out of position (6.intercept.c).
ask-intercept-draw = Three cards of the raid are drawn blindly and fight. They may be fighters or helpless bombers; draw, or let the game draw (8.intercept.b).
ask-intercept-dice-luftwaffe = All drawn cards of the raid roll together, black dice: a roundel hits the RAF, a cross the Luftwaffe. Roll, or let the game roll (8.intercept.d).
ask-intercept-dice-raf = All cards of the RAF flight roll together, white dice: a cross hits the Luftwaffe, a roundel the RAF. Roll, or let the game roll (8.intercept.d).
ask-take-hits = All hits must be taken: a card takes its damage number and is lost, and only one may take less and be stood down. Lose the cheap ones, rest the dear one (8.standdown.b).
log-intercept-hits = A symbol names the side it hits: roundels the RAF, crosses the Luftwaffe. Each owner divides the hits (8.intercept.h).
log-stood-down = Stood down is not lost: the card is back two turns later and scores for nobody. It is the best way to take a few hits (8.standdown.d).
log-lost = A lost card lies in the damaged box. The RAF can repair it, the Luftwaffe never (8.intercept.j).
log-back-on-station = After the chase the flight is on its airfield again, but does not move in this phase. In the next it is free (6.intercept.g).

## RAF movement

ask-observer-die = A white die for an undetected raider: a cross, three faces of six, spots it. Roll, or let the game roll (6.observer.b).
log-not-spotted = An unseen flight cannot be attacked. Next phase the observers try again (6.observer.e).
ask-scramble = A flight on its box may fight on with the cards it has. If it waits for the next alert instead, it can be filled up (9.b).
ask-choose-wing = RAF flights move three squares and need no fuel. Go where the raiders must come, and guard what they want (7.movement.c).
ask-move-wing = End in a raider’s square to fight it. Two RAF flights cannot share a square, but for the Big Wing of 12 Group from turn 9 (7.movement.h).
ask-mark-dogfight = Without a marker nobody fights, and there are five in each phase. Attack the flights with bombing run markers first (7.contact.b).
log-big-wing = Two flights of 12 Group fight as one, with one marker. Their cards together can face every group (turns.9.g).

## Dogfights

ask-next-combat = You choose which fight comes first. In each square the bombs fall right after its combat (8.combat.c).
ask-dogfight-shape = Divide your cards into three groups, face down. Small groups keep the enemy guessing; a large one can hold fighters behind bombers (8.dogfight.a).
ask-dogfight-pick = The RAF does not see who is in which group. Bombers that go unopposed fly on unharmed (8.dogfight.d).
ask-dogfight-beside = Put each card beside a group; you do not know what is in it. Groups without your cards are left alone (8.dogfight.d).
ask-dogfight-next = Each group is fought to its end before the next. Begin where your ace can help most (8.dogfight.d).
ask-dogfight-select = Both choose in secret, then both show. Spitfires and Bf 109s roll four dice and need four hits to fall; bombers roll one or two (8.dogfight.e).
ask-dogfight-opponent = The winner stays and meets the next card of the group, drawn blindly. After two wins it must go back (8.dogfight.m).
ask-dogfight-dice-luftwaffe = Black dice, as many as the card’s dogfight strength: roundels hit the RAF card, crosses your own. Roll, or let the game roll (8.dogfight.f).
ask-dogfight-dice-raf = White dice, as many as the card’s dogfight strength: crosses hit the Luftwaffe card, roundels your own. Roll, or let the game roll (8.dogfight.f).
log-groups-formed = The sizes are known, the cards are not. The RAF now places its own beside them, as secretly (8.dogfight.d).
log-dogfight = Only the card with more hits can fall, and only if they reach its damage number. Otherwise both go back (8.dogfight.h).
log-nobody-down = A draw sends both cards back to their flights, out of this combat. That may save the bombers behind (8.dogfight.o).
log-ace-gained = Two enemies shot down in one combat make an ace: one die more in dogfights to come. It is lost with the card it flies with (8.ace.e).
log-flight-lost = Without cards the flight is back on its box. A mission that it flew has failed (8.dogfight.s).

## After the combat

ask-head-home = At home the flight can be filled up at the next alert; on patrol it stays in the way of raiders. Weak flights should go (8.home.a).
log-goes-home = It keeps its cards and waits on its box. In the next phase you may put it on its airfield again (9.b).
ask-bombing-dice = One black die for each point of bombing strength: a roundel is a hit, a cross a die for the ack-ack. Roll, or let the game roll (8.bombing.e).
log-bombed = One hit is enough for an airfield or a radar station, three for a city. Open the line to see where the dice come from (8.bombing.f).
log-knocked-out = The mission will count as a success when the flight is home. The RAF loses the use of the place until it is repaired (8.bombing.f).
log-city-damaged = Hits on a city add up, but this mission fails unless there are three. The city produces nothing meanwhile (8.bombing.h).
ask-ack-ack-dice = The guns roll a white die for every cross of the bombers: two crosses shoot down one. Roll, or let the game roll (8.ackack.b).
ask-lose-bomber = Choose the bomber that falls; it has bombed already. A Do 17 or a Ju 87 carries least (8.ackack.c).
ask-next-square = Your other flights come now, one by one: bomb, then stay or go home. Home with fuel left is safe, but the mission is judged at once (8.reach.a).
ask-reach-home = A flight with fuel may stay for another phase. Home is safe while there is a token, and its mission is judged there (8.reach.a).
ask-home-dice = Without fuel a cross loses a Bf 109 or a Ju 87. Bombers and Bf 110s always make it; roll, or let the game roll (8.reach.a).
log-out-of-fuel = The Channel takes what flew too far. Come home with a token, or send the short-range cards back before (8.reach.a).
log-mission-succeeds = An airfield or radar station is worth two points, a city two and its production. The card is used up (8.success.a).
log-mission-fails = Every failed mission brings the RAF points. A flight that never takes off fails nothing (8.success.a).
log-stays-down = Who has not taken off in the second phase stays down for the turn, with cards and mission. Nothing is lost by it (9.f).
log-airfield-lost = Without its airfield a flight is grounded, and its cards go back. Repair it with the dice of its Group (4.bombed.b).
log-london-again = London survived and comes up again next turn, on top of the deck. Expect it (turns.9.d).
log-counted = Missions and damaged RAF squadrons count for the Luftwaffe; lost Luftwaffe squadrons and failed missions for the RAF. A tie is the RAF’s (turns.11.a).
