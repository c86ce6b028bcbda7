### What every game shares. A game's own file may have a message of the same name, which then wins in that game.
###
### How messages are named, here and in the files of the games:
###   game-ID, side-NAME, scenario-NAME, option-NAME   names, without article or full stop
###   ask-KEY        what a side is asked, or what chance decides: a sentence; it gets $side and the arguments of the ask
###   answer-TEXT    an answer in words, or answer-KEY-TEXT for one prompt alone; without one the text itself is shown
###   waiting-KEY    what the others are told while a side makes this choice, if `waiting` does not say it well; gets $side
###   log-KEY        an event, or a reason for one: a sentence; it gets the arguments of the event
###   why-KEY        why an answer was refused: a sentence; it gets $answer and the arguments of the reason
###   level-NAME     how clearly a game was won: a phrase, without full stop
###   reason-NAME    why a game ended: a sentence
###
### The words of a side stand alone or after a colon below, so that they fit whatever their number and gender.

## Names

# Who decides when a die is rolled or a card is drawn.
side-chance = Chance

## Lists

# a, b and c
list-and = and
# a, b or c
list-or = or

## Asking and answering

answer-done = done
# An answer as it is to be given, and what it means.
offer-in-words = { $answer } ({ $words })
# $more counts the answers that are not named.
offered = { $more ->
    [0] Offered: { $answers }.
   *[other] Offered: { $answers } and { $more } more.
}
waiting = Waiting for an answer: { $side }.
waiting-chance = A die or a card decides now.
said = { $side }: { $answer }
said-hidden = { $side }: a secret answer

## Refusals

# Any refusal, with the rule behind it.
cited = { $text } ({ $rule })
why-refused-over = The game is over; it asks nothing more.
why-refused-stopped = Nothing is asked: the game was told to stop here.
why-refused-type = An answer must be a text.
why-refused-long = An answer has at most { $most } characters; this one has { $length }.
why-refused-side = Asked now: { $asked }, not { $side }.
why-refused-no-side = There is no side { $side }; there are { $sides }.
why-refused-offer = “{ $answer }” is not offered.
why-undo-nothing = Nothing to take back: nothing has been answered yet.
why-undo-over = The game is over, and all has been shown.
why-undo-chance = This cannot be taken back: a die or a card has decided since.
why-undo-other-side = This cannot be taken back: the last answer was another side’s.
why-undo-reveal = This cannot be taken back: the last answer revealed something hidden.

## The end

game-over = The game is over.
winner = { $winner ->
    [none] No winner.
   *[other] Winner: { $winner }.
}
# $level and $reason are the words of level-NAME and reason-NAME.
outcome = { $winner ->
    [none] No winner: { $level }. { $reason }
   *[other] { $winner }: { $level }. { $reason }
}
