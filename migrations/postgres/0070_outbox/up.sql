-- Letters to be sent, written in the transaction of the act that causes them. `address` and `body` (the letter as JSON) are
-- emptied once it was sent, written by hand, or is too old; class, times and outcome stay. Whoever sends one holds it until
-- `held_until` (UTC), so that of several servers one takes it. `tournament_id` is that of the act, where it is of one.
CREATE TABLE outbox (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    message_id TEXT NOT NULL UNIQUE CHECK (length(message_id) = 32),
    class TEXT NOT NULL,
    state TEXT NOT NULL,
    language TEXT NOT NULL,
    address TEXT NOT NULL,
    body TEXT NOT NULL,
    tournament_id INTEGER REFERENCES tournaments(id),
    written_at TIMESTAMP NOT NULL,
    due_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    held_until TIMESTAMP,
    tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0),
    failure TEXT NOT NULL DEFAULT '',
    done_at TIMESTAMP,
    CHECK (done_at IS NULL OR (address = '' AND body = ''))
);

CREATE INDEX outbox_due ON outbox (state, due_at);
CREATE INDEX outbox_tournament_id ON outbox (tournament_id);

-- In which language whoever gave an address read the pages. The address is disguised by its hash.
CREATE TABLE mail_languages (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address_hash TEXT NOT NULL CHECK (length(address_hash) = 64),
    language TEXT NOT NULL,
    given_at TIMESTAMP NOT NULL
);

CREATE INDEX mail_languages_address ON mail_languages (address_hash);

-- Where the owner of an account is written to; empty where nobody said.
ALTER TABLE users ADD COLUMN email TEXT NOT NULL DEFAULT '';
CREATE INDEX users_email ON users (email);

ALTER TABLE outbox
    ADD CONSTRAINT outbox_class_word
        CHECK (class IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'club-approved', 'club-rejected', 'invitation', 'deputy-asked', 'reset-asked', 'password-reset')) NOT VALID,
    ADD CONSTRAINT outbox_state_word
        CHECK (state IN ('waiting', 'sent', 'by-hand', 'given-up', 'lapsed')) NOT VALID;

-- Who asks for a new password is counted by where they come from.
ALTER TABLE attempts DROP CONSTRAINT attempts_kind_word;
ALTER TABLE attempts
    ADD CONSTRAINT attempts_kind_word
        CHECK (kind IN ('log-in', 'old-password', 'noted', 'club', 'entry', 'reset')) NOT VALID;
