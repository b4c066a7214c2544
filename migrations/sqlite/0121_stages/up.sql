-- From which groups of its event the players of a tournament come, and by which rule: several stages.
CREATE TABLE stages (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    -- Address parts of the groups, in their order, with a blank between them: a group may be on another server.
    group_slugs TEXT NOT NULL,
    first_of_each INTEGER NOT NULL CHECK (first_of_each BETWEEN 0 AND 50),
    best_next INTEGER NOT NULL CHECK (best_next BETWEEN 0 AND 50)
) STRICT;

-- Who came from a group, and as what. Points in half-points.
CREATE TABLE qualified (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL UNIQUE REFERENCES entries(id),
    group_slug TEXT NOT NULL,
    group_label TEXT NOT NULL,
    -- Their pairing number there.
    group_number INTEGER NOT NULL CHECK (group_number >= 1),
    place INTEGER NOT NULL CHECK (place >= 1),
    points INTEGER NOT NULL,
    most INTEGER NOT NULL,
    grounds TEXT NOT NULL CHECK (grounds IN ('place', 'best-next', 'named')),
    UNIQUE (tournament_id, group_slug, group_number)
) STRICT;
