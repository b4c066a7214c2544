//! The demonstration: quickly there, every log-in works, every capability has something to be seen, nothing stays behind.

use std::{
    collections::HashMap,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, ChildStdout, Command, Stdio},
    time::Instant,
};

use crate::support::Browser;

/// The program with its demonstration; ended with the value.
struct Demo {
    child: Child,
    base: String,
    /// The printed lines of the accounts.
    log_ins: Vec<String>,
    /// Open for as long as it may print.
    _out: BufReader<ChildStdout>,
}

impl Demo {
    fn start() -> Self {
        let begun = Instant::now();
        let mut child = Command::new(crate::support::app::binary())
            .args(["demo", "--listen", "127.0.0.1:0"])
            .env_remove("TRATTO_LISTEN")
            .env_remove("TRATTO_PUBLIC_URL")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("starting the program: {error}"));
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut next = || {
            let mut line = String::new();
            drop(out.read_line(&mut line));
            line.trim_end().to_owned()
        };
        let first = next();
        println!("listening after {:?}", begun.elapsed());
        let base = first.strip_prefix("listening on ").unwrap_or_default();
        assert!(!base.is_empty(), "{first}");
        let log_ins = (0..4).map(|_| next()).collect();
        Self {
            base: base.to_owned(),
            child,
            log_ins,
            _out: out,
        }
    }

    fn folder(&self) -> PathBuf {
        std::env::temp_dir().join(format!("tratto-demo-{}", self.child.id()))
    }

    fn visitor(&self) -> Browser {
        Browser::new(&self.base)
    }

    /// Each account that was printed, logged in.
    fn accounts(&self) -> Vec<(&str, Browser)> {
        let log_in = |line| {
            let words: Vec<&str> = str::split(line, ' ').collect();
            let ["log-in", name, "/", password, ..] = words.as_slice() else {
                panic!("{line}");
            };
            let mut browser = self.visitor();
            let form = browser.get("/login").assert_ok().form("main form");
            let form = form.set("name", name).set("password", password);
            browser.send(form).assert_status(303);
            (*name, browser)
        };
        self.log_ins
            .iter()
            .map(String::as_str)
            .map(log_in)
            .collect()
    }

    /// Ends the program in order.
    fn end(&mut self) {
        let killed = Command::new("kill")
            .arg(self.child.id().to_string())
            .status();
        assert!(killed.is_ok_and(|status| status.success()));
        drop(self.child.wait());
    }
}

impl Drop for Demo {
    fn drop(&mut self) {
        // Nothing is left of one that was ended in order.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn shows_a_tournament_under_way_and_cleans_up() {
    let mut demo = Demo::start();
    let folder = demo.folder();
    assert!(folder.is_dir());
    let mut home = demo.visitor();
    let page = home.get("/");
    page.assert_ok().assert_shows("Open della Nebbia");
    // It is the one of which the home page tells.
    let slug = page.attributes("h1 a", "href").remove(0);
    assert_eq!(page.link("Open della Nebbia"), slug);
    let accounts = demo.accounts();
    let names: Vec<&str> = accounts.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["admin", "arbitro", "segreteria", "isole"]);
    for (_, mut browser) in accounts.into_iter().filter(|(name, _)| *name == "arbitro") {
        let floor = browser.get(&format!("{slug}/floor"));
        floor.assert_ok().assert_shows("threefold");
        // The illegal move is a decision: worded in the reader's language, not typed in one.
        let game = floor.link("Open Board 3");
        let game = browser.get(&game);
        game.assert_ok()
            .assert_shows("Illegal move by White “Txh7”")
            .assert_shows("First illegal move: 2 minutes more for Black");
        let back = floor.link("Open Board 3");
        let italian = browser.open(&format!("/lang/it?back={back}"));
        italian.assert_shows("Prima mossa illegale: 2 minuti in più al Nero");
    }
    let games = home.get(&format!("{slug}/games"));
    games.assert_ok().assert_shows("4 games");
    let cup = home.get("/").link("Coppa dei Tre Ponti");
    home.get(&format!("{cup}/bracket"))
        .assert_ok()
        .assert_shows("rapid 1–1, blitz ½–1½");
    let matches = home.get("/").link("Doppio delle Saline");
    home.get(&format!("{matches}/round/4"))
        .assert_ok()
        .assert_shows("Match 2, game 2 of 2.");
    // What arbiters alone may know is on no public page.
    for path in ["", "/games", "/round/3", "/games.pgn"] {
        let page = home.get(&format!("{slug}{path}"));
        page.assert_ok();
        assert!(!page.html().contains("Txh7") && !page.html().contains("llegal"));
    }
    demo.end();
    assert!(!folder.exists(), "{}", folder.display());
}

