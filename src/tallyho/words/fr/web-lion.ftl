### RAF: Lion dans le navigateur : plateaux, pistes, cartes et situation dans la barre du haut.

## Plateaux

trays = Plateaux à côté de la carte
tab-operations = Raid et Tote Board
tab-raid = Raid
tab-tote = Tote Board
tab-luftwaffe = Luftwaffe
tab-tracks = Pistes
tab-cards = Cartes
tray-raid = Affichage du raid
tray-tote = Tote Board
tray-luftwaffe = Luftwaffe
tray-tracks = Pistes
tray-cards = Cartes
what-is-this = { $name } : qu’est-ce que c’est ? { $text }
about-raid = Le raid en cours. Gruppen et squadrons se rencontrent dans ses cases ; les résultats les désignent par leurs lettres A, B et C.
about-tote = Ce que fait chaque squadron, secteur par secteur. Chaque lampe est un squadron ; seuls ceux qui sont disponibles ou en patrouille peuvent riposter à un raid.
about-luftwaffe = Les Gruppen des deux Luftflotten par type. Les complets peuvent partir en raid ; les réduits et ceux qui attendent sur l’horloge ne le peuvent pas maintenant.
about-tracks = Score, heure, météo et tout ce qui est compté à côté de la carte.
about-cards = Les cartes en jeu et ce qui reste dans chaque pile.
about-decks = Une carte mise de côté n’est pas encore en jeu, ou n’y est plus.
raid-under-way = Un raid est en cours

## Unités

aircraft = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
    [blenheim] Blenheim
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
    [ju88] Ju 88
   *[other] { $type }
}
side-up = { $side ->
    [green] pilotes novices
    [reduced] réduit
   *[full] effectif complet
}
combat = combat { $combat }
bombing = bombardement { $bombing }
letter = lettre { $letter }
ace = as
vhf = radio VHF
elite = élite
reduced-unit = { $unit } (réduit)
luftflotte = { $luftflotte ->
    [LF2] Luftflotte 2
   *[LF3] Luftflotte 3
}
london = Londres
group = Groupe { $group }
group-patrol = En patrouille au-dessus de { $sector }
patrol-empty = personne en patrouille
patrol-there = en patrouille : { $units }
place-patrol = en patrouille { $sector }
place-clock = de retour à { $time }
place = { $box ->
    [sector] dans son secteur
    [landing] à l’atterrissage
    [rearm] au réarmement
    [light-loss] pertes légères
    [heavy-loss] pertes lourdes
    [night-patrol] en patrouille de nuit
    [pool] pas encore en jeu
    [ace-box] pion d’as hors jeu
    [hunt] dans la case Chasse
    [bomber] dans la case Bombardement
    [bomber-aside] dans la case Bombardement, non intercepté
    [close-escort] en escorte rapprochée
    [escort-aside] en escorte rapprochée, mis de côté
    [channel-patrol] en patrouille de la Manche
    [inflight] en vol
    [airbase] dans sa base aérienne
    [night-raid] en raid nocturne
    [calendar] en route vers le front
   *[out] hors du jeu
}
box = { $box ->
    [landing] Atterrissage
    [rearm] Réarmement
    [light-loss] Pertes légères
    [heavy-loss] Pertes lourdes
    [night-patrol] Patrouille de nuit
    [pool] Pas encore en jeu
    [hunt] Case Chasse
    [bomber] Case Bombardement
    [bomber-aside] Case Bombardement, non interceptés
    [close-escort] Case Escorte Rapprochée
    [escort-aside] Case Escorte Rapprochée, mis de côté
    [channel-patrol] Case Patrouille de la Manche
    [inflight] Case En Vol
    [airbase] Bases aériennes
    [night-raid] Cases Raid Nocturne
    [calendar] Renforts à venir
    [ace-box] Pions d’as
   *[out] Hors du jeu
}

## Affichage du raid

