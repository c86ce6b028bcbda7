### First Battle of Britain dans le navigateur : carte, plateaux et barre du haut.

## Map

map-name = Carte du sud-est de l’Angleterre, de la mer du Nord et des Flandres en hexagones de 0101 à 5533
sea = { $sea ->
    [north-sea] Mer du Nord
    [channel] Manche
   *[thames] Estuaire de la Tamise
}
city = { $city ->
   *[london] Londres
}
# $id est le numéro de l’hexagone précédé d’un h.
place = { $id ->
    [h0918] Londres : Paddington et Hampstead
    [h0919] Londres : Battersea et Hammersmith
    [h1018] Londres : Tottenham et Hackney
    [h1019] Londres : la City et Westminster
    [h1020] Londres : Deptford et Lewisham
    [h1118] Londres : les docks et West Ham
    [h1119] Londres : Poplar et Greenwich
    [h1219] Londres : l’arsenal de Woolwich
    [h2222] Cantorbéry
    [h2424] Douvres
    [h3329] Saint-Omer
    [h3426] Dunkerque
    [h3732] Béthune
    [h4023] Ostende
    [h4725] Sint-Denijs-Westrem
    [h4825] Gand
    [h5224] Saint-Nicolas
    [h5423] Anvers
    [h5428] Bruxelles
   *[other] { $name }
}
terrain = { $terrain ->
    [sea] mer
    [coastal] côte
   *[land] terre
}
control = { $side ->
    [german] tenu par les Allemands
   *[british] tenu par les Anglais
}
target-class = { $number ->
    [1] objectif de classe 1
    [2] objectif de classe 2
   *[3] objectif de classe 3
}
direction = { $direction ->
    [north] nord
    [north-east] nord-est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
   *[north-west] nord-ouest
}
watch-button = Montrer ce que surveillent la veille avancée et les navires
recon-marker = { $side ->
    [german] marqueur Reconnaissance allemand
   *[british] marqueur Reconnaissance anglais
}
bombed-marker = marqueur Objectif bombardé
plotted = reconnaissance notée
away = { $number ->
    [one] à { $number } hexagone
   *[other] à { $number } hexagones
}

## Units

side = { $side ->
    [german] Allemands
    [british] Anglais
   *[nobody] personne
}
type = { $type ->
    [british-AF] Avro 504
    [british-B2F] B.E.2
    [british-B12F] B.E.12
    [british-F2F] F.E.2
    [british-S5F] S.E.5a
    [british-SPF] Pup
    [british-SCF] Camel
    [british-DHB] D.H.4
    [british-HPB] Handley Page
    [british-SCCVF] Camel (embarqué)
    [british-SB] Strutter
    [german-AF] Albatros
    [german-FF] Fokker
    [german-PF] Pfalz
    [german-GB] Gotha
    [german-RB] Riesen
    [german-LZ] Zeppelin
   *[german-Fake] Leurre
}
class = { $class ->
    [fighter] chasseur
    [carrier-fighter] chasseur embarqué
    [bomber] bombardier
    [carrier-bomber] bombardier embarqué
    [zeppelin] Zeppelin
   *[fake] leurre
}
factor-air = puissance de feu { $number }
factor-pursuit = poursuite { $number }
factor-bombs = bombes { $number }
factor-strafes = mitraillage au sol { $number }
factor-speed = vitesse { $number }
factor-endurance = autonomie { $number }
endless = autonomie illimitée
night-by-nature = vole de nuit par nature
with-ace = { $number ->
    [one] as
   *[other] { $number } as
}
mark = { $mark ->
    [flew] a volé ce mois-ci
    [bombed] a bombardé
    [turned-back] a fait demi-tour
    [shaken] a été endommagé ce mois-ci
    [patrol] en patrouille
    [moved] a bougé
    [fought] a combattu
   *[intercepted] a intercepté
}
training = { $training ->
    [up] Dispos
    [night-trained] entraîné de nuit
    [resting] au repos
   *[training] à l’entraînement de nuit
}
noted = objectif désigné : { $note }
posted = patrouillera au-dessus de { $hex }
known-to-enemy = connu de l’ennemi
target-in = { $target }, { $hex }
target-city = la ville ou la localité elle-même
target-hold = n’attaque pas
unit-place = { $place ->
    [pool] dans la réserve
    [set-up] attend d’être placé
    [aboard] à bord du porte-avions
   *[gone] hors du jeu
}
back-in = en remise en état, de retour : { $month }
after-war = un mois après la partie
flies-in = vole dans { $group } au-dessus de { $hex }
land = { $kind ->
    [aa] { $strength ->
        [0] DCA
       *[other] DCA { $strength }
    }
    [aerodrome] aérodrome
    [civil-defence] défense passive
    [early-warning] unité de veille avancée
   *[headquarters] quartier général
}
ship = { $name ->
    [carrier] porte-avions
    [tender-1] ravitailleur d’hydravions 1
    [tender-2] ravitailleur d’hydravions 2
   *[unknown] navire inconnu
}
count-of = { $number } { $type }
unknown-units = { $number ->
    [one] { $number } inconnue
   *[other] { $number } inconnues
}
hidden-below = { $number ->
    [one] { $number } unité inconnue dessous
   *[other] { $number } unités inconnues dessous
}
based = { $number ->
    [one] { $number } unité aérienne au sol : { $units }
   *[other] { $number } unités aériennes au sol : { $units }
}
group-name = { $side ->
    [german] groupe de mission allemand { $group }
   *[british] groupe de mission anglais { $group }
}
group-there = { $group } en vol : { $units }
spotted = repéré par l’ennemi
unspotted = non repéré

