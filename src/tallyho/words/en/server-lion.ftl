### What the server says of RAF: Lion.

summary = { $clock ->
    [end-of-day] { $date }, evening, { $vp } VP
   *[other] { $date }, { $clock } hours, { $vp } VP
}
odds-nobody = Send nobody more
odds-these = { $delayed ->
    [true] { $squadrons ->
        [0] Wait, and then send nobody
        [one] Wait, and then send this squadron
       *[other] Wait, and then send these { $squadrons } squadrons
    }
   *[other] { $squadrons ->
        [one] Send this squadron
       *[other] Send these { $squadrons } squadrons
    }
}
about-prelude = One raid day in August 1940, about twenty minutes: the best way to learn the game.
about-hardest-days = Four raid days of the great August battles; an evening.
about-thin-blue-line = From August 27 on Fighter Command is worn thin and the invasion draws near; several evenings.
about-campaign = The whole battle, from August 11 until Sealion is launched or cancelled, or one air force is broken.
