//! The state before and after an act, as a row of the audit trail holds it: data, which the pages put into words.
//!
//! | subject | file, in `record_value/` |
//! |---|---|
//! | the tournament, its settings and its end | `tournament.rs` |
//! | entries, fees, requests to enter | `entry.rs`, `fees.rs`, `request.rs` |
//! | data taken over from a rating list | `refreshed.rs` |
//! | rounds and results; games and incidents | `round.rs`, `game.rs` |
//! | teams; prizes | `teams.rs`, `prizes.rs` |
//! | the hall, other programs and servers | `hall.rs` |
//! | rows of older programs | `old.rs` |

mod entry;
mod fees;
mod game;
mod hall;
mod old;
mod prizes;
mod refreshed;
mod request;
mod round;
mod teams;
mod tournament;

use crate::{
    app::{deed::Deed, game::incident::Kind},
    event::{BoardResult, Bye, Colour, MatchGame, Membership, PaymentMethod},
};

use super::{reason::ResultReason, unseen_answer::Answer};

/// The state before or after an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordValue {
    /// Nothing, or nothing worth showing.
    None,
    /// Names and other texts, as typed.
    Text(String),
    /// The result of a board, and the decision behind it, if there was one.
    Result(BoardResult, Option<ResultReason>),
    /// The corrected result of an earlier round, and the reason.
    Corrected(Option<BoardResult>, String),
    /// Colour of the player who goes on in a knock-out.
    GoesOn(Colour),
    /// A further game of a knock-out, and the colour on the board of the player who goes on with it.
    Further(MatchGame, Option<Colour>),
    /// Number of boards in a round.
    Boards(u32),
    /// Number of boards in round 1, colour of number 1, and the number drawn for it; `None` if the colour was chosen.
    FirstBoards(u32, Colour, Option<u32>),
    /// Boards of a draft with White and Black, and the player with the bye, if a change by hand moved it.
    Seats(Vec<(i32, [String; 2])>, Option<String>),
    /// Number of boards in a round that differs from what the rules gave, and the reason.
    ByHand(u32, String),
    /// Whether a participant was checked in.
    Present(bool),
    /// Number of participants who were not checked in when the check-in was closed.
    Absent(u32),
    /// Number of participants who miss round 1 because they were absent, and the answers for the others.
    CheckInClosed(u32, Vec<(String, Answer)>),
    /// A check before round 1 that was accepted as it was: its code, and the reason.
    Left(String, String),
    /// Colour of number 1, and the number drawn for it; `None` if the colour was chosen.
    FirstColour(Colour, Option<u32>),
    /// Chairs: board and colour, and whether the chairs are empty.
    Chairs(Vec<(i32, Colour)>, bool),
    /// Whether a participant may get half-point byes.
    HalfPointByes(bool),
    /// Last round of a participant who withdrew.
    LastRound(u32),
    /// A round and the bye in it; `None` if the participant plays.
    Bye(u32, Option<Bye>),
    /// A recorded ply (from 1) and its SAN.
    Move(u32, String),
    /// Number of plies of a game, and the colour of the player whose scoresheet was chosen, if one was.
    HalfMoves(u32, Option<Colour>),
    /// Kind of an incident, and the colour of the player concerned.
    Incident(Kind, Option<Colour>),
    /// Number of the incident that was replaced.
    Replaced(u32),
    /// State of the tournament: `registration`, `running`, `finished`.
    State(String),
    /// Number of games in a file, and their number of plies together.
    Games(u32, u32),
    /// Answers for participants who were not seen.
    Answers(Vec<(String, Answer)>),
    /// A version of the prizes: its number, and its number of prizes.
    Prizes(u32, u32),
    /// Number of a receipt, and the name on it.
    Receipt(u32, String),
    /// A special prize, empty for an exclusion; the player's name; the reason.
    PrizeDecided(String, String, String),
    /// Name, number of players and number of published rounds of a tournament made from a report.
    Imported(String, u32, u32),
    /// Whether a participant was checked in, and the payment taken or cancelled in the same act.
    PresentPaid(bool, Box<RecordValue>),
    /// Name of a moved participant, and label of the other section.
    Moved(String, String),
    /// Membership of a participant.
    Membership(Membership),
    /// Fee of an entry in cents, and the reason; `None` for the band's fee.
    FeeDue(Option<i32>, String),
    /// A payment: payer, amount in cents, method, and number of the receipt.
    Paid(String, i32, Option<PaymentMethod>, u32),
    /// Fields of a form that differ from the other side of the row.
    Settings(Vec<(String, String)>),
}

