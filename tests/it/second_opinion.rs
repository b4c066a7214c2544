//! A second opinion on the report of any program: as a page, for programs, on the command line. Nothing is kept.

use std::fs;

use crate::{
    commands::run,
    support::{TestApp, folder::Folder, on_both_databases, page::Page},
};

on_both_databases!(
    a_report_is_verified_or_what_differs_is_named,
    programs_get_the_same_as_json,
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
        .assert_shows("1 turni e 4 posti seguono dalle regole");
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
