//! Replaces the database by a copy: what the copy holds, what would be lost, and the exchange.

use std::{collections::BTreeSet, path::Path};

use crate::{
    store::{self, DatabaseUrl, Facts, Replaced, Store, StoreError},
    time::Clock,
};

use super::AppError;

/// The data that the copy would replace.
#[derive(Debug)]
pub enum Present {
    /// There is no database.
    Nothing,
    /// The database cannot be read, for this reason.
    Unreadable(String),
    /// The database with these facts.
    Facts(Facts),
}

/// The copy compared with the present data.
#[derive(Debug)]
pub struct Preview {
    /// Facts about the copy.
    pub copy: Facts,
    /// The data that are there now.
    pub present: Present,
}

/// Something that the present data have and the copy lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// A whole tournament.
    Tournament(String),
    /// A tournament with fewer of one kind of rows.
    Fewer {
        /// Address part of the tournament.
        slug: String,
        /// The kind of rows.
        what: Counted,
        /// How many fewer.
        number: i64,
    },
    /// How many rows of the trail are missing.
    Actions(i64),
    /// How many accounts are missing.
    Accounts(i64),
    /// How many players of the registry are missing.
    Players(i64),
}

/// A kind of rows that is counted in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Its entries.
    Entries,
    /// Published rounds.
    Rounds,
    /// Its results.
    Results,
    /// Its incidents.
    Incidents,
}

impl Preview {
    /// What would be lost. The replaced file is kept, so it could be restored.
    #[must_use]
    pub fn losses(&self) -> Vec<Loss> {
        let Present::Facts(present) = &self.present else {
            return Vec::new();
        };
        let mut losses = Vec::new();
        let copied: BTreeSet<&str> = self
            .copy
            .tournaments
            .iter()
            .map(|t| t.slug.as_str())
            .collect();
        for now in &present.tournaments {
            if !copied.contains(now.slug.as_str()) {
                losses.push(Loss::Tournament(now.slug.clone()));
            }
            for then in self.copy.tournaments.iter().filter(|t| t.slug == now.slug) {
                let figures = [
                    (Counted::Entries, now.entries - then.entries),
                    (Counted::Rounds, now.rounds - then.rounds),
                    (Counted::Results, now.results - then.results),
                    (Counted::Incidents, now.incidents - then.incidents),
                ];
                for (what, number) in figures.into_iter().filter(|(_, number)| *number > 0) {
                    losses.push(Loss::Fewer {
                        slug: now.slug.clone(),
                        what,
                        number,
                    });
                }
            }
        }
        let players = present.players - self.copy.players;
        let accounts = present.accounts - self.copy.accounts;
        let actions = present.actions - self.copy.actions;
        let whole = [
            (players, Loss::Players(players)),
            (accounts, Loss::Accounts(accounts)),
            (actions, Loss::Actions(actions)),
        ];
        let fewer = whole.into_iter().filter(|(number, _)| *number > 0);
        losses.extend(fewer.map(|(_, loss)| loss));
        losses
    }
}

/// Reads the whole copy and compares it with the present data. Changes nothing.
///
/// # Errors
/// The copy is not sound, of a newer schema, or no database of this program; PostgreSQL does not answer.
pub fn preview(file: &Path, database: &DatabaseUrl) -> Result<Preview, AppError> {
    let copy = store::facts_of_file(&DatabaseUrl::parse(
        &format!("sqlite:{}", file.display()),
        false,
    )?)?;
    let present = match database.file() {
        Some(there) if !there.exists() => Present::Nothing,
        // It is not opened as for serving, because it may be the damaged one.
        Some(_) => match store::facts_of_file(database) {
            Ok(facts) => Present::Facts(facts),
            Err(error) => Present::Unreadable(error.to_string()),
        },
        None => match Store::open(database)?.facts() {
            Ok(facts) => Present::Facts(facts),
            // A database without tables.
            Err(StoreError::Query(_)) => Present::Nothing,
            Err(error) => return Err(error.into()),
        },
    };
    Ok(Preview { copy, present })
}

/// Checks at once what [`restore`] would refuse after a question. Changes nothing.
///
/// # Errors
/// A server uses the file; the PostgreSQL database is not empty, or has a newer schema; the copy for PostgreSQL was
/// made by an older program.
pub fn must_be_possible(file: &Path, database: &DatabaseUrl) -> Result<(), AppError> {
    Ok(store::must_be_replaceable(file, database)?)
}

/// Replaces the database by the copy. A file that was there is kept beside it.
///
/// # Errors
/// A server uses the file; the copy is not sound; the PostgreSQL database is not empty.
pub fn restore(file: &Path, database: &DatabaseUrl, clock: Clock) -> Result<Replaced, AppError> {
    let stamp = clock.now().format("%Y%m%dT%H%M%SZ").to_string();
    Ok(store::replace(file, database, &stamp)?)
}
