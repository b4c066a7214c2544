ALTER TABLE tournament_rules DROP COLUMN live_moves;
ALTER TABLE tournament_rules DROP COLUMN live_minutes;
