//! The entry forms of future tournaments, and their requests: two open ones, and requests in every state.

use chrono::{Days, NaiveDate};

use crate::{
    app::{
        Actor, AppError, Context, PersonInput,
        tournament::{
            entry_door::{
                by_link::Holder,
                club,
                correct::{self, CorrectionInput},
                decide::{self, Decision},
                door,
                inputs::{DoorInput, RequestInput},
                send,
            },
            entry_shown,
        },
    },
    event::{NameShown, Publication},
};

use super::play::{Event, day, settings};

/// Opens the form until a day before the start, with requests of an adult and a child.
pub fn open(ctx: &Context, arbiter: &Actor, slug: &str, start: NaiveDate) -> Result<(), AppError> {
    let until = start.checked_sub_days(Days::new(1)).unwrap_or(start);
    let input = DoorInput {
        door_open: "1".to_owned(),
        door_until: until.to_string(),
        door_places: "40".to_owned(),
        door_club_places: "8".to_owned(),
        door_payee: "Cavallo in f3".to_owned(),
        // The example account number of the IBAN registry, which belongs to nobody.
        door_iban: "IT60X0542811101000000123456".to_owned(),
        door_notice: "I dati servono a organizzare il torneo: abbinamenti, classifica, rapporto. Nome, anno di \
                      nascita, Elo e circolo si pubblicano come scegli."
            .to_owned(),
        ..DoorInput::default()
    };
    door::set(ctx, arbiter, None, slug, 0, &input)?;
    let visitor = Actor::visitor("demo".to_owned());
    for (surname, given, birth, guardian) in [
        ("Torregiani", "Ugo", "1988", ""),
        ("Stellacci", "Dorotea", "2015", "Rosa Spadaro"),
    ] {
        let input = RequestInput {
            person: PersonInput {
                last_name: surname.to_owned(),
                first_name: given.to_owned(),
                birth: birth.to_owned(),
                ..PersonInput::default()
            },
            club: "Cavallo in f3, Cremona".to_owned(),
            guardian_name: guardian.to_owned(),
            ..RequestInput::default()
        };
        let secret = send::new_secret()?;
        send::send(ctx, &visitor, None, slug, &input, &secret, "demo")?;
    }
    Ok(())
}

/// Sends a request by name and year of birth; returns its number, and the secret of its link.
fn ask(
    event: &Event<'_>,
    (surname, given, birth): (&str, &str, &str),
    more: RequestInput,
) -> Result<(i32, String), AppError> {
    let visitor = Actor::visitor("demo".to_owned());
    let input = RequestInput {
        person: PersonInput {
            last_name: surname.to_owned(),
            first_name: given.to_owned(),
            birth: birth.to_owned(),
            ..PersonInput::default()
        },
        ..more
    };
    let secret = send::new_secret()?;
    let (ctx, slug) = (event.ctx, event.slug.as_str());
    let sent = send::send(ctx, &visitor, None, slug, &input, &secret, "demo")?.fresh();
    Ok((sent.ok_or(AppError::NotFound)?, secret))
}

/// Another future tournament, with a request in every state: open, on the waiting list, refused, entered; one of a child whose
/// parent signed on paper and then asked for a correction; and one of a club.
pub fn in_every_state(
    ctx: &Context,
    (arbiter, secretary): (&Actor, &Actor),
    registry: &[i32],
) -> Result<(), AppError> {
    let start = day(ctx, 0, 60);
    let mut input = settings("Open del Lungomare", "Bari", start, 2, 5);
    input.province = "BA".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    let slug = event.slug.as_str();
    let form = DoorInput {
        door_open: "1".to_owned(),
        door_until: day(ctx, 0, 58).to_string(),
        door_places: "30".to_owned(),
        door_rating_most: "2300".to_owned(),
        door_notice: "I dati servono a organizzare il torneo.".to_owned(),
        ..DoorInput::default()
    };
    door::set(ctx, arbiter, None, slug, 0, &form)?;
    ask(&event, ("Fontanive", "Gaspare", "1979"), asks_bye())?;
    let usual = RequestInput::default;
    let (waits, _) = ask(&event, ("Lorusso Prati", "Mirella", "1991"), usual())?;
    decide::decide(ctx, arbiter, None, slug, waits, (Decision::Wait, ""))?;
    let (refused, _) = ask(&event, ("Tagliacozzi", "Remo", "1968"), with_address())?;
    let why = "Il regolamento ammette chi è tesserato";
    decide::decide(ctx, arbiter, None, slug, refused, (Decision::Refuse, why))?;
    let (taken, _) = ask(&event, ("Belcastri", "Noemi", "1986"), usual())?;
    let entry = decide::accept(ctx, arbiter, None, slug, taken, false)?.fresh();
    let entry = entry.ok_or(AppError::NotFound)?;
    let shown = (NameShown::Initial, Publication::Web);
    entry_shown::choose(ctx, arbiter, None, slug, entry, shown)?;
    child(&event)?;
    // A player of the secretary's club who is not a child.
    if let Some(player) = registry.get(4) {
        club::send(ctx, secretary, None, slug, &[*player], true)?;
    }
    Ok(())
}

/// A request with a half-point bye.
fn asks_bye() -> RequestInput {
    RequestInput {
        byes: "2".to_owned(),
        ..RequestInput::default()
    }
}

/// A request with an e-mail address, to which a letter is sent.
fn with_address() -> RequestInput {
    RequestInput {
        email: "remo@tagliacozzi.example".to_owned(),
        ..RequestInput::default()
    }
}

/// A child is entered. With another year of birth they would be an adult, so the arbiters are asked about this correction.
fn child(event: &Event<'_>) -> Result<(), AppError> {
    let (ctx, arbiter, slug) = (event.ctx, event.arbiter, event.slug.as_str());
    let guarded = RequestInput {
        guardian_name: "Rosa Spadaro".to_owned(),
        ..RequestInput::default()
    };
    let (request, secret) = ask(event, ("Spadaro", "Tea", "2015"), guarded)?;
    decide::signed_on_paper(ctx, arbiter, None, slug, request)?;
    decide::accept(ctx, arbiter, None, slug, request, false)?;
    let corrected = CorrectionInput {
        person: PersonInput {
            last_name: "Spadaro".to_owned(),
            first_name: "Tea".to_owned(),
            birth: "1985".to_owned(),
            ..PersonInput::default()
        },
        email: String::new(),
    };
    let visitor = Actor::visitor("demo".to_owned());
    let holder = Holder::Sender(&secret);
    correct::correct(ctx, &visitor, None, slug, holder, &corrected)?;
    Ok(())
}
