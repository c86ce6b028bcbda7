### First Battle of Britain. Les noms des messages sont expliqués dans en/table.ftl.
### Builds on: names-fbob

game-fbob = Première bataille d’Angleterre
side-german = Allemands
side-british = Anglais
scenario-phase1 = L’arrivée des Gothas, de mai à décembre 1917
scenario-phase2 = Les raids nocturnes, de janvier à mai 1918
scenario-campaign = La campagne, de mai 1917 à mai 1918
option-training = Repos et entraînement de nuit
option-patrols = Patrouilles et interception
option-scramble = Décollage sur alerte : lenteur au tour du décollage
option-targets = Objectifs désignés
option-riesen = Les Riesen rejoignent d’autres groupes en vol
option-night = Combat de nuit pour les seules unités entraînées
option-air-defence = DCA allemande de plus après des raids anglais
option-idle-draw = Match nul après trois mois sans mission
# Bien des noms ont déjà leurs parenthèses.
offer-in-words = { $answer } : { $words }

## Mots des phrases ci-dessous

month-name = { $month ->
    [1] mai 1917
    [2] juin 1917
    [3] juillet 1917
    [4] août 1917
    [5] septembre 1917
    [6] octobre 1917
    [7] novembre 1917
    [8] décembre 1917
    [9] janvier 1918
    [10] février 1918
    [11] mars 1918
    [12] avril 1918
   *[13] mai 1918
}
in-country = { $country ->
    [gb] en Grande-Bretagne
    [fr] en France
   *[be] en Belgique
}
word-ace = { $ace ->
    [fighter] as de la chasse
    [bomber] as du bombardement
   *[zeppelin] as des Zeppelins
}
left-to-go = { $left ->
    [one] encore un
   *[other] encore { $left }
}
months-count = { $months ->
    [one] un mois
   *[other] { $months } mois
}
units-count = { $number ->
    [one] une unité
   *[other] { $number } unités
}
points-cost = { $cost ->
    [0] sans frais
    [one] pour un point de moral
   *[other] pour { $cost } points de moral
}
plus = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $value }
}
shift = { $value ->
    [1] d’un cran à droite
    [2] de deux crans à droite
    [-1] d’un cran à gauche
    [-2] de deux crans à gauche
   *[other] { $value } (à droite au-dessus de zéro)
}
fire-result = { $result ->
    [FS] FS, la formation est disloquée
    [D] D, une unité est endommagée
    [Z] Z, un Zeppelin est éliminé, toute autre unité endommagée
    [E] E, une unité est éliminée
   *[other] aucun effet
}
damage-result = { $effect ->
    [none] aucun dégât
    [driven-off] l’unité est chassée
    [engine-trouble] des ennuis de moteur réduisent son autonomie
    [turned-back] demi-tour, plus d’attaque ni de bombardement ce mois-ci
    [recycle] remise en état pendant { months-count }
   *[eliminated] l’unité est éliminée
}
crash-result = { $effect ->
    [safe] l’unité se pose sans mal
    [recycle] l’unité est accidentée, remise en état pendant { months-count }
   *[eliminated] l’unité est éliminée
}

## Réponses à bien des questions

answer-yes = oui
answer-no = non
answer-standard = tout ce qui reste selon le déploiement standard
answer-city = la ville ou localité elle-même
answer-under-of-2 = { $word1 }, sous les unités terrestres qui s’y trouvent
# `aa 1019` est ce qu’on redéploie, `1019 aa` un objectif ; de même les suivants.
answer-aa-of-2 = { $word1 }, { $word2 }
answer-headquarters-of-2 = { $word1 }, { $word2 }
answer-aerodrome-of-2 = { $word1 }, { $word2 }
answer-civil-defence-of-2 = { $word1 }, { $word2 }
answer-early-warning-of-2 = { $word1 }, { $word2 }
answer-carrier-of-2 = { $word1 }, { $word2 }
answer-city-of-2 = { $word1 }, { $word2 }
answer-aa-of-3 = { $word1 }, { $word2 }, { $word3 ->
    [one] un seul point
   *[other] { $word3 } points
}
answer-ace-of-2 = as : { $word2 }
answer-rest-of-2 = repos : { $word2 }
answer-night-of-2 = entraînement de nuit : { $word2 }
answer-patrol-of-2 = patrouille : { $word2 }
answer-target-of-2 = noter un objectif : { $word2 }
answer-join-of-2 = ne former qu’un groupe avec { $word2 }
answer-attack-of-2 = { $word1 } attaque { $word2 }
answer-intercept-of-2 = { $word1 }, seulement { $word2 }
answer-intercept-of-3 = { $word1 }, seulement { $word2 } et { $word3 }
answer-of-2 = { $word1 }, { $word2 }

