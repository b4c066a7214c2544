# The last page of the day.
end-title = End of the tournament
end-lead-closed = The tournament is closed: papers and files are left to be sent.
end-lead-nothing = Nothing is left open: the tournament can be closed.
end-lead-open = { $n ->
    [one] One thing is still open.
   *[other] { $n } things are still open.
}
end-open = Still open
end-open-rounds = { $published ->
    [0] No round published
    [one] Rounds to be played: one published
   *[other] Rounds to be played: { $published } published
}
end-open-results = { $n ->
    [one] One result is missing
   *[other] { $n } results are missing
}
end-open-adjourned = { $n ->
    [one] One adjourned game
   *[other] { $n } adjourned games
}
end-open-conflicts = { $n ->
    [one] Two results for one board
   *[other] Two results for { $n } boards
}
end-open-incidents = { $n ->
    [one] One incident without a decision
   *[other] { $n } incidents without a decision
}
end-open-days = { $n ->
    [one] One round without its day
   *[other] { $n } rounds without their days
}
end-open-days-note = The report says on which day it was played.
end-open-prizes = Prizes not closed
end-open-prizes-changed = Prizes changed after they were closed
end-open-prizes-changed-note = The standings would give other prizes than the newest version.
end-open-receipts = { $n ->
    [one] One receipt to be signed
   *[other] { $n } receipts to be signed
}
end-do-pair = To the round
end-do-enter = Enter
end-do-decide = Decide
end-do-days = Set the days
end-do-close-prizes = Close the prizes
end-do-sign = Have it signed
end-do-read = Read again
end-do-complete = Complete
end-do-print = Print
end-do-download = Download
end-do-archive = Archive
end-close = Closing
end-closed = Tournament closed: the standings are final.
end-reopen = Reopen the tournament
end-close-chief = The chief arbiter closes it.
end-close-later = It is closed when rounds, results and adjourned games are done.
end-papers = Papers and files
end-paper-certificates = Certificates
end-paper-certificates-note = One a player, with their rounds.
end-paper-report = The tournament’s report
end-paper-report-note = For the federation: what the program knows is written already.
end-paper-reading = Second reading of the last round
end-paper-reading-note = The results typed once more from the slips and compared.
end-paper-standings = Final standings
end-paper-it1 = Certificate IT1 of { $player }
end-paper-norms = Norms
end-paper-norms-note = { $n ->
    [0] None.
    [one] One made.
   *[other] { $n } made.
}
end-paper-prizes = Prizes
end-paper-prizes-note = Version { $version }: { $prizes ->
    [one] one prize
   *[other] { $prizes } prizes
}
end-paper-incidents = Incidents and penalties
end-paper-incidents-note = { $n ->
    [0] none
    [one] one
   *[other] { $n }
}
end-file-trf16 = Report TRF16
end-file-trf16-note = For the federation and its rating.
end-file-trf26 = Report TRF26
end-file-trf26-note = With what touched the integrity of the event.
end-file-pgn = Games PGN
end-file-pgn-note = All that were recorded.
end-file-csv = Standings CSV
end-file-csv-note = For the web site and spreadsheets.
end-file-archive = Archive of the tournament
end-file-archive-note = Everything in one file, for a memory stick or another computer.
end-deadlines = Deadlines
end-deadline-rating-officer = To the rating officer within { $days } days: { $date }
end-deadline-federation = To the Italian federation within { $days } days: { $date }
end-deadline-fide = To FIDE within { $days } days: { $date }
end-left = { $days ->
    [0] due today
    [one] one day left
   *[other] { $days } days left
}
end-late = { $days ->
    [one] overdue by one day
   *[other] overdue by { $days } days
}
end-link = End of the tournament
