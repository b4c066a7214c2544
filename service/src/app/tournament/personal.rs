//! A participant and their rounds, for their page and for the page of their board.

use chrono::NaiveDateTime;

use crate::{
    app::{Actor, AppError, Context, privacy},
    event::{
        BoardResult, Bye, Colour, Outlet, Points, RoundEntry, RoundNumber, RoundState,
        TournamentState, Tpn,
    },
};

use super::{
    entrant::Entrant,
    knock_out,
    ranked::{bracket_of, is_final},
    snapshot::Snapshot,
    standings::places,
    summary::Summary,
};

/// Colour, opponent and result of a participant in a round.
#[derive(Clone, Debug)]
pub struct PersonalRound {
    /// Number of the round.
    pub round: u8,
    /// Colour; `None` without an opponent.
    pub colour: Option<Colour>,
    /// Opponent; `None` for a bye.
    pub opponent: Option<Entrant>,
    /// Number of the board; `None` without an opponent.
    pub board: Option<u16>,
    /// The bye; `None` if the participant was paired.
    pub bye: Option<Bye>,
    /// The result; `None` while there is none.
    pub result: Option<BoardResult>,
}

/// A participant and their rounds.
#[derive(Clone, Debug)]
pub struct PersonalView {
    /// The tournament.
    pub summary: Summary,
    /// The participant.
    pub entrant: Entrant,
    /// Present points.
    pub points: Points,
    /// Published rounds, newest last.
    pub rounds: Vec<PersonalRound>,
    /// When the newest round was published, in UTC.
    pub published_at: Option<NaiveDateTime>,
    /// Whether all games of the participant are over: the tournament is closed, or the result of their last round is entered.
    pub is_over: bool,
    /// Whether the participant may be under 18, or is not named; then search engines must not keep the page.
    pub is_minor: bool,
    /// Place, from 1; `None` until the standings are final.
    pub place: Option<usize>,
    /// Last round before the withdrawal; `None` without one.
    pub withdrawn_after: Option<i32>,
}

/// Reads a participant's rounds for their board, as everybody may see them, whoever asks.
///
/// # Errors
/// No such tournament or participant.
pub fn personal(ctx: &Context, slug: &str, entry: i32) -> Result<PersonalView, AppError> {
    personal_for(ctx, slug, entry, Outlet::Page)
}

/// Reads a participant's rounds, as they are shown in pages or in files.
///
/// # Errors
/// As [`personal`].
pub fn personal_for(
    ctx: &Context,
    slug: &str,
    entry: i32,
    outlet: Outlet,
) -> Result<PersonalView, AppError> {
    let loaded = ctx.read(|conn| ctx.shown_to_all(conn, slug, outlet))?;
    view(&loaded, entry)
}

/// Reads a participant's rounds, as `actor` may see them.
///
/// # Errors
/// No such tournament or participant.
pub fn participant(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    entry: i32,
) -> Result<PersonalView, AppError> {
    let (loaded, _) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::Page))?;
    view(&loaded, entry)
}

fn view(loaded: &Snapshot, entry: i32) -> Result<PersonalView, AppError> {
    let row = loaded.entry(entry).ok_or(AppError::NotFound)?;
    if loaded.hides(entry) {
        return Err(AppError::NotFound);
    }
    let published = loaded.published();
    let tpn = row
        .tpn
        .and_then(|n| u16::try_from(n).ok())
        .and_then(Tpn::new);
    let mut rounds = Vec::new();
    let mut points = Points::ZERO;
    let mut is_out = false;
    if let Some(tpn) = tpn {
        let table = loaded.crosstable(published, false)?;
        points = table.score_after(tpn, published);
        for round in loaded
            .rounds
            .iter()
            .filter(|round| round.state == RoundState::Published)
        {
            let number = u8::try_from(round.number).unwrap_or(u8::MAX);
            let cell = RoundNumber::new(number).and_then(|n| table.entry(tpn, n));
            if let Some(RoundEntry::Bye(bye)) = cell
                && knock_out::is_out(loaded, number, bye)
            {
                // With two lives, a player without a game may only be waiting for the next round.
                is_out = bracket_of(loaded, &table).is_none_or(|b| b.out_since(tpn).is_some());
                continue;
            }
            let pairing = loaded
                .pairings_of(round.id)
                .find(|p| p.white_entry_id == entry || p.black_entry_id == entry);
            rounds.push(PersonalRound {
                round: number,
                colour: cell.and_then(RoundEntry::colour),
                opponent: cell
                    .and_then(RoundEntry::opponent)
                    .and_then(|opponent| loaded.entry_of(opponent))
                    .map(Entrant::from),
                board: pairing.and_then(|p| u16::try_from(p.board).ok()),
                bye: match cell {
                    Some(RoundEntry::Bye(bye)) => Some(bye),
                    _ => None,
                },
                result: pairing.and_then(|p| p.result),
            });
        }
    }
    let closed = loaded.tournament.state == TournamentState::Finished;
    let is_settled = |round: &PersonalRound| {
        let open = matches!(round.result, None | Some(BoardResult::Adjourned));
        round.opponent.is_none() || !open
    };
    let last = match loaded.course.has_rounds_together() {
        true => rounds.iter().all(is_settled),
        false => rounds.last().is_some_and(is_settled),
    };
    let is_final = published > 0 && is_final(loaded, published);
    let place = match is_final {
        true => places(loaded, published)?.get(&entry).copied(),
        false => None,
    };
    Ok(PersonalView {
        is_over: closed || is_out || (published >= loaded.planned() && last),
        is_minor: privacy::may_be_minor(row, loaded.tournament.start_date)
            || row.person.name.withheld_number().is_some(),
        place,
        withdrawn_after: row.withdrawn_after,
        summary: Summary::of(loaded)?,
        entrant: Entrant::from(row),
        points,
        rounds,
        published_at: loaded.round(published).and_then(|round| round.published_at),
    })
}
