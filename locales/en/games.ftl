# A recorded game: captured men, perpetual check, exercises.
captured-title = Captured men
captured-by = { $side ->
    [white] Taken by White: { $count }
   *[black] Taken by Black: { $count }
}
perpetual-check = Perpetual check
perpetual-check-says = { $side ->
    [white] White
   *[black] Black
} gives check with every move, and the checks repeat ({ $checks }); the position on the board is occurrence { $n }: { $moves }.
perpetual-check-not-yet = Perpetual check by itself is no draw: it becomes one by agreement (5.2.3), by claim at the third occurrence (9.2), of itself at the fifth (9.6.1).
perpetual-check-claim = The player to move may claim a draw by the third occurrence (9.2); at the fifth it is drawn without a claim (9.6.1).
perpetual-check-fivefold = The position has occurred five times: it is drawn without a claim (9.6.1).
perpetual-check-not-yet-1952 = Perpetual check by itself is no draw: it becomes one by agreement (12.2) or by claim at the third occurrence (12.3).
perpetual-check-claim-1952 = The player may claim a draw by the third occurrence (12.3).
games-look = Look
game-shown-place = Round { $round }, board { $board }.
game-shown-no-moves = No moves recorded.
exercises-title = Exercises from the game
exercises-back = Back to the game
exercises-none = Exercises are made from a finished game with its moves.
exercises-name = Name
exercises-answers = Answers
exercise-mate = { $side ->
    [white] White
   *[black] Black
} to move mates in one. How?
exercise-check = { $side ->
    [white] The white king
   *[black] The black king
} is in check. Which moves parry it?
exercise-en-passant = { $side ->
    [white] White to move.
   *[black] Black to move.
} Which pawn can be taken en passant?
exercise-captures = { $side ->
    [white] White to move.
   *[black] Black to move.
} Which captures are possible?
exercise-castling-short = Can { $side ->
    [white] White
   *[black] Black
} castle on the king’s side now? Why?
exercise-castling-long = Can { $side ->
    [white] White
   *[black] Black
} castle on the queen’s side now? Why?
exercise-ending = { $side ->
    [white] White to move.
   *[black] Black to move.
} Is it mate, stalemate, or does the game go on?
exercise-yes = Yes, nothing hinders it.
exercise-no = No.
exercise-goes-on = The game goes on: there are legal moves.
examples-title = Draws and castling: examples judged
examples-lead = Each position is judged by the program, by the same rules as the games of tournaments.
examples-draws = Five ways to draw
examples-draw-stalemate = Stalemate
examples-draw-material = King and knight against king
examples-draw-fifty-moves = Fifty moves
examples-draw-repetition = Third occurrence
examples-draw-agreement = By agreement
examples-claim-repetition = The position has occurred three times, though not in a row: the player to move may claim a draw.
examples-claim-fifty = { $n } half-moves without capture and pawn move, that is 50 moves by each: the player to move may claim a draw.
examples-agreement = Both have moved: they may agree to a draw.
examples-castling = Four obstacles to castling
examples-obstacle-king-moved = The king has moved
examples-obstacle-rook-moved = The rook has moved
examples-obstacle-man-between = A man between
examples-obstacle-attacked = A square of the king is attacked
examples-for-ever = For the whole game.
examples-for-now = Only now: when the cause is gone, castling is possible.
