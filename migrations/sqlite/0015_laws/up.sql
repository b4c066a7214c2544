-- The editions of the Laws of 2014, 2017 and 2018; incidents that the arbiter rules on by questions; points taken off
-- by a penalty (12.9.5); those count whose incident stands, and those of an imported report, which have none.
DROP TRIGGER tournaments_words_new;
DROP TRIGGER tournaments_words_changed;
DROP TRIGGER games_words_new;
DROP TRIGGER games_words_changed;
DROP TRIGGER incidents_words_new;
DROP TRIGGER incidents_words_changed;

CREATE TRIGGER tournaments_words_new BEFORE INSERT ON tournaments BEGIN
    SELECT RAISE(ABORT, 'tournaments.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('standard', 'rapid', 'blitz');
    SELECT RAISE(ABORT, 'tournaments.rules_edition: not a word of this version')
        WHERE NEW.rules_edition NOT IN ('fide-2023', 'fide-2018', 'fide-2017', 'fide-2014', 'fide-1952');
    SELECT RAISE(ABORT, 'tournaments.initial_colour: not a word of this version')
        WHERE NEW.initial_colour NOT IN ('white', 'black');
    SELECT RAISE(ABORT, 'tournaments.state: not a word of this version')
        WHERE NEW.state NOT IN ('registration', 'running', 'finished');
END;
CREATE TRIGGER tournaments_words_changed BEFORE
    UPDATE OF kind, rules_edition, initial_colour, state ON tournaments BEGIN
    SELECT RAISE(ABORT, 'tournaments.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN ('standard', 'rapid', 'blitz');
    SELECT RAISE(ABORT, 'tournaments.rules_edition: not a word of this version')
        WHERE NEW.rules_edition IS NOT OLD.rules_edition AND NEW.rules_edition NOT IN ('fide-2023', 'fide-2018', 'fide-2017', 'fide-2014', 'fide-1952');
    SELECT RAISE(ABORT, 'tournaments.initial_colour: not a word of this version')
        WHERE NEW.initial_colour IS NOT OLD.initial_colour AND NEW.initial_colour NOT IN ('white', 'black');
    SELECT RAISE(ABORT, 'tournaments.state: not a word of this version')
        WHERE NEW.state IS NOT OLD.state AND NEW.state NOT IN ('registration', 'running', 'finished');
END;

CREATE TRIGGER games_words_new BEFORE INSERT ON games BEGIN
    SELECT RAISE(ABORT, 'games.rules_edition: not a word of this version')
        WHERE NEW.rules_edition NOT IN ('fide-2023', 'fide-2018', 'fide-2017', 'fide-2014', 'fide-1952');
END;
CREATE TRIGGER games_words_changed BEFORE
    UPDATE OF rules_edition ON games BEGIN
    SELECT RAISE(ABORT, 'games.rules_edition: not a word of this version')
        WHERE NEW.rules_edition IS NOT OLD.rules_edition AND NEW.rules_edition NOT IN ('fide-2023', 'fide-2018', 'fide-2017', 'fide-2014', 'fide-1952');
END;

CREATE TRIGGER incidents_words_new BEFORE INSERT ON incidents BEGIN
    SELECT RAISE(ABORT, 'incidents.kind: not a word of this version')
        WHERE NEW.kind NOT IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'pausing', 'late', 'disturbance',
             'refusal', 'penalty', 'health', 'appeal', 'ended', 'withdrawn');
    SELECT RAISE(ABORT, 'incidents.colour: not a word of this version')
        WHERE NEW.colour NOT IN ('white', 'black');
END;
CREATE TRIGGER incidents_words_changed BEFORE
    UPDATE OF kind, colour ON incidents BEGIN
    SELECT RAISE(ABORT, 'incidents.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'pausing', 'late', 'disturbance',
             'refusal', 'penalty', 'health', 'appeal', 'ended', 'withdrawn');
    SELECT RAISE(ABORT, 'incidents.colour: not a word of this version')
        WHERE NEW.colour IS NOT OLD.colour AND NEW.colour NOT IN ('white', 'black');
END;

CREATE TABLE deductions (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL REFERENCES entries(id),
    incident_id INTEGER REFERENCES incidents(id),
    round INTEGER NOT NULL,
    half_points INTEGER NOT NULL
) STRICT;

CREATE INDEX deductions_tournament_id ON deductions (tournament_id);
CREATE INDEX deductions_incident_id ON deductions (incident_id);
CREATE INDEX deductions_entry_id ON deductions (entry_id);
