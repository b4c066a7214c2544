-- In which browser a session was opened, in words; empty where that is not known.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';

-- What was tried and is counted for a while: wrong passwords, clubs sent in. `login_failures` is no longer written;
-- it stays for servers of the version before, while several run.
CREATE TABLE attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    source TEXT NOT NULL,
    at TEXT NOT NULL
) STRICT;
CREATE INDEX attempts_kind_subject_at ON attempts (kind, subject, at);
CREATE INDEX attempts_kind_source_at ON attempts (kind, source, at);
CREATE INDEX attempts_at ON attempts (at);

-- Browsers in which an account was signed in. Only the hash of the cookie's token is kept.
CREATE TABLE known_devices (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    token_hash TEXT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users(id),
    created_at TEXT NOT NULL,
    last_seen_at TEXT NOT NULL,
    UNIQUE (token_hash, user_id)
) STRICT;
CREATE INDEX known_devices_user_id ON known_devices (user_id);

-- Deputies asked for by log-in name, whether or not such an account exists; its owner accepts.
CREATE TABLE deputy_invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    name TEXT NOT NULL,
    invited_by TEXT NOT NULL,
    invited_at TEXT NOT NULL,
    UNIQUE (tournament_id, name)
) STRICT;
CREATE INDEX deputy_invitations_name ON deputy_invitations (name);
