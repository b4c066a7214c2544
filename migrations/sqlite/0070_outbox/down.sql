DROP TRIGGER attempts_words_changed;
DROP TRIGGER attempts_words_new;
DELETE FROM attempts WHERE kind = 'reset';
CREATE TRIGGER attempts_words_new BEFORE INSERT ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('log-in', 'old-password', 'noted', 'club', 'entry');
END;
CREATE TRIGGER attempts_words_changed BEFORE
    UPDATE OF kind ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN ('log-in', 'old-password', 'noted', 'club', 'entry');
END;
DROP INDEX users_email;
ALTER TABLE users DROP COLUMN email;
DROP TABLE mail_languages;
DROP TABLE outbox;
