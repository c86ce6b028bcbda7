### Le guide de RAF: Lion, pour qui n’a jamais vu le jeu de plateau : au plus deux phrases et 240 caractères par message.
### `ask-KEY` accompagne une question, `log-KEY` un événement vu pour la première fois, `result-R` un résultat de
### combat, `place-NOM` une partie de l’écran. Aucun message n’a d’arguments.
### Builds on: coach-raf

## L’écran

place-map = Voici la table : l’Angleterre en secteurs, chacun avec ses squadrons et son cercle de patrouille. Tout ce qui est éclairé peut être choisi, à la souris ou au clavier.
place-tote-board = Le Tote Board montre où en est chaque squadron : à l’atterrissage, au réarmement, dans les pertes. Seuls ceux qui sont revenus dans leur secteur, ou en patrouille, peuvent combattre.
place-raid-display = L’affichage du raid montre qui vole : chasseurs et squadrons en case Chasse, bombardiers en case Bombardement, à côté l’escorte et la patrouille de la Manche. On combat d’abord en case Chasse, puis en case Bombardement.
place-odds = Les chances disent ce qu’on peut attendre des squadrons choisis : points de victoire, pertes, dégâts. Essayez plusieurs réponses avant d’en confirmer une.

## Avant les raids

ask-green-squadron = Choisissez les squadrons qui commencent avec des pilotes novices : ils sont réduits jusqu’à leur premier raid. Les secteurs calmes, loin des côtes, leur laissent du temps.
ask-night-patrol = Les Blenheims en patrouille de nuit chassent les bombardiers nocturnes et ne volent pas de jour. De jour ils servent peu : envoyez-les.
ask-patrol-squadron = Envoyez des squadrons en patrouille là où vous attendez un raid, l’un après l’autre, puis terminez. Une patrouille peut riposter même avec une alerte tardive, mais devra se poser quand l’horloge avance.
ask-patrol-circle = Choisissez où il patrouille : sur son secteur ou sur un secteur adjacent. L’important est que le cercle soit sur le trajet du raid.
ask-time-card = Une carte Événement de Raid dit quand la journée commence : 0600, 0800 ou 1000. Commencer tôt veut dire, en général, plus de raids.

## Un raid arrive

ask-target-card = Une carte Objectif est révélée : elle nomme le lieu qui peut être attaqué et les secteurs qui peuvent aider. Tirez-la, ou laissez le jeu tirer.
ask-card-back = Le dos de la prochaine carte Objectif ne montre que la région qu’un raid peut viser. Tirez-la, ou laissez le jeu tirer.
ask-raid-effort = Un dé décide si les Allemands attaquent cet objectif, et avec quelles forces. Priorité et valeur hautes rendent un raid majeur plus probable.
ask-detection = Un dé et les stations radar en service décident si vous voyez le raid tôt et bien. Un résultat élevé donne plus d’alerte et un meilleur renseignement.
ask-commit = Choisissez les squadrons qui décollent, l’un après l’autre, puis dites qu’il n’y en a plus. Envoyez-en à peu près autant que de Gruppen : trop peu n’arrêtent guère le raid et le paient souvent cher.
ask-force-card-size = Une carte de Force dit combien de Gruppen viennent. Tirez-la, ou laissez le jeu tirer.
ask-force-card-types = Une seconde carte de Force dit quels avions viennent et ce qu’ils font. Tirez-la, ou laissez le jeu tirer.
ask-which-gruppe = Plusieurs Gruppen conviennent aussi bien, et le hasard en prend un. Tirez-le, ou laissez le jeu tirer.

## En l’air

