# The beginning of a round: hours, clock, default time, empty chairs.
start-title = Start of round { $round }
start-open = Start of the round, empty chairs
start-clock = Start
start-began = at { $hour }
start-not-begun = Clock not started
start-announced = Announced for { $hour }
start-now = Start now
start-as-announced = Start at the announced hour
start-default = Default time
start-over = over since { $hour }
start-until = until { $hour }
start-minutes = { $n ->
    [0] none: whoever is not there at the start loses
    [one] one minute from the start
   *[other] { $n } minutes from the start
}
start-missing = { $n ->
    [0] all results are there
    [one] one board without a result
   *[other] { $n } boards without a result
}
start-key-seats = type the empty chairs
start-late = Came
start-forfeit = Forfeit
start-taken = Was there
start-empty = { $n ->
    [0] No empty chair
    [one] One game has not begun yet
   *[other] { $n } games have not begun yet
}
start-seats = Empty chairs
start-note = Note
start-seats-hint = Number of the board with w for White, b for Black; the number alone for both.
start-rule = Decide otherwise
start-at = Hour of arrival, { $seat }: empty means now
problem-seats = “{ $value }”: write the number of a board without a result, with w or b.
problem-round-hour = round { $value } has no hour: write for example 15:00.
problem-round-hour-typed = “{ $value }” is no hour: write for example 15:12.
field-hour = Hour of round { $round }
field-zone = Time zone of the place
field-seats = Empty chairs
field-at = Hour of arrival
days-zone-note = Empty: central European time (CET), with summer time. Elsewhere write how far ahead of UTC, for example +05:30.
refusal-round-not-started = The clock of the round is not started: lateness is counted from the start.
refusal-may-still-come = They may still come, until { $time }.
action-round-seats = Empty chairs
trail-seat = { $side ->
    [black] { $board } Black
   *[white] { $board } White
}
trail-seats-empty = empty: { $seats }
trail-seats-taken = taken: { $seats }
