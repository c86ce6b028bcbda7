### RAF: Lion. Les noms des messages sont expliqués dans table.ftl.

game-lion = RAF : Lion
side-british = Fighter Command
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
word-wanted = { $wanted ->
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
   *[ju88] Ju 88
}
word-taken = { $taken ->
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
   *[ju88] Ju 88
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
word-box = { $box ->
    [hunt] case Chasse
    [bomber] case Bombardement
    [close-escort] case Escorte Rapprochée
   *[channel-patrol] case Patrouille de la Manche
}
word-result = { $result ->
    [D] désorganisé
    [A] abandon
    [L] pertes légères
    [H] pertes lourdes
   *[other] sans effet
}

## Objectif du raid

ask-target-card = Quelle carte Objectif est révélée ?
ask-card-back = Que montre le dos de la première carte Objectif ?
ask-raid-effort = L’objectif est-il attaqué ? Le dé de la Table d’Effort des Raids en décide.
log-raid-none = Carte { $card }, { $site } : pas de raid (dé { $die }).
log-raid-minor = Raid mineur sur { $site } ({ word-site-type }, carte { $card } ; dé { $die }).
log-raid-major = Raid majeur sur { $site } ({ word-site-type }, carte { $card } ; dé { $die }).
log-effort-column = Type d’objectif : { word-site-type } ; priorité { word-priority }, valeur stratégique { $value }, dé { $die }.
log-effort-depleted = La Luftwaffe est affaiblie : avec ce dé, elle fait un plus grand effort.
log-limit-fighters = La { $luftflotte } { $number ->
    [0] n’a aucun Gruppe de chasse complet
    [1] n’a qu’un Gruppe de chasse complet
   *[other] n’a que { $number } Gruppen de chasse complets
} : au plus un raid mineur.
log-limit-bombers = La { $luftflotte } { $number ->
    [0] n’a aucun Gruppe de bombardement complet
    [1] n’a qu’un Gruppe de bombardement complet
   *[other] n’a que { $number } Gruppen de bombardement complets
} : au plus un raid mineur.
log-limit-me110 = La { $luftflotte } { $number ->
    [0] n’a aucun Gruppe complet de Me 110
    [1] n’a qu’un Gruppe complet de Me 110
   *[other] n’a que { $number } Gruppen complets de Me 110
} pour un objectif au-delà du rayon d’action des Me 109 : au plus un raid mineur.

## Détection

ask-detection = Le raid est-il bien détecté ?
log-detected = Détection : dé { $die } { $modifier ->
    [0] sans modificateur
   *[other] plus { $modifier }
}, case { $space } : { word-warning }, renseignement { word-intelligence }.
log-detect-net = La station radar { $site } fonctionne : +{ $value }.
log-detect-net-damaged = La station radar { $site } est endommagée : +0.
log-detect-observers = Corps des Observateurs, { word-weather } : +{ $value }.
log-detect-major = Raid majeur : +{ $value }.
log-detect-major-depleted = Raid majeur d’une Luftwaffe affaiblie : +{ $value }.
log-detect-follow-up = Raid de suite : +{ $value }.
log-detect-forward = Aérodrome avancé : { $value }.
log-detect-snap = Raid éclair : { $value } au dé.
log-detect-half = Un quartier général est endommagé : le modificateur est divisé par deux.
log-detect-no-headquarters = Stanmore et le quartier général du Groupe sont endommagés : aucun modificateur.

## Engagement

ask-commit = Quel squadron riposte au raid ? ({ word-warning })
answer-commit-done = plus aucun squadron
answer-delay = déclarer une riposte retardée
log-committed = { $squadron } décolle et va dans la case Chasse.
log-delayed = La riposte est retardée : les squadrons ripostent comme avec une { word-warning }, mais les bombes tomberont d’abord.
log-patroller-hunts = Le patrouilleur de la Manche { $gruppe } se joint à la chasse.
log-nobody-eligible = Aucun squadron ne peut riposter à ce raid.
log-all-committed = Tous les squadrons qui pouvaient riposter sont en route.
why-no-delay = Une riposte retardée ne peut pas être déclarée maintenant ({ word-warning }).
why-control-room = La salle de contrôle de { $squadron } est touchée : il ne peut défendre que son propre secteur.
why-patrol-out-of-reach = { $squadron } patrouille sur { $sector ->
    [london] Londres
   *[other] le secteur { $sector }
}, d’où il ne peut pas riposter à ce raid ({ word-warning }).
why-sector-out-of-reach = { $squadron } se trouve dans le secteur { $sector }, d’où il ne peut pas riposter à ce raid ({ word-warning }).
why-not-ready = { $squadron } atterrit, se réarme ou est en vol.
why-committed-already = { $squadron } est déjà en route.
why-not-there = { $squadron } n’est pas là pour riposter.

## Déploiement du raid

ask-force-card-size = Quelle carte de Force donne la taille du raid ?
ask-force-card-types = Quelle carte de Force donne les types d’avions ?
ask-which-gruppe = Plusieurs Gruppen conviennent aussi bien : lequel vole ?
log-raid-size = Carte de Force { $card } : { word-raid }, { $size ->
    [1] un Gruppe
   *[other] { $size } Gruppen
}.
log-raid-called-off = Carte de Force { $card } : le { word-raid } est abandonné (taille { $size }).
log-size-conditional = La taille dépend de la situation : renseignement { word-intelligence }, Luftwaffe { $depleted ->
    [yes] affaiblie
   *[no] non affaiblie
}.
log-snap-raid-size = { $size ->
    [1] Un Gruppe d’élite de Me 110 mène
   *[other] { $size } Gruppen d’élite de Me 110 mènent
} le raid éclair.
log-raid-types = La carte de Force { $card } donne les types d’avions.
log-sweep = À la place, un balayage de Me 109 : { $size ->
    [1] un Gruppe
   *[other] { $size } Gruppen
}.
log-gruppe-flies = { $entry ->
    [0] { $gruppe } ({ word-type }) vole : { word-box }.
   *[other] Ligne { $entry } : { $gruppe } ({ word-type }), { word-box }.
}
log-beyond-range = L’objectif est au-delà du rayon d’action des Me 109.
log-none-at-airbase = Aucun Gruppe complet de { word-type } n’est dans les bases aériennes de la { $luftflotte }.
log-substitute = { word-taken } à la place de { word-wanted }.
log-from-luftflotte-3 = Il vient de la Luftflotte 3, qui peut se joindre à ce raid.
log-letter-chosen = La lettre { $letter } est l’une des moins employées dans ce raid.
log-selection-stops = La ligne { $entry } ({ word-type }) ne peut pas être remplie : le raid ne grandit plus.
log-raid-formed = Le raid : { $hunters } en chasse, { $bombers } dans la case Bombardement, { $escorts } en escorte rapprochée, { $patrollers } en patrouille de la Manche.
log-becomes-strafer = { $gruppe } attaque au sol.
log-false-raid = Aucun Gruppe ne peut voler : fausse alerte.
log-squadrons-leave = Sur le retour, encore en vol : { $squadrons }.

## Interception

ask-slip-past = Il y a { $excess ->
    [1] un squadron
   *[other] { $excess } squadrons
} de plus que de chasseurs. Lequel passe au travers ?
answer-slip-past-done = les autres restent et combattent
ask-go-home = Il ne reste plus de chasseurs. Quel squadron rentre au lieu d’attaquer ?
answer-go-home-done = tous les autres attaquent les bombardiers
ask-push-on = Les squadrons sont bien trop nombreux pour ces chasseurs. Lequel doit poursuivre vers les bombardiers ?
ask-evade = Parer et esquiver : quel squadron esquive vers les bombardiers ?
answer-evade-done = aucun (autre) squadron n’esquive
ask-fend = Quel squadron pare l’attaque des chasseurs pour { $evader } ?
ask-turn-reduced = Lequel des deux devient réduit ?
ask-intercept = Quel Gruppe est intercepté ? (encore { $left ->
    [1] un
   *[other] { $left }
})
ask-escort-aside = Quel Gruppe d’escorte est mis de côté ?
log-nobody-responds = Personne ne riposte au raid{ $vp ->
    [0] .
   *[other] { " : " }{ $vp } PV.
}
log-all-intercepted = { $hunters ->
    [1] Un Gruppe en chasse rencontre
   *[other] { $hunters } Gruppen en chasse rencontrent
} { $squadrons ->
    [1] un squadron
   *[other] { $squadrons } squadrons
} : personne ne passe.
log-slipped-past = { $squadron } passe vers les bombardiers.
log-goes-home = { $squadron } rentre.
log-pushed-on = { $squadron } doit poursuivre vers les bombardiers.
log-turned-reduced = { $squadron } devient réduit.
log-evaded = { $fender } pare l’attaque des chasseurs, { $evader } esquive vers les bombardiers.
log-intercepted = { $gruppe } est intercepté.
log-escort-stands-aside = Le Gruppe d’escorte { $gruppe } est mis de côté avec ceux qui ne sont pas interceptés (rang { $class } dans l’ordre fixé).
log-escorts-stay = Coordination de l’escorte : aucun Gruppe d’escorte n’est mis de côté.
why-must-stay = { $squadron } doit rester : seuls les Spitfires et les Hurricanes complets passent.
why-blenheim-attacks = { $squadron } doit attaquer : les Blenheims n’ont pas le choix.
why-reduced-attacks = { $squadron } doit attaquer : les squadrons réduits n’ont pas le choix.

## Combat

ask-hunter-attack = Les chasseurs attaquent : que montre le dé ?
ask-squadron-attack = Les squadrons attaquent : que montre le dé ?
ask-new-ace = Quel squadron devient un as ?
ask-press-on = { $squadron } est indemne. Attaque-t-il les bombardiers ou rentre-t-il ?
ask-press-on-disrupted = { $squadron } est désorganisé. Attaque-t-il les bombardiers, réduit, ou rentre-t-il, complet ?
answer-bomber = vers les bombardiers
answer-inflight = rentrer
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
log-row-ace = L’as { $squadron } combat : une ligne plus bas.
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
log-presses-on = { $squadron } poursuit vers les bombardiers.
log-ace-gained = { $squadron } devient un squadron d’as.
log-ace-lost = { $squadron } n’est plus un as.

## Bombardement

ask-bombing = Les bombes tombent : que montre le dé ?
ask-heavy-damage = Dégâts importants : que montre le second dé ?
ask-disperse = Quel squadron est dispersé par les bombes ? (encore { $left ->
    [1] un
   *[other] { $left }
})
log-bombed = Bombardement : { $site } ({ word-site-type }), puissance { $strength }, colonne { $column }, dé { $die } : { $result ->
    [0] aucun dégât
    [1] 1 point de dégâts
    [2] 2 points de dégâts
   *[other] dégâts importants ({ $points } points)
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
log-vp-non-essential = Objectif non essentiel : un point de victoire de moins.
log-vp-double = La carte double les points de victoire.
log-damaged = { $site } : marqueur { $damage ->
    [heavy] Dégâts Importants
   *[light] Dégâts Légers
}.
log-radar-crippled = Le système radar est paralysé : on ne voit plus le dos des cartes Objectif.
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
log-ju87-withdrawn = { $lost } Gruppen de Ju 87 sont dans les cases de pertes : le Ju 87 est retiré de la bataille.
log-clock = { $spaces ->
    [1] L’horloge avance
   *[other] L’horloge avance de { $spaces } cases
} : { $time }.
log-no-time-passes = Le temps ne passe pas : le raid suivant vient aussitôt.
log-follow-up = Raid de suite sur le même objectif (carte { $card }).
log-end-of-day = Le jour de raid est terminé ; le total est de { $vp } PV.
log-eliminated = Le total atteint { $vp } PV : { $vp ->
   *[other] une des forces aériennes a perdu la bataille.
}

## Mise en place

ask-green-squadron = Quel squadron commence avec des pilotes novices ? (encore { $left ->
    [1] un
   *[other] { $left }
})
log-green = { $squadron } commence avec des pilotes novices.
why-one-a-sector = Il y a déjà un squadron novice dans le secteur { $sector }.
why-eleven-group-first = { $squadron } ne peut pas être pris : ceux qui restent à choisir doivent être du Groupe 11.

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
sector = { $sector ->
    [london] Londres
   *[other] le secteur { $sector }
}
answer-london = Londres

## Préparation quotidienne

ask-repair-die = { $site } a des dégâts importants et une chance de réparation de { $chance } : que montre le dé ?
ask-time-card = Quelle carte Événement de Raid fixe le début de la journée ?
ask-weather-die = Que montre le dé de la météo ?
log-light-damage-mended = Réparés pendant la nuit : { $sites }.
log-repaired = Dé { $die } contre une chance de réparation de { $chance } : { $site } fonctionne de nouveau.
log-half-repaired = Dé { $die }, juste la chance de réparation : { $site } n’a plus que des dégâts légers et fonctionnera demain.
log-not-repaired = Dé { $die } contre une chance de réparation de { $chance } : { $site } garde ses dégâts importants.
log-radar-restored = Le système radar n’est plus paralysé : le dos de la prochaine carte Objectif est de nouveau visible.
log-day-begins = { $no_warning ->
    [true] Carte { $card } (avance de { $advance }) : la journée commence à { $time }, et sans aucune alerte préalable.
   *[false] Carte { $card } (avance de { $advance }) : la journée commence à { $time }.
}
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
log-advance-warning = Alerte préalable : le prochain raid peut venir de la région { $first }, le suivant de la région { $second }.
log-no-advance-warning = Il n’y a pas d’alerte préalable.
log-nets-damaged = { $nets } stations radar sont endommagées ; à partir de deux, nul ne voit ce qui se rassemble au-dessus de la France.
log-card-without-warning = Sur la carte Événement de Raid, l’avance de l’horloge porte la mention No AW.

## Patrouilles

ask-patrol-squadron = Quel squadron part en patrouille ?
ask-patrol-circle = Dans quel cercle { $squadron } patrouille-t-il ?
log-patrols = { $squadron } patrouille sur { sector }.
log-late-patrols-full = Il est 1800 et { $number } squadrons sont en patrouille : aucun autre ne peut décoller.
why-control-room-hit = La salle de contrôle du secteur { $sector } est touchée : { $squadron } ne peut pas partir en patrouille aujourd’hui.
why-on-patrol-already = { $squadron } patrouille déjà sur { sector }.
why-landing = { $squadron } est encore à l’atterrissage.
why-rearming = { $squadron } est encore au réarmement.
why-on-night-patrol = { $squadron } est en patrouille de nuit et ne vole pas de jour.
why-not-entered = { $squadron } est un renfort qui n’est pas encore entré en jeu.
why-not-in-sector = { $squadron } n’est pas dans son secteur.
why-tension-forbids = Tension entre les Groupes 11 et 12 : { $squadron }, du Groupe 12, ne peut pas patrouiller aujourd’hui sur { sector }.
why-circle-beyond-vhf = Même avec la VHF, { $squadron } ne peut pas patrouiller sur { sector } : c’est à plus de deux secteurs.
why-circle-not-adjacent = { $squadron } ne peut pas patrouiller sur { sector }, qui ne touche pas son propre secteur.

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
   *[other] Quatre heures ont passé.
} { turnaround-ready }{ turnaround-rearming }{ turnaround-landing }

## Remise à jour du calendrier

ask-day-card = Quelle carte d’Événement Quotidien est tirée ?
log-reset = La journée est finie : les squadrons rentrent dans leurs secteurs et les Gruppen dans leurs bases aériennes.
log-days-played = { $days } jours de raid ont été joués ; le total est de { $vp }.
log-day-advance = { $days ->
    [1] Carte { $card } : un jour passe. Nous sommes le { date } et les Anglais gagnent 1 point de victoire.
   *[other] Carte { $card } : { $days } jours passent. Nous sommes le { date } et les Anglais gagnent { $days } points de victoire.
}
log-day-card-disregarded = { $days ->
    [1] La carte { $card } est ignorée : elle vaut un jour, comme la carte précédente.
   *[other] La carte { $card } est ignorée : elle vaut { $days } jours, et la précédente en valait { $previous }.
}
log-momentum = La Luftwaffe a de l’élan : deux cartes d’Événement Quotidien sont tirées et la plus courte compte.
log-no-momentum = La Luftwaffe n’a pas d’élan : une seule carte d’Événement Quotidien est tirée.
log-momentum-nets = Stations radar aux dégâts importants : { $nets } ; deux suffisent.
log-momentum-vp = Points de victoire : { $vp } ; un total de -20 à -34 suffit.
log-momentum-green = Squadrons novices dans leurs secteurs : { $squadrons } ; sept suffisent.
log-momentum-sealion = { $preparing ->
    [true] Seelöwe est en préparation, ce qui suffit.
   *[false] Seelöwe n’est pas en préparation.
}
log-momentum-card = { $days ->
    [1] La carte { $card }, d’un jour, est utilisée ; la carte { $other } retourne dans la pile.
   *[other] La carte { $card }, de { $days } jours, est utilisée ; la carte { $other } retourne dans la pile.
}
log-reshuffled = { $deck ->
    [target] La pile des cartes Objectif reprend sa défausse et est mélangée.
    [force] La pile des cartes de Force reprend sa défausse et est mélangée.
   *[raid-event] La pile des cartes Événement de Raid reprend sa défausse et est mélangée.
}
log-deeper-targets = Les raids vont plus loin : les cartes Objectif { $first } à { $last } rejoignent la pile, qui est mélangée.

## Seelöwe

log-sealion-values = Le { date }, Seelöwe se déclenche à un total de { $start } ou moins et s’annule à { $cancel } ou plus ; le total est de { $vp }.
log-sealion-cancelled = Hitler annule l’opération Seelöwe.
log-sealion-delayed = L’opération Seelöwe est ajournée ; elle sera réexaminée à partir du { date }.
log-sealion-preparations = Les Allemands préparent l’invasion : le Jour-J sera le { date }.
log-sealion-orders = Avec des équipages frais, et les aérodromes et les ports pour premiers objectifs, l’affaiblissement tombe à { $depletion } ; le total est maintenant de { $vp }.
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
log-terror = La stratégie de terreur commence : les cartes Objectif { $first } à { $last } rejoignent la pile, qui est mélangée.
log-escort-increased = Désormais les raids ont plus d’escorte : les cartes de Force 87 à 90 et Événement de Raid 129 à 134 rejoignent leurs piles, qui sont mélangées.
log-escort-unchanged = Plus d’escorte est demandée, mais refusée.
log-escort-already = Plus d’escorte est demandée ; les raids l’ont déjà.
log-escort-vp = Points de victoire : { $vp } ; 8 suffisent.
log-escort-date = { $late ->
    [true] Nous sommes le { date } : après le 10 septembre, ce qui suffit.
   *[false] Nous sommes le { date } : pas encore après le 10 septembre.
}
log-escort-depleted = { $depleted ->
    [true] La Luftwaffe est affaiblie, ce qui suffit.
   *[false] La Luftwaffe n’est pas affaiblie.
}
log-lf3-joins-lf2 = Le { date }, la Luftflotte 3 est mise au service de la Luftflotte 2 : ses Gruppen peuvent participer à ses raids.
log-lf3-still-joins = Le { date }, les Gruppen de la Luftflotte 3 peuvent toujours participer aux raids de la Luftflotte 2.
log-lf3-leaves-lf2 = Le { date }, la Luftflotte 3 revient à ses propres raids.
log-lf3-stays = Le { date }, la Luftflotte 3 s’en tient à ses propres raids.
log-tension = Tension entre les Groupes 11 et 12 : au prochain jour de raid, aucun squadron du Groupe 12 ne peut patrouiller sur le Groupe 11.
log-british-raid-on-industry = Le Bomber Command frappe l’industrie allemande ; la carte donne moins de remplacements allemands.
log-no-day-event = La carte { $card } n’a pas d’événement.

## Remplacements

ask-light-loss-return = Les points manquent : quel squadron revient ensuite des pertes légères ? Points restants : Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim }, pilotes confirmés { $pilots }.
ask-heavy-loss-move = Les points manquent : quel squadron passe des pertes lourdes aux pertes légères ? Points restants : Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim }.
log-points-gained = La carte { $card } apporte ces remplacements : Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim }, chasseurs allemands { $german_fighter }, bombardiers allemands { $german_bomber } et, pour un total de { $vp }, pilotes confirmés { $experienced_pilot }.
log-stabilization = { $squadrons ->
    [1] Stabilisation : un squadron jamais entré donne
   *[other] Stabilisation : { $squadrons } squadrons jamais entrés donnent
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
aircraft = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
   *[blenheim] Blenheim
}
why-not-in-light-loss = { $squadron } n’est pas dans les pertes légères.
why-not-in-heavy-loss = { $squadron } n’est pas dans les pertes lourdes.
why-no-aircraft = Il ne reste aucun point { aircraft } pour { $squadron }.

