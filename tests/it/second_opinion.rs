//! A second opinion on the report of any program: as a page, for programs, on the command line. Nothing is kept, unless
//! who sends the report asks for it.

use std::fs;

use sha2::Digest as _;

use crate::{
    commands::run,
    support::{TestApp, folder::Folder, on_both_databases, page::Page, sql::lines},
};

on_both_databases!(
    a_report_is_verified_or_what_differs_is_named,
    programs_get_the_same_as_json,
    an_answer_is_kept_where_that_is_asked_and_removed_by_its_link,
    programs_keep_an_answer,
    not_more_are_kept_than_fit_an_hour,
);

/// Four players, round 1: 1-3 and 4-2 are right.
const RIGHT: &str = "\
012 Torneo dei Quattro
042 2026/03/07
052 2026/03/08
142 3
152 W
202 WIN,BH
001    1      Provetti, Aldo                    2400 ITA                         1.0    1     3 w 1
001    2      Provetti, Bice                    2300 ITA                         0.0    3     4 b 0
001    3      Provetti, Carla                   2200 ITA                         0.0    3     1 b 0
001    4      Provetti, Dino                    2100 ITA                         1.0    1     2 w 1
";

/// The same with the colours of the second board turned and a place that does not follow.
fn wrong() -> String {
    RIGHT
        .replace("0.0    3     4 b 0", "0.0    2     4 w 0")
        .replace("1.0    1     2 w 1", "1.0    1     2 b 1")
}

fn sent(app: &TestApp, text: &str) -> Page {
    let mut visitor = app.browser().in_italian();
    let form = visitor.open("/check").form_to("/check");
    let form = form.upload("file", "torneo.trf", "text/plain", text.as_bytes());
    visitor.submit(form)
}

fn a_report_is_verified_or_what_differs_is_named(app: TestApp) {
    let before = app.count("audit");
    sent(&app, RIGHT)
        .assert_ok()
        .assert_shows("Verificato")
        .assert_shows("Un turno e 4 posti seguono dalle regole");
    sent(&app, &wrong())
        .assert_ok()
        .assert_shows("Ci sono differenze")
        .assert_shows("turno 1, tavolo 2: c’è 2-4; le regole danno 4-2; i colori li dà 5.2.5")
        .assert_shows("numero 2: è al posto 2; le regole danno i posti da 3 a 4")
        .assert_hides("Provetti");
    // Another tie-break whose readings differ between programs is named.
    sent(&app, &RIGHT.replace("WIN,BH", "STD,KS,FB"))
        .assert_shows("STD con doppio forfait")
        .assert_shows("Koya (KS)")
        .assert_shows("Fore Buchholz (FB)");
    // A system that is not built here: what could be compared is said.
    sent(&app, &RIGHT.replace("142 3", "142 3\n192 CUSTOM_SWISS"))
        .assert_shows("Non tutto si è potuto confrontare");
    // Bad files: with line and column.
    sent(&app, &RIGHT.replace("     3 w 1", "     9 w 1"))
        .assert_status(422)
        .assert_shows("Non è un rapporto che si possa leggere");
    let mut visitor = app.browser().in_italian();
    let form = visitor.open("/check").form_to("/check");
    visitor.submit(form).assert_status(422);
    // Nothing is kept.
    assert_eq!(app.count("audit"), before);
    assert_eq!(app.count("tournaments"), 0);
    // A form of another site is refused.
    let form = visitor.open("/check").form_to("/check");
    let forged = form.set("text", RIGHT).forge("csrf", "x");
    visitor.send(forged).assert_status(403);
}

