# Why a round is paired like this.
explain-title = Why this pairing
explain-title-bye = Why this bye
explain-round-title = Why round { $round } is paired like this
explain-round-lead = The Swiss system brings together those with the same points. It starts from the highest group: in each group the upper half meets the lower half, and whoever is left without an opponent goes down to the next group.
explain-round-link = Why these pairings?
explain-why = why?
explain-why-of = Why does { $name } play on board { $board }?
explain-why-bye-of = Why does { $name } have the bye?
explain-back-round = All pairings of round { $round }
explain-whole-round = How the whole of round { $round } came about
explain-draft = Draft: only arbiters see it.
explain-the-two = The two players before round { $round }
explain-the-one = { $name } before round { $round }
explain-col-points = Points
explain-col-colours = Colours so far
explain-col-due = Is due
explain-col-floats = So far
explain-no-colours = no game yet
explain-ask = And why not with…?
explain-ask-label = Surname or number
explain-ask-button = Explain
explain-ask-unknown = Nobody, or more than one, is called “{ $text }” in this tournament: write surname and given name, or the number.
explain-ask-not-paired = { $name } is not paired in this round.
explain-for-experts = For experts: the criteria, group by group
explain-articles-2026 = Articles: FIDE rules C.04.3, edition of 1 February 2026.
explain-articles-2017 = Articles: FIDE rules C.04.3, edition in force until 31 January 2026.
explain-art = Art. { $article }
explain-art-basic = C.04.1 Art. { $article }

explain-points-zero = no points
explain-points-half = half a point
explain-points-one = one point
explain-points = { points-count }

# The group.
explain-first-round = It is the first round: everybody starts level, and the order of the list decides.
explain-same-score = { $a } and { $b } have the same points: { $points }.
explain-other-score = { $a } has { $points }, { $b } has fewer: { $others }.
explain-virtual = For the pairing { $points } more are counted for { $name }: this is the acceleration of the first rounds, and does not count in the standings.
explain-round-virtual = Acceleration (C.04.7): numbers { $first } to { $last } are paired with { $points } more, and the standings do not count this.
explain-round-virtual-one = Acceleration (C.04.7): number { $first } is paired with { $points } more, and the standings do not count this.
explain-float-odd = { $n ->
    [one] In the group with { $points } there was one player alone: without an opponent, they go down to the group below.
   *[other] In the group with { $points } there were { $n } players, an odd number: one is left without an opponent and goes down to the group below.
}
explain-float-many = In the group with { $points } there were { $n } players, but not all had an allowed opponent there: { $floaters ->
    [one] one goes
   *[other] { $floaters } go
} down to the group below.
explain-float-last = It falls to the last of the group in the order of the list: { $who }.
explain-float-instead = After { $who } in the order came { $natural }, who could not go down instead.
explain-float-skipped = Not even the next group below had an allowed opponent: { $who } goes down again.

# The order.
explain-natural-halves = In the group with { $points } there are { $n } to play each other, in the order of the list: the upper half against the lower half. { $a } stands in place { $p }, { $b } in place { $q }: they meet.
explain-natural-down = Whoever comes down plays the first of the group below: for { $a } that is { $b }.
explain-pair-halves = In the group with { $points } there are { $n } to play each other, in the order of the list: the upper half against the lower half. { $a } stands in place { $p }, { $b } in place { $q }.
explain-pair-down = Whoever comes down plays, as far as possible, the first ones of the group below, the one with { $points }.
explain-natural-would = By the order { $who } would have met { $natural }.
explain-best = Of all pairings that respect the criteria equally well, this is the first one in the prescribed order.

# The colour.
explain-colour-both = The colour: { $white } was due White, { $black } was due Black.
explain-colour-only-white = The colour: { $name } was due White; the other has not played yet and takes Black.
explain-colour-only-black = The colour: { $name } was due Black; the other has not played yet and takes White.
explain-colour-stronger-white = The colour: both were due White, but { $who } more so ({ $reason }).
explain-colour-stronger-black = The colour: both were due Black, but { $who } more so ({ $reason }).
explain-colour-alternation-white = The colour: both were due White to the same degree. The last time they had different colours { $who } had Black: now { $who } has White.
explain-colour-alternation-black = The colour: both were due Black to the same degree. The last time they had different colours { $who } had White: now { $who } has Black.
explain-colour-higher-white = The colour: both were due White to the same degree and have had the same colours. { $who } gets it, being further up in the order.
explain-colour-higher-black = The colour: both were due Black to the same degree and have had the same colours. { $who } gets it, being further up in the order.
explain-colour-initial-odd-white = The colour: neither has played yet. { $who } is further up and in an odd place: by the lot drawn, odd places begin with White.
explain-colour-initial-odd-black = The colour: neither has played yet. { $who } is further up and in an odd place: by the lot drawn, odd places begin with Black.
explain-colour-initial-even-white = The colour: neither has played yet. { $who } is further up and in an even place: by the lot drawn, odd places begin with Black, even ones with White.
explain-colour-initial-even-black = The colour: neither has played yet. { $who } is further up and in an even place: by the lot drawn, odd places begin with White, even ones with Black.
explain-due-none = no colour
explain-due-mild-white = White
explain-due-mild-black = Black
explain-due-strong-white = White, after one Black more
explain-due-strong-black = Black, after one White more
explain-due-absolute-white = White, without exception
explain-due-absolute-black = Black, without exception
explain-strength-mild = to alternate
explain-strength-strong = the other colour once more
explain-strength-absolute = the other colour twice running or twice more

