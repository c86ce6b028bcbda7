### RAF: Eagle. Les noms des messages sont expliqués dans table.ftl.
### Builds on: raf, cards-eagle

game-eagle = RAF : Eagle
side-german = Luftwaffe

## Mots des phrases ci-dessous

gruppen-count = { $number ->
    [0] aucun Gruppe
    [1] un Gruppe
   *[other] { $number } Gruppen
}
squadrons-count = { $number ->
    [0] aucun squadron
    [1] un squadron
   *[other] { $number } squadrons
}
with-gruppen = { $number ->
    [0] sans aucun Gruppe
    [1] avec un Gruppe
   *[other] avec { $number } Gruppen
}
hunting-gruppen = { $hunters ->
    [1] un Gruppe en chasse
   *[other] { $hunters } Gruppen en chasse
}
meeting-squadrons = { $squadrons ->
    [1] un squadron
   *[other] { $squadrons } squadrons
}
word-response = { $priority ->
    [minimal] minimale
    [low] faible
    [high] haute
   *[all-out] totale
}
word-points = { $points ->
    [german_fighter] chasseurs
   *[german_bomber] bombardiers
}
word-level = { $level ->
    [british-decisive] victoire anglaise décisive
    [british-operational] victoire anglaise opérationnelle
    [german-operational] victoire allemande opérationnelle
    [german-decisive] victoire allemande décisive
   *[draw] match nul
}

## Mise en place

ask-green-squadron = Quel squadron anglais commence avec des pilotes novices ? (encore { $left ->
    [1] un
   *[other] { $left }
})
why-one-of-eleven-group = { $squadron } ne peut pas être pris : un squadron du Groupe 11 a déjà des pilotes novices, et c’est le maximum.

## Planification quotidienne : les cartes

ask-strategy-card = Quelle carte Stratégique est tirée ?
ask-target-card = Quelle carte Objectif est tirée ?
ask-further-target-card = Trop peu de raids majeurs sont possibles : quelle autre carte Objectif est tirée ?
log-strategy-drawn = { $number ->
    [0] Aucune carte Stratégique n’est tirée.
    [1] Carte Stratégique tirée : { $cards }.
   *[other] Cartes Stratégiques tirées : { $cards }.
}
log-strategy-card = Carte Stratégique { $card } : { strategy }.
log-strategy-vp = Le tableau des points de victoire, à { $vp }, en donne le nombre.
log-strategy-pressed = Après une journée de pression, une seule carte, quel que soit le total des points de victoire.
log-target-eligible = Carte Objectif { $card }, { $site } : { word-raid } possible.
log-target-discarded = { $raid ->
    [none] Carte Objectif { $card }, { $site } : pas de raid possible, la carte est défaussée.
   *[other] Carte Objectif { $card }, { $site } : bonne pour un raid mineur seulement ; il en faut un majeur, la carte est défaussée.
}
log-targets-drawn = Cartes Objectif pour planifier : { $number } ; raid majeur possible : { $majors }.

## Planification quotidienne : le plan

ask-plan = { $raids ->
    [0] Aucun raid n’est encore prévu. Quelle carte Objectif planifiez-vous ?
    [1] Un raid est prévu. Quelle carte Objectif planifiez-vous ou changez-vous ?
   *[other] { $raids } raids sont prévus. Quelle carte Objectif planifiez-vous ou changez-vous ?
}
answer-plan-done = confirmer le plan
ask-plan-raid = Carte { $card }, { $site }, { word-raid } : { $time ->
    [none] à quelle heure part-il ?
   *[other] départ à { $time } { with-gruppen }. Que changez-vous ?
}
answer-plan-raid-done = laisser ce raid tel quel
answer-drop = renoncer à ce raid
answer-forward = frapper l’aérodrome avancé, ou de nouveau celui du secteur
ask-assign-fighters = De nouveaux chasseurs sont disponibles. À quel raid en affectez-vous ?
answer-assign-fighters-done = les chasseurs restent affectés ainsi
ask-assign-to-raid = Carte { $card }, { $site }, { word-raid } à { $time } { with-gruppen } : quels chasseurs l’accompagnent, ou ne l’accompagnent plus ?
answer-assign-to-raid-done = laisser ce raid tel quel
log-raid-planned = { $time } : { word-raid } sur { $site } (carte { $card }{ $forward ->
    [true] , aérodrome avancé
   *[false] { "" }
}{ $strategy ->
    [none] { "" }
   *[other] { " ; " }stratégie { $strategy }
}). { $number ->
    [0] Aucun Gruppe n’y est encore affecté.
    [1] Un Gruppe y participe : { $gruppen }.
   *[other] { $number } Gruppen y participent : { $gruppen }.
}
log-no-raids-today = Aucun raid n’est prévu : la Luftwaffe reste au sol aujourd’hui.
log-raid-cancelled = Il ne reste personne pour le raid sur { $site } (carte { $card }) : il est annulé.

