### The shell of the browser client: bar, start page, settings, rules, pages that are not there.

## Everywhere

skip = Skip to the content
close = Close
cancel = Cancel
loading = One moment…
again = Try again
copy = Copy
copied = Copied
brand-label = Tallyho: start page
start-page = Start page
rules = Rules
settings = Settings
menu = Menu
language = Language
report = Report
game = Game
connection-lamp = No connection
connection-lost = The connection to the server is lost. Nothing you have answered is lost; Tallyho keeps trying.
connection-back = The connection is back.
server-trouble = The server answered with { $status } and no words. Try again; if it stays so, start the server anew.

## Start page

hero-title = The Battle of Britain, summer 1940
hero-text = Scramble the squadrons of Fighter Command against the raids that come in over the Channel, or plan the raids of the Luftwaffe yourself, and see what every decision was worth. Tallyho runs the other side, knows all the rules, and says why.
guided = Your first game (guided)
guided-help = “{ $scenario }”: about twenty minutes. A coach explains each step the first time it comes; you need not have read the rules.
guided-of = { $side }: a guided game of { $game }
hero-again = Welcome back
continue-this = Continue this game

my-games = Your games
continue = Continue
look-back = Look back
export = Export
remove = Remove
invite = Invitation
game-title = { $game }: { $scenario }
report-title = Report: { $scenario }
game-label = { $scenario }, { $summary }
game-over = Finished
your-move = Your move
in-play = In play
seat-waits = A seat is free
mark-guided = Guided
mark-manual = Real dice
mark-branch = Branch
seat-line = { $side }: { $who }
seat-you = you
seat-nobody = nobody yet
remove-title = Remove this game?
remove-sure = “{ $scenario }” ({ $summary }) will be gone for everyone who plays in it. Export its record first if you want to keep it.
remove-yes = Remove the game
removed = The game was removed.
invite-title = Invite somebody
invite-text = Whoever opens this link first plays { $side }. You find it again on the start page as long as the seat is free.
to-the-game = Go to the game
invite-link = Link of the invitation

new-game = New game
scenario = Scenario
options = { $chosen ->
    [0] Optional rules: none chosen
    [one] Optional rules: { $chosen } chosen
   *[other] Optional rules: { $chosen } chosen
}
options-legend = Optional rules
option-not-here = Not in this scenario.
option-excluded = Does not go with “{ $other }”.
option-needs = Comes with { $others }.
rule-label = Rule { $rule }
who-plays = Who plays { $side }?
sit-me = I do
sit-bot = Bot: { $bot }
sit-invite = Somebody I invite
sit-invite-help = You get a link to send as soon as the game is made.
nobody-plays = Somebody must play: take a seat yourself or invite a person.
flag-guided = Guided
flag-guided-help = A coach explains each step the first time it comes.
flag-manual = Real dice and cards
flag-manual-help = You roll and draw at your table and type what came up.
seed = Seed of the dice
seed-empty = Chosen for me
seed-help = The same seed, scenario and answers give the same game again. Leave it empty for a game nobody has seen.
begin = Begin the game

import = Import a record
import-about = A record is a whole game as text: one exported here, or one played in a terminal.
import-file = Record file
import-choose = Choose a file
import-none = No file chosen
import-text = Or its text
import-paste = Paste the record here
import-do = Import the game
import-empty = Choose a record file or paste its text first.

who = You
who-name = Your name, as other players see it
who-keep = Keep
who-kept = Your name is kept.
elsewhere = Go on in another browser
elsewhere-about = A link that makes another browser yours, with all your games. Treat it like a key: whoever has it is you.
elsewhere-make = Make the link
elsewhere-made = It works once, within the hour.
elsewhere-link = Link for another browser
sessions = Your browsers
sessions-show = Show the list
sessions-none = No browser is yours yet: that begins with your first game.
sessions-unknown = Unknown browser
sessions-here = { $browser } (this one)
sessions-since = since { $day }, { $time }
sessions-known = { $browser }, { sessions-since }
sessions-end = Log out
sessions-end-label = Log out: { $browser }
sessions-end-here-title = Log this browser out?
sessions-end-here = Your games will no longer be shown in this browser (“{ $browser }”). Without a link made before, or another browser of yours, nobody can open them again.
sessions-end-there-title = Log “{ $browser }” out?
sessions-end-there = Your games will no longer be shown in the browser “{ $browser }”.
sessions-ended = “{ $browser }” is logged out.

