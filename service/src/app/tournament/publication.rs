//! Publishing a draft, and turning a round back into a draft as long as nothing happened in it.

use std::ops::RangeInclusive;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::{self, RoundTakenBack},
    },
    event::{Halt, RoundState, TournamentState, Tpn},
    pairing::{HandMade, RoundPairing, Seating, order_boards},
    store::{
        Conn,
        rows::{self, rounds::RoundRow},
    },
};

use super::{
    Loaded,
    basis::{Basis, until_written},
    by_hand::{self, Seats},
    confirmation::{self, Confirmation},
    conflicts, draft_basis, knock_out, rounds,
};

/// Publishes a draft made by the rules: like [`publish_by_hand`] without a reason.
///
/// # Errors
/// As [`publish_by_hand`].
pub fn publish(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    expected: u8,
) -> Result<Done<u8>, AppError> {
    publish_by_hand(ctx, actor, key, slug, expected, "")
}

/// Publishes the draft of round `expected`, if no result is missing. A draft made by the rules must still be what they give now;
/// the same basis gives the same pairing, so nothing is paired here. A draft that was changed by hand and differs from the rules
/// needs a `reason` (1–200 characters); its boards are ordered by C.04.2 art. 3.6.
///
/// # Errors
/// No draft of this round; results are missing; what the draft was made from has changed; [`Refusal::WithoutSeat`]; field
/// `reason` if it is missing; [`Refusal::Overtaken`].
pub fn publish_by_hand(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    expected: u8,
    reason: &str,
) -> Result<Done<u8>, AppError> {
    until_written(&Halt::never(), || {
        let basis = match Basis::read(ctx, actor, key, slug)? {
            Done::Fresh(basis) => basis,
            Done::Repeated(subject) => return Ok(Done::Repeated(subject)),
        };
        let loaded = &basis.snapshot;
        let draft = loaded.draft().ok_or(Refusal::NoDraft)?;
        if draft.number != i32::from(expected) {
            let (expected, asked) = (draft.number, i32::from(expected));
            return Err(Refusal::RoundOutOfOrder { expected, asked }.into());
        }
        let together = loaded.course.together(expected);
        let mut missing = loaded.missing();
        missing.retain(|(round, _)| !together.contains(round));
        if !missing.is_empty() {
            return Err(Refusal::MissingResults {
                round: draft.number,
                boards: missing,
            }
            .into());
        }
        knock_out::require_decided(loaded)?;
        let round = basis.next_round()?;
        let by_hand = by_hand_to_publish(ctx, loaded, draft, reason)?;
        let changed = draft_basis::changed(loaded)?;
        if !changed.is_empty() {
            let round = draft.number;
            return Err(Refusal::DraftOutdated { round, changed }.into());
        }
        // A schedule is published as a whole, and so is a match of two games.
        let drafts = loaded.rounds.iter();
        let drafts: Vec<&RoundRow> = drafts
            .filter(|row| row.state == RoundState::Draft)
            .filter(|row| is_among(row, &together))
            .collect();
        let boards = drafts.iter();
        let boards = boards.map(|row| loaded.pairings_of(row.id).count()).sum();
        let (id, now) = (loaded.tournament.id, ctx.clock.now());
        ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
            basis.must_stand(conn)?;
            conflicts::none_open(conn, loaded)?;
            if let Some(by_hand) = &by_hand {
                by_hand.write(conn, draft)?;
            }
            for row in &drafts {
                rows::rounds::publish(conn, row.id, now)?;
            }
            if loaded.tournament.state != TournamentState::Running {
                rows::tournaments::set_state(conn, id, TournamentState::Running)?;
            }
            let reason = by_hand.as_ref().and_then(|by_hand| by_hand.reason.clone());
            Ok(Audited {
                value: round.get(),
                deed: Deed::RoundPublished(deed::RoundPublished {
                    round: draft.number,
                    boards,
                    by_hand: reason.unwrap_or_default(),
                }),
            })
        })
    })
}

/// The publication of a draft that was changed by hand.
struct ByHand {
    /// Reason for differing from the rules; `None` if it does not differ.
    reason: Option<String>,
    /// Its boards in their final order, if that is a different order.
    ordered: Option<deed::SeatsChanged>,
}

impl ByHand {
    fn write(&self, conn: &mut Conn, draft: &RoundRow) -> Result<(), AppError> {
        if let Some(seats) = &self.ordered {
            by_hand::write(conn, draft, seats)?;
        }
        if let Some(reason) = &self.reason {
            rows::rounds::set_by_hand_reason(conn, draft.id, Some(reason))?;
        } else {
            rows::rounds::set_by_hand_reason(conn, draft.id, None)?;
        }
        rows::rounds::set_by_hand(conn, draft.id, None)?;
        Ok(())
    }
}

