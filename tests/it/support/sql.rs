//! The stored data, read past the program: what a page says must be what is there.

use std::cell::RefCell;

use diesel::{
    Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection,
    connection::SimpleConnection, sql_query, sql_types::Text,
};
use tratto::{
    app::{
        Actor, Context,
        accounts::{self, NewAccount},
    },
    time::Clock,
};

use super::{Browser, TestApp};

/// Password of every account that [`TestApp::account`] makes.
pub const PASSWORD: &str = "knight-takes-bishop-8";

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

thread_local! {
    /// The connection to PostgreSQL of this thread's last question, with the URL: another one costs the server a process
    /// that reads its catalogues anew. SQLite's files are opened each time: tests take them away and put others there.
    static LAST: RefCell<Option<(String, PgConnection)>> = const { RefCell::new(None) };
}

/// Does something on the connection of this thread to `database`.
fn on_postgres<R>(database: &str, work: impl FnOnce(&mut PgConnection) -> R) -> R {
    LAST.with_borrow_mut(|last| {
        let same = last.take().filter(|(url, _)| url == database);
        let sound = same.and_then(|(url, mut conn)| {
            // The server of a test may have been put back, or have ended.
            conn.batch_execute("SELECT 1")
                .is_ok()
                .then_some((url, conn))
        });
        let (_, conn) = last.insert(sound.unwrap_or_else(|| {
            let conn = PgConnection::establish(database).unwrap();
            (database.to_owned(), conn)
        }));
        work(conn)
    })
}

/// Runs a query whose one column is the text `line`.
pub fn lines(database: &str, query: &str) -> Vec<String> {
    let found: Result<Vec<Line>, _> = if database.starts_with("postgres") {
        on_postgres(database, |conn| sql_query(query).load(conn))
    } else {
        sql_query(query).load(&mut sqlite(database))
    };
    let found = found.unwrap_or_else(|error| panic!("{query}: {error}"));
    found.into_iter().map(|row| row.line).collect()
}

#[derive(QueryableByName)]
struct Step {
    #[diesel(sql_type = Text)]
    detail: String,
}

/// The steps by which SQLite would carry a statement out.
pub fn plan(database: &str, statement: &str) -> Vec<String> {
    let steps = sql_query(format!("EXPLAIN QUERY PLAN {statement}"))
        .load::<Step>(&mut sqlite(database))
        .unwrap_or_else(|error| panic!("{statement}: {error}"));
    steps.into_iter().map(|step| step.detail).collect()
}

/// Runs statements.
pub fn execute(database: &str, statements: &str) -> Result<(), String> {
    let done = if database.starts_with("postgres") {
        on_postgres(database, |conn| conn.batch_execute(statements))
    } else {
        sqlite(database).batch_execute(statements)
    };
    done.map_err(|error| error.to_string())
}

fn sqlite(database: &str) -> SqliteConnection {
    let mut conn = SqliteConnection::establish(database).unwrap();
    // Only the server may change the file itself: it takes no results into one that somebody else wrote to.
    conn.batch_execute(
        "PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 0",
    )
    .unwrap();
    conn
}

/// An SQLite file to which nobody else writes for as long as this is kept.
pub fn held(database: &str) -> SqliteConnection {
    let mut conn = sqlite(database);
    conn.batch_execute("BEGIN IMMEDIATE").unwrap();
    conn
}

impl TestApp {
    /// Runs a query whose one column is the text `line`, on this server's data.
    pub fn lines(&self, query: &str) -> Vec<String> {
        lines(&self.database, query)
    }

    /// One number.
    pub fn count(&self, from: &str) -> usize {
        let found = self.lines(&format!(
            "SELECT CAST(count(*) AS TEXT) AS line FROM {from}"
        ));
        found[0].parse().unwrap()
    }

    /// Boards of a round as stored: `1 1-0 v2`.
    pub fn boards(&self, round: u8) -> Vec<String> {
        self.lines(&format!(
            "SELECT CAST(p.board AS TEXT) || ' ' || coalesce(p.result, '') || ' v' || CAST(p.version AS TEXT) \
             AS line FROM pairings p JOIN rounds r ON r.id = p.round_id WHERE r.number = {round} ORDER BY p.board"
        ))
    }

    /// Number of the pairing of a board.
    pub fn pairing(&self, round: u8, board: u16) -> String {
        self.lines(&format!(
            "SELECT CAST(p.id AS TEXT) AS line FROM pairings p JOIN rounds r ON r.id = p.round_id \
             WHERE r.number = {round} AND p.board = {board}"
        ))
        .remove(0)
    }

    /// Everything that a request could change, but for sessions and failed log-ins.
    pub fn state(&self) -> Vec<String> {
        let audit = "SELECT CAST(id AS TEXT) || ' ' || action || ' ' || subject || ' ' || after AS line \
                     FROM audit WHERE action NOT LIKE 'session.%' ORDER BY id";
        let mut state = self.lines(audit);
        for table in [
            "clubs",
            "users",
            "players",
            "tournaments",
            "tournament_arbiters",
            "deputy_invitations",
            "entries",
            "byes",
            "forbidden_pairs",
            "rounds",
            "pairings",
            "games",
            "game_moves",
            "incidents",
            "arbitration",
            "site_links",
        ] {
            state.push(format!("{table} {}", self.count(table)));
        }
        state
    }

    /// A new account, signed in. `club` makes it a secretary.
    pub fn account(&self, name: &str, club: Option<i32>) -> Browser {
        let ctx = Context::open(&self.database, Clock::System).unwrap();
        let input = NewAccount {
            name: name.to_owned(),
            display_name: format!("{name} of the tests"),
            is_admin: false,
            club_id: club,
            may_create_tournaments: club.is_none(),
            email: String::new(),
            password: Some(PASSWORD.to_owned()),
        };
        accounts::create(&ctx, &Actor::command_line(), None, &input).unwrap();
        self.sign_in(name, PASSWORD)
    }

    /// A new approved club.
    pub fn club(&self, name: &str) -> i32 {
        execute(
            &self.database,
            &format!(
                "INSERT INTO clubs (name, name_key, region, province, town, town_key, postcode, address, email, \
                 phone, web, president, federation_code, country, show_contacts, status, created_at, version) \
                 VALUES ('{name}', '{name}', '', '', '', '', '', '', '', '', '', '', '', 'ITA', {}, 'approved', \
                 '2026-01-01 00:00:00', 0)",
                if self.is_sqlite() { "0" } else { "false" }
            ),
        )
        .unwrap();
        self.lines("SELECT CAST(max(id) AS TEXT) AS line FROM clubs")[0]
            .parse()
            .unwrap()
    }
}
