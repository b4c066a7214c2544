DROP INDEX players_code;
ALTER TABLE players DROP COLUMN code;
