//! Adds a player to the registry, and changes one.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, FieldError, Problem,
        access::{self, Action},
        deed::{NewClub, PlayerAdded, PlayerChanged},
        fold,
        namesake::turned,
        privacy,
        readings::{Reading, Whose},
    },
    event::{FieldClass, Person, PersonalOutput},
    store::{Conn, rows},
};

use super::{PlayerInput, player_values::PlayerValues};

fn because(field: &'static str, key: &'static str, value: String) -> AppError {
    AppError::Fields(vec![FieldError {
        field,
        problem: Problem::Because { key, value },
    }])
}

/// The registered player with this FIDE number, or with this name (surname first or last) and year of birth. An unknown
/// year matches every year.
pub(super) fn known(
    conn: &mut Conn,
    person: &Person,
) -> Result<Option<(rows::players::PlayerRow, bool)>, AppError> {
    if let Some(id) = &person.fide_id
        && let Some(row) = rows::player_search::by_fide_id(conn, id)?
    {
        return Ok(Some((row, true)));
    }
    let namesakes = rows::player_search::namesakes(conn, &turned(&fold(&person.name.to_string())))?;
    let year = person.birth_year();
    Ok(namesakes
        .into_iter()
        .find(|row| {
            let other_number = person.fide_id.is_some() && row.person.fide_id.is_some();
            let years = (row.person.birth_year(), year);
            !other_number && !matches!(years, (Some(a), Some(b)) if a != b)
        })
        .map(|row| (row, false)))
}

fn refuse_known(
    conn: &mut Conn,
    person: &Person,
    input: &PlayerInput,
    own: Option<i32>,
) -> Result<(), AppError> {
    let Some((row, by_number)) = known(conn, person)? else {
        return Ok(());
    };
    if own == Some(row.id) || (!by_number && input.is_another) {
        return Ok(());
    }
    let player = super::summary(conn, row)?;
    let about = player.about();
    Err(if by_number {
        because("fide_id", "problem-fide-id-taken", about)
    } else {
        because("is_another", "problem-namesake", about)
    })
}

/// The place where a new player is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddTo {
    /// To this club, by its secretary.
    Club(i32),
    /// To this club or to none, by an arbiter.
    Registry(Option<i32>),
}

impl AddTo {
    /// The right that is needed to add a player there.
    pub(super) const fn action(self) -> Action {
        match self {
            Self::Club(club) => Action::ManageClub(club),
            Self::Registry(_) => Action::RegisterPlayers,
        }
    }
}

/// Adds a player.
///
/// # Errors
/// Fields to be corrected (`fide_id`, or `is_another` if a similar player is registered already); not allowed.
pub fn add(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    to: AddTo,
    input: &PlayerInput,
) -> Result<Done<i32>, AppError> {
    let action = to.action();
    let club = match to {
        AddTo::Club(club) => Some(club),
        AddTo::Registry(club) => club,
    };
    // Checked first, so that nobody without this right learns which fields are wrong.
    ctx.read(|conn| access::require(conn, actor, action))?;
    let values = input.parse()?;
    let now = ctx.clock.now();
    ctx.write(actor, action, key, |conn| {
        if let Some(club) = club {
            rows::clubs::by_id(conn, club)?;
        }
        refuse_known(conn, &values.person, input, None)?;
        let id = values.insert(conn, club, now)?;
        Ok(Audited {
            value: id,
            deed: Deed::PlayerAdded(Box::new(PlayerAdded {
                player: id,
                club,
                for_club: matches!(to, AddTo::Club(_)),
                given: PlayerInput::of(&values, FieldClass::EVERYBODY, input.is_another),
            })),
        })
    })
}

/// Checks what [`add`] would refuse, and writes nothing. It is used when another field of the same form is already
/// wrong.
///
/// # Errors
/// As [`add`].
pub fn check(ctx: &Context, actor: &Actor, to: AddTo, input: &PlayerInput) -> Result<(), AppError> {
    ctx.read(|conn| access::require(conn, actor, to.action()))?;
    let values = input.parse()?;
    ctx.read(|conn| refuse_known(conn, &values.person, input, None))
}

