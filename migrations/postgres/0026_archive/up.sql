-- The audit trails that a tournament brought along from other machines, as they were written there: chain 1 is that of
-- the first machine. Numbers of rows, accounts and tournament are those of that machine, because the hashes hold them;
-- `about` says what the row is about here.
CREATE TABLE sealed_trail (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    chain INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    user_id INTEGER,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    origin INTEGER,
    subject TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    hash TEXT NOT NULL,
    about TEXT NOT NULL,
    UNIQUE (tournament_id, chain, number)
);

CREATE FUNCTION refuse_sealed_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a sealed trail stays as it is';
END
$$;
CREATE TRIGGER sealed_trail_no_change BEFORE UPDATE OR DELETE ON sealed_trail
    FOR EACH ROW EXECUTE FUNCTION refuse_sealed_change();
CREATE TRIGGER sealed_trail_no_truncate BEFORE TRUNCATE ON sealed_trail
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_sealed_change();

-- Tournaments that another machine goes on with: by whom they were handed over, when, and the digest of the archive.
CREATE TABLE handed_over (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournaments(id),
    handed_by TEXT NOT NULL,
    handed_at TIMESTAMP NOT NULL,
    digest TEXT NOT NULL
);
