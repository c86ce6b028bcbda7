### Pourquoi le robot `doctrine` ferait ce que dit un conseil de RAF: Eagle. Les PV sont ceux qu’on peut attendre en moyenne : moins il y en a, mieux c’est.
### Builds on: raf, cards-eagle

## Mots communs à plusieurs phrases

expected-squadrons = { $squadrons ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}
log-equals = { $number ->
    [1] { $others } conviendrait aussi bien : le hasard a choisi.
   *[other] { $number } autres conviendraient aussi bien ({ $others }) : le hasard a choisi.
}

## Le plan

log-raid-promise = { $time }, { $site } (carte { $card }) : { $vp } PV à attendre avec { $bombers ->
    [0] aucun Gruppe de bombardement
    [1] un Gruppe de bombardement
   *[other] { $bombers } Gruppen de bombardement
}, { $me109 } de Me 109 et { $me110 } de Me 110, contre { expected-squadrons }.
log-decoy-promise = { $time }, { $site } (carte { $card }), un raid de diversion : il attire en moyenne { expected-squadrons } que le raid voisin rencontrerait sinon ; cela vaut { $vp } PV.
log-plan-total = Tout est en place : { $raids ->
    [0] aucun raid ne promet assez pour valoir la peine.
    [1] un raid, dont on peut attendre { $vp } PV, contre { expected-squadrons }.
   *[other] { $raids } raids, dont on peut attendre { $vp } PV en tout, contre { expected-squadrons }.
}
log-raid-not-wanted = { $site } (carte { $card }) n’est pas dans le plan : peu de raids, mais forts, rapportent plus que beaucoup de faibles, et d’autres cartes promettent davantage.
log-wave-time = { $time } : un chasseur n’est de nouveau disponible qu’après trois tranches horaires, quatre s’il a souffert. Deux vagues à quatre tranches d’intervalle les ont presque tous.
log-forward-not-wanted = L’aérodrome de secteur plutôt que l’aérodrome avancé : lui seul peut subir des dégâts importants.
log-plan-stuck = Le plan avec { $site } (carte { $card }) ne peut pas être posé : autre chose fera l’affaire.
log-gruppe-joins = { $gruppe } ({ word-type }, lettre { $letter }) participe au raid sur { $site } ; { $there ->
    [0] personne n’y porte encore cette lettre.
    [1] un Gruppe y porte déjà cette lettre.
   *[other] { $there } Gruppen y portent déjà cette lettre.
} Des lettres équilibrées perdent le moins si le rendez-vous échoue.
log-gruppe-leaves = { $gruppe } ({ word-type }) ne participe pas au raid sur { $site } : dans le plan, il a une autre tâche, ou aucune.
log-strategy-gain = { strategy } (carte { $number }) sur le raid contre { $site } : elle y vaut { $vp } PV, plus que partout ailleurs.
log-strategy-elsewhere = { strategy } (carte { $number }) sert mieux ailleurs que sur { $site }, ou ne sert à rien.

## Le raid

log-flies-first = { $site } (carte { $card }) d’abord : { $kind ->
    [decoy] c’est un raid de diversion, et qui riposte là manque contre les autres.
   *[fighters] il a le plus de chasseurs ({ $fighters }) ; qui riposte contre eux manque contre les autres.
}
log-commonest-letter = { $unit } patrouille : sa lettre, { $letter }, est la plus fréquente chez les Me 109 ({ $number }), et celles des Gruppen en chasse restent équilibrées.
log-me110-escort = Les Me 110 restent avec les bombardiers ({ $bombers }) : une escorte rapprochée solide, qui attaque au sol si aucun squadron ne vient. Encore à déployer : { $me110 }.
log-me110-strafe = Sans bombardiers, ce raid ne peut atteindre son objectif qu’en l’attaquant au sol. Me 110 encore à déployer : { $me110 }.
log-mission-value = { $hunters ->
    [0] Personne en chasse
    [1] Un Gruppe en chasse
   *[other] { $hunters } Gruppen en chasse
} et { $escorts } en escorte rapprochée : { $vp } PV à attendre, contre { expected-squadrons }{ $best ->
    [yes] { " ;" } c’est le mieux.
   *[no] .
}
log-declared-value = Déclaré { word-raid } : { $vp } PV à attendre, contre { expected-squadrons }.
log-free-hunt-value = Avec un Gruppe en chasse de plus que { $hunters }, contre { expected-squadrons } : { $vp } PV à attendre ; sans lui { $alone }.
log-weakest-leaves = { $unit } s’en va : potentiel { $rating }, le plus élevé et donc le plus faible des Gruppen en chasse possibles.
log-weakest-aside = { $unit } est mis de côté : potentiel { $rating }, le plus élevé et donc le plus faible ; il élèverait le plus le total du combat.
log-feeblest-slips = { $unit } passe vers les bombardiers : potentiel { $rating }, le plus faible de ceux qui le peuvent. Les forts sont pour la chasse.
log-feeblest-met = { $unit } a le plus faible potentiel ({ $rating }) : c’est lui qu’on rencontre le plus volontiers.
log-least-bombs-intercepted = { $unit } est intercepté : sa puissance de bombardement de { $strength } est la plus faible de ceux qui peuvent l’être.
log-least-bombs-lost = { $unit } manquera le moins : puissance de bombardement { $strength }.
log-least-lost = { $unit } ({ word-type }) devient réduit : de sa puissance de bombardement, il perd { $lost }, le moins de tous.
log-strongest-dispersed = { $unit } est chassé : il a le plus fort potentiel ({ $rating }).

## La nuit et les jours entre les raids

log-night-number = { $number ->
    [0] Aucun bombardier
    [1] Un bombardier
   *[other] { $number } bombardiers
} de nuit : { $vp } PV à attendre. Déjà envoyés : { $sent } ; disponibles : { $ready } ; gardés pour le jour : { $kept }.
log-by-night = { $unit } ({ word-type }) vole de nuit : potentiel { $rating }, le plus élevé, donc la proie la plus facile de jour.
log-hardest-found = { $unit } est trouvé : potentiel { $rating }, le plus bas, donc le plus difficile à toucher.
log-press-preparing = Mettre la pression : pendant la préparation de Seelöwe, un jour coûte autant dans les deux cas, et moins de jours valent mieux (total { $vp }).
log-rest-better = Marquer la pause : les pertes sont comblées entre-temps, et la pression doublerait les points que chaque jour donne aux Anglais (total { $vp }).
log-result-stands = Le scénario est décidé, et son résultat reste acquis (total { $vp }).
log-priority-reach = Type d’objectif { word-site-type } : cartes Objectif pour un raid majeur dans le rayon d’action des Me 109 : { $number }, rang { $rank } parmi les types. Les raids paient là où les chasseurs peuvent suivre.
log-served-first = { $unit } ({ word-type }) revient le premier : les Me 109 manquent le plus, puis les Me 110, puis les bombardiers les plus solides.
log-busy-sector = { $unit } (potentiel { $rating }) : les squadrons du secteur { $sector } peuvent riposter pour un grand nombre de cartes Objectif ({ $cards }) ; ses novices seront souvent rencontrés.
log-feeblest-returns = { $unit } reçoit les avions : il a le plus faible potentiel ({ $rating }).
