//! The boards of a round, as the pages show them. They never show a claim or a flag.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDateTime;

use crate::{
    app::{Actor, AppError, Context, access::TournamentRole},
    event::{
        BoardResult, Bye, ByeNames, Crosstable, Outlet, Points, RoundEntry, RoundNumber,
        RoundState, Tpn,
    },
    store::rows::{self, entries::EntryRow, pairings::PairingRow, rounds::RoundRow},
};

use super::{
    Loaded,
    draft_basis::{self, Part},
    entrant::Entrant,
    knock_out,
    meeting_days::{self, PlayedOn},
    reason::ResultReason,
    summary::Summary,
    teams::{
        round_matches::{self, MatchLine},
        team_name::TeamName,
    },
};

/// A board of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardLine {
    /// Number of the pairing.
    pub pairing: i32,
    /// Number of the board, from 1.
    pub board: u16,
    /// Player with White.
    pub white: Entrant,
    /// White's points before the round.
    pub white_points: Points,
    /// Player with Black.
    pub black: Entrant,
    /// Black's points before the round.
    pub black_points: Points,
    /// The result; `None` while there is none.
    pub result: Option<BoardResult>,
    /// Name of the person who entered it.
    pub by: Option<String>,
    /// When it was entered, in UTC.
    pub at: Option<NaiveDateTime>,
    /// Cause and article, if a decision of the arbiter made the result.
    pub reason: Option<ResultReason>,
    /// Row version.
    pub version: i32,
    /// Its place in the round, from 1.
    pub place: usize,
    /// Day and hour of the game, if it is not played with the round.
    pub on: Option<PlayedOn>,
}

/// A participant without an opponent in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeLine {
    /// The participant.
    pub entrant: Entrant,
    /// The kind of bye.
    pub bye: Bye,
    /// Points that the bye is worth.
    pub worth: Points,
    /// Points before the round.
    pub points: Points,
    /// Whether the only reason is a withdrawal or a late entry.
    pub absent: bool,
    /// The names that the event gives to byes.
    pub names: ByeNames,
}

/// A round of a tournament.
#[derive(Clone, Debug)]
pub struct RoundView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Number of the round; 0 before the first is published.
    pub round: u8,
    /// Whether it is a draft.
    pub is_draft: bool,
    /// When it was published, in UTC.
    pub published_at: Option<NaiveDateTime>,
    /// When it was printed, in UTC.
    pub printed_at: Option<NaiveDateTime>,
    /// Numbers of all boards, in order.
    pub numbers: Vec<u16>,
    /// Numbers of the boards without a result.
    pub missing: Vec<u16>,
    /// Boards in order; in [`live_rows`](super::live_rows) only those that were asked for.
    pub boards: Vec<BoardLine>,
    /// Participants without an opponent, except those who withdrew.
    pub byes: Vec<ByeLine>,
    /// Boards without a result in earlier published rounds: round and board.
    pub missing_before: Vec<(u8, i32)>,
    /// Number of the draft, if there is one.
    pub draft: Option<u8>,
    /// What changed since the draft was made, for arbiters; empty if the draft is up to date.
    pub draft_changed: Vec<Part>,
    /// Number of participants marked as present.
    pub present: usize,
    /// Whether an arbiter is changing the draft by hand.
    pub by_hand: bool,
    /// Why the published round differs from what the rules gave.
    pub by_hand_reason: Option<String>,
    /// The matches of a team event, with their game points so far.
    pub matches: Vec<MatchLine>,
    /// Teams without a match in a team event, each with its bye.
    pub team_byes: Vec<(TeamName, Bye)>,
}

/// A round; `None` means the newest published one. Drafts are for the tournament's arbiters only.
///
/// # Errors
/// Not found: no such tournament, or a round that this reader may not see.
pub fn round(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: Option<u8>,
) -> Result<RoundView, AppError> {
    round_for(ctx, actor, slug, number, Outlet::Page)
}

