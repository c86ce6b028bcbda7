### Le bilan d’une partie dans le navigateur.

## En-tête

kicker-over = Bilan de la bataille
kicker-going-on = Bilan provisoire
span = du { $first } au { $last } 1940
span-day = { $first } 1940
print = Imprimer ce bilan
to-game = Retour à la partie
tile-vp = Points de victoire
tile-vp-note = { $days ->
    [1] après un jour de raid
   *[other] après { $days } jours de raid
}
tile-met = Raids affrontés
tile-met-note = { $missed ->
    [0] aucun passé sans combat
   *[other] { $missed } sans combat
}
tile-gruppen = Gruppen perdus
tile-squadrons = Squadrons perdus
tile-heavy = { $heavy ->
    [0] aucune perte lourde
   *[other] dont { $heavy } en pertes lourdes
}
tile-damage = Points de dégâts
tile-damage-note = { $bombings ->
    [1] en un bombardement
   *[other] en { $bombings } bombardements
}
tile-luck = Chance en PV
tile-luck-note = de tels dés s’écartent de ± { $deviation }

## Dates, heures, noms

of-month = { $day ->
    [1] 1er
   *[other] { $day }
}
date = { $month ->
    [7] { of-month } juillet
    [8] { of-month } août
    [9] { of-month } septembre
   *[10] { of-month } octobre
}
date-short = { $month ->
    [7] { of-month } juil.
    [8] { of-month } août
    [9] { of-month } sept.
   *[10] { of-month } oct.
}
clock = { $clock ->
    [before-dawn] avant l’aube
    [end-of-day] fin de journée
   *[other] { $clock } heures
}
type = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
    [blenheim] Blenheim
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
   *[ju88] Ju 88
}
site = { $type ->
    [radar] station radar
    [port] port
    [airfield] aérodrome
    [industry] usine
    [city] ville
    [headquarters] quartier général
   *[military_base] base militaire
}
weather = { $weather ->
    [clear] ciel clair
    [patchy] ciel légèrement nuageux
   *[broken] ciel très nuageux
}
warning = { $warning ->
    [none] aucune
    [late] tardive
    [sufficient] suffisante
    [early] avancée
   *[very-early] très avancée
}
kind = { $kind ->
    [minor] mineur
    [major] majeur
    [follow-up] de suite
    [snap] éclair
   *[sweep] balayage
}
outcome = { $outcome ->
    [met] affronté
    [undetected] sans alerte
    [out-of-reach] hors d’atteinte
    [let-through] laissé passer
    [eluded] sans contact
    [called-off] abandonné
    [false] fausse alerte
   *[under-way] en cours
}
outcome-count = { $outcome ->
    [met] { $number ->
        [one] { $number } affronté
       *[other] { $number } affrontés
    }
    [undetected] { $number } sans alerte
    [out-of-reach] { $number } hors d’atteinte
    [let-through] { $number ->
        [one] { $number } laissé passer
       *[other] { $number } laissés passer
    }
    [eluded] { $number } sans contact
    [called-off] { $number ->
        [one] { $number } abandonné
       *[other] { $number } abandonnés
    }
    [false] { $number ->
        [one] { $number } fausse alerte
       *[other] { $number } fausses alertes
    }
   *[under-way] { $number } en cours
}
bombing = { $result ->
    [0] aucun dégât
    [1] 1 point
    [2] 2 points
   *[H] dégâts importants
}
phase = { $phase ->
    [channel] au-dessus de la Manche
    [eagle-attack] l’attaque de l’Aigle
    [airfields] contre les aérodromes
    [london] au-dessus de Londres
   *[fighter-bombers] chasseurs-bombardiers
}
author = { $author ->
    [wood-dempster] Wood et Dempster, The Narrow Margin
    [then-and-now] The Battle of Britain Then and Now
    [battle-of-britain-blog] battleofbritainblog.com
   *[bungay] Bungay, The Most Dangerous Enemy
}
author-memory = { $author } ; { $read ->
    [raf] Luftwaffe de mémoire
    [luftwaffe] Fighter Command de mémoire
   *[none] de mémoire
}
die = { $die ->
    [all] Tous les dés
    [these] Ensemble
    [weather-die] Météo
    [raid-effort] Effort des raids
    [detection] Détection
    [rendezvous] Rendez-vous
    [rendezvous-failure] Échec du rendez-vous
    [response-priority] Priorité de riposte
    [contact-die] Contact des chasseurs
    [excess-die] Squadrons en excès
    [night-patrol-die] Patrouille de nuit
    [hunter-attack] Combat entre chasseurs
    [squadron-attack] Attaque des squadrons
    [bombing] Bombardement
    [heavy-damage] Dégâts importants
    [repair-die] Réparation
    [night-commitment-die] Raid nocturne
    [night-interception-die] Interception de nuit
    [night-combat-die] Combat de nuit
    [night-bombing-die] Bombardement de nuit
   *[other] { $die }
}
cause = { $cause ->
    [start] le début
    [hunter-attack] combat entre chasseurs
    [squadron-attack] attaque des squadrons
    [nobody-responds] personne ne riposte
    [bombed] bombardement
    [event-light-loss] perte due à un événement
    [night-combat] combat de nuit
    [night-bombing] bombardement de nuit
    [day-advance] des jours passent
    [sealion-preparations] Seelöwe se prépare
   *[squadron-enters] un squadron entre en jeu
}
none = aucune
no-raid = aucun raid
read = { $read ->
    [both] oui
    [raf] Fighter Command seul
    [luftwaffe] Luftwaffe seule
   *[none] non, de mémoire
}
too-few = trop peu