# The floats.
explain-float-down = met somebody with fewer points, or scored without playing
explain-float-up = met somebody with more points
explain-float-none = level
explain-float-last-round = last round: { $what }
explain-float-earlier-round = two rounds ago: { $what }
explain-remember = It also counts for the next two rounds: the pairing tries not to send { $down } down again, nor { $up } up again.

# The bye.
explain-bye-odd = { $n } players are to be paired, an odd number: one has the bye.
explain-bye-lowest = The bye goes to the bottom: { $who }, with { $points }.
explain-bye-barred = Behind { $who } there are { $names }, who cannot have the bye: they have had a bye or a point without playing.
explain-bye-barred-one = Behind { $who } there is { $names }, who cannot have the bye after a bye or a point without playing.
explain-bye-barred-many = Behind { $who } there are { $n } more who cannot have the bye: they have had a bye or a point without playing.
explain-bye-others = and { $n } more
explain-bye-instead = Further down there was { $natural }.

# Why not.
explain-if-pair = If { $a } played { $b },
explain-if-downfloat = If { $a } went down,
explain-if-bye = If { $a } had the bye,
explain-no-met = { $a } and { $b } have played each other in round { $round }: nobody meets twice.
explain-no-met-unknown = { $a } and { $b } have played each other: nobody meets twice.
explain-no-forbidden = By order of the tournament { $a } and { $b } are not to meet.
explain-no-colour-white = { $a } and { $b } must both have White: they cannot play each other.
explain-no-colour-black = { $a } and { $b } must both have Black: they cannot play each other.
explain-no-bye = { $a } has had a bye or a point without playing, and cannot have the bye.
explain-no-complete = { $if } somebody would be left without an allowed opponent: the round could not be completed.
explain-no-taken = { $b } plays { $taken }, who comes before { $a } in the order.
explain-no-later-pair = { $if } the criteria would be respected equally well; but the order of trials comes to the chosen pairing first.
explain-no-as-paired = It is just so.
explain-no-sense = The question is not about this round.
explain-worse-bye-score = { $if } the bye would go to somebody with { $demanded } instead of { $paired }: it goes to those with the fewest points.
explain-worse-downfloaters = { $if } { $more ->
    [one] one more player of the group with { $group } would be left without an opponent there
   *[other] { $more } more players of the group with { $group } would be left without an opponent there
}.
explain-worse-downfloater-scores = { $if } somebody with more points would go down from the group with { $group }.
explain-worse-score-differences = { $if } opponents in the group with { $group } would be further apart in points.
explain-worse-following = { $if } the next group would be paired worse: fewer level pairs, or somebody with more points going down.
explain-worse-unplayed = { $if } the bye would go to somebody with { $demanded } unplayed rounds already, instead of { $paired }.
explain-worse-difference = { $if } { $more ->
    [one] one more player of the group with { $group } would have one colour three times more than the other
   *[other] { $more } more players of the group with { $group } would have one colour three times more than the other
}.
explain-worse-third = { $if } { $more ->
    [one] one more player of the group with { $group } would have the same colour for the third time running
   *[other] { $more } more players of the group with { $group } would have the same colour for the third time running
}.
explain-worse-colour = { $if } { $more ->
    [one] one more player of the group with { $group } would not get the colour that is due
   *[other] { $more } more players of the group with { $group } would not get the colour that is due
}.
explain-worse-strong = { $if } { $more ->
    [one] one more player of the group with { $group } would not get the colour due after one more of the other
   *[other] { $more } more players of the group with { $group } would not get the colour due after one more of the other
}.
explain-worse-down-last = { $if } somebody who went down in the last round would go down again.
explain-worse-up-last = { $if } somebody who went up in the last round would go up again.
explain-worse-down-earlier = { $if } somebody who went down two rounds ago would go down again.
explain-worse-up-earlier = { $if } somebody who went up two rounds ago would go up again.
explain-worse-down-last-far = { $if } somebody who went down in the last round would meet an opponent further away in points.
explain-worse-up-last-far = { $if } somebody who went up in the last round would meet an opponent further away in points.
explain-worse-down-earlier-far = { $if } somebody who went down two rounds ago would meet an opponent further away in points.
explain-worse-up-earlier-far = { $if } somebody who went up two rounds ago would meet an opponent further away in points.

