# A small game that exists only in words, for the tests.

game-toy = The Toy Battle
side-red = Red
side-blue = Blue
scenario-short = A short day
option-fog = Fog
level-clear = clear victory
level-draw = draw
reason-tired = Everybody is tired.
ask-move = { $side }, move { $count ->
    [one] one unit
   *[other] { $count } units
  } in { $year }.
ask-roll = The die for { $unit }.
answer-stay = stay where they are
answer-rest-stay = the others stay
answer-move-stay = do not move
waiting-move = { $side } is moving.
log-lost = { $side } loses { $count ->
    [0] nothing
    [one] one unit
   *[other] { $count } units
  }: { $units }.
log-flag = { $on ->
    [true] On.
   *[false] Off.
  }
log-leader = { $who ->
    [none] Nobody leads.
   *[other] { $who } leads.
  }
log-factor = A factor of { $factor }; all: { $factors }.
log-chose = { $side } chose { $target }.
log-nearest = { $target } is the nearest.
log-rejected = { $target } is out of range ({ $range }).
log-own-goal = A message that refers to { log-own-goal }
log-mirror = { log-mirror }
why-too-far = { $answer } is { $distance } boxes away.
