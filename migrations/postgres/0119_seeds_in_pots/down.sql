UPDATE tournament_rules SET numbering = 'lots' WHERE numbering = 'pots';
ALTER TABLE tournament_rules DROP CONSTRAINT tournament_rules_numbering_word;
ALTER TABLE tournament_rules
    ADD CONSTRAINT tournament_rules_numbering_word
        CHECK (numbering IN ('rating', 'lots', 'restricted-lots', 'hand')) NOT VALID;
