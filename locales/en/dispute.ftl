# A position set up by the arbiter, and what each player is told
position-set-up = position set up { $fen }
in-position-set-up = in the position set up { $fen }
position-unknown = Set up the position, or enter the moves
position-unknown-lead = Nothing is recorded of this game, so nobody told the program how the men stand. Without the position there is no verdict.
position-cannot-be = The position cannot be
position-nobody-entered = Position not known: no move is recorded
position-caption-set-up = { $side ->
    [white] Position set up by the arbiter, White to move
   *[black] Position set up by the arbiter, Black to move
}
setup-fault-men = The men cannot be read: eight ranks with slashes between, from the eighth to the first.
setup-fault-turn = Who is to move cannot be read: w or b.
setup-fault-castling-text = The castling rights cannot be read: KQkq, or a part of it.
setup-fault-en-passant-text = The en passant square cannot be read: for example e6.
setup-fault-half-moves = The number of half-moves without capture and pawn move cannot be read.
setup-fault-number = The number of the move cannot be read.
setup-fault-whole = That is no FEN.
setup-fault-empty = There is no man on the board.
setup-fault-missing-king = A king is missing.
setup-fault-kings = A player has more than one king.
setup-fault-pawn = A pawn stands on the first or the eighth rank.
setup-fault-castling = Castling needs king and rook on their original squares.
setup-fault-en-passant = En passant needs the pawn that has just made its double step.
setup-fault-check = The player who is not to move is in check.
setup-fault-impossible-check = No move can have given this check.
setup-fault-men-too-many = There are more men than the missing pawns can have become.
dispute-title = Dispute at the board
dispute-open = Set up the position and decide
dispute-check = Check the position
dispute-recorded = As recorded, { $move }
dispute-empty = Empty board
dispute-start = Initial position
dispute-board = As board
dispute-take = take
dispute-no-board = No move is recorded on that board in this round.
dispute-hand = Man to put on the board
dispute-off = off
dispute-position = The position as it is set up
dispute-turn = To move
dispute-castling = Castling still possible
dispute-castle-wk = White short
dispute-castle-wq = White long
dispute-castle-bk = Black short
dispute-castle-bq = Black long
dispute-en-passant = En passant on
dispute-number = Move number
dispute-half = Half-moves without capture and pawn move
dispute-more = FEN, castling, en passant, move number
dispute-happened = What happened
happened-flag-white = White’s flag
happened-flag-black = Black’s flag
happened-resign-white = White resigns
happened-resign-black = Black resigns
happened-illegal-white = Illegal act by White
happened-illegal-black = Illegal act by Black
happened-claim = Claim of 50 moves
happened-both-flags = Both flags
happened-end = Dead position, mate, stalemate
judged-elsewhere = Do the men stand otherwise on the board?
judged-set-up = Set up the position
judged-moves = Enter the moves
judged-sheets = Copy the scoresheets
search-on = Search on
search-on-note = Four times as many positions, half a minute at most. You may leave the page meanwhile.
job-search = Searching whether a mate is possible
flag-which-period = In which period did the flag fall?
flag-which-period-lead = The moves made are not recorded, and the time control has several periods. Choose the period above, or enter the moves.
flag-which-move = How many moves were made?
flag-which-move-lead = The player had to complete a number of moves. Set the position up with its move number, or enter the moves.
claim-needs-moves = A claim needs the moves
claim-needs-moves-lead = A position alone does not tell how often it occurred. Enter the moves from the scoresheets; for 50 moves the counted half-moves with the position are enough.
act-no-pawn = No pawn can have gone there
act-no-pawn-lead = In this position no pawn of the player reaches the last rank with a legal move, so none was left unreplaced. Check the player, the square and the recorded moves.
ruling-legal = Legal move: nothing to penalise
ruling-legal-lead = The move accords with articles 3.1 to 3.9. No time is added, and it does not count as an illegal act.
fact-position = Judged in
fact-why-illegal = Why illegal
fact-not-held = Position
fact-not-held-text = not recorded: that the move was illegal rests on what the arbiter saw
verdict-guidelines-not-announced = Nobody knows which flag fell first. Guidelines III, which would decide, hold only where the event announced them and no time is added to the moves. The arbiter decides.
told-title = To tell the players
told-won = { $event ->
    [flag] Your opponent’s time has run out and you can still checkmate: you win.
    [resignation] Your opponent resigned: you win.
    [illegal] Your opponent has completed a second illegal act: you win.
    [sealed] Your opponent’s sealed move does not count: you win.
   *[other] You win.
}
told-lost = { $event ->
    [flag] Your time has run out and your opponent can still checkmate: you lose.
    [resignation] You resigned: you lose.
    [illegal] You have completed a second illegal act: you lose.
    [sealed] Your sealed move does not count: you lose.
   *[other] You lose.
}
told-drawn = { $event ->
    [flag] { $who ->
        [by] Your time has run out, but your opponent cannot checkmate by any series of legal moves: the game is drawn.
       *[other] Your opponent’s time has run out, but you cannot checkmate by any series of legal moves: the game is drawn.
    }
    [resignation] { $who ->
        [by] You resigned, but your opponent cannot checkmate by any series of legal moves: the game is drawn.
       *[other] Your opponent resigned, but you cannot checkmate by any series of legal moves: the game is drawn.
    }
    [illegal] { $who ->
        [by] It is your second illegal act, but your opponent cannot checkmate by any series of legal moves: the game is drawn.
       *[other] It is your opponent’s second illegal act, but you cannot checkmate by any series of legal moves: the game is drawn.
    }
   *[other] The game is drawn.
}
told-won-earlier = The game had already ended on the board: you have won.
told-lost-earlier = The game had already ended on the board: you have lost.
told-drawn-earlier = The game had already ended on the board: it is drawn.
told-time-gained = { $event ->
    [claim] Your opponent’s claim is incorrect: you gain { $time }, the game goes on.
   *[other] Your opponent has completed an illegal act: you gain { $time }, the game goes on.
}
told-time-given = { $event ->
    [claim] Your claim is incorrect: your opponent gains { $time }, the game goes on.
   *[other] You have completed an illegal act: your opponent gains { $time }, the game goes on.
}
told-claim-right = { $who ->
    [by] Your claim is correct: the game is drawn.
   *[other] Your opponent’s claim is correct: the game is drawn.
}
told-legal = { $who ->
    [by] Your move is legal: the game goes on.
   *[other] Your opponent’s move is legal: the game goes on.
}
told-continues = The game goes on.
arbitration-quickplay-finish = Guidelines III, games without increment
arbitration-quickplay-finish-note = They hold only where the event announced them, no time is added to the moves, and it is not blitz (III.2.1, III.2.2).
setting-quickplay-finish-not-announced = not announced: they do not hold
setting-quickplay-finish-announced = announced
