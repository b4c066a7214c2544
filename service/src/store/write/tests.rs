use std::{
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Duration,
};

use diesel::{QueryableByName, RunQueryDsl, connection::SimpleConnection, sql_types::BigInt};

use crate::store::DatabaseUrl;

use super::*;

/// A store with a table of numbers that accepts none below zero: -1 makes SQLite abort the whole transaction.
struct Numbers {
    store: Store,
    folder: PathBuf,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

impl Numbers {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("tratto-write-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let url = folder.join("numbers.db").to_string_lossy().into_owned();
        let store = Store::open(&DatabaseUrl::parse(&url, false).unwrap()).unwrap();
        let made: Result<(), StoreError> = store.write(Scope::Registry, Company::Alone, |conn| {
            Ok(conn.batch_execute(
                "CREATE TABLE numbers (number INTEGER PRIMARY KEY); \
                 CREATE TRIGGER none_below BEFORE INSERT ON numbers WHEN NEW.number < 0 \
                 BEGIN SELECT RAISE(ROLLBACK, 'below zero'); END;",
            )?)
        });
        made.unwrap();
        Self { store, folder }
    }

    fn insert(&self, company: Company, number: i64) -> Result<(), StoreError> {
        self.store
            .write(Scope::Registry, company, |conn| insert(conn, number))
    }

    fn count(&self, filter: &str) -> i64 {
        let query = format!("SELECT count(*) AS count FROM numbers WHERE {filter}");
        let count: Result<Count, StoreError> = self
            .store
            .read(|conn| Ok(diesel::sql_query(query).get_result(conn)?));
        count.unwrap().count
    }

    fn commits(&self) -> u64 {
        self.store.commits()
    }

