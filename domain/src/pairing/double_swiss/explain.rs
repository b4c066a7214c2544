//! Why a round is paired as it is (C.04.1 art. 9), as data.

use std::sync::Arc;

use super::{
    colour::ColourRule,
    field::Field,
    matches::{is_second_game, second_game},
    quality::Criterion,
};
use crate::{
    event::{Colour, Crosstable, Halt, Points, RoundNumber, Tpn},
    pairing::{
        HandMade, Impossible, Pair, RoundPairing, Rule, Seat,
        by_brackets::{self, ByBrackets, Paired},
        even_brackets::Step,
    },
};

/// A round that has been paired and can say why.
#[derive(Clone)]
pub struct Explained(Inner);

#[derive(Clone)]
enum Inner {
    First(Paired<Field>),
    Second(Arc<Second>),
}

/// A round of second games.
struct Second {
    table: Crosstable,
    round: RoundNumber,
    pairing: RoundPairing,
}

/// Why something was not paired in a round of first games.
pub type Verdict = by_brackets::Verdict<Criterion, Step>;

/// The answer to a question "why not …".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// In a round of first games: the seat that was asked for, and why it was not paired.
    First(by_brackets::Answer<Criterion, Step>),
    /// In a round of second games, which are played by the players of the first games: the seat that was asked for.
    Second(Seat),
}

/// Why somebody has the bye.
pub type ByeReason = by_brackets::ByeReason<Member>;

/// Why somebody sits where they sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// They play the first game of a match.
    Game(Box<GameReason>),
    /// They have the bye.
    Bye(Box<ByeReason>),
    /// They play the second game of the match, or keep the bye.
    Second(Seat),
}

/// A player as they stood before the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Pairing number.
    pub tpn: Tpn,
    /// Score for pairing, virtual points included.
    pub score: Points,
    /// Virtual points in the score (C.04.7).
    pub virtual_points: Points,
    /// Colours in the first games of their matches, oldest first.
    pub colours: Vec<Colour>,
    /// Whether they met somebody with another score in the match before (1.5).
    pub floated: bool,
    /// Whether their number is odd, counted among those who have arrived (4.3.1).
    pub odd: bool,
}

/// A board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// The two players, with the colours of the first game.
    pub pair: Pair,
    /// The rule that gave the colours.
    pub colour_rule: ColourRule,
}

/// A bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReport {
    /// Score of its scoregroup, virtual points included.
    pub score: Points,
    /// All its players, by pairing number.
    pub members: Vec<Tpn>,
    /// Those who floated up to it, by score, then by pairing number.
    pub upfloaters: Vec<Tpn>,
    /// Its boards in the order of the identifier.
    pub pairs: Vec<PairReport>,
    /// Every criterion with its value; less is better.
    pub criteria: Vec<(Criterion, Vec<i32>)>,
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The brackets from the first to the last; empty in a round of second games.
    pub brackets: Vec<BracketReport>,
    /// The player with the bye.
    pub bye: Option<Tpn>,
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The board and its colours.
    pub pair: PairReport,
    /// The player with the smaller pairing number, then the other.
    pub members: [Member; 2],
    /// Their bracket.
    pub bracket: BracketReport,
    /// Possible opponents of the first player with smaller pairing numbers than the second, each with the rule that keeps them
    /// apart. `None` if no rule does: then the bracket would be worse, or the others could not all be paired.
    pub passed: Vec<(Tpn, Option<Rule>)>,
}

impl Explained {
    /// Pairs everybody who has no entry yet for `round`, unless `halt` comes first.
    ///
    /// # Errors
    /// The errors of [`super::pair`]; [`Impossible::Stopped`] when `halt` comes first.
    pub fn until(table: &Crosstable, round: RoundNumber, halt: &Halt) -> Result<Self, Impossible> {
        if is_second_game(round) {
            let second = Second {
                table: table.clone(),
                round,
                pairing: second_game(table, round),
            };
            return Ok(Self(Inner::Second(Arc::new(second))));
        }
        let paired = Paired::until(table, round, halt)?;
        Ok(Self(Inner::First(paired)))
    }

