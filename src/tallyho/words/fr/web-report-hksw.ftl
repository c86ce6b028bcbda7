### Le rapport de Battle of Britain, version HKSW, dans le navigateur ; ce que disent tous les rapports est dans web-report.ftl.

## Noms

side = { $side ->
    [luftwaffe] Luftwaffe
   *[raf] RAF
}
kind = { $kind ->
    [airfield] Aérodromes
    [radar] Stations radar
   *[city] Villes
}
type = { $type ->
    [spitfire] Spitfire
    [hurricane] Hurricane
    [blenheim] Blenheim
    [defiant] Defiant
    [gladiator] Gladiator
    [bf109] Bf 109
    [bf110] Bf 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
    [ju88] Ju 88
   *[other] Autres
}
cause = { $cause ->
    [intercept] Interceptions
    [dogfight] Combats tournoyants
    [ack_ack] DCA
   *[fuel] Panne de carburant
}
source = { $source ->
    [start] le début
    [missions] une mission réussit
    [raf_squadrons] un squadron de la RAF est endommagé ou réparé
    [luftwaffe_squadrons] la Luftwaffe perd une unité
   *[failed] une mission échoue
}
combat = { $kind ->
    [intercepts] Interceptions
   *[dogfights] Combats tournoyants, carte contre carte
}
turn = Tour { $turn }
turn-short = { $turn }
when = Tour { $turn }, phase { $phase }
result = { $succeeded ->
    [yes] réussie
   *[no] échouée
}
points-of = { $points } ({ side })
no-bombs = aucune bombe

## En-tête

verdict = { $winner ->
    [luftwaffe] La Luftwaffe l’emporte
   *[raf] La RAF l’emporte
}
reason-more-points = Elle a plus de points.
reason-equal-points = Les points sont égaux, et cela suffit à la RAF.
tile-points = Points marqués
tile-points-note = { $head_start ->
    [0] Luftwaffe : RAF
   *[other] Luftwaffe : RAF, avec une avance de { $head_start } au départ
}
tile-missions = Missions réussies
tile-missions-note = { $points ->
    [one] { $points } point pour la Luftwaffe
   *[other] { $points } points pour la Luftwaffe
}
tile-luftwaffe = Cartes perdues, Luftwaffe
tile-luftwaffe-note = un point chacune pour la RAF
tile-raf = Cartes perdues, RAF
tile-raf-note = { $number ->
    [0] aucune endommagée à présent
    [one] { $number } endommagée à présent
   *[other] { $number } endommagées à présent
}
tile-intercepts = Interceptions gagnées par la RAF
tile-intercepts-note = { $number ->
    [0] aucune par la Luftwaffe
   *[other] { $number } par la Luftwaffe
}
tile-luck = Chance de la RAF, en coups
tile-luck-note = les dés des deux camps en combat aérien

## Points

points-heading = Points marqués
points-title = L’avance de la Luftwaffe
points-note = Points de la Luftwaffe moins ceux de la RAF. À zéro, la RAF l’emporte.
points-summary = Points de la Luftwaffe : { $luftwaffe }, de la RAF : { $raf } ; l’avance de la Luftwaffe a varié de { $low } à { $high }.
points-value = { $when } : { $source }, { $change } ; Luftwaffe { $luftwaffe }, RAF { $raf }

## Missions et combats

missions-heading = Missions et combats
missions-title = Missions par genre d’objectif
missions-note = Une mission est jugée quand sa formation est rentrée.
missions-value = { $kind } : missions { $flown }, réussies { $done }.
missions-list = Toutes les missions
combats-caption = Les combats aériens et qui les a gagnés
combats-note = Une interception est gagnée par le camp qui perd le moins de cartes, un combat tournoyant par la carte qui reste.

## Pertes

