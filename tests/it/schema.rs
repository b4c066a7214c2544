//! The schema: the same on both databases, and an audit trail that nobody changes.

use std::{collections::BTreeSet, fs, path::Path};

use crate::{
    commands::run,
    support::{
        TestApp,
        folder::Folder,
        on_both_databases,
        postgres::Database,
        sql::{execute, lines},
    },
};

on_both_databases!(audit_trail_is_append_only);

fn audit_trail_is_append_only(mut app: TestApp) {
    drop(app.admin());
    let before = app.state();
    assert!(app.count("audit") > 0);
    // Ways around the triggers of UPDATE and DELETE.
    let around: &[&str] = if app.is_sqlite() {
        &[
            "INSERT OR REPLACE INTO audit (id, at, actor, action, subject, \"before\", \"after\") \
             SELECT id, at, 'nobody', action, subject, \"before\", \"after\" FROM audit",
            "REPLACE INTO audit (id, at, actor, action, subject, \"before\", \"after\") \
             SELECT max(id), max(at), 'nobody', 'x', 'x', '', '' FROM audit",
            "INSERT INTO audit (id, at, actor, action, subject, \"before\", \"after\") \
             VALUES (-1, '2026-01-01 00:00:00', 'nobody', 'x', 'x', '', '')",
        ]
    } else {
        &["TRUNCATE audit", "TRUNCATE audit CASCADE"]
    };
    let around = around.iter().copied();
    for statement in [
        "UPDATE audit SET actor = 'nobody'",
        "DELETE FROM audit",
        "DELETE FROM audit WHERE id = (SELECT max(id) FROM audit)",
    ]
    .into_iter()
    .chain(around)
    {
        let error = execute(&app.database, statement).expect_err(statement);
        assert!(error.contains("append-only"), "{statement}: {error}");
    }
    assert_eq!(app.state(), before);
}

/// `table.column`, whether it may be null, and whether it is the primary key.
const SQLITE_COLUMNS: &str = "SELECT m.name || '.' || c.name || CASE WHEN c.\"notnull\" THEN ' not null' ELSE '' END \
     || CASE WHEN c.pk THEN ' key' ELSE '' END AS line FROM sqlite_schema m JOIN pragma_table_info(m.name) c \
     WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> '__diesel_schema_migrations'";
const POSTGRES_COLUMNS: &str = "SELECT c.relname || '.' || a.attname || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END \
     || CASE WHEN EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary \
     AND a.attnum = ANY (i.indkey)) THEN ' key' ELSE '' END AS line FROM pg_class c \
     JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid \
     WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped \
     AND c.relname <> '__diesel_schema_migrations'";

/// `table (columns)` and whether the index admits no duplicates; primary keys are among the columns above.
const SQLITE_INDEXES: &str = "SELECT i.line AS line FROM (SELECT m.name || ' (' || group_concat(c.name) || ')' \
     || CASE WHEN l.\"unique\" THEN ' unique' ELSE '' END AS line FROM sqlite_schema m \
     JOIN pragma_index_list(m.name) l JOIN pragma_index_info(l.name) c WHERE m.type = 'table' \
     AND m.name <> '__diesel_schema_migrations' AND l.origin <> 'pk' GROUP BY m.name, l.name) i";
const POSTGRES_INDEXES: &str = "SELECT t.relname || ' (' || (SELECT string_agg(a.attname, ',' ORDER BY k.n) \
     FROM unnest(i.indkey::int2[]) WITH ORDINALITY k(attnum, n) JOIN pg_attribute a ON a.attrelid = t.oid \
     AND a.attnum = k.attnum) || ')' || CASE WHEN i.indisunique THEN ' unique' ELSE '' END AS line \
     FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_namespace n ON n.oid = t.relnamespace \
     WHERE n.nspname = 'public' AND NOT i.indisprimary AND t.relname <> '__diesel_schema_migrations'";

/// `table.column → table.column`.
const SQLITE_REFERENCES: &str = "SELECT m.name || '.' || f.\"from\" || ' → ' || f.\"table\" || '.' || f.\"to\" \
     || ' ' || f.on_delete AS line FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table'";
const POSTGRES_REFERENCES: &str = "SELECT t.relname || '.' || a.attname || ' → ' || r.relname || '.' || b.attname \
     || ' ' || CASE c.confdeltype WHEN 'a' THEN 'NO ACTION' WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' \
     ELSE 'OTHER' END AS line \
     FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class r ON r.oid = c.confrelid \
     JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1] \
     JOIN pg_attribute b ON b.attrelid = r.oid AND b.attnum = c.confkey[1] WHERE c.contype = 'f'";

fn set(database: &str, query: &str) -> BTreeSet<String> {
    lines(database, query).into_iter().collect()
}

#[test]
fn both_databases_have_the_same_schema() {
    let sqlite = TestApp::on_sqlite();
    let postgres = Database::fresh();
    for (what, on_sqlite, on_postgres, at_least) in [
        ("columns", SQLITE_COLUMNS, POSTGRES_COLUMNS, 150),
        ("indexes", SQLITE_INDEXES, POSTGRES_INDEXES, 25),
        ("references", SQLITE_REFERENCES, POSTGRES_REFERENCES, 20),
    ] {
        let ours = set(&sqlite.database, on_sqlite);
        assert_eq!(ours, set(&postgres.url(), on_postgres), "{what}");
        assert!(ours.len() >= at_least, "only {} {what}", ours.len());
    }
}

