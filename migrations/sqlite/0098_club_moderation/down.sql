DROP TABLE club_moderators;
DROP TRIGGER clubs_words_changed;
DROP TRIGGER clubs_words_new;
UPDATE clubs SET status = 'rejected' WHERE status IN ('suspended', 'merged');
CREATE TRIGGER clubs_words_new BEFORE INSERT ON clubs BEGIN
    SELECT RAISE(ABORT, 'clubs.status: not a word of this version')
        WHERE NEW.status NOT IN ('pending', 'approved', 'rejected');
END;
CREATE TRIGGER clubs_words_changed BEFORE
    UPDATE OF status ON clubs BEGIN
    SELECT RAISE(ABORT, 'clubs.status: not a word of this version')
        WHERE NEW.status IS NOT OLD.status AND NEW.status NOT IN ('pending', 'approved', 'rejected');
END;
ALTER TABLE clubs DROP COLUMN merged_into;
ALTER TABLE clubs DROP COLUMN suspended_for;
