# The days of the rounds.
days-title = Days of the rounds
days-lead = Dates of the tournament: { $span }. The days appear in the announcement, at the boards and in the report for the federation (TRF 132); empty ones are still open.
days-open = Choose the days
days-note = When each round is played: for the announcement, the pages of the rounds and the report.
field-days = Days
problem-round-day = round { $value } has no date: write for example 2026-11-21.
problem-round-day-outside = round { $value } lies outside the days of the tournament.
problem-round-day-order = round { $value } comes before an earlier round.
action-tournament-days = Days of the rounds
day-at-hour = { $day }, { $hour }
