//! What C.07 says of tie-breaks, through the door: unrated players (art. 10), round robins (art. 8), values that are missing,
//! the two readings of STD (7.7).

use std::fs;

use crate::{
    commands::run,
    exchange::{confirm, preview},
    support::{Browser, TestApp, folder::Folder, on_both_databases, tournament::done_for_a_reason},
};

on_both_databases!(
    unrated_players_count_as_the_event_says,
    a_round_robin_has_no_buchholz
);

/// 1 beats 3, who is unrated, and 4 beats 2.
const ONE_UNRATED: &str = "012 Torneo senza Elo
042 2026/11/21
112 Arbitri, Fedele
112 Verdi, Anna
142 3
152 W
202 ARO,TPR,RTNG
001    1      Provetti, Aldo                    2400 ITA                         1.0    1     3 w 1
001    2      Provetti, Bice                    2300 ITA                         0.0    3     4 b 0
001    3      Provetti, Carla                        ITA                         0.0    3     1 b 0
001    4      Provetti, Dino                    2100 ITA                         1.0    1     2 w 1
";

/// The three values of each line of the standings.
fn values(visitor: &mut Browser, slug: &str) -> String {
    let page = visitor.get(&format!("/t/{slug}/standings.csv"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim().split(',').collect();
        cells[cells.len().saturating_sub(3)..].join(" ")
    };
    let text = page.html();
    let rows: Vec<String> = text.lines().map(row).collect();
    rows.join("\n")
}

fn unrated_players_count_as_the_event_says(mut app: TestApp) {
    let mut arbiter = app.admin();
    let page = preview(&mut arbiter, ONE_UNRATED.as_bytes());
    let slug = confirm(&mut arbiter, &page);
    let standings = format!("/t/{slug}/standings");
    let mut visitor = app.browser();
    let page = visitor.get(&standings);
    page.assert_shows(
        "ARO, TPR, RTNG: not computed, because one participant is unrated and the event does not say how they count \
         (C.07 art. 10).",
    );
    page.assert_shows("– (tie-break dropped: somebody is unrated (C.07 art. 10))");
    let italian = app.browser().in_italian().get(&standings);
    italian.assert_shows("ARO, TPR, RTNG: non calcolato, perché un partecipante non ha Elo");
    let settings = format!("/t/{slug}/settings");
    let form = arbiter.get(&settings).form_to("/settings");
    assert_eq!(form.value("unrated"), Some("drop"));
    // A rating is needed to count with.
    let bad = arbiter.send(
        form.set("unrated", "count-as")
            .set("unrated_rating", "zero"),
    );
    bad.assert_status(422)
        .assert_shows("A rating from 1 to 3999 is needed for those who have none.");
    let choose = |arbiter: &mut Browser, rule: &str, rating: &str| {
        let form = arbiter.get(&settings).form_to("/settings");
        let form = form.set("unrated", rule).set("unrated_rating", rating);
        // What the report did not say.
        let form = form.set("time_control", "90+30");
        let form = form.set("town", "Cremona").set("federation", "ITA");
        done_for_a_reason(arbiter, form);
    };
    choose(&mut arbiter, "count-as", "1400");
    let text = values(&mut visitor, &slug);
    for row in [
        "1400 2200 2400",
        "2100 1300 2300",
        "2400 1600 1400",
        "2300 3100 2100",
    ] {
        assert!(text.contains(row), "{row}: {text}");
    }
    visitor
        .get(&format!("/t/{slug}/announcement"))
        .assert_shows("Unrated players count with 1400.");
    choose(&mut arbiter, "leave-out", "1400");
    let page = visitor.get(&standings);
    page.assert_hides("not computed, because");
    page.assert_shows("– (no rated opponent met over the board)");
    page.assert_shows("– (unrated)");
    // The reason stands where the value is unfolded, and on the sheet for the wall.
    let aldo = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE first_name = 'Aldo'");
    let open = visitor.get(&format!("{standings}?open={}-0", aldo[0]));
    open.assert_shows("no rated opponent met over the board");
    visitor
        .get(&format!("/t/{slug}/print/standings/1"))
        .assert_shows("–: no rated opponent met over the board.");
    // The rating is kept only where it counts; the record says what was chosen.
    let form = arbiter.get(&settings).form_to("/settings");
    assert_eq!(
        (form.value("unrated"), form.value("unrated_rating")),
        (Some("leave-out"), Some(""))
    );
    arbiter
        .get(&format!("/t/{slug}/record"))
        .assert_shows("games against them do not count");
    // A name with a comma is one arbiter, out as in.
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).text();
    assert!(
        report.contains("112 Arbitri, Fedele") && report.contains("112 Verdi, Anna"),
        "{report}"
    );
}

