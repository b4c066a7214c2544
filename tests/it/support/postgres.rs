//! A fresh PostgreSQL database for each test, copied from one that was migrated once.
//!
//! The server is the one of `TRATTO_TEST_POSTGRES` (the script `test` starts it); without that variable the test
//! process starts a cluster of its own and stops it with the last database.

use std::{
    env, fs,
    net::TcpListener,
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{self, Command, Stdio},
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use tratto::{app::Context, time::Clock};

use super::{folder::Folder, migrations};

const INSTALL: &str = "no PostgreSQL server found: install it (Debian: apt-get install postgresql) or set TRATTO_TEST_POSTGRES";

/// A database of one test; dropped with it.
pub struct Database {
    server: Arc<Server>,
    name: String,
}

impl Database {
    /// A migrated, empty database.
    pub fn fresh() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let server = server();
        let (template, how_to_copy) = server.template();
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("tratto_test_{}_{number}", process::id());
        server.ask_ok(&[
            &format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"),
            &format!("CREATE DATABASE {name} TEMPLATE {template} {how_to_copy}"),
        ]);
        Self { server, name }
    }

    /// Its URL, for `--database`.
    pub fn url(&self) -> String {
        self.server.url(&self.name)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        drop(self.server.sql(&format!(
            "DROP DATABASE IF EXISTS {} WITH (FORCE)",
            self.name
        )));
    }
}

/// A server: somebody else's, or the cluster of this process.
struct Server {
    /// URL of its maintenance database.
    url: String,
    cluster: Option<Cluster>,
}

/// The server of this process, started by the first test that needs it.
fn server() -> Arc<Server> {
    static RUNNING: Mutex<Weak<Server>> = Mutex::new(Weak::new());
    let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(server) = running.upgrade() {
        return server;
    }
    let server = Arc::new(match env::var("TRATTO_TEST_POSTGRES") {
        Ok(url) if !url.is_empty() => Server { url, cluster: None },
        _ => {
            let cluster = Cluster::start();
            Server {
                url: cluster.url.clone(),
                cluster: Some(cluster),
            }
        }
    });
    *running = Arc::downgrade(&server);
    server
}

impl Server {
    fn url(&self, database: &str) -> String {
        let (before, query) = self.url.split_once('?').unwrap_or((self.url.as_str(), ""));
        let (authority, _) = before.rsplit_once('/').unwrap_or((before, ""));
        let mark = if query.is_empty() { "" } else { "?" };
        format!("{authority}/{database}{mark}{query}")
    }

    /// Runs statements with one psql, each by itself: what they answered.
    fn ask(&self, statements: &[&str]) -> Result<String, String> {
        let psql = program("psql").unwrap_or_else(|| panic!("{INSTALL}"));
        let output = Command::new(psql)
            .args([
                "-X",
                "-A",
                "-t",
                "-q",
                "-v",
                "ON_ERROR_STOP=1",
                "-d",
                &self.url,
            ])
            .args(statements.iter().flat_map(|statement| ["-c", statement]))
            .stdin(Stdio::null())
            .output()
            .map_err(|error| error.to_string())?;
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).trim().to_owned())
        }
    }

    fn ask_ok(&self, statements: &[&str]) -> String {
        self.ask(statements)
            .unwrap_or_else(|error| panic!("{statements:?}: {error}"))
    }

    fn sql(&self, statement: &str) -> Result<String, String> {
        self.ask(&[statement])
    }

    fn sql_ok(&self, statement: &str) -> String {
        self.ask_ok(&[statement])
    }

    /// Name of the migrated database that tests copy, and how. The first process makes it, the others wait for it.
    fn template(&self) -> (String, &'static str) {
        let name = format!("tratto_template_{:016x}", migrations::hash("postgres"));
        let ready = format!("SELECT datistemplate FROM pg_database WHERE datname = '{name}'");
        let answers = self.ask_ok(&["SHOW server_version_num", &ready]);
        let mut answers = answers.lines();
        let version = answers.next().and_then(|line| line.parse().ok());
        let how_to_copy = how_to_copy(version.unwrap_or(0));
        if answers.next() == Some("t") {
            return (name, how_to_copy);
        }
        // Only one process can create it; the ready mark comes after the migrations.
        if self
            .sql(&format!(
                "CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'"
            ))
            .is_ok()
        {
            let migrated = Context::open(&self.url(&name), Clock::System);
            drop(migrated.unwrap_or_else(|error| panic!("migrating {name}: {error}")));
            self.sql_ok(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false"));
            // The pool closes its connections when it pleases: a copy needs them gone.
            let others = format!("FROM pg_stat_activity WHERE datname = '{name}'");
            wait_until(
                Duration::from_secs(20),
                "the template has no more connections",
                || self.sql_ok(&format!("SELECT count(pg_terminate_backend(pid)) {others}")) == "0",
            );
            self.sql_ok(&format!("ALTER DATABASE {name} IS_TEMPLATE true"));
        } else {
            wait_until(
                Duration::from_secs(60),
                "another process has made the template",
                || self.sql_ok(&ready) == "t",
            );
        }
        (name, how_to_copy)
    }
}