    /// The same round; its questions end with [`Impossible::Stopped`] when `halt` comes first.
    #[must_use]
    pub fn asked(&self, halt: &Halt) -> Self {
        match &self.0 {
            Inner::First(paired) => Self(Inner::First(paired.asked(halt))),
            Inner::Second(_) => self.clone(),
        }
    }

    /// Whether this is the given round of the given table.
    #[must_use]
    pub fn is_of(&self, table: &Crosstable, round: RoundNumber) -> bool {
        match &self.0 {
            Inner::First(paired) => paired.is_of(table, round),
            Inner::Second(second) => second.round == round && second.table == *table,
        }
    }

    /// Number of players in the round, the one with the bye included.
    #[must_use]
    pub fn size(&self) -> usize {
        match &self.0 {
            Inner::First(paired) => paired.size(),
            Inner::Second(second) => {
                2 * second.pairing.pairs.len() + usize::from(second.pairing.bye.is_some())
            }
        }
    }

    /// The boards and the bye.
    #[must_use]
    pub fn pairing(&self) -> RoundPairing {
        match &self.0 {
            Inner::First(paired) => paired.pairing(),
            Inner::Second(second) => second.pairing.clone(),
        }
    }

    /// How the round made by hand differs from this one, and what speaks against it.
    #[must_use]
    pub fn by_hand(&self, hand: &RoundPairing) -> HandMade {
        match &self.0 {
            Inner::First(paired) => paired.by_hand(hand),
            Inner::Second(second) => {
                let ruled = &second.pairing;
                let new = hand.pairs.iter().filter(|pair| !ruled.pairs.contains(pair));
                HandMade {
                    differing: new.copied().collect(),
                    other_bye: hand.bye != ruled.bye,
                    concerns: Vec::new(),
                    criteria: Vec::new(),
                }
            }
        }
    }

    /// The whole round.
    #[must_use]
    pub fn report(&self) -> Report {
        match &self.0 {
            Inner::First(paired) => Report {
                brackets: (0..paired.made.brackets.len())
                    .filter_map(|place| bracket(paired, place))
                    .collect(),
                bye: paired.made.bye.and_then(|taker| paired.field.tpn(taker)),
            },
            Inner::Second(second) => Report {
                brackets: Vec::new(),
                bye: second.pairing.bye,
            },
        }
    }

    /// Why somebody sits where they sit; `None` if they are not paired in this round.
    #[must_use]
    pub fn why(&self, tpn: Tpn) -> Option<Reason> {
        let paired = match &self.0 {
            Inner::First(paired) => paired,
            Inner::Second(second) => return second.pairing.seat(tpn).map(Reason::Second),
        };
        let field = &paired.field;
        let player = field.place(tpn)?;
        if let Some(bye) = paired.bye(player, member(paired, player)?) {
            return Some(Reason::Bye(Box::new(bye)));
        }
        let (place, pair) = paired.game_of(player)?;
        let made = paired.made.brackets.get(place)?;
        let (one, two) = *made.pairs.get(pair)?;
        Some(Reason::Game(Box::new(GameReason {
            pair: board(field, one, two)?,
            members: [member(paired, one)?, member(paired, two)?],
            bracket: bracket(paired, place)?,
            passed: field.even.passed(made, one, two),
        })))
    }

    /// Why `instead` was not paired. The colours of a pair play no part.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when the halt of this round comes first.
    pub fn why_not(&self, instead: Seat) -> Result<Answer, Impossible> {
        match &self.0 {
            Inner::First(paired) => paired.why_not(instead).map(Answer::First),
            Inner::Second(_) => Ok(Answer::Second(instead)),
        }
    }
}

fn board(field: &Field, a: usize, b: usize) -> Option<PairReport> {
    let (pair, colour_rule) = field.seats(a, b)?;
    Some(PairReport { pair, colour_rule })
}

fn member(paired: &Paired<Field>, player: usize) -> Option<Member> {
    let field = &paired.field;
    let known = field.players.get(player)?;
    Some(Member {
        tpn: known.tpn,
        score: Points::from_halves(known.score),
        virtual_points: paired.virtual_points(known.tpn),
        colours: known.colours.clone(),
        floated: field.even.floated(player),
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
