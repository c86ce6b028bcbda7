### Le guide de RAF: Eagle, pour qui n’a jamais vu le jeu de plateau. Sa manière est expliquée dans coach-lion.ftl.
### Builds on: coach-raf

## L’écran

place-map = Voici la table : l’Angleterre en secteurs, avec les squadrons qui s’y trouvent et tous les objectifs possibles. Tout ce qui est éclairé peut être choisi, à la souris ou au clavier.
place-plan = La piste de planification des raids est votre journée : sept tranches horaires de trois raids au plus. Glissez-y cartes et Gruppen ou servez-vous du clavier, laissez le jeu compléter l’escorte et suivez les totaux.
place-tote-board = Le Tote Board montre où en est chaque squadron. Ceux qui se posent, se réarment ou sont perdus ne peuvent pas riposter à votre prochain raid : c’est le moment de l’envoyer.
place-raid-display = L’affichage du raid montre ses cases : on combat d’abord en case Chasse, puis en case Bombardement. L’onglet Riposte dit pas à pas qui pouvait venir, qui reste, qui vient, et pourquoi.
place-odds = Les chances disent ce qu’on peut attendre de ce raid : qui viendra, ce qui sera perdu, ce qui sera touché. Essayez une autre escorte ou une autre heure avant d’arrêter le plan.

## La planification de la journée

ask-green-squadron = Choisissez les squadrons anglais qui commencent avec des pilotes novices : au plus un par secteur, et un du Groupe 11. Ils combattent réduits : prenez ceux que vos raids rencontreront.
ask-strategy-card = Une carte Stratégique donne un avantage à un raid de la journée ; les points de victoire disent combien vous en recevez. Tirez-la, ou laissez le jeu tirer.
ask-target-card = Chaque carte Objectif nomme un lieu à attaquer aujourd’hui, les secteurs qui le défendent et les stations radar qui le surveillent. Tirez-la, ou laissez le jeu tirer.
ask-further-target-card = Trop peu de cartes permettent un raid majeur : on en tire d’autres jusqu’à en avoir assez. Tirez-la, ou laissez le jeu tirer.
ask-plan = Prenez une carte pour planifier son raid, aussi souvent que vous voulez : rien n’est décidé avant que le plan soit arrêté. Un raid qui en suit un autre de près trouve moins de squadrons : ceux qui ont combattu se posent encore.
ask-plan-raid = Donnez d’abord son heure au raid, puis des bombardiers et des chasseurs ; reprenez un Gruppe pour le retirer. Mêlez les lettres A, B et C, car chaque mauvais résultat frappe une lettre.
ask-assign-fighters = De nouveaux chasseurs sont disponibles pour les raids de cette tranche horaire et de la suivante. C’est la seule occasion de les donner à ces raids.
ask-assign-to-raid = Ajoutez des chasseurs à ce raid, ou retirez-en. En chasse, ils tiennent les squadrons loin des bombardiers, mais qui vole maintenant manquera pendant trois tranches horaires.
ask-night-bomber = Choisissez les bombardiers qui partent de nuit, autant que le demandent les priorités des villes et des usines. Ils ne volent pas de jour : prenez ceux qui vous manqueront le moins.
ask-night-patrol-die = Un dé dit combien de Blenheims vous attendent dans le noir. Lancez-le, ou laissez le jeu le lancer.

## Le raid décolle

ask-choose-raid = Plusieurs raids partent dans cette tranche horaire, et vous choisissez le premier. Tant que d’autres sont à venir, les Anglais gardent plutôt des squadrons en réserve.
ask-channel-patrol = Là où volent des bombardiers, des Me 109 doivent garder le retour par la Manche avant que d’autres chassent. Ils combattent rarement : gardez mêlées les lettres des autres.
ask-deploy-me110 = Un Gruppe de Me 110 peut escorter les bombardiers ou attaquer au sol, mais non chasser. L’escorte prend part au combat quand des squadrons passent.
ask-deploy-me109 = Un Gruppe de Me 109 peut chasser, escorter ou attaquer au sol. Les chasseurs combattent d’abord et éclaircissent les squadrons ; l’escorte n’aide qu’ensuite, si quelqu’un passe.
ask-detection = Un dé, les stations radar, les observateurs et la taille du raid décident s’il est bien vu. Plus c’est bas, mieux c’est pour vous : avec peu d’alerte, peu de secteurs peuvent riposter.
ask-declare-raid = Les Anglais voient mal quatre ou cinq Gruppen, et vous dites pour quoi ils les prennent. Un raid mineur attire trois squadrons au plus ; un majeur jusqu’à six, ou personne s’il n’y en a qu’un ou deux.
ask-rendezvous = Les Gruppen doivent se retrouver. Le dé nomme un danger ; tranches horaires chargées, nuages et très gros raids y tombent.
ask-rendezvous-failure = Le rendez-vous a échoué : de 1 à 3, les Gruppen de lettre A, B ou C deviennent réduits ; de 4 à 6, ils rentrent. Un raid aux lettres mêlées n’y perd qu’une partie.

