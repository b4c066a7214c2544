# The result from the board: the page that the code of a place card opens.
seat-title = Result of board { $board }
seat-you = you
seat-ask = How did it end?
seat-i-won = I won, { $name }
seat-they-won = { $name } won
seat-ask-note = Then { $other } confirms, from their own place card. It counts when the arbiter accepts it: sign the scoresheet all the same.
seat-you-said = You wrote
seat-waiting = Now { $other } confirms, from their own place card.
seat-i-erred = I made a mistake
seat-other-said = { $name }, at { $time }, wrote
seat-confirm = I confirm: { $result }
seat-not-so = That is not so
seat-not-so-note = If you write another result the arbiter comes to board { $board } and neither counts.
seat-agreed = You both wrote
seat-agreed-next = It counts when the arbiter accepts it. Sign the scoresheet and set up the pieces.
seat-differ = Two different results
seat-arbiter-comes = The arbiter is coming, called at { $time }. Leave pieces and clocks as they are.
seat-none-counts = Neither of the two results counts. In the hall your board is among the first.
seat-erred-confirm = My mistake: I confirm { $result }
seat-differ-note = { $other } sees this page too and can correct it: if the two results become equal the call closes by itself and stays in the record.
seat-taken = The arbiter wrote
seat-taken-next = It is the result of the board. If it is not right, tell the arbiter.
seat-called-arbiter = You called the arbiter at { $time }: they are coming.
seat-called-bye = You asked for a bye in round { $round } at { $time }: the arbiter decides.
seat-called-withdrawal = You asked to withdraw at { $time }: the arbiter confirms it.
seat-later = A bye, or withdrawing
seat-bye-round = Half-point bye
seat-withdraw = I withdraw from the tournament
seat-withdraw-second = Do you really withdraw? You will not be paired in the rounds to come. The game of this round stays as it is.
seat-withdraw-sure = Yes, I withdraw
seat-on-its-way = It goes to the arbiters in the hall now. Without a network there it waits here and goes by itself: if it cannot wait, tell an arbiter.
seat-code-note = The code is good for this board, this colour and this round only.
seat-over-title = This round is over
seat-guesses-title = Wait a little
seat-over = The code was good for round { $round }. In the next round there is a new place card.
seat-code-alt = Code for the result from the board
seat-card-note = The result can be written from a phone
flash-seat-reported = Written.
flash-seat-called = The arbiter knows.
flash-seats-taken = Results taken.
refusal-seat-over = Round { $round } is over: the code is no longer good.
refusal-seat-taken = The arbiter has already written the result of board { $board }.
refusal-seat-guesses = Too many wrong codes came from this network. Wait ten minutes, or tell the arbiter the result.
refusal-seat-called = You asked for it already: the arbiter has not answered yet.
refusal-seat-no-bye = No bye can be asked for in that round.
floor-agreed = { $n ->
    [one] One result from the board, agreed
   *[other] { $n } results from the boards, agreed
}
floor-take-all = Take all
floor-two-reports = Two results from the board
floor-two-reports-text = White wrote { $white }, Black { $black }.
floor-called = Calls an arbiter
floor-called-bye = Asks for a bye
floor-called-withdrawal = Withdraws
floor-called-text = { $side ->
    [white] White
   *[black] Black
}, at { $time }.
floor-called-bye-text = { $side ->
    [white] White
   *[black] Black
}, half-point bye in round { $round }, at { $time }.
floor-answered = Done
action-seat-report = Result from the board
action-seat-call = Call from the board
action-seat-answer = Answer to a call
