# Prizes: the fund, who takes what and why, the list, the receipts.
nav-prizes = Prizes
prizes-title = Prizes
prizes-caption = Prizes given
prizes-none = There is no prize fund yet.
prizes-none-public = The prize fund is not announced yet.
prizes-announced = Prize fund
prizes-to-sign = { $n ->
    [one] to sign
   *[other] to sign
}
prizes-of = of { $n }
prizes-count = { $n ->
    [one] prize
   *[other] prizes
}
prizes-adds-up = The sum
prizes-given-of = given of { $sum }
prizes-rest = { $sum } left: prizes without a winner, or rests of divisions.
prizes-state = State
prizes-projection = Projection
prizes-if-now = { $n ->
    [one] If it ended now: the result of one board is missing.
   *[other] If it ended now: the results of { $n } boards are missing.
}
prizes-after-round = If the tournament ended after round { $round }.
prizes-final = Final standings
prizes-final-note = To be closed: version { $n } comes with its receipts.
prizes-close = Close version { $n }
prizes-version = Version { $n }, closed { $time }
prizes-version-by = Closed by { $name }. If a result changes there will be version { $next }, and both stay.
prizes-old = This version is superseded: number { $n } counts.
prizes-changed = The standings or decisions changed after version { $n }.
prizes-see-now = As it would be now
prizes-versions = Versions
prizes-now = Now
prizes-last = Last action
prizes-last-signed = { $name } has signed
prizes-undo = Undo
prizes-all = All { $n }
prizes-todo = To sign { $n }
prizes-rules = Fund and rules
prizes-print = Print the list
prizes-receipts = Receipts
prizes-by-hand = Special prizes and exclusions
prizes-place = Pl.
prizes-prize = Prize
prizes-account = Account
prizes-amount = Amount
prizes-sign = Signature
prizes-sign-it = Has signed
prizes-signed = signed { $time }
prizes-signed-by = signed { $time }, { $name }
prizes-playing = playing
prizes-open = Open the account
prizes-why = Why { $name } gets { $sum }
prizes-not-settled = The choices do not come to rest: the last one found is shown. The arbiter decides.
prizes-key-open = open the account
prizes-key-sign = has signed, the next
prizes-key-receipts = receipts
prizes-key-row = row
prizes-key-print = print the list
prizes-general-note = { $method } for general prizes
prizes-one-each-note = One prize each: the highest; the other passes on.
prizes-cumulative-note = Cumulative.

prize-general-list = General prizes
prize-nth = Prize { $n }
prize-nth-of = No. { $n } { $what }
prize-nth-woman = No. { $n } { $what }
prize-band = { $band }
prize-from = from { $n }
prize-below = below { $n }
prize-rated = rated
prize-or-unrated = { $what } or unrated
prize-unrated = unrated
prize-at-most = under { $n }
prize-at-least = over { $n }
prize-born-from = born from { $year }
prize-born-until = born until { $year }
prize-women = women
prize-club = of the club { $name }
prize-society = of the club { $name }
prize-federation = of the federation { $code }
prize-points = { $amount ->
    [half] with at least { $points } point
    [one] with at least { $points } point
   *[more] with at least { $points } points
}
prize-brief-shared = { $sum } by { $n }
prize-passed = passed on by { $names }
prize-passed-all = Passed on by { $names }.
prize-left = Leaves { $what }: { $sum }.
prize-reason = { $why }.
prize-places = places { $places }
prize-place = place { $n }
prize-tied = { $n ->
    [one] One
   *[other] { $n } on the same points
}
prize-same-place = { $n ->
    [one] One
   *[other] { $n } on the same place
}
prize-among = { $n ->
    [one] alone
   *[other] among { $n }
}
prize-own-half = Half of the own place
prize-equal-half = Half in equal shares
prize-equal-part = In equal shares
prize-half-of = half of { $sum }
prize-half-divided = half of { $sum }, divided by { $n }
prize-divided = { $sum } divided by { $n }
prize-rounding-term = Rounding
prize-rest = the rests go to the best placed
prize-rounded-down = rounded down
prize-would-hort = Equal shares would be { $equal }; tie-breaks { $place }.
prize-would-equal = Tie-breaks would give { $place }.
prize-method-hort = Hort system
prize-method-equal = Equal shares
prize-method-by-place = By tie-breaks
prize-rounding-cent = to the hundredth
prize-rounding-one = to the unit
prize-rounding-five = to 5
prize-rounding-ten = to 10
prize-beyond-share = all who are tied share
prize-beyond-leave = only those within the prizes share
prize-yes = yes
prize-no = no

