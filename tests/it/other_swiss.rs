//! Events by the Swiss systems beside the Dutch one, through their pages: chosen by a sentence, paired round by round at the desk,
//! explained, and out in a report and in again.

use crate::{
    commands::run,
    exchange::{confirm, preview},
    referee::{check, write},
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        tournament::{enter_all, publish_round},
    },
};

on_both_databases!(
    an_event_by_the_dubov_system,
    an_event_by_the_burstein_system,
    an_event_by_the_lim_system
);

fn text(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path);
    page.assert_ok();
    page.html()
}

fn an_event_by_the_dubov_system(app: TestApp) {
    whole_event(app, ("dubov", "Svizzero Dubov", "192 FIDE_DUBOV"), |_| {
        ("stessa media Elo", "C.04.4.1")
    });
}

/// Of five rounds two are seeding rounds, which are those of the FIDE (Dutch) System and are explained so.
fn an_event_by_the_burstein_system(app: TestApp) {
    whole_event(
        app,
        ("burstein", "Svizzero Burstein", "192 FIDE_BURSTEIN"),
        |round| match round {
            1 | 2 => ("la metà alta gioca con la metà bassa", "C.04.3"),
            _ => ("la forza degli avversari incontrati", "C.04.4.2"),
        },
    );
}

/// Its report has the code of a Swiss by own rules, as record 192 has none for it: whoever brings it in names the system again.
fn an_event_by_the_lim_system(app: TestApp) {
    let system = ("lim", "Svizzero Lim (sperimentale)", "192 CUSTOM_SWISS");
    whole_event(app, system, |_| {
        ("Dai due estremi verso il centro", "C.04.4.3")
    });
}

