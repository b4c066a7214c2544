//! Everything stored about the owner of an account, for the owner.

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context, DataSheet, access,
        data_sheet::{flag, moment, text},
        deed::Subject,
        letters,
    },
    event::{Datum, FieldClass, LetterClass},
    store::{
        Conn,
        rows::{self, users::UserRow},
    },
};

/// The highest class of data that the owner of an account gets: everything except hashes.
const OWNER: FieldClass = FieldClass::Health;

/// Everything stored about the owner of the present account: account, sessions, browsers, links, roles, letters, events
/// of the account, and the number of their actions. It is read in one snapshot.
///
/// # Errors
/// Nobody is logged in.
pub fn own_data(ctx: &Context, actor: &Actor) -> Result<DataSheet, AppError> {
    let me = access::signed_in(actor)?.id;
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let user = rows::users::by_id(conn, me)?;
        let mut sheet = DataSheet::new(now);
        of_account(conn, &mut sheet, &user)?;
        of_log_ins(conn, &mut sheet, me)?;
        of_roles(conn, &mut sheet, &user)?;
        of_mail(conn, &mut sheet, &user)?;
        of_trail(conn, &mut sheet, me)?;
        Ok(sheet)
    })
}

fn of_account(conn: &mut Conn, sheet: &mut DataSheet, user: &UserRow) -> Result<(), AppError> {
    use Datum as D;
    let club = match user.club_id {
        Some(club) => rows::clubs::by_id(conn, club)?.name,
        None => String::new(),
    };
    sheet.add(
        OWNER,
        [
            (D::UserName, user.name.clone()),
            (D::UserDisplayName, user.display_name.clone()),
            (D::UserEmail, user.email.clone()),
            (D::UserIsAdmin, flag(user.is_admin)),
            (D::UserMayCreate, flag(user.may_create_tournaments)),
            (D::UserClub, club),
            (D::UserCreatedAt, moment(user.created_at)),
            (D::UserDisabledAt, text(user.disabled_at.map(moment))),
        ],
    );
    Ok(())
}

fn of_log_ins(conn: &mut Conn, sheet: &mut DataSheet, me: i32) -> Result<(), AppError> {
    use Datum as D;
    for session in rows::sessions::of_user(conn, me)? {
        sheet.add(
            OWNER,
            [
                (D::SessionCreatedAt, moment(session.created_at)),
                (D::SessionLastSeenAt, moment(session.last_seen_at)),
                (D::SessionExpiresAt, moment(session.expires_at)),
                (D::SessionAddress, session.address),
                (D::SessionDevice, session.device),
            ],
        );
    }
    for (created, seen) in rows::known_devices::of_user(conn, me)? {
        let values = [
            (D::DeviceCreatedAt, moment(created)),
            (D::DeviceLastSeenAt, moment(seen)),
        ];
        sheet.add(OWNER, values);
    }
    for key in rows::passkeys::of_user(conn, me)? {
        let values = [
            (D::PasskeyName, key.name),
            (D::PasskeyHost, key.host),
            (D::PasskeySigned, key.signed.to_string()),
            (D::PasskeyMadeAt, moment(key.made_at)),
            (D::PasskeyUsedAt, text(key.used_at.map(moment))),
            (D::PasskeyCredential, key.credential),
            (D::PasskeyKey, key.public_key),
        ];
        sheet.add(OWNER, values);
    }
    for made in rows::passkeys::codes_made(conn, me)? {
        sheet.add(OWNER, [(D::RecoveryMadeAt, moment(made))]);
    }
    for link in rows::invitations::of_user(conn, me)? {
        sheet.add(
            OWNER,
            [
                (D::InvitationKind, link.kind),
                (D::InvitationCreatedAt, moment(link.created_at)),
                (D::InvitationExpiresAt, moment(link.expires_at)),
                (D::InvitationUsedAt, text(link.used_at.map(moment))),
            ],
        );
    }
    Ok(())
}

fn of_roles(conn: &mut Conn, sheet: &mut DataSheet, user: &UserRow) -> Result<(), AppError> {
    use Datum as D;
    for (tournament, role) in rows::arbiters::roles_of_user(conn, user.id)? {
        let values = [(D::ArbiterTournament, tournament), (D::ArbiterRole, role)];
        sheet.add(OWNER, values);
    }
    // No database is older than this.
    let ever = chrono::DateTime::UNIX_EPOCH.naive_utc();
    for (asked, tournament) in rows::deputy_invitations::of_name(conn, &user.name, ever)? {
        let values = [
            (D::DeputyTournament, tournament),
            (D::DeputyAt, moment(asked.invited_at)),
        ];
        sheet.add(OWNER, values);
    }
    for (heading, meaning) in rows::list_headings::of_user(conn, user.id)? {
        let values = [(D::HeadingText, heading), (D::HeadingMeaning, meaning)];
        sheet.add(OWNER, values);
    }
    Ok(())
}

/// Waiting letters about the account. The same address may also be that of a club or a player.
fn of_mail(conn: &mut Conn, sheet: &mut DataSheet, user: &UserRow) -> Result<(), AppError> {
    use Datum as D;
    if user.email.is_empty() {
        return Ok(());
    }
    let is_own = |class: LetterClass| {
        use LetterClass as L;
        matches!(
            class,
            L::Invitation | L::DeputyAsked | L::PasswordReset | L::ResetAsked
        )
    };
    for letter in rows::outbox::open_to(conn, &user.email)? {
        if is_own(letter.class) {
            sheet.add(
                OWNER,
                [
                    (D::LetterClass, letter.class.code().to_owned()),
                    (D::LetterState, letter.state.code().to_owned()),
                    (D::LetterWrittenAt, moment(letter.written_at)),
                    (D::LetterAddress, letter.address),
                ],
            );
        }
    }
    if let Some((tag, at)) = letters::given(conn, &user.email)? {
        let values = [(D::LanguageTag, tag), (D::LanguageAt, moment(at))];
        sheet.add(OWNER, values);
    }
    Ok(())
}

fn of_trail(conn: &mut Conn, sheet: &mut DataSheet, me: i32) -> Result<(), AppError> {
    use Datum as D;
    let subject = Subject::User(Some(me)).to_string();
    for row in rows::audit::of_subject(conn, &subject)? {
        sheet.add(
            OWNER,
            [
                (D::TrailAt, moment(row.at)),
                (D::TrailAction, row.action),
                (D::TrailBefore, row.before),
                (D::TrailAfter, row.after),
            ],
        );
    }
    let mut names: HashMap<i32, String> = HashMap::new();
    for (tournament, action, count, first, last) in rows::audit::acts_of(conn, me)? {
        let name = match tournament {
            Some(id) => match names.get(&id) {
                Some(name) => name.clone(),
                None => {
                    let name = rows::tournaments::heading(conn, id)?.name;
                    names.insert(id, name.clone());
                    name
                }
            },
            None => String::new(),
        };
        sheet.add(
            OWNER,
            [
                (D::ActsTournament, name),
                (D::ActsAction, action),
                (D::ActsCount, count.to_string()),
                (D::ActsFirst, moment(first)),
                (D::ActsLast, moment(last)),
            ],
        );
    }
    Ok(())
}
