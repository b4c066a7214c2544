//! Registering a club, and deciding about it.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Done, Problem, Refusal,
        access::{self, Action},
        accounts, fold,
    },
    event::{Province, REGIONS},
    store::{Scope, rows},
};

use super::similar::{SimilarClub, similar};

/// What the form of a club says, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClubInput {
    /// Name.
    pub name: String,
    /// Federation's code, may be empty.
    pub federation_code: String,
    /// Country; empty means Italy.
    pub country: String,
    /// Region; only in Italy, found by the province when empty.
    pub region: String,
    /// Province code; only in Italy.
    pub province: String,
    /// Town.
    pub town: String,
    /// Postal code, may be empty.
    pub postcode: String,
    /// Street address, may be empty.
    pub address: String,
    /// E-mail.
    pub email: String,
    /// Telephone, may be empty.
    pub phone: String,
    /// Web site, may be empty.
    pub web: String,
    /// President, may be empty.
    pub president: String,
    /// Whether e-mail, telephone and president are public.
    pub show_contacts: bool,
    /// Whether the sender has seen the similar clubs and says that this is another one.
    pub is_another: bool,
}

/// Italy, as it is stored.
const ITALY: &str = "Italia";

struct Place {
    country: String,
    region: String,
    province: String,
    postcode: String,
}

fn check_place(checks: &mut Checks, input: &ClubInput) -> Place {
    let country = checks.text("country", &input.country, 60);
    let is_italy = matches!(
        fold(&country).as_str(),
        "" | "it" | "ita" | "italia" | "italy"
    );
    let postcode = checks.text("postcode", &input.postcode, 12);
    if !is_italy {
        return Place {
            country,
            region: String::new(),
            province: String::new(),
            postcode,
        };
    }
    let five_digits = postcode.len() == 5 && postcode.bytes().all(|b| b.is_ascii_digit());
    if !postcode.is_empty() && !five_digits {
        checks.refuse(
            "postcode",
            Problem::Because {
                key: "problem-postcode",
                value: postcode.clone(),
            },
        );
    }
    let mut region = input.region.trim().to_owned();
    if !region.is_empty() && !REGIONS.contains(&region.as_str()) {
        checks.refuse("region", Problem::Choice);
    }
    let mut code = String::new();
    if input.province.trim().is_empty() {
        checks.refuse("province", Problem::Required);
        if region.is_empty() {
            checks.refuse("region", Problem::Required);
        }
    } else {
        match Province::by_code(&input.province) {
            None => checks.refuse("province", Problem::Choice),
            Some(province) => {
                province.code.clone_into(&mut code);
                if region.is_empty() {
                    province.region.clone_into(&mut region);
                } else if region != province.region {
                    checks.refuse(
                        "province",
                        Problem::ProvinceOutsideRegion {
                            region: province.region.to_owned(),
                        },
                    );
                }
            }
        }
    }
    Place {
        country: ITALY.to_owned(),
        region,
        province: code,
        postcode,
    }
}

/// Registers a club; it waits for an administrator.
///
/// # Errors
/// Fields to be corrected; [`Refusal::SimilarClubs`] unless the sender says that this is another one.
pub fn register(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    input: &ClubInput,
) -> Result<Done<i32>, AppError> {
    let mut checks = Checks::default();
    let name = checks.required("name", &input.name, 120);
    let federation_code = checks.text("federation_code", &input.federation_code, 20);
    let place = check_place(&mut checks, input);
    let town = checks.required("town", &input.town, 80);
    let address = checks.text("address", &input.address, 160);
    let email = checks.email("email", &input.email);
    let phone = checks.phone("phone", &input.phone);
    let web = checks.url("web", &input.web);
    let president = checks.text("president", &input.president, 80);
    for (field, value) in [("name", &name), ("town", &town)] {
        if !value.is_empty() && !value.chars().any(char::is_alphanumeric) {
            checks.refuse(field, Problem::Required);
        }
    }
    checks.finish()?;
    let now = ctx.clock.now();
    ctx.write(actor, Scope::Registry, key, |conn| {
        if !input.is_another {
            let found = similar(conn, &name, &town)?;
            if !found.is_empty() {
                return Err(Refusal::SimilarClubs(found).into());
            }
        }
        let id = rows::clubs::insert(
            conn,
            &rows::clubs::NewClub {
                name: &name,
                name_key: &fold(&name),
                region: &place.region,
                province: &place.province,
                town: &town,
                town_key: &fold(&town),
                postcode: &place.postcode,
                address: &address,
                email: &email,
                phone: &phone,
                web: &web,
                president: &president,
                federation_code: &federation_code,
                country: &place.country,
                show_contacts: input.show_contacts,
                status: "pending",
                created_at: now,
                version: 1,
            },
        )?;
        Ok(Audited {
            value: id,
            action: "club.register",
            subject: format!("club:{id}"),
            before: String::new(),
            after: format!("{name}, {town}"),
        })
    })
}