/// The migrations, by name.
pub(crate) fn folders(database: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("migrations")
        .join(database);
    let mut names: Vec<String> = fs::read_dir(root)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn migrations_have_the_same_names() {
    let sqlite = folders("sqlite");
    assert_eq!(sqlite, folders("postgres"));
    assert!(!sqlite.is_empty());
}

/// All migrations down, the newest first, leave nothing; up again gives the same schema.
fn down_and_up(kind: &str, database: &str, columns: &str, indexes: &str) {
    let whole = (set(database, columns), set(database, indexes));
    let run = |folder: &str, file: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("migrations")
            .join(kind);
        let sql = fs::read_to_string(path.join(folder).join(file)).unwrap();
        execute(database, &sql).unwrap_or_else(|error| panic!("{folder}/{file}: {error}"));
    };
    for folder in folders(kind).iter().rev() {
        run(folder, "down.sql");
    }
    assert_eq!(set(database, columns), BTreeSet::new());
    for folder in &folders(kind) {
        run(folder, "up.sql");
    }
    assert_eq!((set(database, columns), set(database, indexes)), whole);
}

#[test]
fn migrations_go_down_and_up_on_sqlite() {
    let mut app = TestApp::on_sqlite();
    app.kill();
    down_and_up("sqlite", &app.database, SQLITE_COLUMNS, SQLITE_INDEXES);
}

#[test]
fn migrations_go_down_and_up_on_postgres() {
    let database = Database::fresh();
    down_and_up(
        "postgres",
        &database.url(),
        POSTGRES_COLUMNS,
        POSTGRES_INDEXES,
    );
}

/// Makes the database one that a program one migration older left; the version that is gone.
pub(crate) fn older_schema(database: &str) -> String {
    let kind = if database.starts_with("postgres") {
        "postgres"
    } else {
        "sqlite"
    };
    let newest = lines(
        database,
        "SELECT max(version) AS line FROM __diesel_schema_migrations",
    )
    .remove(0);
    let all = folders(kind);
    let folder = all
        .iter()
        .find(|folder| folder.starts_with(&newest))
        .unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("migrations")
        .join(kind);
    let down = fs::read_to_string(path.join(folder).join("down.sql")).unwrap();
    execute(database, &down).unwrap();
    let forget = format!("DELETE FROM __diesel_schema_migrations WHERE version = '{newest}'");
    execute(database, &forget).unwrap();
    newest
}

/// A command that only looks leaves a PostgreSQL database of an older program to the servers that use it; `migrate`
/// is asked for by name.
#[test]
fn commands_leave_an_older_postgres_database_as_it_is() {
    let database = Database::fresh();
    let newest = older_schema(&database.url());
    let folder = Folder::new("older");
    let url = database.url();
    let there = || {
        lines(
            &url,
            "SELECT max(version) AS line FROM __diesel_schema_migrations",
        )
    };
    let before = there();
    assert!(before[0] < newest);
    for arguments in [
        &["trail", "verify"][..],
        &["backup", "copy.db"],
        &["export", "anything", "--format", "trf26"],
    ] {
        let all = [arguments, &["--database", &url]].concat();
        let (code, _, error) = run(folder.path(), &all, "");
        if arguments[0] == "backup" {
            // A copy changes nothing, and is wanted before a migration.
            assert_eq!(code, 0, "{error}");
            continue;
        }
        assert_eq!(code, 5, "{arguments:?} {error}");
        assert!(
            error.contains("tratto migrate") && error.contains(&newest),
            "{error}"
        );
        assert_eq!(there(), before, "{arguments:?}");
    }
    // The copy is of the older schema: PostgreSQL lacks the way to bring it in. That is said before anything is asked.
    let new = Database::fresh();
    let address = new.url();
    for yes in [&["--yes"][..], &[]] {
        let arguments = [&["restore", "copy.db", "--database", &address][..], yes].concat();
        let (code, out, error) = run(folder.path(), &arguments, "yes\n");
        assert_eq!(code, 5, "{error}");
        assert!(error.contains("an older program made it"), "{error}");
        assert!(!out.contains("type yes"), "{out}");
    }
    // Over data nothing is done: the schema stays too.
    let account = "INSERT INTO users (name, display_name, is_admin, created_at, version) \
                   VALUES ('bianca', 'Bianca Provetti', FALSE, '2026-11-22 09:40:00', 1)";
    execute(&url, account).unwrap();
    let arguments = ["restore", "copy.db", "--yes", "--database", &url];
    let (code, _, error) = run(folder.path(), &arguments, "");
    assert_eq!(code, 5, "{error}");
    assert!(error.contains("not empty"), "{error}");
    assert_eq!(there(), before);
    execute(&url, "DELETE FROM users").unwrap();
    // By the way it names: into a file, migrated, copied, restored.
    for (arguments, input) in [
        (
            &["restore", "copy.db", "--yes", "--database", "file.db"][..],
            "",
        ),
        (&["migrate", "--database", "file.db"], ""),
        (&["backup", "newer.db", "--database", "file.db"], ""),
        (
            &["restore", "newer.db", "--yes", "--database", &new.url()],
            "",
        ),
        (&["migrate", "--database", &url], ""),
        (&["trail", "verify", "--database", &url], ""),
    ] {
        let (code, _, error) = run(folder.path(), arguments, input);
        assert_eq!(code, 0, "{arguments:?} {error}");
    }
    assert_eq!(there(), [newest]);
}
