### Battle of Britain, version HKSW. Les noms des messages sont expliqués dans en/table.ftl.
### Builds on: names-hksw

game-hksw = Bataille d’Angleterre (HKSW)
side-luftwaffe = Luftwaffe
side-raf = RAF
scenario-campaign = La bataille d’Angleterre, les onze tours
scenario-kanalkampf = Kanalkampf, tours 2 et 3
scenario-adlertag = Le Jour de l’Aigle, tours 5 et 6
scenario-airfields = La bataille des aérodromes, tours 8 et 9
scenario-london = Londres, tours 9 à 11
option-no-big-wing = Sans les Grandes Formations
# Bien des noms ont déjà leurs parenthèses.
offer-in-words = { $answer } : { $words }

## Mots des phrases ci-dessous

formation = { $formation ->
    [LF2] Luftflotte 2
    [LF3] Luftflotte 3
    [LF5] Luftflotte 5
   *[other] Groupe { $formation }
}
of-formation = { $formation ->
    [LF2] de la Luftflotte 2
    [LF3] de la Luftflotte 3
    [LF5] de la Luftflotte 5
   *[other] du Groupe { $formation }
}
word-type = { $type ->
    [spitfire] Spitfire
    [hurricane] Hurricane
    [blenheim] Blenheim
    [defiant] Defiant
    [gladiator] Gladiator
    [bf109] Bf 109
    [bf110] Bf 110
    [bf110-lf5] Bf 110
    [ju87] Ju 87
    [he111] He 111
    [do17] Do 17
    [ju88] Ju 88
   *[other] { $type }
}
turn-dates = { $turn ->
    [1] du 10 au 16 juillet
    [2] du 17 au 23 juillet
    [3] du 24 au 30 juillet
    [4] du 1er au 7 août
    [5] du 8 au 14 août
    [6] du 15 au 21 août
    [7] du 22 au 28 août
    [8] du 29 août au 4 septembre
    [9] du 5 au 11 septembre
    [10] du 12 au 18 septembre
   *[other] du 19 au 24 septembre
}
cards-count = { $number ->
    [0] aucune carte de squadron
    [one] une carte de squadron
   *[other] { $number } cartes de squadron
}
dice-count = { $number ->
    [one] un dé { $colour ->
        [white] blanc
       *[black] noir
    }
   *[other] { $number } dés { $colour ->
        [white] blancs
       *[black] noirs
    }
}
hits-count = { $hits ->
    [0] aucun coup au but
    [one] un coup au but
   *[other] { $hits } coups au but
}
hits-on-raf = { $roundels ->
    [0] aucune cocarde, la RAF n’encaisse rien
    [one] une cocarde, la RAF encaisse un coup
   *[other] { $roundels } cocardes, la RAF encaisse { $roundels } coups
}
hits-on-luftwaffe = { $crosses ->
    [0] aucune croix, la Luftwaffe n’encaisse rien
    [one] une croix, la Luftwaffe encaisse un coup
   *[other] { $crosses } croix, la Luftwaffe encaisse { $crosses } coups
}
fuel-left = { $fuel ->
    [0] plus aucun jeton de carburant
    [one] encore un jeton de carburant
   *[other] encore { $fuel } jetons de carburant
}
left-to-go = { $left ->
    [1] encore une fois
   *[other] encore { $left } fois
}

## Réponses à bien des questions

answer-yes = oui
answer-no = non
answer-home = rentrer
answer-stay = rester
answer-roundel-cross-blank = { $roundel ->
    [0] { $cross ->
        [0] { dice-blanks }
       *[other] { dice-crosses }{ dice-blanks-after }
    }
   *[other] { dice-roundels }{ $cross ->
        [0] { dice-blanks-after }
       *[other] , { dice-crosses }{ dice-blanks-after }
    }
}
dice-roundels = { $roundel ->
    [one] 1 cocarde
   *[other] { $roundel } cocardes
}
dice-crosses = { $cross ->
    [one] 1 croix
   *[other] { $cross } croix
}
dice-blanks = { $blank ->
    [one] 1 face vide
   *[other] { $blank } faces vides
}
dice-blanks-after = { $blank ->
    [0] { "" }
   *[other] , { dice-blanks }
}

