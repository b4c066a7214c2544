use std::{collections::BTreeMap, env, fs, path::PathBuf};

use super::*;
use crate::event::{Crosstable, Tpn};
use crate::formats::trf;

/// The folder of the corpora, or `None` with a note that the test was not run.
fn corpora(test: &str) -> Option<PathBuf> {
    let folder = env::var_os("TRATTO_CORPORA").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("NOT RUN: {test} needs TRATTO_CORPORA");
    }
    folder
}

fn read(path: &std::path::Path) -> Crosstable {
    trf::read(&fs::read(path).unwrap())
        .unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display()))
        .table
}

fn list(codes: &str) -> Vec<TieBreak> {
    codes.split(',').map(|code| code.parse().unwrap()).collect()
}

/// Every number of every file of the reference standings.
#[test]
fn equals_the_reference_standings() {
    let Some(folder) = corpora("equals_the_reference_standings") else {
        return;
    };
    let mut files = 0;
    let mut compared = 0;
    let mut different: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for entry in fs::read_dir(folder.join("standings")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let table = read(&folder.join(format!("trf/generated/{name}.trf")));
        let text = fs::read_to_string(&path).unwrap();
        let mut lines = text.lines();
        let head: Vec<&str> = lines.next().unwrap().split(',').collect();
        let list: Vec<TieBreak> = head[3..].iter().map(|code| code.parse().unwrap()).collect();
        let regulations = Regulations::default().with_remaining(Remaining::PairingNumber);
        let ranked = standings(&table, table.rounds_planned(), &list, &regulations);
        let mut by_tpn: BTreeMap<u16, Vec<String>> = BTreeMap::new();
        for line in &ranked {
            let mut row = vec![
                line.tpn.to_string(),
                line.place.to_string(),
                line.points.to_string(),
            ];
            row.extend(line.values.iter().map(|value| value.to_csv()));
            by_tpn.insert(line.tpn.get(), row);
        }
        let mut rows = 0;
        for line in lines {
            rows += 1;
            let expected: Vec<&str> = line.split(',').collect();
            let row = &by_tpn[&expected[0].parse().unwrap()];
            assert_eq!(row.len(), expected.len());
            for ((column, ours), theirs) in head.iter().zip(row).zip(&expected) {
                compared += 1;
                if ours != theirs {
                    let seen = different.entry((*column).to_owned()).or_default();
                    seen.0 += 1;
                    seen.1 = format!("{name} #{}: {ours} for {theirs}", expected[0]);
                }
            }
        }
        assert_eq!(rows, ranked.len(), "{name}");
        files += 1;
    }
    assert!(files >= 360, "{files} files");
    println!("{files} files, {compared} numbers");
    assert!(different.is_empty(), "{different:#?}");
}
