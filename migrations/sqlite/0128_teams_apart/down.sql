ALTER TABLE team_rules DROP COLUMN apart_rounds;
