-- Whether whoever registered a club reads its e-mail: the hash of the link that was sent there, until when it counts (UTC),
-- and when it was followed.
ALTER TABLE clubs ADD COLUMN proof_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE clubs ADD COLUMN proof_until TIMESTAMP;
ALTER TABLE clubs ADD COLUMN proved_at TIMESTAMP;
CREATE INDEX clubs_proof_hash ON clubs (proof_hash);

ALTER TABLE outbox DROP CONSTRAINT outbox_class_word;
ALTER TABLE outbox
    ADD CONSTRAINT outbox_class_word
        CHECK (class IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'result-corrected', 'club-approved', 'club-rejected', 'club-proof', 'invitation', 'deputy-asked',
             'reset-asked', 'password-reset')) NOT VALID;