/// A club that waits, with everything that helps to decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingClub {
    /// Number.
    pub id: i32,
    /// Row version.
    pub version: i32,
    /// What was sent.
    pub input: ClubInput,
    /// When, UTC.
    pub sent: NaiveDateTime,
    /// Other clubs of the town that may be the same.
    pub similar: Vec<SimilarClub>,
}

/// Clubs that wait, the oldest first.
///
/// # Errors
/// Not an administrator.
pub fn pending(ctx: &Context, actor: &Actor) -> Result<Vec<PendingClub>, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::Administer)?;
        let mut clubs = Vec::new();
        for row in rows::clubs::with_status(conn, "pending")? {
            let mut others = similar(conn, &row.name, &row.town)?;
            others.retain(|other| other.id != row.id);
            clubs.push(PendingClub {
                id: row.id,
                version: row.version,
                sent: row.created_at,
                similar: others,
                input: ClubInput {
                    name: row.name,
                    federation_code: row.federation_code,
                    country: row.country,
                    region: row.region,
                    province: row.province,
                    town: row.town,
                    postcode: row.postcode,
                    address: row.address,
                    email: row.email,
                    phone: row.phone,
                    web: row.web,
                    president: row.president,
                    show_contacts: row.show_contacts,
                    is_another: false,
                },
            });
        }
        clubs.sort_by_key(|club| (club.sent, club.id));
        Ok(clubs)
    })
}

/// The account that a club's approval makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Secretary {
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
}

/// Approves a club; with a secretary, makes the account too and answers its invitation's secret.
///
/// # Errors
/// Not an administrator; decided already; changed meanwhile; fields `name` and `display_name`.
pub fn approve(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    id: i32,
    version: i32,
    secretary: Option<&Secretary>,
) -> Result<Done<Option<String>>, AppError> {
    let mut checks = Checks::default();
    let secretary = secretary.map(|secretary| Secretary {
        name: accounts::check_login_name(&mut checks, &secretary.name),
        display_name: checks.required("display_name", &secretary.display_name, 80),
    });
    checks.finish()?;
    let token = accounts::random_token()?;
    let now = ctx.clock.now();
    ctx.write(actor, Scope::Registry, key, |conn| {
        access::require(conn, actor, Action::Administer)?;
        let row = rows::clubs::by_id(conn, id)?;
        decide(conn, &row, version, "approved", now)?;
        let mut after = format!("approved: {}", row.name);
        let mut secret = None;
        if let Some(Secretary { name, display_name }) = &secretary {
            let user = accounts::insert_user(conn, name, display_name, None, false, Some(id), now)?;
            let until = now + Duration::days(accounts::INVITATION_DAYS);
            rows::invitations::insert(conn, &token.hash(), Some(user), "password", now, until)?;
            after = format!("{after}; user:{user} {name}");
            secret = Some(token.secret().to_owned());
        }
        Ok(Audited {
            value: secret,
            action: "club.approve",
            subject: format!("club:{id}"),
            before: row.status,
            after,
        })
    })
}

/// Rejects a club: it is never shown, and does not stand in the way of another registration.
///
/// # Errors
/// Not an administrator; decided already; changed meanwhile.
pub fn reject(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    id: i32,
    version: i32,
) -> Result<Done<()>, AppError> {
    let now = ctx.clock.now();
    ctx.write(actor, Scope::Registry, key, |conn| {
        access::require(conn, actor, Action::Administer)?;
        let row = rows::clubs::by_id(conn, id)?;
        decide(conn, &row, version, "rejected", now)?;
        Ok(Audited {
            value: (),
            action: "club.reject",
            subject: format!("club:{id}"),
            before: row.status,
            after: format!("rejected: {}", row.name),
        })
    })
}

fn decide(
    conn: &mut crate::store::Conn,
    row: &rows::clubs::ClubRow,
    version: i32,
    status: &str,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    if row.status != "pending" {
        return Err(Refusal::ClubDecided.into());
    }
    if rows::clubs::decide(conn, row.id, version, status, now)? {
        Ok(())
    } else {
        Err(AppError::Stale)
    }
}