raid-by-night = Les Gruppen des cases Raid Nocturne bombardent cette nuit.
raid-none = Aucun raid n’est en cours.
raid-on = { $raid ->
    [major] Raid majeur sur { $site }
    [minor] Raid mineur sur { $site }
   *[none] { $site }
}
next-raid = Cartes Objectif : le prochain raid peut venir de { $region }.
next-raids = Cartes Objectif : le prochain raid peut venir de { $first }, le suivant de { $second }.
may-respond = Peuvent riposter :
eligible = { $from ->
    [enroute_patrolling] les patrouilles au-dessus de { $enroute }
    [enroute_in_sector] les squadrons disponibles dans { $enroute }
    [in_range_patrolling] les patrouilles au-dessus de { $inrange }
   *[in_range_in_sector] les squadrons disponibles dans { $inrange }
}
gruppen-unknown = Ni le nombre ni les types des Gruppen ne sont encore connus.
gruppen-counted = { $count ->
    [one] Un Gruppe ; son type n’est pas encore connu.
   *[other] { $count } Gruppen ; leurs types ne sont pas encore connus.
}
box-about = { $box ->
    [hunt] Les chasseurs allemands y attendent les squadrons.
    [bomber] Les squadrons arrivés jusqu’ici attaquent les bombardiers.
    [close-escort] Chasseurs qui restent près des bombardiers.
    [channel-patrol] Chasseurs qui couvrent le retour.
   *[inflight] Unités qui ont quitté le raid sans avoir encore atterri.
}
box-counts = { $german ->
    [0] aucun Gruppe
    [1] un Gruppe
   *[other] { $german } Gruppen
}, { $british ->
    [0] aucun squadron
    [1] un squadron
   *[other] { $british } squadrons
}
aside = Non interceptés
night-met = Interceptés dans la nuit
nobody = Personne
effect = { $effect ->
    [follow-up] raid de suite
    [snap-raid] raid éclair
    [delayed-response] riposte retardée
    [bombs-first] les bombes tombent d’abord
    [british-altitude] avantage d’altitude pour les Anglais
    [german-altitude] avantage d’altitude pour les Allemands
    [big-wing] Grandes Formations
    [escort-coordination] coordination de l’escorte
    [pathfinders] éclaireurs
    [low-level] bombardiers à basse altitude
    [non-essential] objectif non essentiel
    [secondary-a] la lettre A bombarde l’objectif secondaire
    [secondary-b] la lettre B bombarde l’objectif secondaire
    [secondary-c] la lettre C bombarde l’objectif secondaire
    [snap-raid-due] un raid éclair va suivre
    [no-advance-warning] pas d’alerte préalable
    [radar-crippled] système radar paralysé : le dos des cartes Objectif est caché
    [lf3-to-lf2] la Luftflotte 3 aide la Luftflotte 2
    [terror] stratégie de terreur
    [tension] tension entre les Groupes 11 et 12
    [sealion-preparations] Seelöwe se prépare
   *[stabilized] plan de stabilisation
}

## Tote Board

sector = Secteur
all = Total
state = { $state ->
    [ready] disponibles
    [patrol] en patrouille
    [raid] dans le raid
    [inflight] en vol
    [landing] à l’atterrissage
    [rearm] au réarmement
    [light-loss] pertes légères
    [heavy-loss] pertes lourdes
   *[night-patrol] patrouille de nuit
}
# Les césures sont permises là où une colonne est étroite.
state-short = { $state ->
    [ready] Dispo{ "\u00AD" }nibles
    [patrol] Patrouille
    [raid] Raid
    [inflight] En vol
    [landing] Atter{ "\u00AD" }rissage
    [rearm] Réar{ "\u00AD" }mement
    [light-loss] Pertes légères
    [heavy-loss] Pertes lourdes
   *[night-patrol] Nuit
}
row = { $sector } : { $parts }.
row-part = { $state } { $units }
row-nobody = aucun squadron
legend-reduced = à demi éclairée : novice ou réduit
pool = { $count ->
    [one] Un squadron de renfort pas encore en jeu
   *[other] { $count } squadrons de renfort pas encore en jeu
}

## Luftwaffe

airbase-counts = { $full ->
    [0] aucun complet
    [1] 1 complet
   *[other] { $full } complets
}{ $reduced ->
    [0] { "" }
    [1] , 1 réduit
   *[other] , { $reduced } réduits
}{ $waiting ->
    [0] { "" }
   *[other] , { $waiting } sur l’horloge
}
done-for-the-day = fini pour la journée

## Pistes