## Mise en place

ask-deploy-aerodrome = Dans quelle localité { in-country } placez-vous un aérodrome ? ({ left-to-go })
waiting-deploy-aerodrome = Mise en place : { $side }.
ask-deploy-headquarters = Dans quelle ville ou localité { in-country } placez-vous un quartier général ? ({ left-to-go })
waiting-deploy-headquarters = Mise en place : { $side }.
ask-deploy-early-warning = Où { in-country } placez-vous une unité de veille avancée ? ({ left-to-go })
waiting-deploy-early-warning = Mise en place : { $side }.
ask-deploy-aa = Où { in-country } placez-vous le prochain point de DCA ? ({ left-to-go })
waiting-deploy-aa = Mise en place : { $side }.
ask-deploy-tender = Dans quel hexagone de mer placez-vous un ravitailleur d’hydravions ? ({ left-to-go })
waiting-deploy-tender = Mise en place : { $side }.
ask-deploy-unit = Sur quel aérodrome { in-country } est basée cette unité : { $unit } ?
waiting-deploy-unit = Mise en place : { $side }.
ask-deploy-ace = Quelle unité reçoit l’{ word-ace } ?
waiting-deploy-ace = Mise en place : { $side }.
why-not-a-site = On ne peut pas placer cela là.
log-arranged = { $side } : toutes les unités sont placées.

## Planification : événement aléatoire et Royal Air Force

log-month-begins = Un mois commence : { month-name }.
ask-event-die = Événement aléatoire du mois ({ $side }) : que montre ce dé ?
log-event = Événement aléatoire, dés { $german } et { $british }, au total { $total } : { $effect ->
    [weather] mauvais temps pour tout le mois.
    [lose] { $who ->
        [german] les Allemands perdent { $number } PM.
        [british] les Anglais perdent { $number } PM.
       *[both] les deux camps perdent { $number } PM.
    }
    [gain] { $who ->
        [german] les Allemands gagnent { $number } PM.
        [british] les Anglais gagnent { $number } PM.
       *[both] les deux camps gagnent { $number } PM.
    }
    [press] campagne de presse ; chaque camp lance un dé, et le plus haut gagne { $number } PM.
    [look] { $who ->
        [german] les Allemands examinent toutes les unités des hexagones de leur choix ({ $number }).
        [british] les Anglais examinent toutes les unités des hexagones de leur choix ({ $number }).
       *[both] les deux camps examinent toutes les unités des hexagones de leur choix ({ $number }).
    }
    [recalled] { $who ->
        [german] un chasseur allemand est rappelé et remis en état.
        [british] un chasseur anglais est rappelé et remis en état.
       *[both] un chasseur de chaque camp est rappelé et remis en état.
    }
   *[nothing] rien à signaler.
}
ask-press-die = Campagne de presse ({ $side }) : que montre ce dé ?
log-press = Campagne de presse : { $german } pour les Allemands, { $british } pour les Anglais. Le dé le plus haut gagne ; l’égalité ne donne rien.
ask-examine = Quel hexagone de l’ennemi examinez-vous ? ({ left-to-go })
log-looks = { $side } : toutes les unités à { $hex } sont examinées.
ask-recall = Quel chasseur est rappelé pour être remis en état ?
waiting-recall = Choix du chasseur rappelé : { $side }.
ask-create-raf = Fondez-vous la Royal Air Force, { points-cost } ? Les bombardiers anglais coûtent alors moins, et plus d’unités volent ensemble.
answer-create-raf-yes = fonder la Royal Air Force
answer-create-raf-no = pas maintenant
log-raf = La Royal Air Force est fondée { points-cost }.
ask-order-die = Qui agit d’abord ({ $side }) : que montre ce dé ?
log-acts-first = Agit d’abord, avec { $german } pour les Allemands et { $british } pour les Anglais : { $side }.

## Planification : redéploiement

