//! How often the database is asked: over PostgreSQL each statement is a message there and back, so their number is what a
//! result costs.

use std::{
    io::{self, Write},
    sync::{Arc, Mutex},
};

use tratto::{
    app::{
        accounts::{self, LogIn},
        tournament::{
            calendar::{self, CalendarQuery},
            results::{self, Entry, Recorded, Seen},
        },
    },
    event::BoardResult,
};

use super::hall::Hall;
use crate::support::{postgres::Database, sql};

/// The beginning, with PostgreSQL's locks; there whether the schema is still ours; how things stand for this request; the
/// board; the result; the row of the trail and the key, on PostgreSQL in one; the commit.
const OF_A_RESULT: u64 = 7;

/// The account of a session.
const OF_A_SESSION: u64 = 1;

/// Statements of `work`.
fn counted<T>(hall: &Hall, work: impl FnOnce() -> T) -> (u64, T) {
    let before = hall.ctx.statements();
    let value = work();
    (hall.ctx.statements() - before, value)
}

/// A result on every board of the round, then another one: what is written over costs no more.
fn results_cost_the_same(hall: &Hall, round: u8) {
    for result in [BoardResult::WhiteWins, BoardResult::Draw] {
        for line in hall.boards(round) {
            let key = format!("{round}-{}-{result:?}", line.board);
            let entry = Entry {
                version: line.version,
                result: Some(result),
                confirmed: None,
            };
            let place = (hall.slug.as_str(), round, i32::from(line.board));
            let (statements, done) = counted(hall, || {
                let seen = Seen::default();
                results::record_on(&hall.ctx, &hall.chief, Some(&key), place, entry, &seen)
            });
            let saved = done.unwrap().fresh();
            assert!(matches!(saved, Some(Recorded::Saved { .. })), "{saved:?}");
            assert_eq!(
                statements,
                OF_A_RESULT,
                "board {} of round {round} among {}",
                line.board,
                hall.entries.len()
            );
        }
    }
}

/// A result costs as many statements in the third round of a larger field as in the first of a small one.
fn costs_as_many_in_every_field(hall: impl Fn(usize) -> Hall) {
    for players in [4, 26] {
        let hall = hall(players);
        for round in 1..=3 {
            hall.pair(round);
            results_cost_the_same(&hall, round);
        }
    }
}

fn a_session_is_one_question(hall: &Hall) {
    let password = "torre-prende-torre-7";
    let made = accounts::NewAccount {
        name: "sara".to_owned(),
        display_name: "Sara Segreta".to_owned(),
        password: Some(password.to_owned()),
        ..accounts::NewAccount::default()
    };
    accounts::create(&hall.ctx, &tratto::app::Actor::command_line(), None, &made).unwrap();
    let logged_in = accounts::log_in(
        &hall.ctx,
        &LogIn {
            name: "sara".to_owned(),
            password: password.to_owned(),
            address: "192.0.2.7".to_owned(),
            network: "192.0.2.7".to_owned(),
            device: None,
            former: None,
            browser: String::new(),
        },
    )
    .unwrap();
    let (statements, user) = counted(hall, || accounts::session(&hall.ctx, &logged_in.session));
    assert_eq!(user.unwrap().unwrap().display_name, "Sara Segreta");
    assert_eq!(statements, OF_A_SESSION);
}

#[test]
fn a_result_costs_few_statements_in_every_field_on_sqlite() {
    costs_as_many_in_every_field(|players| Hall::new(players, 5));
}

#[test]
fn a_result_costs_few_statements_in_every_field_on_postgres() {
    let databases = [Database::fresh(), Database::fresh()];
    costs_as_many_in_every_field(|players| {
        Hall::on_postgres(&databases[usize::from(players > 4)], players, 5)
    });
}

/// What is asked meanwhile, as the log tells it.
pub(crate) fn asked<T>(work: impl FnOnce() -> T) -> (Vec<String>, T) {
    let log = Log::default();
    let written = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || written.clone())
        .with_ansi(false)
        .finish();
    let value = tracing::subscriber::with_default(subscriber, work);
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    let lines = text.lines().filter_map(|line| {
        let (_, told) = line.split_once("tratto::statements: ")?;
        Some(told.split(" -- binds").next()?.to_owned())
    });
    (lines.collect(), value)
}

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Every statement of a result finds its rows by an index that leads to them alone, however large the field is.
#[test]
fn a_result_reads_no_list() {
    let hall = Hall::new(8, 5);
    hall.pair(1);
    let line = hall.boards(1).remove(0);
    let entry = Entry {
        version: line.version,
        result: Some(BoardResult::Draw),
        confirmed: None,
    };
    let (asked, done) = asked(|| {
        let place = (hall.slug.as_str(), 1, i32::from(line.board));
        let seen = Seen::default();
        results::record_on(&hall.ctx, &hall.chief, Some("a"), place, entry, &seen)
    });
    assert!(done.is_ok(), "{done:?}");
    let planned: Vec<String> = asked
        .iter()
        .filter(|told| {
            ["SELECT", "INSERT", "UPDATE"]
                .iter()
                .any(|verb| told.starts_with(verb))
        })
        .flat_map(|told| sql::plan(&hall.database(), told))
        .collect();
    assert!(planned.len() > 5, "{asked:#?}");
    for step in &planned {
        let reads_a_list = step.starts_with("SCAN ") && step != "SCAN CONSTANT ROW";
        let of_a_tournament = step.contains("pairings_tournament_id");
        assert!(!reads_a_list && !of_a_tournament, "{step}\n{asked:#?}");
    }
}

/// What is to come is found by its last day: in the order of first days all that ever was would be read before it.
#[test]
fn the_calendar_begins_where_it_is_not_over() {
    let hall = Hall::new(4, 3);
    let today = hall.ctx.clock.now().date();
    let query = CalendarQuery::default();
    let (asked, found) = asked(|| calendar::calendar(&hall.ctx, &query, today, 1));
    assert!(found.is_ok(), "{found:?}");
    let ordered = asked
        .iter()
        .filter(|told| told.contains("ORDER BY") && told.contains("end_date"));
    let planned: Vec<Vec<String>> = ordered
        .map(|told| sql::plan(&hall.database(), told))
        .collect();
    assert_eq!(planned.len(), 1, "{asked:#?}");
    for steps in planned {
        let by_last_day = steps
            .iter()
            .any(|step| step.contains("tournaments_end_date"));
        assert!(by_last_day, "{steps:#?}");
    }
}

#[test]
fn a_session_costs_one_statement_on_sqlite() {
    a_session_is_one_question(&Hall::new(2, 3));
}

#[test]
fn a_session_costs_one_statement_on_postgres() {
    let database = Database::fresh();
    a_session_is_one_question(&Hall::on_postgres(&database, 2, 3));
}
