### Pourquoi le robot `doctrine` ferait ce que dit un conseil de First Battle of Britain. Les points sont ceux qu’on attend en moyenne.
### Builds on: fbob

log-equals = { $number ->
    [1] { $others } ferait aussi bien l’affaire : le sort a choisi.
   *[other] { $number } autres réponses feraient aussi bien l’affaire ({ $others }) : le sort a choisi.
}

## Mise en place et préparation

log-standard = Le déploiement standard couvre Londres, la Tamise et la côte, et n’a de faiblesse nulle part ailleurs.
log-set-up-site = { $hex }, distance de Londres en hexagones : { $far }. Cinq hexagones de moins font un tour de vol de moins, à l’aller comme au retour, avant la fin du carburant et du jour.
log-examine = { $hex } cache le plus de choses utiles à savoir.
log-weakest-goes = { $unit } est le chasseur le plus faible qui puisse partir.
log-raf-pays = Gain de groupes de trois chasseurs au lieu de deux d’ici la fin, en points de moral : { $gain } ; coût : { $cost }.
log-raf-too-dear = Gain de groupes de trois chasseurs au lieu de deux d’ici la fin, en points de moral : seulement { $gain } ; coût : { $cost }.
log-leaves-base = { $unit } ne peut pas décoller d’où elle est, ou sa base est trop pleine.
log-to-the-gate = { $unit } est le meilleur chasseur loin de la Tamise, par où passent les raids sur Londres.
log-bombers-together = { $unit } doit changer de base pour que les bombardiers soient ensemble : ils ne volent en un seul groupe que s’ils partent d’une même base.
log-all-in-place = Chacun est là où il sert le plus.
log-goes-to = { $what } va en { $hex } : c’est là le plus utile.
log-free = { $what } ne coûte rien.
log-buy = { $what } : coût { $cost }, gain d’ici la fin en points de moral : { $gain }.
log-keep-points = Rien de ce qui est à vendre ne rapporte nettement plus que son prix d’ici la fin. Les points de moral en main ({ $mp }) comptent pour la victoire.
log-rests = { $unit } ne volera pas ce mois-ci : reposée, elle bombarde et combat d’une colonne mieux.
log-trains = { $unit } ne volera pas ce mois-ci : entraînée, elle pourra bombarder et atterrir de nuit.
log-all-fly = Qui se repose ou s’entraîne ne peut pas voler ce mois-ci ; on ne peut se passer de personne d’autre.
log-recon = Une reconnaissance de { $hex } coûte un demi-point de moral et place un marqueur avec { $chance } % ; elle vaut { $gain }.
log-no-recon = Aucune autre reconnaissance ne vaut son demi-point.
log-notes-target = { $unit } bombardera { $hex } : un objectif désigné est touché d’une colonne mieux.
log-posted = { $unit } surveille { $hex }, par où passent les raids.
log-no-patrol = Une patrouille est une mission et coûte le dé de repos, en moyenne { $mean }, qu’il vienne quelqu’un ou non.
log-raid-pays = Raids possibles : { $number }. Points de moral promis par leurs bombes : { $points } ; coût de la DCA et de la nuit : { $risk }. Tout bien pesé, chasseurs ennemis compris : { $worth }, pour { $need } au moins.
log-raid-does-not-pay = Points de moral promis par les bombes de tous les raids possibles : { $points } ; coût de la DCA et de la nuit : { $risk }. Tout bien pesé, chasseurs ennemis compris : { $worth }, mais il faudrait { $need }.
log-waits-for-night = Les raids partiront au tour de vol { $turn } pour que la nuit les cache : de nuit, la chasse les trouve moins.
log-rest = Qui ne vole aucune mission gagne un dé de points de moral, en moyenne { $mean }.
log-no-more = Il ne reste personne au sol dont la mission vaille la peine.

## Tours de vol

log-move-on = Le groupe { $group } est en vol et continue.
log-takes-off = De { $hex } décollent : { $units }.
log-scramble = Points de moral promis par les attaques à portée, d’abord contre { $raider } : { $worth } en tout, pour { $need } au moins.
log-no-scramble = Points de moral promis par les attaques à portée : { $worth } en tout, mais il faudrait { $need }.
log-nobody-moves = Il ne reste personne à déplacer, et personne au sol ne devrait décoller maintenant.
log-joins-group = { $unit } fait partie du groupe qui doit partir de { $hex }.
log-group-complete = Le groupe de { $hex } est complet : d’autres le ralentiraient ou sont gardés en réserve.
log-split-for-night = La nuit, les unités ne peuvent voler empilées : le groupe { $group } se sépare.
log-leaves-group = { $unit } part : les autres portent davantage.
log-lands = Le groupe { $group } est chez lui et atterrit en { $hex }.
log-fly-to-bomb = Le groupe { $group } va vers { $hex } : points de moral promis par ses bombes, DCA connue comprise : { $worth }.
log-fly-to-meet = Le groupe { $group } poursuit { $raider } : points de moral promis par une attaque : { $worth }.
log-fly-as-decoy = Le groupe { $group } est un leurre et vole comme vers Londres tant que des bombardiers sont en route.
log-fly-home = Le groupe { $group } n’a plus rien à faire en vol et rentre en { $hex }.

## Combats et bombes

log-attack = { $pair } : points de moral promis, pertes des deux camps pesées : { $worth }.
log-no-attack = Aucune attaque ne promet plus qu’elle ne coûterait.
log-intercept = Points de moral promis par l’interception de { $group } : { $worth }.
log-no-intercept = L’interception de { $group } ne promet rien ({ $worth }) : elle ne coûterait que de l’autonomie.
log-hit-enemy = { $unit } a la plus grande valeur, en points de moral : { $worth }.
log-hit-own = { $unit } a la plus petite valeur, en points de moral : { $worth }.
log-keeps-place = { $unit } est la meilleure et garde sa place.
log-pushed-to = { $unit } veut aller en { $goal } : { $hex } est le plus près, si possible sans DCA connue.
log-ace-with = C’est avec { $unit } qu’un as sert le plus.
log-bomb-here = Le groupe { $group } bombarde { $hex } : points de moral promis : { $worth } ; aucun autre objectif à portée n’en promet plus.
log-hold-bombs = Rien là-dessous ne vaut les bombes : chaque unité n’attaque qu’une fois par mois.
log-aim = Tous sur un même objectif : { $target } en { $hex }, points de moral promis : { $worth }.
