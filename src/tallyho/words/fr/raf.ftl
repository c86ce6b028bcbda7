### Ce que RAF : Lion et RAF : Eagle partagent. Les noms des messages sont expliqués dans table.ftl.

scenario-prelude = Prélude au Jour de l’Aigle
scenario-hardest-days = Les jours les plus durs
scenario-thin-blue-line = La mince ligne bleue
scenario-campaign = La bataille d’Angleterre
option-night = Raids nocturnes
option-advanced = Règles avancées

## Mots des phrases ci-dessous

word-type = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
    [blenheim] Blenheim
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
    [ju88] Ju 88
    [german_fighter] chasseur allemand
    [german_bomber] bombardier allemand
    [experienced_pilot] pilote confirmé
   *[other] { $type }
}
word-site-type = { $type ->
    [radar] station radar
    [port] port
    [airfield] aérodrome
    [industry] usine
    [city] ville
    [headquarters] quartier général
   *[military_base] base militaire
}
word-priority = { $priority ->
    [low] basse
    [medium] moyenne
   *[high] haute
}
word-weather = { $weather ->
    [clear] ciel clair
    [patchy] ciel légèrement nuageux
   *[broken] ciel très nuageux
}
word-warning = { $warning ->
    [none] pas d’alerte
    [late] alerte tardive
    [sufficient] alerte suffisante
    [early] alerte avancée
   *[very-early] alerte très avancée
}
word-intelligence = { $intelligence ->
    [poor] faible
    [limited] restreint
   *[accurate] précis
}
word-raid = { $raid ->
    [minor] raid mineur
   *[major] raid majeur
}
word-result = { $result ->
    [D] désorganisé
    [A] abandon
    [L] pertes légères
    [H] pertes lourdes
   *[other] sans effet
}

## Détection

ask-detection = Le raid est-il bien détecté ?
log-detected = Détection : dé { $die } { $modifier ->
    [0] sans modificateur
   *[other] plus { $modifier }
}, case { $space } : { word-warning }, renseignement { word-intelligence }.
log-detect-net = La station radar { $site } fonctionne : +{ $value }.
log-detect-net-damaged = La station radar { $site } est endommagée : +0.
log-detect-observers = Corps des Observateurs, { word-weather } : +{ $value }.
log-detect-forward = Aérodrome avancé : { $value }.
log-detect-half = Un quartier général est endommagé : le modificateur est divisé par deux.
log-detect-no-headquarters = Stanmore et le quartier général du Groupe sont endommagés : aucun modificateur.

## Déploiement du raid

log-becomes-strafer = { $gruppe } attaque au sol.
log-squadrons-leave = Sur le retour, encore en vol : { $squadrons }.

## Interception

log-all-intercepted = { $hunters ->
    [1] Un Gruppe en chasse rencontre
   *[other] { $hunters } Gruppen en chasse rencontrent
} { $squadrons ->
    [1] un squadron
   *[other] { $squadrons } squadrons
} : personne ne passe.
log-slipped-past = { $squadron } passe vers les bombardiers.
log-intercepted = { $gruppe } est intercepté.
log-escorts-stay = Coordination de l’escorte : aucun Gruppe d’escorte n’est mis de côté.
why-must-stay = { $squadron } doit rester : seuls les Spitfires et les Hurricanes complets passent.

## Combat

ask-hunter-attack = Les chasseurs attaquent : que montre le dé ?
ask-squadron-attack = Les squadrons attaquent : que montre le dé ?
log-hunter-attack = Combat entre chasseurs : { $gruppen ->
    [1] un Gruppe
   *[other] { $gruppen } Gruppen
}, total { $total }, ligne { $row }, dé { $die } : Gruppen { $german }, squadrons { $british } (lettres A B C).
log-squadron-attack = Attaque des squadrons : { $gruppen ->
    [1] un Gruppe
   *[other] { $gruppen } Gruppen
}, total { $total }, ligne { $row }, dé { $die } : Gruppen { $german }, squadrons { $british } (lettres A B C).
log-combat-row = { $gruppen ->
    [1] Un Gruppe
   *[other] { $gruppen } Gruppen
} et le total donnent la ligne { $row }.
log-row-british-altitude = Avantage d’altitude pour les Anglais : une ligne plus bas.
log-row-german-altitude = Avantage d’altitude pour les Allemands : une ligne plus haut.
log-row-low-level = Bombardiers à basse altitude : une ligne plus bas.
log-row-big-wing = Grandes Formations : une ligne plus bas.
log-combat-result = { $unit } : { word-result }.
log-squadron-lost = { $unit } : { $loss ->
    [heavy] pertes lourdes
   *[light] pertes légères
}, { $vp } PV.
log-gruppe-lost = { $unit } : { $loss ->
    [heavy] pertes lourdes
   *[light] pertes légères
}, +{ $vp } PV.

