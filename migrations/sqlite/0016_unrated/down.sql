DROP TRIGGER tournament_rules_unrated_changed;
DROP TRIGGER tournament_rules_unrated_new;
ALTER TABLE tournament_rules DROP COLUMN unrated_rating;
ALTER TABLE tournament_rules DROP COLUMN unrated;
