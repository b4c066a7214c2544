-- The calendar: tournaments by their last day, and by the words of name, town and hall, folded. Words that are missing are
-- filled in when the program starts.
CREATE TABLE tournament_words (
    word TEXT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    PRIMARY KEY (word, tournament_id)
) STRICT;

CREATE INDEX tournament_words_tournament_id ON tournament_words (tournament_id);
CREATE INDEX tournaments_end_date ON tournaments (end_date, id);
