//! Changing a draft step by step, and taking the last change back.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::{DraftChange, DraftChanged, DraftRestored},
    },
    event::{Bye, Colour, Crosstable, Halt, RoundEntry, Tpn},
    pairing::{ChangeError, Concern, HandChange, Level, Pair, RoundPairing},
    store::rows,
};

use super::{
    super::{
        Loaded,
        basis::{self, Basis, until_written},
        entrant::Entrant,
        loaded::broken,
    },
    seats::{self, Seats},
    view::Against,
};

/// Changes the draft of `round`. Some changes need `confirmed` ([`Level::Confirm`]): a rematch, a forbidden pair, a bye for a
/// participant who may not have it, a third game with the same colour, a colour difference beyond two.
///
/// Only [`DraftChange::Rest`] takes long: the rules pair the participants without a seat, outside every transaction, until `halt`
/// is due.
///
/// # Errors
/// No such draft, or its manual phase has not begun; the change is impossible; [`Refusal::AgainstRules`] with what is against it;
/// the rest cannot be paired; [`Refusal::Stopped`]; [`Refusal::Overtaken`].
#[expect(
    clippy::too_many_arguments,
    reason = "a use case: who, what, where, and how sure"
)]
pub fn change(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    round: u8,
    change: DraftChange,
    confirmed: bool,
    halt: &Halt,
) -> Result<Done<()>, AppError> {
    until_written(halt, || {
        let basis = match Basis::read(ctx, actor, key, slug)? {
            Done::Fresh(basis) => basis,
            Done::Repeated(subject) => return Ok(Done::Repeated(subject)),
        };
        let loaded = &basis.snapshot;
        let draft = seats::draft(loaded, round)?;
        let mut changes = seats::open_changes(draft)?;
        let seats = Seats::of(loaded, draft)?;
        let table = loaded.crosstable(loaded.published(), true)?;
        let wanted = match change {
            DraftChange::Rest => HandChange::Rest(rest(loaded, &seats, table.clone(), halt)?),
            simple => of_entries(loaded, simple)?,
        };
        let refused = |error| cannot_change(loaded, error);
        let made = seats.seating.made_by(&wanted).map_err(refused)?;
        let after = seats.seating.apply(&wanted).map_err(refused)?;
        // If these two already sit together, only the colours need a confirmation.
        let stood = |concern: &Concern| match concern {
            Concern::Rematch(pair, _) | Concern::Forbidden(pair) => {
                seats.seating.are_together(*pair)
            }
            _ => false,
        };
        let is_asked = |concern: &Concern| concern.level() >= Level::Confirm && !stood(concern);
        let against = loaded.engine()?.concerns(&table, seats.round, &made);
        let against = against.into_iter().filter(is_asked);
        let against: Vec<Against> = against.map(|one| Against::of(loaded, one)).collect();
        if !against.is_empty() && !confirmed {
            return Err(Refusal::AgainstRules(against).into());
        }
        let moved = seats.changed_to(loaded, &after)?;
        changes.push(moved.clone());
        let changes = seats::stored(&changes)?;
        ctx.write_much(
            actor,
            Action::RunTournament(loaded.tournament.id),
            key,
            |conn| {
                basis.must_stand(conn)?;
                seats::write(conn, draft, &moved)?;
                rows::rounds::set_by_hand(conn, draft.id, Some(&changes))?;
                Ok(Audited {
                    value: (),
                    deed: Deed::DraftChanged(Box::new(DraftChanged {
                        round: draft.number,
                        change,
                        confirmed: confirmed && !against.is_empty(),
                        people: seats::people(loaded, &moved),
                        seats: moved,
                    })),
                })
            },
        )
    })
}

/// Takes back the last change of the draft of `round`.
///
/// # Errors
/// No such draft; there is no change to take back.
pub fn take_back(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    round: u8,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let draft = seats::draft(&loaded, round)?;
        let mut changes = seats::open_changes(draft)?;
        let last = changes.pop().ok_or(Refusal::NothingToUndo)?;
        let seats = seats::back(&last);
        seats::write(conn, draft, &seats)?;
        rows::rounds::set_by_hand(conn, draft.id, Some(&seats::stored(&changes)?))?;
        Ok(Audited {
            value: (),
            deed: Deed::DraftRestored(DraftRestored {
                round: draft.number,
                people: seats::people(&loaded, &seats),
                seats,
            }),
        })
    })
}

/// Pairs the participants without a seat by the rules, as if the existing boards were already fixed.
fn rest(
    loaded: &Loaded,
    seats: &Seats,
    table: Crosstable,
    halt: &Halt,
) -> Result<RoundPairing, AppError> {
    let (seating, round) = (&seats.seating, seats.round);
    if seating.unseated().len() < 2 {
        return Err(Refusal::TooFewPlayers.into());
    }
    let seated = |tpn: Tpn| {
        let pair = seating
            .board_of(tpn)
            .and_then(|board| seating.boards().get(&board));
        match pair {
            Some(pair) if pair.white == tpn => Some(pending(pair.black, Colour::White)),
            Some(pair) => Some(pending(pair.white, Colour::Black)),
            None if seating.bye() == Some(tpn) => Some(RoundEntry::Bye(Bye::PairingAllocated)),
            None => None,
        }
    };
    let table = table.with_round(round, seated).map_err(broken)?;
    let solved = loaded.engine()?.solve(&table, round, halt);
    let solved = solved.map_err(|reason| basis::impossible(&reason, round))?;
    Ok(solved.pairing())
}

fn pending(opponent: Tpn, colour: Colour) -> RoundEntry {
    RoundEntry::Pending { opponent, colour }
}

fn of_entries(loaded: &Loaded, change: DraftChange) -> Result<HandChange, AppError> {
    let tpn = |entry: i32| {
        let row = loaded.entry(entry).ok_or(AppError::NotFound)?;
        Entrant::from(row).tpn.ok_or(AppError::NotFound)
    };
    Ok(match change {
        DraftChange::Swap(one, two) => HandChange::Swap(tpn(one)?, tpn(two)?),
        DraftChange::Colours(one) => HandChange::Colours(tpn(one)?),
        DraftChange::Unseat(one) => HandChange::Unseat(tpn(one)?),
        DraftChange::Seat(white, black) => HandChange::Seat(Pair {
            white: tpn(white)?,
            black: tpn(black)?,
        }),
        DraftChange::Bye(one) => HandChange::Bye(tpn(one)?),
        DraftChange::Rest => HandChange::Rest(RoundPairing::default()),
    })
}

fn cannot_change(loaded: &Loaded, error: ChangeError) -> AppError {
    let name = |tpn| {
        let row = loaded.entry_of(tpn);
        row.map_or_else(String::new, |row| Entrant::from(row).name().to_string())
    };
    match error {
        ChangeError::NotPaired(tpn) => Refusal::NotInDraft { name: name(tpn) },
        ChangeError::NothingToChange(one, two) => Refusal::NothingToSwap {
            names: [name(one), name(two)],
        },
        ChangeError::NoSeat(tpn) => Refusal::NoSeat { name: name(tpn) },
        ChangeError::HasSeat(tpn) => Refusal::HasSeat { name: name(tpn) },
        ChangeError::ByeGiven(tpn) => Refusal::ByeGiven { name: name(tpn) },
    }
    .into()
}
