//! Accelerated events of every Swiss system through the pages "why": virtual points count as in the pairing, and are told.

use crate::{
    commands::{FOUR, run},
    exchange::{confirm, preview},
    referee::write,
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        tournament::{enter_all, publish_round, with_players},
    },
};

on_both_databases!(
    a_dubov_event_tells_its_virtual_points,
    a_burstein_event_tells_its_virtual_points,
    a_lim_event_tells_its_virtual_points,
    a_double_swiss_tells_its_virtual_points,
    a_dutch_event_tells_its_virtual_points,
);

/// What is said of an accelerated round in Italian and English.
struct Said {
    /// Of the group of the first half.
    group: &'static str,
    /// Of each of its members.
    virtual_points: [&'static str; 2],
    /// Why number 1 does not meet number 5.
    instead: &'static str,
}

/// Of eight players group A are four; of seven rounds four are accelerated, the first two by a point.
fn a_dubov_event_tells_its_virtual_points(app: TestApp) {
    let said = Said {
        group: "Sono abbinati nel gruppo a un punto: 4 giocatori.",
        virtual_points: ["un punto in più", "one point more"],
        instead: "al gruppo a un punto dovrebbero salire più giocatori",
    };
    told(app, ("dubov", "7"), 1, &said);
}

/// Of three rounds one is a seeding round and two are accelerated, the second by half a point, beside the half of a drawn game.
fn a_burstein_event_tells_its_virtual_points(app: TestApp) {
    let said = Said {
        group: "Sono abbinati nel gruppo a un punto: 4 giocatori.",
        virtual_points: ["mezzo punto in più", "half a point more"],
        instead: "dal gruppo a un punto dovrebbero scendere più giocatori",
    };
    told(app, ("burstein", "3"), 2, &said);
}

fn a_lim_event_tells_its_virtual_points(app: TestApp) {
    let said = Said {
        group: "Sono abbinati nel gruppo a un punto: 4 giocatori.",
        virtual_points: ["un punto in più", "one point more"],
        instead: "nel gruppo a un punto resterebbero meno coppie",
    };
    told(app, ("lim", "7"), 1, &said);
}

/// A win is a match of two games won: two points.
fn a_double_swiss_tells_its_virtual_points(app: TestApp) {
    let said = Said {
        group: "Sono abbinati nel gruppo a 2 punti: 4 giocatori.",
        virtual_points: ["2 punti in più", "2 points more"],
        instead: "al gruppo a 2 punti dovrebbero salire più giocatori",
    };
    told(app, ("double-swiss", "8"), 1, &said);
}

fn a_dutch_event_tells_its_virtual_points(app: TestApp) {
    let said = Said {
        group: "hanno gli stessi punti: un punto.",
        virtual_points: ["un punto in più", "one point more"],
        instead: "2 giocatori in più del gruppo con un punto resterebbero lì senza avversario",
    };
    told(app, ("2026", "7"), 1, &said);
}

/// The sentences of a page "why", and the answer to the question.
fn why(browser: &mut Browser, link: &str) -> (String, String) {
    let page = browser.get(link);
    page.assert_ok();
    let said = page.texts(".reasons li").join("\n");
    (said, page.texts(".answer").join("\n"))
}

/// Eight players, accelerated by the Baku method; games before `round` are drawn.
fn told(mut app: TestApp, (system, rounds): (&str, &str), round: u8, said: &Said) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo Accelerato", 8);
    let form = arbiter
        .get(&format!("/t/{slug}/settings"))
        .assert_ok()
        .form_to("/settings");
    let form = form
        .set("pairing_edition", system)
        .set("rounds", rounds)
        .set("acceleration", "baku");
    arbiter.send(form).assert_status(303);
    for earlier in 1..round {
        publish_round(&mut arbiter, &slug, earlier);
        enter_all(&mut arbiter, &slug, earlier, "1/2-1/2");
    }
    publish_round(&mut arbiter, &slug, round);
    let entry = |number: u16| {
        let question = format!("SELECT CAST(id AS TEXT) AS line FROM entries WHERE tpn = {number}");
        app.lines(&question)[0].clone()
    };
    let whole = format!("/t/{slug}/round/{round}/why");
    let links = [1, 5].map(|number| format!("{whole}/{}", entry(number)));
    let [italian, english] = said.virtual_points;
    let mut visitor = app.browser().in_italian();
    let (first, answer) = why(&mut visitor, &format!("{}?with=5", links[0]));
    assert!(first.contains(said.group), "{first}");
    // Of both who sit there.
    let told = first.matches("è l’accelerazione dei primi turni").count();
    assert_eq!(told, 2, "{first}");
    assert_eq!(first.matches(italian).count(), 2, "{first}");
    assert_eq!(first.matches("C.04.7").count(), 2, "{first}");
    assert!(answer.contains(said.instead), "{answer}");
    let (other, _) = why(&mut visitor, &links[1]);
    assert!(!other.contains("C.04.7"), "{other}");
    visitor.get(&whole).assert_ok().assert_shows(&format!(
        "Accelerazione (C.04.7): i numeri da 1 a 4 sono abbinati con {italian}"
    ));
    let (first, _) = why(&mut app.browser(), &links[0]);
    assert_eq!(first.matches(english).count(), 2, "{first}");
    app.browser().get(&whole).assert_ok().assert_shows(&format!(
        "Acceleration (C.04.7): numbers 1 to 4 are paired with {english}"
    ));
    if system == "double-swiss" {
        // The second game is that of the first, whatever anybody has.
        let second = format!("/t/{slug}/round/2/why");
        visitor
            .get(&second)
            .assert_ok()
            .assert_hides("Accelerazione (C.04.7)");
    }
}

