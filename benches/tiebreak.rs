//! How long the standings take: `cargo bench --bench tiebreak`.
//!
//! The event is made here, with forfeits, byes, withdrawals and late entries: 11 rounds.
#![expect(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use divan::{Bencher, black_box};
use tratto::{
    pairing::generate::{Options, generate},
    tiebreak::{Code, Regulations, TieBreak, standings},
};

const ROUNDS: u8 = 11;
/// The columns of a wide table of standings.
const COLUMNS: [&str; 28] = [
    "DE", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "SB", "SB/C1", "SB/C2", "FB", "FB/C1", "AOB",
    "PS", "PS/C1", "PS/C2", "WIN", "WON", "BPG", "BWG", "REP", "STD", "ARO", "ARO/C1", "ARO/M1",
    "TPR", "PTP", "APRO", "APPO",
];
const MODIFIERS: [&str; 9] = ["", "/C1", "/C2", "/M1", "/M2", "/P", "/F", "/R", "/L-1"];

fn main() {
    divan::main();
}

/// Every code, alone and with each modifier that it takes.
fn every() -> Vec<TieBreak> {
    let codes = Code::ALL.iter();
    codes
        .flat_map(|code| MODIFIERS.map(|modifier| format!("{}{modifier}", code.acronym())))
        .filter_map(|text| text.parse().ok())
        .collect()
}

#[divan::bench(args = [100, 1000, 5000])]
fn twenty_eight_columns(bencher: Bencher, participants: u16) {
    let list = COLUMNS.map(|code| code.parse().unwrap());
    rank(bencher, participants, &list);
}

#[divan::bench(args = [100, 1000, 5000])]
fn every_code_and_modifier(bencher: Bencher, participants: u16) {
    rank(bencher, participants, &every());
}

fn rank(bencher: Bencher, participants: u16, list: &[TieBreak]) {
    let options = Options {
        participants,
        rounds: ROUNDS,
        ..Options::default()
    };
    let table = generate(&options, 1).unwrap();
    let regulations = Regulations::default();
    bencher.bench_local(|| standings(black_box(&table), ROUNDS, list, &regulations));
}
