//! The further games of two players who drew in a knock-out, each in a `###` line.

use super::{IntegrityEvent, IntegrityRemark};
use crate::event::{BoardResult, MatchGameKind, RoundNumber, Word};

/// A further game. Its players have their numbers in the file or in the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FurtherGame<N> {
    /// The round of the drawn game.
    pub round: RoundNumber,
    /// Its number among the further games of the match, from 1.
    pub number: u8,
    /// The player who had White in this game.
    pub white: N,
    /// The player who had Black in this game.
    pub black: N,
    /// Its result, White first.
    pub result: BoardResult,
    /// The kind of game.
    pub kind: MatchGameKind,
    /// How many games its set has.
    pub games: u8,
    /// The time control as it was announced; may be empty.
    pub time_control: String,
}

impl<N: Copy> FurtherGame<N> {
    /// The same game with other numbers; `None` if a player has no other number.
    pub fn renumbered<M>(&self, number: impl Fn(N) -> Option<M>) -> Option<FurtherGame<M>> {
        Some(FurtherGame {
            round: self.round,
            number: self.number,
            white: number(self.white)?,
            black: number(self.black)?,
            result: self.result,
            kind: self.kind,
            games: self.games,
            time_control: self.time_control.clone(),
        })
    }
}

impl FurtherGame<u16> {
    /// The remark, such as ` Further game @ Round 1: 2. 8-9 1/2-1/2 rapid of 2, 10+5`.
    #[must_use]
    pub fn remark(&self) -> IntegrityRemark {
        let control = match self.time_control.as_str() {
            "" => String::new(),
            control => format!(", {control}"),
        };
        IntegrityRemark {
            event: IntegrityEvent::FurtherGame,
            round: Some(self.round),
            detail: format!(
                "{}. {}-{} {} {} of {}{control}",
                self.number,
                self.white,
                self.black,
                self.result.code(),
                self.kind.code(),
                self.games
            ),
        }
    }

    /// Reads a remark that [`remark`](Self::remark) made; `None` for other remarks.
    #[must_use]
    pub fn parse(remark: &IntegrityRemark) -> Option<Self> {
        let round = remark.round?;
        if remark.event != IntegrityEvent::FurtherGame {
            return None;
        }
        let (game, time_control) = match remark.detail.split_once(',') {
            Some((game, control)) => (game, control.trim()),
            None => (remark.detail.as_str(), ""),
        };
        let mut words = game.split_whitespace();
        let number = words.next()?.strip_suffix('.')?;
        let (white, black) = words.next()?.split_once('-')?;
        let result = BoardResult::from_code(words.next()?)?;
        let kind = MatchGameKind::from_code(words.next()?)?;
        let games = words
            .next()
            .filter(|word| *word == "of")
            .and(words.next())?;
        Some(Self {
            round,
            number: number.parse().ok()?,
            white: white.parse().ok()?,
            black: black.parse().ok()?,
            result,
            kind,
            games: games.parse().ok().filter(|_| words.next().is_none())?,
            time_control: time_control.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_read_as_it_was_written() {
        for kind in MatchGameKind::ALL {
            for (result, time_control) in [
                (BoardResult::Draw, "10+5"),
                (BoardResult::BlackWinsByForfeit, ""),
                (BoardResult::WhiteWins, "5+0, 4+0: @ will"),
            ] {
                let game = FurtherGame {
                    round: RoundNumber::FIRST,
                    number: 3,
                    white: 12_u16,
                    black: 5,
                    result,
                    kind,
                    games: 2,
                    time_control: time_control.to_owned(),
                };
                let line = game.remark().to_string();
                let remark = IntegrityRemark::parse(&line).unwrap();
                assert_eq!(FurtherGame::parse(&remark), Some(game), "{line}");
            }
        }
        for detail in [
            "",
            "8-9 1-0 rapid of 2",
            "1. 8-9",
            "1. 8-9 2-0 rapid of 2",
            "1. 8-9 1-0 chess of 2",
            "1. 8-9 1-0 rapid of 2 more",
        ] {
            let remark = IntegrityRemark {
                event: IntegrityEvent::FurtherGame,
                round: RoundNumber::new(1),
                detail: detail.to_owned(),
            };
            assert_eq!(FurtherGame::parse(&remark), None, "{detail}");
        }
    }
}
