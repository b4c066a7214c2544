//! An invented federation apart from the owner of the installation: regions, clubs, people, categories with ages and a look of
//! its own, and its championship.

use chrono::Datelike;

use crate::{
    app::{
        Actor, AppError, Context, PersonInput,
        accounts::{self, NewAccount},
        clubs::{self, ClubInput, moderation},
        organisers::{self, OrganiserInput},
        tournament::{
            category, entries,
            entry_values::EntryInput,
            fees::{self, FeeTableInput},
            prizes::{self, fund_input::FundInput},
        },
    },
    event::Accent,
};

use super::play::{Event, day, outcome, settings};

/// Federation code of its players.
const CODE: &str = "LEV";
/// Its regions and provinces.
const TERRITORY: &str =
    "Isole Maggiori: PM Porto Maggiore, VA Valle Alta\nIsole Minori: SC Scogliera";
/// Its categories, the highest first; those with ages are proposed by the year of birth.
const CATEGORIES: &str = "M Maestri\nA Prima categoria\nB Seconda categoria\nU10 Under 10 (-10)\nU14 Under 14 (11-14)\nO60 Over 60 (60+)";

/// Name, province and town of its clubs; the last one waits for approval.
const CLUBS: [(&str, &str, &str); 3] = [
    ("Circolo della Lanterna", "PM", "Porto Maggiore"),
    ("Scacchi in Valle", "VA", "Vallecupa"),
    ("Alfieri della Scogliera", "SC", "Scogliera"),
];

/// Surname, given name, sex, age, rating, category, place of the club in [`CLUBS`].
type Islander = (
    &'static str,
    &'static str,
    &'static str,
    i32,
    u16,
    &'static str,
    usize,
);

const PLAYERS: [Islander; 6] = [
    ("Marasco", "Ondina", "w", 34, 1980, "M", 0),
    ("Scardovelli", "Berto", "m", 63, 1850, "O60", 1),
    ("Lampara", "Tullia", "w", 27, 1720, "A", 0),
    ("Degli Ormeggi", "Fulvio", "m", 45, 1640, "B", 1),
    ("Cimarosti", "Nives", "w", 13, 1410, "U14", 0),
    ("Trabaccolo", "Pino", "m", 9, 1250, "U10", 1),
];

/// The federation with its people and clubs, and its championship in the first round; `officer` is the log-in name of the
/// account that manages it.
pub fn federation(
    ctx: &Context,
    (officer, name): (&Actor, &str),
    registry: &[i32],
) -> Result<(), AppError> {
    let line = Actor::command_line();
    let input = OrganiserInput {
        name: "Federazione delle Isole di Levante".to_owned(),
        country: "Isole di Levante".to_owned(),
        federation: CODE.to_owned(),
        accent: Accent::Plum.code().to_owned(),
        language: "it".to_owned(),
        territory: TERRITORY.to_owned(),
        categories: CATEGORIES.to_owned(),
        imprint: "Federazione delle Isole di Levante, Molo Vecchio 1, Porto Maggiore".to_owned(),
        web: "https://isole-di-levante.example".to_owned(),
    };
    let slug = organisers::add(ctx, &line, None, &input)?.fresh();
    let slug = slug.ok_or(AppError::NotFound)?;
    organisers::set_person(ctx, &line, None, &slug, (name, true))?;
    moderator(ctx, officer, &slug)?;
    own_clubs(ctx, &slug)?;
    championship(ctx, officer, registry)
}

/// An account that moderates the clubs of one region, and has not chosen a password yet.
fn moderator(ctx: &Context, officer: &Actor, slug: &str) -> Result<(), AppError> {
    let account = NewAccount {
        name: "scogliera".to_owned(),
        display_name: "Corrado Bitta".to_owned(),
        ..NewAccount::default()
    };
    let made = accounts::create(ctx, &Actor::command_line(), None, &account)?;
    let (user, _) = made.fresh().ok_or(AppError::NotFound)?;
    organisers::set_person(ctx, officer, None, slug, (&account.name, false))?;
    let regions = ["Isole Minori".to_owned()];
    moderation::set_moderator(ctx, officer, None, user, &regions)?;
    Ok(())
}

fn own_clubs(ctx: &Context, slug: &str) -> Result<(), AppError> {
    let line = Actor::command_line();
    let last = CLUBS.len().saturating_sub(1);
    for (place, (name, province, town)) in CLUBS.iter().enumerate() {
        let input = ClubInput {
            name: (*name).to_owned(),
            province: (*province).to_owned(),
            town: (*town).to_owned(),
            email: format!("club{place}@isole-di-levante.example"),
            organiser: slug.to_owned(),
            ..ClubInput::default()
        };
        let club = clubs::register(ctx, &line, None, &input, "")?.fresh();
        if let Some(club) = club
            && place < last
        {
            // A newly registered club has version 1.
            clubs::approve(ctx, &line, None, club, 1, None)?;
        }
    }
    Ok(())
}

/// A tournament of the officer's account that the federation holds.
fn championship(ctx: &Context, officer: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Campionato delle Isole", "Scogliera", day(ctx, 1, 0), 2, 5);
    input.federation = CODE.to_owned();
    input.province = "SC".to_owned();
    input.chief_arbiter = "Ondina Salvemare".to_owned();
    let event = Event::new(ctx, officer, registry, &input)?;
    let slug = event.slug.as_str();
    let year = day(ctx, 0, 0).year();
    for (surname, given, sex, age, rating, class, club) in PLAYERS {
        let input = EntryInput {
            person: PersonInput {
                last_name: surname.to_owned(),
                first_name: given.to_owned(),
                sex: sex.to_owned(),
                birth: (year - age).to_string(),
                federation: CODE.to_owned(),
                ..PersonInput::default()
            },
            rating: rating.to_string(),
            club: CLUBS.get(club).map_or("", |(name, ..)| *name).to_owned(),
            ..EntryInput::default()
        };
        let entry = entries::add_typed(ctx, officer, None, slug, &input)?.fresh();
        let entry = entry.ok_or(AppError::NotFound)?;
        category::set(ctx, officer, None, slug, entry, class)?;
    }
    let bands = FeeTableInput {
        bands: "categoria U10: gratis\ncategoria U14: 10\n25".to_owned(),
    };
    fees::set_table(ctx, officer, None, slug, 0, &bands)?;
    let fund = FundInput {
        general: "120 70 40".to_owned(),
        others: "categoria B: 30\ncategoria U14: 20".to_owned(),
        ..FundInput::usual()
    };
    prizes::fund::set(ctx, officer, None, slug, 0, &fund)?;
    for board in event.round(1)?.iter().take(2) {
        event.result(board, outcome(1, board.board))?;
    }
    Ok(())
}