impl RecordValue {
    /// Both sides of a deed.
    #[must_use]
    pub fn of_deed(deed: &Deed) -> (Self, Self) {
        match deed {
            Deed::ResultRecorded(_)
            | Deed::ResultCorrected(_)
            | Deed::ResultRatingCorrected(_)
            | Deed::ResultSettled(_)
            | Deed::ResultKept(_)
            | Deed::ResultRuled(_)
            | Deed::ResultUndone(_)
            | Deed::ResultWithdrawn(_) => Self::of_result(deed),
            Deed::GoesOnNamed(named) => (Self::goes_on(named.before), Self::goes_on(named.after)),
            Deed::MatchGameEntered(one) => (
                Self::goes_on(one.before),
                Self::Further(one.given.game(), one.after),
            ),
            Deed::MatchGameTakenBack(one) => (
                Self::Further(one.of.game(), one.before),
                Self::goes_on(one.after),
            ),
            Deed::DraftChanged(changed) => Self::seats(&changed.seats, &changed.people),
            Deed::DraftRestored(restored) => Self::seats(&restored.seats, &restored.people),
            Deed::RoundDrafted(_)
            | Deed::RoundDiscarded(_)
            | Deed::ByHandBegun(_)
            | Deed::DraftedByHand(_)
            | Deed::ByHandEnded(_)
            | Deed::RoundTakenBack(_)
            | Deed::RoundPublished(_)
            | Deed::RoundPrinted(_) => (Self::None, Self::of_round(deed)),
            Deed::CheckAccepted(_) | Deed::FirstColourSet(_) | Deed::SeatsNoted(_) => {
                Self::of_beginning(deed)
            }
            Deed::SeatReported(said) => (Self::reported(said.before), Self::reported(said.result)),
            Deed::EntryAdded(_)
            | Deed::RegisteredAdded(_)
            | Deed::StageEntered(_)
            | Deed::EntriesListed(_)
            | Deed::EntriesRefreshed(_)
            | Deed::EntryRemoved(_)
            | Deed::EntryCorrected(_)
            | Deed::EntryShown(_)
            | Deed::EntryRequested(_)
            | Deed::ClubRequested(_)
            | Deed::RequestFetched(_)
            | Deed::RequestChanged(_)
            | Deed::RequestCorrected(_)
            | Deed::CorrectionDecided(_)
            | Deed::ContactsForgotten(_)
            | Deed::EntryErased(_)
            | Deed::RequestConfirmed(_)
            | Deed::RequestWithdrawn(_)
            | Deed::RequestAccepted(_)
            | Deed::RequestDecided(_)
            | Deed::DecisionWritten(_)
            | Deed::CheckedIn(_)
            | Deed::CheckInClosed(_)
            | Deed::UnseenAnswered(_)
            | Deed::EntryWithdrawn(_)
            | Deed::EntryTakenBack(_)
            | Deed::ByeSet(_)
            | Deed::HalfPointByesBarred(_)
            | Deed::NumbersExchanged(_)
            | Deed::Renumbered(_)
            | Deed::PairForbidden(_)
            | Deed::PairAllowed(_) => Self::of_entry(deed),
            Deed::MovePlayed(_)
            | Deed::MoveTakenBack(_)
            | Deed::GameFed(_)
            | Deed::GameAnnulled(_)
            | Deed::SheetKept(_)
            | Deed::GameImported(_)
            | Deed::GamesImported(_)
            | Deed::IncidentRecorded(_)
            | Deed::PointsTaken(_) => Self::of_game(deed),
            _ => Self::of_teams(deed)
                .or_else(|| Self::of_fees(deed))
                .or_else(|| Self::of_hall(deed))
                .unwrap_or_else(|| Self::of_tournament(deed)),
        }
    }
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn number(n: i32) -> u32 {
    u32::try_from(n).unwrap_or(0)
}

fn text(written: String) -> RecordValue {
    if written.is_empty() {
        RecordValue::None
    } else {
        RecordValue::Text(written)
    }
}

fn fields_of(fields: &[(&'static str, &str)]) -> Vec<(String, String)> {
    let fields = fields.iter();
    fields
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect()
}

/// The fields of two forms that differ, on each side.
fn changed(before: &[(String, String)], after: &[(String, String)]) -> (RecordValue, RecordValue) {
    let only = |these: &[(String, String)], others: &[(String, String)]| {
        let new = these.iter().filter(|field| !others.contains(field));
        RecordValue::Settings(new.cloned().collect())
    };
    (only(before, after), only(after, before))
}

#[cfg(test)]
mod tests;
