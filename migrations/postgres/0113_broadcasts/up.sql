-- The broadcast of a tournament's games on lichess. The token may write there, so it stands in no deed. `mark` is what finds the
-- broadcast again whose code did not arrive; `tour` is its code, empty before there is one. `asked_at` (UTC) says that one was asked
-- for and no answer has come. `answer` says what came of the last turn; whoever sends holds the broadcast until `held_until` (UTC).
CREATE TABLE broadcasts (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL UNIQUE REFERENCES tournaments(id),
    server TEXT NOT NULL CHECK (server <> ''),
    token TEXT NOT NULL CHECK (token <> ''),
    visibility TEXT NOT NULL,
    state TEXT NOT NULL,
    mark TEXT NOT NULL UNIQUE CHECK (length(mark) = 32),
    tour TEXT NOT NULL DEFAULT '',
    asked_at TIMESTAMP,
    made_by TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    due_at TIMESTAMP NOT NULL,
    held_until TIMESTAMP,
    fails INTEGER NOT NULL DEFAULT 0 CHECK (fails >= 0),
    told_at TIMESTAMP,
    answer TEXT NOT NULL DEFAULT ''
);

CREATE INDEX broadcasts_state ON broadcasts (state, due_at);

-- Its rounds there. `hash` is that of the games that were sent last.
CREATE TABLE broadcast_rounds (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    broadcast_id INTEGER NOT NULL REFERENCES broadcasts(id),
    round INTEGER NOT NULL CHECK (round > 0),
    code TEXT NOT NULL DEFAULT '',
    asked_at TIMESTAMP,
    hash TEXT NOT NULL DEFAULT '',
    pushed_at TIMESTAMP,
    games INTEGER NOT NULL DEFAULT 0 CHECK (games >= 0),
    refused INTEGER NOT NULL DEFAULT 0 CHECK (refused >= 0),
    refusal TEXT NOT NULL DEFAULT '',
    UNIQUE (broadcast_id, round)
);

ALTER TABLE broadcasts
    ADD CONSTRAINT broadcasts_visibility_word
        CHECK (visibility IN ('public', 'unlisted', 'private')) NOT VALID,
    ADD CONSTRAINT broadcasts_state_word
        CHECK (state IN ('running', 'stopped')) NOT VALID;