    /// Waits until this many writes are in the queue, including the running one.
    fn wait_for(&self, queued: usize) {
        while self.store.shared.gate.queued(0) < queued {
            thread::yield_now();
        }
    }
}

impl Drop for Numbers {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

fn insert(conn: &mut Conn, number: i64) -> Result<(), StoreError> {
    conn.batch_execute(&format!("INSERT INTO numbers VALUES ({number})"))?;
    Ok(())
}

/// The first write lasts until `others` are waiting behind it; each of them then runs `work`.
fn together<T: Send>(
    numbers: &Numbers,
    others: u32,
    work: impl Fn(u32) -> T + Sync,
) -> (Result<(), StoreError>, Vec<thread::Result<T>>) {
    let queued = usize::try_from(others).unwrap() + 1;
    thread::scope(|scope| {
        let first = scope.spawn(|| {
            numbers
                .store
                .write(Scope::Registry, Company::Together, |conn| {
                    numbers.wait_for(queued);
                    insert(conn, 1_000_000)
                })
        });
        numbers.wait_for(1);
        let mut threads = Vec::new();
        for number in 0..others {
            threads.push(scope.spawn({
                let work = &work;
                move || work(number)
            }));
            // In this order.
            let so_far = usize::try_from(number).unwrap() + 2;
            while numbers.store.shared.gate.queued(0) < so_far && !first.is_finished() {
                thread::yield_now();
            }
        }
        let rest = threads.into_iter().map(|thread| thread.join()).collect();
        (first.join().unwrap(), rest)
    })
}

#[test]
fn those_who_wait_share_one_commit() {
    let numbers = Numbers::new();
    let before = numbers.commits();
    let (first, rest) = together(&numbers, 31, |number| {
        numbers.insert(Company::Together, i64::from(number))
    });
    first.unwrap();
    assert!(rest.into_iter().all(|done| done.unwrap().is_ok()));
    assert_eq!(numbers.count("TRUE"), 32);
    assert_eq!(numbers.commits() - before, 1);
    // A write without company commits at once.
    numbers.insert(Company::Together, 77).unwrap();
    assert_eq!(numbers.commits() - before, 2);
}

#[test]
fn what_one_is_refused_leaves_the_others() {
    let numbers = Numbers::new();
    let (first, rest) = together(&numbers, 12, |number| {
        let done: Result<(), StoreError> =
            numbers
                .store
                .write(Scope::Registry, Company::Together, |conn| {
                    insert(conn, i64::from(number))?;
                    match number % 3 {
                        0 => Err(StoreError::NotFound),
                        // This fails in the database, because the number already exists.
                        1 => insert(conn, i64::from(number)),
                        _ => Ok(()),
                    }
                });
        done
    });
    first.unwrap();
    for (number, done) in rest.into_iter().enumerate() {
        let done = done.unwrap();
        match number % 3 {
            0 => assert!(matches!(done, Err(StoreError::NotFound))),
            1 => assert!(matches!(done, Err(StoreError::Duplicate(_)))),
            _ => done.unwrap(),
        }
    }
    assert_eq!(numbers.count("number % 3 = 2"), 4);
    assert_eq!(numbers.count("TRUE"), 5);
}

/// SQLite aborts the whole transaction for some errors: then none of its writes counts, and nothing is written outside
/// a transaction.
#[test]
fn a_transaction_that_is_given_up_is_lost_for_all_of_it() {
    let numbers = Numbers::new();
    let (first, rest) = together(&numbers, 8, |number| {
        let number = if number == 4 { -1 } else { i64::from(number) };
        numbers.insert(Company::Together, number)
    });
    assert!(matches!(first, Err(StoreError::Refused(_))), "{first:?}");
    for (number, done) in rest.into_iter().enumerate() {
        let done = done.unwrap();
        assert_eq!(done.is_ok(), number > 4, "{number}: {done:?}");
    }
    assert_eq!(numbers.count("TRUE"), 3, "those after it");
    numbers.insert(Company::Together, 99).unwrap();
}

/// A write that hides the error which aborted the transaction: none of its writes is acknowledged.
#[test]
fn an_end_that_is_not_told_is_found_before_the_commit() {
    for silent in [3, 7] {
        let numbers = Numbers::new();
        let (first, rest) = together(&numbers, 8, |number| {
            let done: Result<(), StoreError> =
                numbers
                    .store
                    .write(Scope::Registry, Company::Together, |conn| {
                        if number == silent {
                            drop(insert(conn, -1));
                            return Ok(());
                        }
                        insert(conn, i64::from(number))
                    });
            done
        });
        assert!(first.is_err(), "{silent}: {first:?}");
        let stored = rest
            .into_iter()
            .filter(|done| matches!(done, Ok(Ok(()))))
            .count();
        // The writes behind it noticed and began anew.
        assert!(
            stored <= 7 - usize::try_from(silent).unwrap(),
            "{silent}: {stored}"
        );
        assert_eq!(
            numbers.count("TRUE"),
            i64::try_from(stored).unwrap(),
            "{silent}"
        );
        numbers.insert(Company::Together, 99).unwrap();
    }
}

#[test]
fn a_panic_takes_only_its_own_with_it() {
    let numbers = Numbers::new();
    let (first, rest) = together(&numbers, 6, |number| {
        let done: Result<(), StoreError> =
            numbers
                .store
                .write(Scope::Registry, Company::Together, |conn| {
                    insert(conn, i64::from(number))?;
                    assert_ne!(number, 2, "a defect");
                    Ok(())
                });
        done
    });
    first.unwrap();
    for (number, done) in rest.into_iter().enumerate() {
        assert_eq!(done.is_ok(), number != 2);
    }
    assert_eq!(numbers.count("TRUE"), 6);
    assert_eq!(numbers.count("number = 2"), 0);
}

/// Earlier writes are acknowledged before a long write begins.
#[test]
fn nobody_waits_for_a_long_write_that_came_later() {
    let numbers = Numbers::new();
    let before = numbers.commits();
    let seen = AtomicU32::new(0);
    let (first, rest) = together(&numbers, 3, |number| match number {
        1 => numbers
            .store
            .write(Scope::Registry, Company::Alone, |conn| {
                thread::sleep(Duration::from_millis(50));
                let stored = numbers.count("TRUE");
                seen.store(u32::try_from(stored).unwrap(), Ordering::Relaxed);
                insert(conn, 1)
            }),
        _ => numbers.insert(Company::Together, i64::from(number)),
    });
    first.unwrap();
    assert!(rest.into_iter().all(|done| done.unwrap().is_ok()));
    assert_eq!(seen.load(Ordering::Relaxed), 2, "committed before");
    assert_eq!(numbers.commits() - before, 3);
}

#[test]
fn many_writers_lose_nothing_and_write_nothing_that_was_refused() {
    let numbers = Numbers::new();
    let before = numbers.commits();
    let acknowledged: i64 = thread::scope(|scope| {
        let writers: Vec<_> = (0..24_i64)
            .map(|writer| {
                let numbers = &numbers;
                scope.spawn(move || {
                    let mut acknowledged = 0;
                    for turn in 0..20 {
                        let number = writer * 100 + turn;
                        let done: Result<(), StoreError> =
                            numbers
                                .store
                                .write(Scope::Registry, Company::Together, |conn| {
                                    insert(conn, number)?;
                                    if turn % 5 == 4 {
                                        return Err(StoreError::NotFound);
                                    }
                                    Ok(())
                                });
                        acknowledged += i64::from(done.is_ok());
                    }
                    acknowledged
                })
            })
            .collect();
        writers
            .into_iter()
            .map(|writer| writer.join().unwrap())
            .sum()
    });
    assert_eq!(acknowledged, 24 * 16);
    assert_eq!(numbers.count("TRUE"), acknowledged);
    assert_eq!(numbers.count("number % 100 % 5 = 4"), 0);
    assert!(numbers.commits() - before <= 24 * 16);
}
