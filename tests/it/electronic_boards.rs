//! Moves of electronic boards: poured into the round by `tratto watch`, from files and addresses, whole and broken.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::TcpListener,
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

use crate::{
    commands::run,
    round_robin,
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        page::Page,
        tournament::{enter_all, press_result, with_round_published},
    },
};

on_both_databases!(
    the_floor_rings_for_moves_of_boards,
    ends_and_clocks_ring_as_for_typed_moves,
    a_schedule_is_read_round_by_round,
    a_feed_is_poured_once_and_corrected_with_trace,
    what_an_arbiter_wrote_stays,
    an_address_is_read_and_survived,
    the_server_reads_what_arbiters_name,
);

/// A game of a feed, as board software writes one.
pub(crate) fn game(place: &str, moves: &str, result: &str) -> String {
    format!(
        "[Event \"?\"]\n[Round \"{place}\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n"
    )
}

pub(crate) struct Scene {
    pub(crate) app: TestApp,
    pub(crate) chief: Browser,
    slug: String,
    folder: Folder,
}

impl Scene {
    pub(crate) fn new(mut app: TestApp) -> Self {
        let mut chief = app.admin();
        let slug = with_round_published(&mut chief, "Torneo delle Scacchiere", 8);
        let folder = Folder::new("boards");
        Self {
            app,
            chief,
            slug,
            folder,
        }
    }

    /// Reads the source once; what the command says.
    #[track_caller]
    fn watch(&self, place: &str) -> (i32, String) {
        let (code, out, error) = run(
            self.folder.path(),
            &[
                "watch",
                place,
                "--tournament",
                &self.slug,
                "--once",
                "--private-boards",
                "--database",
                &self.app.database,
            ],
            "",
        );
        (code, format!("{out}{error}").trim().to_owned())
    }

    /// Reads a file with this text.
    #[track_caller]
    fn pour(&self, text: &str) -> String {
        fs::write(self.folder.path().join("games.pgn"), text).unwrap();
        self.watch("games.pgn").1
    }

    /// The moves that stand at a board, and its clocks.
    fn moves(&self, board: u16) -> String {
        let pairing = self.app.pairing(1, board);
        let lines = self.app.lines(&format!(
            "SELECT san AS line FROM game_moves WHERE undone_at IS NULL AND game_id = \
             (SELECT id FROM games WHERE pairing_id = {pairing}) ORDER BY ply"
        ));
        lines.join(" ")
    }
}

fn the_floor_rings_for_moves_of_boards(app: TestApp) {
    let mut scene = Scene::new(app);
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    let text = game("1.1", shuffle, "*") + &game("1.2", "1. e4 e5 2. Ke3", "*");
    let said = scene.pour(&text);
    assert_eq!(
        said,
        "read: 2 boards, 9 moves, 0 taken back; board 2: illegal at half-move 3 (Ke3)"
    );
    let floor = scene.chief.open(&format!("/t/{}/floor", scene.slug));
    assert_eq!(floor.attributes("ol.calls > li.first", "data-board"), ["2"]);
    floor.assert_shows("Half-move 3: Ke3.");
    // The position comes for the third time.
    let text = text.replace("4. Ng1 *", "4. Ng1 Ng8 *");
    scene.pour(&text);
    let floor = scene.chief.open(&format!("/t/{}/floor", scene.slug));
    let mut rings = floor.attributes("ol.calls > li", "data-board");
    rings.sort();
    assert_eq!(rings, ["1", "2"], "{}", floor.html());
    // The players put it right, and the board with them: nothing rings there any more.
    scene.pour(&text.replace("2. Ke3", "2. Ke2"));
    let floor = scene.chief.open(&format!("/t/{}/floor", scene.slug));
    assert_eq!(floor.attributes("ol.calls > li", "data-board"), ["1"]);
    assert_eq!(scene.moves(2), "e4 e5 Ke2");
}

