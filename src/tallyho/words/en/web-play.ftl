### The play page: prompt, offers, log, timeline, coach, menu. Questions, answers and events come from the server.

number = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
squadrons = { $n ->
    [one] { number } squadron
   *[other] { number } squadrons
}
board-trouble = The board could not be drawn; the game goes on with the list of answers.
loading = Loading…
cancel = Cancel

## Prompt

your-move = { $side }: your move
your-dice = Your dice and cards
their-move = { $side } to move
over = The game is over
happening = As it happens
watch = Dice and cards decide.
as-it-was = As it was after { $at ->
    [0] the set-up
    [1] one answer
   *[other] { $at } answers
}
rule-opens = Rule { $rule }
on-your-list = On your list: { $entries }.
on-your-long-list = On your list, the last of { $number }: { $entries }.
together = Asked once for { squadrons }: { $units }.
open-report = Open the report
stopped-older = The table is shown as it was after answer { $at } of { $number }.
stopped-branch = Play on from answer { $fits } in a new game
seed = Seed: { $seed }

## Answers

filter-offers = Find an answer
offers-folded = { $n ->
    [one] The one answer as a list
   *[other] All { $n } answers as a list
}
all-offers = They all have this in common: { $what }.
die = Die: { $die }
confirm = Send { $n ->
    [one] the one picked
   *[other] the { number } picked
}
confirm-commit = Scramble { squadrons }
confirm-patrol-squadron = Send { squadrons } on patrol…
confirm-slip-past = Let { squadrons } slip past
confirm-go-home = Send { squadrons } home
confirm-reinforcement = Bring in { squadrons }
confirm-night-patrol = Night patrol: change { squadrons }
done-patrol-squadron = No more patrols
done-night-patrol = Night patrol stays as it is
done-reinforcement = No (more) reinforcements
and-done = then: { $done }
send-and-choose-on = Send these and choose on
pick-nobody = Clear
undo = Undo
hint = Hint
roll-for-me = Roll or draw for me
skip = Skip
just-drawn = Just now
just-now = { $n ->
    [one] One die or card just now
   *[other] { $n } dice and cards just now
}

## Advice and bot

advice = Advice ({ $bot }):
why-advice = Why?
advice-pick = Pick these
advice-give = Take this advice
advice-done = no more
put-away = Put away
bot = Bot
bot-title = Let the bot play
bot-text = The bot answers in your place, from what you can see. You can stop it at any time and play on yourself.
bot-which = Which bot?
bot-decision = This decision
bot-raid = Until the raid is over
bot-end = To the end of the game
bot-playing = The bot plays: { $n ->
    [one] one answer
   *[other] { $n } answers
}
bot-played = The bot has given { $n ->
    [one] one answer
   *[other] { $n } answers
}.
stop = Stop

## Odds

odds-title = How?
odds-vp = { $vp } VP ({ $low } to { $high })
odds-facts = { $squadrons-count ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}, { $gruppen-count ->
    [one] { $gruppen } Gruppe lost
   *[other] { $gruppen } Gruppen lost
} · hit { $hit }, heavily { $heavy }
odds-bar = Victory points lost: { $below }; none: { $even }; gained: { $above }.
odds-below = VP lost
odds-even = none
odds-above = VP gained
odds-planned = Odds of the planned raids
odds-folded = Odds
odds-waiting = The raids are being flown…
odds-counting = The odds are being worked out…
odds-bar-sides = Points for the Germans: { $below }; none: { $even }; for the British: { $above }.
odds-german = German VP
odds-british = British VP
odds-none = There are no odds for this.
odds-exact = They are exact.

## Log

log = Log
log-find = Find in the log
log-earlier = { $n ->
    [one] Show one earlier line
   *[other] Show { $n } earlier lines
}
log-latest = Newest lines
log-look = See the table as it was then ({ $at ->
    [0] before the first answer
    [one] after one answer
   *[other] after { $at } answers
})
why = { $n ->
    [one] Why? One reason
   *[other] Why? { $n } reasons
}
chapter-day = A raid day begins, { $time } hours
chapter-turn = Turn { $turn }
chapter-phase = Tally Ho phase { $phase }
chapter-planning = A raid day begins: planning
chapter-raid-flies = Raid: { $site }
chapter-night = Evening and night
chapter-raid-major = Major raid: { $site }
chapter-raid-minor = Minor raid: { $site }
chapter-snap-raid-begins = Snap raid: { $site }
chapter-follow-up = Follow-up raid

## Timeline

timeline = Timeline
after-answers = { $at } of { $number }
day-label = Day { $n }
turn-label = Turn { $n }
step-back = One answer back
step-forward = One answer on
play-on = Play on from here
pause = Pause
back-to-now = Back to now
branch = Branch
branch-here = Branch from here
branch-text = A new game begins as this one was after { $at ->
    [one] one answer
   *[other] { $at } answers
}. This one stays as it is.
branch-same = The same dice
branch-same-help = what was rolled and drawn afterwards will come again
branch-new = New dice
branch-new-help = what comes is open again
branch-go = Begin the new game

## Coach

coach-learnt = Got it
coach-off = Switch the coach off

## Curtain

curtain-title = { $side } is to move
curtain-text = Please hand over the screen. What { $side } sees is shown only when they say that they are there.
curtain-here = I am { $side }

## Menu

menu = Game
in-words = The table in words
south-up = South up: the view of the plotting table
manual = Roll real dice and draw real cards
manual-on = You type in dice and cards from now on.
manual-off = The seed rolls and draws from now on.
export = Save the record as a file
invite = Invite somebody
invite-text = Whoever opens the link first takes the seat.
invite-make = Link for { $side }
invite-link = Link to send
invite-copy = Copy
invite-copied = Copied
report = Report
settings = Settings
remove = Remove this game
remove-text = The game and its record will be gone for everybody who plays it.
remove-yes = Remove it
gone-title = This game is no longer there
gone-text = Somebody has removed it.
gone-home = To your games

## Rules

rule-neighbours = Rules beside this one
rule-before = ← { $rule }
rule-after = { $rule } →

## Narrow screens

tabs = Parts of the table
status = Status of the game
splitter = Between board and trays: drag it or use the arrow keys; a double click resets it
tab-orders = Orders
tab-board = Board
tab-trays = Trays
tab-log = Log

## Keys

keys = At the table
key-offer = Choose or pick the answer with this key
key-arrows = To the next answer; in the log, to the next line and what belongs to it
key-filter = Find an answer
key-go = Send what is picked, or roll
key-done = No more; end the question
key-undo = Take the last answer back
key-hint = Ask for advice
key-advice = Take the advice
key-bot = Let the bot play
key-step = Look one answer back or forward
key-words = The table in words
key-menu = The game’s menu
key-skip = Skip dice and cards
key-now = Back to now
