### Why the bot `doctrine` would do what a hint of RAF: Eagle says. VP are those that can be expected on average: low is good.
### Builds on: raf, cards-eagle

## Words used in sentences below

expected-squadrons = { $squadrons ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}
log-equals = { $number ->
    [1] { $others } would do as well: luck has chosen.
   *[other] { $number } others would do as well ({ $others }): luck has chosen.
}

## The plan

log-raid-promise = { $time }, { $site } (card { $card }): expect { $vp } VP with { $bombers ->
    [0] no bombers
    [1] one bomber
   *[other] { $bombers } bombers
}, { $me109 } Me 109 and { $me110 } Me 110 Gruppen, against { expected-squadrons }.
log-decoy-promise = { $time }, { $site } (card { $card }), a decoy: it draws { expected-squadrons } on average, which would otherwise meet the raid beside it; that is worth { $vp } VP.
log-plan-total = All lies as planned: { $raids ->
    [0] no raid promises enough to be flown.
    [one] one raid, from which { $vp } VP can be expected, against { expected-squadrons }.
   *[other] { $raids } raids, from which { $vp } VP can be expected in all, against { expected-squadrons }.
}
log-raid-not-wanted = { $site } (card { $card }) is not in the plan: few strong raids bring more than many weak ones, and other cards promise more.
log-wave-time = { $time }: fighters need three time segments until they are ready again, four if they were hurt. Two waves four segments apart have nearly all of them.
log-forward-not-wanted = The sector airfield rather than the forward one: only there heavy damage is possible.
log-plan-stuck = The plan with { $site } (card { $card }) cannot be laid out: something else will do.
log-gruppe-joins = { $gruppe } ({ word-type }, letter { $letter }) flies against { $site }; { $there ->
    [0] nobody with that letter is in the raid yet.
    [one] one Gruppe with that letter is in the raid already.
   *[other] { $there } Gruppen with that letter are in the raid already.
} Even letters lose least if the rendezvous fails.
log-gruppe-leaves = { $gruppe } ({ word-type }) does not fly against { $site }: in the plan it has another task, or none.
log-strategy-gain = { strategy } (card { $number }) on the raid against { $site }: it is worth { $vp } VP there, more than anywhere else.
log-strategy-elsewhere = { strategy } (card { $number }) is of more use elsewhere than against { $site }, or of none.

## The raid

log-flies-first = { $site } (card { $card }) first: { $kind ->
    [decoy] it is a decoy, and who comes up against it is missing against the others.
   *[fighters] it has most fighters ({ $fighters }); who comes up against them is missing against the others.
}
log-commonest-letter = { $unit } patrols: its letter, { $letter }, is the commonest among the Me 109s ({ $number }), so those of the hunters stay even.
log-me110-escort = Me 110s stay with the bombers ({ $bombers }): a strong close escort, and if no squadron comes they strafe. Still to be deployed: { $me110 }.
log-me110-strafe = Without bombers, strafing is all that this raid can do to its target. Me 110s still to be deployed: { $me110 }.
log-mission-value = { $hunters ->
    [0] Nobody hunting
    [one] One hunting
   *[other] { $hunters } hunting
} and { $escorts } in close escort: expect { $vp } VP, against { expected-squadrons }{ $best ->
    [yes] ; that is the best.
   *[no] .
}
log-declared-value = Declared a { word-raid }: expect { $vp } VP, against { expected-squadrons }.
log-free-hunt-value = With one hunting Gruppe more than { $hunters }, against { expected-squadrons }: expect { $vp } VP; without it { $alone }.
log-weakest-leaves = { $unit } leaves: rating { $rating }, the highest and so the weakest of the hunters that may.
log-weakest-aside = { $unit } stands aside: rating { $rating }, the highest and so the weakest; it would raise the total of the combat most.
log-feeblest-slips = { $unit } goes on to the bombers: rating { $rating }, the lowest of those who may. The strong ones are left to the hunters.
log-feeblest-met = { $unit } has the lowest rating ({ $rating }) and is met most gladly.
log-least-bombs-intercepted = { $unit } is intercepted: its bombing strength of { $strength } is the lowest of those who may be.
log-least-bombs-lost = { $unit } is missed least: bombing strength { $strength }.
log-least-lost = { $unit } ({ word-type }) becomes reduced: of its bombing strength it loses { $lost }, the least.
log-strongest-dispersed = { $unit } is driven away: it has the highest rating ({ $rating }).

## The night and the days between

log-night-number = { $number ->
    [one] One bomber
   *[other] { $number } bombers
} by night: expect { $vp } VP. Sent already: { $sent }; ready: { $ready }; { $kept } are kept for the day.
log-by-night = { $unit } ({ word-type }) flies by night: rating { $rating }, the highest, so by day it is the easiest prey.
log-hardest-found = { $unit } is found: rating { $rating }, the lowest, so it is the hardest to hit.
log-press-preparing = Press: while Sealion is prepared a day costs as much either way, and fewer days are better (total { $vp }).
log-rest-better = Rest: losses are made good meanwhile, and to press would double the points that each day gives the British (total { $vp }).
log-result-stands = The scenario is decided, and its result stands (total { $vp }).
log-priority-reach = { word-site-type }: target cards for major raids within the range of Me 109s: { $number }, rank { $rank } among the types. Where fighters can go along raids pay.
log-served-first = { $unit } ({ word-type }) comes back first: Me 109s are wanted most, then Me 110s, then the hardiest bombers.
log-busy-sector = { $unit } (rating { $rating }): squadrons of sector { $sector } may respond on { $cards } target cards, so its green pilots will be met often.
log-feeblest-returns = { $unit } gets the aircraft: it has the lowest rating ({ $rating }).
