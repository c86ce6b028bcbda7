### Ce que le client en mode texte dit de lui-même. Questions, réponses et événements viennent des fichiers des jeux.
### Les noms des camps, des jeux, des scénarios et des options arrivent ici en toutes lettres.
### Builds on: rules

## Début

which-scenario = Quel scénario ? Tapez son numéro.
which-options = Quelles règles optionnelles ? Tapez leurs numéros séparés par des espaces, ou seulement Entrée pour aucune.
which-side = Quel camp jouez-vous ? Tapez son numéro ; les numéros de tous, si plusieurs personnes partagent cet écran.
one-number = Tapez un numéro de 1 à { $most }.
option-needs = « { $option } » exige aussi « { $other } » ({ $rule }). Tapez de nouveau les numéros.
options-exclude = « { $option } » et « { $other } » s’excluent ({ $rule }). Tapez de nouveau les numéros.
begun = { $game } : { $scenario }. Règles optionnelles : { $options ->
    [none] aucune
   *[other] { $options }
}. Graine : { $seed }. Tapez aide pour voir ce que vous pouvez taper.
your-sides = Vous jouez : { $names ->
    [none] aucun camp
   *[other] { $names }
}.
bot-plays = Le robot { $bot } joue : { $side }.
saved-in = Chaque réponse est enregistrée dans { $file }
kept = La partie précédente est conservée sous { $file }
taken-up = { $game } : { $scenario }, reprise après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} depuis { $file } (--new commence une autre partie).
torn = La dernière ligne du fichier n’était pas complète ; la partie reprend avant elle.
nothing-begun = Aucune partie n’a été commencée.

on-your-list = Sur votre liste : { $entries }.
on-your-long-list = Sur votre liste ({ $number } en tout), en dernier : { $entries }.

## Plusieurs personnes devant un écran

secrets = { $side } : { $number ->
    [one] { $number } réponse secrète
   *[other] { $number } réponses secrètes
}
curtain = C’est à ce camp de répondre : { $side }. Passez l’écran ; son joueur appuie sur Entrée dès qu’il est là.
curtain-undo = Ou bien, pour ce camp encore : { $side }, annuler reprend la dernière réponse.

## Fin

go-on = La partie est enregistrée. Pour continuer, tapez :
over = La partie est terminée. Son compte rendu est { $file }

## Réponses

how-to-answer = Répondez par un numéro de la liste, par la réponse elle-même ou par son début ; plusieurs numéros séparés par des espaces sont donnés l’un après l’autre tant que la même question est posée. Entrée seule montre de nouveau la question. De plus :
no-such-number = Il n’y a pas de réponse { $typed } ; la liste va de 1 à { $most }.
no-such-answer = « { $typed } » ne figure pas parmi les réponses ; appuyez sur Entrée pour les voir.
ambiguous = « { $typed } » peut être { $more ->
    [0] { $answers }
    [one] { $answers } ou { $more } autre
   *[other] { $answers } ou { $more } autres
} ; tapez-en davantage.
not-given = Autre chose est demandé à présent ; ceci n’a donc pas été donné : { $answers }.
did-you-mean = Vouliez-vous dire { $meant } ?
see-help = Appuyez sur Entrée pour voir les réponses possibles, ou tapez aide.
taken-back = Annulé : { $answer }.
taken-back-all = Repris : { $number ->
    [one] une réponse.
   *[other] { $number } réponses.
}

## Ordres : le mot dans cette langue, que l’on peut taper aussi bien que l’anglais, et la ligne de l’aide

order-help = aide
order-situation = situation
order-offers = réponses
order-undo = annuler
order-why = pourquoi
order-rule = règle
order-odds = chances
order-hint = conseil
order-suggest = proposer
order-roll = lancer
order-log = journal
order-save = enregistrer
order-language = langue
order-quit = quitter
help-help = aide (help) : cette liste.
help-situation = situation, ou s : ce qu’il y a sur la table.
help-situation-part = situation PARTIE : seulement une partie de la table ; un nom inconnu fait dire lesquelles il y a.
help-offers = réponses (offers) : la question et ses réponses encore une fois.
help-undo = annuler (undo) : reprendre votre dernière réponse, si ni dé, ni carte, ni autre camp n’a décidé depuis.
help-why = pourquoi (why) : pourquoi cela vient d’arriver, avec les règles. pourquoi RÉPONSE : pourquoi elle n’est pas proposée.
help-rule = règle (rule) : la règle de la question. règle ID : toute règle, décision ou section, par exemple règle { $rule }.
help-odds = chances (odds) : les chances de ce que vous allez décider. chances RÉPONSES : celles de ces réponses.
help-hint = conseil (hint) : ce que ferait maintenant le meilleur robot de ce jeu, et pourquoi.
help-suggest = proposer (suggest) : ce qui peut être suggéré pour votre plan. proposer NOM : le faire ; annuler reprend le tout.
help-roll = lancer (roll) : laisser l’ordinateur lancer ces dés ou tirer cette carte.
help-log = journal (log) : les derniers événements. journal N : les N derniers.
help-save = enregistrer (save) : où la partie est enregistrée. enregistrer FICHIER : écrire aussi son compte rendu dans ce fichier.
help-language = langue (language) en ou langue fr : continuer en anglais ou en français.
help-quit = quitter (quit) : s’arrêter ; la partie reprend au prochain démarrage.
misused = Cela se tape ainsi : { $right }

## Ce que disent les ordres

rule-heading = { $id }, { $section } ({ kind }) :
rule-sentence = Règle { $id } : { $text }
ruling = Décision { $id } ({ status }) : { $text }
bears-on = Elle porte sur { $rules }.
no-such-rule = Il n’y a pas de règle { $id } ; les plus proches sont { $near }.
is-offered = { $answer } est proposé : c’est le numéro { $number } de la liste ({ $rule }).
nothing-happened = Rien n’est encore arrivé.
no-odds = { $game } ne calcule pas de chances ici.
no-odds-now = Il n’y a pas de chances à calculer pour cette question.
hint-of = Le robot { $bot } ferait ceci :
hint-typed = Pour répondre ainsi, tapez : { $typed }
no-hint-now = Un dé ou une carte est demandé : il n’y a rien à décider.
no-reasons = Aucun robot de { $game } ne donne de raisons : celui-ci a pris une réponse au hasard.
no-suggestions = { $game } n’a rien à suggérer ici.
suggested = { $number ->
    [one] Une réponse donnée.
   *[other] { $number } réponses données.
} annuler reprend le tout.
nothing-to-roll = Aucun dé ni aucune carte n’est demandé à présent.
written = Le compte rendu est écrit dans { $file }
not-written = { $file } ne peut pas être écrit : { $reason }.
not-overwritten = { $file } existe déjà et n’est pas un compte rendu ; il n’a pas été touché. Nommez un autre fichier.
language-now = Langue : { $language }.
no-such-language = Il n’y a pas de langue « { $typed } » ; tapez { $languages } après le mot langue.

## Valeurs de la table

yes = oui
no = non
nothing = aucun