## La riposte anglaise

ask-green-for-pool = Ce secteur a plusieurs squadrons novices et doit en donner un. Vous choisissez : un Hurricane est un peu plus faible qu’un Spitfire.
ask-pool-squadron = Le secteur a plus de squadrons qu’il n’en donne, et le hasard en prend un. Tirez-le, ou laissez le jeu tirer.
ask-response-priority = Un dé et ce que savent les Anglais disent combien ce raid compte pour eux. Plus n’est pas toujours pire pour vous : le tableau avance et recule.
ask-squadron-stays = Les squadrons retenus sont tirés du pool au hasard. Tirez-en un, ou laissez le jeu tirer.
ask-squadron-responds = Une partie seulement du pool décolle, tirée au hasard. Tirez-en un, ou laissez le jeu tirer.
ask-free-hunt = Maintenant que vous voyez qui vient, un Gruppe de Me 109 de plus peut se joindre aux chasseurs. Il manquera ensuite à un autre raid.
ask-contact-die = Tant de chasseurs cherchent si peu de squadrons que certains peuvent s’égarer. Si le dé est inférieur à la différence, il en rentre autant qu’il en montre.
ask-no-contact = Choisissez les chasseurs qui ne trouvent personne et rentrent. Gardez mêlées les lettres de ceux qui restent.
ask-excess-die = Il y a plus de squadrons que de chasseurs. Un dé supérieur à l’excès laisse passer cet excès vers les bombardiers ; sinon, tous doivent combattre ici.
ask-excess-squadron = Choisissez le squadron qui poursuit vers les bombardiers : les Hurricanes d’abord, et des lettres équilibrées. Ceux d’un même type se valent : peu importe lequel.

## Sur l’objectif

ask-target-event-card = Une carte Événement de Raid peut tout changer sur l’objectif. Tirez-la, ou laissez le jeu tirer.
ask-which-blenheim = Plusieurs squadrons de Blenheims pourraient se joindre à l’attaque, et c’est vous qui dites lequel. Celui au potentiel le plus faible fait le moins de mal à vos Gruppen.
ask-extended-attack = Les squadrons s’acharnent sur vos bombardiers : pour chacun qui est complet, un bombardier complet devient réduit. Épargnez les He 111, les plus chargés.
ask-intercept = Il y a moins de squadrons que de Gruppen : ils visent d’abord les complets, et les He 111 avant tous les autres. Là où il reste un choix, c’est le vôtre.
ask-escort-aside = Pour chaque Gruppe qui n’est pas attaqué, un Gruppe d’escorte doit être mis de côté. Gardez au combat ceux au plus faible potentiel : pour un Gruppe, un potentiel bas est bon.
ask-disperse = Les bombes chassent des squadrons de leur aérodrome, et vous choisissez lesquels. Prenez ceux que rencontrerait votre prochain raid, les Spitfires d’abord.

## Nuit, calendrier, remplacements

