//! Adding a player to the registry and changing one.

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, FieldError, Problem,
        access::{self, Action},
        deed::{NewClub, PlayerAdded, PlayerChanged},
        fold,
        namesake::turned,
        privacy,
    },
    event::{Birth, Federation, Title},
    store::{Conn, rows},
};

use super::PlayerInput;

/// A player ready to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlayerValues {
    pub last_name: String,
    pub first_name: String,
    pub sex: Option<&'static str>,
    pub birth: Option<Birth>,
    pub federation: String,
    pub fide_id: Option<String>,
    pub national_id: Option<String>,
    pub title: Option<&'static str>,
    pub fide: [Option<i32>; 3],
    pub national: [Option<i32>; 3],
}

impl PlayerValues {
    /// Surname and given name.
    pub fn name(&self) -> String {
        format!("{} {}", self.last_name, self.first_name)
            .trim_end()
            .to_owned()
    }

    /// Year of birth.
    pub fn birth_year(&self) -> Option<i32> {
        self.birth.map(Birth::year)
    }

    fn birth_date(&self) -> Option<NaiveDate> {
        match self.birth? {
            Birth::Date(date) => Some(date),
            Birth::Year(_) => None,
        }
    }

    /// As the table takes it.
    fn row<'a>(&'a self, key: &'a str, club_id: Option<i32>) -> rows::players::PlayerValues<'a> {
        let [fide_standard, fide_rapid, fide_blitz] = self.fide;
        let [national_standard, national_rapid, national_blitz] = self.national;
        rows::players::PlayerValues {
            last_name: &self.last_name,
            first_name: &self.first_name,
            name_key: key,
            sex: self.sex,
            birth_year: self.birth_year(),
            birth_date: self.birth_date(),
            federation: &self.federation,
            fide_id: self.fide_id.as_deref(),
            national_id: self.national_id.as_deref(),
            title: self.title,
            fide_standard,
            fide_rapid,
            fide_blitz,
            national_standard,
            national_rapid,
            national_blitz,
            club_id,
        }
    }

    /// As it would be typed, for a deed: of the birth the year.
    pub fn public_input(&self, is_another: bool) -> PlayerInput {
        let number = |value: Option<i32>| value.map(|v| v.to_string()).unwrap_or_default();
        PlayerInput {
            last_name: self.last_name.clone(),
            first_name: self.first_name.clone(),
            sex: self.sex.unwrap_or_default().to_owned(),
            birth: number(self.birth_year()),
            federation: self.federation.clone(),
            fide_id: self.fide_id.clone().unwrap_or_default(),
            national_id: self.national_id.clone().unwrap_or_default(),
            title: self.title.unwrap_or_default().to_owned(),
            fide: self.fide.map(number),
            national: self.national.map(number),
            is_another,
        }
    }

    /// Stores a new player.
    pub fn insert(
        &self,
        conn: &mut Conn,
        club: Option<i32>,
        now: chrono::NaiveDateTime,
    ) -> Result<i32, AppError> {
        let key = fold(&self.name());
        Ok(rows::players::insert(conn, &self.row(&key, club), now)?)
    }
}

const FIDE_FIELDS: [&str; 3] = ["fide_standard", "fide_rapid", "fide_blitz"];
const NATIONAL_FIELDS: [&str; 3] = ["national_standard", "national_rapid", "national_blitz"];

