//! `###` lines that report what was done by hand: the pairing-integrity events of FIDE's acceptance rules.

use std::fmt;

use crate::event::RoundNumber;

/// Something that the reader of the file has to know. `MPA` and `Import` are FIDE's words; FIDE has not published any others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IntegrityEvent {
    /// The pairing was altered by hand.
    ManualPairing,
    /// Rounds were imported from another program.
    Import,
    /// FIDE mode was left.
    FideModeLeft,
    /// The number of rounds was changed after the start.
    RoundsChanged,
    /// The scoring was changed after the start.
    ScoringChanged,
    /// The list of tie-breaks was changed after the start.
    TieBreaksChanged,
    /// Pairing numbers were changed after the start.
    Renumbered,
    /// A result of an earlier round was corrected.
    ResultCorrected,
    /// A result of a round before the previous one was corrected, for the rating report alone.
    RatingCorrected,
    /// A game was adjourned and paired as a draw.
    Adjourned,
    /// Two players were exchanged.
    Exchanged,
    /// A full-point bye was given.
    FullPointBye,
    /// A prohibited pairing was entered after the start.
    Prohibition,
    /// A snapshot was restored.
    Undone,
    /// A player or a team left a round robin: the detail is the start number, or `T3` for team 3.
    Withdrawn,
    /// A player goes on from a drawn game of a knock-out: the detail is their start number.
    GoesOn,
    /// A further game of two players who drew in a knock-out: [`super::FurtherGame`] reads the detail.
    FurtherGame,
    /// A knock-out has a match for the third place, in this round.
    ThirdPlace,
    /// The matches of a knock-out have two games, each in a round of its own.
    TwoGames,
    /// A player is out of a knock-out only after two lost matches.
    TwoLives,
}

impl IntegrityEvent {
    /// Every value.
    pub const ALL: [Self; 20] = [
        Self::ManualPairing,
        Self::Import,
        Self::FideModeLeft,
        Self::RoundsChanged,
        Self::ScoringChanged,
        Self::TieBreaksChanged,
        Self::Renumbered,
        Self::ResultCorrected,
        Self::RatingCorrected,
        Self::Adjourned,
        Self::Exchanged,
        Self::FullPointBye,
        Self::Prohibition,
        Self::Undone,
        Self::Withdrawn,
        Self::GoesOn,
        Self::FurtherGame,
        Self::ThirdPlace,
        Self::TwoGames,
        Self::TwoLives,
    ];

    /// The word before `@`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::ManualPairing => "MPA",
            Self::Import => "Import",
            Self::FideModeLeft => "FIDE mode left",
            Self::RoundsChanged => "Rounds changed",
            Self::ScoringChanged => "Scoring changed",
            Self::TieBreaksChanged => "Tie-breaks changed",
            Self::Renumbered => "Renumbered",
            Self::ResultCorrected => "Result corrected",
            Self::RatingCorrected => "Correction",
            Self::Adjourned => "Adjourned",
            Self::Exchanged => "Exchanged",
            Self::FullPointBye => "Full-point bye",
            Self::Prohibition => "Prohibition",
            Self::Undone => "Undone",
            Self::Withdrawn => "Withdrawn",
            Self::GoesOn => "Goes on",
            Self::FurtherGame => "Further game",
            Self::ThirdPlace => "Third place",
            Self::TwoGames => "Two games a match",
            Self::TwoLives => "Two lives",
        }
    }
}

/// One `###` line. Its [`Display`](fmt::Display) form goes into [`super::Trf::comments`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegrityRemark {
    /// What was done.
    pub event: IntegrityEvent,
    /// The round in which it was done; `None` before the first one.
    pub round: Option<RoundNumber>,
    /// The rest in plain text, on one line. May be empty.
    pub detail: String,
}

/// ` MPA @ Round 3: boards 2 and 4`, with the blank that follows `###`.
impl fmt::Display for IntegrityRemark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let round = self.round.map_or(0, RoundNumber::get);
        write!(f, " {} @ Round {round}", self.event.code())?;
        let words: Vec<&str> = self.detail.split_whitespace().collect();
        if words.is_empty() {
            Ok(())
        } else {
            write!(f, ": {}", words.join(" "))
        }
    }
}

impl IntegrityRemark {
    /// Reads a comment written by [`Display`](fmt::Display); `None` for other comments.
    #[must_use]
    pub fn parse(comment: &str) -> Option<Self> {
        let (code, rest) = comment.split_once('@')?;
        let event = IntegrityEvent::ALL
            .into_iter()
            .find(|event| event.code() == code.trim())?;
        let rest = rest.trim().strip_prefix("Round")?;
        let (round, detail) = rest.split_once(':').unwrap_or((rest, ""));
        let round: u8 = round.trim().parse().ok()?;
        Some(Self {
            event,
            round: RoundNumber::new(round),
            detail: detail.trim().to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_round_trip() {
        for event in IntegrityEvent::ALL {
            for (round, detail) in [
                (None, ""),
                (RoundNumber::new(12), "boards 2: 3 and 4 @ will"),
            ] {
                let detail = detail.to_owned();
                let remark = IntegrityRemark {
                    event,
                    round,
                    detail,
                };
                assert_eq!(IntegrityRemark::parse(&remark.to_string()), Some(remark));
            }
        }
        let remark = IntegrityRemark {
            event: IntegrityEvent::ManualPairing,
            round: RoundNumber::new(3),
            detail: "two\nlines".to_owned(),
        };
        assert_eq!(remark.to_string(), " MPA @ Round 3: two lines");
        for other in ["", " SSSS sTTT", " nobody@example.org", " MPA @ Round x"] {
            assert_eq!(IntegrityRemark::parse(other), None, "{other}");
        }
    }
}
