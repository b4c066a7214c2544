-- What players said to a copy of a hall's tournament, on its way to the hall, which takes it with the answers to its messages: a
-- request to take part that was sent or changed (`request_id`), a result reported from a board (`result`), or something asked for
-- there (`asked`). Rows go when the hall has them.
CREATE TABLE hall_post (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    request_id INTEGER REFERENCES entry_requests(id),
    -- Of the copy; the row of the pairing may go.
    pairing_id INTEGER,
    is_white INTEGER CHECK (is_white IN (0, 1)),
    result TEXT,
    asked TEXT,
    round INTEGER,
    said_at TEXT NOT NULL,
    CHECK ((request_id IS NOT NULL) + (result IS NOT NULL) + (asked IS NOT NULL) = 1),
    CHECK ((request_id IS NULL) = (pairing_id IS NOT NULL AND is_white IS NOT NULL))
) STRICT;

CREATE INDEX hall_post_tournament ON hall_post (tournament_id, id);
CREATE INDEX hall_post_request ON hall_post (request_id);

CREATE TRIGGER hall_post_words_new BEFORE INSERT ON hall_post BEGIN
    SELECT RAISE(ABORT, 'hall_post.result: not a word of this version')
        WHERE NEW.result NOT IN ('1-0', '1/2-1/2', '0-1');
    SELECT RAISE(ABORT, 'hall_post.asked: not a word of this version')
        WHERE NEW.asked NOT IN ('arbiter', 'bye', 'withdrawal');
END;
CREATE TRIGGER hall_post_words_changed BEFORE
    UPDATE OF result, asked ON hall_post BEGIN
    SELECT RAISE(ABORT, 'hall_post.result: not a word of this version')
        WHERE NEW.result IS NOT OLD.result AND NEW.result NOT IN ('1-0', '1/2-1/2', '0-1');
    SELECT RAISE(ABORT, 'hall_post.asked: not a word of this version')
        WHERE NEW.asked IS NOT OLD.asked AND NEW.asked NOT IN ('arbiter', 'bye', 'withdrawal');
END;

-- Requests that a hall took from the site which follows it: for which of its tournaments, and the number there of what was taken
-- last, so that the site knows what a decision is about.
CREATE TABLE site_requests (
    request_id INTEGER PRIMARY KEY NOT NULL REFERENCES entry_requests(id),
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    post INTEGER NOT NULL
) STRICT;

CREATE INDEX site_requests_tournament ON site_requests (tournament_id);

-- The number of the last of the site's rows of `hall_post` that was taken, and when it was said by the site's clock: a site that goes back
-- to an older copy gives numbers a second time.
ALTER TABLE mirrors ADD COLUMN took INTEGER NOT NULL DEFAULT 0;
ALTER TABLE mirrors ADD COLUMN took_at TEXT;
-- Whether the codes on papers and screens of the hall lead to the copy.
ALTER TABLE mirrors ADD COLUMN leads INTEGER NOT NULL DEFAULT 0 CHECK (leads IN (0, 1));
