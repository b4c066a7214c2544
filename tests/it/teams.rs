//! Events of teams by the Swiss Team System, through the commands.

use std::{fs, path::Path};

use crate::{
    commands::run,
    referee::{check, write},
    support::folder::Folder,
};

/// A made-up event of teams with this code of record 192, by its seed.
fn made(here: &Path, rules: &str, teams: &str, seed: &str) -> String {
    let arguments = [
        "generate",
        "--system",
        "team-swiss",
        "--teams",
        teams,
        "--boards",
        "4",
        "--rounds",
        "5",
        "--team-rules",
        rules,
        "--baku",
        "false",
        "--absences",
        "0",
        "--half-point-byes",
        "0",
        "--seed",
        seed,
    ];
    let (code, text, error) = run(here, &arguments, "");
    assert_eq!(code, 0, "{error}");
    assert!(text.contains(&format!("192 {rules}")), "{text}");
    text
}

#[test]
fn events_of_teams_are_made_checked_and_ranked() {
    let folder = Folder::new("teams-made");
    let here = folder.path();
    for (rules, seed) in [
        ("FIDE_TEAM_TYPEA_MP_GP", "1"),
        ("FIDE_TEAM_TYPEB_GP_MP", "2"),
        ("FIDE_TEAM_MP", "3"),
    ] {
        let text = made(here, rules, "9", seed);
        write(here, "squadre.trf", &text);
        let (code, lines, error) = check(here, &["squadre.trf"]);
        assert_eq!(code, 0, "{lines:?} {error}");
        assert_eq!(error, "");
        assert_eq!(
            lines,
            ["1 files, 5 rounds, 0 pairings differ, 0 standings differ"]
        );
    }
    let text = made(here, "FIDE_TEAM_TYPEA_MP_GP", "9", "1");
    write(here, "squadre.trf", &text);
    let call = [
        "standings",
        "squadre.trf",
        "--json",
        "--tie-breaks",
        "MPvGP,TBR,EDEBT",
    ];
    let (code, out, error) = run(here, &call, "");
    assert_eq!(code, 0, "{error}");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&json["primary"], &json["rounds"]),
        (&"MP".into(), &5.into())
    );
    let rows = json["standings"].as_array().unwrap();
    assert_eq!(rows.len(), 9);
    let points = |row: &serde_json::Value| row["match_points"].as_f64().unwrap();
    assert!(
        rows.windows(2)
            .all(|two| points(&two[0]) >= points(&two[1]))
    );
    assert_eq!(rows[0]["values"][1].as_array().unwrap().len(), 4);
    let (code, out, _) = run(here, &["standings", "squadre.trf"], "");
    assert_eq!(code, 0);
    assert!(
        out.starts_with("Team\tRank\tMP\tGP\tMPvGP\tEMGSB\t"),
        "{out}"
    );
    let call = ["standings", "squadre.trf", "--tie-breaks", "ARO"];
    let (code, _, error) = run(here, &call, "");
    assert_eq!(code, 2);
    assert!(error.contains("ratings"), "{error}");
}

