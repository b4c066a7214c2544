//! `-c`: the pairings that differ, round by round, in the format of bbpPairings.

use std::{fmt::Write as _, path::Path};

use crate::{
    cli::{Exit, files},
    event::{RoundNumber, Tpn},
    formats::trf::Trf,
    pairing::{
        Engine, Pair,
        check::{DifferenceKind, check_round},
    },
};

/// Prints a heading for each round, and below it the pairs by the rules beside those of the report.
pub fn check(path: &Path, report: &Trf, engine: Engine) -> Exit {
    let stem = path.file_stem().unwrap_or(path.as_os_str());
    let name = stem.to_string_lossy();
    for round in (1..=report.table.rounds_paired()).filter_map(RoundNumber::new) {
        let mut text = format!("{name}: Round #{round}\n");
        match check_round(&report.table, round, engine) {
            None => {}
            Some(DifferenceKind::Impossible(_)) => {
                let _ = writeln!(text, "No valid pairing exists for round {round}.\n");
            }
            Some(DifferenceKind::Pairing {
                wrong,
                missing,
                colours,
                byes,
                expected_bye,
            }) => {
                let right_byes = byes.as_slice() == expected_bye.as_slice();
                let bye = |tpn: &Tpn| (files::number(report, *tpn).get(), 0);
                let turned = colours.iter().map(|pair| Pair {
                    white: pair.black,
                    black: pair.white,
                });
                let given: Vec<(u16, u16)> = turned
                    .chain(missing)
                    .map(|pair| numbers(report, pair))
                    .chain(expected_bye.iter().filter(|_| !right_byes).map(bye))
                    .collect();
                let stands: Vec<(u16, u16)> = colours
                    .iter()
                    .chain(&wrong)
                    .map(|pair| numbers(report, *pair))
                    .chain(byes.iter().filter(|_| !right_byes).map(bye))
                    .collect();
                table(&mut text, &given, &stands);
            }
        }
        let written = files::write(None, &text);
        if written != Exit::Done {
            return written;
        }
    }
    files::write(None, "\n")
}

fn numbers(report: &Trf, pair: Pair) -> (u16, u16) {
    (
        files::number(report, pair.white).get(),
        files::number(report, pair.black).get(),
    )
}

fn table(text: &mut String, given: &[(u16, u16)], stands: &[(u16, u16)]) {
    text.push_str("  Checker pairings        Tournament pairings \n");
    let cell = |pair: Option<&(u16, u16)>| {
        pair.map_or_else(
            || " ".repeat(9),
            |(white, black)| format!("{white:>3} - {black:>3}"),
        )
    };
    for row in 0..given.len().max(stands.len()) {
        let _ = writeln!(
            text,
            "    {}                {}",
            cell(given.get(row)),
            cell(stands.get(row))
        );
    }
    text.push('\n');
}
