//! The words, built when a server starts and updated when somebody searches.

use std::{
    collections::BTreeMap,
    sync::{PoisonError, RwLock},
};

use fst::{Automaton as _, Map, MapBuilder, Streamer as _, map::OpBuilder};

use crate::{
    app::AppError,
    store::{
        Conn, StoreError,
        rows::{
            audit, player_names,
            players::{self, Whose},
        },
    },
};

use super::{
    automaton::Near,
    likely::{Likely, NameWords, beginning, nearest, within},
};

/// Keys that are read at once.
const KEYS: i64 = 50_000;
/// Maximum new words that are kept separately before they are merged with the others.
const MOST_ADDED: usize = 2_000;

/// The words of all names.
#[derive(Default)]
pub(in crate::app) struct Vocabulary(RwLock<Option<Words>>);

struct Words {
    /// Each word with the number of names that have it.
    known: Map<Vec<u8>>,
    /// Words that came later.
    added: BTreeMap<String, u64>,
    /// The newest player whose name is known, and the newest row of the registry's trail at that time.
    until: (i32, i32),
}

fn broken(error: &fst::Error) -> AppError {
    AppError::System(format!("words of names: {error}"))
}

impl Vocabulary {
    /// Reads the words of all names, a part at a time; each call of `read` provides the connection for one part.
    ///
    /// # Errors
    /// Storage failures.
    pub fn learn(
        &self,
        mut read: impl FnMut(
            &mut dyn FnMut(&mut Conn) -> Result<(), StoreError>,
        ) -> Result<(), AppError>,
    ) -> Result<(), AppError> {
        let mut until = (0, 0);
        read(&mut |conn| {
            until = (players::newest(conn)?, audit::newest_of_registry(conn)?);
            Ok(())
        })?;
        let mut known = MapBuilder::memory();
        let (mut after, mut current, mut names) = (String::new(), String::new(), 0_u64);
        loop {
            let mut keys = Vec::new();
            read(&mut |conn| {
                keys = player_names::keys_after(conn, &after, KEYS)?;
                Ok(())
            })?;
            let Some(last) = keys.last() else { break };
            after.clone_from(last);
            // Keys come in the order of their first words.
            for key in keys {
                let word = key.split(' ').next().unwrap_or_default();
                if word == current {
                    names += 1;
                    continue;
                }
                if !current.is_empty() {
                    known.insert(&current, names).map_err(|e| broken(&e))?;
                }
                word.clone_into(&mut current);
                names = 1;
            }
        }
        if !current.is_empty() {
            known.insert(&current, names).map_err(|e| broken(&e))?;
        }
        let known = known.into_inner().and_then(Map::new);
        let words = Words {
            known: known.map_err(|e| broken(&e))?,
            added: BTreeMap::new(),
            until,
        };
        tracing::info!(
            words = words.known.len(),
            bytes = words.known.as_fst().size(),
            "words of names"
        );
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some(words);
        Ok(())
    }

    /// Adds the names that are new or changed since. If there are none, it reads only two numbers.
    ///
    /// # Errors
    /// Storage failures.
    pub fn renew(&self, conn: &mut Conn) -> Result<(), AppError> {
        let now = (players::newest(conn)?, audit::newest_of_registry(conn)?);
        let until = {
            let words = self.0.read().unwrap_or_else(PoisonError::into_inner);
            match words.as_ref() {
                Some(words) if words.until < now => words.until,
                _ => return Ok(()),
            }
        };
        let mut names = Vec::new();
        let mut after = until.0;
        loop {
            let some = players::name_keys(conn, Whose::After(after), KEYS)?;
            let Some((last, _)) = some.last() else { break };
            after = *last;
            names.extend(some.into_iter().map(|(_, name)| name));
        }
        let changes = ["player.edit", "player.import"];
        let mut changed = audit::subjects_after(conn, until.1, &changes)?;
        changed.sort_unstable();
        changed.dedup();
        for subject in changed {
            let (kind, number) = subject.split_once(':').unwrap_or_default();
            let whose = match (kind, number.parse()) {
                ("player", Ok(number)) => Whose::Player(number),
                ("club", Ok(number)) => Whose::Club(number),
                _ => continue,
            };
            let some = players::name_keys(conn, whose, KEYS)?;
            names.extend(some.into_iter().map(|(_, name)| name));
        }
        let mut words = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(words) = words.as_mut().filter(|words| words.until == until) {
            for word in names.iter().flat_map(|name| name.split(' ')) {
                if !word.is_empty() {
                    *words.added.entry(word.to_owned()).or_default() += 1;
                }
            }
            words.until = now;
            if words.added.len() > MOST_ADDED {
                words.put_in().map_err(|error| broken(&error))?;
            }
        }
        Ok(())
    }
}

impl NameWords for Vocabulary {
    fn near(&self, word: &str, errors: u8) -> Vec<Likely> {
        let words = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let (Some(words), Some(near)) = (words.as_ref(), Near::to(word, errors)) else {
            return Vec::new();
        };
        let mut found = within(&words.known, &near);
        for (word, names) in &words.added {
            let bytes = word.bytes();
            let place = bytes.fold(near.start(), |place, byte| near.accept(&place, byte));
            if near.is_match(&place) && !words.known.contains_key(word) {
                found.push(Likely {
                    word: word.clone(),
                    errors: near.errors(&place),
                    names: *names,
                });
            }
        }
        nearest(found)
    }

    fn names_beginning(&self, letters: &str) -> u64 {
        let words = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let Some(words) = words.as_ref() else {
            return 0;
        };
        let names = beginning(&words.known, letters);
        let added = words.added.range(letters.to_owned()..);
        let added = added.take_while(|(word, _)| word.starts_with(letters));
        names + added.map(|(_, names)| names).sum::<u64>()
    }
}

impl Words {
    /// Merges the new words with the others.
    fn put_in(&mut self) -> Result<(), fst::Error> {
        let added = Map::from_iter(self.added.iter().map(|(word, names)| (word, *names)))?;
        let mut known = MapBuilder::memory();
        {
            let mut all = OpBuilder::new().add(&self.known).add(&added).union();
            while let Some((word, numbers)) = all.next() {
                known.insert(word, numbers.iter().map(|number| number.value).sum())?;
            }
        }
        self.known = Map::new(known.into_inner()?)?;
        self.added.clear();
        Ok(())
    }
}
