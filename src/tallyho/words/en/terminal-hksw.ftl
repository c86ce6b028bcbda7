### What the text client says of Battle of Britain: the table in words.
### Builds on: hksw

between = { "; " }

## The turn

before-the-first = Before the first turn.
turn = Turn { $turn } of { $last }, { turn-dates }: { $weather ->
    [clear] clear.
   *[respite] respite.
}
phase = Tally Ho phase { $phase } of { $phases }; { $markers ->
    [0] no air combat marker is left.
    [one] one air combat marker is left.
   *[other] { $markers } air combat markers are left.
}
points = Points: Luftwaffe { $luftwaffe } (missions { $missions }, RAF squadrons lost { $raf_lost }); RAF { $raf } (Luftwaffe squadrons lost { $luftwaffe_lost }, failed missions { $failed }{ $head_start ->
    [0] { "" }
   *[other] , head start { $head_start }
}).

## The map

map = Map. Signs: . sea, : land, - radar line, x radar line without its station, o airfield, ^ radar station, # city, ! hit. Flights by name; a Luftwaffe flight with * has a RAF flight in its square.
map-too-wide = The map does not fit on lines as short as these; a part of it does: situation map N24.
radar-line-whole = The radar line sees everywhere.
radar-line-blind = The radar line is blind at { $stations }.

## The combat

moving = Flight { $flight } is moving; { $left ->
    [0] it can move no further.
    [one] one square is left.
   *[other] { $left } squares are left.
}
chased = Flight { $flight } chases flight { $enemy }.
combat = Air combat over { $square }: flight { $raf }{ $wing ->
    [none] { "" }
   *[other] { " " }with flight { $wing } as a Big Wing
} against flight { $enemy }.
on-the-table = Fighting now: { $german } against { $british }.
group = Group { $group }: { $cards }
group-back = Back from their fights: { $cards }
group-of = { $side } { $cards ->
    [none] { $number ->
        [one] one unseen card
       *[other] { $number } unseen cards
    }
   *[other] { $cards }{ $unseen ->
        [0] { "" }
        [one] , one unseen card
       *[other] , { $unseen } unseen cards
    }
}

## Flights

flights = Flights, { $side }:
flight-over = { $flight } over { $square }: { $facts }
flight-on-airfield = { $flight }, on the airfield in { $square }: { $facts }
flight-on-box = { $flight }, on its box: { $facts }
cards-being-placed = its cards are being placed
cards-own = { $number ->
    [0] no card
    [one] one card: { $cards }
   *[other] { $number } cards: { $cards }
}
cards-seen = { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
}{ $cards ->
    [none] { "" }
   *[other] , turned up: { $cards }
}
fuel = { $fuel ->
    [0] no fuel
    [one] one fuel token
   *[other] { $fuel } fuel tokens
}
radar = { $state ->
    [detected] detected
    [undetected] not detected
   *[spotted] spotted by the Observer Corps
}
mission = mission { $target }
has-mission = has a mission
sent-home = { $number ->
    [one] one card has gone home ahead
   *[other] { $number } cards have gone home ahead
}{ $cards ->
    [none] { "" }
   *[other] { " " }({ $cards })
}
mark = { $mark ->
    [ace] ace
    [moved] has moved
    [intercepting] was sent to intercept
    [dogfight] dogfight marker
    [bomb-run] bombing run
   *[bombed] has bombed
}

## Displays

displays = Displays:
display = { formation }: { $facts }
display-ready = { $number ->
    [0] no card ready
   *[other] { $number } ready ({ $cards })
}
display-ready-count = { $number ->
    [0] no card ready
   *[other] { $number } ready
}{ $cards ->
    [none] { "" }
   *[other] , among them { $cards }
}
ready-being-drawn = cards are being drawn
display-returned = { $number } back from standing down ({ $cards })
display-drawn = { $number } drawn ({ $cards })
display-damaged = { $number } damaged ({ $cards })
display-stood-down = stood down: { $cards }
back-on = { $card } (back on turn { $turn })
reserve = reserve of { $number ->
    [one] one point
   *[other] { $number } points
}
repair-dice = { $number ->
    [0] no repair die
    [one] one repair die
   *[other] { $number } repair dice
}

## Targets and missions

target-out = { $target } knocked out
target-hit = { $target } { hits-count }
hit = Bombed: { $targets }.
hand = { $number ->
    [one] Mission in hand: { $missions }.
   *[other] Missions in hand: { $missions }.
}
hand-count = { $number ->
    [0] The Luftwaffe has no mission card in hand.
    [one] The Luftwaffe has one mission card in hand.
   *[other] The Luftwaffe has { $number } mission cards in hand.
}
hand-being-assigned = The Luftwaffe is assigning its missions.
deck = { $deck ->
    [0] The mission deck is empty.
    [one] One card is left in the mission deck.
   *[other] { $deck } cards are left in the mission deck.
}{ $top ->
    [0] { "" }
   *[other] { " " }The London cards are among the top { $top }.
}

## Parts of the table: what is typed after “situation”

part-map = map
part-flights = flights
part-displays = displays
part-missions = missions
part-empty = There is nothing of that on the table now.
no-such-part = There is no part “{ $typed }”; there are { $parts }. { $map } may have a square or a flight after it, such as { $map } N24.
no-such-place = “{ $typed }” is neither a square of the map nor a flight that is on it.

## Questions

squares-away = { $flight } { $squares ->
    [0] there
    [one] one square off
   *[other] { $squares } squares off
}
