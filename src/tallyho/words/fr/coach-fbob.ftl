### Le guide de Première bataille d’Angleterre, pour qui n’a jamais vu le jeu. Sa manière de parler est expliquée dans
### coach-lion.ftl. La règle d’une leçon est à sa fin.

## L’écran

place-offers = Ce qu’on vous demande est ici, avec toutes les réponses permises. Choisissez dans la liste, ou cliquez ce qui est éclairé sur le plateau.
place-map = Le sud-est de l’Angleterre et les Flandres, en hexagones de cinq milles. Un pion à hélice est un groupe ennemi non repéré : vous voyez combien d’unités y volent, pas lesquelles (11.0a).
place-displays = Sous la carte : le combat tel qu’il s’est passé, les tours avec l’autonomie de vos unités, toutes vos unités, ce qui s’achète et les points de moral. L’ennemi ne voit jamais votre autonomie (20.7a).
place-log = Tout ce qui arrive est raconté ici, avec ses dés et sa règle. Les secrets de l’autre camp n’y sont pas.
place-odds = Les chances de ce que vous allez décider, d’après ce que votre camp peut savoir. Une unité face cachée y compte pour tout ce qu’elle peut être.
place-undo = Votre dernière réponse se reprend ici, tant qu’aucun dé n’est lancé et qu’aucun secret n’est montré.
place-hint = Le conseil montre ce que ferait à votre place le meilleur robot du jeu, et pourquoi. Il n’en sait pas plus que vous.

## La mise en place

ask-deploy-aerodrome = Un aérodrome se place dans une localité et n’en bouge plus : près de Londres pour l’Anglais, près de la côte belge pour l’Allemand. Pour une première partie, « Déploiement standard » place tout le reste (17.3a).
ask-deploy-headquarters = Un quartier général aide à quatre hexagones : groupes de plusieurs bases, meilleure poursuite, veille avancée plus longue. Placez-le parmi vos aérodromes, ou prenez « Déploiement standard » (17.6HQb).
ask-deploy-early-warning = La veille avancée repère l’ennemi à deux hexagones, à quatre près d’un quartier général. Placez-la là où il passe la côte, ou prenez « Déploiement standard » (17.6EWb).
ask-deploy-aa = Chaque point de DCA va dans un de vos hexagones, et ceux d’un même hexagone tirent ensemble. On peut le cacher sous les unités terrestres ; « Déploiement standard » place le reste (17.4a).
ask-deploy-tender = Un ravitailleur d’hydravions repère tout ce qui vole à quatre hexagones. L’estuaire de la Tamise est sur le chemin de Londres ; « Déploiement standard » place le reste (18.5b).
ask-deploy-unit = Les unités aériennes sont face cachée sur leurs bases, trois par base au plus. Chasseurs sur le chemin de l’ennemi, bombardiers près de la côte ; « Déploiement standard » place le reste (20.1a).
ask-deploy-ace = Un as rend son unité meilleure : un chasseur à la poursuite, un bombardier sur son objectif. Choisissez une unité qui volera (19.1a).
log-arranged = Tout est placé, et seul le pion du dessus de chaque hexagone est visible. Les unités aériennes et ce qui est dessous restent inconnus tant que personne ne regarde (20.5b).

## La préparation : l’événement du mois

