### Ce que le client texte dit de RAF: Lion : la table en mots, et les chances quand on envoie des squadrons.
### Builds on: terminal-raf

## La journée

backs = { $pulled ->
    [none] { $top ->
        [none] Cartes Objectif : aucun dos n’est visible.
       *[other] Cartes Objectif : la prochaine vient de la région { $top }.
    }
   *[other] { $top ->
        [none] Cartes Objectif : la prochaine vient de la région { $pulled }.
       *[other] Cartes Objectif : la prochaine vient de la région { $pulled }, la suivante de la région { $top }.
    }
}
effect = { $effect ->
    [follow-up] raid de suite
    [snap-raid] raid éclair
    [delayed-response] riposte retardée
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
    [no-advance-warning] pas d’alerte préalable
    [lf3-to-lf2] la Luftflotte 3 aide la Luftflotte 2
    [terror] stratégie de terreur
    [tension] tension entre les Groupes 11 et 12
   *[stabilized] plan de stabilisation
}

## Le raid

raid = { $raid ->
    [major] Raid majeur
   *[minor] Raid mineur
} sur { $site } ({ $type }, { $sector ->
    [london] Londres
   *[other] secteur { $sector }
}, { $depth ->
    [coast] proche des côtes
    [inland] à l’intérieur des terres
   *[deep] très éloigné
} ; carte { $card }).

## Les chances quand on envoie des squadrons

odds-none-more = { $sent ->
    [0] Personne ne riposte
    [one] Seulement le squadron déjà envoyé
   *[other] Seulement les { $sent } squadrons déjà envoyés
} : { $odds }
odds-all = { $sent ->
    [0] { $more ->
        [one] Le seul squadron qui peut riposter
       *[other] Les { $more } squadrons qui peuvent riposter
    }
   *[other] { $more ->
        [one] Et le seul autre qui peut riposter
       *[other] Et les { $more } autres qui peuvent riposter
    }
} : { $odds }
odds-delayed = Une riposte retardée et { $more ->
    [one] le seul squadron qui peut alors riposter
   *[other] les { $more } squadrons qui peuvent alors riposter
} : { $odds }
odds-named = { $sent ->
    [0] { $squadrons }
   *[other] Et { $squadrons }
} : { $odds }
odds-named-delayed = Une riposte retardée et { $squadrons } : { $odds }
odds-line = { $sign }{ NUMBER($vp, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV ({ $low } à { $high }), PV perdus dans { $loses } % des cas. Pertes : { NUMBER($squadrons, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $squadrons ->
    [one] squadron
   *[other] squadrons
}, { NUMBER($gruppen, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $gruppen ->
    [one] Gruppe
   *[other] Gruppen
}. Dégâts : aucun { $none } %, 1 point { $one } %, 2 points { $two } %, importants { $heavy } %.
