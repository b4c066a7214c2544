-- A code of a seat on a copy is made of the numbers of the hall: they are looked for by those of here.
CREATE INDEX mirrored_rows_own ON mirrored_rows (tournament_id, part, own);