## Renforts

ask-reinforcement = { $left ->
    [1] Quel squadron entre en jeu, pour { $cost } PV ? Un seul peut encore entrer.
   *[other] Quel squadron entre en jeu, pour { $cost } PV ? { $left } peuvent encore entrer.
}
log-gruppen-arrive = { $number ->
    [1] Un Gruppe rejoint la bataille : { $gruppen }.
   *[other] { $number } Gruppen rejoignent la bataille : { $gruppen }.
}
log-squadron-enters = { $squadron } rejoint la bataille, pour { $cost } PV.
why-entered-already = { $squadron } est déjà entré en jeu.
why-no-reinforcement = { $squadron } n’est pas un renfort.

## Nuit

ask-night-patrol = { $patrolling ->
    [none] Quel squadron de Blenheims part en patrouille de nuit ?
   *[other] Quel squadron de Blenheims part en patrouille de nuit ou en revient ? Y sont déjà : { $patrolling }.
}
ask-night-commitment-die = Que montre le dé du raid nocturne allemand ?
ask-night-interception-die = { blenheims } en patrouille de nuit, { night-gruppen } en route ; il faut { $chance } ou moins : que montre le dé ?
ask-six-hundred = Le dé montre { $die } ; il faut { $chance } ou moins. { $squadron } retire-t-il un point, pour voler lui-même ?
answer-six-hundred-keep = laisser le dé
answer-six-hundred-subtract = retirer un point
ask-night-squadron = { $left ->
    [1] Quel squadron intercepte ?
   *[other] Quel squadron intercepte ? Il en reste { $left } à désigner.
}
ask-night-gruppe = { $left ->
    [1] Quel Gruppe est intercepté ?
   *[other] Quel Gruppe est intercepté ? Il en reste { $left } à désigner.
}
ask-night-combat-die = Que montre le dé du combat de nuit ?
ask-night-bombing-die = { $gruppen ->
    [1] Un Gruppe bombarde
   *[other] { $gruppen } Gruppen bombardent
} de nuit : que montre le dé ?
ask-landing-accident = Un Gruppe a un accident à l’atterrissage : lequel ?
why-night-patrol-settled = { $squadron } a déjà changé de service ce matin.
why-only-blenheims = { $squadron } ne vole pas sur Blenheim ; seuls les Blenheims vont en patrouille de nuit.
log-night-patrol = { $squadron } part en patrouille de nuit.
log-off-night-patrol = { $squadron } quitte la patrouille de nuit et rentre dans son secteur.
log-night-commitment = Dé { $die } : Gruppen voulus cette nuit, { $lf2 } de la Luftflotte 2 et { $lf3 } de la Luftflotte 3.
log-night-column-date = C’est la colonne du jour qui vient de finir.
log-night-column-terror = C’est la colonne de la stratégie de terreur.
log-night-raiders = { $gruppen ->
    [none] La { $luftflotte } ne trouve aucun bombardier à envoyer de nuit.
   *[other] La { $luftflotte } envoie de nuit : { $gruppen }.
}
log-night-order = Les He 111 partent d’abord, puis les Do 17, puis les Ju 88 ; jamais les Ju 87.
log-night-too-few = Il en fallait encore { $wanted }, mais il n’y en avait que { $number }.
log-night-surplus = La { $luftflotte } retire des raids nocturnes : { $gruppen }.
log-night-order-back = Les Ju 88 rentrent d’abord, puis les Do 17, puis les He 111.
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
log-six-hundred-lowers = { $squadron } retire un point au dé de { $die } et vole lui-même (chance { $chance }).
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
log-night-return = { $unit } ({ $result }) { night-box }.
log-night-bombing = Dé { $die } : { $gruppen ->
    [1] un Gruppe bombarde
   *[other] { $gruppen } Gruppen bombardent
} de nuit ; les points de victoire changent de { $vp }.
log-landing-accident = { $gruppe } a un accident à l’atterrissage : pertes légères, { $vp } point de victoire.

