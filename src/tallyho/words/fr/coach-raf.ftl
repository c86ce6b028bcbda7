### Le guide des jeux RAF : ce qu’il dit dans les deux avec les mêmes mots. Sa manière est expliquée dans coach-lion.ftl.

## L’écran

place-offers = Voici ce qu’on vous demande, avec toutes les réponses possibles. Choisissez ici ou sur la carte ; rien d’interdit n’est jamais proposé.
place-log = Le journal dit tout ce qui arrive, avec le dé et la règle. Ouvrez une ligne pour savoir pourquoi, ou pour revoir la table à ce moment.
place-undo = Reprenez ici votre dernière réponse. C’est possible tant qu’aucun dé n’est lancé, aucune carte tirée et rien de caché révélé.
place-hint = Un doute ? Le conseil montre ce que ferait un chef prudent, chiffres à l’appui ; rien ne vous oblige à le suivre.

## Questions

ask-repair-die = Lancez un dé pour la réparation, ou laissez le jeu le lancer. Sous la chance de réparation, tout fonctionne de nouveau ; à égalité, les dégâts deviennent légers.
ask-weather-die = Lancez un dé pour la météo, ou laissez le jeu le lancer. Les nuages gênent la visée des bombardiers.
ask-approach-card = Une carte Événement de Raid peut tout changer pendant l’approche du raid. Tirez-la, ou laissez le jeu tirer.
ask-hunter-attack = Tous les chasseurs et les squadrons de la case Chasse livrent un seul combat. Lancez un dé, ou laissez le jeu le lancer.
ask-squadron-attack = Les squadrons attaquent les bombardiers et leur escorte en un seul combat. Lancez un dé, ou laissez le jeu le lancer.
ask-bombing = Ceux qui sont passés lâchent leurs bombes. Lancez un dé, ou laissez le jeu le lancer ; chaque point de dégâts vaut un point de victoire aux Allemands, les dégâts importants trois.
ask-heavy-damage = Les dégâts importants à un aérodrome ou à une usine demandent un second dé pour le nombre de points. Lancez-le, ou laissez le jeu le lancer.
ask-night-combat-die = Un seul combat dans le noir, avec un dé. Lancez-le, ou laissez le jeu le lancer.

## Le matin

log-light-damage-mended = Les dégâts légers sont réparés pendant la nuit. Seuls les dégâts importants demandent de la chance.
log-half-repaired = C’est presque réparé : les dégâts, légers désormais, auront disparu au prochain jour de raid. D’ici là, le lieu compte comme endommagé.
log-weather = La météo vaut pour la zone de chaque Luftflotte. Les nuages gênent la visée des bombardiers et cachent un raid aux observateurs au sol.
log-green = Des pilotes novices rendent un squadron réduit : potentiel plus faible, plus vite perdu. Après un raid, il est complet.

## Le raid

log-becomes-strafer = Sans personne à protéger, l’escorte attaque au sol. Elle ajoute sa puissance de bombardement au raid.
log-all-intercepted = Il y a au moins autant de chasseurs que de squadrons : personne ne passe. Le combat entre chasseurs vient d’abord.
log-slipped-past = Ce squadron a déjà rejoint les bombardiers et évite les chasseurs. Il attaquera plus tard, avec ceux qui passent.
log-squadrons-leave = Il ne leur reste rien à attaquer : les squadrons rentrent. Ils se posent et se réarment avant de combattre de nouveau.

## Événements

log-event-approach = Un événement d’approche peut aider un camp ou l’autre. Les lettres de la carte disent quelles unités il touche.
log-event-fails = Les conditions de la carte ne sont pas remplies : il ne se passe rien. Ouvrez la ligne pour voir laquelle manque.
log-event-none = Cette carte n’a pas d’événement pour ce moment. Le jeu continue comme si elle n’avait pas été tirée.
log-event-nothing = L’événement a lieu, mais ne trouve rien à changer. Le jeu continue.
log-event-weather = La météo change pour le reste de la journée. Plus de nuages, c’est un bombardement plus faible.

## Combat

