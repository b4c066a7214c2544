-- Points that a team gets stand beside those that it loses.
ALTER TABLE team_penalties ADD COLUMN is_given INTEGER NOT NULL DEFAULT 0 CHECK (is_given IN (0, 1));

-- Byes of teams that are not the pairing's: asked for, or given.
CREATE TABLE team_byes (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    team_id INTEGER NOT NULL REFERENCES teams(id),
    round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 99),
    kind TEXT NOT NULL CHECK (kind IN ('F', 'H', 'Z')),
    UNIQUE (team_id, round)
) STRICT;

CREATE INDEX team_byes_tournament_id ON team_byes (tournament_id);

-- Teams that may not meet in these rounds.
CREATE TABLE forbidden_teams (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    first_team_id INTEGER NOT NULL REFERENCES teams(id),
    second_team_id INTEGER NOT NULL REFERENCES teams(id),
    first_round INTEGER NOT NULL CHECK (first_round BETWEEN 1 AND 99),
    last_round INTEGER NOT NULL CHECK (last_round BETWEEN first_round AND 99)
) STRICT;

CREATE INDEX forbidden_teams_tournament_id ON forbidden_teams (tournament_id);
CREATE INDEX forbidden_teams_first_team_id ON forbidden_teams (first_team_id);
CREATE INDEX forbidden_teams_second_team_id ON forbidden_teams (second_team_id);
