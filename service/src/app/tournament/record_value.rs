//! What a row of the audit trail says of the state before and after: data, which the pages word.

mod fees;
mod hall;
mod old;
mod refreshed;
mod request;
mod teams;
mod tournament;

use crate::{
    app::{
        deed::{
            BoardChange, Deed, FirstColour, Given, IncidentRecorded, NumberMoved, ResultEntered,
            SeatsChanged, Stood,
        },
        game::incident::Kind,
    },
    event::{
        BoardResult, Bye, Colour, MatchGame, Membership, NameShown, PaymentMethod, Publication,
        Word as _,
    },
};

use super::{entry_values::EntryInput, reason::ResultReason, unseen_answer::Answer};

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
            | Deed::ResultWithdrawn(_) => of_result(deed),
            Deed::GoesOnNamed(named) => (goes_on(named.before), goes_on(named.after)),
            Deed::MatchGameEntered(one) => (
                goes_on(one.before),
                Self::Further(one.given.game(), one.after),
            ),
            Deed::MatchGameTakenBack(one) => {
                (Self::Further(one.of.game(), one.before), goes_on(one.after))
            }
            Deed::DraftChanged(changed) => seats(&changed.seats, &changed.people),
            Deed::DraftRestored(restored) => seats(&restored.seats, &restored.people),
            Deed::RoundDrafted(_)
            | Deed::RoundDiscarded(_)
            | Deed::ByHandBegun(_)
            | Deed::DraftedByHand(_)
            | Deed::ByHandEnded(_)
            | Deed::RoundTakenBack(_)
            | Deed::RoundPublished(_)
            | Deed::RoundPrinted(_) => (Self::None, of_round(deed)),
            Deed::CheckAccepted(_) | Deed::FirstColourSet(_) | Deed::SeatsNoted(_) => {
                of_beginning(deed)
            }
            Deed::SeatReported(said) => (reported(said.before), reported(said.result)),
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
            | Deed::PairAllowed(_) => of_entry(deed),
            Deed::MovePlayed(_)
            | Deed::MoveTakenBack(_)
            | Deed::GameFed(_)
            | Deed::GameAnnulled(_)
            | Deed::SheetKept(_)
            | Deed::GameImported(_)
            | Deed::GamesImported(_)
            | Deed::IncidentRecorded(_)
            | Deed::PointsTaken(_) => of_game(deed),
            Deed::EntryMovedOut(_)
            | Deed::EntryMovedIn(_)
            | Deed::CategorySet(_)
            | Deed::MembershipSet(_)
            | Deed::FeeDueSet(_)
            | Deed::FeePaid(_)
            | Deed::FeeReturned(_) => Self::of_fees(deed),
            Deed::TeamRulesSet(_)
            | Deed::TeamAdded(_)
            | Deed::TeamChanged(_)
            | Deed::TeamRemoved(_)
            | Deed::TeamAway(_)
            | Deed::TeamsOrdered(_)
            | Deed::TeamPenalised(_)
            | Deed::TeamPenaltyLifted(_)
            | Deed::TeamByeSet(_)
            | Deed::TeamsForbidden(_)
            | Deed::TeamsAllowed(_)
            | Deed::TeamMembersSet(_)
            | Deed::LineUpSet(_)
            | Deed::LineUpsDue(_)
            | Deed::LineUpHandedIn(_)
            | Deed::LineUpsOpened(_) => Self::of_teams(deed),
            _ => Self::of_hall(deed).unwrap_or_else(|| Self::of_tournament(deed)),
        }
    }
}

fn goes_on(side: Option<Colour>) -> RecordValue {
    side.map_or(RecordValue::None, RecordValue::GoesOn)
}

fn reported(result: Option<BoardResult>) -> RecordValue {
    result.map_or(RecordValue::None, |result| {
        RecordValue::Result(result, None)
    })
}

fn result(stood: &Stood) -> RecordValue {
    match stood.result {
        None => RecordValue::None,
        Some(result) => RecordValue::Result(result, stood.reason.clone()),
    }
}

fn of_result(deed: &Deed) -> (RecordValue, RecordValue) {
    let entered = |entered: &ResultEntered| {
        let after = match &entered.confirmed {
            Some(why) => RecordValue::Corrected(entered.after.result, why.clone()),
            None => result(&entered.after),
        };
        (result(&entered.before), after)
    };
    match deed {
        Deed::ResultRecorded(deed)
        | Deed::ResultCorrected(deed)
        | Deed::ResultRatingCorrected(deed)
        | Deed::ResultSettled(deed)
        | Deed::ResultKept(deed) => entered(deed),
        Deed::ResultRuled(ruled) => entered(&ruled.result),
        Deed::ResultUndone(back) | Deed::ResultWithdrawn(back) => {
            let after = match &back.reason {
                Some(why) => RecordValue::Corrected(back.after.result, why.clone()),
                None => result(&back.after),
            };
            (result(&back.before), after)
        }
        _ => (RecordValue::None, RecordValue::None),
    }
}

