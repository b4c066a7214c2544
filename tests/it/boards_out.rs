//! Boards for others: the files that viewers of electronic boards read, the PGN that board software takes in, and the broadcast on
//! lichess, against a site on this machine that speaks as it does.

use std::{
    collections::HashSet,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

use crate::{
    commands::run,
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        page::Page,
        tournament::{press_result, with_round_published},
    },
};

on_both_databases!(
    viewers_read_the_boards,
    board_software_takes_the_pairings_in,
    games_are_broadcast,
    nothing_is_made_twice_there,
    a_broadcast_that_fails_says_why,
);

pub(crate) struct Scene {
    pub(crate) app: TestApp,
    pub(crate) chief: Browser,
    pub(crate) slug: String,
}

impl Scene {
    pub(crate) fn new(mut app: TestApp, delay: &str) -> Self {
        let mut chief = app.admin();
        let slug = with_round_published(&mut chief, "Torneo della Torre", 6);
        let mut scene = Self { app, chief, slug };
        scene.set_delay(delay);
        scene
    }

    fn set_delay(&mut self, minutes: &str) {
        let page = self.chief.open(&format!("/t/{}/settings", self.slug));
        let form = page.assert_ok().form("form[action$=\"/settings\"]");
        self.chief
            .send(form.set("live_minutes", minutes))
            .assert_status(303);
    }

    fn play(&mut self, board: u16, moves: &str) {
        let page = format!("/t/{}/game/{}", self.slug, self.app.pairing(1, board));
        for written in moves.split(' ') {
            let form = self.chief.open(&page).assert_ok().form("#move-form");
            self.chief
                .send(form.set("move", written))
                .assert_status(303);
        }
    }

    /// What a visitor gets at this part of the tournament's address.
    #[track_caller]
    fn file(&self, end: &str) -> Page {
        let page = self.app.browser().get(&format!("/t/{}/{end}", self.slug));
        page.assert_ok();
        page
    }
}

