### The coach of First Battle of Britain, for somebody who has never seen the board game. How it speaks is explained in
### coach-lion.ftl. The rule behind a lesson stands at its end.

## The screen

place-offers = What you are asked stands here, with every answer that the rules allow. Choose one in the list, or click what is lit on the map.
place-map = South-east England and Flanders in hexes of five miles. A counter with a propeller is a group of the enemy that is not spotted: how many fly in it you see, what they are you do not (11.0a).
place-displays = Under the map lie the battle as it was fought, the turns with the endurance of your own units, all your units, what can be bought, and the morale points. The enemy never sees your endurance (20.7a).
place-log = Whatever happens is told here, with its dice and its rule. What the other side keeps secret is not.
place-odds = The odds of what you are about to decide, from what your side can know. Face-down units count as what they may be.
place-undo = Your last answer can be taken back here, as long as no die was rolled and nothing secret was shown.
place-hint = The hint shows what the best bot of the game would do in your place, and why. It knows no more than you do.

## Set-up

ask-deploy-aerodrome = Aerodromes stand in towns and never move: the British want them around London, the Germans near the coast of Belgium. In a first game take “Standard deployment”: it places all that is left (17.3a).
ask-deploy-headquarters = A headquarters helps within four hexes: groups of several bases, better pursuit, farther early warning. Place it amid your aerodromes, or take “Standard deployment” (17.6HQb).
ask-deploy-early-warning = Early warning spots raiders within two hexes, within four if a headquarters is near. Put it where they cross the coast, or take “Standard deployment” (17.6EWb).
ask-deploy-aa = Each strength point of AA may go to any hex of yours, and points in one hex fire as one. “Below the units there” hides them; “Standard deployment” places all that is left (17.4a).
ask-deploy-tender = A seaplane tender spots whatever flies within four hexes of it. The Thames Estuary is on the way to London; “Standard deployment” places all that is left (18.5b).
ask-deploy-unit = Air units lie face down at their bases, three at most on each. Fighters belong under the way of the raiders, bombers near the coast; “Standard deployment” places all that is left (20.1a).
ask-deploy-ace = An ace makes his unit better: fighters in pursuit, bombers at the target. Give him to one that will fly (19.1a).
log-arranged = All is placed, and only the top counter of each hex lies open. Air units and what is below stay unknown until somebody looks (20.5b).

## Planning: the event of the month

log-month-begins = A month: first both plan, then they fly up to 24 turns of twenty minutes, then the month is closed. Who has more morale points at the end wins (3.1a).
ask-event-die = From the second month on two dice give the event of the month: weather, spies, points won or lost. Roll, or let the game roll (22.1a).
log-event = The event holds at once, bad weather for the whole month. Then pursuit, bombs, recon and landings all suffer (22.1b).
ask-press-die = In a press campaign the higher die gains the morale points. Roll, or let the game roll (22.1b).
ask-examine = A look shows you everything in the hex, also what lies face down or below. It is true now only: units may leave or be moved (20.3c).
log-looks = What was seen is told to both; a unit that then lands or takes off there is unknown again. Use it soon (20.3c).
ask-recall = One of your fighters is called away and comes back later without cost. Give up the weakest (22.1b).
ask-create-raf = The Royal Air Force costs much but lasts: three British units may fly together instead of two, and bombers are cheap. Worth it early, with the points to spare (21.1a).
log-raf = From now on British groups may have three units. British bombers cost less as well (21.2a).
ask-order-die = In some phases somebody has to act first: the higher die does. Roll, or let the game roll (3.I.b).
log-acts-first = Whoever acts second has seen what moved in the open, but not where it went. So it is no great loss to be first (3.I.b).

## Planning: redeployment and reinforcement

ask-redeploy = Move air units between your aerodromes, and AA or headquarters on land, over any distance and at no cost. It uses no flight; nobody sees it (5.2c).
ask-redeploy-where = Any hex that is lit will do. Three air units have room at an aerodrome, and a land unit may be hidden below those already there (5.2a).
log-redeployed = Only you are told what you moved. The enemy sees the counters that lie on top when you are done (5.1a).
ask-buy = Morale points buy units, but they are also your score: buy what will earn more than it costs. You cannot spend below zero (6.1c).
ask-place-reinforcement = New air units go to any aerodrome of yours that has room, land units where their kind may stand. Nobody sees where an air unit goes (6.2a).
log-bought = What is bought is open to both, where it is placed is not. The pool of either side can be seen at any time (6.1d).
log-placed = Only you are told where it stands. Air units lie face down until they are spotted or looked at (20.1a).
log-free-fake = A Fake is a counter with nothing behind it, and one comes free each month. Face down it looks like a Gotha, so let it draw the fighters away (20.6b).
log-is-back = A recycled unit is back in the month that was set for it, at no cost. It may be placed like a new one (6.5b).

