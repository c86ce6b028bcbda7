### RAF: Eagle dans le navigateur : le plan, le raid, la riposte anglaise, les cartes et les pistes.
### Builds on: web-raf, cards-eagle

## Onglets

tab-plan = Planification
tray-plan = Piste de planification des raids
about-plan = Les raids du jour par tranche horaire, trois au plus dans chacune. Les bombardiers sont affectés pour toute la journée, les chasseurs par vagues.
about-raid = Le raid maintenant en vol, la riposte anglaise et les rencontres ; les résultats désignent les unités par leurs lettres A, B et C.
about-tote = Ce que fait chaque squadron anglais, secteur par secteur. Chaque lampe est un squadron ; seuls ceux qui sont disponibles peuvent riposter à un raid.
about-cards = Les cartes en main et en jeu, et ce qui reste dans chaque pile.

## Raids

raid-kind = { $raid ->
    [none] pas de raid possible
    [minor] raid mineur
   *[major] raid majeur
}
raid-short = { $raid ->
    [none] aucun
    [minor] mineur
   *[major] majeur
}
decoy = diversion
decoy-on = Raid de diversion sur { $site }
gruppen-of = Gruppen : { $number } sur { $limit }
raids-number = { $number ->
    [0] pas encore de raid
    [1] un raid
   *[other] { $number } raids
}
forward = aérodrome avancé
flown = effectué
ultra = ULTRA est au courant
ultra-at = ULTRA est au courant de tous les raids de { $time }.
undeployed = Encore sans mission
beside-cup = Aucun tirage ne peut les retirer
mark-planned = { $time } : { $kind } sur { $site } (carte { $card }), { $number ->
    [0] encore aucun Gruppe
    [1] un Gruppe
   *[other] { $number } Gruppen
}
mark-hand = Carte { $card } en main : { $site }, { $kind }
effect = { $effect ->
    [bombs-first] les bombes tombent d’abord
    [british-altitude] avantage d’altitude pour les Anglais
    [german-altitude] avantage d’altitude pour les Allemands
    [big-wing] Grandes Formations
    [escort-coordination] coordination de l’escorte
    [pathfinders] éclaireurs
    [low-level] bombardement à basse altitude
    [non-essential] objectif non essentiel
    [navigational-error] erreur de navigation
    [false-raid] diversion
    [morning-haze] brume matinale : pas de raid à 0600 et 0800
    [pressed] la Luftwaffe met la pression
    [radar-blind] les stations radar ne voient rien
    [lf3-to-lf2] la Luftflotte 3 peut voler pour la Luftflotte 2
    [terror] stratégie de terreur
    [sealion-preparations] Seelöwe se prépare
   *[stabilized] plan de stabilisation
}

## La riposte anglaise

tab-response = Riposte
tray-response = La riposte anglaise
about-response = Pas à pas, avec chaque dé, chaque modificateur et chaque tableau : ce que les Anglais voient du raid, qui pouvait l’affronter et qui vient.
response-none = Quand un raid vole, on voit ici pas à pas ce que les Anglais en savent, qui peut l’affronter et qui vient.
response-to = { $now ->
    [yes] { $time }, raid sur { $site }
   *[no] Le dernier raid : { $time }, { $site }
}
response-why = Pourquoi ?
response-step = { $step ->
    [detection] Détection
    [rendezvous] Rendez-vous
    [belief] Pris pour
    [pool] Pool
    [priority] Priorité
    [tactics] Tactique
   *[response] Riposte
}
response-priority = { $priority ->
    [minimal] minimale
    [low] faible
    [high] haute
   *[all-out] totale
}
squadrons-number = { $number ->
    [0] personne
    [1] un squadron
   *[other] { $number } squadrons
}
step-detected = dé { $die } + { $modifier } → case { $space }
step-kept = réussi
step-failed = manqué
step-die = dé { $die }
step-ultra = par ULTRA, sans dé
step-priority = dé { $die } + { $modifier } = { $total } : { $removed } sur { $pool } restent
step-chart = tableau { $chart }
step-tactics = { $number } sur { $pool } partent
step-misled = trompés par la diversion
result-with = { $result } ({ $detail })
chart-name = { $chart ->
    [priority] Priorité de riposte : dé modifié
    [removed] Squadrons qui restent
    [tactics-1a] Tactique 1A : renseignement précis, des bombardiers ; Gruppen en chasse
    [tactics-1b] Tactique 1B : Gruppen en chasse et en escorte rapprochée
    [tactics-2] Tactique 2 : renseignement précis, pas de bombardier ; Gruppen en chasse
    [tactics-3] Tactique 3 : renseignement restreint ; Gruppen hors patrouille de la Manche
   *[tactics-4] Tactique 4 : renseignement faible ; ce pour quoi le raid est pris
}
chart-priority = Priorité
chart-dice = Dé modifié
chart-pool = Pool de riposte
chart-answer = { $answer ->
    [yes] tous
    [no] aucun
    [B] 1B
    [all] tous
    [none] aucun
   *[other] { $answer }
}

