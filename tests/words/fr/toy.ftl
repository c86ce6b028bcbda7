# Un petit jeu qui n’existe qu’en mots, pour les tests.

game-toy = La Bataille des jouets
side-red = Rouges
side-blue = Bleus
scenario-short = Une courte journée
option-fog = Brouillard
level-clear = victoire nette
level-draw = match nul
reason-tired = Tout le monde est fatigué.
ask-move = { $side } : déplacez { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  } en { $year }.
ask-roll = Le dé pour { $unit }.
answer-stay = restent sur place
answer-rest-stay = les autres restent
answer-move-stay = ne pas bouger
waiting-move = { $side } : déplacement en cours.
log-lost = { $side } : { $count ->
    [0] aucune perte
    [one] { $count } perte
   *[other] { $count } pertes
  } ({ $units }).
log-flag = { $on ->
    [true] Oui.
   *[false] Non.
  }
log-leader = { $who ->
    [none] Personne ne mène.
   *[other] { $who } mène.
  }
log-factor = Un facteur de { $factor } ; tous : { $factors }.
log-chose = { $side } : objectif { $target }.
log-nearest = { $target } est le plus proche.
log-rejected = { $target } est hors de portée ({ $range }).
log-own-goal = Un message qui renvoie à { log-own-goal }
log-mirror = { log-mirror }
why-too-far = { $answer } se trouve à { $distance } cases.
