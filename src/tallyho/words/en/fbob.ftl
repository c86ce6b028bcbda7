### First Battle of Britain. How messages are named is explained in table.ftl.
### Builds on: names-fbob

game-fbob = First Battle of Britain
side-german = Germans
side-british = British
scenario-phase1 = The Gothas come, May to December 1917
scenario-phase2 = Raids by night, January to May 1918
scenario-campaign = The campaign, May 1917 to May 1918
option-training = Rest and night training
option-patrols = Patrols and interception
option-scramble = Scramble: slow on the turn of take-off
option-targets = Designated targets
option-riesen = Riesen join other groups in the air
option-night = Night fighting only for those trained for it
option-air-defence = German AA for British raids
option-idle-draw = Draw after three months without a mission
# The names of many answers have brackets of their own.
offer-in-words = { $answer }: { $words }

## Words used in sentences below

month-name = { $month ->
    [1] May 1917
    [2] June 1917
    [3] July 1917
    [4] August 1917
    [5] September 1917
    [6] October 1917
    [7] November 1917
    [8] December 1917
    [9] January 1918
    [10] February 1918
    [11] March 1918
    [12] April 1918
   *[13] May 1918
}
in-country = { $country ->
    [gb] in Britain
    [fr] in France
   *[be] in Belgium
}
word-ace = { $ace ->
    [fighter] fighter ace
    [bomber] bomber ace
   *[zeppelin] Zeppelin ace
}
left-to-go = { $left ->
    [one] one
   *[other] { $left }
} to go
months-count = { $months ->
    [one] one month
   *[other] { $months } months
}
units-count = { $number ->
    [one] one unit
   *[other] { $number } units
}
points-cost = { $cost ->
    [0] free of cost
    [one] for one morale point
   *[other] for { $cost } morale points
}
plus = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $value }
}
shift = { $value ->
    [1] one column to the right
    [2] two columns to the right
    [-1] one column to the left
    [-2] two columns to the left
   *[other] { $value } columns (to the right if above zero)
}
fire-result = { $result ->
    [FS] FS, the formation is shattered
    [D] D, a unit is damaged
    [Z] Z, a Zeppelin is eliminated, any other unit damaged
    [E] E, a unit is eliminated
   *[other] no effect
}
damage-result = { $effect ->
    [none] no harm is done
    [driven-off] it is driven off
    [engine-trouble] engine trouble shortens its endurance
    [turned-back] it turns back, and neither attacks nor bombs any more in this month
    [recycle] it has to be recycled for { months-count }
   *[eliminated] it is eliminated
}
crash-result = { $effect ->
    [safe] it comes down safely
    [recycle] it is wrecked and has to be recycled for { months-count }
   *[eliminated] it is eliminated
}

## Answers that many questions have

answer-yes = yes
answer-no = no
answer-standard = all that is left as in the standard deployment
answer-city = the city or town itself
answer-under-of-2 = { $word1 }, below the land units there
# `aa 1019` is what is redeployed, `1019 aa` a target; so are these.
answer-aa-of-2 = { $word1 }, { $word2 }
answer-headquarters-of-2 = { $word1 }, { $word2 }
answer-aerodrome-of-2 = { $word1 }, { $word2 }
answer-civil-defence-of-2 = { $word1 }, { $word2 }
answer-early-warning-of-2 = { $word1 }, { $word2 }
answer-carrier-of-2 = { $word1 }, { $word2 }
answer-city-of-2 = { $word1 }, { $word2 }
answer-aa-of-3 = { $word1 }, { $word2 }, { $word3 ->
    [one] one point only
   *[other] { $word3 } points
}
answer-ace-of-2 = ace of { $word2 }
answer-rest-of-2 = rest: { $word2 }
answer-night-of-2 = night training: { $word2 }
answer-patrol-of-2 = patrol: { $word2 }
answer-target-of-2 = note a target: { $word2 }
answer-join-of-2 = form one group with { $word2 }
answer-attack-of-2 = { $word1 } attacks { $word2 }
answer-intercept-of-2 = { $word1 }, only { $word2 }
answer-intercept-of-3 = { $word1 }, only { $word2 } and { $word3 }
answer-of-2 = { $word1 }, { $word2 }

## Set-up