## Mise en place des scénarios courts

ask-lost-before = Quelle carte de squadron { of-formation } a été perdue les semaines précédentes ?

## Étape 1 : le tour commence

log-turn-begins = Tour { $turn }, { turn-dates } : { $weather ->
    [clear] ciel clair.
   *[respite] accalmie.
}
log-is-back = { $card } était au repos et redevient disponible.
log-withdrawn = { $number ->
    [one] Un squadron de { word-type } est retiré de la bataille : { $cards }.
   *[other] Les squadrons de { word-type } sont retirés de la bataille : { $cards }.
}
log-cities-recover = Les villes se relèvent : chacune perd { $hits ->
    [one] un coup au but.
   *[other] jusqu’à { $hits } coups au but.
}
ask-remove-city = Quelle carte de ville sort de la pile des missions, sans être vue ?
ask-remove-radar = Quelle carte de radar sort de la pile des missions, sans être vue ?
ask-remove-airfield = Quelle carte d’aérodrome sort de la pile des missions, sans être vue ?
log-deck-configured = La pile des missions est faite. Cartes qui y sont : { $cards } ; cartes retirées : { $removed }{ $top ->
    [0] .
   *[other] . Les cartes de Londres sont quelque part parmi les { $top } du dessus.
}

## Étape 2 : rotations et renforts

ask-rotate = Le Groupe { $donor } peut relever un squadron de { word-type } endommagé du Groupe { $receiver }. Lequel des siens passe à sa place parmi les endommagés ?
answer-rotate-no = pas de rotation
why-no-card-to-rotate = Le donneur n’a aucune carte disponible de ce type.
why-name-the-card = Nommez le squadron de { word-type } que le Groupe { $donor } envoie.
why-not-of-donor = { $card } n’appartient pas au Groupe { $donor }.
why-not-of-type = { $card } n’est pas un squadron de { word-type }.
why-card-in-flight = { $card } est avec la formation { $flight } : seule une carte disponible peut être envoyée.
why-card-not-ready = { $card } n’est pas disponible.
log-rotated = Rotation : dans le Groupe { $donor }, { $sent } passe parmi les endommagés ; dans le Groupe { $receiver }, { $relieved } redevient disponible.
log-joins = { $card } rejoint le Groupe { $group }.
ask-ace-to = Quelle formation du Groupe 11 reçoit le marqueur d’As ?
log-ace-joins = La formation { $flight } reçoit un marqueur d’As.

## Étape 2 : production et réparations

log-repair-dice = Le Groupe { $group } { $number ->
    [0] n’a aucun dé de réparation.
    [one] a un dé de réparation.
   *[other] a { $number } dés de réparation.
}
log-city-bombed = Objectif bombardé, qui ne produit rien : { $target }.
ask-declare-dice = Groupe { $group } : des dés de réparation, { $number } en tout, combien vont aux squadrons ? Les autres vont aux aérodromes et aux stations radar.
ask-squadron-dice = Pour réparer des squadrons, { dice-count } : chaque cocarde en ramène un. Qu’obtient-on ?
ask-site-dice = Pour réparer aérodromes et stations radar, { dice-count } : chaque cocarde en rétablit un. Qu’obtient-on ?
log-repairs = Groupe { $group }, { $dice ->
    [one] un dé
   *[other] { $dice } dés
} pour les squadrons : { $number ->
    [0] aucune cocarde.
    [one] une cocarde.
   *[other] { $number } cocardes.
}
log-site-repairs = Groupe { $group }, { $dice ->
    [one] un dé
   *[other] { $dice } dés
} pour les aérodromes et les stations radar : { $number ->
    [0] aucune cocarde.
    [one] une cocarde.
   *[other] { $number } cocardes.
}
ask-reserve = Combien de points de la réserve du Groupe 13 dépensez-vous ? Chacun ramène un squadron ; { $left ->
    [one] il en reste un pour toute la partie.
   *[other] il en reste { $left } pour toute la partie.
}
log-reserve-spent = Le Groupe 13 dépense { $number ->
    [one] un point
   *[other] { $number } points
} de sa réserve ; { $left ->
    [0] il n’en reste aucun.
    [one] il en reste un.
   *[other] il en reste { $left }.
}
ask-repair-squadron = Quel squadron endommagé du Groupe { $group } redevient disponible ? ({ left-to-go })
log-repaired = { $card } redevient disponible dans le Groupe { $group }.
ask-repair-site = Quel aérodrome ou quelle station radar du Groupe { $group } est en service de nouveau ? ({ left-to-go })
log-restored = De nouveau en service : { $target }.

