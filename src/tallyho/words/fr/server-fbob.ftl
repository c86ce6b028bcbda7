### Ce que le serveur dit de First Battle of Britain.

month-name = { $month ->
    [1] Mai 1917
    [2] Juin 1917
    [3] Juillet 1917
    [4] Août 1917
    [5] Septembre 1917
    [6] Octobre 1917
    [7] Novembre 1917
    [8] Décembre 1917
    [9] Janvier 1918
    [10] Février 1918
    [11] Mars 1918
    [12] Avril 1918
   *[13] Mai 1918
}
summary = { $turn ->
    [-1] { month-name }, mise en place, Allemands { $german }, Anglais { $british }
    [0] { month-name }, préparatifs, Allemands { $german }, Anglais { $british }
   *[other] { month-name }, tour de vol { $turn }, Allemands { $german }, Anglais { $british }
}
about-phase1 = De mai à décembre 1917 : les Gothas au-dessus de l’Angleterre, de jour puis de nuit ; une ou deux soirées, et la meilleure façon d’apprendre le jeu.
about-phase2 = De janvier à mai 1918 : Riesen et Zeppelins contre une défense dotée de la veille avancée ; une soirée.
about-campaign = Les treize mois, de mai 1917 à mai 1918 ; plusieurs soirées.