fn programs_get_the_same_as_json(app: TestApp) {
    let mut program = app.browser();
    let mut ask = |text: &str| {
        let page = program.post_body("/api/v1/check", "text/plain", text.as_bytes());
        let page = page.unwrap();
        let found: serde_json::Value = serde_json::from_str(&page.html()).unwrap();
        (page.status, found)
    };
    let (status, found) = ask(RIGHT);
    assert_eq!((status, &found["verdict"]), (200, &"verified".into()));
    let (_, found) = ask(&wrong());
    assert_eq!(found["verdict"], "differs");
    let board = &found["pairings"][0];
    assert_eq!((&board["round"], &board["board"]), (&1.into(), &2.into()));
    assert_eq!(board["stands"], serde_json::json!([2, 4]));
    assert_eq!(board["rules_give"], serde_json::json!([[4, 2]]));
    assert!(!found.to_string().contains("Provetti"), "{found}");
    let folder = Folder::new("second-opinion");
    fs::write(folder.path().join("torneo.trf"), wrong()).unwrap();
    let (code, out, error) = run(folder.path(), &["check", "--json", "torneo.trf"], "");
    assert_eq!(code, 1, "{error}");
    let mut line: serde_json::Value = serde_json::from_str(out.trim_end()).unwrap();
    let name = line.as_object_mut().unwrap().remove("file");
    assert_eq!(name, Some("torneo.trf".into()));
    assert_eq!(line, found);
    let (status, found) = ask("001 x");
    assert_eq!((status, &found["verdict"]), (422, &"unreadable".into()));
    assert!(
        found["errors"][0]["line"]
            .as_u64()
            .is_some_and(|line| line > 0)
    );
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A path of this server out of a whole address.
fn path(address: &str) -> String {
    let (_, rest) = address.split_once("//").unwrap();
    rest[rest.find('/').unwrap()..].to_owned()
}

fn an_answer_is_kept_where_that_is_asked_and_removed_by_its_link(app: TestApp) {
    let trail = app.count("audit");
    sent(&app, RIGHT).assert_ok().assert_hides("conservata");
    assert_eq!(app.count("kept_opinions"), 0);
    let mut visitor = app.browser().in_italian();
    let form = visitor.open("/check").form_to("/check").tick("keep");
    let form = form.upload("file", "torneo.trf", "text/plain", RIGHT.as_bytes());
    let page = visitor.submit(form);
    page.assert_ok()
        .assert_shows("Questa risposta è conservata");
    let links = page.attributes("section.msg a", "href");
    let [address, removal] = links.as_slice() else {
        panic!("{links:?}")
    };
    let (address, removal) = (path(address), path(removal));
    // Counts and codes, the digest of the report, and nobody's name: not of the file, not of the tournament.
    let mut other = app.browser();
    other
        .open(&address)
        .assert_ok()
        .assert_shows("Verified")
        .assert_shows("Rounds paired again")
        .assert_shows("WIN, BH")
        .assert_shows("FIDE_DUTCH_2026")
        .assert_hides("Provetti")
        .assert_hides("Quattro")
        .assert_hides("remove");
    let digest = hex(&sha2::Sha256::digest(RIGHT.as_bytes()));
    other.open(&address).assert_shows(&digest);
    let all = "SELECT code || system || tie_breaks || verdict AS line FROM kept_opinions";
    let [stored] = &lines(&app.database, all)[..] else {
        panic!("one row")
    };
    assert!(
        !removal.contains(stored.as_str()) && !stored.contains("Provetti"),
        "{stored}"
    );
    // Any site may show the badge, in the language that it asks for.
    let badge = other.get(&format!("{address}/badge.svg"));
    badge.assert_ok();
    assert_eq!(badge.header("content-type"), Some("image/svg+xml"));
    let policy = badge.header("cross-origin-resource-policy");
    assert_eq!(policy, Some("cross-origin"));
    assert!(
        badge.html().contains("verified by tratto: one round"),
        "{}",
        badge.html()
    );
    let italian = other.get(&format!("{address}/badge.svg?lang=it")).html();
    assert!(
        italian.contains("verificato da tratto: un turno"),
        "{italian}"
    );
    // The secret alone removes it; looking at the link does not.
    let wrong = format!("{address}/remove/{}", "0".repeat(64));
    other.open(&wrong).assert_status(404);
    let question = other.open(&removal);
    question.assert_ok().assert_shows("Remove this answer?");
    other.open(&address).assert_ok();
    other.send(question.form_to(&removal)).assert_status(303);
    other.open("/check").assert_shows("Answer removed.");
    other.open(&address).assert_status(404);
    other
        .get(&format!("{address}/badge.svg"))
        .assert_status(404);
    assert_eq!(app.count("kept_opinions"), 0);
    assert_eq!(app.count("audit"), trail);
}

fn programs_keep_an_answer(app: TestApp) {
    let mut program = app.browser();
    let mut ask = |text: &str| {
        let page = program.post_body("/api/v1/check?keep=1", "text/plain", text.as_bytes());
        let found: serde_json::Value = serde_json::from_str(&page.unwrap().html()).unwrap();
        found
    };
    let found = ask(&wrong());
    let address = path(found["kept"]["address"].as_str().unwrap());
    let badge = path(found["kept"]["badge"].as_str().unwrap());
    let removal = path(found["kept"]["remove"].as_str().unwrap());
    assert!(removal.starts_with(&address) && badge.starts_with(&address));
    // What cannot be read is no answer to keep.
    assert!(ask("001 x")["kept"].is_null());
    assert_eq!(app.count("kept_opinions"), 1);
    let mut visitor = app.browser();
    visitor.open(&address).assert_shows("It differs");
    assert!(visitor.get(&badge).html().contains("tratto: it differs"));
    let part = RIGHT.replace("142 3", "142 3\n192 CUSTOM_SWISS");
    let address = path(ask(&part)["kept"]["address"].as_str().unwrap());
    visitor
        .open(&address)
        .assert_shows("Not everything could be compared");
}

fn not_more_are_kept_than_fit_an_hour(app: TestApp) {
    let mut program = app.browser();
    let mut ask = |keep: &str| {
        let address = format!("/api/v1/check{keep}");
        program
            .post_body(&address, "text/plain", RIGHT.as_bytes())
            .unwrap()
            .status
    };
    for _ in 0..120 {
        assert_eq!(ask("?keep=1"), 200);
    }
    assert_ne!(ask("?keep=1"), 200);
    assert_eq!(ask(""), 200);
    assert_eq!(app.count("kept_opinions"), 120);
}
