//! What the regulations say about ranking, each rule on the smallest event that shows it.

use super::*;
use crate::event::{Deduction, RoundNumber};
use crate::rating::average_rating;
use chrono::NaiveDate;

/// Pairing numbers in the order of the standings after all rounds, each with its place.
fn ranked(table: &Crosstable, codes: &str) -> Vec<(u16, usize)> {
    let rounds = table.rounds_planned();
    standings(table, rounds, &list(codes), &Regulations::default())
        .into_iter()
        .map(|line| (line.tpn.get(), line.place))
        .collect()
}

#[test]
fn the_edition_by_the_first_day() {
    let day = |month, day| NaiveDate::from_ymd_opt(2026, month, day);
    assert_eq!(Edition::in_force(day(2, 28)), Edition::August2024);
    assert_eq!(Edition::in_force(day(3, 1)), Edition::March2026);
    assert_eq!(Edition::in_force(day(3, 2)), Edition::March2026);
    assert_eq!(Edition::in_force(None), Edition::March2026);
    assert_eq!(Edition::ALL.map(Edition::code), ["2026-03", "2024-08"]);
    assert_eq!(
        RemainingTies::ALL.map(RemainingTies::code),
        ["shared", "number", "lots"]
    );
    assert_eq!(
        UnratedRule::ALL.map(UnratedRule::code),
        ["drop", "count-as", "leave-out"]
    );
    assert_eq!(Pairings::known_before(true), Pairings::Predetermined);
    assert_eq!(Pairings::known_before(false), Pairings::Swiss);
    let old = Regulations::of(Edition::August2024).with_pairings(Pairings::Predetermined);
    assert_eq!(
        (old.edition, old.pairings),
        (Edition::August2024, Pairings::Predetermined)
    );
    let without = old.with_unrated(Unrated::LeaveOut);
    assert_eq!(
        (without.edition, without.pairings, without.unrated),
        (old.edition, old.pairings, Unrated::LeaveOut)
    );
}

/// C.07 7.8, 10.6: the smaller pairing number and the higher rating are better, with R the other way round.
#[test]
fn c_07_7_8_and_10_6_which_way_numbers_and_ratings_rank() {
    let event = table(1, &["0Z", "0Z", "0Z"]);
    let (down, up) = ([(1, 1), (2, 2), (3, 3)], [(3, 1), (2, 2), (1, 3)]);
    assert_eq!(ranked(&event, "TPN"), down);
    assert_eq!(ranked(&event, "TPN/R"), up);
    assert_eq!(ranked(&event, "RTNG"), down);
    assert_eq!(ranked(&event, "RTNG/R"), up);
    for code in ["TPN", "TPN/R", "RTNG", "RTNG/R"] {
        assert_eq!(list(code)[0].is_reversed(), code.ends_with("/R"), "{code}");
    }
}

/// If something else ranks before the points, such as the points of a Keizer event, points decide among those who are level in it.
#[test]
fn something_else_may_rank_before_the_points() {
    let win = BoardResult::WhiteWins;
    let (white, black) = (Colour::White, Colour::Black);
    let seats = [
        win.entry(white, tpn(2)),
        win.entry(black, tpn(1)),
        RoundEntry::Bye(Bye::HalfPoint),
    ];
    let people = seats.map(|entry| Participant {
        rating: None,
        entries: vec![entry],
    });
    let table = Crosstable::new(people.to_vec(), 1, ScoringSystem::STANDARD).unwrap();
    for (first, order) in [
        ([0, 0, 0], [1, 3, 2]),
        ([0, 9, 5], [2, 3, 1]),
        ([5, 9, 5], [2, 1, 3]),
    ] {
        let lines = standings_after(&first, &table, 1, &[], &Regulations::default());
        let found: Vec<u16> = lines.iter().map(|line| line.tpn.get()).collect();
        assert_eq!(found, order, "{first:?}");
    }
}

/// C.07 6: of two participants with equal points, the winner of their game stands first.
#[test]
fn c_07_6_the_winner_of_the_encounter_stands_first() {
    let event = table(2, &["2b0 0F", "1w1 0Z"]);
    assert_eq!(ranked(&event, "DE"), [(2, 1), (1, 2)]);
}

