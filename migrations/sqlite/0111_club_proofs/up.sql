-- Whether whoever registered a club reads its e-mail: the hash of the link that was sent there, until when it counts (UTC),
-- and when it was followed.
ALTER TABLE clubs ADD COLUMN proof_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE clubs ADD COLUMN proof_until TEXT;
ALTER TABLE clubs ADD COLUMN proved_at TEXT;
CREATE INDEX clubs_proof_hash ON clubs (proof_hash);

DROP TRIGGER outbox_words_new;
DROP TRIGGER outbox_words_changed;
CREATE TRIGGER outbox_words_new BEFORE INSERT ON outbox BEGIN
    SELECT RAISE(ABORT, 'outbox.class: not a word of this version')
        WHERE NEW.class NOT IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'result-corrected', 'club-approved', 'club-rejected', 'club-proof', 'invitation', 'deputy-asked',
             'reset-asked', 'password-reset');
    SELECT RAISE(ABORT, 'outbox.state: not a word of this version')
        WHERE NEW.state NOT IN ('waiting', 'sent', 'by-hand', 'given-up', 'lapsed');
END;
CREATE TRIGGER outbox_words_changed BEFORE
    UPDATE OF class, state ON outbox BEGIN
    SELECT RAISE(ABORT, 'outbox.class: not a word of this version')
        WHERE NEW.class IS NOT OLD.class AND NEW.class NOT IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'result-corrected', 'club-approved', 'club-rejected', 'club-proof', 'invitation', 'deputy-asked',
             'reset-asked', 'password-reset');
    SELECT RAISE(ABORT, 'outbox.state: not a word of this version')
        WHERE NEW.state IS NOT OLD.state AND NEW.state NOT IN ('waiting', 'sent', 'by-hand', 'given-up', 'lapsed');
END;
