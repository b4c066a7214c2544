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
