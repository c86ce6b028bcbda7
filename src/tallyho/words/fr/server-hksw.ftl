### Ce que le serveur dit de Battle of Britain, version HKSW.

summary = { $phase ->
    [0] Tour { $turn }, Luftwaffe { $luftwaffe }, RAF { $raf }
   *[other] Tour { $turn }, phase Tally Ho { $phase }, Luftwaffe { $luftwaffe }, RAF { $raf }
}
about-campaign = Toute la bataille en onze tours, du 10 juillet au 24 septembre 1940 ; plusieurs soirées.
about-kanalkampf = Tours 2 et 3 : les combats au-dessus de la Manche en juillet, une soirée ; la meilleure façon d’apprendre le jeu. La RAF commence avec quelques points.
about-adlertag = Tours 5 et 6 : le Jour de l’Aigle et la semaine qui suit, avec la Luftflotte 5 venue de Norvège ; une soirée.
about-airfields = Tours 8 et 9 : les aérodromes du Fighter Command, puis le tournant vers Londres ; une soirée.
about-london = Tours 9 à 11 : Londres et la fin de la bataille de jour, avec les Grandes Formations ; une longue soirée.
