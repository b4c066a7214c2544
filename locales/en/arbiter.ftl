the-pawn = the pawn on { $square }
the-knight = the knight on { $square }
the-bishop = the bishop on { $square }
the-rook = the rook on { $square }
the-queen = the queen on { $square }
the-king = the king on { $square }
The-pawn = The pawn on { $square }
The-knight = The knight on { $square }
The-bishop = The bishop on { $square }
The-rook = The rook on { $square }
The-queen = The queen on { $square }
The-king = The king on { $square }
by-pawn = by the pawn on { $square }
by-knight = by the knight on { $square }
by-bishop = by the bishop on { $square }
by-rook = by the rook on { $square }
by-queen = by the queen on { $square }
by-king = by the king on { $square }
no-pawn = No pawn
no-knight = No knight
no-bishop = No bishop
no-rook = No rook
no-queen = No queen
no-king = No king
illegal-game-over = The game is already over.
illegal-opponents-man = { $man } belongs to the opponent.
illegal-empty-square = There is no piece on { $square }.
illegal-no-such-man = { $man } can get there.
illegal-same-square = Origin and target are the same square, { $square }.
illegal-own-man = The square is taken by { $man } of the same colour.
illegal-king-capture = The king cannot be captured.
illegal-geometry = { $man } does not move like that.
illegal-path-blocked = { $man } blocks the way.
illegal-push-blocked = The pawn cannot advance: { $man } stands in front.
illegal-double-step = The pawn on { $square } has left its starting square: it advances one square only.
illegal-pawn-capture = There is nothing to take on { $square }: a pawn moves diagonally only to capture.
illegal-en-passant-late = Taking en passant was possible only at once, at move { $move }
illegal-en-passant-never = There is no capture en passant on { $square }.
illegal-promotion-missing = The pawn reaches the last rank: the promotion piece is missing, for example =Q.
illegal-promotion-piece = A pawn promotes to queen, rook, bishop or knight.
illegal-promotion-place = No pawn reaches the last rank with this move: no promotion.
illegal-castling-king-moved = The king moved at move { $move } and can no longer castle.
illegal-castling-king-absent = The king is not on its starting square and cannot castle.
illegal-castling-rook-moved = This rook already moved at move { $move }
illegal-castling-rook-absent = There is no rook on { $square } to castle with.
illegal-castling-lost = The right to castle is already lost.
illegal-castling-in-check = The king is in check ({ $by }): no castling now.
illegal-castling-through = The king would cross { $square }, attacked { $by }: no castling now.
illegal-castling-into = The king would arrive on { $square }, attacked { $by }: no castling now.
illegal-castling-between = Between king and rook stands { $man }.
illegal-king-attacked = The king would go to { $square }, attacked { $by }.
illegal-stays-in-check = The king is attacked { $by } and would remain in check.
illegal-pinned = The piece is pinned: the king would be in check, attacked { $by }.
illegal-en-passant-exposes = Taking en passant would expose the king, attacked { $by }.
illegal-other = The move does not accord with article 3.
move-unreadable = "{ $written }" cannot be read as a move.
move-unreadable-at = The sign "{ $sign }" does not fit. Write Nf3, Bxf7+, O-O, e8=Q, for example.
move-unreadable-short = Something is missing. Write Nf3, Bxf7+, O-O, e8=Q, for example.
move-ambiguous = "{ $written }" fits { $n } moves.
move-ambiguous-choose = Choose the right one.
move-illegal = { $written } is not legal.
article = (Art. { $article })
end-checkmate = { $winner ->
    [white] Checkmate: White wins.
   *[black] Checkmate: Black wins.
}
end-stalemate = Stalemate: the game is drawn.
end-dead-position = Dead position: neither player can still mate. The game is drawn.
end-fivefold = The same position has occurred five times: the game is drawn.
end-seventy-five = Seventy-five moves by each player without capture or pawn move: the game is drawn.
problem-clock = "{ $value }" is not a time: write 1:28:05 or 28:05.
game-subtitle = Round { $round }, { $control }
game-position-after = position after { $move }
game-position-start = initial position
before-first-move = before the first move
after-moves = { $start ->
    [one] at the start and after { $moves }
   *[other] after { $moves }
}
at-the-start = at the start
after-move = after { $move }
signal-threefold = Threefold repetition
signal-threefold-now = { $side ->
    [white] White may claim now: the position occurred { $moves }.
   *[black] Black may claim now: the position occurred { $moves }.
}
signal-fifty = 50 moves
signal-fifty-now = { $side ->
    [white] White may claim now: { $n } half-moves without capture or pawn move.
   *[black] Black may claim now: { $n } half-moves without capture or pawn move.
}
signal-fifty-count = { $n ->
    [one] One half-move
   *[other] { $n } half-moves
} without capture or pawn move.
signal-announce = { $side ->
    [white] White may claim by writing down and announcing { $moves }.
   *[black] Black may claim by writing down and announcing { $moves }.
}
signal-repeated = The position on the board is occurrence { $n }: { $moves }.
signal-repetition = Repetition
signal-moves-after = Half-moves recorded after the end: { $n }.
signal-illegal = Illegal moves
signal-illegal-count = White { $white }, Black { $black }.
signal-flag = Flag
signal-flag-text = { $side ->
    [both] Both have fallen, noticed at { $time }.
    [white] White’s has fallen, noticed at { $time }.
   *[black] Black’s has fallen, noticed at { $time }.
}
signal-draw-offer = Draw offer
signal-draw-offer-text = { $side ->
    [white] White offered a draw with the last move.
   *[black] Black offered a draw with the last move.
}
incident-more = Other cases
incident-colours = wrong colours
incident-position = wrong initial position
incident-displaced = displaced pieces
incident-clock = clock set wrongly
incident-late = late arrival
incident-disturbance = disturbance
incident-health = health
incident-appeal = appeal
incident-title = Incident at board { $board }
incident-kind = What
incident-player = Player
incident-player-none = neither
incident-facts = The facts
incident-ruling = The ruling
incident-clock-white = White’s clock
incident-clock-black = Black’s clock
incident-save = Record the incident
incident-log = { $side ->
    [white] { $kind }, White. { $facts }
    [black] { $kind }, Black. { $facts }
   *[none] { $kind }. { $facts }
}
action-game-move = Move
action-game-undo-move = Move taken back
action-game-import = Game imported
action-incident-append = Incident
action-incident-points = Points taken off
floor-flag = flag fallen
floor-ended = game over on the board
floor-claimable = claimable draw
floor-illegal = illegal moves
floor-open-game = Open
floor-illegal-text = White { $white }, Black { $black }.
floor-moves = move { $n }
floor-no-moves = no move recorded
illegal-cannot-reach = { $man } cannot reach { $to }: { $by } blocks the way.
move-not-recorded = The move is not recorded.
