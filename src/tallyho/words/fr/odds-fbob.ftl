### Les chances de First Battle of Britain. Tous les clients disent ceci.

odds-elsewhere = Il n’y a pas de chances pour cette question.
odds-how = Tous les dés sont comptés : les chances sont exactes pour ce que vous savez. Les unités cachées de l’ennemi, son entraînement et ses notes ne comptent pas. Qui choisit prend l’unité ennemie qui vaut le plus et, parmi les siennes, celle qui vaut le moins.
row = { $name } : { $detail }

## Ce qui est fait

name-dogfight = { $group } attaque { $enemy }
name-interception = { $enemy } peut intercepter { $group } en { $hex }
name-guns = { $group } entre en { $hex }, DCA de force { $power }
name-hit = { $unit }
name-bombs = { $units } sur { $target }, force { $power }, colonne { $column } sur { $columns }{ $shifts ->
    [none] { "" }
   *[other] { " " }(décalage { $shift ->
        [0] de 0
        [-1] d’un cran à gauche
        [1] d’un cran à droite
       *[other] de { $shift }
    } : { $shifts })
}
name-landing = { $group } atterrit en { $hex }
name-fuel = { $group } encore en vol en { $hex } à la fin de cette moitié
name-crowded = { $number } unités en { $hex }, trop pour un hexagone
name-recon = Une reconnaissance, où que ce soit

## Ce qui peut en résulter

detail-dogfight = vous avez l’avantage dans { $bounce } %, l’ennemi dans { $bounced } %, personne dans { $nobody } %. Ennemi touché { $their_hit } %, hors de combat { $their_out } %, dont éliminé { $their_killed } % ; les vôtres touchés { $my_hit } %, hors de combat { $my_out } %, dont éliminés { $my_killed } %. { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PM pour vous en moyenne, 10 à 90 % : de { $low } à { $high }.
detail-interception = si oui, l’ennemi a l’avantage dans { $bounce } %, vous dans { $bounced } %, personne dans { $nobody } %. Les vôtres touchés { $my_hit } %, hors de combat { $my_out } %, dont éliminés { $my_killed } % ; ennemi hors de combat { $their_out } %. { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PM pour vous en moyenne, 10 à 90 % : de { $low } à { $high }.
detail-guns = une unité est touchée dans { $my_hit } %, hors de combat dans { $my_out } %, dont éliminée dans { $my_killed } % ; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PM pour vous en moyenne.
detail-hit = hors de combat dans { $their_out ->
    [0] { $my_out }
   *[other] { $their_out }
} %, dont éliminée dans { $their_killed ->
    [0] { $my_killed }
   *[other] { $their_killed }
} % ; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PM pour vous en moyenne.
detail-bombs = { $results } ; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PM pour vous en moyenne, 10 à 90 % : de { $low } à { $high }.
detail-landing = { $reasons ->
    [none] sans danger.
   *[other] jet d’accident ({ $reasons }) ; { $number ->
        [one] elle est au sol sans mal
       *[other] toutes les { $number } sont au sol sans mal
    } dans { $safe } % ; { NUMBER($my_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } hors de combat en moyenne, une éliminée dans { $my_killed } % ; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PM pour vous en moyenne.
}
detail-fuel = { $number ->
    [one] l’unité n’a plus d’essence
   *[other] { $number } unités n’ont plus d’essence
} : hors de combat à coup sûr, éliminée dans { $my_killed } % ; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PM pour vous en moyenne.
detail-crowded = chacune est endommagée à la fin de vos mouvements ; { NUMBER($my_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } hors de combat en moyenne, une éliminée dans { $my_killed } %.
detail-recon = un marqueur Reconnaissance dans { $success } %, un simple coup d’œil dans { $look } % ; { $left ->
    [0] il ne vous reste aucun marqueur.
    [one] il vous reste un marqueur.
   *[other] il vous reste { $left } marqueurs.
}

## Les mots de ces lignes

result = { $result ->
    [none] sans effet
   *[other] { $result }
} { $share } %
shift = { $what ->
    [bomb-recon] marqueur Reconnaissance
    [bomb-bombed] déjà bombardé
    [bomb-up] toutes « Dispos »
    [bomb-designated] objectif désigné
    [bomb-other] autre objectif que désigné
    [bomb-night] nuit
    [bomb-ace] as
   *[bomb-weather] mauvais temps
}
reason = { $what ->
    [crash-night] nuit
    [crash-crowded] base pleine
    [crash-field] pas d’aérodrome
   *[crash-weather] mauvais temps
}
target-kind = { $kind ->
    [aa] la DCA
    [aerodrome] l’aérodrome
    [civil-defence] la défense passive
    [early-warning] l’unité de veille avancée
    [headquarters] le quartier général
    [carrier] le porte-avions
   *[tender] le ravitailleur
}
