# What the tournament means for its players: rating changes, first ratings, categories, norms.
nav-ratings = Ratings
nav-norms = Norms
nav-norm = Norm
federation-short = Fed.
unrated = unrated

ratings-title = Ratings after round { $round }
ratings-title-running = Ratings after the games played
ratings-title-start = Ratings at the start
ratings-dateline = after round { $round } of { $rounds }
ratings-games = Games
ratings-games-of = Games of { $name }
ratings-opponent = Opponent
ratings-expected = Expected
ratings-plus-minus = Rating +/−
ratings-after = Estimate
ratings-category = Category
ratings-reached = reached
ratings-category-note = Italian category by FIDE standard rating (national regulations since 2021): once reached it is kept, so it may be higher than the one written here.
ratings-change = Change
ratings-average = Opponents’ average
ratings-tpr = Performance (TPR)
ratings-ptp = Perfect performance (PTP)
ratings-rp = Performance for norms (Rp)
ratings-here = In this tournament
ratings-more = See also
ratings-to-player = The player’s page
ratings-to-all = Everybody’s rating
ratings-plot = Points made { $points }, points expected { $expected }, round by round
ratings-plot-note = Solid line: points made. Dashed line: points expected.
ratings-person-lead = Place { $place } of { $players }, { points-count } after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
ratings-person-points = { points-count } after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.

rating-list-standard = FIDE standard list (B.02). Games played against rated opponents count.
rating-list-rapid = FIDE rapid list (B.02, rapid and blitz part). Above 2600, a difference of 600 points or more is not rated.
rating-list-blitz = FIDE blitz list (B.02, rapid and blitz part). Above 2600, a difference of 600 points or more is not rated.
rating-cap-standard = A difference above 400 points counts as 400 (B.02 Art. 8.3.1); from 2650 on it counts in full.
rating-cap-rapid = A difference above 400 points counts as 400 (B.02 Art. 8.3.1), for everybody.
rating-estimate = Estimate: FIDE computes by the month and rounds at the end.
rating-estimated = → { $rating } estimated
rating-head-standard = Standard rating
rating-head-rapid = Rapid rating
rating-head-blitz = Blitz rating

rating-k-published = K { $k }: as the list has it.
rating-k-reached-2400 = K { $k }: reached 2400 (B.02 Art. 8.3.3).
rating-k-junior = K { $k }: until the year of the 18th birthday, below 2300 (B.02 Art. 8.3.3).
rating-k-few-games = K { $k }: fewer than thirty rated games (B.02 Art. 8.3.3).
rating-k-usual = K { $k }: never 2400, thirty games or more, no junior (B.02 Art. 8.3.3).
rating-k-reduced = Reduced from { $before } to { $k }: K times games is at most 700 (B.02 Art. 8.3.3).
rating-k-assumed = Games in all and highest rating are not known here: thirty games at least and no higher rating are assumed.
rating-k-short-published = list
rating-k-short-reached-2400 = 2400
rating-k-short-junior = junior
rating-k-short-few-games = below 30

rating-not-bye = no opponent
rating-not-forfeit = forfeit: does not count (B.02 Art. 5.1)
rating-not-no-move = less than a move: does not count (B.02 Art. 5.1)
rating-not-unfinished = being played
rating-not-unrated-opponent = unrated opponent: does not count (B.02 Art. 6)
rating-not-too-far-apart = 600 points or more: does not count

rating-first = first rating { $rating }
rating-first-no-points = no points: a first event without points is not counted (B.02 Art. 7.1)
rating-first-too-few = { $n ->
    [0] no valid game: five are needed (B.02 Art. 7.1)
    [one] one valid game: five are needed (B.02 Art. 7.1)
   *[other] { $n } valid games: five are needed (B.02 Art. 7.1)
}
rating-first-below = { $rating }, below 1400: not published (B.02 Art. 7.1.4)
rating-first-title = What the first rating is made of
rating-first-average = Opponents’ average
rating-first-average-why = ({ $sum } + 1800 + 1800) : { $count }; two draws against 1800 are added to the { $games } games (B.02 Art. 8.2)
rating-first-percent = Percentage
rating-first-percent-why = points made plus one, of games plus two (B.02 Art. 8.2)
rating-first-difference = Difference
rating-first-difference-why = table 8.1.1
rating-first-sum = First rating
rating-first-capped = would be { $rating }: 2200 is the most (B.02 Art. 8.2.3)

