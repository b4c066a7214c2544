# Rating lists.
list-refused-in-work = Another rating list is being taken in: wait until it is done.
list-refused-heading = This is not a rating list: the first line has no { $field }.
list-refused-lines = { $count ->
    [one] One line cannot be read: nothing was changed.
   *[other] { $count } lines cannot be read: nothing was changed.
}
list-refused-empty = The list holds nobody.
list-refused-too-many = The list holds more players than tratto takes.
list-refused-unreadable = The file cannot be read to its end: { $words }.
list-refused-archive = The archive is broken or protected by a password.
list-refused-not-one = { $count ->
    [0] The archive holds no list (.txt, .xml).
   *[other] The archive holds { $count } files: send the one with the list.
}
list-refused-too-large = The archive unpacks to more than tratto reads.
list-refused-date = The list says nothing of its month: give the day from which it is valid.
list-refused-kind = The list has ratings of one kind: say whether standard, rapid or blitz.
list-refused-no-ratings = No column of ratings is known: say what the columns hold.
list-refused-asked = This is how the columns are understood: change what is wrong, and choose the file again to take the list in.
list-refused-no-heading = No column has the heading “{ $heading }”.
list-refused-xml = The XML is not that of a rating list at line { $line }, column { $column }.
list-refused-none = No rating list is here.
list-fault-field = “{ $text }” is no { $field }
list-fault-too-long = the line is too long
list-fault-twice = FIDE ID { $number } is on line { $line } already
listed-after-start = This list holds only after the first day of the tournament.
listed-by-hand = Look by FIDE ID or in another list, or type the player into the form of the new entry.
listed-entered = Entered
listed-fill = Fill the form
listed-filled = Filled from the list { $list }. Check it, and enter.
listed-first = The first { $n } players: type more of the name to find others
listed-found = { $n ->
    [one] One player
   *[other] { $n } players
}
listed-inactive = inactive
listed-label = Name or FIDE ID
listed-lead = Whoever you choose fills the form of the new entry. Nobody is entered before you say so there.
listed-list = { $source } of { $date }
listed-no-list = No rating list is on this server: type the player into the form of the new entry.
listed-no-list-admin = Take a rating list in
listed-nobody = Nobody of this name or number in the list.
listed-origin = Rating from the list { $list }.
listed-other-kind = This list has no { $kind } ratings: the form stays without a rating.
listed-title = Search in the rating lists
listed-which = Rating list
lists-column-heading = Heading
lists-column-holds = Holds
lists-column-rows = First rows
lists-columns-note = Say what each column holds, and choose the file again. The next lists of the same source are read the same way, without a question.
lists-file = File of the list
lists-file-note = As the federation gives it, as text, XML or a CSV table, zipped or not. It is read as it comes; the pages answer meanwhile.
lists-from = valid from { $date }
lists-here = { $n ->
    [0] No rating list is here
    [one] One rating list
   *[other] { $n } rating lists
}
lists-kind = Ratings
lists-kind-combined = standard, rapid and blitz
lists-kind-said = as the list or its name says
lists-lead = Arbiters search them for a new entry and hold their entries against them.
lists-leave-out = Leave out lines that cannot be read
lists-left-out = { $n ->
    [one] The list was taken in with one player. These lines were left out:
   *[other] The list was taken in with { $n } players. These lines were left out:
}
lists-lines = Lines that cannot be read
lists-look = First show how the columns of a table are understood
lists-missing = players missing: take it in again
lists-nothing-changed = The lists stay as they are. Choose the file again.
lists-open = Open the rating lists
lists-players = { $n ->
    [one] one player
   *[other] { $n } players
}
lists-remove = Remove
lists-remove-lead = Nobody is found in it any more. Entries that were filled from it stay as they are.
lists-remove-title = Remove this rating list?
lists-said-note = FIDE’s combined list and its XML do not say their day; a text of one kind of chess says its month. A list of the same source, kind and day is replaced.
lists-source = Whose list
lists-take-in = Take a list in
lists-take-in-do = Take the list in
lists-taken = taken in on { $when } by { $who }
lists-taken-at-server = taken in on { $when } at the server
lists-title = Rating lists
lists-valid-from = Valid from
flash-list-removed = Rating list removed.
flash-list-taken-in = Rating list taken in.
job-rating-list = Taking the rating list in
refresh-all = { $n ->
    [one] Take over the one without a doubt
   *[other] Take over all { $n } without a doubt
}
refresh-differ = { $n ->
    [one] One entry differs from the list
   *[other] { $n } entries differ from the list
}
refresh-do = Take over those that are ticked
refresh-late = This list holds only after the first day of the event: its ratings are not those of the event. Nothing is ticked.
refresh-lead = Each entry is looked up by its number and shown with what stands and what the list says. Nothing changes before you say so.
refresh-look = look
refresh-missing = { $n ->
    [one] The list does not have the number of one entry
   *[other] The list does not have the numbers of { $n } entries
}
refresh-mix = These ratings are to stand beside those of another owner
refresh-mixed = { $list }: these are not the ratings that the other entries have. Nothing is ticked, and nothing is taken over before you say that they are to stand beside each other.
refresh-no-list = No rating list with ratings of this kind of chess is on this server.
refresh-no-rating = The list has no rating of this kind of chess: that of the entry may be a national one.
refresh-numbers = Pairing numbers
refresh-numbers-follow = Pairing numbers follow the ratings until round 1 is published, where they are those of the initial ranking.
refresh-numbers-stay = Pairing numbers stay as they are. To number everybody anew:
refresh-origin-typed = typed, or not from a list
refresh-origins = Where the ratings come from:
refresh-other-list = Compare with this list
refresh-other-name = The list gives this number to { $name }.
refresh-other-year = Born in { $year } by the list.
refresh-same = { $n ->
    [0] No entry is as the list has it.
    [one] One entry is as the list has it.
   *[other] { $n } entries are as the list has them.
}
refresh-start = First day of the event: { $date }
refresh-title = Hold the entries against a rating list
refresh-unnumbered = { $n ->
    [one] One entry has no number by which it could be looked up
   *[other] { $n } entries have no number by which they could be looked up
}
refusal-ratings-mixed = Ratings of { $source } would stand beside those of another owner: say that they are to.
flash-entries-refreshed = Entries brought up to date from the list.
action-entry-refresh = Entries brought up to date from a rating list
players-filled = Filled from the list { $list }. Check it, then add.
players-find-in-list = Search the rating list: name or FIDE ID