# Other than the rules.
explain-otherwise = With today’s data the rules would give something else: either an arbiter changed the pairing, or a result was corrected after publication.
explain-otherwise-pair = The rules would give { $white } with White against { $black }.
explain-otherwise-colours = The two players are the right ones, the colours are not.
explain-otherwise-bye = The rules would give the bye to { $who }.
explain-round-differs = { $n ->
    [one] One pairing is other than what the rules give with today’s data
   *[other] { $n } players have a pairing other than what the rules give with today’s data
}: { $names }.
explain-not-paired = { $name } is not paired in this round: { $bye }.

# The groups.
explain-group = Group with { $points }
explain-group-collapsed = Last groups together, from { $points } down
explain-group-members = { $n ->
    [one] One player
   *[other] { $n } players
}
explain-group-moved = { $n ->
    [one] one comes down from the group above: { $names }
   *[other] { $n } come down from the group above: { $names }
}
explain-group-down = { $n ->
    [one] Goes down to the next group: { $names }.
   *[other] Go down to the next group: { $names }.
}
explain-group-bye = { $name } has the bye.
explain-group-nobody-down = Nobody goes down.
explain-pair-line = { $white } – { $black }
explain-criteria-none = All criteria of quality are respected in full.

criterion-bye-score = Points of who has the bye
criterion-downfloaters = How many go down
criterion-downfloater-scores = Points of those who go down
criterion-following-bracket = Who goes down from the next group
criterion-unplayed-games = Unplayed rounds of who has the bye
criterion-colour-difference = One colour three times more than the other
criterion-third-colour = Same colour three times running
criterion-colour-preference = Colours due and not given
criterion-strong-preference = Colours strongly due and not given
criterion-downfloat = Downfloats repeated from the last round
criterion-upfloat = Upfloats repeated from the last round
criterion-earlier-downfloat = Downfloats repeated from two rounds ago
criterion-earlier-upfloat = Upfloats repeated from two rounds ago
criterion-downfloat-difference = Distance in downfloats repeated from the last round
criterion-upfloat-difference = Distance in upfloats repeated from the last round
criterion-earlier-downfloat-difference = Distance in downfloats repeated from two rounds ago
criterion-earlier-upfloat-difference = Distance in upfloats repeated from two rounds ago

