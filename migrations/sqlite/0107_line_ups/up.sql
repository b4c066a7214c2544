-- The line-ups that captains handed in for a round, from board 1 on. They count when the round is paired; in a schedule when both
-- teams of the match have handed theirs in. Until then nobody else sees them.
CREATE TABLE line_ups (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    team_id INTEGER NOT NULL REFERENCES teams(id),
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    entry_id INTEGER NOT NULL REFERENCES entries(id),
    UNIQUE (team_id, round, board)
) STRICT;

CREATE INDEX line_ups_tournament_id ON line_ups (tournament_id);
CREATE INDEX line_ups_entry_id ON line_ups (entry_id);
