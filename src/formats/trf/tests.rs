//! Tests of the reader on files of other programs and on broken ones.

use std::path::PathBuf;

use super::*;

/// The corpora, if this machine has them.
fn corpora() -> Option<PathBuf> {
    let folder = std::env::var_os("TRATTO_CORPORA").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("NOT RUN: TRATTO_CORPORA is not set");
    }
    folder
}

fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let Some(corpora) = corpora() else {
        return Vec::new();
    };
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(corpora.join("trf").join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "trf" || e == "trf26"))
        .map(|path| (path.display().to_string(), std::fs::read(&path).unwrap()))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

#[test]
fn generated_files_read_without_repair() {
    for (path, bytes) in files("generated") {
        let trf = read(&bytes).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
        let rounds = trf.table.rounds_planned();
        assert_eq!(trf.remarks, [], "{path}");
        assert_eq!(trf.rounds_completed(), rounds, "{path}");
        assert_eq!(trf.header.type_code.as_deref(), Some("FIDE_DUTCH_2025"));
    }
}

#[test]
fn positions_before_a_round_read() {
    let expected = [
        ("c6-vs-completion-6", 6, 9),
        ("delta-2-seed3-r2", 1, 9),
        ("dutch_2025_C9", 1, 3),
        ("float-history-only", 3, 5),
        ("javafo_sample2", 4, 9),
        ("one-candidate-left", 4, 9),
        ("trailing-round-complete", 5, 9),
        ("c500_r6", 5, 9),
        ("s1000_r6", 5, 9),
        ("s5000_r6", 5, 9),
        ("seed8848759-r9-p10", 8, 9),
    ];
    let mut seen = 0;
    for folder in ["edge", "disputed", "large"] {
        for (path, bytes) in files(folder) {
            let trf = read(&bytes).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
            let harmless = |remark: &Remark| matches!(remark.kind, RemarkKind::DateForm { .. });
            assert!(trf.remarks.iter().all(harmless), "{path} {:?}", trf.remarks);
            if let Some((_, completed, planned)) =
                expected.iter().find(|(name, ..)| path.contains(name))
            {
                assert_eq!(trf.rounds_completed(), *completed, "{path}");
                assert_eq!(trf.table.rounds_planned(), *planned, "{path}");
                seen += 1;
            }
        }
    }
    assert!(seen == expected.len() || corpora().is_none());
}

#[test]
fn a_file_of_2005_reads_with_its_oddities_listed() {
    for (path, bytes) in files("real") {
        if !path.contains("karl-mala") {
            continue;
        }
        let trf = read(&bytes).unwrap();
        assert_eq!(trf.players.len(), 284);
        assert_eq!(trf.rounds_completed(), 7);
        let places: Vec<(usize, usize)> = trf.remarks.iter().map(|r| (r.line, r.column)).collect();
        assert_eq!(
            places,
            [
                (1, 1),
                (4, 5),
                (5, 5),
                (14, 70),
                (26, 93),
                (72, 143),
                (72, 153),
                (76, 93),
                (134, 123),
                (139, 123),
                (168, 103),
                (192, 123),
                (227, 133),
                (258, 143),
                (295, 132),
                (297, 132),
            ]
        );
        let colours_assumed = trf
            .remarks
            .iter()
            .filter(|r| matches!(r.kind, RemarkKind::ColourAssumed { .. }));
        assert_eq!(colours_assumed.count(), 10);
        assert_eq!(trf.remarks[3].kind, RemarkKind::BirthForm { players: 283 });
    }
}