track = { $track ->
    [vp] Points de victoire
    [clock] Horloge
    [calendar] Calendrier
    [weather] Météo
    [priorities] Priorités des objectifs
    [depletion] Affaiblissement de la Luftwaffe
    [replacements] Points de remplacement
   *[detection] Tableau de Détection
}
track-about = { $track ->
    [vp] Au-dessus de zéro les points sont anglais, au-dessous allemands. À 35 d’un côté ou de l’autre une force aérienne est brisée et la partie est finie.
    [clock] Chaque tranche horaire vaut deux heures. Les chasseurs allemands y attendent l’heure où ils pourront repartir.
    [calendar] Le jour joué maintenant. Là où il y a deux nombres, Seelöwe débute au premier total ou moins et est annulée au second ou plus.
    [weather] Les nuages gênent observateurs, chasseurs et bombes, dans la zone de chaque Luftflotte séparément.
    [priorities] L’ardeur des Allemands contre chaque type d’objectif.
    [depletion] Les Gruppen qu’on n’a pu remplacer usent la Luftwaffe ; dès le niveau 1 ses raids changent.
    [replacements] Un point d’avion ramène un squadron ou un Gruppe de ses pertes ; il faut aussi à un squadron un point de pilotes confirmés, sinon il revient avec des pilotes novices.
   *[detection] Le dé et ses modificateurs mènent à l’une des vingt cases : l’alerte dit qui peut riposter, le renseignement ce que vous savez du raid.
}
vp = PV
vp-total = Points de victoire : { $vp }
band = de { $low } à { $high } : { $level }
band-now = En l’état : { $level }
level = { $level ->
    [british-triumph] triomphe de la RAF
    [british-decisive] victoire anglaise décisive
    [british-operational] victoire anglaise opérationnelle
    [british-tactical] victoire anglaise tactique
    [draw] match nul
    [german-tactical] victoire allemande tactique
    [german-operational] victoire allemande opérationnelle
    [german-decisive] victoire allemande décisive
    [british-disaster] journée désastreuse pour les Anglais
    [sealion-starts] Seelöwe débuterait
    [sealion-delayed] Seelöwe serait ajournée
   *[sealion-cancelled] Seelöwe serait annulée
}
date = { $month ->
    [8] { $day ->
        [1] 1er
       *[other] { $day }
    } août
    [9] { $day ->
        [1] 1er
       *[other] { $day }
    } septembre
   *[10] { $day ->
        [1] 1er
       *[other] { $day }
    } octobre
}
day-short = { $month ->
    [8] { $day } août
    [9] { $day } sept.
   *[10] { $day } oct.
}
hour = { $clock ->
    [end-of-day] fin de journée
   *[other] { $clock } heures
}
end-of-day = Fin de Journée
clock-shows = Horloge de secteur : { $hour }
was-raid-day = { $date } : jour de raid
raid-day = Jour de raid { $number }, { $date }
raid-day-of = Jour de raid { $number } sur { $days }, { $date }
sealion = Seelöwe
sealion-marker = Marqueur Seelöwe : { $date }
sealion-values = Seelöwe est examinée à partir du { $date } : elle débute à { $start } ou moins et est annulée à { $cancel } ou plus.
sealion-prepared = Seelöwe se prépare. Jour-J : { $date }
weather = { $weather ->
    [clear] claire
    [patchy] légèrement nuageuse
   *[broken] très nuageuse
}
weather-short = { $weather ->
    [clear] claire
    [patchy] lég. nuageuse
   *[broken] très nuageuse
}
priority = { $priority ->
    [low] Basse
    [medium] Moyenne
   *[high] Haute
}
priority-of = { $priority ->
    [low] priorité basse
    [medium] priorité moyenne
   *[high] priorité haute
}
points = { $points ->
    [hurricane] Hurricane
    [spitfire] Spitfire
    [blenheim] Blenheim
    [german_fighter] Chasseurs allemands
    [german_bomber] Bombardiers allemands
   *[experienced_pilot] Pilotes confirmés
}
of-top = { $value } sur { $top }
depletion-level = { $level ->
    [0] niveau 0 : pleine puissance
    [1] niveau 1 : affaiblie
   *[2] niveau 2 : très affaiblie
}
detection-space = Case { $space } : { $warning }, { $intelligence }
warning = { $warning ->
    [none] pas d’alerte
    [late] alerte tardive
    [sufficient] alerte suffisante
    [early] alerte avancée
   *[very-early] alerte très avancée
}
warning-short = { $warning ->
    [none] aucune
    [late] tardive
    [sufficient] suffis.
    [early] avancée
   *[very-early] très av.
}
intelligence = { $intelligence ->
    [poor] renseignement faible
    [limited] renseignement restreint
   *[accurate] renseignement précis
}
warning-and-intelligence = { $warning }, { $intelligence }
yes = oui
no = non

## Sites

site-type = { $type ->
    [radar] station radar
    [port] port
    [airfield] aérodrome
    [industry] usine
    [city] ville
    [headquarters] quartier général
   *[military_base] base militaire
}
site-types = { $type ->
    [radar] Radars
    [port] Ports
    [airfield] Aérodromes
    [industry] Usines
   *[city] Villes
}
named-site = { $site } ({ $type })
damage = { $damage ->
    [light] dégâts légers
   *[heavy] dégâts importants
}
depth = { $depth ->
    [coast] proche des côtes
    [inland] à l’intérieur des terres
   *[deep] très éloigné
}
range = { $range ->
    [in] dans leur rayon d’action
    [edge] à la limite de leur rayon d’action
   *[beyond] au-delà de leur rayon d’action
}

