### Patrouille. Les noms des messages sont expliqués dans le fichier table.ftl de l’application.

game-patrol = Patrouille
side-british = Britanniques
scenario-short = La courte veille
scenario-long = La longue veille
option-radar = Radar
option-observers = Observateurs
option-fog = Brouillard
option-veterans = Vétérans

## Réponses

answer-clear = temps clair
answer-cloud = nuages
answer-storm = tempête
answer-north = le nord
answer-centre = le centre
answer-south = le sud
answer-north-small = le nord, petit raid
answer-north-large = le nord, grand raid
answer-centre-small = le centre, petit raid
answer-centre-large = le centre, grand raid
answer-south-small = le sud, petit raid
answer-south-large = le sud, grand raid
answer-press = poursuivre
answer-break-off = rompre le combat
answer-refit-done = aucune remise en état

## Veille

ask-weather = Quel temps fera-t-il ?
ask-warning = Quel dos montre la prochaine carte ?
log-new-turn = Tour { $turn } ; { $left ->
    [0] c’est le dernier.
    [one] il en reste un.
   *[other] il en reste { $left }.
}
log-new-deck = Les { $cards } cartes forment à nouveau la pioche.
log-weather = Météo : { $weather ->
    [clear] temps clair.
    [cloud] nuages, le combat est plus difficile d’un point.
   *[storm] tempête, personne ne vole.
}
log-warning = Un raid { $size ->
    [small] de petite taille
    [large] de grande taille
   *[nothing] de taille inconnue
} approche { $region ->
    [north] du nord.
    [centre] du centre.
   *[south] du sud.
}

## Raid

ask-commit = Envoyer une patrouille intercepter { $region ->
    [north] dans le nord
    [centre] dans le centre
   *[south] dans le sud
} ? { $left ->
    [one] Une seule peut encore partir.
   *[other] { $left } peuvent encore partir.
}
ask-raid-card = Quelle carte est retournée ?
ask-call-observers = Appeler les observateurs et envoyer une patrouille de plus { $region ->
    [north] dans le nord ?
    [centre] dans le centre ?
   *[south] dans le sud ?
}
ask-raider = Qui vient parmi les { $priority ->
    [full-bombers] bombardiers complets
    [reduced-bombers] bombardiers réduits
    [full-fighters] chasseurs complets
   *[reduced-fighters] chasseurs réduits
} ?
log-committed = { $flight } décolle.
log-raid-card = Carte { $card } : { $plan ->
    [bomb] { $size ->
        [one] un assaillant vient bombarder.
       *[other] { $size } assaillants viennent bombarder.
    }
    [sweep] { $size ->
        [one] un chasseur vient balayer le ciel.
       *[other] { $size } chasseurs viennent balayer le ciel.
    }
   *[feint] une feinte.
}
log-raider-comes = { $raider } arrive.
log-no-more-raiders = Aucun autre assaillant ne vient.
log-found = { $count ->
    [one] Il y en avait un
   *[other] Il y en avait { $count }
} à la base parmi les { $priority ->
    [full-bombers] bombardiers complets.
    [reduced-bombers] bombardiers réduits.
    [full-fighters] chasseurs complets.
   *[reduced-fighters] chasseurs réduits.
}
log-found-none = Il n’y en avait aucun à la base parmi les { $priority ->
    [full-bombers] bombardiers complets.
    [reduced-bombers] bombardiers réduits.
    [full-fighters] chasseurs complets.
   *[reduced-fighters] chasseurs réduits.
}
log-raider-rests = { $raider } a volé au tour précédent et se repose.
why-not-a-flight = { $answer } n’est pas une de vos patrouilles.
why-flight-not-ready = { $answer } est déjà en vol, ou perdue.
why-flight-too-far = { $answer } est trop loin { $region ->
    [north] du nord.
    [centre] du centre.
   *[south] du sud.
}
why-flight-reduced = { $answer } est réduite et ne peut quitter sa région { $region ->
    [north] pour le nord.
    [centre] pour le centre.
   *[south] pour le sud.
}

## Combat et bombardement

ask-combat-dice = Que montrent les deux dés de combat ?
ask-press-on = Poursuivre le combat ?
ask-hit = Quelle unité est touchée ?
ask-bombing-die = Que montre le dé de bombardement ?
log-combat = Combat : dés { $dice }, patrouilles { $flights }, assaillants { $raiders }{ $cloud ->
    [0] {""}
   *[other] , nuages { $cloud }
} ; total { $total }.
log-reduced = { $unit } passe à effectif réduit.
log-lost = Perte : { $unit }.
log-bombed = Dé { $die } : { $damage ->
    [0] aucun dégât
    [one] un point de dégâts
   *[other] { $damage } points de dégâts
} { $region ->
    [north] dans le nord.
    [centre] dans le centre.
   *[south] dans le sud.
}

## Remise en condition

ask-refit = Quelle patrouille réduite est remise en état ?
log-refitted = { $flight } retrouve son effectif complet.
why-flight-has-flown = { $answer } a volé pendant ce tour, ou est perdue.
why-flight-is-full = { $answer } est à effectif complet.

## Fin de partie

level-decisive = victoire décisive
level-marginal = victoire marginale
level-draw = match nul
level-defeat = défaite
level-collapse = effondrement
reason-last-turn = Le dernier tour est terminé.
reason-no-raiders = Il ne reste aucun assaillant.
reason-region-closed = Une région a dû être fermée.
reason-no-flights = Il ne reste aucune patrouille.