## Choix

group-on-raid = Dans ce raid
group-hand = En main
group-jabo = Comme Jabos, avec des bombes
group-strategy = Cartes Stratégiques
group-time = Tranche horaire

## Pistes

track = { $track ->
    [vp] Points de victoire
    [strategy] Cartes Stratégiques selon les points de victoire
    [clock] Horloge
    [calendar] Calendrier
    [weather] Météo
    [priorities] Priorités des objectifs
    [eligibility] Raids selon la priorité
    [depletion] Affaiblissement de la Luftwaffe
    [replacements] Points de remplacement
    [response] Tableaux de la riposte anglaise
   *[detection] Tableau de Détection
}
track-about = { $track ->
    [vp] Au-dessous de zéro les points sont allemands, au-dessus anglais. À 35 d’un côté ou de l’autre une force aérienne est brisée et la partie est finie.
    [strategy] Combien de cartes Stratégiques vous tirez au début d’un jour de raid.
    [clock] Chaque case vaut deux heures. Les chasseurs y attendent l’heure où ils peuvent voler de nouveau.
    [calendar] Le jour joué maintenant. Là où se trouvent deux nombres, Seelöwe se déclenche au premier total ou moins et est annulée au second ou plus.
    [weather] Les nuages gênent observateurs, chasseurs et bombes, dans la zone de chaque Luftflotte.
    [priorities] Ce que le Haut Commandement veut voir attaqué : plus la priorité est haute, plus de cartes Objectif conviennent.
    [eligibility] Ce que permet une carte Objectif, selon la priorité de son type et sa valeur stratégique.
    [depletion] Les Gruppen remplacés sans point affaiblissent la Luftwaffe ; dès le niveau 1 ses raids changent.
    [replacements] Un point de remplacement ramène un squadron ou un Gruppe de ses pertes.
    [response] Les tableaux du Fighter Command automatique ; ce que le raid en cours a donné est marqué.
   *[detection] Le dé et ses modificateurs mènent à l’une des vingt cases : l’alerte dit quels secteurs peuvent riposter, le renseignement par quel tableau.
}
level = { $level ->
    [german-triumph] triomphe de la Luftwaffe
    [german-decisive] victoire allemande décisive
    [german-operational] victoire allemande opérationnelle
    [german-tactical] victoire allemande tactique
    [draw] match nul
    [british-tactical] victoire anglaise tactique
    [british-operational] victoire anglaise opérationnelle
    [british-decisive] victoire anglaise décisive
    [luftwaffe-disaster] une journée désastreuse pour la Luftwaffe
    [sealion-starts] Seelöwe se déclencherait
    [sealion-delayed] Seelöwe serait ajournée
   *[sealion-cancelled] Seelöwe serait annulée
}
strategy-row = de { $low } à { $high } : { $cards ->
    [0] aucune carte
    [1] une carte
   *[other] { $cards } cartes
}

## Cartes

card-place = { $place ->
    [target] Objectif
    [strategy] Carte Stratégique
    [approach] Événement d’approche
    [target-event] Événement d’objectif
   *[day] Événement quotidien
}
card-eligible = Permet
chart = Squadrons selon l’alerte
in-hand = { $number ->
    [1] Une carte en main
   *[other] { $number } cartes en main
}
deck = { $deck ->
    [target] Cartes Objectif
    [raid-event] Cartes Événement de Raid
    [day-event] Cartes d’Événement Quotidien
   *[strategy] Cartes Stratégiques
}
cards-in = { $place ->
    [deck] Pile
    [hand] Main
    [track] Planifiées
    [discard] Défausse
   *[aside] De côté
}

## La table en mots

chapter-plan = Le plan
chapter-hand = En main
planned-raid = { $time }, { $card } : { $raid }
