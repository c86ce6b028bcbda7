### Le guide de Bataille d’Angleterre, pour qui n’a jamais vu le jeu. Sa manière de parler est expliquée dans
### coach-lion.ftl. La règle d’une leçon est à sa fin.

## L’écran

place-offers = Ce qu’on vous demande est ici, avec toutes les réponses permises. Choisissez dans la liste, ou cliquez ce qui est éclairé sur le plateau.
place-map = L’Angleterre en cases, avec formations, aérodromes, stations radar et villes. Les cases teintées sont la ligne radar : qui entre dans une case en service est vu (6.radar.b).
place-displays = Sous la carte se trouvent les plateaux des deux camps, les missions et les tours. Vos cartes sont face visible ; de l’adversaire, vous voyez combien de cartes a une formation, et celles qui ont été retournées.
place-battle = Pendant un combat aérien, le plateau Combat montre les groupes, les cartes sur la table et les dés tels qu’ils sont tombés.
place-log = Tout ce qui arrive est raconté ici, avec ses dés et sa règle. Les secrets de l’autre camp n’y sont pas.
place-odds = Les chances de ce que vous allez décider, d’après ce que votre camp peut savoir. Une carte cachée y compte pour tout ce qu’elle peut être.
place-undo = Votre dernière réponse se reprend ici, tant qu’aucun dé n’est lancé, aucune carte piochée et aucun secret montré.
place-hint = Le conseil montre ce que ferait à votre place le meilleur robot du jeu, et pourquoi. Il n’en sait pas plus que vous.

## Avant le premier tour, et la pile des missions

ask-lost-before = Un scénario court commence en pleine bataille : le hasard prend les cartes perdues les semaines d’avant. Elles ne rapportent rien à personne (4.raf1.a).
ask-remove-city = Des cartes de ville quittent la pile des missions avant la partie, sans être vues. Ce qui reste sera bombardé d’abord (turns.1.b).
ask-remove-radar = Des cartes de radar quittent la pile des missions, sans être vues. Celles qui restent peuvent encore sortir (turns.5.c).
ask-remove-airfield = Des cartes d’aérodrome quittent la pile des missions, sans être vues. Londres passe en haut de la pile (turns.9.b).

## Le tour commence

log-turn-begins = Un tour est une semaine de 1940. La RAF répare, puis la météo dit si la Luftwaffe vole (3.weather.a).
log-withdrawn = Les appareils trop malmenés quittent la bataille. Ceux qui sont déjà perdus comptent tout de même (turns.5.f).
ask-rotate = Une rotation échange une carte disponible d’un Groupe calme contre une endommagée du front ; l’ennemi voit qui part, alors n’envoyez pas toujours la première. Ce qui n’est pas fait maintenant est perdu (rotation.d).
ask-ace-to = Un marqueur d’As donne un dé de plus à la première carte de sa formation en combat tournoyant. Qu’il aille à une formation qui se battra (8.ace.c).
log-repair-dice = Les villes intactes d’un Groupe donnent ses dés de réparation : villes bombardées, moins de squadrons. Le journal nomme celles qui n’en donnent pas (2.production.c).
ask-declare-dice = Partagez les dés avant de les lancer : squadrons, ou aérodromes et radars. Une formation dont l’aérodrome est neutralisé ne vole pas du tout (4.bombed.c).
ask-squadron-dice = Un dé blanc par point : une cocarde, une face sur six, ramène un squadron. Lancez, ou laissez le jeu lancer (2.production.i).
ask-site-dice = Un dé blanc par point : une cocarde remet en service un aérodrome ou une station radar. Lancez, ou laissez le jeu lancer (2.production.k).
ask-reserve = Le Groupe 13 a quatre points pour toute la partie, chacun vaut une cocarde. Ils ne réparent que ses propres squadrons : dépensez-les quand les rotations l’ont vidé (reserve13.c).
ask-repair-squadron = Choisissez qui redevient disponible. Un Spitfire se bat et résiste le mieux ; toute carte endommagée à la fin vaut un point à la Luftwaffe (2.production.i).
ask-repair-site = Choisissez ce qui revient en service. Un aérodrome rend une formation, une station radar la possibilité d’intercepter (4.bombed.d).
log-repairs = Les squadrons réparés attendent parmi les disponibles de leur Groupe. Ils rejoignent une formation à la prochaine alerte (2.production.i).
ask-fly-today = La Luftwaffe peut voler malgré le temps. Plus de missions, c’est plus de points, mais aussi plus de pertes (turns.10.a).
log-luftwaffe-flies = Jusqu’à quatre phases Tally Ho suivent. Dans chacune, la Luftwaffe se déplace, puis la RAF, puis on se bat (9.e).
log-does-not-fly = Personne ne vole, personne n’est renforcé. La RAF répare pourtant même une semaine pareille (3.weather.d).

