DELETE FROM attempts WHERE kind = 'reset';
ALTER TABLE attempts DROP CONSTRAINT attempts_kind_word;
ALTER TABLE attempts
    ADD CONSTRAINT attempts_kind_word
        CHECK (kind IN ('log-in', 'old-password', 'noted', 'club', 'entry')) NOT VALID;
ALTER TABLE users DROP COLUMN email;
DROP TABLE mail_languages;
DROP TABLE outbox;
