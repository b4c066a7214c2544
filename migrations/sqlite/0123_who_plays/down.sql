DROP TRIGGER team_rules_words_new;
DROP TRIGGER team_rules_words_changed;
ALTER TABLE team_rules DROP COLUMN hand_in_minutes;
ALTER TABLE team_rules DROP COLUMN quotas;
ALTER TABLE team_rules DROP COLUMN most_members;
ALTER TABLE team_rules DROP COLUMN order_tolerance;
ALTER TABLE team_rules DROP COLUMN board_order;

CREATE TRIGGER team_rules_words_new BEFORE INSERT ON team_rules BEGIN
    SELECT RAISE(ABORT, 'team_rules.primary_score: not a word of this version')
        WHERE NEW.primary_score NOT IN ('MP', 'GP');
    SELECT RAISE(ABORT, 'team_rules.preferences: not a word of this version')
        WHERE NEW.preferences NOT IN ('A', 'B', 'none');
END;
CREATE TRIGGER team_rules_words_changed BEFORE
    UPDATE OF primary_score, preferences ON team_rules BEGIN
    SELECT RAISE(ABORT, 'team_rules.primary_score: not a word of this version')
        WHERE NEW.primary_score IS NOT OLD.primary_score AND NEW.primary_score NOT IN ('MP', 'GP');
    SELECT RAISE(ABORT, 'team_rules.preferences: not a word of this version')
        WHERE NEW.preferences IS NOT OLD.preferences AND NEW.preferences NOT IN ('A', 'B', 'none');
END;
