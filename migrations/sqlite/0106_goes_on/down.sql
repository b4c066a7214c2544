DROP INDEX pairings_goes_on_entry_id;
ALTER TABLE pairings DROP COLUMN goes_on_entry_id;
