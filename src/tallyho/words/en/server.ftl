### What the server says; messages `trouble-KEY` are answers to requests that cannot be granted.

bot-random = Random
bot-first = First offer
bot-doctrine = Doctrine
player-host = Host
player-guest = Guest { $number }
the-record = the record

enter-title = Is this browser yours?
enter-text = This link makes this browser one of { $name }’s, with all their games. It works once.
enter-warning = So far this browser is { $name }’s; their games will no longer be shown here. Without a link made before, or another browser of theirs, nobody can open them again.
enter-yes = Yes, make it mine
enter-no = No, leave it as it is
enter-closed = This link is closed
enter-start = Start page

trouble-no-page = There is no page { $path } here.
trouble-no-game = There is no such game here; the address may be mistyped.
trouble-gone = This game was removed and cannot be opened any more.
trouble-no-title = There is no game { $game }; there are { $games }.
trouble-no-words = There are no words { $catalogue } in { $language }.
trouble-no-rule = There is no rule { $rule }.
trouble-no-seat = This game has no side { $side }; it has { $sides }.
trouble-no-bot = There is no bot { $bot } for this game; there are { $bots }.
trouble-no-invitation = This invitation does not exist, or somebody has taken the seat already.
trouble-no-key = This link opens nothing any more: each works once, and not for long. Make a new one.
trouble-nobody-yet = You have no games here yet that another browser could share. Begin or join a game first, or give yourself a name.
trouble-no-session = You have no such browser; it may have been logged out already.
trouble-not-your-seat = You do not play { $side } in this game.
trouble-not-your-game = Only who made this game may do that.
trouble-not-open = That would show what you may not know yet; it can be had when the game is over.
trouble-spectator = Spectators cannot take anything back.
trouble-too-late = The game has gone on in the meantime; here is how it stands now.
trouble-not-asked = You are not asked anything now.
trouble-nothing-given = Name the answers to give, or a bot that gives them.
trouble-both-given = Name answers or a bot, not both.
trouble-no-dice = No die or card waits for you now.
trouble-series-broken = { $answer } cannot follow: a die, a card or somebody else decides first. Nothing was changed.
trouble-no-such-moment = The game has { $number } answers; there is no moment after { $at }.
trouble-fits-no-more = The rules and data of this server replay this game up to answer { $fits }; they cannot show it after answer { $at }.
trouble-seats = Say for each side who plays it: me, invite, or bot:NAME. { $side } is { $given }.
trouble-no-person = Somebody must play: seat yourself or invite a person.
trouble-no-odds = There are no odds to be had in this game.
trouble-no-hint = There is no hint to be had now.
trouble-no-suggestion = There is nothing called “{ $what }” to be suggested in this game.
trouble-no-suggestion-now = Nothing is being planned now, so there is nothing to suggest.
trouble-no-forecast = There is no plan to look ahead from in this game.
trouble-bad-request = The request cannot be read: { $sentence }
trouble-too-large = That is too large; at most { $most } bytes are taken.
trouble-too-many = Too many requests at once; wait a moment.
trouble-too-many-games = { $whose ->
    [place] Newcomers at your address
   *[user] You
} have made { $most ->
    [one] one game
   *[other] { $most } games
} within an hour, and this server takes no more; you can go on in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
trouble-forbidden = The request did not come from a page of this server; load the page again.
trouble-method = { $method } cannot be done here.
trouble-defect = This is a defect of Tallyho, not your mistake; the game is as it was before. It is written down as { $number }.
trouble-bad-name = A name is one to forty printable characters.
trouble-seat-taken = Another person plays { $side } already.
trouble-dice-of-others = Another person has sat down to the dice of the server; from then on nobody can change to real ones.
trouble-bad-host = This server is not called { $host }.
trouble-database = The games cannot be reached at the moment; nothing was changed, and nothing is lost. Try again.
