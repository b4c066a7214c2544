//! Entries: numbers, late comers, those who leave.

use tratto::app::{
    PersonInput, Refusal,
    tournament::{byes, confirmation::Confirmation, entries, entry_values::EntryInput},
};

use super::hall::{Hall, player};

/// Pairing numbers in the order in which the players were entered.
fn numbers(hall: &Hall) -> Vec<u16> {
    let listed = hall.listed();
    let number = |id: &i32| {
        let mut lines = listed.iter().map(|line| &line.entrant);
        let person = lines.find(|person| person.entry == *id).unwrap();
        person.tpn.unwrap().get()
    };
    hall.entries.iter().map(number).collect()
}

#[test]
fn a_late_entry_gets_the_number_of_their_strength_before_round_4() {
    let mut hall = Hall::new(6, 5);
    hall.pair(1);
    assert_eq!(numbers(&hall), [1, 2, 3, 4, 5, 6]);
    let strong = EntryInput {
        person: PersonInput {
            last_name: "Ritardi".to_owned(),
            ..player(0).person
        },
        rating: "1995".to_owned(),
        ..player(0)
    };
    let late = hall.enter(&strong).unwrap();
    hall.entries.push(late);
    assert_eq!(numbers(&hall), [1, 3, 4, 5, 6, 7, 2]);
    for round in 1..=4 {
        if round > 1 {
            hall.pair(round);
        }
        hall.play(round);
    }
    let last = hall.enter(&EntryInput {
        person: PersonInput {
            last_name: "Ultimi".to_owned(),
            ..player(0).person
        },
        rating: "2400".to_owned(),
        ..player(0)
    });
    hall.entries.push(last.unwrap());
    assert_eq!(numbers(&hall), [1, 3, 4, 5, 6, 7, 2, 8]);
}

#[test]
fn who_is_entered_is_not_entered_again_and_who_played_is_not_removed() {
    let hall = Hall::new(4, 3);
    assert!(matches!(
        hall.refused(|hall| hall.enter(&player(2))),
        Refusal::Namesakes(_)
    ));
    let remove =
        |hall: &Hall| entries::remove(&hall.ctx, &hall.chief, None, &hall.slug, hall.entries[3]);
    hall.pair(1);
    assert!(matches!(hall.refused(remove), Refusal::NumbersGiven));
}

#[test]
fn who_left_comes_back_once() {
    let hall = Hall::new(4, 3);
    let entry = hall.entries[1];
    let (ctx, chief, slug) = (&hall.ctx, &hall.chief, hall.slug.as_str());
    assert!(matches!(
        hall.refused(|_| entries::take_back(ctx, chief, None, slug, entry)),
        Refusal::NotWithdrawn
    ));
    entries::withdraw(ctx, chief, None, slug, entry).unwrap();
    assert!(matches!(
        hall.refused(|_| entries::withdraw(ctx, chief, None, slug, entry)),
        Refusal::AlreadyWithdrawn
    ));
    entries::take_back(ctx, chief, None, slug, entry).unwrap();
}

#[test]
fn a_pair_is_forbidden_once_and_nobody_with_themself() {
    let hall = Hall::new(4, 3);
    let (a, b) = (hall.entries[0], hall.entries[1]);
    let forbid = |hall: &Hall, a, b| {
        byes::forbid(
            &hall.ctx,
            &hall.chief,
            None,
            &hall.slug,
            (a, b),
            &Confirmation::default(),
        )
    };
    assert!(matches!(
        hall.refused(|hall| forbid(hall, a, a)),
        Refusal::PairForbidden
    ));
    forbid(&hall, a, b).unwrap();
    assert!(matches!(
        hall.refused(|hall| forbid(hall, b, a)),
        Refusal::PairForbidden
    ));
}
