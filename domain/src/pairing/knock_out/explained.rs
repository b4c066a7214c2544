//! A round of a bracket, and why it is paired as it is.

use std::sync::Arc;

use super::{
    boards::{boards, second_games},
    bracket::Bracket,
    cup::Cup,
    game_reason::GameReason,
    lives::Lives,
    place::Stage,
    tie::Side,
};
use crate::{
    event::{Crosstable, RoundNumber, Tpn},
    pairing::{HandMade, Impossible, RoundPairing, Seat},
};

/// A round that has been paired and can say why.
#[derive(Clone)]
pub struct Explained(Arc<Made>);

struct Made {
    table: Crosstable,
    round: RoundNumber,
    cup: Cup,
    bracket: Bracket,
    games: Vec<GameReason>,
    through: Vec<Tpn>,
}

/// Why somebody sits where they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// They have an opponent.
    Game(GameReason),
    /// They go on without a game.
    Through {
        /// Pairing number of the player who goes on.
        player: Tpn,
        /// Their place among the seeds.
        seed: usize,
        /// Whether nobody could come from the other side of their tie; otherwise the one who could stayed away.
        is_bye: bool,
    },
}

/// Why something else was not paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was paired so.
    AsPaired,
    /// The two meet in this round, if both win until then.
    Later(Tpn, Tpn, RoundNumber),
    /// The first has not lost, and the second has lost once. If both win until then, they meet in this round, the final.
    OtherBracket(Tpn, Tpn, RoundNumber),
    /// The player has no tie in this round; the next one is in the given round.
    Waits(Tpn, RoundNumber),
    /// The player has been out since the given round.
    Out(Tpn, RoundNumber),
    /// The player is not in the bracket.
    NotIn(Tpn),
    /// The player has an opponent.
    HasOpponent(Tpn),
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Round of the bracket; if a match has two games, the number of the match.
    pub round: RoundNumber,
    /// Number of rounds of the bracket.
    pub rounds: u8,
    /// Number of lost matches that put a player out.
    pub lives: Lives,
    /// The rounds of the parts of the bracket that are played, in the order of their boards, without the match for the third
    /// place.
    pub stages: Vec<Stage>,
    /// Number of players in the bracket.
    pub players: usize,
    /// The boards, first board first.
    pub games: Vec<GameReason>,
    /// Players who go on without a game, the best seed first.
    pub through: Vec<Tpn>,
    /// Players who are still in the event but have no tie in this round, the best seed first.
    pub waiting: Vec<Tpn>,
}

impl Explained {
    /// Pairs the round of this table.
    ///
    /// # Errors
    /// [`Impossible::NotScheduled`] when the bracket ends before; [`Impossible::Undecided`] when a tie of the round before is
    /// not decided; [`Impossible::OffBracket`] when a round has other boards.
    pub fn new(table: &Crosstable, round: RoundNumber, cup: Cup) -> Result<Self, Impossible> {
        let (games, through, bracket) =
            Self::boards_of(table, round, cup).map_err(|reason| cup.in_rounds(reason))?;
        Ok(Self(Arc::new(Made {
            table: table.clone(),
            round,
            cup,
            bracket,
            games,
            through,
        })))
    }

    /// The boards of a round and the players who go on without a game; errors give the numbers of matches, not of rounds.
    fn boards_of(
        table: &Crosstable,
        round: RoundNumber,
        cup: Cup,
    ) -> Result<(Vec<GameReason>, Vec<Tpn>, Bracket), Impossible> {
        let matches = cup.matches(table)?;
        let bracket = Bracket::with_lives(&matches, cup.lives)?;
        let (number, rounds) = (cup.match_of(round), bracket.last_round());
        if number.get() > rounds {
            return Err(Impossible::NotScheduled { rounds });
        }
        if let Some(before) = RoundNumber::new(number.get() - 1) {
            let ties: Vec<[Tpn; 2]> = bracket.open(before).collect();
            let is_open = |side| side == Side::Open;
            let mut sides = bracket.ties(number).iter().flat_map(|tie| tie.sides);
            if sides.any(is_open) {
                let round = before;
                return Err(Impossible::Undecided { round, ties });
            }
        }
        let (games, through) = if cup.is_second_game(round) {
            second_games(table, &bracket, (round, number))
        } else {
            boards(&matches, &bracket, number, cup.third_place)
        };
        Ok((games, through, bracket))
    }

    /// Whether this is the given round of the given table, by this cup.
    #[must_use]
    pub fn is_of(&self, table: &Crosstable, round: RoundNumber, cup: Cup) -> bool {
        (self.0.round, self.0.cup) == (round, cup) && self.0.table == *table
    }

    /// Round of the bracket: the number of the match.
    fn number(&self) -> RoundNumber {
        self.0.cup.match_of(self.0.round)
    }

    /// Number of players who have an opponent, or go on without a game.
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

    /// Players who go on without a game, the best seed first.
    #[must_use]
    pub fn through(&self) -> &[Tpn] {
        &self.0.through
    }

    /// The bracket of the event.
    #[must_use]
    pub fn bracket(&self) -> &Bracket {
        &self.0.bracket
    }

    /// How the round made by hand differs from this one.
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
            round: self.number(),
            rounds: self.0.bracket.last_round(),
            lives: self.0.cup.lives,
            stages: self.0.bracket.stages_in(self.number()),
            players: self.0.bracket.seeds().len(),
            games: self.0.games.clone(),
            through: self.0.through.clone(),
            waiting: self.0.bracket.waiting(self.number()),
        }
    }

    /// Why somebody sits where they sit; `None` if they are out, or wait.
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
            is_bye: self.is_bye(player),
        })
    }

    /// Whether nobody could come from the other side of this player's tie.
    fn is_bye(&self, tpn: Tpn) -> bool {
        let tie = self.0.bracket.tie_of(tpn, self.number());
        tie.is_some_and(|tie| {
            let mut from = tie.from.into_iter();
            from.any(|source| self.0.bracket.is_never_filled(source))
        })
    }

    /// Why `instead` was not paired. The colours of a pair play no part.
    #[must_use]
    pub fn why_not(&self, instead: Seat) -> Answer {
        let (bracket, cup) = (&self.0.bracket, self.0.cup);
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
            if let Some(since) = bracket
                .out_since(tpn)
                .filter(|since| *since < self.number())
            {
                return Answer::Out(tpn, cup.last_round(since));
            }
        }
        let number = self.number();
        if one == two {
            let waits = bracket.tie_of(one, number).is_none();
            let next = bracket.next_tie(one, number).filter(|_| waits);
            return next.map_or(Answer::HasOpponent(one), |tie| {
                Answer::Waits(one, cup.first_round(tie.round))
            });
        }
        let meeting = bracket.next_meeting(one, two, number);
        let Some(meeting) = meeting.filter(|meeting| *meeting > number) else {
            return Answer::HasOpponent(one);
        };
        let round = cup.first_round(meeting);
        match [one, two].map(|tpn| bracket.has_lost(tpn, number)) {
            [false, true] => Answer::OtherBracket(one, two, round),
            [true, false] => Answer::OtherBracket(two, one, round),
            _ => Answer::Later(one, two, round),
        }
    }
}
