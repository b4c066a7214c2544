//! Codes and values as text.

use super::*;

#[test]
fn codes_are_read_and_written() {
    for (text, canonical) in [
        ("bh", "BH"),
        ("BH-C1", "BH/C1"),
        (" bh/c1/p ", "BH/C1/P"),
        ("BH/P/C1", "BH/C1/P"),
        ("KS/L+2", "KS/L+2"),
        ("ks-l-2", "KS/L-2"),
        ("KS/L3", "KS/L+3"),
        ("ge", "REP"),
        ("AOB/F", "AOB/F"),
        ("RTNG/R", "RTNG/R"),
        ("SB/M1", "SB/M1"),
    ] {
        let read: TieBreak = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.to_string(), canonical);
    }
    for tie_break in TieBreak::ALL_INDIVIDUAL {
        assert_eq!(tie_break.to_string().parse(), Ok(*tie_break));
    }
    let texts: Vec<String> = TieBreak::ALL_INDIVIDUAL
        .iter()
        .map(ToString::to_string)
        .collect();
    let different: std::collections::BTreeSet<&String> = texts.iter().collect();
    assert_eq!(
        different.len(),
        texts.len(),
        "a constructor dropped a modifier: {texts:?}"
    );
}

#[test]
fn wrong_codes_are_refused_with_the_reason() {
    let not_applicable = |code, modifier: &str| TieBreakError::NotApplicable {
        code,
        modifier: modifier.to_owned(),
    };
    for (text, error) in [
        ("", TieBreakError::Empty),
        ("/C1", TieBreakError::Empty),
        ("XYZ", TieBreakError::UnknownCode("XYZ".to_owned())),
        ("BH/C3", TieBreakError::UnknownModifier("C3".to_owned())),
        ("BH/", TieBreakError::UnknownModifier(String::new())),
        ("KS/L100", TieBreakError::UnknownModifier("L100".to_owned())),
        ("KS/L", TieBreakError::UnknownModifier("L".to_owned())),
        ("WIN/C1", not_applicable(Code::Wins, "C1")),
        ("PS/M1", not_applicable(Code::ProgressiveScores, "M1")),
        ("BH/r", not_applicable(Code::Buchholz, "R")),
        ("BH/C1/M1", TieBreakError::Repeated("M1".to_owned())),
        ("DE/P/P", TieBreakError::Repeated("P".to_owned())),
    ] {
        assert_eq!(text.parse::<TieBreak>(), Err(error), "{text}");
    }
}

#[test]
fn values_are_shown_and_compared_exactly() {
    let third = TieBreakValue::fraction(1, 3, 2);
    assert_eq!(third.to_string(), "0.33");
    assert!(third > TieBreakValue::fraction(33, 100, 2));
    assert_eq!(third, TieBreakValue::fraction(2, 6, 5));
    assert_eq!(TieBreakValue::fraction(65, 8, 2).to_string(), "8.13");
    assert_eq!(TieBreakValue::fraction(-65, 8, 2).to_string(), "-8.13");
    assert_eq!(TieBreakValue::integer(-12).to_string(), "-12");
    assert_eq!(
        TieBreakValue::points(Points::from_halves(-1)).to_string(),
        "-0.5"
    );
    assert!(TieBreakValue::MISSING < TieBreakValue::integer(-5000));
    assert!(TieBreakValue::fraction(1, 0, 0).is_missing());
    assert_eq!(TieBreakValue::MISSING.to_csv(), "-0");
    assert_eq!(format!("{:>6}", TieBreakValue::quarters(5)), "  1.25");
}