/// C.07 6.1: two games between two count with their average, else the pair that met twice would be ahead.
#[test]
fn c_07_6_1_several_games_count_with_their_average() {
    let event = table(4, &["2w1 2b0 3w= 0Z", "1b0 1w1 0Z 3w=", "0H 0Z 1b= 2b="]);
    assert_eq!(ranked(&event, "DE"), [(1, 1), (2, 1), (3, 1)]);
}

/// C.07 9.2: opponents with half of the possible points or more, forfeits included.
#[test]
fn c_07_9_2_the_koya_limit() {
    // Points 2.5, 2, 0.5, 1.5, 1.5; the limit is 1.5.
    let event = table(
        3,
        &[
            "2w1 0H 4b1",
            "1b0 3w1 5w+",
            "4w= 2b0 0Z",
            "3b= 0U 1w0",
            "0H 0F 2b-",
        ],
    );
    let new = Regulations::default();
    for (player, code, value) in [
        (1, "KS", "2.0"),
        (2, "KS", "1.0"),
        (3, "KS", "0.5"),
        (4, "KS", "0.0"),
        // The limit moved to 2: of the opponents of 1 only 2 reached it.
        (1, "KS/L+1", "1.0"),
        (3, "KS/L+2", "0.0"),
        (2, "KS/L-2", "2.0"),
    ] {
        assert_eq!(shown(&event, player, code, &new), value, "{player} {code}");
    }
    // Four rounds: 1.5 is less than half.
    let event = table(4, &["2w1 2b1 2w= 0Z", "1b0 1w0 1b= 0F"]);
    assert_eq!(shown(&event, 1, "KS", &new), "0.0");
    assert_eq!(shown(&event, 2, "KS", &new), "0.5");
}

/// C.07 14.3: the median leaves out the lowest contribution, then the highest.
#[test]
fn c_07_14_3_medians_cut_both_ends() {
    // Everybody meets everybody, 3, 2, 1 and 0 points.
    let event = table(
        3,
        &["4w1 3b1 2w1", "3w1 4b1 1b0", "2b0 1w0 4b1", "1b0 2w0 3w0"],
    );
    let new = Regulations::default();
    for (player, all, cut, median) in [
        (1, "3.0", "3.0", "1.0"),
        (2, "4.0", "4.0", "1.0"),
        (3, "5.0", "5.0", "2.0"),
        (4, "6.0", "5.0", "2.0"),
    ] {
        assert_eq!(shown(&event, player, "BH", &new), all, "{player}");
        assert_eq!(shown(&event, player, "BH/C1", &new), cut, "{player}");
        assert_eq!(shown(&event, player, "BH/M1", &new), median, "{player}");
    }
}

/// C.07 8.3: the draws are those of the final round, so until then Fore Buchholz is Buchholz.
#[test]
fn c_07_8_3_fore_buchholz_before_the_final_round() {
    let event = table(2, &["3w1 2b1", "4w= 1w0", "1b0 4w0", "2b= 3b1"]);
    let both = |rounds| -> Vec<bool> {
        standings(&event, rounds, &list("FB,BH"), &Regulations::default())
            .iter()
            .map(|line| line.values[0] == line.values[1])
            .collect()
    };
    assert_eq!(both(1), [true; 4]);
    assert_ne!(both(2), [true; 4]);
}

/// C.07 10.5: the average of the opponents' perfect performances.
#[test]
fn c_07_10_5_the_average_perfect_performance() {
    let event = table(2, &["3w1 2b1", "4w1 1w0", "1b0 4w1", "2b0 3b0"]);
    let number = |player, code| -> i32 {
        shown(&event, player, code, &Regulations::default())
            .parse()
            .unwrap()
    };
    let of = |opponents: [u16; 2]| average_rating(&opponents.map(|other| number(other, "PTP")));
    assert_eq!(Some(number(1, "APPO")), of([3, 2]));
    assert_eq!(Some(number(4, "APPO")), of([2, 3]));
}

/// C.07 7.5: progressive scores from which every round is cut are a sum of no terms, which is not the same as no points.
#[test]
fn c_07_7_5_everything_cut() {
    let event = table(2, &["2w1 0Z", "1b0 0Z"]);
    let after = |rounds| -> Vec<String> {
        standings(&event, rounds, &list("PS/C1"), &Regulations::default())
            .iter()
            .map(|line| line.values[0].to_csv())
            .collect()
    };
    assert_eq!(after(1), ["0", "0"]);
    assert_eq!(after(2), ["1.0", "0.0"]);
}

