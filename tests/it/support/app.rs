//! The real program, serving a database of its own on a free port.

use std::{
    env,
    ffi::OsString,
    io::{BufRead, BufReader, Read},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use super::{Browser, folder::Folder, postgres::Database, sqlite};

/// How long a server may take to say where it listens.
const START: Duration = Duration::from_secs(60);

/// Name and password of the administrator that [`TestApp::admin`] makes.
pub const ADMIN: (&str, &str) = ("ada", "rook-takes-rook-7");

/// A running server and its data; both end with the test.
pub struct TestApp {
    /// `http://127.0.0.1:PORT`.
    pub base: String,
    /// What `--database` was given.
    pub database: String,
    /// Limit of file descriptors as `ulimit` takes it (`-n 1024`), from the next start on.
    pub descriptors: Option<&'static str>,
    /// Variables of the program's environment, from the next start on.
    pub environment: Vec<(&'static str, String)>,
    /// Another program than [`binary`], from the next start on.
    pub program: Option<OsString>,
    arguments: Vec<String>,
    /// What a shell does before it becomes the program.
    prefix: Option<String>,
    child: Option<Child>,
    log: Log,
    data: Data,
}

/// Where the data live; held only so that they end after the server.
enum Data {
    Sqlite(Folder),
    Postgres(Database),
    /// Another server's: it must outlive this one.
    Shared,
}

/// The program under test: `TRATTO_BINARY`, for figures of a release build, else the one that cargo built with this.
pub fn binary() -> OsString {
    env::var_os("TRATTO_BINARY").unwrap_or_else(|| env!("CARGO_BIN_EXE_tratto").into())
}

/// A migrated SQLite file without data.
fn empty_file() -> (String, Data) {
    let folder = Folder::new("it");
    let database = folder.path().join("tratto.db");
    sqlite::fresh(&database);
    let database = database.to_string_lossy().into_owned();
    (database, Data::Sqlite(folder))
}

impl TestApp {
    /// `serve` on a migrated SQLite file without data.
    pub fn on_sqlite() -> Self {
        let (database, data) = empty_file();
        Self::serve(database, data)
    }

    /// `serve` on an empty PostgreSQL database.
    pub fn on_postgres() -> Self {
        let database = Database::fresh();
        Self::serve(database.url(), Data::Postgres(database))
    }

    /// `serve` on a database of the same kind without data, with one variable of the environment.
    pub fn another_with(&self, variable: (&'static str, &str)) -> Self {
        let (name, value) = variable;
        let variable = vec![(name, value.to_owned())];
        if self.is_sqlite() {
            let (database, data) = empty_file();
            Self::serve_by(None, variable, database, data)
        } else {
            let database = Database::fresh();
            Self::serve_by(None, variable, database.url(), Data::Postgres(database))
        }
    }

    fn serve(database: String, data: Data) -> Self {
        Self::serve_by(None, Vec::new(), database, data)
    }

    fn serve_by(
        program: Option<OsString>,
        environment: Vec<(&'static str, String)>,
        database: String,
        data: Data,
    ) -> Self {
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
        let arguments = arguments.map(str::to_owned).to_vec();
        let log = Log::default();
        let mut app = Self {
            base: String::new(),
            database,
            descriptors: None,
            environment,
            program,
            arguments,
            prefix: None,
            child: None,
            log,
            data,
        };
        app.start();
        app
    }

    /// Whether the data are in an SQLite file.
    pub fn is_sqlite(&self) -> bool {
        match self.data {
            Data::Sqlite(_) => true,
            Data::Postgres(_) => false,
            Data::Shared => !self.database.starts_with("postgres"),
        }
    }

    /// `serve` on this database, which outlives the server.
    pub fn on(database: String) -> Self {
        Self::serve(database, Data::Shared)
    }

    /// The same by another program than [`binary`], where one is named.
    pub fn by(program: Option<OsString>, database: String) -> Self {
        Self::serve_by(program, Vec::new(), database, Data::Shared)
    }

    /// A second server on the same data; it must end before this one. An SQLite file has one server: there it is a
    /// server on a copy.
    pub fn second(&self) -> Self {
        if !self.is_sqlite() {
            return Self::on(self.database.clone());
        }
        let folder = Folder::new("copy");
        let copy = folder.path().join("copy.db").to_string_lossy().into_owned();
        let made = Command::new(binary())
            .args(["backup", &copy, "--database", &self.database])
            .status();
        assert!(made.is_ok_and(|status| status.success()), "no copy");
        Self::serve(copy, Data::Sqlite(folder))
    }

    /// Another server on the same data with the same settings, also while this one does not run; it must end before this one.
    pub fn beside(&self) -> Self {
        let mut app = Self {
            base: String::new(),
            database: self.database.clone(),
            descriptors: self.descriptors,
            environment: self.environment.clone(),
            program: self.program.clone(),
            arguments: self.arguments.clone(),
            prefix: self.prefix.clone(),
            child: None,
            log: Log::default(),
            data: Data::Shared,
        };
        app.start();
        app
    }

    /// Starts the program again with one more argument.
    pub fn start_with(&mut self, argument: &str) {
        self.arguments.push(argument.to_owned());
        self.start();
    }

    /// Starts the program again at the address that it had last.
    pub fn start_where_it_was(&mut self) {
        let had = self.base.trim_start_matches("http://").to_owned();
        let mut arguments = self.arguments.iter_mut();
        if let Some(address) = arguments.find(|argument| *argument == "127.0.0.1:0") {
            *address = had;
        }
        self.start();
    }

    /// Starts the program again at all addresses of this machine.
    pub fn start_at_all_addresses(&mut self) {
        let mut arguments = self.arguments.iter_mut();
        if let Some(address) = arguments.find(|argument| *argument == "127.0.0.1:0") {
            "0.0.0.0:0".clone_into(address);
        }
        self.start();
    }

    /// Starts the program again with more arguments.
    pub fn start_with_all(&mut self, arguments: &[&str]) {
        let more = arguments.iter().map(|argument| (*argument).to_owned());
        self.arguments.extend(more);
        self.start();
    }

    /// Starts the program on the same data and waits until it ends by itself: its code and what it said.
    pub fn start_refused(&mut self) -> (Option<i32>, String) {
        self.kill();
        let output = self.program().output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(said).unwrap())
    }

    /// Starts the program through `sh -c 'PREFIX exec "$@"'`: with limits of the shell, such as `ulimit -f`.
    pub fn start_in_shell(&mut self, prefix: &str) {
        self.prefix = Some(prefix.to_owned());
        self.start();
    }

    /// Sends the program a signal by its name, such as `STOP` or `TERM`.
    pub fn signal(&self, name: &str) {
        let process = self.process().unwrap().to_string();
        let sent = Command::new("kill")
            .args([&format!("-{name}"), &process])
            .status();
        assert!(sent.is_ok_and(|status| status.success()), "kill -{name}");
    }

    /// Ends the program in order (SIGTERM) and waits for it.
    pub fn stop(&mut self) {
        self.signal("TERM");
        if let Some(mut child) = self.child.take() {
            drop(child.wait());
        }
    }

    fn program(&self) -> Command {
        let binary = self.program.clone().unwrap_or_else(binary);
        let limit = self.descriptors.map(|limit| format!("ulimit {limit} && "));
        let before = [limit.as_deref(), self.prefix.as_deref()];
        let before: Vec<&str> = before.into_iter().flatten().collect();
        let mut command = if before.is_empty() {
            Command::new(binary)
        } else {
            let mut shell = Command::new("sh");
            let line = format!("{} exec \"$@\"", before.join(" "));
            shell.args(["-c", &line, "sh"]).arg(binary);
            shell
        };
        command
            .args(&self.arguments)
            .envs(self.environment.iter().cloned())
            .env_remove("TRATTO_DATABASE")
            .env_remove("TRATTO_LISTEN")
            .env_remove("TRATTO_PUBLIC_URL")
            .stdin(Stdio::null());
        command
    }

    /// Starts the program on the same data; the port is a new one.
    pub fn start(&mut self) {
        self.kill();
        self.log = Log::default();
        let mut child = self
            .program()
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("starting the program: {error}"));
        self.log.follow(child.stdout.take());
        self.log.follow(child.stderr.take());
        self.child = Some(child);
        self.base = self.printed("listening on ");
    }

    /// Kills the program at once (SIGKILL): what was not committed is lost.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            drop(child.kill());
            drop(child.wait());
        }
    }

    /// Asks the program to end (SIGTERM): its exit code, and how long it took.
    pub fn terminate(&mut self) -> (Option<i32>, Duration) {
        let mut child = self.child.take().expect("a running server");
        let begun = Instant::now();
        let told = Command::new("kill").arg(child.id().to_string()).status();
        assert!(
            told.is_ok_and(|status| status.success()),
            "the signal was not sent"
        );
        let status = child.wait().expect("the server's end");
        (status.code(), begun.elapsed())
    }

    /// Number of the server's process.
    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// What the program printed so far, on both streams.
    pub fn log(&self) -> String {
        self.log.text()
    }

    /// Waits for a printed line that starts with `start` and answers the rest of it.
    pub fn printed(&mut self, start: &str) -> String {
        let begun = Instant::now();
        loop {
            let text = self.log.text();
            if let Some(rest) = text.lines().find_map(|line| line.strip_prefix(start)) {
                return rest.trim().to_owned();
            }
            let ended = self
                .child
                .as_mut()
                .is_none_or(|c| c.try_wait().ok().flatten().is_some());
            assert!(
                !ended && begun.elapsed() < START,
                "the program never printed \"{start}\" (ended: {ended}); it said:\n{text}"
            );
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// A browser without cookies that prefers English.
    pub fn browser(&self) -> Browser {
        Browser::new(&self.base)
    }

    /// A browser in which a new administrator, [`ADMIN`], is signed in; once per database.
    pub fn admin(&mut self) -> Browser {
        let link = self.printed("first administrator: ");
        let mut browser = self.browser();
        let (name, password) = ADMIN;
        let form = browser.get(&link).assert_ok().form("main form");
        let page = browser.submit(
            form.set("name", name)
                .set("display_name", "Ada Arbiter")
                .set("password", password)
                .set("repeated", password),
        );
        page.assert_ok();
        self.sign_in(name, password)
    }

    /// A new browser in which this account is signed in.
    pub fn sign_in(&self, name: &str, password: &str) -> Browser {
        let mut browser = self.browser();
        let form = browser.get("/login").assert_ok().form("main form");
        let page = browser.send(form.set("name", name).set("password", password));
        page.assert_status(303);
        browser
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        self.kill();
        if thread::panicking() {
            eprintln!("---- the server said:\n{}", self.log.text());
        }
    }
}

/// The lines that a child prints, kept as they come.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<String>>);

impl Log {
    fn follow(&self, stream: Option<impl Read + Send + 'static>) {
        let Some(stream) = stream else { return };
        let log = self.clone();
        thread::spawn(move || {
            for line in BufReader::new(stream).lines() {
                let Ok(line) = line else { return };
                let mut text = log.0.lock().unwrap_or_else(PoisonError::into_inner);
                text.push_str(&line);
                text.push('\n');
            }
        });
    }

    fn text(&self) -> String {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}
