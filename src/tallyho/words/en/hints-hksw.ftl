### Why the bot `doctrine` would do what a hint of Battle of Britain says. Points and losses are those to be expected on average.
### Builds on: hksw

log-equals = { $number ->
    [1] { $others } would do as well: luck has chosen.
   *[other] { $number } others would do as well ({ $others }): luck has chosen.
}

## The beginning of a turn

log-rotate = { $donor } Group can spare a card ({ $ready } are ready) and takes over a loss of { $receiver } Group, where the fighting is.
log-no-rotation = { $donor } Group needs its cards itself: { $ready } are ready.
log-ace-to = { $number ->
    [0] No flight has cards yet: the ace may go to { $flight } as to any other.
   *[other] { $flight } has { $number } of three cards and will fight soon: the ace goes there.
}
log-share-dice = Shared like this the dice mend on average { $squadrons } squadrons, worth { $card } points each, and { $sites } sites, worth { $site } each.
log-reserve = Points of the reserve to spend now: { $number } of { $left }; turns to come: { $turns }. Dice may still bring squadrons back for nothing, but after the last turn what is left of the reserve is wasted.
log-strongest-back = { $card } first: its dice and hits add up to { $strength }.
log-airfield-first = { $target } first: without its airfield a flight is grounded and defends nothing.
log-station-next = { $target }: where no station sees, no raid can be intercepted.
log-lead-safe = A lead of { $lead } points (safe from { $safe } on) is not put at risk.
log-day-to-score = The lead is { $lead } points, and { $safe } would be safe: every turn flown is a chance to score.

## Alert and missions

log-deal-evenly = The cards go round the flights by turns, so that { $flight } and the others have some of each type.
log-nothing-to-place = No card is left for { $flight }.
log-place-raf = { $card } for { $flight }: dice { $dice }, hits { $damage }, the best card there is. A flight that is not full wastes its marker.
log-enough-cards = { $flight } has { $number } cards, enough to fly: another bomber would only be one more to lose.
log-place-bomber = { $card } gives { $flight } bombing dice: { $bombs } in all. They score three hits, enough for a city, with { $chance } %.
log-place-escort = { $card } escorts { $flight }, whose { $bombs } bombing dice score three hits with { $chance } % if the bombers arrive.
log-ground-weakest = { $flight } has { $number } cards, fewest of all: it gives them to the others.
log-returned-to = { $card } goes to { $flight }, which has fewest of its sort: { $number }.
log-no-cards-to-fly = { $flight } has no cards: its mission would only lie idle.
log-no-mission-in-reach = No mission of the hand is in reach of { $flight }: with a Bf 109 or Ju 87 it cannot cross the 12 Group line.
log-no-mission-worth = The best mission left for { $flight }, { $target }, promises { $worth } points. A mission in the hand does not fail.
log-sortie = { $flight } against { $target }: { $success } % for { $points } points; all weighed, losses of both sides included, { $worth }. Phases until then: { $phases }.
log-sortie-met = On the way an intercept is to be expected with { $intercepted } %, a dogfight with { $dogfought } %. Cards lost on average: Luftwaffe { $lost }, RAF { $raf }.

## The Luftwaffe moves