## Planification quotidienne : ce qui manque au plan

too-many = Carte { $card }, { $site } : { $number ->
    [1] un Gruppe y est affecté
   *[other] { $number } Gruppen y sont affectés
}
log-too-many-limit-decoy = { too-many }, mais un raid de diversion n’en a aucun.
log-too-many-limit-minor = { too-many }, mais un raid mineur en a au plus { $limit }.
log-too-many-limit-major = { too-many }, mais avec autant de raids prévus un raid majeur en a au plus { $limit }.
log-too-many-limit-depleted = { too-many }, mais un raid en a au plus { $limit }.
log-too-many-limit-coordination = { too-many }, mais un raid en a au plus { $limit }.
log-raid-empty = Le raid sur { $site } (carte { $card }) n’a encore aucun Gruppe.
log-demand-ju87 = Le Haut Commandement veut voir voler aujourd’hui { $wanted ->
    [1] un Gruppe de Ju 87
   *[other] { $wanted } Gruppen de Ju 87
} ; affectés jusqu’ici : { $number }.
log-demand-double = Le Haut Commandement veut un raid sur un objectif aux points de victoire doublés : cartes { $cards }.
log-demand-london = Le Haut Commandement veut un raid sur Londres : cartes { $cards }.
why-too-many-limit-decoy = { log-too-many-limit-decoy }
why-too-many-limit-minor = { log-too-many-limit-minor }
why-too-many-limit-major = { log-too-many-limit-major }
why-too-many-limit-depleted = { log-too-many-limit-depleted }
why-too-many-limit-coordination = { log-too-many-limit-coordination }
why-raid-empty = { log-raid-empty }
why-demand-ju87 = { log-demand-ju87 }
why-demand-double = { log-demand-double }
why-demand-london = { log-demand-london }

## Planification quotidienne : refus

why-plan-stands = Le raid sur { $site } a été planifié ce matin : seuls ses chasseurs peuvent encore être choisis.
why-time-already = Le raid sur { $site } est déjà prévu à { $time }.
why-morning-haze = Brume matinale : personne ne vole à { $time }.
why-segment-full = Il y a déjà { $most } raids à { $time }, et c’est le maximum.
why-no-forward-airfield = La carte { $card }, { $site }, n’a pas d’aérodrome avancé que l’on puisse frapper.
why-strategy-not-in-hand = La carte Stratégique { $strategy } ({ strategy-named }) n’est pas dans votre main.
why-raid-has-no-time = Le raid sur { $site } n’a pas encore d’heure : choisissez-la d’abord.
why-decoy-without-gruppen = Un raid de diversion n’a pas de Gruppen : retirez d’abord ceux du raid sur { $site }.
why-decoy-alone = « Raid de diversion » ne partage un raid avec aucune autre carte Stratégique.
why-bombers-settled = { $gruppe } reste où il est : bombardiers et Jabos ne sont affectés que pendant la planification quotidienne.
why-fighters-later = { $gruppe } ne peut pas être affecté maintenant au raid sur { $site } : les chasseurs sont affectés aux raids de { $first } à { $last }.
why-fighters-settled = Les chasseurs du raid sur { $site } à { $time } (carte { $card }) ont été choisis à la première occasion.
why-fighters-not-yet = Il est trop tôt pour choisir les chasseurs du raid sur { $site } à { $time } (carte { $card }).
why-gruppe-planned = { $gruppe } est déjà affecté au raid de la carte { $raid }.
why-gruppe-away = { $gruppe } n’est pas à sa base aérienne.
why-gruppe-reduced = { $gruppe } est réduit ; seuls les Gruppen complets volent.
why-other-luftflotte = { $gruppe } est de l’autre Luftflotte et ne peut pas participer à un raid sur { $site }.
why-limit-decoy = { $gruppe } ne peut pas participer au raid sur { $site } : un raid de diversion n’a pas de Gruppen.
why-limit-minor = { $gruppe } ne peut pas participer au raid sur { $site } : pour un raid mineur, le maximum de Gruppen est de { $limit }.
why-limit-major = { $gruppe } ne peut pas participer au raid sur { $site } : un jour de { $raids ->
    [1] un seul raid
   *[other] { $raids } raids
}, le maximum de Gruppen d’un raid majeur est de { $limit }.
why-limit-depleted = { $gruppe } ne peut pas participer au raid sur { $site } : le maximum de Gruppen d’un raid est de { $limit }.
why-limit-coordination = { $gruppe } ne peut pas participer au raid sur { $site } : même avec « Coordination de raid majeur », le maximum de Gruppen est de { $limit }.
why-no-jabos = { $gruppe } ne peut pas emporter de bombes : il n’y a pas de Jabos dans cette partie.
why-only-me109-jabo = { $gruppe } ne peut pas être Jabo : seuls les Me 109 reçoivent un marqueur Jabo.
why-jabos-later = { $gruppe } ne peut pas être Jabo avant le 1er septembre.
why-no-jabo-marker = { $gruppe } ne peut pas être Jabo : les deux marqueurs sont pris.
why-jabo-range = { $gruppe } ne peut pas être Jabo dans le raid de la carte { $card } : il est au-delà du rayon d’action des Me 109.
why-forward-primary-only = Avec « Objectif secondaire », le raid de la carte { $card } n’attaque pas { $site } et ne peut donc pas frapper l’aérodrome avancé.
why-raid-in-the-air = Le raid sur { $site } est en l’air : impossible de prévoir les autres avant qu’il soit terminé.
why-raid-not-planned = Aucun raid « { $card } » n’est planifié ; { $number ->
    [0] rien n’est planifié.
    [one] il y a un raid sur la carte { $cards }.
   *[other] il y a des raids sur les cartes { $cards }.
}

