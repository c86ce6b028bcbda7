### Battle of Britain, HKSW version. How messages are named is explained in table.ftl.
### Builds on: names-hksw

game-hksw = Battle of Britain (HKSW)
side-luftwaffe = Luftwaffe
side-raf = RAF
scenario-campaign = The Battle of Britain, all eleven turns
scenario-kanalkampf = Kanalkampf, turns 2 and 3
scenario-adlertag = Adlertag, turns 5 and 6
scenario-airfields = The battle for the airfields, turns 8 and 9
scenario-london = London, turns 9 to 11
option-no-big-wing = Without the Big Wing
# The names of many answers have brackets of their own.
offer-in-words = { $answer }: { $words }

## Words used in sentences below

formation = { $formation ->
    [LF2] Luftflotte 2
    [LF3] Luftflotte 3
    [LF5] Luftflotte 5
   *[other] { $formation } Group
}
of-formation = { $formation ->
    [LF2] of Luftflotte 2
    [LF3] of Luftflotte 3
    [LF5] of Luftflotte 5
   *[other] of { $formation } Group
}
word-type = { $type ->
    [spitfire] Spitfire
    [hurricane] Hurricane
    [blenheim] Blenheim
    [defiant] Defiant
    [gladiator] Gladiator
    [bf109] Bf 109
    [bf110] Bf 110
    [bf110-lf5] Bf 110
    [ju87] Ju 87
    [he111] He 111
    [do17] Do 17
    [ju88] Ju 88
   *[other] { $type }
}
turn-dates = { $turn ->
    [1] 10 to 16 July
    [2] 17 to 23 July
    [3] 24 to 30 July
    [4] 1 to 7 August
    [5] 8 to 14 August
    [6] 15 to 21 August
    [7] 22 to 28 August
    [8] 29 August to 4 September
    [9] 5 to 11 September
    [10] 12 to 18 September
   *[other] 19 to 24 September
}
cards-count = { $number ->
    [0] no squadron card
    [one] one squadron card
   *[other] { $number } squadron cards
}
dice-count = { $number ->
    [one] one
   *[other] { $number }
} { $colour ->
    [white] white
   *[black] black
} { $number ->
    [one] die
   *[other] dice
}
hits-count = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
hits-on-raf = { $roundels ->
    [0] no roundel, so the RAF takes no hit
    [one] one roundel, so the RAF takes one hit
   *[other] { $roundels } roundels, so the RAF takes { $roundels } hits
}
hits-on-luftwaffe = { $crosses ->
    [0] no cross, so the Luftwaffe takes none
    [one] one cross, so the Luftwaffe takes one
   *[other] { $crosses } crosses, so the Luftwaffe takes { $crosses }
}
fuel-left = { $fuel ->
    [0] no fuel token left
    [one] one fuel token left
   *[other] { $fuel } fuel tokens left
}
left-to-go = { $left ->
    [1] one
   *[other] { $left }
} to go

## Answers that many questions have

answer-yes = yes
answer-no = no
answer-home = go home
answer-stay = stay
answer-roundel-cross-blank = { $roundel ->
    [0] { $cross ->
        [0] { dice-blanks }
       *[other] { dice-crosses }{ dice-blanks-after }
    }
   *[other] { dice-roundels }{ $cross ->
        [0] { dice-blanks-after }
       *[other] , { dice-crosses }{ dice-blanks-after }
    }
}
dice-roundels = { $roundel ->
    [one] 1 roundel
   *[other] { $roundel } roundels
}
dice-crosses = { $cross ->
    [one] 1 cross
   *[other] { $cross } crosses
}
dice-blanks = { $blank ->
    [one] 1 blank
   *[other] { $blank } blanks
}
dice-blanks-after = { $blank ->
    [0] { "" }
   *[other] , { dice-blanks }
}

## Set-up of the shorter scenarios

ask-lost-before = Which squadron card { of-formation } was lost in the weeks before?

