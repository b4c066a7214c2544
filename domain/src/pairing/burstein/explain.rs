//! Why a round is paired as it is (C.04.1 art. 9), as data.

use super::{
    bracket::Bracket,
    field::Field,
    index::Index,
    quality::{Criterion, Step},
};
use crate::{
    event::{Colour, Crosstable, Halt, Points, RoundNumber, Tpn},
    pairing::{
        HandMade, Impossible, RoundPairing, Rule, Seat,
        by_brackets::{self, ByBrackets, PairReport, Paired},
        dutch::Preference,
    },
};

/// A round after the seeding rounds that has been paired and can say why.
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
    /// The index by which they are ranked in their bracket (1.7).
    pub index: Index,
    /// Colours of the games that they played, oldest first.
    pub colours: Vec<Colour>,
    /// The colour that they are due.
    pub preference: Preference,
    /// Whether their number is odd, counted among those who have arrived (5.2).
    pub odd: bool,
}

/// A bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReport {
    /// The score of its scoregroup, virtual points included.
    pub score: Points,
    /// All its players by rank: the first has BSN 1.
    pub members: Vec<Tpn>,
    /// Those who floated down to it, by rank.
    pub moved_down: Vec<Tpn>,
    /// Those who float down from it, by rank.
    pub floaters: Vec<Tpn>,
    /// The boards, in the order of the higher ranked player.
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
    /// The higher ranked player, then the other.
    pub members: [Member; 2],
    /// Their places in the ranking of the bracket (BSN), from 1.
    pub places: [usize; 2],
    /// Their bracket.
    pub bracket: BracketReport,
    /// Players further down the ranking who were still free and come earlier in the order of art. 4, each with the rule that
    /// keeps them apart from the first. `None` if no rule does: then the bracket would be worse, or the others could not all be
    /// paired.
    pub passed: Vec<(Tpn, Option<Rule>)>,
}

impl Explained {
    /// Pairs everybody who has no entry yet for `round`, unless `halt` comes first. The round must not be a seeding round.
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
        let brackets = 0..self.0.made.brackets.len();
        Report {
            brackets: brackets.filter_map(|place| self.bracket(place)).collect(),
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
        let (place, pair) = self.0.game_of(player)?;
        let bracket = self.0.made.brackets.get(place)?;
        let (one, two) = *bracket.pairs.get(pair)?;
        Some(Reason::Game(Box::new(GameReason {
            pair: self.0.pair(one, two)?,
            members: [self.member(one)?, self.member(two)?],
            places: [bracket.number(one)?, bracket.number(two)?],
            bracket: self.bracket(place)?,
            passed: self.passed(bracket, one, two),
        })))
    }

    /// Why `instead` was not paired. The colours of a pair play no part.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when the halt of this round comes first.
    pub fn why_not(&self, instead: Seat) -> Result<Answer, Impossible> {
        self.0.why_not(instead)
    }

    /// Possible opponents of `one` who were still free and are ranked below `two`, the last in rank first.
    fn passed(&self, bracket: &Bracket, one: usize, two: usize) -> Vec<(Tpn, Option<Rule>)> {
        let field = &self.0.field;
        let taken = |player: usize| {
            let mut earlier = bracket.pairs.iter();
            earlier.any(|(a, b)| *b == player && field.rank(*a) < field.rank(one))
        };
        let last_first = bracket.members.iter().rev().copied();
        let free = last_first.take_while(|player| *player != two);
        let free = free.filter(|player| *player != one && !taken(*player));
        free.filter_map(|player| Some((field.tpn(player)?, field.rule_between(one, player))))
            .collect()
    }

    fn member(&self, player: usize) -> Option<Member> {
        let known = self.0.field.players.get(player)?;
        Some(Member {
            tpn: known.tpn,
            score: Points::from_halves(known.score),
            virtual_points: self.0.virtual_points(known.tpn),
            index: self.0.field.index(player),
            colours: known.colours.clone(),
            preference: known.preference,
            odd: known.odd,
        })
    }

    fn bracket(&self, place: usize) -> Option<BracketReport> {
        let field = &self.0.field;
        let bracket = self.0.made.brackets.get(place)?;
        let pairs = bracket.pairs.iter();
        Some(BracketReport {
            score: field.score_of(bracket),
            members: field.tpns(&bracket.members),
            moved_down: field.tpns(&bracket.moved_down),
            floaters: field.tpns(&bracket.floaters),
            pairs: pairs.filter_map(|(a, b)| self.0.pair(*a, *b)).collect(),
            criteria: field.values(&self.0.made.brackets, place),
        })
    }
}