ask-push-on = Vous avez bien plus de squadrons qu’il n’y a de chasseurs, et certains doivent poursuivre vers les bombardiers. Envoyez les plus faibles ; les forts combattent mieux les chasseurs.
ask-slip-past = Vous avez plus de squadrons qu’il n’y a de chasseurs, et l’excédent peut passer vers les bombardiers. Si vous êtes bien plus nombreux, mieux vaut souvent que tous combattent ensemble les chasseurs.
ask-go-home = Aucun chasseur ne barre la route : chaque squadron peut attaquer les bombardiers. N’en renvoyez un que si l’escorte est trop forte pour vous tous.
ask-evade = Parer et esquiver : un squadron d’une paire échappe aux chasseurs, mais l’un des deux est réduit. Un seul squadron parmi les bombardiers suffit à gâter leur visée.
ask-fend = Choisissez qui retient les chasseurs pour que l’autre passe. Le plus fort est en général le bon.
ask-turn-reduced = L’un des deux doit être réduit. Celui qui s’est échappé n’a plus qu’un combat devant lui : il le supporte mieux.
ask-radio-confusion = Un squadron complet perd le contact et doit rentrer. Sacrifiez celui qui a le plus faible potentiel.
ask-new-ace = Un squadron s’est si bien battu qu’il devient un as : ses combats tourneront en votre faveur. Choisissez-en un qui verra beaucoup de raids.
ask-press-on = Ce squadron est indemne : il peut attaquer les bombardiers ou rentrer. Attaquez, sauf si l’escorte est bien trop forte.
ask-press-on-disrupted = Ce squadron est désorganisé : il peut attaquer, réduit, ou rentrer, complet. Poursuivez si personne d’autre n’atteint les bombardiers, car le premier squadron compte le plus.
ask-target-event-card = Une carte Événement de Raid peut tout changer sur l’objectif, et dit de combien l’horloge avance. Tirez-la, ou laissez le jeu tirer.
ask-after-blenheims = Des bombardiers amis sont pris pour des Allemands, et un squadron les poursuit en vain. Envoyez celui qui vous manquera le moins.
ask-intercept = Vous avez moins de squadrons qu’il n’y a de Gruppen : choisissez qui attaquer. D’abord les avions faibles chargés de bombes, les He 111 avant les autres.
ask-escort-aside = Pour chaque bombardier que vous laissez, un Gruppe d’escorte est mis de côté. Ceux-ci se valent : peu importe lequel.
ask-disperse = Les bombes chassent des squadrons de l’aérodrome : choisissez qui va dans la case Atterrissage. Les plus faibles manquent le moins.

## Nuit, calendrier, remplacements

ask-night-commitment-die = Un dé dit combien de bombardiers viennent cette nuit. Lancez-le, ou laissez le jeu le lancer.
ask-night-interception-die = Un dé dit si vos patrouilles de nuit trouvent quelqu’un, et combien y parviennent. Il ne doit pas dépasser la chance.
ask-six-hundred = Le squadron 600 peut baisser le dé d’un point s’il vole lui-même. Ne le faites que si le dé échoue sans cela : un dé plus bas, c’est aussi un intercepteur de moins.
ask-night-squadron = Choisissez les Blenheims qui ont trouvé les bombardiers. Le plus fort potentiel est le meilleur.
ask-night-gruppe = Choisissez les Gruppen allemands qui sont trouvés. Ceux au potentiel élevé sont les plus faciles à toucher.
ask-night-bombing-die = Les bombardiers attaquent de nuit, et un dé dit ce qu’il vous en coûte. Lancez-le, ou laissez le jeu le lancer.
ask-landing-accident = Un bombardier s’écrase en rentrant : choisissez le Gruppe qui subit des pertes légères. Vous gagnez un point dans tous les cas, alors prenez-en un chargé de bombes.
ask-day-card = Une carte d’Événement Quotidien dit combien de jours passent jusqu’au prochain jour de raid. Chacun est un point de victoire pour vous.
ask-light-loss-return = Il n’y a pas assez d’avions pour tous : choisissez qui revient ensuite. D’abord les squadrons des secteurs les plus attaqués.
ask-heavy-loss-move = Il n’y a pas assez d’avions pour tous : choisissez qui passe des pertes lourdes aux légères. Il peut revenir après le prochain jour de raid.
ask-reinforcement = Vous pouvez acheter un squadron contre des points de victoire, une fois pour toutes. C’est utile s’il reste beaucoup de jours de raid, et nuisible si vous êtes loin derrière.

## Le matin

