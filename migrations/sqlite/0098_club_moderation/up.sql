-- A club is suspended with a reason, or was merged into another one, whose page is shown in its place.
ALTER TABLE clubs ADD COLUMN suspended_for TEXT NOT NULL DEFAULT '';
ALTER TABLE clubs ADD COLUMN merged_into INTEGER REFERENCES clubs(id);

DROP TRIGGER clubs_words_new;
DROP TRIGGER clubs_words_changed;
CREATE TRIGGER clubs_words_new BEFORE INSERT ON clubs BEGIN
    SELECT RAISE(ABORT, 'clubs.status: not a word of this version')
        WHERE NEW.status NOT IN ('pending', 'approved', 'rejected', 'suspended', 'merged');
END;
CREATE TRIGGER clubs_words_changed BEFORE
    UPDATE OF status ON clubs BEGIN
    SELECT RAISE(ABORT, 'clubs.status: not a word of this version')
        WHERE NEW.status IS NOT OLD.status
            AND NEW.status NOT IN ('pending', 'approved', 'rejected', 'suspended', 'merged');
END;

-- Who decides about the clubs of which regions, beside the administrators.
CREATE TABLE club_moderators (
    user_id INTEGER NOT NULL REFERENCES users(id),
    region TEXT NOT NULL CHECK (length(region) BETWEEN 1 AND 60),
    PRIMARY KEY (user_id, region)
) STRICT;
