-- Links of the pages Regolamento, Origine, Siti italiani and Siti mondiali, kept by the administrators.
CREATE TABLE site_links (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    section TEXT NOT NULL,
    title TEXT NOT NULL,
    address TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE TRIGGER site_links_words_new BEFORE INSERT ON site_links BEGIN
    SELECT RAISE(ABORT, 'site_links.section: not a word of this version')
        WHERE NEW.section NOT IN ('rules', 'origin', 'italy', 'world');
END;
CREATE TRIGGER site_links_words_changed BEFORE UPDATE OF section ON site_links BEGIN
    SELECT RAISE(ABORT, 'site_links.section: not a word of this version')
        WHERE NEW.section IS NOT OLD.section AND NEW.section NOT IN ('rules', 'origin', 'italy', 'world');
END;