/// From its creation to the report, imported and equal. `said` is what pages say of a round: how it was paired, and by which rules.
fn whole_event(
    mut app: TestApp,
    system: (&str, &str, &str),
    said: impl Fn(u8) -> (&'static str, &'static str),
) {
    let (code, sentence, record) = system;
    let mut arbiter = app.admin().in_italian();
    let page = arbiter.open("/tournaments/new");
    let form = page.assert_ok().form_to("/tournaments/new");
    let form = form
        .set("name", "Open del Faro")
        .set("town", "Roccafiorita")
        .set("rounds", "5")
        .set("pairing_edition", code);
    let created = arbiter.send(form);
    created.assert_status(303);
    let location = created.redirect().unwrap_or_default();
    let slug = location.split('/').nth(2).unwrap_or_default().to_owned();
    for number in 1..=9 {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", &format!("Provetti{number:02}"))
            .set("first_name", "Zelinda")
            .set("rating", &(2400 - number * 7).to_string());
        arbiter.send(form).assert_status(303);
    }
    let mut visitor = app.browser().in_italian();
    visitor.open(&format!("/t/{slug}")).assert_shows(sentence);
    for (round, result) in (1..).zip(["1-0", "1/2-1/2", "1-0", "0-1", "1-0"]) {
        let (lead, rules) = said(round);
        publish_round(&mut arbiter, &slug, round);
        let page = visitor.open(&format!("/t/{slug}/round/{round}/why"));
        page.assert_ok().assert_shows(lead).assert_shows(rules);
        assert!(page.bytes.len() < 30_000, "{}", page.bytes.len());
        // Everybody's own page says why, and why not with somebody else.
        let entries = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
        for entry in entries {
            let page = visitor.open(&format!("/t/{slug}/round/{round}/why/{entry}?with=1"));
            page.assert_ok().assert_shows(rules);
        }
        enter_all(&mut arbiter, &slug, round, result);
    }
    let report = text(&mut arbiter, &format!("/t/{slug}/tournament.trf26"));
    assert!(report.contains(record), "{report}");
    let page = preview(&mut arbiter, report.as_bytes());
    page.assert_ok();
    let copy = confirm(&mut arbiter, &page);
    let again = text(&mut arbiter, &format!("/t/{copy}/tournament.trf26"));
    let without = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.contains("Import @"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(without(&again), without(&report));
    // Imported, it is still paired by its system, where that has a code.
    let kept = if code == "lim" {
        "Svizzero con regole proprie"
    } else {
        sentence
    };
    visitor.open(&format!("/t/{copy}")).assert_shows(kept);
}

/// The Swiss systems beside the Dutch one are made, checked and paired by their codes; a board that is turned is told, and reasons
/// are given in words.
#[test]
fn other_swiss_systems_are_made_checked_and_paired() {
    made_checked_and_paired("dubov", "FIDE_DUBOV");
    made_checked_and_paired("burstein", "FIDE_BURSTEIN");
    made_checked_and_paired("double-swiss", "FIDE_DOUBLESWISS");
}

/// A report has no code for the Lim System: commands are told.
#[test]
fn the_lim_system_is_named_by_an_option() {
    let folder = Folder::new("other-swiss-lim");
    let here = folder.path();
    let call = "generate --system lim --players 11 --rounds 6 --baku false --seed 3";
    let (code, text, error) = run(here, &call.split(' ').collect::<Vec<_>>(), "");
    assert_eq!(code, 0, "{error}");
    assert!(text.contains("192 CUSTOM_SWISS"), "{text}");
    write(here, "torneo.trf", &text);
    let (code, lines, error) = check(here, &["--system", "lim", "torneo.trf"]);
    assert_eq!(code, 0, "{lines:?} {error}");
    // Without it, nothing is known of its pairings; the Dutch System would have made others.
    let (code, _, error) = check(here, &["torneo.trf"]);
    assert_eq!(code, 3, "{error}");
    assert!(error.contains("CUSTOM_SWISS"), "{error}");
    let (code, lines, _) = check(here, &["--rules", "2026", "torneo.trf"]);
    assert_ne!(code, 0, "{lines:?}");
    let (code, _, error) = run(
        here,
        &["pair", "torneo.trf", "--system", "lim", "--rules", "2026"],
        "",
    );
    assert_eq!(code, 2, "{error}");
}

/// After two rounds of eight players: the group with two points, that with none, and the median at the end. In the median 3 was to meet 5,
/// but both are due Black, so 3 takes 6.
#[test]
fn a_round_of_the_lim_system_is_paired_and_explained() {
    let folder = Folder::new("other-swiss-lim-round");
    let here = folder.path();
    let games = [
        [
            "5 w 1", "6 b 1", "7 w 1", "8 b 1", "1 b 0", "2 w 0", "3 b 0", "4 w 0",
        ],
        [
            "3 b 1", "4 w 1", "1 w 0", "2 b 0", "7 w 1", "8 b 1", "5 b 0", "6 w 0",
        ],
    ];
    let line = |number: usize| {
        let rating = 1900 - number;
        let played = games.iter().map(|round| {
            let parts: Vec<&str> = round[number - 1].split(' ').collect();
            format!("  {:>4} {} {}", parts[0], parts[1], parts[2])
        });
        let played: String = played.collect();
        format!(
            "001 {number:4}      {:<33} {rating:4}{:37}{played}\n",
            format!("Prova{number}, Ugo"),
            ""
        )
    };
    let players: String = (1..=8).map(line).collect();
    let text = format!("012 Sociale\n042 2026/03/07\n142 7\n152 W\n192 CUSTOM_SWISS\n{players}");
    write(here, "terza.trf", &text);
    let (code, _, error) = run(here, &["pair", "terza.trf"], "");
    assert_eq!(code, 3, "{error}");
    let pair = ["pair", "terza.trf", "--system", "lim"];
    // Histories: 1 WB, 2 BW, 3 WW, 4 BB, 5 BW, 6 WB, 7 BB, 8 WW. Of two points 1 and 2, of none 8 and 7: 8 tries 7, and both colours
    // are granted; of one point 3 to 6: 3 tries 5, who is due Black as 3 is, then 6, who is due White.
    let (code, out, error) = run(here, &pair, "");
    assert_eq!(
        (code, out.as_str()),
        (0, "4\n1 2\n6 3\n4 5\n7 8\n"),
        "{error}"
    );
    let call = [&pair[..], &["--json", "--explain"]].concat();
    let (_, out, _) = run(here, &call, "");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["rules"], "lim");
    assert_eq!(json["groups"].as_array().unwrap().len(), 3);
    let call = [&pair[..], &["--explain", "--lang", "it"]].concat();
    let (_, out, _) = run(here, &call, "");
    for said in [
        "[art. 2.2]",
        "Il gruppo mediano: si abbina verso il basso, per ultimo.",
        "A Prova3 Ugo era proposto Prova5 Ugo.",
        "Ma a loro spetta lo stesso colore di Prova3 Ugo.",
        "[art. 5.2]",
    ] {
        assert!(out.contains(said), "{said}: {out}");
    }
    for (two, said, source) in [
        (["1", "5"], "già", "art. 2.1"),
        (
            ["3", "5"],
            "non avrebbe il primo avversario possibile",
            "art. 4",
        ),
        (["1", "4"], "più giocatori dovrebbero spostarsi", "art. 4.4"),
        (["3", "8"], "nero", "art. 2.1"),
    ] {
        let call = [&pair[..], &["--lang", "it", "--explain-pair"], &two[..]].concat();
        let (_, out, _) = run(here, &call, "");
        let told = out.to_lowercase();
        assert!(
            told.contains(said) && out.contains(source),
            "{two:?}: {out}"
        );
    }
}

