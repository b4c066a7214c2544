-- How often everybody meets everybody in a round robin, games of the two in a row, whether the last two rounds of a cycle
-- are exchanged, how numbers are given, and the seed of their lots.
ALTER TABLE tournament_rules ADD COLUMN cycles INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tournament_rules ADD COLUMN games_in_a_row INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tournament_rules ADD COLUMN exchanged BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE tournament_rules ADD COLUMN numbering TEXT NOT NULL DEFAULT 'rating';
ALTER TABLE tournament_rules ADD COLUMN numbers_seed TEXT NOT NULL DEFAULT '';

ALTER TABLE tournament_rules
    ADD CONSTRAINT tournament_rules_numbering_word
        CHECK (numbering IN ('rating', 'lots', 'restricted-lots', 'hand')) NOT VALID;
ALTER TABLE tournament_rules ADD CONSTRAINT tournament_rules_cycles CHECK(cycles BETWEEN 1 AND 8 AND games_in_a_row BETWEEN 1 AND 8);
