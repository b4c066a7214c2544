download-chess-results = XML for chess-results.com
download-calendar = Calendar
export-lead = Files and sheets of this tournament. The addresses stay the same, so that they can be linked.
export-sheets = Sheets to print
export-round-csv = Pairings of round { $round } CSV
export-in = Import
print-draft = draft
print-default-time = { $n ->
    [0] Default time: at the start.
    [one] Default time { $n } minute.
   *[other] Default time { $n } minutes.
}
print-draw-offers = No draw by agreement before move { $n }.
print-published = Published at { $time }.
print-tie-break-rules = Tie-break rules C.07, 1 March 2026.
print-provisional = Provisional: results are missing.
games-title = { $n ->
    [0] Games
    [one] One game
   *[other] { $n } games
}
games-links = Links
games-none = No game has been recorded yet.
games-place = Round
games-moves = Moves
games-open = Open
games-import = Import games
games-import-board = Game of board { $board }, round { $round }: { $names }
games-import-lead = PGN with clocks and comments. Every sign is kept; what is no move is listed.
games-import-do = Import
games-import-sorted = Games with remarks come first, then those on no board, then the others.
games-choose-again = The file is too long to stay on this page: choose it again to import it.
games-file = PGN file
games-text = or PGN text
games-accept = Import all the same: what was not understood stays in the text kept with the game.
games-number = No.
games-clocks = Clocks
games-where = Board
games-imported = { $n ->
    [one] { $n } game imported.
   *[other] { $n } games imported.
}
games-placed = round { $round }, board { $board }
games-placed-nowhere = no board: neither number nor names fit
games-placed-taken = no board: round { $round }, board { $board } has its moves already
games-placed-other-position = no board: another initial position
trf-import-title = Import a tournament
trf-import-lead = A tournament report (TRF16 or TRF26) of a tournament under way or over. Nothing happens before you have seen the preview.
trf-import-file = TRF file
trf-import-text = or the text of the file
trf-import-look = Preview
trf-import-preview = Preview of the import
trf-import-preview-lead = Players: { $players }. Rounds played: { $published } of { $rounds }.
trf-import-confirm = Import
trf-import-doubts = To be checked
trf-import-no-remarks = The file was read without remarks.
trf-import-remarks = { $n ->
    [one] { $n } remark
   *[other] { $n } remarks
}
trf-import-line = Line
trf-import-column = Column
trf-import-what = What
trf-import-nothing-changed = Nothing was changed.
trf-import-refused-trf = { $n ->
    [one] The file has { $n } error.
   *[other] The file has { $n } errors.
}
trf-import-refused-no-game = There is no game in this text (line 1, column 1).
trf-import-refused-games = { $n ->
    [one] { $n } place was not understood.
   *[other] { $n } places were not understood.
}
trf-import-refused-more-games = The text has { $n } games: a board takes one.
trf-import-refused-many-games = The text has more than { $most } games: import them in several files.
trf-import-refused-many-remarks = There are more than { $most } remarks: perhaps this is no PGN file.
trf-import-refused-board-taken = Moves of this board are recorded already. Take them back first.
trf-import-refused-other-position = The game does not begin with the initial position.
trf-import-hold-rounds = { $rounds } rounds are more than the 30 that a tournament can have here.
trf-import-hold-scoring = Points for forfeits and byes must lie between nothing and a win, and a win must be worth more than a draw: forfeit win { $win }, forfeit loss { $loss }, byes { $full }, { $half }, { $zero }.
trf-import-hold-result = A pair of results in round { $round } names no result that exists here.
trf-import-doubt-no-name = The file gives no name.
trf-import-doubt-no-dates = The file gives no dates: write when it was played.
trf-import-doubt-time-control = The time control “{ $text }” is kept as text.
trf-import-doubt-tie-break = The tie-break { $code } is not known and is left out.
trf-import-doubt-no-tie-breaks = No tie-breaks: equal points share the place until the settings name some.
trf-import-doubt-no-initial-colour = Nothing tells the colour drawn for number 1.
trf-import-doubt-initial-white = Initial colour taken from round 1: White.
trf-import-doubt-initial-black = Initial colour taken from round 1: Black.
trf-import-doubt-system = The file says { $code }: the tournament stays of this system, but the program pairs no further rounds by it.
trf-import-doubt-not-used = The record { $code } stays for the file and ranks nobody here.
trf-import-doubt-teams = Teams play here: the program takes the players and their games and pairs no further rounds. Records of teams are kept for the file.
flash-tournament-imported = Tournament imported. You are its chief arbiter.
trf-more = And more.
trf-not-known = not known
trf-error-no-players = No player record (001).
trf-error-too-many-players = { $count } players are more than 9999.
trf-error-start-number = “{ $text }” is not a start number.
trf-error-duplicate = Start number { $number } stands in line { $line } already.
trf-error-too-many-rounds = More than 99 rounds.
trf-error-cell = “{ $text }” is not a result of round { $round }.
trf-error-unknown-opponent = Opponent { $opponent } of round { $round } is not in the file.
trf-error-himself = Number { $player } is their own opponent in round { $round }.
trf-error-one-sided = Number { $opponent } does not have { $player } as opponent in round { $round }.
trf-error-same-colour = Numbers { $player } and { $opponent } have the same colour in round { $round }.
trf-error-no-colour = Numbers { $player } and { $opponent } have no colours in round { $round }.
trf-error-results = Results “{ $own }” and “{ $other }” (against number { $opponent }) contradict each other in round { $round }.
trf-error-record = Record { $code }: “{ $text }” cannot be read.
trf-error-unknown-player = Record { $code } names number { $number }, who is not in the file.
trf-error-contradiction = Record { $code } contradicts what stands elsewhere.
trf-error-table = The cross-table contradicts itself: { $detail }.
trf-error-no-teams = No team record (310).
trf-error-duplicate-team = Team { $number } stands in line { $line } already.
trf-error-unknown-team = Record { $code } names team { $number }, which is not in the file.
trf-error-no-team = Number { $player } plays and is in no team.
trf-error-teams = The teams or their matches contradict each other: { $detail }.
trf-field-sex = sex
trf-field-title = title
trf-field-rating = rating
trf-field-federation = federation
trf-field-fide-id = FIDE ID
trf-field-birth = birth
trf-field-points = points
trf-field-rank = rank
trf-field-date = date
trf-field-rounds = rounds
trf-field-initial-colour = initial colour
trf-field-ranking-method = ranking method
trf-field-count = count
trf-remark-encoding = The file is not UTF-8 but { $encoding }.
trf-remark-byte-columns = The columns of this line are counted in bytes.
trf-remark-unreadable = { $field }: “{ $text }” cannot be read and is left empty.
trf-remark-date-form = The date “{ $text }” has another form and was understood.
trf-remark-birth-form = { $n ->
    [one] The birth date of { $n } player has another form and was understood.
   *[other] The birth dates of { $n } players have another form and were understood.
}
trf-remark-unseen = A sign that nobody sees, { $code }, was left out.
trf-remark-mixed-scripts = “{ $word }” mixes letters of several alphabets that look alike; it was kept.
trf-remark-no-name = A player without a name.
trf-remark-repeated = A second record { $code }: the first one holds.
trf-remark-unknown = Record { $code } is not known and is not kept.
trf-remark-count = Record { $code } says { $written }, the file holds { $counted }.
trf-remark-renumbered = The start numbers have gaps (highest { $highest }): { $changed ->
    [one] one player
   *[other] { $changed } players
} got another number.
trf-remark-rounds-assumed = The number of rounds is not given: { $rounds }.
trf-remark-rounds-raised = { $written ->
    [one] One round is given
   *[other] { $written } rounds are given
}, { $taken } are in the file.
trf-remark-points = Number { $player } has { points-count } in the file and { $computed } by the results.
trf-remark-colour-from-opponent = Number { $player }, round { $round }: colour taken from the opponent.
trf-remark-colour-assumed = Forfeit without colours in round { $round }: White to { $white }, Black to { $black }.
trf-remark-colour-without-opponent = Number { $player }, round { $round }: a colour without an opponent was left aside.
trf-remark-result-without-opponent = Number { $player }, round { $round }: “{ $written }” without an opponent, read as { $taken }.
trf-remark-no-result = { $player } against { $opponent }, round { $round }: no result.
trf-remark-baku-assumed = Baku acceleration is announced without virtual points: group A down to number { $last }.
trf-remark-rank-as-number = The file wants the rank as pairing number; the start number is taken.
trf-remark-scoring-code = Scoring code “{ $text }” is left aside.
trf-remark-team-record = Record { $code } speaks of teams.
finding-illegal-move = { $text } is illegal; the record ends before it.
finding-unreadable-move = “{ $text }” is no move; the record ends before it.
finding-ambiguous-move = { $text } is ambiguous ({ $moves }); the record ends before it.
finding-null-move = Null move “{ $text }”; the record ends before it.
finding-moves-not-read = { $count ->
    [one] One half-move was not read.
   *[other] { $count } half-moves were not read.
}
finding-too-long = The record ends here: more than { $count } half-moves.
finding-more-faults = { $count ->
    [one] One more fault of form.
   *[other] { $count } more faults of form.
}
finding-move-number = Move number “{ $text }” instead of { $expected }
finding-ambiguous-language = The letters fit several languages. { $expected }
finding-bad-position = The initial position “{ $text }” is no position.
finding-other-variant = “{ $text }” is another game than the Laws of Chess are for; its moves are not read.
finding-results-differ = Result “{ $text }” after the moves, { $expected } in the tags.
finding-bad-clock = The clock “{ $text }” cannot be read.
finding-variation-not-read = “{ $text }” in a variation is no move there; the variation is kept as written.
finding-variation-left-out = A variation is too long or too deep and is left out.
finding-stray-sign = “{ $text }” is no part of a game.
finding-broken-tag = “{ $text }” is not a tag.
finding-open-comment = A comment is not closed: “{ $text }”.
finding-open-variation = A variation is not closed: “{ $text }”.
finding-stray-close = “{ $text }” closes nothing.
finding-sign-without-move = “{ $text }” belongs to no move.
finding-not-a-capture = { $text }: not a capture.
finding-capture-with-hyphen = { $text }: a capture written with a hyphen.
finding-not-check = { $text }: not check.
finding-not-mate = { $text }: not mate.
finding-not-double-check = { $text }: not double check.
finding-not-en-passant = { $text }: not en passant.
finding-dot-for-hyphen = { $text }: a dot instead of the hyphen.
finding-letter-case = { $text }: unusual letter case.
finding-castling-as-king-move = { $text }: castling written as a king move.
finding-bare-equals = { $text }: a bare equals sign.
pair-unfinished = Round { $round }, { $white } – { $black }: no result; for the pairing it counts as a draw (C.04.2 art. 3.1).
download-workbook = Workbook for Excel
workbook-black = b
workbook-name = Name
workbook-number = No.
workbook-place = Place
workbook-points = Points
workbook-row = Row
workbook-title = Title
workbook-white = w
download-bundle = Pages for a web space or a USB stick (ZIP)
bundle-lead = Pairings, standings and players as the public sees them; open index.html.
bundle-live = The page that is kept up to date:
bundle-made = A copy made with tratto: it works without a server.
bundle-standings-after = Standings after round
bundle-state = As of { $moment }
job-bundle = Making the pages
