### Ce que dit le serveur ; les messages `trouble-CLÉ` répondent aux demandes qui ne peuvent être satisfaites.

bot-random = Au hasard
bot-first = Première proposition
bot-doctrine = Doctrine
player-host = Hôte
player-guest = Invité { $number }
the-record = le compte rendu

enter-title = Ce navigateur est-il le vôtre ?
enter-text = Ce lien fait de ce navigateur l’un de ceux du joueur « { $name } », avec toutes ses parties. Il ne sert qu’une fois.
enter-warning = Jusqu’ici, ce navigateur est celui du joueur « { $name } » ; ses parties n’y seront plus affichées. Sans un lien créé auparavant, ou un autre de ses navigateurs, personne ne pourra les rouvrir.
enter-yes = Oui, c’est le mien
enter-no = Non, ne rien changer
enter-closed = Ce lien ne fonctionne plus
enter-start = Page d’accueil

trouble-no-page = Il n’y a pas de page { $path } ici.
trouble-no-game = Il n’y a pas de partie à cette adresse ; elle est peut-être mal tapée.
trouble-gone = Cette partie a été supprimée et ne peut plus être ouverte.
trouble-no-title = Il n’y a pas de jeu { $game } ; les jeux sont { $games }.
trouble-no-words = Il n’y a pas de catalogue { $catalogue } en { $language }.
trouble-no-rule = Il n’y a pas de règle { $rule }.
trouble-no-seat = Ce jeu n’a pas de camp « { $side } » ; ses camps sont : { $sides }.
trouble-no-bot = Il n’y a pas de robot { $bot } pour ce jeu ; ses robots sont { $bots }.
trouble-no-invitation = Cette invitation n’existe pas, ou quelqu’un a déjà pris la place.
trouble-no-key = Ce lien n’ouvre plus rien : chacun ne sert qu’une fois, et pas longtemps. Créez-en un nouveau.
trouble-nobody-yet = Vous n’avez pas encore ici de parties à partager avec un autre navigateur. Commencez ou rejoignez d’abord une partie, ou donnez-vous un nom.
trouble-no-session = Vous n’avez pas de tel navigateur ; il est peut-être déjà déconnecté.
trouble-not-your-seat = Vous ne jouez pas ce camp dans cette partie : { $side }.
trouble-not-your-game = Seule la personne qui a créé cette partie peut faire cela.
trouble-not-open = Cela montrerait ce que vous ne devez pas encore savoir ; ce sera possible quand la partie sera finie.
trouble-spectator = Les spectateurs ne peuvent rien annuler.
trouble-too-late = La partie a continué entre-temps ; voici où elle en est.
trouble-not-asked = On ne vous demande rien pour l’instant.
trouble-nothing-given = Donnez les réponses, ou nommez un robot qui les donne.
trouble-both-given = Donnez des réponses ou nommez un robot, pas les deux.
trouble-no-dice = Aucun dé ni aucune carte ne vous attend.
trouble-series-broken = { $answer } ne peut pas suivre : un dé, une carte ou quelqu’un d’autre décide d’abord. Rien n’a changé.
trouble-no-such-moment = La partie compte { $number ->
    [one] { $number } réponse
   *[other] { $number } réponses
} ; il n’y a pas de moment après { $at }.
trouble-fits-no-more = Les règles et les données de ce serveur rejouent cette partie jusqu’à la réponse { $fits } ; elles ne peuvent la montrer après la réponse { $at }.
trouble-seats = Dites pour chaque camp qui le joue : me, invite ou bot:NOM. { $side } est { $given }.
trouble-no-person = Il faut que quelqu’un joue : prenez une place ou invitez une personne.
trouble-no-odds = Ce jeu ne calcule pas de chances.
trouble-no-hint = Il n’y a pas de conseil à donner maintenant.
trouble-no-suggestion = Ce jeu n’a rien à suggérer qui s’appelle « { $what } ».
trouble-no-suggestion-now = On ne planifie rien maintenant : il n’y a rien à suggérer.
trouble-no-forecast = Ce jeu n’a pas de plan dont on pourrait prévoir la suite.
trouble-bad-request = La demande ne peut être lue : { $sentence }
trouble-too-large = C’est trop grand ; { $most } octets au plus sont acceptés.
trouble-too-many = Trop de demandes à la fois ; attendez un instant.
trouble-too-many-games = { $whose ->
    [place] Les nouveaux venus à votre adresse ont
   *[user] Vous avez
} créé { $most ->
    [one] une partie
   *[other] { $most } parties
} en une heure et ce serveur n’en accepte pas plus ; vous pourrez continuer dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
trouble-forbidden = La demande ne vient pas d’une page de ce serveur ; rechargez la page.
trouble-method = { $method } n’est pas possible ici.
trouble-defect = C’est un défaut de Tallyho, pas votre faute ; la partie est telle qu’elle était. Il est noté sous { $number }.
trouble-bad-name = Un nom compte de un à quarante caractères imprimables.
trouble-seat-taken = Une autre personne joue déjà ce camp : { $side }.
trouble-dice-of-others = Une autre personne joue déjà avec les dés du serveur ; on ne peut plus passer à de vrais dés.
trouble-bad-host = Ce serveur ne s’appelle pas { $host }.
trouble-database = Les parties sont inaccessibles pour l’instant ; rien n’a changé et rien n’est perdu. Réessayez.