log-month-begins = Un mois : on prépare, on vole au plus 24 tours de vingt minutes, puis le mois se termine. Qui a le plus de points de moral à la fin gagne (3.1a).
ask-event-die = À partir du deuxième mois, deux dés donnent l’événement du mois : temps, espions, points gagnés ou perdus. Lancez, ou laissez le jeu lancer (22.1a).
log-event = L’événement vaut tout de suite, le mauvais temps pour tout le mois. Poursuite, bombes, reconnaissance et atterrissages en souffrent (22.1b).
ask-press-die = Dans une campagne de presse, le dé le plus haut gagne les points de moral. Lancez, ou laissez le jeu lancer (22.1b).
ask-examine = Un coup d’œil montre tout l’hexagone, même ce qui est face cachée ou dessous. Il ne vaut que maintenant : les unités peuvent partir (20.3c).
log-looks = Ce qui a été vu est dit aux deux ; une unité qui y atterrit ou en décolle est de nouveau inconnue. Servez-vous-en vite (20.3c).
ask-recall = Un de vos chasseurs est rappelé et reviendra plus tard sans frais. Donnez le plus faible (22.1b).
ask-create-raf = La Royal Air Force coûte cher mais reste : trois unités anglaises volent ensemble au lieu de deux, et les bombardiers coûtent peu. Elle vaut la peine tôt, si vous avez les points (21.1a).
log-raf = Désormais un groupe anglais peut avoir trois unités. Les bombardiers anglais coûtent aussi moins (21.2a).
ask-order-die = Dans certaines phases quelqu’un doit agir d’abord : le dé le plus haut. Lancez, ou laissez le jeu lancer (3.I.b).
log-acts-first = Qui agit ensuite a vu ce qui s’est fait ouvertement, pas où cela va. Commencer n’est donc pas une grande perte (3.I.b).

## La préparation : redéploiement et renforts

ask-redeploy = Déplacez des unités aériennes entre vos aérodromes, de la DCA ou un quartier général sur terre, à toute distance et sans frais. Ce n’est pas un vol, et personne ne le voit (5.2c).
ask-redeploy-where = Tout hexagone éclairé convient. Un aérodrome a trois places, et une unité terrestre se cache sous celles qui y sont déjà (5.2a).
log-redeployed = Vous seul savez ce que vous avez déplacé. À la fin, l’ennemi voit les pions du dessus (5.1a).
ask-buy = Les points de moral achètent des unités, mais sont aussi votre score : achetez ce qui rapportera plus. On ne dépense jamais au-dessous de zéro (6.1c).
ask-place-reinforcement = Une nouvelle unité aérienne va sur tout aérodrome à vous qui a de la place, une unité terrestre là où son genre peut être. Personne ne voit où va une unité aérienne (6.2a).
log-bought = L’achat est connu des deux, pas son emplacement. La réserve des deux camps se voit à tout moment (6.1d).
log-placed = Vous seul savez où c’est. Une unité aérienne est face cachée jusqu’à ce qu’on la repère ou l’examine (20.1a).
log-free-fake = Un leurre est un pion sans rien derrière, et il en vient un gratuit chaque mois. Face cachée il ressemble à un Gotha : qu’il attire les chasseurs ailleurs (20.6b).
log-is-back = Une unité remise en état revient au mois fixé, sans frais. Elle se place comme une neuve (6.5b).

## La préparation : repos, entraînement, reconnaissance, missions

