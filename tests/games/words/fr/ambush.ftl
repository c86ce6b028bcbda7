### Embuscade. Les noms des messages sont expliqués dans le fichier table.ftl de l’application.

game-ambush = Embuscade
side-red = Rouges
side-blue = Bleus
scenario-skirmish = Escarmouche
scenario-stand = Tenir la position
option-night = Nuit
option-reserve = Réserve

## Réponses

answer-gun = canon
answer-rifles = fusiliers
answer-scout = éclaireur
answer-decoy = leurre
answer-hold = ne pas tirer
answer-none = aucune carte
answer-move-done = passer

## Ouverture

ask-arrange = Que cache { $counter } ?
waiting-arrange = Choix de ce que cache un pion : { $side }.
ask-lay-trap = Dans quel bois posez-vous votre piège ?
waiting-lay-trap = Pose d’un piège : { $side }.
ask-burn = Quelle carte est écartée sans être vue ?
ask-deal = Quelle carte est distribuée ? Elle va au camp suivant : { $side }.
log-arranged = { $side } : tous les pions sont en place.
log-trap-laid = { $side } : un piège est posé.
log-trap-laid-in = { $side } : le piège est en { $square }.
log-burnt = Une carte que personne n’a vue est écartée.
log-drew = { $side } : une carte est tirée.
log-drew-card = { $side } : cette carte est { $card }.

## Cartes

ask-draw = Quelle carte est tirée ? Elle va au camp suivant : { $side }.
ask-play = Quelle carte jouez-vous ?
ask-initiative-die = Que montre le dé d’initiative ?
ask-look = Quel pion regardez-vous ?
log-new-round = Manche { $round } ; { $left ->
    [0] c’est la dernière.
    [one] il en reste une.
   *[other] il en reste { $left }.
}
log-played = { $side } : carte jouée, { $card }.
log-played-none = { $side } : aucune carte jouée.
log-initiative = Vitesse { $red } contre { $blue }. L’initiative revient au camp suivant : { $side }.
log-looked = { $side } : le pion { $counter } est regardé en secret.
log-looked-saw = { $side } : on découvre que { $counter } cache { $kind ->
    [gun] un canon.
    [rifles] des fusiliers.
    [scout] un éclaireur.
   *[decoy] un leurre.
}
why-own-counter = { $answer } est un de vos pions.
why-counter-known = Vous savez déjà ce que cache { $answer }, ou ce pion est perdu.

## Course

ask-move = Déplacer un pion ? { $left ->
    [one] Il vous reste un mouvement.
   *[other] Il vous reste { $left } mouvements.
}
log-moves = { $counter } se dirige vers { $square }.
log-turned-up = { $counter } est retourné : { $kind ->
    [gun] un canon.
    [rifles] des fusiliers.
    [scout] un éclaireur.
   *[decoy] un leurre.
}
log-lost = { $side } : { $counter } est perdu, { $points ->
    [0] ce qui ne rapporte rien.
    [one] ce qui rapporte un point.
   *[other] ce qui rapporte { $points } points.
}
log-contact = { $attacker } rencontre { $defender }.
why-not-your-counter = Ce n’est pas un de vos pions sur la carte.
why-counter-pinned = { $counter } est cloué au sol.
why-not-adjacent = { $counter } n’est pas à côté de { $square }.
why-square-taken = Un de vos pions est en { $square }.

## Tir et pièges

ask-fire = { $counter } va entrer en { $square }. Tirez-vous ?
ask-fire-dice = Que montrent les dés de { $counter } ?
ask-trap-dice = Que montrent les dés du piège déclenché par { $counter } ?
log-fired = { $counter } tire sur { $target } : { $dice }.
log-pinned = { $counter } est cloué au sol.
log-trap-sprung = { $counter } déclenche un piège en { $square }.
why-counter-not-ready = { $counter } est cloué au sol ou a tiré pendant cette manche.
why-out-of-reach = { $counter } n’est pas à côté de { $square }.
why-decoy-cannot-fire = { $counter } est un leurre et ne peut pas tirer.

## Assaut

ask-attack-die = Que montre le dé de l’attaquant ?
ask-defence-die = Que montre le dé du défenseur ?
log-assault = Assaut : { $attack } contre { $defence }.
log-fell-back = { $counter } se replie en { $square }.

## Fin de partie

log-broke-through = { $counter } a percé : { $points } points.
level-decisive = victoire décisive
level-marginal = victoire marginale
level-draw = match nul
reason-points = Les points décident.
reason-beaten = L’autre camp ne peut plus combattre.
reason-held = La position a été tenue.