## Planning: rest, training, recon, missions

ask-train = A unit that rests flies nothing in this month and is Up in the next: one column better in fights and bombing. Training for the night costs a month too, but lasts (24.1a).
log-rests = Only you know who rests. Up is used up by the next mission, so save it for a great raid (24.4a).
log-trains = From next month on it is at home in the night, until it is lost or recycled. Only you know it (24.5b).
ask-plot-recon = A recon mission is half a morale point and a die: it may show all in the hex, or give a marker that helps your bombers. Plot your target of this month; nobody sees it until both are done (14.1a).
ask-recon-die = A high die shows all units in the hex, a higher one leaves a Recon marker too. Roll, or let the game roll (14.3a).
log-plotted = Now all can see where recon was flown: a likely target of this month. A plot elsewhere can mislead (14.1b).
log-recon = A Recon marker shifts your bombing in the hex two columns to the better in this month. Then it is removed (14.3.2).
log-examined = What lies below or face down in the hex is known now. Flying over it shows as much as recon (20.3a).
ask-prepare = Send fighters on patrol, which then wait over a hex and may intercept, or note targets for bombers. It stays secret until the patrols go up or bombs fall (3.I.7).
ask-mission-where = A patrol waits within one move of its base and burns endurance from the first turn. A noted target is bombed better, any other one worse (25.1b).
log-patrols = A patrol does not move, but sees what comes beside it and may attack it at once. Its endurance runs from turn one (25.2a).
ask-gentlemens-war = Whoever flies no mission in a month gains a die of morale points. If neither side wants to fly the month is over; if one does, both may (3.I.8).
log-declared = One yes is enough for flying turns. Who then stays on the ground all the same still gains the die at the end (4.4a).

## Movement

log-flying-turn = A flying turn is twenty minutes: first the Germans move, fight and bomb, then the British. There are 24 in a month at most (3.II.a).
log-night-falls = It is night until the month ends: bombs fall worse, pursuit is harder, and most units may crash when they land. Be-2s and Zeppelins land safely (16.2a).
ask-move = Move any of your groups, or choose a base from which a new one takes off. Each unit takes off once a month, so do not send up all fighters at the first propeller (8.11a).
ask-take-off = Name the units that fly as one group; it moves as fast as its slowest. The enemy sees how many they are, not which: bombers, escort or Fakes (10.1b).
ask-fly = Hex by hex, as far as the speed goes. The endurance marker names the last turn for the landing: turn back while half of it is left, or the group crashes (8.9a).
ask-split = The unit that leaves stays behind as a group of its own and cannot join again; one that leaves a patrol goes home. Fighters leave their bombers so as to attack (12.9c).
ask-land-where = A carrier unit may land on the carrier or on an aerodrome in the same hex. Each of them has room for three (18.4c).
log-takes-off = Everybody sees how many take off, and where. The endurance marker stands on the turn in which they must be down, and only the owner sees it (8.7a).
log-flies = The enemy sees the way of every group, but not what flies in it. Where it turns may tell where it is going (8.1a).
log-splits = A group may be divided at any time, but hardly ever joined again. A small one may be a decoy (9.5b).
log-joins = Only units that took off in this turn, from one base or from bases near one headquarters, become one group. Zeppelins always fly alone (10.1c).
log-spotted = Spotted: the counters are face up for the rest of the flight. AA, early warning, ships, patrols and any enemy in the same hex spot (11.0b).
log-fake-seen = It was a Fake, and it is gone until next month. Nobody scores for it, but the fighters sent after it have used their flight (20.6e).
log-overstacked = Groups that end their move in one hex and may not join crowd each other, and each unit may be damaged. Keep them in different hexes (9.4b).
ask-intercept = The patrol may attack the intruder now, in the middle of its move, and loses a turn of endurance by it. Bombers are worth it, what is unknown perhaps not (25.3d).
log-interception = The patrol is the attacker. What survives may fly on and bomb (25.3b).
log-ranged-interception = From a hex beside it the patrol comes over, fights and goes back. Each may do so once in an enemy turn (25.4a).

## Anti-aircraft fire and dogfights

