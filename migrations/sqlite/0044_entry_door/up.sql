-- How players enter themselves: while `is_open`, until `closes_at` (UTC), `places` (NULL: as many as come). Below
-- `guardian_below` years a guardian confirms. Fees are paid to the account `iban` of `payee`.
CREATE TABLE entry_doors (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),
    closes_at TEXT,
    places INTEGER,
    guardian_below INTEGER NOT NULL,
    payee TEXT NOT NULL,
    iban TEXT NOT NULL,
    version INTEGER NOT NULL
) STRICT;

-- What the form says about the data, in the organiser's words, as it was from `written_at` on.
CREATE TABLE entry_notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    number INTEGER NOT NULL,
    said TEXT NOT NULL,
    written_at TEXT NOT NULL,
    UNIQUE (tournament_id, number)
) STRICT;

-- Requests to take part. `secret_hash` and `guardian_hash` are those of the links with which a request is looked at and
-- a guardian confirms. `club_door` is the club whose secretary sent it; `notice` the version of the notice that was
-- shown; `byes` are rounds, with commas.
CREATE TABLE entry_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    player_id INTEGER REFERENCES players(id),
    club_door INTEGER REFERENCES clubs(id),
    entry_id INTEGER REFERENCES entries(id),
    last_name TEXT NOT NULL,
    first_name TEXT NOT NULL,
    sex TEXT,
    birth_year INTEGER,
    birth_date TEXT,
    federation TEXT NOT NULL,
    fide_id TEXT,
    national_id TEXT,
    title TEXT,
    rating INTEGER,
    club_name TEXT NOT NULL,
    state TEXT NOT NULL,
    byes TEXT NOT NULL,
    name_shown TEXT NOT NULL,
    publication TEXT NOT NULL,
    notice INTEGER NOT NULL,
    email TEXT NOT NULL,
    guardian_name TEXT NOT NULL,
    guardian_email TEXT NOT NULL,
    guardian_at TEXT,
    guardian_how TEXT NOT NULL,
    secret_hash TEXT NOT NULL UNIQUE,
    guardian_hash TEXT NOT NULL UNIQUE,
    reason TEXT NOT NULL,
    sent_at TEXT NOT NULL,
    state_at TEXT NOT NULL,
    version INTEGER NOT NULL
) STRICT;

CREATE INDEX entry_requests_tournament_id ON entry_requests (tournament_id);
CREATE INDEX entry_requests_entry_id ON entry_requests (entry_id);

CREATE TRIGGER entry_requests_words_new BEFORE INSERT ON entry_requests BEGIN
    SELECT RAISE(ABORT, 'entry_requests.sex: not a word of this version')
        WHERE NEW.sex NOT IN ('m', 'w');
    SELECT RAISE(ABORT, 'entry_requests.title: not a word of this version')
        WHERE NEW.title NOT IN ('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', 'WH');
    SELECT RAISE(ABORT, 'entry_requests.state: not a word of this version')
        WHERE NEW.state NOT IN ('requested', 'guardian', 'waiting', 'confirmed', 'refused', 'withdrawn');
    SELECT RAISE(ABORT, 'entry_requests.name_shown: not a word of this version')
        WHERE NEW.name_shown NOT IN ('unsaid', 'whole', 'initial');
    SELECT RAISE(ABORT, 'entry_requests.publication: not a word of this version')
        WHERE NEW.publication NOT IN ('hall', 'web', 'federation');
END;
CREATE TRIGGER entry_requests_words_changed BEFORE
    UPDATE OF sex, title, state, name_shown, publication ON entry_requests BEGIN
    SELECT RAISE(ABORT, 'entry_requests.sex: not a word of this version')
        WHERE NEW.sex IS NOT OLD.sex AND NEW.sex NOT IN ('m', 'w');
    SELECT RAISE(ABORT, 'entry_requests.title: not a word of this version')
        WHERE NEW.title IS NOT OLD.title AND NEW.title NOT IN
            ('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', 'WH');
    SELECT RAISE(ABORT, 'entry_requests.state: not a word of this version')
        WHERE NEW.state IS NOT OLD.state AND NEW.state NOT IN
            ('requested', 'guardian', 'waiting', 'confirmed', 'refused', 'withdrawn');
    SELECT RAISE(ABORT, 'entry_requests.name_shown: not a word of this version')
        WHERE NEW.name_shown IS NOT OLD.name_shown AND NEW.name_shown NOT IN ('unsaid', 'whole', 'initial');
    SELECT RAISE(ABORT, 'entry_requests.publication: not a word of this version')
        WHERE NEW.publication IS NOT OLD.publication AND NEW.publication NOT IN ('hall', 'web', 'federation');
END;

-- Requests are counted by where they come from.
DROP TRIGGER attempts_words_new;
DROP TRIGGER attempts_words_changed;
CREATE TRIGGER attempts_words_new BEFORE INSERT ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('log-in', 'old-password', 'noted', 'club', 'entry');
END;
CREATE TRIGGER attempts_words_changed BEFORE
    UPDATE OF kind ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN ('log-in', 'old-password', 'noted', 'club', 'entry');
END;
