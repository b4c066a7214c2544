//! The data stored about a player who entered a tournament, for the holder of a link of their request.
//!
//! A link proves who sent the request, but not that the sender is the player. If the player was found in the registry, the sender
//! said nothing that is not public, and must learn nothing more by the link: fields of other classes are named but their values
//! are withheld. A club knows the members for whom it sent requests.

use crate::{
    app::{
        AppError, Context, DataSheet,
        data_sheet::{flag, moment, person, text},
        deed::Subject,
        letters::{self, Letter},
    },
    event::{Datum, FieldClass, MailAddress, Outlet},
    store::{
        Conn,
        rows::{
            self,
            entries::EntryRow,
            entry_corrections::CorrectionRow,
            entry_requests::RequestRow,
            outbox::{self, OutboxRow},
            players::PlayerRow,
        },
    },
};

use super::{
    by_link::{self, Holder},
    own_play,
};

/// All data stored about the player of a request: the request itself, what the tournament holds about them, and their results. Of
/// other people it shows only what everybody may see, as they chose for files. Read in one snapshot.
///
/// # Errors
/// Not found: no such tournament, or no such link. Forbidden: another club's request.
pub fn own_data(ctx: &Context, slug: &str, holder: Holder<'_>) -> Result<DataSheet, AppError> {
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let shown = ctx.shown_to_all(conn, slug, Outlet::File)?;
        let request = by_link::row(conn, shown.tournament.id, holder)?;
        let reader = match holder {
            Holder::Club { .. } if !is_erased(&request) => FieldClass::Health,
            _ => reader(&request),
        };
        let mut sheet = DataSheet::new(now);
        of_request(&mut sheet, reader, &request);
        if let Some(asked) = rows::entry_corrections::of_request(conn, request.id)? {
            of_correction(&mut sheet, reader, asked);
        }
        if let Some(player) = request.player_id {
            let player = rows::players::by_id(conn, player)?;
            let club = match player.club_id {
                Some(club) => rows::clubs::by_id(conn, club)?.name,
                None => String::new(),
            };
            // A club may no longer know the data of a member who left it.
            let reader = match holder {
                Holder::Club { club, .. } if player.club_id != Some(club) => FieldClass::EVERYBODY,
                _ => reader,
            };
            of_player(&mut sheet, reader, &player, club);
        }
        if let Some(entry) = request.entry_id {
            let row = rows::entries::find(conn, entry)?;
            of_entry(&mut sheet, reader, &row);
            // An entry that moved to another section of the event plays there.
            let there = if row.tournament_id == shown.tournament.id {
                shown
            } else {
                let other = rows::tournaments::heading(conn, row.tournament_id)?.slug;
                ctx.shown_to_all(conn, &other, Outlet::File)?
            };
            own_play::add(conn, &mut sheet, reader, (&there, entry))?;
        }
        of_mail(conn, &mut sheet, &request)?;
        of_trail(conn, &mut sheet, reader, &request)?;
        Ok(sheet)
    })
}

/// The class up to which the holder of a link may know the player's data. If the player was erased, only what everybody may see.
pub(super) fn reader(request: &RequestRow) -> FieldClass {
    if request.player_id.is_some() || is_erased(request) {
        FieldClass::EVERYBODY
    } else {
        FieldClass::Health
    }
}

fn is_erased(request: &RequestRow) -> bool {
    request.person.name.withheld_number().is_some()
}

fn of_request(sheet: &mut DataSheet, reader: FieldClass, row: &RequestRow) {
    use Datum as D;
    let who = person(
        &row.person,
        [
            D::RequestLastName,
            D::RequestFirstName,
            D::RequestSex,
            D::RequestBirthYear,
            D::RequestBirthDate,
            D::RequestFederation,
            D::RequestFideId,
            D::RequestNationalId,
            D::RequestTitle,
        ],
    );
    let mut values = who;
    values.push((D::RequestRating, text(row.rating)));
    values.push((D::RequestClubName, row.club_name.clone()));
    sheet.add(reader, values);
    // The sender or the guardian wrote these values, or got them as an answer.
    sheet.add(
        FieldClass::Contact,
        [
            (D::RequestState, row.state.code().to_owned()),
            (D::RequestByes, row.byes.clone()),
            (D::RequestNameShown, row.name_shown.code().to_owned()),
            (D::RequestPublication, row.publication.code().to_owned()),
            (D::RequestNotice, row.notice.to_string()),
            (D::RequestEmail, row.email.clone()),
            (D::RequestGuardianName, row.guardian_name.clone()),
            (D::RequestGuardianEmail, row.guardian_email.clone()),
            (D::RequestGuardianAt, text(row.guardian_at.map(moment))),
            (D::RequestGuardianHow, row.guardian_how.clone()),
            (D::RequestReason, row.reason.clone()),
            (D::RequestSentAt, moment(row.sent_at)),
            (D::RequestStateAt, moment(row.state_at)),
        ],
    );
}

