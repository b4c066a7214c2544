# Keizer system, for club evenings
pairing-edition-keizer = Keizer (club evenings)
settings-keizer = For the Keizer system
settings-keizer-note = A win is worth the opponent’s place in the ranking. Fractions are written 2/3, 0.35 or 35%; with + before them they are fixed points (+12). Empty fields follow the model.
field-keizer-preset = Model
keizer-preset-usual = Usual: bye and half-point bye ½, absence 0.35, full-point bye 0.7
keizer-preset-classic = Classic (Dutch federation): bye 2/3, absence 1/3
keizer-preset-free-keizer = FreeKeizer: as the classic one, and 1/6 for a loss
field-keizer-values = Value numbers of the places
keizer-values-players = The first as many as there are players, then one less for each place
keizer-values-three-times = The first three times the last, one less for each place
keizer-values-fixed = As written below
field-keizer-top = Value number of the first
field-keizer-step = How much less for each place (empty: 1)
field-keizer-own = The own value number counts once
keizer-own-yes = Yes
keizer-own-no = No
field-keizer-frozen = Value numbers of rounds already played
keizer-frozen-no = Those of today: every round is scored anew
keizer-frozen-yes = Those of then: they stay
field-keizer-loss = Loss, part of the opponent’s value number
field-keizer-bye = Pairing-allocated bye, part of the own value number
field-keizer-full = Full-point bye (duty for the club)
field-keizer-half = Half-point bye
field-keizer-absence = Absence or zero-point bye
field-keizer-late = Points for each round before somebody came (empty: 0)
field-keizer-most = Absences that count (empty: 5; all: every one)
field-keizer-halved = Absences beyond that number
keizer-halved-no = They do not count
keizer-halved-yes = Absences beyond the number count half
field-keizer-between = Rounds between two games of the same two (empty: 3)
problem-keizer-fraction = “{ $value }” is no fraction from 0 to 1 in sixtieths: for example 1/6, 0.35 or 35%.
problem-keizer-worth = “{ $value }” is neither a fraction from 0 to 1 in sixtieths (1/2, 0.35, 35%) nor a number of points (+12).
problem-keizer-not-accelerated = The Keizer system goes without acceleration.
keizer-column = Keizer
keizer-score = Keizer score
keizer-standings-note = The Keizer score ranks; where it is equal, the smaller pairing number comes first. Press a score to see what it is made of.
keizer-decimal = { $whole }.{ $part }
keizer-rule-players = the first is worth as many as there are players
keizer-rule-three-times = the first is worth three times the last
keizer-rule-fixed = the first is worth { $top }, each place { $step } less
keizer-rule-anew = rounds scored anew each time
keizer-rule-frozen = rounds keep their value numbers
keizer-rule-halved = { $n ->
    [0] all absences count half
    [one] absences beyond the first count half
   *[other] absences beyond { $n } count half
}
keizer-own = Own value number
keizer-won = Won against { $name }
keizer-drawn = Drew with { $name }
keizer-lost = Lost to { $name }
keizer-won-forfeit = Won against { $name } by forfeit
keizer-lost-forfeit = Did not come to the game with { $name }
keizer-open = Game with { $name }, no result yet
keizer-bye = Pairing-allocated bye
bye-duty = duty for the club (1 point)
bye-duty-short = duty
keizer-full = Duty for the club
keizer-half = Half-point bye
keizer-absence = Absence
keizer-too-many = Absence beyond those that count
keizer-halved = Absence beyond those that count: it counts half
keizer-late = Round before they came
keizer-counted = { $part } × { $value }
explain-articles-keizer = FIDE has no rules for the Keizer system: the event announces them. Colours follow C.04.3 art. 5.2.
explain-keizer-lead = Neighbours in the ranking meet, unless they met a short time ago.
explain-keizer-there = { $n ->
    [one] One player is there.
   *[other] { $n } players are there, paired from the top of the ranking down.
}
explain-keizer-round-bye = Their number is odd: { $name } has the bye.
explain-keizer-rematches = { $n ->
    [one] One pair meets again sooner than it should: this could not be avoided.
   *[other] { $n } pairs meet again sooner than they should: this could not be avoided.
}
explain-keizer-member = place { $rank } of the ranking, value number { $value }, Keizer score { $score }
explain-keizer-neighbours = Of those who are there, { $a } has place { $place } of the ranking and { $b } place { $other }: they are neighbours, and neighbours meet.
explain-keizer-near = Of those who are there, { $a } has place { $place } of the ranking and { $b } place { $other }.
explain-keizer-between-soon = { $b } stands between them, but met { $a } in round { $round }: they may meet again from round { $again }.
explain-keizer-between-whole = { $b } stands between them, but with { $a } against them others would have opponents farther away.
explain-keizer-forbidden = { $a } and { $b } may not be paired in this tournament.
explain-keizer-met-soon = They met in round { $round }: it is soon to meet again, but for the whole round there was nothing better.
explain-keizer-met = They met in round { $round }: enough rounds lie between.
explain-keizer-bye-first = The number of players is odd. { $name }, place { $place } of those who are there, is the lowest of those who had the fewest byes: none so far.
explain-keizer-bye-again = The number of players is odd. { $name }, place { $place } of those who are there, is the lowest of those who had the fewest byes.
explain-keizer-lower-had = { $name } stands lower, but had the bye in round { $round }.
explain-keizer-lower-needed = { $name } stands lower, but without them the others could not all be paired.
explain-keizer-as-paired = That is the pairing.
explain-keizer-not-there = { $name } is not paired in this round.
explain-keizer-too-soon = { $a } and { $b } met in round { $round }: they may meet again from round { $again }.
explain-keizer-worse-bye = With { $a } against { $b } the bye would go to somebody whose turn comes later.
explain-keizer-worse-rematches = With { $a } against { $b } { $asked ->
    [one] one pair
   *[other] { $asked } pairs
} would meet again too soon, instead of { $ruled }.
explain-keizer-worse-rounds = With { $a } against { $b } others would meet again even sooner.
explain-keizer-worse-distances = With { $a } against { $b } opponents would be farther apart in the ranking: the squares of the distances add up to { $asked } instead of { $ruled }.
explain-keizer-as-good = The round with { $a } against { $b } would be as good; in the one that was made, whoever stands higher has the nearer opponent.
explain-keizer-incomplete = Then the others could not all be paired.
explain-keizer-no-bye = The number of players is even: nobody has a bye.
explain-keizer-had-bye = { $name } had the bye in round { $round }; others had it less often.
explain-keizer-lower = { $b } stands lower in the ranking than { $a }, and the bye goes to whoever stands lowest.