log-repaired = Tout fonctionne de nouveau. Les stations radar sont le plus précieux : chacune aide à voir les raids à temps.
log-not-repaired = Les dégâts restent importants aujourd’hui. Une station radar hors service, c’est moins d’alerte.
log-radar-restored = Le système radar voit de nouveau : les dos des cartes Objectif sont visibles. Servez-vous-en pour placer vos patrouilles.
log-radar-crippled = Le système radar est paralysé dans deux régions : nul ne voit ce que viseront les raids. Les patrouilles se placent au jugé.
log-day-begins = Un jour de raid commence ; il dure jusqu’à ce que l’horloge dépasse 1800. Chaque raid est joué jusqu’au bout avant que le suivant ne vienne.
log-advance-warning = Les dos des deux prochaines cartes Objectif montrent les régions que les raids peuvent viser. Placez-y vos patrouilles.
log-no-advance-warning = Pas d’alerte préalable cette fois : les patrouilles se placent au jugé. Des stations radar endommagées ou une carte Événement de Raid en sont la cause.
log-patrols = Une patrouille vole jusqu’à ce qu’elle riposte ou que l’horloge avance. Puis elle se pose, et manque en général pour la tranche horaire suivante.
log-late-patrols-full = À 1800, pas plus de quatorze squadrons peuvent être en patrouille. C’est la dernière tranche horaire de la journée.
log-night-patrol = Un squadron en patrouille de nuit y reste le jour et ne riposte pas aux raids de jour. Il attend le raid nocturne.
log-off-night-patrol = Ce squadron est de nouveau disponible de jour. La nuit, il manquera.

## Le raid

log-raid-none = Pas de raid sur cet objectif. Les Allemands révèlent des cartes Objectif jusqu’à ce que l’une soit attaquée.
log-raid-minor = Un raid mineur arrive : d’ordinaire peu de Gruppen, parfois seulement un balayage de chasseurs. Une poignée de squadrons suffit.
log-raid-major = Un raid majeur arrive, avec beaucoup de Gruppen. Il est plus facile à détecter, mais il faut beaucoup de squadrons pour le battre.
log-detected = L’alerte dit quels squadrons peuvent riposter ; le renseignement, ce que vous savez en les choisissant. Avec une alerte tardive, seules les patrouilles sur le trajet le peuvent.
log-raid-size = Vous savez maintenant combien de Gruppen viennent. Chasseurs, bombardiers et escortes comptent tous : tous ne portent pas de bombes.
log-raid-called-off = Le raid est abandonné : les squadrons partis volent pour rien. C’est le risque d’un renseignement faible.
log-raid-types = La seconde carte de Force donne les types : les Me 109 chassent, les Me 110 escortent, les autres bombardent. Ses lignes sont remplies dans l’ordre depuis les bases aériennes.
log-sweep = Rien que des Me 109, tous en chasse : il n’y a rien à protéger d’eux. Les laisser ne coûte rien.
log-gruppe-flies = Les Gruppen quittent leurs bases aériennes pour l’affichage du raid. Ceux qui ont volé aujourd’hui reviennent plus tard, ou pas du tout.
log-selection-stops = Les Allemands manquent d’avions de ce genre : le raid est plus petit. Les pertes que vous infligez ont cet effet.
log-raid-formed = Le raid est complet : comparez ses chasseurs à vos squadrons, et ses bombardiers à ceux qui passeront. Seuls les Gruppen de la case Bombardement bombardent.
log-false-raid = Fausse alerte : aucun Gruppe ne peut voler. Vos squadrons rentrent, et le temps passe.
log-follow-up = Un second raid vient aussitôt au même endroit. Les squadrons encore en vol ne peuvent pas riposter : il est bon d’en avoir gardé.
log-snap-raid-begins = Un raid éclair de Me 110 d’élite vient sans les préparatifs habituels. Il est petit, mais difficile à détecter.
log-snap-raid-elsewhere = Cet objectif n’est pas dans la bonne zone pour le raid éclair : une autre carte est révélée. Les Me 110 d’élite attaquent dans la zone de la Luftflotte 2.
log-committed = Un squadron qui décolle va dans la case Chasse. Il rencontre d’abord les chasseurs, puis peut-être les bombardiers.
log-delayed = Vous attendez d’autres squadrons : les bombes tombent d’abord. Le raid est attaqué sur le chemin du retour.
log-patroller-hunts = Après une riposte retardée, les patrouilles de la Manche se joignent à la chasse. Il y a plus de chasseurs à affronter.
log-nobody-eligible = Personne ne peut riposter à ce raid. Une meilleure alerte ou des patrouilles sur le trajet auraient aidé.
log-all-committed = Tous ceux qui pouvaient riposter sont en route. Les secteurs d’où ils viennent restent vides un moment.
log-nobody-responds = Personne ne riposte au raid : avec des bombardiers, cela coûte un point, et ils bombardent mieux. Un squadron qui atteint les bombardiers évite les deux.
log-goes-home = Ce squadron quitte le raid. Il sera de nouveau disponible après s’être posé et réarmé.
log-pushed-on = Trop de squadrons pour peu de chasseurs : celui-ci a dû poursuivre vers les bombardiers. Les autres combattent encore les chasseurs.
log-evaded = Un squadron échappe aux chasseurs pendant que l’autre les retient. La paire le paie d’un squadron réduit, à moins d’avoir un as.
log-turned-reduced = Un squadron réduit a un potentiel plus faible et est perdu là où d’autres ne font qu’abandonner. Il redevient complet en se posant.
log-intercepted = Ce Gruppe sera attaqué. Ceux qui ne sont pas choisis bombardent sans être gênés.
log-escort-stands-aside = Pour chaque Gruppe que vous laissez, un Gruppe d’escorte est mis de côté. Ainsi peu de squadrons rencontrent moins de chasseurs.
log-escorts-stay = Cette fois, toute l’escorte défend, qui que vous attaquiez. Attendez-vous à un combat plus dur.

