### Pourquoi le bot `doctrine` ferait ce que dit un conseil de Battle of Britain. Points et pertes sont ceux qu’on attend en moyenne.
### Builds on: hksw

log-equals = { $number ->
    [1] { $others } ferait aussi bien l’affaire : le sort a choisi.
   *[other] { $number } autres réponses feraient aussi bien l’affaire ({ $others }) : le sort a choisi.
}

## Le début d’un tour

log-rotate = Le Groupe { $donor } peut se passer d’une carte (disponibles : { $ready }) et prend à son compte une perte du Groupe { $receiver }, là où l’on se bat.
log-no-rotation = Le Groupe { $donor } a besoin de ses cartes (disponibles : { $ready }).
log-ace-to = { $number ->
    [0] Aucune formation n’a encore de cartes : l’As peut aller à { $flight } comme à une autre.
   *[other] Cartes de la formation { $flight } : { $number } sur trois. Elle se battra bientôt : l’As est pour elle.
}
log-share-dice = Partagés ainsi, les dés réparent en moyenne, en squadrons : { $squadrons }, valant chacun { $card } en points, et en sites : { $sites }, valant chacun { $site }.
log-reserve = Points de la réserve à dépenser maintenant : { $number } sur { $left } ; tours à venir : { $turns }. Les dés peuvent encore ramener des squadrons pour rien, mais après le dernier tour le reste de la réserve est perdu.
log-strongest-back = { $card } d’abord : ses dés et ses coups font { $strength } en tout.
log-airfield-first = { $target } d’abord : sans aérodrome, une formation est clouée au sol et ne défend rien.
log-station-next = { $target } : là où aucune station ne voit, aucun raid ne peut être intercepté.
log-lead-safe = Avance en points : { $lead } (sûre à partir de { $safe }). On ne la risque pas.
log-day-to-score = Avance en points : { $lead } ; elle serait sûre à { $safe }. Chaque tour de vol est une chance de marquer.

## Alerte et missions

log-deal-evenly = Les cartes font le tour des formations : { $flight } et les autres en ont de chaque type.
log-nothing-to-place = Il ne reste aucune carte pour la formation { $flight }.
log-place-raf = { $card } pour la formation { $flight } : dés { $dice }, coups { $damage }, la meilleure carte qui soit. Une formation incomplète gaspille son marqueur.
log-enough-cards = Cartes de la formation { $flight } : { $number }, assez pour voler. Un bombardier de plus ne serait qu’un bombardier de plus à perdre.
log-place-bomber = { $card } porte les dés de bombardement de la formation { $flight } à { $bombs }. Trois coups, assez pour une ville : { $chance } %.
log-place-escort = { $card } escorte la formation { $flight }, dont les dés de bombardement ({ $bombs }) marquent trois coups à { $chance } % si les bombardiers arrivent.
log-ground-weakest = Cartes de la formation { $flight } : { $number }, moins que toutes les autres ; elle les leur donne.
log-returned-to = { $card } rejoint la formation { $flight }, qui a le moins de cartes de cette sorte : { $number }.
log-no-cards-to-fly = La formation { $flight } n’a aucune carte : sa mission ne servirait à rien.
log-no-mission-in-reach = Aucune mission de la main n’est à portée de la formation { $flight } : avec un Bf 109 ou un Ju 87, elle ne peut franchir la ligne du Groupe 12.
log-no-mission-worth = La meilleure mission qui reste à la formation { $flight }, { $target }, promet en points : { $worth }. Une mission gardée en main n’échoue pas.
log-sortie = { $flight } contre { $target } : { $success } % de chances de marquer { $points } en points ; tout pesé, pertes des deux camps comprises : { $worth }. Phases jusque-là : { $phases }.
log-sortie-met = En route, il faut s’attendre à une interception à { $intercepted } %, à un combat tournoyant à { $dogfought } %. Cartes perdues en moyenne : Luftwaffe { $lost }, RAF { $raf }.

## La Luftwaffe se déplace

