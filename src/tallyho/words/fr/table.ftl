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
