-- Servers that are told what happens in a tournament. The secret signs what they are told, so it is kept as it is.
CREATE TABLE webhooks (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    address TEXT NOT NULL CHECK (address <> ''),
    secret TEXT NOT NULL CHECK (secret <> ''),
    made_by TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL
);

CREATE INDEX webhooks_tournament_id ON webhooks (tournament_id);

-- What they are told, written in the transaction of the deed. Whoever sends a message holds it until `held_until` (UTC).
-- `answer` is the status that came back, or a code for why none came.
CREATE TABLE webhook_messages (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    webhook_id INTEGER NOT NULL REFERENCES webhooks(id),
    message_id TEXT NOT NULL UNIQUE CHECK (length(message_id) = 32),
    event TEXT NOT NULL,
    round INTEGER,
    board INTEGER,
    state TEXT NOT NULL,
    happened_at TIMESTAMP NOT NULL,
    due_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    held_until TIMESTAMP,
    tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0),
    answer TEXT NOT NULL DEFAULT '',
    done_at TIMESTAMP
);

CREATE INDEX webhook_messages_webhook_id ON webhook_messages (webhook_id, id);
CREATE INDEX webhook_messages_state ON webhook_messages (state, webhook_id, id);

ALTER TABLE webhook_messages
    ADD CONSTRAINT webhook_messages_event_word
        CHECK (event IN
            ('test', 'round.published', 'round.taken_back', 'result.entered', 'result.corrected', 'standings.changed',
             'event.ended', 'event.reopened')) NOT VALID,
    ADD CONSTRAINT webhook_messages_state_word
        CHECK (state IN ('waiting', 'sent', 'given-up')) NOT VALID;
