-- Points taken off a team, from a round on, and why; in half-points.
CREATE TABLE team_penalties (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    team_id INTEGER NOT NULL REFERENCES teams(id),
    round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 99),
    match_points INTEGER NOT NULL CHECK (match_points BETWEEN 0 AND 198),
    game_points INTEGER NOT NULL CHECK (game_points BETWEEN 0 AND 198),
    reason TEXT NOT NULL
) STRICT;

CREATE INDEX team_penalties_tournament_id ON team_penalties (tournament_id);
CREATE INDEX team_penalties_team_id ON team_penalties (team_id);
