-- The key pair with which this server names itself to push services (RFC 8292): one, for all browsers that are told.
CREATE TABLE push_keys (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret TEXT NOT NULL CHECK (secret <> ''),
    made_at TIMESTAMP NOT NULL
);

-- Browsers that asked to be told of one participant's board. A browser is known by the address that its push service gave it.
CREATE TABLE push_subscriptions (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL REFERENCES entries(id),
    endpoint TEXT NOT NULL CHECK (endpoint <> ''),
    p256dh TEXT NOT NULL CHECK (length(p256dh) = 87),
    auth TEXT NOT NULL CHECK (length(auth) = 22),
    language TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL
);

-- One board of a tournament for each browser, as it remembers one.
CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (tournament_id, endpoint);
CREATE INDEX push_subscriptions_entry_id ON push_subscriptions (entry_id);

-- What they are told, written in the transaction of the deed; it goes when it was sent. Whoever sends a message holds it until
-- `held_until` (UTC).
CREATE TABLE push_messages (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    subscription_id INTEGER NOT NULL REFERENCES push_subscriptions(id),
    news TEXT NOT NULL,
    round INTEGER NOT NULL,
    due_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    held_until TIMESTAMP,
    tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0)
);

CREATE INDEX push_messages_subscription_id ON push_messages (subscription_id, id);

ALTER TABLE push_messages
    ADD CONSTRAINT push_messages_news_word
        CHECK (news IN ('published', 'taken-back')) NOT VALID;

-- Browsers that ask are counted by where they come from.
ALTER TABLE attempts DROP CONSTRAINT attempts_kind_word;
ALTER TABLE attempts
    ADD CONSTRAINT attempts_kind_word
        CHECK (kind IN ('log-in', 'old-password', 'noted', 'club', 'entry', 'reset', 'board-news')) NOT VALID;
