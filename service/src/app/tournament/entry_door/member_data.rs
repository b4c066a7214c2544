//! The data stored about a player of the registry, for the club that keeps them.
//!
//! The registry belongs to the club, so the club sees all of a member's data there. Of the data in tournaments it sees what
//! everybody may see; only of entries that the club itself made it sees more, because the rest was typed by an arbiter at the
//! desk.

use crate::{
    app::{
        Actor, AppError, Context, DataSheet, access,
        data_sheet::moment,
        deed::Subject,
        players, privacy,
        readings::{self, Reading, Whose},
    },
    event::{Datum, EnteredBy, FieldClass, Outlet, PersonalOutput},
    store::rows,
};

use super::{
    own_data::{of_entry, of_player},
    own_play,
};

/// All data stored about a player of the registry: the registry's own row, the player's entries with their results, and the audit
/// trail of the player. Read in one snapshot.
///
/// # Errors
/// No such player, or the player was erased; the actor may not change the player.
pub fn member_data(ctx: &Context, actor: &Actor, player: i32) -> Result<DataSheet, AppError> {
    let now = ctx.clock.now();
    let (sheet, reading) = ctx.read(|conn| {
        let row = players::named(conn, player)?;
        access::require(conn, actor, players::edit_action(&row))?;
        let reader = match privacy::player_class(conn, actor, &row)? {
            FieldClass::EVERYBODY => FieldClass::EVERYBODY,
            _ => FieldClass::Contact,
        };
        let club = match row.club_id {
            Some(club) => rows::clubs::by_id(conn, club)?.name,
            None => String::new(),
        };
        let mut sheet = DataSheet::new(now);
        of_player(&mut sheet, reader, &row, club);
        let entries = rows::entries::of_player(conn, player)?;
        for entry in &entries {
            let is_own = entry.entered_by == EnteredBy::Club && entry.club_id == row.club_id;
            let reader = if is_own {
                reader
            } else {
                FieldClass::EVERYBODY
            };
            of_entry(&mut sheet, reader, entry);
            let slug = rows::tournaments::heading(conn, entry.tournament_id)?.slug;
            let shown = ctx.shown_to_all(conn, &slug, Outlet::File)?;
            own_play::add(conn, &mut sheet, reader, (&shown, entry.id))?;
        }
        for row in rows::audit::of_subject(conn, &Subject::Player(player).to_string())? {
            sheet.add(
                reader,
                [
                    (Datum::TrailAt, moment(row.at)),
                    (Datum::TrailAction, row.action),
                    (Datum::TrailBefore, row.before),
                    (Datum::TrailAfter, row.after),
                ],
            );
        }
        readings::of_player(conn, &mut sheet, reader, player)?;
        let reading = Reading {
            output: PersonalOutput::PlayerData,
            whose: Whose::Player(player),
            persons: usize::from(privacy::holds_more(&row.person, reader)),
        };
        Ok((sheet, reading))
    })?;
    ctx.gives(actor, reading)?;
    Ok(sheet)
}