ask-deploy-aerodrome = In which town { in-country } do you build an aerodrome? ({ left-to-go })
waiting-deploy-aerodrome = Setting up: { $side }.
ask-deploy-headquarters = In which town or city { in-country } do you place a headquarters? ({ left-to-go })
waiting-deploy-headquarters = Setting up: { $side }.
ask-deploy-early-warning = Where { in-country } do you place an early warning unit? ({ left-to-go })
waiting-deploy-early-warning = Setting up: { $side }.
ask-deploy-aa = Where { in-country } do you place the next strength point of AA? ({ left-to-go })
waiting-deploy-aa = Setting up: { $side }.
ask-deploy-tender = In which sea hex do you place a seaplane tender? ({ left-to-go })
waiting-deploy-tender = Setting up: { $side }.
ask-deploy-unit = At which aerodrome { in-country } is { $unit } based?
waiting-deploy-unit = Setting up: { $side }.
ask-deploy-ace = Which unit receives the { word-ace }?
waiting-deploy-ace = Setting up: { $side }.
why-not-a-site = It may not be placed there.
log-arranged = { $side }: all units are placed.

## Planning: the random event and the Royal Air Force

log-month-begins = { month-name } begins.
ask-event-die = The random event of the month ({ $side }): what does this die show?
log-event = Random event, dice { $german } and { $british }, { $total } in all: { $effect ->
    [weather] bad weather for the whole month.
    [lose] { $who ->
        [german] the Germans lose { $number } MP.
        [british] the British lose { $number } MP.
       *[both] both sides lose { $number } MP.
    }
    [gain] { $who ->
        [german] the Germans gain { $number } MP.
        [british] the British gain { $number } MP.
       *[both] both sides gain { $number } MP.
    }
    [press] a press campaign; each side rolls a die, and the higher one gains { $number } MP.
    [look] { $who ->
        [german] the Germans examine all units in { $number } hexes.
        [british] the British examine all units in { $number } hexes.
       *[both] both sides examine all units in { $number } hexes.
    }
    [recalled] { $who ->
        [german] a German fighter is called away and recycled.
        [british] a British fighter is called away and recycled.
       *[both] each side has a fighter called away and recycled.
    }
   *[nothing] nothing to report.
}
ask-press-die = Press campaign ({ $side }): what does this die show?
log-press = Press campaign: { $german } for the Germans, { $british } for the British. The higher die gains; a tie gives nothing.
ask-examine = Which hex of the enemy do you examine? ({ left-to-go })
log-looks = { $side }: all units in { $hex } are examined.
ask-recall = Which fighter is called away to be recycled?
waiting-recall = Choosing the fighter that is called away: { $side }.
ask-create-raf = Do you found the Royal Air Force, { points-cost }? British bombers become cheaper, and more units fly together.
answer-create-raf-yes = found the Royal Air Force
answer-create-raf-no = not now
log-raf = The Royal Air Force is founded { points-cost }.
ask-order-die = Who acts first ({ $side }): what does this die show?
log-acts-first = Acting first, with { $german } for the Germans and { $british } for the British: { $side }.

## Planning: redeployment

ask-redeploy = What do you redeploy next?
answer-redeploy-done = no more
waiting-redeploy = Redeploying unseen: { $side }.
ask-redeploy-where = Where do you send this: { $what }?
waiting-redeploy-where = Redeploying unseen: { $side }.
log-redeployed = Redeployed: { $what }, to { $to }.
why-base-crowded = A base holds too many air units, and another has room: some must move first.
why-moved-already = Redeployed already in this month: { $what }.
why-never-moves = This never moves: { $what }.
why-no-room = There is nowhere for this to go: { $what }.

## Planning: reinforcement

log-is-back = { $unit } has been recycled and is back.
log-free-fake = { $unit } comes free of cost.
ask-buy = What do you place or buy next? { $mp ->
    [one] You have one morale point.
   *[other] You have { $mp } morale points.
}
answer-buy-done = no more
waiting-buy = Reinforcing: { $side }.
ask-place-reinforcement = Where do you place this: { $what }?
waiting-place-reinforcement = Reinforcing: { $side }.
log-bought = { $side }: { $what } comes { points-cost }.
log-placed = Placed: { $what }, at { $to }.
why-recycling = { $what } is being recycled until { month-name }.
why-not-in-pool = { $what } is not in the reinforcement pool.
why-only-1918 = { $what } comes in 1918 only.
why-too-dear = { $what } costs { $cost ->
    [one] one morale point
   *[other] { $cost } morale points
}, more than there are.
why-none-left = None can be had: { $what }.

