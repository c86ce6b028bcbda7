### Battle of Britain, version HKSW, dans le navigateur : carte, plateaux, cartes et état dans la barre du haut.

## Map

map-name = Carte de la Grande-Bretagne, de la mer du Nord et de la Manche, en cases, d’A1 à V32
sea = { $sea ->
    [north-sea] Mer du Nord
    [channel] Manche
   *[irish-sea] Mer d’Irlande
}
group-line = ligne du Groupe 12
terrain = { $terrain ->
    [sea] mer
    [coast] côte
   *[land] terre
}
line12 = { $side ->
    [north] au nord de la ligne du Groupe 12
    [divided] sur la ligne du Groupe 12
   *[south] au sud de la ligne du Groupe 12
}
not-for-raf = interdite à la RAF
radar-line = surveillée par { $station }
radar-line-out = { $station } est neutralisée
wind = { $wind ->
    [north] nord
    [north-east] nord-est
    [east] est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
    [west] ouest
   *[north-west] nord-ouest
}
there = { $flight } s’y trouve
against = contre { $flight }

## Trays

trays = Plateaux, missions et tours
tab-battle = Combat
tab-raf = Fighter Command
tab-luftwaffe = Luftwaffe
tab-missions = Les missions
tab-turns = Tours
tray-battle = Combat
tray-raf = Fighter Command
tray-luftwaffe = Luftwaffe
tray-missions = Cartes de mission
tray-turns = Tours et points
about-battle = Le combat aérien en cours : les cartes des deux camps et ce que leurs dés ont donné.
about-raf = Les quatre Groupes : leurs formations avec leurs cartes, les cartes disponibles, endommagées ou au repos, et les dés de réparation.
about-luftwaffe = Les trois Luftflotten : leurs formations avec cartes, carburant et mission, et les cartes disponibles, endommagées ou au repos.
about-missions = Les cartes de mission désignent les objectifs. La main n’est connue que de la Luftwaffe ; une mission est montrée quand ses bombes tombent.
about-turns = Onze tours, chacun avec sa météo et ses notes ; un tour où l’on vole a jusqu’à quatre phases Tally Ho.
what-is-this = { $name } : { $text }
raid-under-way = un combat aérien est en cours
line = { $name } : { $value }
and = { " et " }

## Sides and formations

side = { $side ->
    [luftwaffe] Luftwaffe
   *[raf] RAF
}
group = Groupe { $group }
luftflotte = Luftflotte { $number }

## Flights

on-its-box = dans son casier
grounded = clouée au sol : son aérodrome est neutralisé
cards-being-placed = cartes en cours de placement
no-cards = aucune carte
cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
cards-of = { $number ->
    [one] { $number } carte : { $types }
   *[other] { $number } cartes : { $types }
}
cards-unknown = { $number ->
    [one] { $number } inconnue
   *[other] { $number } inconnues
}
count-of = { $number } { $type }
away = { $number ->
    [0] dans la même case
    [one] à { $number } case
   *[other] à { $number } cases
}
home-ahead = { $number ->
    [one] { $number } carte rentrée en avance
   *[other] { $number } cartes rentrées en avance
}
fuel = { $number ->
    [0] plus de carburant
    [one] { $number } jeton de carburant
   *[other] { $number } jetons de carburant
}
radar-state = { $state ->
    [detected] détectée
    [undetected] non détectée
   *[spotted] repérée par le Corps des Observateurs
}
mark = { $mark ->
    [bomb-run] passe de bombardement
    [dogfight] marqueur de combat tournoyant
    [intercepting] envoyée en interception
    [moved] a bougé
   *[ace] as
}
with-mission = sa mission : { $target }
has-mission = a une mission

## Cards

type = { $type ->
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
   *[ju88] Ju 88
}
strength-dogfight = combat { $number }
strength-north = { $number } au nord de la ligne du Groupe 12
strength-damage = dégâts { $number }
strength-bombing = bombardement { $number }
strength-dive = +{ $number } contre aérodromes et radars
short-range = pas au nord de la ligne du Groupe 12
ready = { $number ->
    [one] { $number } disponible
   *[other] { $number } disponibles
}
ready-hidden = cartes disponibles : pioche en cours
drawn = { $number ->
    [one] { $number } carte piochée
   *[other] { $number } cartes piochées
}
pile = { $place ->
    [ready] Disponibles : { $number }
    [damaged] Endommagées : { $number }
    [stood-down] Au repos : { $number }
    [returned] De retour du repos : { $number }
    [drawn] Piochées : { $number }
   *[to-come] À venir : { $number }
}
back-on = retour au tour { $turns }
production-dice = { $number ->
    [one] { $number } dé de réparation
   *[other] { $number } dés de réparation
}
reserve = { $number ->
    [one] réserve : { $number } point
   *[other] réserve : { $number } points
}
site-out = { $site } neutralisé

