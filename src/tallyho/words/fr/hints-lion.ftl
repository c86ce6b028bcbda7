### Pourquoi le robot `doctrine` ferait ce que dit un conseil de RAF: Lion. Les PV sont ceux qu’on peut attendre en moyenne.

## Mots communs à plusieurs phrases

word-type = { $type ->
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
   *[ju88] Ju 88
}
word-warning = { $warning ->
    [none] Sans alerte
    [late] Avec une alerte tardive
    [sufficient] Avec une alerte suffisante
    [early] Avec une alerte avancée
   *[very-early] Avec une alerte très avancée
}
word-intelligence = { $intelligence ->
    [poor] faible
    [limited] restreint
   *[accurate] précis
}
word-raid = { $raid ->
    [minor] raid mineur
   *[major] raid majeur
}
word-circle = { $circle ->
    [london] Londres
   *[other] le secteur { $circle }
}
log-equals = { $number ->
    [1] { $others } conviendrait aussi bien : le hasard a choisi.
   *[other] { $number } autres conviendraient aussi bien ({ $others }) : le hasard a choisi.
}

## Patrouilles

log-backs = { $first ->
    [none] { $second ->
        [none] Aucun dos de carte Objectif n’est visible : le prochain raid peut frapper n’importe où.
       *[other] Le dos de la prochaine carte Objectif montre { $second } : c’est là que les raids sont les plus probables.
    }
   *[other] { $second ->
        [none] Le dos de la prochaine carte Objectif montre { $first } ; celui de la suivante n’est pas visible.
       *[other] Les dos des deux prochaines cartes Objectif montrent { $first } et { $second } : c’est là que les raids sont les plus probables.
    }
}
log-patrol-chance = En patrouille sur { word-circle }, { $squadron } pourrait riposter au prochain raid dans { $chance } cas sur 100 ; s’il reste disponible dans le secteur { $sector }, dans { $chance_home }.
log-patrol-gain = Raids qui trouveraient trop peu de squadrons (moins de { $minor } pour un raid mineur, de { $major } pour un majeur), sur 100 et pondérés par leur taille : { $need } peuvent être contrés de là-bas, { $need_home } depuis le secteur. Moins { $in_vain } pour les patrouilles inutiles, le gain est de { $gain }.
log-patrol-no-gain = La meilleure patrouille encore possible, du secteur { $sector } sur { word-circle }, ne rapporte rien : elle pourrait riposter dans { $chance } cas sur 100 au lieu de { $chance_home }, mais les raids qui manquent de squadrons y pèsent { $need }, contre { $need_home } depuis le secteur, et une patrouille inutile coûte { $in_vain } (bilan { $gain }). Au sol, un squadron reste disponible.
log-circle-value = { $best ->
    [yes] Sur { word-circle }, il peut riposter au prochain raid dans { $chance } cas sur 100 (depuis son secteur { $chance_home }). Les raids qui manquent de squadrons y pèsent { $need }, contre { $need_home } depuis le secteur ; moins { $in_vain } pour les patrouilles inutiles, le gain est de { $gain }.
   *[no] Sur { word-circle } : { $chance } cas sur 100, poids { $need }, moins { $in_vain } pour les patrouilles inutiles ; le gain est de { $gain }.
}
log-only-green-left = { $number ->
    [1] Le seul squadron qui reste est novice :
   *[other] Les { $number } squadrons qui restent sont novices :
} les squadrons réduits attendent au sol de pouvoir riposter en bonne compagnie.

## Engagement

