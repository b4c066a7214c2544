//! The command line: what it prints, where it complains, with which code it ends.

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use crate::support::{TestApp, folder::Folder};

/// Code, standard output and standard error of a run.
pub(crate) fn run(folder: &Path, arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(crate::support::app::binary())
        .args(arguments)
        .current_dir(folder)
        .env_remove("TRATTO_DATABASE")
        .env("LC_ALL", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("starting the program: {error}"));
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A program that does not read its input may be gone already.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    (
        output.status.code().unwrap_or(-1),
        String::from_utf8_lossy(&output.stdout).into_owned(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

pub(crate) const FOUR: &str = "\
012 Torneo dei Quattro
042 2026/03/07
142 3
152 W
001    1      Provetti, Aldo                    2400 ITA                         1.0    1     3 w 1
001    2      Provetti, Bice                    2300 ITA                         0.0    3     4 b 0
001    3      Provetti, Carla                   2200 ITA                         0.0    3     1 b 0
001    4      Provetti, Dino                    2100 ITA                         1.0    1     2 w 1
";

#[test]
fn pairs_and_ranks_a_file() {
    let folder = Folder::new("cli");
    let file = folder.path().join("quattro.trf");
    fs::write(&file, FOUR).unwrap();
    let (code, out, _) = run(folder.path(), &["pair", "quattro.trf"], "");
    assert_eq!((code, out.as_str()), (0, "2\n4 1\n2 3\n"));
    let (code, again, _) = run(folder.path(), &["pair", "-", "--rules", "2017"], FOUR);
    assert_eq!((code, again), (0, out));
    let arguments = [
        "standings",
        "quattro.trf",
        "--tie-breaks",
        "BH,TPN",
        "--csv",
    ];
    let (code, out, _) = run(folder.path(), &arguments, "");
    assert_eq!(code, 0);
    assert!(
        out.starts_with("StartNo,Rank,PTS,BH,TPN\n1,1,1.0,0"),
        "{out}"
    );
    // Two who have met twice already: no third meeting.
    let met = "142 3\n\
        001    1      Provetti, Aldo                    2400 ITA                         1.0    1     2 w 1\n\
        001    2      Provetti, Bice                    2300 ITA                         0.0    2     1 b 0\n";
    let (code, out, error) = run(folder.path(), &["pair", "-"], met);
    assert_eq!((code, out.as_str()), (1, ""), "{error}");
}

#[test]
fn complaints_name_file_line_and_column() {
    let folder = Folder::new("cli");
    let here = folder.path();
    let bad = FOUR.replace("     3 w 1", "     3 b 1");
    fs::write(here.join("storto.trf"), bad).unwrap();
    for command in ["pair", "standings", "import"] {
        let (code, out, error) = run(here, &[command, "storto.trf"], "");
        assert_eq!((code, out.as_str()), (3, ""), "{command}: {error}");
        let first = error.lines().next().unwrap_or_default();
        let parts: Vec<&str> = first.splitn(4, ':').collect();
        assert_eq!(parts[0], "storto.trf", "{error}");
        assert!(
            parts[1]
                .parse::<u32>()
                .is_ok_and(|line| (5..=8).contains(&line)),
            "{error}"
        );
        assert!(
            parts[2].parse::<u32>().is_ok_and(|column| column > 80),
            "{error}"
        );
    }
    for command in ["pair", "standings", "import", "audit"] {
        let (code, _, error) = run(here, &[command, "nessuno.trf"], "");
        assert_eq!(code, 5, "{command}");
        assert!(error.contains("nessuno.trf"), "{error}");
    }
    for wrong in [
        &["pair"][..],
        &["pair", "x", "--rules", "1999"],
        &["standings", "storto.trf", "--tie-breaks"],
        &["export", "x", "--format", "xml"],
        &["verdict", "--winner", "white"],
        &["nonsense"],
    ] {
        assert_eq!(run(here, wrong, "").0, 2, "{wrong:?}");
    }
    fs::write(here.join("quattro.trf"), FOUR).unwrap();
    let unknown = ["standings", "quattro.trf", "--tie-breaks", "XYZ"];
    assert_eq!(run(here, &unknown, "").0, 2);
    assert_eq!(
        run(here, &["export", "nessuno", "--format", "trf26"], "").0,
        3
    );
    assert_eq!(
        run(
            here,
            &["backup", "copia.db", "--database", "postgres://x/y"],
            ""
        )
        .0,
        2
    );
    assert_eq!(
        run(
            here,
            &["backup", "copia.db", "--database", "nessuno.db"],
            ""
        )
        .0,
        5
    );
}

#[test]
fn verdicts() {
    let folder = Folder::new("cli");
    let here = folder.path();
    let knight = "8/8/8/8/8/k7/8/K6N w - - 0 1";
    let rook = "8/8/8/8/8/k7/8/K6R w - - 0 1";
    for (fen, winner, answer) in [
        (knight, "white", "unwinnable"),
        (rook, "white", "winnable"),
        (rook, "black", "unwinnable"),
    ] {
        let (code, out, _) = run(here, &["verdict", "--fen", fen, "--winner", winner], "");
        assert_eq!(code, 0);
        assert!(out.starts_with(answer), "{fen} {winner}: {out}");
        let (_, out, _) = run(
            here,
            &["verdict", "--fen", fen, "--winner", winner, "--json"],
            "",
        );
        let json: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(json["answer"], answer);
    }
    let (code, _, error) = run(
        here,
        &["verdict", "--fen", "8/8 w", "--winner", "white"],
        "",
    );
    assert_eq!(code, 3, "{error}");
    let (_, out, _) = run(
        here,
        &["verdict", "--fen", rook, "--winner", "white", "--json"],
        "",
    );
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let line = json["line"].as_array().unwrap();
    assert!(line.last().unwrap().as_str().unwrap().ends_with('#'));
    let (_, out, _) = run(
        here,
        &["verdict", "--fen", knight, "--winner", "white", "--json"],
        "",
    );
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["proof"]["kind"], "material");
}

#[test]
fn verdicts_line_by_line() {
    let folder = Folder::new("cli");
    let here = folder.path();
    let knight = "8/8/8/8/8/k7/8/K6N w - - 0 1";
    let rook = "8/8/8/8/8/k7/8/K6R w - - 0 1";
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let lines = format!(
        "fen,winner,expected\n{knight},white,unwinnable\n{rook},white,unwinnable\r\n\n{start},black\n"
    );
    for jobs in ["1", "3"] {
        let (code, out, error) = run(
            here,
            &["verdict", "--csv", "-", "--jobs", jobs, "--nodes", "5000"],
            &lines,
        );
        assert_eq!(code, 0, "{error}");
        let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split(',').collect()).collect();
        let heading = [
            "fen",
            "winner",
            "expected",
            "answer",
            "nodes",
            "microseconds",
        ];
        assert_eq!(rows[0], heading);
        assert_eq!(
            rows[1][..5],
            [knight, "white", "unwinnable", "unwinnable", "0"]
        );
        assert_eq!(rows[2][..4], [rook, "white", "unwinnable", "winnable"]);
        assert_eq!(rows[3][..4], [start, "black", "", "winnable"]);
        assert!(rows[1..].iter().all(|row| row.len() == 6
            && row[4].parse::<u64>().is_ok()
            && row[5].parse::<u64>().is_ok()));
        assert!(
            error.contains("3 questions: 2 winnable, 1 unwinnable, 0 undetermined"),
            "{error}"
        );
        assert!(error.contains("1 of 2 disagree"), "{error}");
        assert!(
            error.contains(&format!("{rook},white,unwinnable")),
            "{error}"
        );
        for word in ["average", "median", "99th percentile", "maximum"] {
            assert!(error.contains(word), "{error}");
        }
    }
    // Too few positions to look at: said, and not taken for an answer.
    let (_, out, error) = run(
        here,
        &["verdict", "--csv", "-", "--nodes", "2"],
        &format!("{start},white,winnable\n"),
    );
    assert!(
        out.starts_with(&format!("{start},white,winnable,undetermined,2,")),
        "{out}"
    );
    assert!(error.contains("0 of 1 disagree"), "{error}");
    // Nothing is answered when some line cannot be read.
    for (bad, place) in [
        ("niente", "-:6:1:"),
        ("8/8/8/8/8/8/8/8 w - - 0 1,white", "-:6:1:"),
        ("8/8/8/8/8/k7/8/K6N w - - 0 1,green", "-:6:30:"),
    ] {
        let (code, out, error) = run(here, &["verdict", "--csv", "-"], &format!("{lines}{bad}\n"));
        assert_eq!((code, out.as_str()), (3, ""), "{error}");
        assert!(error.starts_with(place), "{error}");
    }
}

/// `migrate`, `user add`, `import`, `export`, `backup` on one database of either kind.
fn databases(app: &mut TestApp) {
    let folder = Folder::new("cli");
    let here = folder.path();
    let database = app.database.clone();
    let with = |arguments: &[&str], input: &str| {
        let mut all = arguments.to_vec();
        all.extend(["--database", &database]);
        run(here, &all, input)
    };
    assert_eq!(with(&["migrate"], "").1, "nothing to do\n");
    fs::write(here.join("quattro.trf"), FOUR).unwrap();
    // A report without days says so; it was not played today.
    let undated: String = FOUR
        .lines()
        .filter(|line| !line.starts_with("042"))
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(here.join("senza-data.trf"), undated).unwrap();
    let (code, slug, error) = with(&["import", "senza-data.trf"], "");
    assert_eq!((code, slug.as_str()), (2, ""));
    assert!(error.contains("start"), "{error}");
    let (code, slug, error) = with(&["import", "quattro.trf"], "");
    assert_eq!(
        (code, slug.as_str()),
        (0, "torneo-dei-quattro-2026\n"),
        "{error}"
    );
    assert!(error.contains("No tie-breaks"), "{error}");
    let slug = slug.trim();
    let (code, standings, _) = with(&["export", slug, "--format", "standings-csv"], "");
    assert_eq!((code, standings.lines().count()), (0, 5), "{standings}");
    let (code, out, _) = with(
        &["export", slug, "--format", "trf26", "--out", "fuori.trf"],
        "",
    );
    assert_eq!((code, out.as_str()), (0, ""));
    let written = fs::read_to_string(here.join("fuori.trf")).unwrap();
    let page = app
        .browser()
        .get(&format!("/t/{slug}/tournament.trf26"))
        .html();
    assert_eq!(written, page);
    let (code, link, _) = with(&["user", "add", "nina", "--display-name", "Nina Prova"], "");
    assert_eq!(code, 0);
    app.browser().get(link.trim()).assert_ok();
    let named = [
        "user",
        "add",
        "lia",
        "--display-name",
        "Lia Prova",
        "--public-url",
        "https://tratto.example/",
    ];
    let (code, link, _) = with(&named, "");
    assert_eq!(code, 0);
    let path = link.trim().strip_prefix("https://tratto.example").unwrap();
    app.browser().get(path).assert_ok();
    let password = "cavallo-salta-8\n";
    let add = [
        "user",
        "add",
        "ugo",
        "--display-name",
        "Ugo Prova",
        "--admin",
        "--password-stdin",
    ];
    let (code, out, error) = with(&add, password);
    assert_eq!((code, out.as_str()), (0, ""), "{error}");
    drop(app.sign_in("ugo", password.trim()));
    let (code, _, error) = with(&add, password);
    assert_eq!(code, 2, "{error}");
    let (code, _, error) = with(&["backup", "copia.db"], "");
    assert_eq!(code, 0, "{error}");
    assert!(!here.join("copia.db.part").exists());
    let from_copy = [
        "export",
        slug,
        "--format",
        "trf26",
        "--database",
        "copia.db",
    ];
    assert_eq!(run(here, &from_copy, "").1, written);
}

#[test]
fn works_on_a_database_in_use_sqlite() {
    databases(&mut TestApp::on_sqlite());
}

#[test]
fn works_on_a_database_in_use_postgres() {
    databases(&mut TestApp::on_postgres());
}
