### Ce que tous les jeux partagent. Un message du même nom dans le fichier d’un jeu l’emporte dans ce jeu.
### Les noms des messages sont expliqués dans en/table.ftl.
###
### Les espaces devant « : ; ! ? » et à l’intérieur des guillemets sont insécables (U+00A0). Les mots d’un camp
### se placent seuls ou après un deux-points, pour convenir quels que soient leur genre et leur nombre.

## Noms

# Qui décide quand on lance un dé ou tire une carte.
side-chance = Hasard

## Listes

# a, b et c
list-and = et
# a, b ou c
list-or = ou

## Questions et réponses

answer-done = terminé
# Une réponse telle qu’il faut la donner, et ce qu’elle veut dire.
offer-in-words = { $answer } ({ $words })
# $more compte les réponses qui ne sont pas nommées.
offered = { $more ->
    [0] Réponses possibles : { $answers }.
    [one] Réponses possibles : { $answers } et { $more } autre.
   *[other] Réponses possibles : { $answers } et { $more } autres.
}
waiting = En attente d’une réponse : { $side }.
waiting-chance = Un dé ou une carte va trancher.
said = { $side } : { $answer }
said-hidden = { $side } : réponse secrète
record-stands = Après { $number ->
    [0] 0 réponse
    [one] une réponse
   *[other] { $number } réponses
}, à l’étape { $step } : { $asked }
record-ends = Après { $number ->
    [0] 0 réponse
    [one] une réponse
   *[other] { $number } réponses
}, la partie est terminée : { $ended }

## Refus

# Un refus quelconque, avec la règle qui le fonde.
cited = { $text } ({ $rule })
why-refused-over = La partie est terminée ; plus aucune réponse n’est attendue.
why-refused-stopped = Rien n’est demandé : la partie a été arrêtée ici.
why-refused-type = Une réponse doit être un texte.
why-refused-long = Une réponse compte au plus { $most } caractères ; celle-ci en compte { $length }.
why-refused-side = C’est à ce camp de répondre : { $asked }, et non à celui-ci : { $side }.
why-refused-no-side = Il n’y a pas de camp « { $side } » ; les camps sont : { $sides }.
why-refused-offer = « { $answer } » ne figure pas parmi les réponses proposées.
why-undo-nothing = Rien à annuler : aucune réponse n’a encore été donnée.
why-undo-over = La partie est terminée et tout a été révélé.
why-undo-chance = Annulation impossible : un dé ou une carte a tranché depuis.
why-undo-other-side = Annulation impossible : la dernière réponse est celle d’un autre camp.
why-undo-reveal = Annulation impossible : la dernière réponse a révélé quelque chose de caché.

## Mises en place et comptes rendus inutilisables

# `bad-CLÉ` : une partie de phrase, ou une phrase entière sans point final. $cause en est une autre, ou un refus.
bad-line = { $where }, ligne { $line } : { $cause }
bad-game = { $games ->
    [none] il n’y a pas de jeu « { $game } » : aucun jeu n’est encore installé ; `--games DOSSIER` ajoute ceux d’un dossier
   *[other] il n’y a pas de jeu « { $game } »{ $near ->
        [none] {""}
       *[other] { " " }(vouliez-vous dire { $near } ?)
    } ; les jeux sont : { $games }
}
bad-scenario = { $game } n’a pas de scénario « { $scenario } »{ $near ->
    [none] {""}
   *[other] { " " }(vouliez-vous dire { $near } ?)
} ; ses scénarios sont : { $scenarios }
bad-option = { $game } n’a pas d’option « { $option } »{ $near ->
    [none] {""}
   *[other] { " " }(vouliez-vous dire { $near } ?)
} ; { $options ->
    [none] il n’en a aucune
   *[other] ses options sont : { $options }
}
bad-option-scenario = l’option { $option } appartient au scénario { $scenarios }, pas à { $scenario } ({ $rule })
bad-option-needs = l’option { $option } exige l’option { $other } ({ $rule })
bad-option-excludes = les options { $option } et { $other } s’excluent ({ $rule })
bad-seed = une graine est une ligne de { $most } caractères imprimables au plus, pas { $seed }
bad-no-record = une copie ou un problème n’a pas de compte rendu : son histoire ne remonte pas à la mise en place
bad-not-text = le compte rendu n’est pas un texte en UTF-8
bad-no-magic = ce n’est pas un compte rendu ; il commencerait par `{ $begins }`
bad-format = son format est de version { $theirs } ; ce Tallyho lit la version { $ours }
bad-heading = l’en-tête devrait dire ici { $expected }, pas { $name }
bad-header-ends = { $where } : l’en-tête s’arrête avant { $missing }
bad-no-scenario = l’en-tête ne nomme pas de scénario
bad-version = la partie a été jouée avec la version { $theirs } des règles de { $game } ; celles-ci sont de version { $ours }
bad-rules = la partie a été jouée avec d’autres règles de la même version
bad-fits-no-more = { $cause } ; à partir de la réponse { $number } ({ $answer }) elle ne convient plus
bad-data = la partie a été jouée avec les données { $theirs } ; celles-ci sont { $ours } (manque-t-il un paquet de données ?)
bad-answer-form = une réponse s’écrit camp, réponse et question, séparés par des tabulations, pas { $row }
bad-turn = { $question ->
    [none] une réponse à { $prompt } ({ $side }), mais la partie est terminée
   *[other] une réponse à { $prompt } ({ $side }), mais la question est { $question } ({ $asked })
}

## Fin de partie

game-over = La partie est terminée.
winner = { $winner ->
    [none] Pas de vainqueur.
   *[other] Vainqueur : { $winner }.
}
# $level et $reason sont les mots de level-NAME et de reason-NAME.
outcome = { $winner ->
    [none] Pas de vainqueur : { $level }. { $reason }
   *[other] { $winner } : { $level }. { $reason }
}
