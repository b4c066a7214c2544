//! A round made by hand, valued bracket by bracket as the ruled one is.

use super::{
    Criterion, Edition,
    bracket::Paired,
    colour,
    cost::{ColourViolations, floated},
    explain::Explained,
    field::Field,
    float::Float,
    player::Player,
    quality,
    reason::met_in,
    rounds::{Made, bye_of, score_of, tpn_of},
};
use crate::{
    event::{Colour, Crosstable, RoundNumber, Tpn},
    pairing::{Concern, CriterionChange, HandMade, Pair, RoundPairing, Seat},
};

impl Explained {
    /// What the hand changed, and what speaks against it. Those without a seat are left out: then no criterion is
    /// valued.
    #[must_use]
    pub fn by_hand(&self, hand: &RoundPairing) -> HandMade {
        let ruled = self.pairing();
        let differing: Vec<Pair> = hand
            .pairs
            .iter()
            .filter(|pair| !ruled.pairs.contains(pair))
            .copied()
            .collect();
        let other_bye = hand.bye != ruled.bye;
        let seats = differing.iter().map(|pair| Seat::Pair(*pair));
        let bye = hand.bye.filter(|_| other_bye).map(Seat::Bye);
        let seats: Vec<Seat> = seats.chain(bye).collect();
        let mut concerns = against(&self.field, &self.table, self.round, &seats);
        concerns.sort_by_key(|concern| std::cmp::Reverse(concern.level()));
        HandMade {
            concerns,
            criteria: self.criteria_changed(hand).unwrap_or_default(),
            differing,
            other_bye,
        }
    }

    fn place(&self, tpn: Tpn) -> Option<usize> {
        self.field.place(tpn)
    }

    /// `None` while somebody has no seat.
    fn criteria_changed(&self, hand: &RoundPairing) -> Option<Vec<CriterionChange>> {
        let field = &self.field;
        let made = made_by_hand(self, hand)?;
        let mut changes = Vec::new();
        let (ruled_bye, hand_bye) = (bye_of(&self.made), bye_of(&made));
        let score = |taker: Option<usize>| -> Vec<i32> {
            taker
                .map(|player| field.score(player))
                .into_iter()
                .collect()
        };
        if !Criterion::ByeScore.number(self.edition()).is_empty() {
            changes.push(CriterionChange {
                score: None,
                criterion: Criterion::ByeScore,
                ruled: score(ruled_bye),
                by_hand: score(hand_bye),
                who: hand_bye
                    .and_then(|taker| tpn_of(field, taker))
                    .into_iter()
                    .collect(),
            });
        }
        for (place, bracket) in made.iter().enumerate() {
            let ruled = quality::of_bracket(field, &self.made, place);
            let by_hand = quality::of_bracket(field, &made, place);
            for ((criterion, ruled), (_, value)) in ruled.into_iter().zip(by_hand) {
                let before = self.made.get(place);
                let before = before.map_or_else(Vec::new, |made| concerned(field, made, criterion));
                let now = concerned(field, bracket, criterion);
                let new = now.into_iter().filter(|player| !before.contains(player));
                changes.push(CriterionChange {
                    score: score_of(field, bracket),
                    criterion,
                    ruled,
                    by_hand: value,
                    who: new.filter_map(|player| tpn_of(field, player)).collect(),
                });
            }
        }
        changes.retain(|change| change.ruled != change.by_hand);
        Some(changes)
    }
}

/// What speaks against these seats of a round, before it is paired.
#[must_use]
pub fn concerns(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
    seats: &[Seat],
) -> Vec<Concern> {
    let initial = crate::pairing::initial_colour(table).unwrap_or(Colour::White);
    let field = Field::new(table, round, edition, initial);
    against(&field, table, round, seats)
}

pub(in crate::pairing) fn against(
    field: &Field,
    table: &Crosstable,
    round: RoundNumber,
    seats: &[Seat],
) -> Vec<Concern> {
    let of = |seat: &Seat| match seat {
        Seat::Pair(pair) => against_pair(field, table, round, *pair),
        Seat::Bye(tpn) => {
            let barred = field
                .place(*tpn)
                .is_none_or(|taker| !field.is_eligible(taker));
            let barred = barred.then_some(Concern::ByeBarred(*tpn));
            barred.into_iter().collect()
        }
    };
    seats.iter().flat_map(of).collect()
}