losses-heading = Cartes perdues, et avions perdus en 1940
losses-lead = Le jeu compte les cartes mises hors de combat, les livres comptent les avions détruits. Comparez l’allure, non la hauteur ; les chiffres de 1940 sont plus bas, à côté de chaque tour.
losses-title = Cartes perdues par tour et par type
losses-note = Un squadron endommagé de la RAF peut être réparé et perdu de nouveau.
losses-summary = Cartes perdues : Luftwaffe { $luftwaffe }, RAF { $raf }.
losses-value = Tour { $turn } : Luftwaffe { $luftwaffe }, RAF { $raf }
causes-title = Les causes des pertes
causes-note = Cartes des deux camps.
causes-value = { $cause } : Luftwaffe { $luftwaffe }, RAF { $raf }.

## Chance

dice-title = Les symboles des dés
dice-note = En combat aérien, les cocardes touchent la RAF et les croix la Luftwaffe ; sur un objectif, une cocarde est un coup, une croix un dé pour la DCA.
dice-summary = Dés lancés : { $dice }. Chance de la RAF en combat aérien, en coups : { $surplus }.
dice-value = { $label } : { $shown }, dés lancés { $dice }, attendu { $expected }
dice-label = { $key ->
    [intercept-dice-luftwaffe] Interceptions, Luftwaffe
    [intercept-dice-raf] Interceptions, RAF
    [dogfight-dice-luftwaffe] Combats tournoyants, Luftwaffe
    [dogfight-dice-raf] Combats tournoyants, RAF
    [bombing-dice] Bombes
    [ack-ack-dice] DCA
    [home-dice] Retour
    [squadron-dice] Réparation des squadrons
    [site-dice] Réparation des aérodromes et radars
   *[observer-die] Corps des Observateurs
} : { $symbol ->
    [roundels] cocardes
   *[crosses] croix
}
dice-interval = où se trouvent environ 95 de ces comptes sur 100
dice-expected = dés équitables
dice-axis = symboles au-delà de ceux de dés équitables
luck-honest = Peu de lancers ne prouvent rien, et sur vingt genres de dés un sort de son trait par pur hasard. Les cartes tirées ne sont pas pesées, car aucune n’est bonne ou mauvaise en soi.

## Tour par tour

turns-heading = Tour par tour
turn-span = { $first } – { $last }
row-weather = Météo
row-missions = Missions volées
row-combats = Combats livrés
row-losses = Pertes
row-repairs = Réparations
row-points = Points marqués
turn-weather = { $flown ->
    [no] la Luftwaffe n’a pas volé
   *[yes] { $phases ->
        [one] vols en { $phases } phase Tally Ho
       *[other] vols en { $phases } phases Tally Ho
    }
}
turn-missions = { $flown ->
    [0] aucune
   *[other] volées { $flown }, réussies { $done }
}
turn-combats = { $intercepts ->
    [one] { $intercepts } interception
   *[other] { $intercepts } interceptions
}, { $combats ->
    [one] { $combats } combat tournoyant
   *[other] { $combats } combats tournoyants
}
turn-losses = cartes de la Luftwaffe { $luftwaffe }, de la RAF { $raf }
turn-repairs = { $repaired ->
    [one] { $repaired } squadron
   *[other] { $repaired } squadrons
}, aérodromes et stations radar { $restored }
turn-points = Luftwaffe { $luftwaffe } et RAF { $raf }
turn-then = Avions perdus ces jours-là : Luftwaffe { $luftwaffe }, Fighter Command { $raf } ({ $author }{ $read ->
    [both] {""}
   *[partial]  ; certains jours de mémoire
}).

## Titres des tableaux

col-when = Quand
col-source = Par
col-change = Changement
col-luftwaffe = Luftwaffe
col-raf = RAF
col-combat = Genre de combat
col-number = Nombre
col-won-luftwaffe = Gagnés par la Luftwaffe
col-won-raf = Gagnés par la RAF
col-nobody = Par personne
col-flight = Formation
col-target = Objectif
col-hits = Coups
col-result = Issue
col-points = Points marqués
col-kind = Objectif
col-flown = Volées
col-succeeded = Réussies
col-turn = Tour
col-cause = Motif
col-dice = Dés
col-shown = Obtenu
col-expected = Attendu
col-deviation = Usuel
