### The cards of RAF: Eagle: names, and what they do, for every client; what the browser shows builds on this, too.

## Strategy cards

strategy = { $strategy ->
    [decoy-raid] Decoy Raid
    [major-raid] Major Raid Coordination
    [secondary-target] Secondary Target
    [pathfinders] Pathfinders
    [low-level-bombing] Low Level Bombing
    [high-approach] High Approach
    [dogleg-route] Dogleg Route
    [escort-coordination] Escort Coordination
   *[free-hunt] Free Hunt
}
strategy-named = { $name ->
    [decoy-raid] Decoy Raid
    [major-raid] Major Raid Coordination
    [secondary-target] Secondary Target
    [pathfinders] Pathfinders
    [low-level-bombing] Low Level Bombing
    [high-approach] High Approach
    [dogleg-route] Dogleg Route
    [escort-coordination] Escort Coordination
   *[free-hunt] Free Hunt
}
strategy-about = { $strategy ->
    [decoy-raid] No Gruppe flies, but the British see a major raid of six Gruppen, poorly. Squadrons that respond find nobody. It counts as a raid of its time segment; no other strategy card goes with it.
    [major-raid] The raid may have 16 Gruppen, also on a target for a minor raid and on a day with many raids. Gruppen that a failed rendezvous would send home are reduced instead.
    [secondary-target] All Gruppen bomb the secondary target of the card. Everything else is as for the primary one.
    [pathfinders] The bombing of the raid moves two columns to the right.
    [low-level-bombing] Bombs fall two columns better, and below the clouds; but unless all bombers are Ju 87s the squadron attack moves one row in British favour, and Flak costs light losses.
    [high-approach] Unless the warning is very early, both combats move one row in German favour.
    [dogleg-route] The detection modifier is lower by 2, but not below 0.
    [escort-coordination] The whole close escort fights in the squadron attack, whoever is intercepted.
   *[free-hunt] After the British response one more full Me 109 Gruppe may join the hunters, if the target is within the range of Me 109s.
}
answer-155 = 155, Decoy Raid
answer-156 = 156, Major Raid Coordination
answer-157 = 157, Secondary Target
answer-158 = 158, Secondary Target
answer-159 = 159, Pathfinders
answer-160 = 160, Low Level Bombing
answer-161 = 161, High Approach
answer-162 = 162, Dogleg Route
answer-163 = 163, Escort Coordination
answer-164 = 164, Free Hunt

## Raid Event and Day Event cards

event-about = { $event ->
    [british-altitude-advantage] Both combats move one row in British favour.
    [channel-patrollers-hunt] Channel patrollers join the hunters, or the close escort if no squadron is there to hunt; not if the target is deep.
    [clouds-inhibit-hunters] In clouds, hunters with the letter lose the raid and go home. Squadrons that nobody hunts any more fly on to the bombers.
    [clouds-scatter-raid] In clouds, Gruppen with the letter turn reduced.
    [escort-rendezvous-failure] Close escorts with the letter miss the raid and go home.
    [german-altitude-advantage] Both combats move one row in German favour.
    [heavy-pursuit] Hunters and squadrons with the letter chase each other out of the raid; the squadrons turn reduced, or suffer light loss if they were.
    [lf3-weather-changes] Weather over the area of Luftflotte 3 changes by one step.
    [rendezvous-failure] In a raid of seven Gruppen or more, bombers and close escorts with the letter go home.
    [squadrons-evade-hunters] Full Hurricanes and Spitfires with the letter get past the hunters.
    [squadrons-patrol-elsewhere] Full squadrons with the letter that stand in the sectors of the target card fly off and are missed by the next raids.
    [weather-improves] Weather clears by one step.
    [weather-moves-east] The area of Luftflotte 2 gets the weather of Luftflotte 3.
    [weather-worsens] Weather worsens by one step.
    [big-wing] With two squadrons of 12 Group or more, the squadron attack moves one row in British favour.
    [blenheims-intercept-bombers] A Blenheim squadron joins squadrons that meet more bombers than they are.
    [channel-patrollers-close-escort] Channel patrollers join the close escort, unless the target is deep.
    [clouds-inhibit-squadrons] In clouds, squadrons with the letter do not find the bombers and go home.
    [extended-attack] For every full squadron at the bombers one full bomber Gruppe of your choice turns reduced.
    [flak] Gruppen with the letter in the Bomber Box turn reduced, reduced ones go home; Ju 87s and low flyers suffer light loss.
    [interception-over-coast] Channel patrollers join the close escort, and the bombs fall before the squadrons attack.
    [late-interception] With late warning or none the bombs fall before the squadrons attack.
    [navigational-error] On the way to an inland or deep target the bombers go astray: two columns to the left.
    [non-essential-target] One victory point less for the bombs, and no damage to airfields, radar nets or industry.
    [squadron-turnaround] Squadrons land, re-arm and become ready as if two hours had passed.
    [ultra-intercept] The British know of every raid of the next time segment with raids: very early warning, accurate intelligence.
    [change-priorities] Target priorities are set anew, by the date or the victory points.
    [british-raid-on-industry] Bomber Command strikes back: fewer German replacements.
    [lf3-to-lf2] Gruppen of Luftflotte 3 may join raids in the area of Luftflotte 2.
    [morning-haze] On the next raid day nothing flies at 0600 and 0800, and only eight target cards are drawn.
   *[other] { "" }
}
