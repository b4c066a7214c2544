//! PostgreSQL servers of a test's own: one that is written to, and standbys that follow it.

use std::{
    env, fs,
    net::TcpListener,
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{self, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use super::folder::Folder;

const INSTALL: &str = "no PostgreSQL server found: install it (Debian: apt-get install postgresql) or set TRATTO_TEST_POSTGRES";

/// Runs statements with one psql, each by itself: what they answered.
pub fn ask(url: &str, statements: &[&str]) -> Result<String, String> {
    let psql = program("psql").unwrap_or_else(|| panic!("{INSTALL}"));
    let output = Command::new(psql)
        .args(["-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-d", url])
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

/// A cluster of this process in a temporary folder; it ends with this.
pub struct Cluster {
    /// URL of its maintenance database.
    pub url: String,
    port: u16,
    /// Options of the server beside those that all have.
    options: String,
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
    /// For the databases of many tests: nothing waits for the disk.
    pub fn start() -> Self {
        Self::begin("-c synchronous_commit=off")
    }

    /// One that standbys follow. What they ask is in its log.
    pub fn primary() -> Self {
        Self::begin("-c log_statement=all")
    }

    fn begin(options: &str) -> Self {
        let cluster = Self::in_a_folder(options);
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
        cluster.serve();
        cluster
    }

    /// A standby that follows this one from now on; what it is asked is in its log.
    pub fn standby(&self) -> Self {
        let standby = Self::in_a_folder("-c log_statement=all");
        let port = self.port.to_string();
        standby.run(
            "pg_basebackup",
            &[
                "-R",
                "-X",
                "stream",
                "-c",
                "fast",
                "--no-sync",
                "-h",
                "127.0.0.1",
                "-U",
                "tratto",
                "-p",
                &port,
            ],
        );
        standby.serve();
        standby
    }

    fn in_a_folder(options: &str) -> Self {
        let folder = Folder::new("postgres");
        let owner = owner(folder.path());
        if let Some(Owner { user, group }) = owner {
            chown(folder.path(), Some(user), Some(group)).unwrap_or_else(|error| panic!("{error}"));
        }
        let port = TcpListener::bind("127.0.0.1:0")
            .and_then(|listener| listener.local_addr())
            .unwrap_or_else(|error| panic!("{error}"))
            .port();
        Self {
            url: format!("postgres://tratto@127.0.0.1:{port}/postgres"),
            port,
            options: options.to_owned(),
            folder,
            owner,
        }
    }

    /// URL of another database of it.
    pub fn database(&self, name: &str) -> String {
        format!("postgres://tratto@127.0.0.1:{}/{name}", self.port)
    }

    /// Starts the server, as it was or again.
    pub fn serve(&self) {
        let options = format!(
            "-p {} -k {} -c listen_addresses=127.0.0.1 -c fsync=off {}",
            self.port,
            self.folder.path().display(),
            self.options
        );
        let log = self.folder.path().join("server.log");
        let log = log.to_string_lossy();
        self.run(
            "pg_ctl",
            &["-s", "-w", "-t", "60", "-l", &log, "-o", &options, "start"],
        );
    }

    /// Ends it as a crash does.
    pub fn kill(&self) {
        let stop = self
            .command("pg_ctl")
            .args(["-m", "immediate", "-w", "-t", "30", "stop"])
            .status();
        drop(stop);
    }

    /// Stops every process of it where it is, or lets them go on: `STOP`, `CONT`.
    pub fn signal(&self, name: &str) {
        let file = self.folder.path().join("data/postmaster.pid");
        let Ok(first) = fs::read_to_string(file) else {
            return;
        };
        let first = first.lines().next().unwrap_or_default().trim().to_owned();
        let children = Command::new("ps")
            .args(["-o", "pid=", "--ppid", &first])
            .output()
            .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
            .unwrap_or_default();
        let all = std::iter::once(first.as_str()).chain(children.split_whitespace());
        drop(
            Command::new("kill")
                .arg(format!("-{name}"))
                .args(all)
                .stderr(Stdio::null())
                .status(),
        );
    }

    /// What the server was asked and said so far.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("server.log")).unwrap_or_default()
    }

    /// Asks it something as its owner.
    pub fn ask(&self, statement: &str) -> String {
        ask(&self.url, &[statement]).unwrap_or_else(|error| panic!("{statement}: {error}"))
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
        self.signal("CONT");
        self.kill();
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

/// Waits for something that must come.
pub fn wait_until(limit: Duration, what: &str, mut done: impl FnMut() -> bool) {
    let start = Instant::now();
    while !done() {
        assert!(start.elapsed() < limit, "waited {limit:?} until {what}");
        thread::sleep(Duration::from_millis(50));
    }
}