## L’horloge

log-day-starts = { $raids ->
    [1] L’horloge commence à { $time }, avec le seul raid de la journée.
   *[other] L’horloge commence à { $time } ; { $raids } raids sont à venir.
}

## Déploiement du raid

ask-choose-raid = Lequel des raids de { $time } part maintenant ?
ask-channel-patrol = Quel Gruppe de Me 109 patrouille la Manche ? (encore { $left ->
    [1] un
   *[other] { $left }
}, { $wanted } en tout)
ask-deploy-me110 = Que fait le Gruppe de Me 110 { $gruppe } ?{ deploy-left }{ deploy-escorts }
ask-deploy-me109 = Que fait le Gruppe de Me 109 { $gruppe } ?{ deploy-left }{ deploy-escorts }
deploy-left = { $left ->
    [1] { "" }
   *[other] { " " }Il en reste { $left } à déployer.
}
deploy-escorts = { $escorts_wanted ->
    [0] { "" }
   *[other] { " " }Le Haut Commandement en veut { $escorts_wanted } en escorte rapprochée.
}
answer-hunt = chasser
answer-bomber = attaquer l’objectif au sol
answer-close-escort = voler en escorte rapprochée
answer-channel-patrol = patrouiller la Manche
answer-rest-hunt = celui-ci et tous les autres chassent
answer-rest-bomber = celui-ci et tous les autres attaquent l’objectif au sol
answer-rest-close-escort = celui-ci et tous les autres volent en escorte rapprochée
answer-rest-channel-patrol = celui-ci et tous les autres patrouillent la Manche
log-raid-flies = { $time } : le raid sur { $site } décolle (carte { $card }{ $forward ->
    [true] , aérodrome avancé
   *[false] { "" }
}).
log-decoy-flies = Le raid de la carte { $card } est un raid de diversion : personne n’y participe.
log-at-edge-of-range = { $gruppe } vole si loin qu’il arrive réduit.
deployed-hunters = { $hunters ->
    [none] { "" }
   *[other] { " " }En chasse : { $hunters }.
}
deployed-bombers = { $bombers ->
    [none] { "" }
   *[other] { " " }Case Bombardement : { $bombers }.
}
deployed-escorts = { $escorts ->
    [none] { "" }
   *[other] { " " }Escorte rapprochée : { $escorts }.
}
deployed-patrollers = { $patrollers ->
    [none] { "" }
   *[other] { " " }Patrouille de la Manche : { $patrollers }.
}
log-raid-deployed = Le raid compte { gruppen-count }.{ deployed-hunters }{ deployed-bombers }{ deployed-escorts }{ deployed-patrollers }
why-patrol-complete = { $gruppe } ne peut pas patrouiller la Manche : ceux qui le doivent y sont déjà.
why-only-me109-hunt = { $gruppe } ne peut pas chasser : seuls les Me 109 chassent.
why-only-me109-patrol = { $gruppe } ne peut pas patrouiller la Manche : seuls les Me 109 le font.
why-nobody-to-escort = { $gruppe } ne peut pas voler en escorte rapprochée : personne ne serait dans la case Bombardement.
why-strafer-missing = { $gruppe } doit attaquer au sol : l’escorte n’a personne d’autre à protéger.
why-escort-first = { $gruppe } doit voler en escorte rapprochée : le Haut Commandement y veut d’abord { $wanted ->
    [1] un Gruppe
   *[other] { $wanted } Gruppen
}.

