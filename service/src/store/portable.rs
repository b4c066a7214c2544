//! Moves rows from PostgreSQL to an SQLite file and back, as JSON that both databases read and write.
//!
//! The schemas are the same (a test compares them), so the copy needs no knowledge of single tables: columns come from
//! the SQLite file, their types from PostgreSQL.

use std::{collections::BTreeSet, fmt::Write as _};

use diesel::{
    Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection,
    connection::SimpleConnection,
    sql_types::{BigInt, Text},
};

use super::{
    Conn, StoreError, address::Place, connection::connect_postgres, migrate, read_only::read_only,
};

/// Rows that are moved at a time.
const ROWS: i64 = 500;

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

#[derive(QueryableByName)]
struct Numbered {
    #[diesel(sql_type = BigInt)]
    number: i64,
    #[diesel(sql_type = Text)]
    line: String,
}

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    kind: String,
}

/// A table with its columns, and their types in PostgreSQL.
struct Table {
    name: String,
    columns: Vec<Column>,
}

impl Table {
    fn names(&self) -> String {
        let quoted: Vec<String> = self
            .columns
            .iter()
            .map(|column| format!("\"{}\"", column.name))
            .collect();
        quoted.join(", ")
    }
}

fn tables(
    sqlite: &mut SqliteConnection,
    postgres: &mut PgConnection,
) -> Result<Vec<Table>, StoreError> {
    let names: Vec<Line> = diesel::sql_query(
        "SELECT name AS line FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' \
         AND name <> '__diesel_schema_migrations' ORDER BY name",
    )
    .load(sqlite)?;
    names
        .into_iter()
        .map(|name| {
            let columns = diesel::sql_query(
                "SELECT column_name::text AS name, data_type::text AS kind FROM information_schema.columns \
                 WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position",
            )
            .bind::<Text, _>(&name.line)
            .load(postgres)?;
            Ok(Table {
                name: name.line,
                columns,
            })
        })
        .collect()
}

/// Copies a PostgreSQL database from one snapshot into the empty file `path`, with the schema that it has.
///
/// # Errors
/// Storage failures on either side.
pub(super) fn out_of_postgres(place: &Place, path: &str) -> Result<BTreeSet<String>, StoreError> {
    let mut postgres = connect_postgres(place)
        .map_err(|error| StoreError::Unreachable(place.scrub(&error.to_string())))?;
    let mut sqlite =
        SqliteConnection::establish(path).map_err(|error| StoreError::Copy(error.to_string()))?;
    postgres.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
    let mut wrapped = Conn::Postgres(postgres);
    let schema = migrate::applied(&mut wrapped)?;
    let Conn::Postgres(postgres) = &mut wrapped else {
        return Err(StoreError::Copy("not PostgreSQL".to_owned()));
    };
    migrate::missing(&schema)?;
    migrate::run_only(&mut sqlite, &schema)?;
    sqlite.batch_execute("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; BEGIN;")?;
    for table in tables(&mut sqlite, postgres)? {
        sqlite.batch_execute(&format!("DELETE FROM \"{}\"", table.name))?;
        carry_out(&table, postgres, &mut sqlite)?;
    }
    sqlite.batch_execute("COMMIT;")?;
    postgres.batch_execute("COMMIT")?;
    Ok(schema)
}

fn carry_out(
    table: &Table,
    postgres: &mut PgConnection,
    sqlite: &mut SqliteConnection,
) -> Result<(), StoreError> {
    let (mut read, mut put) = (String::new(), String::new());
    for Column { name, kind } in &table.columns {
        let separator = if read.is_empty() { "" } else { ", " };
        let value = match kind.as_str() {
            // In the form that diesel writes on SQLite: with a space, and the fraction in groups of three digits
            // without trailing zeros.
            "timestamp without time zone" => format!(
                "regexp_replace(to_char(\"{name}\", 'YYYY-MM-DD HH24:MI:SS.US'), '(\\.000000|000)$', '')"
            ),
            "bytea" => format!("encode(\"{name}\", 'hex')"),
            _ => format!("\"{name}\""),
        };
        let _ = write!(read, "{separator}{value} AS \"{name}\"");
        let value = format!("json_extract(value, '$.{name}')");
        let value = if kind == "bytea" {
            format!("unhex({value})")
        } else {
            value
        };
        let _ = write!(put, "{separator}{value}");
    }
    let name = &table.name;
    postgres.batch_execute(&format!(
        "DECLARE rows NO SCROLL CURSOR FOR SELECT row_to_json(x)::text AS line FROM (SELECT {read} FROM \"{name}\" ORDER BY 1) x"
    ))?;
    let insert = format!(
        "INSERT INTO \"{name}\" ({}) SELECT {put} FROM json_each(?)",
        table.names()
    );
    loop {
        let rows: Vec<Line> =
            diesel::sql_query(format!("FETCH {ROWS} FROM rows")).load(postgres)?;
        if rows.is_empty() {
            break;
        }
        diesel::sql_query(&insert)
            .bind::<Text, _>(list(rows.into_iter().map(|row| row.line)))
            .execute(sqlite)?;
    }
    Ok(postgres.batch_execute("CLOSE rows")?)
}