fn against_pair(field: &Field, table: &Crosstable, round: RoundNumber, pair: Pair) -> Vec<Concern> {
    let (Some(white), Some(black)) = (field.place(pair.white), field.place(pair.black)) else {
        return Vec::new();
    };
    let (Some(one), Some(two)) = (field.players.get(white), field.players.get(black)) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    if let Some(round) = met_in(table, round, pair.white, pair.black) {
        found.push(Concern::Rematch(pair, round));
    }
    if field.share_group(white, black) {
        found.push(Concern::Forbidden(pair));
    }
    let both = [(one, Colour::White), (two, Colour::Black)];
    let of = |wrong: fn(&Player, Colour) -> bool, concern: fn(Tpn) -> Concern| {
        let bad = both
            .into_iter()
            .filter(move |(player, c)| wrong(player, *c));
        bad.map(move |(player, _)| concern(player.tpn))
    };
    found.extend(of(colour::triples, Concern::ThirdColour));
    found.extend(of(colour::widens, Concern::ColourDifference));
    let against = |player: &Player, colour: Colour| player.preference.colour == Some(!colour);
    if both.iter().all(|(player, colour)| against(player, *colour)) {
        found.push(Concern::BothAgainstDue(pair));
    } else if field
        .board(white, black)
        .is_some_and(|(ruled, _)| ruled != pair)
    {
        found.push(Concern::ColoursTurned(pair));
    }
    found
}

/// The brackets of a round made by hand: the scoregroups are those of the ruled one. Whoever does not meet somebody of
/// their bracket floats down, to their opponent or to the bye. `None` while somebody has no seat.
fn made_by_hand(ruled: &Explained, hand: &RoundPairing) -> Option<Vec<Made>> {
    let mut partner: Vec<Option<usize>> = vec![None; ruled.field.players.len()];
    for pair in &hand.pairs {
        let (white, black) = (ruled.place(pair.white)?, ruled.place(pair.black)?);
        *partner.get_mut(white)? = Some(black);
        *partner.get_mut(black)? = Some(white);
    }
    let bye = hand.bye.and_then(|tpn| ruled.place(tpn));
    let is_seated = |player: usize| partner.get(player).is_some_and(Option::is_some);
    if !(0..partner.len()).all(|player| is_seated(player) || bye == Some(player)) {
        return None;
    }
    let mut made: Vec<Made> = Vec::new();
    for bracket in &ruled.made {
        let above = made.last().map(|above| above.paired.floaters.clone());
        let mdps = above.unwrap_or_default();
        let members: Vec<usize> = mdps.iter().chain(&bracket.residents).copied().collect();
        let mut paired = Paired::default();
        for player in &members {
            match partner.get(*player).copied().flatten() {
                Some(other) if members.contains(&other) => {
                    if *player < other {
                        paired.pairs.push((*player, other));
                    }
                }
                _ => paired.floaters.push(*player),
            }
        }
        paired.floaters.sort_unstable();
        made.push(Made {
            mdps,
            residents: bracket.residents.clone(),
            paired,
        });
    }
    Some(made)
}

