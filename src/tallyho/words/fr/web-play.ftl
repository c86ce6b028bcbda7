### La page de jeu : question, réponses, journal, frise, guide, menu. Questions, réponses et événements viennent du serveur.

number = { $n ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $n }
}
squadrons = { $n ->
    [one] { number } squadron
   *[other] { number } squadrons
}
board-trouble = La carte n’a pas pu être dessinée ; la partie continue avec la liste des réponses.
loading = Chargement…
cancel = Annuler

## Question

your-move = { $side } : à vous
your-dice = Vos dés et vos cartes
their-move = { $side } : à ce camp de jouer
over = La partie est terminée
happening = En direct
watch = Les dés et les cartes décident.
as-it-was = Situation après { $at ->
    [0] la mise en place
    [1] une réponse
   *[other] { $at } réponses
}
rule-opens = Règle { $rule }
on-your-list = Sur votre liste : { $entries }.
on-your-long-list = Sur votre liste ({ $number } en tout), en dernier : { $entries }.
together = Demandé une seule fois pour { squadrons } : { $units }.
open-report = Ouvrir le bilan
stopped-older = La table est montrée telle qu’elle était après la réponse { $at } sur { $number }.
stopped-branch = Continuer à partir de la réponse { $fits } dans une nouvelle partie
seed = Graine : { $seed }

## Réponses

offers-folded = { $n ->
    [0] Aucune réponse en liste
    [1] La seule réponse, en liste
   *[other] Les { $n } réponses en liste
}
filter-offers = Chercher une réponse
all-offers = Toutes ces réponses ont en commun : { $what }.
die = Dé : { $die }
confirm = Envoyer { $n ->
    [one] l’unité choisie
   *[other] les { number } unités choisies
}
confirm-commit = Faire décoller { squadrons }
confirm-patrol-squadron = Envoyer { squadrons } en patrouille…
confirm-slip-past = Laisser passer { squadrons }
confirm-go-home = Renvoyer { squadrons } à la base
confirm-reinforcement = Faire entrer { squadrons }
confirm-night-patrol = Patrouille de nuit : changer { squadrons }
done-patrol-squadron = Plus de patrouilles
done-night-patrol = La patrouille de nuit reste ainsi
done-reinforcement = Pas (plus) de renforts
and-done = puis : { $done }
send-and-choose-on = Envoyer et choisir encore
pick-nobody = Effacer
undo = Annuler
hint = Conseil
roll-for-me = Lancer ou tirer pour moi
skip = Passer
just-drawn = À l’instant
just-now = { $n ->
    [one] Un dé ou une carte à l’instant
   *[other] { $n } dés et cartes à l’instant
}

## Conseil et robot

advice = Conseil ({ $bot }) :
why-advice = Pourquoi ?
advice-pick = Choisir ceux-là
advice-give = Suivre ce conseil
advice-done = rien de plus
put-away = Masquer
bot = Robot
bot-title = Laisser jouer le robot
bot-text = Le robot répond à votre place, d’après ce que vous pouvez voir. Vous pouvez l’arrêter à tout moment et reprendre la main.
bot-which = Quel robot ?
bot-decision = Cette décision
bot-raid = Jusqu’à la fin du raid
bot-end = Jusqu’à la fin de la partie
bot-playing = Le robot joue : { $n ->
    [one] une réponse
   *[other] { $n } réponses
}
bot-played = Le robot a donné { $n ->
    [one] une réponse
   *[other] { $n } réponses
}.
stop = Arrêter

## Chances

odds-title = Chances
odds-vp = { $vp } PV (de { $low } à { $high })
odds-facts = { $squadrons-count ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}, { $gruppen-count ->
    [one] { $gruppen } Gruppe perdu
   *[other] { $gruppen } Gruppen perdus
} · objectif touché { $hit }, dégâts importants { $heavy }
odds-bar = Points de victoire perdus : { $below } ; aucun : { $even } ; gagnés : { $above }.
odds-below = PV perdus
odds-even = aucun
odds-above = PV gagnés
odds-planned = Chances des raids planifiés
odds-folded = Probabilités
odds-waiting = Les raids sont simulés…
odds-counting = Calcul des probabilités en cours…
odds-bar-sides = Points pour les Allemands : { $below } ; aucun : { $even } ; pour les Anglais : { $above }.
odds-german = PV allemands
odds-british = PV anglais
odds-none = Il n’y a pas de chances à calculer ici.
odds-exact = Elles sont exactes.