squares-to-go = { $steps ->
    [one] one square
   *[other] { $steps } squares
} to go
log-order-strike = { $flight } can strike { $square } in this phase. All strike together: five markers cannot meet everybody.
log-order-advance = { $flight } goes to { $square } and waits there: near enough for the next phase, and as far out of reach as can be.
log-order-go-on = { $flight } has nothing to bomb any more and stays where it is.
log-order-long = { $flight } needs both its last tokens to get there.
log-stays-down = { $flight } stays on the ground: its sortie promises { $worth } points, and a flight that does not take off keeps mission and cards.
log-all-moved = Nobody is left to be moved.
log-over-target = { $flight } is over its target: without a bombing run marker there are no bombs.
log-waits-here = { $flight } waits here. The nearest RAF flight is { $enemy ->
    [0] here
    [one] one square away
   *[other] { $enemy } squares away
} (it moves three).
log-waits-alone = { $flight } waits here. No RAF flight is up.
log-no-room-to-stop = { $flight } cannot end its move in the square of a friend.
log-way-to-target = { $flight } has { squares-to-go } to its target, { $square }; squares after the radar has seen it: { $raced }. In each of those an interceptor comes a square nearer.
log-way-to-wait = { $flight } is on its way to { $square }, where it waits for the next phase: { squares-to-go }.
log-bombs-first = { $flight } has no choice and goes first.
log-no-bombers-left = { $flight } has no bombers or no target any more: the mission has failed, and staying only costs more.
log-turns-back = Going on promises { $flight } { $worth } points, going home { $failure }.
log-send-home = { $card } goes home: after a long move it would be lost with 31 %.
log-send-home-north = { $card } goes home: it cannot cross the 12 Group line, and the target is beyond it.
log-nobody-sent-home = Those left in { $flight } are needed.

## The RAF meets raids

log-intercept = { $flight } against { $raid }: it arrives in time with { $arrives } %. Cards lost on average: Luftwaffe { $lost }, RAF { $raf }; all weighed { $worth } points.
log-no-intercept = Even { $flight }, the best choice against { $raid }, promises only { $worth } points: it arrives with { $arrives } %, and cards lost on average are { $lost } and { $raf } of its own.
log-contact = { $quarry } is beside: contact in { $square }.
log-race-to = In { $square } it can be before the raid at { $covered } of { $targets } targets in reach; the raid is { $far ->
    [0] there
    [one] one square away
   *[other] { $far } squares away
}.
log-moves-to-cover = { $flight } covers more from { $square }, where targets have fewer defenders.
log-all-in-place = No fight is worth it and no other place is better.
log-stays-put = { $flight } stays: nothing better is free.
log-fight = { $flight } against { $raid }: cards lost on average are { $lost } of the Luftwaffe, { $raf } of the RAF; all weighed { $worth } points.
log-fight-to-refill = After a dogfight { $flight } may go home and be filled again: it lacks { $number } of three cards.
log-big-wing = { $flight } joins { $first } against { $raid } as a Big Wing: the second flight adds { $adds } points, and one marker serves both.
log-no-fight = The best fight, that of { $flight }, promises { $worth } points: no marker.
log-largest-first = { $flight } has { $number } cards, most of all: it fights first.
log-home-to-refill = { $flight } has { $number } of three cards left. Only on its box is it filled at the next alert.
log-stays-full = { $flight } has lost nobody: it stays on patrol.
log-scramble = { $flight } has { $number } of three cards and nothing to wait for.
log-waits-for-alert = { $flight } has { $number } of three cards and waits on its box to be filled.

## Combat

log-shape = Groups of { $shape }: the worst the RAF can do is to put { $counts } cards beside them, which costs { $cost } cards on balance.
log-pick-escort = { $card } shields group { $group } of { $size }: the escort fights first.
log-pick-bomber = { $card } goes into group { $group } of { $size }, behind what escort there is.
log-pick-any = For group { $group } the cards left are all alike.
log-beside = { $card } beside group { $group }: spread like this the cards cost the Luftwaffe { $cost } cards on balance. Several beside one group get at the bombers behind the escort.
log-beside-any = For { $card } no group is better than another.
log-next-group = Group { $group }, with { $number } cards, first: the order changes nothing else.
log-select = { $card } first, with { $dice ->
    [one] one die
   *[other] { $dice } dice
}. Against a usual opponent it wins with { $wins } % and is shot down with { $falls } %; the others are spared until then.
log-take-hits = { $hits ->
    [one] One hit
   *[other] { $hits } hits
}, taken as cheaply as may be. Squadrons lost: { $lost }, stood down: { $down }; that costs { $cost } points.
log-lose-bomber = { $card } has the fewest bombing dice: { $bombs }.
