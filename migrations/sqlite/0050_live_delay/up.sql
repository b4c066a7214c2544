-- How far behind the board everybody sees the moves of an unfinished game: in minutes, and in moves of both sides.
ALTER TABLE tournament_rules ADD COLUMN live_minutes INTEGER NOT NULL DEFAULT 15 CHECK (live_minutes BETWEEN 0 AND 60);
ALTER TABLE tournament_rules ADD COLUMN live_moves INTEGER NOT NULL DEFAULT 0 CHECK (live_moves BETWEEN 0 AND 50);
