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
    [0] The archive holds no list (.txt).
   *[other] The archive holds { $count } files: send the one with the list.
}
list-refused-too-large = The archive unpacks to more than tratto reads.
list-refused-date = The list says nothing of its month: give the day from which it is valid.
list-refused-kind = The list has ratings of one kind: say whether standard, rapid or blitz.
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
listed-no-list-admin = Take one in with the command “tratto list import FILE”.
listed-nobody = Nobody of this name or number in the list.
listed-other-kind = This list has no { $kind } ratings: the form stays without a rating.
listed-title = Search in the rating lists
listed-which = Rating list
