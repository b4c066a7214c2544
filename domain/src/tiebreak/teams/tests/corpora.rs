use std::{collections::BTreeMap, fs};

use super::*;
use crate::{corpora_tests::corpora, formats::trf::read_teams};

/// Values of a file after a round.
#[derive(serde::Deserialize)]
struct Expected {
    file: String,
    after_round: u8,
    values: BTreeMap<String, BTreeMap<u16, f64>>,
}

/// Every value of 39 files: MP, GP, MPvGP, four ESB, BH on both scores, SSSC and BC.
#[test]
fn corpus_of_team_standings_is_equal() {
    let folder = corpora().join("systems/team-standings");
    let text = fs::read_to_string(folder.join("expected.jsonl")).unwrap();
    let (mut files, mut columns) = (0, 0);
    let mut differing = Vec::new();
    for line in text.lines() {
        let expected: Expected = serde_json::from_str(line).unwrap();
        let bytes = fs::read(folder.join(&expected.file)).unwrap();
        let report = read_teams(&bytes).unwrap();
        let primary = report.event().unwrap().rules.primary;
        for (code, values) in &expected.values {
            let list = vec![code.parse().unwrap()];
            let order = TeamOrder { primary, list };
            let lines = team_standings(&report.table, expected.after_round, &order, &regulations());
            assert_eq!(lines.len(), values.len());
            for line in lines {
                let number = report.number(line.tpn);
                let TeamValue::Number(value) = &line.values[0] else {
                    panic!("{code} is no number");
                };
                let (numerator, denominator) = value.exact().unwrap();
                let exact = f64::from(i32::try_from(numerator).unwrap())
                    / f64::from(i32::try_from(denominator).unwrap());
                if (exact - values[&number]).abs() > 0.001 {
                    let stands = values[&number];
                    differing.push(format!(
                        "{} {code} of {number}: {exact} for {stands}",
                        expected.file
                    ));
                }
            }
            columns += 1;
        }
        files += 1;
    }
    assert!(
        differing.is_empty(),
        "{} differ: {:#?}",
        differing.len(),
        &differing[..differing.len().min(20)]
    );
    assert_eq!((files, columns), (39, 39 * 11));
}
