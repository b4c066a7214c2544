//! What a tournament means for its players: rating changes term by term, norms condition by condition, the certificate.

use crate::{
    commands::run,
    exchange::{confirm, preview},
    support::{Browser, TestApp, folder::Folder, on_both_databases, page::Page},
};

on_both_databases!(
    a_rating_change_is_unfolded_and_adds_up,
    an_unrated_player_reads_what_becomes_of_a_first_rating,
    norms_are_checked_condition_by_condition,
    a_certificate_is_written_over_with_a_trace,
    womens_norms_tell_nobody_who_is_a_woman,
    the_kind_of_event_frees_of_the_rules_on_federations,
);

/// Sex, title, name, rating, federation, year of birth; and what the first player scored against them, as White or Black.
const FIELD: [(&str, &str, &str, u16, &str, u16, &str); 10] = [
    ("m", "f", "Bellandi, Tommaso", 2318, "ITA", 1996, ""),
    ("m", "c", "Pomarici, Vito", 2038, "ITA", 1990, "w 1"),
    ("m", "g", "Zavoianu, Radu", 2487, "ROU", 1985, "w 1"),
    ("m", "g", "Trstenjak, Luka", 2508, "SLO", 1985, "b ="),
    ("m", "g", "Petrusic, Dinko", 2472, "CRO", 1985, "b 0"),
    ("w", "m", "Kostrzynska, Alina", 2377, "POL", 1985, "w 1"),
    ("w", "f", "Sbarbaro, Nicoletta", 2352, "ITA", 1985, "w 1"),
    ("m", "m", "Lindqvarn, Elias", 2391, "SWE", 1985, "b ="),
    ("m", "g", "Varkonyi, Balint", 2531, "HUN", 1985, "w 1"),
    ("m", "m", "Iturralde, Jon", 2400, "ESP", 2010, "b ="),
];

fn seen_from_the_other_side(own: &str) -> &'static str {
    match own {
        "w 1" => "b 0",
        "b 0" => "w 1",
        "b =" => "w =",
        other => panic!("{other}"),
    }
}

/// The report after so many rounds: the first player meets the others in their order, and these nobody else.
pub fn report(rounds: usize) -> String {
    let mut text =
        "012 Open dei Tre Ponti\n022 Comacchio\n032 ITA\n042 2026/03/07\n052 2026/03/15\n\
        092 Swiss system\n122 90 minuti + 30 secondi\n142 9\n"
            .to_owned();
    for (index, (sex, title, name, rating, federation, born, _)) in FIELD.iter().enumerate() {
        let cells: Vec<String> = (1..=rounds)
            .map(|round| match index {
                0 => format!("{:4} {}", round + 1, FIELD[round].6),
                own if own == round => {
                    format!("{:4} {}", 1, seen_from_the_other_side(FIELD[own].6))
                }
                _ => "0000 - Z".to_owned(),
            })
            .collect();
        let halves: i32 = cells
            .iter()
            .map(|cell| match cell.chars().last() {
                Some('1') => 2,
                Some('=') => 1,
                _ => 0,
            })
            .sum();
        let points = format!("{}.{}", halves / 2, halves % 2 * 5);
        text.push_str(&format!(
            "001 {:4} {sex}{title:>3} {name:<33} {rating:4} {federation} {:11} {born}/00/00 {points:>4} {:4}  {}\n",
            index + 1,
            800_000 + index,
            index + 1,
            cells.join("  ")
        ));
    }
    text
}

/// Takes a report in, and gives back the address part of its tournament.
pub fn taken_in(arbiter: &mut Browser, text: &str) -> String {
    let page = preview(arbiter, text.as_bytes());
    confirm(arbiter, &page)
}

pub fn entry(app: &TestApp, number: u16) -> String {
    let query = format!("SELECT CAST(id AS TEXT) AS line FROM entries WHERE tpn = {number}");
    app.lines(&query).remove(0)
}

fn row(page: &Page, name: &str) -> String {
    let rows = page.texts("table.ratings tbody tr");
    let row = rows.iter().find(|row| row.contains(name));
    row.unwrap_or_else(|| panic!("{name}: {rows:?}")).clone()
}

