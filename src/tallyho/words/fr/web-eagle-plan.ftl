### Le tableau de planification de RAF: Eagle dans le navigateur.

## Le tableau

detail = Ce que l’on sait de la carte
board = Tableau de planification
to-board = Aller au tableau de planification
title-day = Plan du jour
title-wave = Chasseurs des prochains raids
about-day = Posez les cartes Objectif sur les tranches horaires et les Gruppen sur les raids : faites-les glisser, ou touchez-en une puis sa place. Rien n’est décidé avant la confirmation. Les bombardiers sont affectés pour toute la journée, les chasseurs seulement pour la première tranche avec des raids et les deux suivantes.
about-wave = Les raids des tranches marquées reçoivent leurs chasseurs maintenant, et pour ces raids seulement maintenant. Les bombardiers restent comme prévu.
map = Carte
confirm = Confirmer le plan
confirm-wave = Confirmer les chasseurs
confirm-nothing = Aucun raid n’est prévu : toute la journée passera sans raid.
lacking = Avant de pouvoir confirmer :
rule-opens = Règle { $rule } : l’ouvrir
how-to = Faites glisser une carte Objectif vers une tranche horaire, puis des Gruppen vers le raid ; ou touchez une carte, puis une tranche, puis des Gruppen. Pointez une carte pour voir pourquoi elle permet un raid et ce qui l’attend.
how-to-wave = Touchez un raid d’une tranche marquée, puis les chasseurs qui doivent l’accompagner ; ou faites-les glisser.

## Le jour en chiffres

sum-raids = { $number ->
    [0] pas encore de raid
    [1] un raid
   *[other] { $number } raids
}
sum-bombers = bombardement : { $number }, reste { $ready }
sum-fighters = chasse { $first }–{ $last } : { $number }, reste { $ready }
sum-squadrons = riposte attendue : { $number }

## Ce qui peut être fait pour le joueur

tools = Aide à la planification
whole-day = Planifier pour moi
whole-day-about = Le robot Doctrine refait le plan du jour ; tout peut encore être changé.
whole-wave = Affecter les chasseurs pour moi
whole-wave-about = Le robot Doctrine affecte les chasseurs de ces tranches ; tout peut encore être changé.
for-all = Pour tous les raids :
for-raid = Pour { $raid } :
fill-bombers = + bombardiers
fill-bombers-about = Ajoute autant de bombardiers qu’il est utile.
fill-escort = + escorte
fill-escort-about = Ajoute des chasseurs tant que le raid a de la place et que c’est utile.
balance = Équilibrer
balance-about = Échange des Gruppen d’un même type pour que les lettres A, B et C soient aussi égales que possible.
empty = Tout retirer
empty-sure = { $number ->
    [0] Il n’y a rien à vider.
    [1] Le raid revient en main, ses Gruppen à leurs bases.
   *[other] Les { $number } raids reviennent en main, leurs Gruppen à leurs bases.
}
nothing-to-do = { $what ->
    [fill-bombers] Aucun bombardier de plus n’y serait utile.
    [fill-escort] Aucun chasseur n’y trouve de place, ou il n’en reste aucun qui puisse y voler.
    [balance] Les lettres sont aussi égales que possible.
   *[whole-day] C’est exactement le plan du robot.
}
suggested = { $what ->
    [fill-bombers] Bombardiers ajoutés.
    [fill-escort] Escorte ajoutée.
    [balance] Lettres équilibrées.
   *[whole-day] Le plan est posé.
}

## Ce qui est en main

picked-up = { $what } : { $kind ->
    [units] touchez un raid pour l’y affecter.
    [strategy] touchez un raid pour l’y poser.
   *[card] touchez une tranche horaire pour l’y poser.
}
put-it-back = Remettre
put-back = Remis en place.
put-down = { $what } : { $where }.
nothing-picked = Rien n’est pris. Touchez d’abord une carte Objectif.
no-place = { $kind ->
    [units] Un Gruppe va sur un raid ou à sa base.
    [strategy] Une carte Stratégique va sur un raid ou revient en main.
   *[card] Une carte Objectif va sur une tranche horaire ou revient en main.
}
place = { $place ->
    [hand] de retour en main
   *[base] de retour à la base
}
sent-home = { $number ->
    [0] Personne n’est rentré.
    [1] Un Gruppe de chasse est rentré : les chasseurs ne sont affectés que pour la première tranche avec des raids et les deux suivantes.
   *[other] { $number } Gruppen de chasse sont rentrés : les chasseurs ne sont affectés que pour la première tranche avec des raids et les deux suivantes.
}