/// What everybody sees: tournament by its name, empty for pages of the site; the page below it; what stands there.
const PUBLIC: [Seen; 23] = [
    ("", "/links/italy", "Archivio delle partite di provincia"),
    ("", "/organisers", "Federazione delle Isole di Levante"),
    ("", ISLES, "Campionato delle Isole"),
    ("", ISLES, "11 to 14 years"),
    ("", ISLES_CLUBS, "Circolo della Lanterna"),
    (CHAMPIONSHIP, "", "Isole di Levante"),
    (KEIZER, "/round/1", "duty for the club (1 point)"),
    (KEIZER, "/standings", "Keizer score"),
    ("Coppa delle Due Rive", "/bracket", "rapid"),
    ("Coppa delle Due Vite", "/bracket?of=losers", "Round 1"),
    ("Arrocco contro Zeitnot", "/standings", "Arrocco 1½"),
    (SCHILLER, "/round/1/why", "of the Schiller table"),
    (HUTTON, "/round/1/why", "meet in one round"),
    (MOLTER, "/round/1/why", "of the Molter table"),
    (LEAGUE, "/teams", "Granai della Laguna"),
    (LEAGUE, "/round/1/match/1", "Granai"),
    ("Sociale di Natale", "/round/7", "18:30"),
    (BURSTEIN, "/round/1/why", "Acceleration (C.04.7)"),
    (DUBOV, "/games", "2 games"),
    (MASTERS, "/norms", "6½/9"),
    (MOVED, "/players", "Player "),
    (HALL, "/screen/orologio", "Chiuse"),
    (HALL, "/screen/avvisi", "1 and 4"),
];

/// The same of the chief arbiter.
const OF_ARBITER: [Seen; 26] = [
    ("", "/account/halls", "Sala delle Mura"),
    (LIM, "/settings/mirror", "sito.example"),
    (BURSTEIN, "/desk/2/hand", "Burstein"),
    (DUBOV, "/integrity", "Moduli scambiati"),
    (DUBOV, "/integrity", "Sono padre e figlia"),
    (OVER, "/integrity", "Moduli scambiati"),
    (OVER, "/papers/report/print", "Scacchiera del Po"),
    (OVER, "/prizes/desk", "Miglior partita"),
    (MOVED, "/archive", "goes on elsewhere"),
    ("Coppa delle Contrade", "/teams/desk", "Torre di Guardia"),
    ("Festival dei Tigli A", "/record", "Registrata due volte"),
    (COMING, "/requests", "Fontanive"),
    (COMING, "/requests", "Lorusso Prati"),
    (COMING, "/requests", "Tagliacozzi"),
    (COMING, "/requests", "Spadaro"),
    (COMING, "/requests", "Dragosin"),
    (COMING, "/entries", "Belcastri"),
    (COMING, LISTED, "Ravaglioli"),
    (HALL, "/devices", "Schermo del bar"),
    (HALL, "/screens", "orologio"),
    (HALL, "/settings", "Furio Zambelloni"),
    (HALL, "/settings/tokens", "Sito del circolo"),
    (HALL, "/settings/webhooks", "circolo.example"),
    (HALL, "/settings/boards", "scacchiere.example"),
    (HALL, "/settings/broadcast", "dirette.example"),
    (HALL, "/incidents", "Ricorso sulla penalità"),
];

/// The same of the other accounts.
const OF_ADMIN: [Seen; 2] = [
    ("", "/admin/lists", "FSI"),
    ("", "/admin/clubs", "Alfieri della Scogliera"),
];
const OF_SECRETARY: [Seen; 1] = [("", "/mine", "Torneo delle Chiuse")];
const OF_OFFICER: [Seen; 4] = [
    ("", ISLES_PEOPLE, "Corrado Bitta"),
    ("", ISLES_PEOPLE, "Isole Minori"),
    (CHAMPIONSHIP, "/fees", "Cimarosti"),
    (CHAMPIONSHIP, "/prizes/fund", "A Prima categoria"),
];