fn a_rating_change_is_unfolded_and_adds_up(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = taken_in(&mut arbiter, &report(7));
    let mut visitor = app.browser().in_italian();
    visitor
        .open(&format!("/t/{slug}/standings"))
        .assert_shows("Elo");
    let list = visitor.open(&format!("/t/{slug}/ratings"));
    list.assert_shows("Stima: la FIDE calcola sul mese")
        .assert_shows("Una differenza oltre i 400 punti conta 400");
    let own = row(&list, "Bellandi");
    for part in ["2318", "2,93", "20", "+41,4", "2359", "2533", "CM"] {
        assert!(own.contains(part), "{part}: {own}");
    }
    // Everybody else, too; a junior with the reason.
    let other = row(&list, "Pomarici");
    assert!(other.contains("−3,2"), "{other}");
    let page = visitor.open(&format!("/t/{slug}/ratings/{}", entry(&app, 1)));
    let changes = page.texts(".games-of tbody tr td:last-child a");
    assert_eq!(
        changes,
        ["+3,2", "+14,4", "+5,0", "−5,8", "+11,6", "+11,0", "+2,0"]
    );
    // The sum line: 5 less 2.93, times K, rounded.
    let sums = page.texts(".unfold.whole td.n");
    assert_eq!(sums, ["5", "2,93", "+2,07", "+41,4", "+41"]);
    page.assert_shows("TPR")
        .assert_shows("Performance perfetta (PTP)");
    // A rating that gives a title which they do not have, and none that they have.
    page.assert_hides("dà il titolo");
    let untitled = report(7)
        .replace("Open dei Tre Ponti", "Open dei Titoli")
        .replace("w  m Kostrzynska", "w    Kostrzynska");
    let other = taken_in(&mut arbiter, &untitled);
    let newest = "SELECT CAST(max(id) AS TEXT) AS line FROM entries WHERE tpn = 6";
    for path in ["ratings", "player"] {
        let page = format!("/t/{other}/{path}/{}", app.lines(newest)[0]);
        visitor
            .open(&page)
            .assert_shows("Da 2300 l’Elo dà il titolo di MF, dopo 30 partite valide (B.01).");
    }
    // One game, term by term, with its row of the table.
    let opened = visitor.open(&format!("/t/{slug}/ratings/{}?open=2", entry(&app, 1)));
    opened
        .assert_shows("Perché il turno 2 vale +14,4")
        .assert_shows("tabella 8.1.2: da 163 a 170")
        .assert_shows("mai 2400, trenta partite o più, non junior");
    let terms = opened.texts("tr.unfold td.n");
    assert_eq!(terms, ["−169", "0,28", "+0,72", "+14,4"]);
    visitor
        .get(&format!("/t/{slug}/ratings/424242"))
        .assert_status(404);
}

fn an_unrated_player_reads_what_becomes_of_a_first_rating(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let unrated = report(7).replace(" 2318 ITA", "    0 ITA");
    let slug = taken_in(&mut arbiter, &unrated);
    let mut visitor = app.browser().in_italian();
    let page = visitor.open(&format!("/t/{slug}/ratings/{}", entry(&app, 1)));
    // Seven opponents of 16625 in all, five points: (16625 + 3600) / 9 = 2247.22, 6 of 9 is 67 %, 125; at most 2200.
    page.assert_shows("Da che cosa nasce il primo Elo")
        .assert_shows("2247,22")
        .assert_shows("sarebbe 2372: il massimo è 2200");
    // Whoever met nobody but this player has no game that counts.
    let other = visitor.open(&format!("/t/{slug}/ratings/{}", entry(&app, 2)));
    other.assert_shows("avversario senza Elo: non conta (B.02 art. 6)");
}

fn norms_are_checked_condition_by_condition(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = taken_in(&mut arbiter, &report(7));
    let mut visitor = app.browser().in_italian();
    let page = visitor.open(&format!("/t/{slug}/norms/{}", entry(&app, 1)));
    // GM and IM with nine conditions each; two games are lacking.
    assert_eq!(page.texts("table.conditions tbody tr").len(), 18);
    page.assert_shows("ne mancano 2")
        .assert_shows("B.01, 1.4.5c")
        .assert_shows("Federazioni diverse dalla propria");
    let summary = visitor.open(&format!("/t/{slug}/norms"));
    summary
        .assert_shows("Ancora nessuna")
        .assert_shows("Bellandi")
        .assert_shows("nelle ultime 2");
    // What is enough stands on the player's page, score by score.
    let page = visitor.open(&format!("/t/{slug}/player/{}", entry(&app, 1)));
    let scores = page.texts("table.norms tbody th");
    assert_eq!(scores, ["7", "6½", "6", "5½", "5"]);
    page.assert_shows("alla norma di Maestro Internazionale");
}

