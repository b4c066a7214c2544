ruling-place = Board { $board }, round { $round }
ruling-back = Back to the game
ruling-title-flag = Flag, proposed decision
ruling-title-resign = Resignation, proposed decision
ruling-title-illegal = Illegal move
ruling-standing = The board has a result already:
ruling-line = A variation that proves it
ruling-mate = mate
ruling-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
ruling-time-added = { $side ->
    [white] First illegal move: { $time } more for White
   *[black] First illegal move: { $time } more for Black
}
ruling-increment = { $side ->
    [white] Take from White’s clock the increment gained by pressing it ({ $n ->
        [one] one second
       *[other] { $n } seconds
    }).
   *[black] Take from Black’s clock the increment gained by pressing it ({ $n ->
        [one] one second
       *[other] { $n } seconds
    }).
}
ruling-second-illegal = Second illegal move of the same player.
ruling-not-completed = The move is not completed: the player corrects it with the touched piece
ruling-stands = The illegal move can no longer be corrected and stands
ruling-remedy-only = No penalty in this edition of the Laws
remedy-restore = Restore the position before the move: the piece that was moved is touched and must move, if it can.
remedy-restore-or-annul = Restore the position; where that cannot be done, the game is annulled and another is played.
remedy-queen = The pawn becomes a queen of the same colour.
remedy-make-move = Nothing is to be restored: the player makes a move.
remedy-keep = The move is legal in itself and stays on the board.
verdict-lost = { $loser ->
    [white] White loses: Black can still checkmate
   *[black] Black loses: White can still checkmate
}
verdict-won = { $winner ->
    [white] White wins
   *[black] Black wins
}
verdict-drawn = { $loser ->
    [white] Draw: Black can no longer checkmate
   *[black] Draw: White can no longer checkmate
}
verdict-continues = The game goes on
verdict-undecided = Undecided
verdict-unknown-lead = { $n } positions searched, no mate found and no proof. The arbiter decides.
verdict-no-article = This edition of the Laws has no article for it. The arbiter decides.
verdict-series-cut = Mate is possible, but the event counts five repetitions and 75 moves. The arbiter decides.
verdict-announced-mate = The announced move would checkmate. The arbiter decides.
verdict-earlier-lead = The game had ended { $after }: that result stands.
verdict-lost-lead = { $n ->
    [0] The mate is on the board.
    [one] The rule asks whether any series of legal moves leads to mate. One half-move is enough.
   *[other] The rule asks whether any series of legal moves leads to mate. { $n } half-moves are enough.
}
proof-lone-king = There is only the king: it never mates.
proof-knight-queens = King and knight against king and queens: nothing can block the corner, there is no mate.
proof-bishops = All bishops stand on squares of one colour and no piece can block the other way: there is no mate.
proof-locked = The structure is locked: among all squares that every piece can reach, none is left on which the king could be mated.
proof-locked-exits = { $n ->
    [0] The structure is locked for ever: no move changes it, and with the squares that can be reached mate is impossible.
    [one] As long as the structure stands there is no mate, and after the only move that changes it the position is dead.
   *[other] As long as the structure stands there is no mate, and after each of the { $n } moves that change it the position is dead.
}
proof-forced = { $n ->
    [0] The game is over on the board already.
    [one] There is only one legal move.
   *[other] There is only one legal move each time, for { $n } half-moves.
}
proof-end-other-mates = In the end the other side mates.
proof-end-stalemate = In the end it is stalemate.
proof-end-cycle = The position repeats for ever.
proof-exhaustion = { $n ->
    [one] The only position that can be reached was looked at: there is no mate.
   *[other] All { $n } positions that can be reached were looked at: there is no mate.
}
ruling-confirm = Confirm { $result }
ruling-put = Enter { $result }
ruling-record-only = Record without a result
ruling-otherwise = Decide otherwise
ruling-other-white = It concerns White
ruling-other-black = It concerns Black
ruling-no-proof = There is no proof
ruling-no-proof-text = The search came to no answer: the result stays empty. The arbiter decides.
fact-proof = Proof
fact-proof-line = { $n ->
    [0] the mate on the board
    [one] variation of one half-move, verified by the rules engine
   *[other] variation of { $n } half-moves, verified move by move by the rules engine
}
fact-searched = Searched
fact-positions = { $n ->
    [one] one position
   *[other] { $n } positions
}
fact-left-out = Left out
fact-left-out-text = threefold repetition and 50 moves: only the position counts
fact-before = Before
fact-before-text = no mate, no stalemate, no automatic end in the recorded moves
supervision-partial = One arbiter for several games
supervision-full = Full supervision
claim-title = Checking a claim
claim-by = Who claims
claim-move = Announced move, empty if none
claim-on = On what
claim-on-either = repetition or 50 moves
claim-on-repetition = repetition
claim-on-fifty = 50 moves
claim-touched = Has touched a piece on this move already
claim-check = Check
claim-right = The claim is correct: draw
claim-wrong = The claim is incorrect
claim-right-repetition = The position occurred { $n } times: { $moves }.
claim-right-fifty = { $n } half-moves without captures and pawn moves.
claim-wrong-time = { $side ->
    [white] { $time } more for White.
   *[black] { $time } more for Black.
}
claim-must-play = { $move } must be played.
claim-not-on-move = The claim is not heard: only the player on move may claim
claim-has-touched = The claim is not heard: a piece was touched already
claim-not-heard = No penalty; the right comes back with the next move.
claim-unreadable = The announced move cannot be read
claim-occurrences = The positions
near-player-to-move = The other player had the move.
near-castling = Castling with the rook { $rook } was still possible, until { $move }.
near-en-passant = A pawn could be taken en passant on { $square }.
near-does-not-count = does not count: { $reason }
record-flag = { $side ->
    [white] White’s flag fell, { $after }.
   *[black] Black’s flag fell, { $after }.
}
record-resigns = { $side ->
    [white] White resigns, { $after }.
   *[black] Black resigns, { $after }.
}
record-claim = { $side ->
    [white] White claims a draw on the board, { $after }.
   *[black] Black claims a draw on the board, { $after }.
}
record-claim-move = { $side ->
    [white] White claims a draw announcing { $announced }, { $after }.
   *[black] Black claims a draw announcing { $announced }, { $after }.
}
incident-resignation = resignation
action-result-ruling = Result by ruling
action-game-sheet = Scoresheet taken
refusal-sheet-disagrees = The scoresheet does not continue the recorded game: it differs at { $move } Undo the moves that do not count first.
compare-title = Two scoresheets
compare-lead = Copy both scoresheets as they are written. They are aligned half-move by half-move; nothing is recorded until you take one.
compare-white = White’s scoresheet
compare-black = Black’s scoresheet
compare-language = Language
language-detect = to be found out
language-italian = Italian
language-english = English
language-german = German
language-french = French
language-spanish = Spanish
compare-check = Compare
compare-same = Both scoresheets are the same game
compare-divergence = They differ at { $move }
compare-agreed = { $n ->
    [one] They agree for one half-move.
   *[other] They agree for { $n } half-moves.
}
compare-legal-both = Both stay legal to the end.
compare-legal-white = Only White’s scoresheet stays legal to the end.
compare-legal-black = Only Black’s scoresheet stays legal to the end.
compare-legal-neither = Neither stays legal to the end.
compare-results-differ = The results written differ.
compare-resumes = Further on they agree again.
compare-take-white = { $n ->
    [one] Take White’s: one half-move
   *[other] Take White’s: { $n } half-moves
}
compare-take-black = { $n ->
    [one] Take Black’s: one half-move
   *[other] Take Black’s: { $n } half-moves
}
compare-last-agreed = last position on which both agree
print-game-title = Scoresheet, board { $board }
print-incidents = Incidents
print-no-incidents = No incident recorded.
print-clocks = Clocks: White { $white }, Black { $black }.
ruling-record = Record the ruling
step-to-record = Back to the last move to record
step-first = Start
step-back = Back
step-next = Next
step-last = End
step-label = Step through the game
signal-dead = Dead position
signal-dead-text = Neither player can checkmate any more by any series of legal moves: the game is drawn.
floor-verdict = Decision
floor-check = Check
floor-short-time = less than five minutes
floor-short-time-text = White { $white }, Black { $black }, move { $n }.
floor-claim-open = claim of a draw
floor-draw-offer = draw offered
floor-moves-clocks = move { $n }, clocks { $white } { $black }
floor-go = Go to board
floor-go-button = Open
ruling-of-nobody = It does not say which player: White or Black?