## Targets and missions

place = { $id ->
    [london] Londres
    [port-of-london] Port de Londres
    [canterbury] Cantorbéry
    [dover] Douvres
    [edinburgh] Édimbourg
    [ghent] Gand
   *[other] { $name }
}
kind = { $kind ->
    [airfield] aérodrome
    [radar] station radar
   *[city] ville
}
kinds = { $kind ->
    [airfield] Aérodromes
    [radar] Stations radar
   *[city] Villes
}
production = production : { $number }
hits = { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}
knocked-out = neutralisé
worth = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
distance = { $number ->
    [one] à { $number } case de { $flight }
   *[other] à { $number } cases de { $flight }
}
hand = { $number ->
    [0] Main : aucune carte
    [one] Main : { $number } carte
   *[other] Main : { $number } cartes
}
hand-hidden = Main : missions en cours d’attribution
mission-for = Une mission pour { $flight } :
missions-flown = Missions des formations
mission-hidden = en cours d’attribution
no-mission = aucune
mission-deck = Pile des missions
in-deck = { $number ->
    [one] { $number } carte dans la pile
   *[other] { $number } cartes dans la pile
}
top-cards = Londres est parmi les prochaines cartes ({ $number })
mission-place = { $place ->
    [top] Au sommet de la pile
   *[second] Deuxième de la pile
}
used = Jouées ({ $number }) :
none-used = Aucune mission n’a encore été jouée.

## Turns and points

turn = Tour { $number }
turn-of = Tour { $number } sur { $last }
flown = { $flown ->
    [yes] clair
    [no] accalmie
   *[optional] accalmie ; la Luftwaffe peut voler
}
note-replaced = Toutes les cartes de mission retournent dans la pile.
note-london = { $london ->
    [out] Les cartes de Londres sont retirées.
   *[top] Les cartes de Londres vont parmi les premières de la pile.
}
note-removed = Retirés au hasard : { $cards }.
removed-cities = { $number ->
    [one] { $number } ville
   *[other] { $number } villes
}
removed-radar = { $number ->
    [one] { $number } station radar
   *[other] { $number } stations radar
}
removed-airfields = { $number ->
    [one] { $number } aérodrome
   *[other] { $number } aérodromes
}
note-named = Retirés : { $names }.
note-recover = Coups retirés à chaque ville : { $hits }.
note-ace = Une formation du Groupe { $group } reçoit un as.
note-joining = { $number ->
    [one] { $number } squadron rejoint la RAF.
   *[other] { $number } squadrons rejoignent la RAF.
}
note-leaving = Les { $type } sont retirés.
note-rotations = Des squadrons peuvent être relevés.
note-luftflotte-5 = La Luftflotte 5 doit attaquer ou quitter la bataille.
note-luftflotte-2 = Cartes par formation de la Luftflotte 2 : { $number }.
note-big-wing = Les Grandes Formations du Groupe 12.
phases = Phases Tally Ho
no-phase = Aucune formation n’est encore en vol.
markers = { $number ->
    [one] { $number } marqueur de combat aérien restant
   *[other] { $number } marqueurs de combat aérien restants
}
phase-now = { $markers ->
    [one] Tally Ho { $number }, { $markers } marqueur restant
   *[other] Tally Ho { $number }, { $markers } marqueurs restants
}
points = Décompte
points-for = { $column ->
    [missions] par missions
    [squadrons] par squadrons
    [head-start] d’avance
   *[total] en tout
}
points-of-both = Points de la Luftwaffe : { $luftwaffe } ; points de la RAF : { $raf }

## Battle

no-battle = Aucun combat aérien n’est en cours.
meeting = { $kind ->
    [intercept] { $british } intercepte { $german } au-dessus de { $square }
    [bombing] Bombes de { $german } sur { $square }
   *[dogfight] Combat tournoyant de { $british } contre { $german } au-dessus de { $square }
}
cards-to-come = tirage des cartes en cours
dogfight-group = Groupe { $number }
groups-hidden = { $side } : placement en cours
on-table = Sur la table
to-place = À placer
bombed-target = Objectif
bombers = Bombardiers
dice-fallen = Les dés
shape = Groupes : { $groups }
nobody-on-table = { $side } : aucune carte sur la table
throws = { $number ->
    [one] lance { $number } dé
   *[other] lance { $number } dés
}
this-battle = Ce qui s’est passé
last-battle = Le dernier combat
duel = { $german } contre { $british }
throw = { $roundels ->
    [one] { $roundels } cocarde
   *[other] { $roundels } cocardes
}, { $crosses ->
    [one] { $crosses } croix
   *[other] { $crosses } croix
}
hits-lost = Perte : { $cards }
hits-down = Au repos : { $card }
chapter-damage = Dégâts