fn viewers_read_the_boards(app: TestApp) {
    let mut scene = Scene::new(app, "0");
    scene.play(1, "e4 e5 Cf3");
    press_result(&mut scene.chief, &scene.slug, 1, 2, "1-0").assert_status(303);
    let tournament = scene.file("boards/tournament.json");
    let told = tournament.html();
    assert!(told.contains(r#""name":"Torneo della Torre""#), "{told}");
    assert!(
        told.contains(r#""rounds":[{"count":3,"live":2}]"#),
        "{told}"
    );
    // Any site may read them.
    assert_eq!(tournament.header("access-control-allow-origin"), Some("*"));
    let round = scene.file("boards/round-1/index.json").html();
    assert_eq!(
        round.matches(r#""white":{"fname":"Zelinda""#).count(),
        3,
        "{round}"
    );
    assert!(round.contains(r#""result":"1-0","live":false"#), "{round}");
    assert!(
        !round.contains("2393") && !round.contains(r#""gender":""#),
        "{round}"
    );
    let game = scene.file("boards/round-1/game-1.json?poll").html();
    assert!(game.contains(r#""moves":["e4","e5","Nf3"]"#), "{game}");
    let empty = scene.file("boards/round-1/game-3.json").html();
    assert!(
        empty.contains(r#""live":true"#) && empty.contains(r#""moves":[]"#),
        "{empty}"
    );
    let pgn = scene.file("boards/round-1/games.pgn");
    assert_eq!(pgn.header("access-control-allow-origin"), Some("*"));
    assert_eq!(pgn.html(), scene.file("round/1/games.pgn").html());
    for end in [
        "boards/round-2/index.json",
        "boards/round-1/game-4.json",
        "boards/round-1/game-0.json",
        "boards/round-2/games.pgn",
    ] {
        let path = format!("/t/{}/{end}", scene.slug);
        scene.app.browser().get(&path).assert_status(404);
    }
    // What we write there we read again, as one more viewer.
    let folder = Folder::new("viewer");
    let place = format!("{}/t/{}/boards/tournament.json", scene.app.base, scene.slug);
    let (code, out, error) = run(
        folder.path(),
        &[
            "watch",
            &place,
            "--tournament",
            &scene.slug,
            "--once",
            "--private-boards",
            "--database",
            &scene.app.database,
        ],
        "",
    );
    assert_eq!(code, 0, "{error}");
    assert!(
        out.contains("read: 3 boards, 0 moves, 0 taken back"),
        "{out}{error}"
    );
    // Held back, they are held back here.
    scene.set_delay("15");
    let game = scene.file("boards/round-1/game-1.json").html();
    assert!(game.contains(r#""moves":[]"#), "{game}");
    assert!(!scene.file("boards/round-1/games.pgn").html().contains("e4"));
}

fn board_software_takes_the_pairings_in(app: TestApp) {
    let mut scene = Scene::new(app, "0");
    scene.play(2, "e4");
    press_result(&mut scene.chief, &scene.slug, 1, 3, "0-1").assert_status(303);
    let text = scene.file("round/1/pairings.pgn").html();
    let tags = |name: &str| -> Vec<String> {
        let begin = format!("[{name} \"");
        let lines = text.lines().filter_map(|line| line.strip_prefix(&begin));
        lines
            .map(|rest| rest.trim_end_matches("\"]").to_owned())
            .collect()
    };
    assert_eq!(tags("Round"), ["1.1", "1.2", "1.3"]);
    assert_eq!(tags("Result"), ["*", "*", "*"]);
    assert_eq!(tags("EventDate").len(), 3);
    for side in ["White", "Black"] {
        // A number, also of who has no rating.
        let ratings = tags(&format!("{side}Elo"));
        assert_eq!(ratings.len(), 3);
        assert!(
            ratings.iter().all(|rating| rating.parse::<u16>().is_ok()),
            "{ratings:?}"
        );
    }
    assert!(
        !text.contains("e4") && !text.contains("Termination"),
        "{text}"
    );
    // The file of the games has every board, too, in the same order, with what is known.
    let games = scene.file("round/1/games.pgn").html();
    let order: Vec<&str> = games
        .lines()
        .filter(|line| line.starts_with("[Round ") || line.starts_with("[Result "))
        .collect();
    assert_eq!(
        order,
        [
            "[Round \"1.1\"]",
            "[Result \"*\"]",
            "[Round \"1.2\"]",
            "[Result \"*\"]",
            "[Round \"1.3\"]",
            "[Result \"0-1\"]"
        ]
    );
    let path = format!("/t/{}/round/2/pairings.pgn", scene.slug);
    scene.app.browser().get(&path).assert_status(404);
    let round = scene
        .app
        .browser()
        .get(&format!("/t/{}/export", scene.slug));
    round.assert_status(401);
    scene
        .chief
        .open(&format!("/t/{}/export", scene.slug))
        .assert_shows("Pairings for electronic boards (PGN)");
}

/// What came to the site: method and path, the authorization, the body.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    what: String,
    bearer: String,
    body: String,
}

/// What the site holds, and how it behaves.
#[derive(Default)]
struct Held {
    heard: Vec<Heard>,
    /// Descriptions and codes of broadcasts, names and codes of rounds.
    tours: Vec<(String, String)>,
    rounds: Vec<(String, String)>,
    /// Answers of which nothing arrives, by the begin of what was asked.
    lost: HashSet<&'static str>,
    /// In the place of every answer.
    status: Option<(u16, &'static str)>,
    /// Of each push, in the place of what is usual.
    pushed: Option<&'static str>,
}

/// A site that speaks as lichess does.
#[derive(Clone)]
pub(crate) struct Site {
    pub(crate) address: String,
    held: Arc<Mutex<Held>>,
}

impl Site {
    pub(crate) fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let held = Arc::new(Mutex::new(Held::default()));
        let shared = held.clone();
        thread::spawn(move || {
            for stream in listener.incoming() {
                answer(stream.unwrap(), &shared);
            }
        });
        Self { address, held }
    }

    fn with<T>(&self, work: impl FnOnce(&mut Held) -> T) -> T {
        work(&mut self.held.lock().unwrap())
    }

    /// What was asked that begins so.
    pub(crate) fn heard(&self, begin: &str) -> Vec<Heard> {
        self.with(|held| {
            let all = held
                .heard
                .iter()
                .filter(|heard| heard.what.starts_with(begin));
            all.cloned().collect()
        })
    }

    /// Waits until so much was asked that begins so.
    #[track_caller]
    pub(crate) fn wait_for(&self, begin: &str, times: usize) -> Vec<Heard> {
        for _ in 0..300 {
            let heard = self.heard(begin);
            if heard.len() >= times {
                assert_eq!(heard.len(), times, "{begin}");
                return heard;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!(
            "{begin} {times}: {:?}",
            self.with(|held| held.heard.clone())
        );
    }
}

fn answer(stream: TcpStream, held: &Mutex<Held>) {
    let mut reader = BufReader::new(stream);
    let (mut first, mut bearer, mut length) = (String::new(), String::new(), 0);
    reader.read_line(&mut first).unwrap();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        let Some((name, value)) = line.trim_end().split_once(": ") else {
            break;
        };
        match name.to_ascii_lowercase().as_str() {
            "authorization" => bearer = value.to_owned(),
            "content-length" => length = value.parse().unwrap(),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    let body = String::from_utf8(body).unwrap();
    let what = first.trim_end().trim_end_matches(" HTTP/1.1").to_owned();
    let mut held = held.lock().unwrap();
    held.heard.push(Heard {
        what: what.clone(),
        bearer,
        body: body.clone(),
    });
    let (status, text) = match held.status {
        Some((status, text)) => (status, text.to_owned()),
        None => said(&mut held, &what, &body),
    };
    let lost = held
        .lost
        .iter()
        .copied()
        .find(|begin| what.starts_with(begin));
    if let Some(lost) = lost {
        held.lost.remove(lost);
        return;
    }
    drop(held);
    let more = if status == 429 {
        "retry-after: 5\r\n"
    } else {
        ""
    };
    let head = format!(
        "HTTP/1.1 {status} X\r\ncontent-length: {}\r\n{more}connection: close\r\n\r\n",
        text.len()
    );
    let _ = reader.get_mut().write_all((head + &text).as_bytes());
}

/// What the interface of lichess says.
fn said(held: &mut Held, what: &str, body: &str) -> (u16, String) {
    let field = |name: &str| {
        let begin = format!("{name}=");
        let found = body.split('&').find_map(|part| part.strip_prefix(&begin));
        found.unwrap_or_default().replace("%20", " ")
    };
    let code = |letter: &str, number: usize| format!("{letter}{number:07}");
    let text = match what {
        "GET /api/account" => r#"{"id":"ada","username":"Ada"}"#.to_owned(),
        "GET /api/broadcast/by/Ada" => {
            let tours = held.tours.iter().map(|(description, code)| {
                format!(r#"{{"tour":{{"id":"{code}","description":"{description}"}}}}"#)
            });
            let tours: Vec<String> = tours.collect();
            format!(
                r#"{{"currentPage":1,"currentPageResults":[{}]}}"#,
                tours.join(",")
            )
        }
        "POST /broadcast/new" => {
            let tour = code("T", held.tours.len());
            held.tours.push((field("markdown"), tour.clone()));
            format!(r#"{{"tour":{{"id":"{tour}","name":"x"}},"rounds":[]}}"#)
        }
        _ if what.starts_with("GET /api/broadcast/T") => {
            let rounds = held.rounds.iter();
            let rounds: Vec<String> = rounds
                .map(|(name, code)| format!(r#"{{"id":"{code}","name":"{name}"}}"#))
                .collect();
            format!(r#"{{"tour":{{"id":"x"}},"rounds":[{}]}}"#, rounds.join(","))
        }
        _ if what.starts_with("POST /broadcast/T") => {
            let round = code("R", held.rounds.len());
            held.rounds.push((field("name"), round.clone()));
            format!(r#"{{"round":{{"id":"{round}"}},"tour":{{"id":"x"}},"study":{{}}}}"#)
        }
        _ if what.starts_with("POST /api/broadcast/round/R") => match held.pushed {
            Some(text) => text.to_owned(),
            None => r#"{"games":[{"tags":{},"moves":1}]}"#.to_owned(),
        },
        _ => return (404, r#"{"error":"Not found"}"#.to_owned()),
    };
    (200, text)
}

pub(crate) const TOKEN: &str = "lip_Segreto1";

impl Scene {
    fn broadcast(&self) -> String {
        format!("/t/{}/settings/broadcast", self.slug)
    }

    pub(crate) fn begin(&mut self, token: &str, server: &str) -> Page {
        let page = self.chief.open(&self.broadcast());
        let form = page
            .assert_ok()
            .form("form[action$=\"/settings/broadcast\"]");
        let form = form
            .set("broadcast_token", token)
            .set("broadcast_visibility", "unlisted")
            .set("broadcast_server", server);
        self.chief.send(form)
    }

    /// Sends the form of the page that ends so.
    fn press(&mut self, end: &str) {
        let page = self.chief.open(&self.broadcast());
        let form = page.form(&format!("form[action$=\"/broadcast/{end}\"]"));
        self.chief.send(form).assert_status(303);
    }

    /// A turn begins at once.
    fn turn(&mut self) {
        self.press("stop");
        self.press("start");
    }

    /// Waits until the page says it.
    #[track_caller]
    fn wait_for(&mut self, words: &str) -> Page {
        for _ in 0..150 {
            let page = self.chief.open(&self.broadcast());
            if page.text().contains(words) {
                return page;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("{words}: {}", self.chief.open(&self.broadcast()).text());
    }
}

pub(crate) const PUSH: &str = "POST /api/broadcast/round/R0000000/push";

fn games_are_broadcast(app: TestApp) {
    let mut scene = Scene::new(app, "15");
    scene.play(1, "e4 e5");
    scene.app.start_with("--private-webhooks");
    scene.chief.move_to(&scene.app.base);
    let site = Site::new();
    scene.begin(TOKEN, &site.address).assert_status(303);
    // The broadcast, its round and its games, in this order, each with the token.
    let tour = site.wait_for("POST /broadcast/new", 1).remove(0);
    assert_eq!(tour.bearer, format!("Bearer {TOKEN}"));
    for part in [
        "name=Torneo%20della%20Torre",
        "visibility=unlisted",
        "info%2Eformat=",
        "round%20Swiss",
        "showScores=true",
    ] {
        assert!(tour.body.contains(part), "{part}: {}", tour.body);
    }
    assert_eq!(
        site.wait_for("POST /broadcast/T0000000/new", 1)[0].body,
        "name=Round%201"
    );
    let pushed = site.wait_for(PUSH, 1).remove(0);
    assert_eq!(pushed.body.matches("[Event ").count(), 3, "{}", pushed.body);
    assert!(pushed.body.contains("[Round \"1.3\"]"), "{}", pushed.body);
    // As late as everybody sees them.
    assert!(!pushed.body.contains("e4"), "{}", pushed.body);
    let page = scene.wait_for("everything is there");
    page.assert_shows("Runs").assert_shows("games: 3");
    let link = format!("{}/broadcast/-/T0000000", site.address);
    assert!(page.html().contains(&link), "{}", page.html());
    assert!(page.html().len() < 30_000 && !page.html().contains(TOKEN));
    // What is the same is not sent again; what is new is.
    scene.turn();
    scene.wait_for("everything is there");
    thread::sleep(Duration::from_secs(3));
    assert_eq!(site.heard(PUSH).len(), 1);
    press_result(&mut scene.chief, &scene.slug, 1, 1, "1-0").assert_status(303);
    scene.turn();
    let pushed = site.wait_for(PUSH, 2).remove(1);
    assert!(pushed.body.contains("1. e4 e5 1-0"), "{}", pushed.body);
    // By itself, too.
    press_result(&mut scene.chief, &scene.slug, 1, 2, "0-1").assert_status(303);
    site.wait_for(PUSH, 3);
    // Stopped, it sends nothing.
    scene.press("stop");
    press_result(&mut scene.chief, &scene.slug, 1, 3, "0-1").assert_status(303);
    thread::sleep(Duration::from_secs(12));
    assert_eq!(site.heard(PUSH).len(), 3);
    // Its Italian page, and a second one of the same tournament.
    let mut italian = scene.chief.clone().in_italian();
    italian
        .open(&scene.broadcast())
        .assert_shows("Fermata")
        .assert_shows("Chi ha l’indirizzo");
    scene.press("remove");
    assert_eq!(
        scene.app.count("broadcasts") + scene.app.count("broadcast_rounds"),
        0
    );
    let trail = scene
        .app
        .lines("SELECT subject || \"before\" || \"after\" AS line FROM audit");
    assert!(!trail.join(" ").contains("Segreto"), "{trail:?}");
    assert!(trail.join(" ").contains(&site.address), "{trail:?}");
}

fn nothing_is_made_twice_there(app: TestApp) {
    let mut scene = Scene::new(app, "0");
    scene.app.start_with("--private-webhooks");
    scene.chief.move_to(&scene.app.base);
    let site = Site::new();
    // The answers of what is made are lost, one after the other.
    site.with(|held| {
        held.lost.insert("POST /broadcast/new");
        held.lost.insert("POST /broadcast/T");
        held.lost.insert("POST /api/broadcast/round/R");
    });
    scene.begin(TOKEN, &site.address).assert_status(303);
    site.wait_for("POST /broadcast/new", 1);
    scene.wait_for("Last turn");
    scene.turn();
    site.wait_for("GET /api/broadcast/by/Ada", 1);
    site.wait_for("POST /broadcast/T0000000/new", 1);
    thread::sleep(Duration::from_millis(500));
    scene.turn();
    site.wait_for("GET /api/broadcast/T0000000", 1);
    site.wait_for(PUSH, 1);
    thread::sleep(Duration::from_millis(500));
    // A push whose answer is lost goes again: that changes nothing there.
    scene.turn();
    site.wait_for(PUSH, 2);
    scene.wait_for("everything is there");
    let made = site.with(|held| (held.tours.len(), held.rounds.len()));
    assert_eq!(made, (1, 1));
    assert_eq!(site.heard("POST /broadcast/").len(), 2);
}

fn a_broadcast_that_fails_says_why(app: TestApp) {
    let mut scene = Scene::new(app, "0");
    let site = Site::new();
    // Where the operator allows nothing, an address of this machine is refused, and what was chosen stays.
    for (token, server, why) in [
        (TOKEN, site.address.as_str(), "Its address"),
        ("", "", "Token of lichess"),
        ("two words", "", "letters, digits and _ alone"),
        (TOKEN, "https://a.example/path?x#y", "Its address"),
    ] {
        let page = scene.begin(token, server);
        page.assert_status(422).assert_shows(why);
        let form = page.form("form[action$=\"/settings/broadcast\"]");
        assert_eq!(form.value("broadcast_server"), Some(server));
        assert!(!page.html().contains(TOKEN));
    }
    assert_eq!(scene.app.count("broadcasts"), 0);
    assert_eq!(site.with(|held| held.heard.len()), 0);
    scene.app.start_with("--private-webhooks");
    scene.chief.move_to(&scene.app.base);
    // Asked too much, it waits for a minute at least.
    site.with(|held| held.status = Some((429, "{}")));
    scene.begin(TOKEN, &site.address).assert_status(303);
    scene.wait_for("too many requests");
    let pause = if scene.app.is_sqlite() {
        "SELECT CAST(round((julianday(due_at) - julianday(told_at)) * 86400) AS TEXT) AS line FROM broadcasts"
    } else {
        "SELECT round(extract(epoch FROM due_at - told_at))::text AS line FROM broadcasts"
    };
    let pause = scene.app.lines(pause).remove(0);
    assert_eq!(pause.parse::<f64>().unwrap(), 60.0);
    // A site that fails is asked again.
    site.with(|held| held.status = Some((503, "")));
    scene.turn();
    scene.wait_for("answer 503");
    // A game that is not taken is told, and is not sent again as it is.
    site.with(|held| {
        held.status = None;
        held.pushed = Some(r#"{"games":[{"tags":{},"error":"Cannot parse move"},{"moves":0}]}"#);
    });
    scene.turn();
    scene.wait_for("Games not taken: 1 (Cannot parse move)");
    assert_eq!(site.heard(PUSH).len(), 1);
    // A token that is not taken any more ends it.
    site.with(|held| held.status = Some((401, r#"{"error":"No such token"}"#)));
    press_result(&mut scene.chief, &scene.slug, 1, 3, "0-1").assert_status(303);
    let page = scene.wait_for("the token is not accepted");
    page.assert_shows("Stopped");
    let before = site.with(|held| held.heard.len());
    thread::sleep(Duration::from_secs(12));
    assert_eq!(site.with(|held| held.heard.len()), before);
}