log-raid-seen = Le { word-raid } est connu : { $hunters } en chasse, { $escorts } en escorte rapprochée, { $bombers } dans la case Bombardement, { $patrollers } en patrouille de la Manche.
log-raid-guessed = Avec un renseignement { word-intelligence }, le { word-raid } s’estime d’après les cartes de Force qui restent et les Gruppen disponibles : il vient dans { $chance } cas sur 100, en moyenne avec { $hunters } en chasse, { $escorts } en escorte rapprochée, { $bombers } dans la case Bombardement, { $patrollers } en patrouille de la Manche.
log-may-respond = { $number ->
    [0] { $flying ->
        [0] { word-warning }, aucun squadron qui vaille d’être compté ne peut riposter.
       *[other] { word-warning }, personne d’autre ne peut riposter ; déjà en route : { $flying }.
    }
   *[other] { $flying ->
        [0] { word-warning }, squadrons qui peuvent riposter : { $number }.
       *[other] { word-warning }, squadrons qui peuvent encore riposter : { $number } ; déjà en route : { $flying }.
    }
}
response-number = { $number ->
    [0] Personne
    [1] Un squadron en tout
   *[other] { $number } squadrons en tout
}
response-price = { $more ->
    [0] { "" }
   *[other] , moins { $price } pour ce que feraient plus tard ceux qui restent à envoyer : { $net }
}
log-response-value = { $best ->
    [yes] { response-number }, ce serait le mieux : { $vp } PV à attendre{ response-price }.
   *[no] { response-number } : { $vp } PV à attendre{ response-price }.
}
log-sent-first = { $squadron } part ensuite (potentiel { $rating }) : { $kind ->
    [patrol] il est en patrouille et devra bientôt se poser de toute façon
   *[ready] il est disponible, et manquera plus tard dans la journée
}{ $full ->
    [yes] { " ;" } prix { $price }.
   *[no] , et il est réduit, vite perdu ; prix { $price }.
}
delayed-number = { $number ->
    [0] aucun squadron
    [1] un squadron
   *[other] { $number } squadrons
}
log-delay-value = { $late ->
    [yes] Une riposte retardée vaut mieux : avec { delayed-number } de plus sur le chemin du retour, { $later } PV contre { $vp } maintenant ; il faut au moins { $margin } de mieux.
   *[no] Une riposte retardée n’en vaut pas la peine : avec { delayed-number } de plus sur le chemin du retour, { $later } PV contre { $vp } maintenant ; il faudrait { $margin } de mieux.
}

## En l’air

log-against-hunters = Squadrons dans la case Chasse : { $squadrons } ; Gruppen en chasse : { $hunters } ; squadrons déjà dans la case Bombardement : { $through }.
log-slip-value = { $slip ->
    [0] Si personne n’est dans la case Bombardement
    [1] Si un squadron est dans la case Bombardement
   *[other] Si { $slip } squadrons sont dans la case Bombardement
} avant l’attaque des chasseurs et { $staying ->
    [0] que personne ne les combat
    [1] qu’un seul les combat
   *[other] que { $staying } les combattent
} : { $vp } PV à attendre{ $best ->
    [yes] , le mieux.
   *[no] .
}
log-nothing-behind-hunters = Rien dans la case Bombardement : inutile de passer au travers, tous combattent les chasseurs ({ $hunters }).
log-weakest-slips = { $unit } passe vers les bombardiers : de ceux qui le peuvent, il a le plus faible potentiel ({ $rating }), et les forts servent mieux contre les chasseurs.
log-weakest-home = { $unit } rentre : de ceux qui le peuvent, il a le plus faible potentiel ({ $rating }).
log-at-bombers = Dans la case Bombardement : { $bombers } ; escorte rapprochée : { $escorts } ; squadrons qui y sont ou y vont sûrement : { $there } ; qui peuvent encore s’y joindre : { $more }.
log-attack-value = { $number ->
    [0] Sans squadron dans la case Bombardement
    [1] Avec un squadron dans la case Bombardement
   *[other] Avec { $number } squadrons dans la case Bombardement
} : { $vp } PV à attendre{ $best ->
    [yes] , le mieux.
   *[no] .
}
log-disrupted-price = { $price } en est déduit pour chaque squadron désorganisé qui poursuit : il est plus vite perdu, et plus tard de nouveau disponible.
log-evade-value = Si { $squadron } esquive : { $vp } PV à attendre ; le squadron réduit pour cela perd { $lost } de son potentiel.
log-stay-value = Si personne n’esquive : { $vp } PV à attendre.
log-evader-reduced = { $squadron } est celui qui esquive : réduit, il n’a qu’un combat devant lui, l’autre en a deux.
log-strongest = { $unit } a le plus fort potentiel ({ $rating }).
log-prey = { $bombed ->
    [yes] { $gruppe } ({ word-type }) est le plus facile à toucher : potentiel { $rating } ; ses bombes sont déjà tombées.
   *[no] { $gruppe } ({ word-type }) est le plus facile à toucher et le plus dangereux : potentiel { $rating } et puissance de bombardement { $strength }.
}
log-prey-next = { $bombed ->
    [yes] Ensuite vient { $gruppe } ({ word-type }) : potentiel { $rating } ; sa puissance de bombardement de { $strength } ne compte plus.
   *[no] Ensuite vient { $gruppe } ({ word-type }) : potentiel { $rating } et puissance de bombardement { $strength }.
}
log-escorts-alike = Les { $number } Gruppen d’escorte sont du même rang : peu importe lequel est mis de côté.
log-ace-wanted = { $squadron } est du Groupe { $group } et a un potentiel de { $rating } : un as est utile là où viennent le plus de raids, au Groupe 11, et chez les plus forts.
log-weakest-spared = { $unit } manquera le moins : il a le plus faible potentiel ({ $rating }).