/// Name of a tournament, page, text.
type Seen = (&'static str, &'static str, &'static str);

const ISLES: &str = "/o/federazione-delle-isole-di-levante";
const ISLES_CLUBS: &str = "/o/federazione-delle-isole-di-levante/clubs";
const ISLES_PEOPLE: &str = "/o/federazione-delle-isole-di-levante/people";
const SCHILLER: &str = "Quattro circoli, sistema Schiller";
const HUTTON: &str = "Quattro circoli, sistema Hutton";
const MOLTER: &str = "Quattro circoli, sistema Molter";
const BURSTEIN: &str = "Torneo delle Mura, sistema Burstein";
const DUBOV: &str = "Torneo delle Mura, sistema Dubov";
const LIM: &str = "Torneo delle Mura, sistema Lim";
const LISTED: &str = "/entries/rating-lists?q=ravaglioli";
const CHAMPIONSHIP: &str = "Campionato delle Isole";
const KEIZER: &str = "Serate del Cavallo";
const LEAGUE: &str = "Lega dei Granai";
const MASTERS: &str = "Magistrale del Faro";
const MOVED: &str = "Torneo del Molo";
const OVER: &str = "Torneo dell’Argine";
const COMING: &str = "Open del Lungomare";
const HALL: &str = "Torneo delle Chiuse";

/// The addresses of all tournaments of the home page by their names; of two of one name that of the first.
fn tournaments(home: &mut Browser) -> HashMap<String, String> {
    let page = home.get("/");
    let links = "a[href^='/t/']";
    let named = page.texts(links).into_iter();
    let mut found: HashMap<String, String> = HashMap::new();
    for (name, address) in named.zip(page.attributes(links, "href")) {
        let known = found.entry(name).or_insert_with(|| address.clone());
        if address.len() < known.len() {
            *known = address;
        }
    }
    found
}

#[test]
fn every_capability_has_something_to_be_seen() {
    let demo = Demo::start();
    let mut home = demo.visitor();
    let tournaments = tournaments(&mut home);
    let address = |name: &str, path: &str| {
        let base = match name {
            "" => "",
            name => {
                let known = tournaments.get(name).map(String::as_str);
                known.unwrap_or_else(|| panic!("{name}: {tournaments:?}"))
            }
        };
        format!("{base}{path}")
    };
    let sees = |browser: &mut Browser, all: &[Seen]| {
        for (name, path, text) in all {
            let page = browser.open(&address(name, path));
            page.assert_ok().assert_shows(text);
        }
    };
    sees(&mut home, &PUBLIC);
    let shown = home.get(&address(CHAMPIONSHIP, ""));
    let accents = shown.attributes("[data-accent]", "data-accent");
    assert_eq!(accents, ["plum"]);
    let mut accounts: HashMap<&str, Browser> = demo.accounts().into_iter().collect();
    for (who, all) in [
        ("admin", &OF_ADMIN[..]),
        ("segreteria", &OF_SECRETARY[..]),
        ("isole", &OF_OFFICER[..]),
        ("arbitro", &OF_ARBITER[..]),
    ] {
        sees(accounts.get_mut(who).unwrap(), all);
    }
    let arbiter = accounts.get_mut("arbitro").unwrap();
    // Two values for one board, and a call from a table.
    let desk = arbiter.get(&address(HALL, "/desk/1"));
    let unclear = desk.assert_ok().attributes("tr.conflict", "data-board");
    assert_eq!(unclear, ["4"]);
    let floor = arbiter.get(&address(HALL, "/floor"));
    assert!(!floor.assert_ok().texts("ol.calls > li").is_empty());
    // A captain's page, without an account.
    let teams = arbiter.get(&address(LEAGUE, "/teams/desk"));
    let captains = teams.assert_ok().attributes("a[href*='/captain/']", "href");
    assert_eq!(captains.len(), 4);
    home.get(&captains[0]).assert_ok().assert_shows("Granai");
    // The certificate of a norm, with a line of the arbiter's.
    let norms = arbiter.get(&address(MASTERS, "/norms"));
    let certificates = norms.attributes("a[href*='/papers/norm/']", "href");
    let sheet = format!("{}/print", certificates[0].trim_end_matches("/print"));
    let sheet = arbiter.get(&sheet);
    sheet.assert_ok().assert_shows("Giocata in nove giorni");
    // The copy of a hall's tournament says so; what was handed over goes on beside it.
    let halls = arbiter.get("/account/halls");
    let copy = halls.assert_ok().link(LIM);
    assert_ne!(copy, address(LIM, ""));
    home.get(&copy)
        .assert_ok()
        .assert_shows("Copy of the arbiters’ desk in the hall");
    let moved = format!("{}-2", address(MOVED, ""));
    arbiter.get(&moved).assert_ok();
}
