DROP TABLE club_moderators;
UPDATE clubs SET status = 'rejected' WHERE status IN ('suspended', 'merged');
ALTER TABLE clubs DROP CONSTRAINT clubs_status_word;
ALTER TABLE clubs
    ADD CONSTRAINT clubs_status_word
        CHECK (status IN ('pending', 'approved', 'rejected')) NOT VALID;
ALTER TABLE clubs DROP COLUMN merged_into;
ALTER TABLE clubs DROP COLUMN suspended_for;
