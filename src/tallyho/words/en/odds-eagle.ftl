### The odds of a planned raid of RAF: Eagle.

odds-elsewhere = There are odds as soon as a raid is planned.
odds-raid = Raid { $card }, { $site }: { $squadrons ->
    [one] { NUMBER($squadrons, maximumFractionDigits: 1) } squadron
   *[other] { NUMBER($squadrons, maximumFractionDigits: 1) } squadrons
} expected
odds-sampled = The raid was flown { $samples } times by the rules as things stand now, with the usual deployment of fighters; the mean of the victory points is good to about ±{ NUMBER($error, maximumFractionDigits: 1) }.