## Étape 3 : météo

ask-fly-today = Le temps est mauvais, mais c’est le Jour de la bataille d’Angleterre. La Luftwaffe vole-t-elle ?
answer-fly-today-yes = voler
answer-fly-today-no = rester au sol
log-luftwaffe-flies = { $weather ->
    [clear] Le ciel est clair, et la Luftwaffe vole.
   *[respite] Malgré le temps, la Luftwaffe vole.
}
log-does-not-fly = { $weather ->
    [clear] La Luftwaffe ne vole pas, et le tour est fini.
   *[respite] Accalmie : la Luftwaffe ne vole pas, et le tour est fini.
}

## Étape 4 : alerte des squadrons

ask-draw-squadron = Quelle carte de squadron { of-formation } est piochée ?
log-squadrons-drawn = Pioche : { cards-count } { of-formation }.
ask-ground-flight = { formation } : il y a trop peu de cartes de squadron pour toutes les formations. Laquelle reste clouée au sol et rend ses cartes ?
waiting-ground-flight = Choisit la formation qui restera sans cartes : { $side }.
ask-place-returned = { $card } était au repos et passe en premier. Quelle formation le reçoit ?
waiting-place-returned = Complète ses formations : { $side }.
ask-place-squadron = La formation { $flight } a de la place pour { $room ->
    [one] une carte de squadron.
   *[other] { $room } cartes de squadron.
} Laquelle la rejoint ?
answer-place-squadron-done = rien de plus pour cette formation
waiting-place-squadron = Complète ses formations : { $side }.
ask-assign-squadron = Il manque à la formation { $flight } { $room ->
    [one] une carte de squadron.
   *[other] { $room } cartes de squadron.
} Laquelle la rejoint ?
answer-evenly = répartir également toutes celles qui restent
waiting-assign-squadron = Complète ses formations : { $side }.
why-first-alert-fills = Lors de la première alerte, chaque formation reçoit toutes ses cartes de squadron.
log-alerted = { formation }, sur leurs aérodromes : { $flights }.
log-under-strength = La formation { $flight } ne peut pas être complétée et reste clouée au sol ; ses cartes retournent parmi les disponibles.

## Étape 5 : missions

ask-draw-mission = Quelle carte de mission est piochée ?
ask-draw-first-missions = Quelle carte de mission est piochée ?
log-new-deck = La pile des missions est épuisée : la défausse, mélangée, en forme une nouvelle. Nombre de cartes : { $cards }.
log-missions-drawn = { $number ->
    [0] La Luftwaffe ne pioche aucune carte de mission.
    [one] La Luftwaffe pioche une carte de mission.
   *[other] La Luftwaffe pioche { $number } cartes de mission.
}
log-missions-in-hand = { $number ->
    [one] Votre nouvelle mission : { $missions }.
   *[other] Vos nouvelles missions : { $missions }.
}
ask-assign-mission = Quelle mission pour la formation { $flight } ? { $cards ->
    [0] Elle n’a aucune carte de squadron à ce tour.
    [one] Elle a une carte de squadron.
   *[other] Elle a { $cards } cartes de squadron.
}
answer-none = aucune mission : elle reste au sol
waiting-assign-mission = Attribue ses missions : { $side }.
log-has-mission = La formation { $flight } a une mission.
log-grounded = La formation { $flight } n’a pas de mission et reste clouée au sol ; ses cartes retournent parmi les disponibles.

