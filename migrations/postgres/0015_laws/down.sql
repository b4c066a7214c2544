DROP TABLE deductions;
ALTER TABLE tournaments
    DROP CONSTRAINT tournaments_rules_edition_word,
    ADD CONSTRAINT tournaments_rules_edition_word
        CHECK (rules_edition IN ('fide-2023', 'fide-1952')) NOT VALID;
ALTER TABLE games
    DROP CONSTRAINT games_rules_edition_word,
    ADD CONSTRAINT games_rules_edition_word
        CHECK (rules_edition IN ('fide-2023', 'fide-1952')) NOT VALID;
ALTER TABLE incidents
    DROP CONSTRAINT incidents_kind_word,
    ADD CONSTRAINT incidents_kind_word
        CHECK (kind IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'late', 'disturbance', 'health',
             'appeal', 'ended', 'withdrawn')) NOT VALID;
