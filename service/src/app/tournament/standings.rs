//! Standings and cross-table of players.

use std::{cell::LazyCell, collections::HashMap, ops::Range};

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        access::TournamentRole,
        fold,
        window::{self, Window},
    },
    event::{Outlet, Points, RoundEntry, RoundNumber, Tpn},
    pairing::{
        keizer::Score,
        knock_out::{Bracket, Lives, Reached},
    },
    store::rows::entries::EntryRow,
    tiebreak::{
        self, Absences, Absent, Objection, Regulations, Standing, Term, TieBreak, TieBreakValue,
    },
};

use super::{
    Loaded,
    entrant::Entrant,
    keizer::{self, UnfoldedKeizer},
    ranked::{Ranked, bracket_of, is_final, last_complete, rules},
    sides::{self, SideScore},
    snapshot::Snapshot,
    summary::Summary,
};

/// A line of the standings.
#[derive(Clone, Debug)]
pub struct StandingLine {
    /// Place, from 1; participants who cannot be separated share it.
    pub place: usize,
    /// The participant.
    pub entrant: Entrant,
    /// Points after the round shown.
    pub points: Points,
    /// One value for each tie-break of the list.
    pub values: Vec<TieBreakValue>,
    /// For each tie-break of the list, why its value is missing; `None` if it is not.
    pub absent: Vec<Option<Absent>>,
    /// The rounds counted, for the cross-table.
    pub entries: Vec<RoundEntry>,
    /// How far they came in the bracket; `None` outside a knock-out.
    pub reached: Option<ReachedBy>,
    /// Keizer score, which ranks before the points; `None` for another system.
    pub keizer: Option<Score>,
}

/// How far a participant came in a bracket, and who went on instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReachedBy {
    /// The round reached.
    pub reached: Reached,
    /// The player who went on instead, if any.
    pub by: Option<Entrant>,
    /// Number of rounds in the bracket.
    pub rounds: u8,
    /// Number of lost matches after which a player is out.
    pub lives: Lives,
}

/// The terms of a participant's tie-break value.
#[derive(Clone, Debug)]
pub struct Unfolded {
    /// Number of the participant's entry.
    pub entry: i32,
    /// Index of the tie-break in the list.
    pub column: usize,
    /// The terms, each with the opponent if it has one.
    pub terms: Vec<(Term, Option<Entrant>)>,
}

/// The standings after a round, for a page.
#[derive(Clone, Debug)]
pub struct StandingsView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Last round that the standings count.
    pub after: u8,
    /// Number of participants before the first line.
    pub start: usize,
    /// Whether results of these rounds are missing, or games adjourned.
    pub provisional: bool,
    /// Whether these are the final standings.
    pub is_final: bool,
    /// The tie-breaks, in their order.
    pub list: Vec<TieBreak>,
    /// For each tie-break, the objection of the regulations, if any.
    pub objections: Vec<Option<Objection>>,
    /// Number of participants.
    pub total: usize,
    /// The lines of the wanted window, by place.
    pub lines: Vec<StandingLine>,
    /// Place and points of all participants, by pairing number.
    pub ranks: HashMap<Tpn, (usize, Points)>,
    /// Line number of each participant among all lines, from 1, by pairing number; line numbers are not shared.
    pub numbers: HashMap<Tpn, usize>,
    /// The tie-break value whose terms are shown, if one was asked for.
    pub unfolded: Option<Unfolded>,
    /// The Keizer score whose terms are shown, if one was asked for.
    pub unfolded_keizer: Option<UnfoldedKeizer>,
    /// The rules for tie-breaks that were applied.
    pub regulations: Regulations,
    /// Participants whose games in a round robin do not count, because they left too early.
    pub annulled: Vec<Tpn>,
    /// The sides with their points; empty unless it is an event of sides.
    pub sides: Vec<SideScore>,
}

/// Reads the standings after round `after`; `None` means after the newest complete round. `open` names the entry and the column
/// whose terms are wanted: tie-breaks from 0, followed by the Keizer score. `wanted` names the lines.
///
/// # Errors
/// No such tournament, a round that is not published, or a team event ([`of_players`]).
pub fn standings(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    after: Option<u8>,
    open: Option<(i32, usize)>,
    wanted: &Window,
) -> Result<StandingsView, AppError> {
    standings_for(ctx, actor, (slug, after), open, wanted, Outlet::Page)
}

/// Reads the standings, as they are shown in pages or in files.
///
/// # Errors
/// As [`standings`].
pub fn standings_for(
    ctx: &Context,
    actor: &Actor,
    (slug, after): (&str, Option<u8>),
    open: Option<(i32, usize)>,
    wanted: &Window,
    outlet: Outlet,
) -> Result<StandingsView, AppError> {
    let (loaded, role) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, outlet))?;
    loaded.must_be_of_players()?;
    let after = after.unwrap_or_else(|| last_complete(&loaded));
    if after > loaded.published() {
        return Err(AppError::NotFound);
    }
    view(
        &loaded,
        role,
        after,
        (open, wanted),
        &*loaded.ranked(after)?,
    )
}

/// Places after a round, by number of the entry.
pub(crate) fn places(loaded: &Snapshot, after: u8) -> Result<HashMap<i32, usize>, AppError> {
    let ranked = loaded.ranked(after)?;
    let places = ranked.standings.iter();
    Ok(places
        .filter_map(|standing| Some((loaded.entry_of(standing.tpn)?.id, standing.place)))
        .collect())
}

