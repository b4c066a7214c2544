DELETE FROM attempts WHERE kind = 'board-news';
ALTER TABLE attempts DROP CONSTRAINT attempts_kind_word;
ALTER TABLE attempts
    ADD CONSTRAINT attempts_kind_word
        CHECK (kind IN ('log-in', 'old-password', 'noted', 'club', 'entry', 'reset')) NOT VALID;
DROP TABLE push_messages;
DROP TABLE push_subscriptions;
DROP TABLE push_keys;
