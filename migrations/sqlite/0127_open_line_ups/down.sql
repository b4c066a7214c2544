ALTER TABLE team_matches DROP COLUMN is_open;
