-- How a game of an earlier round really ended, for the rating report alone: the standings and the pairings made since stay.
CREATE TABLE rating_corrections (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL UNIQUE REFERENCES pairings(id),
    result TEXT NOT NULL,
    reason TEXT NOT NULL,
    corrected_by TEXT NOT NULL,
    corrected_at TEXT NOT NULL
) STRICT;

CREATE INDEX rating_corrections_tournament_id ON rating_corrections (tournament_id);

CREATE TRIGGER rating_corrections_words_new BEFORE INSERT ON rating_corrections BEGIN
    SELECT RAISE(ABORT, 'rating_corrections.result: not a word of this version')
        WHERE NEW.result NOT IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj');
END;
CREATE TRIGGER rating_corrections_words_changed BEFORE UPDATE OF result ON rating_corrections BEGIN
    SELECT RAISE(ABORT, 'rating_corrections.result: not a word of this version')
        WHERE NEW.result IS NOT OLD.result AND NEW.result NOT IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj');
END;
