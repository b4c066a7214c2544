DROP TABLE team_penalties;