## Au sol

log-to-spare = { $squadron } manquera le moins (potentiel { $rating }) : { $kind ->
    [green] ses pilotes sont novices, et un vol sans combat en fait un squadron complet.
    [patrol] il est en patrouille et devra bientôt se poser de toute façon.
   *[ready] il a le plus faible potentiel de ceux qui sont disponibles.
}
log-quiet-sector = { $squadron } (potentiel { $rating }) : depuis le secteur { $sector }, on ne peut riposter qu’à { $chance } des 100 prochains raids, le moins de tous ; les novices y ont le temps d’apprendre.
log-most-wanted = { $squadron } (potentiel { $rating }) manque le plus : depuis le secteur { $sector }, on peut riposter à { $chance } des 100 prochains raids, et ceux qui trouveraient trop peu de squadrons pèsent { $need }.
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
log-squadron-earns = { $earns ->
    [yes] Un squadron de plus vaut son prix de { $cost } : il reste { days-left } de raid, pour environ { $points } PV.
   *[no] Un squadron de plus ne vaut pas son prix de { $cost } : il reste { days-left } de raid, pour environ { $points } PV seulement.
}
log-total-after = { $safe ->
    [yes] Le total serait alors de { $left } ; un achat ne doit pas le faire tomber sous { $least }, et ne le fait pas.
   *[no] Le total serait alors de { $left }, et sous { $least } le temps manque pour se rattraper.
}

## La nuit

log-night-patrol = { $ready ->
    [0] Tous les Blenheims sont en patrouille de nuit ({ $patrolling }).
   *[other] Chaque squadron de Blenheims en patrouille de nuit augmente la chance de trouver les bombardiers, et de jour ils ne font que subir. Déjà là : { $patrolling } ; peuvent encore y aller : { $ready }.
}
log-six-hundred = { $found ->
    [yes] Le dé ({ $die }) ne dépasse pas la chance ({ $chance }), et il donne le nombre d’intercepteurs : le baisser en ferait perdre un.
   *[no] Le dé ({ $die }) dépasse la chance ({ $chance }) : baissé d’un point, il trouve les bombardiers.
}
log-night-prey = { $unit } est le plus facile à toucher : son potentiel ({ $rating }) élève le plus le total.
log-most-bombs = { $unit } porte le plus de bombes (puissance de bombardement { $strength }).
