ALTER TABLE entries DROP COLUMN rating_list;
