ALTER TABLE tournament_rules DROP CONSTRAINT tournament_rules_unrated_word;
ALTER TABLE tournament_rules DROP COLUMN unrated_rating;
ALTER TABLE tournament_rules DROP COLUMN unrated;
