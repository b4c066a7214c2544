//! Checks that standbys are what they should be.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use diesel::{
    QueryableByName, RunQueryDsl,
    r2d2::{NopErrorHandler, Pool},
    sql_types::Bool,
};

#[cfg(feature = "postgres")]
use crate::store::connection::open_postgres;
use crate::store::{
    Conn, DatabaseUrl, Store, StoreError,
    address::Place,
    connection::Manager,
    migrate,
    pools::{POOL_PATIENCE, readers},
};

use super::{
    ask::replayed,
    state::{CameTo, Identity, PassedOver, Standby, Standbys},
};

/// Where public pages are read from.
#[derive(Clone, Debug, Default)]
pub struct ReadFrom {
    /// Addresses of standbys; without any, everything is read from the database itself.
    pub standbys: Vec<DatabaseUrl>,
    /// Maximum age of data from a standby, at most five minutes.
    pub most_behind: Duration,
}

#[derive(QueryableByName)]
struct Recovering {
    #[diesel(sql_type = Bool)]
    recovering: bool,
}

fn identity(conn: &mut Conn) -> Result<Identity, StoreError> {
    let asked = diesel::sql_query(
        "SELECT system_identifier AS system, \
         (SELECT CAST(oid AS bigint) FROM pg_database WHERE datname = current_database()) AS database \
         FROM pg_control_system()",
    );
    Ok(asked.get_result(conn)?)
}

/// Checks that this connection leads to a usable standby of the database.
fn look(conn: &mut Conn, of: Identity) -> Result<(), PassedOver> {
    let away = |error: StoreError| PassedOver::Away(error.to_string());
    if identity(conn).map_err(away)? != of {
        return Err(PassedOver::Other);
    }
    let asked = diesel::sql_query("SELECT pg_is_in_recovery() AS recovering").get_result(conn);
    let asked: Recovering = asked.map_err(|error| away(error.into()))?;
    if !asked.recovering {
        return Err(PassedOver::Writes);
    }
    let applied = migrate::applied(conn).map_err(away)?;
    match migrate::missing(&applied) {
        Ok(missing) if !missing.is_empty() => Err(PassedOver::Older),
        // A newer program has migrated it; this one can go on reading.
        Ok(_) | Err(StoreError::NewerSchema { .. }) => Ok(()),
        Err(error) => Err(away(error)),
    }
}

/// The progress of the standby behind this connection; `None` if it does not tell.
fn progress(conn: &mut Conn) -> Option<CameTo> {
    let at = Instant::now();
    let place = replayed(conn).ok().flatten()?;
    Some(CameTo { place, at })
}

/// Without PostgreSQL there are no standbys.
#[cfg(not(feature = "postgres"))]
fn look_anew(_: &Place, _: Identity) -> Result<Conn, PassedOver> {
    Err(PassedOver::Other)
}

/// The same check on a new connection, which it returns.
#[cfg(feature = "postgres")]
fn look_anew(place: &Place, of: Identity) -> Result<Conn, PassedOver> {
    let opened = open_postgres(place).map(Conn::Postgres);
    let mut conn =
        opened.map_err(|error| PassedOver::Away(place.scrub(error.to_string().trim())))?;
    look(&mut conn, of)?;
    Ok(conn)
}

/// A pool with as many connections as for reading from the database, made in advance, so that nobody waits for one.
fn pool_of(manager: Manager) -> Pool<Manager> {
    Pool::builder()
        .max_size(readers())
        .min_idle(Some(readers()))
        .connection_timeout(POOL_PATIENCE)
        .error_handler(Box::new(NopErrorHandler))
        .build_unchecked(manager)
}

impl Store {
    /// Lets public pages be read from these standbys from now on, when they are usable. A standby that cannot be
    /// reached, or is not a standby now, is passed over until it is usable.
    ///
    /// # Errors
    /// The database is a file, which has no standbys; [`StoreError::OtherDatabase`] for one that follows another
    /// database; the database does not answer.
    pub fn read_from(&self, from: &ReadFrom) -> Result<(), StoreError> {
        if from.standbys.is_empty() {
            return Ok(());
        }
        if self.is_embedded() {
            return Err(StoreError::NoStandbys);
        }
        let of = identity(&mut *self.reader()?)?;
        let mut all = Vec::new();
        for url in &from.standbys {
            let place = url.place().impatient();
            if matches!(place, Place::Sqlite(_)) {
                return Err(StoreError::NoStandbys);
            }
            let (found, came_to) = match look_anew(&place, of) {
                Ok(mut conn) => (Ok(()), progress(&mut conn)),
                Err(PassedOver::Other) => return Err(StoreError::OtherDatabase(url.to_string())),
                Err(why) => (Err(why), None),
            };
            // Another server may come to run at the same address, so each connection is checked.
            let check = move |conn: &mut Conn| look(conn, of).map_err(|why| why.to_string());
            let manager = Manager::checked(place, Arc::new(check));
            let standby = Standby::new(url, of, pool_of(manager));
            standby.note(found);
            standby.note_progress(came_to);
            all.push(standby);
        }
        // A store is opened only once, by its server.
        drop(
            self.shared
                .standbys
                .set(Standbys::new(all, from.most_behind)),
        );
        Ok(())
    }

    /// Checks the standby with this number, from 0, and notes the result. `own` keeps the connection for these checks.
    /// `false` if there is none with this number.
    pub fn look_at_standby(&self, number: usize, own: &mut Option<Conn>) -> bool {
        let Some(standby) = self.standbys().and_then(|all| all.all.get(number)) else {
            return false;
        };
        let found = match own.as_mut().map(|conn| look(conn, standby.of)) {
            Some(found) => found,
            None => look_anew(&standby.place, standby.of).map(|conn| *own = Some(conn)),
        };
        if found.is_err() {
            *own = None;
        }
        standby.note_progress(own.as_mut().and_then(progress));
        standby.note(found);
        true
    }
}
