-- How often everybody meets everybody in a round robin, games of the two in a row, whether the last two rounds of a cycle
-- are exchanged, how numbers are given, and the seed of their lots.
ALTER TABLE tournament_rules ADD COLUMN cycles INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tournament_rules ADD COLUMN games_in_a_row INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tournament_rules ADD COLUMN exchanged INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tournament_rules ADD COLUMN numbering TEXT NOT NULL DEFAULT 'rating';
ALTER TABLE tournament_rules ADD COLUMN numbers_seed TEXT NOT NULL DEFAULT '';

CREATE TRIGGER tournament_rules_numbering_new BEFORE INSERT ON tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.numbering: not a word of this version')
        WHERE NEW.numbering NOT IN ('rating', 'lots', 'restricted-lots', 'hand');
    SELECT RAISE(ABORT, 'tournament_rules: cycles and games in a row are 1 to 8')
        WHERE NEW.cycles NOT BETWEEN 1 AND 8 OR NEW.games_in_a_row NOT BETWEEN 1 AND 8;
END;
CREATE TRIGGER tournament_rules_numbering_changed BEFORE UPDATE OF numbering, cycles, games_in_a_row ON
    tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.numbering: not a word of this version')
        WHERE NEW.numbering IS NOT OLD.numbering AND NEW.numbering NOT IN
            ('rating', 'lots', 'restricted-lots', 'hand');
    SELECT RAISE(ABORT, 'tournament_rules: cycles and games in a row are 1 to 8')
        WHERE NEW.cycles NOT BETWEEN 1 AND 8 OR NEW.games_in_a_row NOT BETWEEN 1 AND 8;
END;
