### What every game shares. A game's own file may have a message of the same name, which then wins in that game.
###
### How messages are named, here and in the files of the games:
###   game-ID, side-NAME, scenario-NAME, option-NAME   names, without article or full stop
###   ask-KEY        what a side is asked, or what chance decides: a sentence; it gets $side and the arguments of the ask
###   answer-TEXT    an answer in words, or answer-KEY-TEXT for one prompt alone; without one the text itself is shown;
###                  what may not stand in a name, such as a blank, is a hyphen here. An answer of several words may be
###                  said by its plain words: answer-lost-down says `lost 92/10 down 609/10`, with $lost and $down
###                  or by its number of words, with $word1, $word2 ...: answer-aa-of-3 says `aa 1019 1` (its plain word
###                  is in the name), answer-KEY-of-2 or answer-of-2 `G3 B5`; texts in prompts and events are said so, too
###   piece-ID       the name of a piece, place or card; prompts, events and refusals say it for the id, and so do answers
###   waiting-KEY    what the others are told while a side makes this choice, if `waiting` does not say it well; gets $side
###   log-KEY        an event, or a reason for one: a sentence; it gets the arguments of the event
###   why-KEY        why an answer was refused: a sentence; it gets $answer and the arguments of the reason
###   level-NAME     how clearly a game was won: a phrase, without full stop
###   reason-NAME    why a game ended: a sentence
###
### Games of one family share a file of their own: `### Builds on: raf`, in the first lines of a file, adds all messages of
### raf.ftl that the file has not itself. Several names have commas between them; both languages must build on the same.
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
# Where a record stands that was played again. $asked and $ended are whole sentences.
record-stands = After { $number ->
    [one] one answer
   *[other] { $number } answers
}, at { $step }: { $asked }
record-ends = After { $number ->
    [one] one answer
   *[other] { $number } answers
} the game is over: { $ended }

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

## Set-ups and records that cannot be used

# `bad-KEY`: part of a sentence or a whole one without full stop, as the command line says it. $cause is another of them,
# or a refusal.
bad-line = { $where } line { $line }: { $cause }
bad-game = { $games ->
    [none] there is no game “{ $game }”: no game is installed yet; `--games FOLDER` adds those of a folder
   *[other] there is no game “{ $game }”{ $near ->
        [none] {""}
       *[other] { " " }(did you mean { $near }?)
    }; there are { $games }
}
bad-scenario = { $game } has no scenario “{ $scenario }”{ $near ->
    [none] {""}
   *[other] { " " }(did you mean { $near }?)
}; it has { $scenarios }
bad-option = { $game } has no option “{ $option }”{ $near ->
    [none] {""}
   *[other] { " " }(did you mean { $near }?)
}; its options are: { $options }
bad-option-scenario = option { $option } belongs to scenario { $scenarios }, not { $scenario } ({ $rule })
bad-option-needs = option { $option } needs option { $other } ({ $rule })
bad-option-excludes = options { $option } and { $other } exclude each other ({ $rule })
bad-seed = a seed is one line of at most { $most } printable characters, not { $seed }
bad-no-record = a clone or a problem has no record: its history does not go back to the set-up
bad-not-text = the record is not UTF-8 text
bad-no-magic = this is no record; one begins with `{ $begins }`
bad-format = it has the format version { $theirs }; this Tallyho reads version { $ours }
bad-heading = the header should say { $expected } here, not { $name }
bad-header-ends = { $where }: the header ends before { $missing }
bad-no-scenario = the header names no scenario
bad-version = it was played with version { $theirs } of the rules of { $game }; these are version { $ours }
bad-rules = it was played with other rules of the same version
bad-fits-no-more = { $cause }; from answer { $number } ({ $answer }) on it no longer fits
bad-data = it was played with component data { $theirs }; these are { $ours } (is a data pack missing?)
bad-answer-form = an answer is written as side, answer and prompt with tabs between, not { $row }
bad-turn = { $question ->
    [none] an answer to { $prompt } ({ $side }), but the game is over
   *[other] an answer to { $prompt } ({ $side }), but the question is { $question } ({ $asked })
}

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