ask-night-interception-die = Un dé dit si les Blenheims trouvent vos bombardiers, et combien y parviennent. Au-dessus de la chance, personne n’est trouvé.
ask-night-squadron = Vous choisissez les Blenheims qui ont trouvé vos bombardiers. Ceux au plus faible potentiel font le moins de mal.
ask-night-gruppe = Choisissez lesquels de vos Gruppen sont trouvés. Ceux au potentiel bas se défendent le mieux.
ask-night-bombing-die = Vos bombardiers attaquent de nuit, et un dé dit ce que cela rapporte. Lancez-le, ou laissez le jeu le lancer.
ask-landing-accident = L’un de vos bombardiers s’écrase en rentrant : choisissez qui subit les pertes légères. C’est un point pour les Anglais dans tous les cas : prenez-en un peu chargé.
ask-press-or-rest = Pression : de deux cartes, la pause la plus courte compte, mais les jours valent double aux Anglais, qui gagnent un squadron et voient mieux. Pause : la plus longue compte, et les deux camps se remettent.
ask-day-card = Une carte d’Événement Quotidien dit combien de jours passent jusqu’au prochain jour de raid. Chacun est un point de victoire pour les Anglais.
ask-continue-campaign = Le scénario est décidé. Vous pouvez en rester là, ou continuer selon les règles de la campagne, qui décideront alors.
ask-free-priority = Deux types d’objectif reçoivent la priorité haute, un la moyenne, deux la basse. Une priorité haute rend plus de cartes bonnes pour un raid majeur : choisissez ce que vous voulez détruire.
ask-light-loss-return = Les Anglais n’ont pas assez de points pour tous ; dans ce secteur, vous dites qui revient ensuite. Un Hurricane est le moindre mal.
ask-heavy-loss-move = Les Anglais n’ont pas assez d’avions pour tous ; dans ce secteur, vous dites qui passe des pertes lourdes aux légères. Un Hurricane est le moindre mal.
ask-gruppe-served = Tous vos Gruppen ne peuvent pas être remplacés : choisissez le suivant. Sans Me 109, aucun bombardier n’est à l’abri ; les He 111 portent le plus de bombes.
ask-reinforcement-draw = Un squadron frais rejoint les Anglais : on en tire deux, et celui du Groupe 11 passe d’abord. Tirez-le, ou laissez le jeu tirer.

## Le matin

log-strategy-drawn = Vous pouvez ajouter les cartes Stratégiques aux raids d’aujourd’hui ; ce soir, elles retournent dans leur pile. L’onglet des cartes dit ce que fait chacune.
log-target-eligible = La priorité de son type et sa valeur stratégique rendent cet objectif bon pour un raid. Un raid mineur a trois Gruppen au plus, un majeur bien davantage.
log-target-discarded = Cet objectif n’intéresse personne aujourd’hui. D’autres priorités le rendraient possible.
log-targets-drawn = Voici les objectifs dont vous disposez. Planifiez-en autant que vous voulez, mais plus il y a de raids, plus le maximum de chacun est petit.
log-raid-planned = Le raid est arrêté, avec son heure et ses bombardiers. Ses chasseurs se choisissent le matin pour les trois premières tranches horaires, ensuite quand l’horloge y arrive.
log-no-raids-today = Personne ne vole aujourd’hui. Les Anglais se reposent, et chaque jour qui passe leur donne des points.
log-raid-cancelled = Un raid que personne ne peut mener est annulé. Gardez un Gruppe de chasse pour chaque raid sans bombardiers.
log-repaired = Tout fonctionne de nouveau. Les stations radar que vous voulez aveugler doivent être bombardées encore.
log-not-repaired = Les dégâts restent importants aujourd’hui. Une station radar hors service, c’est moins d’alerte pour les Anglais.
log-day-starts = L’horloge commence avec votre premier raid. Chaque raid est joué jusqu’au bout avant que le suivant ne parte.
log-morning-haze = La brume cloue tout le monde au sol jusqu’à 1000, et moins de cartes Objectif viennent. Toute la journée doit tenir dans ce qu’il en reste.

## Le raid décolle

