//! A double click: the program without a command makes its folder, leads to the page of the first administrator and keeps
//! its address; a second one finds the first.

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    net::TcpListener,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use crate::support::{Browser, app::binary, folder::Folder, not_tried};

/// How long a start may take to say where it answers.
const START: Duration = Duration::from_secs(60);

/// The home of somebody who makes double clicks, with a browser that only writes down what it is to open.
pub(crate) struct Home {
    folder: Folder,
    program: PathBuf,
}

impl Home {
    pub(crate) fn new() -> Self {
        let folder = Folder::new("start");
        let tools = folder.path().join("bin");
        fs::create_dir(&tools).unwrap();
        let opens = tools.join("xdg-open");
        let opened = folder.path().join("opened");
        let script = format!("#!/bin/sh\necho \"$1\" >> '{}'\n", opened.display());
        fs::write(&opens, script).unwrap();
        fs::set_permissions(&opens, fs::Permissions::from_mode(0o755)).unwrap();
        let program = binary().into();
        Self { folder, program }
    }

    /// The same home, where the program is another file.
    pub(crate) fn with_program(self, program: PathBuf) -> Self {
        Self { program, ..self }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The folder of the data.
    pub(crate) fn data(&self) -> PathBuf {
        self.path().join("data/tratto")
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.data().join(name)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        let path = std::env::var("PATH").unwrap_or_default();
        let tools = self.path().join("bin");
        command
            .args(arguments)
            .current_dir(self.path())
            .env("PATH", format!("{}:{path}", tools.display()))
            .env("HOME", self.path())
            .env("XDG_DATA_HOME", self.path().join("data"))
            .env("LC_ALL", "en_GB.UTF-8")
            .env_remove("TRATTO_FOLDER")
            .env_remove("TRATTO_PORT")
            .stdin(Stdio::null());
        command
    }

    /// Starts the program, and waits until it answers.
    pub(crate) fn start(&self, arguments: &[&str]) -> Started {
        Started::of(&mut self.command(arguments)).answering()
    }

    /// Starts the program, which is to end by itself.
    pub(crate) fn start_and_end(&self, arguments: &[&str]) -> (i32, String) {
        let Output {
            status,
            stdout,
            stderr,
        } = self.command(arguments).output().unwrap();
        let said = String::from_utf8([stdout, stderr].concat()).unwrap();
        (status.code().unwrap_or(-1), said)
    }

    /// The addresses that the browser was to open, when there are so many.
    pub(crate) fn opened(&self, count: usize) -> Vec<String> {
        let begun = Instant::now();
        loop {
            let text = fs::read_to_string(self.path().join("opened")).unwrap_or_default();
            let opened: Vec<String> = text.lines().map(ToOwned::to_owned).collect();
            if opened.len() >= count {
                assert_eq!(opened.len(), count, "{opened:?}");
                return opened;
            }
            assert!(begun.elapsed() < START, "{opened:?}");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// A program that runs.
pub(crate) struct Started {
    child: Child,
    said: Arc<Mutex<String>>,
    /// `http://127.0.0.1:PORT`.
    pub(crate) base: String,
}

impl Started {
    fn of(command: &mut Command) -> Self {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        follow(child.stdout.take().unwrap(), said.clone());
        follow(child.stderr.take().unwrap(), said.clone());
        Self {
            child,
            said,
            base: String::new(),
        }
    }

    pub(crate) fn said(&self) -> String {
        self.said.lock().unwrap().clone()
    }

    fn answering(mut self) -> Self {
        let begun = Instant::now();
        let running = "tratto is running at ";
        loop {
            let said = self.said();
            let last = said.contains("To end it");
            if let Some(base) = said.lines().find_map(|line| line.strip_prefix(running))
                && last
            {
                base.clone_into(&mut self.base);
                return self;
            }
            let ended = self.child.try_wait().unwrap();
            assert!(
                ended.is_none() && begun.elapsed() < START,
                "{ended:?}: {said}"
            );
            thread::sleep(Duration::from_millis(10));
        }
    }

    pub(crate) fn port(&self) -> u16 {
        self.base.rsplit(':').next().unwrap().parse().unwrap()
    }

    /// Sends a signal and waits for the end.
    pub(crate) fn end(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        let sent = Command::new("kill")
            .args([&format!("-{signal}"), &id])
            .status();
        assert!(sent.unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn follow(stream: impl Read + Send + 'static, said: Arc<Mutex<String>>) {
    thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            let mut said = said.lock().unwrap();
            said.push_str(&line);
            said.push('\n');
        }
    });
}

/// Name and password of whoever started the program.
pub(crate) const OWNER: (&str, &str) = ("nerina", "cavallo-in-f3-doppio");

pub(crate) fn make_first_administrator(page: &str, base: &str) -> Browser {
    let mut browser = Browser::new(base);
    let form = browser.get(page).assert_ok().form("main form");
    let form = form
        .set("name", OWNER.0)
        .set("display_name", "Nerina Fasòl");
    let form = form.set("password", OWNER.1).set("repeated", OWNER.1);
    browser.submit(form).assert_ok();
    let form = browser.get("/login").assert_ok().form("main form");
    let form = form.set("name", OWNER.0).set("password", OWNER.1);
    browser.send(form).assert_status(303);
    browser
}

#[test]
fn a_double_click_leads_to_the_first_administrator_and_a_second_finds_the_first() {
    let home = Home::new();
    let first = home.start(&[]);
    let said = first.said();
    assert!(said.contains(&home.data().display().to_string()), "{said}");
    assert!(said.contains("To end it, press Ctrl-C"), "{said}");
    let page = home.opened(1).remove(0);
    assert!(
        page.starts_with(&format!("{}/welcome/", first.base)),
        "{page}"
    );
    // Nobody else on the machine reads any of it.
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&home.data()), 0o700);
    for file in fs::read_dir(home.data()).unwrap() {
        let path = file.unwrap().path();
        let is_secret = !path.ends_with("tratto.port");
        assert!(!is_secret || mode(&path) & 0o077 == 0, "{}", path.display());
    }
    // While there is no administrator, the second start leads to the same page.
    let (code, said) = home.start_and_end(&[]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("running already"), "{said}");
    assert_eq!(home.opened(2)[1], page);
    let mut owner = make_first_administrator(&page, &first.base);
    owner.get("/admin").assert_ok();
    // Once, and never again.
    Browser::new(&first.base).get(&page).assert_status(422);
    let (code, said) = home.start_and_end(&[]);
    assert_eq!(code, 0, "{said}");
    assert_eq!(home.opened(3)[2], format!("{}/", first.base));
    let (code, _) = home.start_and_end(&["--no-browser"]);
    assert_eq!((code, home.opened(3).len()), (0, 3));
    // The log is a file, and holds no secret.
    let log = fs::read_to_string(home.file("tratto.log")).unwrap();
    let secret = page.rsplit('/').next().unwrap();
    assert!(log.contains("start") && !log.contains(secret), "{log}");
    assert_eq!(first.end("TERM"), Some(0));
    assert!(!home.file("tratto.running").exists());
    // Another day: the same address and data.
    let again = home.start(&[]);
    assert_eq!(home.opened(4)[3], format!("{}/", again.base));
    assert!(!again.said().contains("choose a name"), "{}", again.said());
    owner.move_to(&again.base);
    owner.get("/admin").assert_ok();
}

#[test]
fn a_killed_start_is_no_hindrance() {
    let home = Home::new();
    let first = home.start(&["--no-browser"]);
    let running = fs::read_to_string(home.file("tratto.running")).unwrap();
    let port = first.port();
    first.end("KILL");
    let left = fs::read_to_string(home.file("tratto.running")).unwrap();
    assert_eq!(left, running);
    // What it left names an address at which somebody else answers now.
    let other = TcpListener::bind(("127.0.0.1", port)).unwrap();
    let second = home.start(&["--no-browser"]);
    assert_ne!(second.port(), port);
    let said = second.said();
    assert!(
        said.contains(&format!("Another program has port {port}")),
        "{said}"
    );
    // The window is closed.
    assert_eq!(second.end("HUP"), Some(0));
    drop(other);
    assert_eq!(
        home.start(&["--no-browser"]).port(),
        port,
        "bookmarks stay true"
    );
}

#[test]
fn of_two_at_once_one_serves() {
    let home = Home::new();
    let mut both =
        [home.command(&[]), home.command(&[])].map(|mut command| Started::of(&mut command));
    let begun = Instant::now();
    let ended = loop {
        let ended = both
            .iter_mut()
            .position(|one| one.child.try_wait().unwrap().is_some());
        if let Some(ended) = ended {
            break ended;
        }
        assert!(begun.elapsed() < START);
        thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(both[ended].child.wait().unwrap().code(), Some(0));
    let opened = home.opened(2);
    assert_eq!(opened[0], opened[1]);
    let [one, other] = both;
    let serving = if ended == 0 { other } else { one }.answering();
    Browser::new(&serving.base).get("/").assert_ok();
}

#[test]
fn a_server_says_nothing_of_a_start() {
    let app = crate::support::TestApp::on_sqlite();
    app.browser().get("/running/question").assert_status(404);
}

/// Asks for a page as another account of this machine; `None` where this process may be nobody else.
fn status_for_another(base: &str, path: &str) -> Option<String> {
    use std::os::unix::process::CommandExt;
    let host = base.strip_prefix("http://").unwrap();
    let (name, port) = host.split_once(':').unwrap();
    let script = format!(
        "exec 3<>/dev/tcp/{name}/{port} && \
         printf 'GET {path} HTTP/1.1\\r\\nHost: {host}\\r\\nConnection: close\\r\\n\\r\\n' >&3 && head -1 <&3"
    );
    let mut asking = Command::new("bash");
    let output = asking
        .args(["-c", &script])
        .current_dir("/")
        .uid(65_534)
        .output()
        .ok()?;
    let said = String::from_utf8(output.stdout).unwrap();
    Some(said.split(' ').nth(1).unwrap_or_default().to_owned())
}

#[test]
fn another_account_of_the_machine_does_not_become_the_first_administrator() {
    let home = Home::new();
    let first = home.start(&[]);
    let page = home.opened(1).remove(0);
    let path = page.strip_prefix(&first.base).unwrap();
    match status_for_another(&first.base, "/") {
        Some(status) => {
            assert_eq!(status, "200", "others may look at the pages");
            assert_eq!(
                status_for_another(&first.base, path).as_deref(),
                Some("422")
            );
        }
        None => not_tried("this process may be nobody else"),
    }
    make_first_administrator(&page, &first.base);
}

#[test]
fn without_a_window_it_is_ended_from_its_page() {
    let home = Home::new();
    let mut first = home.start(&[]);
    let page = home.opened(1).remove(0);
    let mut owner = make_first_administrator(&page, &first.base);
    let form = owner.get("/admin").assert_ok().form_to("/admin/end");
    // Nobody else ends it.
    let mut stranger = Browser::new(&first.base);
    stranger.get("/").assert_ok();
    stranger.send(form.clone()).assert_status(403);
    owner
        .send(form)
        .assert_ok()
        .assert_shows("tratto has ended");
    assert_eq!(first.child.wait().unwrap().code(), Some(0));
    assert!(!home.file("tratto.running").exists());
    // A server that others watch has no such button.
    let mut app = crate::support::TestApp::on_sqlite();
    let page = app.admin().get("/admin");
    page.assert_ok();
    assert!(!page.html().contains("/admin/end"));
}

#[test]
fn the_folder_stays_of_its_owner() {
    let home = Home::new();
    fs::create_dir_all(home.data()).unwrap();
    fs::set_permissions(home.data(), fs::Permissions::from_mode(0o755)).unwrap();
    drop(home.start(&["--no-browser"]));
    let folder = fs::metadata(home.data()).unwrap();
    assert_eq!(folder.mode() & 0o777, 0o700);
}
