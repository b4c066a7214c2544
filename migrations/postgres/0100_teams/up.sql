-- What a team event chooses: the colours of its boards (TRF 352), the score by which teams are ranked and paired, whether the
-- other one counts for colours (C.04.6 art. 4.2), preferences, what matches are worth, tie-breaks.
CREATE TABLE team_rules (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournaments(id),
    boards TEXT NOT NULL,
    primary_score TEXT NOT NULL,
    uses_secondary BOOLEAN NOT NULL,
    preferences TEXT NOT NULL,
    match_win INTEGER NOT NULL,
    match_draw INTEGER NOT NULL,
    match_loss INTEGER NOT NULL,
    tie_breaks TEXT NOT NULL,
    version INTEGER NOT NULL
);

ALTER TABLE team_rules
    ADD CONSTRAINT team_rules_primary_score_word
        CHECK (primary_score IN ('MP', 'GP')) NOT VALID;
ALTER TABLE team_rules
    ADD CONSTRAINT team_rules_preferences_word
        CHECK (preferences IN ('A', 'B', 'none')) NOT VALID;

-- The teams of an event, by their pairing numbers. One that is away is not paired.
CREATE TABLE teams (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    short_name TEXT NOT NULL,
    captain TEXT NOT NULL,
    is_away BOOLEAN NOT NULL,
    version INTEGER NOT NULL
);

CREATE INDEX teams_tournament_id ON teams (tournament_id);

-- Who plays for a team, in the order of the boards.
CREATE TABLE team_members (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    team_id INTEGER NOT NULL REFERENCES teams(id),
    entry_id INTEGER NOT NULL UNIQUE REFERENCES entries(id),
    place INTEGER NOT NULL
);

CREATE INDEX team_members_tournament_id ON team_members (tournament_id);
CREATE INDEX team_members_team_id ON team_members (team_id);

-- The matches of a round; without a second team it is the pairing-allocated bye. The first team has White on board 1.
CREATE TABLE team_matches (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    round_id INTEGER NOT NULL REFERENCES rounds(id),
    number INTEGER NOT NULL,
    first_team_id INTEGER NOT NULL REFERENCES teams(id),
    second_team_id INTEGER REFERENCES teams(id),
    version INTEGER NOT NULL,
    UNIQUE (round_id, number)
);

CREATE INDEX team_matches_tournament_id ON team_matches (tournament_id);
CREATE INDEX team_matches_first_team_id ON team_matches (first_team_id);
CREATE INDEX team_matches_second_team_id ON team_matches (second_team_id);

-- Who sits where in a match; an empty chair names nobody. The game of two is the pairing of the round with the board
-- (match - 1) * boards + board.
CREATE TABLE match_chairs (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    match_id INTEGER NOT NULL REFERENCES team_matches(id),
    board INTEGER NOT NULL,
    first_entry_id INTEGER REFERENCES entries(id),
    second_entry_id INTEGER REFERENCES entries(id),
    UNIQUE (match_id, board)
);

CREATE INDEX match_chairs_tournament_id ON match_chairs (tournament_id);
CREATE INDEX match_chairs_first_entry_id ON match_chairs (first_entry_id);
CREATE INDEX match_chairs_second_entry_id ON match_chairs (second_entry_id);
