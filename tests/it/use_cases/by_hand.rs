//! Drafts changed by hand, and rounds taken back.

use tratto::{
    app::{
        AppError, Refusal,
        deed::DraftChange,
        tournament::{
            board, by_hand, byes, confirmation::Confirmation, entries, publication, rounds,
        },
    },
    event::{BoardResult, Halt},
    pairing::Concern,
};

use super::hall::{Hall, player};

impl Hall {
    fn begin(&self, round: u8) -> Result<(), AppError> {
        by_hand::begin(&self.ctx, &self.chief, None, &self.slug, round).map(|_| ())
    }

    fn change(&self, round: u8, change: DraftChange, confirmed: bool) -> Result<(), AppError> {
        let halt = Halt::never();
        let (ctx, slug) = (&self.ctx, &self.slug);
        by_hand::change(
            ctx,
            &self.chief,
            None,
            slug,
            round,
            change,
            confirmed,
            &halt,
        )
        .map(|_| ())
    }

    fn end_by_hand(&self, round: u8, reason: &str) -> Result<(), AppError> {
        by_hand::end(&self.ctx, &self.chief, None, &self.slug, round, reason).map(|_| ())
    }

    fn draft_by_hand(&self, round: u8) -> Result<(), AppError> {
        rounds::draft_by_hand(&self.ctx, &self.chief, None, &self.slug, round).map(|_| ())
    }

    fn undo_by_hand(&self, round: u8) -> Result<(), AppError> {
        by_hand::take_back(&self.ctx, &self.chief, None, &self.slug, round).map(|_| ())
    }

    fn publish_by_hand(&self, round: u8, reason: &str) -> Result<(), AppError> {
        let (ctx, slug) = (&self.ctx, &self.slug);
        publication::publish_by_hand(ctx, &self.chief, None, slug, round, reason).map(|_| ())
    }

    fn take_round_back(&self, round: u8, reason: &str, sure: bool) -> Result<(), AppError> {
        let reason = reason.to_owned();
        let why = Confirmation { reason, sure };
        let (ctx, slug) = (&self.ctx, &self.slug);
        publication::take_back(ctx, &self.chief, None, slug, round, &why).map(|_| ())
    }

    /// Places of the players at the boards of a round: `1-5 2-6`, with `+3` for the bye.
    fn seats(&self, round: u8) -> String {
        let view = board::round(&self.ctx, &self.chief, &self.slug, Some(round)).unwrap();
        let place = |entry: i32| 1 + self.entries.iter().position(|id| *id == entry).unwrap();
        let boards = view.boards.iter();
        let mut parts: Vec<String> = boards
            .map(|b| {
                format!(
                    "{}:{}-{}",
                    b.board,
                    place(b.white.entry),
                    place(b.black.entry)
                )
            })
            .collect();
        let byes = view.byes.iter();
        let byes = byes.filter(|bye| bye.bye == tratto::event::Bye::PairingAllocated);
        parts.extend(byes.map(|bye| format!("+{}", place(bye.entrant.entry))));
        parts.join(" ")
    }
}

#[test]
fn two_are_swapped_taken_back_and_published_with_a_reason() {
    let hall = Hall::new(6, 3);
    hall.draft(1).unwrap();
    assert_eq!(hall.seats(1), "1:1-4 2:5-2 3:3-6");
    let e = |place: usize| hall.entries[place - 1];
    let swap = DraftChange::Swap(e(4), e(2));
    assert!(matches!(
        hall.refused(|hall| hall.change(1, swap, false)),
        Refusal::ByHandNotBegun
    ));
    hall.begin(1).unwrap();
    assert!(matches!(
        hall.refused(|hall| hall.begin(1)),
        Refusal::ByHandBegun
    ));
    assert!(matches!(
        hall.refused(|hall| hall.undo_by_hand(1)),
        Refusal::NothingToUndo
    ));
    hall.change(1, swap, false).unwrap();
    assert_eq!(hall.seats(1), "1:1-2 2:5-4 3:3-6");
    hall.change(1, DraftChange::Colours(e(3)), false).unwrap();
    assert_eq!(hall.seats(1), "1:1-2 2:5-4 3:6-3");
    hall.undo_by_hand(1).unwrap();
    assert_eq!(hall.seats(1), "1:1-2 2:5-4 3:3-6");
    let view = by_hand::view(&hall.ctx, &hall.chief, &hall.slug, 1, &Halt::never()).unwrap();
    assert_eq!((view.changes, view.judged.made.differing.len()), (1, 2));
    // Without a reason it stays a draft.
    let newest = hall.newest();
    assert!(matches!(hall.publish(1), Err(AppError::Fields(_))));
    assert_eq!(hall.newest(), newest);
    hall.publish_by_hand(1, "Sono fratelli").unwrap();
    // Boards in the order of C.04.2 art. 3.6: in round 1 by the smaller pairing number.
    assert_eq!(hall.seats(1), "1:1-2 2:3-6 3:5-4");
    let view = board::round(&hall.ctx, &hall.chief, &hall.slug, Some(1)).unwrap();
    assert_eq!(view.by_hand_reason.as_deref(), Some("Sono fratelli"));
}