ask-train = Une unité au repos ne vole pas ce mois-ci et a le mois suivant le statut « Dispos » : une colonne de mieux au combat et aux bombes. L’entraînement de nuit coûte aussi un mois, mais il reste (24.1a).
log-rests = Vous seul savez qui se repose. Le statut « Dispos » part avec la prochaine mission : gardez-le pour un grand raid (24.4a).
log-trains = Dès le mois suivant elle est chez elle la nuit, jusqu’à sa perte ou sa remise en état. Vous seul le savez (24.5b).
ask-plot-recon = Une reconnaissance coûte un demi-point de moral et un dé : elle montre tout, ou donne un marqueur qui aide vos bombardiers. Notez votre objectif du mois ; c’est secret jusqu’à ce que les deux aient fini (14.1a).
ask-recon-die = Un dé haut montre toutes les unités de l’hexagone, un plus haut laisse aussi un marqueur Reconnaissance. Lancez, ou laissez le jeu lancer (14.3a).
log-plotted = Chacun voit maintenant où l’on a reconnu : un objectif probable du mois. Une reconnaissance ailleurs peut tromper (14.1b).
log-recon = Un marqueur Reconnaissance décale vos bombes de deux colonnes en mieux dans cet hexagone, ce mois-ci. Puis il disparaît (14.3.2).
log-examined = Ce qui est dessous ou face cachée dans l’hexagone est maintenant connu. Voler au-dessus en montre autant qu’une reconnaissance (20.3a).
ask-prepare = Envoyez des chasseurs en patrouille, qui attendent et peuvent intercepter, ou désignez l’objectif d’un bombardier. C’est secret jusqu’au départ des patrouilles ou aux bombes (3.I.7).
ask-mission-where = Une patrouille attend à un déplacement de sa base et use son autonomie dès le premier tour. Un objectif désigné se bombarde mieux, tout autre moins bien (25.1b).
log-patrols = Une patrouille ne se déplace pas, mais voit ce qui passe à côté et peut l’attaquer aussitôt. Son autonomie court dès le premier tour (25.2a).
ask-gentlemens-war = Qui n’effectue aucune mission dans le mois gagne un dé de points de moral. Si aucun camp ne veut voler, le mois est fini ; si un seul le veut, les deux le peuvent (3.I.8).
log-declared = Un seul oui suffit pour qu’il y ait des tours de vol. Qui reste pourtant au sol gagne quand même le dé à la fin (4.4a).

## Le mouvement

log-flying-turn = Un tour de vol dure vingt minutes : l’Allemand se déplace, combat et bombarde, puis l’Anglais. Il y en a au plus 24 par mois (3.II.a).
log-night-falls = Il fait nuit jusqu’à la fin du mois : bombes moins bonnes, poursuite plus dure, et accidents à l’atterrissage. Be-2 et Zeppelins atterrissent sans danger (16.2a).
ask-move = Déplacez un de vos groupes, ou choisissez une base d’où un nouveau décolle. Chaque unité décolle une fois par mois : n’envoyez pas tous les chasseurs à la première hélice (8.11a).
ask-take-off = Nommez les unités qui volent en un groupe ; il va à la vitesse de la plus lente. L’ennemi voit leur nombre, pas si ce sont bombardiers, escorte ou leurres (10.1b).
ask-fly = D’hexagone en hexagone, selon la vitesse. Le marqueur d’autonomie nomme le dernier tour pour atterrir : faites demi-tour quand il en reste la moitié, sinon c’est l’accident (8.9a).
ask-split = L’unité qui part reste en arrière, groupe à elle seule, et ne revient plus ; celle qui quitte une patrouille rentre. C’est ainsi que des chasseurs quittent leurs bombardiers pour attaquer (12.9c).
ask-land-where = Une unité embarquée peut atterrir sur le porte-avions ou sur un aérodrome du même hexagone. Chacun a de la place pour trois (18.4c).
log-takes-off = Chacun voit combien d’unités décollent, et d’où. Le marqueur d’autonomie est au tour où elles doivent être au sol, et seul leur propriétaire le voit (8.7a).
log-flies = L’ennemi voit le chemin de chaque groupe, pas ce qui y vole. Là où il tourne peut dire où il va (8.1a).
log-splits = Un groupe se divise quand on veut, mais ne se reforme presque jamais. Un petit peut être un appât (9.5b).
log-joins = Seules des unités décollées à ce tour, d’une base ou de bases près d’un même quartier général, ne forment qu’un groupe. Un Zeppelin vole toujours seul (10.1c).
log-spotted = Repéré : les pions sont face visible pour le reste du vol. DCA, veille avancée, navires, patrouilles et tout ennemi dans le même hexagone repèrent (11.0b).
log-fake-seen = C’était un leurre, et il est parti jusqu’au mois suivant. Il ne rapporte rien, mais les chasseurs envoyés contre lui ont usé leur vol (20.6e).
log-overstacked = Des groupes qui finissent dans un même hexagone sans pouvoir n’en faire qu’un se gênent, et chaque unité risque des dégâts. Gardez-les dans des hexagones différents (9.4b).
ask-intercept = La patrouille peut attaquer l’intrus en plein déplacement, et y perd un tour d’autonomie. Des bombardiers en valent la peine, un inconnu peut-être pas (25.3d).
log-interception = La patrouille est l’attaquant. Ce qui survit peut continuer et bombarder (25.3b).
log-ranged-interception = La patrouille vient d’un hexagone voisin, combat et y retourne. Chacune le peut une fois par tour ennemi (25.4a).