## Détection

ask-declare-raid = Les Anglais distinguent mal le raid ({ gruppen-count }). Pour quoi le prennent-ils ?
answer-minor = un raid mineur
answer-major = un raid majeur
log-detected-by-ultra = ULTRA a trahi le raid : { word-warning }, renseignement { word-intelligence }, sans dé.
log-raid-believed = Les Anglais prennent le raid ({ gruppen-count }) pour un { word-raid }.
log-decoy-believed = Les Anglais prennent la diversion pour un { word-raid } ({ word-warning }).
log-patrollers-escort = Sans alerte, la patrouille de la Manche passe en escorte rapprochée : { $gruppen }.
log-detect-nets-blind = Stations radar endommagées : { $number } ; à partir de { $least }, aucune n’ajoute rien.
log-detect-size = Taille du raid, { gruppen-count } : +{ $value }.
log-detect-phantoms = La diversion a l’air d’un vrai raid ({ gruppen-count }) : +{ $value }.
log-detect-only-me109 = Rien que des Me 109 dans le raid : { $value }.
log-detect-dogleg = Route détournée : { $value }.
log-detect-press = La Luftwaffe met la pression : +{ $value }.
log-detect-floor = Les modificateurs donnent { $total }, ce qui compte pour 0.

## Rendez-vous

ask-rendezvous = Les Gruppen se retrouvent-ils ? Le dé désigne la situation dangereuse.
ask-rendezvous-failure = Le rendez-vous échoue : le dé dit pour qui.
log-rendezvous-kept = Rendez-vous : dé { $die }, les Gruppen se retrouvent.
log-rendezvous-failed = Rendez-vous : dé { $die }, c’est un échec.
log-rendezvous-luftflotte = Raids de la { $luftflotte } dans cette tranche horaire : { $count } ; échec à partir de { $least }.
log-rendezvous-raids = Raids dans cette tranche horaire : { $count } ; échec à partir de { $least }.
log-rendezvous-gruppen = Gruppen dans le raid : { $count } ; échec à partir de { $least }.
log-rendezvous-weather = Météo sur l’objectif : { raid-event-weather } ; échec si elle est { raid-event-wanted-weather }.
log-rendezvous-depleted = La Luftwaffe est affaiblie : cette situation est sans danger.
log-rendezvous-at-strength = La Luftwaffe n’est pas affaiblie.
log-rendezvous-reduced = { $gruppen ->
    [none] Dé { $die } : qui porte la lettre { $letter } deviendrait réduit, mais il n’y a personne.
   *[other] Dé { $die } : qui porte la lettre { $letter } devient réduit : { $gruppen }.
}
log-rendezvous-leaves = { $gruppen ->
    [none] Dé { $die } : qui porte la lettre { $letter } quitterait le raid, mais il n’y a personne.
   *[other] Dé { $die } : qui porte la lettre { $letter } quitte le raid et va dans la case En Vol : { $gruppen }.
}
log-rendezvous-coordinated = Coordination de raid majeur : au lieu de quitter le raid, ils deviennent seulement réduits.

## Riposte : le pool

ask-green-for-pool = Quel squadron novice le secteur { $sector } fournit-il ?
ask-pool-squadron = Quel squadron le secteur { $sector } fournit-il ?
why-squadron-not-green = { $squadron } ne peut pas être pris : le secteur { $sector } fournit d’abord un squadron novice, et celui-ci ne l’est pas.
why-squadron-elsewhere = { $squadron } n’est pas disponible dans le secteur { $sector }.
log-pool-formed = { $number ->
    [0] Pool de riposte ({ word-warning }) : personne ne peut venir.
    [1] Pool de riposte ({ word-warning }), un squadron : { $squadrons }.
   *[other] Pool de riposte ({ word-warning }), { $number } squadrons : { $squadrons }.
}
log-pool-sector = Le secteur { $sector } fournit { squadrons-count } (chiffre du tableau : { $listed }).
log-pool-sector-few = Le tableau en demande { $listed } au secteur { $sector }, { $number ->
    [0] qui n’a personne à fournir.
    [1] qui n’en a qu’un à fournir.
   *[other] qui n’en a que { $number } à fournir.
}
log-pool-control-room = La salle de contrôle du secteur { $sector } est endommagée : il ne fournit personne.
log-pool-control-room-own = La salle de contrôle du secteur { $sector } est endommagée : contre un raid sur le secteur même, il en fournit au plus { $most }.
log-pool-green = { $squadron } a des pilotes novices : aucun tirage ne peut le retirer du pool.
log-pool-green-passed-over = { $number ->
    [1] Un squadron novice du secteur { $sector } est laissé de côté : il y en aurait trop dans le pool.
   *[other] { $number } squadrons novices du secteur { $sector } sont laissés de côté : il y en aurait trop dans le pool.
}
log-pool-protected = Le secteur { $sector } défend son propre aérodrome : aucun tirage ne peut retirer { $squadrons }.
log-pool-ace = Le squadron d’as { $squadron } rejoint le pool.

