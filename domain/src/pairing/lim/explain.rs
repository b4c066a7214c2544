//! Why a round is paired as it is (C.04.1 art. 9), as data.

use super::{
    chosen::Chosen,
    colour::ColourRule,
    field::Field,
    group::{Floater, Group, Side, tries},
    quality::{Criterion, Step},
};
use crate::{
    event::{Colour, Crosstable, Halt, Points, RoundNumber, Tpn},
    pairing::{
        HandMade, Impossible, Pair, RoundPairing, Rule, Seat,
        by_brackets::{self, ByBrackets, Paired},
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
    /// Colours of the games that they played, oldest first.
    pub colours: Vec<Colour>,
    /// The colour that they are due.
    pub preference: Preference,
    /// Whether their number is odd, counted among those who have arrived (7.2).
    pub odd: bool,
    /// Whether they floated in the previous round (3.10).
    pub floated_last: bool,
}

/// A board, with its colours and what the two were due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// The two players with their colours.
    pub pair: Pair,
    /// The rule that gave the colours.
    pub colour_rule: ColourRule,
    /// The colour that White was due.
    pub white: Preference,
    /// The colour that Black was due.
    pub black: Preference,
}

/// Somebody who moved to a neighbouring scoregroup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FloaterReport {
    /// Pairing number.
    pub tpn: Tpn,
    /// Whether they came from a scoregroup with more points; otherwise from one with fewer.
    pub is_from_above: bool,
    /// By what they were chosen; `None` if they came because their pair was taken back for the median (2.6).
    pub chosen: Option<Chosen>,
}

/// A scoregroup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupReport {
    /// Its score, virtual points included.
    pub score: Points,
    /// The side of the median on which it is.
    pub side: Side,
    /// The players with that score.
    pub residents: Vec<Tpn>,
    /// Those who floated in, in the order in which they are paired.
    pub incoming: Vec<FloaterReport>,
    /// Those who float out, in the order in which they were chosen.
    pub floaters: Vec<FloaterReport>,
    /// Number of pairs of other scoregroups that were taken back for it.
    pub taken_back: usize,
    /// The boards in the order in which they were made.
    pub pairs: Vec<PairReport>,
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The scoregroups in the order in which they are paired; the median is the last.
    pub groups: Vec<GroupReport>,
    /// The player with the bye.
    pub bye: Option<Tpn>,
}

/// How two came to meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// 3.8: the first of the two floated in, and chose an opponent before the others.
    Floater(FloaterReport),
    /// 2.4: they were proposed to each other.
    Proposal,
    /// 4: the first of the two was proposed to somebody else.
    Exchange {
        /// The opponent of the proposal.
        proposed: Tpn,
    },
}

/// Why a possible opponent was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passed {
    /// An absolute rule keeps the two apart.
    Rule(Rule),
    /// The two are due the same colour, and somebody later is due the other one (5.2, 3.8).
    Colour,
    /// Without them the others of the scoregroup could not all be paired.
    Needed,
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The board, with its colours.
    pub pair: PairReport,
    /// The player whose turn it was, then the opponent.
    pub members: [Member; 2],
    /// Their scoregroup.
    pub group: GroupReport,
    /// How they came to meet.
    pub way: Way,
    /// Those who came earlier as opponents of the first, and why each was passed over.
    pub passed: Vec<(Tpn, Passed)>,
    /// Those of the two who floated in, with the direction.
    pub came: Vec<FloaterReport>,
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
        let groups = self.0.made.brackets.iter();
        Report {
            groups: groups.map(|group| self.group(group)).collect(),
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
        let (at, place) = self.0.game_of(player)?;
        let group = self.0.made.brackets.get(at)?;
        let (one, two) = *group.pairs.get(place)?;
        let (open, is_floater) = field.open_at(group, place);
        let tries = tries(&open, is_floater);
        let way = match (group.came(one), tries.first()) {
            (Some(came), _) => Way::Floater(self.floater(came)?),
            (None, Some(proposed)) if *proposed != two => Way::Exchange {
                proposed: field.tpn(*proposed)?,
            },
            _ => Way::Proposal,
        };
        let came = [one, two]
            .into_iter()
            .filter_map(|player| group.came(player));
        Some(Reason::Game(Box::new(GameReason {
            pair: self.pair(group, one, two)?,
            members: [self.member(one)?, self.member(two)?],
            group: self.group(group),
            way,
            passed: self.passed(&tries, one, two),
            came: came.filter_map(|came| self.floater(came)).collect(),
        })))
    }

    /// Why `instead` was not paired. The colours of a pair play no part.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when the halt of this round comes first.
    pub fn why_not(&self, instead: Seat) -> Result<Answer, Impossible> {
        self.0.why_not(instead)
    }

    /// Those who come before `two` among the possible opponents of `one`, each with the reason why they were passed over.
    fn passed(&self, tries: &[usize], one: usize, two: usize) -> Vec<(Tpn, Passed)> {
        let field = &self.0.field;
        let due = field.due(one);
        let is_other = |player: usize| field.due(player).is_some_and(|other| Some(other) != due);
        let by_colour = due.is_some() && is_other(two);
        let before = tries.iter().copied().take_while(|player| *player != two);
        let passed = before.filter_map(|player| {
            let why = match field.rule_between(one, player) {
                Some(rule) => Passed::Rule(rule),
                None if by_colour && !is_other(player) => Passed::Colour,
                None => Passed::Needed,
            };
            Some((field.tpn(player)?, why))
        });
        passed.collect()
    }

    fn member(&self, player: usize) -> Option<Member> {
        let known = self.0.field.players.get(player)?;
        Some(Member {
            tpn: known.tpn,
            score: Points::from_halves(known.score),
            virtual_points: self.0.virtual_points(known.tpn),
            colours: known.colours.clone(),
            preference: known.preference,
            odd: known.odd,
            floated_last: self.0.field.floated_last(player),
        })
    }

    fn floater(&self, floater: &Floater) -> Option<FloaterReport> {
        Some(FloaterReport {
            tpn: self.0.field.tpn(floater.player)?,
            is_from_above: floater.is_from_above,
            chosen: floater.chosen,
        })
    }

    fn pair(&self, group: &Group, one: usize, two: usize) -> Option<PairReport> {
        let field = &self.0.field;
        let (pair, colour_rule) = field.coloured(one, two, group.side.is_upward())?;
        let preference = |tpn: Tpn| Some(field.players.get(field.place(tpn)?)?.preference);
        Some(PairReport {
            pair,
            colour_rule,
            white: preference(pair.white)?,
            black: preference(pair.black)?,
        })
    }

    fn group(&self, group: &Group) -> GroupReport {
        let field = &self.0.field;
        let floaters = |floaters: &[Floater]| -> Vec<FloaterReport> {
            let floaters = floaters.iter();
            floaters
                .filter_map(|floater| self.floater(floater))
                .collect()
        };
        let pairs = group.pairs.iter();
        GroupReport {
            score: field.score_of(group),
            side: group.side,
            residents: field.tpns(&group.residents),
            incoming: floaters(&group.incoming),
            floaters: floaters(&group.floaters),
            taken_back: group.taken_back,
            pairs: pairs
                .filter_map(|(one, two)| self.pair(group, *one, *two))
                .collect(),
        }
    }
}
