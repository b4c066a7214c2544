-- The day and hour of a single board of a schedule, or of a match of teams, where it is not that of the round.
CREATE TABLE meeting_days (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    round_id INTEGER NOT NULL REFERENCES rounds(id),
    number INTEGER NOT NULL CHECK (number >= 1),
    day DATE NOT NULL,
    hour TEXT NOT NULL DEFAULT '',
    UNIQUE (round_id, number)
);

CREATE INDEX meeting_days_tournament_id ON meeting_days (tournament_id);
