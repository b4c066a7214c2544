-- The broadcast of a tournament's games on lichess. The token may write there, so it stands in no deed. `mark` is what finds the
-- broadcast again whose code did not arrive; `tour` is its code, empty before there is one. `asked_at` (UTC) says that one was asked
-- for and no answer has come. `answer` says what came of the last turn; whoever sends holds the broadcast until `held_until` (UTC).
CREATE TABLE broadcasts (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL UNIQUE REFERENCES tournaments(id),
    server TEXT NOT NULL CHECK (server <> ''),
    token TEXT NOT NULL CHECK (token <> ''),
    visibility TEXT NOT NULL,
    state TEXT NOT NULL,
    mark TEXT NOT NULL UNIQUE CHECK (length(mark) = 32),
    tour TEXT NOT NULL DEFAULT '',
    asked_at TEXT,
    made_by TEXT NOT NULL,
    made_at TEXT NOT NULL,
    due_at TEXT NOT NULL,
    held_until TEXT,
    fails INTEGER NOT NULL DEFAULT 0 CHECK (fails >= 0),
    told_at TEXT,
    answer TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX broadcasts_state ON broadcasts (state, due_at);

-- Its rounds there. `hash` is that of the games that were sent last.
CREATE TABLE broadcast_rounds (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    broadcast_id INTEGER NOT NULL REFERENCES broadcasts(id),
    round INTEGER NOT NULL CHECK (round > 0),
    code TEXT NOT NULL DEFAULT '',
    asked_at TEXT,
    hash TEXT NOT NULL DEFAULT '',
    pushed_at TEXT,
    games INTEGER NOT NULL DEFAULT 0 CHECK (games >= 0),
    refused INTEGER NOT NULL DEFAULT 0 CHECK (refused >= 0),
    refusal TEXT NOT NULL DEFAULT '',
    UNIQUE (broadcast_id, round)
) STRICT;

CREATE TRIGGER broadcasts_words_new BEFORE INSERT ON broadcasts BEGIN
    SELECT RAISE(ABORT, 'broadcasts.visibility: not a word of this version')
        WHERE NEW.visibility NOT IN ('public', 'unlisted', 'private');
    SELECT RAISE(ABORT, 'broadcasts.state: not a word of this version')
        WHERE NEW.state NOT IN ('running', 'stopped');
END;
CREATE TRIGGER broadcasts_words_changed BEFORE
    UPDATE OF visibility, state ON broadcasts BEGIN
    SELECT RAISE(ABORT, 'broadcasts.visibility: not a word of this version')
        WHERE NEW.visibility IS NOT OLD.visibility AND NEW.visibility NOT IN ('public', 'unlisted', 'private');
    SELECT RAISE(ABORT, 'broadcasts.state: not a word of this version')
        WHERE NEW.state IS NOT OLD.state AND NEW.state NOT IN ('running', 'stopped');
END;
