-- The editions of the Laws of 2014, 2017 and 2018; incidents that the arbiter rules on by questions; points taken off
-- by a penalty (12.9.5); those count whose incident stands, and those of an imported report, which have none.
ALTER TABLE tournaments
    DROP CONSTRAINT tournaments_rules_edition_word,
    ADD CONSTRAINT tournaments_rules_edition_word
        CHECK (rules_edition IN ('fide-2023', 'fide-2018', 'fide-2017', 'fide-2014', 'fide-1952')) NOT VALID;
ALTER TABLE games
    DROP CONSTRAINT games_rules_edition_word,
    ADD CONSTRAINT games_rules_edition_word
        CHECK (rules_edition IN ('fide-2023', 'fide-2018', 'fide-2017', 'fide-2014', 'fide-1952')) NOT VALID;
ALTER TABLE incidents
    DROP CONSTRAINT incidents_kind_word,
    ADD CONSTRAINT incidents_kind_word
        CHECK (kind IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'pausing', 'late', 'disturbance',
             'refusal', 'penalty', 'health', 'appeal', 'ended', 'withdrawn')) NOT VALID;

CREATE TABLE deductions (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL REFERENCES entries(id),
    incident_id INTEGER REFERENCES incidents(id),
    round INTEGER NOT NULL,
    half_points INTEGER NOT NULL
);

CREATE INDEX deductions_tournament_id ON deductions (tournament_id);
CREATE INDEX deductions_incident_id ON deductions (incident_id);
CREATE INDEX deductions_entry_id ON deductions (entry_id);
