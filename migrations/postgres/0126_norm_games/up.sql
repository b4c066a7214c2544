-- How many games a norm needs at least (B.01 art. 1.4.1), as the arbiter says.
ALTER TABLE tournament_rules ADD COLUMN norm_games TEXT NOT NULL DEFAULT 'nine';

ALTER TABLE tournament_rules
    ADD CONSTRAINT tournament_rules_norm_games_word
        CHECK (norm_games IN ('nine', 'seven')) NOT VALID;