/// How far a participant came in the bracket.
fn reached_by(loaded: &Loaded, bracket: &Bracket, tpn: Tpn) -> ReachedBy {
    let reached = bracket.reached(tpn);
    let by = match reached {
        Reached::Out(_, by) => by.and_then(|by| loaded.entry_of(by)).map(Entrant::from),
        _ => None,
    };
    ReachedBy {
        reached,
        by,
        rounds: bracket.last_round(),
        lives: bracket.lives(),
    }
}

/// The wanted rows of the standings.
fn rows_of(loaded: &Loaded, ranked: &Ranked, wanted: &Window) -> Range<usize> {
    let total = ranked.standings.len();
    let row = |fits: &dyn Fn(&EntryRow) -> bool| {
        let mut standings = ranked.standings.iter();
        standings.position(|standing| loaded.entry_of(standing.tpn).is_some_and(fits))
    };
    let place = match wanted {
        Window::All => return 0..total,
        Window::Number(number) => return window::rows(total, *number),
        Window::Stretch { after, most } => return window::stretch(total, *after, *most),
        Window::Entry(id) => row(&|entry| entry.id == *id),
        Window::Name(name) => {
            let key = fold(name);
            row(&|entry| entry.name_key.starts_with(&key))
        }
    };
    window::rows(total, place.map_or(1, |place| window::of_row(total, place)))
}

fn view(
    loaded: &Loaded,
    role: Option<TournamentRole>,
    after: u8,
    (open, wanted): (Option<(i32, usize)>, &Window),
    ranked: &Ranked,
) -> Result<StandingsView, AppError> {
    let table = &ranked.table;
    let (list, regulations) = rules(loaded, after)?;
    let rows = rows_of(loaded, ranked, wanted);
    // Only computed if a value is missing.
    let absences = LazyCell::new(|| Absences::new(table, after, &regulations));
    let why_absent = |standing: &Standing| {
        let values = list.iter().zip(&standing.values);
        let why = values.map(|(tie_break, value)| {
            let missing = value.is_missing();
            missing.then(|| absences.why(standing.tpn, *tie_break))?
        });
        why.collect()
    };
    let bracket = bracket_of(loaded, table);
    let ranking = keizer::ranking_of(loaded, table, after);
    let reached = |tpn: Tpn| Some(reached_by(loaded, bracket.as_ref()?, tpn));
    let lines = ranked
        .standings
        .get(rows.clone())
        .unwrap_or_default()
        .iter()
        .filter_map(|standing| {
            Some(StandingLine {
                place: standing.place,
                entrant: Entrant::from(loaded.entry_of(standing.tpn)?),
                points: standing.points,
                values: standing.values.clone(),
                absent: why_absent(standing),
                entries: (1..=after)
                    .filter_map(RoundNumber::new)
                    .filter_map(|round| table.entry(standing.tpn, round))
                    .collect(),
                reached: reached(standing.tpn),
                keizer: ranking
                    .as_ref()
                    .map(|ranking| keizer::score_of(ranking, standing.tpn)),
            })
        })
        .collect::<Vec<StandingLine>>();
    let unfolded = open.and_then(|(entry, column)| {
        let line = lines.iter().find(|line| line.entrant.entry == entry)?;
        let tie_break = *list.get(column)?;
        let terms = tiebreak::unfold(table, after, line.entrant.tpn?, tie_break, &regulations)
            .into_iter()
            .map(|term| {
                let opponent = match term.against {
                    tiebreak::Against::Opponent(tpn) | tiebreak::Against::Dummy(Some(tpn)) => {
                        loaded.entry_of(tpn).map(Entrant::from)
                    }
                    _ => None,
                };
                (term, opponent)
            })
            .collect();
        Some(Unfolded {
            entry,
            column,
            terms,
        })
    });
    let unfolded_keizer =
        open.filter(|(_, column)| *column == list.len())
            .and_then(|(entry, _)| {
                let line = lines.iter().find(|line| line.entrant.entry == entry)?;
                keizer::unfold(loaded, ranking.as_ref()?, line.entrant.tpn?)
            });
    let ranks = ranked.standings.iter();
    let adjourned = loaded.adjourned().iter().any(|(round, _)| *round <= after);
    Ok(StandingsView {
        summary: Summary::of(loaded)?,
        role,
        after,
        start: rows.start,
        total: ranked.standings.len(),
        ranks: ranks.map(|s| (s.tpn, (s.place, s.points))).collect(),
        numbers: (1..)
            .zip(&ranked.standings)
            .map(|(number, s)| (s.tpn, number))
            .collect(),
        provisional: last_complete(loaded) < after || adjourned,
        is_final: is_final(loaded, after),
        objections: list
            .iter()
            .map(|tie_break| Objection::to(*tie_break, table, &regulations))
            .collect(),
        list,
        lines,
        unfolded,
        unfolded_keizer,
        regulations,
        annulled: table.annulled.clone(),
        sides: sides::scored(loaded, &ranked.standings),
    })
}

/// Turns standings into an option: `None` for a team event, in which teams are ranked ([`super::teams::standings`]).
///
/// # Errors
/// Any other error of `asked`.
pub fn of_players(
    asked: Result<StandingsView, AppError>,
) -> Result<Option<StandingsView>, AppError> {
    match asked {
        Err(AppError::Refused(Refusal::Team(_))) => Ok(None),
        asked => asked.map(Some),
    }
}
