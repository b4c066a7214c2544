-- What kind of association a club is.
ALTER TABLE clubs ADD COLUMN kind TEXT NOT NULL DEFAULT 'club';
ALTER TABLE clubs
    ADD CONSTRAINT clubs_kind_word
        CHECK (kind IN ('club', 'circle', 'workplace', 'association', 'school-class')) NOT VALID;

-- Tournaments are listed by region, as clubs are.
CREATE INDEX tournaments_province_start_date ON tournaments (province, start_date, id);