## La DCA et les combats tournoyants

log-guns-fire = La DCA tire sur tout ce qui entre dans son hexagone, une fois, d’une seule puissance, et personne ne riposte. Contournez-la si vous pouvez (15.3a).
ask-attack = Vos chasseurs peuvent attaquer un groupe dans leur hexagone ; un groupe avec un bombardier, non. Comparez d’abord les facteurs de poursuite : le plus lent laisse l’avantage à l’autre (12.4.1).
log-dogfight = D’abord la poursuite, puis le tir : de chaque groupe comptent le plus bas facteur de poursuite et la somme des puissances de feu. Un tir touche une unité au plus (12.8.1).
ask-pursuit-die = Un dé et la différence de poursuite disent qui a l’avantage. Lancez, ou laissez le jeu lancer (12.4.3).
log-pursuit = Avoir l’avantage, c’est tirer d’abord ; ce qui est détruit ne tire plus. Si personne ne l’a, rien ne se passe (12.4.4a).
ask-fire-die = Un dé, dans la colonne de la puissance de feu. Lancez, ou laissez le jeu lancer (12.8.2).
log-fire = FS disloque le groupe, D endommage une unité, Z et E éliminent. Une seule unité est touchée à la fois (12.8.3a).
ask-pick-hit = Vous avez l’avantage et choisissez l’unité touchée. Un bombardier vaut plus de points de moral, un chasseur tire en retour (12.8.3b).
log-shattered = Le groupe est disloqué : ses unités sont seules et ne forment plus de groupe ce mois-ci. Une unité seule est une proie facile (10.3c).
log-no-formation = Une unité seule n’a pas de formation à perdre. Rien ne se passe (10.3c).
ask-keep-in-hex = Une unité du groupe disloqué reste dans l’hexagone. Sur l’objectif, gardez celle qui porte le plus de bombes (10.3c).
ask-scatter = Choisissez où va cette unité du groupe disloqué. Le mieux est un hexagone sans amis, sans DCA et sans chasseurs (10.3c).
ask-driven-off = L’unité est chassée dans un hexagone voisin. Loin de l’ennemi, et sur le chemin du retour si l’autonomie manque (8.12a).
log-pushed = Elle est poussée, elle n’a pas volé : cela ne prend pas de vitesse, et aucune patrouille ne l’y intercepte. Sa place est connue (25.5a).
ask-damage-die = Les dégâts vont de rien au demi-tour, à des mois de remise en état ou à la perte. Lancez, ou laissez le jeu lancer (9.4b).
log-damage = D’autres dégâts le même mois sont pires. Une unité qui a fait demi-tour ne combat ni ne bombarde plus : ramenez-la (9.4b).
log-eliminated = Une unité éliminée rapporte à l’ennemi, et se rachète à son prix. Un bombardier vaut plus qu’un chasseur (6.3a).
log-recycled = Une remise en état n’est pas une perte : elle ne rapporte à personne, et l’unité revient sans frais au mois dit. Elle ne peut revenir plus tôt (6.5a).
log-gone = Elle reviendrait après la fin et part pour de bon. Cela ne rapporte à personne (6.6b).
ask-ace-die = Après un coup sur un appareil, ou des bombes qui sèment la panique, un six fait un as. Lancez, ou laissez le jeu lancer (19.2a).
ask-place-ace = Le nouvel as rejoint une unité du groupe, de son type. Choisissez-en une qui rentrera sans doute (19.2d).
log-ace = Un as aide son unité à la poursuite ou sur l’objectif. Si elle est éliminée, il est perdu avec elle (19.3b).
ask-ace-to = L’as a survécu sans son unité et en veut une autre de son type. Choisissez-en une qui volera (19.4c).

