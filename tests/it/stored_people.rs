//! Stored people: what of them this version does not understand is named, and never taken for another value.

use crate::{
    support::{TestApp, on_both_databases},
    words::{played, unguarded, write_past},
};

on_both_databases!(people_are_named,);

fn people_are_named(mut app: TestApp) {
    let mut admin = app.admin();
    let slug = played(&mut admin);
    let now = if app.is_sqlite() {
        "'2026-11-22 09:00:00'"
    } else {
        "now()"
    };
    let insert = format!(
        "INSERT INTO players (last_name, first_name, name_key, federation, created_at, version, code) VALUES ('Provetti', \
         'Ada', 'provetti ada', 'ITA', {now}, 1, '0123456789abcdef');"
    );
    write_past(&mut app, &insert);
    let registry = [
        "/players/0123456789abcdef".to_owned(),
        "/players?q=provetti".to_owned(),
    ];
    let tournament = [format!("/t/{slug}/standings"), format!("/t/{slug}/players")];
    for (table, column, word, pages) in [
        ("players", "sex", "x", &registry),
        ("players", "title", "SGM", &registry),
        ("players", "federation", "I1", &registry),
        ("players", "fide_id", "12-34", &registry),
        ("players", "fide_rapid", "4000", &registry),
        ("entries", "federation", "I1", &tournament),
        ("entries", "rating", "4000", &tournament),
    ] {
        let old = format!("SELECT coalesce(CAST({column} AS TEXT), '') AS line FROM {table}");
        let before = app.lines(&old).remove(0);
        let set = unguarded(&app, table, column);
        let change = format!("{set} UPDATE {table} SET {column} = '{word}'");
        write_past(&mut app, &change);
        admin.move_to(&app.base);
        for path in pages {
            let page = admin.get(path);
            page.assert_status(501)
                .assert_shows(&format!("{table}.{column}"))
                .assert_shows(word);
        }
        let value = if before.is_empty() {
            "NULL".to_owned()
        } else {
            format!("'{before}'")
        };
        write_past(&mut app, &format!("UPDATE {table} SET {column} = {value}"));
        admin.move_to(&app.base);
        for path in pages {
            admin.get(path).assert_ok();
        }
    }
}
