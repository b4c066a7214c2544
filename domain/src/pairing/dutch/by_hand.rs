//! A round made by hand, with its criteria valued bracket by bracket like those of the ruled round.

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
    /// How the round made by hand differs from the ruled one, and what speaks against it. If somebody has no seat, no criterion
    /// is valued.
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

    /// Criteria whose values differ; `None` while somebody has no seat.
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

/// The brackets of a round made by hand; the scoregroups are those of the ruled round. A player who does not meet somebody of
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

/// The players counted by a criterion in a bracket.
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
mod tests;
