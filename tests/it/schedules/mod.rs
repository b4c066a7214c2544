//! What servers do by themselves. Whatever begins a thread or a task stands in one table: as a schedule of all servers of a database, or
//! as each server's own with the reason. Of every schedule it is shown that of three servers one does what is due, once, and that another
//! does what is due next when that one is killed.

mod works;

use std::{collections::BTreeSet, fs, path::Path, slice, thread, time::Duration};

use crate::support::{
    TestApp,
    cluster::wait_until,
    sql::{execute, lines},
};

/// How long it may take until it is done, and how long nothing more may be done then.
const LONG: Duration = Duration::from_secs(40);
const SETTLE: Duration = Duration::from_secs(4);
/// Longer than anybody holds what they do on this machine.
const HELD: Duration = Duration::from_millis(1500);

/// Whose a thread or a task is.
enum Whose {
    /// All servers have it, and one of them does what is due: shown by these cases.
    OneOfAll(&'static [&'static str]),
    /// Each server has its own, for this reason.
    Own(&'static str),
}

use Whose::{OneOfAll, Own};

/// Each file that begins threads or tasks, how many, and whose they are.
const TABLE: &[(&str, usize, Whose)] = &[
    (
        "service/src/app/context/reading.rs",
        1,
        Own("a page is read at a standby"),
    ),
    (
        "service/src/app/context/serving.rs",
        3,
        Own("the names in memory, the database and the standbys as this server sees them"),
    ),
    (
        "service/src/app/copying.rs",
        1,
        Own("copies go into the folders of one server: the others are given none"),
    ),
    (
        "service/src/app/tournament/retention.rs",
        1,
        OneOfAll(&["contacts_are_forgotten"]),
    ),
    (
        "service/src/app/tournament/teams/due_line_ups.rs",
        1,
        OneOfAll(&["line_ups_are_opened"]),
    ),
    (
        "src/cli/start/browser.rs",
        1,
        Own("the browser that was opened"),
    ),
    (
        "src/jobs/pool.rs",
        1,
        Own("what somebody asked this server for"),
    ),
    ("src/mail/sender.rs", 1, OneOfAll(&["letters_are_sent"])),
    (
        "src/outgoing/board_news.rs",
        1,
        OneOfAll(&["browsers_are_told"]),
    ),
    (
        "src/outgoing/boards.rs",
        1,
        OneOfAll(&["electronic_boards_are_read"]),
    ),
    (
        "src/outgoing/lichess.rs",
        1,
        OneOfAll(&["games_are_broadcast"]),
    ),
    (
        "src/outgoing/mirror.rs",
        2,
        OneOfAll(&["a_site_is_told", "silence_is_noted"]),
    ),
    ("src/outgoing/sender.rs", 1, OneOfAll(&["servers_are_told"])),
    (
        "src/outgoing/threads.rs",
        1,
        Own("the threads of those that name it"),
    ),
    (
        "src/web/hall_listeners.rs",
        1,
        Own("the name of this machine in its networks"),
    ),
    (
        "src/web/page/server/hall.rs",
        1,
        Own("a program that was started by hand"),
    ),
    ("src/web/public.rs", 1, Own("a page that is made")),
    (
        "src/web/server.rs",
        3,
        Own("who listens to this server, and where it listens"),
    ),
];

/// How threads and tasks begin.
const BEGINS: &[&str] = &[
    "thread::Builder::new()",
    "thread::spawn(",
    "threads::keep(",
    "tokio::spawn(",
    "rt::spawn(",
    "spawn_blocking(",
    "spawn_local(",
];

macro_rules! cases {
    ($($name:ident),+ $(,)?) => {
        /// The cases that are shown.
        const CASES: &[&str] = &[$(stringify!($name)),+];

        mod of_three_servers_one_does_it_once {
            $(
                #[test]
                fn $name() {
                    super::show(super::works::$name());
                }
            )+
        }
    };
}

