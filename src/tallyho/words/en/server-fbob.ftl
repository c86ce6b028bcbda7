### What the server says of First Battle of Britain.

month-name = { $month ->
    [1] May 1917
    [2] June 1917
    [3] July 1917
    [4] August 1917
    [5] September 1917
    [6] October 1917
    [7] November 1917
    [8] December 1917
    [9] January 1918
    [10] February 1918
    [11] March 1918
    [12] April 1918
   *[13] May 1918
}
summary = { $turn ->
    [-1] { month-name }, set-up, German { $german }, British { $british }
    [0] { month-name }, planning, German { $german }, British { $british }
   *[other] { month-name }, flying turn { $turn }, German { $german }, British { $british }
}
about-phase1 = May to December 1917: the Gothas over England, by day and then by night; one or two evenings, and the best way to learn the game.
about-phase2 = January to May 1918: Riesen and Zeppelins against a defence with early warning; an evening.
about-campaign = All thirteen months from May 1917 to May 1918; several evenings.
