//! Points that penalties take off (Law 12.9.5): record 299 without a type.

use super::*;
use crate::event::Deduction;

const HALF_OFF: &str = "299          -0.5  001    1";

/// Three players; the first one won and has these points.
fn with(points: &str, line: &str) -> String {
    file(&[
        record("1", points, "   2 w 1"),
        record("2", "0.0", "   1 b 0"),
        record("5", "1.0", "0000 - U"),
        line.to_owned(),
    ])
}

#[test]
fn points_that_are_taken_off_lower_the_score() {
    let text = with("0.5", HALF_OFF);
    let gaps = RemarkKind::Renumbered {
        changed: 1,
        highest: tpn(5),
    };
    assert_eq!(remarks(&text), [(1, 1, gaps)]);
    let trf = read(text.as_bytes()).unwrap();
    let taken = |player| Deduction {
        player: tpn(player),
        round: round(1),
        points: Points::from_halves(1),
    };
    assert_eq!(trf.table.deductions, [taken(1)]);
    assert_eq!(trf.table.score_after(tpn(1), 1), Points::from_halves(1));
    // Several players in one line, by their start numbers.
    let two = with("0.5", &format!("{HALF_OFF}    5"));
    let trf = read(two.as_bytes()).unwrap();
    assert_eq!(trf.table.deductions, [taken(1), taken(3)]);
    // Points that do not know of the penalty are remarked, as any others that are no sum.
    let (written, computed) = (Points::from_halves(2), Points::from_halves(1));
    let player = tpn(1);
    let unaware = RemarkKind::Points {
        player,
        written,
        computed,
    };
    assert!(remarks(&with("1.0", HALF_OFF)).contains(&(3, 81, unaware)));
}

/// What else record 299 can say is kept as it is: a type, points that are given, all rounds at once.
#[test]
fn other_abnormal_points_are_kept_as_they_are() {
    for line in [
        "299 W        -0.5  001    1",
        "299           0.5  001    1",
        "299          -0.5  000    1",
        "299          -0.5    x    1",
        "298          -0.5  001    1",
    ] {
        let trf = read(with("1.0", line).as_bytes()).unwrap();
        assert_eq!(trf.table.deductions, [], "{line}");
        assert_eq!(trf.other_records, [line]);
    }
    let record = |text: &str| TrfErrorKind::Record {
        code: "299".to_owned(),
        text: text.to_owned(),
    };
    for (from, to, column, text) in [("-0.5", "-0x5", 14, "-0x5"), ("001", "100", 20, "100")] {
        let line = HALF_OFF.replace(from, to);
        assert_eq!(errors(&with("1.0", &line)), [(6, column, record(text))]);
    }
}

#[test]
fn penalties_are_written_where_the_dialect_has_a_record() {
    let trf = read(with("0.5", HALF_OFF).as_bytes()).unwrap();
    let written = write(&trf, Dialect::Trf26);
    assert!(written.lines().any(|line| line == HALF_OFF), "{written}");
    assert_eq!(read(written.as_bytes()).unwrap().table, trf.table);
    assert!(!write(&trf, Dialect::Trf16).contains("299"));
}
