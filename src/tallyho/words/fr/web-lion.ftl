### RAF: Lion dans le navigateur : plateaux, pistes, cartes et situation dans la barre du haut.
### Builds on: web-raf

## Plateaux

about-raid = Le raid en cours. Gruppen et squadrons se rencontrent dans ses cases ; les résultats les désignent par leurs lettres A, B et C.
about-tote = Ce que fait chaque squadron, secteur par secteur. Chaque lampe est un squadron ; seuls ceux qui sont disponibles ou en patrouille peuvent riposter à un raid.
about-cards = Les cartes en jeu et ce qui reste dans chaque pile.

## Unités

group-patrol = En patrouille au-dessus de { $sector }
patrol-empty = personne en patrouille
patrol-there = en patrouille : { $units }

## Affichage du raid

next-raid = Cartes Objectif : le prochain raid peut viser la région { $region }.
next-raids = Cartes Objectif : le prochain raid peut viser la région { $first }, le suivant la région { $second }.
may-respond = Peuvent riposter :
eligible = { $from ->
    [enroute_patrolling] les patrouilles au-dessus de { $enroute }
    [enroute_in_sector] les squadrons disponibles dans { $enroute }
    [in_range_patrolling] les patrouilles au-dessus de { $inrange }
   *[in_range_in_sector] les squadrons disponibles dans { $inrange }
}
gruppen-unknown = Ni le nombre ni les types des Gruppen ne sont encore connus.
gruppen-counted = { $count ->
    [one] Un Gruppe ; son type n’est pas encore connu.
   *[other] { $count } Gruppen ; leurs types ne sont pas encore connus.
}
effect = { $effect ->
    [follow-up] raid de suite
    [snap-raid] raid éclair
    [delayed-response] riposte retardée
    [bombs-first] les bombes tombent d’abord
    [british-altitude] avantage d’altitude pour les Anglais
    [german-altitude] avantage d’altitude pour les Allemands
    [big-wing] Grandes Formations
    [escort-coordination] coordination de l’escorte
    [pathfinders] éclaireurs
    [low-level] bombardiers à basse altitude
    [non-essential] objectif non essentiel
    [secondary-a] la lettre A bombarde l’objectif secondaire
    [secondary-b] la lettre B bombarde l’objectif secondaire
    [secondary-c] la lettre C bombarde l’objectif secondaire
    [snap-raid-due] un raid éclair va suivre
    [no-advance-warning] pas d’alerte préalable
    [radar-crippled] système radar paralysé : le dos des cartes Objectif est caché
    [lf3-to-lf2] la Luftflotte 3 aide la Luftflotte 2
    [terror] stratégie de terreur
    [tension] tension entre les Groupes 11 et 12
    [sealion-preparations] Seelöwe se prépare
   *[stabilized] plan de stabilisation
}

## Pistes

track-about = { $track ->
    [vp] Au-dessus de zéro les points sont anglais, au-dessous allemands. À 35 d’un côté ou de l’autre une force aérienne est brisée et la partie est finie.
    [clock] Chaque tranche horaire vaut deux heures. Les chasseurs allemands y attendent l’heure où ils pourront repartir.
    [calendar] Le jour joué maintenant. Là où il y a deux nombres, Seelöwe débute au premier total ou moins et est annulée au second ou plus.
    [weather] Les nuages gênent observateurs, chasseurs et bombes, dans la zone de chaque Luftflotte séparément.
    [priorities] L’ardeur des Allemands contre chaque type d’objectif.
    [depletion] Les Gruppen qu’on n’a pu remplacer usent la Luftwaffe ; dès le niveau 1 ses raids changent.
    [replacements] Un point d’avion ramène un squadron ou un Gruppe de ses pertes ; il faut aussi à un squadron un point de pilotes confirmés, sinon il revient avec des pilotes novices.
   *[detection] Le dé et ses modificateurs mènent à l’une des vingt cases : l’alerte dit qui peut riposter, le renseignement ce que vous savez du raid.
}
level = { $level ->
    [british-triumph] triomphe de la RAF
    [british-decisive] victoire anglaise décisive
    [british-operational] victoire anglaise opérationnelle
    [british-tactical] victoire anglaise tactique
    [draw] match nul
    [german-tactical] victoire allemande tactique
    [german-operational] victoire allemande opérationnelle
    [german-decisive] victoire allemande décisive
    [british-disaster] journée désastreuse pour les Anglais
    [sealion-starts] Seelöwe se déclencherait
    [sealion-delayed] Seelöwe serait ajournée
   *[sealion-cancelled] Seelöwe serait annulée
}

