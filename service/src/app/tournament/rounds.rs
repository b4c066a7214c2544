//! Rounds as drafts: pairing, comparing and discarding them. [`publication`](super::publication) follows.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::{self, RoundNumbered},
    },
    event::{Colour, Halt, RoundNumber, RoundState},
    store::{Conn, rows},
};

use super::{
    Loaded,
    basis::{Basis, until_written},
    check_in, draft_basis,
    first_colour::{FirstGiven, InitialColour},
    knock_out, numbering, ready_to_pair,
    round_boards::{Boards, write_round},
    round_robin, virtual_points,
};

pub(super) fn discard_draft(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    discard_behind(conn, loaded, 0)
}

/// Discards the drafts after a round.
pub(super) fn discard_behind(conn: &mut Conn, loaded: &Loaded, round: i32) -> Result<(), AppError> {
    let drafts = loaded.rounds.iter().filter(|row| row.number > round);
    for draft in drafts.filter(|round| round.state == RoundState::Draft) {
        rows::pairings::delete_of_round(conn, draft.id)?;
        if loaded.teams.is_some() {
            rows::team_matches::delete_of_round(conn, draft.id)?;
        }
        rows::byes::remove_allocated(conn, loaded.tournament.id, draft.number)?;
        for entry in loaded.second_byes(draft.number) {
            rows::byes::remove(conn, entry, draft.number)?;
        }
        rows::rounds::delete(conn, draft.id)?;
    }
    Ok(())
}

/// Pairs the next round as a draft, which replaces an earlier draft. Adjourned and missing results count as draws (C.04.2 art.
/// 3.1). Before round 1, pairing numbers are given, and `initial_colour` is the colour drawn for number 1; without it the colour
/// in the settings counts, or the program draws it. In later rounds it is ignored. Returns the number of the round.
///
/// Takes long: the pairing is computed outside every transaction, until `halt` is due. It is stored only if the tournament has
/// not changed since; otherwise it is computed again, a few times at most.
///
/// # Errors
/// Nothing is changed if one of these occurs: participants who were not seen would be paired ([`ready_to_pair`] asks about them);
/// nobody was checked in before round 1, and no arbiter said why ([`check_in`] asks); `expected` is not the next round to be
/// paired; no valid pairing exists; all rounds are played; [`Refusal::Stopped`]; [`Refusal::Overtaken`].
pub fn draft(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    expected: u8,
    initial_colour: Option<Colour>,
    halt: &Halt,
) -> Result<Done<u8>, AppError> {
    if expected == 1 {
        check_in::require_used(ctx, slug)?;
    }
    let first = FirstGiven {
        colour: initial_colour,
        lot: None,
    };
    draft_with(ctx, actor, key, slug, expected, first, halt)
}

/// Like [`draft`], also with a number drawn before.
pub(in crate::app) fn draft_with(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    expected: u8,
    given: FirstGiven,
    halt: &Halt,
) -> Result<Done<u8>, AppError> {
    let mut drawn = given.lot;
    until_written(halt, || {
        let basis = match Basis::read(ctx, actor, key, slug)? {
            Done::Fresh(basis) => basis,
            Done::Repeated(subject) => return Ok(Done::Repeated(subject)),
        };
        let round = basis.due(expected)?;
        ready_to_pair::require(&basis.snapshot)?;
        // In a schedule colours come from the table, so nothing is drawn.
        let chosen = match basis.snapshot.course.is_schedule() {
            true => Some(Colour::White),
            false => given.colour,
        };
        let first = (round == RoundNumber::FIRST)
            .then(|| InitialColour::given(&basis.snapshot, chosen, &mut drawn, ctx.chance))
            .transpose()?;
        let numbered = first
            .as_ref()
            .map(|first| basis.before_first_round(first.colour))
            .transpose()?;
        let loaded = numbered.as_ref().unwrap_or(&basis.snapshot);
        let mut rounds: Vec<(RoundNumber, Option<Boards>)> = Vec::new();
        for number in round_robin::rounds_from(loaded, round) {
            let first = rounds.last().and_then(|(_, boards)| boards.as_ref());
            let boards = match first.filter(|_| loaded.course.is_of_matches()) {
                Some(first) => first.second_games(loaded.is_knock_out()),
                None => Boards::due(ctx, loaded, number, halt)?,
            };
            rounds.push((number, Some(boards)));
        }
        let prepared = Prepared {
            round,
            first,
            planned: loaded.planned(),
            rounds,
            made_from: draft_basis::of(loaded)?,
        };
        // A round found in the cache is there at once, even if somebody stopped the job.
        if halt.is_due() {
            return Err(Refusal::Stopped.into());
        }
        write_draft(ctx, actor, key, &basis, &prepared)
    })
}