## Step 1: the turn begins

log-turn-begins = Turn { $turn }, { turn-dates }: { $weather ->
    [clear] clear.
   *[respite] respite.
}
log-is-back = { $card } was stood down and is ready again.
log-withdrawn = { $number ->
    [one] A { word-type } squadron is withdrawn from the battle: { $cards }.
   *[other] The { word-type } squadrons are withdrawn from the battle: { $cards }.
}
log-cities-recover = The cities recover: { $hits ->
    [one] one hit is
   *[other] up to { $hits } hits are
} removed from each of them.
ask-remove-city = Which city card is taken out of the mission deck, unseen?
ask-remove-radar = Which radar card is taken out of the mission deck, unseen?
ask-remove-airfield = Which airfield card is taken out of the mission deck, unseen?
log-deck-configured = The mission deck is made ready: { $cards } cards are in it and { $removed } are out{ $top ->
    [0] .
   *[other] ; the London cards lie somewhere among the top { $top }.
}

## Step 2: rotation and reinforcements

ask-rotate = { $donor } Group can relieve a damaged { word-type } squadron of { $receiver } Group. Which of its own goes to the damaged box instead?
answer-rotate-no = no rotation
why-no-card-to-rotate = The donor has no combat ready card of that type.
why-name-the-card = Name the { word-type } squadron that { $donor } Group sends.
why-not-of-donor = { $card } does not belong to { $donor } Group.
why-not-of-type = { $card } is no { word-type } squadron.
why-card-in-flight = { $card } is with flight { $flight }: only a combat ready card can be sent.
why-card-not-ready = { $card } is not combat ready.
log-rotated = Rotation: { $donor } Group puts { $sent } in its damaged box, and in { $receiver } Group { $relieved } is combat ready again.
log-joins = { $card } joins { $group } Group.
ask-ace-to = Which flight of 11 Group receives the Ace marker?
log-ace-joins = Flight { $flight } receives an Ace marker.

## Step 2: production and repair

