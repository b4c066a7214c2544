-- The screens of the playing hall: what each shows, under a short name that is part of its address and no secret.
CREATE TABLE screens (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    name TEXT NOT NULL,
    shows TEXT NOT NULL,
    page_seconds INTEGER NOT NULL,
    theme TEXT NOT NULL,
    version INTEGER NOT NULL,
    UNIQUE (tournament_id, name)
);

ALTER TABLE screens
    ADD CONSTRAINT screens_shows_word
        CHECK (shows IN ('names', 'boards', 'results', 'missing', 'standings', 'timer', 'notice')) NOT VALID,
    ADD CONSTRAINT screens_theme_word
        CHECK (theme IN ('light', 'dark')) NOT VALID;

-- What the desk says to the whole hall: boards that are called, a sentence, or both. Without `announced_at` nothing is
-- said now.
CREATE TABLE announcements (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournaments(id),
    boards TEXT NOT NULL,
    said TEXT NOT NULL,
    announced_at TIMESTAMP,
    version INTEGER NOT NULL
);

-- When a round begins and ends, in UTC, and how many minutes the clocks of the place are ahead of UTC. Without
-- `starts_at` no clock is shown.
CREATE TABLE round_clocks (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournaments(id),
    round INTEGER NOT NULL,
    starts_at TIMESTAMP,
    ends_at TIMESTAMP,
    utc_offset INTEGER NOT NULL,
    version INTEGER NOT NULL
);