rating-terms-title = Why round { $round } is worth { $change }
rating-term-difference = Difference that counts
rating-term-plain = { $own } − { $opponent }
rating-term-whole = not above 400, used in full
rating-term-capped = above 400, counts as 400 (B.02 Art. 8.3.1)
rating-term-exempt = above 400, but from 2650 on used in full (B.02 Art. 8.3.1)
rating-term-expected = Points expected
rating-term-row = table 8.1.2: { $from } to { $to }
rating-term-row-last = table 8.1.2: { $from } and more
rating-term-gain = Made less expected
rating-term-k = Times K { $k }
rating-total-title = What the change is made of
rating-total-score = Points made
rating-total-games = { $n ->
    [one] in one game that counts
   *[other] in { $n } games that count
}
rating-total-expected = sum of the games
rating-total-rounded = Change
rating-total-rounding = rounded to a whole number, halves away from zero (B.02 Art. 8.3.4)

rating-category = Category { $category }: from { $rating }.
rating-category-none = No Italian category with this rating.
rating-category-reached = The estimate reaches { $category }: from { $rating }.
rating-category-unverified = The numbers of 1N and CM come from secondary sources: confirm them before they are written on a document.
rating-title-reached = From { $rating } the rating gives the title of { $title }, after { $games } rated games (B.01).

# Norms.
norm-of = { $title } norm
norm-for = { $title } norm
norm-title-gm = Grandmaster
norm-title-im = International Master
norm-title-wgm = Woman Grandmaster
norm-title-wim = Woman International Master
norms-title = Norms after round { $round }
norms-title-running = Norms after the games played
norms-title-start = Norms
norms-note = FIDE Title Regulations B.01 of 1 January 2024. To be checked apart: registration 30 days before, at most two rounds a day, two hours for 60 moves, chief arbiter IA or FA.
norms-impossible = No norms are made here: standard games and { $n } rounds at least are needed (B.01 Art. 1.4.1).
norms-made = Norms made
norms-made-none = None yet.
norms-near = Who may still get there
norms-near-none = Nobody for now with four rounds or fewer to go.
norms-others = { $n ->
    [one] For one other player no norm is in sight.
   *[other] For { $n } other players no norm is in sight.
}
norms-women = Women’s norms are shown for those who hold a women’s title; arbiters see them for all.
norms-exempt-hosts = { $event }: for players of { $federation } the rules on federations do not apply (B.01 Art. { $article }), as the arbiter says in the settings. At least one norm of an application must be made without an exemption (1.4.3e).
norms-exempt = { $event }: the rules on federations do not apply (B.01 Art. { $article }), as the arbiter says in the settings. At least one norm of an application must be made without an exemption (1.4.3e).
norm-exemption-none = no exemption
norm-exemption-championship = final of a national championship
norm-exemption-teams = national championship of teams
norm-exemption-zonal = zonal or sub-zonal tournament
norm-games-nine = nine
norm-games-seven = seven: the events of teams listed there
norms-foreign-free = The rules on federations do not apply: in each round at least { $rated } rated players from abroad, of { $federations } federations, { $titled } of them GM, IM, WGM or WIM (B.01 Art. 1.4.3d).
norms-foreign-bound = The rules on federations apply. In the round with the fewest players from abroad { $rated } were rated, of { $federations ->
    [one] one federation
   *[other] { $federations } federations
}, { $titled } titled; Art. 1.4.3d asks for 20, of 3, with 10 titled.
norms-person-lead = The conditions, one by one.
norms-person-none = All titles that can be earned here are held already, or the event is not standard chess.
norms-to-ratings = Games and rating
norm-says = Outcome
norm-made = { $title } norm
norm-made-text = Performance { $performance } in { $games } games, { $score } points: all conditions are met.
norm-exact = Made, with nothing to spare.
norm-exceeds = Made, with { $points } to spare.
norm-verdict-made = All conditions are met.
norm-verdict-unmet = { $n ->
    [one] One condition is not met.
   *[other] { $n } conditions are not met.
}
norm-condition = Condition
norm-asked = Needed
norm-found = Found
norm-article = Article
norm-at-least = at least { $value }
norm-at-most = at most { $value }
norm-met = met
norm-waived = does not apply (B.01 Art. { $article })
norm-lacking = { $n } lacking
norm-short-by = { $n } short
norm-too-many = { $n } too many
norm-condition-games = Games
norm-condition-federations = Federations other than one’s own
norm-condition-own-federation = Opponents of one’s own federation
norm-condition-one-federation = Opponents of any one federation
norm-condition-title-holders = Title-holders (without CM)
norm-condition-required-titles = Opponents who are { $who }
norm-condition-average = Opponents’ average
norm-condition-score = Score in per cent
norm-condition-performance = Performance (Rp)
norm-required-gm = GM
norm-required-im = GM or IM
norm-required-wgm = GM, IM or WGM
norm-required-wim = GM, IM, WGM or WIM
norm-games = { $n ->
    [one] The game that counts
   *[other] The { $n } games that count
}
norm-counted = Counts as
norm-left-out = Round { $round } does not count: { $why }.
norm-left-not-played = decided without play (B.01 Art. 1.4.2)
norm-left-no-federation = opponent whose federation is not known (B.01 Art. 1.4.2)
norm-unmet-line = { $name }: { $found }, needed { $needed } (B.01 Art. { $article }).