fn made_checked_and_paired(system: &str, code192: &str) {
    let folder = Folder::new(&format!("other-swiss-{system}"));
    let here = folder.path();
    let arguments = [
        "generate",
        "--system",
        system,
        "--players",
        "11",
        "--rounds",
        "5",
        "--baku",
        "false",
        "--seed",
        "3",
    ];
    let (code, text, error) = run(here, &arguments, "");
    assert_eq!(code, 0, "{error}");
    assert!(text.contains(&format!("192 {code192}")), "{text}");
    write(here, "torneo.trf", &text);
    let (code, lines, error) = check(here, &["torneo.trf"]);
    assert_eq!(code, 0, "{lines:?} {error}");
    // By the Dutch System other rounds would have been paired.
    let dutch = text.replace(&format!("192 {code192}"), "192 FIDE_DUTCH");
    write(here, "torneo.trf", &dutch);
    let (code, lines, _) = check(here, &["torneo.trf"]);
    assert_ne!(code, 0, "{lines:?}");
}

#[test]
fn a_first_round_of_the_dubov_system_is_paired_and_explained() {
    let folder = Folder::new("other-swiss-first");
    let here = folder.path();
    let line = |number: u16| {
        let rating = 1900 - number;
        format!("001 {number:4}      {:<33} {rating:4}\n", "Prova, Ugo")
    };
    let players: String = (1..=7).map(line).collect();
    let start = format!("012 Sociale\n042 2026/03/07\n142 5\n152 W\n192 FIDE_DUBOV\n{players}");
    write(here, "inizio.trf", &start);
    let (code, out, error) = run(here, &["pair", "inizio.trf"], "");
    assert_eq!(
        (code, out.as_str()),
        (0, "4\n1 4\n5 2\n3 6\n7 0\n"),
        "{error}"
    );
    let call = ["pair", "inizio.trf", "--explain", "--lang", "it"];
    let (_, out, _) = run(here, &call, "");
    assert!(out.contains("[art. 3.2]"), "{out}");
    let call = ["pair", "inizio.trf", "--explain-pair", "1", "5"];
    let (_, out, _) = run(here, &call, "");
    assert!(out.contains("If Prova Ugo played Prova Ugo,"), "{out}");
    let call = ["pair", "inizio.trf", "--json", "--explain"];
    let (_, out, _) = run(here, &call, "");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["rules"], "dubov");
    assert_eq!(json["boards"].as_array().unwrap().len(), 4);
    assert_eq!(json["groups"].as_array().unwrap().len(), 1);
}

/// The record of the type in reports of the Burstein System.
pub(crate) const BURSTEIN: &str = "192 FIDE_BURSTEIN\n";

/// A report of eight players with five rounds, of which these were played.
pub(crate) fn eight(rounds: usize, type_record: &str) -> String {
    let games = [
        [
            "5 w 1", "6 b =", "7 w 0", "8 b 0", "1 b 0", "2 w =", "3 b 1", "4 w 1",
        ],
        [
            "7 b 1", "8 w 1", "5 b 1", "6 w 0", "3 w 0", "4 b 1", "1 w 0", "2 b 0",
        ],
    ];
    let line = |number: usize| {
        let rating = 1900 - number;
        let played = games.iter().take(rounds).map(|round| {
            let parts: Vec<&str> = round[number - 1].split(' ').collect();
            format!("  {:>4} {} {}", parts[0], parts[1], parts[2])
        });
        let played: String = played.collect();
        format!(
            "001 {number:4}      {:<33} {rating:4}{:37}{played}\n",
            "Prova, Ugo", ""
        )
    };
    let players: String = (1..=8).map(line).collect();
    format!("012 Sociale\n042 2026/03/07\n142 5\n152 W\n{type_record}{players}")
}

