//! A second opinion on the report of a tournament, made by any program: every round is paired again, every place ranked
//! again. Nothing is stored, except what somebody asks to keep.
//!
//! | what | file |
//! |---|---|
//! | the result | `opinion` |
//! | the ranking of a report | `order` |
//! | points and places compared | `places` |
//! | results that are kept | `kept` |

mod kept;
mod opinion;
mod order;
mod places;

use crate::{
    event::{Halt, RoundNumber},
    formats::trf::Trf,
    pairing::{
        Engine, NotPairedHere,
        check::{DifferenceKind, check_round},
        deviation::deviations,
    },
};

pub use kept::{Keeping, KeptOpinion, keep, kept, removable, remove};
pub use opinion::{NoPairing, Opinion};
pub use order::order_of;
pub use places::{Places, UnknownTieBreak};

/// Compares a report with what the rules give; `engine` pairs it. It stops if `halt` says so. The result then has no
/// meaning, so the caller must ask `halt` again.
#[must_use]
pub fn second_opinion(report: &Trf, engine: Result<Engine, NotPairedHere>, halt: &Halt) -> Opinion {
    let (mut boards, mut impossible) = (Vec::new(), Vec::new());
    let rounds = report.table.rounds_paired();
    let mut looked = 0;
    if let Ok(engine) = &engine {
        for round in (1..=rounds).filter_map(RoundNumber::new) {
            if halt.is_due() {
                break;
            }
            halt.reached(round.index(), usize::from(rounds) + 1);
            looked += 1;
            match check_round(&report.table, round, *engine) {
                None => {}
                Some(DifferenceKind::Impossible(why)) => impossible.push(NoPairing { round, why }),
                Some(kind) => {
                    let found = deviations(&report.table, round, *engine, &kind);
                    boards.extend(found.into_iter().map(|deviation| (round, deviation)));
                }
            }
        }
    }
    Opinion {
        engine,
        rounds: looked,
        boards,
        impossible,
        places: places::compare(report),
    }
}
