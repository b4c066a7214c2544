DELETE FROM outbox WHERE class = 'club-proof';
DROP TRIGGER outbox_words_new;
DROP TRIGGER outbox_words_changed;
CREATE TRIGGER outbox_words_new BEFORE INSERT ON outbox BEGIN
    SELECT RAISE(ABORT, 'outbox.class: not a word of this version')
        WHERE NEW.class NOT IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'result-corrected', 'club-approved', 'club-rejected', 'invitation', 'deputy-asked', 'reset-asked',
             'password-reset');
    SELECT RAISE(ABORT, 'outbox.state: not a word of this version')
        WHERE NEW.state NOT IN ('waiting', 'sent', 'by-hand', 'given-up', 'lapsed');
END;
CREATE TRIGGER outbox_words_changed BEFORE
    UPDATE OF class, state ON outbox BEGIN
    SELECT RAISE(ABORT, 'outbox.class: not a word of this version')
        WHERE NEW.class IS NOT OLD.class AND NEW.class NOT IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'result-corrected', 'club-approved', 'club-rejected', 'invitation', 'deputy-asked', 'reset-asked',
             'password-reset');
    SELECT RAISE(ABORT, 'outbox.state: not a word of this version')
        WHERE NEW.state IS NOT OLD.state AND NEW.state NOT IN ('waiting', 'sent', 'by-hand', 'given-up', 'lapsed');
END;

DROP INDEX clubs_proof_hash;
ALTER TABLE clubs DROP COLUMN proved_at;
ALTER TABLE clubs DROP COLUMN proof_until;
ALTER TABLE clubs DROP COLUMN proof_hash;
