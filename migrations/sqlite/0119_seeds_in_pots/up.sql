-- Seeds of a knock-out are drawn in pots, too.
DROP TRIGGER tournament_rules_numbering_changed;
DROP TRIGGER tournament_rules_numbering_new;
CREATE TRIGGER tournament_rules_numbering_new BEFORE INSERT ON tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.numbering: not a word of this version')
        WHERE NEW.numbering NOT IN ('rating', 'lots', 'restricted-lots', 'pots', 'hand');
    SELECT RAISE(ABORT, 'tournament_rules: cycles and games in a row are 1 to 8')
        WHERE NEW.cycles NOT BETWEEN 1 AND 8 OR NEW.games_in_a_row NOT BETWEEN 1 AND 8;
END;
CREATE TRIGGER tournament_rules_numbering_changed BEFORE UPDATE OF numbering, cycles, games_in_a_row ON
    tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.numbering: not a word of this version')
        WHERE NEW.numbering IS NOT OLD.numbering AND NEW.numbering NOT IN
            ('rating', 'lots', 'restricted-lots', 'pots', 'hand');
    SELECT RAISE(ABORT, 'tournament_rules: cycles and games in a row are 1 to 8')
        WHERE NEW.cycles NOT BETWEEN 1 AND 8 OR NEW.games_in_a_row NOT BETWEEN 1 AND 8;
END;
