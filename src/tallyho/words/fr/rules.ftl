### Ce que `tallyho rules` imprime d’une règle, et comment s’appellent les sortes de règles et les fondements des décisions.

kind = { $kind ->
    [definition] définition
    [component] matériel
    [setup] mise en place
    [scenario] scénario
    [procedure] procédure
    [choice] choix
    [chance] hasard
    [restriction] restriction
    [effect] effet
    [scoring] décompte
    [victory] victoire
    [optional] règle optionnelle
   *[advanced] règle avancée
}
status = { $status ->
    [text] d’après le texte
    [letter] à la lettre
    [repair] texte rétabli
    [record] d’après une source publiée
    [reading] notre lecture
    [inferred] déduite
    [choice] notre choix
   *[design] notre conception
}

rule = { $section } ({ kind })
a-ruling = décision ({ status })
section = { $number ->
    [one] une règle
   *[other] { $number } règles
}, dont { $proved ->
    [0] aucune n’est prouvée (+)
    [one] une est prouvée (+)
   *[other] { $proved } sont prouvées (+)
}
in-section = { $section } ({ kind }) : { $text }

obeyed = suivie par
proved = prouvée par
not-proved = non prouvée :
nothing-yet = rien encore
cited-as = { $place } (par { $rule })
doubted = { $place }, qui { $doubt ->
    [checks-nothing] ne vérifie rien
    [expects-nothing] n’attend rien
    [is-always-skipped] est toujours sauté
    [is-expected-to-fail] est censé échouer
    [is-not-written-as-plain-text] n’est pas écrit en toutes lettres
   *[stands-on-no-test-that-pytest-collects] n’est sur aucun test que pytest trouve
}
no-checkout = Remarque : ce que le code suit et ce que les tests prouvent ne se sait que dans un dépôt des sources ; indiquez-en un avec --root.