## Bombardement

ask-bombing = Les bombes tombent : que montre le dé ?
ask-heavy-damage = Dégâts importants : que montre le second dé ?
ask-disperse = Quel squadron est dispersé par les bombes ? (encore { $left ->
    [1] un
   *[other] { $left }
})
log-bombed = Bombardement : { $site } ({ word-site-type }), puissance { $strength }, colonne { $column }, dé { $die } : { $points ->
    [0] { $result ->
        [0] aucun dégât
       *[other] résultat { $result }, aucun dégât
    }
   *[other] { $result ->
        [1] 1 point de dégâts
        [2] 2 points de dégâts
       *[other] dégâts importants ({ $points } points)
    }
}{ $vp ->
    [0] .
   *[other] , { $vp } PV.
}
log-no-strength = Les chasseurs d’attaque au sol ne peuvent rien contre { $site }.
log-shift-patchy = Ciel légèrement nuageux : { $columns } colonne.
log-shift-broken = Ciel très nuageux : { $columns } colonnes.
log-shift-dive = Rien que des bombardiers en piqué : +{ $columns } colonnes.
log-shift-unmet = Aucun squadron n’est jamais entré dans la case Bombardement : +{ $columns } colonnes.
log-shift-pathfinders = Éclaireurs : +{ $columns } colonnes.
log-shift-low-level = Bombardiers à basse altitude : +{ $columns } colonnes, sans décalage pour les nuages.
log-forward-airfield = Aérodrome avancé : les dégâts importants comptent pour 2.
log-heavy-points = Second dé { $die } : { $points } points de dégâts.
log-not-assessed = L’objectif n’est pas essentiel : aucun dégât n’est appliqué.
log-vp-non-essential = Objectif non essentiel : un point de victoire de moins.
log-vp-double = La carte double les points de victoire.
log-damaged = { $site } : marqueur { $damage ->
    [heavy] Dégâts Importants
   *[light] Dégâts Légers
}.
log-control-room-hit = La salle de contrôle de { $site } est touchée : le secteur { $sector } est gêné pour le reste de la journée.
log-dispersed = { $squadron } est dispersé vers la case Atterrissage de son secteur.
log-replacement-lost = Un point de remplacement est perdu : { word-type } (reste { $left }).
log-industry-hit = La production est touchée ({ word-type }) : { $lost ->
    [1] un point de remplacement perdu
   *[other] { $lost } points de remplacement perdus
} (reste { $left }).

## Départ, remise en condition, horloge

log-bombers-return = Bombardiers rentrés, leur journée est finie : { $gruppen } ({ $number }).
log-fighters-recover = De nouveau disponibles à { $time } : { $gruppen }.
log-fighters-grounded = Leur journée est finie : { $gruppen }.
log-clock = { $spaces ->
    [1] L’horloge avance
   *[other] L’horloge avance de { $spaces } cases
} : { $time }.
log-end-of-day = Le jour de raid est terminé ; le total est de { $vp } PV.
log-eliminated = Le total atteint { $vp } PV : { $vp ->
   *[other] une des forces aériennes a perdu la bataille.
}

## Mise en place

log-green = { $squadron } commence avec des pilotes novices.
why-one-a-sector = Il y a déjà un squadron novice dans le secteur { $sector }.

## Jours : mots communs à plusieurs messages

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

## Préparation quotidienne

ask-repair-die = { $site } a des dégâts importants et une chance de réparation de { $chance } : que montre le dé ?
ask-weather-die = Que montre le dé de la météo ?
log-light-damage-mended = Dégâts légers réparés pendant la nuit : { $sites }.
log-repaired = Dé { $die } contre une chance de réparation de { $chance } : { $site } fonctionne de nouveau.
log-half-repaired = Dé { $die }, juste la chance de réparation : { $site } n’a plus que des dégâts légers et fonctionnera au prochain jour de raid.
log-not-repaired = Dé { $die } contre une chance de réparation de { $chance } : { $site } garde ses dégâts importants.
lf2-weather = { $lf2 ->
    [clear] ciel clair
    [patchy] ciel légèrement nuageux
   *[broken] ciel très nuageux
}
lf3-weather = { $lf3 ->
    [clear] ciel clair
    [patchy] ciel légèrement nuageux
   *[broken] ciel très nuageux
}
log-weather = Dé { $die } : { lf2-weather } dans la zone de la Luftflotte 2, { lf3-weather } dans celle de la Luftflotte 3.