fn ratings(
    checks: &mut Checks,
    fields: [&'static str; 3],
    texts: &[String; 3],
) -> [Option<i32>; 3] {
    let mut read = fields.into_iter().zip(texts).map(|(field, text)| {
        let rating = checks.optional_number(field, text, 0, 3999)?;
        i32::try_from(rating).ok().filter(|rating| *rating > 0)
    });
    // An array of three takes three.
    std::array::from_fn(|_| read.next().flatten())
}

pub(super) fn parse(input: &PlayerInput) -> Result<PlayerValues, AppError> {
    let mut checks = Checks::default();
    let last_name = checks.required("last_name", &input.last_name, 60);
    if !last_name.is_empty() && !last_name.chars().any(char::is_alphabetic) {
        checks.refuse("last_name", Problem::Required);
    }
    let first_name = checks.text("first_name", &input.first_name, 60);
    let sex = match input.sex.trim() {
        "" => None,
        "m" => Some("m"),
        "w" => Some("w"),
        _ => {
            checks.refuse("sex", Problem::Choice);
            None
        }
    };
    let birth = if input.birth.trim().is_empty() {
        None
    } else {
        Birth::parse(&input.birth)
            .map_err(|error| checks.refuse("birth", Problem::Birth(error)))
            .ok()
    };
    let federation = match input.federation.trim() {
        "" => Federation::ITA.to_string(),
        text => Federation::parse(text).map_or_else(
            |_| {
                checks.refuse(
                    "federation",
                    Problem::Because {
                        key: "cell-federation",
                        value: String::new(),
                    },
                );
                String::new()
            },
            |federation| federation.to_string(),
        ),
    };
    let fide_id = checks
        .optional_number("fide_id", &input.fide_id, 0, 99_999_999_999)
        .filter(|id| *id > 0)
        .map(|id| id.to_string());
    let national_id =
        Some(checks.text("national_id", &input.national_id, 20)).filter(|id| !id.is_empty());
    let title = match input.title.trim() {
        "" => None,
        text => {
            let title = Title::parse(text);
            if title.is_none() {
                checks.refuse("title", Problem::Choice);
            }
            title.map(Title::code)
        }
    };
    let fide = ratings(&mut checks, FIDE_FIELDS, &input.fide);
    let national = ratings(&mut checks, NATIONAL_FIELDS, &input.national);
    checks.finish()?;
    Ok(PlayerValues {
        last_name,
        first_name,
        sex,
        birth,
        federation,
        fide_id,
        national_id,
        title,
        fide,
        national,
    })
}

fn because(field: &'static str, key: &'static str, value: String) -> AppError {
    AppError::Fields(vec![FieldError {
        field,
        problem: Problem::Because { key, value },
    }])
}

/// The player with this FIDE number, or of this name (surname first or last) and year of birth. Years that are not
/// known fit all.
pub(super) fn known(
    conn: &mut Conn,
    values: &PlayerValues,
) -> Result<Option<(rows::players::PlayerRow, bool)>, AppError> {
    if let Some(id) = &values.fide_id
        && let Some(row) = rows::players::by_fide_id(conn, id)?
    {
        return Ok(Some((row, true)));
    }
    let namesakes = rows::players::namesakes(conn, &turned(&fold(&values.name())))?;
    let year = values.birth_year();
    Ok(namesakes
        .into_iter()
        .find(|row| {
            let other_number = values.fide_id.is_some() && row.fide_id.is_some();
            !other_number && (row.birth_year.is_none() || year.is_none() || row.birth_year == year)
        })
        .map(|row| (row, false)))
}

fn refuse_known(
    conn: &mut Conn,
    values: &PlayerValues,
    input: &PlayerInput,
    own: Option<i32>,
) -> Result<(), AppError> {
    let Some((row, by_number)) = known(conn, values)? else {
        return Ok(());
    };
    if own == Some(row.id) || (!by_number && input.is_another) {
        return Ok(());
    }
    let player = super::summary(conn, row)?;
    let year = player.birth_year.map(|year| year.to_string());
    let about: Vec<String> = [
        Some(format!("{} {}", player.last_name, player.first_name)),
        year,
        player.club,
    ]
    .into_iter()
    .flatten()
    .collect();
    Err(if by_number {
        because("fide_id", "problem-fide-id-taken", about.join(", "))
    } else {
        because("is_another", "problem-namesake", about.join(", "))
    })
}

/// Where a new player is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddTo {
    /// This club, by its secretary.
    Club(i32),
    /// This club or none, by an arbiter.
    Registry(Option<i32>),
}

/// Adds a player.
///
/// # Errors
/// Fields to be corrected (`fide_id`, `is_another` when somebody like this is registered already); not allowed.
pub fn add(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    to: AddTo,
    input: &PlayerInput,
) -> Result<Done<i32>, AppError> {
    let (action, club) = match to {
        AddTo::Club(club) => (Action::ManageClub(club), Some(club)),
        AddTo::Registry(club) => (Action::RegisterPlayers, club),
    };
    // Whoever may not do this is told so first, not which fields are wrong.
    ctx.read(|conn| access::require(conn, actor, action))?;
    let values = parse(input)?;
    let now = ctx.clock.now();
    ctx.write(actor, action, key, |conn| {
        if let Some(club) = club {
            rows::clubs::by_id(conn, club)?;
        }
        refuse_known(conn, &values, input, None)?;
        let id = values.insert(conn, club, now)?;
        Ok(Audited {
            value: id,
            deed: Deed::PlayerAdded(Box::new(PlayerAdded {
                player: id,
                club,
                for_club: matches!(to, AddTo::Club(_)),
                given: values.public_input(input.is_another),
            })),
        })
    })
}

