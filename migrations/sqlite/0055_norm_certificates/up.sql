-- What arbiters wrote over on the certificate of a norm (IT1), as JSON by field. What the program computes is read when the
-- certificate is looked at.
CREATE TABLE norm_certificates (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL REFERENCES entries(id),
    title TEXT NOT NULL,
    written TEXT NOT NULL,
    saved_by TEXT NOT NULL,
    saved_at TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    UNIQUE (entry_id, title)
) STRICT;

CREATE INDEX norm_certificates_tournament_id ON norm_certificates (tournament_id);

CREATE TRIGGER norm_certificates_words_new BEFORE INSERT ON norm_certificates BEGIN
    SELECT RAISE(ABORT, 'norm_certificates.title: not a word of this version')
        WHERE NEW.title NOT IN ('GM', 'IM', 'WGM', 'WIM');
END;
CREATE TRIGGER norm_certificates_words_changed BEFORE
    UPDATE OF title ON norm_certificates BEGIN
    SELECT RAISE(ABORT, 'norm_certificates.title: not a word of this version')
        WHERE NEW.title IS NOT OLD.title AND NEW.title NOT IN
            ('GM', 'IM', 'WGM', 'WIM');
END;