/// Begins the next round as a draft without boards, which replaces an earlier draft. If the rules give no pairing, the arbiter
/// makes it by hand (C.04.3 art. 1.9).
///
/// # Errors
/// As [`draft`], except that no valid pairing need exist.
pub fn draft_by_hand(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    expected: u8,
) -> Result<Done<u8>, AppError> {
    draft_by_hand_with(ctx, actor, key, slug, expected, FirstGiven::default())
}

/// Like [`draft_by_hand`], also with a colour of number 1 that was chosen or drawn before.
pub(in crate::app) fn draft_by_hand_with(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    expected: u8,
    given: FirstGiven,
) -> Result<Done<u8>, AppError> {
    let mut drawn = given.lot;
    until_written(&Halt::never(), || {
        let basis = match Basis::read(ctx, actor, key, slug)? {
            Done::Fresh(basis) => basis,
            Done::Repeated(subject) => return Ok(Done::Repeated(subject)),
        };
        let round = basis.due(expected)?;
        if basis.snapshot.course.is_schedule() {
            return Err(Refusal::ScheduleByHand.into());
        }
        knock_out::not_by_hand(&basis.snapshot)?;
        basis.snapshot.must_be_of_players()?;
        ready_to_pair::require(&basis.snapshot)?;
        let first = (round == RoundNumber::FIRST)
            .then(|| InitialColour::given(&basis.snapshot, given.colour, &mut drawn, ctx.chance))
            .transpose()?;
        let numbered = first
            .as_ref()
            .map(|first| basis.before_first_round(first.colour))
            .transpose()?;
        let loaded = numbered.as_ref().unwrap_or(&basis.snapshot);
        let prepared = Prepared {
            round,
            first,
            planned: loaded.planned(),
            rounds: vec![(round, None)],
            made_from: draft_basis::of(loaded)?,
        };
        write_draft(ctx, actor, key, &basis, &prepared)
    })
}

/// A paired round that is ready to be stored.
struct Prepared {
    round: RoundNumber,
    /// The colour of number 1; only before round 1.
    first: Option<InitialColour>,
    /// Number of planned rounds.
    planned: u8,
    /// The round, and those made together with it. `None` if the arbiter makes the boards by hand.
    rounds: Vec<(RoundNumber, Option<Boards>)>,
    /// The basis of the draft, for [`draft_basis`].
    made_from: String,
}

