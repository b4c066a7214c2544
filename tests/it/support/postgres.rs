//! A fresh PostgreSQL database for each test, copied from one that was migrated once.
//!
//! The server is the one of `TRATTO_TEST_POSTGRES` (the script `test` starts it); without that variable the test
//! process starts a cluster of its own and stops it with the last database.

use std::{
    env, process,
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use tratto::{app::Context, time::Clock};

use super::{
    cluster::{Cluster, ask, wait_until},
    migrations,
};

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
        ask(&self.url, statements)
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

impl Drop for Server {
    fn drop(&mut self) {
        // Named so that the field is understood: the cluster stops when it is dropped.
        drop(self.cluster.take());
    }
}
