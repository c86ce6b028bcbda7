### What the text client says of its own accord. Prompts, answers and events come from the files of the games.
### The names of sides, games, scenarios and options come here in words.
### Builds on: rules

## Starting

which-scenario = Which scenario? Type its number.
which-options = Which optional rules? Type their numbers with spaces between, or only Enter for none.
which-side = Which side do you play? Type its number; the numbers of all, if several people share this screen.
one-number = Type one of the numbers 1 to { $most }.
option-needs = “{ $option }” needs “{ $other }” too ({ $rule }). Type the numbers again.
options-exclude = “{ $option }” and “{ $other }” exclude each other ({ $rule }). Type the numbers again.
begun = { $game }: { $scenario }. Optional rules: { $options }. Seed: { $seed }. Type help to see what you can type.
your-sides = You play: { $names }.
bot-plays = { $side } is played by the bot { $bot }.
saved-in = Every answer is saved in { $file }
kept = The earlier game is kept as { $file }
taken-up = { $game }: { $scenario }, taken up after { $answers ->
    [one] one answer
   *[other] { $answers } answers
} from { $file } (--new begins another game).
torn = The last line of the file was not written to its end; the game goes on before it.
nothing-begun = No game was begun.

on-your-list = On your list: { $entries }.
on-your-long-list = On your list, the last of { $number }: { $entries }.

## Several people at one screen

secrets = { $side }: { $number } secret answers
curtain = { $side } is asked now. Hand over the screen; { $side }, press Enter when you are there.
curtain-undo = Or, still { $side }: undo takes your last answer back.

## The end

go-on = The game is saved. To go on, type:
over = The game is over. Its record is { $file }

## Answers

how-to-answer = Answer with a number of the list, with the answer itself, or with the beginning of it; several numbers with spaces between are given one after another while the same is asked. Only Enter shows the question again. Besides:
no-such-number = There is no answer { $typed }; the list goes from 1 to { $most }.
no-such-answer = “{ $typed }” is none of the answers; press Enter to see them.
ambiguous = “{ $typed }” could be { $more ->
    [0] { $answers }
   *[other] { $answers } and { $more } more
}; type more of it.
not-given = Something else is asked now, so this was not given: { $answers }.
did-you-mean = Did you mean { $meant }?
see-help = Press Enter to see what is offered, or type help.
taken-back = Taken back: { $answer }.
taken-back-all = Taken back: { $number ->
    [one] one answer.
   *[other] { $number } answers.
}

## Orders: the word in this language, which may be typed besides the English one, and the line of the help

order-help = help
order-situation = situation
order-offers = offers
order-undo = undo
order-why = why
order-rule = rule
order-odds = odds
order-hint = hint
order-suggest = suggest
order-roll = roll
order-log = log
order-save = save
order-language = language
order-quit = quit
help-help = help: this list.
help-situation = situation, or s: what lies on the table.
help-situation-part = situation PART: only a part of it; an unknown PART brings the list of them.
help-offers = offers: the question and its answers once more.
help-undo = undo: take back your last answer, if no die, card or other side has decided since.
help-why = why: why the latest things happened, with their rules. why ANSWER: why that answer is not offered.
help-rule = rule: the rule of the question. rule ID: any rule, ruling or section, such as rule { $rule }.
help-odds = odds: the odds of what you are about to decide. odds ANSWERS: the odds of giving these answers.
help-hint = hint: what the best bot of this game would do now, and why.
help-suggest = suggest: what can be suggested for your plan. suggest NAME: have it done; undo takes all of it back.
help-roll = roll: let the computer roll these dice or draw this card.
help-log = log: the last events. log N: the last N of them.
help-save = save: where the game is saved. save FILE: write its record to that file too.
help-language = language en or language fr: go on in English or French.
help-quit = quit: leave; the game goes on at the next start.
misused = It is typed so: { $right }

## What orders tell

rule-heading = { $id }, { $section } ({ kind }):
rule-sentence = Rule { $id }: { $text }
ruling = Ruling { $id } ({ status }): { $text }
bears-on = It bears on { $rules }.
no-such-rule = There is no rule { $id }; the nearest are { $near }.
is-offered = { $answer } is offered: it is number { $number } of the list ({ $rule }).
nothing-happened = Nothing has happened yet.
no-odds = { $game } has no odds here.
no-odds-now = There are no odds for this question.
hint-of = The bot { $bot } would do this:
hint-typed = To answer so, type: { $typed }
no-hint-now = A die or a card is asked for: there is nothing to decide.
no-reasons = No bot of { $game } gives reasons: this one has picked any answer.
no-suggestions = { $game } has nothing to suggest here.
suggested = { $number ->
    [one] One answer given.
   *[other] { $number } answers given.
} undo takes it all back.
nothing-to-roll = No die or card is asked for now.
written = The record is written to { $file }
not-written = { $file } cannot be written: { $reason }.
not-overwritten = { $file } is there already and is no record, so it was left alone; name another file.
language-now = Language: { $language }.
no-such-language = There is no language “{ $typed }”; type { $languages } after the word language.

## Values of the table

yes = yes
no = no
nothing = none