## Riposte : la priorité

ask-response-priority = Quelle importance les Anglais donnent-ils au raid ?
ask-squadron-stays = Quel squadron du pool reste dans son secteur ?
log-response-priority = Priorité de riposte : dé { $die } { $modifier ->
    [0] sans modificateur
   *[other] plus { $modifier }, soit { $total }
} : { word-response }. { $removed ->
    [0] Le pool de { $pool } reste entier.
    [1] Du pool de { $pool }, un squadron reste au sol.
   *[other] Du pool de { $pool }, { $removed } squadrons restent au sol.
}
log-priority-date = La date, le { date } : +{ $value }.
log-priority-eleven-group = Objectif du Groupe 11 : +{ $value }.
log-priority-type = Type d’objectif, { word-site-type } : +{ $value }.
log-priority-deep = Objectif très éloigné : +{ $value }.
log-priority-very-early = Alerte très avancée : +{ $value }.
log-priority-poor-major = Renseignement faible, et le raid passe pour majeur : +{ $value }.
log-priority-bombers = Renseignement précis, et il y a des bombardiers : +{ $value }.
log-priority-size = Taille du raid, { gruppen-count } : +{ $value }.
log-priority-cards-left = { $number ->
    [1] Une carte Objectif est encore
   *[other] { $number } cartes Objectif sont encore
} à venir dans cette tranche horaire : { $value }.
log-priority-floor = Les modificateurs donnent { $total }, ce qui compte pour 0.
log-fewer-for-green = Le tableau en retire { $listed } du pool, moins { $number } pour les squadrons novices.
log-fewer-beside-cup = Le tableau en retire { $listed } du pool, mais on ne peut en tirer que { $number }.
log-squadrons-stay = { $number ->
    [1] { $squadrons } reste dans son secteur.
   *[other] { $number } squadrons restent dans leurs secteurs : { $squadrons }.
}
log-no-response = Personne ne riposte au raid.

## Riposte : les tactiques

ask-squadron-responds = Quel squadron du pool riposte ?
log-tactics-chart = Tactiques de riposte, tableau { $chart } (renseignement { word-intelligence }), pool de { $pool } : { $number ->
    [0] personne ne riposte.
    [1] un squadron riposte.
   *[other] { $number } squadrons ripostent.
}
log-tactics-gruppen = Gruppen dans le raid sans la patrouille de la Manche : { $number } ; en patrouille de la Manche : { $patrollers }.
log-tactics-raid = Les Anglais le prennent pour un { word-raid }.
log-tactics-bombers = Gruppen de bombardement dans la case Bombardement : { $number }.
log-tactics-no-bombers = Aucun Gruppe de bombardement n’est dans la case Bombardement.
log-tactics-lone-bomber = Un seul Gruppe de bombardement pour { $hunters } Gruppen en chasse : les Anglais n’en tiennent pas compte.
log-tactics-hunters = Gruppen en chasse : { $number }.
log-tactics-hunters-and-escorts = Gruppen en chasse et en escorte rapprochée : { $number }.
log-tactics-limit = Au plus deux squadrons par Gruppe : { $most } contre { $gruppen ->
    [1] un Gruppe
   *[other] { $gruppen } Gruppen
}.
log-squadrons-respond = { $number ->
    [1] { $squadrons } riposte et va dans la case Chasse.
   *[other] { $number } squadrons ripostent et vont dans la case Chasse : { $squadrons }.
}
log-squadrons-misled = { $number ->
    [1] { $squadrons } suit la diversion et ne trouve personne.
   *[other] { $number } squadrons suivent la diversion et ne trouvent personne : { $squadrons }.
}

## Interception

