# Clubs, players, administration.
clubs-of-region = Clubs in { $region }
clubs-lead = { $n ->
    [0] No club is listed yet.
    [one] One club listed.
   *[other] { $n } clubs listed.
}
clubs-lead-region = Clubs: { $n }. Provinces: { $provinces }.
clubs-found = { $n ->
    [0] None matches the search.
    [one] One matches the search.
   *[other] { $n } match the search.
}
clubs-none = There is no club here yet.
clubs-all-regions = All
clubs-all-provinces = All
clubs-name-or-town = Name or town
clubs-show = Show
clubs-tournaments-of = Tournaments { $year }
clubs-missing = Is your club missing?
clubs-missing-note = Name, town and an e-mail address are enough. An administrator checks and approves.
clubs-other-regions = Other regions
clubs-register = Register your club
clubs-register-lead = It is listed once approved. All fields are needed but the optional ones.
clubs-the-club = The club
clubs-seat = Where it is
clubs-contacts = Contacts
clubs-name = Name
clubs-federation-code = Federation’s code
clubs-president = President
clubs-country = Country
clubs-abroad-note = Outside Italy, region and province are not needed.
clubs-region = Region
clubs-province = Province
clubs-town = Town
clubs-postcode = Postcode
clubs-address = Address
clubs-email = E-mail
clubs-phone = Telephone
clubs-web = Web site
clubs-show-contacts = Show e-mail, telephone and president to everybody
clubs-send = Send the request
clubs-send-again = Check again
clubs-send-another = It is another club: send
clubs-similar = { $n ->
    [one] A club of this town has a similar name. Nothing was sent yet.
   *[other] { $n } clubs of this town have similar names. Nothing was sent yet.
}
clubs-similar-note = If it is yours, ask an administrator for access instead of registering it again.
clubs-waiting = Waiting for approval
clubs-listed = Is it listed already?
clubs-listed-note = If the club is there, ask an administrator for access instead of registering it again. A club of the same town with a similar name is shown to you before sending.
clubs-what-shows = What people see
clubs-what-shows-note = Public: name, town, address, web site, players and tournaments. E-mail, telephone and president stay with the administrators until you choose to show them.
clubs-after = After sending
clubs-after-note = 1. An administrator checks and approves. 2. The secretary gets the link for choosing a password. 3. Then they add players and enter them in tournaments.
clubs-sent = Request sent
clubs-sent-lead = The club is listed as soon as an administrator approves it.
clubs-to-directory = Go to the clubs
clubs-players = { $n ->
    [0] No players
    [one] One player
   *[other] { $n } players
}
clubs-plays-in = Tournaments it plays in
clubs-plays-nowhere = No tournament so far.
clubs-manage = Manage the club
clubs-no-players = Nobody yet: add players one by one, or upload the list.
clubs-enter = Enter in a tournament
clubs-nothing-open = No tournament takes entries.
clubs-entered = { $n ->
    [one] one entered already
   *[other] { $n } entered already
}
clubs-all-entered = All are entered already.
clubs-enter-choose = Choose the players
clubs-file = From a file
clubs-file-note = CSV or text with headings in the first line. You see a preview first: nothing is written.
clubs-file-label = List of players
clubs-file-preview = Show the preview
clubs-file-columns = Columns: Last, First, Sex, Birth, Federation, FIDE ID, National ID, Title, Rating. The surname is enough.
flash-club-approved = Club approved.
flash-club-rejected = Club rejected.
flash-player-added = Player added.
flash-player-saved = Player saved.
flash-players-imported = Players imported.
flash-account-made = The account is there already: the link is shown once only. Invite again if needed.
flash-account-may-create = The account may create tournaments now.
flash-account-may-not-create = The account may no longer create tournaments; those it has stay.
flash-account-disabled = Account disabled.
flash-account-enabled = Account enabled.
refusal-similar-clubs = A club of this town has a similar name.
refusal-club-decided = This club was decided about already.
refusal-sheet-faulty = The list has cells to correct: no row was imported.
problem-postcode = An Italian postcode has five digits.
problem-fide-id-taken = This is the ID of { $value }.
problem-namesake = There is { $value } already. If this is another person, tick here and send again.
problem-club-none = No club answers to “{ $value }”.
problem-club-several = Several clubs answer to “{ $value }”: choose one below.
problem-club-many = Too many clubs answer to “{ $value }”: the first twenty are below, and more words leave fewer.
club-typed-note = The number of the club, or words of its name and town.
club-which = Which club
players-first = The first { $n }: write some more letters to narrow it down.
players-found = { $n ->
    [0] Nobody of this name or number.
    [one] One player.
   *[other] { $n } players.
}
players-near = Did you mean
players-near-note = Names that differ by a letter or two from what you wrote.
players-new = New player
players-add = Add the player
players-form-lead = Of the birth only the year is public.
players-birth = Birth (year or date)
players-birth-year = Year of birth
players-sex = Sex
players-sex-m = male
players-sex-w = female
players-fide-standard = FIDE standard
players-fide-rapid = FIDE rapid
players-fide-blitz = FIDE blitz
players-national-standard = National standard
players-national-rapid = National rapid
players-national-blitz = National blitz
players-rating-fide = FIDE
players-rating-national = National
players-is-another = It is another person
players-edit-who = Change { $name }
players-no-tournaments = No tournament so far.
players-about = Details
sheet-preview = Preview of { $file }
sheet-region = Rows of the file
sheet-line = Line
sheet-blank = empty
sheet-fault = Line { $line }, { $column }
sheet-bad-cells = { $n ->
    [one] One cell to correct. No row was imported.
   *[other] { $n } cells to correct. No row was imported.
}
sheet-refused = This list cannot be imported. No row was imported.
sheet-empty = The file is empty.
sheet-too-many-rows = More than { $n } rows: split the file.
sheet-no-names = There is no column of surnames: the first line must hold the headings.
sheet-repeated-column = Columns { $first } and { $second } say the same: { $column }.
sheet-known = { $n ->
    [one] One row may be a player who is registered already.
   *[other] { $n } rows may be players who are registered already.
}
sheet-known-note = Rows marked in ochre are not imported unless you say that it is another person.
sheet-known-id = Same FIDE ID as { $who }: not imported.
sheet-known-name = There is { $who } already.
sheet-known-line = As in line { $line }.
sheet-another = Another person: import
sheet-import = { $n ->
    [0] Import the ticked players
    [one] Import one player
   *[other] Import { $n } players
}
sheet-other-file = Upload the corrected file
sheet-none-chosen = Choose a file.
sheet-file = The file
sheet-rows = Rows
sheet-rows-count = { $n }, and the heading
sheet-separator = Separator
sheet-comma = comma
sheet-semicolon = semicolon
sheet-tab = tab
sheet-encoding = Characters
sheet-columns = Columns
sheet-columns-kept = { $n ->
    [one] one recognised
   *[other] { $n } recognised
}
sheet-columns-ignored = left aside: { $list }
sheet-all-or-nothing = All or nothing
sheet-all-or-nothing-note = The list is imported only when every cell is right. Cells in ochre are questions: you can answer them here.
cell-missing = Missing.
cell-no-letter = No letter in the name.
cell-no-comma = A comma is needed between surname and given name.
cell-sex = M or F.
cell-no-such-day = There is no such day. The year alone is fine.
cell-year = The year cannot be { $year }.
cell-date = Not a date. The year alone is fine.
cell-federation = Three letters, such as ITA.
cell-title = Not a FIDE title.
cell-province = Not a province code.
cell-digit = “{ $found }” in place of a digit (character { $at }).
cell-email = Not an e-mail address.
cell-repeated = The same number as in line { $line }.
column-last = surname
column-first = given name
column-name = full name
column-sex = sex
column-birth = birth
column-federation = federation
column-fide-id = FIDE ID
column-fsi-id = national ID
column-title = title
column-rating-std = FIDE standard rating
column-rating-rapid = FIDE rapid rating
column-rating-blitz = FIDE blitz rating
column-national-std = national standard rating
column-national-rapid = national rapid rating
column-national-blitz = national blitz rating
column-category = category
column-club = club
column-province = province
column-email = e-mail
column-phone = telephone
column-section = section
column-byes = byes
column-fee-due = fee
column-fee-paid = fee paid
column-note = note
admin-waiting = { $n ->
    [0] No club is waiting
    [one] One club is waiting
   *[other] { $n } clubs are waiting
}
admin-sent = Sent
admin-similar = May be
admin-secretary = Secretary’s name
admin-approve = Approve
admin-reject = Reject
admin-accounts = Accounts
admin-who = Name
admin-role = Role
admin-club = The secretary’s club
admin-may-create = may create tournaments
admin-give-create = Let create tournaments
admin-take-create = Take the right to create tournaments
mine-may-not-create = An administrator gives the right to create and import tournaments. Ask for it if you organise one.
admin-role-arbiter = Arbiter
admin-role-secretary = Secretary of a club
admin-role-admin = Administrator
admin-disabled = disabled
admin-invited = invited
admin-invite = New link
admin-disable = Disable
admin-enable = Enable
admin-new-account = New account
admin-new-account-note = You get a link to send to the person, who chooses the password.
admin-create = Make the account
admin-invitation = Invitation link
admin-invitation-lead = Send this link to { $name }, for choosing a password.
admin-invitation-note = It is shown only now, works once and ends after seven days.
clubs-edit = The club’s data
clubs-save = Save the data
clubs-save-another = It is another club: save
clubs-similar-edit = { $n ->
    [one] There is a club with a similar name in this town already. Nothing has been saved yet.
   *[other] There are { $n } clubs with similar names in this town already. Nothing has been saved yet.
}
clubs-similar-edit-note = If it is the same club, ask an administrator.
clubs-after-change = After saving
clubs-after-change-note = The new data apply at once; the club stays approved. Entries in tournaments do not change.
flash-club-saved = The club’s data are saved.
clubs-kind = Kind of association
association-kind-all = All kinds
association-kind-club = Chess club
association-kind-circle = Circolo (social club)
association-kind-workplace = Dopolavoro (workplace club)
association-kind-association = Association
association-kind-school-class = Class or school
clubs-pupils = { $n ->
    [0] No pupils
    [one] One pupil
   *[other] { $n } pupils
}