## Settings

theme = Colours
theme-auto = As the system
theme-dark = Dark
theme-light = Light
speed = Dice and cards are shown for
speed-none = not at all: results come at once
speed-quick = { $seconds } seconds each: quick
speed-calm = { $seconds } seconds each: time to read
speed-slow = { $seconds-count ->
    [one] { $seconds } second each: slow
   *[other] { $seconds } seconds each: slow
}
coach = Coach
coach-help = Explains each step the first time it comes, in guided games.
shortcuts = Single keys answer
shortcuts-help = A letter or a digit chooses an answer or gives an order. Switch this off if you speak to your computer, or press keys by accident.
south-up = Map with south at the top
south-up-help = As the plotters saw the table, standing north of it.
motion-free = Dice and counters move on the screen. To stop that, ask your system for reduced motion.
motion-reduced = Your system asks for reduced motion: nothing moves on the screen.

## Keyboard

keys = Keyboard
keys-intro = Everything can be played by keyboard alone.
keys-everywhere = Everywhere
keys-next = To the next button, link or field
keys-previous = To the one before
keys-press = Press a button, open a link, choose
keys-toggle = Tick, or choose one of several
keys-close = Close a dialog or the menu
keys-help = This help
key-tab = Tab
key-shift = Shift
key-enter = Enter
key-space = Space
key-escape = Esc

## Rules

rules-about = All rules as Tallyho plays them, in our own words, with rulings where the rulebook leaves something open.
rules-open = Look up a rule
rules-all = All rules
rules-find = Find
rules-example = patrol, radar, lion:5b …
rules-count = { $n ->
    [0] No rule
    [one] { $n } rule
   *[other] { $n } rules
}
rule-title = Rule { $rule }
rule-more = This rule among its neighbours
rulings = Rulings
rulings-count = { $n ->
    [one] { $n } ruling
   *[other] { $n } rulings
}
ruling-text = from the text
ruling-inferred = inferred
ruling-repair = repaired
ruling-choice = our choice
ruling-letter = by the letter
ruling-reading = our reading
ruling-design = our own ruling
ruling-record = from the record
kind-advanced = advanced rule
kind-chance = chance
kind-choice = choice
kind-component = component
kind-definition = definition
kind-effect = effect
kind-optional = optional rule
kind-procedure = procedure
kind-restriction = restriction
kind-ruling = ruling
kind-scenario = scenario
kind-scoring = scoring
kind-setup = set-up
kind-victory = victory

## Invitations

join-title = You are invited to a game
join-text = Somebody has kept a seat for you. When you sit down, the game is listed on your start page.
join-yes = Take the seat
join-no = Not now

## Pages that are not there

lost-stamp = Not plotted
lost-page = There is no such page
lost-page-text = The address may be mistyped. Your games are on the start page.
lost-game = There is no such game
lost-game-text = The address may be mistyped, or the game belongs to another server. Your games are on the start page.
lost-gone = This game was removed
lost-gone-text = Somebody who plays in it removed it, or the server did because nobody had touched it for long. An exported record can be imported again on the start page.
lost-rule = There is no such rule
lost-rule-text = The address may be mistyped. You can search all the rules.
lost-refused = This cannot be shown
lost-unreadable = This game cannot be played on here
lost-unreadable-text = Nothing of it is lost or changed. It opens again where the rules and the data are those it was played with; your other games are on the start page.
lost-connection = The server cannot be reached
lost-connection-text = Nothing you have answered is lost. See whether Tallyho is still running, then try again.
lost-defect = Something went wrong
lost-defect-text = This is a defect of Tallyho, not your mistake. Your games are safe; loading the page again may help.

## The plain table, for games without a board

plain-intro = This game has no board of its own yet: here is its table in words.
plain-yes = yes
plain-no = no
plain-none = none
