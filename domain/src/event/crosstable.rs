//! The crosstable: all that pairing and tie-breaks may look at.

use std::fmt;

use super::{BoardResult, Colour, Elo, Points, RoundEntry, ScoringSystem, Tpn};

/// A round, counted from 1. Range 1..=99.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoundNumber(u8);

impl RoundNumber {
    /// The first round.
    pub const FIRST: Self = Self(1);

    /// A round number, or `None` outside 1..=99.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 99 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The round at 0-based `index`.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        u8::try_from(index).ok()?.checked_add(1).and_then(Self::new)
    }

    /// The number, from 1.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The 0-based index of this round in [`Participant::entries`].
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl fmt::Display for RoundNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One participant and their rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The rating used for the event (for rating tie-breaks), if any.
    pub rating: Option<Elo>,
    /// One entry for each round from round 1. The list may be one longer than the rounds completed, when a bye is already
    /// known for the round to be paired. If it is shorter, nothing is known of the later rounds.
    pub entries: Vec<RoundEntry>,
}

/// A group of participants. No two of them may meet in the given rounds (TRF 260, XXP).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// First round of the prohibition.
    pub first: RoundNumber,
    /// Last round of the prohibition.
    pub last: RoundNumber,
    /// The members, at least two.
    pub members: Vec<Tpn>,
}

/// Virtual points for pairing only (C.04.7, TRF 250, XXA).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acceleration {
    /// Points added to the score for pairing.
    pub points: Points,
    /// First round in which they count.
    pub first_round: RoundNumber,
    /// Last round in which they count.
    pub last_round: RoundNumber,
    /// First participant of the range.
    pub first: Tpn,
    /// Last participant of the range.
    pub last: Tpn,
}

/// Points that a penalty takes off (Law 12.9.5, TRF 299). They lower score and standings, and the score for pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// The player who loses the points.
    pub player: Tpn,
    /// The round of the game for which the penalty was given.
    pub round: RoundNumber,
    /// The points that are taken off.
    pub points: Points,
}

/// The player who goes on from a drawn game of a knock-out: the winner of the tie-break or of the drawing of lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GoesOn {
    /// The round of the game.
    pub round: RoundNumber,
    /// The player who goes on.
    pub player: Tpn,
}

/// Participants by pairing number, with their rounds. The participant with TPN `n` is at index `n - 1`.
///
/// Built through [`Crosstable::new`], so that both cells of every pairing agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    participants: Vec<Participant>,
    rounds_planned: u8,
    /// The points for each kind of entry.
    pub scoring: ScoringSystem,
    /// Colour that the odd pairing numbers get in round 1, once drawn (C.04.3 art. 5.1).
    pub initial_colour: Option<Colour>,
    /// Pairs that may not be made.
    pub forbidden: Vec<Forbidden>,
    /// Virtual points.
    pub accelerations: Vec<Acceleration>,
    /// Points taken off by penalties.
    pub deductions: Vec<Deduction>,
    /// Players who left a round robin before completing half of their games. Their games stay in the crosstable but give no
    /// points to either side (C.05 art. 6.6).
    pub annulled: Vec<Tpn>,
    /// The players who go on from the drawn games of a knock-out.
    pub going_on: Vec<GoesOn>,
}

/// Why a crosstable is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CrosstableError {
    /// More than 65,535 participants.
    #[error("{0} participants are more than 65535")]
    TooMany(usize),
    /// More than 99 rounds, or more rounds with entries than planned.
    #[error("participant {0} has more entries than rounds planned")]
    TooManyRounds(Tpn),
    /// The opponent does not exist.
    #[error("participant {player} has unknown opponent {opponent} in round {round}")]
    UnknownOpponent {
        /// Pairing number of the participant.
        player: Tpn,
        opponent: Tpn,
        /// The round in question.
        round: RoundNumber,
    },
    /// A participant is paired with themselves.
    #[error("participant {player} is paired with themselves in round {round}")]
    OwnOpponent {
        /// Pairing number of the participant.
        player: Tpn,
        /// The round in question.
        round: RoundNumber,
    },
    /// The two cells of a pairing do not agree (opponent, colour or result).
    #[error("participants {player} and {opponent} contradict each other in round {round}")]
    Contradiction {
        /// Pairing number of the participant.
        player: Tpn,
        opponent: Tpn,
        /// The round in question.
        round: RoundNumber,
    },
}

