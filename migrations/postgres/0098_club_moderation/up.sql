-- A club is suspended with a reason, or was merged into another one, whose page is shown in its place.
ALTER TABLE clubs ADD COLUMN suspended_for TEXT NOT NULL DEFAULT '';
ALTER TABLE clubs ADD COLUMN merged_into INTEGER REFERENCES clubs(id);

ALTER TABLE clubs DROP CONSTRAINT clubs_status_word;
ALTER TABLE clubs
    ADD CONSTRAINT clubs_status_word
        CHECK (status IN ('pending', 'approved', 'rejected', 'suspended', 'merged')) NOT VALID;

-- Who decides about the clubs of which regions, beside the administrators.
CREATE TABLE club_moderators (
    user_id INTEGER NOT NULL REFERENCES users(id),
    region TEXT NOT NULL CHECK (length(region) BETWEEN 1 AND 60),
    PRIMARY KEY (user_id, region)
);
