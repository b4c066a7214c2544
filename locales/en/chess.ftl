# Words of the board and of results.
white = White
black = Black
board = Board
board-short = Bd.
round = Round
# Above a column of round numbers.
round-short = Rd
of = of { $n }
n-of-m = { $n } of { $m }
points = Points
result = Result
player = Player
opponent = Opponent
colour = Colour
rating = Rating
club = Club
place = Place
place-short = Pl.
surname = Surname
find = Find
print = Print
close = Close
playing = playing
bye = Bye
bye-short = bye
square-empty = empty
piece-wk = white king
piece-wq = white queen
piece-wr = white rook
piece-wb = white bishop
piece-wn = white knight
piece-wp = white pawn
piece-bk = black king
piece-bq = black queen
piece-br = black rook
piece-bb = black bishop
piece-bn = black knight
piece-bp = black pawn
piece-queen = Queen
piece-rook = Rook
piece-bishop = Bishop
piece-knight = Knight
promotion = The pawn becomes
result-white-wins = White wins
result-draw = draw
result-black-wins = Black wins
result-white-wins-forfeit = White wins by forfeit
result-black-wins-forfeit = Black wins by forfeit
result-double-forfeit = double forfeit
result-both-lose = both lose
result-white-draws-black-loses = half a point to White, Black loses
result-white-loses-black-draws = White loses, half a point to Black
result-white-wins-unrated = White wins, game not rated
result-draw-unrated = draw, game not rated
result-black-wins-unrated = Black wins, game not rated
result-adjourned = adjourned
result-adjourned-short = adj.
# Points with their noun. What $amount may be: none, half, one, between (1½), more.
points-count = { $amount ->
    [half] { $points } point
    [one] { $points } point
   *[more] { $points } points
}
points-with = { $amount ->
    [half] with { $points } point
    [one] with { $points } point
   *[more] with { $points } points
}
