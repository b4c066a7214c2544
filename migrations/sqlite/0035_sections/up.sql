-- Tournaments that are sections of one event: its address part and name, the label of the section and its place.
CREATE TABLE sections (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    event TEXT NOT NULL CHECK (length(event) BETWEEN 1 AND 120),
    event_name TEXT NOT NULL CHECK (length(event_name) BETWEEN 1 AND 120),
    label TEXT NOT NULL CHECK (length(label) BETWEEN 1 AND 30),
    place INTEGER NOT NULL CHECK (place >= 1)
) STRICT;

CREATE INDEX sections_event ON sections (event);
