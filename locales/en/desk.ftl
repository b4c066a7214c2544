# The arbiter's pages: round desk, hall, game.
round-title = Round { $round }
desk-state = State
desk-draft = Draft
desk-published = Published { $time }
desk-publish = Publish round { $round }
desk-results = Results
desk-missing-boards = { $n ->
    [one] board { $boards } is missing
   *[other] boards { $boards } are missing
}
desk-to-save = To be saved
desk-queued = queued, not saved yet
# The script puts the numbers for n and s, and for why what the server says.
desk-waiting = To be saved: {"{n}"}.
desk-away = To be saved: {"{n}"}. Network away for {"{s}"} s. You can go on.
desk-failing = Not saved: {"{n}"}. {"{why}"} It is tried again by itself.
desk-refused = Not saved: {"{n}"}. Your log-in has expired: log in from another tab, then try again here.
desk-last-action = Last action
desk-no-action = None
desk-no-board = This round has no such board: nothing was written.
desk-unknown-result = There is no such result: nothing was written.
desk-undo = Undo
desk-keys = Keys
desk-all-keys = all keys
desk-boards = Boards of round { $round }
desk-filter = Filter
desk-all = All { $n }
desk-missing = Missing { $n }
desk-unclear = To settle { $n }
desk-goto-label = Go to a board or a surname
desk-goto = Board or surname
desk-prepare = Prepare round { $round }
desk-caption = Results of round { $round }
desk-enter-result = missing, enter the result
desk-missing-word = missing
desk-row-board = board { $board }
desk-waiting-for-key = waiting for a key
desk-two-values = two different values
desk-put = Enter { $result }
desk-keep = Keep { $result }
desk-double-forfeit = double forfeit
desk-both-lose = both lose
desk-adjourned = adjourned
desk-clear = clear
desk-incident = incident
desk-history = history
desk-history-of = History of board { $board }
desk-order-fixed = The rows keep their order while the page is open.
key-next = next empty one
key-row = row
key-goto = board or surname
key-missing = only missing
key-reading = second reading
floor-title = Playing hall, round { $round }
floor-calling = { $n ->
    [one] calls the arbiter
   *[other] call the arbiter
}
floor-watch = to watch
floor-playing = playing
floor-finished-count = { $n ->
    [one] finished
   *[other] finished
}
floor-calls = Asking for an arbiter
floor-no-calls = No board is calling.
floor-calm = Quiet
floor-finished = Finished
floor-arbiters-only = This page is for arbiters only: claim signals appear on no public page.
game-board = Board { $board }
game-back-to-floor = Back to the playing hall
game-turn = { $side ->
    [white] White to move, move { $number }.
   *[black] Black to move, move { $number }.
}
game-flip = Flip
game-print-position = Print the position
game-scoresheet = Scoresheet
game-notation = English notation
game-move-label = { $side ->
    [white] White’s move { $number }
   *[black] Black’s move { $number }
}
game-record = Record
game-offline = The network does not answer: the move is not recorded. It is still in the field.
game-left = Typed after it, not recorded yet:
game-correct-transcript = Correct the transcript
game-was-completed = It was played and completed
game-moves = Moves
game-number = Number
game-clock = clock
game-folded = Moves 1–{ $number }
game-undo = Undo { $written }
game-paste-pgn = Paste PGN
game-two-sheets = Two scoresheets
game-signals = Signals
game-arbiters-only = arbiters only
game-no-signals = Nothing to report in this position.
game-claimable = Claimable
game-announcing = By announcing
game-ended = Ended
game-verify-claim = Check a claim
incident = Incident
incident-illegal = illegal move
incident-flag = flag fall
incident-claim = draw claim
incident-offer = draw offer
incident-phone = phone
incident-other = other
# Two values for a board; undoing.
desk-you = you
desk-keep-nothing = Leave it empty
desk-put-nothing = Clear
desk-unclear-note = A board has two values: choose which one counts before publishing or closing the tournament.
desk-nobody-found = No such board or surname: { $text }
desk-found-of = { $n } of { $m }: Enter goes to the next
history-kept = not written: another value stood there
history-undone-kept = withdrawn
floor-two-values = Two values for the result
game-back-to-desk = Back to the desk
floor-choose = Choose at the desk