fn of_round(deed: &Deed) -> RecordValue {
    match deed {
        Deed::RoundDrafted(draft) => match draft.first {
            Some(first) => RecordValue::FirstBoards(count(draft.boards), first.colour, first.lot),
            None => RecordValue::Boards(count(draft.boards)),
        },
        Deed::RoundPublished(round) if round.by_hand.is_empty() => {
            RecordValue::Boards(count(round.boards))
        }
        Deed::RoundPublished(round) => {
            RecordValue::ByHand(count(round.boards), round.by_hand.clone())
        }
        Deed::RoundTakenBack(back) => text(back.reason.clone()),
        Deed::ByHandEnded(ended) => text(ended.reason.clone()),
        _ => RecordValue::None,
    }
}

fn of_beginning(deed: &Deed) -> (RecordValue, RecordValue) {
    use RecordValue as V;
    match deed {
        Deed::CheckAccepted(left) => {
            let value = |reason: &String| match reason.as_str() {
                "" => V::None,
                reason => V::Left(left.check.clone(), reason.to_owned()),
            };
            (value(&left.before), value(&left.reason))
        }
        Deed::FirstColourSet(set) => {
            let value = |first: FirstColour| V::FirstColour(first.colour, first.lot);
            (set.before.map_or(V::None, value), value(set.after))
        }
        Deed::SeatsNoted(noted) => {
            let seats = noted.seats.iter().map(|seat| (seat.board, seat.colour));
            (V::None, V::Chairs(seats.collect(), noted.empty))
        }
        _ => (V::None, V::None),
    }
}

/// The boards that a change by hand moved, before and after it.
fn seats(changed: &SeatsChanged, people: &[(i32, String)]) -> (RecordValue, RecordValue) {
    let name = |entry: i32| {
        let named = people.iter().find(|(id, _)| *id == entry);
        named.map_or_else(String::new, |(_, name)| name.clone())
    };
    let side = |of: fn(&BoardChange) -> Option<(i32, i32)>, bye: Option<i32>| {
        let boards = changed.boards.iter().filter_map(|change| {
            let (white, black) = of(change)?;
            Some((change.board, [name(white), name(black)]))
        });
        let bye = bye.filter(|_| changed.old_bye != changed.new_bye).map(name);
        RecordValue::Seats(boards.collect(), bye)
    };
    (
        side(|change| change.old, changed.old_bye),
        side(|change| change.new, changed.new_bye),
    )
}