ask-redeploy = Que redéployez-vous maintenant ?
answer-redeploy-done = plus rien
waiting-redeploy = Redéploiement caché : { $side }.
ask-redeploy-where = Où envoyez-vous ceci : { $what } ?
waiting-redeploy-where = Redéploiement caché : { $side }.
log-redeployed = Redéploiement : { $what }, nouvelle place : { $to }.
why-base-crowded = Une base a trop d’unités aériennes, une autre a de la place : il faut d’abord en déplacer.
why-moved-already = Déjà redéployé ce mois-ci : { $what }.
why-never-moves = Ceci ne se déplace jamais : { $what }.
why-no-room = Il n’y a de place nulle part pour ceci : { $what }.

## Planification : renforts

log-is-back = Retour après remise en état : { $unit }.
log-free-fake = Renfort sans frais : { $unit }.
ask-buy = Que placez-vous ou achetez-vous maintenant ? { $mp ->
    [one] Vous avez { $mp } point de moral.
   *[other] Vous avez { $mp } points de moral.
}
answer-buy-done = plus rien
waiting-buy = Renforts : { $side }.
ask-place-reinforcement = Où placez-vous ceci : { $what } ?
waiting-place-reinforcement = Renforts : { $side }.
log-bought = Renfort { points-cost } ({ $side }) : { $what }.
log-placed = Placement : { $what }, à { $to }.
why-recycling = Remise en état jusqu’en { month-name } : { $what }.
why-not-in-pool = Ceci n’est pas dans la réserve : { $what }.
why-only-1918 = Ceci ne vient qu’en 1918 : { $what }.
why-too-dear = { $what } coûte { $cost ->
    [one] un point de moral
   *[other] { $cost } points de moral
}, plus qu’il n’y en a.
why-none-left = On ne peut pas en avoir : { $what }.

## Planification : repos et entraînement de nuit

ask-train = Quelle unité se repose ou s’entraîne de nuit ? Elle n’effectue aucune mission ce mois-ci.
answer-train-done = plus aucune
waiting-train = Choix des unités au repos ou à l’entraînement : { $side }.
log-rests = { $unit } : au repos pour le mois, statut « Dispos » au mois suivant.
log-trains = { $unit } : entraînement de nuit, acquis au mois suivant.
why-trains-already = { $unit } : déjà au repos ou à l’entraînement.
why-up-already = { $unit } : déjà au statut « Dispos ».
why-cannot-train = { $unit } : impossible maintenant.

## Planification : reconnaissance

ask-plot-recon = { $mp ->
    [0] Vous n’avez aucun point de moral pour une reconnaissance.
   *[other] Quel hexagone faut-il reconnaître ? { $plots ->
        [0] Aucune mission n’est notée encore
        [one] Une mission est notée
       *[other] { $plots } missions sont notées
    } ; prix : { $cost } PM sur { $mp }.
}
answer-plot-recon-done = plus aucun
waiting-plot-recon = Reconnaissances notées en secret : { $side }.
why-recon-too-dear = Il n’y a pas assez de points de moral pour une autre reconnaissance.
log-plotted = { $side }, reconnaissance { points-cost } : { $hexes }.
ask-recon-die = { $side }, reconnaissance à { $hex } : que montre le dé ?
log-recon = { $side }, reconnaissance à { $hex }, dé { $die } : { $effect ->
    [look] toutes les unités ennemies y sont examinées.
    [marker] toutes les unités ennemies y sont examinées, et un marqueur Reconnaissance aide les bombardiers.
   *[nothing] on ne voit rien.
}
log-examined = { $side }, ce qui est vu à { $hex } : { $found }.

## Planification : missions