log-hunter-attack = Un seul combat pour toute la case Chasse : le nombre de Gruppen et le total donnent la ligne, le dé les résultats. Chaque unité suit sa lettre.
log-combat-result = Chaque unité prend le résultat de sa lettre. Une unité réduite souffre davantage du même résultat.
result-none = Sans effet : l’unité continue ou rentre indemne.
result-D = Désorganisé : un bombardier complet reste et bombarde avec sa puissance réduite, un squadron est ébranlé. Un bombardier réduit abandonne.
result-A = Abandon : une unité complète quitte le raid réduite, une unité réduite subit des pertes légères. Un bombardier qui abandonne ne bombarde pas.
result-L = Pertes légères : un point de victoire pour l’autre camp. L’unité ne revient qu’avec des remplacements.
result-H = Pertes lourdes : deux points de victoire pour l’autre camp. L’unité met un jour de raid de plus à revenir.

## Les bombes

log-no-strength = Les chasseurs qui attaquent au sol ne peuvent rien contre ce genre d’objectif, si nombreux soient-ils.
log-damaged = Des stations radar et des quartiers généraux endommagés gênent la détection. Les dégâts légers disparaissent au jour de raid suivant, les importants demandent un test de réparation.
log-dispersed = Les bombes sur l’aérodrome envoient des squadrons à l’atterrissage. Ils manqueront un moment.
log-replacement-lost = Des avions sont détruits au sol : un point de remplacement est perdu. Moins de squadrons reviendront des pertes.
log-industry-hit = La production d’avions anglaise est touchée et des points de remplacement sont perdus. Le type qui en a le plus souffre.

## L’horloge

log-bombers-return = Les bombardiers ne volent qu’une fois par jour : ceux-ci ont fini. Chaque bombardier employé manquera plus tard.
log-fighters-recover = Les chasseurs allemands mettent trois tranches horaires à repartir, les réduits quatre. D’ici là, il y a moins d’escorte.
log-fighters-grounded = Il est trop tard pour que ceux-ci repartent aujourd’hui. Les derniers raids auront moins de chasseurs.
log-turnaround = Les squadrons complets se réarment pendant une tranche horaire, les réduits se posent d’abord et mettent plus longtemps. Seuls ceux qui sont dans leur secteur peuvent riposter.
log-eliminated = Une force aérienne a perdu la bataille : un total de 35 dans un sens ou l’autre y met fin. Cela ne vaut pas pour Prélude au Jour de l’Aigle.

## Les jours entre les raids

log-reset = Tout le monde se repose : squadrons dans leurs secteurs, Gruppen dans leurs bases aériennes. Seules les pertes restent où elles sont.
log-days-played = Tous les jours de raid de ce scénario sont joués. Les points de victoire décident.
log-day-card-disregarded = Deux pauses très courtes ou très longues ne se suivent pas. Une autre carte est tirée.
log-no-day-event = Cette carte n’a pas d’événement. Les remplacements arrivent tout de même.
log-reshuffled = Une pile presque épuisée reprend sa défausse. Ce qui a été joué peut revenir.
log-priorities-fixed = Pendant qu’une invasion se prépare, les priorités ne changent pas. Aérodromes et ports passent d’abord.
log-british-raid-on-industry = Le Bomber Command a touché des usines allemandes. Les Allemands reçoivent moins de remplacements.
log-points-gained = Des avions arrivent pour les deux camps, et des pilotes pour les Anglais. Ils ramènent des unités des cases de pertes.
log-squadron-to-light-loss = Des pertes lourdes, un squadron passe d’abord aux légères. Il peut revenir après le prochain jour de raid.
log-squadrons-stay-light = Il ne reste pas d’avions de leur type pour ceux-ci. Ils attendent les prochains remplacements.
log-squadrons-stay-heavy = Il ne reste pas d’avions de leur type pour ceux-ci. Ils attendent les prochains remplacements.
log-gruppen-light-loss = Les pertes allemandes reviennent dans leurs bases aériennes. Sans points de remplacement, la Luftwaffe s’affaiblit d’un cran.
log-gruppen-heavy-loss = Les pertes lourdes allemandes passent aux légères. Sans points de remplacement, la Luftwaffe s’affaiblit d’un cran.
log-gruppen-arrive = Des Gruppen frais rejoignent la Luftwaffe. Les raids peuvent être plus gros.

## La nuit

log-night-interceptors = Ceux-ci se rencontrent dans le noir. Chaque squadron a trouvé son Gruppe.
log-night-combat = Un seul combat dans le noir, avec la même table que de jour. Les bombardiers chassés ne bombardent pas.
log-night-return = Nul n’est réduit par un combat de nuit ; qui n’est pas perdu rentre complet. Les bombardiers indemnes poursuivent.