ask-free-hunt = Chasse libre : quel Gruppe de Me 109 se joint aux chasseurs ?
answer-free-hunt-done = aucun
ask-contact-die = { hunting-gruppen-first } contre { meeting-squadrons } : au-dessous de { $difference }, des chasseurs perdent le contact. Que montre le dé ?
hunting-gruppen-first = { $hunters ->
    [1] Un Gruppe en chasse
   *[other] { $hunters } Gruppen en chasse
}
ask-no-contact = Quel Gruppe en chasse perd le contact et rentre ? (encore { $left ->
    [1] un
   *[other] { $left }
})
ask-excess-die = { hunting-gruppen-first } contre { meeting-squadrons } : au-dessus de { $excess }, les squadrons en excès poursuivent vers les bombardiers. Que montre le dé ?
ask-excess-squadron = Quel squadron poursuit vers les bombardiers ? (encore { $left ->
    [1] un
   *[other] { $left }
})
ask-intercept = Quel Gruppe les squadrons interceptent-ils ? (encore { $left ->
    [1] un
   *[other] { $left }
})
ask-escort-aside = Quel Gruppe d’escorte est mis de côté ? (encore { $left ->
    [1] un
   *[other] { $left }
})
log-no-free-hunter = Chasse libre : aucun Gruppe de Me 109 n’est disponible pour s’y joindre.
log-free-hunter = Chasse libre : { $gruppe } se joint aux chasseurs.
log-contact-kept = { hunting-gruppen-first } contre { meeting-squadrons }, dé { $die } : tous les chasseurs gardent le contact (différence { $difference }).
log-contact-lost = { hunting-gruppen-first } contre { meeting-squadrons }, dé { $die }, inférieur à la différence de { $difference } : { $die ->
    [1] un Gruppe perd le contact.
   *[other] { $die } Gruppen perdent le contact.
}
log-loses-contact = { $gruppe } ne trouve aucun squadron et rentre.
log-nobody-to-hunt = { $count ->
    [0] Aucun squadron ne vient, et personne n’en attendait.
    [1] Aucun squadron ne vient, et le Gruppe en chasse { $gruppen } rentre.
   *[other] Aucun squadron ne vient, et les { $count } Gruppen en chasse rentrent : { $gruppen }.
}
log-excess-without-bombers = { hunting-gruppen-first } contre { meeting-squadrons } : la case Bombardement est vide, et tous restent.
log-excess-stays = { hunting-gruppen-first } contre { meeting-squadrons }, dé { $die }, qui ne dépasse pas l’excès de { $excess } : tous les squadrons restent et combattent.
log-excess-goes-on = { hunting-gruppen-first } contre { meeting-squadrons }, dé { $die }, au-dessus de l’excès de { $excess } : { $excess ->
    [1] un squadron poursuit vers les bombardiers.
   *[other] { $excess } squadrons poursuivent vers les bombardiers.
}
log-only-reduced-left = { $left ->
    [1] Un autre pourrait poursuivre, mais il ne reste que des squadrons réduits, qui restent sur place.
   *[other] { $left } autres pourraient poursuivre, mais il ne reste que des squadrons réduits, qui restent sur place.
}
log-escort-stands-aside = Le Gruppe d’escorte { $gruppe } est mis de côté avec ceux qui ne sont pas interceptés.
why-only-me109-hunts = { $gruppe } ne peut pas partir en chasse libre : seuls les Me 109 le peuvent.
why-hunter-not-ready = { $gruppe } n’est pas à sa base aérienne, ou il est réduit.
why-hunter-of-other-luftflotte = { $gruppe } est de l’autre Luftflotte et ne peut pas se joindre à ce raid.
why-others-slip-first = Ce n’est pas le tour de { $squadron } : les Hurricanes passent avant les Spitfires, et les lettres doivent rester équilibrées.
why-full-ones-first = { $gruppe } est réduit : les Gruppen complets sont interceptés d’abord.
why-other-type-first = Ce n’est pas le tour de { $gruppe } : des Gruppen d’un autre type sont interceptés avant lui.
why-letter-not-even = Ce n’est pas le tour de { $gruppe } : une lettre moins souvent interceptée passe avant la sienne.

## Combat et bombardement

log-hunters-leave = Les squadrons les ont distancés ; sur le retour, encore en vol : { $gruppen }.
log-row-high-approach = Approche en altitude : une ligne plus haut.
log-jabo-jettisons = { $gruppe } largue ses bombes et n’est plus un Jabo.
log-ace-returns = Le squadron d’as { $squadron } quitte la bataille ; il reviendra.
log-shift-navigational-error = Erreur de navigation : { $columns } colonnes.
log-radar-blind = { $nets } stations radar sont endommagées : plus aucune n’aide à la détection.
log-jabos-have-bombed = Les Jabos ont largué leurs bombes et sont maintenant des chasseurs ordinaires : { $gruppen }.

## Événements de raid

