### Ce que le client texte dit de Battle of Britain : la table en mots.
### Builds on: hksw

between = { " ; " }

## Le tour

before-the-first = Avant le premier tour.
turn = Tour { $turn } sur { $last }, { turn-dates } : { $weather ->
    [clear] ciel clair.
   *[respite] accalmie.
}
phase = Phase Tally Ho { $phase } sur { $phases } ; { $markers ->
    [0] il ne reste aucun marqueur de combat aérien.
    [one] il reste un marqueur de combat aérien.
   *[other] il reste { $markers } marqueurs de combat aérien.
}
points = Points : Luftwaffe { $luftwaffe } (missions { $missions }, squadrons perdus par la RAF { $raf_lost }) ; RAF { $raf } (squadrons perdus par la Luftwaffe { $luftwaffe_lost }, missions manquées { $failed }{ $head_start ->
    [0] { "" }
   *[other] , avance au départ { $head_start }
}).

## Le plateau

map = Plateau. Signes : « . » mer, « : » terre, « - » ligne radar, « x » ligne radar sans sa station, « o » aérodrome, « ^ » station radar, « # » ville, « ! » touché. Les formations par leur nom ; une formation de la Luftwaffe marquée * a une formation de la RAF dans sa case.
map-too-wide = Le plateau ne tient pas sur des lignes aussi courtes ; une partie y tient : situation plateau N24.
radar-line-whole = La ligne radar voit partout.
radar-line-blind = La ligne radar est aveugle ici : { $stations }.

## Le combat

moving = La formation { $flight } se déplace ; { $left ->
    [0] elle ne peut plus avancer.
    [one] il lui reste une case.
   *[other] il lui reste { $left } cases.
}
chased = La formation { $flight } poursuit la formation { $enemy }.
combat = Combat aérien au-dessus de { $square } : la formation { $raf }{ $wing ->
    [none] { "" }
   *[other] , en Grandes Formations avec la formation { $wing },
} contre la formation { $enemy }.
on-the-table = En combat maintenant : { $german } contre { $british }.
group = Groupe { $group } : { $cards }
group-back = De retour de leurs combats : { $cards }
group-of = { $side } { $cards ->
    [none] { $number ->
        [one] une carte cachée
       *[other] { $number } cartes cachées
    }
   *[other] { $cards }{ $unseen ->
        [0] { "" }
        [one] , une carte cachée
       *[other] , { $unseen } cartes cachées
    }
}

## Formations

flights = Formations, { $side } :
flight-over = { $flight } au-dessus de { $square } : { $facts }
flight-on-airfield = { $flight }, sur l’aérodrome en { $square } : { $facts }
flight-on-box = { $flight }, dans son casier : { $facts }
cards-being-placed = ses cartes sont en cours d’affectation
cards-own = { $number ->
    [0] aucune carte
    [one] une carte : { $cards }
   *[other] { $number } cartes : { $cards }
}
cards-seen = { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}{ $cards ->
    [none] { "" }
   *[other] , on a vu : { $cards }
}
fuel = { $fuel ->
    [0] plus de carburant
    [one] un jeton de carburant
   *[other] { $fuel } jetons de carburant
}
radar = { $state ->
    [detected] détectée
    [undetected] non détectée
   *[spotted] repérée par le Corps des Observateurs
}
mission = mission : { $target }
has-mission = a une mission
sent-home = { $number ->
    [one] une carte est rentrée en avance
   *[other] { $number } cartes sont rentrées en avance
}{ $cards ->
    [none] { "" }
   *[other] { " " }({ $cards })
}
mark = { $mark ->
    [ace] as
    [moved] s’est déplacée
    [intercepting] envoyée intercepter
    [dogfight] marqueur de combat tournoyant
    [bomb-run] passe de bombardement
   *[bombed] a bombardé
}

## Fiches

displays = Fiches :
display = { formation } : { $facts }
display-ready = { $number ->
    [0] aucune carte disponible
    [one] une disponible ({ $cards })
   *[other] { $number } disponibles ({ $cards })
}
display-ready-count = { $number ->
    [0] aucune carte disponible
    [one] une disponible
   *[other] { $number } disponibles
}{ $cards ->
    [none] { "" }
   *[other] , dont { $cards }
}
ready-being-drawn = les cartes sont en cours de pioche
display-returned = { $number } de retour du repos ({ $cards })
display-drawn = { $number ->
    [one] une piochée ({ $cards })
   *[other] { $number } piochées ({ $cards })
}
display-damaged = { $number ->
    [one] une endommagée ({ $cards })
   *[other] { $number } endommagées ({ $cards })
}
display-stood-down = au repos : { $cards }
back-on = { $card } (de retour au tour { $turn })
reserve = réserve de { $number ->
    [0] 0 point
    [one] 1 point
   *[other] { $number } points
}
repair-dice = { $number ->
    [0] aucun dé de réparation
    [one] un dé de réparation
   *[other] { $number } dés de réparation
}

## Objectifs et missions

target-out = { $target } neutralisé
target-hit = { $target } { hits-count }
hit = Bombardés : { $targets }.
hand = { $number ->
    [one] Mission en main : { $missions }.
   *[other] Missions en main : { $missions }.
}
hand-count = { $number ->
    [0] La Luftwaffe n’a aucune carte de mission en main.
    [one] La Luftwaffe a une carte de mission en main.
   *[other] La Luftwaffe a { $number } cartes de mission en main.
}
hand-being-assigned = La Luftwaffe répartit ses missions.
deck = { $deck ->
    [0] La pile des missions est vide.
    [one] Il reste une carte dans la pile des missions.
   *[other] Il reste { $deck } cartes dans la pile des missions.
}{ $top ->
    [0] { "" }
   *[other] { " " }Les cartes de Londres sont parmi les { $top } du dessus.
}

## Parties de la table : ce qui se tape après « situation »

part-map = plateau
part-flights = formations
part-displays = fiches
part-missions = missions
part-empty = Il n’y a rien de tel sur la table en ce moment.
no-such-part = Il n’y a pas de partie « { $typed } » ; il y a { $parts }. Après { $map } peut venir une case ou une formation, par exemple { $map } N24.
no-such-place = « { $typed } » n’est ni une case du plateau ni une formation qui s’y trouve.

## Questions

squares-away = { $flight } { $squares ->
    [0] sur place
    [one] à une case
   *[other] à { $squares } cases
}