## La phase Tally Ho

log-phase-begins = Tally Ho ! Phase { $phase } du tour { $turn }.
ask-scramble = Quelle formation reprend son poste sur son aérodrome ? Celles qui restent dans leurs casiers pourront être renforcées à la prochaine alerte.
answer-scramble-done = aucune autre : le reste attend dans son casier
log-scrambled = La formation { $flight } reprend son poste sur son aérodrome.
why-no-cards = La formation { $flight } n’a aucune carte de squadron.
why-airfield-out = L’aérodrome de la formation { $flight } est neutralisé.
why-airfield-taken = Une autre formation occupe l’aérodrome de la formation { $flight }.
log-stays-down = La formation { $flight } n’a toujours pas décollé et reste au sol jusqu’à la fin du tour.
log-airfield-lost = L’aérodrome de la formation { $flight } est neutralisé : la formation est clouée au sol, et { $number ->
    [0] elle n’avait plus de carte.
    [one] sa carte retourne parmi les disponibles.
   *[other] ses { $number } cartes retournent parmi les disponibles.
}
log-luftflotte-5-withdrawn = La Luftflotte 5 n’a pas tenté sa mission et quitte la bataille : la formation { $flight } avec { cards-count }.

## Étape 6 : mouvement de la Luftwaffe

ask-choose-flight = Quelle formation se déplace ensuite ? Même celles qui ne bougent pas brûlent un jeton de carburant.
answer-choose-flight-done = aucune autre : le reste ne bouge pas
answer-choose-flight-long = { $first }, les deux jetons à la fois : jusqu’à dix cases
why-not-on-map = La formation { $flight } n’est pas sur le plateau.
why-has-moved = La formation { $flight } s’est déjà déplacée dans cette phase.
why-no-fuel = La formation { $flight } n’a plus de jeton de carburant et ne peut pas se déplacer.
why-not-two-tokens = La formation { $flight } ne peut pas faire dix cases : il y faut exactement deux jetons de carburant, et elle en a { $fuel ->
    [0] zéro.
    [one] un.
   *[other] { $fuel }.
}
log-long-move = La formation { $flight } dépense ses deux derniers jetons de carburant pour faire jusqu’à dix cases.
ask-send-home = La formation { $flight } va faire jusqu’à dix cases. Quel Bf 109 ou Ju 87 fait demi-tour avant ?
answer-send-home-done = aucun (autre) : en route
log-sent-home = { $card } quitte la formation { $flight } et fait demi-tour.
ask-fly = La formation { $flight } survole { $at }{ $left ->
    [0] { " " }et ne peut pas aller plus loin. Que fait-elle ?
    [one] { " " }et peut avancer d’une case. Où va-t-elle ?
   *[other] { " " }et peut avancer de { $left } cases. Où va-t-elle ?
}
answer-fly-done = finir le mouvement ici
answer-bomb = finir le mouvement ici et commencer la passe de bombardement
log-flies = La formation { $flight } entre en { $square }.
log-stops = La formation { $flight } finit son mouvement en { $square }.
log-steps-back = La formation { $flight } ne peut pas rester avec une formation amie et recule en { $square }.
log-bomb-run = La formation { $flight } commence une passe de bombardement en { $square }.
why-no-movement-left = La formation { $flight } n’a plus de mouvement pour entrer en { $square }.
why-stopped-by-enemy = La formation { $flight } ne peut pas continuer en { $square } : une formation de la RAF l’arrête ici.
why-north-of-line = La formation { $flight } ne peut pas entrer en { $square } : c’est au nord de la ligne du Groupe 12, où ses Bf 109 et Ju 87 ne vont pas.
why-friend-there = La formation { $flight } ne peut pas finir son mouvement en { $square } : une autre formation de son camp y est.
why-friend-and-enemy-there = La formation { $flight } ne peut pas entrer en { $square } : la formation de la RAF qui y est l’arrêterait dans la case d’une autre formation de la Luftwaffe.
why-not-beside = { $square } ne touche pas la case de la formation { $flight }.
why-not-the-target = La formation { $flight } n’a aucun objectif à bombarder en { $square }.
why-no-bomber = La formation { $flight } n’a aucun bombardier.