## Planning: rest and night training

ask-train = Which unit rests or trains for the night? It flies no mission in this month.
answer-train-done = no more
waiting-train = Choosing who rests or trains: { $side }.
log-rests = { $unit } rests for the month and will be Up in the next.
log-trains = { $unit } trains for the night and will be night trained in the next month.
why-trains-already = { $unit } rests or trains already.
why-up-already = { $unit } is Up already.
why-cannot-train = { $unit } cannot do that now.

## Planning: recon

ask-plot-recon = { $mp ->
    [0] You have no morale points for recon.
   *[other] Which hex is to be reconnoitred? { $plots ->
        [0] No mission is plotted yet
        [one] One mission is plotted
       *[other] { $plots } missions are plotted
    }: { $cost } of your { $mp } MP.
}
answer-plot-recon-done = no more
waiting-plot-recon = Plotting recon in secret: { $side }.
why-recon-too-dear = There are not enough morale points for another recon mission.
log-plotted = { $side }, recon { points-cost }: { $hexes }.
ask-recon-die = { $side }, recon of { $hex }: what does the die show?
log-recon = { $side }, recon of { $hex }, die { $die }: { $effect ->
    [look] all enemy units there are examined.
    [marker] all enemy units there are examined, and a Recon marker helps the bombers.
   *[nothing] nothing is seen.
}
log-examined = { $side }, seen in { $hex }: { $found }.

## Planning: missions

ask-prepare = Which mission do you prepare next?
answer-prepare-done = no more
waiting-prepare = Preparing missions in secret: { $side }.
ask-mission-where = { $mission ->
    [patrol] Over which hex does { $unit } patrol?
   *[target] Which target is noted for { $unit }?
}
waiting-mission-where = Preparing missions in secret: { $side }.
why-no-patrol = { $unit } cannot be sent on patrol.
why-not-in-reach = { $hex } cannot be the place of this patrol: it is out of reach.
why-no-room-there = { $hex } cannot be the place of this patrol: it is full, or fighters of another base patrol there and no headquarters is near both.
log-patrols = { $side }: patrol { $group } goes up over { $hex } with { units-count }.
log-sent-up = In { $group }, over { $hex }: { $units }.
ask-gentlemens-war = Do you want to fly in this month? If neither side does, it is over now.
answer-gentlemens-war-yes = yes, there will be flying turns
answer-gentlemens-war-no = no, a gentlemen’s war
waiting-gentlemens-war = Deciding whether to fly: { $side }.
log-declared = Who wants to fly? Germans: { $german ->
    [yes] yes
   *[no] no
}. British: { $british ->
    [yes] yes
   *[no] no
}.

## Movement

log-flying-turn = Flying turn { $turn }.
log-night-falls = Night falls on flying turn { $turn }.
ask-move = Which group moves, or from which base does a new one take off?
answer-move-done = no more movement
why-has-moved = { $group } has moved on this flying turn.
why-no-such-group = There is no group { $group } in the air.
why-nobody-takes-off = Nobody can take off from { $hex } now.
ask-take-off = Which unit takes off from { $hex }? { $number ->
    [0] The group may have up to { $most }.
   *[other] The group has { $number } of up to { $most }.
}
answer-take-off-done = the group is complete
waiting-take-off = Forming a group for take-off: { $side }.
log-takes-off = { $side }: { $group } takes off from { $hex } with { units-count }.
ask-fly = { $group } ({ $units }) is over { $hex } with { $left ->
    [0] no hex of speed left
    [one] one hex of speed left
   *[other] { $left } hexes of speed left
}. What does it do?
answer-fly-stop = end the move here
answer-fly-land = land here
answer-fly-split = let a unit be a group of its own
log-flies = { $group } flies to { $hex }.
why-not-beside = { $to } is not beside { $hex }, where { $group } is.
why-no-speed-left = { $group } has no speed left.
why-patrol-goes-home = { $group } is a patrol: it only goes home, and only if it gets there in this move.
why-no-landing = { $group } cannot land in { $hex }.
why-flies-alone = { $group } is a single unit.
why-may-not-join = { $group } may not form one group with that.
ask-split = { $home ->
    [0] Which unit leaves { $group } and stays behind over { $hex }?
   *[other] Which unit leaves the patrol { $group } over { $hex } and goes home?
}
waiting-split = Splitting a group: { $side }.
ask-land-where = Where does this unit land in { $hex }: { $unit }?
waiting-land-where = Landing: { $side }.
log-splits = A unit leaves { $group } over { $hex } and is now { $other }.
log-joins = { $group } and { $other } form one group, { $group }.
log-spotted = { $group } is spotted over { $hex }: { $units }.
log-fake-seen = { $unit } is seen through: nothing was there.
log-overstacked = { $side }: too many units fly over { $hex }, and each of them may be damaged.