# Settings.
settings-pairing-edition = How it is played
pairing-edition-2026 = Swiss: those with equal points meet (FIDE Dutch, 2026)
pairing-edition-2017 = Swiss, rules until January 2026 (FIDE Dutch, 2017)
pairing-edition-dubov = Dubov Swiss
match-game-of = Match { $match }, game { $game } of 2.
pairing-edition-burstein = Burstein Swiss
pairing-edition-lim = Lim Swiss (experimental)
pairing-edition-double-swiss = Double-Swiss
pairing-edition-custom-swiss = Swiss by rules of its own
pairing-edition-round-robin = Round robin: everybody meets everybody once
pairing-edition-double-round-robin = Double round robin: everybody meets everybody twice
pairing-edition-round-robin-3 = Round robin: everybody meets everybody three times
pairing-edition-round-robin-4 = Round robin: everybody meets everybody four times
pairing-edition-schiller = Schiller: everybody meets everybody of all other sides
pairing-edition-scheveningen = Scheveningen: everybody meets everybody of the other side, once
pairing-edition-double-scheveningen = Double Scheveningen: everybody meets everybody of the other side, twice
pairing-edition-hutton = Hutton: many sides in one round
pairing-edition-molter = Molter: many sides in a few rounds
pairing-edition-knock-out = Knock-out
pairing-edition-knock-out-third = Knock-out, with a match for the third place
pairing-edition-knock-out-two = Knock-out, matches of two games
pairing-edition-knock-out-two-third = Knock-out, matches of two games, with a match for the third place
pairing-edition-team-swiss = Swiss for teams
pairing-edition-team-round-robin = Round robin for teams: each meets each once
pairing-edition-double-team-round-robin = Double round robin for teams: each meets each at home and away
pairing-edition-unknown = A system that the program does not know
settings-acceleration = Acceleration
acceleration-none = none
acceleration-baku = Baku
acceleration-listed = virtual points of the imported file
settings-initial-colour = Colour of number 1
initial-colour-lot = the program draws it in round 1
settings-unplayed = Points for games not played
settings-unplayed-note = Left empty they follow win, draw and nothing. Change them only where the tournament regulations say so.
settings-forfeit-win = Win by forfeit
settings-forfeit-loss = Loss by forfeit
settings-full-point-bye = Full-point bye
settings-half-point-bye = Half-point bye
settings-zero-point-bye = Zero-point bye
settings-tie-break-edition = Tie-break regulations
tie-break-edition-2026-03 = C.07 of 1 March 2026
tie-break-edition-2024-08 = C.07 of 1 August 2024
settings-remaining-ties = Remaining ties
remaining-ties-shared = share the place
remaining-ties-number = by pairing number
remaining-ties-lots = draw lots
settings-lots-seed = Seed for drawing lots; left empty the program draws it
problem-numbering = Varma’s restricted lots are for round robins, pots for knock-outs.
problem-rounds-of-matches = In a Double-Swiss every match is of two games, that is of two rounds: their number is even, not { $value }.
problem-baku-points = Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7).
problem-lots-seed = “{ $value }” is not a seed: digits only.
settings-unrated = Unrated players, in tie-breaks of ratings
unrated-drop = the tie-break is dropped for everybody
unrated-count-as = they count with the rating beside
unrated-leave-out = games against them do not count
settings-unrated-rating = Rating with which unrated players count
problem-unrated-rating = A rating from 1 to 3999 is needed for those who have none.
rule-unrated-drop = If anybody unrated takes part, tie-breaks of ratings are dropped (C.07 art. 10).
rule-unrated-count-as = Unrated players count with { $rating }.
rule-unrated-leave-out = Games against unrated players do not count in tie-breaks of ratings.
standings-swiss-only = { $list }: not allowed in round robins (C.07 art. 8). Computed as announced.
standings-unrated = { $count ->
    [one] { $list }: not computed, because one participant is unrated and the event does not say how they count (C.07 art. 10).
   *[other] { $list }: not computed, because { $count } participants are unrated and the event does not say how they count (C.07 art. 10).
}
absent-dropped = tie-break dropped: somebody is unrated (C.07 art. 10)
absent-unrated = unrated
absent-no-game = no game played
absent-no-rated-opponent = no rated opponent met over the board
absent-all-cut = all opponents are cut
problem-tie-break-edition = { $value } exists only since the edition of 1 March 2026.
problem-tie-break-schedule = { $value }: Buchholz is not for round robins, where everybody meets everybody (C.07 art. 8). Use for example DE, SB, KS, WIN.
refusal-pairing-rules-fixed = System, acceleration and the colour of number 1 stand fast: a round is paired already.
rule-system-2026 = FIDE Swiss (Dutch), 2026
rule-system-2017 = FIDE Swiss (Dutch), 2017
rule-acceleration-baku = Baku acceleration
rule-acceleration-listed = with virtual points
rule-initial-white = number 1 begins with White
rule-initial-black = number 1 begins with Black
rule-tie-breaks-2026-03 = C.07, March 2026
rule-tie-breaks-2024-08 = C.07, August 2024
rule-remaining-shared = Those still tied share the place.
rule-remaining-number = Those still tied stand in the order of pairing numbers.
rule-remaining-lots = Lots are drawn for those still tied, with seed { $seed }.
standings-lots = Lots were drawn for those still tied, with seed { $seed }: with the same seed anybody can repeat the draw.
standings-lots-later = Lots will be drawn for those tied at the end, with seed { $seed }.
standings-shared = Shared places have the same number.
pages-label = Pages
pages-label-below = Pages, under the list
page-find = Find in the list
desk-draw-colour = the program draws it
explain-open-pairs = { $n ->
    [one] One pair
   *[other] { $n } pairs
}
explain-natural-two = In the group with { $points } two are left to play each other: { $a } and { $b }.
term-adjusted = Has { points-count }, but counts as { $score }: final rounds left out count as draws (Art. 16.3).
term-dummy-why = Round not played: it counts as a game with an opponent who has the same points (Art. 16.4).
term-product = { $score } × { $points }.
unfold-average = average of { $terms }
unfold-performance = performance against { $terms }
explain-no-unsettled = { $if } a group of more than a thousand players would have to be paired anew: too much work for a question.
settings-round-robin = Numbers of a round robin or a knock-out
settings-round-robin-note = In a round robin the Berger table tells the rounds: the number written above does not count. All rounds are prepared and published together.
settings-exchanged = Last two rounds of each cycle
exchanged-yes = exchanged, where another cycle follows: no player has one colour three times
exchanged-no = as in the table
settings-numbering = Numbers of the table, seeds
numbering-rating = by rating
numbering-lots = by lot
numbering-pots = by lot in pots: the first two seeds by rating, then 3–4, 5–8 and so on by lot (knock-out)
numbering-restricted-lots = by Varma’s restricted lots (9 to 24 players)
numbering-hand = by hand: they are written on the page of the numbers
settings-numbers-seed = Seed for drawing the numbers; left empty the program draws it
rule-round-robin = { $n ->
    [one] Round robin
    [2] Double round robin
   *[other] Round robin in { $n } cycles
}
rule-exchanged = last two rounds of each cycle exchanged
rule-numbers-rating = numbers by rating
rule-numbers-hand = numbers given by hand
rule-numbers-lots = numbers by lot (seed { $seed })
rule-numbers-pots = seeds by lot in pots (seed { $seed })
rule-numbers-restricted-lots = numbers by Varma’s restricted lots (seed { $seed })
explain-annex-berger = C.05, Annex 1
explain-articles-schedule = FIDE rules C.05, round robins.
explain-schedule-all = In a round robin everybody meets everybody: the pairings are known before the start, and results do not change them.
explain-schedule-row = It is row { $row } of the Berger table for { $table }: the numbers of the table say who plays whom and with which colour.
explain-schedule-cycle = Round { $round } is of cycle { $cycle }.
explain-schedule-reversed = In this cycle the colours of the table are reversed: whoever had White has Black.
explain-schedule-exchanged = The last two rounds of the cycle are exchanged, so that nobody has one colour three times running.
explain-schedule-as-paired = They do play each other in this round.
explain-schedule-nobody-free = Their number is even: nobody is free.
explain-schedule-free = { $name } is free: their number is odd, and each round it is somebody else.
explain-schedule-other = They meet in another round: { $rounds }.
explain-schedule-meeting = round { $round }, { $white } has White
explain-schedule-lead = Nothing is chosen here: the whole schedule comes from the table.
explain-schedule-title = Row { $row } of the table
explain-sides-all = Two sides meet: everybody plays everybody of the other one, and the pairings were made before the start.
explain-sides-row = It is row { $row } of the Scheveningen table for { $members } on each side.
explain-sides-same = Both are of side { $side }: members of a side do not meet.
explain-sides-never = By the table the two do not meet.
side-number = Side { $side }
side-without-club = without a club
refusal-not-two-sides = A Scheveningen match needs two clubs, or two federations, with as many players each. There are: { $sides }. Or give the numbers by hand: the first half is one side, the second half the other.
refusal-odd-sides = A Scheveningen match needs two equal sides, and the players are odd.
refusal-schedule-fixed = The schedule is published: it has no place for others, and nobody is free but whom the table says. Before the start the publication can be taken back, and a substitute takes the place of whoever leaves by correcting their entry.
refusal-no-envelopes = Restricted lots are for 9 to 24 players, and there are { $players }: draw free lots.
refusal-schedule-by-hand = The schedule of a round robin is not changed by hand: its numbers are.
berger-note = Read along the rows. R and a number: the round in which they play, with the colour shown.
berger-number = Number of the table
berger-to-play = R{ $round }
berger-left = Whoever leaves before half of their games drops out of the standings, for everybody; their games stay here and for rating.
berger-annulled = The games of { $name } do not count.
berger-rounds = Schedule
berger-free = { $name } is free

