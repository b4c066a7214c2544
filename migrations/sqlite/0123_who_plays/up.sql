-- Who may play for a team: the order of its boards and by how many rating points it may be broken, how many a list names at most,
-- who must be among those who play, and how many minutes before the round captains hand in.
ALTER TABLE team_rules ADD COLUMN board_order TEXT NOT NULL DEFAULT 'free';
ALTER TABLE team_rules ADD COLUMN order_tolerance INTEGER NOT NULL DEFAULT 0 CHECK (order_tolerance BETWEEN 0 AND 1000);
ALTER TABLE team_rules ADD COLUMN most_members INTEGER CHECK (most_members BETWEEN 1 AND 99);
ALTER TABLE team_rules ADD COLUMN quotas TEXT NOT NULL DEFAULT '';
ALTER TABLE team_rules ADD COLUMN hand_in_minutes INTEGER CHECK (hand_in_minutes BETWEEN 0 AND 10080);

DROP TRIGGER team_rules_words_new;
DROP TRIGGER team_rules_words_changed;
CREATE TRIGGER team_rules_words_new BEFORE INSERT ON team_rules BEGIN
    SELECT RAISE(ABORT, 'team_rules.primary_score: not a word of this version')
        WHERE NEW.primary_score NOT IN ('MP', 'GP');
    SELECT RAISE(ABORT, 'team_rules.preferences: not a word of this version')
        WHERE NEW.preferences NOT IN ('A', 'B', 'none');
    SELECT RAISE(ABORT, 'team_rules.board_order: not a word of this version')
        WHERE NEW.board_order NOT IN ('free', 'rating', 'category');
END;
CREATE TRIGGER team_rules_words_changed BEFORE
    UPDATE OF primary_score, preferences, board_order ON team_rules BEGIN
    SELECT RAISE(ABORT, 'team_rules.primary_score: not a word of this version')
        WHERE NEW.primary_score IS NOT OLD.primary_score AND NEW.primary_score NOT IN ('MP', 'GP');
    SELECT RAISE(ABORT, 'team_rules.preferences: not a word of this version')
        WHERE NEW.preferences IS NOT OLD.preferences AND NEW.preferences NOT IN ('A', 'B', 'none');
    SELECT RAISE(ABORT, 'team_rules.board_order: not a word of this version')
        WHERE NEW.board_order IS NOT OLD.board_order AND NEW.board_order NOT IN ('free', 'rating', 'category');
END;
