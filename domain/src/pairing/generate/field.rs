//! Who takes part, who is there in which round, and who may not meet.

use super::{dice::Dice, options::Options};
use crate::event::{Bye, Elo, Forbidden, RoundEntry, RoundNumber, Tpn};

/// What happens to one participant in the course of the event.
pub(super) struct Course {
    pub rating: Elo,
    first_round: u8,
    withdrawn: bool,
    pub entries: Vec<RoundEntry>,
}

/// The participants, strongest first.
pub(super) fn field(options: &Options, dice: &mut Dice) -> Vec<Course> {
    let (low, high) = (
        options.lowest_rating.min(options.highest_rating),
        options.lowest_rating.max(options.highest_rating),
    );
    let mut given = options.ratings.iter().copied();
    let mut courses: Vec<Course> = (0..options.participants)
        .map(|_| Course {
            rating: given
                .next()
                .unwrap_or_else(|| Elo::new(dice.between(low.get(), high.get())).unwrap_or(low)),
            first_round: if options.rounds > 1 && dice.per_mille(options.late_entries) {
                2 + u8::try_from(dice.below(u16::from(options.rounds - 1).min(3))).unwrap_or(0)
            } else {
                1
            },
            withdrawn: false,
            entries: Vec::new(),
        })
        .collect();
    courses.sort_by_key(|course| std::cmp::Reverse(course.rating));
    courses
}

/// Why a participant is not to be paired in `round`; `None` when they are.
pub(super) fn absence(
    options: &Options,
    course: &mut Course,
    round: RoundNumber,
    dice: &mut Dice,
) -> Option<RoundEntry> {
    let bye = if round.get() < course.first_round || course.withdrawn {
        Bye::ZeroPoint
    } else if round > RoundNumber::FIRST && dice.per_mille(options.withdrawals) {
        course.withdrawn = true;
        Bye::ZeroPoint
    } else if dice.per_mille(options.half_point_byes) {
        Bye::HalfPoint
    } else if dice.per_mille(options.absences) {
        Bye::ZeroPoint
    } else if dice.per_mille(options.full_point_byes) {
        Bye::FullPoint
    } else {
        return None;
    };
    Some(RoundEntry::Bye(bye))
}

/// Groups of two to four who may not meet, two out of three for the whole event.
pub(super) fn forbidden(options: &Options, dice: &mut Dice) -> Vec<Forbidden> {
    let mut groups = Vec::new();
    for _ in 0..options.forbidden_groups {
        let size = usize::from(dice.between(2, 4));
        let mut members: Vec<Tpn> = Vec::new();
        for _ in 0..size {
            let member = Tpn::new(1 + dice.below(options.participants));
            members.extend(member.filter(|tpn| !members.contains(tpn)));
        }
        let rounds = u16::from(options.rounds);
        let (first, last) = if dice.per_mille(667) {
            (1, rounds)
        } else {
            let first = dice.between(1, rounds);
            (first, dice.between(first, rounds))
        };
        let round = |number: u16| u8::try_from(number).ok().and_then(RoundNumber::new);
        if let (Some(first), Some(last), true) = (round(first), round(last), members.len() > 1) {
            members.sort_unstable();
            groups.push(Forbidden {
                first,
                last,
                members,
            });
        }
    }
    groups
}
