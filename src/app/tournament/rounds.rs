//! Rounds: a draft first, then its publication. A published round is never paired again.

use crate::{
    app::{Actor, AppError, Audited, Context, Done, Refusal, access::Action},
    event::{Colour, Halt, RoundNumber},
    pairing::dutch::RoundPairing,
    store::{Conn, rows},
};

use super::{
    Loaded,
    basis::{self, Basis, until_written},
    entries, rules,
};

/// The pairing as numbers of entries, for comparison and storage.
#[derive(PartialEq, Eq)]
struct Boards {
    pairs: Vec<(i32, i32)>,
    bye: Option<i32>,
}

impl Boards {
    fn of(loaded: &Loaded, pairing: &RoundPairing) -> Result<Self, AppError> {
        let entry = |tpn| loaded.entry_of(tpn).map(|e| e.id).ok_or(AppError::NotFound);
        let pairs = pairing
            .pairs
            .iter()
            .map(|pair| Ok((entry(pair.white)?, entry(pair.black)?)))
            .collect::<Result<_, AppError>>()?;
        Ok(Self {
            pairs,
            bye: pairing.bye.map(entry).transpose()?,
        })
    }

    fn stored(loaded: &Loaded, round: &rows::rounds::RoundRow) -> Self {
        let pairs = loaded
            .pairings_of(round.id)
            .map(|pairing| (pairing.white_entry_id, pairing.black_entry_id))
            .collect();
        let bye = loaded
            .byes
            .iter()
            .find(|bye| bye.round == round.number && bye.kind == "U")
            .map(|bye| bye.entry_id);
        Self { pairs, bye }
    }
}

fn discard_draft(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    if let Some(draft) = loaded.draft() {
        rows::pairings::delete_of_round(conn, draft.id)?;
        rows::byes::remove_allocated(conn, loaded.tournament.id, draft.number)?;
        rows::rounds::delete(conn, draft.id)?;
    }
    Ok(())
}

/// Pairs the next round as a draft, in place of the last draft. Adjourned and missing results count as draws
/// (C.04.2 art. 3.1). Before round 1 the pairing numbers are given and `initial_colour` is the colour drawn
/// for number 1; without it the one of the settings stands, or the program draws it. Later it is not looked
/// at. The round's number is returned.
///
/// Long work: the pairing is found outside every transaction, until `halt` is due, and written only if the tournament
/// is still what it was paired from. Otherwise it is paired again, a few times.
///
/// # Errors
/// `expected` is not the round to be paired next; no valid pairing; all rounds are played; [`Refusal::Stopped`];
/// [`Refusal::Overtaken`]. Nothing changes then.
pub fn draft(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    expected: u8,
    initial_colour: Option<Colour>,
    halt: &Halt,
) -> Result<Done<u8>, AppError> {
    let mut chosen = initial_colour;
    until_written(halt, || {
        let basis = match Basis::read(ctx, actor, key, slug)? {
            Done::Fresh(basis) => basis,
            Done::Repeated(subject) => return Ok(Done::Repeated(subject)),
        };
        let round = basis.next_round()?;
        if round.get() != expected {
            let (expected, asked) = (i32::from(round.get()), i32::from(expected));
            return Err(Refusal::RoundOutOfOrder { expected, asked }.into());
        }
        let first = (round == RoundNumber::FIRST)
            .then(|| drawn(&basis, &mut chosen))
            .transpose()?;
        let boards = match first {
            Some(colour) => paired(ctx, &basis.before_first_round(colour)?, round, halt)?,
            None => paired(ctx, &basis.snapshot, round, halt)?,
        };
        write_draft(ctx, actor, key, &basis, (round, first), &boards)
    })
}

/// The colour of number 1: chosen now, chosen before, or drawn by the program, once.
fn drawn(basis: &Basis, chosen: &mut Option<Colour>) -> Result<Colour, AppError> {
    let colour = match (*chosen, basis.snapshot.initial_colour()) {
        (Some(colour), _) | (None, Some(colour)) => colour,
        (None, None) if rules::random_u32()? % 2 == 0 => Colour::White,
        (None, None) => Colour::Black,
    };
    *chosen = Some(colour);
    Ok(colour)
}

fn paired(
    ctx: &Context,
    loaded: &Loaded,
    round: RoundNumber,
    halt: &Halt,
) -> Result<Boards, AppError> {
    Boards::of(loaded, &basis::solve(ctx, loaded, round, halt)?.pairing())
}