ask-prepare = Quelle mission préparez-vous maintenant ?
answer-prepare-done = plus aucune
waiting-prepare = Missions préparées en secret : { $side }.
ask-mission-where = { $mission ->
    [patrol] Au-dessus de quel hexagone cette unité patrouille-t-elle : { $unit } ?
   *[target] Quel objectif est noté pour cette unité : { $unit } ?
}
waiting-mission-where = Missions préparées en secret : { $side }.
why-no-patrol = Cette unité ne peut pas partir en patrouille : { $unit }.
why-not-in-reach = { $hex } ne convient pas à cette patrouille : trop loin.
why-no-room-there = { $hex } ne convient pas à cette patrouille : l’hexagone est plein, ou des chasseurs d’une autre base y patrouillent sans quartier général commun.
log-patrols = { $side } : la patrouille { $group } monte à { $hex } avec { units-count }.
log-sent-up = Dans { $group }, à { $hex } : { $units }.
ask-gentlemens-war = Voulez-vous voler ce mois-ci ? Si aucun camp ne le veut, le mois se termine ici.
answer-gentlemens-war-yes = oui, il y aura des tours de vol
answer-gentlemens-war-no = non, une guerre de gentlemen
waiting-gentlemens-war = Décision de voler ou non : { $side }.
log-declared = Qui veut voler ? Allemands : { $german ->
    [yes] oui
   *[no] non
}. Anglais : { $british ->
    [yes] oui
   *[no] non
}.

## Mouvement

log-flying-turn = Tour de vol { $turn }.
log-night-falls = La nuit tombe au tour de vol { $turn }.
ask-move = Quel groupe se déplace, ou de quelle base un nouveau groupe décolle-t-il ?
answer-move-done = plus de mouvement
why-has-moved = { $group } s’est déjà déplacé à ce tour de vol.
why-no-such-group = Il n’y a pas de groupe { $group } en vol.
why-nobody-takes-off = Personne ne peut décoller maintenant à { $hex }.
ask-take-off = Quelle unité décolle à { $hex } ? { $number ->
    [0] Maximum du groupe : { $most }.
   *[other] Le groupe en a { $number } sur { $most }.
}
answer-take-off-done = le groupe est au complet
waiting-take-off = Formation d’un groupe au décollage : { $side }.
log-takes-off = { $side } : { $group } décolle à { $hex } avec { units-count }.
ask-fly = { $group } ({ $units }) est à { $hex }, { $left ->
    [0] sans vitesse restante
    [one] avec un hexagone de vitesse restante
   *[other] avec { $left } hexagones de vitesse restante
}. Que fait-il ?
answer-fly-stop = finir le mouvement ici
answer-fly-land = atterrir ici
answer-fly-split = détacher une unité, en groupe à part
log-flies = { $group } vole vers { $hex }.
why-not-beside = { $to } n’est pas à côté de la position de { $group }, à { $hex }.
why-no-speed-left = { $group } n’a plus de vitesse.
why-patrol-goes-home = { $group } est une patrouille : elle ne fait que rentrer, et seulement si elle y parvient dans ce mouvement.
why-no-landing = { $group } ne peut pas atterrir à { $hex }.
why-flies-alone = { $group } n’a qu’une unité.
why-may-not-join = { $group } ne peut pas former un groupe avec cela.
ask-split = { $home ->
    [0] Quelle unité quitte { $group } et reste à { $hex } ?
   *[other] Quelle unité quitte la patrouille { $group } à { $hex } et rentre ?
}
waiting-split = Séparation d’un groupe : { $side }.
ask-land-where = Où atterrit cette unité à { $hex } : { $unit } ?
waiting-land-where = Atterrissage : { $side }.
log-splits = Une unité quitte { $group } à { $hex } et devient { $other }.
log-joins = { $group } et { $other } ne forment plus qu’un groupe, { $group }.
log-spotted = { $group } est repéré à { $hex } : { $units }.
log-fake-seen = { $unit } est démasqué : il n’y avait rien.
log-overstacked = { $side } : trop d’unités volent à { $hex }, et chacune risque des dégâts.

## Interception

ask-intercept = Le groupe ennemi { $group } est à { $hex }. Quelle patrouille l’intercepte ?
answer-intercept-no = le laisser passer
waiting-intercept = Décision d’interception : { $side }.
log-interception = La patrouille { $group } intercepte à { $hex } : { $units }.
log-ranged-interception = La patrouille { $group } vient d’à côté intercepter à { $hex } : { $units }.
why-patrol-cannot = { $group } ne peut pas intercepter : trop loin, déjà engagé, ou sans assez d’autonomie.

## Tir de DCA

log-guns-fire = { $side } : la DCA vise à { $hex }, puissance { $power }.

## Combat aérien

