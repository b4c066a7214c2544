-- What kind of event frees norms of the rules on federations (B.01 art. 1.4.3a to c), as its arbiter says.
ALTER TABLE tournament_rules ADD COLUMN norm_exemption TEXT NOT NULL DEFAULT 'none';

ALTER TABLE tournament_rules
    ADD CONSTRAINT tournament_rules_norm_exemption_word
        CHECK (norm_exemption IN ('none', 'championship', 'teams', 'zonal')) NOT VALID;
