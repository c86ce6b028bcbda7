### The odds of Battle of Britain. Every client says this.

odds-elsewhere = There are no odds for this question.
odds-how = All dice are counted, so the odds are exact. An unseen card may be any that you have not seen of its Group or Luftflotte, all alike; the hits of an intercept cost as few cards as they can, and whether a flight catches its enemy is not counted.
row = { $name }: { $detail }

## What is done

name-intercept = { $flight } intercepts { $enemy }
name-first-dogfight = { $flight } fights { $enemy }
name-duel-card = { $card }
name-duel-group = { $card } beside group { $group }
name-duel-any = Group { $group }
name-bombs = { $flight } over { $target }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
name-home = { $flight }, { $answer ->
    [long] both tokens at once
    [stay] staying
    [home] going home now
    [done] as it is
   *[other] with its last fuel
}
name-home-without = { $flight } without { $card }
name-spotted = { $flight } is undetected
name-repair = { $squadrons ->
    [0] no die
    [one] one die
   *[other] { $squadrons } dice
} for squadrons, { $sites ->
    [0] none
    [one] one
   *[other] { $sites }
} for airfields and radar stations

## What may come of it

detail-intercept = it costs you { NUMBER($mine, minimumFractionDigits: 1, maximumFractionDigits: 1) } squadrons and the enemy { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points for you, ahead in { $gains } %, behind in { $loses } %.
detail-duel = in one dogfight you shoot down a card in { $wins } %, lose one in { $falls } %, neither in { $neither } %.
detail-bombs = success in { $success } %; no hit { $hits0 } %, one { $hits1 } %, two { $hits2 } %, three or more { $hits3 } %; ack-ack costs { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } bombers on average; { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points for you.
detail-home = { $number ->
    [one] its Bf 109 or Ju 87 reaches home in { $none } %.
   *[other] all { $number } Bf 109s and Ju 87s reach home in { $none } %; { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } are lost on average.
}
detail-spotted = the Observer Corps spots it in { $success } %.
detail-repair = { NUMBER($repaired, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $damaged } squadrons and { NUMBER($restored, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $out } sites on average.
