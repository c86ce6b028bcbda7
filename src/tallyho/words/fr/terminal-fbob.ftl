### Ce que le client texte dit de First Battle of Britain : la table en mots.
### Builds on: fbob

between = { " ; " }
offer = { $answer } : { $words }

## Le mois

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
month = Mois { $number } sur { $last } : { month-name }.
turn = Tour de vol { $turn } sur { $last }, { $half ->
    [german] moitié allemande
    [british] moitié anglaise
   *[none] entre les moitiés
} ; { $night ->
    [yes] il fait nuit.
   *[no] de jour, la nuit tombe au tour { $falls }.
}
planning = Planification. La nuit tombe au tour de vol { $falls }.
weather = Le temps est mauvais.
points = Points de moral : allemands { $german }, anglais { $british }.
raf = La Royal Air Force existe.

## Groupes

groups = En vol, { $side } :
near-town = { $hex } (à { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} de { $town })
group = { $group } en { $hex } : { $facts }
units = { $units ->
    [none] { $number ->
        [one] une unité face cachée
       *[other] { $number } unités face cachée
    }
   *[other] { $units }{ $hidden ->
        [0] { "" }
        [one] { " " }et une face cachée
       *[other] { " " }et { $hidden } face cachée
    }
}
with-ace = { $unit } avec un as
mark = { $mark ->
    [patrol] en patrouille
    [spotted] repéré
    [unspotted] non repéré
    [bombed] a bombardé
    [turned-back] a fait demi-tour
    [shaken] déjà endommagé
   *[moved] a bougé
}
endurance = { $left ->
    [0] de l’essence pour ce tour seulement
    [one] de l’essence pour un tour encore
   *[other] de l’essence pour { $left } tours encore
} (au sol au plus tard au tour { $last })
no-end = autonomie sans limite
no-base = aucune base où atterrir
nearest = base la plus proche { $hex }, { $hexes ->
    [0] ici
    [one] à un hexagone
   *[other] à { $hexes } hexagones
}{ $hexes ->
    [0] { "" }
   *[other] , { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
}
in-the-dark = l’atterrissage serait de nuit
turn-back = demi-tour au tour { $turn } au plus tard
too-late = l’essence n’y suffit pas

## Bases

arranging = { $side } : unités en cours de placement.
based = Au sol, { $side } : { $bases }.
base = { $hex } : { $facts }
unit-state = { $unit } ({ $state ->
    [flew] a volé
    [resting] au repos
   *[training] à l’entraînement
})
land = Sur la carte, { $side } :
alike = { $what } : { $hexes }
below = { $number ->
    [one] un pion dessous
   *[other] { $number } pions dessous
}
kind = { $kind ->
    [aa] DCA { $strength }
    [aerodrome] aérodrome
    [civil-defence] défense passive
    [early-warning] veille avancée
   *[headquarters] quartier général
}
ship = { $ship ->
    [carrier] porte-avions en { $hex }
    [tender] ravitailleur en { $hex }
   *[unknown] un navire en { $hex }
}
aboard = à bord du porte-avions : { $units }
ships = En mer : { $ships }.

## Hors de la carte

off-pool = Réserve, { $side } : { $units }.
off-recycling = En remise en état, { $side } : { $units }.
off-set-up = À mettre en place, { $side } : { $units }.
off-gone = Hors de la partie, { $side } : { $units }.
back-in = { $unit } de retour en { month-name }
costs = { $unit } { $cost } PM
unit = { $unit } : { $place ->
    [flying] en vol en { $hex }
    [aboard] sur le porte-avions en { $hex }
   *[based] en { $hex }
} ; puissance de feu { $air }, poursuite { $pursuit }, bombes { $bombs }, vitesse { $speed }, { $endurance ->
    [0] autonomie sans limite
   *[other] autonomie { $endurance }
}
recon = Marqueurs Reconnaissance, { $side } : { $hexes }.
bombed = Marqueurs Objectif bombardé : { $hexes }.

## La carte

map = Carte. Signes : « . » mer, « : » terre, o localité, # ville, avec sa classe ; A aérodrome, H quartier général, E veille avancée, D défense passive, + DCA seule, avec la force de la DCA ; ? d’autres dessous ; S navire. Les groupes par leur nom, * s’il y en a plusieurs. Les colonnes impaires sont plus basses d’un demi-hexagone.
places = Près de là : { $places }.

## Parties de la table : ce qu’on tape après « situation »

part-map = carte
part-groups = groupes
part-units = unités
part-bases = sol
part-pool = réserve
part-empty = Il n’y a rien de tel sur la table en ce moment.
no-such-part = Il n’y a pas de partie « { $typed } » ; il y a { $parts }. { $map } peut être suivi d’un hexagone, d’un groupe ou d’une localité, comme { $map } 1019.
no-such-place = « { $typed } » n’est ni un hexagone de la carte, ni un groupe en vol, ni une localité.

## Questions

any-hex = Hexagones possibles : { $number }. Tapez le numéro de l’un d’eux, comme { $example }.
spread = Objectifs possibles : { $number }. Tapez un hexagone et ce qui s’y trouve, comme { $example }.
towns = Parmi eux : { $towns }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } autres localités
}.
under = Suivi de « under », la nouvelle unité passe sous celles qui sont là ({ $number ->
    [one] un hexagone
   *[other] { $number } hexagones
} : { $hexes }).
sea = mer
way = { $way ->
    [north] nord
    [north-east] nord-est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
   *[north-west] nord-ouest
} { $facts }
how-to-fly = Tapez un hexagone après l’autre, ou un seul au loin : le groupe vole vers lui en évitant la DCA connue.
takes-off = peuvent décoller : { $units }
goes = { $unit }, vitesse { $speed }, bombes { $bombs }, { $last ->
    [0] autonomie sans limite
   *[other] au sol au plus tard au tour { $last }
}
night-falls = { $left ->
    [0] Il fait nuit.
    [one] La nuit tombe au prochain tour.
   *[other] La nuit tombe dans { $left } tours, au tour { $turn }.
}
