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
    /// The team.
    pub tpn: Tpn,
    /// Score for pairing, virtual points included.
    pub score: Points,
    /// The virtual points in it (C.04.7).
    pub virtual_points: Points,
    /// Colours of board 1 in the matches it played, oldest first.
    pub colours: Vec<Colour>,
    /// What it wants (1.7).
    pub preference: Preference,
    /// Whether it met a team with another score in the round before (1.5).
    pub floated: bool,
    /// Odd pairing number (4.3.1).
    pub odd: bool,
}

/// A match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// The two, with the colours of board 1.
    pub pair: Pair,
    /// Which rule gave them.
    pub colour_rule: ColourRule,
}

/// A bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReport {
    /// The score of its scoregroup, virtual points included.
    pub score: Points,
    /// All teams in it, by pairing number.
    pub members: Vec<Tpn>,
    /// Who came up to it, by score, then pairing number.
    pub upfloaters: Vec<Tpn>,
    /// The matches in the order of the identifier.
    pub pairs: Vec<PairReport>,
    /// Every criterion and its value; less is better.
    pub criteria: Vec<(Criterion, Vec<i32>)>,
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// From the first bracket to the last.
    pub brackets: Vec<BracketReport>,
    /// Which team has the bye.
    pub bye: Option<Tpn>,
}

/// Why two teams meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The match and its colours.
    pub pair: PairReport,
    /// The one with the smaller pairing number, then the other.
    pub members: [Member; 2],
    /// The first team (4.2): the one with more points, without virtual ones, or the smaller number.
    pub first: Tpn,
    /// Their bracket.
    pub bracket: BracketReport,
    /// Those with smaller pairing numbers than the second whom the first might have had when its turn came, and what kept them
    /// apart; `None`: then the bracket would be worse, or the others could not all be paired.
    pub passed: Vec<(Tpn, Option<Rule>)>,
}

impl Explained {
    /// Pairs all teams that have no entry yet for `round`, unless `halt` comes first.
    ///
    /// # Errors
    /// As [`super::pair`], and [`Impossible::Stopped`].
    pub fn until(event: &TeamEvent, round: RoundNumber, halt: &Halt) -> Result<Self, Impossible> {
        Paired::until(event, round, halt).map(Self)
    }

    /// The same round, whose questions end with [`Impossible::Stopped`] when `halt` says so.
    #[must_use]
    pub fn asked(&self, halt: &Halt) -> Self {
        Self(self.0.asked(halt))
    }

    /// Whether it is this round of this event.
    #[must_use]
    pub fn is_of(&self, event: &TeamEvent, round: RoundNumber) -> bool {
        self.0.is_of(event, round)
    }

    /// How many teams are paired.
    #[must_use]
    pub fn size(&self) -> usize {
        self.0.size()
    }

    /// The matches and the bye.
    #[must_use]
    pub fn pairing(&self) -> RoundPairing {
        self.0.pairing()
    }

    /// What a hand changed, and what speaks against it.
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

    /// Why a team sits where it sits; `None` for one that is not paired in this round.
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

    /// Why `instead` was not paired; the colours of a pair are not asked.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when asked to.
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
