### What the server says of Battle of Britain, HKSW version.

summary = { $phase ->
    [0] Turn { $turn }, Luftwaffe { $luftwaffe }, RAF { $raf }
   *[other] Turn { $turn }, Tally Ho phase { $phase }, Luftwaffe { $luftwaffe }, RAF { $raf }
}
about-campaign = The whole battle in eleven turns, from July 10 to September 24, 1940; several evenings.
about-kanalkampf = Turns 2 and 3: the fight over the Channel in July, an evening; the best way to learn the game. The RAF begins with a few points.
about-adlertag = Turns 5 and 6: Eagle Day and the week after it, with Luftflotte 5 from Norway; an evening.
about-airfields = Turns 8 and 9: Fighter Command’s airfields, then the turn against London; an evening.
about-london = Turns 9 to 11: London and the end of the daylight battle, with the Big Wing; a long evening.
