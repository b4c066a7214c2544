-- Keys of devices with which an account logs in (WebAuthn): public keys, which open nothing where they stand.
CREATE TABLE passkeys (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users(id),
    credential TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    host TEXT NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    signed INTEGER NOT NULL,
    made_at TEXT NOT NULL,
    used_at TEXT
) STRICT;

CREATE INDEX passkeys_user_id ON passkeys (user_id);

-- Codes on paper with which somebody logs in once. Of each a hash alone is kept, and the row goes with its use.
CREATE TABLE recovery_codes (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users(id),
    code_hash TEXT NOT NULL UNIQUE,
    made_at TEXT NOT NULL
) STRICT;

CREATE INDEX recovery_codes_user_id ON recovery_codes (user_id);