## Interception

ask-intercept = Enemy group { $group } is over { $hex }. Which patrol intercepts it?
answer-intercept-no = let it pass
waiting-intercept = Deciding about an interception: { $side }.
log-interception = Patrol { $group } intercepts over { $hex }: { $units }.
log-ranged-interception = Patrol { $group } comes from beside to intercept over { $hex }: { $units }.
why-patrol-cannot = { $group } cannot intercept: it is not near, has intercepted already, or lacks the endurance.

## Anti-aircraft fire

log-guns-fire = { $side }: the AA in { $hex } takes aim with strength { $power }.

## Air-to-air combat

ask-attack = Which of your groups attacks which of the enemy’s?
answer-attack-done = no more attacks
why-not-in-one-hex = { $group } and { $enemy } are not in one hex.
why-hex-fought = A dogfight has been fought in the hex of { $group } in this phase.
why-may-not-attack = { $group } may not start a dogfight now.
log-dogfight = { $side } attacking, dogfight over { $hex }: { $attackers }. They meet: { $defenders }.
ask-pursuit-die = Pursuit Table, attacker ({ $side }): what does the die show?
log-pursuit = { $side } attacking, pursuit over { $hex }: die { $die }, total { $total }, pursuit difference { $difference }: { $result ->
    [A] the attacker has the bounce.
    [A-] the attacker has the bounce, but fires with less effect.
    [N] nobody has the bounce, and nobody fires.
   *[D] the attacker does not catch the defender, who has the bounce.
}
log-attacker-command = A headquarters of the attacker nearby: { plus }.
log-defender-command = A headquarters of the defender nearby: { plus }.
log-attacker-ace = An ace with the attacker: { plus }.
log-defender-ace = An ace with the defender: { plus }.
log-night = Night: { plus }.
log-weather = Bad weather: { plus }.
ask-fire-die = Fire with strength { $power } ({ $side }): what does the die show?
log-fire = { $side }, fire with strength { $power } over { $hex }, die { $die }: { fire-result }.
log-up = All that fire are Up: { shift }.
log-reduced = Fire after a bounce of little effect: { plus }.

## What fire does

ask-pick-hit = Which unit is hit? ({ fire-result })
log-shattered = The formation of { $group } over { $hex } is shattered.
log-no-formation = { $unit } flies alone and has no formation to be shattered.
ask-keep-in-hex = { $group } is shattered. Which unit stays over { $hex }?
ask-scatter = { $unit } is scattered from { $hex }. Where to?
ask-driven-off = { $unit } is driven off from { $hex }. Where to?
log-pushed = { $unit } is pushed from { $hex } to { $to }.
log-nowhere-to-go = { $unit } finds no free hex beside { $hex } and stays.
ask-damage-die = Damage Table for { $unit }: what does the die show?
log-damage = Damage to { $unit }, die { $die }: { damage-result }.
log-damaged-before = Damaged before in this month: { plus }.
log-eliminated = { $unit } is eliminated.
log-recycled = { $unit } is recycled for { months-count } and comes back in { month-name }.
log-gone = { $unit } would be recycled for { months-count }, beyond the end of the scenario: it is gone for good.

## Aces

ask-ace-die = Has an ace been made ({ $side })? A six makes one. What does the die show?
ask-place-ace = Which unit has the new ace?
log-ace = { $unit } has a new { word-ace }.
log-no-ace-left = { $side }: no ace marker of that type is left.
ask-ace-to = The { word-ace } of { $unit } joins another unit. Which?
waiting-ace-to = Choosing a unit for an ace: { $side }.
log-ace-parted = The { word-ace } of { $unit } goes to another unit.
log-ace-joins = The { word-ace } joins { $unit }.
log-ace-lost = The { word-ace } of { $unit } is lost.

## Bombing and strafing