cases!(
    a_site_is_told,
    browsers_are_told,
    contacts_are_forgotten,
    electronic_boards_are_read,
    games_are_broadcast,
    letters_are_sent,
    line_ups_are_opened,
    servers_are_told,
    silence_is_noted,
);

/// Makes something due, while these servers are there.
type MakesDue = Box<dyn FnMut(&mut [TestApp])>;

/// What is due, again and again, and how often it was done.
pub(crate) struct Work {
    /// Settings and data. It does not run while the three do.
    app: TestApp,
    /// Makes something due, three times at most; these servers are there.
    due: MakesDue,
    /// How often it was done.
    done: Box<dyn Fn() -> usize>,
    /// The table whose rows are held for minutes by who does it, so that nobody else does.
    held: Option<&'static str>,
}

impl Work {
    /// One of those that are there does what is due, once.
    fn is_done_once(&mut self, there: &mut [TestApp]) {
        let before = (self.done)();
        (self.due)(there);
        wait_until(LONG, "it is done", || (self.done)() > before);
        thread::sleep(SETTLE);
        assert_eq!((self.done)(), before + 1, "done more than once");
    }

    /// The minutes are over for which a killed server holds what it did: what nobody has let go of after a while is its.
    fn let_go(&self) {
        let Some(table) = self.held else { return };
        let held = || -> BTreeSet<String> {
            let query = format!(
                "SELECT CAST(held_until AS TEXT) AS line FROM {table} WHERE held_until IS NOT NULL"
            );
            lines(&self.app.database, &query).into_iter().collect()
        };
        let before = held();
        thread::sleep(HELD);
        let now = held();
        for until in now.intersection(&before) {
            let free = format!(
                "UPDATE {table} SET held_until = NULL WHERE CAST(held_until AS TEXT) = '{until}'"
            );
            execute(&self.app.database, &free).unwrap();
        }
    }
}

fn show(mut work: Work) {
    work.app.kill();
    let mut servers = [(); 3].map(|()| work.app.beside());
    work.let_go();
    // Of three that are there one does it.
    work.is_done_once(&mut servers);
    // Two are killed: the third does what is due next, whoever did it before.
    let [first, second, third] = &mut servers;
    first.kill();
    second.kill();
    work.let_go();
    work.is_done_once(slice::from_mut(third));
    // That one is killed, while another is there: the other takes up what is due next.
    first.start();
    third.kill();
    work.let_go();
    work.is_done_once(slice::from_mut(first));
}

/// The sources of the program, by their paths, without their tests.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join("src"), root.join("service/src")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(root).unwrap().to_string_lossy();
            if name.ends_with(".rs") && !name.ends_with("/tests.rs") {
                let text = fs::read_to_string(&path).unwrap();
                let production = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
                found.push((name.replace('\\', "/"), production.to_owned()));
            }
        }
    }
    found.sort();
    found
}

/// Whatever is begun beside the pages has its place in the table: a new schedule fails here until it is shown.
#[test]
fn whatever_servers_do_by_themselves_stands_in_the_table() {
    let begun: Vec<(String, usize)> = sources()
        .into_iter()
        .map(|(path, text)| {
            let begins = BEGINS.iter().map(|begin| text.matches(begin).count());
            (path, begins.sum::<usize>())
        })
        .filter(|(_, count)| *count > 0)
        .collect();
    let named: Vec<(String, usize)> = TABLE
        .iter()
        .map(|(path, count, _)| ((*path).to_owned(), *count))
        .collect();
    assert_eq!(begun, named);
    let mut shown = BTreeSet::new();
    for (path, count, whose) in TABLE {
        match whose {
            OneOfAll(cases) => {
                assert_eq!(cases.len(), *count, "{path}");
                shown.extend(cases.iter().copied());
            }
            Own(reason) => assert!(!reason.is_empty(), "{path}"),
        }
    }
    assert_eq!(shown, CASES.iter().copied().collect::<BTreeSet<_>>());
}
