//! Who takes part, who is present in which round, and who may not meet.

use super::{dice::Dice, options::Options};
use crate::event::{Bye, Elo, Forbidden, RoundEntry, RoundNumber, Tpn};

/// What happens to one participant in the course of the event.
pub(super) struct Course {
    pub rating: Elo,
    first_round: u8,
    withdrawn: bool,
    pub entries: Vec<RoundEntry>,
}

impl Course {
    /// The entry for the second game of a player who was not paired for the first: the same bye again. After the
    /// pairing-allocated bye it is a half-point bye, since that bye is worth a game won and a game drawn (C.04.5 art. 1.4).
    pub(super) fn absent_again(&self, is_knock_out: bool) -> Option<RoundEntry> {
        match self.entries.last() {
            // In a knock-out, a player who goes on without a game does so in both games.
            Some(RoundEntry::Bye(Bye::PairingAllocated)) if is_knock_out => None,
            Some(RoundEntry::Bye(Bye::PairingAllocated)) => Some(RoundEntry::Bye(Bye::HalfPoint)),
            Some(bye @ RoundEntry::Bye(_)) => Some(*bye),
            _ => None,
        }
    }
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

/// Why a participant is not to be paired in `round`; `None` if they are.
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

/// Groups of two to four who may not meet; two out of three groups for the whole event.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::generate::generate;

    fn quiet() -> Options {
        Options {
            participants: 8,
            rounds: 5,
            half_point_byes: 0,
            absences: 0,
            withdrawals: 0,
            late_entries: 0,
            forfeits: 0,
            double_forfeits: 0,
            ..Options::default()
        }
    }

    /// The entries of all participants, by round.
    fn rounds(change: fn(&mut Options)) -> Vec<Vec<RoundEntry>> {
        let mut options = quiet();
        change(&mut options);
        let table = generate(&options, 11).unwrap();
        let entries = |round: usize| table.participants().iter().map(move |p| p.entries[round]);
        (0..5).map(|round| entries(round).collect()).collect()
    }

    #[test]
    fn whoever_stays_away_has_the_bye_asked_for() {
        type Change = fn(&mut Options);
        let changes: [(Change, Bye); 3] = [
            (|options| options.half_point_byes = 1000, Bye::HalfPoint),
            (|options| options.absences = 1000, Bye::ZeroPoint),
            (|options| options.full_point_byes = 1000, Bye::FullPoint),
        ];
        for (change, bye) in changes {
            let all = rounds(change);
            assert!(
                all.iter()
                    .flatten()
                    .all(|entry| *entry == RoundEntry::Bye(bye)),
                "{bye:?}"
            );
        }
        let paired = |entry: &RoundEntry| entry.opponent().is_some();
        assert!(rounds(|_| {}).iter().flatten().all(paired));
        // Nobody withdraws before having played, and nobody comes back.
        let withdrawn = rounds(|options| options.withdrawals = 1000);
        let absent = RoundEntry::Bye(Bye::ZeroPoint);
        assert!(withdrawn[0].iter().all(paired));
        assert!(
            withdrawn[1..]
                .iter()
                .flatten()
                .all(|entry| *entry == absent)
        );
        let some = rounds(|options| options.withdrawals = 200);
        for index in 0..8 {
            let mut gone = some.iter().map(|round| round[index] == absent);
            let first = gone.position(|gone| gone);
            assert!(first.is_none_or(|_| gone.all(|gone| gone)), "{index}");
        }
    }

    /// Late entries come in round 2, 3 or 4.
    #[test]
    fn whoever_is_late_misses_one_to_three_rounds() {
        let mut options = quiet();
        options.late_entries = 1000;
        let courses = field(&options, &mut Dice::new(2));
        let firsts: Vec<u8> = courses.iter().map(|course| course.first_round).collect();
        assert!(
            [2, 3, 4].iter().all(|round| firsts.contains(round)),
            "{firsts:?}"
        );
        assert!(
            firsts.iter().all(|round| (2..=4).contains(round)),
            "{firsts:?}"
        );
        options.rounds = 2;
        let courses = field(&options, &mut Dice::new(2));
        assert!(courses.iter().all(|course| course.first_round == 2));
        let late = rounds(|options| options.late_entries = 1000);
        let absent = RoundEntry::Bye(Bye::ZeroPoint);
        assert!(late[0].iter().all(|entry| *entry == absent));
        assert!(late[3].iter().chain(&late[4]).all(|entry| *entry != absent));
    }

    /// Groups of two to four different participants, for the whole event or some rounds; everybody may be drawn into one.
    #[test]
    fn groups_that_may_not_meet() {
        let mut options = quiet();
        (options.participants, options.forbidden_groups) = (4, 300);
        let groups = forbidden(&options, &mut Dice::new(3));
        assert!((200..300).contains(&groups.len()), "{}", groups.len());
        let mut sizes = [0; 5];
        let (mut whole, mut members) = (0, [0; 5]);
        for group in &groups {
            sizes[group.members.len()] += 1;
            assert!(group.members.is_sorted_by(|a, b| a < b), "{group:?}");
            assert!(
                group.first <= group.last && group.last.get() <= 5,
                "{group:?}"
            );
            whole += usize::from((group.first.get(), group.last.get()) == (1, 5));
            for member in &group.members {
                members[usize::from(member.get())] += 1;
            }
        }
        assert_eq!((sizes[0], sizes[1]), (0, 0));
        assert!(sizes[2..].iter().all(|count| *count > 0), "{sizes:?}");
        assert!(members[1..].iter().all(|count| *count > 50), "{members:?}");
        assert!((groups.len() / 2..groups.len()).contains(&whole), "{whole}");
    }
}