# The Dubov System.
explain-articles-dubov = Articles: FIDE rules C.04.4.1 (Dubov System), edition of 1 February 2026.
explain-dubov-lead = Group by group, from the top: everybody is to meet opponents of one average rating.
explain-dubov-upfloaters = { $n ->
    [one] { $names } comes up
   *[other] { $names } come up
} from below: otherwise not everybody in the group could be paired.
explain-dubov-seekers = Seeking White: { $white }; seeking Black: { $black }. The two sides play each other.
explain-dubov-shifted = So that the sides are equal and everybody has an opponent, these changed sides, taken from the middle of the list: { $names }.
explain-dubov-order = One side stands in order of the average rating of their opponents so far, the lowest first, and { $a } is number { $place } of it. Each takes the first of the other side, by pairing number, who leaves an opponent for all: here { $b }.
explain-dubov-passed-needed = Before { $b } there was { $names }, who is needed by those further down the list.
explain-dubov-bye = The bye goes to the fewest points, then the most games played, then the largest number: { $who }, with { $points }.
explain-dubov-worse-upfloaters = { $if } more players would have to come up to the group with { $group }.
explain-dubov-worse-scores = { $if } somebody with fewer points would have to come up to the group with { $group }.
explain-dubov-worse-maximum = { $if } somebody who has come up as often as one may would come up to the group with { $group }.
explain-dubov-worse-upfloats = { $if } somebody who has come up more often would come up again, to the group with { $group }.
explain-dubov-worse-last = { $if } somebody who came up in the last round would come up again, to the group with { $group }.
explain-dubov-later-upfloaters = { $if } others would come up to the group with { $group }: they are as good, but come later in the order.
explain-dubov-later-shift = { $if } others would change sides in the group with { $group }: they are as good, but further from the middle of the list.
explain-dubov-later-order = { $if } it would be as good; but each in turn, by average of opponents, takes the first possible opponent by number, and that gives the chosen pairing.
explain-dubov-average = average of opponents { $average }
explain-dubov-no-average = no opponents yet
explain-dubov-upfloats = { $n ->
    [one] came up once
   *[other] came up { $n } times
}
explain-dubov-upfloated-last = in the last round as well
explain-dubov-criterion-upfloaters = Players who come up
explain-dubov-criterion-maximum = Coming up who did so as often as one may
explain-dubov-criterion-upfloats = How often those came up before
explain-dubov-criterion-last = Coming up again after the last round

