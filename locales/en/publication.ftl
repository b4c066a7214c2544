# How a player is shown to those who do not run the tournament.
field-name-shown = Name
field-publication = Where they are named
setting-name_shown-unsaid = No choice: whole, of those under age the initial
setting-name_shown-whole = Surname and given name
setting-name_shown-initial = Surname and initial
setting-publication-hall = In the hall alone
setting-publication-web = In the hall and on the pages
setting-publication-federation = In the hall, on the pages and in files
entry-shown-title = What others see
entry-shown-note = This holds for pages, screens and public files. Whoever chooses “in the hall alone” stands there as “Player” with their number. Sheets and reports of the arbiters stay complete.
entry-shown-save = Save the choice
entry-shown = The choice is saved: pages and files follow it from now on.
entries-hidden = { $n ->
    [one] There is also one player under age, who is shown once they play.
   *[other] There are also { $n } players under age, who are shown once they play.
}

# Somebody who chose not to be named.
player-withheld = Player { $number }
