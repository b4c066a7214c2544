//! The command `audit`: what it says of every game, in which order, and in how much memory.

use std::{
    fmt::Write as _,
    fs,
    io::{Read, Write},
    process::{Command, Stdio},
};

use serde_json::Value;

use crate::{commands::run, exchange::corpus, support::folder::Folder};

/// The lines of an audit, the last one apart.
fn audit(arguments: &[&str], input: &str) -> (Vec<Value>, Value) {
    let folder = Folder::new("audit");
    let mut all = vec!["audit", "-"];
    all.extend(arguments);
    let (code, out, error) = run(folder.path(), &all, input);
    assert_eq!((code, error.as_str()), (0, ""));
    let mut lines: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let last = lines.pop().unwrap();
    (lines, last["summary"].clone())
}

const TWO: &str = "[Event \"a\"]\n[White \"Aldo\"]\n[Black \"Bice\"]\n[Result \"1/2-1/2\"]\n\n\
    1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1 Ng8 1/2-1/2\n\n\
    [Event \"b\"]\n[White \"Carla\"]\n\n1. e4 e5 2. Ke3 Nc6 *\n\n[Event \"c\"]\n\n1. d4 *\n";

#[test]
fn one_object_a_game_in_their_order_then_the_counts() {
    let folder = Folder::new("audit");
    let (code, out, error) = run(folder.path(), &["audit", "-"], TWO);
    assert_eq!((code, error.as_str()), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[0],
        "{\"game\":1,\"white\":\"Aldo\",\"black\":\"Bice\",\"result\":\"1/2-1/2\",\"plies\":10,\
         \"legal\":true,\"threefold\":[{\"ply\":10}],\"threefold_by_announcement\":true,\
         \"fivefold\":false,\"fifty_moves\":false,\"seventy_five_moves\":false,\
         \"checkmate\":false,\"stalemate\":false,\"insufficient_material\":false,\
         \"ends_at\":null,\"plies_after_end\":0,\"findings\":[]}"
    );
    // The legal prefix stays, the reason is told, the next game is read all the same.
    assert_eq!(
        lines[1],
        "{\"game\":2,\"white\":\"Carla\",\"black\":\"\",\"result\":\"*\",\"plies\":2,\
         \"legal\":false,\"threefold\":[],\"threefold_by_announcement\":false,\
         \"fivefold\":false,\"fifty_moves\":false,\"seventy_five_moves\":false,\
         \"checkmate\":false,\"stalemate\":false,\"insufficient_material\":false,\
         \"ends_at\":null,\"plies_after_end\":0,\"findings\":[\
         {\"line\":11,\"column\":13,\"code\":\"illegal-move\",\"detail\":{\"ply\":3,\
         \"text\":\"Ke3\",\"causes\":[{\"code\":\"geometry\",\"article\":\"3.8.1\",\
         \"man\":\"Ke1\"}]}},{\"line\":11,\"column\":17,\"code\":\"moves-not-read\",\
         \"detail\":{\"ply\":4,\"count\":1}}]}"
    );
    assert!(lines[2].starts_with("{\"game\":3,") && lines[2].contains("\"plies\":1,"));
    assert_eq!(
        lines[3],
        "{\"summary\":{\"games\":3,\"plies\":13,\"legal\":2,\"threefold\":1,\
         \"threefold_by_announcement\":1,\"fivefold\":0,\"fifty_moves\":0,\
         \"seventy_five_moves\":0,\"checkmate\":0,\"stalemate\":0,\"insufficient_material\":0,\
         \"dead_position\":0,\"ended\":0,\"plies_after_end\":0,\
         \"findings\":{\"illegal-move\":1,\"moves-not-read\":1}}}"
    );
    assert_eq!(lines.len(), 4);
    let (code, out, error) = run(folder.path(), &["audit", "-"], "");
    assert_eq!(code, 3);
    assert!(out.starts_with("{\"summary\":{\"games\":0,"), "{out}");
    assert_eq!(error, "-:1:1: no game\n");
    for wrong in [
        &["audit", "-", "--jobs", "0"][..],
        &["audit", "-", "--rules", "fide-1999"],
        &["audit", "-", "--language", "la"],
    ] {
        assert_eq!(run(folder.path(), wrong, TWO).0, 2, "{wrong:?}");
    }
}

