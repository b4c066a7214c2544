-- The screens of the playing hall: what each shows, under a short name that is part of its address and no secret.
CREATE TABLE screens (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    name TEXT NOT NULL,
    shows TEXT NOT NULL,
    page_seconds INTEGER NOT NULL,
    theme TEXT NOT NULL,
    version INTEGER NOT NULL,
    UNIQUE (tournament_id, name)
) STRICT;

CREATE TRIGGER screens_words_new BEFORE INSERT ON screens BEGIN
    SELECT RAISE(ABORT, 'screens.shows: not a word of this version')
        WHERE NEW.shows NOT IN ('names', 'boards', 'results', 'missing', 'standings', 'timer', 'notice');
    SELECT RAISE(ABORT, 'screens.theme: not a word of this version')
        WHERE NEW.theme NOT IN ('light', 'dark');
END;
CREATE TRIGGER screens_words_changed BEFORE
    UPDATE OF shows, theme ON screens BEGIN
    SELECT RAISE(ABORT, 'screens.shows: not a word of this version')
        WHERE NEW.shows IS NOT OLD.shows AND NEW.shows NOT IN
            ('names', 'boards', 'results', 'missing', 'standings', 'timer', 'notice');
    SELECT RAISE(ABORT, 'screens.theme: not a word of this version')
        WHERE NEW.theme IS NOT OLD.theme AND NEW.theme NOT IN ('light', 'dark');
END;

-- What the desk says to the whole hall: boards that are called, a sentence, or both. Without `announced_at` nothing is
-- said now.
CREATE TABLE announcements (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    boards TEXT NOT NULL,
    said TEXT NOT NULL,
    announced_at TEXT,
    version INTEGER NOT NULL
) STRICT;

-- When a round begins and ends, in UTC, and how many minutes the clocks of the place are ahead of UTC. Without
-- `starts_at` no clock is shown.
CREATE TABLE round_clocks (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    round INTEGER NOT NULL,
    starts_at TEXT,
    ends_at TEXT,
    utc_offset INTEGER NOT NULL,
    version INTEGER NOT NULL
) STRICT;
