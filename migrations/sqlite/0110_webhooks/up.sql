-- Servers that are told what happens in a tournament. The secret signs what they are told, so it is kept as it is.
CREATE TABLE webhooks (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    address TEXT NOT NULL CHECK (address <> ''),
    secret TEXT NOT NULL CHECK (secret <> ''),
    made_by TEXT NOT NULL,
    made_at TEXT NOT NULL
) STRICT;

CREATE INDEX webhooks_tournament_id ON webhooks (tournament_id);

-- What they are told, written in the transaction of the deed. Whoever sends a message holds it until `held_until` (UTC).
-- `answer` is the status that came back, or a code for why none came.
CREATE TABLE webhook_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    webhook_id INTEGER NOT NULL REFERENCES webhooks(id),
    message_id TEXT NOT NULL UNIQUE CHECK (length(message_id) = 32),
    event TEXT NOT NULL,
    round INTEGER,
    board INTEGER,
    state TEXT NOT NULL,
    happened_at TEXT NOT NULL,
    due_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    held_until TEXT,
    tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0),
    answer TEXT NOT NULL DEFAULT '',
    done_at TEXT
) STRICT;

CREATE INDEX webhook_messages_webhook_id ON webhook_messages (webhook_id, id);
CREATE INDEX webhook_messages_state ON webhook_messages (state, webhook_id, id);

CREATE TRIGGER webhook_messages_words_new BEFORE INSERT ON webhook_messages BEGIN
    SELECT RAISE(ABORT, 'webhook_messages.event: not a word of this version')
        WHERE NEW.event NOT IN
            ('test', 'round.published', 'round.taken_back', 'result.entered', 'result.corrected', 'standings.changed',
             'event.ended', 'event.reopened');
    SELECT RAISE(ABORT, 'webhook_messages.state: not a word of this version')
        WHERE NEW.state NOT IN ('waiting', 'sent', 'given-up');
END;
CREATE TRIGGER webhook_messages_words_changed BEFORE
    UPDATE OF event, state ON webhook_messages BEGIN
    SELECT RAISE(ABORT, 'webhook_messages.event: not a word of this version')
        WHERE NEW.event IS NOT OLD.event AND NEW.event NOT IN
            ('test', 'round.published', 'round.taken_back', 'result.entered', 'result.corrected', 'standings.changed',
             'event.ended', 'event.reopened');
    SELECT RAISE(ABORT, 'webhook_messages.state: not a word of this version')
        WHERE NEW.state IS NOT OLD.state AND NEW.state NOT IN ('waiting', 'sent', 'given-up');
END;