/// `R` is a king in Italian: what is legal depends on what the sheet is said to be.
#[test]
fn the_language_is_found_or_declared() {
    let italian = "[Event \"a\"]\n\n1. e4 e5 2. Cf3 Cc6 3. Ac4 Ac5 4. Re2 *\n";
    for (language, plies, legal) in [("auto", 7, true), ("it", 7, true), ("en", 2, false)] {
        let (games, _) = audit(&["--language", language], italian);
        assert_eq!(games[0]["plies"], plies, "{language}");
        assert_eq!(games[0]["legal"], legal, "{language}");
    }
}

/// The right to castle is lost between the second and the third time: the Laws of 1952 do not ask.
#[test]
fn the_edition_decides_when_positions_are_the_same() {
    let game = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. Ke2 Ke7 5. Ke1 Ke8 *\n";
    let twice = "[Event \"a\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 \
        7. Nf3 Nf6 8. Ng1 Ng8 9. Nf3 *\n";
    for (rules, three, ends) in [
        ("fide-2023", Value::Array(Vec::new()), Value::from(16)),
        ("fide-1952", serde_json::json!([{ "ply": 10 }]), Value::Null),
    ] {
        let (games, _) = audit(&["--rules", rules], &format!("{game}\n{twice}"));
        assert_eq!(games[0]["threefold"], three, "{rules}");
        // Five occurrences end the game only since 2014.
        assert_eq!(games[1]["ends_at"], ends, "{rules}");
        assert_eq!(games[1]["fivefold"], true, "{rules}");
    }
}

#[test]
fn dead_positions_are_told_with_the_half_move() {
    let bare = "[FEN \"8/8/8/8/8/4k3/4p3/4K1N1 w - - 0 1\"]\n\n1. Nxe2 Kd3 2. Nc3 Kxc3 *\n";
    let (games, summary) = audit(&[], bare);
    assert_eq!(games[0]["dead_position_at"], 1);
    assert_eq!(
        (&games[0]["ends_at"], &games[0]["plies_after_end"]),
        (&Value::from(1), &Value::from(3))
    );
    assert_eq!(summary["dead_position"], 1);
    let (games, _) = audit(&["--rules", "fide-1952"], bare);
    assert_eq!(games[0]["dead_position_at"], Value::Null);
    assert_eq!(games[0]["ends_at"], Value::Null);
}

#[test]
fn corpus_is_written_the_same_by_any_number_of_jobs() {
    for name in ["lichess-438-games.pgn", "synthetic-4000-games.pgn"] {
        let bytes = corpus(&format!("pgn/{name}"));
        let folder = Folder::new("audit");
        fs::write(folder.path().join("partite.pgn"), bytes).unwrap();
        let one = run(folder.path(), &["audit", "partite.pgn"], "");
        for jobs in ["2", "5"] {
            let more = run(folder.path(), &["audit", "partite.pgn", "--jobs", jobs], "");
            assert!(one == more, "{name} with {jobs}");
        }
    }
}

/// The answers of python-chess 1.11.2, one line a game: half-moves, letters for what the game has
/// (`A` a third occurrence could be made, `5` fivefold, `F` 50 moves, `S` 75 moves, `M` mate, `P`
/// stalemate, `I` material), `E` with the half-move of the automatic end, then the half-moves after
/// which the position stood for the third or a later time.
const ORACLE: [(&str, &str); 2] = [
    (
        "pgn/lichess-438-games.pgn",
        include_str!("audit/python-chess-lichess.txt"),
    ),
    (
        "pgn/synthetic-4000-games.pgn",
        include_str!("audit/python-chess-synthetic.txt"),
    ),
];