/// A round as it is shown in pages or in files.
///
/// # Errors
/// As [`round`].
pub fn round_for(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: Option<u8>,
    outlet: Outlet,
) -> Result<RoundView, AppError> {
    ctx.read(|conn| {
        let (loaded, role) = ctx.shown_to(conn, actor, slug, outlet)?;
        view(&loaded, role, number)
    })
}

/// The error for somebody who is not an arbiter of the tournament and wants to write on a board. It is "not found" if they may
/// not know about the board.
///
/// # Errors
/// Not found: no such tournament or round, or a round that this reader may not see. Otherwise forbidden, or sign-in needed.
pub(super) fn refuse(ctx: &Context, actor: &Actor, tournament: i32, round: u8) -> AppError {
    let rounds = ctx.ask(|conn| Ok(rows::rounds::of_tournament(conn, tournament)?));
    let rounds = match rounds {
        Ok(rounds) => rounds,
        Err(error) => return error,
    };
    let mut rounds = rounds.iter();
    match rounds.find(|row| row.number == i32::from(round)) {
        Some(row) if row.state == RoundState::Published && actor.user.is_some() => {
            AppError::Forbidden
        }
        Some(row) if row.state == RoundState::Published => AppError::SignInNeeded,
        _ => AppError::NotFound,
    }
}

pub(crate) fn view(
    loaded: &Loaded,
    role: Option<TournamentRole>,
    number: Option<u8>,
) -> Result<RoundView, AppError> {
    let published = loaded.published();
    let number = number.unwrap_or(loaded.course.current());
    let row = loaded.round(number);
    let is_draft = row.is_some_and(|round| round.state == RoundState::Draft);
    if (number != 0 && row.is_none()) || (is_draft && role.is_none()) {
        return Err(AppError::NotFound);
    }
    let before = number.saturating_sub(1).min(published);
    let people: HashMap<i32, &EntryRow> = loaded.entries.iter().map(|e| (e.id, e)).collect();
    let table = loaded.crosstable(if is_draft { published } else { number }, is_draft)?;
    let points = |entry: &EntryRow| {
        let tpn = entry
            .tpn
            .and_then(|n| u16::try_from(n).ok())
            .and_then(Tpn::new);
        tpn.map_or(Points::ZERO, |tpn| table.score_after(tpn, before))
    };
    let mut boards = Vec::new();
    let days = row.map(|row| meeting_days::of_boards(loaded, row));
    let days = days.unwrap_or_default();
    let mut paired = HashSet::new();
    let pairings = row.into_iter().flat_map(|row| loaded.pairings_of(row.id));
    for (index, pairing) in pairings.enumerate() {
        let (Some(white), Some(black)) = (
            people.get(&pairing.white_entry_id),
            people.get(&pairing.black_entry_id),
        ) else {
            continue;
        };
        paired.extend([white.id, black.id]);
        boards.push(BoardLine {
            on: days.get(&pairing.board).copied(),
            ..line(
                pairing,
                index + 1,
                (white, points(white)),
                (black, points(black)),
            )
        });
    }
    // In a team event a reserve has no board, and byes belong to teams.
    let byes = match loaded.teams {
        None => byes_of(loaded, number, &table, &paired, points),
        Some(_) => Vec::new(),
    };
    Ok(RoundView {
        boards,
        byes,
        ..frame(loaded, role, number)?
    })
}

/// A board with its players and their points before the round; `place` is its place in the round, from 1.
pub(super) fn line(
    pairing: &PairingRow,
    place: usize,
    (white, white_points): (&EntryRow, Points),
    (black, black_points): (&EntryRow, Points),
) -> BoardLine {
    BoardLine {
        pairing: pairing.id,
        board: board_of(pairing),
        white: Entrant::from(white),
        white_points,
        black: Entrant::from(black),
        black_points,
        result: pairing.result,
        by: pairing
            .result_by
            .clone()
            .filter(|_| pairing.result.is_some()),
        at: pairing.result_at,
        reason: ResultReason::of(pairing),
        version: pairing.version,
        place,
        on: None,
    }
}

