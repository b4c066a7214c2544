//! The tournament as the file for chess-results.com.
//!
//! Players are named as everybody sees them. The file has years of birth only, and no sexes.

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action},
        tournament::{Snapshot, board, standings, summary::Summary},
        window::Window,
    },
    event::{Bye, ByeNames, Outlet, Points, Tpn},
    formats::chess_results::{
        self, Kind, Opponent, Outcome, Pairing, Placing, Player, State, Upload,
    },
    pairing::{Entrants, Format, System},
    store::rows::entries::EntryRow,
};

use super::{chess_results_person::player, chess_results_teams, trf_out::by_strength};

/// The file; only for the tournament's arbiters.
///
/// # Errors
/// No such tournament; not an arbiter of it.
pub fn chess_results(ctx: &Context, actor: &Actor, slug: &str) -> Result<String, AppError> {
    let id = ctx.tournament_id(slug)?;
    let loaded = ctx.read(|conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        ctx.shown_to_all(conn, slug, Outlet::File)
    })?;
    let mut upload = tournament(&loaded)?;
    if loaded.teams.is_some() {
        chess_results_teams::add(ctx, actor, slug, &loaded, &mut upload)?;
    } else {
        of_players(ctx, actor, slug, &loaded, &mut upload)?;
    }
    Ok(chess_results::write(&upload))
}

const fn kind(system: System) -> Kind {
    match (system.entrants(), system.format()) {
        (Entrants::Players, Format::Schedule) => Kind::RoundRobin,
        (Entrants::Players, _) => Kind::Swiss,
        (Entrants::Teams, Format::Schedule) => Kind::TeamRoundRobin,
        (Entrants::Teams, _) => Kind::TeamSwiss,
    }
}

/// The data of the tournament without its players.
fn tournament(loaded: &Snapshot) -> Result<Upload, AppError> {
    let t = &loaded.tournament;
    let system = t.rules.pairing_system;
    let summary = Summary::of(loaded)?;
    let published = loaded.published();
    Ok(Upload {
        kind: match (kind(system), &loaded.teams) {
            // A report of teams whose teams are not kept here counts as one of players.
            (Kind::TeamSwiss, None) => Kind::Swiss,
            (Kind::TeamRoundRobin, None) => Kind::RoundRobin,
            (kind, _) => kind,
        },
        name: t.name.clone(),
        location: t.town.clone(),
        federation: t.federation.clone(),
        days: Some((t.start_date, t.end_date)),
        chief_arbiter: t.chief_arbiter.trim().to_owned(),
        deputies: t
            .deputy_arbiters
            .split([';', '\n'])
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty())
            .collect(),
        time_control: t.time_control.clone(),
        rounds: loaded.planned(),
        current: published,
        replay: system.meetings(),
        schedule: (1..=loaded.planned())
            .map(|round| (summary.day_of(round), summary.hours.of_round(round)))
            .collect(),
        ..Upload::default()
    })
}

fn of_players(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    loaded: &Snapshot,
    upload: &mut Upload,
) -> Result<(), AppError> {
    let (which, all) = ((slug, None), Window::All);
    let view = standings::standings_for(ctx, actor, which, None, &all, Outlet::File)?;
    upload.ranking = view.after;
    upload.is_over = view.is_final;
    upload.tie_breaks = view.list.iter().map(ToString::to_string).collect();
    let mut places: HashMap<i32, Placing> = HashMap::new();
    let mut before = 0;
    for line in &view.lines {
        let values = line.values.iter().map(|value| match value.exact() {
            Some(_) => value.to_csv(),
            None => String::new(),
        });
        let placing = Placing {
            place: line.place,
            points: line.points,
            values: values.collect(),
            is_equal: line.place == before,
        };
        before = line.place;
        places.insert(line.entrant.entry, placing);
    }
    let mut entries: Vec<&EntryRow> = loaded.entries.iter().filter(|e| e.tpn.is_some()).collect();
    if entries.is_empty() {
        entries = by_strength(&loaded.entries);
    }
    entries.sort_by_key(|entry| entry.tpn);
    for (number, entry) in (1..).zip(entries) {
        let placing = places.remove(&entry.id).unwrap_or_default();
        let annulled = entry
            .tpn
            .and_then(|tpn| u16::try_from(tpn).ok())
            .is_some_and(|tpn| view.annulled.iter().any(|out| out.get() == tpn));
        let state = match (annulled, entry.withdrawn_after) {
            (true, _) => State::Annulled,
            (false, Some(_)) => State::Left,
            (false, None) => State::Active,
        };
        upload.players.push(Player {
            placing,
            state,
            ..player(number_of(entry.tpn).unwrap_or(number), entry)
        });
    }
    for round in 1..=loaded.published() {
        let view = board::round_for(ctx, actor, slug, Some(round), Outlet::File)?;
        upload.pairings.extend(pairings(&view, round));
    }
    Ok(())
}

fn number_of(tpn: Option<i32>) -> Option<u16> {
    u16::try_from(tpn?).ok()
}

/// Boards and byes of a round, numbered consecutively.
fn pairings(view: &board::RoundView, round: u8) -> Vec<Pairing> {
    let number = |tpn: Option<Tpn>| tpn.map(Tpn::get);
    let mut found = Vec::new();
    let boards = view.boards.iter().filter_map(|line| {
        let outcome = Outcome::of_board(line.result);
        let black = Opponent::Player(number(line.black.tpn)?);
        Some((number(line.white.tpn)?, black, outcome))
    });
    let byes = view.byes.iter().filter_map(|line| {
        let is_schedule = line.names == ByeNames::Schedule;
        let bye = if is_schedule {
            Bye::ZeroPoint
        } else {
            line.bye
        };
        let opponent = match bye {
            Bye::PairingAllocated => Opponent::Bye,
            _ => Opponent::Unpaired,
        };
        let worth = if is_schedule || line.absent {
            Points::ZERO
        } else {
            line.worth
        };
        Some((
            number(line.entrant.tpn)?,
            opponent,
            Outcome::of_bye(bye, worth),
        ))
    });
    for (pairing, (white, black, outcome)) in (1..).zip(boards.chain(byes)) {
        found.push(Pairing {
            round,
            pairing,
            board: 1,
            white,
            black,
            outcome,
        });
    }
    found
}