/// A value that rounds to zero has no sign.
#[test]
fn a_value_that_rounds_to_zero_has_no_sign() {
    assert_eq!(TieBreakValue::fraction(-1, 1000, 2).to_string(), "0.00");
    assert_eq!(TieBreakValue::fraction(-1, 100, 2).to_string(), "-0.01");
}

/// The first is unrated and the second met nobody else; the last had a bye.
fn with_one_unrated() -> Crosstable {
    let event = table(1, &["2w1", "1b0", "4w1", "3b0", "0U"]);
    let mut participants = event.participants().to_vec();
    participants[0].rating = None;
    Crosstable::new(participants, 1, ScoringSystem::STANDARD).unwrap()
}

/// C.07 10: why a participant has no value for a tie-break.
#[test]
fn c_07_10_why_there_is_no_value() {
    let event = with_one_unrated();
    let (drop, leave) = (Unrated::DropTieBreak, Unrated::LeaveOut);
    for (unrated, player, code, expected) in [
        (drop, 3, "ARO", Some(Absent::Dropped)),
        (drop, 3, "BH", None),
        (drop, 5, "AOB", Some(Absent::NoGame)),
        (leave, 1, "RTNG", Some(Absent::Unrated)),
        (leave, 3, "RTNG", None),
        (leave, 5, "ARO", Some(Absent::NoGame)),
        (leave, 2, "ARO", Some(Absent::NoRatedOpponent)),
        (leave, 2, "TPR", Some(Absent::NoRatedOpponent)),
        (leave, 3, "ARO", None),
        (leave, 3, "ARO/C1", Some(Absent::AllCut)),
        (leave, 1, "DE", None),
    ] {
        let regulations = Regulations::default().with_unrated(unrated);
        let absences = Absences::new(&event, 1, &regulations);
        let found = absences.why(tpn(player), list(code)[0]);
        assert_eq!(found, expected, "{unrated:?} {player} {code}");
    }
    assert_eq!(
        Absent::ALL.map(Absent::code),
        [
            "dropped",
            "unrated",
            "no-game",
            "no-rated-opponent",
            "all-cut"
        ]
    );
    assert_eq!(
        Absent::Dropped.to_string(),
        "dropped, since unrated take part (C.07 art. 10)"
    );
}

/// C.07 8, 10: the Buchholz family is for Swiss events. Rating tie-breaks are for events in which everybody is rated, or which have a
/// rule for the unrated.
#[test]
fn c_07_8_and_10_what_there_is_against_a_tie_break() {
    let rated = table(1, &["2w1", "1b0"]);
    let unrated = with_one_unrated();
    let swiss = Regulations::default();
    let robin = swiss.with_pairings(Pairings::Predetermined);
    let said = swiss.with_unrated(Unrated::LeaveOut);
    let one = Objection::Unrated { participants: 1 };
    for (code, table, regulations, expected) in [
        ("BH", &rated, robin, Some(Objection::SwissOnly)),
        ("BH", &unrated, swiss, None),
        ("WIN", &unrated, robin, None),
        ("ARO", &rated, swiss, None),
        ("ARO", &rated, robin, None),
        ("ARO", &unrated, swiss, Some(one)),
        ("ARO", &unrated, robin, Some(one)),
        ("ARO", &unrated, said, None),
    ] {
        let found = Objection::to(list(code)[0], table, &regulations);
        assert_eq!(found, expected, "{code} {regulations:?}");
    }
    assert_eq!(
        [Objection::SwissOnly, one].map(Objection::article),
        ["8", "10"]
    );
    assert_eq!(
        Objection::SwissOnly.to_string(),
        "not for round robins (C.07 art. 8)"
    );
}

/// Law 12.9.5: points that a penalty takes off lower the score of that round, and of nobody else.
#[test]
fn article_12_9_5_of_the_laws_points_off_count_in_their_round() {
    for (round, sums) in [(1, ["1.0", "0.0"]), (2, ["2.0", "0.0"])] {
        let mut event = table(2, &["2w1 2b1", "1b0 1w0"]);
        event.deductions.push(Deduction {
            player: tpn(1),
            round: RoundNumber::new(round).unwrap(),
            points: Points::from_halves(2),
        });
        let found = [1, 2].map(|player| shown(&event, player, "PS", &Regulations::default()));
        assert_eq!(found, sums, "{round}");
    }
}