#[test]
fn a_draft_changed_back_to_the_rules_needs_no_reason() {
    let hall = Hall::new(6, 3);
    hall.draft(1).unwrap();
    let ruled = hall.seats(1);
    hall.begin(1).unwrap();
    let swap = DraftChange::Swap(hall.entries[3], hall.entries[1]);
    hall.change(1, swap, false).unwrap();
    hall.change(1, swap, false).unwrap();
    hall.publish(1).unwrap();
    assert_eq!(hall.seats(1), ruled);
    let view = board::round(&hall.ctx, &hall.chief, &hall.slug, Some(1)).unwrap();
    assert_eq!(view.by_hand_reason, None);
}

#[test]
fn a_rematch_and_a_prohibited_pair_are_asked_about_first() {
    let hall = Hall::new(6, 3);
    let (a, b) = (hall.entries[0], hall.entries[2]);
    byes::forbid(
        &hall.ctx,
        &hall.chief,
        None,
        &hall.slug,
        (a, b),
        &Confirmation::default(),
    )
    .unwrap();
    hall.pair(1);
    hall.play(1);
    hall.draft(2).unwrap();
    hall.begin(2).unwrap();
    let boards = hall.boards(2);
    // White of board 1 met somebody in round 1: their seats are brought together.
    let first = &boards[0];
    let met = hall.boards(1).iter().find_map(|line| {
        let (white, black) = (line.white.entry, line.black.entry);
        match first.white.entry {
            one if one == white => Some(black),
            one if one == black => Some(white),
            _ => None,
        }
    });
    let swap = DraftChange::Swap(first.black.entry, met.unwrap());
    let refusal = hall.refused(|hall| hall.change(2, swap, false));
    let Refusal::AgainstRules(against) = refusal else {
        panic!("{refusal:?}");
    };
    assert!(
        against
            .iter()
            .any(|one| matches!(one.concern, Concern::Rematch(_, round) if round.get() == 1)),
        "{against:?}"
    );
    hall.change(2, swap, true).unwrap();
    hall.publish_by_hand(2, "Deciso dall’arbitro capo").unwrap();
}

#[test]
fn boards_are_dissolved_made_and_left_to_the_engine() {
    let hall = Hall::new(7, 3);
    hall.draft(1).unwrap();
    assert_eq!(hall.seats(1), "1:1-4 2:5-2 3:3-6 +7");
    hall.begin(1).unwrap();
    let e = |place: usize| hall.entries[place - 1];
    hall.change(1, DraftChange::Unseat(e(1)), false).unwrap();
    hall.change(1, DraftChange::Unseat(e(7)), false).unwrap();
    assert_eq!(hall.seats(1), "2:5-2 3:3-6");
    let refusal = hall.refused(|hall| hall.publish_by_hand(1, "perché"));
    let Refusal::WithoutSeat { names } = refusal else {
        panic!("{refusal:?}");
    };
    assert_eq!(names.len(), 3);
    hall.change(1, DraftChange::Seat(e(7), e(1)), false)
        .unwrap();
    assert_eq!(hall.seats(1), "1:7-1 2:5-2 3:3-6");
    hall.change(1, DraftChange::Bye(e(4)), false).unwrap();
    assert_eq!(hall.seats(1), "1:7-1 2:5-2 3:3-6 +4");
    for _ in 0..2 {
        hall.undo_by_hand(1).unwrap();
    }
    // The rules give what they gave to the three of them.
    hall.change(1, DraftChange::Rest, false).unwrap();
    assert_eq!(hall.seats(1), "1:1-4 2:5-2 3:3-6 +7");
    hall.publish(1).unwrap();
}

