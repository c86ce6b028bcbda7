### Why the bot `doctrine` would do what a hint of RAF: Lion says. VP are those that can be expected on average.

## Words used in sentences below

word-type = { $type ->
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
   *[ju88] Ju 88
}
word-warning = { $warning ->
    [none] no warning
    [late] late warning
    [sufficient] sufficient warning
    [early] early warning
   *[very-early] very early warning
}
word-intelligence = { $intelligence ->
    [poor] poor
    [limited] limited
   *[accurate] accurate
}
word-raid = { $raid ->
    [minor] minor raid
   *[major] major raid
}
word-circle = { $circle ->
    [london] London
   *[other] sector { $circle }
}
log-equals = { $number ->
    [1] { $others } would do as well: luck has chosen.
   *[other] { $number } others would do as well ({ $others }): luck has chosen.
}

## Patrols

log-backs = { $first ->
    [none] { $second ->
        [none] No back of a target card can be seen: the next raid may strike anywhere.
       *[other] The back of the next target card shows { $second }: raids are likeliest there.
    }
   *[other] { $second ->
        [none] The back of the next target card shows { $first }; that of the one after cannot be seen.
       *[other] The backs of the next two target cards show { $first } and { $second }: raids are likeliest there.
    }
}
log-patrol-chance = On patrol over { word-circle }, { $squadron } could respond to the next raid in { $chance } of 100 cases; waiting in sector { $sector }, in { $chance_home }.
log-patrol-gain = Raids that would find too few squadrons (fewer than { $minor } for a minor one, { $major } for a major one), of 100 and weighted by their size: { $need } can be answered from over there, { $need_home } from home. Less { $in_vain } for patrols in vain, the gain is { $gain }.
log-patrol-no-gain = The best further patrol, from sector { $sector } over { word-circle }, gains nothing: it could respond in { $chance } of 100 cases instead of { $chance_home }, but raids that lack squadrons weigh { $need } there and { $need_home } at home, and a patrol in vain costs { $in_vain } (balance { $gain }). On the ground a squadron stays fresh.
log-circle-value = { $best ->
    [yes] Over { word-circle } it can respond to the next raid in { $chance } of 100 cases (at home { $chance_home }). Raids that lack squadrons weigh { $need } there and { $need_home } at home; less { $in_vain } for patrols in vain, the gain is { $gain }.
   *[no] Over { word-circle }: { $chance } of 100 cases, weight { $need }, less { $in_vain } for patrols in vain; the gain is { $gain }.
}
log-only-green-left = { $number ->
    [1] The only squadron left is green:
   *[other] The { $number } squadrons left are green:
} reduced squadrons wait on the ground until they can respond in good company.

## Commitment

log-raid-seen = The { word-raid } is seen: { $hunters } hunting, { $escorts } in close escort, { $bombers } in the Bomber Box, { $patrollers } on channel patrol.
log-raid-guessed = With { word-intelligence } intelligence the { word-raid } is a guess from the Force cards left and the Gruppen ready: it comes in { $chance } of 100 cases, on average with { $hunters } hunting, { $escorts } in close escort, { $bombers } in the Bomber Box, { $patrollers } on channel patrol.
log-may-respond = { $number ->
    [0] { $flying ->
        [0] With { word-warning } no squadron worth weighing can respond.
       *[other] With { word-warning } nobody more can respond; on the way already: { $flying }.
    }
   *[other] { $flying ->
        [0] With { word-warning }, squadrons that can respond: { $number }.
       *[other] With { word-warning }, squadrons that can still respond: { $number }; on the way already: { $flying }.
    }
}
response-number = { $number ->
    [0] Nobody
    [1] One squadron in all
   *[other] { $number } squadrons in all
}
response-price = { $more ->
    [0] { "" }
   *[other] , less { $price } for what those still to be sent could do later: { $net }
}
log-response-value = { $best ->
    [yes] { response-number } would be best: expect { $vp } VP{ response-price }.
   *[no] { response-number }: expect { $vp } VP{ response-price }.
}
log-sent-first = { $squadron } goes next (rating { $rating }): { $kind ->
    [patrol] it is on patrol and must land soon anyway
   *[ready] it stands ready, and is missed later in the day
}{ $full ->
    [yes] ; price { $price }.
   *[no] , and it is reduced, easily lost; price { $price }.
}
delayed-number = { $number ->
    [0] no more squadrons
    [1] one more squadron
   *[other] { $number } more squadrons
}
log-delay-value = { $late ->
    [yes] A delayed response is better: with { delayed-number } on the raid’s way home { $later } VP, against { $vp } now; it must be { $margin } better at least.
   *[no] A delayed response is not worth it: with { delayed-number } on the raid’s way home { $later } VP, against { $vp } now; it would have to be { $margin } better.
}