fn ends_and_clocks_ring_as_for_typed_moves(app: TestApp) {
    let mut scene = Scene::new(app);
    let said = |clocks: [&str; 3]| {
        let [first, second, third] = clocks;
        format!("1. e4 {{[%clk {first}]}} e5 {{[%clk {second}]}} 2. Nf3 {{[%clk {third}]}}")
    };
    let text = [
        // Mate, and no result.
        game("1.1", "1. f3 e5 2. g4 Qh4#", "*"),
        // A clock that went up by an hour.
        game("1.2", &said(["1:29:57", "1:29:50", "2:30:00"]), "*"),
        // Less than five minutes.
        game("1.3", &said(["0:04:10", "1:29:50", "0:03:00"]), "*"),
        game("1.4", &said(["1:29:57", "1:29:50", "1:29:40"]), "*"),
    ];
    scene.pour(&text.concat());
    let floor = scene.chief.open(&format!("/t/{}/floor", scene.slug));
    let at = |board: &str| {
        let css = format!("li[data-board=\"{board}\"]");
        floor.texts(&css).join(" ")
    };
    for (board, words) in [
        ("1", "Game over on the board"),
        ("2", "Clock to be looked at"),
        ("3", "Less than five minutes"),
    ] {
        assert!(at(board).contains(words), "{board}: {}", floor.html());
    }
    // The most urgent first; what is in order does not ring.
    let rings = floor.attributes("ol.calls > li", "data-board");
    assert_eq!(rings, ["1", "2", "3"]);
}

/// All rounds of a schedule are published at once: the boards show the one that is being played.
fn a_schedule_is_read_round_by_round(mut app: TestApp) {
    let mut chief = app.admin();
    let name = "Sociale delle Scacchiere";
    let slug = round_robin::with_players(&mut chief, name, "round-robin", "rating", 4);
    round_robin::published(&mut chief, &slug);
    let folder = Folder::new("boards");
    let mut scene = Scene {
        app,
        chief,
        slug,
        folder,
    };
    let first = game("1.1", "1. e4 e5", "*");
    assert_eq!(scene.pour(&first), "read: 1 boards, 2 moves, 0 taken back");
    enter_all(&mut scene.chief, &scene.slug, 1, "1-0");
    let second = game("2.2", "1. d4", "*");
    assert_eq!(scene.pour(&second), "read: 1 boards, 1 moves, 0 taken back");
    let rounds = scene.app.lines(
        "SELECT CAST(r.number AS TEXT) || '.' || CAST(p.board AS TEXT) AS line FROM games g \
         JOIN pairings p ON p.id = g.pairing_id JOIN rounds r ON r.id = p.round_id ORDER BY r.number",
    );
    assert_eq!(rounds, ["1.1", "2.2"]);
}

fn a_feed_is_poured_once_and_corrected_with_trace(app: TestApp) {
    let scene = Scene::new(app);
    let clocks = "1. e4 {[%clk 1:29:57]} e5 {[%clk 1:29:50]} 2. Nf3 {[%clk 1:29:40]}";
    let text = game("1.3", clocks, "*") + &game("1.9", "1. d4", "*") + &game("2.1", "1. c4", "*");
    assert_eq!(
        scene.pour(&text),
        "read: 1 boards, 3 moves, 0 taken back; board 9: no-board"
    );
    let clocks = scene.app.lines(
        "SELECT white_clock || ' ' || COALESCE(black_clock, 0) AS line FROM game_moves ORDER BY ply",
    );
    assert_eq!(clocks, ["539700 0", "539700 539000", "538000 539000"]);
    let deeds = scene.app.count("audit");
    for _ in 0..2 {
        assert_eq!(
            scene.pour(&text),
            "read: 1 boards, 0 moves, 0 taken back; board 9: no-board"
        );
    }
    // Cut anywhere, it takes nothing back.
    for end in 0..text.len() / 3 {
        let cut = text.get(..end * 3).unwrap();
        assert!(scene.pour(cut).contains(" 0 moves, 0 taken back"), "{end}");
    }
    assert_eq!(scene.app.count("audit"), deeds);
    // The last move was another one.
    let other = text.replace("2. Nf3", "2. Nc3");
    assert!(
        scene
            .pour(&other)
            .starts_with("read: 1 boards, 1 moves, 1 taken back")
    );
    assert_eq!(scene.moves(3), "e4 e5 Nc3");
    assert_eq!(scene.app.count("game_moves WHERE undone_at IS NOT NULL"), 1);
    assert_eq!(scene.app.count("audit"), deeds + 1);
}

