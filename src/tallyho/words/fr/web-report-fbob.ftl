### Le bilan de First Battle of Britain dans le navigateur ; ce que disent tous les bilans est dans web-report.ftl.

## Noms

side = { $side ->
    [german] Allemands
   *[british] Anglais
}
month-name = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
month = { month-name } { $year }
month-short = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
date = { $day ->
    [1] 1er { month-name }
   *[other] { $day } { month-name }
}
when = { $turn ->
    [0] { $month }, préparatifs
   *[other] { $month }, tour { $turn }
}
span = { $first } – { $last }
type = { $type ->
    [german-AF] Albatros
    [german-FF] Fokker D.VII
    [german-PF] Pfalz
    [german-GB] Gotha
    [german-RB] Riesen
    [german-LZ] Zeppelin
    [british-AF] Avro 504
    [british-B2F] B.E.2
    [british-B12F] B.E.12
    [british-F2F] F.E.2
    [british-S5F] S.E.5a
    [british-SPF] Sopwith Pup
    [british-SCF] Sopwith Camel
    [british-DHB] D.H.4
    [british-HPB] Handley Page
    [british-SCCVF] Camel embarqué
   *[british-SB] Strutter embarqué
}
change = { $source ->
    [start] le début
    [panic] panique à Londres
    [damage] dégâts des bombes
    [outrage] indignation
    [units] { $side ->
        [german] unités anglaises
       *[british] unités allemandes
    }
    [rest] { $side ->
        [german] mois de repos allemand
       *[british] mois de repos anglais
    }
    [event] { $side ->
        [german] événement, Allemands
       *[british] événement, Anglais
    }
    [recon] { $side ->
        [german] reconnaissance allemande
       *[british] reconnaissance anglaise
    }
    [raf] la Royal Air Force
   *[bought] { $side ->
        [german] unités achetées, Allemands
       *[british] unités achetées, Anglais
    }
}
why = { $source ->
    [panic] panique
    [damage] dégâts
    [outrage] indignation
    [units] unités ennemies
    [rest] repos
    [event] événement
    [recon] reconnaissance
    [raf] création de la RAF
   *[bought] achats
}
band = { $level ->
    [draw] match nul
    [marginal] { side }, marginale
    [tactical] { side }, tactique
    [strategic] { side }, stratégique
   *[super-strategic] { side }, super-stratégique
}
aim-of = { $aim ->
    [london] Londres
    [town] { $side ->
        [german] Localités anglaises
       *[british] Localités occupées
    }
   *[unit] { $side ->
        [german] Unités anglaises
       *[british] Unités allemandes
    }
}
effect-of = { side }, { $effect ->
    [yes] avec effet
   *[no] sans effet
}
attacks-of = attaques des { side }
lost-of = { side }, { $how ->
    [eliminated] éliminées
   *[recycled] en remise en état
}
cause = { $cause ->
    [dogfight] Combats
    [guns] DCA
    [bombs] Bombes
    [stacking] Surempilement
    [landing] Atterrissage
    [fuel] Panne sèche
   *[event] Événements
}
target = { $target ->
    [london] Londres
   *[town] la localité
}
result = { $result ->
    [none] sans effet
   *[other] { $result }
}
ace = { $what ->
    [won] devient un as
    [lost] l’as est perdu
   *[parted] l’as passe à une autre unité
}
fought = { $what ->
    [dogfights] Combats aériens
    [german_dogfights] engagés par les Allemands
    [british_dogfights] engagés par les Anglais
    [interceptions] Interceptions par des patrouilles
    [ranged_interceptions] Interceptions à distance
    [guns_fired] Tirs de la DCA
    [shattered] Formations disloquées
    [fakes_seen] Leurres démasqués
   *[ships_sunk] Navires coulés
}
event = { $event ->
    [nothing] rien
    [weather] mauvais temps
    [lose] points de moral perdus
    [gain] points de moral gagnés
    [press] une campagne de presse
    [look] un coup d’œil sur l’ennemi
   *[recalled] un squadron rappelé
}
die = { $die ->
    [all] Tous les dés
    [these] Ensemble
    [event-die] Événement aléatoire
    [press-die] Campagne de presse
    [order-die] Qui agit d’abord
    [recon-die] Reconnaissance
    [pursuit-die] Poursuite
    [fire-die] Tir
    [damage-die] Dégâts
    [ace-die] As
    [bomb-die] Bombes
    [ship-die] Dégâts aux navires
    [crash-die] Accident
    [rest-die] Mois de repos
   *[other] { $die }
}
raids-of = { $kind ->
    [airship] dirigeables
   *[aeroplane] { $time ->
        [day] avions, de jour
       *[night] avions, de nuit
    }
}
figure = { $figure ->
    [sent] appareils partis
    [reached] appareils arrivés
    [killed] tués
    [injured] blessés
   *[lost] abattus ou disparus
}
units-at = unités à { $place }
hex = Hexagone { $hex }
unknown = inconnu
comma = {", "}
colon = {" : "}

