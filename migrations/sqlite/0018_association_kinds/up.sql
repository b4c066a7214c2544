-- What kind of association a club is.
ALTER TABLE clubs ADD COLUMN kind TEXT NOT NULL DEFAULT 'club';

CREATE TRIGGER clubs_kind_new BEFORE INSERT ON clubs BEGIN
    SELECT RAISE(ABORT, 'clubs.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('club', 'circle', 'workplace', 'association', 'school-class');
END;
CREATE TRIGGER clubs_kind_changed BEFORE UPDATE OF kind ON clubs BEGIN
    SELECT RAISE(ABORT, 'clubs.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind
            AND NEW.kind NOT IN ('club', 'circle', 'workplace', 'association', 'school-class');
END;

-- Tournaments are listed by region, as clubs are.
CREATE INDEX tournaments_province_start_date ON tournaments (province, start_date, id);
