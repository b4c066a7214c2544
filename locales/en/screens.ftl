# The hall: screens, announcements, the clock of the round, codes for phones.
nav-hall = Screens
hall-title = Screens and announcements
hall-lead = What the screens show, announcements to the whole hall, and the clock of the round. Each screen is an address: open it on the projector’s computer and control it from here.
hall-notice = Announcement
hall-no-notice = No announcement.
hall-say = Show on all screens
hall-unsay = Take it away
hall-said-at = since { $time }
hall-text-hint = With boards alone, their players are asked to bring the result to the desk.
hall-call-missing = Call the boards without a result: { $boards }
hall-call-many = Call the { $n } boards without a result
hall-call-these = The players of these boards, please bring your results to the desk.
hall-and = { $before } and { $last }
hall-call = { $n ->
    [one] The players of board { $boards }, please bring your result to the desk.
   *[other] The players of boards { $boards }, please bring your results to the desk.
}
hall-clock = Clock of the round
hall-clock-set = Set
hall-clock-stop = Take the clock away
hall-in-minutes = in { $n } min
hall-clock-from = Round { $round }, from { $starts }.
hall-clock-from-to = Round { $round }, from { $starts } to { $ends }.
hall-screens = Screens
hall-codes = The QR codes lead to { $base }.
hall-codes-here = The QR codes lead to { $base }, which no phone can reach. Open the screens by the address that this computer has in the network, or start the program with --public-url.
hall-shows = What { $name } shows
hall-add = Add the screen
hall-remove = Remove { $name }
hall-keys = Keys: n announcement, b boards, t clock, c call the boards without a result, x take the announcement away; arrows from screen to screen, 1–7 what it shows.

# On the screens.
hall-lost = No network: as it was at …
hall-by-name = board and colour, by surname
hall-by-board = by board, White on the left
hall-done = { $total ->
    [one] { $done } of one result
   *[other] { $done } of { $total } results
}
hall-results = latest results
hall-newest-first = the newest first
hall-no-results = No result yet.
hall-missing = { $n ->
    [0] all results are in
    [one] one result is missing
   *[other] { $n } results are missing
}
hall-missing-what = boards without a result
hall-all-done = All results are in.
hall-missing-of = { $n ->
    [one] Round { $round }: one result of { $total } is missing
   *[other] Round { $round }: { $n } results of { $total } are missing
}
hall-after = after round { $round }
hall-no-standings = The standings begin after the first round.
hall-tie-breaks = ties: { $list }
hall-page = page { $page } of { $pages }, turns every { $seconds } seconds
hall-no-clock = The hour of the round is not set yet.
hall-starts-at = begins at { $time }
hall-since = in play since { $time }
hall-ends-at = ends at { $time }
hall-ended-at = ended at { $time }
hall-signal = at the signal Black starts the clock
hall-clock-left = to the end of the round
hall-clock-gone = since the beginning of the round
hall-clock-over = the round is over
hall-phones = Phones switched off and out of reach
hall-await-until = Players are awaited until { $time }, then it is a forfeit
hall-await-nobody = Who is not there at the start loses by forfeit
hall-draws = No draw by agreement before move { $n }
hall-code-round = QR code: the round on your phone
hall-code-board = QR code: my board on my phone
hall-code-print-round = The round on your phone
hall-code-print-board = My board on my phone

# Fields, in the record too.
field-hall-boards = Boards
field-hall-text = Text
field-clock-round = Round
field-clock-day = Day
field-clock-starts = Begins
field-clock-ends = Ends
field-clock-zone = Time zone
field-screen-name = Name of the screen
field-screen-shows = Shows
field-screen-seconds = Seconds a page
field-screen-theme = Colours
setting-screen_shows-names = Pairings by name
setting-screen_shows-boards = Pairings by board
setting-screen_shows-results = Latest results
setting-screen_shows-missing = Missing boards
setting-screen_shows-standings = Standings
setting-screen_shows-timer = Clock
setting-screen_shows-notice = Announcements only
setting-screen_theme-light = Light
setting-screen_theme-dark = Dark
problem-screen-name = { $value } will not do: lower-case letters without accents, digits and hyphens only.
problem-screens-most = a tournament has { $value } screens at most.
problem-hall-boards = { $value } boards at most in one announcement.
problem-clock-time = { $value } is no hour: write 15:00, for example.
problem-clock-order = the end is the same as the beginning.
problem-clock-zone = { $value } is no time zone: write +01:00, for example.
flash-screen-added = Screen added.
flash-screen-saved = Screen changed.
flash-screen-removed = Screen removed.
flash-hall-announced = The announcement is on all screens.
flash-hall-silent = Announcement taken away.
flash-hall-clock-set = Clock set.
flash-hall-clock-off = Clock taken away.
action-screen-add = Screen added
action-screen-change = Screen changed
action-screen-remove = Screen removed
action-hall-announce = Announcement in the hall
action-hall-clock = Clock of the round
