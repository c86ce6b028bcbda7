### Ce que le client en mode texte dit de RAF: Eagle : le plan du jour et les chances de ses raids.
### Builds on: terminal-raf, cards-eagle

## Le plan

plan = Raids planifiés :
target = { $card } { $site } ({ $type }, Luftflotte { $luftflotte }, { $raid ->
    [major] raid majeur
    [minor] raid mineur
   *[none] pas de raid
}{ $reach ->
    [beyond] , au-delà du rayon d’action des Me 109
    [edge] , à la limite du rayon d’action des Me 109
   *[in] { "" }
})
targets-in-hand = Cartes Objectif en main :
strategies-in-hand = Cartes Stratégiques en main : { $cards }.
raid-planned = { $time } : { $target }{ $forward ->
    [yes] , aérodrome avancé
   *[no] { "" }
}, taille { $size } sur { $limit }{ $size ->
    [0] { "" }
   *[other] { " : " }{ $gruppen }
}{ $cards ->
    [none] { "" }
   *[other] { " ; " }avec { $cards }
}
ultra = ULTRA : les Anglais connaissent d’avance les raids de { $time }.
strategy = { $card } { strategy-named }
effect = { $effect ->
    [british-altitude] avantage d’altitude pour les Anglais
    [german-altitude] avantage d’altitude pour les Allemands
    [big-wing] Grandes Formations
    [escort-coordination] coordination de l’escorte
    [pathfinders] éclaireurs
    [low-level] bombardiers à basse altitude
    [non-essential] objectif non essentiel
    [navigational-error] erreur de navigation
    [lf3-to-lf2] la Luftflotte 3 peut voler pour la Luftflotte 2
    [terror] stratégie de terreur
    [morning-haze] brume matinale
    [pressed] la Luftwaffe met la pression
   *[stabilized] plan de stabilisation
}

## Les questions du plan

weather-unknown = Météo : nul ne la connaît avant le début de la journée.
in-hand = En main : { $cards }.
between-cards = { " ; " }
raid-awaited = { $raid }. Détection +{ $modifier }, riposte attendue : { NUMBER($squadrons, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $squadrons ->
    [one] squadron
   *[other] squadrons
}.
gruppen-on-raid = Affectés (retapez un nom pour le retirer) : { $gruppen }
gruppen-ready = Disponibles, { $room ->
    [one] encore une place :
   *[other] encore { $room } places :
}
jabos-ready = Avec des bombes : { $gruppen }
times = Tranches horaires : { $times }
strategies = Cartes Stratégiques (retapez un numéro pour la retirer) : { $cards }
awaited = Détection +{ $modifier }, alerte { $warned } ; riposte attendue : { NUMBER($squadrons, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $squadrons ->
    [one] squadron
   *[other] squadrons
}.

## Suggestions

suggestion-fill-bombers = bombardiers
suggestion-fill-escort = escorte
suggestion-balance = équilibrer
suggestion-whole-day = journée
help-fill-bombers = proposer bombardiers : des bombardiers pour tous les raids ; avec le numéro d’une carte, pour ce raid.
help-fill-escort = proposer escorte : des chasseurs pour tous les raids, ou pour celui d’une carte.
help-balance = proposer équilibrer : des lettres bien réparties dans tous les raids, ou dans celui d’une carte.
help-whole-day = proposer journée : un plan de toute la journée à la place du vôtre, ou les chasseurs de cette vague.
suggest-elsewhere = Il y a des suggestions pendant que vous planifiez la journée ou affectez des chasseurs.
suggest-unknown = Il n’y a pas de suggestion « { $typed } ». Il y a :
suggest-nothing = Rien ne changerait.

## Le raid

raid = Raid sur { $site } ({ $type }, { $sector ->
    [london] Londres
   *[other] secteur { $sector }
}, { $depth ->
    [coast] proche des côtes
    [inland] à l’intérieur des terres
   *[deep] très éloigné
} ; carte { $card }){ $raid ->
    [major] , pris pour un raid majeur
    [minor] , pris pour un raid mineur
   *[none] { "" }
}.

## Les chances des raids planifiés

chance-of-warning = { $warning ->
    [none] aucune { $chance } %
    [late] tardive { $chance } %
    [sufficient] suffisante { $chance } %
    [early] avancée { $chance } %
   *[very-early] très avancée { $chance } %
}
awaits = { $time }, raid { $card } sur { $site } : alerte { $warned } (modificateur +{ $modifier }). Riposte attendue : { NUMBER($squadrons, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $squadrons ->
    [one] squadron
   *[other] squadrons
}, personne dans { $nobody } % des cas.
odds-of-one = Tapez chances et le numéro d’un raid pour le jouer de nombreuses fois.
flown = Raid { $card } sur { $site } : { $sign }{ NUMBER($vp, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV ({ $low } à { $high }) ; moins il y en a, mieux c’est pour vous. Riposte : { NUMBER($responding, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $responding ->
    [one] squadron
   *[other] squadrons
}. Pertes : { NUMBER($squadrons, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $squadrons ->
    [one] squadron
   *[other] squadrons
}, { NUMBER($gruppen, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $gruppen ->
    [one] Gruppe
   *[other] Gruppen
}. Dégâts : aucun { $none } %, 1 point { $one } %, 2 points { $two } %, importants { $heavy } %.