## Graphiques en général

show-numbers = Montrer les chiffres
numbers-of = Chiffres : { $title }
step-through = Parcourir les valeurs : { $title }

## Points de victoire

vp-heading = Points de victoire
vp-title = Les points de victoire au fil du temps
vp-note-bands = Les bandes montrent le résultat que chaque total donne à la fin. Les jours ont tous la même largeur, quoi qu’il y ait entre eux.
vp-note-sealion = Les lignes en tirets montrent les totaux auxquels Seelöwe est annulée ou préparée. Les jours ont tous la même largeur, quoi qu’il y ait entre eux.
vp-summary = Les points de victoire sont à { $now } après { $changes ->
    [0] aucun changement
    [1] un changement
   *[other] { $changes } changements
} ; le total le plus bas était { $low }, le plus haut { $high }.
vp-value = { $date }, { $time } : { $cause }, { $change } ; total { $vp }
sealion-cancel = Seelöwe est annulée à ce total ou plus
sealion-start = Seelöwe est préparée à ce total ou moins
limit = { $vp } : la bataille est finie

## Raids et pertes

raids-heading = Les raids et leur prix
raids-title = Raids affrontés et manqués
raids-note = Un raid est affronté si des squadrons l’ont combattu. Tous les autres sont passés, ont été abandonnés ou ne sont jamais venus.
raids-up = raids
raids-summary = Raids annoncés : { $raids } ; affrontés en combat : { $met } ; sans combat : { $missed }.
raids-value = { $date } : { $list }
losses-type-title = Pertes par type
losses-type-note = Unités passées dans les cases Pertes Légères et Pertes Lourdes.
losses-type-summary = Pertes par type, légères et lourdes : { $list }.
squadrons-light = squadrons, pertes légères
squadrons-heavy = squadrons, pertes lourdes
gruppen-light = Gruppen, pertes légères
gruppen-heavy = Gruppen, pertes lourdes
count-gruppen = { $gruppen ->
    [one] { $gruppen } Gruppe
   *[other] { $gruppen } Gruppen
}
count-squadrons = { $squadrons ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}
count-light = { $light ->
    [one] { $light } légère
   *[other] { $light } légères
}
count-heavy = { $heavy ->
    [one] { $heavy } lourde
   *[other] { $heavy } lourdes
}
type-lost = { $name } : { count-light } et { count-heavy }
type-light = { $name } : { count-light }
type-heavy = { $name } : { count-heavy }
losses-heading = Pertes, jouées et réelles
losses-unlike = Les deux graphiques ne comptent pas la même chose : le jeu compte les squadrons et les Gruppen qu’un combat met hors d’action pour un temps, les livres comptent les appareils détruits. Comparez leurs formes, non leurs hauteurs.
losses-day-title = Pertes par jour et par type
losses-day-note = Pertes légères et lourdes ensemble, d’une aube à la suivante.
losses-summary = { $days ->
    [1] Perdus en un jour de raid : { count-gruppen } et { count-squadrons }.
   *[other] Perdus en { $days } jours de raid : { count-gruppen } et { count-squadrons }.
}
losses-value = { $date } : { count-gruppen }, { count-squadrons } ({ $list })
gruppen-lost = Gruppen perdus
squadrons-lost = squadrons perdus
then-title = 1940 : appareils perdus par jour
then-note = D’après { $author }. Les colonnes creuses sont de mémoire ; un losange marque un jour joué.
then-summary = { $days ->
    [1] Appareils perdus ce jour de 1940, d’après { $author } : Luftwaffe { $luftwaffe }, Fighter Command { $raf }.
   *[other] Appareils perdus pendant ces { $days } jours de 1940, d’après { $author } : Luftwaffe { $luftwaffe }, Fighter Command { $raf }.
}
then-value = { $date } : Luftwaffe { $luftwaffe }, Fighter Command { $raf } ({ $author })
then-value-played = { $date }, jour joué : Luftwaffe { $luftwaffe }, Fighter Command { $raf } ({ $author })
luftwaffe-aircraft = appareils de la Luftwaffe
raf-aircraft = appareils du Fighter Command
from-memory = de mémoire, non vérifié
totals-caption = La bataille entière, du 10 juillet au 31 octobre 1940 : appareils perdus
strength-caption = Chasseurs du Fighter Command en état de vol le matin

