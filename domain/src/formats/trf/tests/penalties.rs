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
    // Written points without the penalty get a remark, like any points that are not the sum.
    let (written, computed) = (Points::from_halves(2), Points::from_halves(1));
    let player = tpn(1);
    let unaware = RemarkKind::Points {
        player,
        written,
        computed,
    };
    assert!(remarks(&with("1.0", HALF_OFF)).contains(&(3, 81, unaware)));
}

/// The first player won round 1 with one point, the second lost, the third had the bye.
fn scores(line: &str) -> [i32; 3] {
    let trf = read(with("1.0", line).as_bytes()).unwrap();
    [1, 2, 3].map(|player| trf.table.score_after(tpn(player), 1).halves())
}

#[test]
fn points_are_given_and_results_are_worth_something_else() {
    for (line, expected) in [
        ("299           0.5  001    1    2", [3, 1, 2]),
        ("299          -0.5  000    1", [1, 0, 2]),
        ("299          10.0  001    1", [22, 0, 2]),
        ("299         -10.0  001    1", [-18, 0, 2]),
        ("299         -10.5  001    1", [-19, 0, 2]),
        ("299 W         3.0  001    1    2", [6, 0, 2]),
        ("299 W         3.0  002    1", [2, 0, 2]),
        ("299 L         0.5  000    1    2    5", [2, 1, 2]),
        ("299 L        -1.0  000    2", [2, -2, 2]),
        ("299 P         0.5  001    5", [2, 0, 1]),
        ("299 W         1.0  001    1", [2, 0, 2]),
    ] {
        assert_eq!(scores(line), expected, "{line}");
        let trf = read(with("1.0", line).as_bytes()).unwrap();
        assert!(trf.other_records.is_empty(), "{line}");
        for dialect in [Dialect::Trf16, Dialect::Trf26] {
            let back = read(write(&trf, dialect).as_bytes()).unwrap();
            assert_eq!(back.table.deductions, trf.table.deductions, "{line}");
        }
    }
}

/// A line with a type goes out as it came, as long as all its points still hold.
#[test]
fn a_line_with_a_type_goes_out_as_it_came_while_it_holds() {
    let line = "299 W         3.0  000    1";
    let mut trf = read(with("1.0", line).as_bytes()).unwrap();
    assert!(write(&trf, Dialect::Trf26).lines().any(|one| one == line));
    trf.table.deductions[0].points = Points::from_halves(-2);
    let written = write(&trf, Dialect::Trf26);
    let own: Vec<&str> = written
        .lines()
        .filter(|one| one.starts_with("299"))
        .collect();
    assert_eq!(own, ["299           1.0  001    1"]);
}

/// A record in an unknown form is kept unchanged.
#[test]
fn other_abnormal_points_are_kept_as_they_are() {
    for line in [
        "299 Q        -0.5  001    1",
        "299          -0.5    x    1",
        "299                001    1",
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
fn penalties_are_written_in_both_dialects() {
    let trf = read(with("0.5", HALF_OFF).as_bytes()).unwrap();
    for dialect in [Dialect::Trf16, Dialect::Trf26] {
        let written = write(&trf, dialect);
        assert!(written.lines().any(|line| line == HALF_OFF), "{written}");
        assert_eq!(read(written.as_bytes()).unwrap().table, trf.table);
    }
}
