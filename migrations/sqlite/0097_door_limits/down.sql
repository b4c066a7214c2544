ALTER TABLE entry_doors DROP COLUMN club_places;
ALTER TABLE entry_doors DROP COLUMN rating_most;
ALTER TABLE entry_doors DROP COLUMN rating_least;
