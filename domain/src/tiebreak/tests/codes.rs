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

/// C.07 art. 14: a modifier is part of the tie-break, however it came to it; where it does not belong it changes
/// nothing.
#[test]
fn modifiers_are_those_that_are_written() {
    let plain = TieBreak::new;
    for (text, made) in [
        ("BH/C1", plain(Code::Buchholz).with_cut(Cut::One)),
        ("BH/M2", plain(Code::Buchholz).with_cut(Cut::MedianTwo)),
        ("BH/P", plain(Code::Buchholz).with_forfeits_played()),
        ("AOB/F", plain(Code::AverageOfBuchholz).with_fore_buchholz()),
        ("RTNG/R", plain(Code::Rating).with_order_reversed()),
        ("KS/L-2", plain(Code::Koya).with_limit(-2)),
        ("WIN", plain(Code::Wins).with_cut(Cut::One)),
        ("WIN", plain(Code::Wins).with_forfeits_played()),
        ("WIN", plain(Code::Wins).with_fore_buchholz()),
        ("WIN", plain(Code::Wins).with_order_reversed()),
        ("WIN", plain(Code::Wins).with_limit(1)),
    ] {
        assert_eq!(text.parse(), Ok(made));
    }
}

/// C.07, edition of 1 March 2026: acronym, article, and what the article says of it. A: the average of its terms;
/// S: Swiss only (art. 8); R: looks at ratings (art. 10); N: new in that edition.
#[test]
fn c_07_5_the_list_of_tie_breaks() {
    let list = [
        ("DE", "6", ""),
        ("WIN", "7.1", ""),
        ("WON", "7.2", ""),
        ("BPG", "7.3", ""),
        ("BWG", "7.4", ""),
        ("PS", "7.5", ""),
        ("REP", "7.6", ""),
        ("STD", "7.7", "N"),
        ("TPN", "7.8", "N"),
        ("BH", "8.1", "S"),
        ("AOB", "8.2", "AS"),
        ("FB", "8.3", "S"),
        ("SB", "9.1", ""),
        ("KS", "9.2", ""),
        ("ARO", "10.1", "AR"),
        ("TPR", "10.2", "R"),
        ("PTP", "10.3", "R"),
        ("APRO", "10.4", "AR"),
        ("APPO", "10.5", "AR"),
        ("RTNG", "10.6", "RN"),
    ];
    assert_eq!(Code::ALL.len(), list.len());
    for (code, (acronym, article, said)) in Code::ALL.into_iter().zip(list) {
        assert_eq!((code.acronym(), code.article()), (acronym, article));
        assert_eq!(code.is_average(), said.contains('A'), "{acronym}");
        assert_eq!(code.is_for_swiss_only(), said.contains('S'), "{acronym}");
        assert_eq!(code.is_rating_based(), said.contains('R'), "{acronym}");
        assert_eq!(code.is_of_2026(), said.contains('N'), "{acronym}");
        assert!(code.is_in(Edition::March2026), "{acronym}");
        assert_eq!(
            code.is_in(Edition::August2024),
            !said.contains('N'),
            "{acronym}"
        );
    }
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