/// Whoever withdraws from a draft that is changed by hand leaves their opponent without a board; a latecomer waits for one.
#[test]
fn a_draft_by_hand_follows_who_is_there() {
    let hall = Hall::new(6, 3);
    let (a, b) = (hall.entries[0], hall.entries[2]);
    byes::forbid(
        &hall.ctx,
        &hall.chief,
        None,
        &hall.slug,
        (a, b),
        &Confirmation::default(),
    )
    .unwrap();
    hall.pair(1);
    hall.play(1);
    hall.draft(2).unwrap();
    hall.begin(2).unwrap();
    let gone = hall.boards(2)[1].black.entry;
    entries::withdraw(&hall.ctx, &hall.chief, None, &hall.slug, gone).unwrap();
    let left = hall.boards(2)[1].white.entry;
    let refusal = hall.refused(|hall| hall.publish_by_hand(2, "perché"));
    assert!(
        matches!(&refusal, Refusal::WithoutSeat { names } if names.len() == 1),
        "{refusal:?}"
    );
    hall.change(2, DraftChange::Bye(left), false).unwrap();
    hall.publish_by_hand(2, "Il suo avversario si è ritirato")
        .unwrap();
    assert_eq!(hall.boards(2).len(), 2);
}

#[test]
fn a_published_round_becomes_a_draft_again_while_nothing_happened() {
    let hall = Hall::new(6, 3);
    hall.pair(1);
    let seats = hall.seats(1);
    let newest = hall.newest();
    assert!(matches!(
        hall.take_round_back(1, "", true),
        Err(AppError::Fields(_))
    ));
    assert_eq!(hall.newest(), newest);
    let twice = hall.refused(|hall| hall.take_round_back(1, "Colori invertiti", false));
    assert!(matches!(twice, Refusal::AskedTwice));
    hall.take_round_back(1, "Colori invertiti", true).unwrap();
    assert_eq!(hall.seats(1), seats);
    hall.publish(1).unwrap();
    let first = &hall.boards(1)[0];
    let seen = (first.pairing, first.version);
    hall.record(&hall.chief, None, seen, Some(BoardResult::Draw))
        .unwrap();
    let begun = hall.refused(|hall| hall.take_round_back(1, "Colori invertiti", true));
    assert!(
        matches!(&begun, Refusal::RoundBegun { round: 1, boards } if boards == &[1]),
        "{begun:?}"
    );
    hall.play(1);
    hall.pair(2);
    let older = hall.refused(|hall| hall.take_round_back(1, "Colori invertiti", true));
    assert!(matches!(
        older,
        Refusal::RoundOutOfOrder {
            expected: 2,
            asked: 1
        }
    ));
    // Its own draft goes first.
    hall.draft(3).unwrap();
    let drafted = hall.refused(|hall| hall.take_round_back(2, "Colori invertiti", true));
    assert!(matches!(drafted, Refusal::NextDrafted { round: 2 }));
}

#[test]
fn the_manual_phase_ends_with_a_reason_and_begins_again() {
    let hall = Hall::new(6, 3);
    hall.draft(1).unwrap();
    assert!(matches!(
        hall.refused(|hall| hall.end_by_hand(1, "perché")),
        Refusal::ByHandNotBegun
    ));
    hall.begin(1).unwrap();
    let swap = DraftChange::Swap(hall.entries[3], hall.entries[1]);
    hall.change(1, swap, false).unwrap();
    assert!(matches!(hall.end_by_hand(1, " "), Err(AppError::Fields(_))));
    hall.end_by_hand(1, "Sono fratelli").unwrap();
    // Ended, nothing of it changes.
    for again in [
        hall.refused(|hall| hall.change(1, swap, false)),
        hall.refused(|hall| hall.undo_by_hand(1)),
        hall.refused(|hall| hall.end_by_hand(1, "Sono fratelli")),
    ] {
        assert!(matches!(again, Refusal::ByHandNotBegun), "{again:?}");
    }
    hall.begin(1).unwrap();
    hall.change(1, DraftChange::Colours(hall.entries[2]), false)
        .unwrap();
    hall.end_by_hand(1, "Sono fratelli").unwrap();
    // The reason was given with the end.
    hall.publish(1).unwrap();
    let view = board::round(&hall.ctx, &hall.chief, &hall.slug, Some(1)).unwrap();
    assert_eq!(view.by_hand_reason.as_deref(), Some("Sono fratelli"));
}