norm-head-zero = The { $title } norm no longer depends on points
norm-head-half = Half a point from the { $title } norm
norm-head-one = One point from the { $title } norm
norm-head = { points-count } from the { $title } norm
norm-points-zero = Playing on, even without points,
norm-points-half = Half a point
norm-points-one = One point
norm-points = { points-count }
norm-last-rounds = { $n ->
    [one] from the last one
   *[other] from the last { $n }
}
norm-next-rounds = { $n ->
    [one] from the next one
   *[other] from the next { $n }
}
norm-enough = { $points } { $rounds } is enough
norm-if-opponent = , if the opponent who is not known yet has at least { $rating }.
norm-if-opponents = , if the opponents who are not known yet have at least { $rating }.
norm-still-holders = { $n ->
    [one] One title-holder must still be met.
   *[other] { $n } title-holders must still be met.
}
norm-still-required = { $n ->
    [one] One { $who } must still be met.
   *[other] { $n } opponents who are { $who } must still be met.
}
norm-table-title = What is enough for the norms
norm-table-note = { $n ->
    [one] Regulations B.01, one round to go. The lowest opponent counts as the floor of the title, the unrated as 1400. Federations depend on who comes.
   *[other] Regulations B.01, { $n } rounds to go. The lowest opponent counts as the floor of the title, the unrated as 1400. Federations depend on who comes.
}
norm-table-note-counting = { $n ->
    [one] Regulations B.01, one more round that counts: games count up to the thirteenth. The lowest opponent counts as the floor of the title, the unrated as 1400. Federations depend on who comes.
   *[other] Regulations B.01, { $n } more rounds that count: games count up to the thirteenth. The lowest opponent counts as the floor of the title, the unrated as 1400. Federations depend on who comes.
}
norm-ends-with = Final score
norm-in-the-last = from the last
norm-in-the-next = from the next
norm-yes = yes
norm-no = no
norm-one-from = opponent from { $rating }
norm-each-from = opponents from { $rating }
norm-no-average = no: would need an average of { $average }
norm-conditions-link = The conditions of the norms, one by one
papers-norms = Norms and IT1 certificates
papers-norms-note = who made one, what is lacking, the certificate

# The certificate (IT1).
norm-certificate = Certificate IT1
norm-certificate-for = Norm certificate: { $title }
norm-certificate-edit = Correct the values
norm-certificate-print = Look at the sheet
norm-certificate-lead = Every value can be written by hand: it takes the place of the computed one and stays in the record.
norm-certificate-field = Item
norm-certificate-computed = Computed
norm-certificate-written = Written by hand
norm-certificate-field-head = Where 1.4.3d is applied
norm-certificate-version = Corrected by hand, version { $version }.
norm-certificate-official = For the confirming federation ({ $federation })
norm-certificate-date = Date
norm-certificate-privacy = The data are for FIDE to award the title. An asterisk marks a value that the arbiter wrote.
action-norm-certificate = Norm certificate corrected by hand
field-it1_last_name = Surname
field-it1_first_name = Given name
field-it1_fide_id = FIDE ID
field-it1_federation = The player’s federation
field-it1_event = Event
field-it1_start = Start
field-it1_close = Close
field-it1_chief_arbiter = Chief arbiter
field-it1_arbiter_id = The chief arbiter’s FIDE ID
field-it1_games = Games
field-it1_rate_of_play = Rate of play
field-it1_federations = Opponents’ federations
field-it1_foreign = Opponents of another federation
field-it1_rated = Rated opponents
field-it1_from_host = Opponents of the host federation
field-it1_titled = Titled opponents
field-it1_gm = of them GM
field-it1_im = of them IM
field-it1_wgm = of them WGM
field-it1_wim = of them WIM
field-it1_fm = of them FM
field-it1_wfm = of them WFM
field-it1_field_federations = Federations (1.4.3d)
field-it1_field_rated = Rated from abroad (1.4.3d)
field-it1_field_titled = of them GM, IM, WGM, WIM (1.4.3d)
field-it1_remarks = Special remarks
field-it1_average = Opponents’ average (1.4.6b)
field-it1_score_needed = Score needed
field-it1_score = Score
field-it1_exceeds = Exceeds the norm by
field-it1_confirming = Confirming federation
field-it1_official = Federation official