/// The short transaction that ends [`draft`].
fn write_draft(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    basis: &Basis,
    prepared: &Prepared,
) -> Result<Done<u8>, AppError> {
    let (loaded, now) = (&basis.snapshot, ctx.clock.now());
    let Prepared { round, rounds, .. } = prepared;
    let id = loaded.tournament.id;
    ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
        basis.must_stand(conn)?;
        if let Some(first) = &prepared.first {
            if first.is_new {
                first.store(conn, id)?;
            }
            virtual_points::give(conn, loaded)?;
            numbering::number_all(conn, loaded)?;
        }
        discard_draft(conn, loaded)?;
        if prepared.planned != loaded.planned() {
            rows::tournaments::set_rounds_planned(conn, id, prepared.planned.into())?;
        }
        for (number, boards) in rounds {
            write_round(
                conn,
                loaded,
                i32::from(number.get()),
                boards.as_ref(),
                (now, &prepared.made_from),
            )?;
        }
        let drafted = deed::RoundDrafted {
            round: round.get().into(),
            boards: rounds
                .iter()
                .flat_map(|(_, boards)| boards)
                .map(|boards| boards.pairs.len())
                .sum(),
            first: prepared.first.as_ref().and_then(InitialColour::deed),
        };
        let is_by_hand = rounds.iter().any(|(_, boards)| boards.is_none());
        Ok(Audited {
            value: round.get(),
            deed: if is_by_hand {
                Deed::DraftedByHand(drafted)
            } else {
                Deed::RoundDrafted(drafted)
            },
        })
    })
}

/// How the draft differs from what the rules give now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Number of boards in the draft.
    pub boards: usize,
    /// Number of these boards that would now have other players or colours.
    pub differing: usize,
    /// Whether the bye would now belong to somebody else, or to nobody.
    pub bye: bool,
}

/// The comparison of a draft with what the rules give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Version of the tournament for which it was made.
    pub version: i32,
    /// The differences; `None` if no pairing is possible.
    pub difference: Option<Difference>,
}

/// Compares the draft with what the rules give now. It computes a pairing, outside every transaction, until `halt` is due.
///
/// # Errors
/// [`Refusal::NoDraft`]; the actor is not an arbiter of the tournament; [`Refusal::Stopped`].
pub fn difference(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    halt: &Halt,
) -> Result<Compared, AppError> {
    let Done::Fresh(basis) = Basis::read(ctx, actor, None, slug)? else {
        return Err(Refusal::NoDraft.into());
    };
    let loaded = &basis.snapshot;
    let version = loaded.version();
    let draft = loaded.draft().ok_or(Refusal::NoDraft)?;
    let now = match Boards::due(ctx, loaded, basis.next_round()?, halt) {
        Ok(found) => found,
        Err(AppError::Refused(Refusal::Stopped)) => return Err(Refusal::Stopped.into()),
        Err(AppError::Refused(_)) => {
            return Ok(Compared {
                version,
                difference: None,
            });
        }
        Err(error) => return Err(error),
    };
    let then = Boards::stored(loaded, draft);
    let pairs = then.pairs.iter().enumerate();
    let differing = pairs
        .filter(|(board, pair)| now.pairs.get(*board) != Some(*pair))
        .count();
    let difference = Difference {
        boards: then.pairs.len(),
        differing,
        bye: sorted(then.byes) != sorted(now.byes),
    };
    Ok(Compared {
        version,
        difference: Some(difference),
    })
}

fn sorted(mut entries: Vec<i32>) -> Vec<i32> {
    entries.sort_unstable();
    entries
}

/// Discards the draft.
///
/// # Errors
/// [`Refusal::NoDraft`]; the actor is not an arbiter of the tournament.
pub fn discard(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let number = loaded.draft().ok_or(Refusal::NoDraft)?.number;
        discard_draft(conn, &loaded)?;
        Ok(Audited {
            value: (),
            deed: Deed::RoundDiscarded(RoundNumbered { round: number }),
        })
    })
}

/// Records that a published round was printed.
///
/// # Errors
/// [`Refusal::NotPublished`]; the actor is not an arbiter of the tournament.
pub fn mark_printed(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    round: u8,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = loaded
            .round(round)
            .filter(|row| row.state == RoundState::Published)
            .ok_or(Refusal::NotPublished {
                round: i32::from(round),
            })?;
        rows::rounds::set_printed(conn, row.id, now)?;
        Ok(Audited {
            value: (),
            deed: Deed::RoundPrinted(RoundNumbered {
                round: i32::from(round),
            }),
        })
    })
}