/// The same line from our answer. `dead` says how a dead position that the men alone do not prove
/// is told: python-chess knows none.
fn as_oracle(game: &Value) -> String {
    let mut line = game["plies"].to_string();
    let letters: String = [
        ("5", "fivefold"),
        ("A", "threefold_by_announcement"),
        ("F", "fifty_moves"),
        ("I", "insufficient_material"),
        ("M", "checkmate"),
        ("P", "stalemate"),
        ("S", "seventy_five_moves"),
    ]
    .into_iter()
    .filter(|(_, key)| game[key] == true)
    .map(|(letter, _)| letter)
    .collect();
    if !letters.is_empty() {
        let _ = write!(line, " {letters}");
    }
    if let Some(ply) = game["ends_at"].as_u64() {
        let _ = write!(line, " E{ply}");
    }
    for repetition in game["threefold"].as_array().unwrap() {
        let _ = write!(line, " {}", repetition["ply"]);
    }
    line
}

#[test]
fn every_game_of_the_corpora_as_python_chess_answers() {
    for (name, answers) in ORACLE {
        let bytes = corpus(name);
        let (games, summary) = audit(&[], &String::from_utf8(bytes).unwrap());
        assert_eq!(games.len(), answers.lines().count());
        assert_eq!(summary["legal"], summary["games"]);
        let mut dead = 0;
        for (game, expected) in games.iter().zip(answers.lines()) {
            let found = as_oracle(game);
            if found == expected {
                continue;
            }
            // The one thing that python-chess cannot see: a dead position in which men remain.
            assert!(
                !game["dead_position_at"].is_null(),
                "{name}: {game}\n{expected}"
            );
            let mut blind = game.clone();
            blind["ends_at"] = expected
                .split(' ')
                .find_map(|word| word.strip_prefix('E')?.parse::<u64>().ok())
                .map_or(Value::Null, Value::from);
            assert_eq!(as_oracle(&blind), expected, "{name}: {game}");
            dead += 1;
        }
        println!("{name}: {} games, {dead} dead before", games.len());
        assert!(dead * 100 <= games.len(), "{dead} games dead before");
    }
}

/// Feeds `times` copies of the games and answers with the peak of the program's memory in kB,
/// read while it waits for more.
#[cfg(target_os = "linux")]
fn peak(times: usize, game: &[u8]) -> u64 {
    let mut child = Command::new(crate::support::app::binary())
        .args(["audit", "-", "--jobs", "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = child.stdout.take().unwrap();
    let reader = std::thread::spawn(move || {
        let mut lines = 0;
        let mut buffer = [0; 1 << 16];
        while let Ok(read @ 1..) = out.read(&mut buffer) {
            lines += buffer[..read].iter().filter(|byte| **byte == b'\n').count();
        }
        lines
    });
    let mut stdin = child.stdin.take().unwrap();
    for _ in 0..times {
        stdin.write_all(game).unwrap();
    }
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    drop(stdin);
    assert!(child.wait().unwrap().success());
    assert_eq!(reader.join().unwrap(), times + 1);
    let line = status
        .lines()
        .find(|line| line.starts_with("VmHWM:"))
        .unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_file() {
    // Mostly comment, so that a debug build reads megabytes in no time.
    let words = "un commento molto lungo ".repeat(400);
    let game = format!("[Event \"a\"]\n\n1. e4 {{{words}}} e5 2. Nf3 Nc6 *\n\n");
    let (small, large) = (peak(400, game.as_bytes()), peak(4_000, game.as_bytes()));
    let grown = large.saturating_sub(small);
    println!("{small} kB for 4 MB, {large} kB for 40 MB");
    assert!(grown < 4_000, "{small} kB for 4 MB, {large} kB for 40 MB");
}