## Événements

log-event-target = Un événement sur l’objectif peut encore changer le raid. La même carte dit aussi de combien l’horloge avance.
log-event-british-altitude = Vos squadrons ont l’altitude : les deux combats vous sont plus favorables. Cela dure le temps de ce raid.
log-event-german-altitude = Les Allemands ont l’altitude : les deux combats vous sont moins favorables. Cela dure le temps de ce raid.
log-event-bombs-first = Vos squadrons arrivent tard : les bombes tombent avant leur attaque. Ils peuvent encore abattre des bombardiers sur le retour.
log-event-big-wing = Avec au moins deux squadrons du Groupe 12 dans l’attaque des squadrons, ce combat vous est plus favorable. Gardez-les-y si possible.
log-event-snap-raid-due = Des Me 110 d’élite feront leur propre raid juste après celui-ci. Ne les oubliez pas.

## Combat

log-squadron-attack = Vos squadrons attaquent : ce qui est désorganisé, chassé ou abattu bombarde moins. Ensuite tous les squadrons rentrent.
log-squadron-lost = Un squadron est perdu pour l’instant : un point de moins pour des pertes légères, deux pour des lourdes. Il ne revient qu’avec des remplacements.
log-gruppe-lost = Un Gruppe est abattu : vous gagnez un point pour des pertes légères, deux pour des lourdes. Il faut des remplacements pour qu’il revienne.
log-presses-on = Ce squadron poursuit vers les bombardiers. Le premier arrivé leur ôte l’avantage de n’être pas gênés.
log-ace-gained = Vous avez un squadron d’as : un combat où il se bat est meilleur d’une ligne pour vous. Ne le gaspillez pas.
log-ace-lost = Après des pertes, l’as redevient un squadron ordinaire. Un autre pourra le mériter.

## Les bombes

log-bombed = La puissance donne la colonne, les nuages et d’autres choses la décalent, le dé donne les dégâts. Chaque point de dégâts vous coûte un point, les dégâts importants trois.
log-control-room-hit = La salle de contrôle est touchée : ses squadrons ne défendent aujourd’hui que leur secteur et ne partent plus en patrouille. Comptez sur les voisins.

## L’horloge

log-fighters-ready = Ces chasseurs sont revenus dans leurs bases aériennes. Les prochains raids peuvent en avoir davantage.
log-ju87-withdrawn = Les Ju 87 ont subi trop de pertes et quittent la bataille. Leurs bombardements en piqué ne vous gêneront plus.
log-clock = L’horloge avance par tranches horaires de deux heures. Les patrouilles finissent, et les squadrons se posent, se réarment et redeviennent disponibles.
log-no-time-passes = Le temps ne passe pas : le raid suivant vient aussitôt. Les squadrons qui ont combattu n’ont pas pu se poser.
log-end-of-day = Le jour de raid est terminé. Dans Prélude au Jour de l’Aigle, la partie s’arrête là : un total de 0 ou plus est une victoire anglaise.

