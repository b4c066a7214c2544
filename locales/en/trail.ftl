# The audit trail: what held before and after.
trail-actor-visitor = without an account
trail-actor-command-line = command line
trail-boards = { $n ->
    [one] one board
   *[other] { $n } boards
}
trail-present = present
trail-not-present = not present
trail-absent = { $n ->
    [0] nobody absent
    [one] one absent
   *[other] { $n } absent
}
trail-last-round = after round { $round }
trail-no-round = before round 1
trail-plays = plays
trail-bye = round { $round }: { $what }
trail-bye-or-duty = Bye or duty
trail-half-moves = { $side ->
    [white] from White’s scoresheet, { $n ->
        [one] one half-move
       *[other] { $n } half-moves
    }
    [black] from Black’s scoresheet, { $n ->
        [one] one half-move
       *[other] { $n } half-moves
    }
   *[none] { $n ->
        [one] one half-move
       *[other] { $n } half-moves
    }
}
trail-incident = { $side ->
    [white] { $what }, White
    [black] { $what }, Black
   *[none] { $what }
}
trail-replaced = replaces no. { $n }
trail-state-registration = open for entries
trail-state-running = in progress
trail-state-finished = finished
trail-games = { $n ->
    [one] one game
   *[other] { $n } games
}, { $moves ->
    [one] one half-move
   *[other] { $moves } half-moves
}
action-tournament-create = Tournament created
action-tournament-import = Tournament imported
action-games-import = Games imported
trail-parts = Parts of the audit trail
trail-part-decisions = Decisions
trail-part-results = Results
trail-part-rounds = Rounds
trail-part-entries = Entries
trail-part-games = Games and moves
trail-part-settings = Settings
trail-nothing = Nothing has been written here yet.
trail-corrected = { $result } (reason: { $why })
trail-boards-chosen = { $boards }; number 1 has { $side ->
    [black] Black
   *[white] White
}, chosen by the arbiter
trail-boards-drawn = { $boards }; number 1 has { $side ->
    [black] Black
   *[white] White
}, drawn by the program (#{ $lot })
action-result-correct-rating = Result corrected for the ratings
action-result-correct = Result of an earlier round
action-tournament-reopen = Tournament reopened
action-entry-unseen = Absent before the round
trail-newest = Newest row { $row }, hash { $hash }… Write it down: it shows later whether the record is whole.
trail-imported = { $name }; { $players ->
    [one] one player
   *[other] { $players } players
}; { $rounds ->
    [0] no round
    [one] one round
   *[other] { $rounds } rounds
}
trail-seat-bye = bye for { $name }
trail-by-hand = { $boards }, by hand: { $why }
who-read-lead = Whole dates of birth, sex and numbers of registers: who had them before their eyes, when and what for.
who-read-nobody = Nobody has opened data yet that the public does not see.
who-read-note = Whoever opens the same again within an hour leaves one row. This list is no part of the tournament: it stands in no trail and in no archive.
who-read-persons = { $n ->
    [one] One player
   *[other] { $n } players
}
who-read-title = Who read the data
who-read-what = Opened
who-read-what-arbiters-report = Arbiter’s report
who-read-what-archive = Archive of the tournament
who-read-what-correction = Corrections asked for
who-read-what-entry = Form of the entry
who-read-what-norm-certificate = Norm certificate
who-read-what-player = Form of the player
who-read-what-player-data = Copy of the data
who-read-what-rating-report = Report for the rating
who-read-what-report = Report (TRF)
who-read-whose = Whose
who-read-why = What for
who-read-why-arbiters-report = To write and hand in the report
who-read-why-archive = To move the tournament to another machine, or to keep it
who-read-why-correction = To decide about the correction
who-read-why-entry = To correct the data
who-read-why-norm-certificate = To issue the certificate
who-read-why-player = To change the data
who-read-why-player-data = To give it to whoever asked
who-read-why-rating-report = To send it to the rating officer
who-read-why-report = To send it to the federation
