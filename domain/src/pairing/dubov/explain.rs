//! Why a round is paired as it is (C.04.1 art. 9), as data.

use super::{
    bracket::Bracket,
    field::Field,
    quality::{self, Criterion, Step},
};
use crate::{
    event::{Colour, Crosstable, Halt, Points, RoundNumber, Tpn},
    pairing::{
        HandMade, Impossible, RoundPairing, Rule, Seat,
        by_brackets::{self, ByBrackets, PairReport, Paired},
        dutch::Preference,
    },
};

/// A round that has been paired and can say why.
#[derive(Clone)]
pub struct Explained(Paired<Field>);

/// Why something was not paired.
pub type Verdict = by_brackets::Verdict<Criterion, Step>;

/// A question and its answer.
pub type Answer = by_brackets::Answer<Criterion, Step>;

/// Why somebody has the bye.
pub type ByeReason = by_brackets::ByeReason<Member>;

/// Why somebody sits where they sit.
pub type Reason = by_brackets::Reason<GameReason, Member>;

/// A player as they stood before the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Pairing number.
    pub tpn: Tpn,
    /// Score for pairing, virtual points included.
    pub score: Points,
    /// Virtual points in the score (C.04.7).
    pub virtual_points: Points,
    /// Average rating of the opponents met over the board (1.7); `None` before the first game.
    pub average: Option<u32>,
    /// Colours of the games that they played, oldest first.
    pub colours: Vec<Colour>,
    /// The colour that they are due.
    pub preference: Preference,
    /// Number of rounds in which they were upfloated.
    pub upfloats: u32,
    /// Whether they were upfloated in the previous round.
    pub upfloated_last: bool,
    /// Whether they are a maximum upfloater (1.8).
    pub is_maximum_upfloater: bool,
    /// Whether their number is odd, counted among those who have arrived (5.2).
    pub odd: bool,
}

/// A bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReport {
    /// The score of its scoregroup, virtual points included.
    pub score: Points,
    /// The players of the scoregroup.
    pub residents: Vec<Tpn>,
    /// Those who floated up to it.
    pub upfloaters: Vec<Tpn>,
    /// Number of White seekers and of Black seekers, before the shifts.
    pub seekers: [usize; 2],
    /// Players shifted from the smaller subgroup, and players shifted from the larger one.
    pub shifted: [Vec<Tpn>; 2],
    /// The boards, in the order of S1.
    pub pairs: Vec<PairReport>,
    /// Every criterion with its value; less is better.
    pub criteria: Vec<(Criterion, Vec<i32>)>,
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The brackets from the first to the last.
    pub brackets: Vec<BracketReport>,
    /// The player with the bye.
    pub bye: Option<Tpn>,
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The board, with its colours.
    pub pair: PairReport,
    /// The member of S1, then the member of S2.
    pub members: [Member; 2],
    /// Their bracket.
    pub bracket: BracketReport,
    /// Place of the first of `members` in S1, from 1.
    pub place: usize,
    /// Members of S2 with smaller pairing numbers who were still free, each with the rule that keeps them apart from the first.
    /// `None` if no rule does: then the others could not all be paired.
    pub passed: Vec<(Tpn, Option<Rule>)>,
}

impl Explained {
    /// Pairs everybody who has no entry yet for `round`, unless `halt` comes first.
    ///
    /// # Errors
    /// The errors of [`super::pair`]; [`Impossible::Stopped`] when `halt` comes first.
    pub fn until(table: &Crosstable, round: RoundNumber, halt: &Halt) -> Result<Self, Impossible> {
        Paired::until(table, round, halt).map(Self)
    }

    /// The same round; its questions end with [`Impossible::Stopped`] when `halt` comes first.
    #[must_use]
    pub fn asked(&self, halt: &Halt) -> Self {
        Self(self.0.asked(halt))
    }

    /// Whether this is the given round of the given table.
    #[must_use]
    pub fn is_of(&self, table: &Crosstable, round: RoundNumber) -> bool {
        self.0.is_of(table, round)
    }

    /// Number of players in the round, the one with the bye included.
    #[must_use]
    pub fn size(&self) -> usize {
        self.0.size()
    }

    /// The boards and the bye.
    #[must_use]
    pub fn pairing(&self) -> RoundPairing {
        self.0.pairing()
    }

    /// How the round made by hand differs from this one, and what speaks against it.
    #[must_use]
    pub fn by_hand(&self, hand: &RoundPairing) -> HandMade {
        self.0.by_hand(hand)
    }

    /// The whole round.
    #[must_use]
    pub fn report(&self) -> Report {
        let brackets = self.0.made.brackets.iter();
        Report {
            brackets: brackets.map(|bracket| self.bracket(bracket)).collect(),
            bye: self.0.made.bye.and_then(|taker| self.0.field.tpn(taker)),
        }
    }

    /// Why somebody sits where they sit; `None` if they are not paired in this round.
    #[must_use]
    pub fn why(&self, tpn: Tpn) -> Option<Reason> {
        let field = &self.0.field;
        let player = field.place(tpn)?;
        if let Some(bye) = self.0.bye(player, self.member(player)?) {
            return Some(Reason::Bye(Box::new(bye)));
        }
        let (bracket, place) = self.0.game_of(player)?;
        let bracket = self.0.made.brackets.get(bracket)?;
        let (one, two) = *bracket.pairs.get(place)?;
        let free = bracket.pairs.iter().skip(place + 1).map(|(_, free)| *free);
        let mut passed: Vec<usize> = free
            .filter(|free| field.tpn(*free) < field.tpn(two))
            .collect();
        passed.sort_by_key(|free| field.tpn(*free));
        let passed = passed.into_iter().filter_map(|free| {
            let rule = field.rule_between(one, free);
            Some((field.tpn(free)?, rule))
        });
        Some(Reason::Game(Box::new(GameReason {
            pair: self.0.pair(one, two)?,
            members: [self.member(one)?, self.member(two)?],
            bracket: self.bracket(bracket),
            place: place + 1,
            passed: passed.collect(),
        })))
    }

    /// Why `instead` was not paired. The colours of a pair play no part.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when the halt of this round comes first.
    pub fn why_not(&self, instead: Seat) -> Result<Answer, Impossible> {
        self.0.why_not(instead)
    }

    fn member(&self, player: usize) -> Option<Member> {
        let known = self.0.field.players.get(player)?;
        let facts = self.0.field.facts(player);
        Some(Member {
            tpn: known.tpn,
            score: Points::from_halves(known.score),
            virtual_points: self.0.virtual_points(known.tpn),
            average: self.0.field.has_played(player).then_some(facts.average),
            colours: known.colours.clone(),
            preference: known.preference,
            upfloats: facts.upfloats,
            upfloated_last: facts.upfloated_last,
            is_maximum_upfloater: self.0.field.is_maximum_upfloater(player),
            odd: known.odd,
        })
    }

    fn bracket(&self, bracket: &Bracket) -> BracketReport {
        let (field, pairs) = (&self.0.field, bracket.pairs.iter());
        BracketReport {
            score: field.score_of(bracket),
            residents: field.tpns(&bracket.residents),
            upfloaters: field.tpns(&bracket.upfloaters),
            seekers: [bracket.subgroups.white.len(), bracket.subgroups.black.len()],
            shifted: [
                field.tpns(&bracket.shifted_first),
                field.tpns(&bracket.shifted_then),
            ],
            pairs: pairs.filter_map(|(a, b)| self.0.pair(*a, *b)).collect(),
            criteria: quality::values(field, bracket),
        }
    }
}
