### RAF : Lion et RAF : Eagle dans le navigateur : unités, pistes, sites, cartes et événements.

## Plateaux

trays = Plateaux à côté de la carte
tray-raid = Affichage du raid
tray-tote = Tote Board
tray-luftwaffe = Luftwaffe
tray-tracks = Pistes
tray-cards = Cartes
what-is-this = { $name } : qu’est-ce que c’est ? { $text }
about-luftwaffe = Les Gruppen des deux Luftflotten par type. Les complets peuvent partir en raid ; les réduits et ceux qui attendent sur l’horloge ne le peuvent pas maintenant.
about-tracks = Score, heure, météo et tout ce qui est compté à côté de la carte.
about-decks = Une carte mise de côté n’est pas encore en jeu, ou n’y est plus.
raid-under-way = Un raid est en cours
tab-operations = Raid et Tote Board
tab-raid = Raid
tab-tote = Tote Board
tab-luftwaffe = Luftwaffe
tab-tracks = Pistes
tab-cards = Cartes

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
ace-counter = As
jabo = Jabo
vhf = radio VHF
elite = élite
reduced-unit = { $unit } (réduit)
luftflotte = { $luftflotte ->
    [LF2] Luftflotte 2
   *[LF3] Luftflotte 3
}
london = Londres
group = Groupe { $group }
place-patrol = en patrouille { $sector }
place-raid = affecté au raid sur { $site } (carte { $card })
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
    [planned] affecté à un raid
    [cup] dans le pool de riposte
    [beside-cup] dans le pool de riposte, hors tirage
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
    [planned] Affectés à des raids
    [cup] Pool de riposte
    [beside-cup] Pool de riposte, hors tirage
    [ace-box] Pions d’as
   *[out] Hors du jeu
}

## Affichage du raid

raid-by-night = Les Gruppen des cases Raid Nocturne bombardent cette nuit.
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
raid-none = Aucun raid n’est en cours.
raid-on = { $raid ->
    [major] Raid majeur sur { $site }
    [minor] Raid mineur sur { $site }
   *[none] { $site }
}
box-about = { $box ->
    [hunt] Les chasseurs allemands y attendent les squadrons.
    [bomber] Les squadrons arrivés jusqu’ici attaquent les bombardiers.
    [close-escort] Chasseurs qui restent près des bombardiers.
    [channel-patrol] Chasseurs qui couvrent le retour.
   *[inflight] Unités qui ont quitté le raid sans avoir encore atterri.
}

## Tote Board

