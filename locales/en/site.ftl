site-name = tratto
site-description = tratto, chess tournament management and arbitration
skip-to-content = Skip to content
nav-main = Main
nav-tournaments = Tournaments
nav-clubs = Clubs
nav-players = Players
nav-tournament = Tournament
nav-round = Round
nav-floor = Playing hall
nav-entries = Entries
nav-standings = Standings
nav-record = Audit trail
nav-export = Export
nav-settings = Settings
nav-public = Public page
nav-admin = Administration
nav-my-club = My club
nav-my-tournaments = My tournaments
language-name = English
language-label = Language:
sign-in = Log in
sign-out = Log out
privacy = Privacy
open-data = Open data
accessibility = Accessibility
optional = optional
save = Save
cancel = Cancel
back = Back
role-chief = chief arbiter
role-deputy = arbiter
role-admin = administrator
role-secretary = secretary
live-stale = not up to date
live-updated = updated at { $time }
form-errors = { $n ->
    [one] One field needs another look. What you wrote is still here.
   *[other] { $n } fields need another look. What you wrote is still here.
}
handbook-title = Handbook
handbook-lead = For arbiters, for clubs, for whoever runs the program: a chapter a page.
handbook-find = Find in the handbook
handbook-found = { $n ->
    [0] No chapter has these words.
    [one] One chapter.
   *[other] { $n } chapters.
}
handbook-languages = The handbook is written in Italian and English.
