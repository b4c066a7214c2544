# Decisions
ruling-title-agreement = Draw by agreement, proposed decision
ruling-title-end = End of the game, proposed decision
ruling-counted-already = Counted already: two infringements in one move count once
ruling-counted-already-lead = No new penalty; that of the first infringement remains.
ruling-stands-lead = The position stays as it is. The move goes into the game’s record and the PGN, not into the count.
ruling-correcting = Corrects the record of { $time }: that one stays readable, superseded.
ruling-note = Note
ruling-print = Print the proof
verdict-agreed = Draw by agreement
verdict-moves-completed = The game goes on: the moves of the period are completed
verdict-moves-completed-lead = Moves completed { $n }, prescribed { $of }: the next period begins.
agreement-not-yet = The draw cannot be agreed yet
agreement-no-move = Each player must have made at least one move.
agreement-too-early = The tournament’s regulations allow it only after { $n ->
    [one] one move
   *[other] { $n } moves
}.
end-not-reached = The game has not ended of itself
end-not-reached-lead = The recorded moves hold no mate, stalemate, dead position, fivefold repetition or 75 moves.
claim-wrong-repetition = { $n ->
    [one] The position occurred once, not three times: { $moves }.
    [2] The position occurred twice, not three times: { $moves }.
   *[other] The position occurred { $n } times, not three: { $moves }.
}
claim-wrong-fifty = { $n ->
    [0] The last move is a capture or a pawn move: 50 moves need { $limit } half-moves without.
    [one] One half-move without capture or pawn move: { $limit } are needed.
   *[other] { $n } half-moves without capture or pawn move: { $limit } are needed.
}
claim-announced-illegal = The announced move { $move } is not legal: that piece must move, if it can.
claim-announced = announced, not yet played
fact-rules = Rules
fact-setting = The event’s choice
fact-chosen = Who chose
fact-chosen-by = { $name }, { $time }
fact-chosen-nobody = nobody: the defaults apply
fact-announced = Announced move
fact-new-clock = from { $before } (read after move { $n }) to { $after }
supervision-short-rapid-partial = without full supervision
supervision-short-rapid-full = full supervision
supervision-short-blitz-partial = without full supervision
supervision-short-blitz-full = full supervision
# Illegal moves
illegal-by = Who
illegal-act = What happened
illegal-noticed = When it was noticed
illegal-written = The move, as written or made
illegal-same-move = Same move as the infringement recorded here already: two infringements in one move count once
illegal-continued = The moves written after it, as on the scoresheet
act-illegal-move = move against article 3
act-pawn-not-replaced = pawn on the last rank not replaced
act-clock-without-move = clock pressed without a move
act-two-hands = move made with two hands
noticed-at-once = at once, the clock pressed
noticed-after-reply = after the opponent’s move
noticed-after-game = after the game
noticed-before-pressing = clock not pressed yet
record-illegal-move = { $side ->
    [white] Illegal move by White{ $written }, { $after }.
   *[black] Illegal move by Black{ $written }, { $after }.
}
record-pawn-not-replaced = { $side ->
    [white] White leaves the pawn on the last rank{ $written }, { $after }.
   *[black] Black leaves the pawn on the last rank{ $written }, { $after }.
}
record-clock-without-move = { $side ->
    [white] White presses the clock without moving{ $written }, { $after }.
   *[black] Black presses the clock without moving{ $written }, { $after }.
}
record-two-hands = { $side ->
    [white] White moves with two hands{ $written }, { $after }.
   *[black] Black moves with two hands{ $written }, { $after }.
}
record-written = { " " }“{ $written }”
record-continued = Written after it: { $moves }.
record-flag-moves = Moves completed { $n } of { $of }.
record-agreement = The players agree to a draw, { $after }.
record-end = End of the game stated { $after }.
record-result = Result decided: { $result }.
record-clocks-set = Set to: White { $white }, Black { $black }.
record-counter = Clock’s counter { $counter }, moves completed { $moves }: difference { $drift }.
# Cause of the result
cause-checkmate = checkmate
cause-resignation = resignation
cause-stalemate = stalemate
cause-dead-position = dead position
cause-agreement = draw by agreement
cause-default-time = late arrival
cause-flag = flag fall
cause-both-flags = both flags
cause-illegal-moves = illegal moves
cause-illegal-position = illegal position
cause-threefold-claim = threefold repetition
cause-fifty-moves-claim = 50 moves
cause-fivefold-repetition = fivefold repetition
cause-seventy-five-moves = 75 moves
cause-device = electronic device
cause-refusal = refusal to comply with the Laws
cause-penalty = penalty
cause-abandoned = left the playing venue
cause-emergency = emergency
cause-arbiters-decision = arbiter’s decision
# Flag
flag-period = In which period it fell
flag-period-moves = before the control at move { $n }
flag-period-rest = in the time to finish the game
flag-unpressed = The last move was made, but the clock not pressed
# The board’s record
record-title = Record of the board
record-print = Print the record
record-open = Record of the board
record-replaced = { $n ->
    [one] One record superseded.
   *[other] { $n } records superseded.
}
record-correct = Correct
record-withdraw = Withdraw
record-superseded = superseded by no. { $n } at { $time }
record-supersedes = supersedes no. { $list }
record-note = Nothing is deleted: a correction supersedes the record, which stays readable. The result changes only if you change it.
record-result-in-doubt = The result rests on a superseded record: decide whether it changes.
incident-ended = end of the game
incident-withdrawn = record withdrawn
incident-withdraw-title = Withdraw a record
incident-withdraw-why = Why it is withdrawn
incident-withdraw-note = It stays in the record, superseded; an illegal move is no longer counted.
incident-correcting = Supersedes the record of { $time }: { $kind }.
incident-set-white = White’s clock set to
incident-set-black = Black’s clock set to
incident-counter = Move counter of the clock
incident-result = Result that you decide
incident-result-none = none, the game goes on
incident-article = Article, if another
# Clocks
clock-title = Clocks
clock-expected = can show { $bounds }
clock-between = from { $least } to { $most }
clock-should-show = After move { $n } it should show: { $bounds }.
clock-not-known = Without an earlier reading it is not known what it should show.
clock-to-control = { $n ->
    [0] Moves of the period completed.
    [one] One move to the control.
   *[other] { $n } moves to the control.
}
clock-exempt = Less than five minutes: recording moves is not obligatory.
clock-must-write = Less than five minutes, but with 30 seconds a move recording moves stays obligatory.
clock-exempt-moves = { $side ->
    [white] White exempt from recording moves from move { $from } to { $to }.
   *[black] Black exempt from recording moves from move { $from } to { $to }.
}
clock-missing-period = { $side ->
    [white] White, move { $move }: shows { $shown }, the time of the new period is missing ({ $by }).
   *[black] Black, move { $move }: shows { $shown }, the time of the new period is missing ({ $by }).
}
clock-missing-increment = { $side ->
    [white] White, move { $move }: shows { $shown }, the increment of { $by ->
        [one] one second
       *[other] { $by } seconds
    } is missing.
   *[black] Black, move { $move }: shows { $shown }, the increment of { $by ->
        [one] one second
       *[other] { $by } seconds
    } is missing.
}
clock-too-much = { $side ->
    [white] White, move { $move }: shows { $shown }, at least { $by } too much.
   *[black] Black, move { $move }: shows { $shown }, at least { $by } too much.
}
clock-too-little = { $side ->
    [white] White, move { $move }: shows { $shown }, at least { $by } too little.
   *[black] Black, move { $move }: shows { $shown }, at least { $by } too little.
}
clock-counter-ahead = The move counter may be ahead and the period added too early.
# Scoresheet
sheet-illegal-before = Before this one, illegal: { $written }
sheet-illegal-stands = Illegal, stands
game-confirm-end = Go to the confirmation
signal-dead-over = Dead position, the game is over.
# Floor
floor-announceable = claimable by announcing
floor-claimable-text = { $side ->
    [white] White may claim now: { $what }.
   *[black] Black may claim now: { $what }.
}
floor-announceable-text = { $side ->
    [white] White may claim by announcing a move: { $what }.
   *[black] Black may claim by announcing a move: { $what }.
}
floor-confirm-end = Confirm
floor-wrong-clock = clock to be looked at
floor-missing = Result missing
floor-no-board = “{ $typed }” is no board of this round. Write for example 12, or 12 l b: illegal move by Black.
floor-go-note = Number of the board, then if needed the key of the incident and w or b for the player: 12 l b.
# Settings of arbitration
arbitration-open = Open the arbitration choices
arbitration-title = Arbitration
arbitration-lead = What the text of the Laws leaves open is settled beforehand, once. Each decision records the choice that applied and who made it.
arbitration-edition = Edition of the Laws
arbitration-kind = Kind of chess
arbitration-change-there = changed in the settings
arbitration-supervision = Supervision in rapid and blitz
arbitration-supervision-note = Standard games always follow the competition rules. The tournament regulations must declare it.
arbitration-supervised-blitz = Penalty in supervised blitz
arbitration-supervised-blitz-note = In the text of 2023 supervised blitz refers to the competition rules without repeating the minute of rapid: by the letter, two minutes. In earlier editions it is always one.
arbitration-series = “Any possible series of legal moves”
arbitration-series-note = Flag, resignation, second illegal move: does the position alone decide, or also the fivefold repetition and 75 moves that would come before?
arbitration-announced-mate = Correct claim, but the announced move would mate
arbitration-announced-mate-note = The text does not say which comes first.
arbitration-period-switch = When the clock adds the next period
arbitration-period-switch-note = For reckoning what it should show.
arbitration-save = Save the choices
arbitration-chief-only = The chief arbiter changes them.
period-switch-moves = with the last move of the period, by the counter
period-switch-zero = when it reaches zero
setting-supervised-blitz-two-minutes = two minutes, by the letter
setting-supervised-blitz-one-minute = one minute, as in rapid
setting-series-any = the position alone decides
setting-series-until-automatic-draw = fivefold repetition and 75 moves count too: where mate is possible, the arbiter decides
setting-announced-mate-arbiter = the arbiter decides
setting-announced-mate-claim = the claim first: draw
setting-announced-mate-mate = the mate first
action-tournament-arbitration = Arbitration choices
print-arbiter = Arbiter
print-proposal = Proposed decision: it counts when the arbiter confirms it.
print-printed-at = Printed at { $time }.
