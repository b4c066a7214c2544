//! "Why do I play this one?": for players, for everybody, for arbiters before publication, on the command line.

use std::{fs, path::Path, process::Command};

use crate::support::{
    Browser, TestApp,
    folder::Folder,
    form, on_both_databases,
    tournament::{correct_result, enter_all, publish_round, with_players, with_round_published},
};

on_both_databases!(
    every_pair_says_why,
    drafts_are_explained_to_arbiters_alone,
    questions_get_the_first_reason,
    what_differs_from_the_rules_is_said,
    rules_are_chosen_and_kept,
);

/// The sentences of an explanation.
fn reasons(browser: &mut Browser, link: &str) -> String {
    let page = browser.get(link);
    page.assert_ok();
    let said = page.texts(".reasons li").join("\n");
    assert!(!said.is_empty(), "{link}: {}", page.text());
    said
}

fn why_links(browser: &mut Browser, slug: &str, round: u8) -> Vec<String> {
    let page = browser.get(&format!("/t/{slug}/round/{round}"));
    page.assert_ok().attributes(".py a", "href")
}

fn every_pair_says_why(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Perché", 9);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    let mut visitor = app.browser().in_italian();
    for round in [1, 2] {
        let links = why_links(&mut visitor, &slug, round);
        // Four boards and the bye.
        assert_eq!(links.len(), 5);
        let said: Vec<String> = links
            .iter()
            .map(|link| reasons(&mut visitor, link))
            .collect();
        for (link, said) in links.iter().zip(&said).take(4) {
            assert!(said.contains("Il colore:"), "{link}: {said}");
            assert!(said.contains("art. 5.2."), "{link}: {said}");
        }
        assert!(
            said[4].contains("9, un numero dispari: uno ha il bye"),
            "{}",
            said[4]
        );
    }
    // Round 2: five with a point, one of whom goes down.
    let said: Vec<String> = why_links(&mut visitor, &slug, 2)
        .iter()
        .map(|link| reasons(&mut visitor, link))
        .collect();
    assert!(
        said.iter().any(|s| s.contains("scende nel gruppo sotto")),
        "{said:#?}"
    );
    assert!(
        said.iter()
            .any(|s| s.contains("hanno gli stessi punti: un punto")),
        "{said:#?}"
    );
    // The page of the player's board leads there, and the whole round is told group by group.
    let link = &why_links(&mut visitor, &slug, 2)[0];
    let entry = link.rsplit('/').next().unwrap();
    let mine = visitor.get(&format!("/t/{slug}/my-board/{entry}"));
    assert_eq!(&mine.link("Perché questo abbinamento?"), link);
    let round = visitor.get(&format!("/t/{slug}/round/2/why"));
    round
        .assert_ok()
        .assert_shows("Gruppo con un punto")
        .assert_shows("Gruppo con zero punti");
    assert_eq!(round.attributes(".pairs-of li > a", "href").len(), 4);
    // In English the same.
    let english = reasons(&mut app.browser(), link);
    assert!(
        english.contains("The colour:") && english.contains("Art. 5.2."),
        "{english}"
    );
}

fn drafts_are_explained_to_arbiters_alone(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Velato", 8);
    enter_all(&mut arbiter, &slug, 1, "0-1");
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter
        .send(entries.form_to("/desk/2/pair"))
        .assert_status(303);
    let entry =
        app.lines("SELECT CAST(max(white_entry_id) AS TEXT) AS line FROM pairings")[0].clone();
    let (round, pair) = (
        format!("/t/{slug}/round/2/why"),
        format!("/t/{slug}/round/2/why/{entry}"),
    );
    let mut visitor = app.browser();
    visitor.get(&round).assert_status(404);
    visitor.get(&pair).assert_status(404);
    arbiter
        .get(&round)
        .assert_ok()
        .assert_shows("Draft: only arbiters see it.");
    reasons(&mut arbiter, &pair);
    for path in ["round/3/why", "round/0/why", "round/1/why/999999"] {
        visitor.get(&format!("/t/{slug}/{path}")).assert_status(404);
    }
}

