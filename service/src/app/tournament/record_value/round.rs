//! Rounds, their boards and results in the record.

use crate::{
    app::deed::{BoardChange, Deed, FirstColour, ResultEntered, SeatsChanged, Stood},
    event::{BoardResult, Colour},
};

use super::{RecordValue as V, count, text};

fn result(stood: &Stood) -> V {
    match stood.result {
        None => V::None,
        Some(result) => V::Result(result, stood.reason.clone()),
    }
}

impl V {
    /// The colour of the player who goes on in a knock-out.
    pub(super) fn goes_on(side: Option<Colour>) -> Self {
        side.map_or(V::None, V::GoesOn)
    }

    /// A result as a player reports it from the board.
    pub(super) fn reported(result: Option<BoardResult>) -> Self {
        result.map_or(V::None, |result| V::Result(result, None))
    }

    /// Both sides of a deed about the result of a board.
    pub(super) fn of_result(deed: &Deed) -> (Self, Self) {
        let entered = |entered: &ResultEntered| {
            let after = match &entered.confirmed {
                Some(why) => V::Corrected(entered.after.result, why.clone()),
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
                    Some(why) => V::Corrected(back.after.result, why.clone()),
                    None => result(&back.after),
                };
                (result(&back.before), after)
            }
            _ => (V::None, V::None),
        }
    }

    /// What a deed made of a round.
    pub(super) fn of_round(deed: &Deed) -> Self {
        match deed {
            Deed::RoundDrafted(draft) => match draft.first {
                Some(first) => V::FirstBoards(count(draft.boards), first.colour, first.lot),
                None => V::Boards(count(draft.boards)),
            },
            Deed::RoundPublished(round) if round.by_hand.is_empty() => {
                V::Boards(count(round.boards))
            }
            Deed::RoundPublished(round) => V::ByHand(count(round.boards), round.by_hand.clone()),
            Deed::RoundTakenBack(back) => text(back.reason.clone()),
            Deed::ByHandEnded(ended) => text(ended.reason.clone()),
            _ => V::None,
        }
    }

    /// Both sides of a deed about the beginning of a round.
    pub(super) fn of_beginning(deed: &Deed) -> (Self, Self) {
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
    pub(super) fn seats(changed: &SeatsChanged, people: &[(i32, String)]) -> (Self, Self) {
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
            V::Seats(boards.collect(), bye)
        };
        (
            side(|change| change.old, changed.old_bye),
            side(|change| change.new, changed.new_bye),
        )
    }
}