## Les jours entre les raids

log-day-advance = Des jours passent jusqu’au prochain jour de raid, et chacun vous donne un point. Le temps travaille pour vous.
log-momentum = La Luftwaffe a de l’élan : de deux cartes, la pause la plus courte compte. Des stations radar réparées, un meilleur total et moins de novices y mettraient fin.
log-no-momentum = Une seule carte est tirée pour les jours qui passent. Vous avez ôté son élan à la Luftwaffe.
log-momentum-card = La plus courte des deux pauses compte. Vous avez moins de temps pour vous remettre.
log-deeper-targets = Les raids vont désormais plus loin : davantage d’objectifs à l’intérieur des terres. Les secteurs calmes jusqu’ici serviront.
log-priorities = Les Allemands changent d’objectifs. Ceux de priorité haute sont attaqués plus souvent.
log-terror = Les villes sont désormais des objectifs. Cela coûte des points, mais épargne stations radar et aérodromes.
log-escort-increased = Les raids ont désormais plus d’escorte. Attendez-vous à plus de chasseurs autour des bombardiers.
log-lf3-joins-lf2 = La Luftflotte 3 aide maintenant la Luftflotte 2 : les raids dans la zone de celle-ci peuvent être plus gros. Elle peut encore attaquer l’ouest.
log-lf3-leaves-lf2 = La Luftflotte 3 attaque de nouveau l’ouest. Gardez-y quelques squadrons.
log-tension = Les Groupes 11 et 12 sont en froid : au prochain jour de raid, le 12 ne peut pas patrouiller sur le 11. Placez vos patrouilles sans lui.
log-stabilization = Les squadrons que vous n’avez jamais appelés donnent des pilotes confirmés. Dès lors, aucun renfort ne s’achète plus.
log-squadron-returns = Un point de remplacement et un point de pilotes confirmés ramènent ce squadron complet. Les deux sont rares.
log-squadron-green = Il y avait des avions mais pas de pilotes confirmés : ce squadron est novice et réduit. Un raid le rend complet.
log-squadron-enters = Un nouveau squadron vous rejoint aussitôt, complet. Son prix est ôté de vos points de victoire.
log-sealion-cancelled = Hitler renonce à l’invasion : vous avez empêché le débarquement. Plus c’est tôt, mieux c’est pour vous.
log-sealion-delayed = L’invasion est ajournée et sera réexaminée. Plus de points de victoire les feront renoncer.
log-sealion-preparations = Les Allemands préparent le débarquement : votre total était trop bas. Il vous reste dix jours pour regagner des points.
log-sealion-orders = L’invasion vous coûte cinq points et donne à la Luftwaffe des équipages frais : son affaiblissement recule. Aérodromes et ports sont désormais ses objectifs.
log-d-day = Le jour du débarquement est venu. Votre total décide s’il réussit.

## La nuit

log-night-commitment = Le dé dit combien de bombardiers viennent cette nuit. Ceux-là n’attaquent pas de jour.
log-night-raiders = Ces bombardiers volent de nuit et manquent le jour. Les He 111 partent d’abord.
log-night-surplus = Ces bombardiers reviennent aux raids de jour. Leurs bases aériennes en seront mieux garnies.
log-night-no-chance = Trop peu de Blenheims pour ces bombardiers : aucune chance de les trouver. Plus de patrouilles de nuit aideraient.
log-night-missed = Les patrouilles de nuit ne trouvent personne. Plus de Blenheims en patrouille de nuit, c’est plus de chances.
log-night-found = Vos Blenheims ont trouvé les bombardiers. Le dé est aussi le nombre de squadrons qui interceptent.
log-six-hundred-lowers = Le squadron 600 montre le chemin. En échange, il doit voler lui-même.
log-night-bombing = Le bombardement de nuit coûte des points selon le nombre de bombardiers. Il ne vise aucun objectif.
log-landing-accident = Un bombardier est perdu à l’atterrissage : un point pour vous. Vous avez choisi lequel.