# The Burstein System.
explain-articles-burstein = Articles: FIDE rules C.04.4.2 (Burstein System), edition of 1 February 2026.
explain-burstein-bye = The bye goes to the fewest points, then the most games played, then the last in the ranking by strength of opponents: { $who }, with { $points }.
explain-burstein-bye-index = { $if } the bye would not go to { $taker }, who has as many points and games, has met weaker opponents, and comes first.
explain-burstein-criterion-floaters = Players who go down
explain-burstein-criterion-next = Who would go down from the next group, and their points
explain-burstein-floaters = { $n ->
    [one] { $names } goes down
   *[other] { $names } go down
}: not everybody in the group has an opponent.
explain-burstein-index = Buchholz { $buchholz }; Sonneborn-Berger { $berger }
explain-burstein-later = { $if } it would be as good in the group with { $group }; but from the first on each takes the last possible opponent, and that gives the chosen pairing.
explain-burstein-lead = Group by group, from the top: the strength of the opponents so far ranks the players of a group, and the first plays the last.
explain-burstein-moved-down = { $n ->
    [one] { $names } came down from above.
   *[other] { $names } came down from above.
}
explain-burstein-order = From the first on, each plays the last who is possible: for { $a } that is { $b }.
explain-burstein-passed-needed = Before { $b } there was { $names }: but then somebody else would have no opponent, would have to go down or would not get the colour due.
explain-burstein-ranking = In the group the strength of the opponents so far counts: the sum of their points (Buchholz), then the Sonneborn-Berger, then the number. { $a } is number { $p }, { $b } number { $q }.
explain-burstein-worse-floaters = { $if } more players would have to go down from the group with { $group }.
explain-burstein-worse-next = { $if } after the group with { $group } more players, or somebody with more points, would have to go down from the next one too.
explain-burstein-worse-scores = { $if } somebody with more points would have to go down from the group with { $group }.
explain-articles-lim = Articles: FIDE rules C.04.4.3 (Lim System), in force since 1 February 2026. Experimental: no other program could confirm it in full.
explain-lim-back = The pair of { $name } in another group was taken back, so that the median group can be paired.
explain-lim-bye = The bye goes to the last in rank of the lowest group, in the first round to the lowest rated: { $who }, with { $points }.
explain-lim-bye-number = { $if } the bye would not go to { $taker }, who is last in rank and comes first.
explain-lim-bye-rating = { $if } the bye would not go to { $taker }, who has a lower rating and comes first.
explain-lim-came = From neighbouring groups: { $names }.
explain-lim-colour-higher-black = The colour: both were due Black and have had the same colours. In the median group and above the higher number gets it: { $who }.
explain-lim-colour-higher-white = The colour: both were due White and have had the same colours. In the median group and above the higher number gets it: { $who }.
explain-lim-colour-history-black = The colour: both were due Black. The last time they had different colours { $who } had White: now { $who } has Black.
explain-lim-colour-history-white = The colour: both were due White. The last time they had different colours { $who } had Black: now { $who } has White.
explain-lim-colour-limits = The colour: the other way round somebody would have the same colour a third time in a row, or three games more with it than with the other.
explain-lim-colour-lower-black = The colour: both were due Black and have had the same colours. Below the median group the lower number gets it: { $who }.
explain-lim-colour-lower-white = The colour: both were due White and have had the same colours. Below the median group the lower number gets it: { $who }.
explain-lim-criterion-floaters = Players who float to the next group
explain-lim-criterion-taken-back = Pairs of other groups that were taken back
explain-lim-exchange = { $a } was proposed with { $proposed }. In the order of exchanges the first possible opponent, those due the other colour before the rest, is { $b }.
explain-lim-floated-last = floated in the previous round
explain-lim-floater = { $a } comes from another group and takes an opponent before the others: the first possible by number, those due the other colour before the rest. That is { $b }.
explain-lim-floats = To the next group towards the median: { $names }.
explain-lim-kind-a = { $name } floated again, and there is no possible opponent in the next group (type a).
explain-lim-kind-b = { $name } floated again, and there is a possible opponent in the next group (type b).
explain-lim-kind-c = { $name } floated from their own group, and there is no possible opponent in the next one (type c).
explain-lim-kind-d = { $name } floated from their own group, and there is a possible opponent in the next one (type d).
explain-lim-later-colour = { $if } in the group with { $group } somebody would float who is not due the colour that more are due.
explain-lim-later-exchange = { $if } in the group with { $group } somebody whose turn comes before would not have the first possible opponent in the order of proposal and exchanges.
explain-lim-later-kind = { $if } in the group with { $group } somebody would float who comes later: who has floated already, or has no possible opponent in the next group.
explain-lim-later-last = { $if } in the group with { $group } somebody would float who floated in the previous round.
explain-lim-later-number = { $if } in the group with { $group } somebody would float who comes later by number.
explain-lim-later-opponent = { $if } in the group with { $group } somebody from another group would not have the first possible opponent.
explain-lim-lead = From both ends to the middle: the groups above the median score from the top, those below it from the bottom, the median group last.
explain-lim-majority = { $name } was due the colour that more of that group were due.
explain-lim-not-floated = did not float in the previous round
explain-lim-passed-colour = Before { $b } there was { $names }: due the same colour as { $a }.
explain-lim-passed-needed = Before { $b } there was { $names }: then the others of the group could not all be paired.
explain-lim-proposal = The first half of the list plays the second half in order: { $a } was proposed with { $b }, and stays so.
explain-lim-side-above = Above the median: paired downward, from the highest number.
explain-lim-side-below = Below the median: paired upward, from the lowest number.
explain-lim-side-median = The median group: paired downward, last of all.
explain-lim-taken-back = { $n ->
    [one] The median group could not be paired: one pair of another group was taken back.
   *[other] The median group could not be paired: { $n } pairs of other groups were taken back.
}
explain-lim-worse-floaters = { $if } the group with { $group } would keep fewer pairs, and more players would have to float.
explain-lim-worse-taken-back = { $if } more pairs of other groups would have to be taken back for the median group.