## Cartes

card-place = { $place ->
    [target] Objectif
    [force] Force
    [approach] Événement d’approche
    [target-event] Événement d’objectif
   *[day] Événement quotidien
}
cards-of-last-raid = Le dernier raid
no-cards = Aucune carte n’a encore été tirée.
card-numbered = Carte { $card }
force-card = Carte de Force
raid-event-card = Carte Événement de Raid
day-event-card = Carte d’Événement Quotidien
card-value = Valeur stratégique
card-depth = Éloignement
card-me109 = Me 109
card-nets = Stations radar
card-observers = Observateurs
card-enroute = Secteurs sur le trajet
card-in-range = Secteurs à portée
card-secondary = Objectif secondaire
card-vp-double = Les points de victoire de ses dégâts sont doublés.
card-forward = Aérodrome avancé : raid plus difficile à détecter, et les dégâts importants comptent pour 2.
card-advance = Avance de l’horloge
card-days = Jours qui passent
card-repair = Chance de réparation
card-reinforcement = Renforts
card-replacements = Remplacements
card-back = Un raid de { $region }
observers-in = { weather-short } { $value }
pilots-at = { $points } à { $vp } PV
force-minor = Raid mineur
force-major = Raid majeur
force-sweep = Balayage
force-role = { $role ->
    [cp] patrouille de la Manche
   *[e] escorte
}
no-raid = pas de raid
size-if = { $size } si { $when }
size-when = { $when ->
    [depleted] la Luftwaffe est affaiblie
    [poor] le renseignement est faible
    [limited] le renseignement est restreint
   *[accurate] le renseignement est précis
}
advance-depleted = { $advance }, ou { $depleted } si la Luftwaffe est affaiblie
no-advance-warning = Pas d’alerte préalable avant le prochain raid.
follow-up = Un raid de suite vient ensuite, sur le même objectif.
event-part = { $part ->
    [approach] Pendant l’approche
    [target] Au-dessus de l’objectif
   *[day] Événement
}
no-event = Aucun événement
decks = Piles
deck = { $deck ->
    [target] Cartes Objectif
    [force] Cartes de Force
    [raid-event] Cartes Événement de Raid
   *[day-event] Cartes d’Événement Quotidien
}
cards-in = { $place ->
    [deck] Pile
    [discard] Défausse
    [pulled] Mises à part
   *[aside] De côté
}

## Événements

