-- That the check-in before round 1 was closed, and by whom.
CREATE TABLE check_ins (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    closed_by TEXT NOT NULL,
    closed_at TEXT NOT NULL
) STRICT;

-- What an arbiter left as it is before round 1, and why: a row a check.
CREATE TABLE accepted_checks (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    code TEXT NOT NULL,
    reason TEXT NOT NULL,
    accepted_by TEXT NOT NULL,
    accepted_at TEXT NOT NULL,
    UNIQUE (tournament_id, code)
) STRICT;

-- Hours at which the rounds begin by the clocks of the place, and what those are: `15:00,09:30`, `+01:00`.
CREATE TABLE round_hours (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    hours TEXT NOT NULL,
    zone TEXT NOT NULL
) STRICT;

-- Chairs that were seen empty when a round began.
CREATE TABLE empty_seats (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL REFERENCES pairings(id),
    is_white INTEGER NOT NULL CHECK (is_white IN (0, 1)),
    UNIQUE (pairing_id, is_white)
) STRICT;

CREATE INDEX empty_seats_tournament_id ON empty_seats (tournament_id);

-- How many half-point byes a player may have (NULL: as many as are asked for), and in how many last rounds none.
ALTER TABLE tournament_rules ADD COLUMN most_half_point_byes INTEGER;
ALTER TABLE tournament_rules ADD COLUMN last_rounds_without_byes INTEGER NOT NULL DEFAULT 0;

-- Whether the event gives this player no half-point bye.
ALTER TABLE entries ADD COLUMN no_half_point_bye INTEGER NOT NULL DEFAULT 0;