# The Double-Swiss System.
explain-articles-double-swiss = Articles: FIDE rules C.04.5 (Double-Swiss System), edition of 1 February 2026.
explain-double-bye = The bye of a match goes to the fewest points, then the most matches played, then the largest number: { $who }, with { $points }.
explain-double-bye-matches = { $if } the bye would not go to { $taker }, who has as many points, has played more matches, and comes first.
explain-double-colour-alternation = The colour: the last time they had different colours { $white } had Black: now { $white } has White in the first game.
explain-double-colour-fewer = The colour: { $white } has had White in fewer matches, and has it now in the first game.
explain-double-colour-higher-black = The colour: they have had the same colours so far. { $who }, further up in the standings, had White last and now begins with Black.
explain-double-colour-higher-white = The colour: they have had the same colours so far. { $who }, further up in the standings, had Black last and now begins with White.
explain-double-colour-other = The colour: only { $white } has had one so far, Black, and now begins with White.
explain-double-criterion-distances = How far below they stand, in points
explain-double-criterion-floated = Coming up who met other points in the match before
explain-double-criterion-following = The next group cannot be paired well (1) or can (0)
explain-double-criterion-opponents = Meeting them who met other points in the match before
explain-double-floated = met other points in the match before
explain-double-later = { $if } the group with { $group } would be as good; but the smaller numbers stand above, and from the first on each takes the smallest number below: that gives the chosen pairing.
explain-double-lead = Matches of two games, group by group, from the top: in each the smaller numbers meet the larger ones. Colours are looked at last.
explain-double-order = In the group the smaller numbers stand above and the larger ones below. From the first on, each takes the smallest number below who leaves an opponent for all: for { $a } that is { $b }.
explain-double-passed-needed = Before { $b } there was { $names }: but then somebody else would have no opponent, or the group would be worse.
explain-double-second = It is the second game of the match: the same two, with the colours reversed.
explain-double-second-bye = It is the second half of the bye, which is for a whole match.
explain-double-second-only = { $if } it would be another match: second games are played by those who played the first.
explain-double-worse-floated = { $if } somebody who met other points in the match before would come up to the group with { $group }.
explain-double-worse-following = { $if } after the group with { $group } the next one could not be paired as well.
explain-double-worse-opponents = { $if } in the group with { $group } somebody who met other points in the match before would meet whoever comes up.