/// A player who has not been erased.
///
/// # Errors
/// Not found: no such player, or erased.
pub(in crate::app) fn named(
    conn: &mut Conn,
    id: i32,
) -> Result<rows::players::PlayerRow, AppError> {
    let row = rows::players::by_id(conn, id)?;
    match row.person.name.withheld_number() {
        Some(_) => Err(AppError::NotFound),
        None => Ok(row),
    }
}

/// The right that is needed to change a player.
pub(in crate::app) fn edit_action(row: &rows::players::PlayerRow) -> Action {
    row.club_id
        .map_or(Action::RegisterPlayers, Action::ManageClub)
}

/// As [`edit_action`], but only administrators may move a player to another club.
fn change_action(row: &rows::players::PlayerRow, club: Option<Option<i32>>) -> Action {
    match club {
        Some(club) if club != row.club_id => Action::Administer,
        _ => edit_action(row),
    }
}

/// Whether `actor` may change this player: the secretary of their club, or an arbiter if they have no club.
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

/// The data in the form that changes a player.
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

/// The data of a player, to be changed.
///
/// # Errors
/// Not allowed; no such player.
pub fn for_edit(ctx: &Context, actor: &Actor, id: i32) -> Result<Editable, AppError> {
    let (form, reading) = ctx.read(|conn| {
        let row = named(conn, id)?;
        access::require(conn, actor, edit_action(&row))?;
        let seen = privacy::player_class(conn, actor, &row)?;
        let form = Editable {
            input: PlayerInput::of(&PlayerValues::of(&row), seen, false),
            version: row.version,
            club: row.club_id,
            may_move: access::may(conn, actor, Action::Administer)?,
        };
        let reading = Reading {
            output: PersonalOutput::Player,
            whose: Whose::Player(id),
            persons: usize::from(privacy::holds_more(&row.person, seen)),
        };
        Ok((form, reading))
    })?;
    ctx.gives(actor, reading)?;
    Ok(form)
}

/// Checks what [`edit`] would refuse for a player who moves to another club, and writes nothing. It is used when that
/// club is wrong in the form.
///
/// # Errors
/// As [`edit`], except that the player was changed meanwhile.
pub fn check_moved(
    ctx: &Context,
    actor: &Actor,
    id: i32,
    input: &PlayerInput,
) -> Result<(), AppError> {
    ctx.read(|conn| {
        let row = named(conn, id)?;
        access::require(conn, actor, edit_action(&row))?;
        access::require(conn, actor, Action::Administer)
    })?;
    let values = input.parse()?;
    ctx.read(|conn| refuse_known(conn, &values.person, input, Some(id)))
}

/// Changes a player. The club changes only if `club` is given, which only administrators may do.
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
    // Checked first, so that nobody without this right learns which fields are wrong.
    let action = ctx.read(|conn| {
        let row = named(conn, id)?;
        access::require(conn, actor, edit_action(&row))?;
        let action = change_action(&row, club);
        access::require(conn, actor, action)?;
        Ok(action)
    })?;
    let mut values = input.parse()?;
    ctx.write(actor, action, key, |conn| {
        let row = named(conn, id)?;
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
        refuse_known(conn, &values.person, input, Some(id))?;
        let reader = privacy::player_class(conn, actor, &row)?;
        values.person.birth = privacy::kept_birth(row.person.birth, values.person.birth, reader);
        let name_key = values.key();
        let changed = values.row(&name_key, club_id);
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
                before: PlayerInput::of(&PlayerValues::of(&row), FieldClass::EVERYBODY, false),
                club_before: row.club_id,
                after: PlayerInput::of(&values, FieldClass::EVERYBODY, input.is_another),
            })),
        })
    })
}
