DROP INDEX tournaments_province_start_date;
ALTER TABLE clubs DROP CONSTRAINT clubs_kind_word;
ALTER TABLE clubs DROP COLUMN kind;