## L’alerte des squadrons

ask-draw-squadron = Les cartes de squadron viennent des disponibles mélangés du Groupe ou de la Luftflotte ; seul leur propriétaire les voit. Piochez, ou laissez le jeu piocher (4.raf.c).
ask-assign-squadron = Personne ne voit ce que vous donnez à une formation : partagez les bonnes cartes, ou faites une forte et un leurre. Aux bombardiers il faut une escorte ; une réponse répartit le reste également (4.raf1.h).
ask-place-squadron = On pioche deux cartes de trop : choisissez. La RAF vole avec n’importe quel nombre de cartes, la Luftwaffe avec six au moins, et sans bombardier elle ne bombarde pas (4.lw.l).
ask-place-returned = Un squadron mis au repos sert avant toute pioche. Mettez-le là où son type manque (4.lw.c).
ask-ground-flight = Il n’y a pas assez de cartes pour toutes : une formation reste au sol, et ses cartes peuvent en compléter une autre. Gardez en l’air celle qui a la meilleure mission (4.lw.l).
log-squadrons-drawn = Ce qui est pioché et non placé retourne parmi les disponibles. L’ennemi voit seulement combien de cartes a une formation (4.raf.f).
log-alerted = Ces formations sont sur leurs aérodromes. On ne renforce que celles des casiers : qui reste en patrouille ne reçoit rien (4.raf.a).
log-under-strength = Une formation de la Luftwaffe de moins de six cartes ne vole pas. Les pertes du retour la clouent au sol plus vite qu’on ne croit (4.lw.l).

## Les missions

ask-draw-first-missions = Dix cartes de mission viennent d’abord en main ; sept volent, trois attendent. Piochez, ou laissez le jeu piocher (5.mission1.a).
ask-draw-mission = Une carte de mission par formation vient dans la main de la Luftwaffe. Piochez, ou laissez le jeu piocher (5.mission.a).
ask-assign-mission = Donnez-lui un objectif qu’elle peut atteindre et toucher. Bf 109 et Ju 87 ne vont pas loin au nord ; une ville vaut aussi sa production mais demande trois coups (6.line12.a).
log-missions-drawn = La RAF ne voit jamais ces cartes avant les bombes. Une mission échouée rapporte des points à la RAF (8.success.a).
log-has-mission = La formation ira quelque part ; la RAF n’en sait pas plus. Observez où elle tourne (5.mission.c).
log-grounded = Une formation sans mission ne coûte et ne risque rien. Elle pourra voler à un tour suivant (5.none.b).

## Le mouvement de la Luftwaffe

log-phase-begins = Une phase Tally Ho : la Luftwaffe se déplace, puis la RAF, puis combats et bombes. Qui reste en l’air brûle du carburant à chaque fois (6.movement.h).
ask-choose-flight = Déplacez vos formations dans l’ordre voulu ; chacune brûle un de ses quatre jetons, même immobile. Les deux derniers à la fois donnent dix cases, mais le retour est plus risqué (6.movement.i).
ask-send-home = Avant dix cases, Bf 109 et Ju 87 peuvent faire demi-tour sans risque ; ceux qui restent peuvent tomber à la mer. Les bombardiers volent alors sans eux (6.line12.d).
ask-fly = Une case à la fois, dans huit directions, cinq pour un jeton. Seul l’objectif de votre mission permet de finir par une passe de bombardement (6.bombrun.a).
log-long-move = Les deux jetons sont partis : la formation rentre dans cette phase. Chaque Bf 109 et chaque Ju 87 qu’elle a encore lance deux dés pour cela (8.reach.a).
log-bomb-run = Le marqueur annonce des bombes ici dans cette phase, si un bombardier survit au combat. Pour la RAF, c’est la formation à attaquer (8.bombing.a).
log-detected = La RAF peut maintenant envoyer une formation intercepter, cette seule fois. Les cases radar suivantes ne posent plus la question (6.intercept.n).
log-not-detected = La station est neutralisée, et personne ne voit la formation. Seul le Corps des Observateurs peut encore la trouver (6.koradar.a).

