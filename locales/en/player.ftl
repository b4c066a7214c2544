# A player's page, and their board on the phone.
copy-of = Copy of …: the network does not answer.
my-board-forget = Forget on this phone
my-board-how = How it went, round by round
my-board-remember = Remember on this phone
my-board-remember-note = “My board” will lead here at once, and without a network the last copy will be shown. The phone keeps a code without a name, until a week after the tournament.
my-board-remembered = This phone remembers the board: “My board” leads here at once, and without a network the last copy is shown.
player-board = board { $board }
player-change = { $change } with K { $k }
player-colour = Col.
player-game = Game
player-game-of = Game of round { $round }
player-game-short = game
player-games-pgn = { $n ->
    [one] The recorded game, PGN
   *[other] The { $n } recorded games, PGN
}
player-next-black = Round { $round }: Black on board { $board } against { $name }.
player-next-white = Round { $round }: White on board { $board } against { $name }.
player-number = Pairing number
player-place = { $place } of { $players }
player-points = { $points } out of { $rounds }
player-take = To take along
player-to-ratings = The rating change in full
player-withdrawn = Withdrew after round { $round }.
news-board = Round { $round } published: board { $board }, { $colour ->
    [white] White
   *[black] Black
} against { $name }
news-feed = News (Atom)
news-no-game = Round { $round } published: { $words }
news-round = Round { $round } published