/// Whom a bracket's value of a criterion counts.
fn concerned(field: &Field, bracket: &Made, criterion: Criterion) -> Vec<usize> {
    let pairs = &bracket.paired.pairs;
    let floaters = &bracket.paired.floaters;
    let of_pairs = |violates: fn(&ColourViolations) -> u64| -> Vec<usize> {
        let bad = pairs
            .iter()
            .filter(|(a, b)| violates(&ColourViolations::of(field, *a.min(b), *a.max(b))) > 0);
        bad.flat_map(|(a, b)| [*a, *b]).collect()
    };
    let floating = |float: Float, back: usize| -> Vec<usize> {
        let is = |player: &usize| {
            let player = field.players.get(*player);
            player.is_some_and(|player| floated(player, float, back))
        };
        let unequal = pairs
            .iter()
            .filter(|(a, b)| field.score(*a) != field.score(*b));
        let members = unequal.map(|(a, b)| match float {
            Float::Down => *a.min(b),
            Float::Up => *a.max(b),
        });
        let down = floaters.iter().copied().filter(|_| float == Float::Down);
        members.chain(down).filter(is).collect()
    };
    match criterion {
        Criterion::ByeScore | Criterion::FollowingBracket => Vec::new(),
        Criterion::Downfloaters | Criterion::DownfloaterScores | Criterion::UnplayedGames => {
            floaters.clone()
        }
        Criterion::ColourDifference => of_pairs(|found| found.widened),
        Criterion::ThirdColour => of_pairs(|found| found.tripled),
        Criterion::ColourPreference => of_pairs(|found| found.preference),
        Criterion::StrongPreference => of_pairs(|found| found.strong),
        Criterion::Downfloat | Criterion::DownfloatDifference => floating(Float::Down, 0),
        Criterion::Upfloat | Criterion::UpfloatDifference => floating(Float::Up, 0),
        Criterion::EarlierDownfloat | Criterion::EarlierDownfloatDifference => {
            floating(Float::Down, 1)
        }
        Criterion::EarlierUpfloat | Criterion::EarlierUpfloatDifference => floating(Float::Up, 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::{
        Level,
        check::before_round,
        generate::{Options, generate},
    };

    fn before(seed: u64, participants: u16, rounds: u8) -> (Crosstable, RoundNumber) {
        let options = Options {
            participants,
            rounds,
            ..Options::default()
        };
        let table = generate(&options, seed).unwrap();
        let round = RoundNumber::new(rounds).unwrap();
        (before_round(&table, round).0, round)
    }

    /// Every way to let two of a round change seats.
    fn swapped(pairing: &RoundPairing) -> Vec<RoundPairing> {
        let seats: Vec<Tpn> = pairing
            .pairs
            .iter()
            .flat_map(|pair| [pair.white, pair.black])
            .chain(pairing.bye)
            .collect();
        let mut all = Vec::new();
        for (place, one) in seats.iter().enumerate() {
            for two in seats.iter().skip(place + 1) {
                let other = |tpn: Tpn| match tpn {
                    _ if tpn == *one => *two,
                    _ if tpn == *two => *one,
                    _ => tpn,
                };
                let mut hand = pairing.clone();
                for pair in &mut hand.pairs {
                    *pair = Pair {
                        white: other(pair.white),
                        black: other(pair.black),
                    };
                }
                hand.bye = hand.bye.map(other);
                all.push(hand);
            }
        }
        all
    }

    #[test]
    fn the_ruled_round_by_hand_changes_nothing() {
        for seed in 0..20 {
            let (table, round) = before(seed, 21, 5);
            for edition in [Edition::Fide2026, Edition::Fide2017] {
                let solved = Explained::new(&table, round, edition).unwrap();
                let hand = solved.by_hand(&solved.pairing());
                assert_eq!(hand, HandMade::default());
                assert_eq!(hand.level(), None);
            }
        }
    }

    /// C.04.3 art. 2 and 3: among the legal rounds none is better than the ruled one, in the first criterion of the
    /// first bracket in which they differ.
    #[test]
    fn no_legal_round_by_hand_is_better_than_the_ruled_one() {
        let mut worse = 0;
        for seed in 0..12 {
            let (table, round) = before(seed, 11, 5);
            let solved = Explained::new(&table, round, Edition::Fide2026).unwrap();
            for hand in swapped(&solved.pairing()) {
                let judged = solved.by_hand(&hand);
                let illegal = judged.concerns.iter().any(|concern| concern.is_absolute());
                let clash = judged.differing.iter().any(|pair| {
                    let place = |tpn| solved.place(tpn).unwrap();
                    let rule = solved
                        .field
                        .rule_between(place(pair.white), place(pair.black));
                    rule.is_some()
                });
                if illegal || clash {
                    continue;
                }
                if let Some(first) = judged.criteria.first() {
                    assert!(first.is_worse(), "seed {seed}: {hand:?}: {first:?}");
                    worse += 1;
                }
            }
        }
        assert!(worse > 100, "{worse}");
    }

    #[test]
    fn every_seat_made_by_hand_is_asked_about() {
        use crate::event::{BoardResult, Bye, Forbidden, Participant, RoundEntry, ScoringSystem};
        let tpn = |number| Tpn::new(number).unwrap();
        let pair = |white, black| Pair {
            white: tpn(white),
            black: tpn(black),
        };
        let win = BoardResult::WhiteWins;
        // 1 and 2 had White twice, 3 and 4 Black; 5 had the bye, then was away; 6 came for the third round.
        let rounds = [
            vec![
                win.entry(Colour::White, tpn(3)),
                win.entry(Colour::White, tpn(4)),
            ],
            vec![
                win.entry(Colour::White, tpn(4)),
                win.entry(Colour::White, tpn(3)),
            ],
            vec![
                win.entry(Colour::Black, tpn(1)),
                win.entry(Colour::Black, tpn(2)),
            ],
            vec![
                win.entry(Colour::Black, tpn(2)),
                win.entry(Colour::Black, tpn(1)),
            ],
            vec![
                RoundEntry::Bye(Bye::PairingAllocated),
                RoundEntry::Bye(Bye::ZeroPoint),
            ],
            vec![
                RoundEntry::Bye(Bye::ZeroPoint),
                RoundEntry::Bye(Bye::ZeroPoint),
            ],
            vec![
                RoundEntry::Bye(Bye::ZeroPoint),
                RoundEntry::Bye(Bye::ZeroPoint),
            ],
        ];
        let participants = rounds.map(|entries| Participant {
            rating: None,
            entries,
        });
        let table = Crosstable::new(participants.to_vec(), 5, ScoringSystem::STANDARD);
        let mut table = table.unwrap();
        let round = RoundNumber::new(3).unwrap();
        table.forbidden.push(Forbidden {
            first: round,
            last: round,
            members: vec![tpn(3), tpn(6)],
        });
        let of = |seat| concerns(&table, round, Edition::Fide2026, &[seat]);
        assert_eq!(
            of(Seat::Pair(pair(4, 1))),
            [Concern::Rematch(pair(4, 1), RoundNumber::new(2).unwrap())]
        );
        assert_eq!(of(Seat::Pair(pair(3, 6))), [Concern::Forbidden(pair(3, 6))]);
        assert_eq!(
            of(Seat::Pair(pair(1, 6))),
            [
                Concern::ThirdColour(tpn(1)),
                Concern::ColourDifference(tpn(1)),
                Concern::ColoursTurned(pair(1, 6)),
            ]
        );
        assert_eq!(
            of(Seat::Pair(pair(1, 3))),
            [
                Concern::Rematch(pair(1, 3), RoundNumber::FIRST),
                Concern::ThirdColour(tpn(1)),
                Concern::ThirdColour(tpn(3)),
                Concern::ColourDifference(tpn(1)),
                Concern::ColourDifference(tpn(3)),
                Concern::BothAgainstDue(pair(1, 3)),
            ]
        );
        assert_eq!(of(Seat::Bye(tpn(5))), [Concern::ByeBarred(tpn(5))]);
        assert_eq!(of(Seat::Bye(tpn(6))), []);
        assert_eq!(of(Seat::Pair(pair(6, 1))), []);
        let rematch = of(Seat::Pair(pair(4, 1)));
        assert!(
            rematch
                .iter()
                .all(|c| c.level() == Level::Confirm && c.is_absolute())
        );
        assert_eq!(Concern::BothAgainstDue(pair(1, 3)).level(), Level::Notice);
    }

    /// Whom a changed criterion names is concerned by the hand and was not by the rules; where the count grows there is somebody.
    #[test]
    fn a_changed_criterion_names_whom_it_concerns() {
        let mut seen = std::collections::HashMap::new();
        for (seed, edition) in (0..24).flat_map(|seed| Edition::ALL.map(|e| (seed, e))) {
            let (table, round) = before(seed, 11 + u16::try_from(seed % 2).unwrap(), 5);
            let Ok(solved) = Explained::new(&table, round, edition) else {
                continue;
            };
            let ruled = solved.pairing();
            for hand in swapped(&ruled) {
                let judged = solved.by_hand(&hand);
                let is_c5 = |change: &CriterionChange| change.criterion == Criterion::ByeScore;
                let score = |tpn| solved.field.score(solved.place(tpn).unwrap());
                let other_score = ruled.bye.map(score) != hand.bye.map(score);
                assert_eq!(
                    judged.criteria.iter().any(is_c5),
                    other_score && edition == Edition::Fide2026
                );
                for change in &judged.criteria {
                    let player = |tpn| &solved.field.players[solved.place(tpn).unwrap()];
                    let partner = |round: &RoundPairing, tpn| match round.seat(tpn) {
                        Some(Seat::Pair(pair)) if pair.white == tpn => Some(pair.black),
                        Some(Seat::Pair(pair)) => Some(pair.white),
                        _ => None,
                    };
                    let same = |round: &RoundPairing, tpn, strength| {
                        partner(round, tpn).is_some_and(|other| {
                            let (one, two) = (player(tpn).preference, player(other).preference);
                            let weaker = one.strength.min(two.strength);
                            one.colour.is_some() && one.colour == two.colour && weaker >= strength
                        })
                    };
                    let down = |tpn| partner(&hand, tpn).is_none_or(|o| score(o) < score(tpn));
                    let up = |tpn| partner(&hand, tpn).is_some_and(|o| score(o) > score(tpn));
                    use crate::pairing::dutch::Strength;
                    let concerns = |tpn: Tpn| match change.criterion {
                        Criterion::ByeScore => hand.bye == Some(tpn),
                        Criterion::FollowingBracket => false,
                        Criterion::Downfloaters
                        | Criterion::DownfloaterScores
                        | Criterion::UnplayedGames => partner(&hand, tpn)
                            .is_none_or(|o| score(o) < change.score.unwrap().halves()),
                        Criterion::ColourDifference | Criterion::ThirdColour => {
                            same(&hand, tpn, Strength::Absolute)
                        }
                        Criterion::ColourPreference => same(&hand, tpn, Strength::Mild),
                        Criterion::StrongPreference => same(&hand, tpn, Strength::Strong),
                        Criterion::Downfloat | Criterion::DownfloatDifference => {
                            down(tpn) && player(tpn).last_float == Some(Float::Down)
                        }
                        Criterion::Upfloat | Criterion::UpfloatDifference => {
                            up(tpn) && player(tpn).last_float == Some(Float::Up)
                        }
                        Criterion::EarlierDownfloat | Criterion::EarlierDownfloatDifference => {
                            down(tpn) && player(tpn).earlier_float == Some(Float::Down)
                        }
                        Criterion::EarlierUpfloat | Criterion::EarlierUpfloatDifference => {
                            up(tpn) && player(tpn).earlier_float == Some(Float::Up)
                        }
                    };
                    assert!(change.who.iter().all(|tpn| concerns(*tpn)), "{change:?}");
                    // Whoever sits as the rules seat them is not named for their board.
                    let is_by_board = matches!(
                        change.criterion,
                        Criterion::ColourPreference | Criterion::StrongPreference
                    );
                    let moved = |tpn: &Tpn| partner(&ruled, *tpn) != partner(&hand, *tpn);
                    assert!(!is_by_board || change.who.iter().all(moved), "{change:?}");
                    let is_count = matches!(
                        change.criterion,
                        Criterion::Downfloaters
                            | Criterion::ColourDifference
                            | Criterion::ThirdColour
                            | Criterion::ColourPreference
                            | Criterion::StrongPreference
                            | Criterion::Downfloat
                            | Criterion::Upfloat
                            | Criterion::EarlierDownfloat
                            | Criterion::EarlierUpfloat
                    );
                    if is_count && change.is_worse() {
                        assert!(!change.who.is_empty(), "{change:?}");
                        *seen.entry(change.criterion).or_insert(0) += 1;
                    }
                }
            }
        }
        assert!(seen.len() >= 8, "{seen:?}");
    }

    /// While somebody has no seat nothing is valued, but the seats made are asked about.
    #[test]
    fn without_a_seat_for_all_no_criterion_is_valued() {
        let (table, round) = before(1, 12, 3);
        let solved = Explained::new(&table, round, Edition::Fide2026).unwrap();
        let mut hand = solved.pairing();
        hand.pairs.pop();
        let judged = solved.by_hand(&hand);
        assert!(judged.criteria.is_empty() && judged.is_as_ruled());
    }
}
