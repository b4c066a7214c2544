ALTER TABLE tournament_rules DROP CONSTRAINT tournament_rules_norm_games_word;
ALTER TABLE tournament_rules DROP COLUMN norm_games;
