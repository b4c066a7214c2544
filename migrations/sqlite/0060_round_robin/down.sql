DROP TRIGGER tournament_rules_numbering_changed;
DROP TRIGGER tournament_rules_numbering_new;
ALTER TABLE tournament_rules DROP COLUMN numbers_seed;
ALTER TABLE tournament_rules DROP COLUMN numbering;
ALTER TABLE tournament_rules DROP COLUMN exchanged;
ALTER TABLE tournament_rules DROP COLUMN games_in_a_row;
ALTER TABLE tournament_rules DROP COLUMN cycles;