fn of_correction(sheet: &mut DataSheet, reader: FieldClass, row: CorrectionRow) {
    use Datum as D;
    sheet.add(
        reader,
        [
            (D::CorrectionProposed, row.proposed),
            (D::CorrectionSentAt, moment(row.sent_at)),
            (D::CorrectionTaken, text(row.taken.map(flag))),
            (D::CorrectionDecidedAt, text(row.decided_at.map(moment))),
        ],
    );
}

pub(super) fn of_player(sheet: &mut DataSheet, reader: FieldClass, row: &PlayerRow, club: String) {
    use Datum as D;
    let mut values = person(
        &row.person,
        [
            D::PlayerLastName,
            D::PlayerFirstName,
            D::PlayerSex,
            D::PlayerBirthYear,
            D::PlayerBirthDate,
            D::PlayerFederation,
            D::PlayerFideId,
            D::PlayerNationalId,
            D::PlayerTitle,
        ],
    );
    let (fide, national) = (row.ratings.fide, row.ratings.national);
    values.extend([
        (D::PlayerFideStandard, text(fide.standard)),
        (D::PlayerFideRapid, text(fide.rapid)),
        (D::PlayerFideBlitz, text(fide.blitz)),
        (D::PlayerNationalStandard, text(national.standard)),
        (D::PlayerNationalRapid, text(national.rapid)),
        (D::PlayerNationalBlitz, text(national.blitz)),
        (D::PlayerClub, club),
        (D::PlayerCreatedAt, moment(row.created_at)),
    ]);
    sheet.add(reader, values);
}

pub(super) fn of_entry(sheet: &mut DataSheet, reader: FieldClass, row: &EntryRow) {
    use Datum as D;
    let mut values = vec![(D::EntryNumber, text(row.tpn))];
    values.extend(person(
        &row.person,
        [
            D::EntryLastName,
            D::EntryFirstName,
            D::EntrySex,
            D::EntryBirthYear,
            D::EntryBirthDate,
            D::EntryFederation,
            D::EntryFideId,
            D::EntryNationalId,
            D::EntryTitle,
        ],
    ));
    values.extend([
        (D::EntryRating, text(row.rating)),
        (D::EntryClubName, row.club_name.clone()),
        (D::EntryCheckedIn, flag(row.checked_in)),
        (D::EntryWithdrawnAfter, text(row.withdrawn_after)),
        (D::EntryFirstRound, row.first_round.to_string()),
        (D::EntryCreatedAt, moment(row.created_at)),
        (D::EntryEnteredBy, row.entered_by.code().to_owned()),
        (D::EntryNoHalfPointBye, flag(row.no_half_point_bye)),
        (D::EntryNameShown, row.name_shown.code().to_owned()),
        (D::EntryPublication, row.publication.code().to_owned()),
        (D::EntryRatingList, text(row.rating_list.as_ref())),
    ]);
    sheet.add(reader, values);
}

/// Letters about this request that still wait to be sent, and the language stored for its addresses. A parent may write for
/// several children, so letters about another child are left out.
fn of_mail(conn: &mut Conn, sheet: &mut DataSheet, row: &RequestRow) -> Result<(), AppError> {
    use Datum as D;
    let mut addresses = vec![row.email.as_str()];
    if row.guardian_email != row.email {
        addresses.push(&row.guardian_email);
    }
    let name = row.person.name.to_string();
    let is_about = |letter: &OutboxRow| {
        letter.tournament_id == Some(row.tournament_id)
            && serde_json::from_str::<Letter>(&letter.body)
                .is_ok_and(|letter| letter.is_about(&name))
    };
    let mut languages = Vec::new();
    for text in addresses {
        let Some(address) = MailAddress::parse(text) else {
            continue;
        };
        for letter in outbox::open_to(conn, address.as_str())? {
            if is_about(&letter) {
                sheet.add(
                    FieldClass::Contact,
                    [
                        (D::LetterClass, letter.class.code().to_owned()),
                        (D::LetterState, letter.state.code().to_owned()),
                        (D::LetterWrittenAt, moment(letter.written_at)),
                        (D::LetterAddress, letter.address),
                    ],
                );
            }
        }
        languages.extend(letters::given(conn, text)?);
    }
    for (tag, at) in languages {
        let values = [(D::LanguageTag, tag), (D::LanguageAt, moment(at))];
        sheet.add(FieldClass::Contact, values);
    }
    Ok(())
}

/// The rows of the audit trail about the request and its entry.
fn of_trail(
    conn: &mut Conn,
    sheet: &mut DataSheet,
    reader: FieldClass,
    row: &RequestRow,
) -> Result<(), AppError> {
    use Datum as D;
    let mut subjects = vec![Subject::Request(row.id)];
    subjects.extend(row.entry_id.map(Subject::Entry));
    for subject in subjects {
        for row in rows::audit::of_subject(conn, &subject.to_string())? {
            sheet.add(
                reader,
                [
                    (D::TrailAt, moment(row.at)),
                    (D::TrailAction, row.action),
                    (D::TrailBefore, row.before),
                    (D::TrailAfter, row.after),
                ],
            );
        }
    }
    Ok(())
}