# The Swiss for teams.
explain-articles-team-swiss = Articles: FIDE rules C.04.6 (Swiss Team System), edition of 1 February 2026.
explain-team-bye = The bye goes to the fewest points, then the most matches played, then the largest number: { $who }, with { $points }.
explain-team-colour-alternation = The colour: the last time they had different colours { $white } had Black on board 1: now { $white } has White there.
explain-team-colour-difference = The colour: { $white } has had White on board 1 less often, counted against Black, and has it now.
explain-team-colour-first-black = The colour: they have had the same colours so far. { $who }, further up in the standings, had White on board 1 last and now has Black.
explain-team-colour-first-white = The colour: they have had the same colours so far. { $who }, further up in the standings, had Black on board 1 last and now has White.
explain-team-colour-only-black = The colour: only { $who } should have one of the two, Black on board 1, and has it.
explain-team-colour-only-white = The colour: only { $who } should have one of the two, White on board 1, and has it.
explain-team-colour-other = The colour: only { $who } has had one so far, and now has the other.
explain-team-colour-preference-black = The colour: both should have Black on board 1, and have had the same colours so far. { $who }, further up in the standings, gets it.
explain-team-colour-preference-white = The colour: both should have White on board 1, and have had the same colours so far. { $who }, further up in the standings, gets it.
explain-team-colour-stronger-black = The colour: both should have Black on board 1, and { $who } needs it more.
explain-team-colour-stronger-white = The colour: both should have White on board 1, and { $who } needs it more.
explain-team-criterion-colour = Matches of two teams that should have the same colour
explain-team-criterion-floated = Teams that come up and met other points in the round before
explain-team-criterion-opponents = Their opponents that met other points in the round before
explain-team-criterion-strong = Matches of two teams that need the same colour
explain-team-criterion-upfloaters = Teams that come up
explain-team-group = { $n ->
    [one] In the group with { $group } there is one team.
   *[other] In the group with { $group } there are { $n } teams.
}
explain-team-lead = Group by group, from the top: in each the smaller numbers meet the larger ones. Colours are those of board 1, and never keep two teams apart.
explain-team-members = { $n ->
    [one] One team.
   *[other] { $n } teams.
}
explain-team-order = In the group the smaller numbers stand above and the larger ones below. Of the pairings that are as good, the one comes first in which each, from the first on, takes the smallest number below: for { $a } that is { $b }.
explain-team-passed-needed = Before { $b } there was { $names }: but then another team would have no opponent, or the group would be worse.
explain-team-upfloaters = { $n ->
    [one] { $names } comes up
   *[other] { $names } come up
} from below: otherwise not every team of the group could be paired.
explain-team-worse-colour = { $if } in the group with { $group } more teams would not get the colour that they should have.
explain-team-worse-floated = { $if } a team that met other points in the round before would come up to the group with { $group }.
explain-team-worse-opponents = { $if } in the group with { $group } a team that met other points in the round before would meet one that comes up.
explain-team-worse-strong = { $if } in the group with { $group } more teams would not get the colour that they need.
explain-team-worse-upfloaters = { $if } more teams would have to come up to the group with { $group }.

# Dubov, Burstein and Double-Swiss.
explain-swiss-bye-games = { $if } the bye would not go to { $taker }, who has as many points, has played more games, and comes first.
explain-swiss-bye-needed = Before them there was { $names }: without them the others could not all be paired.
explain-swiss-bye-number = { $if } the bye would not go to { $taker }, who has as many points and games, a larger number, and comes first.
explain-swiss-bye-score = { $if } the bye would not go to { $taker }, who has fewer points and comes first.
explain-swiss-criterion-colours = Colours due and not given
explain-swiss-criterion-scores = Their points
explain-swiss-group = They are paired in the group with { $group }: { $n ->
    [one] one player
   *[other] { $n } players
}.
explain-swiss-members = { $n ->
    [one] One player.
   *[other] { $n } players.
}
explain-swiss-passed-colour = Before { $b } there was { $names }: they and { $a } must have the same colour.
explain-swiss-passed-forbidden = Before { $b } there was { $names }: by order of the tournament they and { $a } are not to meet.
explain-swiss-passed-met = Before { $b } there was { $names }: they and { $a } have played each other.
explain-swiss-worse-colours = { $if } in the group with { $group } more players would not get the colour due.