fn list(lines: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> = lines.collect();
    format!("[{}]", lines.join(","))
}

/// Refuses a database that contains data. It may have an older schema or none yet. Changes nothing.
///
/// # Errors
/// The database contains data; its schema is newer; it does not answer.
pub(super) fn must_be_empty(place: &Place) -> Result<(), StoreError> {
    let postgres = connect_postgres(place)
        .map_err(|error| StoreError::Unreachable(place.scrub(&error.to_string())))?;
    let mut wrapped = Conn::Postgres(postgres);
    let schema = migrate::applied(&mut wrapped)?;
    migrate::missing(&schema)?;
    match &mut wrapped {
        Conn::Postgres(postgres) if !schema.is_empty() => must_hold_nothing(postgres),
        _ => Ok(()),
    }
}

/// Refuses a database that contains data. Its tables must exist.
fn must_hold_nothing(postgres: &mut PgConnection) -> Result<(), StoreError> {
    let filled: Vec<Line> = diesel::sql_query(
        "SELECT 'x' AS line WHERE EXISTS (SELECT 1 FROM audit) OR EXISTS (SELECT 1 FROM users) \
         OR EXISTS (SELECT 1 FROM tournaments)",
    )
    .load(postgres)?;
    if filled.is_empty() {
        Ok(())
    } else {
        Err(StoreError::Copy(
            "this database is not empty: make a new one, restore into it, and serve that one"
                .to_owned(),
        ))
    }
}

/// Fills an empty PostgreSQL database with the same schema from the SQLite file `path`, in one transaction.
///
/// # Errors
/// The database contains data; storage failures on either side. Nothing is changed then.
pub(super) fn into_postgres(path: &str, place: &Place) -> Result<(), StoreError> {
    let mut postgres = connect_postgres(place)
        .map_err(|error| StoreError::Unreachable(place.scrub(&error.to_string())))?;
    let mut sqlite = read_only(path)?;
    postgres.transaction(|postgres| {
        let tables = tables(&mut sqlite, postgres)?;
        must_hold_nothing(postgres)?;
        // Tables refer to each other in cycles, so references are checked when all rows exist.
        let constraints: Vec<Line> = diesel::sql_query(
            "SELECT format('ALTER TABLE %s ALTER CONSTRAINT %I', conrelid::regclass, conname) AS line \
             FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace",
        )
        .load(postgres)?;
        for alter in &constraints {
            postgres.batch_execute(&format!("{} DEFERRABLE INITIALLY DEFERRED", alter.line))?;
        }
        for table in tables.iter().filter(|table| table.name != "audit") {
            postgres.batch_execute(&format!("DELETE FROM \"{}\"", table.name))?;
        }
        for table in &tables {
            carry_in(table, &mut sqlite, postgres)?;
        }
        postgres.batch_execute("SET CONSTRAINTS ALL IMMEDIATE")?;
        for alter in &constraints {
            postgres.batch_execute(&format!("{} NOT DEFERRABLE", alter.line))?;
        }
        Ok(())
    })
}

fn carry_in(
    table: &Table,
    sqlite: &mut SqliteConnection,
    postgres: &mut PgConnection,
) -> Result<(), StoreError> {
    let mut pairs = String::new();
    for Column { name, kind } in &table.columns {
        let separator = if pairs.is_empty() { "" } else { ", " };
        let value = if kind == "bytea" {
            format!("'\\x' || hex(\"{name}\")")
        } else {
            format!("\"{name}\"")
        };
        let _ = write!(pairs, "{separator}'{name}', {value}");
    }
    let (name, names) = (&table.name, table.names());
    let read = format!(
        "SELECT rowid AS number, json_object({pairs}) AS line FROM \"{name}\" WHERE rowid > ? ORDER BY rowid LIMIT {ROWS}"
    );
    let insert = format!(
        "INSERT INTO \"{name}\" ({names}) OVERRIDING SYSTEM VALUE \
         SELECT {names} FROM jsonb_populate_recordset(NULL::\"{name}\", $1::jsonb)"
    );
    let mut after = i64::MIN;
    loop {
        let rows: Vec<Numbered> = diesel::sql_query(&read)
            .bind::<BigInt, _>(after)
            .load(sqlite)?;
        let Some(last) = rows.last() else { break };
        after = last.number;
        diesel::sql_query(&insert)
            .bind::<Text, _>(list(rows.into_iter().map(|row| row.line)))
            .execute(postgres)?;
    }
    if table.columns.iter().any(|column| column.name == "id") {
        postgres.batch_execute(&format!(
            "SELECT setval(sequence, (SELECT max(id) FROM \"{name}\")) FROM pg_get_serial_sequence('\"{name}\"', 'id') \
             AS sequence WHERE sequence IS NOT NULL AND EXISTS (SELECT 1 FROM \"{name}\")"
        ))?;
    }
    Ok(())
}
