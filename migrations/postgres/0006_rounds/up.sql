-- What a draft was made from, as hashes; NULL for drafts of older versions.
ALTER TABLE rounds ADD COLUMN basis TEXT;

-- The number that the program drew for the colour of number 1; empty when the colour was chosen or not given yet.
ALTER TABLE tournaments ADD COLUMN initial_colour_lot TEXT NOT NULL DEFAULT '';

-- What the arbiter answered about somebody who was not seen before a round: `absent` (a zero-point bye, without
-- notice) or `awaited` (paired all the same).
CREATE TABLE presence (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL REFERENCES entries(id),
    round INTEGER NOT NULL,
    answer TEXT NOT NULL,
    UNIQUE (entry_id, round)
);

CREATE INDEX presence_tournament_id ON presence (tournament_id);
