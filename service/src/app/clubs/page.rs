//! The public page of a club, and the page on which its secretary works.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action},
        organisers::OrganiserLine,
        players::{PlayerSummary, summaries},
        privacy,
        tournament::{
            lists,
            summary::{self, Summary},
        },
        window::{counted, cut, offset_and_limit},
    },
    event::{AssociationKind, ClubStatus, Province, TournamentState},
    store::{
        Conn,
        rows::{self, club_members::Members, entered_tournaments, players::PlayerRow},
    },
};

/// A tournament in which players of the club are entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubTournament {
    /// Address part.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// Town in which it is played.
    pub town: String,
    /// First and last day.
    pub days: (NaiveDate, NaiveDate),
    /// Number of its players entered in it.
    pub players: usize,
}

/// A club as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubPage {
    /// Number of the club.
    pub id: i32,
    /// Name of the club.
    pub name: String,
    /// Kind of association.
    pub kind: AssociationKind,
    /// Region; empty abroad.
    pub region: String,
    /// Province of Italy; `None` abroad.
    pub province: Option<&'static Province>,
    /// Province code of an organiser with its own provinces; otherwise empty.
    pub own_province: String,
    /// The organiser with its own regions that the club belongs to.
    pub organiser: Option<OrganiserLine>,
    /// Town of its seat.
    pub town: String,
    /// Postal code.
    pub postcode: String,
    /// Street address.
    pub address: String,
    /// Country of its seat.
    pub country: String,
    /// Web site.
    pub web: String,
    /// Federation's code.
    pub federation_code: String,
    /// E-mail; empty unless the club shows its contacts.
    pub email: String,
    /// Telephone; empty unless the club shows its contacts.
    pub phone: String,
    /// President; empty unless the club shows its contacts.
    pub president: String,
    /// Whether an administrator has approved it.
    pub approved: bool,
    /// Whether the reader may manage it.
    pub may_manage: bool,
    /// Number of its players that the reader may see: children in no tournament are counted only for some readers.
    pub all_players: usize,
    /// The players of the window, by name.
    pub players: Vec<PlayerSummary>,
    /// Number of tournaments in which its players are entered.
    pub all_tournaments: usize,
    /// The tournaments of the window, the newest first.
    pub tournaments: Vec<ClubTournament>,
}

/// Players in one window of a club's page, and of its secretary's.
pub const PLAYERS_A_PAGE: usize = 50;

/// Tournaments in one window of a club's page.
pub const TOURNAMENTS_A_PAGE: usize = 50;

/// Tournaments with open entries in one window of the secretary's page.
pub const OPEN_A_PAGE: usize = 20;

/// Players who can be entered in a tournament, in one window.
pub const FREE_A_PAGE: usize = 100;

/// The windows of a club's lists, from 1; the nearest one if there are fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClubWindows {
    /// Window of its players.
    pub players: usize,
    /// Window of its tournaments.
    pub tournaments: usize,
}

/// The number of tournaments in which a club's players are entered, and those of the window `number`.
fn club_tournaments(
    conn: &mut Conn,
    club: i32,
    number: usize,
) -> Result<(usize, Vec<ClubTournament>), AppError> {
    // Entries keep the club with which they were made.
    let mut clubs = rows::clubs::parts_of(conn, club)?;
    clubs.push(club);
    let total = counted(entered_tournaments::count_of_clubs(conn, &clubs)?);
    let part = offset_and_limit(&cut(total, TOURNAMENTS_A_PAGE, number));
    let rows = entered_tournaments::of_clubs(conn, &clubs, part)?;
    let ids: Vec<i32> = rows.iter().map(|row| row.id).collect();
    let players = entered_tournaments::players_of_clubs(conn, &clubs, &ids)?;
    let players: BTreeMap<i32, i64> = players.into_iter().collect();
    let found = rows.into_iter().map(|row| ClubTournament {
        slug: row.slug,
        name: row.name,
        town: row.town,
        days: (row.start_date, row.end_date),
        players: counted(players.get(&row.id).copied().unwrap_or(0)),
    });
    Ok((total, found.collect()))
}

/// The number of players of a club that `actor` may see, and those of the window `number`, named as `actor` may see
/// them.
fn club_members(
    ctx: &Context,
    conn: &mut Conn,
    actor: &Actor,
    (club, number): (i32, usize),
) -> Result<(usize, Vec<PlayerRow>), AppError> {
    let today = ctx.clock.now().date();
    let members = privacy::members(conn, actor, club, today)?;
    let total = counted(rows::club_members::count(conn, members)?);
    let part = offset_and_limit(&cut(total, PLAYERS_A_PAGE, number));
    let shown = rows::club_members::window(conn, members, part)?;
    Ok((total, privacy::listed(conn, actor, shown, today)?))
}