ask-attack = Lequel de vos groupes attaque lequel de l’ennemi ?
answer-attack-done = plus d’attaque
why-not-in-one-hex = { $group } et { $enemy } ne sont pas dans un même hexagone.
why-hex-fought = Un combat tournoyant a déjà eu lieu dans l’hexagone de { $group } à cette phase.
why-may-not-attack = { $group } ne peut pas engager de combat tournoyant maintenant.
log-dogfight = { $side }, combat tournoyant à { $hex } : { $attackers }. En face : { $defenders }.
ask-pursuit-die = Table de poursuite, attaquant ({ $side }) : que montre le dé ?
log-pursuit = { $side }, poursuite de l’attaquant à { $hex } : dé { $die }, total { $total }, différence de poursuite { $difference } : { $result ->
    [A] l’attaquant a l’avantage.
    [A-] l’attaquant a l’avantage, mais tire avec moins d’effet.
    [N] personne n’a l’avantage, et personne ne tire.
   *[D] l’attaquant n’accroche pas le défenseur, qui a l’avantage.
}
log-attacker-command = Un quartier général de l’attaquant à proximité : { plus }.
log-defender-command = Un quartier général du défenseur à proximité : { plus }.
log-attacker-ace = Un as avec l’attaquant : { plus }.
log-defender-ace = Un as avec le défenseur : { plus }.
log-night = Nuit : { plus }.
log-weather = Mauvais temps : { plus }.
ask-fire-die = Tir, puissance de feu { $power } ({ $side }) : que montre le dé ?
log-fire = { $side }, tir à { $hex }, puissance de feu { $power }, dé { $die } : { fire-result }.
log-up = Tous les tireurs ont le statut « Dispos », décalage { shift }.
log-reduced = Tir après un avantage réduit : { plus }.

## Effets du tir

ask-pick-hit = Quelle unité est touchée ? ({ fire-result })
log-shattered = La formation de { $group } est disloquée à { $hex }.
log-no-formation = { $unit } : une unité seule n’a pas de formation à disloquer.
ask-keep-in-hex = { $group } est disloqué. Quelle unité reste à { $hex } ?
ask-scatter = { $unit } doit quitter { $hex }, formation disloquée. Vers où ?
ask-driven-off = { $unit } doit quitter { $hex } : unité chassée. Vers où ?
log-pushed = { $unit } doit quitter { $hex } pour { $to }.
log-nowhere-to-go = { $unit } n’a aucun hexagone libre à côté et reste à { $hex }.
ask-damage-die = Table des dégâts, { $unit } : que montre le dé ?
log-damage = Dégâts, { $unit }, dé { $die } : { damage-result }.
log-damaged-before = Déjà des dégâts ce mois-ci : { plus }.
log-eliminated = Unité éliminée : { $unit }.
log-recycled = Remise en état ({ months-count }), retour en { month-name } : { $unit }.
log-gone = Remise en état ({ months-count }) au-delà de la fin du scénario, perte définitive : { $unit }.

## As

ask-ace-die = Un as naît-il ({ $side }) ? Il faut un six. Que montre le dé ?
ask-place-ace = Quelle unité reçoit le nouvel as ?
log-ace = Nouvel { word-ace } : { $unit }.
log-no-ace-left = { $side } : plus aucun marqueur d’As de ce type.
ask-ace-to = L’{ word-ace } quitte { $unit }. Quelle unité rejoint-il ?
waiting-ace-to = Choix d’une unité pour un as : { $side }.
log-ace-parted = L’{ word-ace } quitte { $unit } pour une autre unité.
log-ace-joins = L’{ word-ace } rejoint { $unit }.
log-ace-lost = L’{ word-ace } est perdu avec { $unit }.

## Bombardement et mitraillage au sol

