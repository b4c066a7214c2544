-- Seeds of a knock-out are drawn in pots, too.
ALTER TABLE tournament_rules DROP CONSTRAINT tournament_rules_numbering_word;
ALTER TABLE tournament_rules
    ADD CONSTRAINT tournament_rules_numbering_word
        CHECK (numbering IN ('rating', 'lots', 'restricted-lots', 'pots', 'hand')) NOT VALID;
