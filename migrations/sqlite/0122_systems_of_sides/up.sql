-- The words for two systems of many sides.
DROP TRIGGER tournament_rules_words_new;
DROP TRIGGER tournament_rules_words_changed;
CREATE TRIGGER tournament_rules_words_new BEFORE INSERT ON tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.pairing_system: not a word of this version')
        WHERE NEW.pairing_system NOT IN
            ('dutch', 'dubov', 'burstein', 'lim', 'double-swiss', 'custom-swiss', 'keizer', 'round-robin',
             'double-round-robin', 'schiller', 'scheveningen', 'hutton', 'molter', 'knock-out',
             'team-swiss', 'team-round-robin', 'unknown');
    SELECT RAISE(ABORT, 'tournament_rules.pairing_edition: not a word of this version')
        WHERE NEW.pairing_edition NOT IN ('2026', '2017');
    SELECT RAISE(ABORT, 'tournament_rules.acceleration: not a word of this version')
        WHERE NEW.acceleration NOT IN ('none', 'baku', 'listed');
    SELECT RAISE(ABORT, 'tournament_rules.tie_break_edition: not a word of this version')
        WHERE NEW.tie_break_edition NOT IN ('2026-03', '2024-08');
    SELECT RAISE(ABORT, 'tournament_rules.remaining_ties: not a word of this version')
        WHERE NEW.remaining_ties NOT IN ('shared', 'number', 'lots');
END;
CREATE TRIGGER tournament_rules_words_changed BEFORE
    UPDATE OF pairing_system, pairing_edition, acceleration, tie_break_edition, remaining_ties ON
    tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.pairing_system: not a word of this version')
        WHERE NEW.pairing_system IS NOT OLD.pairing_system AND NEW.pairing_system NOT IN
            ('dutch', 'dubov', 'burstein', 'lim', 'double-swiss', 'custom-swiss', 'keizer', 'round-robin',
             'double-round-robin', 'schiller', 'scheveningen', 'hutton', 'molter', 'knock-out',
             'team-swiss', 'team-round-robin', 'unknown');
    SELECT RAISE(ABORT, 'tournament_rules.pairing_edition: not a word of this version')
        WHERE NEW.pairing_edition IS NOT OLD.pairing_edition AND NEW.pairing_edition NOT IN ('2026', '2017');
    SELECT RAISE(ABORT, 'tournament_rules.acceleration: not a word of this version')
        WHERE NEW.acceleration IS NOT OLD.acceleration AND NEW.acceleration NOT IN ('none', 'baku', 'listed');
    SELECT RAISE(ABORT, 'tournament_rules.tie_break_edition: not a word of this version')
        WHERE NEW.tie_break_edition IS NOT OLD.tie_break_edition AND NEW.tie_break_edition NOT IN
            ('2026-03', '2024-08');
    SELECT RAISE(ABORT, 'tournament_rules.remaining_ties: not a word of this version')
        WHERE NEW.remaining_ties IS NOT OLD.remaining_ties AND NEW.remaining_ties NOT IN
            ('shared', 'number', 'lots');
END;