## Gestion des aérodromes

log-fighters-ready = De retour dans leurs bases aériennes à { $time } : { $gruppen }.
turnaround-ready = { $ready ->
    [none] Aucun squadron ne devient disponible.
   *[other] De nouveau disponibles : { $ready }.
}
turnaround-rearming = { $rearming ->
    [none] { "" }
   *[other] { " " }Au réarmement : { $rearming }.
}
turnaround-landing = { $landing ->
    [none] { "" }
   *[other] { " " }À l’atterrissage : { $landing }.
}
log-turnaround = { $spaces ->
    [1] Deux heures ont passé.
    [2] Quatre heures ont passé.
   *[other] Six heures ou plus ont passé.
} { turnaround-ready }{ turnaround-rearming }{ turnaround-landing }

## Remise à jour du calendrier

ask-day-card = Quelle carte d’Événement Quotidien est tirée ?
log-reset = La journée est finie : les squadrons rentrent dans leurs secteurs et les Gruppen dans leurs bases aériennes.
log-days-played = { $days } jours de raid ont été joués ; le total est de { $vp }.
log-day-advance = { $days ->
    [1] Carte { $card } : un jour passe. Nous sommes le { date } et les Anglais gagnent { $vp ->
        [1] 1 point de victoire.
       *[other] { $vp } points de victoire.
    }
   *[other] Carte { $card } : { $days } jours passent. Nous sommes le { date } et les Anglais gagnent { $vp ->
        [1] 1 point de victoire.
       *[other] { $vp } points de victoire.
    }
}
log-day-card-disregarded = { $days ->
    [1] La carte { $card } est ignorée : elle vaut un jour, comme la carte précédente.
   *[other] La carte { $card } est ignorée : elle vaut { $days } jours, et la précédente en valait { $previous }.
}
log-reshuffled = { $deck ->
    [target] La pile des cartes Objectif reprend sa défausse et est mélangée.
    [force] La pile des cartes de Force reprend sa défausse et est mélangée.
   *[raid-event] La pile des cartes Événement de Raid reprend sa défausse et est mélangée.
}
log-deeper-targets = Les raids vont plus loin : les cartes Objectif { $first } à { $last } rejoignent la pile, qui est mélangée.

## Seelöwe

log-sealion-values = Le { date }, Seelöwe se déclenche à un total de { $start } ou moins et est annulée à { $cancel } ou plus ; le total est de { $vp }.
log-sealion-cancelled = Hitler annule l’opération Seelöwe.
log-sealion-delayed = L’opération Seelöwe est ajournée ; elle sera réexaminée à partir du { date }.
log-sealion-preparations = Les Allemands préparent l’invasion : le Jour-J sera le { date }.
log-sealion-orders = Des équipages frais ramènent l’affaiblissement à { $depletion }, et les aérodromes et les ports deviennent les premiers objectifs ; le total est maintenant de { $vp }.
log-d-day = Le Jour-J, le { date }, est arrivé ; le total est de { $vp }.

## Événements quotidiens

priority-radar = { $radar ->
    [low] basse
    [medium] moyenne
   *[high] haute
}
priority-port = { $port ->
    [low] basse
    [medium] moyenne
   *[high] haute
}
priority-airfield = { $airfield ->
    [low] basse
    [medium] moyenne
   *[high] haute
}
priority-industry = { $industry ->
    [low] basse
    [medium] moyenne
   *[high] haute
}
priority-city = { $city ->
    [low] basse
    [medium] moyenne
   *[high] haute
}
log-priorities = Les Allemands changent leurs priorités : radars ({ priority-radar }), ports ({ priority-port }), aérodromes ({ priority-airfield }), usines ({ priority-industry }), villes ({ priority-city }).
log-row-by-date = C’est la ligne de la carte pour le { date }.
log-row-by-vp = C’est la ligne de la carte pour un total de { $first } à { $last } ; le total est de { $vp }.
log-priorities-fixed = Pendant la préparation de Seelöwe, les priorités restent ce qu’elles sont.
log-lf3-joins-lf2 = Le { date }, la Luftflotte 3 est mise au service de la Luftflotte 2 : ses Gruppen peuvent participer aux raids de celle-ci.
log-lf3-still-joins = Le { date }, les Gruppen de la Luftflotte 3 peuvent toujours participer aux raids de la Luftflotte 2.
log-lf3-leaves-lf2 = Le { date }, la Luftflotte 3 revient à ses propres raids.
log-lf3-stays = Le { date }, la Luftflotte 3 s’en tient à ses propres raids.
log-british-raid-on-industry = Le Bomber Command frappe l’industrie allemande ; la carte donne moins de remplacements allemands.
log-no-day-event = La carte { $card } n’a pas d’événement.
log-terror = La stratégie de terreur commence : les cartes Objectif { $first } à { $last } rejoignent la pile, qui est mélangée.

