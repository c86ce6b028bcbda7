### Les probabilités de Battle of Britain. Tous les clients disent ceci.

odds-elsewhere = Il n’y a pas de probabilités pour cette question.
odds-how = Tous les dés sont comptés, les probabilités sont donc exactes. Une carte cachée peut être n’importe laquelle de celles que vous n’avez pas vues dans son Groupe ou sa Luftflotte, à chances égales ; les coups d’une interception coûtent aussi peu de cartes que possible, et il n’est pas compté si une formation rattrape l’ennemi.
row = { $name } : { $detail }

## Ce qui est fait

name-intercept = { $flight } intercepte { $enemy }
name-first-dogfight = { $flight } combat { $enemy }
name-duel-card = Avec { $card }
name-duel-group = { $card } face au groupe { $group }
name-duel-any = Groupe { $group }
name-bombs = { $flight } sur { $target }, { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
name-home = { $flight }, { $answer ->
    [long] les deux jetons à la fois
    [stay] si elle reste
    [home] si elle rentre maintenant
    [done] telle quelle
   *[other] avec son dernier carburant
}
name-home-without = { $flight } sans { $card }
name-spotted = { $flight } n’est pas détectée
name-repair = { $squadrons ->
    [0] Aucun dé
    [one] Un dé
   *[other] { $squadrons } dés
} pour les squadrons, { $sites ->
    [0] aucun
    [one] un
   *[other] { $sites }
} pour les aérodromes et les stations radar

## Ce qui peut en sortir

detail-intercept = en moyenne, pertes { NUMBER($mine, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour vous et { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour l’ennemi, en cartes ; points pour vous { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ; à votre avantage { $gains } %, à votre désavantage { $loses } %.
detail-duel = en un combat tournoyant, vous abattez une carte { $wins } %, vous en perdez une { $falls } %, ni l’un ni l’autre { $neither } %.
detail-bombs = réussite { $success } % ; aucun coup { $hits0 } %, un { $hits1 } %, deux { $hits2 } %, trois ou davantage { $hits3 } % ; bombardiers perdus à la DCA en moyenne { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ; points pour vous { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
detail-home = { $number ->
    [one] son Bf 109 ou Ju 87 rentre { $none } %.
   *[other] ses { $number } Bf 109 et Ju 87 rentrent tous { $none } % ; pertes moyennes { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
detail-spotted = le Corps des Observateurs la repère { $success } %.
detail-repair = en moyenne, squadrons { NUMBER($repaired, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { $damaged }, aérodromes et stations { NUMBER($restored, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { $out }.