## In the air

log-against-hunters = Squadrons in the Hunt Box: { $squadrons }; hunting Gruppen: { $hunters }; squadrons at the bombers already: { $through }.
log-slip-value = { $slip ->
    [0] If nobody is at the bombers
    [1] If one squadron is at the bombers
   *[other] If { $slip } squadrons are at the bombers
} before the hunters attack and { $staying ->
    [0] nobody fights them
    [1] one fights them
   *[other] { $staying } fight them
}: expect { $vp } VP{ $best ->
    [yes] , the best.
   *[no] .
}
log-nothing-behind-hunters = There is nothing in the Bomber Box to slip past to: all fight the hunters ({ $hunters }).
log-weakest-slips = { $unit } goes on to the bombers: of those who may it has the lowest rating ({ $rating }), and the strong are of more use against the hunters.
log-weakest-home = { $unit } goes home: of those who may it has the lowest rating ({ $rating }).
log-at-bombers = In the Bomber Box: { $bombers }; close escort: { $escorts }; squadrons there or sure to go: { $there }; who may still join: { $more }.
log-attack-value = { $number ->
    [0] With no squadron at the bombers
    [1] With one squadron at the bombers
   *[other] With { $number } squadrons at the bombers
}: expect { $vp } VP{ $best ->
    [yes] , the best.
   *[no] .
}
log-disrupted-price = { $price } of that is taken off for each disrupted squadron that goes on: it is more easily lost and is ready again later.
log-evade-value = If { $squadron } evades: expect { $vp } VP; the squadron that is reduced for it loses { $lost } of its rating.
log-stay-value = If nobody does: expect { $vp } VP.
log-evader-reduced = { $squadron } is the one that evades: reduced, it has one fight before it, the other has two.
log-strongest = { $unit } has the highest rating ({ $rating }).
log-prey = { $bombed ->
    [yes] { $gruppe } ({ word-type }) is the easiest to hit: rating { $rating }; its bombs have fallen already.
   *[no] { $gruppe } ({ word-type }) is easiest to hit and hurts most: rating { $rating } and bombing strength { $strength }.
}
log-prey-next = { $bombed ->
    [yes] Next best is { $gruppe } ({ word-type }): rating { $rating }; bombing strength { $strength } matters no more.
   *[no] Next best is { $gruppe } ({ word-type }): rating { $rating } and bombing strength { $strength }.
}
log-escorts-alike = The { $number } escorts are of the same class: it does not matter which one stands aside.
log-ace-wanted = { $squadron } is of { $group } Group and has rating { $rating }: an ace is wanted where most raids come, in 11 Group, and there with the strongest.
log-weakest-spared = { $unit } can be spared best: it has the lowest rating ({ $rating }).

## On the ground

log-to-spare = { $squadron } can be spared best (rating { $rating }): { $kind ->
    [green] its pilots are green, and a flight without a fight makes it a full squadron.
    [patrol] it is on patrol and must land soon anyway.
   *[ready] it has the lowest rating of those who stand ready.
}
log-quiet-sector = { $squadron } (rating { $rating }): from sector { $sector } only { $chance } of 100 next raids can be answered, the fewest; there green pilots have time to learn.
log-most-wanted = { $squadron } (rating { $rating }) is wanted most: from sector { $sector } { $chance } of 100 next raids can be answered, and those that would find too few squadrons weigh { $need }.
days-left = { $days ->
    [one] { $days } raid day is
   *[other] { $days } raid days are
}
log-squadron-earns = { $earns ->
    [yes] A further squadron earns its price of { $cost }: { days-left } to come, for about { $points } VP.
   *[no] A further squadron does not earn its price of { $cost }: { days-left } to come, for only about { $points } VP.
}
log-total-after = { $safe ->
    [yes] The total would be { $left } then; it should not fall below { $least } by a purchase, and does not.
   *[no] The total would be { $left } then, and below { $least } there is no time to earn it back.
}

## By night

log-night-patrol = { $ready ->
    [0] All Blenheims are on night patrol ({ $patrolling }).
   *[other] Each Blenheim squadron on night patrol raises the chance to find the raiders, and by day they only bleed. There now: { $patrolling }; could still go: { $ready }.
}
log-six-hundred = { $found ->
    [yes] The die ({ $die }) is within the chance ({ $chance }) already, and it is the number of interceptors: lowering it would lose one.
   *[no] The die ({ $die }) is above the chance ({ $chance }): taken down by one it finds the raiders.
}
log-night-prey = { $unit } is the easiest to hit: its rating ({ $rating }) raises the total most.
log-most-bombs = { $unit } carries most bombs (strength { $strength }).