## Remplacements

log-points-gained = La carte { $card } apporte ces remplacements : Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim }, chasseurs allemands { $german_fighter }, bombardiers allemands { $german_bomber } et, pour un total de { $vp }, pilotes confirmés { $experienced_pilot }.
log-stabilization = { $squadrons ->
    [1] Stabilisation : un squadron jamais entré en jeu donne
   *[other] Stabilisation : { $squadrons } squadrons jamais entrés en jeu donnent
} { $gained ->
    [1] un point
   *[other] { $gained } points
} de pilotes confirmés ; il y en a maintenant { $pilots }.
log-squadron-returns = { $squadron } revient dans son secteur. Points restants : { $left } de son type, { $pilots } de pilotes confirmés.
log-squadron-green = { $squadron } revient dans son secteur avec des pilotes novices. Points restants : { $left } de son type, { $pilots } de pilotes confirmés.
log-squadron-to-light-loss = { $squadron } passe des pertes lourdes aux pertes légères. Points restants de son type : { $left }.
log-squadrons-stay-light = Faute d’avions, restent dans les pertes légères : { $squadrons }.
log-squadrons-stay-heavy = Faute d’avions, restent dans les pertes lourdes : { $squadrons }.
log-gruppen-light-loss = { $gruppen ->
    [none] Aucun Gruppe ne revient des pertes légères. Points restants : chasseurs { $fighters }, bombardiers { $bombers }.
   *[other] De retour des pertes légères : { $gruppen }. Points restants : chasseurs { $fighters }, bombardiers { $bombers }.
}
log-gruppen-heavy-loss = { $gruppen ->
    [none] Aucun Gruppe ne quitte les pertes lourdes. Points restants : chasseurs { $fighters }, bombardiers { $bombers }.
   *[other] Des pertes lourdes aux pertes légères : { $gruppen }. Points restants : chasseurs { $fighters }, bombardiers { $bombers }.
}
log-gruppen-unpaid = Il n’y avait pas de point pour { $gruppen } : l’affaiblissement monte à { $depletion }.
log-gruppen-stay = Au niveau d’affaiblissement 2, restent faute de point : { $gruppen }.
log-ju87-stay = Les Ju 87 ne sont pas remplacés : { $gruppen }.
why-no-aircraft = Il ne reste aucun point { aircraft } pour { $squadron }.
aircraft = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
   *[blenheim] Blenheim
}
why-not-in-heavy-loss = { $squadron } n’est pas dans les pertes lourdes.
why-not-in-light-loss = { $squadron } n’est pas dans les pertes légères.

## Renforts

log-gruppen-arrive = { $number ->
    [1] Un Gruppe rejoint la bataille : { $gruppen }.
   *[other] { $number } Gruppen rejoignent la bataille : { $gruppen }.
}

## Nuit