## En-tête

verdict = { $level ->
    [draw] Match nul
   *[other] { $winner ->
        [german] Les Allemands l’emportent : { verdict-level }
       *[british] Les Anglais l’emportent : { verdict-level }
    }
}
verdict-level = { $level ->
    [marginal] victoire marginale
    [tactical] victoire tactique
    [strategic] victoire stratégique
   *[super-strategic] victoire super-stratégique
}
reason-counted = Le dernier mois est fini, et les points de moral sont comptés.
reason-sudden-death = L’avance en points de moral est écrasante.
reason-idle = Personne n’a volé pendant des mois.
nothing-yet = Le premier mois n’a pas encore commencé.
tile-mp = Points de moral
tile-mp-note = Allemands : Anglais
tile-raf-note = Allemands : Anglais ; RAF créée en { $month }
tile-london = Attaques sur Londres
tile-london-note = { $points ->
    [0] aucun point de moral
    [one] { $points } point de moral
   *[other] { $points } points de moral
}
tile-lost = { $side ->
    [german] Unités allemandes éliminées
   *[british] Unités anglaises éliminées
}
tile-lost-note = remises en état : { $number }
tile-turns = Tours de vol par mois
tile-turns-note = { $months ->
    [one] { $most } au plus, en { $months } mois
   *[other] { $most } au plus, en { $months } mois
}
tile-luck = Chance des Allemands en PM
tile-luck-note = de tels dés s’écartent de ± { $deviation }

## Moral

morale-heading = Le moral
morale-title = L’avance des Allemands
morale-note = Points de moral des Allemands moins ceux des Anglais, après chaque changement. Les bandes montrent le résultat que chaque avance donne à la fin.
morale-summary = Points de moral des Allemands : { $german }, des Anglais : { $british } ; l’avance des Allemands a varié de { $low } à { $high }.
morale-value = { $when } : { $source }, { $change } ; Allemands { $german }, Anglais { $british }
gains-title = D’où sont venus les points de moral
gains-note = Points gagnés chaque mois. Ce qui a été dépensé ou perdu par des événements est dans les chiffres, avec les deux totaux à la fin du mois.
gains-value = { $month } : les Allemands gagnent { $german } et ont { $german_mp }, les Anglais gagnent { $british } et ont { $british_mp }.

## Bombes

bombs-heading = Les bombes
bombs-none = Aucune bombe n’est encore tombée.
aims-title = Ce que les bombes visaient
aims-note = Une attaque est un jet de dé contre un objectif.
aims-value = { $name } : attaques { $attacks }, avec effet { $effect }.
places-caption = Les bombes par lieu
attacks-list = Toutes les attaques

## Raids, joués et réels

raids-heading = Raids, joués et réels
raids-lead = Les deux graphiques ne comptent pas la même chose : le jeu compte les attaques d’unités, l’histoire compte les raids, d’un seul à des dizaines d’appareils. Comparez leurs formes, non leurs hauteurs.
attacks-title = Attaques à la bombe, mois par mois
attacks-note = Telles qu’elles furent jouées.
attacks-value = { $month } : Londres { $london }, localités { $towns }, unités { $units } ; par les Anglais { $british }.
then-title = Les raids de 1917-18, mois par mois
then-note = Raids de ces mois : { $raids }. Raids dont tous les chiffres d’appareils et de victimes ont été lus dans une source : { $verified } ; les autres reposent en partie ou en tout sur la mémoire.
then-summary = Raids dans ces mois de 1917-18 : { $raids } ; tués { $killed }, blessés { $injured } ; appareils perdus : { $lost }.
then-value = { $month } : { $raids ->
    [0] aucun raid
    [one] { $raids } raid
   *[other] { $raids } raids
} ; tués { $killed }, blessés { $injured } ; appareils perdus : { $lost }.
then-up = raids
of-raids = { $verified } sur { $raids }

## Pertes

losses-heading = Pertes, combats, as
losses-lead = Une unité éliminée peut être rachetée ; une unité en remise en état est hors du jeu un mois ou plus. Ni l’une ni l’autre n’est un nombre d’appareils.
losses-none = Aucune unité aérienne n’a été perdue.
types-title = Unités perdues par type
types-note = Une unité peut être perdue plus d’une fois.
types-value = { $name } ({ side }) : éliminées { $eliminated }, en remise en état { $recycled }.
causes-title = Les causes des pertes
causes-note = Unités des deux camps.
causes-value = { $cause } : Allemands { $german }, Anglais { $british }.
fought-caption = Les combats
aces-caption = Les as
aces-none = Aucun as n’a été fait ni perdu.

