DROP TRIGGER attempts_words_changed;
DROP TRIGGER attempts_words_new;
DELETE FROM attempts WHERE kind = 'board-news';
CREATE TRIGGER attempts_words_new BEFORE INSERT ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind NOT IN
            ('log-in', 'old-password', 'noted', 'club', 'entry', 'reset');
END;
CREATE TRIGGER attempts_words_changed BEFORE
    UPDATE OF kind ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN
            ('log-in', 'old-password', 'noted', 'club', 'entry', 'reset');
END;
DROP TABLE push_messages;
DROP TABLE push_subscriptions;
DROP TABLE push_keys;
