//! The partitions of a list on PostgreSQL. They are written in one transaction, so an interruption leaves nothing.

use std::ops::{Deref, DerefMut};

use diesel::{
    PgConnection, QueryableByName, RunQueryDsl,
    connection::SimpleConnection,
    sql_types::{Bool, Text},
};

use crate::store::{StoreError, address::Place, connection::connect_postgres};

/// The key of the advisory lock for writing lists.
const LOCK: i64 = -5;
/// The tables that have partitions for each list.
const TABLES: [&str; 3] = ["list_players", "list_words", "list_vocabularies"];

#[derive(QueryableByName)]
struct Locked {
    #[diesel(sql_type = Bool)]
    locked: bool,
}

#[derive(QueryableByName)]
struct Partition {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Bool)]
    attached: bool,
}

/// A connection that holds the lock for writing lists. When it is dropped, it first rolls back and frees the lock,
/// because a server notices a lost connection only a moment later.
pub(super) struct Sole(PgConnection);

impl Deref for Sole {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        &self.0
    }
}

impl DerefMut for Sole {
    fn deref_mut(&mut self) -> &mut PgConnection {
        &mut self.0
    }
}

impl Drop for Sole {
    fn drop(&mut self) {
        // A lost connection has lost its lock.
        let _ = self.0.batch_execute("ROLLBACK");
        let free = format!("SELECT pg_advisory_unlock({LOCK})");
        let _ = self.0.batch_execute(&free);
    }
}

/// Connects and takes the lock for writing lists; `None` if another connection holds it.
pub(super) fn lock(place: &Place) -> Result<Option<Sole>, StoreError> {
    let mut conn = connect_postgres(place)
        .map_err(|error| StoreError::Unreachable(place.scrub(&error.to_string())))?;
    let asked = format!("SELECT pg_try_advisory_lock({LOCK}) AS locked");
    let locked: Locked = diesel::sql_query(asked).get_result(&mut conn)?;
    Ok(locked.locked.then(|| Sole(conn)))
}

/// Begins the transaction in which a list is written. The unique index exists before the words, which come in its
/// order, so the log of the database grows evenly.
pub(super) fn begin(conn: &mut PgConnection, number: i32) -> Result<(), StoreError> {
    conn.batch_execute("BEGIN")?;
    for table in TABLES {
        conn.batch_execute(&format!(
            "CREATE TABLE {table}_new (LIKE {table}, CHECK (list_id = {number}))"
        ))?;
    }
    Ok(conn.batch_execute(&format!(
        "CREATE UNIQUE INDEX list_words_{number}_key ON list_words_new (list_id, key, no) INCLUDE (federation)"
    ))?)
}

/// Makes the indexes, attaches the tables as partitions, and commits.
pub(super) fn finish(conn: &mut PgConnection, number: i32) -> Result<(), StoreError> {
    conn.batch_execute(&format!(
        "CREATE UNIQUE INDEX list_players_{number}_no ON list_players_new (list_id, no); \
         CREATE UNIQUE INDEX list_players_{number}_fide ON list_players_new (list_id, fide_id) \
         WHERE fide_id IS NOT NULL; \
         CREATE INDEX list_players_{number}_national ON list_players_new (list_id, national_id) \
         WHERE national_id IS NOT NULL; \
         CREATE INDEX list_words_{number}_small ON list_words_new (list_id, federation, key) WHERE small; \
         ANALYZE list_players_new; ANALYZE list_words_new; SET LOCAL lock_timeout = '2s'"
    ))?;
    for table in TABLES {
        conn.batch_execute(&format!(
            "ALTER TABLE {table}_new RENAME TO {table}_{number}; \
             ALTER TABLE {table} ATTACH PARTITION {table}_{number} FOR VALUES IN ({number})"
        ))?;
    }
    Ok(conn.batch_execute("COMMIT")?)
}

/// Removes the partitions of lists that are not among `known`. It waits for readers of a partition.
pub(super) fn clear(conn: &mut PgConnection, known: &[i32]) -> Result<(), StoreError> {
    for table in TABLES {
        let partitions: Vec<Partition> = diesel::sql_query(
            "SELECT c.relname::text AS name, EXISTS (SELECT 1 FROM pg_inherits i WHERE i.inhrelid = c.oid) AS attached \
             FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace \
             AND c.relname ~ ('^' || $1 || '_[0-9]+$') ORDER BY 1",
        )
        .bind::<Text, _>(table)
        .load(conn)?;
        for Partition { name, attached } in partitions {
            let digits = name.rsplit('_').next().unwrap_or_default();
            if digits.parse().is_ok_and(|number| known.contains(&number)) {
                continue;
            }
            if attached {
                conn.batch_execute(&format!(
                    "ALTER TABLE {table} DETACH PARTITION {name} CONCURRENTLY"
                ))?;
            }
            conn.batch_execute(&format!("DROP TABLE {name}"))?;
        }
    }
    Ok(())
}