/// Whoever has the bye by the points of the pairing is told what of them is virtual.
#[test]
fn the_bye_tells_its_virtual_points() {
    let folder = Folder::new("accelerated-bye");
    let here = folder.path();
    let line = |number: u16| {
        let name = format!("Prova{number}, Ugo");
        let rating = 1900 - number;
        format!("001 {number:4}      {name:<33} {rating:4}\n")
    };
    let players: String = (1..=7).map(line).collect();
    for (code, system) in [
        ("FIDE_DUTCH", "dutch"),
        ("FIDE_DUBOV", "dubov"),
        ("CUSTOM_SWISS", "lim"),
        ("FIDE_DOUBLESWISS", "double-swiss"),
    ] {
        for (accelerated, is_told) in [("250       1.0   1   1    1    7\n", true), ("", false)] {
            let start = format!(
                "012 Sociale\n042 2026/03/07\n142 6\n152 W\n192 {code}\n{players}{accelerated}"
            );
            write(here, "inizio.trf", &start);
            let mut call = vec!["pair", "inizio.trf", "--lang", "it"];
            if system == "lim" {
                call.extend(["--system", system]);
            }
            call.extend(["--explain-pair", "0", "7"]);
            let (status, out, error) = run(here, &call, "");
            assert_eq!(status, 0, "{error}");
            assert!(out.contains("bye"), "{system}: {out}");
            let told = out.matches("si contano un punto in più").count();
            assert_eq!(told, usize::from(is_told), "{system}: {out}");
        }
    }
}

/// A file may give virtual points to one number alone.
#[test]
fn one_number_alone_is_told() {
    let mut app = TestApp::on_sqlite();
    let mut arbiter = app.admin().in_italian();
    let report = format!("{FOUR}250       1.0   1   1    1    1\n");
    let page = preview(&mut arbiter, report.as_bytes());
    let slug = confirm(&mut arbiter, &page);
    arbiter
        .get(&format!("/t/{slug}/round/1/why"))
        .assert_ok()
        .assert_shows("Accelerazione (C.04.7): il numero 1 è abbinato con un punto in più");
}
