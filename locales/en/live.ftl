# Live games.
live-title = Round { $round }, live
live-title-none = Live
live-link = Live games
live-delay-none = shown at once
live-delay = { $what } behind the boards
live-delay-both = { $minutes } and at least { $moves } behind the boards
live-delay-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
live-delay-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
live-none = No move to show yet. The games appear here by themselves.
live-last = Board { $board }, last move
live-at = at { $time }
live-moves-of = Moves of board { $board }
live-others = Other boards
live-more = Other boards:
live-clocks = { $white } and { $black }
live-key-move = move
live-key-board = board
live-rest = { $seen ->
    [one] One board with moves
   *[other] { $seen } boards with moves
}{ $others ->
    [0] .
    [one] ; of the other one the result is shown.
   *[other] ; of the other { $others } the result is shown.
}
rule-live = Live moves
field-live-minutes = Delay of live moves in minutes, 0 to 60 (empty: 15)
field-live-moves = Moves held back live, 0 to 50 (empty: none)
spoken-move = { $man } from { $from } to { $to }
spoken-capture = { $man } from { $from } takes on { $to }
spoken-castle-short = castles short
spoken-castle-long = castles long
spoken-promotion = promotes: { $man }
spoken-check = check
spoken-mate = checkmate