fn a_certificate_is_written_over_with_a_trace(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = taken_in(&mut arbiter, &report(9));
    let mut visitor = app.browser().in_italian();
    let who = entry(&app, 1);
    let summary = visitor.open(&format!("/t/{slug}/norms"));
    // 6½ of 9 against 2396 on average: 2562; 58 % would do, 5½.
    summary
        .assert_shows("Bellandi")
        .assert_shows("norma di MI")
        .assert_shows("6½/9")
        .assert_shows("2562")
        .assert_shows("con 1 in più del necessario")
        .assert_hides("Certificato IT1");
    // The last page of the day has it beside the report and the games.
    arbiter
        .open(&format!("/t/{slug}/end"))
        .assert_shows("Certificato IT1 di Bellandi")
        .assert_shows("Rapporto TRF26")
        .assert_shows("Partite PGN");
    let form_page = format!("/t/{slug}/papers/norm/{who}/IM");
    visitor.get(&form_page).assert_status(401);
    visitor
        .get(&format!("{form_page}/print"))
        .assert_status(401);
    arbiter
        .open(&format!("/t/{slug}/norms"))
        .assert_shows("Certificato IT1");
    let sheet = arbiter.open(&format!("{form_page}/print"));
    sheet
        .assert_shows("Certificato di norma: Maestro Internazionale")
        .assert_shows("Bellandi")
        .assert_shows("800000");
    let cells = sheet.texts(".paper dl.vb dd");
    assert_eq!(cells.len(), 30, "{cells:?}");
    // Games, federations, foreign, rated, of the host, titled, GM, IM, WGM, WIM, FM, WFM.
    let counts = &cells[10..22];
    assert_eq!(
        counts,
        ["9", "8", "7", "9", "2", "8", "4", "3", "0", "0", "1", "0"]
    );
    assert_eq!(&cells[22..26], ["2396", "5½", "6½", "1"]);
    // The lowest opponent counts 2050.
    let raised = sheet.texts("table.roster td.n b");
    assert!(raised.contains(&"2050".to_owned()), "{raised:?}");
    assert!(sheet.texts(".unmet li").is_empty());
    let form = arbiter.open(&form_page).form_to("/IM");
    let form = form
        .set("it1_arbiter_id", "800123")
        .set("it1_remarks", "Vale il 1.5.6a");
    arbiter.send(form.clone()).assert_status(303);
    // Sent twice it counts once; the version that was seen is old now.
    arbiter.send(form).assert_status(303);
    assert_eq!(app.count("audit WHERE action = 'norm.certificate'"), 1);
    let sheet = arbiter.open(&format!("{form_page}/print"));
    sheet
        .assert_shows("800123 *")
        .assert_shows("Vale il 1.5.6a")
        .assert_shows("Corretto a mano, versione 1");
    assert_eq!(app.count("readings WHERE output = 'norm-certificate'"), 1);
    arbiter
        .open(&format!("/t/{slug}/record"))
        .assert_shows("Certificato di norma corretto a mano")
        .assert_shows("800123");
    let form = arbiter.open(&form_page).form_to("/IM");
    let stale = form.clone().forge("version", "0").set("it1_games", "8");
    arbiter.send(stale).assert_status(409);
    let long = form.set("it1_remarks", &"x".repeat(201));
    let refused = arbiter.send(long);
    refused.assert_status(422);
    assert_eq!(
        refused.form_to("/IM").value("it1_remarks").map(str::len),
        Some(201)
    );
    // Without a norm the sheet names what is not met.
    arbiter
        .open(&format!("/t/{slug}/papers/norm/{who}/GM/print"))
        .assert_shows("Performance (Rp): 2579, serve almeno 2600 (B.01 art. 1.4.8).");
    for title in ["CM", "WGM"] {
        arbiter
            .get(&format!("/t/{slug}/papers/norm/{who}/{title}"))
            .assert_status(404);
    }
}

fn womens_norms_tell_nobody_who_is_a_woman(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = taken_in(&mut arbiter, &report(9));
    let address = format!("/t/{slug}/norms/{}", entry(&app, 7));
    let womens = "Norma di Grande Maestro femminile";
    app.browser()
        .in_italian()
        .open(&address)
        .assert_shows("Norma di Grande Maestro")
        .assert_hides(womens);
    arbiter.open(&address).assert_shows(womens);
}

