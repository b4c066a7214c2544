//! A copy in the place of the database: what it holds, what would be lost, and the exchange.

use std::{collections::BTreeSet, path::Path};

use crate::{
    store::{self, DatabaseUrl, Facts, Replaced, Store, StoreError},
    time::Clock,
};

use super::AppError;

/// What stands in the way of the copy, or what it would replace.
#[derive(Debug)]
pub enum Present {
    /// There is no database.
    Nothing,
    /// It cannot be read; the reason.
    Unreadable(String),
    /// What is in it.
    Facts(Facts),
}

/// The copy beside the present data.
#[derive(Debug)]
pub struct Preview {
    /// What is in the copy.
    pub copy: Facts,
    /// What is there now.
    pub present: Present,
}

/// A figure that the present data have and the copy lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// A whole tournament.
    Tournament(String),
    /// Fewer of these in a tournament.
    Fewer {
        /// Address part of the tournament.
        slug: String,
        /// What is fewer.
        what: Counted,
        /// How many.
        number: i64,
    },
    /// This many fewer rows of the trail.
    Actions(i64),
    /// This many fewer accounts.
    Accounts(i64),
    /// This many fewer players of the registry.
    Players(i64),
}

/// What is counted in a tournament.
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
    /// What would be lost. The replaced file is kept, so it could be fetched back.
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

/// Reads the copy whole and compares it with what is there. Changes nothing.
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
        // Not opened like a database that is served: it may be the one that is damaged.
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

/// Refuses at once what [`restore`] would refuse after a question. Changes nothing.
///
/// # Errors
/// A server uses the file; the PostgreSQL database is not empty, or of a newer schema; an older program made the copy
/// that is to go there.
pub fn must_be_possible(file: &Path, database: &DatabaseUrl) -> Result<(), AppError> {
    Ok(store::must_be_replaceable(file, database)?)
}

/// Puts the copy in the place of the database; the file that was there is kept beside it.
///
/// # Errors
/// A server uses the file; the copy is not sound; the PostgreSQL database is not empty.
pub fn restore(file: &Path, database: &DatabaseUrl, clock: Clock) -> Result<Replaced, AppError> {
    let stamp = clock.now().format("%Y%m%dT%H%M%SZ").to_string();
    Ok(store::replace(file, database, &stamp)?)
}