## Main, piste et bases

hand = { $number ->
    [0] Main
    [1] Main : une carte Objectif
   *[other] Main : { $number } cartes Objectif
}
hand-empty = Toutes les cartes sont sur la piste.
range = { $range ->
    [edge] Me 109 : limite
    [beyond] Me 109 : au-delà
   *[in] Me 109 : à portée
}
range-about = { $range ->
    [edge] À la limite du rayon d’action des Me 109 : ils volent réduits.
    [beyond] Au-delà du rayon d’action des Me 109 : ils ne peuvent que patrouiller la Manche.
   *[in] Dans le rayon d’action des Me 109.
}
free = libre
closed = { $why ->
    [haze] fermée par la brume matinale
   *[full] pleine : trois raids
}
wave-about = les chasseurs sont affectés maintenant
forward-short = avancé
mean-short = ≈ { $mean } sq.
mean-about = Riposte attendue, en squadrons : { $mean }.
jabo-place = Posez ici des Me 109 pour qu’ils volent avec des bombes, comme Jabos : { $number ->
    [0] plus de marqueur
    [1] reste un marqueur
   *[other] restent { $number } marqueurs
}
jabo-put = Avec des bombes, comme Jabos
ready = { $number ->
    [0] aucun disponible
    [1] un disponible
   *[other] { $number } disponibles
}
grip = { $number ->
    [0] Aucun Gruppe disponible : { $type }
    [1] Le Gruppe disponible : { $type }
   *[other] Les { $number } Gruppen disponibles : { $type }
}
on-raids = sur des raids : { $number }
reduced = journée finie : { $number }

## Ce qui est dit d’une carte

value = valeur { $value }
gruppen = Gruppen
limit = { $by ->
    [limit-decoy] une diversion n’en prend aucun
    [limit-coordination] Coordination de raid majeur
    [limit-minor] raid mineur
    [limit-depleted] la Luftwaffe est affaiblie
   *[limit-major] selon le nombre de raids
}
bombers = Avec des bombes
fighters = Chasseurs
nobody = personne
letters-even = Les lettres sont égales.
letters-uneven = Les lettres sont inégales : un échec du rendez-vous peut en coûter beaucoup d’un coup.
channel = Patrouille de la Manche
channel-wanted = Me 109 nécessaires : { $wanted }, présents : { $number }
detection = Détection
modifier = dé { $modifier }
warning = Alerte
warning-level = { $level ->
    [none] aucune
    [late] tardive
    [sufficient] suffisante
    [early] avancée
   *[very-early] très avancée
}
intelligence = Renseignement
intelligence-level = { $level ->
    [poor] faible
    [limited] restreint
   *[accurate] précis
}
chance = { $what } { $percent } %
squadrons = En riposte
mean = environ { $mean }
spread = { $number ->
    [0] aucun : { $percent } %
    [1] un squadron : { $percent } %
   *[other] { $number } squadrons : { $percent } %
}
forecast-waits = Calcul de ce qui attend le raid…
forward = Frapper l’aérodrome avancé
forward-about = Des dégâts importants n’y comptent que pour 2, mais le raid est plus difficile à détecter.
take-off = Remettre en main

## Touches

keys = Tableau de planification
keys-arrows = à la carte, à la tranche, au raid ou au Gruppe suivant de ce côté
keys-press = prend et pose ; avec un raid ouvert, les Gruppen le rejoignent ou le quittent
keys-all = tous les Gruppen disponibles de ce type
keys-escape = remet ce qui est pris, ferme le raid ouvert
keys-delete = remet un raid en main, un Gruppe à sa base
key-delete = Suppr