#[test]
fn a_report_is_estimated_on_the_command_line() {
    let folder = Folder::new("cli");
    let text = report(9);
    let (code, out, error) = run(folder.path(), &["ratings", "-"], &text);
    assert_eq!(code, 0, "{error}");
    let first = out.lines().nth(1).unwrap();
    let cells: Vec<&str> = first.split('\t').collect();
    // Two more games: 2531 (−213, 23 %) won, 2400 (−82, 39 %) drawn.
    assert_eq!(
        &cells[..9],
        [
            "1",
            "Bellandi, Tommaso",
            "2318",
            "20",
            "usual",
            "9",
            "6.50",
            "3.55",
            "59.00"
        ]
    );
    assert_eq!((cells[9], cells[13]), ("2377", "IM"));
    let (code, out, _) = run(folder.path(), &["ratings", "--json", "-"], &text);
    assert_eq!(code, 0);
    let whole: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(whole["estimate"], true);
    let one = &whole["players"][0];
    let games = one["games"].as_array().unwrap();
    let sum: f64 = games
        .iter()
        .map(|game| game["change"].as_f64().unwrap())
        .sum();
    assert!((sum - one["change"].as_f64().unwrap()).abs() < 1e-9);
    assert_eq!(one["norms"][0], "IM");
    let junior = &whole["players"][9];
    assert_eq!(
        (&junior["k"], &junior["k_reason"]),
        (&10.into(), &"reached-2400".into())
    );
    // Rapid counts no exception, and norms are made in standard chess alone.
    let (_, out, _) = run(folder.path(), &["ratings", "--list", "rapid", "-"], &text);
    assert!(out.lines().nth(1).unwrap().ends_with('\t'), "{out}");
    // Without a first day the year must be said.
    let undated = text.replace("042 2026/03/07\n", "");
    let (code, _, error) = run(folder.path(), &["ratings", "-"], &undated);
    assert_eq!(code, 2, "{error}");
    let (code, ..) = run(folder.path(), &["ratings", "--year", "2026", "-"], &undated);
    assert_eq!(code, 0);
    let (code, _, error) = run(folder.path(), &["ratings", "-"], "001 x");
    assert_eq!(code, 3, "{error}");
}

/// The same field, but for one of them all of Italy: no norm by the rules on federations.
fn domestic() -> String {
    let abroad = ["ROU", "SLO", "CRO", "POL", "HUN", "ESP"];
    let all = abroad.iter().fold(report(9), |text, federation| {
        text.replace(&format!(" {federation} "), " ITA ")
    });
    assert!(all.contains(" SWE "));
    all
}

fn the_kind_of_event_frees_of_the_rules_on_federations(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = taken_in(&mut arbiter, &domestic());
    let address = format!("/t/{slug}/settings");
    // Its last round is played, so it came as closed.
    let page = arbiter.open(&format!("/t/{slug}/reopen"));
    let form = page.form("main form").set("reason", "le norme");
    let second = arbiter.send(form);
    let form = second.assert_ok().form("main form").press("sure", "1");
    arbiter.send(form).assert_status(303);
    let mut visitor = app.browser().in_italian();
    let summary = format!("/t/{slug}/norms");
    let own = format!("/t/{slug}/norms/{}", entry(&app, 1));
    let guest = format!("/t/{slug}/norms/{}", entry(&app, 8));
    let mut reader = arbiter.clone();
    let rows = |page: &Page| page.texts("table.conditions tbody tr").join("\n");
    visitor.open(&summary).assert_shows("Ancora nessuna");
    assert!(!rows(&visitor.open(&own)).contains("non si applica"));
    let mut choose = |kind: &str| {
        let form = arbiter.open(&address).form_to("/settings");
        let form = form.set("norm_exemption", kind);
        arbiter.send(form).assert_status(303);
    };
    choose("championship");
    // 1.4.3 and 1.4.4 are free for players of the host, with the article; for others they hold.
    visitor
        .open(&summary)
        .assert_shows("norma di MI")
        .assert_shows("finale di campionato nazionale: per i giocatori ITA")
        .assert_shows("1.4.3e");
    let told = rows(&visitor.open(&own));
    assert_eq!(
        told.matches("non si applica (B.01 art. 1.4.3a)").count(),
        6,
        "{told}"
    );
    let told = rows(&visitor.open(&guest));
    assert!(!told.contains("non si applica"), "{told}");
    choose("zonal");
    let told = rows(&visitor.open(&guest));
    assert!(told.contains("non si applica (B.01 art. 1.4.3c)"), "{told}");
    choose("teams");
    // The certificate says by which article, and the trail who said it.
    let sheet = format!("/t/{slug}/papers/norm/{}/IM/print", entry(&app, 1));
    reader.open(&sheet).assert_shows("B.01 1.4.3b");
    let trail = "SELECT after AS line FROM audit WHERE action = 'tournament.update' ORDER BY id";
    let trail = app.lines(trail);
    assert_eq!(trail.len(), 3);
    assert!(
        trail[0].contains("championship") && trail[2].contains("teams"),
        "{trail:?}"
    );
    choose("none");
    visitor.open(&summary).assert_shows("Ancora nessuna");
}