## Chance

luck-heading = La chance
luck-none = Aucun dé n’a encore été lancé.
luck-honest = Quelques jets ne prouvent rien, et, de toutes les sortes de dés ({ $kinds } ici), une sur vingt sort de sa ligne par simple hasard. Les probabilités sont exactes : la part des dés honnêtes qui s’écartent au moins autant de leur moyenne. Les cartes et autres tirages ({ $draws } dans cette partie) ne sont pas pesés, car aucun n’est bon ou mauvais en soi.
dice-title = Moyennes des dés
dice-note = La moyenne de chaque sorte de dé face à un dé honnête.
dice-summary = Dés lancés : { $number }, avec une moyenne de { $mean } ; on attendait { $expected }. Sortes de dés hors des 95 pour cent du milieu : { $outside } sur { $kinds }.
dice-value = { $name } : { $number ->
    [1] un jet
   *[other] { $number } jets
}, moyenne { $mean } quand on attendait { $expected } ; probabilité d’un tel écart { $odds }.
verdict = { $verdict ->
    [few] Trop peu pour en dire quoi que ce soit.
    [usual] Rien d’inhabituel.
    [unusual] Inhabituel, mais cela arrive.
   *[rare] Rare.
}
dice-interval = où se trouvent 95 moyennes sur 100
dice-expected = moyenne d’un dé honnête
dice-axis = moyenne des dés
dot-label = { $name } ({ $number })
swing-title = Les points venus des dés
swing-note = Ce que les dés de combat et de bombardement ont apporté aux Anglais en points de victoire au-delà de la moyenne de leurs six faces, chacun au moment du jet. Ce qui en a découlé plus tard n’est pas compté.
swing-summary = Dés de combat et de bombardement : { $number }. Ils ont apporté { $surplus } PV par rapport à leur moyenne ; de telles sommes s’écartent d’environ { $deviation }.
swing-value = { $name } ({ $number }) : { $surplus } PV, quand ± { $deviation } est habituel
swing-interval = où se trouvent à peu près 95 sommes sur 100
swing-expected = moyenne des faces
swing-axis = points de victoire au-delà de la moyenne

## Jour par jour

days-heading = Jour par jour
day-played = Tel qu’il fut joué
day-then = Tel qu’il fut en 1940
row-weather = Météo
row-raids = Raids
row-sent = Envoyés
row-losses = Pertes
row-bombs = Bombes
row-vp = PV
semicolon = {" ; "}
day-weather-both = { $lf2 } pour les deux Luftflotten
day-weather = Luftflotte 2 : { $lf2 } ; Luftflotte 3 : { $lf3 }
day-raids = { $met ->
    [one] { $met } affronté
   *[other] { $met } affrontés
}, { $missed } sans combat
day-off = { $off ->
    [one] { $off } abandonné ou fausse alerte
   *[other] { $off } abandonnés ou fausses alertes
}
day-sent = { $committed ->
    [1] un squadron
   *[other] { $committed } envois d’un squadron
}
day-losses = { count-gruppen }, { count-squadrons }
count-points = { $points ->
    [one] { $points } point de dégâts
   *[other] { $points } points de dégâts
}
day-bombs = { $bombings ->
    [0] aucun bombardement
    [1] un bombardement, { count-points }
   *[other] { $bombings } bombardements, { count-points }
}
day-heavy = dégâts importants au crépuscule : { $heavy }
day-vp = { $dawn } à l’aube, { $dusk } au crépuscule
then-weather = { $weather }. Phase : { $phase }.
figures = Appareils perdus : Luftwaffe { $luftwaffe }, Fighter Command { $raf } ({ $author })

