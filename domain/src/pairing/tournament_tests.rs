//! The tournaments of `tests/tournaments`, which other programs confirmed, paired again as they stand. They need
//! nothing but the repository.

use std::{fs, path::Path};

use super::{Engine, check::check, dutch::Edition, order_boards};
use crate::{
    event::{Bye, Colour, Crosstable, Participant, RoundEntry, RoundNumber, ScoringSystem, Tpn},
    formats::trf::{self, Trf},
};

/// Name and report of each tournament; the name tells those of the older edition.
fn tournaments() -> Vec<(String, Trf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/tournaments");
    let mut all: Vec<(String, Trf)> = fs::read_dir(folder)
        .unwrap()
        .map(|file| {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, trf::read(&fs::read(&path).unwrap()).unwrap())
        })
        .collect();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all
}

#[test]
fn confirmed_tournaments_pair_again_as_they_stand() {
    let mut rounds = [0, 0];
    for (name, trf) in tournaments() {
        let old = name.starts_with("2017-");
        let edition = if old {
            Edition::Fide2017
        } else {
            Edition::Fide2026
        };
        assert_eq!(check(&trf.table, Engine::Dutch(edition)), [], "{name}");
        rounds[usize::from(old)] += usize::from(trf.table.rounds_paired());
    }
    assert_eq!(rounds, [1509, 263]);
}

/// An adjourned game is a draw until it ends (C.04.2 art. 3.1), also for the order of boards: before round 2, 1 and 3 have half
/// a point each, and 2 has none.
#[test]
fn adjourned_games_count_as_draws_in_the_order_of_boards() {
    let tpn = |number| Tpn::new(number).unwrap();
    let pending = |opponent, colour| RoundEntry::Pending { opponent, colour };
    let first = [
        pending(tpn(3), Colour::White),
        RoundEntry::Bye(Bye::ZeroPoint),
        pending(tpn(1), Colour::Black),
        RoundEntry::Bye(Bye::ZeroPoint),
    ];
    let participants = first.map(|entry| Participant {
        rating: None,
        entries: vec![entry],
    });
    let table = Crosstable::new(participants.to_vec(), 3, ScoringSystem::default()).unwrap();
    let two = RoundNumber::new(2).unwrap();
    let mut boards = [(tpn(2), tpn(4)), (tpn(3), tpn(4)), (tpn(2), tpn(1))];
    order_boards(&table, two, &mut boards);
    assert_eq!(
        boards,
        [(tpn(2), tpn(1)), (tpn(3), tpn(4)), (tpn(2), tpn(4))]
    );
}
