birth-year = Year
birth = Birth
bye-full-point = full-point bye
bye-half-point = half-point bye
bye-none = none: plays
bye-zero-point = absent
bye-allocated = bye
bye-sentence = { $name }: { $what }.
bye-letter-h = ½
bye-letter-z = 0
bye-letter-f = 1
entry-bye = R{ $round }: { $kind }
desk-draft-together = Published together with round { $round }.
desk-draft-ready = The draft can be published.
desk-draft-waits = { $n ->
    [one] The result of board { $boards } is still missing: the draft cannot be published.
   *[other] The results of boards { $boards } are still missing: the draft cannot be published.
}
desk-last-round = This is the last round.
desk-next-drafted = The draft of round { $round } is ready.
desk-next-not-drafted = Round { $round } is not drafted yet.
desk-not-printed = Still to be printed.
desk-printed = Printed { $time }.
desk-saved-now = { $time } { $name }, now
desk-last = Board { $board }, { $result }: { $names }
entries-add = Add
entries-allow = Allow
entries-bye = Bye
entries-change = Change
entries-close-check-in = Close the check-in
entries-count = { $n ->
    [0] No entries
    [one] One entry
   *[other] { $n } entries
}
entries-drawn-colour = Colour drawn for number 1
entries-enter-chosen = Enter the chosen players
entries-find = From the registry
entries-find-label = Surname, FIDE ID or national ID
entries-forbid = Forbid
entries-forbid-label = Must not meet
entries-forbid-second = and
entries-forbidden = Forbidden pairings
entries-found-nobody = Nobody of this name in the registry, or entered already.
entries-is-present = Present
entries-mark-present = Mark present
entries-new = New entry
entries-presence = Presence
entries-present = { $n ->
    [0] Nobody is marked as present yet.
    [one] One is present.
   *[other] { $n } are present.
}
entries-remove = Remove from the entries
entries-take-back = Re-enter from the next round
entries-withdraw = Withdraw from the next round
entry-late = from round { $round }
entry-withdrawn = withdrawn after round { $round }
federation = Federation
find-nobody = No entry has a surname that begins with "{ $surname }".
history-after = After
history-before = Before
history-none = Nothing was written on this board.
history-time = Time
history-undone = undone
history-who = Who
home-title = tratto: chess tournaments
home-all-boards = All boards
home-coming = Coming, entries open
home-dateline = { $n ->
    [0] { $date }. No tournament being played.
    [one] { $date }. One tournament being played.
   *[other] { $date }. { $n } tournaments being played.
}
home-story = { $place }. Round { $round } of { $rounds }: { $done ->
    [0] no game of { $total } has finished.
    [one] one game of { $total } has finished.
   *[other] { $done } games of { $total } have finished.
}
home-find = Find
home-find-label = Player: surname, FIDE ID or national ID
home-finished = Finished
home-kind = Kind
home-playing = Also being played
home-quiet = Nobody plays today
home-quiet-lead = Below, the coming tournaments and the finished ones.
home-nothing-yet = There is no tournament yet: the first one that an arbiter opens appears here.
home-regions = Clubs by region
home-register-club = Register your club
home-when = Date
home-where = Where
mine-desk = Arbiter’s desk
mine-earlier = Earlier tournaments
mine-none-yet = You run no tournament yet.
mine-none = You run no tournament yet. Create one, or ask the chief arbiter to add you.
my-board-waiting = The first round is not published yet.
my-board-status = Published at { $time }. Points so far: { $points }.
number-short = No.
publish-boards = { $n ->
    [one] One board.
   *[other] { $n } boards.
}
publish-consequence = From then on everybody sees it and it is never paired again.
publish-discard = Discard the draft
publish-go-to-results = Go to the missing results
publish-missing = { $n ->
    [one] The result of board { $boards } is missing: the round can be prepared, not published.
   *[other] The results of boards { $boards } are missing: the round can be prepared, not published.
}
publish-question = Publish round { $round }?
reading-compare = Compare
reading-different = { $n ->
    [0] All results agree.
    [one] One result differs.
   *[other] { $n } results differ.
}
reading-differs = differs: check
reading-label = Results in a row, one key a board: 1 5 0 + - * . a
reading-lead = Read the slips (or the signed scoresheets) again and type everything once more: nothing is changed, differences show.
reading-players = Players
reading-stored = Saved
reading-title = Second reading of round { $round }
reading-typed = Typed
record-lead = Every decision with who, when, before and after. Nothing is ever deleted.
record-what = What
round-finished = Round { $round } finished
round-none = No round published
round-playing = Round { $round } being played
round-status = Published at { $time }. Results: { $done } of { $total }.
rule-draw-offers = Draw by agreement
rule-draw-offers-from = not before move { $n }
rule-minutes = { $n ->
    [0] 0 minutes
    [one] one minute
   *[other] { $n } minutes
}
rule-system = System
rule-control = Time control
rule-tie-breaks = Tie-breaks
rule-default-time = Default time
rule-edition = Rules
rule-chief = Chief arbiter
rule-more-than-fifty = More than 50 moves
settings-more-than-fifty = More than 50 moves for announced positions, by the Laws of 1952 alone (12.4): KRB-KR 75
problem-more-than-fifty = “{ $value }” is no position with its number of moves, such as KRB-KR 75.
problem-more-than-fifty-edition = Only the Laws of 1952 let an event announce more than 50 moves (12.4).
rule-deputies = Deputies
settings-deputies = Deputies, separated by semicolons
settings-add-deputy = Invite an arbiter by user name
settings-arbiters = Arbiters with access
settings-create = Create the tournament
settings-event = The event
settings-finish = Close the tournament
settings-finish-note = The standings become final.
settings-help = How to write it
settings-help-control = Time control: 90+30 is ninety minutes and thirty seconds a move; 90/40+30:30+30 adds half an hour after move 40.
settings-help-tie-breaks = Tie-breaks in their order, separated by commas: BH/C1 Buchholz Cut 1, BH Buchholz, SB Sonneborn-Berger, DE direct encounter, WIN wins, PS progressive, ARO average of the opponents.
settings-new = New tournament
settings-play = Play
settings-ranking = Points and tie-breaks
settings-remove-deputy = Remove
settings-name = Name
settings-town = Town
settings-province = Province
settings-venue = Playing hall
settings-start = First day
settings-end = Last day
settings-rounds = Rounds
settings-kind = Kind
settings-default-minutes = Default time in minutes
settings-draw-offer-limit = No draw by agreement before move
settings-win = Win
settings-draw = Draw
settings-loss = Loss
settings-pairing-bye = Bye
settings-tie-breaks = Tie-breaks
standings-running = Standings so far
standings-after = Standings after round { $round }
standings-final = Final standings
standings-start = Starting list
term-black = Black against { $name }
term-white = White against { $name }
term-capped = Would be { $value }, capped (Art. 16.4).
term-dummy = dummy opponent
term-dummy-of = unplayed round with { $name }
term-cut-least = Cut as the least (Art. 14.1).
term-cut-vur = Cut: voluntary absence (Art. 16.5).
term-cut-most = Cut as the greatest (Art. 14.3).
term-cut-limit = Does not count: below the limit (Art. 9.2).
unfold-title = Why { $name } has { $tie_break } of { $value }
tournament-lead = { $place }, { $dates }. { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $kind }, { $control }. Entries: { $players }.
given-name = Given name
fide-title = FIDE title
fide-id = FIDE ID
national-id = National ID
kind-standard = standard
kind-rapid = rapid
kind-blitz = blitz
control-minutes = { $n } min
control-seconds = { $n } s
control-for-moves = { $time } for { $n ->
    [one] one move
   *[other] { $n } moves
}
control-then = { $first }, then { $next }
control-increment = + { $n } s a move
control-delay = delay { $n } s
control-bronstein = Bronstein { $n } s
control-throughout = { $time }; { $bonus } from the first move
control-sides = White { $white }, Black { $black }
edition-fide-2023 = FIDE 2023
edition-fide-2018 = FIDE 2018
edition-fide-2017 = FIDE 2017
edition-fide-2014 = FIDE 2014
edition-fide-1952 = FIDE 1952
edition-by-date = By the first day
download-pairings = Pairings CSV
download-pairings-pgn = Pairings for electronic boards (PGN)
download-standings = Standings CSV
download-trf16 = Tournament TRF16
download-trf26 = Tournament TRF26
download-games = Games PGN
download-games-round = Games of the round PGN
flash-entry-added = Entry added.
flash-entries-added = Players entered.
flash-entry-removed = Entry removed.
flash-check-in-closed = Check-in closed.
flash-draft-discarded = The draft was discarded.
flash-tournament-created = Tournament created. Now the entries.
flash-settings-saved = Settings saved.
# How dates are written. $month is the name of the month, in date-short its number.
date-whole = { $day } { $month } { $year }
date-day-month = { $day } { $month }
date-of-weekday = { $weekday } { $date }
date-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
}
date-span = { $first } – { $last }
date-span-of-a-month = { $first }–{ $last } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
tie-break-de = Direct encounter
tie-break-win = Number of wins
tie-break-won = Games won over the board
tie-break-bpg = Games played with Black
tie-break-bwg = Wins with Black
tie-break-ps = Progressive score
tie-break-rep = Rounds elected to play
tie-break-std = Standard points
tie-break-tpn = Pairing number
tie-break-bh = Buchholz
tie-break-aob = Average of Buchholz of opponents
tie-break-fb = Fore Buchholz
tie-break-sb = Sonneborn-Berger
tie-break-ks = Koya
tie-break-aro = Average rating of opponents
tie-break-tpr = Performance rating
tie-break-ptp = Perfect performance
tie-break-apro = Average performance of opponents
tie-break-appo = Average perfect performance of opponents
tie-break-rtng = Rating
tie-break-modifier-c1 = Cut 1
tie-break-modifier-c2 = Cut 2
tie-break-modifier-m1 = median 1
tie-break-modifier-m2 = median 2
tie-break-modifier-p = with forfeits
tie-break-modifier-r = reversed
tie-break-modifier-f = Fore
action-tournament-update = Settings
action-tournament-add-deputy = Arbiter added
action-tournament-remove-deputy = Arbiter removed
action-tournament-finish = Tournament closed
action-entry-add = Entry
action-entry-add-registered = Entries from the registry
action-entry-remove = Entry removed
action-entry-check-in = Presence
action-entry-show = How a player is shown
action-entry-close-check-in = Check-in closed
action-entry-withdraw = Withdrawal
action-entry-take-back = Re-entry
action-entry-bye = Bye asked for
action-pair-forbid = Pairing forbidden
action-pair-allow = Prohibition lifted
action-round-draft = Draft of round
action-round-by-hand = Pairing by hand, round
action-round-change = Change by hand, round
action-round-restore = Change by hand undone, round
action-round-take-back = Round taken back
action-round-discard = Draft discarded, round
action-round-publish = Publication of round
action-round-print = Printing of round
action-result-record = Result, round and board
action-result-undo = Result undone
action-result-conflict = Two values, the second not written
action-result-settle = Two values, the one that stood chosen
action-result-withdraw = Value withdrawn
import-title = Import a tournament
# Check-in, correcting an entry, empty lists.
entries-arrive = Mark present: first letters of the surname, or the number
entries-arrived = { $name } is present.
entries-arrived-nobody = Nobody entered answers to “{ $who }”.
entries-arrived-several = { $n ->
    [one] One answers to it: choose.
   *[other] { $n } answer to it: choose, or write a few letters more.
}
entries-correct = Correct the data
entries-correct-lead = This holds for this tournament: standings, sheets and reports. Pairings and results stay as they are.
entries-correct-number = The pairing number stays { $number }.
entries-none-yet = Nobody yet. Search the registry, or write a new entry.
entries-none-public = Nobody has entered yet.
flash-entry-corrected = Entry corrected.
action-entry-correct = Entry corrected
desk-last-elsewhere = Round { $round }, board { $board }, { $result }: { $names }
desk-past-round = Round { $round } is published already: a correction changes points and standings, not the pairings.
desk-pairings = Boards
floor-before = No round is published: the hall shows the boards of the round in play.
floor-to-desk = Go to the round
print-ways = The sheet
print-back = Round { $round }
print-back-standings = Standings
print-done = Mark as printed
rule-starting-rank = Starting rank
starting-rank-fide = FIDE rating
starting-rank-nro = national rating only
starting-rank-fidon = FIDE rating, else the national one
starting-rank-nidof = national rating, else the FIDE one
starting-rank-hbfn = the higher of FIDE and national rating
starting-rank-lbfn = the lower of FIDE and national rating
starting-rank-other = in another way
bye-free = free
desk-schedule = The whole schedule is published: results are entered in any round.
rounds-count = { $n ->
    [one] one round
   *[other] { $n } rounds
}
