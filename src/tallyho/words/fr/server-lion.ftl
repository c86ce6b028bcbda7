### Ce que le serveur dit de RAF: Lion.

summary = { $clock ->
    [end-of-day] { $date }, le soir, { $vp } PV
   *[other] { $date }, { $clock } heures, { $vp } PV
}
odds-nobody = N’envoyer personne de plus
odds-these = { $delayed ->
    [true] { $squadrons ->
        [0] Attendre, puis n’envoyer personne
        [one] Attendre, puis envoyer ce squadron
       *[other] Attendre, puis envoyer ces { $squadrons } squadrons
    }
   *[other] { $squadrons ->
        [one] Envoyer ce squadron
       *[other] Envoyer ces { $squadrons } squadrons
    }
}
about-prelude = Un jour de raid en août 1940, une vingtaine de minutes : la meilleure façon d’apprendre le jeu.
about-hardest-days = Quatre jours de raid des grandes batailles d’août ; une soirée.
about-thin-blue-line = À partir du 27 août, le Fighter Command est usé et l’invasion approche ; plusieurs soirées.
about-campaign = Toute la bataille, du 11 août jusqu’au déclenchement ou à l’annulation de Seelöwe, ou jusqu’à ce qu’une des deux forces aériennes soit brisée.
