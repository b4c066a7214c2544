//! A club's public page, and the page on which its secretary works.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action},
        organisers::OrganiserLine,
        players::{PlayerSummary, summaries},
        privacy,
        tournament::{lists, summary::Summary},
    },
    event::{AssociationKind, ClubStatus, Province},
    store::{Conn, rows},
};

/// A tournament in which players of the club are entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubTournament {
    /// Address part.
    pub slug: String,
    /// Name.
    pub name: String,
    /// Town.
    pub town: String,
    /// First and last day.
    pub days: (NaiveDate, NaiveDate),
    /// Players of the club entered in it.
    pub players: usize,
}

/// A club as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubPage {
    /// Number.
    pub id: i32,
    /// Name.
    pub name: String,
    /// What kind of association it is.
    pub kind: AssociationKind,
    /// Region, empty abroad.
    pub region: String,
    /// Province of Italy; `None` abroad.
    pub province: Option<&'static Province>,
    /// Province code of an organiser who has provinces of its own; otherwise empty.
    pub own_province: String,
    /// That organiser.
    pub organiser: Option<OrganiserLine>,
    /// Town.
    pub town: String,
    /// Postal code.
    pub postcode: String,
    /// Street address.
    pub address: String,
    /// Country.
    pub country: String,
    /// Web site.
    pub web: String,
    /// Federation's code.
    pub federation_code: String,
    /// E-mail, only if the club shows it.
    pub email: String,
    /// Telephone, only if the club shows it.
    pub phone: String,
    /// President, only if the club shows its contacts.
    pub president: String,
    /// Whether an administrator has approved it.
    pub approved: bool,
    /// Whether the reader may manage it.
    pub may_manage: bool,
    /// Players, by name; without the children in no tournament for those who are not of the club.
    pub players: Vec<PlayerSummary>,
    /// Tournaments, newest first.
    pub tournaments: Vec<ClubTournament>,
}

fn club_tournaments(conn: &mut Conn, club: i32) -> Result<Vec<ClubTournament>, AppError> {
    let mut entered: BTreeMap<i32, usize> = BTreeMap::new();
    // Entries keep the club under which they were made.
    let mut numbers = rows::clubs::parts_of(conn, club)?;
    numbers.push(club);
    for club in numbers {
        for entry in rows::entries::of_club(conn, club)? {
            *entered.entry(entry.tournament_id).or_default() += 1;
        }
    }
    let mut found = Vec::new();
    for (id, players) in entered {
        let row = rows::tournaments::heading(conn, id)?;
        found.push(ClubTournament {
            slug: row.slug,
            name: row.name,
            town: row.town,
            days: (row.start_date, row.end_date),
            players,
        });
    }
    found.sort_by(|a, b| b.days.cmp(&a.days).then_with(|| a.name.cmp(&b.name)));
    Ok(found)
}

/// The public page of a club. One that is not approved is there for its secretary and administrators only.
///
/// # Errors
/// No such club.
pub fn page(ctx: &Context, actor: &Actor, id: i32) -> Result<ClubPage, AppError> {
    ctx.read(|conn| {
        let club = rows::clubs::by_id(conn, id)?;
        let may_manage = access::may(conn, actor, Action::ManageClub(id))?;
        let approved = club.status == ClubStatus::Approved;
        if !approved && !may_manage {
            return Err(AppError::NotFound);
        }
        let members = rows::players::of_club(conn, id)?;
        let members = privacy::listed(conn, actor, members, ctx.clock.now().date())?;
        let players = summaries(conn, members)?;
        let tournaments = club_tournaments(conn, id)?;
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
            players,
            tournaments,
        })
    })
}

/// The club of which this one is part now; `None` for one that stands alone.
///
/// # Errors
/// No such club.
pub fn merged_into(ctx: &Context, id: i32) -> Result<Option<i32>, AppError> {
    ctx.read(|conn| Ok(rows::clubs::by_id(conn, id)?.merged_into))
}

/// What a club's secretary works with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Managed {
    /// Number of the club.
    pub id: i32,
    /// Name of the club.
    pub name: String,
    /// Whether an administrator has approved it.
    pub approved: bool,
    /// Players, by name.
    pub players: Vec<PlayerSummary>,
    /// Tournaments with open entries, and which players of the club are in each already.
    pub open: Vec<(Summary, Vec<i32>)>,
}

/// The club's players and the tournaments in which they can be entered.
///
/// # Errors
/// Not the club's secretary; no such club.
pub fn manage(ctx: &Context, actor: &Actor, id: i32) -> Result<Managed, AppError> {
    let open_now = lists::open_to_entries(ctx)?;
    ctx.read(|conn| {
        access::require(conn, actor, Action::ManageClub(id))?;
        let club = rows::clubs::by_id(conn, id)?;
        let members = rows::players::of_club(conn, id)?;
        let players = summaries(conn, members)?;
        let mut open = Vec::new();
        let members: Vec<i32> = players.iter().map(|player| player.id).collect();
        for tournament in open_now {
            let entered = rows::entries::entered_in(conn, tournament.id, &members)?;
            open.push((tournament, entered));
        }
        Ok(Managed {
            id,
            name: club.name,
            approved: club.status == ClubStatus::Approved,
            players,
            open,
        })
    })
}