## Chance

luck-honest = Quelques jets ne prouvent rien, et, de toutes les sortes de dés ({ $kinds } ici), une sur vingt sort de sa ligne par simple hasard. Les probabilités sont exactes : la part des dés honnêtes qui s’écartent au moins autant de leur moyenne. Un grand dé est bon pour qui tire ou bombarde, mauvais pour qui atterrit ou subit des dégâts.
swing-title = Les points de moral venus des dés
swing-note = Ce que les dés ont apporté aux Allemands en points de moral face aux Anglais, au-delà de la moyenne de leurs six faces, chacun au moment du jet. Ce qui en a découlé plus tard n’est pas compté.
swing-summary = Dés qui apportent des points de moral : { $number }. Ils ont apporté aux Allemands { $surplus } PM par rapport à leur moyenne ; de telles sommes s’écartent d’environ { $deviation }.
swing-value = { $name } ({ $number }) : { $surplus } PM, quand ± { $deviation } est habituel
swing-axis = points de moral au-delà de la moyenne

## Mois par mois

months-heading = Mois par mois
month-played = Tel qu’il fut joué
month-then = Tel qu’il fut en 1917-18
row-event = Événement
row-turns = Vols
row-bombs = Bombes
row-fights = Combats livrés
row-losses = Pertes
row-mp = { $side ->
    [german] PM allemands
   *[british] PM anglais
}
month-turns = { $turns ->
    [0] aucun tour de vol
    [one] { $turns } tour de vol
   *[other] { $turns } tours de vol
} ; groupes en l’air : Allemands { $german }, Anglais { $british }
month-bombs = Londres { $london }, localités { $towns }, unités { $units } ; par les Anglais { $british }
month-fights = { $dogfights ->
    [one] { $dogfights } combat aérien
   *[other] { $dogfights } combats aériens
}, { $interceptions ->
    [one] { $interceptions } interception
   *[other] { $interceptions } interceptions
}, { $guns ->
    [one] { $guns } tir de la DCA
   *[other] { $guns } tirs de la DCA
}
month-losses = éliminées : Allemands { $german }, Anglais { $british } ; en remise en état : Allemands { $german_back }, Anglais { $british_back }
month-mp = { $mp } à la fin
gain-part = { $source } { $points }
toll = { $raids ->
    [0] Aucun raid ce mois-là.
    [one] { $raids } raid : tués { $killed }, blessés { $injured }. Appareils perdus de toute façon : { $lost }.
   *[other] { $raids } raids : tués { $killed }, blessés { $injured }. Appareils perdus de toute façon : { $lost }.
}
raid-title = { $date } : { $kind ->
    [airship] dirigeables
   *[aeroplane] avions
}, { $time ->
    [day] de jour
   *[night] de nuit
}
raid-figures = Appareils partis { $sent }, arrivés { $reached } ; tués { $killed }, blessés { $injured }.
raid-lost = Abattus ou disparus : { $down } ; brisés au retour ou à l’atterrissage : { $wrecked }.
read-some = Lu dans une source : { $list } ; le reste est de mémoire.
read-none = Tous les chiffres sont de mémoire.
sources-text = Les raids de 1917-18 sont racontés avec nos propres mots. Un chiffre est dit lu s’il a été trouvé avec cette valeur même dans une source ; les autres sont de mémoire et peuvent s’écarter un peu. Là où un chiffre est inconnu, rien n’est mis à sa place, et une somme dont un chiffre est inconnu l’est aussi. Un appareil qui n’est pas rentré a pu être abattu ou disparaître ; l’histoire ne dit pas toujours lequel des deux.

## Titres des tableaux

col-when = Quand
col-source = Par
col-change = Changement
col-german = Allemands
col-british = Anglais
col-month = Mois
col-place = Lieu
col-by = Par
col-attacks = Attaques
col-effect = Avec effet
col-german-mp = PM allemands
col-british-mp = PM anglais
col-aim = Objectif
col-target = Objectif
col-units = Unités
col-power = Force
col-result = Résultat
col-killed = Tués
col-injured = Blessés
col-lost = Appareils perdus
col-verified = Tout lu
col-type = Type
col-side = Camp
col-eliminated = Éliminées
col-recycled = Remises en état
col-cause = Motif
col-what = Genre de combat
col-number = Nombre
col-unit = Unité
col-ace = As
col-surplus = PM au-delà de la moyenne
