# Report and appeal

report-title = Report of incidents
report-back = to the boards
report-game = the game
report-gone = superseded
report-penalties = Penalties by player
report-no-penalties = No penalties.
report-penalty = Round { $round }: { $said }
appeal-title = Appeal
appeal-pack = Appeal pack
appeal-by = Made by
appeal-against = Against the decision
appeal-grounds = Grounds
appeal-when = Date and time
appeal-fee = Deposit
appeal-decision = Decision of the committee
appeal-committee = Appeals committee
appeal-rules = Rules applied

# The arbiter's report
field-report-recipient = Recipient
field-report-organiser = Organiser
field-report-rating-list = Rating list used
field-report-valid-for = Valid for
field-report-parts = Parts
field-report-columns = Columns of the lists
field-report-text = Text
action-report-save = Arbiter's report saved
report-lead = What the program knows stands on the sheet already: here the parts are chosen, their order and the text.
report-saved = Version { $n }, { $time }, { $name }
report-not-saved = Draft: not saved yet
report-save = Save
report-save-print = Save and look at the sheet
report-look = Look at the sheet
report-change = Change
report-kept = The text stays in the record too: no addresses, and nothing about health.
report-up = Up
report-down = Down
report-remove = Remove
report-add = Add: { $what }
report-heading = Heading
report-text = Text
report-more-facts = Other facts, one a line
report-names = Names or numbers, one a line (for a list of chosen people)
report-places = How many places
report-who = Who
report-columns = Columns, beside the name
report-kind-paragraph = paragraph
report-kind-people = list of players
report-kind-standings = standings
report-kind-facts = facts to report
report-title-paragraph = Attached
report-title-standings = Standings
report-title-facts = Facts to report
report-who-without-national-id = Players without a national number
report-who-without-fide-id = Players without a FIDE ID
report-who-unrated = Players without a rating
report-who-foreign = Players of other federations
report-who-without-birth = Players without a date of birth
report-who-minors = Minors
report-who-women = Women
report-who-withdrawn = Withdrawn
report-who-named = Chosen people
report-who-everybody = All players
report-column-birth = Birth
report-column-sex = Sex
report-column-national-id = National number
report-column-fide-id = FIDE ID
report-column-federation = Fed.
report-column-province = Prov.
report-column-club = Club
report-column-rating = Rating
report-column-category = Category
report-column-place = Place
report-column-points = Points
report-column-email = E-mail
report-column-signature = Signature
report-woman = F
report-man = M
report-nobody = Nobody.
report-none = none
report-place = Place
report-dates = Dates
report-players = { $n }, { $home } of them { $code }
report-women-minors = Women, under 18
report-games = Games
report-games-by-colour = { $n } played: { $white } to White, { $draws } drawn, { $black } to Black
report-unplayed = Not played
report-forfeits = { $n ->
    [one] one forfeit
   *[other] { $n } forfeits
}
report-byes = { $n ->
    [one] one bye
   *[other] { $n } byes
}
report-asked-byes = { $n ->
    [one] one bye asked for
   *[other] { $n } byes asked for
}
report-asked-byes-duties = { $n ->
    [one] one bye asked for, or duty
   *[other] { $n } byes asked for, or duties
}
report-appeals = Appeals
report-president = The president of the club
known-forfeit = board { $board }, { $players } { $result }
known-open = board { $board }, { $players }: without a result, or adjourned
known-by-hand = pairings changed by hand: { $reason }
known-deducted = { $name }: points taken off { $points }
known-withdrawn = after this round { $name } withdrew
known-late = from this round on { $name } plays
known-penalty = board { $board }, { $name }: { $said }
