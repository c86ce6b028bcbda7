### Les cartes de RAF: Eagle : leurs noms et ce qu’elles font, pour tous les clients ; ce que montre le navigateur s’y ajoute.

## Cartes Stratégiques

strategy = { $strategy ->
    [decoy-raid] Raid de diversion
    [major-raid] Coordination de raid majeur
    [secondary-target] Objectif secondaire
    [pathfinders] Éclaireurs
    [low-level-bombing] Bombardement à basse altitude
    [high-approach] Approche en altitude
    [dogleg-route] Route détournée
    [escort-coordination] Coordination de l’escorte
   *[free-hunt] Chasse libre
}
strategy-named = { $name ->
    [decoy-raid] Raid de diversion
    [major-raid] Coordination de raid majeur
    [secondary-target] Objectif secondaire
    [pathfinders] Éclaireurs
    [low-level-bombing] Bombardement à basse altitude
    [high-approach] Approche en altitude
    [dogleg-route] Route détournée
    [escort-coordination] Coordination de l’escorte
   *[free-hunt] Chasse libre
}
strategy-about = { $strategy ->
    [decoy-raid] Aucun Gruppe ne vole, mais les Anglais voient, mal, un raid majeur de six Gruppen. Les squadrons qui ripostent ne trouvent personne. C’est un raid de sa tranche horaire ; aucune autre carte Stratégique ne s’y ajoute.
    [major-raid] Le raid peut avoir 16 Gruppen, même sur un objectif de raid mineur et un jour aux nombreux raids. Les Gruppen qu’un échec du rendez-vous ferait rentrer deviennent seulement réduits.
    [secondary-target] Tous les Gruppen bombardent l’objectif secondaire de la carte. Tout le reste vaut comme pour l’objectif principal.
    [pathfinders] Le bombardement du raid se décale de deux colonnes sur la droite.
    [low-level-bombing] Les bombes tombent avec deux colonnes de mieux, et sous les nuages ; mais, sauf si tous les bombardiers sont des Ju 87, l’attaque des squadrons se décale d’une ligne en faveur des Anglais, et la DCA coûte des pertes légères.
    [high-approach] Sauf alerte très avancée, les deux combats se décalent d’une ligne en faveur des Allemands.
    [dogleg-route] Le modificateur de détection baisse de 2, mais pas au-dessous de 0.
    [escort-coordination] Toute l’escorte rapprochée combat lors de l’attaque des squadrons, quels que soient les Gruppen interceptés.
   *[free-hunt] Après la riposte anglaise, un Gruppe complet de Me 109 de plus peut se joindre aux chasseurs, si l’objectif est dans le rayon d’action des Me 109.
}
answer-155 = 155, Raid de diversion
answer-156 = 156, Coordination de raid majeur
answer-157 = 157, Objectif secondaire
answer-158 = 158, Objectif secondaire
answer-159 = 159, Éclaireurs
answer-160 = 160, Bombardement à basse altitude
answer-161 = 161, Approche en altitude
answer-162 = 162, Route détournée
answer-163 = 163, Coordination de l’escorte
answer-164 = 164, Chasse libre

## Cartes Événement de Raid et d’Événement Quotidien

event-about = { $event ->
    [british-altitude-advantage] Les deux combats se décalent d’une ligne en faveur des Anglais.
    [channel-patrollers-hunt] Les patrouilleurs de la Manche se joignent aux chasseurs, ou à l’escorte rapprochée s’il n’y a aucun squadron à chasser ; pas si l’objectif est très éloigné.
    [clouds-inhibit-hunters] Dans les nuages, les chasseurs portant la lettre perdent le raid et rentrent. Les squadrons que plus personne ne chasse poursuivent vers les bombardiers.
    [clouds-scatter-raid] Dans les nuages, les Gruppen portant la lettre deviennent réduits.
    [escort-rendezvous-failure] Les Gruppen d’escorte rapprochée portant la lettre manquent le raid et rentrent.
    [german-altitude-advantage] Les deux combats se décalent d’une ligne en faveur des Allemands.
    [heavy-pursuit] Chasseurs et squadrons portant la lettre s’entraînent mutuellement hors du raid ; les squadrons deviennent réduits ou, s’ils l’étaient, subissent des pertes légères.
    [lf3-weather-changes] La météo de la zone de la Luftflotte 3 change d’un cran.
    [rendezvous-failure] Dans un raid de sept Gruppen ou plus, bombardiers et escorte rapprochée portant la lettre rentrent.
    [squadrons-evade-hunters] Les Hurricanes et Spitfires complets portant la lettre passent au travers des chasseurs.
    [squadrons-patrol-elsewhere] Les squadrons complets portant la lettre dans les secteurs de la carte Objectif s’envolent et manqueront aux raids suivants.
    [weather-improves] La météo s’améliore d’un cran.
    [weather-moves-east] La zone de la Luftflotte 2 prend la météo de celle de la Luftflotte 3.
    [weather-worsens] La météo s’aggrave d’un cran.
    [big-wing] Avec deux squadrons du Groupe 12 ou plus, l’attaque des squadrons se décale d’une ligne en faveur des Anglais.
    [blenheims-intercept-bombers] Un squadron de Blenheims rejoint des squadrons moins nombreux que les bombardiers.
    [channel-patrollers-close-escort] Les patrouilleurs de la Manche rejoignent l’escorte rapprochée, sauf si l’objectif est très éloigné.
    [clouds-inhibit-squadrons] Dans les nuages, les squadrons portant la lettre ne trouvent pas les bombardiers et rentrent.
    [extended-attack] Pour chaque squadron complet auprès des bombardiers, un Gruppe de bombardement complet de votre choix devient réduit.
    [flak] Dans la case Bombardement, les Gruppen portant la lettre deviennent réduits, les réduits rentrent ; Ju 87 et bombardiers à basse altitude subissent des pertes légères.
    [interception-over-coast] Les patrouilleurs de la Manche rejoignent l’escorte rapprochée, et les bombes tombent avant l’attaque des squadrons.
    [late-interception] Sans alerte ou avec une alerte tardive, les bombes tombent avant l’attaque des squadrons.
    [navigational-error] Vers un objectif à l’intérieur des terres ou très éloigné, les bombardiers s’égarent : deux colonnes sur la gauche.
    [non-essential-target] Un point de victoire de moins pour les bombes, et aucun dégât aux aérodromes, stations radar et usines.
    [squadron-turnaround] Les squadrons atterrissent, se réarment et redeviennent disponibles comme si deux heures avaient passé.
    [ultra-intercept] Les Anglais connaissent tous les raids de la prochaine tranche horaire qui en a : alerte très avancée, renseignement précis.
    [change-priorities] Les priorités des objectifs sont fixées de nouveau, selon la date ou les points de victoire.
    [british-raid-on-industry] Le Bomber Command riposte : moins de remplacements allemands.
    [lf3-to-lf2] Des Gruppen de la Luftflotte 3 peuvent participer aux raids dans la zone de la Luftflotte 2.
    [morning-haze] Au prochain jour de raid, rien ne vole à 0600 ni à 0800, et huit cartes Objectif seulement sont tirées.
   *[other] { "" }
}
