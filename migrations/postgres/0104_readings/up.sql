-- Who took data of persons that not everybody sees (class `federation`), when, and in which output, which says what for. No part
-- of a tournament: its trail and its archives stay as they are, whoever reads.
CREATE TABLE readings (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    read_at TIMESTAMP NOT NULL,
    user_id INTEGER REFERENCES users(id),
    reader TEXT NOT NULL,
    output TEXT NOT NULL,
    tournament_id INTEGER REFERENCES tournaments(id),
    entry_id INTEGER REFERENCES entries(id) ON DELETE SET NULL,
    player_id INTEGER REFERENCES players(id),
    persons INTEGER NOT NULL CHECK (persons > 0)
);

CREATE INDEX readings_tournament_id ON readings (tournament_id, id);
CREATE INDEX readings_player_id ON readings (player_id, id);
CREATE INDEX readings_entry_id ON readings (entry_id);

ALTER TABLE readings
    ADD CONSTRAINT readings_output_word
        CHECK (output IN ('report', 'rating-report', 'arbiters-report', 'norm-certificate', 'archive', 'entry', 'correction', 'player', 'player-data')) NOT VALID;
