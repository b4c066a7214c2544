//! A crash at each step: one after the other, the site's database refuses every kind of change that a message makes there. Nothing
//! of the message stays, and the next turn brings all of it.

use chrono::TimeDelta;
use tratto::app::tournament::entries;

use crate::{
    support::{folder::Folder, postgres::Database, sql},
    use_cases::hall::Hall,
};

use super::{
    Answer, BoardResult, Fate, Told, in_place,
    line::{Line, Site, Way, parts, same},
    newest, opened_from, record,
};

const VERBS: [&str; 3] = ["INSERT", "UPDATE", "DELETE"];

/// Notes on PostgreSQL which tables are written, and how. Tables of rating lists are left out: they have partitions, and no hall
/// writes to them.
const WATCHED: &str = "CREATE TABLE steps (id serial PRIMARY KEY, step text NOT NULL); \
    CREATE FUNCTION note_step() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
        INSERT INTO steps (step) VALUES (TG_OP || ' ON ' || TG_TABLE_NAME); \
        IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; \
        RETURN NEW; \
    END $$; \
    DO $$ DECLARE one text; BEGIN \
        FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' \
            AND tablename <> 'steps' AND tablename NOT LIKE 'list%' \
        LOOP \
            EXECUTE format('CREATE TRIGGER note_step BEFORE INSERT OR UPDATE OR DELETE ON %I \
                FOR EACH ROW EXECUTE FUNCTION note_step()', one); \
        END LOOP; \
    END $$";

/// The function that fails on PostgreSQL.
const CRASH: &str = "CREATE OR REPLACE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS \
    $$ BEGIN RAISE EXCEPTION 'the power went'; END $$";

fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres")
}

/// Makes the database note which tables are written, and how. SQLite's own table of numbers cannot be watched.
fn watch(url: &str) {
    if is_postgres(url) {
        sql::execute(url, WATCHED).unwrap();
        return;
    }
    let tables = "SELECT name AS line FROM sqlite_schema WHERE type = 'table' \
                  AND name NOT LIKE 'sqlite%' ORDER BY name";
    let steps = "CREATE TABLE steps (id INTEGER PRIMARY KEY, step TEXT NOT NULL);";
    let mut all = format!("BEGIN; {steps}");
    for table in sql::lines(url, tables) {
        for verb in VERBS {
            all.push_str(&format!(
                "CREATE TRIGGER step_{verb}_{table} BEFORE {verb} ON \"{table}\" BEGIN \
                 INSERT INTO steps (step) VALUES ('{verb} ON {table}'); END;"
            ));
        }
    }
    all.push_str("COMMIT;");
    sql::execute(url, &all).unwrap();
}

/// The noted steps, such as `INSERT ON rounds`: each once, in the order in which it first happened.
fn noted(url: &str) -> Vec<String> {
    let query = "SELECT step AS line FROM steps GROUP BY step ORDER BY min(id)";
    sql::lines(url, query)
}

fn table_of(step: &str) -> &str {
    step.rsplit(' ').next().unwrap()
}

/// Makes the database refuse this step.
fn refuse(url: &str, step: &str) {
    let statements = if is_postgres(url) {
        format!("{CRASH}; CREATE TRIGGER crash BEFORE {step} FOR EACH ROW EXECUTE FUNCTION crash()")
    } else {
        format!(
            "CREATE TRIGGER crash BEFORE {step} BEGIN SELECT RAISE(ABORT, 'the power went'); END"
        )
    };
    sql::execute(url, &statements).unwrap();
}

/// Makes the database accept the step again.
fn take(url: &str, step: &str) {
    let statement = if is_postgres(url) {
        format!("DROP TRIGGER crash ON {}", table_of(step))
    } else {
        "DROP TRIGGER crash".to_owned()
    };
    sql::execute(url, &statement).unwrap();
}