log-guns-fire = Guns fire at whatever enters their hex, once, all with one strength, and nobody fires back. Fly around hexes with AA where you can (15.3a).
ask-attack = Your fighters may attack a group in their hex; a group with a bomber may not. Compare the pursuit factors first: who is slower gives the other the bounce (12.4.1).
log-dogfight = First the pursuit, then fire: of each group the lowest pursuit factor counts and the sum of its firepower. One hit at most for each fire (12.8.1).
ask-pursuit-die = One die and the difference in pursuit say who has the bounce. Roll, or let the game roll (12.4.3).
log-pursuit = The bounce means to fire first; what it destroys cannot fire back. If nobody has it nothing happens at all (12.4.4a).
ask-fire-die = One die in the column of the firepower. Roll, or let the game roll (12.8.2).
log-fire = FS breaks up the group, D damages one unit, Z and E eliminate. Only one unit is hit at a time (12.8.3a).
ask-pick-hit = You have the bounce and choose the unit that is hit. Bombers are worth more morale points, fighters shoot back (12.8.3b).
log-shattered = The group is broken up: its units are on their own and never form a group again in this month. Single units are easy prey (10.3c).
log-no-formation = A unit alone has no formation to lose. Nothing happens (10.3c).
ask-keep-in-hex = One unit of the shattered group stays in the hex. Over the target that should be the one with the most bombs (10.3c).
ask-scatter = Choose where this unit is scattered to. A hex without friends, guns or fighters is best (10.3c).
ask-driven-off = The unit is driven into a hex beside. Away from the enemy, and on the way home if it is short of endurance (8.12a).
log-pushed = It was pushed, not flown: this takes no speed, and patrols may not intercept it there. Its place is known (25.5a).
ask-damage-die = Damage may be nothing, an early way home, months of repair or the end of a unit. Roll, or let the game roll (9.4b).
log-damage = A second damage in the same month is worse. A unit that turned back neither fights nor bombs any more, so bring it home (9.4b).
log-eliminated = Eliminated units score for the enemy, and can be bought again at their cost. Bombers are worth more than fighters (6.3a).
log-recycled = Recycled is not lost: it scores for nobody and comes back free in the month named. It cannot come sooner (6.5a).
log-gone = It would come back after the end and is gone for good. That scores for nobody (6.6b).
ask-ace-die = After a hit on an aircraft, or bombs that spread panic, a six makes an ace. Roll, or let the game roll (19.2a).
ask-place-ace = The new ace joins one unit of the group that matches his type. Choose one that is likely to come home (19.2d).
log-ace = An ace helps his unit in the pursuit or at the target. If it is eliminated he is lost with it (19.3b).
ask-ace-to = The ace has survived without his unit and needs another one of his type. Choose one that will fly (19.4c).

## Bombing

ask-bomb = A group over a target may bomb it, each unit once a month. Fighters whose factor stands in brackets only strafe what is on the ground (13.2a).
ask-aim = All on one target reach a better column; London scores most. Aerodromes, AA and units on the ground cost the enemy dear as well (13.2b).
ask-bomb-die = One die in the column of the bombs, after all shifts. Roll, or let the game roll (13.5.4).
log-bombs = The strength of all bombs gives the column. Recon, aces and rest shift it for the better, night, weather and an earlier raid for the worse (13.5.3).
log-noted = The target that was noted before is shown now. It was worth a column, for the better or for the worse (27.2c).
log-bomb-result = B is panic and scores in London only, D is damage and counts as many times as the class of the target. Both bring the Germans morale points (35.3a).
log-relief = Civil defence takes a point off heavy damage to the city, two or three, in its own hex and beside it. It is cheap, and never moves (17.5b).
log-guns-hit = AA loses strength points, each worth a morale point. Now the way is easier for the next group (35.1a).
log-unharmed = The damage was less than the unit has points, and so nothing happens to it. More bombs on one target would have done it (35.1a).
log-land-lost = Destroyed, and worth its points to the enemy. Units at an aerodrome that is lost stay grounded until it is built again (17.3e).
ask-ship-die = The carrier is damaged: what happens to it happens to the units aboard. Roll, or let the game roll (18.3b).
log-sunk = A ship that is sunk scores for the Germans. It can be bought again (6.3a).

## Landing, and the end of the month

log-lands = Landed units are face down again, and do not fly any more in this month. On an aerodrome with room, by day, there is no danger (8.6b).
ask-crash-die = By night, on a full base or without an aerodrome a landing needs a die, and a low one. Roll, or let the game roll (8.9b).
log-crash = Night, crowding, fields and weather all add to the die. A wrecked unit is recycled or lost (8.9b).
log-out-of-fuel = The turn of its endurance marker is over and it was not down: a crash for sure, and worse over the sea. Turn back sooner next time (8.9a).
ask-more-missions = All are down, and the month ends unless somebody wants to fly again. Units that have flown cannot (3.II.3).
log-more-missions = One yes is enough for another flying turn. Two times no ends the month (3.II.3).
ask-rest-die = Who flew no mission in the month gains a die of morale points. Roll, or let the game roll (4.4a).
log-morale = Morale points are score and money in one. Losses of the enemy and bombs on England bring them; a month of rest does too (4.1a).
log-month-ends = Counters are turned face down, Recon markers go, and all can fly again. At the end of the last month the lead in morale points decides (23.1a).