fn questions_get_the_first_reason(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Domande", 8);
    enter_all(&mut arbiter, &slug, 1, "1/2-1/2");
    publish_round(&mut arbiter, &slug, 2);
    // Number 1 met number 5 in round 1.
    let first = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE tpn = 1")[0].clone();
    let link = format!("/t/{slug}/round/2/why/{first}");
    let mut visitor = app.browser();
    let ask = |visitor: &mut Browser, text: &str| {
        let query = form::urlencoded([("with", text)]);
        let page = visitor.get(&format!("{link}?{query}"));
        page.assert_ok();
        page.texts(".answer").join(" ")
    };
    let answer = ask(&mut visitor, "Provetti05");
    assert!(
        answer.contains("have played each other in round 1") && answer.contains("C1"),
        "{answer}"
    );
    assert_eq!(ask(&mut visitor, "5"), answer);
    let answer = ask(&mut visitor, "Provetti");
    assert!(answer.contains("more than one"), "{answer}");
    let answer = ask(&mut visitor, "<b>Nessuno</b>");
    assert!(answer.contains("<b>Nessuno</b>"), "{answer}");
    // Of everybody else there is an answer, and of the opponent that it is so.
    let answers: Vec<String> = (2..=8).map(|n| ask(&mut visitor, &n.to_string())).collect();
    assert!(answers.iter().all(|answer| !answer.is_empty()));
    assert_eq!(
        answers
            .iter()
            .filter(|a| a.contains("It is just so."))
            .count(),
        1,
        "{answers:#?}"
    );
}

/// A result of round 1 corrected after round 2 was published.
fn what_differs_from_the_rules_is_said(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Corretto", 8);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    correct_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    let mut visitor = app.browser();
    let page = visitor.get(&format!("/t/{slug}/round/2/why"));
    page.assert_ok()
        .assert_shows("other than what the rules give with today’s data");
    let links = why_links(&mut visitor, &slug, 2);
    let pages: Vec<String> = links
        .iter()
        .map(|link| visitor.get(link).assert_ok().text())
        .collect();
    let differing = pages
        .iter()
        .filter(|text| text.contains("the rules would give something else"));
    assert!(differing.count() >= 1, "{pages:#?}");
}

fn rules_are_chosen_and_kept(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo delle Regole", 9);
    let address = format!("/t/{slug}/settings");
    let form = arbiter.get(&address).assert_ok().form_to("/settings");
    let form = form
        .set("pairing_edition", "2017")
        .set("acceleration", "baku")
        .set("initial_colour", "black")
        .set("tie_break_edition", "2024-08")
        .set("remaining_ties", "lots")
        .set("lots_seed", "20261121")
        .set("forfeit_loss", "½");
    arbiter.send(form).assert_status(303);
    let report = |browser: &mut Browser| browser.get(&format!("/t/{slug}/tournament.trf26")).text();
    let publish = |arbiter: &mut Browser| {
        let entries = arbiter.open(&format!("/t/{slug}/entries"));
        let form = entries.form_to("/desk/1/pair");
        arbiter.send(form).assert_status(303);
        let page = arbiter.open(&format!("/t/{slug}/desk/1/publish"));
        arbiter.send(page.form("main form.mt")).assert_status(303);
    };
    publish(&mut arbiter);
    let text = report(&mut arbiter);
    assert!(
        text.contains("192 FIDE_DUTCH_2017") && text.contains("152 B"),
        "{text}"
    );
    // Nine players: group A has six; five rounds of seven are not accelerated, four are: 1 1 ½ ½.
    let lines: Vec<&str> = text.split("250 ").skip(1).collect();
    assert_eq!(lines.len(), 2, "{text}");
    // What stands fast once a round is paired.
    let form = arbiter
        .get(&address)
        .form_to("/settings")
        .set("acceleration", "none");
    arbiter.send(form).assert_status(422);
    let form = arbiter
        .get(&address)
        .form_to("/settings")
        .set("forfeit_loss", "0");
    arbiter.send(form).assert_status(422);
    let announced = app.browser().get(&format!("/t/{slug}/announcement")).text();
    for words in [
        "FIDE Swiss (Dutch), 2017",
        "Baku",
        "number 1 begins with Black",
        "#20261121",
        "August 2024",
    ] {
        assert!(announced.contains(words), "{words}: {announced}");
    }
    app.browser()
        .get(&format!("/t/{slug}/standings"))
        .assert_ok()
        .assert_shows("Lots will be drawn for those tied at the end, with seed #20261121.");
}

