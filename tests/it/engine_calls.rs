//! Calls like those of JaVaFo and bbpPairings that name a system. Calls for the FIDE (Dutch) System are in `referee`.

use std::fs;

use tratto::{formats::trf, pairing::burstein};

use crate::{
    commands::run,
    other_swiss::{BURSTEIN, eight},
    referee::write,
    support::folder::Folder,
};

/// `--burstein` and `--dutch` decide the system, as for bbpPairings, even if the report names another one.
#[test]
fn a_call_of_the_engines_names_the_burstein_system() {
    let folder = Folder::new("other-swiss-call");
    let here = folder.path();
    write(here, "terza.trf", &eight(2, ""));
    write(here, "tipo.trf", &eight(2, BURSTEIN));
    let pairs = "4\n1 2\n6 3\n8 7\n4 5\n";
    for call in [
        &["--burstein", "terza.trf", "-p"][..],
        &["terza.trf", "-p", "--burstein"],
        &["--burstein", "tipo.trf", "-p"],
        &["tipo.trf", "-p"],
    ] {
        let (code, out, error) = run(here, call, "");
        assert_eq!((code, out.as_str()), (0, pairs), "{call:?}: {error}");
    }
    let (_, by_dutch, _) = run(here, &["terza.trf", "-p"], "");
    let (code, out, _) = run(here, &["--dutch", "tipo.trf", "-p"], "");
    assert_eq!((code, out), (0, by_dutch));

    // 1 has two points and a mild preference for White, and floats down to 2.
    let call = ["--burstein", "terza.trf", "-p", "out.txt", "-l"];
    let (code, out, error) = run(here, &call, "");
    assert_eq!(code, 0, "{error}");
    let first = "   1   2.0 (w)      2w D\n   2   1.5 (b)      1b U\n";
    assert!(out.contains(first), "{out}");
    assert_eq!(out.matches("bracket ").count(), 4, "{out}");

    // Half of the rounds, at most four, are seeding rounds. Without the number of rounds in the report, theirs is not known.
    let known = format!("{}  0000 - H\n", eight(2, "").trim_end());
    write(here, "turni.trf", &known);
    write(here, "senza.trf", &known.replace("142 5\n", ""));
    // Events of teams are refused.
    write(here, "squadre.trf", &eight(2, "192 FIDE_TEAM_TYPEB_MP\n"));
    for (system, file, code) in [
        ("--burstein", "turni.trf", 0),
        ("--burstein", "senza.trf", 3),
        ("--dutch", "senza.trf", 0),
        ("--burstein", "squadre.trf", 3),
        ("--dutch", "squadre.trf", 3),
    ] {
        let (found, _, error) = run(here, &[system, file, "-p"], "");
        assert_eq!(found, code, "{system} {file}: {error}");
        assert_eq!(error.is_empty(), code == 0, "{system} {file}: {error}");
    }
    let (_, help, _) = run(here, &["--help"], "");
    assert!(
        help.contains("--burstein") && help.contains("-l needs -p"),
        "{help}"
    );
}

/// Random events made by `--burstein -g` follow the text of the rules. `--burstein -c` finds no difference in them, but `--dutch -c`
/// does.
#[test]
fn events_made_by_a_call_of_the_engines_are_those_of_the_burstein_system() {
    let folder = Folder::new("other-swiss-made");
    let here = folder.path();
    write(here, "rtg.txt", "PlayersNumber=10\nRoundsNumber=5\n");
    let checked = |system: &str| {
        let (code, out, error) = run(here, &[system, "made.trf", "-c"], "");
        assert_eq!(code, 0, "{error}");
        assert!(out.contains("made: Round #5\n"), "{out}");
        out
    };
    let differs = |out: &str| out.contains("Checker pairings") || out.contains("No valid pairing");
    let mut by_dutch = 0;
    for seed in ["1", "2", "3", "4", "5", "6"] {
        let call = ["--burstein", "-g", "rtg.txt", "-o", "made.trf", "-s", seed];
        let (code, _, error) = run(here, &call, "");
        assert_eq!(code, 0, "{seed}: {error}");
        let made = fs::read_to_string(here.join("made.trf")).unwrap();
        let report = trf::read(made.as_bytes()).unwrap();
        assert_eq!(report.table.participants().len(), 10);
        let breaches = burstein::oracle::breaches(&report.table);
        assert_eq!(breaches, [], "{seed}");
        let (named, other) = (checked("--burstein"), checked("--dutch"));
        assert!(!differs(&named), "{seed}: {named}");
        by_dutch += usize::from(differs(&other));
        // The result is the same without the record that names the system.
        let plain = made.replace("192 FIDE_BURSTEIN\r\n", "");
        assert_ne!(plain, made);
        write(here, "made.trf", &plain);
        assert_eq!([checked("--burstein"), checked("--dutch")], [named, other]);
    }
    assert!(by_dutch > 0);
    let call = ["--burstein", "made.trf", "-g", "-o", "like.trf", "-s", "7"];
    let (code, _, error) = run(here, &call, "");
    assert_eq!(code, 0, "{error}");
    let like = fs::read_to_string(here.join("like.trf")).unwrap();
    assert!(like.contains("192 FIDE_BURSTEIN\r\n"), "{like}");
}
