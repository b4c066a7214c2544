//! The rules that an event announces for its matches, and the crosstable with one round for each match.
//!
//! If a match has two games, each is a round of its own: rounds 2k − 1 and 2k are the first and the second game of match k, and
//! the second has the colours reversed.

use std::borrow::Cow;

use super::{Bracket, lives::Lives, plan::Plan, reading::value};
use crate::{
    event::{
        BoardResult, Colour, Crosstable, GoesOn, Outcome, Participant, RoundEntry, RoundNumber, Tpn,
    },
    pairing::Impossible,
};

/// The rules that an event announces for its matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cup {
    /// Whether the losers of the semifinals play for the third place. Without effect with two lives: the loser of the last
    /// match of the losers' bracket is third.
    pub third_place: bool,
    /// Number of games in a match.
    pub games: Games,
    /// Number of lost matches that put a player out.
    pub lives: Lives,
}

/// Number of games in a match, before any further games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Games {
    /// One game decides.
    #[default]
    One,
    /// Two games, the second with the colours reversed.
    Two,
}

impl Games {
    /// Number of games.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

impl Cup {
    /// The cup as text; cups that are paired differently have different codes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match (self.games, self.lives, self.third_place) {
            (Games::One, Lives::One, false) => "knock-out",
            (Games::One, Lives::One, true) => "knock-out with third place",
            (Games::One, Lives::Two, _) => "knock-out with two lives",
            (Games::Two, Lives::One, false) => "knock-out of two games",
            (Games::Two, Lives::One, true) => "knock-out of two games with third place",
            (Games::Two, Lives::Two, _) => "knock-out of two games with two lives",
        }
    }

    /// Number of the match to which a round belongs, from 1.
    #[must_use]
    pub const fn match_of(self, round: RoundNumber) -> RoundNumber {
        match self.games {
            Games::One => round,
            Games::Two => match RoundNumber::new(round.get().div_ceil(2)) {
                Some(number) => number,
                None => round,
            },
        }
    }

    /// The round of the first game of a match.
    #[must_use]
    pub const fn first_round(self, number: RoundNumber) -> RoundNumber {
        match self.games {
            Games::One => number,
            Games::Two => {
                match RoundNumber::new(number.get().saturating_mul(2).saturating_sub(1)) {
                    Some(round) => round,
                    None => number,
                }
            }
        }
    }

    /// The round of the last game of a match.
    #[must_use]
    pub const fn last_round(self, number: RoundNumber) -> RoundNumber {
        match self.games {
            Games::One => number,
            Games::Two => match RoundNumber::new(number.get().saturating_mul(2)) {
                Some(round) => round,
                None => number,
            },
        }
    }

    /// Whether a round consists of second games.
    #[must_use]
    pub const fn is_second_game(self, round: RoundNumber) -> bool {
        matches!(self.games, Games::Two) && round.get().is_multiple_of(2)
    }

    /// Number of rounds for a field of this size. With two lives this includes a second final, which may not be played.
    #[must_use]
    pub fn rounds(self, players: usize) -> u8 {
        let plan = Plan {
            rounds: super::rounds_of(players),
            lives: self.lives,
        };
        plan.last_round().saturating_mul(self.games.number())
    }

    /// The bracket of a crosstable, with one of its rounds for each match.
    ///
    /// # Errors
    /// [`Impossible::OffBracket`] when a round has boards that the bracket does not give.
    pub fn bracket(self, table: &Crosstable) -> Result<Bracket, Impossible> {
        Bracket::with_lives(&*self.matches(table)?, self.lives)
            .map_err(|reason| self.in_rounds(reason))
    }

    /// The crosstable with one round for each match: the result of all its games, and the colours of the first game.
    ///
    /// # Errors
    /// [`Impossible::OffBracket`] when the two games of a match are not between the same players.
    pub fn matches(self, table: &Crosstable) -> Result<Cow<'_, Crosstable>, Impossible> {
        if self.games == Games::One {
            return Ok(Cow::Borrowed(table));
        }
        let everybody = table.participants().iter().enumerate();
        let participants = everybody.map(|(index, one)| {
            let played = one.entries.len().div_ceil(2);
            let numbers = (0..played).filter_map(RoundNumber::from_index);
            let entries = Tpn::from_index(index)
                .map(|tpn| numbers.map(move |number| self.entry(table, tpn, number)));
            Participant {
                rating: one.rating,
                entries: entries.into_iter().flatten().flatten().collect(),
            }
        });
        let planned = table.rounds_planned().div_ceil(2);
        let made = Crosstable::new(participants.collect(), planned, table.scoring);
        let mut made = made.map_err(|_| Impossible::OffBracket {
            round: RoundNumber::FIRST,
        })?;
        made.initial_colour = table.initial_colour;
        let words = table.going_on.iter().map(|word| GoesOn {
            round: self.match_of(word.round),
            player: word.player,
        });
        made.going_on = words.collect();
        Ok(Cow::Owned(made))
    }

    /// The entry of a player for a match of two games, as if it were one game.
    fn entry(self, table: &Crosstable, tpn: Tpn, number: RoundNumber) -> Option<RoundEntry> {
        let rounds = [self.first_round(number), self.last_round(number)];
        let own = rounds.map(|round| table.entry(tpn, round));
        let Some(opponent) = own.iter().flatten().find_map(|entry| entry.opponent()) else {
            return own.into_iter().flatten().next();
        };
        let other = rounds.map(|round| table.entry(opponent, round));
        let scheduled = own.iter().zip([false, true]).find_map(|(entry, turned)| {
            let colour = entry.as_ref()?.colour()?;
            Some(if turned { !colour } else { colour })
        });
        let colour = scheduled.unwrap_or(Colour::White);
        let scored = |games: [Option<RoundEntry>; 2]| {
            let values = games.map(|game| value(game?));
            Some(values[0]? + values[1]?)
        };
        let (Some(mine), Some(theirs)) = (scored(own), scored(other)) else {
            return Some(RoundEntry::Pending { opponent, colour });
        };
        let is_forfeit =
            |entry: &Option<RoundEntry>| matches!(entry, Some(RoundEntry::Forfeit { .. }));
        // If both forfeited both games, nobody goes on; one forfeit each is level.
        if own.iter().all(is_forfeit) && (mine != theirs || mine == 0) {
            let won = mine > theirs;
            return Some(RoundEntry::Forfeit {
                opponent,
                colour,
                won,
            });
        }
        let outcome = match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => Outcome::Win,
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Less => Outcome::Loss,
        };
        Some(RoundEntry::Played {
            opponent,
            colour,
            outcome,
            rated: true,
        })
    }

    /// The same reason, with rounds of the event in place of matches.
    pub(super) fn in_rounds(self, reason: Impossible) -> Impossible {
        match reason {
            Impossible::NotScheduled { rounds } => Impossible::NotScheduled {
                rounds: rounds.saturating_mul(self.games.number()),
            },
            Impossible::Undecided { round, ties } => Impossible::Undecided {
                round: self.last_round(round),
                ties,
            },
            Impossible::OffBracket { round } => Impossible::OffBracket {
                round: self.first_round(round),
            },
            other => other,
        }
    }
}

/// Whether the two games of a match gave both players the same, so that further games or the arbiter decide; `second` has the
/// colours reversed. `false` while a game is not over, and if both players forfeited both games.
#[must_use]
pub fn is_level(first: BoardResult, second: BoardResult) -> bool {
    let values =
        |result: BoardResult, colour: Colour| value(result.entry(colour, Tpn::from_index(0)?));
    let both = [Colour::White, Colour::Black].map(|colour| {
        let (one, two) = (values(first, colour)?, values(second, !colour)?);
        Some(one + two)
    });
    let nobody_came = [first, second]
        .iter()
        .all(|result| *result == BoardResult::DoubleForfeit);
    match both {
        [Some(one), Some(other)] => one == other && !nobody_came,
        _ => false,
    }
}
