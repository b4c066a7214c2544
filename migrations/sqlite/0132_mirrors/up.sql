-- Tournaments that another site follows. The token may write there, so it stands in no deed. `address` is that of the copy there, empty
-- before there is one; `answer` says what came of the last turn, `good_at` (UTC) when the site last had everything. Whoever sends
-- holds the row until `held_until` (UTC).
CREATE TABLE mirrors (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    site TEXT NOT NULL CHECK (site <> ''),
    token TEXT NOT NULL CHECK (token <> ''),
    is_running INTEGER NOT NULL CHECK (is_running IN (0, 1)),
    address TEXT NOT NULL DEFAULT '',
    made_by TEXT NOT NULL,
    made_at TEXT NOT NULL,
    due_at TEXT NOT NULL,
    held_until TEXT,
    fails INTEGER NOT NULL DEFAULT 0 CHECK (fails >= 0),
    told_at TEXT,
    good_at TEXT,
    answer TEXT NOT NULL DEFAULT '',
    -- Who is followed there instead, as shown, and since when it is.
    other TEXT NOT NULL DEFAULT '',
    other_since TEXT
) STRICT;

CREATE INDEX mirrors_due ON mirrors (is_running, due_at);

-- What lets a hall write here: of the secret a hash alone is kept. What follows by it belongs to the account.
CREATE TABLE hall_links (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users(id),
    name TEXT NOT NULL CHECK (name <> ''),
    token_hash TEXT NOT NULL UNIQUE,
    made_at TEXT NOT NULL,
    used_at TEXT
) STRICT;

CREATE INDEX hall_links_user ON hall_links (user_id);

-- Tournaments of here that follow a hall. `event` is the hash of the first row of its trail, whichever machine it is on; empty once
-- nobody is followed any more. `stood_at` is the hall's clock at its newest deed, `heard_at` ours when the hall last spoke; after a
-- while without a word it is silent. `rival` names another machine that speaks for the same event.
CREATE TABLE mirrored (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    user_id INTEGER NOT NULL REFERENCES users(id),
    event TEXT NOT NULL,
    machine TEXT NOT NULL,
    machine_since TEXT NOT NULL,
    stood_at TEXT NOT NULL,
    heard_at TEXT NOT NULL,
    is_silent INTEGER NOT NULL CHECK (is_silent IN (0, 1)),
    rival TEXT NOT NULL DEFAULT '',
    rival_since TEXT,
    rival_at TEXT
) STRICT;

CREATE INDEX mirrored_event ON mirrored (event);
CREATE INDEX mirrored_user ON mirrored (user_id);

-- Their rows by the numbers that they have in the hall. A participant who went to another section may come back under the same
-- number: the row stays, gone.
CREATE TABLE mirrored_rows (
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    part TEXT NOT NULL,
    number INTEGER NOT NULL,
    own INTEGER NOT NULL,
    is_gone INTEGER NOT NULL CHECK (is_gone IN (0, 1)),
    PRIMARY KEY (tournament_id, part, number)
) STRICT;