fn board_of(pairing: &PairingRow) -> u16 {
    u16::try_from(pairing.board).unwrap_or(u16::MAX)
}

/// A round without its boards and byes.
pub(super) fn frame(
    loaded: &Loaded,
    role: Option<TournamentRole>,
    number: u8,
) -> Result<RoundView, AppError> {
    let round = loaded.round(number);
    let pairings = || {
        let round = round.into_iter();
        round.flat_map(|round| loaded.pairings_of(round.id))
    };
    let mut missing_before = loaded.missing();
    // Games of the same match, or of the same schedule, need not be finished.
    let first = *loaded.course.together(number).start();
    missing_before.retain(|(round, _)| *round < first);
    let draft_changed = match role {
        Some(_) => draft_basis::changed(loaded)?,
        None => Vec::new(),
    };
    let (matches, team_byes) = round_matches::of_round(loaded, number)?;
    Ok(RoundView {
        matches,
        team_byes,
        summary: Summary::of(loaded)?,
        role,
        round: number,
        is_draft: round.is_some_and(|round| round.state == RoundState::Draft),
        published_at: round.and_then(|round| round.published_at),
        printed_at: round.and_then(|round| round.printed_at),
        numbers: pairings().map(board_of).collect(),
        missing: pairings()
            .filter(|pairing| pairing.result.is_none())
            .map(board_of)
            .collect(),
        boards: Vec::new(),
        byes: Vec::new(),
        missing_before,
        draft: loaded
            .draft()
            .and_then(|round| u8::try_from(round.number).ok()),
        draft_changed,
        present: loaded.entries.iter().filter(|e| e.checked_in).count(),
        by_hand: round.is_some_and(RoundRow::is_changed_by_hand),
        by_hand_reason: round.and_then(|round| round.by_hand_reason.clone()),
    })
}

/// Participants without a board in a round, with the reason; the pairing-allocated bye comes first.
fn byes_of(
    loaded: &Loaded,
    number: u8,
    table: &Crosstable,
    paired: &HashSet<i32>,
    points: impl Fn(&EntryRow) -> Points,
) -> Vec<ByeLine> {
    let mut byes = Vec::new();
    if let Some(round) = RoundNumber::new(number) {
        for entry in loaded
            .entries
            .iter()
            .filter(|e| e.tpn.is_some() && !paired.contains(&e.id))
        {
            let tpn = entry
                .tpn
                .and_then(|n| u16::try_from(n).ok())
                .and_then(Tpn::new);
            let allocated = loaded.byes.iter().any(|b| {
                b.entry_id == entry.id
                    && b.round == i32::from(number)
                    && b.kind == Bye::PairingAllocated
            });
            let bye = match tpn.and_then(|tpn| table.entry(tpn, round)) {
                _ if allocated => Bye::PairingAllocated,
                Some(RoundEntry::Bye(bye)) => bye,
                _ => Bye::ZeroPoint,
            };
            if knock_out::is_out(loaded, number, bye) {
                continue;
            }
            let gone = entry
                .withdrawn_after
                .is_some_and(|last| i32::from(number) > last);
            let late = i32::from(number) < entry.first_round;
            let worth = loaded.scoring().points(RoundEntry::Bye(bye));
            let line = ByeLine {
                entrant: Entrant::from(entry),
                bye,
                worth,
                points: points(entry),
                absent: gone || late,
                names: loaded.bye_names(),
            };
            byes.push(line);
        }
    }
    byes.sort_by_key(|line| match line.bye {
        Bye::PairingAllocated => 0,
        Bye::FullPoint => 1,
        Bye::HalfPoint => 2,
        Bye::ZeroPoint => 3,
    });
    byes
}