## Le radar et le Corps des Observateurs

log-detected = Détection : { $target } voit la formation { $flight }.
log-not-detected = { $target } : la station est neutralisée, et la formation { $flight } passe sans être détectée.
ask-observer-die = Le Corps des Observateurs repère-t-il la formation non détectée ? Une croix au dé blanc la repère.
log-spotted = Le Corps des Observateurs repère la formation { $flight }.
log-not-spotted = Le Corps des Observateurs ne voit pas la formation { $flight } : on ne peut pas l’attaquer.

## L’interception anglaise

ask-intercept = Radar : la formation { $flight } arrive en { $square }. Quelle formation de la RAF l’intercepte ?
answer-intercept-no = la laisser passer
log-intercepts = La formation { $raf } part intercepter la formation { $flight } en { $square }.
log-not-intercepted = Personne n’intercepte la formation { $flight } en { $square }.
log-cannot-intercept = { $markers ->
    [0] Personne ne peut intercepter la formation { $flight } en { $square } : il ne reste aucun marqueur de combat aérien.
   *[other] Personne ne peut intercepter la formation { $flight } en { $square } : la RAF n’a aucune formation à envoyer.
}
why-has-intercepted = La formation { $flight } a été envoyée intercepter dans cette phase.
ask-race = La formation { $flight } poursuit la formation { $quarry }, qui est en { $at }. Dans quelle case entre-t-elle ?
log-races = La formation { $flight } fonce en { $square }.
log-race-stopped = Une autre formation de la Luftwaffe arrête la formation { $flight } en { $square } : la course est perdue.
why-enemy-coast = La formation { $flight } ne peut pas entrer en { $square } : la RAF ne va ni sur le continent ni sur la Norvège.
log-back-on-station = La formation { $flight } est de retour sur son aérodrome.
log-waits-on-box = La formation { $flight } est de retour, mais une autre occupe son aérodrome : elle attend dans son casier.

## Le combat d’interception

ask-intercept-draw = Quelle carte de squadron la RAF tire-t-elle de la formation de la Luftwaffe ?
ask-intercept-dice-luftwaffe = Interception : la Luftwaffe lance { dice-count }. Qu’obtient-on ?
ask-intercept-dice-raf = Interception : la RAF lance { dice-count }. Qu’obtient-on ?
log-intercept = La formation { $raf } intercepte la formation { $luftwaffe } en { $square }. Luftwaffe : { $german }. RAF : { $british }.
log-intercept-hits = Les dés des formations { $luftwaffe } et { $raf } en { $square } : { hits-on-raf } ; { hits-on-luftwaffe }.
ask-take-hits = Vos squadrons encaissent { hits-count }. Qui est perdu ou mis au repos ?
answer-lost = perte : { $lost }
answer-down = mise au repos : { $down }
answer-lost-down = perte : { $lost } ; mise au repos : { $down }
why-one-stood-down = Pour tous les coups au but ({ $hits }), un seul squadron peut être mis au repos.
why-hits-said-otherwise = Ce sont bien ces squadrons, mais cela se dit ainsi : { $offer }.
why-hits-not-taken = { $hits ->
    [one] Le coup au but ne s’encaisse pas ainsi : il doit être pris en entier.
   *[other] Les { $hits } coups au but ne s’encaissent pas ainsi : il faut tous les prendre, et un squadron perdu en prend exactement sa valeur de dégâts.
}
log-lost = { $card } est perdu.
log-stood-down = { $card } est mis au repos et reviendra au tour { $turn }.

## Étape 7 : mouvement de la RAF

