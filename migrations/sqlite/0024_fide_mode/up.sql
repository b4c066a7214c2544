-- After which published round FIDE mode was left, and why; NULL while the tournament is in it.
ALTER TABLE tournaments ADD COLUMN fide_left_round INTEGER;
ALTER TABLE tournaments ADD COLUMN fide_left_reason TEXT NOT NULL DEFAULT '';
