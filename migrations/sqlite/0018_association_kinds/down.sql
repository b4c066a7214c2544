DROP INDEX tournaments_province_start_date;
DROP TRIGGER clubs_kind_changed;
DROP TRIGGER clubs_kind_new;
ALTER TABLE clubs DROP COLUMN kind;