/// Every table of teams is made, read again, checked and ranked; a match that is turned is told.
#[test]
fn round_robins_of_teams_are_made_checked_and_ranked() {
    let folder = Folder::new("teams-girone");
    let here = folder.path();
    let made = |system: &str, teams: &str, rules: &str| {
        let arguments = [
            "generate",
            "--system",
            system,
            "--teams",
            teams,
            "--boards",
            "4",
            "--forfeits",
            "60",
            "--team-rules",
            rules,
            "--seed",
            "11",
        ];
        let (code, text, error) = run(here, &arguments, "");
        assert_eq!(code, 0, "{error}");
        text
    };
    let (by_matches, by_games) = ("FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_GP_MP");
    for (system, teams, rules, code, rounds) in [
        (
            "team-round-robin",
            "2",
            by_matches,
            "FIDE_TEAM_ROUNDROBIN",
            1,
        ),
        (
            "team-round-robin",
            "7",
            by_games,
            "FIDE_TEAM_ROUNDROBIN_GP",
            7,
        ),
        (
            "team-round-robin",
            "40",
            by_matches,
            "FIDE_TEAM_ROUNDROBIN",
            39,
        ),
        (
            "team-double-round-robin",
            "5",
            by_matches,
            "FIDE_TEAM_DOUBLEROUNDROBIN",
            10,
        ),
        (
            "team-double-round-robin",
            "6",
            by_games,
            "FIDE_TEAM_DOUBLEROUNDROBIN_GP",
            10,
        ),
    ] {
        let text = made(system, teams, rules);
        let said: Vec<&str> = text.lines().collect();
        assert!(said.contains(&&*format!("192 {code}")), "{text}");
        assert!(said.contains(&&*format!("142 {rounds}")), "{text}");
        let report = tratto::formats::trf::read_teams(text.as_bytes()).unwrap();
        assert_eq!(report.setup.teams.len().to_string(), teams);
        write(here, "lega.trf", &text);
        let (exit, lines, error) = check(here, &["lega.trf"]);
        assert_eq!(exit, 0, "{lines:?} {error}");
        assert_eq!(error, "");
        let last = format!("1 files, {rounds} rounds, 0 pairings differ, 0 standings differ");
        assert_eq!(lines, [last]);
        let (exit, out, error) = run(here, &["standings", "lega.trf"], "");
        assert_eq!(exit, 0, "{error}");
        assert_eq!(
            out.lines().count().to_string(),
            (report.setup.teams.len() + 1).to_string()
        );
        assert_eq!(made(system, teams, rules), text);
    }
    // By the older table the last two rounds of the first cycle are others.
    let text = made("double-team-round-robin", "6", by_matches);
    let older = text.replace("192 FIDE_TEAM_", "192 BERGER_TEAM_");
    write(here, "lega.trf", &older);
    let (exit, lines, _) = check(here, &["lega.trf"]);
    assert_ne!(exit, 0);
    for (round, differs) in [(3, false), (4, true), (5, true), (6, false)] {
        let named = lines
            .iter()
            .any(|line| line.contains(&format!("round {round}:")));
        assert_eq!(named, differs, "{round} {lines:?}");
    }
    let arguments = ["generate", "--system", "team-round-robin", "--teams", "200"];
    assert_eq!(run(here, &arguments, "").0, 2);
}

