# A new tournament: what it begins from.
beginning-blitz = Blitz in an evening
beginning-blitz-note = Swiss, 9 rounds
beginning-club = Club evenings
beginning-club-note = Keizer: come and stay away as you like
beginning-cup = Cup
beginning-cup-note = knock-out, with a match for third place
beginning-lead = A name, a place and the dates are enough: the rest is what such an event has, and can be changed until round 1.
beginning-league = Team league
beginning-league-note = home and away
beginning-no-norms = No norms: they take more rounds of standard games.
beginning-norms = Norms for titles can be made.
beginning-other-kind = The time control is { $is }, and the tournament is called { $chosen }.
beginning-rapid = Rapid in a day
beginning-rapid-note = Swiss, 7 rounds
beginning-rated = Counts for { $kind } ratings.
beginning-round-robin = Round robin
beginning-round-robin-note = everybody meets everybody
beginning-rounds = { $n ->
    [one] One round.
   *[other] { $n } rounds.
}
beginning-rounds-by-table = The schedule says how many rounds there are.
beginning-schools = School teams, few rounds
beginning-schools-note = Molter: points for the team, without matches
beginning-teams = Team tournament
beginning-teams-note = team Swiss, 5 rounds
beginning-title = Begin from
beginning-two-clubs = Match of two clubs
beginning-two-clubs-note = everybody meets everybody of the other one
beginning-weekend = Weekend tournament
beginning-weekend-note = Swiss, 5 rounds
beginning-will-be = It will be so
settings-more-play = More on play: acceleration, rules, live games, norms
settings-more-ranking = More on tie-breaks
systems-club = Club evenings
systems-knock-out = Knock-out
systems-reported = As in the report
systems-round-robin = Round robin
systems-sides = Between clubs or teams, games of players
systems-swiss = Swiss
systems-teams = Teams
