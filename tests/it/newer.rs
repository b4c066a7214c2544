//! Newer versions: asked for when an administrator presses the button or gives the command, and never else; what comes is compared, or
//! refused with its reason.

use std::{
    io::{self, BufRead, BufReader, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    path::Path,
    process::Command,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use serde_json::json;

use crate::support::{
    Browser, TestApp,
    app::{ADMIN, binary},
    folder::Folder,
    on_both_databases,
    page::Page,
};

on_both_databases!(nothing_is_asked_before_the_button_is_pressed);

/// The version that runs.
const OWN: &str = env!("CARGO_PKG_VERSION");

/// What the site answers.
#[derive(Clone)]
enum Says {
    /// This text, with this status.
    Text(u16, String),
    /// So many bytes without an end of the text.
    Much(usize),
    /// A byte a second.
    Slowly,
    /// Nothing: it hangs up.
    Nothing,
}

/// A site with the file of the releases, which counts who connects.
struct Site {
    address: SocketAddr,
    connections: Arc<AtomicUsize>,
    says: Arc<Mutex<Says>>,
}

impl Site {
    fn start(says: Says) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let site = Self {
            address,
            connections: Arc::default(),
            says: Arc::new(Mutex::new(says)),
        };
        let (connections, says) = (site.connections.clone(), site.says.clone());
        thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(stream) = stream else { return };
                connections.fetch_add(1, Ordering::SeqCst);
                let says = says.lock().unwrap().clone();
                // Whoever asks may go away before the answer has ended.
                thread::spawn(move || drop(answer(stream, &says)));
            }
        });
        site
    }

    fn url(&self) -> String {
        format!("http://{}/tratto-release.json", self.address)
    }

    fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    fn says(&self, says: Says) {
        *self.says.lock().unwrap() = says;
    }
}

fn answer(mut stream: TcpStream, says: &Says) -> io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        line.clear();
    }
    let head = |status: u16, length: usize| {
        format!("HTTP/1.1 {status} So\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n")
    };
    match says {
        Says::Text(status, text) => {
            stream.write_all(head(*status, text.len()).as_bytes())?;
            stream.write_all(text.as_bytes())
        }
        Says::Much(bytes) => {
            stream.write_all(b"HTTP/1.1 200 So\r\nConnection: close\r\n\r\n{\"version\": \"")?;
            stream.write_all(&vec![b'9'; *bytes])
        }
        Says::Slowly => {
            stream.write_all(head(200, 1000).as_bytes())?;
            for _ in 0..60 {
                stream.write_all(b" ")?;
                thread::sleep(Duration::from_secs(1));
            }
            Ok(())
        }
        Says::Nothing => Ok(()),
    }
}

/// The file of a release.
fn release(version: &str) -> Says {
    let text = json!({
        "version": version,
        "commit": "9241eceea8d1",
        "date": "2026-07-29",
        "files": [{
            "name": format!("tratto_{version}_amd64.deb"),
            "size": 12_345_678,
            "sha256": "0123456789abcdef".repeat(4),
        }],
    });
    Says::Text(200, text.to_string())
}

/// Presses the button of a page.
fn press(admin: &mut Browser, path: &str) -> Page {
    let form = admin.open(path).assert_ok().form_to("/admin/newer");
    admin.send(form)
}

fn nothing_is_asked_before_the_button_is_pressed(mut app: TestApp) {
    let site = Site::start(release("999.1.0-rc.1"));
    drop(app.admin());
    app.environment.push(("TRATTO_RELEASES", site.url()));
    app.start();
    let mut admin = app.sign_in(ADMIN.0, ADMIN.1);
    for path in ["/", "/admin", "/admin/newer", "/mine", "/health"] {
        admin.open(path).assert_ok();
    }
    admin
        .open("/admin/newer")
        .assert_shows(OWN)
        .assert_shows(&site.url());
    thread::sleep(Duration::from_secs(2));
    assert_eq!(site.connections(), 0);
    // Nobody else asks it.
    let mut arbiter = app.account("carla", None);
    let token = arbiter
        .open("/login")
        .attributes("[name=csrf]", "value")
        .remove(0);
    let refused = arbiter.post("/admin/newer", &[("csrf", &token)]);
    refused.assert_status(403);
    assert_eq!(site.connections(), 0);
    let deeds = app.count("audit");
    let page = press(&mut admin, "/admin");
    page.assert_ok()
        .assert_shows("There is a newer version: 999.1.0-rc.1 (29 July 2026).")
        .assert_shows("9241eceea8d1")
        .assert_shows("tratto_999.1.0-rc.1_amd64.deb")
        .assert_shows("12345678 bytes")
        .assert_shows(&"0123456789abcdef".repeat(4))
        .assert_shows("Nothing was installed.");
    assert_eq!(site.connections(), 1);
    press(&mut admin, "/admin/newer").assert_ok();
    assert_eq!(site.connections(), 2);
    assert_eq!(app.count("audit"), deeds);
}

