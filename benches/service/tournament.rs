//! Tournaments as large as one likes, with invented players: made by `tratto generate`, taken in by `tratto import`.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

/// Rounds that are played when a tournament is taken in.
pub const PLAYED: u8 = 5;
/// Rounds of a tournament.
const ROUNDS: u8 = 9;

/// A tournament in a database.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Address part.
    pub slug: String,
    /// Players.
    pub players: usize,
    /// The round that is played.
    pub round: u8,
}

/// Runs a command of the program, with this on its standard input; what it printed.
///
/// # Panics
/// The command cannot be run, or fails.
pub fn command(binary: &Path, arguments: &[&str], input: &str) -> String {
    let mut child = Command::new(binary)
        .args(arguments)
        .env_remove("TRATTO_DATABASE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{}: {error}", binary.display()));
    if let Some(mut stdin) = child.stdin.take() {
        // A program that does not read its input is no failure of ours.
        drop(std::io::Write::write_all(&mut stdin, input.as_bytes()));
    }
    let output = child.wait_with_output();
    let output = output.unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {said}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A report of a tournament of nine rounds of which five are played.
///
/// # Panics
/// As [`command`].
pub fn report(binary: &Path, name: &str, players: usize) -> String {
    let (players, rounds) = (players.to_string(), PLAYED.to_string());
    let mut arguments = vec!["generate", "--players", &players, "--rounds", &rounds];
    arguments.extend(["--seed", "7", "--baku", "false", "--scoring", "1-0.5-0"]);
    arguments.extend(["--tie-breaks", "BH/C1,BH,SB,DE,WIN,ARO"]);
    // Everybody plays every round.
    for never in [
        "--forfeits",
        "--double-forfeits",
        "--half-point-byes",
        "--full-point-byes",
        "--absences",
        "--withdrawals",
        "--late-entries",
        "--forbidden",
    ] {
        arguments.extend([never, "0"]);
    }
    let text = command(binary, &arguments, "");
    let lines = text.lines().filter(|line| !line.starts_with("###"));
    let renamed = lines.map(|line| match line.get(..4) {
        Some("012 ") => format!("012 {name}\n142 {ROUNDS}\n"),
        // The days would have to be as many as the rounds.
        Some("132 ") => String::new(),
        _ => format!("{line}\n"),
    });
    renamed.collect()
}

impl Tournament {
    /// Makes a tournament in the database, in its sixth round, which is not prepared yet. `folder` is for its report.
    ///
    /// # Panics
    /// As [`command`].
    pub fn import(
        binary: &Path,
        database: &str,
        folder: &Path,
        name: &str,
        players: usize,
    ) -> Self {
        let file = folder.join("report.trf");
        let report = report(binary, name, players);
        fs::write(&file, report).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let path = file.to_string_lossy();
        let printed = command(binary, &["import", "--database", database, &path], "");
        Self {
            slug: printed.trim().to_owned(),
            players,
            round: PLAYED + 1,
        }
    }
}