log-raid-flies = Les Gruppen partent pour l’affichage du raid. Les bombardiers bombardent ; ce que fait chaque chasseur, c’est vous qui le décidez.
log-decoy-flies = Ce raid est vide, mais les Anglais y croient. Ce qui décolle contre lui sera au sol quand le vrai viendra.
log-raid-deployed = Le raid est en l’air et ne change plus. Les chasseurs rencontrent d’abord les squadrons, et seuls les Gruppen de la case Bombardement bombardent.
log-at-edge-of-range = Si loin de leurs bases, ceux-ci arrivent réduits : plus faibles, plus vite perdus. Cela vaut parfois mieux que pas de chasseurs du tout.
log-detected = L’alerte dit quels secteurs peuvent envoyer des squadrons, et combien ; le renseignement, selon quel tableau ils décident. Ouvrez la ligne pour voir ce qui a trahi le raid.
log-detected-by-ultra = Les Anglais ont lu les ordres : alerte très avancée, renseignement précis. Attendez-vous à tous ceux qui peuvent venir.
log-raid-believed = Avec un renseignement faible, les Anglais ne font que deviner la taille. Contre un raid mineur, peu décollent ; un majeur les inquiète.
log-decoy-believed = Les Anglais s’y laissent prendre. Voyez combien la suivent.
log-patrollers-escort = Personne n’a vu le raid : la patrouille de la Manche se joint aux bombardiers et les escorte. Voilà ce que vaut la surprise.
log-rendezvous-kept = Chacun est à sa place. Moins de raids par tranche horaire, et plus petits, donnent moins à craindre ici.
log-rendezvous-failed = Le danger nommé par le dé était réel. Un second dé dit qui il frappe.
log-rendezvous-reduced = Ceux-ci ont perdu du temps et leur formation : ils poursuivent, réduits. Les autres lettres ne sont pas touchées.
log-rendezvous-leaves = Ceux-ci n’ont jamais trouvé les autres et rentrent. Pour les bombardiers parmi eux, la journée est finie.

## La riposte anglaise

log-pool-formed = Le pool réunit tous ceux qui pourraient venir : la carte dit combien de squadrons chaque secteur donne pour cette alerte. Qui se pose, se réarme ou est perdu n’en est pas.
log-response-priority = La priorité dit combien de squadrons du pool sont retenus. Radars, aérodromes, taille et bombardiers la font monter ; d’autres raids à venir dans la tranche horaire la font baisser.
log-squadrons-stay = Ceux-ci sont gardés pour d’autres raids. Ils seront encore là quand vous reviendrez.
log-tactics-chart = Ce qui reste du pool lit sur son tableau s’il faut combattre. Beaucoup de chasseurs effraient un petit pool ; avec un renseignement faible, seule l’impression compte.
log-squadrons-respond = Ceux-ci viennent, et vont dans la case Chasse. Ouvrez les lignes précédentes pour voir pourquoi ils sont juste autant.
log-squadrons-misled = Ils poursuivent un raid qui n’existe pas. Avant de s’être posés et réarmés, ils ne peuvent riposter à aucun vrai.
log-no-response = Personne ne vient : les bombardiers ont le champ libre et gagnent deux colonnes. De tels raids gagnent des batailles.
log-free-hunter = Un Gruppe de plus contre les squadrons. Il manque ailleurs pendant trois tranches horaires.
log-no-free-hunter = Aucun Gruppe complet de Me 109 de cette Luftflotte n’est à sa base aérienne : personne ne peut se joindre au raid. Gardez-en un la prochaine fois.
log-contact-kept = Les chasseurs restent groupés. Aussi nombreux face aux squadrons, ils pourraient un autre jour en perdre.
log-contact-lost = Trop de chasseurs pour si peu de squadrons : certains ne trouvent personne. Une chasse moins nombreuse aurait suffi.
log-loses-contact = Ce Gruppe rentre sans combattre. Il est remis en condition comme les autres.
log-nobody-to-hunt = Sans squadrons, les chasseurs rentrent et l’escorte attaque au sol. Ils manqueront tout de même un moment.
log-excess-stays = Les squadrons préfèrent affronter les chasseurs ensemble. Aucun n’atteint les bombardiers avant la fin de ce combat.
log-excess-goes-on = Des squadrons passent pendant que les autres retiennent vos chasseurs. Avec plus de chasseurs, il en serait moins passé.
log-excess-without-bombers = Un balayage sans bombardiers : nul n’a de raison de passer. Tous affrontent vos chasseurs.
log-only-reduced-left = Les squadrons réduits ne forcent jamais le passage. Ils restent et combattent les chasseurs.

## Sur l’objectif

