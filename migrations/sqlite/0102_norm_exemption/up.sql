-- What kind of event frees norms of the rules on federations (B.01 art. 1.4.3a to c), as its arbiter says.
ALTER TABLE tournament_rules ADD COLUMN norm_exemption TEXT NOT NULL DEFAULT 'none';

CREATE TRIGGER tournament_rules_exemption_new BEFORE INSERT ON tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.norm_exemption: not a word of this version')
        WHERE NEW.norm_exemption NOT IN ('none', 'championship', 'teams', 'zonal');
END;
CREATE TRIGGER tournament_rules_exemption_changed BEFORE UPDATE OF norm_exemption ON tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.norm_exemption: not a word of this version')
        WHERE NEW.norm_exemption IS NOT OLD.norm_exemption AND NEW.norm_exemption NOT IN
            ('none', 'championship', 'teams', 'zonal');
END;
