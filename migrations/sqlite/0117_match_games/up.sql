-- The further games of two whose game in a knock-out gave both the same, in their order; a set has so many `games`.
CREATE TABLE match_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL REFERENCES pairings(id),
    number INTEGER NOT NULL CHECK (number >= 1),
    kind TEXT NOT NULL,
    games INTEGER NOT NULL CHECK (games IN (1, 2, 4)),
    white_entry_id INTEGER NOT NULL REFERENCES entries(id),
    time_control TEXT NOT NULL DEFAULT '',
    result TEXT NOT NULL,
    entered_by TEXT NOT NULL,
    entered_at TEXT NOT NULL,
    UNIQUE (pairing_id, number)
) STRICT;

CREATE INDEX match_games_tournament_id ON match_games (tournament_id);
CREATE INDEX match_games_white_entry_id ON match_games (white_entry_id);

CREATE TRIGGER match_games_words_new BEFORE INSERT ON match_games BEGIN
    SELECT RAISE(ABORT, 'match_games.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('rapid', 'blitz', 'armageddon', 'standard');
    SELECT RAISE(ABORT, 'match_games.result: not a word of this version')
        WHERE NEW.result NOT IN ('1-0', '1/2-1/2', '0-1', '+/-', '-/+');
END;
CREATE TRIGGER match_games_words_changed BEFORE
    UPDATE OF kind, result ON match_games BEGIN
    SELECT RAISE(ABORT, 'match_games.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN ('rapid', 'blitz', 'armageddon', 'standard');
    SELECT RAISE(ABORT, 'match_games.result: not a word of this version')
        WHERE NEW.result IS NOT OLD.result AND NEW.result NOT IN ('1-0', '1/2-1/2', '0-1', '+/-', '-/+');
END;
