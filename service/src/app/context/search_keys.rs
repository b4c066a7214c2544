//! Brings stored keys of names up to date with [`fold`].
//!
//! Older programs left some letters unchanged (`ņ`, `ė`, `ễ`), so that nobody who types the plain letter finds the
//! name. Such a key contains a non-ASCII letter. A key with only ASCII letters was and is right.

use std::collections::BTreeMap;

use crate::{
    app::{AppError, fold, tournament::search_words},
    store::{
        Company, Scope, StoreError,
        rows::{
            player_names,
            search_keys::{self, KeyColumn, StoredKey},
            tournament_words,
        },
    },
};

use super::Context;

/// Players whose keys are stored in one transaction.
const PLAYERS_AT_ONCE: i64 = 5_000;
/// Tournaments whose keys are stored in one transaction.
const TOURNAMENTS_AT_ONCE: i64 = 500;

/// A key to be replaced, with the new one.
struct Renewed {
    column: KeyColumn,
    stored: StoredKey,
    key: String,
}

impl Context {
    /// Replaces the keys that differ from the present folding of their names. The rows keep their version and leave no
    /// deed, because nothing changes that anybody entered.
    pub(super) fn renew_search_keys(&self) -> Result<(), AppError> {
        let mut outdated: BTreeMap<Option<i32>, Vec<Renewed>> = BTreeMap::new();
        for column in KeyColumn::ALL {
            for stored in self.read(|conn| Ok(search_keys::beyond_ascii(conn, column)?))? {
                let key = fold(&stored.name);
                if key != stored.key {
                    let of_tournament = outdated.entry(stored.tournament).or_default();
                    of_tournament.push(Renewed {
                        column,
                        stored,
                        key,
                    });
                }
            }
        }
        for (tournament, keys) in outdated {
            let scope = tournament.map_or(Scope::Registry, Scope::Tournament);
            self.store
                .write(scope, Company::Alone, |conn| -> Result<(), StoreError> {
                    for Renewed {
                        column,
                        stored,
                        key,
                    } in &keys
                    {
                        search_keys::replace(conn, *column, stored, key)?;
                    }
                    Ok(())
                })?;
        }
        Ok(())
    }

    /// Stores the keys by which players are found that an older program registered. Another server may do the same at
    /// the same time, so missing keys are read again inside the write transaction.
    pub(super) fn name_players(&self) -> Result<(), AppError> {
        let mut after = 0;
        while !self
            .read(|conn| Ok(player_names::missing(conn, after, 1)?))?
            .is_empty()
        {
            after = self.store.write(
                Scope::Registry,
                Company::Alone,
                |conn| -> Result<_, StoreError> {
                    let missing = player_names::missing(conn, after, PLAYERS_AT_ONCE)?;
                    let names = missing.iter().map(|(player, key)| (*player, key.as_str()));
                    player_names::add(conn, names)?;
                    Ok(missing.last().map_or(after, |(player, _)| *player))
                },
            )?;
        }
        Ok(())
    }

    /// Stores the words by which tournaments of an older program are found.
    pub(super) fn name_tournaments(&self) -> Result<(), AppError> {
        let mut after = 0;
        while !self
            .read(|conn| Ok(tournament_words::missing(conn, after, 1)?))?
            .is_empty()
        {
            after = self.store.write(
                Scope::Registry,
                Company::Alone,
                |conn| -> Result<_, AppError> {
                    let missing = tournament_words::missing(conn, after, TOURNAMENTS_AT_ONCE)?;
                    for written in &missing {
                        search_words::keep_of(conn, written)?;
                    }
                    Ok(missing.last().map_or(after, |written| written.id))
                },
            )?;
        }
        Ok(())
    }
}
