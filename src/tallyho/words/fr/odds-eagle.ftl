### Les chances d’un raid planifié de RAF: Eagle.

odds-elsewhere = Il y a des chances à montrer dès qu’un raid est planifié.
odds-raid = Raid { $card }, { $site } : { $squadrons ->
    [one] { NUMBER($squadrons, maximumFractionDigits: 1) } squadron attendu
   *[other] { NUMBER($squadrons, maximumFractionDigits: 1) } squadrons attendus
}
odds-sampled = Le raid a été joué { $samples } fois selon les règles, dans la situation actuelle et avec le déploiement habituel des chasseurs ; la moyenne des points de victoire est juste à ±{ NUMBER($error, maximumFractionDigits: 1) } près environ.
