//! The audit trail's hash chains: what was changed behind the program's back is found.

use crate::{
    commands::run,
    exchange::{confirm, preview},
    support::{
        TestApp,
        folder::Folder,
        on_both_databases,
        sql::execute,
        tournament::{with_players, with_round_published},
    },
};

on_both_databases!(
    chains_show_what_was_changed,
    a_tournaments_record_begins_with_its_creation,
);

fn verify(app: &TestApp) -> (i32, String, String) {
    let folder = Folder::new("trail");
    run(
        folder.path(),
        &["trail", "verify", "--database", &app.database],
        "",
    )
}

fn chains_show_what_was_changed(mut app: TestApp) {
    let admin = app.admin();
    drop(admin);
    let mut chief = app.account("carla", None);
    let slug = with_round_published(&mut chief, "Torneo del Registro", 4);
    let other = with_players(&mut chief, "Altro Torneo", 2);
    let (code, out, error) = verify(&app);
    assert_eq!((code, error.as_str()), (0, ""), "{out}");
    for name in ["(registry)", &slug, &other] {
        assert!(out.contains(&format!("{name}: ")), "{out}");
    }
    // The page shows the same hash.
    let line = out.lines().find(|line| line.starts_with(&slug)).unwrap();
    let hash = line.rsplit(' ').next().unwrap();
    assert_eq!(hash.len(), 64, "{line}");
    chief
        .open(&format!("/t/{slug}/record"))
        .assert_shows(&hash[..12]);
    // A row that a program without hashes wrote is found, and hashed at the next start.
    execute(
        &app.database,
        "INSERT INTO audit (at, actor, action, subject, \"before\", \"after\") \
         VALUES ('2026-01-01 00:00:00', 'somebody', 'x', 'y', '', '')",
    )
    .unwrap();
    let (code, _, error) = verify(&app);
    assert_eq!(code, 1);
    assert!(error.starts_with("(registry): row "), "{error}");
    assert!(error.contains("has no hash"), "{error}");
    app.start();
    assert_eq!(verify(&app).0, 0);
    // Somebody with the database itself changes a row in the middle.
    let row = app
        .lines("SELECT CAST(min(id) + 2 AS TEXT) AS line FROM audit WHERE action = 'entry.add'")
        .remove(0);
    let open = if app.is_sqlite() {
        "DROP TRIGGER audit_no_update"
    } else {
        "ALTER TABLE audit DISABLE TRIGGER ALL"
    };
    let statements = format!("{open}; UPDATE audit SET actor = 'nobody' WHERE id = {row}");
    execute(&app.database, &statements).unwrap();
    let (code, out, error) = verify(&app);
    assert_eq!(code, 1, "{out}");
    assert!(
        error.starts_with(&format!("{slug}: row {row} (entry.add, ")),
        "{error}"
    );
    assert!(error.contains("does not fit"), "{error}");
    // The other chains are whole.
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(out.contains(&format!("{other}: ")), "{out}");
}

fn a_tournaments_record_begins_with_its_creation(mut app: TestApp) {
    let mut admin = app.admin();
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo Riportato", 3);
    let report = chief.get(&format!("/t/{slug}/tournament.trf")).html();
    let folder = Folder::new("import");
    let (code, out, error) = run(
        folder.path(),
        &["import", "-", "--database", &app.database],
        &report,
    );
    assert_eq!(code, 0, "{error}");
    let first = |slug: &str| {
        app.lines(&format!(
            "SELECT a.action AS line FROM audit a JOIN tournaments t ON t.id = a.tournament_id \
             WHERE t.slug = '{slug}' ORDER BY a.id LIMIT 1"
        ))
    };
    assert_eq!(first(&slug), ["tournament.create"]);
    assert_eq!(first(out.trim()), ["tournament.import"]);
    // Sent to the page.
    let page = preview(&mut admin, report.as_bytes());
    let sent = confirm(&mut admin, &page);
    assert_eq!(first(&sent), ["tournament.import"]);
    // Each record shows who it was.
    for (slug, what, who) in [
        (slug.as_str(), "Tournament created", "carla"),
        (out.trim(), "Tournament imported", "command line"),
        (&sent, "Tournament imported", "Ada Arbiter"),
    ] {
        let record = admin.open(&format!("/t/{slug}/record"));
        let row = record.texts("tbody tr").pop().unwrap();
        assert!(row.contains(what) && row.contains(who), "{slug}: {row}");
    }
}
