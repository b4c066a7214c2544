-- Who took data of persons that not everybody sees (class `federation`), when, and in which output, which says what for. No part
-- of a tournament: its trail and its archives stay as they are, whoever reads.
CREATE TABLE readings (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    read_at TEXT NOT NULL,
    user_id INTEGER REFERENCES users(id),
    reader TEXT NOT NULL,
    output TEXT NOT NULL,
    tournament_id INTEGER REFERENCES tournaments(id),
    entry_id INTEGER REFERENCES entries(id) ON DELETE SET NULL,
    player_id INTEGER REFERENCES players(id),
    persons INTEGER NOT NULL CHECK (persons > 0)
) STRICT;

CREATE INDEX readings_tournament_id ON readings (tournament_id, id);
CREATE INDEX readings_player_id ON readings (player_id, id);
CREATE INDEX readings_entry_id ON readings (entry_id);

CREATE TRIGGER readings_words_new BEFORE INSERT ON readings BEGIN
    SELECT RAISE(ABORT, 'readings.output: not a word of this version')
        WHERE NEW.output NOT IN
            ('report', 'rating-report', 'arbiters-report', 'norm-certificate', 'archive', 'entry', 'correction', 'player', 'player-data');
END;
CREATE TRIGGER readings_words_changed BEFORE
    UPDATE OF output ON readings BEGIN
    SELECT RAISE(ABORT, 'readings.output: not a word of this version')
        WHERE NEW.output IS NOT OLD.output AND NEW.output NOT IN
            ('report', 'rating-report', 'arbiters-report', 'norm-certificate', 'archive', 'entry', 'correction', 'player', 'player-data');
END;
