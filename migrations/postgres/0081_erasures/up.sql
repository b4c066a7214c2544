-- Participants who asked to be erased while the report of their tournament has to name them. Whoever is erased has no row.
CREATE TABLE erasures (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL UNIQUE REFERENCES entries(id),
    asked_at TIMESTAMP NOT NULL
);

CREATE INDEX erasures_tournament_id ON erasures (tournament_id);