/// Rounds 1 and 2 of five are seeding rounds, told by the FIDE (Dutch) System; in round 3 the first in rank meets the last.
#[test]
fn a_round_of_the_burstein_system_is_paired_and_explained() {
    let folder = Folder::new("other-swiss-burstein");
    let here = folder.path();
    write(here, "seconda.trf", &eight(1, BURSTEIN));
    let (code, out, error) = run(here, &["pair", "seconda.trf", "--json"], "");
    assert_eq!(code, 0, "{error}");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["rules"], "2026");
    write(here, "terza.trf", &eight(2, BURSTEIN));
    // 1 is alone with two points, 2 and 6 have met: 1 and 2 are due different colours, so 6 goes down to 7, 8 and 3, and stands
    // second there by the points of opponents; 7 and 3 have met.
    let (code, out, error) = run(here, &["pair", "terza.trf"], "");
    assert_eq!(
        (code, out.as_str()),
        (0, "4\n1 2\n6 3\n8 7\n4 5\n"),
        "{error}"
    );
    let call = ["pair", "terza.trf", "--json", "--explain"];
    let (_, out, _) = run(here, &call, "");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["rules"], "burstein");
    assert_eq!(json["groups"].as_array().unwrap().len(), 4);
    let call = ["pair", "terza.trf", "--explain", "--lang", "it"];
    let (_, out, _) = run(here, &call, "");
    for said in [
        "[art. 1.7]",
        "[art. 4]",
        "Scende Prova Ugo",
        "Dall’alto è sceso Prova Ugo.",
        "Prima di Prova Ugo nell’ordine: Prova Ugo. Con Prova Ugo la partita c’è già stata.",
    ] {
        assert!(out.contains(said), "{said}: {out}");
    }
    for (two, said, source) in [
        (["1", "6"], "più giocatori non avrebbero il colore", "C8"),
        (["6", "7"], "prende l’ultimo avversario possibile", "art. 4"),
        (["3", "7"], "già", "C1"),
        (["2", "3"], "più giocatori non avrebbero il colore", "C8"),
        // 2 and 6 have met, so that both would go down with 1.
        (["1", "8"], "dovrebbero scendere anche dal seguente", "C7"),
    ] {
        let call = [
            &["pair", "terza.trf", "--lang", "it", "--explain-pair"],
            &two[..],
        ]
        .concat();
        let (_, out, _) = run(here, &call, "");
        assert!(out.contains(said) && out.contains(source), "{two:?}: {out}");
    }
}

/// The 001 lines of a Double-Swiss after these rounds: opponent, colour and result of each player, two rounds a match.
fn double_swiss(ratings: &[u16], rounds: &[&[&str]]) -> String {
    let line = |(number, rating): (usize, &u16)| {
        let played = rounds.iter().map(|round| {
            let parts: Vec<&str> = round[number].split(' ').collect();
            format!("  {:>4} {} {}", parts[0], parts[1], parts[2])
        });
        let played: String = played.collect();
        let number = number + 1;
        format!(
            "001 {number:4}      {:<33} {rating:4}{:37}{played}\n",
            format!("Prova{number}, Ugo"),
            ""
        )
    };
    let players: String = ratings.iter().enumerate().map(line).collect();
    format!("012 Sociale\n042 2026/03/07\n142 10\n152 W\n192 FIDE_DOUBLESWISS\n{players}")
}