/// The state of a site: the number of rows in the tables of these steps, the newest row of the trail, and the parts of each copy.
fn stands(site: &Site, steps: &[String]) -> Vec<String> {
    let counts: Vec<String> = steps
        .iter()
        .map(|step| {
            let table = table_of(step);
            format!("SELECT '{table} ' || CAST(count(*) AS TEXT) AS line FROM \"{table}\"")
        })
        .collect();
    let mut stands = sql::lines(&site.url, &counts.join(" UNION ALL "));
    stands.push(format!("trail {}", newest(site)));
    for copy in site.copies() {
        stands.push(format!("{} {:?}", copy.slug, copy.following));
        let parts = parts(&site.ctx, &copy.slug).into_iter();
        stands.extend(parts.map(|(part, digest)| format!("{part} {digest}")));
    }
    stands
}

/// The next message of the hall meets a crash at each of its steps, and then arrives. The steps are noted on the other site, which is
/// in the same state; `known` are some steps that must be among them.
fn crashes(hall: &Hall, line: &mut Line, (site, other): (&Site, &Site), known: &[&str]) {
    watch(&other.url);
    line.turn(hall, other, Way::AnswerLost).unwrap();
    same(hall, other);
    let steps = noted(&other.url);
    for step in known {
        assert!(steps.iter().any(|it| it == step), "{step}: {steps:?}");
    }
    let before = stands(site, &steps);
    for step in &steps {
        refuse(&site.url, step);
        let told = line.turn(hall, site, Way::Arrives);
        take(&site.url, step);
        let crashed = Some(Told::Missed(Answer::Status(500)));
        assert_eq!(told, crashed, "{step} is never taken");
        assert_eq!(stands(site, &steps), before, "{step}");
    }
    assert_eq!(line.said(hall, site).fate, Fate::Taken);
    same(hall, site);
}

/// Brings both sites to the state of the hall.
fn both_follow(hall: &Hall, line: &mut Line, (site, other): (&Site, &Site)) {
    line.turn(hall, other, Way::AnswerLost).unwrap();
    line.said(hall, site);
    same(hall, other);
    same(hall, site);
}

fn at_the_beginning(hall: &Hall, sites: (&Site, &Site)) {
    hall.pair(1);
    let mut line = Line::begun(hall, sites.0);
    let known = [
        "UPDATE ON hall_links",
        "INSERT ON tournaments",
        "INSERT ON entries",
        "INSERT ON rounds",
        "INSERT ON pairings",
        "INSERT ON mirrored_rows",
        "INSERT ON sealed_trail",
        "INSERT ON tournament_arbiters",
        "INSERT ON mirrored",
        "INSERT ON audit",
    ];
    crashes(hall, &mut line, sites, &known);
}

/// An entry was removed, and a round was published.
fn at_a_change(hall: &Hall, sites: (&Site, &Site)) {
    let mut line = Line::begun(hall, sites.0);
    both_follow(hall, &mut line, sites);
    let gone = *hall.entries.last().unwrap();
    entries::remove(&hall.ctx, &hall.chief, None, &hall.slug, gone).unwrap();
    hall.pair(1);
    record(hall, 0, BoardResult::Draw);
    let known = [
        "DELETE ON entries",
        "UPDATE ON mirrored_rows",
        "INSERT ON rounds",
        "INSERT ON pairings",
        "INSERT ON mirrored_rows",
        "INSERT ON sealed_trail",
        "UPDATE ON mirrored",
        "INSERT ON audit",
    ];
    crashes(hall, &mut line, sites, &known);
}

