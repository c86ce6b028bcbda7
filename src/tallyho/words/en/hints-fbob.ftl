### Why the bot `doctrine` would do what a hint of First Battle of Britain says. Points are those to be expected on average.
### Builds on: fbob

log-equals = { $number ->
    [1] { $others } would do as well: luck has chosen.
   *[other] { $number } others would do as well ({ $others }): luck has chosen.
}

## Set-up and planning

log-standard = The standard deployment covers London, the Thames and the coast, and hides nothing worse elsewhere.
log-set-up-site = { $hex }, hexes to London: { $far }. Every five hexes less are a flying turn less, out and home, before fuel and day end.
log-examine = { $hex } hides most of what would matter.
log-weakest-goes = { $unit } is the weakest fighter that could go.
log-raf-pays = Three fighters in a group instead of two would gain { $gain } morale points until the end; it costs { $cost }.
log-raf-too-dear = Three fighters in a group instead of two would gain only { $gain } morale points until the end, but it costs { $cost }.
log-leaves-base = { $unit } cannot take off where it is, or its base is too full.
log-to-the-gate = { $unit } is the best fighter far from the Thames, where raiders on London pass.
log-bombers-together = { $unit } has to move so that the bombers stand together: only from one base can they fly as one group.
log-all-in-place = Everybody is where he is of most use.
log-goes-to = { $what } goes to { $hex }: there it is of most use.
log-free = { $what } costs nothing.
log-buy = { $what } costs { $cost } and brings { $gain } morale points until the end.
log-keep-points = Nothing for sale brings clearly more than it costs until the end. The { $mp } morale points in hand count for victory.
log-rests = { $unit } will not fly in this month: rested it bombs and fights a column better.
log-trains = { $unit } will not fly in this month: trained it can bomb and land by night.
log-all-fly = Who rests or trains cannot fly in this month; nobody more can be spared.
log-recon = A plot on { $hex } costs half a morale point and places a marker with { $chance } %; that is worth { $gain }.
log-no-recon = No further plot is worth its half point.
log-notes-target = { $unit } will bomb { $hex }: a noted target is hit a column better.
log-posted = { $unit } watches { $hex }, where raiders pass.
log-no-patrol = A patrol is a mission and costs the rest die, on average { $mean }, whether anybody comes or not.
log-raid-pays = Raids that could start: { $number }. Their bombs promise { $points } morale points; guns and night cost { $risk }. All weighed, enemy fighters included, { $worth }, and { $need } are wanted.
log-raid-does-not-pay = The bombs of all raids that could start promise { $points } morale points; guns and night cost { $risk }. All weighed, enemy fighters included, { $worth }, but { $need } are wanted.
log-waits-for-night = The raids start on flying turn { $turn }, so that night hides them: by night fighters find them less.
log-rest = Who flies no mission gains a die of morale points, { $mean } on average.
log-no-more = Nobody is left on the ground whose mission would pay.

## Flying turns

log-move-on = { $group } is in the air and goes on.
log-takes-off = From { $hex } take off: { $units }.
log-scramble = Attacks on raiders in reach, first { $raider }, promise { $worth } morale points in all; { $need } are wanted.
log-no-scramble = Attacks on raiders in reach promise { $worth } morale points in all, but { $need } are wanted.
log-nobody-moves = Nobody is left to be moved, and nobody on the ground should take off now.
log-joins-group = { $unit } belongs to the group that is to fly from { $hex }.
log-group-complete = The group from { $hex } is complete: others would slow it down or are kept back.
log-split-for-night = By night units may not fly stacked: { $group } parts.
log-leaves-group = { $unit } leaves: the others carry more.
log-lands = { $group } is home and lands at { $hex }.
log-fly-to-bomb = { $group } is on its way to { $hex }: its bombs there promise { $worth } morale points, known guns counted.
log-fly-to-meet = { $group } is after { $raider }: an attack promises { $worth } morale points.
log-fly-as-decoy = { $group } is a Fake and flies as if to London while bombers are on their way.
log-fly-home = { $group } has nothing more to do in the air and goes home to { $hex }.

## Combat and bombs

log-attack = { $pair }: that promises { $worth } morale points, losses of both sides weighed.
log-no-attack = No attack promises more than it would cost.
log-intercept = Interception of { $group } promises { $worth } morale points.
log-no-intercept = Interception of { $group } promises nothing ({ $worth }): it would only cost endurance.
log-hit-enemy = { $unit } is worth most of them: { $worth } morale points.
log-hit-own = { $unit } can best be spared: { $worth } morale points.
log-keeps-place = { $unit } is the best of them and keeps its place.
log-pushed-to = { $unit } wants to go to { $goal }: { $hex } is nearest, and no known guns are there if that can be helped.
log-ace-with = With { $unit } an ace is of most use.
log-bomb-here = { $group } bombs { $hex }: { $worth } morale points, and no other target in reach promises more.
log-hold-bombs = Nothing below is worth the bombs: each unit has only one attack in a month.
log-aim = All at one target: { $target } in { $hex } promises { $worth } morale points.