fn of_entry(deed: &Deed) -> (RecordValue, RecordValue) {
    use RecordValue as V;
    match deed {
        Deed::EntryAdded(added) => (V::None, text(name(&added.given))),
        Deed::RegisteredAdded(added) => (V::None, text(added.names.join(", "))),
        Deed::StageEntered(entered) => {
            let names = entered.entries.iter().map(|entry| entry.name.as_str());
            (V::None, text(names.collect::<Vec<_>>().join(", ")))
        }
        Deed::EntriesListed(listed) => {
            let names = listed.entries.iter();
            let names = names.map(|entry| entry.given.person.name().to_string());
            (V::None, text(names.collect::<Vec<_>>().join(", ")))
        }
        Deed::EntriesRefreshed(refreshed) => (V::None, text(refreshed::told(refreshed))),
        Deed::EntryRemoved(removed) => (text(name(&removed.before)), V::None),
        Deed::EntryCorrected(corrected) => changed(
            &fields_of(&corrected.before.fields()),
            &fields_of(&corrected.after.fields()),
        ),
        Deed::EntryShown(shown) => {
            let side = |name: NameShown, publication: Publication| {
                let fields = [
                    ("name_shown", name.code()),
                    ("publication", publication.code()),
                ];
                fields_of(&fields)
            };
            changed(
                &side(shown.name_before, shown.publication_before),
                &side(shown.name_shown, shown.publication),
            )
        }
        Deed::CheckedIn(checked) => RecordValue::of_check_in(checked),
        Deed::CheckInClosed(closed) if closed.others.is_empty() => {
            (V::None, V::Absent(count(closed.absent.len())))
        }
        Deed::CheckInClosed(closed) => {
            let others = closed.others.iter();
            let others = others.map(|one| (one.name.clone(), one.answer)).collect();
            (
                V::None,
                V::CheckInClosed(count(closed.absent.len()), others),
            )
        }
        Deed::HalfPointByesBarred(set) => {
            (V::HalfPointByes(!set.before), V::HalfPointByes(!set.barred))
        }
        Deed::UnseenAnswered(answered) => {
            let answers = answered.answers.iter();
            let answers = answers.map(|one| (one.name.clone(), one.answer));
            (V::None, V::Answers(answers.collect()))
        }
        Deed::EntryWithdrawn(gone) => (V::None, V::LastRound(number(gone.round))),
        Deed::EntryTakenBack(back) => (V::LastRound(number(back.round)), V::None),
        Deed::ByeSet(set) => {
            let bye = |bye| V::Bye(number(set.round), bye);
            (bye(set.before), bye(set.bye))
        }
        Deed::NumbersExchanged(two) => {
            let [a, b] = two.numbers;
            let side = |numbers: [i32; 2]| {
                let numbered = numbers.iter().zip(&two.names);
                let numbered = numbered.map(|(number, name)| format!("{number} {name}"));
                text(numbered.collect::<Vec<_>>().join(", "))
            };
            (side([a, b]), side([b, a]))
        }
        Deed::Renumbered(all) => {
            let side = |of: fn(&NumberMoved) -> i32| {
                let numbers = all.moved.iter().map(|one| of(one).to_string());
                text(numbers.collect::<Vec<_>>().join(", "))
            };
            (side(|one| one.old), side(|one| one.new))
        }
        Deed::PairForbidden(pair) => (V::None, text(pair.names.join(" – "))),
        Deed::PairAllowed(pair) => (text(pair.names.join(" – ")), text(pair.reason.clone())),
        _ => V::of_request(deed),
    }
}

fn of_game(deed: &Deed) -> (RecordValue, RecordValue) {
    use RecordValue as V;
    match deed {
        Deed::MovePlayed(played) => (V::None, V::Move(played.ply, played.san.clone())),
        Deed::MoveTakenBack(back) => (V::Move(back.ply, back.san.clone()), V::None),
        Deed::GameFed(fed) => (text(fed.taken_back.join(" ")), text(fed.added.join(" "))),
        Deed::GameAnnulled(annulled) => (text(annulled.moves.join(" ")), V::None),
        Deed::SheetKept(kept) => {
            let side = if kept.given.take_white {
                Colour::White
            } else {
                Colour::Black
            };
            (
                V::HalfMoves(kept.before, None),
                V::HalfMoves(kept.plies, Some(side)),
            )
        }
        Deed::GameImported(imported) => (V::None, V::HalfMoves(count(imported.plies), None)),
        Deed::GamesImported(imported) => (
            V::None,
            V::Games(count(imported.games), count(imported.plies)),
        ),
        Deed::IncidentRecorded(recorded) | Deed::PointsTaken(recorded) => of_incident(recorded),
        _ => (V::None, V::None),
    }
}

fn of_incident(recorded: &IncidentRecorded) -> (RecordValue, RecordValue) {
    let (replaced, colour) = match &recorded.given {
        Given::Noted(input) => (input.supersedes, Colour::from_code(&input.colour)),
        Given::Judged(input) => (
            None,
            input.question().and_then(|question| question.colour()),
        ),
    };
    let kind = recorded.given.kind().unwrap_or(Kind::Other);
    (
        replaced.map_or(RecordValue::None, |old| RecordValue::Replaced(number(old))),
        RecordValue::Incident(kind, colour),
    )
}

fn of_prizes(deed: &Deed) -> (RecordValue, RecordValue) {
    use RecordValue as V;
    match deed {
        Deed::PrizeDecided(decided) => {
            let (special, name) = (decided.special.clone(), decided.name.clone());
            let value = V::PrizeDecided(special, name, decided.reason.clone());
            if decided.take_back {
                (value, V::None)
            } else {
                (V::None, value)
            }
        }
        Deed::PrizesClosed(closed) => (
            V::None,
            V::Prizes(number(closed.number), count(closed.prizes)),
        ),
        Deed::PrizeSigned(signed) => (
            V::None,
            V::Receipt(number(signed.receipt), signed.name.clone()),
        ),
        Deed::PrizeUnsigned(signed) => (
            V::Receipt(number(signed.receipt), signed.name.clone()),
            V::None,
        ),
        _ => (V::None, V::None),
    }
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn number(n: i32) -> u32 {
    u32::try_from(n).unwrap_or(0)
}

fn name(entry: &EntryInput) -> String {
    entry.person.name().to_string()
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
