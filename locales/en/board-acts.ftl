# Touched pieces
ruling-title-touched = Touched piece
incident-touched = touched piece
touched-lead = Write the squares of the touched pieces in their order: the permitted moves come out (Art. §touched-men§).
touched-squares = Squares of the touched pieces
touched-squares-note = For example e1 h1 for king, then rook. Where it is not clear which was touched first, put the piece of the player on move first.
touched-unreadable = The squares cannot be read: write e1 h1, for example.
touched-move = The piece on { $square } must move
touched-capture = The piece on { $square } must be captured
touched-capture-with = The piece on { $square } must capture the one on { $other }
touched-castle = Castling must be played
touched-king = Castling is not legal: the king on { $square } must move
touched-free = No obligation: any legal move
touched-moves = Permitted: { $moves }.
record-touched = { $side ->
    [white] White touches { $squares }, { $after }.
   *[black] Black touches { $squares }, { $after }.
}
fact-touched = Touched piece
# Lateness
ruling-title-late = Late arrival
late-lead = { $n ->
    [0] This tournament has no default time: anyone not there at the start loses, unless the arbiter decides otherwise (Art. §default-time§).
    [one] The default time of this tournament is one minute: anyone arriving later loses, unless the arbiter decides otherwise (Art. §default-time§).
   *[other] The default time of this tournament is { $n } minutes: anyone arriving later loses, unless the arbiter decides otherwise (Art. §default-time§).
}
late-who = Who
late-both = both
late-come = Arrival
late-come-yes = has come
late-come-no = has not come yet
late-minutes = Minutes since the start of the round
late-minutes-note = A whole number: 0 if present.
late-unreadable = Write the minutes as a whole number from 0 to 600.
late-plays = Plays: within the default time
late-plays-lead = The time gone stays on the clock.
late-plays-both = Neither was there: White loses the elapsed time, until White’s arrival.
late-may-come = { $n ->
    [0] May still come within this minute
    [one] May still come, within one minute
   *[other] May still come, within { $n } minutes
}
late-lost = { $side ->
    [white] White loses: later than the default time
    [black] Black loses: later than the default time
   *[both] Both lose: later than the default time
}
late-lost-lead = The arbiter may decide otherwise.
late-otherwise = Decide otherwise, in your own words
record-late-yes = { $side ->
    [white] White arrives { $n ->
        [one] one minute
       *[other] { $n } minutes
    } late.
    [black] Black arrives { $n ->
        [one] one minute
       *[other] { $n } minutes
    } late.
   *[both] Both arrive { $n ->
        [one] one minute
       *[other] { $n } minutes
    } late.
}
record-late-no = { $side ->
    [white] White is not there after { $n ->
        [one] one minute
       *[other] { $n } minutes
    }.
    [black] Black is not there after { $n ->
        [one] one minute
       *[other] { $n } minutes
    }.
   *[both] Neither is there after { $n ->
        [one] one minute
       *[other] { $n } minutes
    }.
}
record-late-allowed = { $n ->
    [0] Default time: 0 minutes.
    [one] Default time: one minute.
   *[other] Default time: { $n } minutes.
}
offer-only = Only offered, not accepted
# Scoresheets
record-sheets = Scoresheets as they were handed in