#[test]
fn what_stands_there_is_compared_or_refused() {
    let mut app = TestApp::on_sqlite();
    drop(app.admin());
    let site = Site::start(Says::Nothing);
    app.start_with(&format!("--releases={}", site.url()));
    let mut admin = app.sign_in(ADMIN.0, ADMIN.1);
    let text = |text: &str| Says::Text(200, text.to_owned());
    for (says, shown) in [
        (release(OWN), "This is the newest version: "),
        (release("0.0.0-alpha.1"), "An older version stands there: "),
        (release("1.0"), "describes no version"),
        (text("{}"), "describes no version"),
        (text("<!doctype html><p>999.0.0"), "is not JSON"),
        (Says::Text(404, "{}".to_owned()), "answer 404"),
        (Says::Text(302, String::new()), "answer 302"),
        (Says::Much(4 << 20), "longer than what is read"),
        (Says::Slowly, "no answer in time"),
        (Says::Nothing, "not reached"),
    ] {
        let is_release = shown.ends_with(": ");
        site.says(says);
        let page = press(&mut admin, "/admin/newer");
        page.assert_ok().assert_shows(shown.trim());
        assert_eq!(!page.texts("table").is_empty(), is_release, "{shown}");
        assert_eq!(!page.texts(".msg.error").is_empty(), !is_release, "{shown}");
    }
}

#[test]
fn without_an_address_it_is_said_how_to_set_one() {
    let mut app = TestApp::on_sqlite();
    let mut admin = app.admin();
    for path in ["/admin", "/admin/newer"] {
        let page = admin.open(path);
        page.assert_ok().assert_shows("TRATTO_RELEASES");
        // Without a button nothing is said of it.
        page.assert_hides("this button");
        let buttons = page.attributes("form[action='/admin/newer']", "action");
        assert!(buttons.is_empty(), "{path}");
    }
    let token = admin
        .open("/admin")
        .attributes("[name=csrf]", "value")
        .remove(0);
    let page = admin.post("/admin/newer", &[("csrf", &token)]);
    page.assert_ok().assert_shows("TRATTO_RELEASES");
}

/// `tratto newer`: its code, and what it said on both streams.
fn newer(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(binary())
        .arg("newer")
        .args(arguments)
        .current_dir(folder)
        .env_remove("TRATTO_RELEASES")
        .env_remove("TRATTO_PRIVATE_RELEASES")
        .env("LC_ALL", "en_GB.UTF-8")
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

#[test]
fn the_command_says_it_by_words_and_code() {
    let folder = Folder::new("newer");
    let here = folder.path();
    let site = Site::start(Says::Nothing);
    let there = format!("--releases={}", site.url());
    for (says, code, said) in [
        (release("999.0.0"), 1, "There is a newer version: 999.0.0"),
        (release(OWN), 0, "This is the newest version"),
        (release("0.0.0-alpha"), 0, "An older version stands there"),
        (Says::Text(200, "none".to_owned()), 3, "is not JSON"),
        (Says::Text(500, String::new()), 5, "answer 500"),
    ] {
        site.says(says);
        let (found, text) = newer(here, &[&there]);
        assert_eq!(found, Some(code), "{text}");
        assert!(text.contains(said), "{text}");
        assert_eq!(text.contains("\t12345678\ttratto_"), code < 2, "{text}");
    }
    let asked = site.connections();
    for (arguments, code, said) in [
        (&[][..], 2, "TRATTO_RELEASES"),
        (&["--releases=releases.example"][..], 2, "https://"),
        (
            &["--releases=http://releases.example/"][..],
            2,
            "must begin",
        ),
        (
            &["--releases=https://192.168.1.1/"][..],
            5,
            "private network",
        ),
    ] {
        let (found, text) = newer(here, arguments);
        assert_eq!(found, Some(code), "{arguments:?} {text}");
        assert!(text.contains(said), "{text}");
    }
    // In clear and by TLS: nobody asked this machine.
    assert_eq!(site.connections(), asked);
}
