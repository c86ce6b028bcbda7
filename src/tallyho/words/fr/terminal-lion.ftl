### Ce que le client texte dit de RAF: Lion : la table en mots, et les chances quand on envoie des squadrons.
### Les dates, types, alertes et autres arrivent ici en mots, de lion.ftl.

## La journée

time = { $clock ->
    [end-of-day] fin de journée
   *[other] { $clock }
}
day = { $date }, jour de raid { $number }, { time }. Points de victoire : { $vp }.
weather = Météo : { $lf2 } dans la zone de la Luftflotte 2, { $lf3 } dans celle de la Luftflotte 3.
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
priority = { $target } ({ $level })
priorities = Priorités : { $priorities }.
points = Points de remplacement : Hurricane { $hurricane }, Spitfire { $spitfire }, Blenheim { $blenheim } ; chasseurs allemands { $german-fighter }, bombardiers allemands { $german-bomber }. Points de pilotes confirmés : { $experienced-pilot }.
depletion = Affaiblissement de la Luftwaffe : { $depletion }, niveau { $level }.
sealion = { $prepared ->
    [yes] Seelöwe est en préparation. Jour-J : { $date }.
   *[no] Marqueur Seelöwe : { $date }.
}
damaged = { $damage ->
    [heavy] importants
   *[light] légers
} à { $site }
damage = Dégâts : { $sites }.
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
effects = En vigueur : { $effects }.

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
warning = { $warning ->
    [none] Pas d’alerte
    [late] Alerte tardive
    [sufficient] Alerte suffisante
    [early] Alerte avancée
   *[very-early] Alerte très avancée
}, renseignement { $intelligence ->
    [poor] faible
    [limited] restreint
   *[accurate] précis
}{ $size ->
    [0] .
    [1] , un Gruppe.
   *[other] , { $size } Gruppen.
}
box = { $box ->
    [hunt] Case Chasse
    [bomber] Case Bombardement
    [bomber-aside] Case Bombardement, non interceptés
    [close-escort] Case Escorte Rapprochée
    [escort-aside] Case Escorte Rapprochée, mis de côté
   *[channel-patrol] Case Patrouille de la Manche
} : { $units }

## Les deux forces aériennes

squadrons = Squadrons (* : face Réduit) :
between-types = { " ; " }
in-sector = { $sector } { $name } : { $squadrons }
on-patrol = En patrouille sur { $sector ->
    [london] Londres
   *[other] { $sector }
} : { $squadrons }
in-box = { $box ->
    [landing] À l’atterrissage
    [rearm] Au réarmement
    [inflight] En vol
    [night-patrol] En patrouille de nuit
    [light-loss] Pertes légères
    [heavy-loss] Pertes lourdes
   *[pool] Pas encore entrés en jeu
} : { $squadrons }
ace = { $ace } est le squadron d’as { $squadron }.
luftwaffe = Gruppen complets dans les bases aériennes de la { $luftflotte ->
    [LF2] Luftflotte 2
   *[LF3] Luftflotte 3
} : { $gruppen }.

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
