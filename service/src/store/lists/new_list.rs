//! A list that is being written.

#[cfg(feature = "postgres")]
use diesel::ExecuteCopyFromDsl as _;
use diesel::{RunQueryDsl as _, SqliteConnection, connection::SimpleConnection as _};

use crate::store::{
    Conn, Store, StoreError,
    pools::Backend,
    rows::{
        list_players::{NewListPlayer, NewListVocabulary, NewListWord},
        rating_lists,
    },
    schema::{list_players_new, list_vocabularies_new, list_words_new},
};

use super::file::{self, ListFile};
#[cfg(feature = "postgres")]
use super::partition::{self, Sole};

/// Rows in one statement on SQLite; it is prepared once, and more rows at once are no faster.
const AT_ONCE: usize = 64;
/// Rows after which SQLite commits.
const A_COMMIT: usize = 64_000;
#[cfg(feature = "postgres")]
/// Words in one COPY on PostgreSQL; between two of them other writes run.
const A_COPY: usize = 10_000;
#[cfg(feature = "postgres")]
/// Pause between two COPYs, so that other writes do not queue behind the log of this one.
const PAUSE: std::time::Duration = std::time::Duration::from_millis(20);

/// A list that is being written. If it is dropped before [`Self::finish`], nothing of it remains.
pub struct NewList {
    number: i32,
    place: Place,
    /// Number of rows since the last commit of the file.
    rows: usize,
}

enum Place {
    File(ListFile, SqliteConnection),
    #[cfg(feature = "postgres")]
    Partition(Sole),
}

/// A complete list on disk that is not known yet. While it exists, no other list is written, and lists that no row
/// names are not deleted.
pub struct BuiltList {
    number: i32,
    held: Held,
}

/// Holds the lock for writing lists.
enum Held {
    File(ListFile),
    #[cfg(feature = "postgres")]
    Partition(Sole),
}

impl BuiltList {
    /// Number of its data.
    #[must_use]
    pub fn number(&self) -> i32 {
        self.number
    }
}

impl Store {
    /// Begins the list with this number, which must be new. Remains of interrupted imports are removed first.
    ///
    /// # Errors
    /// [`StoreError::ListInWork`] while another one is being written; a failure of the disk or the database.
    pub fn new_list(&self, number: i32) -> Result<NewList, StoreError> {
        let place = match &self.shared.backend {
            Backend::Sqlite { path, .. } => {
                let lock = file::lock(path)?.ok_or(StoreError::ListInWork)?;
                file::clear(path, &self.known_lists()?)?;
                let (file, conn) = ListFile::begin(path, number, lock)?;
                Place::File(file, conn)
            }
            #[cfg(feature = "postgres")]
            Backend::Postgres { place, .. } => {
                let mut conn = partition::lock(place)?.ok_or(StoreError::ListInWork)?;
                partition::clear(&mut conn, &self.known_lists()?)?;
                partition::begin(&mut conn, number)?;
                Place::Partition(conn)
            }
        };
        Ok(NewList {
            number,
            place,
            rows: 0,
        })
    }

    /// Removes the remains of interrupted imports, unless a list is being written now.
    ///
    /// # Errors
    /// The disk or the database fails.
    pub fn clear_lists(&self) -> Result<(), StoreError> {
        match &self.shared.backend {
            Backend::Sqlite { path, .. } => {
                if let Some(_lock) = file::lock(path)? {
                    file::clear(path, &self.known_lists()?)?;
                }
            }
            #[cfg(feature = "postgres")]
            Backend::Postgres { place, .. } => {
                if let Some(mut conn) = partition::lock(place)? {
                    partition::clear(&mut conn, &self.known_lists()?)?;
                }
            }
        }
        Ok(())
    }

    /// Removes the remains of interrupted imports while the lock of a list just built is held, so that no other import
    /// comes between.
    ///
    /// # Errors
    /// As [`Self::clear_lists`].
    pub fn clear_lists_after(&self, built: BuiltList) -> Result<(), StoreError> {
        let known = self.known_lists()?;
        match built.held {
            Held::File(file) => {
                if let Backend::Sqlite { path, .. } = &self.shared.backend {
                    file::clear(path, &known)?;
                }
                drop(file);
                Ok(())
            }
            #[cfg(feature = "postgres")]
            Held::Partition(mut conn) => partition::clear(&mut conn, &known),
        }
    }

