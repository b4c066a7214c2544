//! Why a round is paired as it is (C.04.1 art. 9), as answers of a paired round.

use std::{
    cmp::{Ordering, Reverse},
    sync::Arc,
};

use super::{
    field::Field,
    parameters::Parameters,
    ranking::{Place, Ranking},
    reason::{Answer, Apart, ByeReason, Criterion, GameReason, Member, PairReport, Reason, Report},
    round::{Cost, Made},
};
use crate::{
    event::{Crosstable, Halt, Points, RoundNumber, Tpn},
    pairing::{HandMade, Impossible, Pair, RoundPairing, Seat, dutch::Demand},
};

/// A round that has been paired and can say why.
#[derive(Clone)]
pub struct Explained {
    paired: Arc<Paired>,
    halt: Halt,
}

struct Paired {
    table: Crosstable,
    round: RoundNumber,
    parameters: Parameters,
    field: Field,
    made: Made,
}

impl Explained {
    /// Pairs everybody who has no entry yet for `round`, unless `halt` comes first.
    ///
    /// # Errors
    /// The errors of [`super::pair`]; [`Impossible::Stopped`] when `halt` comes first.
    pub fn until(
        table: &Crosstable,
        round: RoundNumber,
        parameters: &Parameters,
        halt: &Halt,
    ) -> Result<Self, Impossible> {
        let field = Field::new(table, round, parameters, halt);
        let made = field.solve()?;
        Ok(Self {
            paired: Arc::new(Paired {
                table: table.clone(),
                round,
                parameters: *parameters,
                field,
                made,
            }),
            halt: halt.clone(),
        })
    }

    /// Whether this is the given round of the given table, by these parameters.
    #[must_use]
    pub fn is_of(&self, table: &Crosstable, round: RoundNumber, parameters: &Parameters) -> bool {
        let own = &*self.paired;
        (own.round, own.parameters) == (round, *parameters) && own.table == *table
    }

    /// The same round; its questions end with [`Impossible::Stopped`] when `halt` comes first.
    #[must_use]
    pub fn asked(&self, halt: &Halt) -> Self {
        Self {
            paired: Arc::clone(&self.paired),
            halt: halt.clone(),
        }
    }

    /// Number of players in the round, the one with the bye included.
    #[must_use]
    pub fn size(&self) -> usize {
        self.paired.field.players.len()
    }

    /// The boards and the bye.
    #[must_use]
    pub fn pairing(&self) -> RoundPairing {
        self.paired.field.finish(&self.paired.made)
    }

    /// The ranking by which it was paired.
    #[must_use]
    pub fn ranking(&self) -> &Ranking {
        &self.paired.field.ranking
    }

    /// How the round made by hand differs from this one, and what speaks against it.
    #[must_use]
    pub fn by_hand(&self, hand: &RoundPairing) -> HandMade {
        let ruled = self.pairing();
        let pairs = hand.pairs.iter().copied();
        let differing: Vec<Pair> = pairs.filter(|pair| !ruled.pairs.contains(pair)).collect();
        let other_bye = hand.bye != ruled.bye;
        let bye = hand.bye.filter(|_| other_bye).map(Seat::Bye);
        let seats = differing.iter().copied().map(Seat::Pair).chain(bye);
        let seats: Vec<Seat> = seats.collect();
        let own = &*self.paired;
        let mut concerns = own.field.against(&own.table, own.round, &seats);
        concerns.sort_by_key(|concern| Reverse(concern.level()));
        HandMade {
            differing,
            other_bye,
            concerns,
            ..HandMade::default()
        }
    }

    /// The whole round.
    #[must_use]
    pub fn report(&self) -> Report {
        let own = &*self.paired;
        let pairs = own.made.pairs.iter();
        Report {
            round: own.round,
            pairs: pairs.filter_map(|(a, b)| own.board(*a, *b)).collect(),
            bye: own.made.bye.and_then(|taker| own.member(taker)),
            rematches: own.made.cost.rematches,
            distances: own.made.cost.distances,
        }
    }

    /// Why somebody sits where they sit; `None` if they are not paired in this round.
    #[must_use]
    pub fn why(&self, tpn: Tpn) -> Option<Reason> {
        let own = &*self.paired;
        let player = own.field.place(tpn)?;
        if own.made.bye == Some(player) {
            return own.bye_reason(player).map(Reason::Bye);
        }
        let mut pairs = own.made.pairs.iter();
        let (higher, lower) = *pairs.find(|(a, b)| *a == player || *b == player)?;
        let between = (higher + 1..lower).filter(|place| own.made.bye != Some(*place));
        Some(Reason::Game(GameReason {
            board: own.board(higher, lower)?,
            between: between
                .filter_map(|place| Some((own.field.tpn(place)?, own.apart(higher, place))))
                .collect(),
        }))
    }

