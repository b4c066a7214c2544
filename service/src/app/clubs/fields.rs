//! The data of a club, read and checked.

use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, Problem, fold, organisers::Ground},
    event::{AssociationKind, Word},
    store::rows,
};

/// Input of the form of a club.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubInput {
    /// Name of the club.
    pub name: String,
    /// Federation's code; may be empty.
    pub federation_code: String,
    /// Country; empty means Italy. For an organiser with its own regions it is the organiser's country, whatever is
    /// typed.
    pub country: String,
    /// Region of Italy or of the organiser; if empty, it is found by the province.
    pub region: String,
    /// Province code of Italy or of the organiser.
    pub province: String,
    /// Town of its seat.
    pub town: String,
    /// Postal code; may be empty.
    pub postcode: String,
    /// Street address; may be empty.
    pub address: String,
    /// E-mail.
    pub email: String,
    /// Telephone; may be empty.
    pub phone: String,
    /// Web site; may be empty.
    pub web: String,
    /// President; may be empty.
    pub president: String,
    /// Whether e-mail, telephone and president are public.
    pub show_contacts: bool,
    /// Code of [`AssociationKind`]; empty means a chess club.
    pub kind: String,
    /// Address part of the organiser that the club belongs to, if that has its own regions; empty for the owner of the
    /// installation. A change by the club does not change this.
    pub organiser: String,
    /// Whether the sender saw the similar clubs and says that this is another one.
    pub is_another: bool,
    /// Value of a field that people do not see and only programs fill in.
    pub trap: String,
}

impl ClubInput {
    /// The stored data in the form in which they would be typed, without the organiser, which no form of the club
    /// changes.
    pub(super) fn of(row: rows::clubs::ClubRow) -> Self {
        Self {
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
            kind: row.kind.code().to_owned(),
            organiser: String::new(),
            is_another: false,
            trap: String::new(),
        }
    }
}

impl ClubInput {
    /// The same without the data that must be able to go: e-mail, telephone, president.
    pub(super) fn public(self) -> Self {
        Self {
            email: String::new(),
            phone: String::new(),
            president: String::new(),
            ..self
        }
    }
}

/// Italy, as it is stored.
const ITALY: &str = "Italia";

struct Place {
    country: String,
    region: String,
    province: String,
    postcode: String,
}

/// The place of a club of an organiser with its own regions, in that organiser's country.
fn check_own_place(checks: &mut Checks, input: &ClubInput, ground: &Ground) -> Place {
    let postcode = checks.text("postcode", &input.postcode, 12);
    let (region, province) = check_division(checks, input, ground);
    Place {
        country: ground.country.clone(),
        region,
        province,
        postcode,
    }
}

fn check_place(checks: &mut Checks, input: &ClubInput, ground: &Ground) -> Place {
    if ground.is_own {
        return check_own_place(checks, input, ground);
    }
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
    let (region, province) = check_division(checks, input, ground);
    Place {
        country: ITALY.to_owned(),
        region,
        province,
        postcode,
    }
}

/// Region and province; an empty region is found by the province.
fn check_division(checks: &mut Checks, input: &ClubInput, ground: &Ground) -> (String, String) {
    let territory = &ground.territory;
    let mut region = input.region.trim().to_owned();
    if !region.is_empty() && territory.region(&region).is_none() {
        checks.refuse("region", Problem::Choice);
    }
    if input.province.trim().is_empty() {
        checks.refuse("province", Problem::Required);
        if region.is_empty() {
            checks.refuse("region", Problem::Required);
        }
        return (region, String::new());
    }
    let Some((own, province)) = territory.province(&input.province) else {
        checks.refuse("province", Problem::Choice);
        return (region, String::new());
    };
    if region.is_empty() {
        region.clone_from(&own.name);
    } else if region != own.name {
        checks.refuse(
            "province",
            Problem::ProvinceOutsideRegion {
                region: own.name.clone(),
            },
        );
    }
    (region, province.code.clone())
}

/// The chosen kind; a chess club if none was chosen.
fn check_kind(checks: &mut Checks, typed: &str) -> AssociationKind {
    let typed = typed.trim();
    let found = AssociationKind::from_code(typed);
    if found.is_none() && !typed.is_empty() {
        checks.refuse("kind", Problem::Choice);
    }
    found.unwrap_or_default()
}

