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
