//! The entry form of the tournament to come, and who asked already.

use chrono::{Days, NaiveDate};

use crate::app::{
    Actor, AppError, Context, PersonInput,
    tournament::entry_door::{
        door,
        inputs::{DoorInput, RequestInput},
        send,
    },
};

/// Opens the form until a day before the start; a grown-up and a child asked.
pub fn open(ctx: &Context, arbiter: &Actor, slug: &str, start: NaiveDate) -> Result<(), AppError> {
    let until = start.checked_sub_days(Days::new(1)).unwrap_or(start);
    let input = DoorInput {
        door_open: "1".to_owned(),
        door_until: until.to_string(),
        door_places: "40".to_owned(),
        door_club_places: "8".to_owned(),
        door_payee: "Cavallo in f3".to_owned(),
        // The example of the standard's registry: nobody's account.
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
