//! Why a round is paired as it is (C.04.1 art. 9), as data.

use super::{ColourRule, Criterion, TeamEvent, field::Field};
use crate::{
    event::{Colour, Halt, Points, RoundNumber, Tpn},
    pairing::{
        HandMade, Impossible, Pair, RoundPairing, Rule, Seat,
        by_brackets::{self, ByBrackets, Paired},
        dutch::Preference,
        even_brackets::Step,
    },
};

/// A round that has been paired and can say why.
#[derive(Clone)]
pub struct Explained(Paired<Field>);

/// Why something was not paired.
pub type Verdict = by_brackets::Verdict<Criterion, Step>;

/// A question and its answer.
pub type Answer = by_brackets::Answer<Criterion, Step>;

/// Why a team has the bye.
pub type ByeReason = by_brackets::ByeReason<Member>;

/// Why a team sits where it sits.
pub type Reason = by_brackets::Reason<GameReason, Member>;

/// A team as it stood before the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Pairing number of the team.
    pub tpn: Tpn,
    /// Score for pairing, virtual points included.
    pub score: Points,
    /// Virtual points in the score (C.04.7).
    pub virtual_points: Points,
    /// Colours on board 1 in the matches that it played, oldest first.
    pub colours: Vec<Colour>,
    /// Its colour preference (1.7).
    pub preference: Preference,
    /// Whether it met a team with another score in the round before (1.5).
    pub floated: bool,
    /// Whether its pairing number is odd (4.3.1).
    pub odd: bool,
}

/// A match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// The two teams, with the colours of board 1.
    pub pair: Pair,
    /// The rule that gave the colours.
    pub colour_rule: ColourRule,
}

/// A bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReport {
    /// Score of its scoregroup, virtual points included.
    pub score: Points,
    /// All its teams, by pairing number.
    pub members: Vec<Tpn>,
    /// Teams that floated up to it, by score, then by pairing number.
    pub upfloaters: Vec<Tpn>,
    /// Its matches in the order of the identifier.
    pub pairs: Vec<PairReport>,
    /// Every criterion with its value; less is better.
    pub criteria: Vec<(Criterion, Vec<i32>)>,
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The brackets from the first to the last.
    pub brackets: Vec<BracketReport>,
    /// The team with the bye.
    pub bye: Option<Tpn>,
}

/// Why two teams meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The match, with its colours.
    pub pair: PairReport,
    /// The team with the smaller pairing number, then the other.
    pub members: [Member; 2],
    /// The first team (4.2): it has the higher score without virtual points or, with equal scores, the smaller number.
    pub first: Tpn,
    /// Their bracket.
    pub bracket: BracketReport,
    /// Possible opponents of the first of `members` with smaller pairing numbers than the second, each with the rule that keeps
    /// them apart. `None` if no rule does: then the bracket would be worse, or the others could not all be paired.
    pub passed: Vec<(Tpn, Option<Rule>)>,
}

impl Explained {
    /// Pairs all teams that have no entry yet for `round`, unless `halt` comes first.
    ///
    /// # Errors
    /// The errors of [`super::pair`]; [`Impossible::Stopped`] when `halt` comes first.
    pub fn until(event: &TeamEvent, round: RoundNumber, halt: &Halt) -> Result<Self, Impossible> {
        Paired::until(event, round, halt).map(Self)
    }

    /// The same round; its questions end with [`Impossible::Stopped`] when `halt` comes first.
    #[must_use]
    pub fn asked(&self, halt: &Halt) -> Self {
        Self(self.0.asked(halt))
    }

    /// Whether this is the given round of the given event.
    #[must_use]
    pub fn is_of(&self, event: &TeamEvent, round: RoundNumber) -> bool {
        self.0.is_of(event, round)
    }

    /// Number of teams in the round, the one with the bye included.
    #[must_use]
    pub fn size(&self) -> usize {
        self.0.size()
    }

    /// The matches and the bye.
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
        let paired = &self.0;
        let brackets = 0..paired.made.brackets.len();
        Report {
            brackets: brackets
                .filter_map(|place| bracket(paired, place))
                .collect(),
            bye: paired.made.bye.and_then(|taker| paired.field.tpn(taker)),
        }
    }

    /// Why a team sits where it sits; `None` if it is not paired in this round.
    #[must_use]
    pub fn why(&self, tpn: Tpn) -> Option<Reason> {
        let paired = &self.0;
        let field = &paired.field;
        let team = field.place(tpn)?;
        if let Some(bye) = paired.bye(team, member(field, team)?) {
            return Some(Reason::Bye(Box::new(bye)));
        }
        let (place, pair) = paired.game_of(team)?;
        let made = paired.made.brackets.get(place)?;
        let (one, two) = *made.pairs.get(pair)?;
        let first = if field.rank(one) < field.rank(two) {
            one
        } else {
            two
        };
        Some(Reason::Game(Box::new(GameReason {
            pair: board(field, one, two)?,
            members: [member(field, one)?, member(field, two)?],
            first: field.tpn(first)?,
            bracket: bracket(paired, place)?,
            passed: field.even.passed(made, one, two),
        })))
    }

    /// Why `instead` was not paired. The colours of a pair play no part.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when the halt of this round comes first.
    pub fn why_not(&self, instead: Seat) -> Result<Answer, Impossible> {
        self.0.why_not(instead)
    }
}

fn board(field: &Field, a: usize, b: usize) -> Option<PairReport> {
    let (pair, colour_rule) = field.seats(a, b)?;
    Some(PairReport { pair, colour_rule })
}

fn member(field: &Field, team: usize) -> Option<Member> {
    let known = field.players.get(team)?;
    Some(Member {
        tpn: known.tpn,
        score: Points::from_halves(known.score),
        virtual_points: field
            .virtual_points
            .get(team)
            .copied()
            .unwrap_or(Points::ZERO),
        colours: known.colours.clone(),
        preference: known.preference,
        floated: field.even.floated(team),
        odd: known.odd,
    })
}

fn bracket(paired: &Paired<Field>, place: usize) -> Option<BracketReport> {
    let field = &paired.field;
    let bracket = paired.made.brackets.get(place)?;
    let pairs = bracket.pairs.iter();
    let mut members = field.tpns(&[bracket.residents.as_slice(), &bracket.upfloaters].concat());
    members.sort_unstable();
    Some(BracketReport {
        score: field.score_of(bracket),
        members,
        upfloaters: field.tpns(&bracket.upfloaters),
        pairs: pairs.filter_map(|(a, b)| board(field, *a, *b)).collect(),
        criteria: field.values(&paired.made.brackets, place),
    })
}