## L’interception

ask-intercept = Une formation peut poursuivre le raid, case pour case, tant qu’il bouge. L’interception est un lancer meurtrier pour les deux camps, et la formation ne bougera plus dans cette phase (6.intercept.h).
ask-race = Avancez d’une case pour chacune des siennes ; on se bat dans la même case. Visez où il va, non où il est (6.intercept.c).
log-intercepts = La course est lancée, case par case. Un raid qui se détourne attire les chasseurs hors de leur place (6.intercept.c).
ask-intercept-draw = Trois cartes du raid sont tirées à l’aveugle et combattent. Chasseurs ou bombardiers sans défense : tirez, ou laissez le jeu tirer (8.intercept.b).
ask-intercept-dice-luftwaffe = Toutes les cartes tirées du raid lancent ensemble des dés noirs : une cocarde touche la RAF, une croix la Luftwaffe. Lancez, ou laissez le jeu lancer (8.intercept.d).
ask-intercept-dice-raf = Toutes les cartes de la formation de la RAF lancent ensemble des dés blancs : une croix touche la Luftwaffe, une cocarde la RAF. Lancez, ou laissez le jeu lancer (8.intercept.d).
ask-take-hits = Tous les coups se prennent : une carte en prend sa valeur de dégâts et est perdue, une seule peut en prendre moins et aller au repos. Perdez le moins cher (8.standdown.b).
log-intercept-hits = Un symbole nomme le camp touché : la cocarde la RAF, la croix la Luftwaffe. Chaque propriétaire répartit les coups (8.intercept.h).
log-stood-down = Mis au repos n’est pas perdu : la carte revient deux tours après et ne rapporte rien à personne. C’est la meilleure façon de prendre quelques coups (8.standdown.d).
log-lost = Une carte perdue va aux endommagés. La RAF peut la réparer, la Luftwaffe jamais (8.intercept.j).
log-back-on-station = Après la poursuite, la formation est sur son aérodrome, mais ne bouge plus dans cette phase. À la suivante, elle est libre (6.intercept.g).

## Le mouvement de la RAF

ask-observer-die = Un dé blanc pour un raid non détecté : une croix, trois faces sur six, le repère. Lancez, ou laissez le jeu lancer (6.observer.b).
log-not-spotted = Une formation que personne ne voit ne peut pas être attaquée. À la phase suivante, les observateurs essaient de nouveau (6.observer.e).
ask-scramble = Une formation dans son casier peut se battre encore avec les cartes qu’elle a. Si elle attend la prochaine alerte, elle peut être complétée (9.b).
ask-choose-wing = Les formations de la RAF avancent de trois cases et n’ont pas besoin de carburant. Allez où le raid doit passer, et gardez ce qu’il veut (7.movement.c).
ask-move-wing = Finissez dans la case d’un raid pour le combattre. Deux formations de la RAF ne partagent pas une case, sauf les Grandes Formations du Groupe 12 dès le tour 9 (7.movement.h).
ask-mark-dogfight = Sans marqueur, personne ne se bat, et il y en a cinq par phase. Attaquez d’abord qui a un marqueur de passe de bombardement (7.contact.b).
log-big-wing = Deux formations du Groupe 12 se battent comme une seule, avec un seul marqueur. Leurs cartes ensemble peuvent affronter tous les groupes (turns.9.g).

## Les combats tournoyants