#[test]
fn rules_survive_a_report() {
    let mut app = TestApp::on_sqlite();
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo in Viaggio", 8);
    let address = format!("/t/{slug}/settings");
    let form = arbiter.get(&address).form_to("/settings");
    let form = form
        .set("pairing_edition", "2017")
        .set("acceleration", "baku")
        .set("pairing_bye", "½")
        .set("forfeit_loss", "½")
        .set("half_point_bye", "0");
    arbiter.send(form).assert_status(303);
    publish_round(&mut arbiter, &slug, 1);
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).text();
    let folder = Folder::new("rules");
    let file = folder.path().join("viaggio.trf");
    fs::write(
        &file,
        arbiter.get(&format!("/t/{slug}/tournament.trf26")).html(),
    )
    .unwrap();
    let done = Command::new(crate::support::app::binary())
        .args(["import", "--database", &app.database])
        .arg(&file)
        .output()
        .unwrap();
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let rules = "SELECT pairing_edition || ' ' || acceleration || ' ' || CAST(forfeit_loss AS TEXT) || ' ' || \
                 CAST(half_point_bye AS TEXT) AS line FROM tournament_rules ORDER BY tournament_id";
    assert_eq!(app.lines(rules), ["2017 baku 1 0", "2017 baku 1 0"]);
    let copy = arbiter.get(&format!("/t/{slug}-2/tournament.trf26")).text();
    assert_eq!(copy, format!("{report} ### Import @ Round 1"));
}

fn pair(folder: &Path, arguments: &[&str]) -> (i32, String) {
    let output = Command::new(crate::support::app::binary())
        .arg("pair")
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    (output.status.code().unwrap_or(-1), text)
}

const FIVE: &str = "\
012 Torneo dei Cinque
042 2026/03/07
142 4
152 W
001    1      Provetti, Aldo                    2400 ITA                         1.0    1     3 w 1
001    2      Provetti, Bice                    2300 ITA                         0.0    4     4 b 0
001    3      Provetti, Carla                   2200 ITA                         0.0    5     1 b 0
001    4      Provetti, Dino                    2100 ITA                         1.0    2     2 w 1
001    5      Provetti, Elsa                    2000 ITA                         1.0    3  0000 - U
";

#[test]
fn the_command_explains() {
    let folder = Folder::new("explain");
    fs::write(folder.path().join("cinque.trf"), FIVE).unwrap();
    let run = |arguments: &[&str]| pair(folder.path(), &[&["cinque.trf"], arguments].concat());
    let (code, plain) = run(&[]);
    assert_eq!((code, plain.lines().next()), (0, Some("3")));
    let (code, words) = run(&["--explain", "--lang", "it"]);
    assert_eq!(code, 0);
    for part in [
        "Gruppo con un punto",
        "Provetti Aldo (1)",
        "Il colore:",
        "uno ha il bye",
        "[art. 5.2.",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    let (code, words) = run(&["--explain-pair", "1", "3"]);
    assert_eq!(code, 0);
    assert!(
        words.contains("have played each other in round 1") && words.contains("[C1]"),
        "{words}"
    );
    let (code, words) = run(&["--explain-pair", "5", "0"]);
    assert_eq!(code, 0);
    assert!(words.contains("[C2]"), "{words}");
    let (_, text) = run(&["--json", "--explain"]);
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["boards"].as_array().unwrap().len(), 3);
    assert!(json["brackets"][0]["pairs"][0]["why"]["words"][0]["text"].is_string());
    let (_, text) = run(&["--json", "--explain-pair", "1", "3"]);
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["verdict"]["rule"], "already-met");
    assert_eq!(run(&["--explain-pair", "1", "9"]).0, 2);
    assert_eq!(run(&["--explain", "--explain-pair", "1", "3"]).0, 2);
}