impl Crosstable {
    /// Makes a crosstable whose pairings agree from both sides.
    ///
    /// # Errors
    /// All contradictions found, in the order of the pairing numbers.
    pub fn new(
        participants: Vec<Participant>,
        rounds_planned: u8,
        scoring: ScoringSystem,
    ) -> Result<Self, Vec<CrosstableError>> {
        let mut reasons = Vec::new();
        if participants.len() > usize::from(Tpn::MAX) {
            return Err(vec![CrosstableError::TooMany(participants.len())]);
        }
        for (index, participant) in participants.iter().enumerate() {
            let Some(player) = Tpn::from_index(index) else {
                continue;
            };
            if participant.entries.len() > usize::from(rounds_planned) {
                reasons.push(CrosstableError::TooManyRounds(player));
            }
            for (round, entry) in participant.entries.iter().enumerate() {
                let (Some(round), Some(opponent)) =
                    (RoundNumber::from_index(round), entry.opponent())
                else {
                    continue;
                };
                if opponent == player {
                    reasons.push(CrosstableError::OwnOpponent { player, round });
                    continue;
                }
                let Some(other) = participants.get(opponent.index()) else {
                    reasons.push(CrosstableError::UnknownOpponent {
                        player,
                        opponent,
                        round,
                    });
                    continue;
                };
                let agrees = other.entries.get(round.index()).is_some_and(|back| {
                    back.opponent() == Some(player)
                        && match entry.colour() {
                            Some(Colour::White) => {
                                BoardResult::from_entries(*entry, *back).is_some()
                            }
                            _ => BoardResult::from_entries(*back, *entry).is_some(),
                        }
                });
                if !agrees {
                    reasons.push(CrosstableError::Contradiction {
                        player,
                        opponent,
                        round,
                    });
                }
            }
        }
        if reasons.is_empty() {
            Ok(Self {
                participants,
                rounds_planned,
                scoring,
                initial_colour: None,
                forbidden: Vec::new(),
                accelerations: Vec::new(),
                deductions: Vec::new(),
                annulled: Vec::new(),
                going_on: Vec::new(),
            })
        } else {
            Err(reasons)
        }
    }

    /// The participants, by pairing number.
    #[must_use]
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// How many rounds the event has.
    #[must_use]
    pub const fn rounds_planned(&self) -> u8 {
        self.rounds_planned
    }

    /// The cell of `player` in `round`, if known.
    #[must_use]
    pub fn entry(&self, player: Tpn, round: RoundNumber) -> Option<RoundEntry> {
        self.participants
            .get(player.index())?
            .entries
            .get(round.index())
            .copied()
    }

    /// Number of rounds in which anybody was paired: those that count in standings.
    #[must_use]
    pub fn rounds_paired(&self) -> u8 {
        let paired = self
            .participants
            .iter()
            .filter_map(|p| p.entries.iter().rposition(|e| e.opponent().is_some()))
            .max()
            .map_or(0, |index| index + 1);
        u8::try_from(paired).unwrap_or(u8::MAX)
    }

    /// The points that penalties of the first `rounds` rounds take off `player`.
    #[must_use]
    pub fn deducted(&self, player: Tpn, rounds: u8) -> Points {
        let own = self.deductions.iter().filter(|one| one.player == player);
        own.filter(|one| one.round.get() <= rounds)
            .map(|one| one.points)
            .sum()
    }

    /// Whether this entry of `player` is a game that does not count, because one of the two players left too early.
    #[must_use]
    pub fn is_annulled(&self, player: Tpn, entry: RoundEntry) -> bool {
        let opponent = entry.opponent();
        opponent.is_some_and(|opponent| {
            let mut left = self.annulled.iter();
            left.any(|one| *one == player || *one == opponent)
        })
    }

    /// The score of `player` after the first `rounds` rounds, without virtual points and less what penalties take off.
    #[must_use]
    pub fn score_after(&self, player: Tpn, rounds: u8) -> Points {
        let scored = self
            .participants
            .get(player.index())
            .map_or(Points::ZERO, |participant| {
                participant
                    .entries
                    .iter()
                    .take(usize::from(rounds))
                    .filter(|entry| !self.is_annulled(player, **entry))
                    .map(|entry| self.scoring.points(*entry))
                    .sum()
            });
        scored - self.deducted(player, rounds)
    }

    /// The same crosstable with everything after the first `rounds` rounds removed.
    #[must_use]
    pub fn truncated(&self, rounds: u8) -> Self {
        let mut copy = self.clone();
        for participant in &mut copy.participants {
            participant.entries.truncate(usize::from(rounds));
        }
        copy.deductions.retain(|one| one.round.get() <= rounds);
        copy.going_on.retain(|one| one.round.get() <= rounds);
        copy
    }

    /// This crosstable with these entries added in `round`, for participants whose known rounds end just before it.
    ///
    /// # Errors
    /// The errors of [`new`](Self::new).
    pub fn with_round(
        &self,
        round: RoundNumber,
        entry: impl Fn(Tpn) -> Option<RoundEntry>,
    ) -> Result<Self, Vec<CrosstableError>> {
        let mut participants = self.participants.clone();
        for (index, participant) in participants.iter_mut().enumerate() {
            if participant.entries.len() == round.index() {
                let given = Tpn::from_index(index).and_then(&entry);
                participant.entries.extend(given);
            }
        }
        self.with_participants(participants)
    }

    /// This crosstable with these participants instead of its own. Everything else stays the same.
    ///
    /// # Errors
    /// The errors of [`new`](Self::new).
    pub fn with_participants(
        &self,
        participants: Vec<Participant>,
    ) -> Result<Self, Vec<CrosstableError>> {
        let agreed = Self::new(participants, self.rounds_planned, self.scoring)?;
        // All fields are listed, so that a new one is not forgotten here.
        Ok(Self {
            participants: agreed.participants,
            rounds_planned: self.rounds_planned,
            scoring: self.scoring,
            initial_colour: self.initial_colour,
            forbidden: self.forbidden.clone(),
            accelerations: self.accelerations.clone(),
            deductions: self.deductions.clone(),
            annulled: self.annulled.clone(),
            going_on: self.going_on.clone(),
        })
    }
}

#[cfg(test)]
mod tests;
