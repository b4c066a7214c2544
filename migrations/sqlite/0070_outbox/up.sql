-- Letters to be sent, written in the transaction of the act that causes them. `address` and `body` (the letter as JSON) are
-- emptied once it was sent, written by hand, or is too old; class, times and outcome stay. Whoever sends one holds it until
-- `held_until` (UTC), so that of several servers one takes it. `tournament_id` is that of the act, where it is of one.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    message_id TEXT NOT NULL UNIQUE CHECK (length(message_id) = 32),
    class TEXT NOT NULL,
    state TEXT NOT NULL,
    language TEXT NOT NULL,
    address TEXT NOT NULL,
    body TEXT NOT NULL,
    tournament_id INTEGER REFERENCES tournaments(id),
    written_at TEXT NOT NULL,
    due_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    held_until TEXT,
    tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0),
    failure TEXT NOT NULL DEFAULT '',
    done_at TEXT,
    CHECK (done_at IS NULL OR (address = '' AND body = ''))
) STRICT;

CREATE INDEX outbox_due ON outbox (state, due_at);
CREATE INDEX outbox_tournament_id ON outbox (tournament_id);

-- In which language whoever gave an address read the pages. The address is disguised by its hash.
CREATE TABLE mail_languages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    address_hash TEXT NOT NULL CHECK (length(address_hash) = 64),
    language TEXT NOT NULL,
    given_at TEXT NOT NULL
) STRICT;

CREATE INDEX mail_languages_address ON mail_languages (address_hash);

-- Where the owner of an account is written to; empty where nobody said.
ALTER TABLE users ADD COLUMN email TEXT NOT NULL DEFAULT '';
CREATE INDEX users_email ON users (email);

CREATE TRIGGER outbox_words_new BEFORE INSERT ON outbox BEGIN
    SELECT RAISE(ABORT, 'outbox.class: not a word of this version')
        WHERE NEW.class NOT IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'club-approved', 'club-rejected', 'invitation', 'deputy-asked', 'reset-asked', 'password-reset');
    SELECT RAISE(ABORT, 'outbox.state: not a word of this version')
        WHERE NEW.state NOT IN ('waiting', 'sent', 'by-hand', 'given-up', 'lapsed');
END;
CREATE TRIGGER outbox_words_changed BEFORE
    UPDATE OF class, state ON outbox BEGIN
    SELECT RAISE(ABORT, 'outbox.class: not a word of this version')
        WHERE NEW.class IS NOT OLD.class AND NEW.class NOT IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'club-approved', 'club-rejected', 'invitation', 'deputy-asked', 'reset-asked', 'password-reset');
    SELECT RAISE(ABORT, 'outbox.state: not a word of this version')
        WHERE NEW.state IS NOT OLD.state AND NEW.state NOT IN ('waiting', 'sent', 'by-hand', 'given-up', 'lapsed');
END;

-- Who asks for a new password is counted by where they come from.
DROP TRIGGER attempts_words_new;
DROP TRIGGER attempts_words_changed;
CREATE TRIGGER attempts_words_new BEFORE INSERT ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('log-in', 'old-password', 'noted', 'club', 'entry', 'reset');
END;
CREATE TRIGGER attempts_words_changed BEFORE
    UPDATE OF kind ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN
            ('log-in', 'old-password', 'noted', 'club', 'entry', 'reset');
END;