/// Nine teams play a sixth round, told in words, and turned colours are named.
#[test]
fn a_round_of_teams_is_paired_explained_and_checked() {
    let folder = Folder::new("teams-paired");
    let here = folder.path();
    let text = made(here, "FIDE_TEAM_TYPEB_MP_GP", "9", "5");
    let sixth = text.replace("142 5", "142 6");
    assert_ne!(sixth, text);
    write(here, "sesto.trf", &sixth);
    let (code, out, error) = run(here, &["pair", "sesto.trf"], "");
    assert_eq!(code, 0, "{error}");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((lines[0], lines.len()), ("5", 6), "{out}");
    let free = lines[5].split(' ').next().unwrap();
    assert!(lines[5].ends_with(" 0"), "{out}");
    // Team 2 stays away: an even number is left, and nobody has the bye.
    let away = format!("{}240 Z   6    2\n", sixth);
    write(here, "assente.trf", &away);
    let (_, out, _) = run(here, &["pair", "assente.trf"], "");
    assert!(out.starts_with("4\n") && !out.contains(" 0\n"), "{out}");

    let call = ["pair", "sesto.trf", "--explain", "--lang", "it"];
    let (code, out, _) = run(here, &call, "");
    assert_eq!(code, 0);
    for said in [
        "i numeri più piccoli",
        "Gruppo con",
        "Il colore:",
        "[art. 3.6]",
        "Il bye va a chi",
    ] {
        assert!(out.contains(said), "{said} in {out}");
    }
    let call = ["pair", "sesto.trf", "--explain-pair", free, "0"];
    let (_, out, _) = run(here, &call, "");
    assert!(out.contains("The bye goes to the fewest points"), "{out}");
    let [white, black] = [0, 1].map(|side| lines[1].split(' ').nth(side).unwrap());
    let other = lines[2].split(' ').next().unwrap();
    let call = ["pair", "sesto.trf", "--explain-pair", white, other];
    let (code, out, _) = run(here, &call, "");
    assert_eq!(code, 0, "{out}");
    let said = "Squadra 5 and Squadra 1 have played each other in round 1";
    assert!(out.starts_with(said), "{out}");
    let call = ["pair", "sesto.trf", "--explain-pair", white, "77"];
    let (code, _, error) = run(here, &call, "");
    assert_eq!(code, 2);
    assert!(error.contains("no team has the number 77"), "{error}");
    let call = ["pair", "sesto.trf", "--json", "--explain"];
    let (_, out, _) = run(here, &call, "");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["rules"], "FIDE_TEAM_TYPEB_MP_GP");
    assert_eq!(json["matches"][0]["white"].to_string(), white);
    assert_eq!(json["matches"][0]["black"].to_string(), black);
    // Of the last round C7 and C10 say nothing.
    assert_eq!(json["groups"][0]["criteria"].as_array().unwrap().len(), 5);

    // By other rules other rounds would have been paired, and so is said.
    let other = text.replace("FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_TYPEB_GP_MP");
    write(here, "altre.trf", &other);
    let (code, lines, _) = check(here, &["altre.trf"]);
    assert_eq!(code, 1, "{lines:?}");
    assert!(lines[0].contains("the rules give"), "{lines:?}");
    // So are points that are not those of the rounds.
    let line = text
        .lines()
        .find(|line| line.starts_with("310   1"))
        .unwrap();
    let wrong = format!("{}  99.0{}", &line[..54], &line[60..]);
    write(here, "punti.trf", &text.replace(line, &wrong));
    let (code, lines, _) = check(here, &["punti.trf"]);
    assert_eq!(code, 1, "{lines:?}");
    assert!(
        lines[0].contains("number 1: stands with match points 99"),
        "{lines:?}"
    );
    let (_, out, _) = run(here, &["check", "--json", "punti.trf"], "");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&json["verdict"], &json["teams"]),
        (&"differs".into(), &9.into())
    );
}

/// Reports of teams that cannot be read are refused with the line; another system is named.
#[test]
fn reports_of_teams_are_refused_with_their_lines() {
    let folder = Folder::new("teams-refused");
    let here = folder.path();
    let text = made(here, "FIDE_TEAM_TYPEA_MP_GP", "6", "4");
    let lines: Vec<&str> = text.lines().collect();
    let at = |code: &str| {
        lines
            .iter()
            .position(|line| line.starts_with(code))
            .unwrap()
            + 1
    };
    let without: String = lines
        .iter()
        .filter(|line| !line.starts_with("310   2"))
        .map(|line| format!("{line}\n"))
        .collect();
    write(here, "senza.trf", &without);
    for command in ["pair", "check", "standings"] {
        let (code, _, error) = run(here, &[command, "senza.trf"], "");
        assert_eq!(code, 3, "{command}");
        let first = lines
            .iter()
            .position(|line| line.starts_with("001    6"))
            .unwrap()
            + 1;
        let said = format!("senza.trf:{first}:5: Number 6 plays and is in no team.");
        assert!(error.contains(&said), "{said} in {error}");
    }
    let wrong = text.replace("352 WBWB", "352 BWBW");
    write(here, "colori.trf", &wrong);
    let (code, _, error) = run(here, &["pair", "colori.trf"], "");
    let said = format!(
        "colori.trf:{}:5: Record 352: “BWBW” cannot be read.",
        at("352")
    );
    assert!(code == 3 && error.contains(&said), "{said} in {error}");
    let other = text.replace("192 FIDE_TEAM_TYPEA_MP_GP", "192 CUSTOM_TEAM_SWISS");
    write(here, "altro.trf", &other);
    let (code, _, error) = run(here, &["pair", "altro.trf"], "");
    assert_eq!(code, 3);
    assert!(
        error.contains("not a code of the Swiss Team System"),
        "{error}"
    );
    // Its teams are ranked all the same.
    let (code, out, _) = run(here, &["standings", "altro.trf"], "");
    assert!(code == 0 && out.lines().count() == 7, "{out}");
    let baku = text.replace("192 FIDE_TEAM_TYPEA_MP_GP", "192 FIDE_TEAM_TYPEA_GP_BAKU");
    write(here, "accelerato.trf", &baku);
    let (code, _, error) = run(here, &["check", "accelerato.trf"], "");
    assert_eq!(code, 3);
    assert!(error.contains("not accelerated"), "{error}");
    let (_, out, _) = run(here, &["check", "--json", "accelerato.trf"], "");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_ne!(json["verdict"], "verified");
}

