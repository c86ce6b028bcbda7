### What the server says of RAF: Eagle.

summary = { $clock ->
    [end-of-day] { $date }, evening, { $vp } VP
   *[other] { $date }, { $clock } hours, { $vp } VP
}
about-prelude = One raid day in August 1940, about half an hour: the best way to learn the game.
about-hardest-days = Four raid days of the great August battles; an evening.
about-thin-blue-line = From August 27 on targets lie deeper and the weeks before the invasion run out; several evenings.
about-campaign = The whole battle, from August 11 until Sealion is launched or cancelled, or one air force is broken.
