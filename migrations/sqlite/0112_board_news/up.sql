-- The key pair with which this server names itself to push services (RFC 8292): one, for all browsers that are told.
CREATE TABLE push_keys (
    id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    secret TEXT NOT NULL CHECK (secret <> ''),
    made_at TEXT NOT NULL
) STRICT;

-- Browsers that asked to be told of one participant's board. A browser is known by the address that its push service gave it.
CREATE TABLE push_subscriptions (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL REFERENCES entries(id),
    endpoint TEXT NOT NULL CHECK (endpoint <> ''),
    p256dh TEXT NOT NULL CHECK (length(p256dh) = 87),
    auth TEXT NOT NULL CHECK (length(auth) = 22),
    language TEXT NOT NULL,
    made_at TEXT NOT NULL
) STRICT;

-- One board of a tournament for each browser, as it remembers one.
CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (tournament_id, endpoint);
CREATE INDEX push_subscriptions_entry_id ON push_subscriptions (entry_id);

-- What they are told, written in the transaction of the deed; it goes when it was sent. Whoever sends a message holds it until
-- `held_until` (UTC).
CREATE TABLE push_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    subscription_id INTEGER NOT NULL REFERENCES push_subscriptions(id),
    news TEXT NOT NULL,
    round INTEGER NOT NULL,
    due_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    held_until TEXT,
    tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0)
) STRICT;

CREATE INDEX push_messages_subscription_id ON push_messages (subscription_id, id);

CREATE TRIGGER push_messages_words_new BEFORE INSERT ON push_messages BEGIN
    SELECT RAISE(ABORT, 'push_messages.news: not a word of this version')
        WHERE NEW.news NOT IN ('published', 'taken-back');
END;
CREATE TRIGGER push_messages_words_changed BEFORE
    UPDATE OF news ON push_messages BEGIN
    SELECT RAISE(ABORT, 'push_messages.news: not a word of this version')
        WHERE NEW.news IS NOT OLD.news AND NEW.news NOT IN ('published', 'taken-back');
END;

-- Browsers that ask are counted by where they come from.
DROP TRIGGER attempts_words_new;
DROP TRIGGER attempts_words_changed;
CREATE TRIGGER attempts_words_new BEFORE INSERT ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind NOT IN
            ('log-in', 'old-password', 'noted', 'club', 'entry', 'reset', 'board-news');
END;
CREATE TRIGGER attempts_words_changed BEFORE
    UPDATE OF kind ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN
            ('log-in', 'old-password', 'noted', 'club', 'entry', 'reset', 'board-news');
END;