/// What to store when a draft changed by hand is published; `None` for a draft made by the rules.
fn by_hand_to_publish(
    ctx: &Context,
    loaded: &Loaded,
    draft: &RoundRow,
    reason: &str,
) -> Result<Option<ByHand>, AppError> {
    if draft.by_hand.is_none() {
        return Ok(None);
    }
    let seats = Seats::of(loaded, draft)?;
    by_hand::require_whole(loaded, &seats)?;
    let judged: HandMade = by_hand::judged(ctx, loaded, &seats, &Halt::never())?;
    let reason = match judged.level() {
        None => None,
        // The reason was given when the manual phase ended.
        Some(_) => Some(match &draft.by_hand_reason {
            Some(given) if reason.trim().is_empty() => given.clone(),
            _ => confirmation::reason(reason)?,
        }),
    };
    let table = loaded.crosstable(loaded.published(), true)?;
    let RoundPairing { pairs, bye } = seats.seating.pairing();
    let mut boards: Vec<(Tpn, Tpn)> = pairs.iter().map(|pair| (pair.white, pair.black)).collect();
    order_boards(&table, seats.round, &mut boards);
    let (all, bye_of) = (boards.iter().flat_map(|(w, b)| [*w, *b]), bye);
    let numbered = (1..).zip(&boards).map(|(board, (white, black))| {
        let (white, black) = (*white, *black);
        (board, crate::pairing::Pair { white, black })
    });
    let ordered = Seating::new(all.chain(bye_of), numbered, bye);
    let ordered = seats.changed_to(loaded, &ordered)?;
    Ok(Some(ByHand {
        reason,
        ordered: (!ordered.boards.is_empty()).then_some(ordered),
    }))
}

/// Checks whether [`take_back`] is possible, for the page that asks.
///
/// # Errors
/// As [`take_back`], except for its confirmations.
pub fn may_take_back(ctx: &Context, actor: &Actor, slug: &str, round: u8) -> Result<(), AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        access::require(conn, actor, Action::RunTournament(loaded.tournament.id))?;
        may_be_taken_back(conn, &loaded, round).map(|_| ())
    })
}

/// Turns the last published round back into a draft, as long as it has no result, move or incident. Needs a `reason` (1–200
/// characters) and a second confirmation. Boards and bye stay.
///
/// # Errors
/// Not the last published round; the next round is drafted; [`Refusal::RoundBegun`] with the boards on which something happened;
/// field `reason` if it is missing; [`Refusal::AskedTwice`] until `sure` is set.
pub fn take_back(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    round: u8,
    why: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let taken = may_be_taken_back(conn, &loaded, round)?;
        let reason = confirmation::reason(&why.reason)?;
        if !why.sure {
            return Err(Refusal::AskedTwice.into());
        }
        back_to_draft(conn, &loaded, &taken)?;
        Ok(Audited {
            value: (),
            deed: Deed::RoundTakenBack(RoundTakenBack {
                round: round.into(),
                reason,
            }),
        })
    })
}

/// Undoes the last published round, in which nothing happened yet, together with its draft: it must be paired again.
///
/// # Errors
/// As [`take_back`], except for its confirmations.
pub(super) fn unmake(conn: &mut Conn, loaded: &Loaded, round: i32) -> Result<(), AppError> {
    let number = u8::try_from(round).map_err(|_| AppError::NotFound)?;
    let taken = may_be_taken_back(conn, loaded, number)?;
    back_to_draft(conn, loaded, &taken)?;
    let drafted = Loaded::by_id(conn, loaded.tournament.id)?;
    rounds::discard_draft(conn, &drafted)
}

fn back_to_draft(conn: &mut Conn, loaded: &Loaded, taken: &[&RoundRow]) -> Result<(), AppError> {
    // The newest first, so that a published round never follows a draft.
    for row in taken.iter().rev() {
        rows::rounds::take_back(conn, row.id)?;
        for pairing in loaded.pairings_of(row.id) {
            rows::empty_seats::forget(conn, pairing.id)?;
            rows::seats::forget(conn, pairing.id)?;
        }
    }
    if taken.iter().any(|row| row.number == 1) {
        let id = loaded.tournament.id;
        rows::tournaments::set_state(conn, id, TournamentState::Registration)?;
    }
    Ok(())
}

/// The rounds that [`take_back`] would turn into drafts: usually one; in a schedule all, in a match of two games both, named by
/// the first.
pub(super) fn may_be_taken_back<'a>(
    conn: &mut Conn,
    loaded: &'a Loaded,
    round: u8,
) -> Result<Vec<&'a RoundRow>, AppError> {
    let row = loaded
        .round(round)
        .filter(|row| row.state == RoundState::Published)
        .ok_or(Refusal::NotPublished {
            round: i32::from(round),
        })?;
    let together = loaded.course.together(loaded.published());
    let last = *together.start();
    if round != last || loaded.draft().is_some() {
        let (expected, asked) = (i32::from(last), i32::from(round));
        return Err(if round == last {
            Refusal::NextDrafted { round: asked }.into()
        } else {
            Refusal::RoundOutOfOrder { expected, asked }.into()
        });
    }
    let rounds = loaded.rounds.iter();
    let taken: Vec<&RoundRow> = rounds
        .filter(|one| one.number >= row.number && is_among(one, &together))
        .collect();
    for row in &taken {
        let boards = begun(conn, loaded, row)?;
        if !boards.is_empty() {
            let round = row.number;
            return Err(Refusal::RoundBegun { round, boards }.into());
        }
    }
    Ok(taken)
}

/// Whether a round is one of those that are made together.
fn is_among(row: &RoundRow, together: &RangeInclusive<u8>) -> bool {
    u8::try_from(row.number).is_ok_and(|number| together.contains(&number))
}

/// The boards of a round on which something happened.
fn begun(conn: &mut Conn, loaded: &Loaded, round: &RoundRow) -> Result<Vec<i32>, AppError> {
    let mut begun = Vec::new();
    for pairing in loaded.pairings_of(round.id) {
        let happened = pairing.result.is_some()
            || rows::games::of_pairing(conn, pairing.id)?.is_some()
            || !rows::incidents::of_pairing(conn, pairing.id)?.is_empty();
        if happened {
            begun.push(pairing.board);
        }
    }
    Ok(begun)
}