ask-night-interception-die = { blenheims } en patrouille de nuit, { night-gruppen } en route ; il faut { $chance } ou moins : que montre le dé ?
ask-night-combat-die = Que montre le dé du combat de nuit ?
ask-night-bombing-die = { $gruppen ->
    [1] Un Gruppe bombarde
   *[other] { $gruppen } Gruppen bombardent
} de nuit : que montre le dé ?
log-night-no-chance = { blenheims } en patrouille de nuit, { night-gruppen } en route : la chance d’en trouver un dans le noir est de { $chance }.
# Un nombre de squadrons de Blenheims, et un de Gruppen.
blenheims = { $squadrons ->
    [1] Un squadron de Blenheims
   *[other] { $squadrons } squadrons de Blenheims
}
night-gruppen = { $gruppen ->
    [1] un Gruppe
   *[other] { $gruppen } Gruppen
}
log-night-missed = { blenheims } en patrouille de nuit, { night-gruppen } en route. Dé { $die } contre une chance de { $chance } : personne ne trouve personne.
log-night-found = { blenheims } en patrouille de nuit, { night-gruppen } en route. { $number ->
    [1] Dé { $die } contre une chance de { $chance } : un squadron trouve un Gruppe.
   *[other] Dé { $die } contre une chance de { $chance } : { $number } squadrons trouvent chacun un Gruppe.
}
log-night-interceptors = Ils se rencontrent dans le noir : { $units }.
log-night-combat = Combat de nuit : { $gruppen ->
    [1] un Gruppe
   *[other] { $gruppen } Gruppen
}, total { $total }, ligne { $row }, dé { $die }. Gruppen par lettre : { $german } ; squadrons : { $british }.
night-box = { $box ->
    [night-patrol] retourne à la patrouille de nuit
    [night-raid] poursuit sa route et bombarde
   *[airbase] fait demi-tour vers sa base
}
log-night-return = { $unit } ({ word-result }) { night-box }.
log-night-bombing = Dé { $die } : { $gruppen ->
    [1] un Gruppe bombarde
   *[other] { $gruppen } Gruppen bombardent
} de nuit ; les points de victoire changent de { $vp }.
log-landing-accident = { $gruppe } a un accident à l’atterrissage : pertes légères, +{ $vp } PV.
ask-landing-accident = Un Gruppe a un accident à l’atterrissage : lequel ?
ask-night-gruppe = { $left ->
    [1] Quel Gruppe est intercepté ?
   *[other] Quel Gruppe est intercepté ? Il en reste { $left } à désigner.
}
ask-night-squadron = { $left ->
    [1] Quel squadron intercepte ?
   *[other] Quel squadron intercepte ? Il en reste { $left } à désigner.
}

## La fin

level-british-decisive = victoire anglaise décisive
level-british-operational = victoire anglaise opérationnelle
level-british-tactical = victoire anglaise tactique
level-draw = match nul
level-german-tactical = victoire allemande tactique
level-german-operational = victoire allemande opérationnelle
level-german-decisive = victoire allemande décisive
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
reason-prepared = Les Allemands préparent l’invasion.
reason-invasion = Les Allemands débarquent en Angleterre.
reason-invasion-called-off = L’invasion est décommandée, mais la Luftwaffe peut encore achever la RAF.
reason-raf-withstood = L’invasion est décommandée ; la RAF a tenu, de justesse.
# L’une des forces aériennes n’est le camp de personne : elle l’emporte sans être nommée.
outcome = { $winner ->
    [none] Le résultat : { $level }. { $reason }
   *[other] { $winner } : { $level }. { $reason }
}

## Événements de raid

ask-approach-card = Quelle carte Événement de Raid est tirée pendant l’approche du raid ?
ask-target-event-card = Quelle carte Événement de Raid est tirée au-dessus de l’objectif ?
raid-event = { $event ->
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
   *[other] { $event }
}
raid-event-letters = { $letters ->
    [none] { "" }
   *[other] { " " }({ $letters })
}
raid-event-box = { $box ->
    [hunt] la case Chasse
    [bomber] la case Bombardement
    [close-escort] la case Escorte Rapprochée
   *[channel-patrol] la case Patrouille de la Manche
}
raid-event-weather = { $weather ->
    [clear] claire
    [patchy] légèrement nuageuse
   *[broken] très nuageuse
}
raid-event-wanted-weather = { $wanted ->
    [clear] claire
    [patchy] légèrement nuageuse
   *[broken] très nuageuse
}
raid-event-warning = { $warning ->
    [none] pas d’alerte
    [late] alerte tardive
    [sufficient] alerte suffisante
    [early] alerte avancée
   *[very-early] alerte très avancée
}
raid-event-wanted-warning = { $wanted ->
    [none] pas d’alerte
    [late] alerte tardive
    [sufficient] alerte suffisante
    [early] alerte avancée
   *[very-early] alerte très avancée
}
raid-event-intelligence = { $intelligence ->
    [poor] faible
    [limited] restreint
   *[accurate] précis
}
raid-event-wanted-intelligence = { $wanted ->
    [poor] faible
    [limited] restreint
   *[accurate] précis
}
raid-event-depth = { $depth ->
    [coast] proche des côtes
    [inland] à l’intérieur des terres
   *[deep] très éloigné
}
raid-event-wanted-depth = { $wanted ->
    [coast] proche des côtes
    [inland] à l’intérieur des terres
   *[deep] très éloigné
}

## Événements de raid : la carte

