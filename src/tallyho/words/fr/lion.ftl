### RAF: Lion. Les noms des messages sont expliqués dans table.ftl.
### Builds on: raf

game-lion = RAF : Lion
side-british = Fighter Command

## Mots des phrases ci-dessous

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
word-box = { $box ->
    [hunt] case Chasse
    [bomber] case Bombardement
    [close-escort] case Escorte Rapprochée
   *[channel-patrol] case Patrouille de la Manche
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

log-detect-major = Raid majeur : +{ $value }.
log-detect-major-depleted = Raid majeur d’une Luftwaffe affaiblie : +{ $value }.
log-detect-follow-up = Raid de suite : +{ $value }.
log-detect-snap = Raid éclair : { $value } au dé.

## Engagement

ask-commit = Quel squadron riposte au raid ? ({ word-warning })
answer-commit-done = plus aucun squadron
answer-delay = déclarer une riposte retardée
log-committed = { $squadron } décolle et va dans la case Chasse.
log-delayed = La riposte est retardée : les squadrons ripostent comme avec une { word-warning }, mais les bombes tomberont d’abord.
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
log-patroller-hunts = Le patrouilleur de la Manche { $gruppe } se joint à la chasse.

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
log-false-raid = Aucun Gruppe ne peut voler : fausse alerte.
log-raid-formed = Le raid : { $hunters } en chasse, { $bombers } dans la case Bombardement, { $escorts } en escorte rapprochée, { $patrollers } en patrouille de la Manche.

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
why-blenheim-attacks = { $squadron } doit attaquer : les Blenheims n’ont pas le choix.
why-reduced-attacks = { $squadron } doit attaquer : les squadrons réduits n’ont pas le choix.
log-evaded = { $fender } pare l’attaque des chasseurs, { $evader } esquive vers les bombardiers.
log-goes-home = { $squadron } rentre.
log-nobody-responds = Personne ne riposte au raid{ $vp ->
    [0] .
   *[other] { " : " }{ $vp } PV.
}
log-pushed-on = { $squadron } doit poursuivre vers les bombardiers.
log-turned-reduced = { $squadron } devient réduit.
log-escort-stands-aside = Le Gruppe d’escorte { $gruppe } est mis de côté avec ceux qui ne sont pas interceptés (rang { $class } dans l’ordre fixé).

## Combat

ask-new-ace = Quel squadron devient un as ?
ask-press-on = { $squadron } est indemne. Attaque-t-il les bombardiers ou rentre-t-il ?
ask-press-on-disrupted = { $squadron } est désorganisé. Attaque-t-il les bombardiers, réduit, ou rentre-t-il, complet ?
answer-bomber = vers les bombardiers
answer-inflight = rentrer
log-ace-gained = { $squadron } devient un squadron d’as.
log-ace-lost = { $squadron } n’est plus un as.
log-presses-on = { $squadron } poursuit vers les bombardiers.
log-row-ace = L’as { $squadron } combat : une ligne plus bas.

## Bombardement

log-radar-crippled = Le système radar est paralysé : on ne voit plus le dos des cartes Objectif.

## Départ, remise en condition, horloge

log-no-time-passes = Le temps ne passe pas : le raid suivant vient aussitôt.
log-follow-up = Raid de suite sur le même objectif (carte { $card }).
log-ju87-withdrawn = { $lost } Gruppen de Ju 87 sont dans les cases de pertes : le Ju 87 est retiré de la bataille.

## Mise en place

ask-green-squadron = Quel squadron commence avec des pilotes novices ? (encore { $left ->
    [1] un
   *[other] { $left }
})
why-eleven-group-first = { $squadron } ne peut pas être pris : ceux qui restent à choisir doivent être du Groupe 11.

## Jours : mots communs à plusieurs messages

sector = { $sector ->
    [london] Londres
   *[other] le secteur { $sector }
}
answer-london = Londres

## Préparation quotidienne

ask-time-card = Quelle carte Événement de Raid fixe le début de la journée ?
log-radar-restored = Le système radar n’est plus paralysé : le dos de la prochaine carte Objectif est de nouveau visible.
log-day-begins = { $no_warning ->
    [true] Carte { $card } (avance de { $advance }) : la journée commence à { $time }, et sans aucune alerte préalable.
   *[false] Carte { $card } (avance de { $advance }) : la journée commence à { $time }.
}
log-advance-warning = Alerte préalable : le prochain raid peut viser la région { $first }, le suivant la région { $second }.
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

## Remise à jour du calendrier

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

## Événements quotidiens

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
log-tension = Tension entre les Groupes 11 et 12 : au prochain jour de raid, aucun squadron du Groupe 12 ne peut patrouiller sur le Groupe 11.

## Remplacements

ask-light-loss-return = Les points manquent : quel squadron revient ensuite des pertes légères ? Points restants : Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim }, pilotes confirmés { $pilots }.
ask-heavy-loss-move = Les points manquent : quel squadron passe des pertes lourdes aux pertes légères ? Points restants : Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim }.