ask-bomb = Which group bombs or strafes what is below it?
answer-bomb-done = no more bombing
why-may-not-bomb = { $group } may not bomb or strafe now.
ask-aim = What does { $unit } attack in { $hex }?
answer-hold = nothing: hold fire
why-only-strafes = { $unit } only strafes air units on the ground.
why-aboard-carrier = Units aboard the carrier are attacked with it, not by themselves.
log-bombs = { $side }, attack on { $target } in { $hex } with strength { $power }: { $units }.
log-noted = Targets noted before: { $notes }.
ask-bomb-die = { $side }, attack on { $target }: what does the die show?
log-bomb-result = Attack on { $target } in { $hex }, die { $die }: { $result ->
    [B1] B1, panic 1.
    [B2] B2, panic 2.
    [B3] B3, panic 3.
    [D1] D1, damage 1.
    [D2] D2, damage 2.
    [D3] D3, damage 3.
   *[other] { $result }.
}
log-bomb-recon = A Recon marker: { shift }.
log-bomb-bombed = Bombed before: { shift }.
log-bomb-up = All that bomb are Up: { shift }.
log-bomb-designated = The target that was noted: { shift }.
log-bomb-other = Another target than was noted: { shift }.
log-bomb-night = Night: { shift }.
log-bomb-ace = A bomber or Zeppelin ace: { shift }.
log-bomb-weather = Bad weather: { shift }.
log-relief = Civil defence helps in { $hex }.
log-sheltered = Damage points: { plus }.
log-guns-hit = { $side }, AA in { $hex }: strength { $before }, now { $after }.
log-unharmed = { $side }, hit in { $hex }, but not hard enough: { $kind }.
log-land-lost = { $side }, destroyed in { $hex }: { $kind }.
ask-ship-die = Damage Table for { $ship } in { $hex }: what does the die show?
log-ship-damage = Damage to { $ship } in { $hex }, die { $die }: { damage-result }.
log-ship-unharmed = Hit in { $hex }, but not hard enough: { $ship }.
log-sunk = Sunk in { $hex }: { $ship }.

## Landing and crashing

log-lands = { $side }: { $group } lands in { $hex } with { units-count }.
ask-crash-die = Crash check in { $hex } for { $unit }: what does the die show?
log-crash = Crash check for { $unit }, die { $die }, total { $total }: { crash-result }.
log-crash-night = { $value ->
    [0] Landing by night.
   *[other] Landing by night: { plus }.
}
log-crash-crowded = { $value ->
    [0] The base is full.
   *[other] The base is full: { plus }.
}
log-crash-field = { $value ->
    [0] No aerodrome.
   *[other] No aerodrome: { plus }.
}
log-crash-hostile = Over the sea or the enemy’s land: { plus }.
log-crash-weather = Bad weather: { plus }.
log-out-of-fuel = { $unit } is out of fuel over { $hex }.

## Turns and months

ask-more-missions = Nobody is in the air. Do you want to fly again in this month?
answer-more-missions-yes = yes, another flying turn
answer-more-missions-no = no, end the month
waiting-more-missions = Deciding whether to fly again: { $side }.
log-more-missions = Who wants to fly again? Germans: { $german ->
    [yes] yes
   *[no] no
}. British: { $british ->
    [yes] yes
   *[no] no
}.
ask-rest-die = No mission in this month: a die of morale points ({ $side }). What does it show?
log-month-ends = { month-name } is over. Morale points: Germans { $german }, British { $british }.
log-morale = Morale points, { $side }: { $points } { $why ->
    [unit-lost] for { $unit }
    [land-lost] for { $kind } in { $hex }
    [ship-lost] for { $ship }
    [panic] for panic in { $hex }
    [damage] for damage to { $hex }
    [outrage] for the outrage over the bombs on { $hex }
    [event] by the random event
   *[rest] for a month without a mission
}, now { $total }.

## The end

log-sudden-death = { $side }: a lead of { $lead } morale points ends the war at once.
log-idle-draw = Nobody has flown a mission for { months-count }: the game is a draw.
level-draw = draw
level-marginal = marginal victory
level-tactical = tactical victory
level-strategic = strategic victory
level-super-strategic = super-strategic victory
reason-idle = Nobody flew for months.
reason-sudden-death = The lead in morale points is overwhelming.
reason-counted = The last month is over, and the morale points are counted.
