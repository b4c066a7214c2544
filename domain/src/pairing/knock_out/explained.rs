//! A round of a bracket that can say why.

use std::sync::Arc;

use super::{
    bracket::Bracket,
    colour::{ColourRule, seats},
    tie::{End, Side},
};
use crate::{
    event::{Crosstable, RoundNumber, Tpn},
    pairing::{HandMade, Impossible, Pair, RoundPairing, Seat},
};

/// A round that has been paired and can say why.
#[derive(Clone)]
pub struct Explained(Arc<Made>);

struct Made {
    table: Crosstable,
    round: RoundNumber,
    third_place: bool,
    bracket: Bracket,
    games: Vec<GameReason>,
    through: Vec<Tpn>,
}

/// Why two meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The board.
    pub pair: Pair,
    /// The better seed, then the other, each with the place among the seeds.
    pub seeds: [(Tpn, usize); 2],
    /// The round, and how many the event has.
    pub round: RoundNumber,
    /// How many rounds the event has.
    pub rounds: u8,
    /// Whether it is the match for the third place.
    pub is_third_place: bool,
    /// What gave the colours.
    pub colour_rule: ColourRule,
}

/// Why somebody sits where they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// They meet.
    Game(GameReason),
    /// They go on without a game.
    Through {
        /// Who.
        player: Tpn,
        /// Their place among the seeds.
        seed: usize,
        /// Whether their place in the bracket has no other side; otherwise the other one stayed away.
        is_bye: bool,
    },
}

/// Why something else was not paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was.
    AsPaired,
    /// The two meet in this round, if both go on as far.
    Later(Tpn, Tpn, RoundNumber),
    /// Their ways met in this earlier round.
    Earlier(Tpn, Tpn, RoundNumber),
    /// They are out since this round.
    Out(Tpn, RoundNumber),
    /// They are not in the bracket.
    NotIn(Tpn),
    /// They have an opponent.
    HasOpponent(Tpn),
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The round.
    pub round: RoundNumber,
    /// How many the event has.
    pub rounds: u8,
    /// How many are in the bracket.
    pub players: usize,
    /// The boards, first board first.
    pub games: Vec<GameReason>,
    /// Who goes on without a game, the best seed first.
    pub through: Vec<Tpn>,
}

impl Explained {
    /// The round of this table.
    ///
    /// # Errors
    /// The bracket ends before; a tie of the round before is not decided; a round has other boards.
    pub fn new(
        table: &Crosstable,
        round: RoundNumber,
        third_place: bool,
    ) -> Result<Self, Impossible> {
        let bracket = Bracket::of(table)?;
        let rounds = bracket.last_round();
        if round.get() > rounds {
            return Err(Impossible::NotScheduled { rounds });
        }
        if let Some(before) = RoundNumber::new(round.get() - 1) {
            let ties: Vec<[Tpn; 2]> = bracket.open(before).collect();
            let is_open = |side| side == Side::Open;
            let mut sides = bracket.ties(round).iter().flat_map(|tie| tie.sides);
            if sides.any(is_open) {
                return Err(Impossible::Undecided {
                    round: before,
                    ties,
                });
            }
        }
        let (games, through) = boards(table, &bracket, round, third_place);
        Ok(Self(Arc::new(Made {
            table: table.clone(),
            round,
            third_place,
            bracket,
            games,
            through,
        })))
    }

    /// Whether it is this round of this table.
    #[must_use]
    pub fn is_of(&self, table: &Crosstable, round: RoundNumber, third_place: bool) -> bool {
        (self.0.round, self.0.third_place) == (round, third_place) && self.0.table == *table
    }

    /// How many are paired, or go on without a game.
    #[must_use]
    pub fn size(&self) -> usize {
        2 * self.0.games.len() + self.0.through.len()
    }

    /// The boards.
    #[must_use]
    pub fn pairing(&self) -> RoundPairing {
        RoundPairing {
            pairs: self.0.games.iter().map(|game| game.pair).collect(),
            bye: None,
        }
    }

    /// Who goes on without a game, the best seed first.
    #[must_use]
    pub fn through(&self) -> &[Tpn] {
        &self.0.through
    }

    /// The bracket.
    #[must_use]
    pub fn bracket(&self) -> &Bracket {
        &self.0.bracket
    }

