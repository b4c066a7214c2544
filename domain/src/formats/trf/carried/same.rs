//! Whether a record still says what it said in the report.

use std::collections::{BTreeMap, BTreeSet};

use super::super::{Trf, pairing_record::points_by_round};
use crate::event::{Bye, RoundEntry, RoundNumber, Tpn};

/// A report and its known records as text.
type Said<'a> = (&'a Trf, &'a BTreeMap<String, Vec<String>>);

/// Whether the record with this TRF26 code still says the same; `numbers_stand` says whether every player kept their number.
pub(super) fn is_same(
    code: &str,
    (was, then): Said<'_>,
    (now, today): Said<'_>,
    numbers_stand: bool,
) -> bool {
    match code {
        "142" => was.table.rounds_planned() == now.table.rounds_planned(),
        "152" => was.table.initial_colour == now.table.initial_colour,
        "162" => was.table.scoring == now.table.scoring,
        "240" => numbers_stand && byes(was) == byes(now),
        "250" => {
            let points = |trf: &Trf| points_by_round(&trf.table.accelerations);
            numbers_stand && points(was) == points(now)
        }
        "260" => numbers_stand && forbidden(was) == forbidden(now),
        "299" => numbers_stand && deductions(was) == deductions(now),
        _ => then.get(code) == today.get(code),
    }
}

/// All byes except pairing-allocated ones, in the table and in the rounds after it.
fn byes(trf: &Trf) -> BTreeSet<(Tpn, usize, char)> {
    let mark = |bye: Bye| match bye {
        Bye::PairingAllocated => None,
        Bye::FullPoint => Some('F'),
        Bye::HalfPoint => Some('H'),
        Bye::ZeroPoint => Some('Z'),
    };
    let mut found = BTreeSet::new();
    for (index, participant) in trf.table.participants().iter().enumerate() {
        for (round, entry) in participant.entries.iter().enumerate() {
            if let (RoundEntry::Bye(bye), Some(player)) = (entry, Tpn::from_index(index)) {
                found.extend(mark(*bye).map(|mark| (player, round, mark)));
            }
        }
    }
    for announced in &trf.announced_byes {
        let (player, round) = (announced.player, announced.round.index());
        found.extend(mark(announced.bye).map(|mark| (player, round, mark)));
    }
    found
}

/// Prohibited pairs with their first and last round.
fn forbidden(trf: &Trf) -> BTreeSet<(Tpn, Tpn, RoundNumber, RoundNumber)> {
    let mut pairs = BTreeSet::new();
    for group in &trf.table.forbidden {
        for (index, one) in group.members.iter().enumerate() {
            for other in group.members.iter().skip(index + 1) {
                let (first, second) = (one.min(other), one.max(other));
                pairs.insert((*first, *second, group.first, group.last));
            }
        }
    }
    pairs
}

fn deductions(trf: &Trf) -> Vec<(Tpn, RoundNumber, i32)> {
    let all = trf.table.deductions.iter();
    let mut all: Vec<_> = all
        .map(|one| (one.player, one.round, one.points.halves()))
        .collect();
    all.sort_unstable();
    all
}
