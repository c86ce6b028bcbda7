### The coach of the RAF games: what it says in the same words in both. How it speaks is explained in coach-lion.ftl.

## The screen

place-offers = Here is what you are asked, with every answer there is. Pick one here or on the map; nothing that the rules forbid is ever offered.
place-log = The log tells everything that happens, with the die and the rule. Open a line to see why, or to see the table as it was then.
place-undo = Take back your last answer here. That works until a die is rolled, a card is drawn or something hidden comes to light.
place-hint = Not sure? The hint shows what a careful commander would do now, with the numbers behind it; you need not follow it.

## Questions

ask-repair-die = Roll one die for the repair, or let the game roll it. Below the repair chance the place works again at once; just the chance makes the damage light.
ask-weather-die = Roll one die for the weather, or let the game roll it. Clouds spoil the bombers’ aim.
ask-approach-card = An event card may change things while the raid approaches. Draw it, or let the game draw.
ask-hunter-attack = All hunters and squadrons in the Hunt Box fight one combat. Roll one die, or let the game roll it.
ask-squadron-attack = The squadrons attack the bombers and their escort in one combat. Roll one die, or let the game roll it.
ask-bombing = Whoever got through drops the bombs. Roll one die, or let the game roll it; each damage point is a victory point for the Germans, heavy damage three.
ask-heavy-damage = Heavy damage to an airfield or industry needs a second die for the number of damage points. Roll it, or let the game roll it.
ask-night-combat-die = One combat in the dark, with one die. Roll it, or let the game roll it.

## The morning

log-light-damage-mended = Light damage is mended overnight. Only heavy damage needs luck.
log-half-repaired = The place is nearly mended: its light damage will be gone on the next raid day. Until then it counts as damaged.
log-weather = The weather holds for the area of each Luftflotte. Clouds spoil the bombers’ aim and hide a raid from the observers on the ground.
log-green = Green pilots make a squadron reduced: a lower rating, and lost more easily. After one raid it is full.

## The raid

log-becomes-strafer = With nobody to guard, escorts attack ground targets. They add their bombing strength to the raid.
log-all-intercepted = There are at least as many hunters as squadrons, so nobody gets past. The hunter attack comes first.
log-slipped-past = This squadron is among the bombers already and avoids the hunters. It attacks later, with those who come through.
log-squadrons-leave = Nothing is left for them to attack, so the squadrons fly home. They land and re-arm before they can fight again.

## Events

log-event-approach = An event on the approach can help either side. Letters on the card say which units it concerns.
log-event-fails = The conditions of the card are not met, so nothing happens. Open the line to see which one is missing.
log-event-none = This card holds no event for this moment. Play goes on as if none had been drawn.
log-event-nothing = The event takes place but finds nothing to change. Play goes on.
log-event-weather = The weather changes for the rest of the day. More clouds mean weaker bombing.

## Combat

log-hunter-attack = One combat for all in the Hunt Box: the total and the number of Gruppen give the row, the die the results. Results go by the letter of each unit.
log-combat-result = Each unit takes the result of its letter. A reduced unit suffers more from the same result.
result-none = No effect: it fights on or flies home unharmed.
result-D = Disrupted: a full bomber stays and bombs with its reduced strength, a squadron is shaken. A reduced bomber breaks off.
result-A = Abort: a full unit leaves the raid reduced, and a reduced one suffers a light loss. An aborted bomber does not bomb.
result-L = Light loss: one victory point for the other side. The unit needs replacements to return.
result-H = Heavy loss: two victory points for the other side. The unit takes a raid day longer to return.

## Bombs

log-no-strength = Fighters that strafe can do nothing to this kind of target, however many they are.
log-damaged = Damaged radar nets and headquarters make detection worse. Light damage is gone next raid day, heavy damage needs a repair check.
log-dispersed = Bombs on the airfield send squadrons to the Landing box. They are out of action for a while.
log-replacement-lost = Aircraft are destroyed on the ground: a replacement point is lost. Fewer squadrons will come back from losses.
log-industry-hit = British aircraft production is hit and replacement points are lost. The type with most points suffers.

## The clock

log-bombers-return = Bombers fly once a day, so these are done. Every bomber used now is missing later.
log-fighters-recover = German fighters need three segments before they fly again, reduced ones four. For a while there is less escort.
log-fighters-grounded = It is too late for these to fly again today. The last raids will have fewer fighters.
log-turnaround = Full squadrons re-arm for one segment, reduced ones land first and take longer. Only squadrons in their sectors can respond to a raid.
log-eliminated = One air force has lost the battle: a total of 35 either way ends it at once. This does not apply in Prelude to Eagle Day.

## The days between

log-reset = Everybody rests: squadrons return to their sectors and Gruppen to their airbases. Only losses stay where they are.
log-days-played = All raid days of this scenario are played. The victory points decide.
log-day-card-disregarded = Two very short or two very long pauses in a row do not happen. Another card is drawn.
log-no-day-event = This card has no event. Replacements come all the same.
log-reshuffled = A deck that has run low takes back its discards. What was played can come again.
log-priorities-fixed = While an invasion is being prepared the priorities stay as they are. Airfields and ports come first.
log-british-raid-on-industry = Bomber Command has hit German factories. The Germans get fewer replacements.
log-points-gained = New aircraft arrive for both sides, and new pilots for the British. They bring units back from the loss boxes.
log-squadron-to-light-loss = From heavy loss a squadron first goes to light loss. It can be back after the next raid day.
log-squadrons-stay-light = No aircraft of their type are left for these. They wait for the next replacements.
log-squadrons-stay-heavy = No aircraft of their type are left for these. They wait for the next replacements.
log-gruppen-light-loss = German losses return to their airbases. Without replacement points the Luftwaffe is depleted a step further.
log-gruppen-heavy-loss = German heavy losses move up to light loss. Without replacement points the Luftwaffe is depleted a step further.
log-gruppen-arrive = Fresh Gruppen join the Luftwaffe. Raids can be larger.

## The night

log-night-interceptors = These meet in the dark. Each squadron found a Gruppe of its own.
log-night-combat = One combat in the dark, by the same table as by day. Bombers that are thrown off do not bomb.
log-night-return = Nobody is reduced by a night combat; who was not lost flies home full. Bombers without harm fly on.