## Raid par raid

raid-list-heading = Raid par raid
sources-heading = Sources
sources-text = Pertes quotidiennes d’après Derek Wood et Derek Dempster, The Narrow Margin, et d’après The Battle of Britain Then and Now (After the Battle) là où son compte a été trouvé ; les totaux de la bataille aussi d’après Stephen Bungay, The Most Dangerous Enemy ; les chasseurs en état de vol d’après battleofbritainblog.com. Un chiffre est dit vérifié s’il a été lu avec cette valeur même dans une source ; les autres sont de mémoire et peuvent s’écarter de quelques appareils. La météo et les raids sont racontés avec nos propres mots.

## En-têtes des tableaux

col-date = Date
col-time = Heure
col-when = Quand
col-change = Changement
col-total = Total
col-cause = Par
col-answer = Réponse
col-squadrons = Squadrons perdus
col-gruppen = Gruppen perdus
col-raf = Fighter Command
col-luftwaffe = Luftwaffe
col-author = Auteur
col-verified = Vérifié
col-ratio = Rapport
col-serviceable = Chasseurs
col-committed = Envoyés
col-bombings = Bombardements
col-damage = Points de dégâts
col-dusk = PV au crépuscule
col-type = Type
col-light = Légères
col-heavy = Lourdes
col-both = Les deux
col-die = Dé
col-rolls = Jets
col-mean = Moyenne
col-expected = Attendu
col-odds = Probabilité
col-chi = Khi-deux des faces
col-faces-odds = Probabilité des faces
col-surplus = PV au-delà de la moyenne
col-deviation = Habituel
col-target = Objectif
col-kind = Raid
col-size = Gruppen
col-warning = Alerte
col-outcome = Issue
col-bombs = Bombes
col-vp = PV

## La fin, comme dans le catalogue du jeu

level-british-triumph = triomphe de la RAF
level-british-decisive = victoire anglaise décisive
level-british-operational = victoire anglaise opérationnelle
level-british-tactical = victoire anglaise tactique
level-draw = match nul
level-german-tactical = victoire allemande tactique
level-german-operational = victoire allemande opérationnelle
level-german-decisive = victoire allemande décisive
level-british-disaster = journée désastreuse pour les Anglais
level-german-triumph = triomphe de la Luftwaffe
level-luftwaffe-disaster = journée désastreuse pour la Luftwaffe
reason-raf-eliminated = La RAF ne peut plus combattre.
reason-luftwaffe-eliminated = La Luftwaffe ne peut plus combattre.
reason-day-played = La journée est finie et les points de victoire sont comptés.
reason-days-played = Les quatre jours de raid sont finis et les points de victoire sont comptés.
reason-cancelled-at-once = L’opération Seelöwe a été annulée dès le premier examen.
reason-cancelled-later = L’opération Seelöwe a été ajournée, puis annulée.
reason-cancelled-too-late = L’opération Seelöwe n’a été annulée qu’après le 22 septembre.
reason-delayed = L’opération Seelöwe a été ajournée jusqu’à la fin de la saison.
reason-delayed-depleted = L’opération Seelöwe a été ajournée, et la Luftwaffe est à bout.
reason-delayed-undepleted = L’opération Seelöwe n’a été qu’ajournée, et la Luftwaffe n’est pas encore à bout.
reason-delayed-not-negative = L’opération Seelöwe n’a été qu’ajournée, et la RAF n’a pas perdu de terrain.
reason-prepared = Les Allemands préparent l’invasion.
reason-invasion = Les Allemands débarquent en Angleterre.
reason-invasion-called-off = L’invasion est décommandée, mais la Luftwaffe peut encore achever la RAF.
reason-raf-withstood = L’invasion est décommandée ; la RAF a tenu, de justesse.
