-- How many games a norm needs at least (B.01 art. 1.4.1), as the arbiter says.
ALTER TABLE tournament_rules ADD COLUMN norm_games TEXT NOT NULL DEFAULT 'nine';

CREATE TRIGGER tournament_rules_norm_games_new BEFORE INSERT ON tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.norm_games: not a word of this version')
        WHERE NEW.norm_games NOT IN ('nine', 'seven');
END;
CREATE TRIGGER tournament_rules_norm_games_changed BEFORE UPDATE OF norm_games ON tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.norm_games: not a word of this version')
        WHERE NEW.norm_games IS NOT OLD.norm_games AND NEW.norm_games NOT IN ('nine', 'seven');
END;