ask-choose-wing = Quelle formation de la RAF se déplace ensuite ?
answer-choose-wing-done = aucune autre : le reste ne bouge pas
ask-move-wing = Où va la formation { $flight }, qui est en { $at } ?
answer-move-wing-done = y rester
log-patrols = La formation { $flight } va en { $square }.
log-big-wing = Grandes Formations : la formation { $flight } rejoint la formation { $first } en { $square }.
why-already-there = La formation { $flight } est déjà en { $square }.
why-too-far = { $square } est trop loin pour la formation { $flight } : elle avance de trois cases au plus.
why-enemy-in-the-way = La formation { $flight } ne peut pas atteindre { $square } : une formation de la Luftwaffe l’arrêterait en chemin.
ask-mark-dogfight = Quelle formation de la RAF reçoit un marqueur de combat tournoyant ? { $left ->
    [one] Il reste un marqueur de combat aérien.
   *[other] Il reste { $left } marqueurs de combat aérien.
}
answer-mark-dogfight-done = aucun autre combat
log-dogfight-marked = La formation { $flight } va combattre la formation { $enemy } en { $square }.
why-no-enemy-there = Aucune formation de la Luftwaffe n’est dans la case de la formation { $flight }.
why-enemy-undetected = La formation de la Luftwaffe qui est dans la case de la formation { $flight } n’a pas été détectée et ne peut pas être attaquée.
why-has-marker = La formation { $flight } ne peut pas recevoir d’autre marqueur de combat tournoyant.

## Étape 8 : combats tournoyants

ask-next-combat = Quelle formation de la RAF combat ensuite ?
ask-dogfight-shape = La formation { $flight } a { cards-count }. De quelle taille sont ses groupes ?
ask-dogfight-pick = Quelle carte de squadron va dans le groupe { $group } de la formation { $flight } ? Ce groupe a { $size ->
    [one] une carte
   *[other] { $size } cartes
} sur { $number }.
waiting-dogfight-pick = Forme ses groupes, face cachée : { $side }.
why-group-too-large = Aucun groupe ne peut avoir plus de trois cartes de squadron.
why-not-such-groups = { $number ->
    [one] Une seule carte de squadron fait un seul groupe.
   *[other] { $number } cartes de squadron ne se partagent pas ainsi : à partir de trois il y a trois groupes, nommés du plus petit au plus grand.
}
log-groups-formed = La formation { $raf } contre la formation { $flight } en { $square } : la Luftwaffe forme des groupes de { $shape } ({ $number } en tout).
ask-dogfight-beside = Devant quel groupe placez-vous { $card } de la formation { $flight } ?
waiting-dogfight-beside = Place ses squadrons devant les groupes, face cachée : { $side }.
log-wings-beside = La formation { $flight } place ses cartes devant les groupes : { $shape }.
ask-dogfight-next = Quel groupe est combattu ensuite ?
log-group-fights = On combat le groupe { $group }.
ask-dogfight-select = Groupe { $group } : quelle carte de squadron combat ?
waiting-dogfight-select = Choisit une carte de squadron en secret : { $side }.
ask-dogfight-opponent = Quelle carte de squadron est tirée comme prochain adversaire du vainqueur ?
log-ace-flies = L’as de la formation { $flight } vole avec { $card } : un dé de plus.
ask-dogfight-dice-luftwaffe = Combat tournoyant : la Luftwaffe lance { dice-count }. Qu’obtient-on ?
ask-dogfight-dice-raf = Combat tournoyant : la RAF lance { dice-count }. Qu’obtient-on ?
log-dogfight = { $german } contre { $british } : { hits-on-raf } ; { hits-on-luftwaffe }.
log-nobody-down = Personne n’est abattu, et les deux cartes retournent à leurs formations.
log-shot-down = { $card } est abattu.
log-two-wins = { $card } a gagné deux fois et retourne à sa formation.
log-ace-lost = La formation { $flight } perd son marqueur d’As.
log-ace-gained = Squadrons abattus par la formation { $flight } : { $number }. Elle gagne un marqueur d’As.
log-flight-lost = La formation { $flight } n’a plus de carte de squadron et retourne dans son casier.

