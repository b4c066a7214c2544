ALTER TABLE tournament_rules DROP CONSTRAINT tournament_rules_cycles;
ALTER TABLE tournament_rules DROP CONSTRAINT tournament_rules_numbering_word;
ALTER TABLE tournament_rules DROP COLUMN numbers_seed;
ALTER TABLE tournament_rules DROP COLUMN numbering;
ALTER TABLE tournament_rules DROP COLUMN exchanged;
ALTER TABLE tournament_rules DROP COLUMN games_in_a_row;
ALTER TABLE tournament_rules DROP COLUMN cycles;