log-event-approach = Pendant l’approche, carte Événement de Raid { $card } : { raid-event }{ raid-event-letters }.
log-event-target = Au-dessus de l’objectif, carte Événement de Raid { $card } : { raid-event }{ raid-event-letters }.
log-event-fails = Carte Événement de Raid { $card }, « { raid-event } »{ raid-event-letters } : l’événement ne s’applique pas.
log-event-none = La carte Événement de Raid { $card } n’a rien ici pour ce jeu.
log-event-nothing = Cela ne change rien.

## Événements de raid : conditions de la carte

log-event-warning-is = Niveau d’alerte : { raid-event-warning }.
log-event-warning-is-not = Niveau d’alerte : { raid-event-warning } ; la carte veut : { raid-event-wanted-warning }.
log-event-intelligence-is = Le renseignement est { raid-event-intelligence }.
log-event-intelligence-is-not = Le renseignement est { raid-event-intelligence }, et non { raid-event-wanted-intelligence }.
log-event-weather-is = La météo sur l’objectif est { raid-event-weather }.
log-event-weather-is-not = La météo sur l’objectif est { raid-event-weather }, et non { raid-event-wanted-weather }.
log-event-depth-is = L’objectif est { raid-event-depth }.
log-event-depth-is-not = L’objectif est { raid-event-depth }, et non { raid-event-wanted-depth }.
log-event-in-range = L’objectif est dans le rayon d’action des Me 109.
log-event-beyond-range = L’objectif est au-delà du rayon d’action des Me 109.
log-event-squadrons = Squadrons qui comptent : { $count } ; il en faut au moins { $least }.
log-event-gruppen = Gruppen dans le raid : { $count } ; il en faut au moins { $least }.
log-event-hunters = Gruppen dans la case Chasse : { $count } ; il en faut au moins { $least }.
log-event-hunters-at-most = Gruppen dans la case Chasse : { $count } ; il en faut au plus { $most }.

## Événements de raid : ce qui arrive

log-event-turned-reduced = { $count ->
    [one] { $units } est désormais réduit.
   *[other] { $count } Gruppen sont désormais réduits : { $units }.
}
log-event-left-raid = { $count ->
    [one] { $units } quitte le raid et va dans la case En Vol.
   *[other] { $count } unités quittent le raid et vont dans la case En Vol : { $units }.
}
log-event-moved = { $count ->
    [one] { $units } va dans { raid-event-box }.
   *[other] { $count } Gruppen vont dans { raid-event-box } : { $units }.
}
log-event-weather = Zone { $area } : la météo est maintenant { raid-event-weather }.
log-event-british-altitude = Les squadrons ont l’altitude : les deux combats de ce raid se décalent d’une ligne en leur faveur.
log-event-german-altitude = Les Allemands ont l’altitude : les deux combats de ce raid se décalent d’une ligne en leur faveur.
log-event-big-wing = Le Groupe 12 se rassemble : avec deux de ses squadrons ou plus, l’attaque des squadrons se décale d’une ligne en faveur des Anglais.
log-event-bombs-first = Les squadrons arrivent tard : les bombes tombent d’abord, ils attaquent ensuite.
log-event-non-essential = Ce qui sera touché à { $site } compte peu : un point de victoire de moins est perdu, et aérodromes, stations radar et usines ne subissent aucun dégât.
log-event-raid-ends = { $count ->
    [0] Il ne reste personne pour bombarder : le raid est terminé.
    [one] Il ne reste personne pour bombarder : le raid est terminé, et { $units } le quitte.
   *[other] Il ne reste personne pour bombarder : le raid est terminé, et { $count } unités le quittent : { $units }.
}

## Événements de raid : pourquoi, ou pourquoi pas

log-event-nobody = Cela ne peut concerner personne.
log-event-other-letters = { $count ->
    [one] Non concerné, car il porte une autre lettre : { $units }.
   *[other] Non concernés, car ils portent d’autres lettres : { $units }.
}
log-event-already-reduced = Déjà sur la face Réduit : { $units }.
log-event-weather-stays = Zone { $area } : la météo est déjà { raid-event-weather }.
log-event-no-squadron-to-hunt = Aucun squadron n’est dans la case Chasse : il n’y a rien à chasser.
log-event-no-hunters = Aucun Gruppe n’est dans la case Chasse.
log-event-bomber-box-emptied = Il ne reste aucun Gruppe dans la case Bombardement : l’escorte n’a plus personne à protéger et attaque au sol.
