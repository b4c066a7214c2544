DELETE FROM outbox WHERE class = 'club-proof';
ALTER TABLE outbox DROP CONSTRAINT outbox_class_word;
ALTER TABLE outbox
    ADD CONSTRAINT outbox_class_word
        CHECK (class IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'result-corrected', 'club-approved', 'club-rejected', 'invitation', 'deputy-asked', 'reset-asked',
             'password-reset')) NOT VALID;

DROP INDEX clubs_proof_hash;
ALTER TABLE clubs DROP COLUMN proved_at;
ALTER TABLE clubs DROP COLUMN proof_until;
ALTER TABLE clubs DROP COLUMN proof_hash;
