-- What arbiters wrote over on the certificate of a norm (IT1), as JSON by field. What the program computes is read when the
-- certificate is looked at.
CREATE TABLE norm_certificates (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL REFERENCES entries(id),
    title TEXT NOT NULL,
    written TEXT NOT NULL,
    saved_by TEXT NOT NULL,
    saved_at TIMESTAMP NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    UNIQUE (entry_id, title)
);

CREATE INDEX norm_certificates_tournament_id ON norm_certificates (tournament_id);

ALTER TABLE norm_certificates
    ADD CONSTRAINT norm_certificates_title_word
        CHECK (title IN ('GM', 'IM', 'WGM', 'WIM')) NOT VALID;