    fn known_lists(&self) -> Result<Vec<i32>, StoreError> {
        let lists = self.read(|conn: &mut Conn| rating_lists::all(conn))?;
        Ok(lists.into_iter().map(|list| list.data).collect())
    }
}

impl NewList {
    /// Number of its data.
    #[must_use]
    pub fn number(&self) -> i32 {
        self.number
    }

    /// Adds players.
    ///
    /// # Errors
    /// The disk or the database fails.
    pub fn add_players(&mut self, players: &[NewListPlayer]) -> Result<(), StoreError> {
        match &mut self.place {
            Place::File(_, conn) => {
                let (parts, rest) = players.as_chunks::<AT_ONCE>();
                for part in parts {
                    diesel::insert_into(list_players_new::table)
                        .values(part)
                        .execute(conn)?;
                }
                if !rest.is_empty() {
                    diesel::insert_into(list_players_new::table)
                        .values(rest)
                        .execute(conn)?;
                }
            }
            #[cfg(feature = "postgres")]
            Place::Partition(conn) => {
                for part in players.chunks(A_COPY) {
                    diesel::copy_from(list_players_new::table)
                        .from_insertable(part)
                        .execute(&mut **conn)?;
                }
            }
        }
        self.written(players.len())
    }

    /// Adds words of names, in the order of their keys.
    ///
    /// # Errors
    /// As for players.
    pub fn add_words(&mut self, words: &[NewListWord]) -> Result<(), StoreError> {
        match &mut self.place {
            Place::File(_, conn) => {
                let (parts, rest) = words.as_chunks::<AT_ONCE>();
                for part in parts {
                    diesel::insert_into(list_words_new::table)
                        .values(part)
                        .execute(conn)?;
                }
                if !rest.is_empty() {
                    diesel::insert_into(list_words_new::table)
                        .values(rest)
                        .execute(conn)?;
                }
            }
            #[cfg(feature = "postgres")]
            Place::Partition(conn) => {
                for part in words.chunks(A_COPY) {
                    diesel::copy_from(list_words_new::table)
                        .from_insertable(part)
                        .execute(&mut **conn)?;
                    if part.len() == A_COPY {
                        std::thread::sleep(PAUSE);
                    }
                }
            }
        }
        self.written(words.len())
    }

    /// Stores the vocabulary: an fst, and the small federations.
    ///
    /// # Errors
    /// As for players.
    pub fn set_vocabulary(&mut self, words: &[u8], small: &str) -> Result<(), StoreError> {
        let row = NewListVocabulary {
            list_id: self.number,
            words,
            small,
        };
        let insert = diesel::insert_into(list_vocabularies_new::table).values(row);
        match &mut self.place {
            Place::File(_, conn) => insert.execute(conn)?,
            #[cfg(feature = "postgres")]
            Place::Partition(conn) => insert.execute(&mut **conn)?,
        };
        Ok(())
    }

    fn written(&mut self, rows: usize) -> Result<(), StoreError> {
        self.rows += rows;
        if let Place::File(_, conn) = &mut self.place
            && self.rows >= A_COMMIT
        {
            conn.batch_execute("COMMIT; BEGIN")?;
            self.rows = 0;
        }
        Ok(())
    }

    /// Makes the indexes and gives the list its name, once it is on the disk.
    ///
    /// # Errors
    /// As for players; a FIDE or national number that occurs twice.
    pub fn finish(self) -> Result<BuiltList, StoreError> {
        let number = self.number;
        let held = match self.place {
            Place::File(file, conn) => Held::File(file.finish(conn)?),
            #[cfg(feature = "postgres")]
            Place::Partition(mut conn) => {
                partition::finish(&mut conn, number)?;
                Held::Partition(conn)
            }
        };
        Ok(BuiltList { number, held })
    }
}
