-- A player is written to when the result of a game in a round that was over is corrected.
ALTER TABLE outbox DROP CONSTRAINT outbox_class_word;
ALTER TABLE outbox
    ADD CONSTRAINT outbox_class_word
        CHECK (class IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'result-corrected', 'club-approved', 'club-rejected', 'invitation', 'deputy-asked', 'reset-asked',
             'password-reset')) NOT VALID;
