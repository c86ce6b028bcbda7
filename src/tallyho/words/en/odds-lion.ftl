### Odds of sending squadrons in RAF: Lion: how they were made. Every client says this.

odds-elsewhere = Odds are given when you choose the squadrons that respond to a raid.
odds-exact = Means, exact for all dice but without the events of the raid; at least 8 times out of 10 the VP are in the range in brackets.
odds-exact-snap = Means, exact for all dice (a snap raid has no events); at least 8 times out of 10 the VP are in the range in brackets.
odds-sampled = Means of { $samples } raids drawn at random with their events, VP give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }; at least 8 times out of 10 they are in the range in brackets.
odds-policy = Squadrons are taken to go for the bombers wherever they may.
