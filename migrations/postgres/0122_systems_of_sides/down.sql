ALTER TABLE tournament_rules DROP CONSTRAINT tournament_rules_pairing_system_word;

ALTER TABLE tournament_rules
    ADD CONSTRAINT tournament_rules_pairing_system_word
        CHECK (pairing_system IN
            ('dutch', 'dubov', 'burstein', 'lim', 'double-swiss', 'custom-swiss', 'keizer', 'round-robin',
             'double-round-robin', 'schiller', 'scheveningen', 'knock-out', 'team-swiss',
             'team-round-robin', 'unknown')) NOT VALID;
