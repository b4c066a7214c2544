//! One participant and their rounds, for their page and for that of their board.

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

/// Colour, opponent and result of one participant in one round.
#[derive(Clone, Debug)]
pub struct PersonalRound {
    /// Number of the round.
    pub round: u8,
    /// Colour, when paired.
    pub colour: Option<Colour>,
    /// Opponent, when paired.
    pub opponent: Option<Entrant>,
    /// Board, when paired.
    pub board: Option<u16>,
    /// The bye, when not paired.
    pub bye: Option<Bye>,
    /// The result, when known.
    pub result: Option<BoardResult>,
}

/// A participant and their rounds.
#[derive(Clone, Debug)]
pub struct PersonalView {
    /// The tournament.
    pub summary: Summary,
    /// The participant.
    pub entrant: Entrant,
    /// Points now.
    pub points: Points,
    /// Published rounds, the newest last.
    pub rounds: Vec<PersonalRound>,
    /// When the newest round was published, UTC.
    pub published_at: Option<NaiveDateTime>,
    /// Whether all their games are over: the tournament is closed, or their result of the last round is there.
    pub is_over: bool,
    /// Whether they may be below 18, or are not named: no search engine is to keep the page.
    pub is_minor: bool,
    /// Their place, from 1, once the standings are final.
    pub place: Option<usize>,
    /// The last round before they withdrew; `None` while they play.
    pub withdrawn_after: Option<i32>,
}

/// One participant's rounds as everybody may see them, whoever asks: for their board.
///
/// # Errors
/// No such tournament or participant.
pub fn personal(ctx: &Context, slug: &str, entry: i32) -> Result<PersonalView, AppError> {
    personal_for(ctx, slug, entry, Outlet::Page)
}

/// Somebody's rounds as they go out in pages or in files.
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

/// Somebody's rounds as `actor` may see them.
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
                // Of two lives nobody waits for a round because they are out.
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