## Le bombardement

ask-bomb = Un groupe sur un objectif peut le bombarder, chaque unité une fois par mois. Un chasseur dont le facteur est entre parenthèses ne fait que mitrailler ce qui est au sol (13.2a).
ask-aim = Tous sur un seul objectif, la colonne est meilleure ; Londres rapporte le plus. Aérodromes, DCA et unités au sol coûtent cher à l’ennemi aussi (13.2b).
ask-bomb-die = Un dé, dans la colonne des bombes après tous les décalages. Lancez, ou laissez le jeu lancer (13.5.4).
log-bombs = La puissance de toutes les bombes donne la colonne. Reconnaissance, as et repos l’améliorent ; nuit, mauvais temps et raid précédent la gâtent (13.5.3).
log-noted = L’objectif désigné d’avance est montré. Il a valu une colonne, en mieux ou en moins bien (27.2c).
log-bomb-result = B est la panique et ne compte qu’à Londres, D est le dégât et se multiplie par la classe de l’objectif. Les deux donnent des points de moral aux Allemands (35.3a).
log-relief = La défense passive retire un point aux gros dégâts d’une ville, deux ou trois, dans son hexagone et à côté. Elle coûte peu et ne bouge jamais (17.5b).
log-guns-hit = La DCA perd des points de puissance, chacun vaut un point de moral. Le chemin est plus facile pour le groupe suivant (35.1a).
log-unharmed = Les dégâts sont moindres que les points de l’unité : il ne lui arrive rien. Plus de bombes sur un seul objectif auraient suffi (35.1a).
log-land-lost = Détruit, et l’ennemi en a les points. Les unités d’un aérodrome perdu restent au sol tant qu’il n’est pas refait (17.3e).
ask-ship-die = Le porte-avions est endommagé : ce qui lui arrive touche aussi les unités à bord. Lancez, ou laissez le jeu lancer (18.3b).
log-sunk = Un navire coulé rapporte aux Allemands. Il se rachète (6.3a).

## L’atterrissage et la fin du mois

log-lands = Au sol, les unités sont de nouveau face cachée et ne volent plus ce mois-ci. De jour, sur un aérodrome qui a de la place, il n’y a aucun danger (8.6b).
ask-crash-die = De nuit, sur une base pleine ou sans aérodrome, atterrir demande un dé, et un dé bas. Lancez, ou laissez le jeu lancer (8.9b).
log-crash = Nuit, base pleine, champ et mauvais temps s’ajoutent au dé. Une unité accidentée est remise en état ou perdue (8.9b).
log-out-of-fuel = Le tour de son marqueur d’autonomie est passé sans atterrissage : accident certain, pire en mer. Faites demi-tour plus tôt la prochaine fois (8.9a).
ask-more-missions = Tous sont au sol, et le mois finit si personne ne veut voler encore. Qui a déjà volé ne le peut plus (3.II.3).
log-more-missions = Un seul oui suffit pour un autre tour de vol. Deux non terminent le mois (3.II.3).
ask-rest-die = Qui n’a effectué aucune mission dans le mois gagne un dé de points de moral. Lancez, ou laissez le jeu lancer (4.4a).
log-morale = Les points de moral sont à la fois score et monnaie. Les pertes de l’ennemi et les bombes sur l’Angleterre en donnent, un mois de repos aussi (4.1a).
log-month-ends = Les pions sont retournés face cachée, les marqueurs Reconnaissance partent, et tous peuvent voler de nouveau. À la fin du dernier mois, l’avance en points de moral décide (23.1a).