fn a_round_robin_has_no_buchholz(mut app: TestApp) {
    let mut arbiter = app.admin();
    let report = ONE_UNRATED
        .replace("202 ARO,TPR,RTNG", "192 FIDE_ROUNDROBIN\n202 BH/C1,SB,AOB")
        .replace(
            "Carla                        ",
            "Carla                   2200 ",
        );
    let page = preview(&mut arbiter, report.as_bytes());
    let slug = confirm(&mut arbiter, &page);
    let standings = format!("/t/{slug}/standings");
    app.browser().get(&standings).assert_shows(
        "BH-C1, AOB: not allowed in round robins (C.07 art. 8). Computed as announced.",
    );
    app.browser()
        .in_italian()
        .get(&standings)
        .assert_shows("BH-C1, AOB: non è ammesso nei gironi all’italiana (C.07 art. 8).");
    arbiter
        .get(&format!("/t/{slug}/print/standings/1"))
        .assert_shows("not allowed in round robins");
}

#[test]
fn commands_name_what_c_07_has_against_a_tie_break() {
    let folder = Folder::new("tie-breaks");
    let here = folder.path();
    fs::write(here.join("uno.trf"), ONE_UNRATED).unwrap();
    let robin = ONE_UNRATED.replace("202 ARO,TPR,RTNG", "192 FIDE_ROUNDROBIN\n202 BH");
    fs::write(here.join("girone.trf"), robin).unwrap();
    let dropped =
        "ARO: dropped, since 1 unrated take part and the event says nothing of them (C.07 art. 10)";
    let (code, out, _) = run(here, &["standings", "uno.trf"], "");
    assert_eq!(code, 0);
    assert!(
        out.contains("\n1\t1\t1.0\t–\t–\t–\n") && out.contains(dropped),
        "{out}"
    );
    assert!(!out.contains("-0"), "{out}");
    let (_, out, _) = run(
        here,
        &["standings", "uno.trf", "--unrated", "leave-out"],
        "",
    );
    assert!(
        out.contains("ARO of number 1: no rated opponent over the board"),
        "{out}"
    );
    assert!(out.contains("RTNG of number 3: unrated"), "{out}");
    let (_, out, _) = run(
        here,
        &["standings", "uno.trf", "--unrated", "1400", "--json"],
        "",
    );
    assert!(out.contains("[1400,2200,2400]"), "{out}");
    assert_eq!(
        run(here, &["standings", "uno.trf", "--unrated", "many"], "").0,
        2
    );
    let (_, out, _) = run(here, &["standings", "girone.trf"], "");
    assert!(
        out.contains("BH: not for round robins (C.07 art. 8)"),
        "{out}"
    );
    let (_, out, _) = run(here, &["check", "uno.trf"], "");
    assert!(out.contains(dropped), "{out}");
    let (_, out, _) = run(here, &["check", "girone.trf"], "");
    assert!(
        out.contains("BH: not for round robins (C.07 art. 8)"),
        "{out}"
    );
}

/// A double forfeit is half a point to each; the places of the file follow the reading that gives nothing.
#[test]
fn check_names_the_reading_of_std() {
    let folder = Folder::new("std");
    let here = folder.path();
    let report = "012 Torneo delle Letture
042 2026/11/21
142 2
152 W
202 STD
001    1      Provetti, Aldo                    2400 ITA                         1.0    1     2 w -     3 w 1
001    2      Provetti, Bice                    2300 ITA                         0.0    4     1 b -     4 b 0
001    3      Provetti, Carla                   2200 ITA                         1.0    1     4 w 1     1 b 0
001    4      Provetti, Dino                    2100 ITA                         1.0    1     3 b 0     2 w 1
";
    fs::write(here.join("std.trf"), report).unwrap();
    let (code, out, error) = run(here, &["check", "std.trf"], "");
    assert_eq!(code, 1, "{out}{error}");
    assert!(
        out.contains(
            "STD compares with the scheduled opponent (C.07 7.7); compared with a draw, as some programs do, it would \
             differ in round 1 number 1 against 2, round 1 number 2 against 1; the places follow the other reading"
        ),
        "{out}"
    );
    // The places by the text: 1 has half a point more than 3 and 4.
    let by_text = report
        .replace("1.0    1     4 w 1", "1.0    2     4 w 1")
        .replace("1.0    1     3 b 0", "1.0    2     3 b 0");
    fs::write(here.join("testo.trf"), by_text).unwrap();
    let (_, out, _) = run(here, &["check", "testo.trf"], "");
    assert!(out.contains("0 standings differ"), "{out}");
    assert!(
        out.contains("round 1 number 1 against 2") && !out.contains("the other reading"),
        "{out}"
    );
}