/// The public page of a club. A club that is not approved has one only for its secretary and administrators.
///
/// # Errors
/// No such club.
pub fn page(
    ctx: &Context,
    actor: &Actor,
    id: i32,
    windows: ClubWindows,
) -> Result<ClubPage, AppError> {
    ctx.read(|conn| {
        let club = rows::clubs::by_id(conn, id)?;
        let may_manage = access::may(conn, actor, Action::ManageClub(id))?;
        let approved = club.status == ClubStatus::Approved;
        if !approved && !may_manage {
            return Err(AppError::NotFound);
        }
        let (all_players, members) = club_members(ctx, conn, actor, (id, windows.players))?;
        let players = summaries(conn, members)?;
        let (all_tournaments, tournaments) = club_tournaments(conn, id, windows.tournaments)?;
        let shown = |contact: String| {
            if club.show_contacts {
                contact
            } else {
                String::new()
            }
        };
        Ok(ClubPage {
            id,
            name: club.name,
            kind: club.kind,
            region: club.region,
            province: match club.organiser_id {
                None => Province::by_code(&club.province),
                Some(_) => None,
            },
            own_province: match club.organiser_id {
                None => String::new(),
                Some(_) => club.province,
            },
            organiser: match club.organiser_id {
                Some(organiser) => {
                    let row = rows::organisers::by_id(conn, organiser)?;
                    Some(OrganiserLine::of(&row))
                }
                None => None,
            },
            town: club.town,
            postcode: club.postcode,
            address: club.address,
            country: club.country,
            web: club.web,
            federation_code: club.federation_code,
            email: shown(club.email),
            phone: shown(club.phone),
            president: shown(club.president),
            approved,
            may_manage,
            all_players,
            players,
            all_tournaments,
            tournaments,
        })
    })
}

/// The club that this one is now part of; `None` if it was not merged.
///
/// # Errors
/// No such club.
pub fn merged_into(ctx: &Context, id: i32) -> Result<Option<i32>, AppError> {
    ctx.read(|conn| Ok(rows::clubs::by_id(conn, id)?.merged_into))
}

/// The data on the page of a club's secretary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Managed {
    /// Number of the club.
    pub id: i32,
    /// Name of the club.
    pub name: String,
    /// Whether an administrator has approved it.
    pub approved: bool,
    /// Number of its players.
    pub all_players: usize,
    /// The players of the window, by name.
    pub players: Vec<PlayerSummary>,
    /// Number of tournaments with open entries, among the newest ones.
    pub all_open: usize,
    /// The tournaments of the window, with the number of the club's players entered in each.
    pub open: Vec<(Summary, usize)>,
}

/// The club's players, and the tournaments in which they can be entered.
///
/// # Errors
/// Not the club's secretary; no such club.
pub fn manage(
    ctx: &Context,
    actor: &Actor,
    id: i32,
    windows: ClubWindows,
) -> Result<Managed, AppError> {
    let open = lists::open_to_entries(ctx)?;
    ctx.read(|conn| {
        access::require(conn, actor, Action::ManageClub(id))?;
        let club = rows::clubs::by_id(conn, id)?;
        let members = rows::players::count_of_clubs(conn, &[id])?;
        let all_players = members.first().map_or(0, |(_, players)| counted(*players));
        let part = offset_and_limit(&cut(all_players, PLAYERS_A_PAGE, windows.players));
        let everybody = Members {
            club: id,
            of_age: None,
        };
        let players = rows::club_members::window(conn, everybody, part)?;
        let all_open = open.len();
        let shown = cut(all_open, OPEN_A_PAGE, windows.tournaments);
        let open = open.into_iter().skip(shown.start).take(shown.len());
        let open: Vec<Summary> = open.collect();
        let ids: Vec<i32> = open.iter().map(|tournament| tournament.id).collect();
        let entered = entered_tournaments::members_in(conn, id, &ids)?;
        let entered: BTreeMap<i32, i64> = entered.into_iter().collect();
        let with_entered = |tournament: Summary| {
            let players = entered.get(&tournament.id).copied().unwrap_or(0);
            (tournament, counted(players))
        };
        Ok(Managed {
            id,
            name: club.name,
            approved: club.status == ClubStatus::Approved,
            all_players,
            players: summaries(conn, players)?,
            all_open,
            open: open.into_iter().map(with_entered).collect(),
        })
    })
}

/// The data with which a club's secretary enters players in one tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entering {
    /// Name of the club.
    pub club: String,
    pub tournament: Summary,
    /// Number of the club's players who are already entered.
    pub entered: usize,
    /// Number of the club's players who are not.
    pub all_free: usize,
    /// The players of the window who are not, by name.
    pub free: Vec<PlayerSummary>,
}

/// The club's players who can be entered in this tournament: window `number`, from 1.
///
/// # Errors
/// Not the club's secretary; no such club; no such tournament, or one with closed entries.
pub fn entering(
    ctx: &Context,
    actor: &Actor,
    (id, slug): (i32, &str),
    number: usize,
) -> Result<Entering, AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::ManageClub(id)))?;
    let (tournament, _) = summary::get(ctx, actor, slug)?;
    if tournament.state != TournamentState::Registration {
        return Err(AppError::NotFound);
    }
    ctx.read(|conn| {
        let club = rows::clubs::by_id(conn, id)?;
        let entered = entered_tournaments::members_in(conn, id, &[tournament.id])?;
        let entered = entered.first().map_or(0, |(_, players)| counted(*players));
        let all_free = counted(rows::club_members::count_free(conn, id, tournament.id)?);
        let part = offset_and_limit(&cut(all_free, FREE_A_PAGE, number));
        let free = rows::club_members::window_of_free(conn, (id, tournament.id), part)?;
        Ok(Entering {
            club: club.name,
            entered,
            all_free,
            free: summaries(conn, free)?,
            tournament,
        })
    })
}