ask-which-blenheim = Quel squadron de Blenheims se joint à l’attaque des bombardiers ?
ask-extended-attack = Attaque prolongée : quel Gruppe de bombardement devient réduit ? (encore { $left ->
    [1] un
   *[other] { $left }
})
log-event-squadrons-moved = { $count ->
    [1] { $units } va dans { raid-event-box }.
   *[other] { $count } squadrons vont dans { raid-event-box } : { $units }.
}
log-event-left-reduced = { $count ->
    [1] { $units } quitte le raid, réduit, et va dans la case En Vol.
   *[other] { $count } squadrons quittent le raid, réduits, et vont dans la case En Vol : { $units }.
}
log-event-light-loss = { $count ->
    [1] { $units } : pertes légères, { event-vp } PV.
   *[other] { $count } unités subissent des pertes légères, { event-vp } PV : { $units }.
}
event-vp = { $vp ->
    [-1] -1
    [-2] -2
    [-3] -3
    [-4] -4
    [-5] -5
    [-6] -6
   *[other] +{ $vp }
}
log-event-patrol-elsewhere = { $count ->
    [1] { $units } est attiré hors de son secteur et va dans la case En Vol.
   *[other] { $count } squadrons sont attirés hors de leurs secteurs et vont dans la case En Vol : { $units }.
}
log-event-blenheim-joins = { $squadron } se joint à l’attaque des bombardiers.
log-event-navigational-error = Les bombardiers s’égarent : leur bombardement se décale de deux colonnes sur la gauche.
log-event-non-essential-headquarters = Ce qui sera touché à { $site } compte peu : un point de victoire de moins est perdu, et aérodromes, stations radar, usines et quartiers généraux ne subissent aucun dégât.
log-event-airfield-attacked = Le raid attaque l’aérodrome du secteur { $sector } : ses squadrons en vol ne peuvent pas atterrir maintenant.
log-event-ultra = ULTRA : les Anglais connaissent d’avance tous les raids de { $time }.
log-event-bomber-box-empty = Aucun Gruppe n’est dans la case Bombardement.
log-event-no-hunter-of-letter = Aucun Gruppe de la case Chasse ne porte la lettre { $letters }.
log-event-no-squadron-of-letter = Aucun squadron de la case Chasse ne porte la lettre { $letters }.
log-event-reduced-cannot-evade = { $count ->
    [1] Réduit ou sur Blenheim, donc incapable d’esquiver : { $units }.
   *[other] Réduits ou sur Blenheim, donc incapables d’esquiver : { $units }.
}
log-event-bombers-and-squadrons = Dans la case Bombardement, Gruppen de bombardement : { $bombers } ; squadrons : { $squadrons }. Il y faut des squadrons, mais moins que de bombardiers.
log-event-no-blenheim = Aucun squadron de Blenheims ne se trouve dans les secteurs de la carte : { $sectors }.
log-event-full-squadrons = Squadrons complets dans la case Bombardement : { $count }.
log-event-last-raid = Aucun autre raid n’est à venir aujourd’hui.

## Remise à jour du calendrier

ask-press-or-rest = La journée est finie ({ date }, { $vp } PV). La Luftwaffe met-elle la pression ou marque-t-elle la pause ?
answer-press = mettre la pression : moins de jours passent, mais les Anglais gagnent plus de points
answer-press-or-rest-rest = marquer la pause : plus de jours passent
ask-continue-campaign = La mince ligne bleue est décidée ({ word-level }, { $vp } PV). La bataille continue-t-elle en campagne ?
answer-end = la partie s’arrête ici
answer-continue = la bataille continue
log-pressed = { $days ->
    [1] La Luftwaffe met la pression. La carte { $card }, d’un jour, est utilisée ; la carte { $other } retourne dans la pile.
   *[other] La Luftwaffe met la pression. La carte { $card }, de { $days } jours, est utilisée ; la carte { $other } retourne dans la pile.
}
log-rested = { $days ->
    [1] La Luftwaffe marque la pause. La carte { $card }, d’un jour, est utilisée ; la carte { $other } retourne dans la pile.
   *[other] La Luftwaffe marque la pause. La carte { $card }, de { $days } jours, est utilisée ; la carte { $other } retourne dans la pile.
}
log-thin-blue-line-decided = La mince ligne bleue est décidée : { word-level } ; le total est de { $vp }.
log-campaign-continues = La bataille continue en campagne.
log-vp-a-day = Points de victoire par jour : { $vp }.
log-vp-preparing = Seelöwe est en préparation ; points de victoire par jour : { $vp }.
log-vp-pressed = La Luftwaffe met la pression ; points de victoire par jour : { $vp }.
ask-free-priority = Choix libre : quelle priorité donnez-vous { $type ->
    [radar] aux stations radar
    [port] aux ports
    [airfield] aux aérodromes
    [industry] aux usines
   *[city] aux villes
} ? Restent : haute { $high }, moyenne { $medium }, basse { $low }.
answer-high = haute
answer-medium = moyenne
answer-low = basse
why-priority-used-up = { $priority ->
    [medium] Un type d’objectif est déjà en priorité moyenne, et c’est le maximum.
    [high] Deux types d’objectif sont déjà en priorité haute, et c’est le maximum.
   *[low] Deux types d’objectif sont déjà en priorité basse, et c’est le maximum.
}
log-row-free-choice = C’est la ligne de la carte pour un total de { $first } à { $last }, qui vous laisse le choix ; le total est de { $vp }.
log-morning-haze = Brume matinale au prochain jour de raid : personne ne vole à 0600 ni à 0800, et { $cards } cartes Objectif seulement sont tirées.