## Journal

log = Journal
log-find = Chercher dans le journal
log-earlier = { $n ->
    [one] Montrer une ligne plus ancienne
   *[other] Montrer { $n } lignes plus anciennes
}
log-latest = Dernières lignes
log-look = Voir la table telle qu’elle était alors ({ $at ->
    [0] avant la première réponse
    [one] après une réponse
   *[other] après { $at } réponses
})
why = { $n ->
    [one] Pourquoi ? Une raison
   *[other] Pourquoi ? { $n } raisons
}
chapter-day = Un jour de raid commence à { $time } heures
chapter-turn = Tour { $turn }
chapter-phase = Phase Tally Ho { $phase }
chapter-planning = Un jour de raid commence : planification
chapter-raid-flies = Raid : { $site }
chapter-night = Soir et nuit
chapter-raid-major = Raid majeur : { $site }
chapter-raid-minor = Raid mineur : { $site }
chapter-snap-raid-begins = Raid éclair : { $site }
chapter-follow-up = Raid de suite

## Frise

timeline = Frise de la partie
after-answers = { $at } sur { $number }
day-label = Jour { $n }
turn-label = Tour { $n }
step-back = Une réponse en arrière
step-forward = Une réponse en avant
play-on = Dérouler à partir d’ici
pause = Pause
back-to-now = Revenir au présent
branch = Variante
branch-here = Créer une variante d’ici
branch-text = Une nouvelle partie commence telle que celle-ci était après { $at ->
    [one] une réponse
   *[other] { $at } réponses
}. Celle-ci reste comme elle est.
branch-same = Les mêmes dés
branch-same-help = ce qui a été lancé et tiré ensuite reviendra
branch-new = De nouveaux dés
branch-new-help = la suite est de nouveau ouverte
branch-go = Commencer la nouvelle partie

## Guide

coach-learnt = Compris
coach-off = Désactiver le guide

## Rideau

curtain-title = { $side } : à ce camp de jouer
curtain-text = Veuillez passer l’écran. Ce que voit ce camp n’apparaît que lorsque son joueur dit qu’il est là : { $side }
curtain-here = Je joue ce camp : { $side }

## Menu

menu = Partie
in-words = La table en mots
south-up = Le sud en haut : la vue de la table de situation
manual = Lancer de vrais dés et tirer de vraies cartes
manual-on = Désormais vous saisissez les dés et les cartes.
manual-off = Désormais la graine lance et tire.
export = Enregistrer le compte rendu dans un fichier
invite = Inviter quelqu’un
invite-text = Le premier qui ouvre le lien prend la place.
invite-make = Lien pour ce camp : { $side }
invite-link = Lien à envoyer
invite-copy = Copier
invite-copied = Copié
report = Bilan
settings = Réglages
remove = Supprimer cette partie
remove-text = La partie et son compte rendu disparaîtront pour tous ceux qui la jouent.
remove-yes = Supprimer
gone-title = Cette partie n’existe plus
gone-text = Quelqu’un l’a supprimée.
gone-home = Vers vos parties

## Règles

rule-neighbours = Règles voisines
rule-before = ← { $rule }
rule-after = { $rule } →

## Écrans étroits

tabs = Volets de la table
status = État de la partie
splitter = Entre la carte et les plateaux : glissez ou utilisez les flèches ; un double-clic rétablit la taille
tab-orders = Ordres
tab-board = Carte
tab-trays = Plateaux
tab-log = Journal

## Touches

keys = À la table
key-offer = Choisir la réponse de cette touche
key-arrows = Aller à la réponse voisine ; dans le journal, à la ligne voisine et à ce qui s’y rattache
key-filter = Chercher une réponse
key-go = Envoyer ce qui est choisi, ou lancer
key-done = Plus rien ; terminer la question
key-undo = Annuler la dernière réponse
key-hint = Demander conseil
key-advice = Suivre le conseil
key-bot = Laisser jouer le robot
key-step = Reculer ou avancer d’une réponse
key-words = La table en mots
key-menu = Le menu de la partie
key-skip = Passer les dés et les cartes
key-now = Revenir au présent
