### Les chances d’un engagement dans RAF: Lion : comment elles ont été calculées. Tous les clients le disent.

odds-elsewhere = Les chances sont données quand vous choisissez les squadrons qui ripostent à un raid.
odds-exact = Moyennes, exactes pour tous les dés mais sans les événements du raid ; au moins 8 fois sur 10 les PV sont dans l’intervalle entre parenthèses.
odds-exact-snap = Moyennes, exactes pour tous les dés (un raid éclair n’a pas d’événements) ; au moins 8 fois sur 10 les PV sont dans l’intervalle entre parenthèses.
odds-sampled = Moyennes de { $samples } raids tirés au sort avec leurs événements, PV à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près ; au moins 8 fois sur 10 ils sont dans l’intervalle entre parenthèses.
odds-policy = On suppose que les squadrons vont vers les bombardiers partout où ils le peuvent.
