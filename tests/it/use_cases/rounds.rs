//! Drafts and publications.

use tratto::app::{
    Refusal,
    tournament::{byes, byes::Asked, confirmation::Confirmation, rounds},
};

use super::hall::Hall;

#[test]
fn rounds_come_in_their_order() {
    let hall = Hall::new(6, 2);
    let (expected, asked) = (1, 2);
    assert!(matches!(
        hall.refused(|hall| hall.draft(2)),
        Refusal::RoundOutOfOrder { expected: e, asked: a } if (e, a) == (expected, asked)
    ));
    let none = |hall: &Hall| rounds::discard(&hall.ctx, &hall.chief, None, &hall.slug);
    assert!(matches!(hall.refused(none), Refusal::NoDraft));
    hall.draft(1).unwrap();
    none(&hall).unwrap();
    assert!(matches!(
        hall.refused(|hall| hall.publish(1)),
        Refusal::NoDraft
    ));
    hall.pair(1);
    assert!(matches!(
        hall.refused(|hall| hall.draft(1)),
        Refusal::RoundOutOfOrder {
            expected: 2,
            asked: 1
        }
    ));
}

#[test]
fn a_round_is_published_when_all_results_are_there() {
    let hall = Hall::new(6, 3);
    hall.pair(1);
    hall.draft(2).unwrap();
    let missing = hall.refused(|hall| hall.publish(2));
    let Refusal::MissingResults { round, boards } = missing else {
        panic!("{missing:?}");
    };
    assert_eq!((round, boards), (2, vec![(1, 1), (1, 2), (1, 3)]));
    // The draft was made from draws; the results say otherwise.
    hall.play(1);
    assert!(matches!(
        hall.refused(|hall| hall.publish(2)),
        Refusal::DraftOutdated { round: 2, .. }
    ));
    hall.pair(2);
}

#[test]
fn after_the_last_round_nothing_is_paired() {
    let hall = Hall::new(4, 1);
    hall.pair(1);
    hall.play(1);
    assert!(matches!(
        hall.refused(|hall| hall.draft(2)),
        Refusal::AllRoundsPlayed
    ));
}

#[test]
fn one_player_alone_is_not_paired() {
    let hall = Hall::new(2, 2);
    let bye = |hall: &Hall, round, asked| {
        let entry = hall.entries[0];
        byes::set(
            &hall.ctx,
            &hall.chief,
            None,
            &hall.slug,
            (entry, round),
            asked,
            &Confirmation::default(),
        )
    };
    bye(&hall, 1, Asked::Half).unwrap();
    assert!(matches!(
        hall.refused(|hall| hall.draft(1)),
        Refusal::TooFewPlayers
    ));
    bye(&hall, 1, Asked::None).unwrap();
    hall.pair(1);
    assert!(matches!(
        hall.refused(|hall| bye(hall, 1, Asked::Half)),
        Refusal::AlreadyPublished { round: 1 }
    ));
    assert!(matches!(
        hall.refused(|hall| bye(hall, 3, Asked::Half)),
        Refusal::NoSuchRound { round: 3 }
    ));
    // They have met: there is no second round.
    hall.play(1);
    assert!(matches!(
        hall.refused(|hall| hall.draft(2)),
        Refusal::NoPairing { round: 2 }
    ));
}