sector = Secteur
all = Total
state = { $state ->
    [ready] disponibles
    [cup] dans le pool de riposte
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
    [cup] Pool
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
}{ $planned ->
    [0] { "" }
    [1] , 1 affecté
   *[other] , { $planned } affectés
}
assigned = affectés à des raids
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
vp = PV
vp-total = Points de victoire : { $vp }
band = de { $low } à { $high } : { $level }
band-now = En l’état : { $level }
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
was-raid-day = { $date } : jour de raid
raid-day = Jour de raid { $number }, { $date }
raid-day-of = Jour de raid { $number } sur { $days }, { $date }
sealion = Seelöwe
sealion-marker = Marqueur Seelöwe : { $date }
sealion-values = Seelöwe est examinée à partir du { $date } : elle débute à { $start } ou moins et est annulée à { $cancel } ou plus.
sealion-prepared = Seelöwe se prépare. Jour-J : { $date }
weather = { $weather ->
    [unknown] pas encore connue
    [clear] claire
    [patchy] légèrement nuageuse
   *[broken] très nuageuse
}
weather-short = { $weather ->
    [unknown] météo ?
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
clock-shows = Horloge de secteur : { $hour }

## Sites

region = { $region ->
    [LF2-East] LF2 Est
    [LF2-South] LF2 Sud
   *[LF3] LF3
}
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

no-cards = Aucune carte n’a encore été tirée.
card-numbered = Carte { $card }
raid-event-card = Carte Événement de Raid
day-event-card = Carte d’Événement Quotidien
card-value = Valeur stratégique
card-depth = Éloignement
card-me109 = Me 109
card-nets = Stations radar
card-observers = Observateurs
card-secondary = Objectif secondaire
card-vp-double = Les points de victoire de ses dégâts sont doublés.
card-forward = Aérodrome avancé : raid plus difficile à détecter, et les dégâts importants comptent pour 2.
card-advance = Avance de l’horloge
card-days = Jours qui passent
card-repair = Chance de réparation
card-reinforcement = Renforts
card-replacements = Remplacements
observers-in = { weather-short } { $value }
pilots-at = { $points } à { $vp } PV
advance-depleted = { $advance }, ou { $depleted } si la Luftwaffe est affaiblie
no-event = Aucun événement
decks = Piles

## Événements

event = { $event ->
    [bombers-break-formation] Les bombardiers rompent la formation
    [british-altitude-advantage] Avantage d’altitude pour les Anglais
    [channel-patrollers-hunt] Les patrouilleurs de la Manche deviennent chasseurs
    [clouds-inhibit-hunters] Les nuages gênent les chasseurs
    [clouds-scatter-raid] Les nuages dispersent le raid
    [escort-rendezvous-failure] Échec du rendez-vous avec l’escorte
    [german-altitude-advantage] Avantage d’altitude pour les Allemands
    [heavy-pursuit] Poursuite acharnée
    [lf3-weather-changes] La météo change dans la zone de la LF3
    [me109s-close-escort] Des Me 109 en escorte rapprochée
    [radio-confusion] Confusion à la radio
    [rendezvous-failure] Échec de rendez-vous
    [squadrons-evade-hunters] Des squadrons esquivent les chasseurs
    [squadrons-patrol-elsewhere] Des squadrons patrouillent ailleurs
    [undetected-hunters] Chasseurs non détectés
    [weather-improves] La météo s’améliore
    [weather-moves-east] La météo se déplace vers l’est
    [weather-worsens] La météo s’aggrave
    [big-wing] Grandes Formations
    [blenheims-intercept-bombers] Des Blenheims interceptent des bombardiers
    [channel-patrollers-close-escort] Les patrouilleurs de la Manche deviennent escorteurs
    [clouds-inhibit-squadrons] Les nuages gênent les squadrons
    [escort-coordination] Coordination de l’escorte
    [extended-attack] Attaque prolongée
    [fighters-strafe] Des chasseurs attaquent au sol
    [flak] DCA
    [german-pathfinders] Éclaireurs allemands
    [interception-over-coast] Interception au-dessus de la côte
    [late-interception] Interception tardive
    [low-level-bombers] Bombardiers à basse altitude
    [me110s-strafe] Les Me 110 attaquent au sol
    [navigational-error] Erreur de navigation
    [non-essential-target] Objectif non essentiel
    [patrollers-vectored-away] Patrouilles déroutées
    [secondary-target] Objectif secondaire
    [snap-raid-by-elite-me110s] Raid éclair des Me 110 d’élite
    [squadron-turnaround] Remise en condition des squadrons
    [squadrons-intercept-blenheims] Des squadrons interceptent des Blenheims
    [ultra-intercept] Interception par ULTRA
    [undetected-escort] Escorte non détectée
    [change-priorities] Changement des priorités
    [british-raid-on-industry] Raids anglais contre l’industrie allemande
    [increase-fighter-escort] Renforcement de l’escorte de chasse
    [lf3-to-lf2] LF3 vers LF2
    [morning-haze] Brume matinale
    [tension-11-12] Tension entre les Groupes 11 et 12
   *[other] { $event }
}
event-with-letters = { $event } ({ $letters })
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
event-part = { $part ->
    [approach] Pendant l’approche
    [target] Au-dessus de l’objectif
   *[day] Événement
}

## La table en mots

chapter-day = Le jour
chapter-raid = Le raid
chapter-raf = Fighter Command
chapter-luftwaffe = La Luftwaffe
chapter-tracks = Priorités et points
in-effect = En vigueur
line = { $name } : { $value }