    /// Why `instead` was not paired. The colours of a pair play no part.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when the halt of this round comes first.
    pub fn why_not(&self, instead: Seat) -> Result<Answer, Impossible> {
        let place = |tpn: Tpn| self.paired.field.place(tpn).ok_or(tpn);
        match instead {
            Seat::Pair(pair) => match [pair.white, pair.black].map(place) {
                [Ok(one), Ok(two)] => self.why_no_pair(pair, [one, two]),
                [Err(away), _] | [_, Err(away)] => Ok(Answer::NotThere(away)),
            },
            Seat::Bye(tpn) => Ok(match place(tpn) {
                Ok(player) => self.paired.why_no_bye(tpn, player),
                Err(away) => Answer::NotThere(away),
            }),
        }
    }

    fn why_no_pair(&self, pair: Pair, [one, two]: [usize; 2]) -> Result<Answer, Impossible> {
        let own = &*self.paired;
        let (higher, lower) = (one.min(two), one.max(two));
        if own.made.pairs.contains(&(higher, lower)) {
            return Ok(Answer::AsPaired);
        }
        if own.field.share_group(one, two) {
            return Ok(Answer::Forbidden(pair));
        }
        if own.field.missing(pair.white, pair.black) > 0
            && let Some(met) = own.field.last_met(pair.white, pair.black)
        {
            let again = own.field.again(met);
            return Ok(Answer::TooSoon { pair, met, again });
        }
        let mut field = own.field.clone();
        field.halt = self.halt.clone();
        field.demand = Some(Demand::Pair(higher, lower));
        match field.solve() {
            Err(Impossible::Stopped) => Err(Impossible::Stopped),
            Err(_) => Ok(Answer::NoCompletePairing(Seat::Pair(pair))),
            Ok(other) => Ok(worse(pair, own.made.cost, other.cost)),
        }
    }
}

/// The first criterion in which the best round with the pair is worse than the round as paired.
fn worse(pair: Pair, ruled: Cost, asked: Cost) -> Answer {
    let criteria = [
        (Criterion::Bye, ruled.bye, asked.bye),
        (Criterion::Rematches, ruled.rematches, asked.rematches),
        (Criterion::Rounds, ruled.rounds, asked.rounds),
        (Criterion::Distances, ruled.distances, asked.distances),
    ];
    let mut differing = criteria.into_iter();
    let found = differing.find(|(_, ruled, asked)| ruled != asked);
    found.map_or(Answer::AsGood(pair), |(criterion, ruled, asked)| {
        Answer::Worse {
            pair,
            criterion,
            ruled,
            asked,
        }
    })
}

impl Paired {
    fn member(&self, player: usize) -> Option<Member> {
        let known = self.field.players.get(player)?;
        let Place {
            tpn,
            rank,
            value,
            score,
            ..
        } = self.field.place_of(player)?;
        Some(Member {
            tpn: *tpn,
            rank: *rank,
            place: player + 1,
            value: *value,
            score: *score,
            points: Points::from_halves(known.score),
            is_odd: known.odd,
            colours: known.colours.clone(),
            preference: known.preference,
        })
    }

    fn board(&self, higher: usize, lower: usize) -> Option<PairReport> {
        let (pair, colour_rule) = self.field.seated(higher, lower)?;
        let met = self.field.last_met(pair.white, pair.black);
        let is_soon = self.field.missing(pair.white, pair.black) > 0;
        Some(PairReport {
            pair,
            members: [self.member(higher)?, self.member(lower)?],
            colour_rule,
            met: met.map(|met| (met, is_soon)),
        })
    }

    fn apart(&self, higher: usize, other: usize) -> Apart {
        if self.field.share_group(higher, other) {
            return Apart::Forbidden;
        }
        let both = self.field.tpn(higher).zip(self.field.tpn(other));
        let met = both.and_then(|(one, two)| self.field.last_met(one, two));
        match met {
            Some(met) if self.field.missing_between(higher, other) > 0 => {
                Apart::TooSoon(met, self.field.again(met))
            }
            _ => Apart::WholeRound,
        }
    }

    fn bye_reason(&self, taker: usize) -> Option<ByeReason> {
        let had = |player: usize| self.field.byes.get(player).map_or(0, Vec::len);
        let own = had(taker);
        let lower = taker + 1..self.field.players.len();
        Some(ByeReason {
            member: self.member(taker)?,
            had: own,
            lower: lower
                .filter_map(|player| {
                    let byes = self.field.byes.get(player)?;
                    let last = byes.last().filter(|_| byes.len() > own);
                    Some((self.field.tpn(player)?, last.copied()))
                })
                .collect(),
        })
    }

    fn why_no_bye(&self, asked: Tpn, player: usize) -> Answer {
        let taken = self.made.bye;
        let Some((place, taker)) = taken.and_then(|place| Some((place, self.field.tpn(place)?)))
        else {
            return Answer::NoBye;
        };
        let byes = |player: usize| self.field.byes.get(player).map_or(&[][..], Vec::as_slice);
        let (own, had) = (byes(player), byes(place).len());
        match (player.cmp(&place), own.len().cmp(&had), own.last()) {
            (Ordering::Equal, ..) => Answer::AsPaired,
            (_, Ordering::Greater, Some(last)) => Answer::HadBye(asked, *last),
            (Ordering::Less, Ordering::Equal, _) => Answer::Lower { asked, taker },
            // They came before the player with the bye in the order.
            _ => Answer::NoCompletePairing(Seat::Bye(asked)),
        }
    }
}