fn edit_action(row: &rows::players::PlayerRow) -> Action {
    row.club_id
        .map_or(Action::RegisterPlayers, Action::ManageClub)
}

/// As [`edit_action`]; to move a player to another club is for administrators.
fn change_action(row: &rows::players::PlayerRow, club: Option<Option<i32>>) -> Action {
    match club {
        Some(club) if club != row.club_id => Action::Administer,
        _ => edit_action(row),
    }
}

/// Whether `actor` may change this player: the secretary of their club, or arbiters when they have none.
pub(super) fn may_edit(
    conn: &mut Conn,
    actor: &Actor,
    row: &rows::players::PlayerRow,
) -> Result<bool, AppError> {
    access::may(conn, actor, edit_action(row))
}

/// Whether `actor` may add players to the registry.
///
/// # Errors
/// Storage failures.
pub fn may_register(ctx: &Context, actor: &Actor) -> Result<bool, AppError> {
    ctx.read(|conn| access::may(conn, actor, Action::RegisterPlayers))
}

/// A player in the form that changes their data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editable {
    /// The values.
    pub input: PlayerInput,
    /// Row version.
    pub version: i32,
    /// Number of their club.
    pub club: Option<i32>,
    /// Whether the actor may move them to another club.
    pub may_move: bool,
}

fn editable(row: &rows::players::PlayerRow, sees_date: bool) -> PlayerInput {
    let number = |value: Option<i32>| value.map(|v| v.to_string()).unwrap_or_default();
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    PlayerInput {
        last_name: row.last_name.clone(),
        first_name: row.first_name.clone(),
        sex: text(&row.sex),
        birth: privacy::written(row.birth_date, row.birth_year, sees_date),
        federation: row.federation.clone(),
        fide_id: text(&row.fide_id),
        national_id: text(&row.national_id),
        title: text(&row.title),
        fide: [row.fide_standard, row.fide_rapid, row.fide_blitz].map(number),
        national: [
            row.national_standard,
            row.national_rapid,
            row.national_blitz,
        ]
        .map(number),
        is_another: false,
    }
}

/// A player to be changed.
///
/// # Errors
/// Not allowed; no such player.
pub fn for_edit(ctx: &Context, actor: &Actor, id: i32) -> Result<Editable, AppError> {
    ctx.read(|conn| {
        let row = rows::players::by_id(conn, id)?;
        access::require(conn, actor, edit_action(&row))?;
        Ok(Editable {
            input: editable(&row, privacy::sees_player_date(conn, actor, &row)?),
            version: row.version,
            club: row.club_id,
            may_move: access::may(conn, actor, Action::Administer)?,
        })
    })
}

/// Changes a player. The club changes only when `club` is given, which administrators alone may do.
///
/// # Errors
/// Fields to be corrected; not allowed; changed meanwhile.
pub fn edit(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    id: i32,
    version: i32,
    input: &PlayerInput,
    club: Option<Option<i32>>,
) -> Result<Done<()>, AppError> {
    // Whoever may not do this is told so first, not which fields are wrong.
    let action = ctx.read(|conn| {
        let row = rows::players::by_id(conn, id)?;
        access::require(conn, actor, edit_action(&row))?;
        let action = change_action(&row, club);
        access::require(conn, actor, action)?;
        Ok(action)
    })?;
    let values = parse(input)?;
    ctx.write(actor, action, key, |conn| {
        let row = rows::players::by_id(conn, id)?;
        if row.version != version || change_action(&row, club) != action {
            return Err(AppError::Stale);
        }
        let club_id = match club {
            Some(club) if club != row.club_id => {
                if let Some(club) = club {
                    rows::clubs::by_id(conn, club)?;
                }
                club
            }
            _ => row.club_id,
        };
        refuse_known(conn, &values, input, Some(id))?;
        let sees_date = privacy::sees_player_date(conn, actor, &row)?;
        let name_key = fold(&values.name());
        let mut changed = values.row(&name_key, club_id);
        changed.birth_date = privacy::kept_date(
            (row.birth_date, row.birth_year),
            (changed.birth_date, changed.birth_year),
            sees_date,
        );
        if !rows::players::update(conn, id, version, &changed)? {
            return Err(AppError::Stale);
        }
        Ok(Audited {
            value: (),
            deed: Deed::PlayerChanged(Box::new(PlayerChanged {
                player: id,
                version,
                club: match club {
                    None => NewClub::Same,
                    Some(None) => NewClub::Out,
                    Some(Some(club)) => NewClub::To(club),
                },
                before: editable(&row, false),
                club_before: row.club_id,
                after: values.public_input(input.is_another),
            })),
        })
    })
}