    /// What a hand changed.
    #[must_use]
    pub fn by_hand(&self, hand: &RoundPairing) -> HandMade {
        let ruled = self.pairing();
        let pairs = hand.pairs.iter().copied();
        HandMade {
            differing: pairs.filter(|pair| !ruled.pairs.contains(pair)).collect(),
            other_bye: hand
                .bye
                .is_some_and(|taker| !self.0.through.contains(&taker)),
            ..HandMade::default()
        }
    }

    /// The whole round.
    #[must_use]
    pub fn report(&self) -> Report {
        Report {
            round: self.0.round,
            rounds: self.0.bracket.last_round(),
            players: self.0.bracket.seeds().len(),
            games: self.0.games.clone(),
            through: self.0.through.clone(),
        }
    }

    /// Why somebody sits where they sit; `None` for whoever is out.
    #[must_use]
    pub fn why(&self, tpn: Tpn) -> Option<Reason> {
        let mut games = self.0.games.iter();
        let sits = |game: &&GameReason| game.seeds.iter().any(|(one, _)| *one == tpn);
        if let Some(game) = games.find(sits) {
            return Some(Reason::Game(*game));
        }
        let player = *self.0.through.iter().find(|one| **one == tpn)?;
        Some(Reason::Through {
            player,
            seed: self.0.bracket.seed_of(player)?,
            is_bye: self.0.round == RoundNumber::FIRST,
        })
    }

    /// Why `instead` was not paired; the colours of a pair are not asked.
    #[must_use]
    pub fn why_not(&self, instead: Seat) -> Answer {
        let bracket = &self.0.bracket;
        let (one, two) = match instead {
            Seat::Pair(pair) => (pair.white, pair.black),
            Seat::Bye(tpn) => (tpn, tpn),
        };
        let sits = |game: &GameReason| {
            let both = game.seeds.map(|(tpn, _)| tpn);
            one != two && both.contains(&one) && both.contains(&two)
        };
        let goes_through = one == two && self.0.through.contains(&one);
        if goes_through || self.0.games.iter().any(sits) {
            return Answer::AsPaired;
        }
        for tpn in [one, two] {
            if bracket.seed_of(tpn).is_none() {
                return Answer::NotIn(tpn);
            }
            if let Some(since) = bracket.out_since(tpn).filter(|since| *since < self.0.round) {
                return Answer::Out(tpn, since);
            }
        }
        match bracket.meeting(one, two) {
            Some(round) if round > self.0.round => Answer::Later(one, two, round),
            Some(round) if round < self.0.round => Answer::Earlier(one, two, round),
            _ => Answer::HasOpponent(one),
        }
    }
}

/// The boards of a round in their order, and who goes on without a game.
fn boards(
    table: &Crosstable,
    bracket: &Bracket,
    round: RoundNumber,
    third_place: bool,
) -> (Vec<GameReason>, Vec<Tpn>) {
    let is_free = |tpn: Tpn| table.entry(tpn, round).is_none();
    let (mut ties, mut through) = (Vec::new(), Vec::new());
    let mut take = |sides: [Side; 2], end: End, is_third_place: bool| {
        let players = match sides {
            [Side::Player(one), Side::Player(two)] if end == End::Open => Some([one, two]),
            _ => None,
        };
        if let Some(both) = players.filter(|both| both.iter().all(|tpn| is_free(*tpn))) {
            let mut both = both.map(|tpn| (bracket.seed_of(tpn).unwrap_or(usize::MAX), tpn));
            both.sort_unstable();
            ties.push((is_third_place, both));
        } else if let End::GoesOn(tpn, _) = end
            && is_free(tpn)
            && !is_third_place
        {
            through.push(tpn);
        }
    };
    for tie in bracket.ties(round) {
        take(tie.sides, tie.end, false);
    }
    let is_final = round.get() == bracket.last_round();
    if let Some(third) = bracket.third().filter(|_| third_place && is_final) {
        take(third.sides, third.end, true);
    }
    ties.sort_unstable();
    through.sort_unstable();
    let games = ties.into_iter().enumerate();
    let games = games.map(
        |(board, (is_third_place, [(seed, better), (other_seed, other)]))| {
            let (pair, colour_rule) = seats(table, board, better, other);
            GameReason {
                pair,
                seeds: [(better, seed), (other, other_seed)],
                round,
                rounds: bracket.last_round(),
                is_third_place,
                colour_rule,
            }
        },
    );
    (games.collect(), through)
}
