-- Links of the pages Regolamento, Origine, Siti italiani and Siti mondiali, kept by the administrators.
CREATE TABLE site_links (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    section TEXT NOT NULL,
    title TEXT NOT NULL,
    address TEXT NOT NULL,
    note TEXT NOT NULL
);
ALTER TABLE site_links
    ADD CONSTRAINT site_links_section_word
        CHECK (section IN ('rules', 'origin', 'italy', 'world')) NOT VALID;
