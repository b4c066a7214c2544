# Before round 1: what is to be put right, and closing the check-in.
preflight-title = Before round 1
preflight-not-paired = Not yet paired
preflight-begins = { $day }
preflight-begins-at = { $day }, at { $hour }
preflight-to-do = To put right
preflight-n-and-m = { $n } and { $m }
preflight-counts = { $n ->
    [0] nothing blocks the pairing
    [one] one blocks the pairing
   *[other] { $n } block the pairing
}, { $m ->
    [0] nothing warns
    [one] one warns
   *[other] { $m } warn
}
preflight-check-in = Check-in
preflight-check-in-closed = closed at { $time } by { $name }: { $n ->
    [one] one present
   *[other] { $n } present
}
preflight-check-in-so-far = still open: { $n ->
    [0] nobody present
    [one] one present
   *[other] { $n } present
} of { $m }
preflight-remaining = { $n ->
    [0] Everything is in order before round 1
    [one] One thing remains before round 1
   *[other] { $n } things remain before round 1
}
preflight-key-act = do the row’s action
preflight-key-row = row
preflight-key-go = go to the row
preflight-key-leave = leave it so, with a reason
preflight-key-again = check everything again
preflight-again = Check again
preflight-leave = Leave it so…
preflight-leave-it = Leave it so
preflight-left = Left so
preflight-left-by = { $reason } ({ $name }, { $time })
preflight-reconsider = Ask again
preflight-in-order = In order
preflight-checked = Checked at { $time }; it checks again by itself with every change. “Prepare round 1” opens when nothing blocks.
preflight-blocks = blocks
preflight-warns = warns
preflight-and-more = { $names } and { $n } more
preflight-none = none
preflight-n-of-m = { $n } of { $m }
preflight-too-few = { $n ->
    [0] Nobody is entered yet
    [one] Only one player is entered
   *[other] { $n } players are entered
}
preflight-too-few-what = Pairing needs two at least.
preflight-check-in-unused = Nobody is marked as present
preflight-check-in-unused-what = Without a check-in absent players would be paired too. Mark who is here, or write why it is not needed: the reason stays in the record.
preflight-check-in-open = { $n ->
    [0] The check-in is still open: everybody is marked
    [one] The check-in is still open: one player was not seen
   *[other] The check-in is still open: { $n } players were not seen
}
preflight-check-in-open-what = Absent is not withdrawn: say which for each of them, now.
preflight-lists = { $n ->
    [one] The list of one team breaks what the event says of who plays.
   *[other] The lists of { $n } teams break what the event says of who plays.
}
preflight-lists-what = { $names }. Correct the list, or leave it so with a reason.
preflight-doubles = { $n ->
    [one] One entry has the name of another
   *[other] { $n } entries share a name
}
preflight-doubles-what = { $names }. If it is one person, remove an entry; if they are two, add what tells them apart.
preflight-no-id = { $n ->
    [one] One player has no FIDE ID
   *[other] { $n } players have no FIDE ID
}
preflight-no-id-what = { $names }. Without an ID games do not count for the rating.
preflight-no-birth = { $n ->
    [one] The year of birth or the sex of one player is missing
   *[other] The year of birth or the sex of { $n } players is missing
}
preflight-no-birth-what = { $names }. The report wants them, and prizes by age rest on them.
preflight-no-colour = The colour of board 1 is not drawn
preflight-no-colour-what = Number 1 gets White or Black; the others follow. Whoever chooses it by hand leaves on record that it is a choice.
preflight-no-tie-breaks = No tie-breaks
preflight-no-tie-breaks-what = Players with the same points would share a place.
preflight-void = { $n ->
    [one] { $codes }: void for whoever meets a player without a rating
   *[other] { $codes }: void for whoever meets one of { $n } players without a rating
}
preflight-void-what = { $names }. Choose the rating with which they count, or drop the tie-break: once the event has begun it is late.
preflight-bye = The pairing-allocated bye is worth { $bye }, a win { $win }
preflight-bye-what = FIDE’s rules give it the points of a win, unless the announcement says otherwise.
preflight-byes = { $n ->
    [one] One player has half-point byes that the announcement does not give
   *[other] { $n } players have half-point byes that the announcement does not give
}
preflight-byes-what = { $names }.
preflight-no-days = { $n ->
    [one] One round has no day
   *[other] { $n } rounds have no day
}
preflight-no-days-what = The days stand in the announcement, at the boards and in the report for the federation.
preflight-no-hours = { $n ->
    [one] One round has no hour
   *[other] { $n } rounds have no hour
}
preflight-no-hours-what = The default time is counted from the hour of the start.
preflight-no-chief = The chief arbiter’s name is missing
preflight-no-chief-what = It stands in the announcement, on the sheets and in the report.
preflight-registration = Registration with the federation: by { $date }
preflight-registration-past = Registration with the federation: it was due by { $date }
preflight-registration-what = { $n ->
    [one] One day before the start
   *[other] { $n } days before the start
}; 30 days for events with norms or titles, or with players of 2700 (women 2500). Once it is registered, write when or under which code.
preflight-no-sheet = No test print
preflight-no-sheet-what = The check-in sheet is enough to try printer and paper. When it is out, note it here.
preflight-act-enter = Enter players
preflight-act-check-in = Go to the check-in
preflight-act-close = Close the check-in
preflight-act-lists = See the teams
preflight-act-correct = Correct the first
preflight-act-byes = Look at the byes
preflight-act-draw = Draw it
preflight-act-tie-breaks = Choose tie-breaks
preflight-act-unrated = Choose the rule
preflight-act-points = Look at the points
preflight-act-days = Choose days and hours
preflight-act-chief = Write the name
preflight-act-report = Download the report
preflight-act-sheet = Print a test
preflight-choose-white = Choose White
preflight-choose-black = Choose Black
preflight-fact-players = Players
preflight-fact-even = { $n ->
    [0] nobody in round 1
   *[other] { $n } in round 1, an even number: no pairing-allocated bye
}
preflight-fact-odd = { $n ->
    [one] only one in round 1
   *[other] { $n } in round 1, an odd number: one gets the bye
}
preflight-fact-births = Year and sex
preflight-fact-forbidden = Prohibited pairs
preflight-fact-byes = Half-point byes asked for
preflight-fact-byes-of = round { $round }: { $n }
preflight-fact-backup = Backup
preflight-fact-fide = FIDE mode
preflight-fact-fide-on = on from the first round
preflight-fact-fide-left = the event left it
check-players = Number of players
check-check-in = Check-in
check-doubles = Namesakes
check-ids = FIDE ID
check-births = Year and sex
check-colour = Colour of number 1
check-tie-breaks = Tie-breaks
check-unrated = Players without a rating
check-bye-points = Points of the bye
check-byes = Half-point byes
check-days = Days and hours
check-staff = Chief arbiter
check-registration = Registration
check-sheets = Test print
check-in-sheet = Check-in sheet
check-in-year = Year
close-title = Close the check-in
close-missing = { $n ->
    [one] was not seen
   *[other] were not seen
}
close-lead = Absent is not withdrawn: say which for each of them, now. Whoever misses only this round is asked about again before the next.
close-note = Nothing is decided until you close. Nobody becomes absent, withdrawn or present by silence.
close-absent = this round
close-out = all rounds: withdrawn
close-awaited = comes later: pair them
close-do = Close the check-in
close-back = Back to the check-in
close-lacking = { $n ->
    [one] One answer is still missing: the check-in stayed open.
   *[other] { $n } answers are still missing: the check-in stayed open.
}
entries-why-unchecked = No check-in: why
objection-nobody-checked-in = Nobody is marked as present
objection-means-nobody-checked-in = All entries are paired, also those who did not come. Mark who is here, or write why no check-in is needed.
objection-too-many-half-point-byes = { $n ->
    [0] The announcement gives no half-point byes
    [one] The announcement gives one to a player
   *[other] The announcement gives { $n } to a player
}
objection-means-too-many-half-point-byes = Another half-point bye goes beyond it: the others entered knowing the limit.
objection-late-half-point-bye = The announcement gives half-point byes up to round { $round }
objection-means-late-half-point-bye = In the last rounds half a point without playing decides places.
objection-barred-half-point-bye = The event gives this player no half-point byes
objection-means-barred-half-point-bye = An arbiter decided so. A zero-point bye is still possible.
entry-no-half-point-bye = no half-point bye
entries-bar-half-point-byes = No half-point byes
entries-give-half-point-byes = Allow half-point byes
field-most-half-point-byes = Half-point byes a player, at most
field-last-rounds-without-byes = Last rounds without half-point byes
refusal-colour-stands = The colour of number 1 is there already: no draw is repeated.
action-round-accept-check = Left so before round 1
action-round-first-colour = Colour of number 1
action-entry-bar-half-point-byes = Half-point byes of a player
trail-colour-drawn = { $side ->
    [black] Black
   *[white] White
}, drawn by the program (no. { $lot })
trail-colour-chosen = { $side ->
    [black] Black
   *[white] White
}, chosen by the arbiter
trail-half-point-byes = given
trail-no-half-point-byes = not given
