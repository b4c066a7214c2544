# Entry lists: files, pasted rows, preview, doubles.
entry-list-title = Entry list
entry-list-open = Take from a list
entry-list-lead = A file, or rows copied from a spreadsheet. Everything is shown cell by cell before anybody is entered.
entry-list-file = File (CSV, XLSX, ODS, TRF)
entry-list-text = Or paste the rows here
entry-list-look = Look at the list
entry-list-columns = The columns
entry-list-columns-note = Surname and given name (also in one cell), birth, FIDE ID, national ID, rating, category, club, province, byes, fee and fee paid: headings are understood in Italian, English, German, French and Spanish, in any order. A title may stand above.
entry-list-nothing = Choose a file or paste some rows.
entry-list-nothing-written = Nobody was entered.
entry-list-pasted = pasted rows
entry-list-refused = This list cannot be taken as it stands. Nobody was entered.
entry-list-red = { $n ->
    [one] One row is to be corrected: it is left out if you enter the others.
   *[other] { $n } rows are to be corrected: they are left out if you enter the others.
}
entry-list-beyond = From line { $line } on there is no room: a tournament has at most { $most } players.
entry-list-good = { $n ->
    [one] One row to be entered
   *[other] { $n } rows to be entered
}
entry-list-line = Line { $line }
entry-list-doubles = { $n ->
    [one] One row may be a double
   *[other] { $n } rows may be doubles
}
entry-list-doubles-note = Rows with the same name are left out, unless you say that they are two people. The same number cannot be that of two people.
entry-list-same = The same
entry-list-another = They are two people: enter
entry-list-there = { $n ->
    [one] One row is entered already
   *[other] { $n } rows are entered already
}
entry-list-new = new
entry-list-linked = registered
entry-list-is-red = to be corrected
entry-list-is-asked = question
entry-list-is-there = entered already
entry-list-is-omitted = left out
entry-list-omit = leave out
entry-list-cut = Surname { $surname }, given name { $given }
entry-list-sure = This is { $who }.
entry-list-likely = This may be { $who }.
entry-list-several = There are several in the registry: who is it?
entry-list-nobody = none of these
entry-list-unlink = another person
entry-list-believe-list = take the list’s data
entry-list-differs = { $field }: list { $list }, registry { $registry }.
entry-list-rated-differs = { $field }: list { $list }, rating list { $rated }.
entry-list-rated-likely = Perhaps { $who } of the list { $list }.
entry-list-rated-several = The list { $list } has { $count } of this name and year: the FIDE ID says who it is.
entry-list-rated-sure = { $who } of the list { $list }.
entry-list-enter = { $n ->
    [one] Enter one player
   *[other] Enter { $n } players
}
entry-list-enter-good = { $n ->
    [one] Enter one player, without the red rows
   *[other] Enter { $n } players, without the red rows
}
entry-list-again = Read again
entry-list-mapping = What the columns hold
entry-list-mapping-note = What you change here holds for your next lists with the same heading, too.
entry-list-heading = The first row is the heading
entry-list-aside = left aside
entry-list-byes = Byes asked for
entry-list-byes-note = The rounds of the column of byes are
same-by-fide-id = The same FIDE ID
same-by-national-id = The same national ID
same-by-player = The same player of the registry
same-by-name = The same name and year
flash-entry-list-entered = List taken: players entered.
job-entry-list = Reading the list
action-entry-add-listed = Entries from a list
entry-fee-paid = { $due } paid
entry-fee-open = { $paid } of { $due } paid
fee-decimal = .
fee-euro = €{ $amount }
sheet-outcome = Outcome
sheet-hidden = { $n ->
    [one] One more row is not shown.
   *[other] { $n } more rows are not shown.
}
sheet-format = Format
sheet-name = Sheet
sheet-merged-heading = The heading { $area } is merged over several columns: split the cells.
cell-amount = Not an amount, such as 20 or 12.50.
cell-formula = A formula without a value: paste the value.
cell-encoding = Broken letters from character { $at } on: save the file as UTF-8.
cell-merged = Merged cells ({ $area }): split them.
not-a-sheet-picture = This is a picture, not a list.
not-a-sheet-old-workbook = This is a workbook of the old XLS format, or protected by a password: save it as XLSX, ODS or CSV.
not-a-sheet-other = This file is no list: it takes CSV, XLSX, ODS or TRF.
not-a-sheet-broken = The workbook cannot be read: it is incomplete or protected by a password.
not-a-sheet-too-large = The workbook is too large.
not-a-sheet-encoding = The characters cannot be read (line { $line }, character { $column }): save the file as UTF-8.
not-a-sheet-report = The TRF file has mistakes.
not-a-sheet-report-place = Line { $line }, column { $column }: { $words }