/// A match is two rounds of the report: the first games are paired by C.04.5, the second are the same with the colours reversed,
/// and the bye is worth a game won and a game drawn.
#[test]
fn a_match_of_the_double_swiss_system_is_paired_and_explained() {
    let folder = Folder::new("other-swiss-double");
    let here = folder.path();
    let ratings = [2000, 1990, 1980, 1970, 1960, 1950, 1940];
    let first = [
        "4 w 1", "5 b 0", "6 w 1", "1 b 0", "2 w 1", "3 b 0", "0000 - U",
    ];
    let second = [
        "4 b =", "5 w 0", "6 b 1", "1 w =", "2 b 1", "3 w 0", "0000 - H",
    ];
    let paired = |name: &str, rounds: &[&[&str]]| {
        write(here, name, &double_swiss(&ratings, rounds));
        let (code, out, error) = run(here, &["pair", name], "");
        assert_eq!(code, 0, "{error}");
        out
    };
    assert_eq!(paired("inizio.trf", &[]), "4\n1 4\n5 2\n3 6\n7 0\n");
    assert_eq!(paired("ritorno.trf", &[&first]), "4\n4 1\n2 5\n6 3\n7 0\n");
    // 3 and 5 have two points, 1 and 7 one and a half, 4 a half, 2 and 6 none: the bye is for 6, who has the larger number. 3 and 5
    // both had White, so 3, further up, changes; 7 has had no White, and 1 has; 4 and 2 both had Black.
    let out = paired("seconda.trf", &[&first, &second]);
    assert_eq!(out, "4\n5 3\n7 1\n4 2\n6 0\n");
    let call = ["pair", "seconda.trf", "--explain", "--lang", "it"];
    let (_, out, _) = run(here, &call, "");
    for said in [
        "i numeri più piccoli stanno sopra",
        "[art. 3.6]",
        "[art. 4.3.",
        "il bye dell’incontro va a chi ha meno punti",
        "[art. 3.4]",
    ] {
        assert!(
            out.to_lowercase().contains(&said.to_lowercase()),
            "{said}: {out}"
        );
    }
    for (two, said, source) in [
        (["1", "3"], "dovrebbero salire più giocatori", "C4"),
        (["1", "4"], "già", "C1"),
        (["0", "2"], "ha il numero più alto", "art. 3.4"),
        (["0", "7"], "", "C2"),
    ] {
        let call = [
            &["pair", "seconda.trf", "--lang", "it", "--explain-pair"],
            &two[..],
        ]
        .concat();
        let (_, out, _) = run(here, &call, "");
        assert!(out.contains(said) && out.contains(source), "{two:?}: {out}");
    }
    let (_, out, _) = run(here, &["pair", "ritorno.trf", "--json", "--explain"], "");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&json["rules"], &json["round"]),
        (&"double-swiss".into(), &2.into())
    );
    assert_eq!(json["groups"].as_array().unwrap().len(), 0);
    for (two, said) in [
        (["4", "1"], "second game of the match"),
        (
            ["1", "5"],
            "second games are played by those who played the first",
        ),
    ] {
        let call = [&["pair", "ritorno.trf", "--explain-pair"], &two[..]].concat();
        let (_, out, _) = run(here, &call, "");
        assert!(out.contains(said), "{two:?}: {out}");
    }
    // A board of second games that is not that of the first is told.
    let wrong = [
        "5 b =", "4 w 0", "6 b 1", "2 b 1", "1 w =", "3 w 0", "0000 - H",
    ];
    write(
        here,
        "torneo.trf",
        &double_swiss(&ratings, &[&first, &second]),
    );
    let (code, lines, error) = check(here, &["torneo.trf"]);
    assert_eq!(code, 0, "{lines:?} {error}");
    write(
        here,
        "torneo.trf",
        &double_swiss(&ratings, &[&first, &wrong]),
    );
    let (code, lines, _) = check(here, &["torneo.trf"]);
    assert_eq!(code, 1, "{lines:?}");
}

/// Preface of C.04.5: a single game that was forfeited counts as played in tie-breaks, a match of two forfeits does not.
#[test]
fn standings_of_a_double_swiss_count_single_forfeits_as_games() {
    let folder = Folder::new("other-swiss-double-standings");
    let here = folder.path();
    let ratings = [2000, 1990, 1980, 1970];
    let won = |last: &str, code: &str| {
        let first = ["3 w 1", "4 b 0", "1 b 0", "2 w 1"];
        let other = if last == "3 b +" { "1 w -" } else { "1 w 0" };
        let second = [last, "4 w 1", other, "2 b 0"];
        let text = double_swiss(&ratings, &[&first, &second]).replace("FIDE_DOUBLESWISS", code);
        write(here, "torneo.trf", &text);
        let call = [
            "standings",
            "torneo.trf",
            "--tie-breaks",
            "WON,BWG",
            "--csv",
        ];
        let (status, out, error) = run(here, &call, "");
        assert_eq!(status, 0, "{error}");
        let first = out.lines().nth(1).unwrap_or_default().to_owned();
        assert!(first.starts_with("1,"), "{out}");
        first
    };
    let double = "FIDE_DOUBLESWISS";
    assert_eq!(won("3 b +", double), won("3 b 1", double));
    assert_ne!(won("3 b +", "FIDE_DUTCH"), won("3 b 1", "FIDE_DUTCH"));
}
