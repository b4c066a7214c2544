//! Games a second of the command `audit`, from the file to the last JSON line, with one job and
//! with two.
//!
//! The games are the 4,000 of the corpora (`TRATTO_CORPORA`), once and five times over; without
//! corpora they are made here, always the same.
#![expect(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use divan::{Bencher, counter::ItemsCount};
use tratto::rules::{
    Chess, Move, Position,
    notation::{Style, write_move},
};

fn main() {
    divan::main();
}

#[divan::bench(args = [4_000, 20_000], sample_count = 40, sample_size = 1)]
fn one_job(bencher: Bencher, games: usize) {
    audit(bencher, games, "1");
}

#[divan::bench(args = [4_000, 20_000], sample_count = 40, sample_size = 1)]
fn two_jobs(bencher: Bencher, games: usize) {
    audit(bencher, games, "2");
}

fn audit(bencher: Bencher, games: usize, jobs: &str) {
    let file = File::new(games);
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        let status = Command::new(env!("CARGO_BIN_EXE_tratto"))
            .args(["audit", "--jobs", jobs])
            .arg(&file.0)
            .stdout(Stdio::null())
            .status();
        assert!(status.unwrap().success());
    });
}

/// The games in a file that goes with the benchmark.
struct File(PathBuf);

impl File {
    fn new(games: usize) -> Self {
        let once = std::env::var_os("TRATTO_CORPORA").map_or_else(
            || made(4_000),
            |folder| {
                let name = "pgn/synthetic-4000-games.pgn";
                fs::read_to_string(Path::new(&folder).join(name)).unwrap()
            },
        );
        let name = format!("tratto-audit-{}-{games}.pgn", std::process::id());
        let file = std::env::temp_dir().join(name);
        fs::write(&file, once.repeat(games / 4_000)).unwrap();
        Self(file)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        // A file that stays behind in the temporary folder harms nobody.
        drop(fs::remove_file(&self.0));
    }
}

/// Numbers that look random and are the same every time (xorshift64*).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let number = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33;
        usize::try_from(number).unwrap() % limit
    }
}

/// Random legal games of up to 160 half-moves. Two moves in five take the player's last one back
/// where that is legal, so that positions come again.
fn made(games: usize) -> String {
    let mut numbers = Numbers(2026);
    let mut text = String::new();
    for game in 1..=games {
        let mut position = Chess::default();
        let mut played: Vec<Move> = Vec::new();
        let _ = write!(text, "[Event \"{game}\"]\n[Result \"*\"]\n\n");
        for ply in 0..40 + numbers.below(120) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let back = ply.checked_sub(2).and_then(|earlier| played.get(earlier));
            let back = back.and_then(|last| {
                legal
                    .iter()
                    .find(|m| m.from() == Some(last.to()) && Some(m.to()) == last.from())
            });
            let random = legal.get(numbers.below(legal.len()));
            let chosen = back.filter(|_| numbers.below(5) < 2).or(random).copied();
            let chosen = chosen.unwrap();
            if ply % 2 == 0 {
                let _ = write!(text, "{}. ", ply / 2 + 1);
            }
            let end = if ply % 12 == 11 { '\n' } else { ' ' };
            let _ = write!(text, "{}{end}", write_move(&position, chosen, Style::SAN));
            position.play_unchecked(chosen);
            played.push(chosen);
        }
        text.push_str("*\n\n");
    }
    text
}