## Étape 8 : après le combat

ask-head-home = Il reste à la formation { $flight } { cards-count }. Continue-t-elle la patrouille ou rentre-t-elle ?
answer-head-home-home = rentrer : elle pourra être renforcée à la prochaine alerte
answer-head-home-stay = continuer la patrouille dans cette case
log-goes-home = La formation { $flight } rentre avec { cards-count }.
log-stays-up = La formation { $flight } continue la patrouille avec { cards-count }.
ask-next-square = Quelle formation de la Luftwaffe est la suivante, et reste-t-elle ou rentre-t-elle ?
answer-next-square-stay = { $first } reste
answer-next-square-home = { $first } rentre
ask-reach-home = La formation { $flight } a { fuel-left }. Rentre-t-elle ?
why-must-go-home = La formation { $flight } doit rentrer : elle a bombardé, n’a plus de carburant, ou c’est la dernière phase.

## Étape 8 : bombardement et DCA

ask-bombing-dice = Les bombardiers lancent { dice-count } : chaque cocarde touche l’objectif, chaque croix donne un dé à la DCA. Qu’obtient-on ?
log-bombed = La formation { $flight } bombarde { $target } avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
} : { hits-count }.
log-bomber-strength = Puissance de bombardement : { $number }.
log-dive-bombers = Bombardiers en piqué contre un aérodrome ou une station radar : +{ $number }.
log-no-run = La formation { $flight } n’a plus de bombardier et ne fait pas de passe de bombardement.
log-no-hits = { $target } s’en tire indemne : { hits-count }.
log-knocked-out = Objectif neutralisé : { $target }, par { hits-count }.
log-stays-out = Objectif déjà neutralisé : { $target }, qui encaisse encore { hits-count }.
log-city-damaged = { $target } encaisse { hits-count } et en compte maintenant { $total } sur trois.
ask-ack-ack-dice = DCA, { dice-count } : deux croix abattent un bombardier. Qu’obtient-on ?
log-ack-ack = La DCA tire sur la formation { $flight } : { $crosses ->
    [0] aucune croix
    [one] une croix
   *[other] { $crosses } croix
}, { $number ->
    [0] et aucun bombardier ne tombe.
    [one] et un bombardier tombe.
   *[other] et { $number } bombardiers tombent.
}
ask-lose-bomber = DCA : quel bombardier de la formation { $flight } est perdu ? ({ left-to-go })

## Étape 8 : le retour

log-reaches-home = La formation { $flight } rentre avec { fuel-left }.
ask-home-dice = Sans carburant, { dice-count } pour un Bf 109 ou un Ju 87 : une croix l’envoie à la mer. Qu’obtient-on ?
log-out-of-fuel = { $card } de la formation { $flight } tombe en panne sèche et est perdu.
log-made-it-home = { $card } de la formation { $flight } rentre sur ses dernières gouttes.
log-mission-succeeds = La mission de la formation { $flight } contre { $target } est réussie : { $points ->
    [one] un point
   *[other] { $points } points
} pour la Luftwaffe.
log-mission-fails = La mission de la formation { $flight } contre { $target } a échoué : { $points ->
    [one] un point
   *[other] { $points } points
} pour la RAF.
log-london-again = { $target } : bombardé par la formation { $flight }, mais pas neutralisé. La carte va sur le dessus de la pile des missions.

## La fin

log-counted = Le compte. Luftwaffe { $luftwaffe } : { $missions } pour les missions, { $raf_squadrons } pour les squadrons endommagés de la RAF. RAF { $raf } : { $luftwaffe_squadrons } pour les squadrons perdus de la Luftwaffe, { $failed } pour les missions échouées{ $head_start ->
    [0] { "" }
   *[other] , { $head_start } d’avance au départ
}.
level-win = victoire
reason-more-points = Ce camp a plus de points.
reason-equal-points = Les points sont égaux, et cela suffit à la RAF.
