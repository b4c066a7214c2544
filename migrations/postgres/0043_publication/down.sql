ALTER TABLE entries DROP COLUMN publication;
ALTER TABLE entries DROP COLUMN name_shown;
