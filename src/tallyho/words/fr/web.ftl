### La coquille du client dans le navigateur : barre, page d’accueil, réglages, règles, pages absentes.

## Partout

skip = Aller au contenu
close = Fermer
cancel = Annuler
loading = Un instant…
again = Réessayer
copy = Copier
copied = Copié
brand-label = Tallyho : page d’accueil
start-page = Page d’accueil
rules = Règles
settings = Réglages
menu = Menu
language = Langue
report = Bilan
game = Jeu
connection-lamp = Pas de connexion
connection-lost = La connexion au serveur est perdue. Aucune de vos réponses n’est perdue ; Tallyho continue d’essayer.
connection-back = La connexion est rétablie.
server-trouble = Le serveur a répondu { $status } sans explication. Réessayez ; si cela persiste, redémarrez le serveur.

## Page d’accueil

hero-title = La bataille d’Angleterre, été 1940
hero-text = Lancez les squadrons du Fighter Command contre les raids venus de la Manche, ou planifiez vous-même ceux de la Luftwaffe, et voyez ce que valait chaque décision. Tallyho mène l’autre camp, connaît toutes les règles et dit pourquoi.
guided = Votre première partie (guidée)
guided-help = « { $scenario } » : une vingtaine de minutes. Un guide explique chaque étape à sa première apparition ; inutile d’avoir lu les règles.
guided-of = { $side } : partie guidée ({ $game })
hero-again = Vous revoilà
continue-this = Continuer cette partie

my-games = Vos parties
continue = Continuer
look-back = Revoir
export = Exporter
remove = Supprimer
invite = Invitation
game-title = { $game } : { $scenario }
report-title = Bilan : { $scenario }
game-label = { $scenario }, { $summary }
game-over = Terminée
your-move = À vous
in-play = En cours
seat-waits = Une place est libre
mark-guided = Guidée
mark-manual = Vrais dés
mark-branch = Variante
seat-line = { $side } : { $who }
seat-you = vous
seat-nobody = personne encore
remove-title = Supprimer cette partie ?
remove-sure = « { $scenario } » ({ $summary }) disparaîtra pour tous ceux qui y jouent. Exportez d’abord son compte rendu si vous voulez le garder.
remove-yes = Supprimer la partie
removed = La partie a été supprimée.
invite-title = Inviter quelqu’un
invite-text = La première personne qui ouvre ce lien joue ce camp : { $side }. Vous le retrouvez sur la page d’accueil tant que la place est libre.
to-the-game = Aller à la partie
invite-link = Lien de l’invitation

new-game = Nouvelle partie
scenario = Scénario
options = { $chosen ->
    [0] Règles optionnelles : aucune choisie
    [one] Règles optionnelles : { $chosen } choisie
   *[other] Règles optionnelles : { $chosen } choisies
}
options-legend = Règles optionnelles
option-not-here = Pas dans ce scénario.
option-excluded = Ne va pas avec « { $other } ».
option-needs = Va avec : { $others }.
rule-label = Règle { $rule }
who-plays = Qui joue ce camp : { $side } ?
sit-me = Moi
sit-bot = Robot : { $bot }
sit-invite = Une personne que j’invite
sit-invite-help = Vous recevez un lien à envoyer dès que la partie est créée.
nobody-plays = Il faut que quelqu’un joue : prenez une place ou invitez une personne.
flag-guided = Guidée
flag-guided-help = Un guide explique chaque étape à sa première apparition.
flag-manual = Vrais dés et vraies cartes
flag-manual-help = Vous lancez et tirez à votre table et tapez le résultat.
seed = Graine des dés
seed-empty = Choisie pour moi
seed-help = La même graine, le même scénario et les mêmes réponses redonnent la même partie. Laissez vide pour une partie que personne n’a vue.
begin = Commencer la partie

import = Importer un compte rendu
import-about = Un compte rendu est une partie entière sous forme de texte : exportée ici, ou jouée dans un terminal.
import-file = Fichier du compte rendu
import-choose = Choisir un fichier
import-none = Aucun fichier choisi
import-text = Ou son texte
import-paste = Collez le compte rendu ici
import-do = Importer la partie
import-empty = Choisissez d’abord un fichier ou collez le texte du compte rendu.

who = Vous
who-name = Votre nom, tel que les autres joueurs le voient
who-keep = Enregistrer
who-kept = Votre nom est enregistré.
elsewhere = Continuer dans un autre navigateur
elsewhere-about = Un lien qui fait d’un autre navigateur le vôtre, avec toutes vos parties. Traitez-le comme une clé : quiconque l’a devient vous.
elsewhere-make = Créer le lien
elsewhere-made = Il ne sert qu’une fois, dans l’heure qui vient.
elsewhere-link = Lien pour un autre navigateur
sessions = Vos navigateurs
sessions-show = Afficher la liste
sessions-none = Aucun navigateur n’est encore le vôtre : cela commence avec votre première partie.
sessions-unknown = Navigateur inconnu
sessions-here = { $browser } (celui-ci)
sessions-since = depuis le { $day } à { $time }
sessions-known = { $browser }, { sessions-since }
sessions-end = Déconnecter
sessions-end-label = Déconnecter : { $browser }
sessions-end-here-title = Déconnecter ce navigateur ?
sessions-end-here = Vos parties ne seront plus affichées dans ce navigateur (« { $browser } »). Sans un lien créé auparavant, ou un autre navigateur à vous, personne ne pourra les rouvrir.
sessions-end-there-title = Déconnecter « { $browser } » ?
sessions-end-there = Vos parties ne seront plus affichées dans le navigateur « { $browser } ».
sessions-ended = « { $browser } » est déconnecté.