log-intercepted = Ce Gruppe est attaqué. Les autres bombardent sans être gênés.
log-escort-stands-aside = Une escorte dont les bombardiers ne sont pas attaqués est mise de côté. Ainsi peu de squadrons rencontrent peu de chasseurs.
log-escorts-stay = Avec « Coordination de l’escorte », toute l’escorte combat, qui que visent les squadrons. Dure leçon pour quelques assaillants.
log-hunters-leave = Leurs squadrons leur ont échappé : ces chasseurs rentrent. Ils sont remis en condition comme les autres.
log-jabo-jettisons = Un Jabo qui doit partir largue ses bombes n’importe où. Il est désormais un chasseur ordinaire.
log-jabos-have-bombed = Les Jabos ont fait leur travail et redeviennent des chasseurs ordinaires. Ils se défendent mieux ainsi.
log-ace-returns = Le squadron d’as va et vient à sa guise. Il se joint aux autres quand les Anglais en savent le plus sur un raid.

## Événements

log-event-target = Un événement sur l’objectif peut encore changer le raid. Les lettres de la carte disent quelles unités il touche.
log-event-british-altitude = Les squadrons ont l’altitude : les deux combats vous sont moins favorables. Cela dure le temps de ce raid.
log-event-german-altitude = Vos chasseurs ont l’altitude : les deux combats vous sont plus favorables. Cela dure le temps de ce raid.
log-event-big-wing = Avec au moins deux squadrons du Groupe 12 dans l’attaque des squadrons, ce combat vous est moins favorable. Loin du Groupe 12, vous ne les rencontrez pas.
log-event-bombs-first = Les squadrons arrivent tard : vos bombes tombent avant leur attaque. Ils peuvent encore abattre des bombardiers sur le retour.
log-event-navigational-error = Les bombardiers s’égarent et perdent deux colonnes. Un objectif sur la côte se manque difficilement.
log-event-ultra = Les prochains raids sont trahis avant de partir. On les attendra avec une alerte très avancée et un renseignement précis.
log-event-patrol-elsewhere = Des squadrons sont attirés hors de leurs secteurs. Ils ne pourront pas y riposter à votre prochain raid.
log-event-blenheim-joins = Un squadron de Blenheims aide les rares squadrons contre vos bombardiers. Il est faible, mais chacun fait monter le total.
log-event-left-reduced = Chasseurs et squadrons s’entraînent hors du raid. Les squadrons s’en tirent moins bien.
log-event-light-loss = Des pertes sans combat, et des points avec elles. Le vol à basse altitude et le piqué souffrent le plus de la DCA.
log-event-airfield-attacked = Vous bombardez le terrain où ils veulent se poser. Ces squadrons doivent rester en l’air.

## Combat

log-squadron-attack = Les squadrons attaquent : ce qui est désorganisé, chassé ou abattu bombarde moins. Ensuite tous les squadrons et l’escorte rentrent.
log-squadron-lost = Un squadron est perdu pour l’instant : le total baisse d’un point pour des pertes légères, de deux pour des lourdes. C’est sous zéro que vous le voulez.
log-gruppe-lost = Un Gruppe est abattu : les Anglais gagnent un point pour des pertes légères, deux pour des lourdes. Il faut des remplacements pour qu’il revienne.

## Les bombes

log-bombed = La puissance donne la colonne, les nuages et d’autres choses la décalent, le dé donne les dégâts. Chaque point de dégâts est un point pour vous, les dégâts importants trois.
log-radar-blind = Avec autant de stations endommagées, toute la chaîne est aveugle : aucune n’aide plus la détection. Frappez maintenant, car on répare chaque matin.
log-control-room-hit = La salle de contrôle est touchée : aujourd’hui ses squadrons ne ripostent qu’aux raids sur leur propre secteur, et à deux au plus. Attaquez chez ses voisins.

## L’horloge

log-clock = L’horloge saute à vos prochains raids. Plus le saut est grand, plus de squadrons se sont posés et réarmés.
log-fighters-ready = Ces chasseurs sont revenus dans leurs bases aériennes. On peut les donner aux raids de cette tranche horaire et de la suivante.
log-end-of-day = Le jour de raid est terminé. Dans Prélude au Jour de l’Aigle, la partie s’arrête là : -6 ou moins est une victoire allemande, 0 ou plus une victoire anglaise.

## Les jours entre les raids