fn what_an_arbiter_wrote_stays(app: TestApp) {
    let mut scene = Scene::new(app);
    let page = format!("/t/{}/game/{}", scene.slug, scene.app.pairing(1, 1));
    for written in ["e4", "c5"] {
        let form = scene.chief.open(&page).assert_ok().form("#move-form");
        scene
            .chief
            .send(form.set("move", written))
            .assert_status(303);
    }
    press_result(&mut scene.chief, &scene.slug, 1, 2, "1-0").assert_status(303);
    let text = game("1.1", "1. e4 e5", "0-1") + &game("1.2", "1. d4 d5", "0-1");
    let said = scene.pour(&text);
    assert_eq!(
        said,
        "read: 2 boards, 2 moves, 0 taken back; board 1: by-hand"
    );
    assert_eq!(scene.moves(1), "e4 c5");
    assert_eq!(scene.app.count("pairings WHERE result = '1-0'"), 1);
    assert_eq!(scene.app.count("pairings WHERE result IS NOT NULL"), 1);
    // What goes on from it is taken over.
    scene.pour(&game("1.1", "1. e4 c5 2. Nf3", "*"));
    assert_eq!(scene.moves(1), "e4 c5 Nf3");
}

/// What a server of boards answers: a status and a text.
pub(crate) type Answer = Arc<Mutex<(u16, String)>>;

/// A server of boards on this machine: its address with a key, and what it answers.
pub(crate) fn boards_at_an_address() -> (String, Answer) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let answer = Arc::new(Mutex::new((200, String::new())));
    let shared = answer.clone();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut head = [0; 4096];
            let _ = stream.read(&mut head);
            let (status, body) = shared.lock().unwrap().clone();
            let head = format!(
                "HTTP/1.1 {status} X\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
                body.len()
            );
            let _ = stream.write_all((head + &body).as_bytes());
        }
    });
    (format!("http://{address}/live.pgn?key=segreto"), answer)
}

fn an_address_is_read_and_survived(app: TestApp) {
    let scene = Scene::new(app);
    let (place, answer) = boards_at_an_address();
    let set = |status, body: &str| *answer.lock().unwrap() = (status, body.to_owned());
    set(200, &game("1.1", "1. e4", "*"));
    assert_eq!(
        scene.watch(&place),
        (0, "read: 1 boards, 1 moves, 0 taken back".to_owned())
    );
    set(503, "");
    let (code, said) = scene.watch(&place);
    assert_eq!(said, "503");
    assert_ne!(code, 0);
    set(200, "<html>\u{0}[[[ 1. e4 {");
    assert_eq!(scene.watch(&place).0, 0);
    set(200, &game("1.1", "1. e4 e5", "*"));
    assert_eq!(
        scene.watch(&place).1,
        "read: 1 boards, 1 moves, 0 taken back"
    );
    assert_eq!(scene.moves(1), "e4 e5");
    // The key of the address is in no trail.
    let trail = scene
        .app
        .lines("SELECT subject || \"before\" || \"after\" AS line FROM audit");
    assert!(!trail.join(" ").contains("segreto"));
}

impl Scene {
    /// Names a source on the page.
    pub(crate) fn name(&mut self, place: &str) -> Page {
        let page = self.chief.open(&self.page());
        let form = page.assert_ok().form("form[action$=\"/settings/boards\"]");
        self.chief.send(form.set("feed_place", place))
    }

    fn page(&self) -> String {
        format!("/t/{}/settings/boards", self.slug)
    }

