# Before pairing, publishing, correcting: what the arbiter is asked.
unseen-title = Not seen before round { $round }
unseen-question = { $n ->
    [one] One player was not seen
   *[other] { $n } players were not seen
}
unseen-lead = None of them is paired before you decide: for each, or for all together. Round { $round } is not prepared yet.
unseen-why = Why we ask
unseen-what = What to do
unseen-what-of = What to do: { $name }
unseen-choose = choose
unseen-not-marked = not marked as present
unseen-absent-before = absent without notice in the round before
unseen-forfeited = did not come to the game of the round before
unseen-absent = absent this round
unseen-out = withdrawn from the tournament
unseen-awaited = comes: pair all the same
unseen-with-these = Prepare the round with these choices
unseen-to-check-in = Back to check-in
unseen-for-all = The same for everybody without a choice
entries-chosen-white = White, chosen by the arbiter
entries-chosen-black = Black, chosen by the arbiter
rule-initial-drawn = number 1 has { $side ->
    [black] Black
   *[white] White
} in round 1, drawn by the program ({ $lot })
draft-stale = The draft no longer holds. Changed since it was prepared: { $what }.
basis-results = results
basis-entries = entries
basis-absences = byes, withdrawals or returns
basis-prohibitions = forbidden pairs
basis-rules = pairing rules
basis-program = version of the program
draft-differs = With today’s data { $m ->
    [one] the only board would be another
   *[other] { $n } of { $m } boards would differ
}.
draft-other-bye = The boards would stay, but the bye would go to somebody else.
draft-same-boards = With today’s data the pairings would be the same.
draft-impossible = With today’s data the round cannot be paired.
draft-prepare-again = Prepare round { $round } again
publish-nobody-seen = Nobody is marked as present: check-in was not used, and everybody without a bye is paired.
earlier-title = Round { $round }, board { $board }: change the result?
earlier-values = { $stored } becomes { $wanted }
earlier-consequence = { $n ->
    [1] The standings change from this round on. Round { $first } stays as it was paired.
   *[other] The standings change from this round on. Rounds { $first } to { $last } stay as they were paired.
}
earlier-yes = Change the result
earlier-rating-consequence = This round is neither the last nor the one before it: in FIDE mode the standings and the pairings stay as they are. The right result goes into the rating report, with a line “### Correction”.
earlier-rating-yes = Correct the rating report
desk-rating-corrected = For the rating report: board { $board }, { $result } ({ $reason }).
download-rating-trf = TRF26 for the ratings, with the corrected results
earlier-no = Leave it
field-reason = Reason
reopen-title = Reopen the tournament
reopen-lead = The standings will no longer be final, and results, entries and settings can be changed again. The reason stays in the audit trail.
reopen-go-on = Go on
reopen-sure = Really reopen the tournament?
reopen-consequence = Whoever has sent standings and report already will have to send them again.
reopen-because = Reason: { $reason }
reopen-yes = Reopen the tournament
reopen-closed = The tournament is closed
reopen-closed-note = Results, pairings, entries and settings no longer change.
flash-tournament-reopened = Tournament reopened.
namesakes-title = Is it the same person?
namesakes-lead = The name is among the entries already. Nothing has been written yet.
namesakes-which = Who
namesakes-there = entered already
namesakes-new = to be entered
namesakes-another = { $n ->
    [one] Another person: enter
   *[other] Other people: enter
}
namesakes-same = The same: do not enter
my-board-over = You have finished
my-board-place = Place { $place } { points-with }.
my-board-points = Points: { $points }. The final standings are not there yet.

# The check-in
check-in-who = Who has come
check-in-of = { $n ->
    [one] to be marked of one
   *[other] to be marked of { $n }
}
check-in-hits = { $n } found, { $open } to be marked
check-in-hits-live = %n found, %m to be marked
check-in-offline = The network is away: %n waiting, they go by themselves.
check-in-show-open = To be marked { $n }
check-in-show-here = Present { $n }
check-in-show-away = Not coming { $n }
check-in-show-all = All { $n }
check-in-filter = Who is shown
check-in-print = Print the sheet
check-in-new = Somebody new
check-in-here = Present
check-in-away = Not coming
check-in-unmark = To be marked
check-in-withdrawn = withdrawn
check-in-nobody = Nobody is left to be marked: the check-in can be closed.
check-in-open = open
check-in-closed = closed by { $name } at { $time }
check-in-round-1 = Round 1 begins { $when }
check-in-last = Last act
check-in-last-here = { $name } is present.
check-in-last-open = { $name } is to be marked.
check-in-last-away = { $name } does not come to round 1.
check-in-key-here = present, and clear
check-in-key-away = not coming to round 1
check-in-key-clear = clear the search
check-in-key-new = somebody new
check-in-key-show = to be marked only, or all