log-repair-dice = { $group } Group has { $number ->
    [0] no repair die.
    [one] one repair die.
   *[other] { $number } repair dice.
}
log-city-bombed = { $target } has been bombed and produces nothing.
ask-declare-dice = { $group } Group: how many of the { $number } repair dice are for squadrons? The others are for airfields and radar stations.
ask-squadron-dice = To repair squadrons, { dice-count }: each roundel brings one back. What is rolled?
ask-site-dice = To repair airfields and radar stations, { dice-count }: each roundel restores one. What is rolled?
log-repairs = { $group } Group, { $dice ->
    [one] one die
   *[other] { $dice } dice
} for squadrons: { $number ->
    [0] no roundel.
    [one] one roundel.
   *[other] { $number } roundels.
}
log-site-repairs = { $group } Group, { $dice ->
    [one] one die
   *[other] { $dice } dice
} for airfields and radar stations: { $number ->
    [0] no roundel.
    [one] one roundel.
   *[other] { $number } roundels.
}
ask-reserve = How many points of 13 Group’s reserve do you spend? Each brings one squadron back; { $left ->
    [one] one is left for the whole game.
   *[other] { $left } are left for the whole game.
}
log-reserve-spent = 13 Group spends { $number ->
    [one] one point
   *[other] { $number } points
} of its reserve; { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
ask-repair-squadron = Which damaged squadron of { $group } Group is combat ready again? ({ left-to-go })
log-repaired = { $card } is combat ready again in { $group } Group.
ask-repair-site = Which airfield or radar station of { $group } Group is restored? ({ left-to-go })
log-restored = { $target } is restored.

## Step 3: weather

ask-fly-today = The weather is poor, but it is Battle of Britain Day. Does the Luftwaffe fly?
answer-fly-today-yes = fly
answer-fly-today-no = stay on the ground
log-luftwaffe-flies = { $weather ->
    [clear] The sky is clear, and the Luftwaffe flies.
   *[respite] In spite of the weather the Luftwaffe flies.
}
log-does-not-fly = { $weather ->
    [clear] The Luftwaffe does not fly, and the turn is over.
   *[respite] A respite: the Luftwaffe does not fly, and the turn is over.
}

## Step 4: squadron alert

ask-draw-squadron = Which squadron card { of-formation } is drawn?
log-squadrons-drawn = Drawn: { cards-count } { of-formation }.
ask-ground-flight = { formation } has too few squadron cards for all its flights. Which flight is grounded and gives its cards back?
waiting-ground-flight = Deciding which flight goes without cards: { $side }.
ask-place-returned = { $card } was stood down and goes first. Which flight does it join?
waiting-place-returned = Filling flights: { $side }.
ask-place-squadron = Flight { $flight } has room for { $room ->
    [one] one more squadron card.
   *[other] { $room } more squadron cards.
} Which one joins it?
answer-place-squadron-done = no more for this flight
waiting-place-squadron = Filling flights: { $side }.
ask-assign-squadron = Flight { $flight } still needs { $room ->
    [one] one squadron card.
   *[other] { $room } squadron cards.
} Which one joins it?
answer-evenly = deal all that are left evenly
waiting-assign-squadron = Filling flights: { $side }.
why-first-alert-fills = On the first alert every flight gets its full number of squadron cards.
log-alerted = { formation }, on their airfields: { $flights }.
log-under-strength = Flight { $flight } cannot be filled and is grounded; its cards go back to the ready box.

## Step 5: missions

ask-draw-mission = Which mission card is drawn?
ask-draw-first-missions = Which mission card is drawn?
log-new-deck = The mission deck is used up: the used cards are shuffled into a new one of { $cards }.
log-missions-drawn = { $number ->
    [0] The Luftwaffe draws no mission card.
    [one] The Luftwaffe draws one mission card.
   *[other] The Luftwaffe draws { $number } mission cards.
}
log-missions-in-hand = { $number ->
    [one] Your new mission: { $missions }.
   *[other] Your new missions: { $missions }.
}
ask-assign-mission = Which mission does flight { $flight } fly? { $cards ->
    [0] It has no squadron card on this turn.
    [one] It has one squadron card.
   *[other] It has { $cards } squadron cards.
}
answer-none = no mission: it is grounded
waiting-assign-mission = Assigning missions: { $side }.
log-has-mission = Flight { $flight } has a mission.
log-grounded = Flight { $flight } has no mission and is grounded; its cards go back to the ready box.

## The Tally Ho phase

log-phase-begins = Tally Ho! Phase { $phase } of turn { $turn }.
ask-scramble = Which flight takes its post on its airfield again? Those that stay on their boxes can be reinforced at the next alert.
answer-scramble-done = no more: the others stay on their boxes
log-scrambled = Flight { $flight } takes its post on its airfield.
why-no-cards = Flight { $flight } has no squadron card.
why-airfield-out = The airfield of flight { $flight } is knocked out.
why-airfield-taken = Another flight stands on the airfield of flight { $flight }.
log-stays-down = Flight { $flight } has not taken off by now and stays on the ground for the rest of the turn.
log-airfield-lost = The airfield of flight { $flight } is knocked out: the flight is grounded, and { $number ->
    [0] it had no card left.
    [one] its card goes back to the ready box.
   *[other] its { $number } cards go back to the ready box.
}
log-luftflotte-5-withdrawn = Luftflotte 5 has not made its attempt and leaves the battle: flight { $flight } with { cards-count }.

## Step 6: Luftwaffe movement

ask-choose-flight = Which flight moves next? Each that stays where it is burns a fuel token all the same.
answer-choose-flight-done = no more: the others stay where they are
answer-choose-flight-long = { $first }, both fuel tokens at once: up to ten squares
why-not-on-map = Flight { $flight } is not on the map.
why-has-moved = Flight { $flight } has moved in this phase.
why-no-fuel = Flight { $flight } has no fuel token left and cannot move.
why-not-two-tokens = Flight { $flight } cannot move ten squares: that takes exactly two fuel tokens, and it has { $fuel ->
    [0] none.
    [one] one.
   *[other] { $fuel }.
}
log-long-move = Flight { $flight } spends its last two fuel tokens for a move of up to ten squares.
ask-send-home = Flight { $flight } is to move up to ten squares. Which Bf 109 or Ju 87 turns back home before?
answer-send-home-done = no (more): off they go
log-sent-home = { $card } leaves flight { $flight } and turns back home.
ask-fly = Flight { $flight } is over { $at }{ $left ->
    [0] { " " }and can move no further. What does it do?
    [one] { " " }and may move one more square. Where to?
   *[other] { " " }and may move { $left } more squares. Where to?
}
answer-fly-done = end the move here
answer-bomb = end the move here and begin the bombing run
log-flies = Flight { $flight } enters { $square }.
log-stops = Flight { $flight } ends its move over { $square }.
log-steps-back = Flight { $flight } cannot stay with a friend and steps back to { $square }.
log-bomb-run = Flight { $flight } begins a bombing run over { $square }.
why-no-movement-left = Flight { $flight } has no movement left to enter { $square }.
why-stopped-by-enemy = Flight { $flight } cannot go on to { $square }: a RAF flight stops it here.
why-north-of-line = Flight { $flight } cannot enter { $square }: it lies north of the 12 Group line, beyond the reach of its Bf 109s and Ju 87s.
why-friend-there = Flight { $flight } cannot end its move in { $square }: another flight of its side is there.
why-friend-and-enemy-there = Flight { $flight } cannot enter { $square }: the RAF flight there would stop it in the square of another Luftwaffe flight.
why-not-beside = { $square } is not beside flight { $flight }.
why-not-the-target = Flight { $flight } has no target in { $square } to bomb.
why-no-bomber = Flight { $flight } has no bomber.

## Radar and the Observer Corps

log-detected = { $target } detects flight { $flight }.
log-not-detected = { $target } is knocked out: flight { $flight } slips through undetected.
ask-observer-die = Does the Observer Corps spot the undetected flight? A cross on the white die spots it.
log-spotted = The Observer Corps spots flight { $flight }.
log-not-spotted = The Observer Corps does not see flight { $flight }: it cannot be attacked.

## The British intercept

ask-intercept = Radar: flight { $flight } comes in over { $square }. Which RAF flight intercepts it?
answer-intercept-no = let it pass
log-intercepts = Flight { $raf } goes up to intercept flight { $flight } over { $square }.
log-not-intercepted = Nobody intercepts flight { $flight } over { $square }.
log-cannot-intercept = { $markers ->
    [0] Nobody can intercept flight { $flight } over { $square }: no air combat marker is left.
   *[other] Nobody can intercept flight { $flight } over { $square }: no RAF flight is there to be sent.
}
why-has-intercepted = Flight { $flight } was sent to intercept in this phase.
ask-race = Flight { $flight } chases flight { $quarry }, which is over { $at }. Which square does it enter?
log-races = Flight { $flight } races to { $square }.
log-race-stopped = Another Luftwaffe flight over { $square } stops flight { $flight }: it has lost the race.
why-enemy-coast = Flight { $flight } cannot enter { $square }: the RAF stays away from the continent and from Norway.
log-back-on-station = Flight { $flight } is back on its airfield.
log-waits-on-box = Flight { $flight } is back, but another flight stands on its airfield: it waits on its box.

## Intercept combat

ask-intercept-draw = Which squadron card does the RAF draw from the Luftwaffe flight?
ask-intercept-dice-luftwaffe = Intercept: the Luftwaffe rolls { dice-count }. What is rolled?
ask-intercept-dice-raf = Intercept: the RAF rolls { dice-count }. What is rolled?
log-intercept = Flight { $raf } intercepts flight { $luftwaffe } over { $square }. Luftwaffe: { $german }. RAF: { $british }.
log-intercept-hits = The dice of flights { $luftwaffe } and { $raf } over { $square }: { hits-on-raf }; { hits-on-luftwaffe }.
ask-take-hits = Your squadrons take { hits-count }. Who is lost or stood down?
answer-lost = lost: { $lost }
answer-down = stood down: { $down }
answer-lost-down = lost: { $lost }; stood down: { $down }
why-one-stood-down = Only one squadron can be stood down for all the { $hits } hits.
why-hits-said-otherwise = The squadrons are right, but it is said like this: { $offer }.
why-hits-not-taken = { $hits ->
    [one] The hit is not taken like this: it must be taken in full.
   *[other] The { $hits } hits are not taken like this: all of them must be, and a lost squadron takes exactly its damage number.
}
log-lost = { $card } is lost.
log-stood-down = { $card } is stood down and back on turn { $turn }.

## Step 7: RAF movement

ask-choose-wing = Which RAF flight moves next?
answer-choose-wing-done = no more: the others stay where they are
ask-move-wing = Where does flight { $flight } go from { $at }?
answer-move-wing-done = stay there
log-patrols = Flight { $flight } flies to { $square }.
log-big-wing = The Big Wing: flight { $flight } joins flight { $first } over { $square }.
why-already-there = Flight { $flight } is over { $square } already.
why-too-far = { $square } is too far away for flight { $flight }: it moves three squares at most.
why-enemy-in-the-way = Flight { $flight } cannot reach { $square }: a Luftwaffe flight would stop it on the way.
ask-mark-dogfight = Which RAF flight gets a dogfight marker? { $left ->
    [one] One air combat marker is left.
   *[other] { $left } air combat markers are left.
}
answer-mark-dogfight-done = no more dogfights
log-dogfight-marked = Flight { $flight } will fight flight { $enemy } over { $square }.
why-no-enemy-there = No Luftwaffe flight is in the square of flight { $flight }.
why-enemy-undetected = The Luftwaffe flight in the square of flight { $flight } has not been detected and cannot be attacked.
why-has-marker = Flight { $flight } cannot get another dogfight marker.

## Step 8: dogfights

ask-next-combat = Which RAF flight fights next?
ask-dogfight-shape = Flight { $flight } has { cards-count }. How large are its groups?
ask-dogfight-pick = Which squadron card goes into group { $group } of flight { $flight }? The group has { $size ->
    [one] one card
   *[other] { $size } cards
} of { $number }.
waiting-dogfight-pick = Forming groups face down: { $side }.
why-group-too-large = No group may have more than three squadron cards.
why-not-such-groups = { $number ->
    [one] One squadron card is one group.
   *[other] { $number } squadron cards are not divided like that: with three or more there are three groups, named from the smallest to the largest.
}
log-groups-formed = Flight { $raf } against flight { $flight } over { $square }: the Luftwaffe’s groups have { $shape } cards ({ $number } in all).
ask-dogfight-beside = Beside which group do you put { $card } of flight { $flight }?
waiting-dogfight-beside = Putting squadrons beside the groups, face down: { $side }.
log-wings-beside = Flight { $flight } faces the groups with { $shape } cards.
ask-dogfight-next = Which group is fought next?
log-group-fights = Group { $group } is fought.
ask-dogfight-select = Group { $group }: which squadron card fights?
waiting-dogfight-select = Choosing a squadron card in secret: { $side }.
ask-dogfight-opponent = Which squadron card is drawn as the winner’s next opponent?
log-ace-flies = The ace of flight { $flight } flies with { $card }: one die more.
ask-dogfight-dice-luftwaffe = Dogfight: the Luftwaffe rolls { dice-count }. What is rolled?
ask-dogfight-dice-raf = Dogfight: the RAF rolls { dice-count }. What is rolled?
log-dogfight = { $german } against { $british }: { hits-on-raf }; { hits-on-luftwaffe }.
log-nobody-down = Nobody is shot down, and both go back to their flights.
log-shot-down = { $card } is shot down.
log-two-wins = { $card } has won twice and goes back to its flight.
log-ace-lost = Flight { $flight } loses its Ace marker.
log-ace-gained = Flight { $flight } has shot down { $number } squadrons and gains an Ace marker.
log-flight-lost = Flight { $flight } has no squadron card left and goes back to its box.

## Step 8: after the combat

ask-head-home = Flight { $flight } has { cards-count } left. Does it stay on patrol or go home?
answer-head-home-home = go home: it can be reinforced at the next alert
answer-head-home-stay = stay on patrol over this square
log-goes-home = Flight { $flight } goes home with { cards-count }.
log-stays-up = Flight { $flight } stays on patrol with { cards-count }.
ask-next-square = Which Luftwaffe flight is next, and does it stay or go home?
answer-next-square-stay = { $first } stays
answer-next-square-home = { $first } goes home
ask-reach-home = Flight { $flight } has { fuel-left }. Does it go home?
why-must-go-home = Flight { $flight } must go home: it has bombed, has no fuel, or it is the last phase.

## Step 8: bombing and ack-ack

ask-bombing-dice = The bombers roll { dice-count }: each roundel is a hit on the target, each cross a die for the ack-ack. What is rolled?
log-bombed = Flight { $flight } bombs { $target } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { hits-count }.
log-bomber-strength = Bombing strength of the bombers: { $number }.
log-dive-bombers = Dive bombers against an airfield or a radar station: +{ $number }.
log-no-run = Flight { $flight } has no bomber left and makes no bombing run.
log-no-hits = { $target } is not hit; the dice show { hits-count }.
log-knocked-out = { $target } is knocked out by { hits-count }.
log-stays-out = { $target } was knocked out already and takes { hits-count } more.
log-city-damaged = { $target } takes { hits-count } and now has { $total } of three.
ask-ack-ack-dice = Ack-ack: { dice-count }; every two crosses shoot down a bomber. What is rolled?
log-ack-ack = Ack-ack fire at flight { $flight }: { $crosses ->
    [0] no cross
    [one] one cross
   *[other] { $crosses } crosses
}, { $number ->
    [0] and no bomber falls.
    [one] and one bomber falls.
   *[other] and { $number } bombers fall.
}
ask-lose-bomber = Ack-ack: which bomber of flight { $flight } is lost? ({ left-to-go })

## Step 8: reaching for home

log-reaches-home = Flight { $flight } reaches for home with { fuel-left }.
ask-home-dice = Without fuel: { dice-count } for a Bf 109 or Ju 87, which a cross sends into the sea. What is rolled?
log-out-of-fuel = { $card } of flight { $flight } runs out of fuel and is lost.
log-made-it-home = { $card } of flight { $flight } makes it home on its last drops.
log-mission-succeeds = The mission of flight { $flight } against { $target } is a success: { $points ->
    [one] one point
   *[other] { $points } points
} for the Luftwaffe.
log-mission-fails = The mission of flight { $flight } against { $target } has failed: { $points ->
    [one] one point
   *[other] { $points } points
} for the RAF.
log-london-again = { $target } was bombed by flight { $flight } but not knocked out: the card goes on top of the mission deck.

## The end

log-counted = The count. Luftwaffe { $luftwaffe }: { $missions } for missions, { $raf_squadrons } for damaged RAF squadrons. RAF { $raf }: { $luftwaffe_squadrons } for lost Luftwaffe squadrons, { $failed } for failed missions{ $head_start ->
    [0] { "" }
   *[other] , { $head_start } as a head start
}.
level-win = victory
reason-more-points = It has more points.
reason-equal-points = The points are equal, and that is enough for the RAF.