prize-fund-title = Prize fund
prize-fund-lead = Paste or type the amounts from first place on, then a line for each other prize.
prize-fund-amounts-hint = One a line or in a row; 5x100 are five of 100; 300 + cup; 10% of the total.
prize-fund-others-hint = For whom, a colon, the amounts: under 2000: 100 60 · 1800-1999: 80 · women: 150 100 · U18: 100 · over 60: 50 · born from 2010: 40 · club Three Bridges: cup · federation ITA: 50 · category 2N 3N: 40 · unrated: 30 · women, U18: 50 · Band A = 1600-1799: 60 · special best game: 50
prize-fund-understood = As understood
prize-fund-chief-only = The chief arbiter changes the fund.
prize-fund-members = For whom
field-prize-total = Total
field-prize-currency = Currency
field-prize-general = General prizes
field-prize-others = Other prizes
field-prize-general-method = Same points, general prizes
field-prize-other-method = Same points, other prizes
field-prize-rounding = Shares rounded down
field-prize-one-each = One prize each: the highest
field-prize-general-first = Of equal amounts, the general prize
field-prize-beyond = Ties beyond the last prize
field-prize-least-games = Games played, at least
field-prize-special = Prize
field-prize-entry = Player
field-prize-reason = Reason
problem-prize-total = { $value } is not an amount
problem-prize-more = the prizes are { $value }, more than the total
problem-prize-amount = line { $value } is not an amount
problem-prize-condition = line { $value }: for whom is not understood
problem-prize-colon = line { $value }: no colon between for whom and how much
problem-prize-none = line { $value } has no amounts
problem-prize-rising = line { $value } is more than the prize before
problem-prize-part = line { $value } of a total that is not written
problem-prize-many = line { $value } are the most
problem-prize-special = line { $value }: a special prize is one
problem-prize-twice = line { $value } is there twice

prize-decide-title = Special prizes and exclusions
prize-decide-lead = Who wins the prizes that a jury or the arbiter gives, and who gets none: always with the reason.
prize-decide-bar = No prize (excluded)
prize-decide-save = Record
prize-decide-take-back = Remove
prize-decide-none = No decisions.
prize-decide-named = { $special }: { $name }
prize-decide-barred = { $name }: excluded from the prizes
flash-prizes-closed = The version is closed: the receipts are ready.
flash-prize-decided = Recorded.
refusal-no-prize-fund = There is no prize fund.
refusal-prizes-unchanged = Nothing has changed since the last version.
refusal-prize-list-old = There is a newer version of the prizes: that one is signed.
refusal-prize-signed = Has signed already, recorded by { $name }.

print-prizes-receive = I receive from the organisers of the tournament the prize beside my name.
print-prizes-letters = in letters
print-prizes-signature = Signature
print-prizes-total = { $n ->
    [one] One prize
   *[other] { $n } prizes
}
print-prizes-version = Version { $n }, { $time }, after round { $round }
print-prizes-projection = Projection: not the final list
print-prizes-minors = For a minor a parent signs, too.
print-prizes-list = List
print-prizes-treasurer = Treasurer
print-prizes-organiser = For the organisers
receipt-title = Receipt no. { $n }
receipt-text = I receive from the organisers of the tournament
receipt-sum = the sum of
receipt-goods = the prize
receipt-as = as
receipt-id = Tax code or document
receipt-withholding = Withholding, if due
receipt-net = Net
receipt-place-date = Place and date
receipt-parent = A parent
receipt-replaces = Prize list, version { $n }

trail-prizes = version { $number }, { $n ->
    [one] one prize
   *[other] { $n } prizes
}
trail-receipt = no. { $number }, { $name }
trail-prize-barred = { $name } excluded ({ $why })
trail-prize-named = { $special }: { $name } ({ $why })
action-prizes-fund = Prize fund
action-prizes-decide = Decision about prizes
action-prizes-close = Prizes closed
action-prizes-sign = Receipt signed
action-prizes-unsign = Signature of a receipt removed
