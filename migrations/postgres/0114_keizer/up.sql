-- What an event by the Keizer system announces, as one text; and the word for that system.
ALTER TABLE tournament_rules ADD COLUMN keizer TEXT NOT NULL
    DEFAULT 'values=players own=yes loss=0 bye=1/2 full=0.7 half=1/2 absence=0.35 late=0 most=5 between=3 frozen=no';

ALTER TABLE tournament_rules DROP CONSTRAINT tournament_rules_pairing_system_word;

ALTER TABLE tournament_rules
    ADD CONSTRAINT tournament_rules_pairing_system_word
        CHECK (pairing_system IN
            ('dutch', 'dubov', 'burstein', 'lim', 'double-swiss', 'custom-swiss', 'keizer', 'round-robin',
             'double-round-robin', 'schiller', 'scheveningen', 'knock-out', 'team-swiss',
             'team-round-robin', 'unknown')) NOT VALID;
