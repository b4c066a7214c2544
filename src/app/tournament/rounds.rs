//! Rounds: a draft first, then its publication. A published round is never paired again.

use crate::{
    app::{Actor, AppError, Audited, Context, Done, Refusal, access::Action},
    event::{Colour, Crosstable, RoundNumber},
    pairing::dutch::{self, Edition, RoundPairing},
    store::{Conn, rows},
};

use super::{Loaded, entries, rules};

/// What can be paired next.
fn next_round(loaded: &Loaded) -> Result<RoundNumber, AppError> {
    let published = loaded.published();
    if published >= loaded.planned() {
        return Err(Refusal::AllRoundsPlayed.into());
    }
    RoundNumber::new(published + 1).ok_or_else(|| Refusal::AllRoundsPlayed.into())
}

fn solve(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
) -> Result<RoundPairing, AppError> {
    let free = table
        .participants()
        .iter()
        .filter(|p| p.entries.get(round.index()).is_none())
        .count();
    if free < 2 {
        return Err(Refusal::TooFewPlayers.into());
    }
    dutch::pair(table, round, edition).map_err(|_| {
        Refusal::NoPairing {
            round: i32::from(round.get()),
        }
        .into()
    })
}

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
/// # Errors
/// `expected` is not the round to be paired next; no valid pairing; all rounds are played. Nothing changes then.
pub fn draft(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    expected: u8,
    initial_colour: Option<Colour>,
) -> Result<Done<u8>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let mut loaded = Loaded::by_id(conn, id)?;
        let round = next_round(&loaded)?;
        if round.get() != expected {
            let (expected, asked) = (i32::from(round.get()), i32::from(expected));
            return Err(Refusal::RoundOutOfOrder { expected, asked }.into());
        }
        if round == RoundNumber::FIRST {
            // Chosen now, chosen before, or drawn by the program.
            let drawn = match (initial_colour, loaded.initial_colour()) {
                (Some(colour), _) | (None, Some(colour)) => colour,
                (None, None) if rules::random_u32()? % 2 == 0 => Colour::White,
                (None, None) => Colour::Black,
            };
            let code = match drawn {
                Colour::White => "white",
                Colour::Black => "black",
            };
            rows::tournaments::set_initial_colour(conn, id, Some(code))?;
            rules::accelerate(conn, &loaded)?;
            entries::number_all(conn, &loaded)?;
        }
        discard_draft(conn, &loaded)?;
        loaded = Loaded::by_id(conn, id)?;
        let table = loaded.crosstable(loaded.published(), true)?;
        let pairing = solve(&table, round, loaded.pairing_edition())?;
        let boards = Boards::of(&loaded, &pairing)?;
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

/// Publishes the draft. It must still be what the rules give now, and no result may be missing.
///
/// # Errors
/// No draft of this number; results are missing; the draft is out of date.
pub fn publish(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    expected: u8,
) -> Result<Done<u8>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
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
        let round = next_round(&loaded)?;
        let table = loaded.crosstable(loaded.published(), true)?;
        let now_due = Boards::of(&loaded, &solve(&table, round, loaded.pairing_edition())?)?;
        if now_due != Boards::stored(&loaded, draft) {
            return Err(Refusal::DraftOutdated {
                round: draft.number,
            }
            .into());
        }
        rows::rounds::publish(conn, draft.id, now)?;
        if loaded.tournament.state != "running" {
            rows::tournaments::set_state(conn, id, "running")?;
        }
        Ok(Audited {
            value: round.get(),
            action: "round.publish",
            subject: format!("round:{}", draft.number),
            before: String::new(),
            after: format!("{} boards", now_due.pairs.len()),
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
