DROP TRIGGER entries_publication_changed;
DROP TRIGGER entries_publication_new;
ALTER TABLE entries DROP COLUMN publication;
ALTER TABLE entries DROP COLUMN name_shown;
