DELETE FROM attempts WHERE kind = 'entry';
ALTER TABLE attempts DROP CONSTRAINT attempts_kind_word;
ALTER TABLE attempts
    ADD CONSTRAINT attempts_kind_word
        CHECK (kind IN ('log-in', 'old-password', 'noted', 'club')) NOT VALID;
DROP TABLE entry_requests;
DROP TABLE entry_notices;
DROP TABLE entry_doors;