## La fin

# La Luftwaffe n’est le camp de personne : elle l’emporte sans être nommée.
outcome = { $winner ->
    [none] Le résultat : { $level }. { $reason }
   *[other] { $winner } : { $level }. { $reason }
}
level-british-triumph = triomphe de la RAF
level-british-decisive = victoire anglaise décisive
level-british-operational = victoire anglaise opérationnelle
level-british-tactical = victoire anglaise tactique
level-draw = match nul
level-german-tactical = victoire allemande tactique
level-german-operational = victoire allemande opérationnelle
level-german-decisive = victoire allemande décisive
level-british-disaster = journée désastreuse pour les Anglais
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

## Événements de raid

ask-approach-card = Quelle carte Événement de Raid est tirée pendant l’approche du raid ?
ask-target-event-card = Quelle carte Événement de Raid est tirée au-dessus de l’objectif ?
ask-radio-confusion = Confusion à la radio : quel squadron complet portant la lettre { $letters } perd le contact et rentre ?
ask-after-blenheims = Des Blenheims du Bomber Command sont pris pour des Allemands : quel squadron du Groupe { $group } les poursuit ?

raid-event = { $event ->
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

## La carte

log-event-approach = Pendant l’approche, carte Événement de Raid { $card } : { raid-event }{ raid-event-letters }.
log-event-target = Au-dessus de l’objectif, carte Événement de Raid { $card } : { raid-event }{ raid-event-letters }.
log-event-fails = Carte Événement de Raid { $card }, « { raid-event } »{ raid-event-letters } : l’événement ne s’applique pas.
log-event-none = La carte Événement de Raid { $card } n’a rien ici pour ce jeu.
log-event-nothing = Cela ne change rien.

## Conditions de la carte

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

## Ce qui arrive

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
log-event-escort-coordination = L’escorte reste groupée : aucun Gruppe d’escorte ne sera mis de côté lors de l’attaque des squadrons.
log-event-bombs-first = Les squadrons arrivent tard : les bombes tombent d’abord, ils attaquent ensuite.
log-event-pathfinders = Des éclaireurs guident le raid : son bombardement se décale de deux colonnes sur la droite.
log-event-low-level = Les bombardiers arrivent à basse altitude : plus faciles à attaquer, ils bombardent mieux et sous les nuages.
log-event-non-essential = Ce qui sera touché à { $site } compte peu : un point de victoire de moins est perdu, et aérodromes, stations radar et usines ne subissent aucun dégât.
log-event-all-to-secondary = Tous les Gruppen bombarderont l’objectif secondaire, { $secondary }, au lieu de { $primary }.
log-event-some-to-secondary = Une partie des Gruppen ({ $letters ->
    [A] lettre
    [B] lettre
    [C] lettre
   *[other] lettres
} { $letters }) bombardera l’objectif secondaire, { $secondary } ; les autres, { $primary }.
log-event-raid-ends = { $count ->
    [0] Il ne reste personne pour bombarder : le raid est terminé.
    [one] Il ne reste personne pour bombarder : le raid est terminé, et { $units } le quitte.
   *[other] Il ne reste personne pour bombarder : le raid est terminé, et { $count } unités le quittent : { $units }.
}
log-event-patrols-fly = { $count ->
    [one] { $units } est dérouté de sa patrouille et va dans la case En Vol.
   *[other] { $count } squadrons sont déroutés de leur patrouille et vont dans la case En Vol : { $units }.
}
log-event-patrols-land = { $count ->
    [one] { $units }, réduit, interrompt sa patrouille pour atterrir.
   *[other] { $count } squadrons réduits interrompent leur patrouille pour atterrir : { $units }.
}
log-event-after-blenheims = { $squadron } du Groupe { $group } poursuit des Blenheims du Bomber Command et va dans la case En Vol.
log-event-snap-raid-due = { $count ->
    [one] { $units } fera un raid à lui seul dès que ce raid sera terminé.
   *[other] { $units } feront un raid à eux seuls dès que ce raid sera terminé.
}
log-snap-raid-elsewhere = La carte Objectif { $card } est dans la zone de la { $luftflotte } ; les Me 110 d’élite n’attaquent que dans celle de la LF2.
log-snap-raid-begins = { $raid ->
    [major] Les Me 110 d’élite lancent un raid éclair sur { $site } (carte Objectif { $card }) ; il se voit aussi bien qu’un raid majeur.
   *[minor] Les Me 110 d’élite lancent un raid éclair sur { $site } (carte Objectif { $card }).
}

## Pourquoi, ou pourquoi pas

log-event-nobody = Cela ne peut concerner personne.
log-event-other-letters = { $count ->
    [one] Non concerné, car il porte une autre lettre : { $units }.
   *[other] Non concernés, car ils portent d’autres lettres : { $units }.
}
log-event-already-reduced = Déjà réduit : { $units }.
log-event-weather-stays = Zone { $area } : la météo est déjà { raid-event-weather }.
log-event-no-squadron-to-hunt = Aucun squadron n’est dans la case Chasse : il n’y a rien à chasser.
log-event-no-hunters = Aucun Gruppe n’est dans la case Chasse.
log-event-bomber-box-emptied = Il ne reste aucun Gruppe dans la case Bombardement : l’escorte n’a plus personne à protéger et attaque au sol.
log-event-nobody-to-escort = Aucun Gruppe à escorter n’est dans la case Bombardement.
log-event-vhf-immune = Équipés de VHF, donc ni comptés ni désorientés : { $units }.
log-event-no-full-squadron = Aucun squadron complet du raid ne porte la lettre.
log-event-no-bombers = Aucun bombardier n’est dans la case Bombardement.
log-event-only-ju87 = Les seuls bombardiers de la case Bombardement sont des Ju 87.
log-event-altitude-held = Les Anglais ont déjà l’avantage d’altitude : l’attaque ne se décale pas d’une ligne de plus.
log-event-no-elite-me110 = Aucun Gruppe complet de Me 110 d’élite n’est à sa base aérienne.
log-event-none-in-group = Le Groupe { $group } n’a aucun squadron de Hurricanes ou de Spitfires disponible ou en patrouille.

## Refus

why-not-in-raid = { $squadron } ne participe pas à ce raid.
why-vhf-immune = { $squadron } est équipé de VHF et ne se laisse pas désorienter.
why-reduced-not-confused = { $squadron } est réduit ; seul un squadron complet perd le contact.
why-other-letter = { $squadron } porte la lettre { $letter }, qui n’est pas sur la carte.
why-in-this-raid = { $squadron } participe déjà à ce raid.
why-neither-ready-nor-patrolling = { $squadron } n’est ni dans son secteur ni en patrouille.
why-blenheims-stay = { $squadron } vole sur Blenheim ; seuls des Hurricanes et des Spitfires font cette erreur.
why-other-group-first = { $squadron } n’est pas du Groupe { $group }, qui doit envoyer le squadron.