## Flying

card = Vol de { $group }
fuel = { $turns ->
    [0] autonomie épuisée
    [one] autonomie : encore { $turns } tour, jusqu’au tour { $last }
   *[other] autonomie : encore { $turns } tours, jusqu’au tour { $last }
}
home = { $hexes ->
    [0] au-dessus de la base { $hex }
    [one] base { $hex } à { $hexes } hexagone, marge { $spare }
   *[other] base { $hex } à { $hexes } hexagones, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, marge { $spare }
}
home-too-far = ne peut plus atteindre sa base { $hex } : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $short ->
    [one] { $short } hexagone
   *[other] { $short } hexagones
} de trop
no-home = aucune base où rentrer
hexes-left = { $number ->
    [one] encore { $number } hexagone ce tour-ci
   *[other] encore { $number } hexagones ce tour-ci
}
way-to = { $number ->
    [one] Vers { $hex } : { $number } hexagone
   *[other] Vers { $hex } : { $number } hexagones
}
way-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
turn-back = demi-tour au tour { $turn } au plus tard
turn-back-at = Demi-tour au-dessus de { $hex } au plus tard.
return = De là, retour à { $hex } : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}, { $turns ->
    [0] aucun tour
    [one] { $turns } tour
   *[other] { $turns } tours
}, marge { $spare }.
no-return = sans retour : aucune base n’est accessible de là
danger = { $kind ->
    [guns] tir de DCA, force { $number }
    [enemy] { $number ->
        [one] { $number } groupe ennemi
       *[other] { $number } groupes ennemis
    }
    [patrol] patrouille ennemie proche
    [hidden] unités inconnues au sol
   *[watched] surveillé par la veille avancée ou les navires
}
head-home = Cap sur la base { $hex }
fly-there = { $turns ->
    [one] Y voler
   *[other] Y voler, jusqu’où ce tour le permet
}
below = { $hex }, sous les unités présentes

## Answers

offer-stop = Terminer le mouvement ici
offer-land = Atterrir ici, { $hex }
offer-split = Détacher une unité, en groupe à part
offer-join = Former un seul groupe avec { $group }
offer-standard = Déploiement standard
about-standard = tout ce qui reste va là où le veut le déploiement standard
offer-free-aa = DCA 1
about-free-aa = gratuite, après un raid anglais
offers-next = Hexagone suivant
offers-groups = Groupes en vol
offers-air = Unités aériennes
offers-waiting = En attente de placement
offers-land = Unités terrestres
offers-ships = Navires
offers-sea = Mer
offers-places = { $country ->
    [gb] Grande-Bretagne : villes et localités
    [fr] France : villes et localités
    [be] Belgique : villes et localités
   *[nl] Pays-Bas : villes et localités
}
offers-open = { $country ->
    [gb] Grande-Bretagne : campagne
    [fr] France : campagne
    [be] Belgique : campagne
   *[nl] Pays-Bas : campagne
}
offers-order = { $order ->
    [patrol] Patrouilles
    [target] Objectifs
    [rest] Repos
    [night] Entraînement de nuit
   *[ace] As
}
order = { $order ->
    [patrol] Patrouille : { $unit }
    [target] Désigner un objectif : { $unit }
    [rest] Repos : { $unit }
    [night] Entraînement de nuit : { $unit }
   *[ace] As : { $unit }
}
against = { $group } attaque { $other }
versus = { $units } contre { $others }
part-of = { $group }, seulement { $units }
part = une partie de la force { $number }
costs = { $number ->
    [0] gratuit
    [one] { $number } point de moral
   *[other] { $number } points de moral
}
free = gratuit

