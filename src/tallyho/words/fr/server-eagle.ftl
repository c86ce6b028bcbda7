### Ce que le serveur dit de RAF: Eagle.

summary = { $clock ->
    [end-of-day] { $date }, le soir, { $vp } PV
   *[other] { $date }, { $clock } heures, { $vp } PV
}
about-prelude = Un jour de raid en août 1940, une demi-heure environ : la meilleure façon d’apprendre le jeu.
about-hardest-days = Quatre jours de raid des grandes batailles d’août ; une soirée.
about-thin-blue-line = À partir du 27 août, les objectifs sont plus lointains et le temps avant l’invasion se fait court ; plusieurs soirées.
about-campaign = Toute la bataille, du 11 août jusqu’au déclenchement ou à l’annulation de Seelöwe, ou jusqu’à ce qu’une des deux forces aériennes soit brisée.