log-day-advance = Des jours passent jusqu’au prochain jour de raid, et chacun donne des points aux Anglais. Le temps travaille pour eux : vos raids doivent rapporter plus.
log-pressed = Vous mettez la pression : la pause la plus courte compte. Demain, une seule carte Stratégique, et les Anglais verront mieux vos raids.
log-rested = Vous marquez la pause : la plus longue compte. Les deux camps se remettent, et chaque jour donne des points aux Anglais.
log-thin-blue-line-decided = Ce que Hitler décide de l’invasion met fin au scénario. Si elle n’est qu’ajournée, l’affaiblissement et le total décident.
log-campaign-continues = La campagne continue avec ses propres règles. Seule sa fin compte désormais.
log-deeper-targets = De nouvelles cartes Objectif vous mènent plus loin dans les terres. Au-delà du rayon d’action des Me 109, les bombardiers n’ont que des Me 110.
log-priorities = Les objectifs qui comptent ont changé. Une priorité haute rend un objectif bon pour un raid majeur.
log-terror = Les villes sont désormais des objectifs. Elles rapportent des points, mais laissent radars et aérodromes en paix.
log-lf3-joins-lf2 = Les Gruppen de la Luftflotte 3 peuvent maintenant voler dans la zone de la Luftflotte 2, où les trajets sont courts. L’inverse n’est pas permis.
log-lf3-leaves-lf2 = La Luftflotte 3 s’en tient de nouveau à sa zone. Planifiez pour les deux.
log-stabilization = Les squadrons anglais jamais venus donnent des pilotes confirmés. Plus aucun renfort ne les rejoindra.
log-squadron-returns = Un point de remplacement et un point de pilotes confirmés ramènent ce squadron complet. Bombarder usines et aérodromes raréfie ces points.
log-squadron-green = Il y avait des avions mais pas de pilotes confirmés : ce squadron est novice et réduit. Il sera le premier du pool, et facile à battre.
log-gruppe-paid = Un point du bon genre a remplacé les pertes de ce Gruppe. Surveillez ce qu’il en reste.
log-gruppe-unpaid = Il n’y avait pas de point : hommes et machines usés comblent le vide, et l’affaiblissement monte. Aux niveaux 1 et 2, vos combats tournent plus mal.
log-reinforcement-enters = Les Anglais ont désormais un squadron de plus. Finissez-en avant qu’ils n’en aient beaucoup.
log-no-reinforcement-stabilized = Les Anglais n’amènent plus de squadrons au front. Ce que vous abattez maintenant se remplace mal.
log-sealion-cancelled = Hitler renonce à l’invasion. Le total était trop haut : la bataille aérienne est perdue.
log-sealion-delayed = L’invasion est ajournée et sera réexaminée. Faites baisser le total d’ici là.
log-sealion-preparations = L’invasion se prépare : dix jours jusqu’au débarquement. Dès maintenant, chaque jour donne trois points aux Anglais.
log-sealion-orders = Des équipages frais font reculer l’affaiblissement, et cinq points sont à vous. Aérodromes et ports ont la priorité haute pour de bon.
log-d-day = Le jour du débarquement est venu. Le total décide s’il réussit.

## La nuit

log-night-bomber = Ce Gruppe vole cette nuit et manquera le jour. Restez dans les limites des priorités.
log-night-bombers-all = Le Haut Commandement demande tous les bombardiers qui vous restent. Aucun ne volera de jour.
log-night-patrol-called = Voilà les Blenheims qui attendent vos bombardiers nocturnes. Plus tard dans la bataille, il y en a davantage.
log-night-no-chance = Trop peu de Blenheims pour trouver quelqu’un. Les bombardiers poursuivent sans être gênés.
log-night-missed = Les Blenheims ne trouvent personne. Des bombardiers plus nombreux seraient plus faciles à trouver.
log-night-found = Les Blenheims ont trouvé vos bombardiers. Le dé est aussi le nombre de squadrons qui interceptent.
log-night-bombing = Le bombardement de nuit rapporte des points selon le nombre de bombardiers. Il ne vise aucun objectif.
log-landing-accident = Un bombardier est perdu à l’atterrissage : un point pour les Anglais. La nuit prend sa part.
