-- How a game of an earlier round really ended, for the rating report alone: the standings and the pairings made since stay.
CREATE TABLE rating_corrections (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL UNIQUE REFERENCES pairings(id),
    result TEXT NOT NULL,
    reason TEXT NOT NULL,
    corrected_by TEXT NOT NULL,
    corrected_at TIMESTAMP NOT NULL
);

CREATE INDEX rating_corrections_tournament_id ON rating_corrections (tournament_id);

ALTER TABLE rating_corrections
    ADD CONSTRAINT rating_corrections_result_word
        CHECK (result IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj')) NOT VALID;
