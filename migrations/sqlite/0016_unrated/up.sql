-- What the rating tie-breaks do with unrated participants (C.07 art. 10), and the rating with which they count.
ALTER TABLE tournament_rules ADD COLUMN unrated TEXT NOT NULL DEFAULT 'drop';
ALTER TABLE tournament_rules ADD COLUMN unrated_rating INTEGER;

CREATE TRIGGER tournament_rules_unrated_new BEFORE INSERT ON tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.unrated: not a word of this version')
        WHERE NEW.unrated NOT IN ('drop', 'count-as', 'leave-out');
END;
CREATE TRIGGER tournament_rules_unrated_changed BEFORE UPDATE OF unrated ON tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.unrated: not a word of this version')
        WHERE NEW.unrated IS NOT OLD.unrated AND NEW.unrated NOT IN ('drop', 'count-as', 'leave-out');
END;