## Renforts

ask-reinforcement = { $left ->
    [1] Quel squadron entre en jeu, pour { $cost } PV ? Un seul peut encore entrer.
   *[other] Quel squadron entre en jeu, pour { $cost } PV ? { $left } peuvent encore entrer.
}
why-entered-already = { $squadron } est déjà entré en jeu.
why-no-reinforcement = { $squadron } n’est pas un renfort.
log-squadron-enters = { $squadron } rejoint la bataille, pour { $cost } PV.

## Nuit

ask-night-patrol = { $patrolling ->
    [none] Quel squadron de Blenheims part en patrouille de nuit ?
   *[other] Quel squadron de Blenheims part en patrouille de nuit ou en revient ? Y sont déjà : { $patrolling }.
}
ask-night-commitment-die = Que montre le dé du raid nocturne allemand ?
ask-six-hundred = Le dé montre { $die } ; il faut { $chance } ou moins. { $squadron } retire-t-il un point, pour voler lui-même ?
answer-six-hundred-keep = laisser le dé
answer-six-hundred-subtract = retirer un point
why-night-patrol-settled = { $squadron } a déjà changé de service ce matin.
why-only-blenheims = { $squadron } ne vole pas sur Blenheim ; seuls les Blenheims vont en patrouille de nuit.
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
log-night-patrol = { $squadron } part en patrouille de nuit.
log-off-night-patrol = { $squadron } quitte la patrouille de nuit et rentre dans son secteur.
log-six-hundred-lowers = { $squadron } retire un point au dé de { $die } et vole lui-même (chance { $chance }).

## La fin

level-british-disaster = journée désastreuse pour les Anglais
level-british-triumph = triomphe de la RAF

## Événements de raid

ask-radio-confusion = Confusion à la radio : quel squadron complet portant la lettre { $letters } perd le contact et rentre ?
ask-after-blenheims = Des Blenheims du Bomber Command sont pris pour des Allemands : quel squadron du Groupe { $group } les poursuit ?

## Événements de raid : ce qui arrive

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
log-event-all-to-secondary = Tous les Gruppen bombarderont l’objectif secondaire, { $secondary }, au lieu de { $primary }.
log-event-escort-coordination = L’escorte reste groupée : aucun Gruppe d’escorte ne sera mis de côté lors de l’attaque des squadrons.
log-event-low-level = Les bombardiers arrivent à basse altitude : plus faciles à attaquer, ils bombardent mieux et sous les nuages.
log-event-pathfinders = Des éclaireurs guident le raid : son bombardement se décale de deux colonnes sur la droite.
log-event-some-to-secondary = Une partie des Gruppen ({ $letters ->
    [A] lettre
    [B] lettre
    [C] lettre
   *[other] lettres
} { $letters }) bombardera l’objectif secondaire, { $secondary } ; les autres, { $primary }.

## Événements de raid : pourquoi, ou pourquoi pas

log-event-no-elite-me110 = Aucun Gruppe complet de Me 110 d’élite n’est à sa base aérienne.
log-event-none-in-group = Le Groupe { $group } n’a aucun squadron de Hurricanes ou de Spitfires disponible ou en patrouille.
log-event-altitude-held = Les Anglais ont déjà l’avantage d’altitude : l’attaque ne se décale pas d’une ligne de plus.
log-event-no-bombers = Aucun bombardier n’est dans la case Bombardement.
log-event-no-full-squadron = Aucun squadron complet du raid ne porte la lettre.
log-event-nobody-to-escort = Aucun Gruppe à escorter n’est dans la case Bombardement.
log-event-only-ju87 = Les seuls bombardiers de la case Bombardement sont des Ju 87.
log-event-vhf-immune = Équipés de VHF, donc ni comptés ni désorientés : { $units }.

## Événements de raid : refus

why-not-in-raid = { $squadron } ne participe pas à ce raid.
why-vhf-immune = { $squadron } est équipé de VHF et ne se laisse pas désorienter.
why-reduced-not-confused = { $squadron } est réduit ; seul un squadron complet perd le contact.
why-other-letter = { $squadron } porte la lettre { $letter }, qui n’est pas sur la carte.
why-in-this-raid = { $squadron } participe déjà à ce raid.
why-neither-ready-nor-patrolling = { $squadron } n’est ni dans son secteur ni en patrouille.
why-blenheims-stay = { $squadron } vole sur Blenheim ; seuls des Hurricanes et des Spitfires font cette erreur.
why-other-group-first = { $squadron } n’est pas du Groupe { $group }, qui doit envoyer le squadron.
