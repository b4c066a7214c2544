//! What a row of the audit trail says of the state before and after: data, which the pages word.

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

/// The state before or after a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordValue {
    /// Nothing, or nothing worth showing.
    None,
    /// Names and other words as they were typed.
    Text(String),
    /// The result of a board, and what it rests on if it was decided.
    Result(BoardResult, Option<ResultReason>),
    /// The result of an earlier round as it was corrected, and why.
    Corrected(Option<BoardResult>, String),
    /// Which side of a board goes on in a knock-out.
    GoesOn(Colour),
    /// A further game of a knock-out, and which side of the board goes on with it.
    Further(MatchGame, Option<Colour>),
    /// Boards of a round.
    Boards(u32),
    /// Boards of round 1, the colour of number 1, and the number that the program drew for it; `None`: chosen.
    FirstBoards(u32, Colour, Option<u32>),
    /// Boards of a draft with White and Black, and who has the bye, where a change by hand moved it.
    Seats(Vec<(i32, [String; 2])>, Option<String>),
    /// Boards of a round that is not what the rules gave, and why.
    ByHand(u32, String),
    /// Whether a participant was checked in.
    Present(bool),
    /// Participants who were not checked in when the check-in was closed.
    Absent(u32),
    /// Participants who miss round 1 because they were not there, and the answers for the others.
    CheckInClosed(u32, Vec<(String, Answer)>),
    /// Something that was left as it was before round 1: its code, and why.
    Left(String, String),
    /// The colour of number 1, and the number that the program drew for it.
    FirstColour(Colour, Option<u32>),
    /// Chairs: board and colour, and whether they are empty.
    Chairs(Vec<(i32, Colour)>, bool),
    /// Whether the event gives a participant half-point byes.
    HalfPointByes(bool),
    /// The last round of a participant who withdrew.
    LastRound(u32),
    /// The bye asked for in a round; `None` when the participant plays.
    Bye(u32, Option<Bye>),
    /// A recorded half-move (from 1) and its SAN.
    Move(u32, String),
    /// The recorded half-moves of a game, and whose scoresheet they come from where one was chosen.
    HalfMoves(u32, Option<Colour>),
    /// An incident and whom it concerns.
    Incident(Kind, Option<Colour>),
    /// The number of the incident that was replaced.
    Replaced(u32),
    /// State of the tournament: `registration`, `running`, `finished`.
    State(String),
    /// Games of a file, and their half-moves together.
    Games(u32, u32),
    /// Answers for those who were not seen.
    Answers(Vec<(String, Answer)>),
    /// A version of the prizes: its number, and how many they are.
    Prizes(u32, u32),
    /// Number of a receipt, and whose it is.
    Receipt(u32, String),
    /// A special prize, or none where somebody is excluded; who, and why.
    PrizeDecided(String, String, String),
    /// Name, players and published rounds of a tournament made from a report.
    Imported(String, u32, u32),
    /// Whether a participant was checked in, and the payment that was taken or cancelled with it.
    PresentPaid(bool, Box<RecordValue>),
    /// Who was moved, and the label of the other section.
    Moved(String, String),
    /// The membership of a participant.
    Membership(Membership),
    /// What somebody owes, in cents, and why; what the bands say where there is nothing.
    FeeDue(Option<i32>, String),
    /// A payment in cents: who paid it, how, and the number of the receipt.
    Paid(String, i32, Option<PaymentMethod>, u32),
    /// Fields of a form, those that the other side of the row does not have alike.
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

/// Of two forms, on each side the fields that the other does not have alike.
fn changed(before: &[(String, String)], after: &[(String, String)]) -> (RecordValue, RecordValue) {
    let only = |these: &[(String, String)], others: &[(String, String)]| {
        let new = these.iter().filter(|field| !others.contains(field));
        RecordValue::Settings(new.cloned().collect())
    };
    (only(before, after), only(after, before))
}

#[cfg(test)]
mod tests;
