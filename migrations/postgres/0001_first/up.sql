CREATE TABLE clubs (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    region TEXT NOT NULL,
    province TEXT NOT NULL,
    town TEXT NOT NULL,
    town_key TEXT NOT NULL,
    postcode TEXT NOT NULL,
    address TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    web TEXT NOT NULL,
    president TEXT NOT NULL,
    federation_code TEXT NOT NULL,
    country TEXT NOT NULL,
    show_contacts BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    decided_at TIMESTAMP,
    version INTEGER NOT NULL
);

CREATE TABLE users (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    display_name TEXT NOT NULL,
    password_hash TEXT,
    is_admin BOOLEAN NOT NULL,
    club_id INTEGER REFERENCES clubs(id),
    created_at TIMESTAMP NOT NULL,
    disabled_at TIMESTAMP,
    version INTEGER NOT NULL
);

CREATE TABLE sessions (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    user_id INTEGER NOT NULL REFERENCES users(id),
    created_at TIMESTAMP NOT NULL,
    last_seen_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    address TEXT NOT NULL
);

CREATE TABLE invitations (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    user_id INTEGER REFERENCES users(id),
    kind TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP
);

CREATE TABLE login_failures (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account TEXT NOT NULL,
    address TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);

CREATE TABLE players (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    last_name TEXT NOT NULL,
    first_name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    sex TEXT,
    birth_year INTEGER,
    birth_date DATE,
    federation TEXT NOT NULL,
    fide_id TEXT,
    national_id TEXT,
    title TEXT,
    fide_standard INTEGER,
    fide_rapid INTEGER,
    fide_blitz INTEGER,
    national_standard INTEGER,
    national_rapid INTEGER,
    national_blitz INTEGER,
    club_id INTEGER REFERENCES clubs(id),
    created_at TIMESTAMP NOT NULL,
    version INTEGER NOT NULL
);

CREATE TABLE tournaments (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    town TEXT NOT NULL,
    venue TEXT NOT NULL,
    province TEXT NOT NULL,
    federation TEXT NOT NULL,
    start_date DATE NOT NULL,
    end_date DATE NOT NULL,
    rounds_planned INTEGER NOT NULL,
    kind TEXT NOT NULL,
    time_control TEXT NOT NULL,
    rules_edition TEXT NOT NULL,
    win INTEGER NOT NULL,
    draw INTEGER NOT NULL,
    loss INTEGER NOT NULL,
    pairing_bye INTEGER NOT NULL,
    tie_breaks TEXT NOT NULL,
    draw_offer_limit INTEGER NOT NULL,
    default_minutes INTEGER NOT NULL,
    initial_colour TEXT,
    chief_arbiter TEXT NOT NULL,
    deputy_arbiters TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    version INTEGER NOT NULL
);

CREATE TABLE tournament_arbiters (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    user_id INTEGER NOT NULL REFERENCES users(id),
    role TEXT NOT NULL,
    UNIQUE (tournament_id, user_id)
);

CREATE TABLE entries (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    player_id INTEGER REFERENCES players(id),
    tpn INTEGER,
    last_name TEXT NOT NULL,
    first_name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    sex TEXT,
    birth_year INTEGER,
    birth_date DATE,
    federation TEXT NOT NULL,
    fide_id TEXT,
    national_id TEXT,
    title TEXT,
    rating INTEGER,
    club_id INTEGER REFERENCES clubs(id),
    club_name TEXT NOT NULL,
    checked_in BOOLEAN NOT NULL,
    withdrawn_after INTEGER,
    first_round INTEGER NOT NULL,
    created_at TIMESTAMP NOT NULL,
    version INTEGER NOT NULL
);

CREATE TABLE byes (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL REFERENCES entries(id),
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    UNIQUE (entry_id, round)
);

CREATE TABLE forbidden_pairs (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    first_entry_id INTEGER NOT NULL REFERENCES entries(id),
    second_entry_id INTEGER NOT NULL REFERENCES entries(id),
    first_round INTEGER NOT NULL,
    last_round INTEGER NOT NULL
);

CREATE TABLE accelerations (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    first_tpn INTEGER NOT NULL,
    last_tpn INTEGER NOT NULL,
    first_round INTEGER NOT NULL,
    last_round INTEGER NOT NULL,
    half_points INTEGER NOT NULL
);

