DROP TRIGGER clubs_kind_changed;
DROP TRIGGER clubs_kind_new;
ALTER TABLE clubs DROP COLUMN kind;