/// The checked data of a club, ready to be stored.
pub(super) struct ClubValues {
    pub name: String,
    pub town: String,
    place: Place,
    address: String,
    email: String,
    phone: String,
    web: String,
    president: String,
    federation_code: String,
    show_contacts: bool,
    kind: AssociationKind,
    organiser: String,
}

impl ClubValues {
    /// Reads and checks the input, for a club on this ground.
    pub fn parse(input: &ClubInput, ground: &Ground) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let values = Self {
            name: checks.required("name", &input.name, 120),
            federation_code: checks.text("federation_code", &input.federation_code, 20),
            place: check_place(&mut checks, input, ground),
            town: checks.required("town", &input.town, 80),
            address: checks.text("address", &input.address, 160),
            email: checks.email("email", &input.email),
            phone: checks.phone("phone", &input.phone),
            web: checks.url("web", &input.web),
            president: checks.text("president", &input.president, 80),
            show_contacts: input.show_contacts,
            kind: check_kind(&mut checks, &input.kind),
            organiser: ground
                .slug
                .clone()
                .filter(|_| ground.is_own)
                .unwrap_or_default(),
        };
        for (field, value) in [("name", &values.name), ("town", &values.town)] {
            if !value.is_empty() && !value.chars().any(char::is_alphanumeric) {
                checks.refuse(field, Problem::Required);
            }
        }
        checks.finish()?;
        Ok(values)
    }

    /// E-mail address of the club.
    pub fn email(&self) -> &str {
        &self.email
    }

    /// The columns of the table; the keys are the folded name and town.
    pub fn row<'a>(&'a self, name_key: &'a str, town_key: &'a str) -> rows::clubs::ClubColumns<'a> {
        rows::clubs::ClubColumns {
            name: &self.name,
            name_key,
            region: &self.place.region,
            province: &self.place.province,
            town: &self.town,
            town_key,
            postcode: &self.place.postcode,
            address: &self.address,
            email: &self.email,
            phone: &self.phone,
            web: &self.web,
            president: &self.president,
            federation_code: &self.federation_code,
            country: &self.place.country,
            show_contacts: self.show_contacts,
            kind: self.kind.into(),
        }
    }

    /// The data in the form in which they would be typed, for a deed: without those that must be able to go.
    pub fn public_input(&self, is_another: bool) -> ClubInput {
        ClubInput {
            name: self.name.clone(),
            federation_code: self.federation_code.clone(),
            country: self.place.country.clone(),
            region: self.place.region.clone(),
            province: self.place.province.clone(),
            town: self.town.clone(),
            postcode: self.place.postcode.clone(),
            address: self.address.clone(),
            web: self.web.clone(),
            show_contacts: self.show_contacts,
            kind: self.kind.code().to_owned(),
            organiser: self.organiser.clone(),
            is_another,
            ..ClubInput::default()
        }
    }

    /// Names of the fields that differ from the stored ones. The trail gets only the names, because e-mail, telephone
    /// and president must be able to go.
    pub fn changed(&self, row: &rows::clubs::ClubRow) -> Vec<&'static str> {
        let pairs = [
            ("name", &self.name, &row.name),
            (
                "federation_code",
                &self.federation_code,
                &row.federation_code,
            ),
            ("country", &self.place.country, &row.country),
            ("region", &self.place.region, &row.region),
            ("province", &self.place.province, &row.province),
            ("town", &self.town, &row.town),
            ("postcode", &self.place.postcode, &row.postcode),
            ("address", &self.address, &row.address),
            ("email", &self.email, &row.email),
            ("phone", &self.phone, &row.phone),
            ("web", &self.web, &row.web),
            ("president", &self.president, &row.president),
        ];
        let mut names: Vec<&'static str> = pairs
            .into_iter()
            .filter(|(_, now, before)| now != before)
            .map(|(name, ..)| name)
            .collect();
        if self.show_contacts != row.show_contacts {
            names.push("show_contacts");
        }
        if self.kind != row.kind {
            names.push("kind");
        }
        names
    }
}
