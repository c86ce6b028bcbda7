### Ce que le client texte dit des deux jeux RAF : la table en mots.
### Les dates, types, alertes et autres arrivent ici en mots, de raf.ftl.

## La journée

time = { $clock ->
    [end-of-day] fin de journée
   *[other] { $clock }
}
day = { $date }, jour de raid { $number }, { time }. Points de victoire : { $vp }.
weather = Météo : { $lf2 } dans la zone de la Luftflotte 2, { $lf3 } dans celle de la Luftflotte 3.
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
effects = En vigueur : { $effects }.

## Le raid

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
