-- The audit trails that a tournament brought along from other machines, as they were written there: chain 1 is that of
-- the first machine. Numbers of rows, accounts and tournament are those of that machine, because the hashes hold them;
-- `about` says what the row is about here.
CREATE TABLE sealed_trail (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    chain INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    user_id INTEGER,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    origin INTEGER,
    subject TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    hash TEXT NOT NULL,
    about TEXT NOT NULL,
    UNIQUE (tournament_id, chain, number)
) STRICT;

CREATE TRIGGER sealed_trail_no_update BEFORE UPDATE ON sealed_trail
    BEGIN SELECT RAISE(ABORT, 'a sealed trail stays as it is'); END;
CREATE TRIGGER sealed_trail_no_delete BEFORE DELETE ON sealed_trail
    BEGIN SELECT RAISE(ABORT, 'a sealed trail stays as it is'); END;
-- INSERT OR REPLACE deletes without asking the trigger of DELETE.
CREATE TRIGGER sealed_trail_no_replace BEFORE INSERT ON sealed_trail
    WHEN EXISTS (SELECT 1 FROM sealed_trail WHERE id = NEW.id OR
        (tournament_id = NEW.tournament_id AND chain = NEW.chain AND number = NEW.number))
    BEGIN SELECT RAISE(ABORT, 'a sealed trail stays as it is'); END;

-- Tournaments that another machine goes on with: by whom they were handed over, when, and the digest of the archive.
CREATE TABLE handed_over (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    handed_by TEXT NOT NULL,
    handed_at TEXT NOT NULL,
    digest TEXT NOT NULL
) STRICT;
