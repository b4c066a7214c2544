//! Connections to either database, and how they are opened.

use std::sync::Arc;

#[cfg(feature = "postgres")]
use diesel::PgConnection;
use diesel::{
    Connection, ConnectionError, SqliteConnection, connection::SimpleConnection,
    r2d2::ManageConnection,
};

use super::{address::Place, run::Run, statements::Statements};

/// A connection to either database.
#[derive(diesel::MultiConnection)]
pub enum Conn {
    /// A connection to PostgreSQL.
    #[cfg(feature = "postgres")]
    Postgres(PgConnection),
    /// A connection to the file of SQLite.
    Sqlite(SqliteConnection),
}

impl Conn {
    /// Whether it is connected to PostgreSQL.
    pub(super) const fn is_postgres(&self) -> bool {
        match self {
            Self::Sqlite(_) => false,
            #[cfg(feature = "postgres")]
            Self::Postgres(_) => true,
        }
    }
}

/// Opens connections by the kind of the address, never by trial, because SQLite would accept any string as a file name.
#[derive(Clone)]
pub(super) struct Manager {
    place: Place,
    statements: Statements,
    /// The run that the connections are named after, so that other servers see this one.
    run: Option<Run>,
    check: Option<Check>,
}

/// Checks that a new connection leads to the right database; otherwise gives the reason.
type Check = Arc<dyn Fn(&mut Conn) -> Result<(), String> + Send + Sync>;

impl Manager {
    /// Connections that are named after this run and whose statements are counted.
    pub(super) fn of_run(place: Place, statements: Statements, run: Run) -> Self {
        Self {
            place,
            statements,
            run: Some(run),
            check: None,
        }
    }

    /// Connections that are checked before use and whose statements are not counted.
    pub(super) fn checked(place: Place, check: Check) -> Self {
        Self {
            place,
            statements: Statements::default(),
            run: None,
            check: Some(check),
        }
    }
}

impl ManageConnection for Manager {
    type Connection = Conn;
    type Error = diesel::r2d2::Error;

    fn connect(&self) -> Result<Conn, Self::Error> {
        let opened = match &self.place {
            Place::Sqlite(path) => open_sqlite(path, true),
            #[cfg(feature = "postgres")]
            place @ Place::Postgres { .. } => open_postgres(place).map(Conn::Postgres),
        };
        let mut conn = opened.map_err(diesel::r2d2::Error::ConnectionError)?;
        if let Some(run) = self.run.filter(|_| conn.is_postgres()) {
            let unset = |error| {
                diesel::r2d2::Error::ConnectionError(ConnectionError::CouldntSetupConfiguration(
                    error,
                ))
            };
            conn.batch_execute(&format!("SET application_name = '{run}'"))
                .map_err(unset)?;
        }
        if let Some(check) = &self.check {
            let refused =
                |why| diesel::r2d2::Error::ConnectionError(ConnectionError::BadConnection(why));
            check(&mut conn).map_err(refused)?;
        }
        conn.set_instrumentation(self.statements.clone());
        Ok(conn)
    }

    fn is_valid(&self, _: &mut Conn) -> Result<(), Self::Error> {
        // A query here would be one more message to PostgreSQL each time. The user of the connection notices a lost one
        // ([`Store::on_a_living_one`]). A file does not disappear as a server does.
        Ok(())
    }

    fn has_broken(&self, conn: &mut Conn) -> bool {
        // A panic inside a transaction leaves it open, so such a connection is discarded.
        is_gone(conn)
    }
}

/// Whether a connection is unusable: its server is gone, or the state of its transaction is not known.
pub(super) fn is_gone(conn: &mut Conn) -> bool {
    use diesel::connection::TransactionManager;
    <Conn as Connection>::TransactionManager::is_broken_transaction_manager(conn)
}

pub(super) fn open_sqlite(path: &str, reader: bool) -> Result<Conn, ConnectionError> {
    let mut conn = SqliteConnection::establish(path)?;
    // FULL: with NORMAL, a power cut may undo a result that was acknowledged.
    // No automatic checkpoints: the server makes them itself, so that it knows who else wrote to the file.
    let mut setup = String::from(
        "PRAGMA busy_timeout = 3000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
         PRAGMA wal_autocheckpoint = 0; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;",
    );
    if reader {
        setup.push_str(" PRAGMA query_only = ON;");
    }
    conn.batch_execute(&setup)
        .map_err(ConnectionError::CouldntSetupConfiguration)?;
    Ok(Conn::Sqlite(conn))
}

#[cfg(feature = "postgres")]
/// A connection with the limits of a request: no lock or statement may delay a page for long.
pub(super) fn open_postgres(place: &Place) -> Result<PgConnection, ConnectionError> {
    let mut conn = connect_postgres(place)?;
    conn.batch_execute(
        "SET lock_timeout = '3s'; SET statement_timeout = '15s'; \
         SET idle_in_transaction_session_timeout = '60s';",
    )
    .map_err(ConnectionError::CouldntSetupConfiguration)?;
    Ok(conn)
}

#[cfg(feature = "postgres")]
/// A connection without limits, for migrations and copies.
pub(super) fn connect_postgres(place: &Place) -> Result<PgConnection, ConnectionError> {
    let Place::Postgres { url, .. } = place else {
        return Err(ConnectionError::InvalidConnectionUrl(
            "not PostgreSQL".to_owned(),
        ));
    };
    let mut conn = PgConnection::establish(url)?;
    conn.batch_execute("SET TIME ZONE 'UTC'; SET client_min_messages = warning;")
        .map_err(ConnectionError::CouldntSetupConfiguration)?;
    Ok(conn)
}
