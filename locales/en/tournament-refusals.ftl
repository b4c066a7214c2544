refusal-already-entered = { $name } is entered already.
refusal-entries-closed = Entries by clubs are closed: ask the arbiter.
refusal-places-taken = The places are taken: { $name } cannot be entered directly. Send the request by the tournament’s form, Entry by a club: it goes on the waiting list.
refusal-places-taken-ask = The places are taken: { $name } cannot be entered directly. Ask the arbiter.
refusal-club-places-taken = The places for your club are taken: { $name } cannot be entered directly. Send the request by the tournament’s form, Entry by a club: it goes on the waiting list.
refusal-club-places-taken-ask = The places for your club are taken: { $name } cannot be entered directly. Ask the arbiter.
refusal-consent = The parents’ consent is needed: { $names }. If the club has it, tick the box below the players and enter them again.
refusal-field-full = The tournament has 9999 entries already: a FIDE report holds no more.
refusal-nobody-chosen = You chose no player.
refusal-numbers-given = Pairing numbers are given: the player can only withdraw.
refusal-nobody-present = Nobody is marked as present: first mark who has arrived.
refusal-already-withdrawn = Withdrawn already.
refusal-not-withdrawn = Not withdrawn.
refusal-tournament-over = The tournament is closed: results, pairings, entries, moves and settings no longer change. The chief arbiter can reopen it from the settings, with a reason.
refusal-already-published = Round { $round } is published already.
refusal-not-published = Round { $round } is not published.
refusal-no-such-round = There is no round { $round }.
refusal-pair-forbidden = These two may not meet already, or are the same person.
refusal-all-rounds-played = All planned rounds are paired.
refusal-rounds-to-play = { $played ->
    [0] No round has been played: the tournament is not over.
    [one] One round has been played: the tournament is not over.
   *[other] { $played } rounds have been played: the tournament is not over.
}
refusal-too-few-players = At least two players free to be paired are needed.
refusal-no-pairing = Round { $round } cannot be paired: no pairing satisfies all absolute criteria (C.04.3 Art. 1.9). The draft is unchanged. The chief arbiter decides.
refusal-round-out-of-order = Round { $expected } is due, not round { $asked }. Nothing changed.
refusal-no-draft = There is no draft to publish.
refusal-missing-results = { $n ->
    [one] The result of board { $boards } is missing: round { $round } can be prepared, not published.
   *[other] { $n } results are missing, boards { $boards }: round { $round } can be prepared, not published.
}
refusal-games-open = { $n ->
    [one] One game has no result or is adjourned: board { $boards }. The tournament is not over.
   *[other] { $n } games have no result or are adjourned: boards { $boards }. The tournament is not over.
}
refusal-conflicts-open = { $n ->
    [one] One board has two different values (board { $boards }): choose first which one counts.
   *[other] { $n } boards have two different values (boards { $boards }): choose first which ones count.
}
board-of-round = { $board } (round { $round })
refusal-draft-outdated = Something changed after the draft of round { $round }: prepare it again before publishing.
refusal-overtaken = The tournament changed while the program was working: nothing was written. Try again.
refusal-stopped = The work took longer than it may, or somebody stopped it: nothing was written.
refusal-busy = Too much work is waiting already. Try again shortly.
refusal-announced-fixed = More than 50 moves are announced before the event begins: round 1 is published already.
refusal-points-fixed = Points can no longer change: the event is accelerated and a round is paired.
refusal-rounds-played = { $played ->
    [one] One round is paired already: there cannot be fewer.
   *[other] { $played } rounds are paired already: there cannot be fewer.
}
refusal-result-conflict = Board { $board }: { $values }. For now { $stored } counts.
refusal-also-entered = { $by } entered the same result too: it stays.
refusal-nothing-to-undo = Nothing left to undo: that result has changed already.
result-none = no result
problem-time-control = This time control is not understood. Write 90+30, for example, or 90/40+30:30+30.
problem-points = Whole or half points are needed, for example 1, ½ or 0.5.
problem-scoring = Win, draw and loss must be in descending order, and the bye cannot be worth more than a win.
problem-tie-break = "{ $value }" is not a tie-break code.
refusal-tournament-not-over = The tournament is not closed.
refusal-asked-twice = A second yes is needed.
refusal-unseen = Before round { $round } is paired, say what becomes of those who were not seen: { $names }.
refusal-not-cleared = The result of round { $round } can no longer be cleared: it is corrected, and the correction goes into the rating report.
refusal-earlier-round = Round { $round } is past: the result of board { $board } is changed on that round’s page, with a reason.
refusal-fide-id-taken = FIDE ID { $number } belongs to { $name }, who has entered already.
refusal-namesakes = Entered already: { $names }.
refusal-not-paired-here = This tournament was imported with the system “{ $system }”, by which the program does not pair and does not explain pairings. If the next rounds are played by the Dutch system, choose it in the settings.

# A draft changed by hand.
refusal-by-hand-not-begun = Nobody has begun to change this draft by hand.
refusal-by-hand-begun = The draft is being changed by hand already.
refusal-not-in-draft = { $name } does not play in this round.
refusal-nothing-to-swap = { $one } and { $two } have nothing to swap.
refusal-no-seat = { $name } has no board.
refusal-has-seat = { $name } has a seat already: free it first.
refusal-bye-given = { $name } has the bye already.
refusal-without-seat = { $n ->
    [0] Somebody in the draft no longer plays: change it, or go back to the engine.
    [one] Without a board: { $names }. Pair everybody before you publish.
   *[other] Without a board: { $names }. Pair everybody before you publish.
}
refusal-next-drafted = Round { $next } is prepared already: discard its draft, then take round { $round } back.
refusal-round-begun = { $n ->
    [one] Round { $round } has begun: at board { $boards } there is a result, a move or an incident. It can no longer be taken back.
   *[other] Round { $round } has begun: at boards { $boards } there is a result, a move or an incident. It can no longer be taken back.
}
