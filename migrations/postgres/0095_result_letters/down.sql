DELETE FROM outbox WHERE class = 'result-corrected';
ALTER TABLE outbox DROP CONSTRAINT outbox_class_word;
ALTER TABLE outbox
    ADD CONSTRAINT outbox_class_word
        CHECK (class IN
            ('entry-received', 'guardian-asked', 'entry-accepted', 'place-found', 'entry-waiting', 'entry-refused',
             'club-approved', 'club-rejected', 'invitation', 'deputy-asked', 'reset-asked', 'password-reset')) NOT VALID;