ask-next-combat = Vous choisissez quel combat vient d’abord. Dans chaque case, les bombes tombent juste après son combat (8.combat.c).
ask-dogfight-shape = Partagez vos cartes en trois groupes, face cachée. De petits groupes laissent l’ennemi deviner ; un grand peut cacher des chasseurs derrière des bombardiers (8.dogfight.a).
ask-dogfight-pick = La RAF ne voit pas qui est dans quel groupe. Des bombardiers sans adversaire passent indemnes (8.dogfight.d).
ask-dogfight-beside = Placez chaque carte devant un groupe dont vous ignorez le contenu. Les groupes sans vos cartes restent en paix (8.dogfight.d).
ask-dogfight-next = Chaque groupe se combat jusqu’au bout avant le suivant. Commencez où votre as est le plus utile (8.dogfight.d).
ask-dogfight-select = Les deux choisissent en secret, puis montrent. Spitfire et Bf 109 lancent quatre dés et tombent à quatre coups ; un bombardier en lance un ou deux (8.dogfight.e).
ask-dogfight-opponent = Le vainqueur reste et affronte la carte suivante du groupe, tirée à l’aveugle. Après deux victoires, il doit se retirer (8.dogfight.m).
ask-dogfight-dice-luftwaffe = Des dés noirs, autant que la valeur de combat de la carte : une cocarde touche la RAF, une croix votre carte. Lancez, ou laissez le jeu lancer (8.dogfight.f).
ask-dogfight-dice-raf = Des dés blancs, autant que la valeur de combat de la carte : une croix touche la Luftwaffe, une cocarde votre carte. Lancez, ou laissez le jeu lancer (8.dogfight.f).
log-groups-formed = Les tailles sont connues, pas les cartes. La RAF place maintenant les siennes devant, aussi secrètement (8.dogfight.d).
log-dogfight = Seule la carte la plus touchée peut tomber, et seulement si les coups atteignent sa valeur de dégâts. Sinon, les deux se retirent (8.dogfight.h).
log-nobody-down = Sans vainqueur, les deux cartes quittent ce combat. Cela peut sauver les bombardiers derrière (8.dogfight.o).
log-ace-gained = Deux ennemis abattus dans un combat font un as : un dé de plus dans les combats tournoyants à venir. On le perd avec la carte qui l’accompagne (8.ace.e).
log-flight-lost = Sans carte, la formation est de retour dans son casier. Sa mission, si elle en volait une, a échoué (8.dogfight.s).

## Après le combat

ask-head-home = Rentrée, la formation peut être complétée à la prochaine alerte ; en patrouille, elle barre la route. Les faibles devraient rentrer (8.home.a).
log-goes-home = Elle garde ses cartes et attend dans son casier. À la phase suivante, vous pourrez la remettre sur son aérodrome (9.b).
ask-bombing-dice = Un dé noir par point de puissance de bombardement : une cocarde est un coup au but, une croix un dé pour la DCA. Lancez, ou laissez le jeu lancer (8.bombing.e).
log-bombed = Un coup suffit contre un aérodrome ou une station radar, il en faut trois contre une ville. Ouvrez la ligne pour voir d’où viennent les dés (8.bombing.f).
log-knocked-out = La mission sera réussie quand la formation rentrera. La RAF est privée de ce lieu tant qu’il n’est pas réparé (8.bombing.f).
log-city-damaged = Les coups sur une ville s’additionnent, mais il en faut trois pour que cette mission réussisse. D’ici là, la ville ne produit rien (8.bombing.h).
ask-ack-ack-dice = Les canons lancent un dé blanc par croix des bombardiers : deux croix en abattent un. Lancez, ou laissez le jeu lancer (8.ackack.b).
ask-lose-bomber = Choisissez le bombardier qui tombe ; il a déjà bombardé. Un Do 17 ou un Ju 87 porte le moins (8.ackack.c).
ask-next-square = Vos autres formations passent une à une : bombarder, puis rester ou rentrer. Rentrer avec du carburant est sans risque, mais la mission est jugée aussitôt (8.reach.a).
ask-reach-home = Une formation qui a du carburant peut rester une phase de plus. Rentrer est sans risque tant qu’il reste un jeton, et sa mission est alors jugée (8.reach.a).
ask-home-dice = Sans carburant, une croix perd un Bf 109 ou un Ju 87. Les bombardiers et les Bf 110 rentrent toujours ; lancez, ou laissez le jeu lancer (8.reach.a).
log-out-of-fuel = La Manche prend qui a volé trop loin. Rentrez avec un jeton, ou renvoyez avant les cartes à court rayon d’action (8.reach.a).
log-mission-succeeds = Un aérodrome ou une station radar vaut deux points, une ville deux et sa production. La carte est défaussée (8.success.a).
log-mission-fails = Chaque mission échouée rapporte des points à la RAF. Une formation qui ne décolle pas n’échoue pas (8.success.a).
log-stays-down = Qui n’a pas décollé à la deuxième phase reste au sol pour le tour, avec cartes et mission. On n’y perd rien (9.f).
log-airfield-lost = Sans aérodrome, une formation est clouée au sol, et ses cartes retournent. Réparez avec les dés de son Groupe (4.bombed.b).
log-london-again = Londres a tenu et revient au tour suivant, en haut de la pile. Attendez-vous-y (turns.9.d).
log-counted = Missions et squadrons endommagés de la RAF comptent pour la Luftwaffe ; squadrons perdus de la Luftwaffe et missions échouées pour la RAF. L’égalité est à la RAF (turns.11.a).
