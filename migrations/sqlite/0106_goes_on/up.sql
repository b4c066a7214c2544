-- Who goes on from a drawn game of a knock-out, by the arbiter's word.
ALTER TABLE pairings ADD COLUMN goes_on_entry_id INTEGER REFERENCES entries(id);
CREATE INDEX pairings_goes_on_entry_id ON pairings (goes_on_entry_id);
