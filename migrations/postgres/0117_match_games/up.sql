-- The further games of two whose game in a knock-out gave both the same, in their order; a set has so many `games`.
CREATE TABLE match_games (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL REFERENCES pairings(id),
    number INTEGER NOT NULL CHECK (number >= 1),
    kind TEXT NOT NULL,
    games INTEGER NOT NULL CHECK (games IN (1, 2, 4)),
    white_entry_id INTEGER NOT NULL REFERENCES entries(id),
    time_control TEXT NOT NULL DEFAULT '',
    result TEXT NOT NULL,
    entered_by TEXT NOT NULL,
    entered_at TIMESTAMP NOT NULL,
    UNIQUE (pairing_id, number)
);

CREATE INDEX match_games_tournament_id ON match_games (tournament_id);
CREATE INDEX match_games_white_entry_id ON match_games (white_entry_id);

ALTER TABLE match_games
    ADD CONSTRAINT match_games_kind_word
        CHECK (kind IN ('rapid', 'blitz', 'armageddon', 'standard')) NOT VALID,
    ADD CONSTRAINT match_games_result_word
        CHECK (result IN ('1-0', '1/2-1/2', '0-1', '+/-', '-/+')) NOT VALID;