/// The laptop breaks, and another one goes on from the archive of the copy: all rows have other numbers.
fn where_another_machine_goes_on(hall: &Hall, sites: (&Site, &Site)) {
    hall.pair(1);
    record(hall, 0, BoardResult::WhiteWins);
    let mut line = Line::begun(hall, sites.0);
    both_follow(hall, &mut line, sites);
    let copy = sites.0.copies()[0].slug.clone();
    let second = opened_from(sites.0, &copy);
    record(&second, 1, BoardResult::Draw);
    let begun = hall.ctx.clock.now() + TimeDelta::hours(3);
    let mut line = Line::begun_at(&second, sites.0, begun);
    let known = [
        "DELETE ON mirrored_rows",
        "INSERT ON mirrored_rows",
        "UPDATE ON pairings",
        "INSERT ON sealed_trail",
        "UPDATE ON mirrored",
        "INSERT ON audit",
    ];
    crashes(&second, &mut line, sites, &known);
}

/// The tournament that both sites handed over comes back to them.
fn where_it_was_handed_over(founders: (&Hall, &Hall), sites: (&Site, &Site)) {
    let second = in_place::handed_over(founders.0);
    in_place::handed_over(founders.1);
    record(&second, 0, BoardResult::Draw);
    let mut line = Line::begun(&second, sites.0);
    let known = [
        "DELETE ON handed_over",
        "INSERT ON sealed_trail",
        "INSERT ON mirrored_rows",
        "DELETE ON mirrored_rows",
        "UPDATE ON pairings",
        "INSERT ON mirrored",
        "INSERT ON audit",
    ];
    crashes(&second, &mut line, sites, &known);
    for site in [sites.0, sites.1] {
        assert_eq!(site.copies()[0].slug, founders.0.slug);
    }
}

type Scenario = fn(&Hall, (&Site, &Site));

fn on_sqlite(scenario: Scenario) {
    let hall = Hall::new(7, 3);
    let (folder, now) = (Folder::new("sites"), hall.ctx.clock.now());
    let site = |name: &str| Site::on(&folder.path().join(name).to_string_lossy(), now);
    scenario(&hall, (&site("site.db"), &site("other.db")));
}

fn on_postgres(scenario: Scenario) {
    let hall = Hall::new(7, 3);
    let (databases, now) = ([(); 2].map(|()| Database::fresh()), hall.ctx.clock.now());
    let [site, other] = databases.each_ref().map(|it| Site::on(&it.url(), now));
    scenario(&hall, (&site, &other));
}

#[test]
fn a_crash_at_any_step_begins_no_half_copy() {
    on_sqlite(at_the_beginning);
}

#[test]
fn a_crash_at_any_step_begins_no_half_copy_on_postgres() {
    on_postgres(at_the_beginning);
}

#[test]
fn a_crash_at_any_step_loses_and_doubles_nothing() {
    on_sqlite(at_a_change);
}

#[test]
fn a_crash_at_any_step_loses_and_doubles_nothing_on_postgres() {
    on_postgres(at_a_change);
}

#[test]
fn a_crash_at_any_step_mixes_no_two_machines() {
    on_sqlite(where_another_machine_goes_on);
}

#[test]
fn a_crash_at_any_step_mixes_no_two_machines_on_postgres() {
    on_postgres(where_another_machine_goes_on);
}

/// Publishes round 1. Two halls with the same deeds, at the same moment and under the same names, have the same event.
fn founded(hall: Hall) -> Hall {
    hall.pair(1);
    hall
}

#[test]
fn a_crash_at_any_step_takes_no_place_by_halves() {
    let halls = [(); 2].map(|()| founded(Hall::new(7, 3)));
    let [one, other] = halls.each_ref().map(|it| Site::of(it, it.database()));
    where_it_was_handed_over((&halls[0], &halls[1]), (&one, &other));
}

#[test]
fn a_crash_at_any_step_takes_no_place_by_halves_on_postgres() {
    let databases = [(); 2].map(|()| Database::fresh());
    let halls = databases
        .each_ref()
        .map(|it| founded(Hall::on_postgres(it, 7, 3)));
    let url = |place: usize| databases[place].url();
    let sites = [Site::of(&halls[0], url(0)), Site::of(&halls[1], url(1))];
    where_it_was_handed_over((&halls[0], &halls[1]), (&sites[0], &sites[1]));
}