ask-bomb = Quel groupe bombarde ou mitraille ce qui est au-dessous ?
answer-bomb-done = plus de bombardement
why-may-not-bomb = { $group } ne peut ni bombarder ni mitrailler maintenant.
ask-aim = À { $hex }, qu’attaque cette unité : { $unit } ?
answer-hold = rien : ne pas tirer
why-only-strafes = { $unit } ne fait que mitrailler des unités aériennes au sol.
why-aboard-carrier = Les unités à bord du porte-avions sont attaquées avec lui, non par elles-mêmes.
log-bombs = { $side }, attaque contre { $target } à { $hex }, puissance { $power } : { $units }.
log-noted = Objectifs notés d’avance : { $notes }.
ask-bomb-die = { $side }, attaque contre { $target } : que montre le dé ?
log-bomb-result = Attaque contre { $target } à { $hex }, dé { $die } : { $result ->
    [B1] B1, panique 1.
    [B2] B2, panique 2.
    [B3] B3, panique 3.
    [D1] D1, dégâts 1.
    [D2] D2, dégâts 2.
    [D3] D3, dégâts 3.
   *[other] { $result }.
}
log-bomb-recon = Marqueur Reconnaissance, décalage { shift }.
log-bomb-bombed = Objectif déjà bombardé, décalage { shift }.
log-bomb-up = Toutes les unités ont le statut « Dispos », décalage { shift }.
log-bomb-designated = L’objectif désigné, décalage { shift }.
log-bomb-other = Un autre objectif que l’objectif désigné, décalage { shift }.
log-bomb-night = Nuit, décalage { shift }.
log-bomb-ace = Un as du bombardement ou des Zeppelins, décalage { shift }.
log-bomb-weather = Mauvais temps, décalage { shift }.
log-relief = La défense passive aide à { $hex }.
log-sheltered = Points de dégâts : { plus }.
log-guns-hit = { $side }, DCA à { $hex } : puissance { $before }, maintenant { $after }.
log-unharmed = { $side }, coup trop faible à { $hex } : { $kind }.
log-land-lost = { $side }, perte à { $hex } : { $kind }.
ask-ship-die = Table des dégâts à { $hex }, { $ship } : que montre le dé ?
log-ship-damage = Dégâts à { $hex }, { $ship }, dé { $die } : { damage-result }.
log-ship-unharmed = Coup trop faible à { $hex } : { $ship }.
log-sunk = Coulé à { $hex } : { $ship }.

## Atterrissage et accidents

log-lands = { $side } : { $group } atterrit à { $hex } avec { units-count }.
ask-crash-die = Jet d’accident à { $hex } pour { $unit } : que montre le dé ?
log-crash = Jet d’accident pour { $unit }, dé { $die }, total { $total } : { crash-result }.
log-crash-night = { $value ->
    [0] Atterrissage de nuit.
   *[other] Atterrissage de nuit : { plus }.
}
log-crash-crowded = { $value ->
    [0] La base est pleine.
   *[other] La base est pleine : { plus }.
}
log-crash-field = { $value ->
    [0] Pas d’aérodrome.
   *[other] Pas d’aérodrome : { plus }.
}
log-crash-hostile = En mer ou en territoire ennemi : { plus }.
log-crash-weather = Mauvais temps : { plus }.
log-out-of-fuel = { $unit } n’a plus d’autonomie à { $hex }.

## Tours et mois

ask-more-missions = Personne n’est en vol. Voulez-vous voler encore ce mois-ci ?
answer-more-missions-yes = oui, encore un tour de vol
answer-more-missions-no = non, finir le mois
waiting-more-missions = Décision de voler encore ou non : { $side }.
log-more-missions = Qui veut voler encore ? Allemands : { $german ->
    [yes] oui
   *[no] non
}. Anglais : { $british ->
    [yes] oui
   *[no] non
}.
ask-rest-die = Aucune mission ce mois-ci : un dé de repos ({ $side }). Que montre-t-il ?
log-month-ends = Fin du mois ({ month-name }). Points de moral : Allemands { $german }, Anglais { $british }.
log-morale = Points de moral, { $side } : { $points } { $why ->
    [unit-lost] pour { $unit }
    [land-lost] pour { $kind } à { $hex }
    [ship-lost] pour { $ship }
    [panic] pour la panique à { $hex }
    [damage] pour les dégâts à { $hex }
    [outrage] pour l’indignation après les bombes, à { $hex }
    [event] par l’événement aléatoire
   *[rest] pour un mois sans mission
}, maintenant { $total }.

## La fin

log-sudden-death = { $side } : mort subite, avance en points de moral { $lead }.
log-idle-draw = Sans mission de part et d’autre depuis { months-count } : match nul.
level-draw = match nul
level-marginal = victoire marginale
level-tactical = victoire tactique
level-strategic = victoire stratégique
level-super-strategic = victoire super-stratégique
reason-idle = Personne n’a volé pendant des mois.
reason-sudden-death = L’avance en points de moral est écrasante.
reason-counted = Le dernier mois est fini, et les points de moral sont comptés.