/// The short transaction at the end of [`draft`]; with the colour of number 1 before round 1.
fn write_draft(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    basis: &Basis,
    (round, first): (RoundNumber, Option<Colour>),
    boards: &Boards,
) -> Result<Done<u8>, AppError> {
    let (loaded, now) = (&basis.snapshot, ctx.clock.now());
    let id = loaded.tournament.id;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        basis.must_stand(conn)?;
        if let Some(colour) = first {
            let code = basis::colour_code(colour);
            rows::tournaments::set_initial_colour(conn, id, Some(code))?;
            rules::accelerate(conn, loaded)?;
            entries::number_all(conn, loaded)?;
        }
        discard_draft(conn, loaded)?;
        let number = i32::from(round.get());
        let row = rows::rounds::insert_draft(conn, id, number, now)?;
        let pairings: Vec<_> = (1..)
            .zip(&boards.pairs)
            .map(|(board, (white, black))| rows::pairings::NewPairing {
                tournament_id: id,
                round_id: row,
                board,
                white_entry_id: *white,
                black_entry_id: *black,
                result: None,
                result_by: None,
                result_at: None,
                version: 1,
            })
            .collect();
        rows::pairings::insert_all(conn, &pairings)?;
        if let Some(entry) = boards.bye {
            rows::byes::set(conn, id, entry, number, "U")?;
        }
        Ok(Audited {
            value: round.get(),
            action: "round.draft",
            subject: format!("round:{number}"),
            before: String::new(),
            after: format!("{} boards", boards.pairs.len()),
        })
    })
}

/// Throws the draft away.
///
/// # Errors
/// There is none.
pub fn discard(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let number = loaded.draft().ok_or(Refusal::NoDraft)?.number;
        discard_draft(conn, &loaded)?;
        Ok(Audited {
            value: (),
            action: "round.discard",
            subject: format!("round:{number}"),
            before: String::new(),
            after: String::new(),
        })
    })
}

/// Publishes the draft. It must still be what the rules give now, and no result may be missing. Long work, as
/// [`draft`]: what the rules give is found outside the transaction.
///
/// # Errors
/// No draft of this number; results are missing; the draft is out of date; [`Refusal::Stopped`];
/// [`Refusal::Overtaken`].
pub fn publish(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    expected: u8,
    halt: &Halt,
) -> Result<Done<u8>, AppError> {
    until_written(halt, || {
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
        let missing = loaded.missing();
        if !missing.is_empty() {
            return Err(Refusal::MissingResults {
                round: draft.number,
                boards: missing,
            }
            .into());
        }
        let round = basis.next_round()?;
        let due = paired(ctx, loaded, round, halt)?;
        if due != Boards::stored(loaded, draft) {
            return Err(Refusal::DraftOutdated {
                round: draft.number,
            }
            .into());
        }
        let (id, now) = (loaded.tournament.id, ctx.clock.now());
        ctx.write(actor, Action::RunTournament(id), key, |conn| {
            basis.must_stand(conn)?;
            rows::rounds::publish(conn, draft.id, now)?;
            if loaded.tournament.state != "running" {
                rows::tournaments::set_state(conn, id, "running")?;
            }
            Ok(Audited {
                value: round.get(),
                action: "round.publish",
                subject: format!("round:{}", draft.number),
                before: String::new(),
                after: format!("{} boards", due.pairs.len()),
            })
        })
    })
}

/// Notes that a published round was printed.
///
/// # Errors
/// The round is not published.
pub fn mark_printed(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    round: u8,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = loaded
            .round(round)
            .filter(|row| row.state == "published")
            .ok_or(Refusal::NotPublished {
                round: i32::from(round),
            })?;
        rows::rounds::set_printed(conn, row.id, now)?;
        Ok(Audited {
            value: (),
            action: "round.print",
            subject: format!("round:{round}"),
            before: String::new(),
            after: String::new(),
        })
    })
}

/// Closes the tournament: its standings are final.
///
/// # Errors
/// Rounds or results are missing, or games are adjourned.
pub fn finish(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let mut boards = loaded.missing();
        boards.extend(loaded.adjourned());
        if !boards.is_empty() {
            boards.sort_unstable();
            return Err(Refusal::GamesOpen { boards }.into());
        }
        if loaded.published() < loaded.planned() {
            let played = i32::from(loaded.published());
            return Err(Refusal::RoundsToPlay { played }.into());
        }
        rows::tournaments::set_state(conn, id, "finished")?;
        Ok(Audited {
            value: (),
            action: "tournament.finish",
            subject: slug.to_owned(),
            before: loaded.tournament.state.clone(),
            after: "finished".to_owned(),
        })
    })
}