## Remplacements et renforts

ask-light-loss-return = Les points manquent : quel squadron du secteur { $sector } revient ensuite des pertes légères ? Points restants : Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim }, pilotes confirmés { $pilots }.
ask-heavy-loss-move = Les points manquent : quel squadron du secteur { $sector } passe des pertes lourdes aux pertes légères ? Points restants : Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim }.
ask-gruppe-served = Tous les Gruppen ne peuvent pas être remplacés : lequel est le suivant ? Points restants : chasseurs { $fighters }, bombardiers { $bombers } ; affaiblissement : { $depletion }.
log-gruppe-paid = { $gruppe } est remplacé pour un point ({ word-points } ; reste { $left }).
log-gruppe-unpaid = { $gruppe } est remplacé sans point : l’affaiblissement monte à { $depletion }.
why-not-its-turn = Ce n’est pas le tour de { $squadron } : le secteur { $sector } est servi d’abord.
why-gruppe-not-in-light-loss = { $gruppe } n’est pas dans les pertes légères.
why-gruppe-not-in-heavy-loss = { $gruppe } n’est pas dans les pertes lourdes.
why-ju87-stays = { $gruppe } vole sur Ju 87, et ceux-ci ne sont pas remplacés.
why-gruppe-stays = Il ne reste aucun point ({ word-points }) pour { $gruppe }, et l’affaiblissement ne peut plus monter.
why-gruppe-served-anyway = Inutile de choisir { $gruppe } : il y a assez de points ({ word-points }).
ask-reinforcement-draw = Quel squadron est tiré comme renfort anglais ?
log-reinforcement-enters = { $squadron } rejoint la bataille (tirés : { $drawn }).
log-reinforcement-card = La carte d’Événement Quotidien indique un renfort.
log-reinforcement-pressed = La Luftwaffe met la pression, ce qui amène un renfort.
log-reinforcement-eleven-group = Squadrons du Groupe 11 parmi ceux tirés : { $squadrons } ; s’il n’y en a qu’un, c’est lui qui entre, sinon le premier tiré.
log-no-reinforcement-stabilized = Avec la stabilisation, plus aucun renfort ne vient.

## Nuit

ask-night-bomber = Quel Gruppe de bombardement part de nuit ? Envoyés jusqu’ici : { $sent } ; avec les priorités des villes ({ priority-city }) et des usines ({ priority-industry }), il en faut de { $least } à { $most }.
answer-night-bomber-done = plus aucun cette nuit
ask-night-patrol-die = Combien de Blenheims patrouillent cette nuit ?
log-night-bomber = { $gruppe } partira de nuit ({ $sent } jusqu’ici).
log-night-bombers-all = Il n’y a pas plus de bombardiers qu’il n’en faut de nuit ; tous partent : { $gruppen }.
log-night-patrol-called = { $number ->
    [0] Dé { $die } : aucun Blenheim ne patrouille cette nuit.
    [1] Dé { $die } : en patrouille de nuit, { $squadrons }.
   *[other] Dé { $die } : en patrouille de nuit, { $squadrons }.
}
log-night-patrol-order = Les Blenheims sont appelés dans l’ordre de leurs secteurs, 6/11, 3/12, 1/10, 4/10, 5/11.
log-night-patrol-too-few = Appelés : { $wanted } ; présents : { $number }.
why-night-minimum = { $least ->
    [1] Un Gruppe au moins doit partir
   *[other] { $least } Gruppen au moins doivent partir
} de nuit tant que la priorité des villes est { priority-city } et celle des usines { priority-industry }.
why-no-ju87-by-night = { $gruppe } vole sur Ju 87, et ceux-ci ne partent pas de nuit.
why-no-fighters-by-night = { $gruppe } est un Gruppe de chasse ; seuls des bombardiers partent de nuit.
why-not-at-airbase = { $gruppe } n’est pas à sa base aérienne.

## La fin

level-german-triumph = triomphe de la Luftwaffe
level-luftwaffe-disaster = journée désastreuse pour la Luftwaffe
reason-delayed-not-negative = L’opération Seelöwe n’a été qu’ajournée, et la RAF n’a pas perdu de terrain.