/// What makes a server of this version copy files: ten times quicker than page by page through its log, as it has done by
/// itself since version 15; before that it knew no other way, and no word for it.
fn how_to_copy(version: u32) -> &'static str {
    if version >= 150_000 {
        "STRATEGY file_copy"
    } else {
        ""
    }
}

/// A cluster of this process in a temporary folder.
struct Cluster {
    url: String,
    folder: Folder,
    owner: Option<Owner>,
}

/// User and group under which the server runs when the tests run as root, which it refuses.
#[derive(Clone, Copy)]
struct Owner {
    user: u32,
    group: u32,
}

impl Cluster {
    fn start() -> Self {
        let folder = Folder::new("postgres");
        let owner = owner(folder.path());
        if let Some(Owner { user, group }) = owner {
            chown(folder.path(), Some(user), Some(group)).unwrap_or_else(|error| panic!("{error}"));
        }
        let port = TcpListener::bind("127.0.0.1:0")
            .and_then(|listener| listener.local_addr())
            .unwrap_or_else(|error| panic!("{error}"))
            .port();
        let cluster = Self {
            url: format!("postgres://tratto@127.0.0.1:{port}/postgres"),
            folder,
            owner,
        };
        cluster.run(
            "initdb",
            &[
                "-U",
                "tratto",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C.UTF-8",
                "--no-sync",
            ],
        );
        let options = format!(
            "-p {port} -k {} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off",
            cluster.folder.path().display()
        );
        let log = cluster.folder.path().join("server.log");
        let log = log.to_string_lossy();
        cluster.run(
            "pg_ctl",
            &["-s", "-w", "-t", "60", "-l", &log, "-o", &options, "start"],
        );
        cluster
    }

    fn command(&self, name: &str) -> Command {
        let mut command = Command::new(program(name).unwrap_or_else(|| panic!("{INSTALL}")));
        command
            .arg("-D")
            .arg(self.folder.path().join("data"))
            .current_dir(self.folder.path())
            .env("HOME", self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Some(Owner { user, group }) = self.owner {
            command.uid(user).gid(group);
        }
        command
    }

    fn run(&self, name: &str, arguments: &[&str]) {
        let status = self.command(name).args(arguments).status();
        assert!(
            status.as_ref().is_ok_and(process::ExitStatus::success),
            "{name}: {status:?}"
        );
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let stop = self
            .command("pg_ctl")
            .args(["-m", "immediate", "-w", "-t", "30", "stop"])
            .status();
        drop(stop);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Named so that the field is understood: the cluster stops when it is dropped.
        drop(self.cluster.take());
    }
}

/// `postgres` or `nobody` when this process is root, else nobody else.
fn owner(own_folder: &Path) -> Option<Owner> {
    use std::os::unix::fs::MetadataExt;
    let is_root = fs::metadata(own_folder).is_ok_and(|metadata| metadata.uid() == 0);
    if !is_root {
        return None;
    }
    let accounts = fs::read_to_string("/etc/passwd").unwrap_or_default();
    ["postgres", "nobody"].iter().find_map(|wanted| {
        accounts.lines().find_map(|line| {
            let mut fields = line.split(':');
            let name = fields.next()?;
            let user = fields.nth(1)?.parse().ok()?;
            let group = fields.next()?.parse().ok()?;
            (name == *wanted).then_some(Owner { user, group })
        })
    })
}

/// A program of PostgreSQL: from `TRATTO_TEST_POSTGRES_BIN`, the newest Debian version, or the path.
fn program(name: &str) -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> = env::var_os("TRATTO_TEST_POSTGRES_BIN")
        .map(PathBuf::from)
        .into_iter()
        .collect();
    let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    versions.sort();
    folders.extend(
        versions
            .into_iter()
            .rev()
            .map(|version| version.join("bin")),
    );
    folders.extend(env::var_os("PATH").iter().flat_map(env::split_paths));
    folders
        .into_iter()
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

fn wait_until(limit: Duration, what: &str, mut done: impl FnMut() -> bool) {
    let start = Instant::now();
    while !done() {
        assert!(start.elapsed() < limit, "waited {limit:?} until {what}");
        thread::sleep(Duration::from_millis(50));
    }
}