## Top bar

planning = { $phase ->
    [set-up] mise en place
    [redeployment] redéploiement
    [reinforcement] renforts
    [training] repos et entraînement
    [recon] reconnaissance
    [preparation] missions
    [month] fin du mois
   *[planning] préparatifs
}
turn-of = tour { $turn } sur { $last }, { $light ->
    [night] nuit
   *[day] jour
}
phasing = { $turn }, { $side ->
    [german] vol allemand
   *[british] vol anglais
}
morale-points = Points de moral
bad-weather = mauvais temps
raf-exists = Royal Air Force créée

## Trays

trays = Combat, autonomie, unités, réserve et moral
tab-battle = Combat
tab-track = Autonomie
tab-roster = Unités
tab-pool = Réserve
tab-morale = Moral
tray-battle = Combat
tray-track = Piste d’autonomie
tray-roster = Unités aériennes
tray-pool = Réserve
tray-morale = Moral et mois
about-battle = Le dernier combat tournoyant, tir de DCA ou bombardement : dés, modificateurs et ligne de la table qui a été lue.
about-track = Les tours de vol du mois. Le marqueur d’une unité est sur le dernier tour où elle peut voler ; elle doit être au sol à la fin de ce mouvement. Vous seul voyez vos marqueurs.
about-roster = Les nombres d’une unité : puissance de feu (d : en défense seulement), poursuite, bombes (s : mitraillage au sol), vitesse, autonomie.
about-pool = Ce que chaque camp peut encore acheter en points de moral, et les unités en remise en état. Les deux camps peuvent la consulter ; les leurres n’y figurent pas.
about-morale = Les points de moral paient les unités et décident de la partie.
what-is-this = { $name } : { $text }
raid-under-way = un combat est en cours
line = { $name } : { $value }
night-from = nuit à partir d’ici
beyond = après { $turn }
marker = Marqueur d’autonomie : { $unit } dans { $group }
nobody-flies = Personne n’est en vol.
own-units = Vos unités aériennes
known-units = { $side } : unités aériennes connues
none-known = Aucune.
pool-of = { $side } : { $number ->
    [one] { $number } point de moral
   *[other] { $number } points de moral
}
pile-waiting = En attente de placement
pile-pool = En réserve
pile-back = En remise en état, de retour : { $month }
pile-gone = Hors du jeu
price = { $number } PM
from-1918 = dès 1918
# `left` : combien il en reste dans la réserve, ou `open` si ce n’est pas dit.
ware = { $unit }, { $number } PM{ $left ->
    [open] {""}
   *[other] {" "}(reste { $left })
}
points = { $number ->
    [one] { $number } point de moral
   *[other] { $number } points de moral
}
lead = { $level ->
    [draw] Pour l’instant : match nul, avance de { $number } ({ $side }).
    [marginal] Pour l’instant : victoire marginale, avance de { $number } ({ $side }).
    [tactical] Pour l’instant : victoire tactique, avance de { $number } ({ $side }).
   *[strategic] Pour l’instant : victoire stratégique, avance de { $number } ({ $side }).
}
lead-even = Pour l’instant : match nul, personne n’est devant.
sudden-death = Une avance de { $number } termine aussitôt la partie.
night-at = nuit à partir du tour { $turn }
no-battle = Aucun combat pour l’instant.
this-battle = Ce qui se passe
last-battle = Le dernier combat
chart = { $chart ->
    [pursuit] Table de poursuite, ligne { $die } : différence des facteurs de poursuite
    [combat] Table de combat aérien et de DCA, ligne { $die } : puissance de feu
   *[bombardment] Table de bombardement et de mitraillage au sol, ligne { $die } : force de bombardement
}

## In words

in-the-air = { $side } : en vol
on-the-ground = { $side } : au sol
at-sea = Navires
markers = Marqueurs
off-map = { $side } : réserve, remise en état et hors du jeu
