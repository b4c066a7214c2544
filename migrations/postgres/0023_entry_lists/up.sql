-- What a list said of a participant beside who they are: category, province, ratings, and the fee in cents.
CREATE TABLE listed_entries (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL UNIQUE REFERENCES entries(id),
    category TEXT NOT NULL CHECK (length(category) <= 4),
    province TEXT NOT NULL CHECK (length(province) <= 2),
    fee_due INTEGER CHECK (fee_due BETWEEN 0 AND 999999),
    fee_paid INTEGER CHECK (fee_paid BETWEEN 0 AND 999999),
    fide_standard INTEGER,
    fide_rapid INTEGER,
    fide_blitz INTEGER,
    national_standard INTEGER,
    national_rapid INTEGER,
    national_blitz INTEGER
);

CREATE INDEX listed_entries_tournament_id ON listed_entries (tournament_id);

-- What an arbiter said that a heading of their lists means: the code of a column, empty where it is left aside.
CREATE TABLE list_headings (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users(id),
    heading TEXT NOT NULL CHECK (length(heading) <= 80),
    meaning TEXT NOT NULL,
    UNIQUE (user_id, heading)
);