## Réglages

theme = Couleurs
theme-auto = Comme le système
theme-dark = Sombres
theme-light = Claires
speed = Durée d’affichage des dés et des cartes
speed-none = aucune : les résultats viennent aussitôt
speed-quick = { $seconds } seconde chacun : rapide
speed-calm = { $seconds } seconde chacun : le temps de lire
speed-slow = { $seconds-count ->
    [one] { $seconds } seconde chacun : lent
   *[other] { $seconds } secondes chacun : lent
}
coach = Guide
coach-help = Explique chaque étape à sa première apparition, dans les parties guidées.
shortcuts = Réponses par une seule touche
shortcuts-help = Une lettre ou un chiffre choisit une réponse ou donne un ordre. Désactivez ceci si vous dictez à votre ordinateur, ou si vous touchez le clavier par mégarde.
south-up = Carte avec le sud en haut
south-up-help = Comme les opératrices voyaient la table, debout au nord.
motion-free = Les dés et les pions bougent à l’écran. Pour l’éviter, demandez à votre système de réduire les animations.
motion-reduced = Votre système demande de réduire les animations : rien ne bouge à l’écran.

## Clavier

keys = Clavier
keys-intro = Tout peut se jouer au clavier seul.
keys-everywhere = Partout
keys-next = Vers le bouton, le lien ou le champ suivant
keys-previous = Vers le précédent
keys-press = Appuyer sur un bouton, ouvrir un lien, choisir
keys-toggle = Cocher, ou choisir parmi plusieurs
keys-close = Fermer une boîte de dialogue ou le menu
keys-help = Cette aide
key-tab = Tab
key-shift = Maj
key-enter = Entrée
key-space = Espace
key-escape = Échap

## Règles

rules-about = Toutes les règles telles que Tallyho les joue, dans nos propres mots, avec des décisions là où le livret laisse une question ouverte.
rules-open = Chercher une règle
rules-all = Toutes les règles
rules-find = Chercher
rules-example = patrouille, radar, lion:5b …
rules-count = { $n ->
    [0] Aucune règle
    [one] { $n } règle
   *[other] { $n } règles
}
rule-title = Règle { $rule }
rule-more = Cette règle parmi ses voisines
rulings = Décisions
rulings-count = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
ruling-text = d’après le texte
ruling-inferred = déduite
ruling-repair = texte rétabli
ruling-choice = notre choix
ruling-letter = à la lettre
ruling-reading = notre lecture
ruling-design = notre conception
ruling-record = d’après une source publiée
kind-advanced = règle avancée
kind-chance = hasard
kind-choice = choix
kind-component = matériel
kind-definition = définition
kind-effect = effet
kind-optional = règle optionnelle
kind-procedure = procédure
kind-restriction = restriction
kind-ruling = décision
kind-scenario = scénario
kind-scoring = décompte
kind-setup = mise en place
kind-victory = victoire

## Invitations

join-title = Vous êtes invité à une partie
join-text = Quelqu’un vous a gardé une place. Quand vous l’aurez prise, la partie figurera sur votre page d’accueil.
join-yes = Prendre la place
join-no = Pas maintenant

## Pages absentes

lost-stamp = Pas sur la table
lost-page = Cette page n’existe pas
lost-page-text = L’adresse est peut-être mal tapée. Vos parties sont sur la page d’accueil.
lost-game = Cette partie n’existe pas
lost-game-text = L’adresse est peut-être mal tapée, ou la partie se trouve sur un autre serveur. Vos parties sont sur la page d’accueil.
lost-gone = Cette partie a été supprimée
lost-gone-text = Une personne qui y joue l’a supprimée, ou le serveur, car personne n’y avait touché depuis longtemps. Un compte rendu exporté peut être importé de nouveau sur la page d’accueil.
lost-rule = Cette règle n’existe pas
lost-rule-text = L’adresse est peut-être mal tapée. Vous pouvez chercher dans toutes les règles.
lost-refused = Ceci ne peut être montré
lost-unreadable = Cette partie ne peut pas continuer ici
lost-unreadable-text = Rien n’en est perdu ni modifié. Elle s’ouvrira de nouveau là où règles et données sont celles avec lesquelles elle a été jouée ; vos autres parties sont sur la page d’accueil.
lost-connection = Le serveur est injoignable
lost-connection-text = Aucune de vos réponses n’est perdue. Vérifiez que Tallyho fonctionne toujours, puis réessayez.
lost-defect = Quelque chose a mal tourné
lost-defect-text = C’est un défaut de Tallyho, pas votre faute. Vos parties sont en sûreté ; recharger la page peut aider.

## La table en mots, pour les jeux sans plateau

plain-intro = Ce jeu n’a pas encore de plateau : voici sa table en mots.
plain-yes = oui
plain-no = non
plain-none = aucun