squares-to-go = encore { $steps ->
    [one] une case
   *[other] { $steps } cases
}
log-order-strike = La formation { $flight } peut frapper en { $square } dans cette phase. Toutes frappent ensemble : cinq marqueurs ne suffisent pas contre tout le monde.
log-order-advance = La formation { $flight } va en { $square } et y attend : assez près pour la phase suivante, et hors d’atteinte autant que possible.
log-order-go-on = La formation { $flight } n’a plus rien à bombarder et reste où elle est.
log-order-long = Les deux derniers jetons sont nécessaires à la formation { $flight } pour y arriver.
log-stays-down = La formation { $flight } reste au sol : sa sortie promet en points { $worth }, et qui ne décolle pas garde sa mission et ses cartes.
log-all-moved = Il ne reste personne à déplacer.
log-over-target = La formation { $flight } est sur son objectif : sans marqueur de bombardement, pas de bombes.
log-waits-here = La formation { $flight } attend ici. La formation de la RAF la plus proche est { $enemy ->
    [0] ici même
    [one] à une case
   *[other] à { $enemy } cases
} (elle en parcourt trois).
log-waits-alone = La formation { $flight } attend ici. Aucune formation de la RAF n’est en vol.
log-no-room-to-stop = La formation { $flight } ne peut finir son déplacement dans la case d’une amie.
log-way-to-target = Vers l’objectif de la formation { $flight }, { $square } : { squares-to-go } ; cases après que le radar l’a vue : { $raced }. À chacune de celles-ci, un intercepteur gagne une case.
log-way-to-wait = La formation { $flight } est en route vers { $square }, où elle attendra la phase suivante : { squares-to-go }.
log-bombs-first = La formation { $flight } n’a pas le choix et passe en premier.
log-no-bombers-left = La formation { $flight } n’a plus de bombardiers ou plus d’objectif : la mission a échoué, et rester ne fait que coûter.
log-turns-back = Continuer promet à la formation { $flight }, en points : { $worth } ; rentrer : { $failure }.
log-send-home = { $card } rentre : après un long déplacement, il serait perdu à 31 %.
log-send-home-north = { $card } rentre : il ne peut franchir la ligne du Groupe 12, et l’objectif est au-delà.
log-nobody-sent-home = On a besoin de ceux qui restent dans la formation { $flight }.

## La RAF face aux raids

log-intercept = { $flight } contre { $raid } : elle arrive à temps à { $arrives } %. Cartes perdues en moyenne : Luftwaffe { $lost }, RAF { $raf } ; tout pesé, en points : { $worth }.
log-no-intercept = Même { $flight }, le meilleur choix contre { $raid }, ne promet en points que { $worth } : elle arrive à { $arrives } %, et les pertes moyennes en cartes sont de { $lost }, et de { $raf } pour elle.
log-contact = { $quarry } est à côté : contact en { $square }.
log-race-to = De { $square }, objectifs à portée où elle devance le raid : { $covered } sur { $targets } ; le raid est { $far ->
    [0] sur place
    [one] à une case
   *[other] à { $far } cases
}.
log-moves-to-cover = La formation { $flight } couvre davantage de { $square }, où les objectifs ont moins de défenseurs.
log-all-in-place = Aucun combat n’en vaut la peine et aucune autre place n’est meilleure.
log-stays-put = La formation { $flight } reste : rien de meilleur n’est libre.
log-fight = { $flight } contre { $raid } : cartes perdues en moyenne, Luftwaffe { $lost }, RAF { $raf } ; tout pesé, en points : { $worth }.
log-fight-to-refill = Après un combat, la formation { $flight } peut rentrer et être complétée ; cartes qui lui manquent : { $number } sur trois.
log-big-wing = Grandes Formations : { $flight } rejoint { $first } contre { $raid } ; la deuxième formation apporte en points { $adds }, et un seul marqueur suffit.
log-no-fight = Le meilleur combat, celui de la formation { $flight }, promet en points { $worth } : pas de marqueur.
log-largest-first = Cartes de la formation { $flight } : { $number }, plus que toutes les autres ; elle combat en premier.
log-home-to-refill = Cartes qui restent à la formation { $flight } : { $number } sur trois. Ce n’est que dans son casier qu’elle sera complétée à la prochaine alerte.
log-stays-full = La formation { $flight } n’a perdu personne : elle reste en patrouille.
log-scramble = Cartes de la formation { $flight } : { $number } sur trois ; elle n’a rien à attendre.
log-waits-for-alert = Cartes de la formation { $flight } : { $number } sur trois ; elle attend dans son casier d’être complétée.

## Combat

log-shape = Groupes de { $shape } : le pire que puisse faire la RAF est d’y opposer { $counts }, ce qui coûte en cartes, tout compté, { $cost }.
log-pick-escort = { $card } protège le groupe { $group } (taille { $size }) : l’escorte combat en premier.
log-pick-bomber = { $card } va dans le groupe { $group } (taille { $size }), derrière l’escorte qui s’y trouve.
log-pick-any = Pour le groupe { $group }, les cartes qui restent se valent.
log-beside = { $card } face au groupe { $group } : réparties ainsi, les cartes coûtent à la Luftwaffe, tout compté, { $cost } en cartes. À plusieurs contre un groupe, on atteint les bombardiers derrière l’escorte.
log-beside-any = Pour { $card }, tous les groupes se valent.
log-next-group = Le groupe { $group } d’abord (cartes : { $number }) : l’ordre ne change rien d’autre.
log-select = { $card } d’abord, avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}. Contre un adversaire habituel, il gagne à { $wins } % et est abattu à { $falls } % ; les autres sont épargnés jusque-là.
log-take-hits = { $hits ->
    [one] Un coup, encaissé
   *[other] { $hits } coups, encaissés
} au moindre coût. Squadrons perdus : { $lost }, mis au repos : { $down } ; coût en points : { $cost }.
log-lose-bomber = { $card } a le moins de dés de bombardement : { $bombs }.