    /// Waits until the page says it.
    #[track_caller]
    fn wait_for(&mut self, words: &str) -> Page {
        for _ in 0..150 {
            let page = self.chief.open(&self.page());
            if page.text().contains(words) {
                return page;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("{words}: {}", self.chief.open(&self.page()).text());
    }
}

fn the_server_reads_what_arbiters_name(app: TestApp) {
    let mut scene = Scene::new(app);
    let folder = scene.folder.path().to_string_lossy().into_owned();
    // Where the operator allows nothing, an address of this machine and a folder are refused, and nothing is lost.
    for (place, why) in [
        ("http://127.0.0.1:9/live.pgn", "Electronic boards"),
        (folder.as_str(), "the operator has opened no folder"),
        ("", "Where they are read"),
    ] {
        let page = scene.name(place);
        page.assert_status(422).assert_shows(why);
        let form = page.form("form[action$=\"/settings/boards\"]");
        assert_eq!(form.value("feed_place"), Some(place));
    }
    assert_eq!(scene.app.count("feeds"), 0);
    scene.app.start_with("--private-boards");
    scene.app.start_with(&format!("--boards-folder={folder}"));
    scene.chief.move_to(&scene.app.base);
    let (place, answer) = boards_at_an_address();
    *answer.lock().unwrap() = (200, game("1.1", "1. e4 e5", "*"));
    scene.name(&place).assert_status(303);
    let page = scene.wait_for("half-moves recorded: 2");
    page.assert_shows("Is being read").assert_hides("segreto");
    assert!(page.html().len() < 30_000);
    assert_eq!(scene.moves(1), "e4 e5");
    // It fails, is asked again, and goes on.
    *answer.lock().unwrap() = (503, String::new());
    scene.wait_for("answer 503");
    assert_eq!(scene.moves(1), "e4 e5");
    // A folder, with a move that the Laws do not allow; outside it nothing.
    fs::write(
        scene.folder.path().join("live.pgn"),
        game("1.2", "1. e4 e5 2. Ke3", "*"),
    )
    .unwrap();
    scene
        .name("..")
        .assert_status(422)
        .assert_shows("no such folder or file here");
    scene.name(".").assert_status(303);
    scene
        .wait_for("illegal move")
        .assert_shows("board 2: illegal move · half-move 3 (Ke3)");
    let mut italian = scene.chief.clone().in_italian();
    italian
        .open(&scene.page())
        .assert_shows("tavolo 2: mossa illegale · semimossa 3 (Ke3)");
    // Stopped, it is read no more; a source is taken away, and its moves stay.
    let page = scene.chief.open(&scene.page());
    let stops = page.attributes("form[action$=\"/stop\"]", "action");
    assert_eq!(stops.len(), 2);
    let stop = page.form(&format!("form[action=\"{}\"]", stops[1]));
    scene.chief.send(stop).assert_status(303);
    fs::write(
        scene.folder.path().join("live.pgn"),
        game("1.2", "1. e4 e5 2. Ke2 Ke7", "*"),
    )
    .unwrap();
    thread::sleep(Duration::from_secs(7));
    assert_eq!(scene.moves(2), "e4 e5");
    let page = scene.wait_for("Stopped");
    let start = page.form("form[action$=\"/start\"]");
    scene.chief.send(start).assert_status(303);
    scene.wait_for("half-moves recorded: 4");
    assert_eq!(scene.moves(2), "e4 e5 Ke2 Ke7");
    for _ in 0..2 {
        let page = scene.chief.open(&scene.page());
        let remove = page.form("form[action$=\"/remove\"]");
        scene.chief.send(remove).assert_status(303);
    }
    assert_eq!(
        scene.app.count("feeds") + scene.app.count("feed_troubles"),
        0
    );
    assert_eq!(scene.moves(2), "e4 e5 Ke2 Ke7");
    let trail = scene
        .app
        .lines("SELECT subject || \"before\" || \"after\" AS line FROM audit");
    assert!(!trail.join(" ").contains("segreto"));
}