CREATE TABLE rounds (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    number INTEGER NOT NULL,
    state TEXT NOT NULL,
    drafted_at TIMESTAMP NOT NULL,
    published_at TIMESTAMP,
    printed_at TIMESTAMP,
    version INTEGER NOT NULL,
    UNIQUE (tournament_id, number)
);

CREATE TABLE pairings (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    round_id INTEGER NOT NULL REFERENCES rounds(id),
    board INTEGER NOT NULL,
    white_entry_id INTEGER NOT NULL REFERENCES entries(id),
    black_entry_id INTEGER NOT NULL REFERENCES entries(id),
    result TEXT,
    result_by TEXT,
    result_at TIMESTAMP,
    result_reason TEXT,
    version INTEGER NOT NULL,
    UNIQUE (round_id, board)
);

CREATE TABLE games (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER REFERENCES pairings(id),
    white_name TEXT NOT NULL,
    black_name TEXT NOT NULL,
    round_tag TEXT NOT NULL,
    result TEXT NOT NULL,
    rules_edition TEXT NOT NULL,
    tags TEXT NOT NULL,
    source TEXT NOT NULL,
    source_language TEXT,
    created_at TIMESTAMP NOT NULL,
    version INTEGER NOT NULL,
    UNIQUE (pairing_id)
);

CREATE TABLE game_moves (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games(id),
    ply INTEGER NOT NULL,
    uci TEXT NOT NULL,
    san TEXT NOT NULL,
    written TEXT NOT NULL,
    white_clock INTEGER,
    black_clock INTEGER,
    draw_offer BOOLEAN NOT NULL,
    made_by TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    undone_by TEXT,
    undone_at TIMESTAMP
);

CREATE TABLE incidents (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL REFERENCES pairings(id),
    game_id INTEGER REFERENCES games(id),
    ply INTEGER,
    kind TEXT NOT NULL,
    colour TEXT,
    facts TEXT NOT NULL,
    article TEXT NOT NULL,
    ruling TEXT NOT NULL,
    white_clock INTEGER,
    black_clock INTEGER,
    recorded_by TEXT NOT NULL,
    recorded_at TIMESTAMP NOT NULL,
    superseded_by INTEGER REFERENCES incidents(id)
);

CREATE TABLE audit (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at TIMESTAMP NOT NULL,
    user_id INTEGER,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    tournament_id INTEGER,
    subject TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL
);

CREATE TABLE idempotency (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    actor TEXT NOT NULL,
    subject TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);

CREATE INDEX sessions_user_id ON sessions (user_id);
CREATE INDEX login_failures_account_at ON login_failures (account, at);
CREATE INDEX login_failures_address_at ON login_failures (address, at);
CREATE INDEX clubs_region_province ON clubs (region, province);
CREATE INDEX clubs_town_key ON clubs (town_key);
CREATE INDEX players_name_key ON players (name_key);
CREATE INDEX players_club_id ON players (club_id);
CREATE INDEX players_fide_id ON players (fide_id);
CREATE INDEX tournament_arbiters_user_id ON tournament_arbiters (user_id);
CREATE INDEX entries_tournament_id ON entries (tournament_id);
CREATE INDEX entries_player_id ON entries (player_id);
CREATE INDEX byes_tournament_id_round ON byes (tournament_id, round);
CREATE INDEX forbidden_pairs_tournament_id ON forbidden_pairs (tournament_id);
CREATE INDEX accelerations_tournament_id ON accelerations (tournament_id);
CREATE INDEX pairings_tournament_id ON pairings (tournament_id);
CREATE INDEX games_tournament_id ON games (tournament_id);
CREATE INDEX game_moves_game_id_ply ON game_moves (game_id, ply);
CREATE INDEX incidents_pairing_id ON incidents (pairing_id);
CREATE INDEX incidents_tournament_id ON incidents (tournament_id);
CREATE INDEX audit_tournament_id_id ON audit (tournament_id, id);
CREATE INDEX audit_subject ON audit (subject);
CREATE INDEX idempotency_at ON idempotency (at);

-- The audit trail is append-only.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'audit is append-only';
END
$$;
CREATE TRIGGER audit_no_change BEFORE UPDATE OR DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