event = { $event ->
    [bombers-break-formation] Les bombardiers rompent la formation
    [british-altitude-advantage] Avantage d’altitude pour les Anglais
    [channel-patrollers-hunt] Les patrouilleurs de la Manche deviennent chasseurs
    [clouds-inhibit-hunters] Les nuages gênent les chasseurs
    [clouds-scatter-raid] Les nuages dispersent le raid
    [german-altitude-advantage] Avantage d’altitude pour les Allemands
    [lf3-weather-changes] La météo change dans la zone de la LF3
    [me109s-close-escort] Des Me 109 en escorte rapprochée
    [radio-confusion] Confusion à la radio
    [rendezvous-failure] Échec de rendez-vous
    [undetected-hunters] Chasseurs non détectés
    [weather-moves-east] La météo se déplace vers l’est
    [weather-worsens] La météo s’aggrave
    [big-wing] Grandes Formations
    [channel-patrollers-close-escort] Les patrouilleurs de la Manche deviennent escorteurs
    [clouds-inhibit-squadrons] Les nuages gênent les squadrons
    [escort-coordination] Coordination de l’escorte
    [fighters-strafe] Des chasseurs attaquent au sol
    [flak] DCA
    [german-pathfinders] Éclaireurs allemands
    [interception-over-coast] Interception au-dessus de la côte
    [low-level-bombers] Bombardiers à basse altitude
    [me110s-strafe] Les Me 110 attaquent au sol
    [non-essential-target] Objectif non essentiel
    [patrollers-vectored-away] Patrouilles déroutées
    [secondary-target] Objectif secondaire
    [snap-raid-by-elite-me110s] Raid éclair des Me 110 d’élite
    [squadrons-intercept-blenheims] Des squadrons interceptent des Blenheims
    [undetected-escort] Escorte non détectée
    [change-priorities] Changement des priorités
    [british-raid-on-industry] Raids anglais contre l’industrie allemande
    [increase-fighter-escort] Renforcement de l’escorte de chasse
    [lf3-to-lf2] LF3 vers LF2
    [tension-11-12] Tension entre les Groupes 11 et 12
   *[other] { $event }
}
event-with-letters = { $event } ({ $letters })
event-about = { $event ->
    [bombers-break-formation] Les bombardiers portant la lettre deviennent réduits.
    [british-altitude-advantage] Les deux combats se décalent d’une ligne en faveur des Anglais.
    [channel-patrollers-hunt] La patrouille de la Manche rejoint les chasseurs.
    [clouds-inhibit-hunters] Les chasseurs portant la lettre s’égarent et partent.
    [clouds-scatter-raid] Les Gruppen portant la lettre deviennent réduits.
    [german-altitude-advantage] Les deux combats se décalent d’une ligne en faveur des Allemands.
    [lf3-weather-changes] La météo de la zone de la Luftflotte 3 change.
    [me109s-close-escort] Les Me 109 portant la lettre quittent la chasse pour l’escorte rapprochée.
    [radio-confusion] Un squadron complet portant la lettre perd le contact et rentre.
    [rendezvous-failure] Bombardiers et escortes portant la lettre manquent le rendez-vous et partent.
    [undetected-hunters] Un Gruppe de Me 109 de plus rejoint les chasseurs.
    [weather-moves-east] La météo de la zone de la Luftflotte 3 gagne celle de la Luftflotte 2.
    [weather-worsens] La météo de la zone { $area } s’aggrave.
    [big-wing] Le Groupe 12 attaque en force : une ligne en faveur des Anglais.
    [channel-patrollers-close-escort] La patrouille de la Manche rejoint l’escorte rapprochée.
    [clouds-inhibit-squadrons] Les squadrons portant la lettre s’égarent et partent.
    [escort-coordination] Aucune escorte n’est mise de côté.
    [fighters-strafe] Les chasseurs portant la lettre descendent attaquer au sol.
    [flak] Les bombardiers portant la lettre deviennent réduits ; les réduits font demi-tour.
    [german-pathfinders] Le bombardement se décale de deux colonnes sur la droite.
    [interception-over-coast] Les bombes tombent d’abord, puis les squadrons attaquent.
    [low-level-bombers] Plus faciles à attaquer, mais ils bombardent mieux et sous les nuages.
    [me110s-strafe] Les Me 110 descendent attaquer au sol.
    [non-essential-target] Ce qui est touché compte moins : un point de victoire de moins est perdu.
    [patrollers-vectored-away] Les patrouilles portant la lettre sont envoyées ailleurs.
    [secondary-target] Les Gruppen portant les lettres bombardent l’objectif secondaire.
    [snap-raid-by-elite-me110s] Les Me 110 d’élite font leur propre raid après celui-ci.
    [squadrons-intercept-blenheims] Un squadron poursuit des Blenheims du Bomber Command.
    [undetected-escort] Un Gruppe de chasse de plus rejoint l’escorte rapprochée.
    [change-priorities] Les Allemands choisissent d’autres objectifs.
    [british-raid-on-industry] Le Bomber Command frappe l’industrie allemande : moins de remplacements allemands.
    [increase-fighter-escort] Les raids peuvent recevoir plus d’escorte désormais.
    [lf3-to-lf2] Les Gruppen de la Luftflotte 3 peuvent se joindre aux raids de la Luftflotte 2.
    [tension-11-12] Le prochain jour de raid, le Groupe 12 ne peut pas patrouiller sur le Groupe 11.
   *[other] { "" }
}
only-if = Seulement si : { $conditions }
between = { " ; " }
and = { " " }et{ " " }
or = { " " }ou{ " " }
condition = { $condition ->
    [squadrons_min] { $value } squadrons ou plus ripostent
    [twelve_group_min] { $value } squadrons ou plus du Groupe 12
    [gruppen_min] { $value } Gruppen ou plus
    [hunters_min] { $value } Gruppen ou plus en chasse
    [hunters_max] { $value } Gruppe en chasse au plus
   *[in_range] l’objectif est dans le rayon d’action des Me 109
}
condition-weather = météo { weather }
condition-warning = { warning }
condition-intelligence = { intelligence }
condition-depth = { $depth ->
    [coast] objectif proche des côtes
    [inland] objectif à l’intérieur des terres
   *[deep] objectif très éloigné
}

## La table en mots

chapter-day = Le jour
chapter-raid = Le raid
chapter-raf = Fighter Command
chapter-luftwaffe = La Luftwaffe
chapter-tracks = Priorités et points
in-effect = En vigueur
line = { $name } : { $value }
