ALTER TABLE tournament_rules DROP COLUMN lives;
ALTER TABLE tournament_rules DROP COLUMN table_rounds;
ALTER TABLE tournament_rules DROP COLUMN sides;