## Cartes

card-place = { $place ->
    [target] Objectif
    [force] Force
    [approach] Événement d’approche
    [target-event] Événement d’objectif
   *[day] Événement quotidien
}
cards-of-last-raid = Le dernier raid
force-card = Carte de Force
card-enroute = Secteurs sur le trajet
card-in-range = Secteurs à portée
card-back = Un raid sur la région { $region }
force-minor = Raid mineur
force-major = Raid majeur
force-sweep = Balayage
force-role = { $role ->
    [cp] patrouille de la Manche
   *[e] escorte
}
no-raid = pas de raid
size-if = { $size } si { $when }
size-when = { $when ->
    [depleted] la Luftwaffe est affaiblie
    [poor] le renseignement est faible
    [limited] le renseignement est restreint
   *[accurate] le renseignement est précis
}
no-advance-warning = Pas d’alerte préalable avant le prochain raid.
follow-up = Un raid de suite vient ensuite, sur le même objectif.
deck = { $deck ->
    [target] Cartes Objectif
    [force] Cartes de Force
    [raid-event] Cartes Événement de Raid
   *[day-event] Cartes d’Événement Quotidien
}
cards-in = { $place ->
    [deck] Pile
    [discard] Défausse
    [pulled] Mises à part
   *[aside] De côté
}

## Événements

event-about = { $event ->
    [bombers-break-formation] Les bombardiers portant la lettre deviennent réduits.
    [british-altitude-advantage] Les deux combats se décalent d’une ligne en faveur des Anglais.
    [channel-patrollers-hunt] La patrouille de la Manche rejoint les chasseurs.
    [clouds-inhibit-hunters] Les chasseurs portant la lettre s’égarent et partent.
    [clouds-scatter-raid] Les Gruppen portant la lettre deviennent réduits.
    [german-altitude-advantage] Les deux combats se décalent d’une ligne en faveur des Allemands.
    [lf3-weather-changes] La météo de la zone de la Luftflotte 3 change.
    [me109s-close-escort] Les Me 109 portant la lettre quittent la chasse pour l’escorte rapprochée.
    [radio-confusion] Un squadron complet portant la lettre perd le contact et rentre.
    [rendezvous-failure] Bombardiers et escortes portant la lettre manquent le rendez-vous et partent.
    [undetected-hunters] Un Gruppe de Me 109 de plus rejoint les chasseurs.
    [weather-moves-east] La météo de la zone de la Luftflotte 3 gagne celle de la Luftflotte 2.
    [weather-worsens] La météo de la zone { $area } s’aggrave.
    [big-wing] Le Groupe 12 attaque en force : une ligne en faveur des Anglais.
    [channel-patrollers-close-escort] La patrouille de la Manche rejoint l’escorte rapprochée.
    [clouds-inhibit-squadrons] Les squadrons portant la lettre s’égarent et partent.
    [escort-coordination] Aucune escorte n’est mise de côté.
    [fighters-strafe] Les chasseurs portant la lettre descendent attaquer au sol.
    [flak] Les bombardiers portant la lettre deviennent réduits ; les réduits font demi-tour.
    [german-pathfinders] Le bombardement se décale de deux colonnes sur la droite.
    [interception-over-coast] Les bombes tombent d’abord, puis les squadrons attaquent.
    [low-level-bombers] Plus faciles à attaquer, mais ils bombardent mieux et sous les nuages.
    [me110s-strafe] Les Me 110 descendent attaquer au sol.
    [non-essential-target] Ce qui est touché compte moins : un point de victoire de moins est perdu.
    [patrollers-vectored-away] Les patrouilles portant la lettre sont envoyées ailleurs.
    [secondary-target] Les Gruppen portant les lettres bombardent l’objectif secondaire.
    [snap-raid-by-elite-me110s] Les Me 110 d’élite font leur propre raid après celui-ci.
    [squadrons-intercept-blenheims] Un squadron poursuit des Blenheims du Bomber Command.
    [undetected-escort] Un Gruppe de chasse de plus rejoint l’escorte rapprochée.
    [change-priorities] Les Allemands choisissent d’autres objectifs.
    [british-raid-on-industry] Le Bomber Command frappe l’industrie allemande : moins de remplacements allemands.
    [increase-fighter-escort] Les raids peuvent recevoir plus d’escorte désormais.
    [lf3-to-lf2] Les Gruppen de la Luftflotte 3 peuvent se joindre aux raids de la Luftflotte 2.
    [tension-11-12] Le prochain jour de raid, le Groupe 12 ne peut pas patrouiller sur le Groupe 11.
   *[other] { "" }
}
