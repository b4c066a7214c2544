DROP TABLE forbidden_teams;
DROP TABLE team_byes;
ALTER TABLE team_penalties DROP COLUMN is_given;
