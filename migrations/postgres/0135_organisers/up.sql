-- Federations and organisers beside the one whose installation this is. `territory` and `categories` are as they were typed; empty for
-- those of Italy. `language` is a tag, empty for none. `imprint` stands at the foot of papers.
CREATE TABLE organisers (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE CHECK (slug <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    country TEXT NOT NULL,
    federation TEXT NOT NULL,
    accent TEXT NOT NULL,
    language TEXT NOT NULL,
    territory TEXT NOT NULL,
    categories TEXT NOT NULL,
    imprint TEXT NOT NULL,
    web TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    version INTEGER NOT NULL DEFAULT 1 CHECK (version > 0)
);

ALTER TABLE organisers
    ADD CONSTRAINT organisers_accent_word
        CHECK (accent IN ('baize', 'petrol', 'indigo', 'plum', 'umber', 'moss')) NOT VALID;

-- For whom an account works: one organiser at most. Officers change what stands in its row, and decide about its clubs.
CREATE TABLE organiser_people (
    user_id INTEGER PRIMARY KEY NOT NULL REFERENCES users(id),
    organiser_id INTEGER NOT NULL REFERENCES organisers(id),
    is_officer BOOLEAN NOT NULL
);

CREATE INDEX organiser_people_organiser ON organiser_people (organiser_id);

-- Who holds a tournament; without a row, whose installation this is.
CREATE TABLE organised (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    organiser_id INTEGER NOT NULL REFERENCES organisers(id)
);

CREATE INDEX organised_organiser ON organised (organiser_id);

ALTER TABLE clubs ADD COLUMN organiser_id INTEGER REFERENCES organisers(id);

CREATE INDEX clubs_organiser ON clubs (organiser_id);
