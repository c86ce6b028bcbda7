### The odds of First Battle of Britain. Every client says this.

odds-elsewhere = There are no odds for this question.
odds-how = All dice are counted, so the odds are exact for what you know. Hidden units of the enemy, his training and his notes are not counted. Whoever picks takes the enemy’s unit that is worth most, and of his own the one worth least.
row = { $name }: { $detail }

## What is done

name-dogfight = { $group } attacks { $enemy }
name-interception = { $enemy } may intercept { $group } in { $hex }
name-guns = { $group } into { $hex }, AA strength { $power }
name-hit = { $unit }
name-bombs = { $units } on { $target }, strength { $power }, column { $column } of { $columns }{ $shifts ->
    [none] { "" }
   *[other] { " " }(shifted { $shift ->
        [0] by 0
        [-1] one to the left
        [1] one to the right
       *[other] by { $shift }
    }: { $shifts })
}
name-landing = { $group } lands in { $hex }
name-fuel = { $group } still in the air in { $hex } at the end of this half
name-crowded = { $number } units in { $hex }, too many for one hex
name-recon = A recon of any hex

## What may come of it

detail-dogfight = you have the bounce in { $bounce } %, the enemy in { $bounced } %, nobody in { $nobody } %. Enemy hit { $their_hit } %, out of play { $their_out } %, of it eliminated { $their_killed } %; yours hit { $my_hit } %, out of play { $my_out } %, of it eliminated { $my_killed } %. { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } MP for you on average, 10 to 90 %: { $low } to { $high }.
detail-interception = if it does, the enemy has the bounce in { $bounce } %, you in { $bounced } %, nobody in { $nobody } %. Yours hit { $my_hit } %, out of play { $my_out } %, of it eliminated { $my_killed } %; enemy out of play { $their_out } %. { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } MP for you on average, 10 to 90 %: { $low } to { $high }.
detail-guns = a unit is hit in { $my_hit } %, out of play in { $my_out } %, of it eliminated in { $my_killed } %; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } MP for you on average.
detail-hit = out of play in { $their_out ->
    [0] { $my_out }
   *[other] { $their_out }
} %, of it eliminated in { $their_killed ->
    [0] { $my_killed }
   *[other] { $their_killed }
} %; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } MP for you on average.
detail-bombs = { $results }; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } MP for you on average, 10 to 90 %: { $low } to { $high }.
detail-landing = { $reasons ->
    [none] safe.
   *[other] check because of { $reasons }; { $number ->
        [one] it is down safely
       *[other] all { $number } are down safely
    } in { $safe } %; { NUMBER($my_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } out of play on average, one eliminated in { $my_killed } %; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } MP for you on average.
}
detail-fuel = { $number ->
    [one] its fuel runs out
   *[other] the fuel of { $number } units runs out
}: out of play for certain, eliminated in { $my_killed } %; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } MP for you on average.
detail-crowded = each is damaged at the end of your moves; { NUMBER($my_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } out of play on average, one eliminated in { $my_killed } %.
detail-recon = a Recon marker in { $success } %, a look at the hex alone in { $look } %; { $left ->
    [0] you have no marker left.
    [one] you have one marker left.
   *[other] you have { $left } markers left.
}

## Words in these lines

result = { $result ->
    [none] no effect
   *[other] { $result }
} { $share } %
shift = { $what ->
    [bomb-recon] Recon marker
    [bomb-bombed] bombed already
    [bomb-up] all Up
    [bomb-designated] the target noted
    [bomb-other] not the target noted
    [bomb-night] night
    [bomb-ace] ace
   *[bomb-weather] bad weather
}
reason = { $what ->
    [crash-night] night
    [crash-crowded] the base is full
    [crash-field] no aerodrome
   *[crash-weather] bad weather
}
target-kind = { $kind ->
    [aa] the AA artillery
    [aerodrome] the aerodrome
    [civil-defence] the civil defence
    [early-warning] the early warning unit
    [headquarters] the headquarters
    [carrier] the carrier
   *[tender] the tender
}