/// Every file of the corpora whose pairings other programs confirmed; their points and places are not looked at.
#[test]
fn corpus_of_teams_checks_without_a_pairing_that_differs() {
    let folder = Folder::new("teams-corpus");
    let corpora = std::env::var("TRATTO_CORPORA").unwrap();
    let mut files = Vec::new();
    for name in ["team-swiss", "team-swiss-baku", "team-swiss-large"] {
        let inside = fs::read_dir(Path::new(&corpora).join("systems").join(name)).unwrap();
        let paths = inside.map(|file| file.unwrap().path().to_string_lossy().into_owned());
        files.extend(paths.filter(|path| path.ends_with(".trf")));
    }
    let arguments: Vec<&str> = files.iter().map(String::as_str).collect();
    let (_, lines, error) = check(folder.path(), &arguments);
    let last = lines.last().unwrap();
    assert!(
        last.starts_with("192 files, ") && last.contains(" 0 pairings differ"),
        "{last} {error}"
    );
}

/// Six teams meet by the Berger table: a round before the start, a later one, and when two meet.
#[test]
fn a_round_of_a_schedule_of_teams_is_paired() {
    let folder = Folder::new("teams-schedule");
    let here = folder.path();
    let text = made(here, "FIDE_TEAM_TYPEA_MP_GP", "6", "5");
    let start = text.lines().filter_map(|line| match line.get(..3)? {
        "001" => line.get(..89).map(|line| line.trim_end().to_owned()),
        "192" => Some("192 BERGER_TEAM_ROUNDROBIN".to_owned()),
        "320" | "330" | "300" | "801" | "802" => None,
        _ => Some(line.to_owned()),
    });
    let start: Vec<String> = start.collect();
    write(here, "lega.trf", &(start.join("\n") + "\n"));
    let (code, out, error) = run(here, &["pair", "lega.trf"], "");
    assert_eq!(code, 0, "{error}");
    assert_eq!(out, "3\n1 6\n2 5\n3 4\n");
    let call = ["pair", "lega.trf", "--explain", "--lang", "it"];
    let (code, out, error) = run(here, &call, "");
    assert_eq!(code, 0, "{error}");
    assert!(out.contains("Berger"), "{out}");
    let call = ["pair", "lega.trf", "--explain-pair", "1", "2", "--json"];
    let (code, out, error) = run(here, &call, "");
    assert_eq!(code, 0, "{error}");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["paired"], false);
    // 1 and 2 meet in round 2 of the table of six.
    assert!(out.contains("round 2"), "{out}");
    let call = ["pair", "lega.trf", "--explain-pair", "1", "9"];
    let (code, _, error) = run(here, &call, "");
    assert!(
        code == 2 && error.contains("no team has the number 9"),
        "{error}"
    );
    // Six teams have no schedule of four rounds.
    let other = start.join("\n").replace("142 5", "142 4") + "\n";
    write(here, "quattro.trf", &other);
    let (code, _, error) = run(here, &["pair", "quattro.trf"], "");
    assert!(
        code == 1 && error.contains("no schedule of 4 rounds"),
        "{code} {error}"
    );
}