#[test]
fn a_draft_that_ends_as_the_rules_gave_it_is_not_by_hand() {
    let hall = Hall::new(6, 3);
    hall.draft(1).unwrap();
    hall.begin(1).unwrap();
    hall.end_by_hand(1, "").unwrap();
    let view = board::round(&hall.ctx, &hall.chief, &hall.slug, Some(1)).unwrap();
    assert!(!view.by_hand);
    hall.publish(1).unwrap();
    let view = board::round(&hall.ctx, &hall.chief, &hall.slug, Some(1)).unwrap();
    assert_eq!(view.by_hand_reason, None);
}

/// Two have met and nobody else is there: the arbiter pairs them again, knowing what it is against.
#[test]
fn where_the_rules_give_no_pairing_the_arbiter_makes_it() {
    let hall = Hall::new(2, 3);
    hall.pair(1);
    hall.play(1);
    assert!(matches!(
        hall.refused(|hall| hall.draft(2)),
        Refusal::NoPairing { round: 2 }
    ));
    hall.draft_by_hand(2).unwrap();
    assert_eq!(hall.seats(2), "");
    let seat = DraftChange::Seat(hall.entries[1], hall.entries[0]);
    let refusal = hall.refused(|hall| hall.change(2, seat, false));
    assert!(matches!(refusal, Refusal::AgainstRules(_)), "{refusal:?}");
    hall.change(2, seat, true).unwrap();
    assert!(matches!(hall.publish(2), Err(AppError::Fields(_))));
    hall.publish_by_hand(2, "Sono rimasti in due").unwrap();
    assert_eq!(hall.seats(2), "1:2-1");
}

/// Some pairs are the arbiter's, the rest is left to the engine.
#[test]
fn some_pairs_are_fixed_and_the_rest_is_left_to_the_engine() {
    let hall = Hall::new(7, 3);
    hall.draft(1).unwrap();
    hall.draft_by_hand(1).unwrap();
    let e = |place: usize| hall.entries[place - 1];
    hall.change(1, DraftChange::Seat(e(2), e(1)), false)
        .unwrap();
    hall.change(1, DraftChange::Seat(e(7), e(6)), false)
        .unwrap();
    hall.change(1, DraftChange::Rest, false).unwrap();
    let seats = hall.seats(1);
    assert!(seats.contains("2-1") && seats.contains("7-6"), "{seats}");
    assert_eq!(hall.boards(1).len(), 3);
    assert!(seats.contains('+'), "{seats}");
    hall.publish_by_hand(1, "Due coppie concordate").unwrap();
}

/// Two who come while a draft is changed by hand get a board of their own; the others stay where they are.
#[test]
fn two_latecomers_get_a_board() {
    let hall = Hall::new(6, 3);
    hall.draft(1).unwrap();
    hall.begin(1).unwrap();
    let before = hall.boards(1).len();
    let late: Vec<i32> = [31, 32]
        .map(|number| {
            let given = player(number);
            let made = entries::add_typed(&hall.ctx, &hall.chief, None, &hall.slug, &given);
            made.unwrap().fresh().unwrap()
        })
        .into();
    let refusal = hall.refused(|hall| hall.publish_by_hand(1, "perché"));
    assert!(
        matches!(&refusal, Refusal::WithoutSeat { names } if names.len() == 2),
        "{refusal:?}"
    );
    hall.change(1, DraftChange::Seat(late[0], late[1]), false)
        .unwrap();
    hall.publish_by_hand(1, "Arrivati alle 9.25").unwrap();
    assert_eq!(hall.boards(1).len(), before + 1);
}
