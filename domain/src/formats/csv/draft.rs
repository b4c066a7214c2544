//! The values of one row of a list of players.

use super::{
    CellReason, PlayerColumn,
    cell::{
        birth, email, federation, fide_id, full_name, name, phone, province, rating, rounds, sex,
        text, title,
    },
    fee::{FeePaid, amount, cents_text, paid},
    name_order::Names,
    sex_letters::SexLetters,
};
use crate::event::{
    Birth, Elo, Federation, FideId, ListRatings, NationalId, Person, PersonName, Province, Ratings,
    RoundNumber, Sex, Title,
};

/// The values that a row gives for a player. Empty cells are `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerDraft {
    /// Surname.
    pub last_name: Option<String>,
    /// Given name.
    pub first_name: Option<String>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Date or year of birth.
    pub birth: Option<Birth>,
    /// Federation.
    pub federation: Option<Federation>,
    /// Number in FIDE's register, up to 11 digits.
    pub fide_id: Option<u64>,
    /// Number in the national register.
    pub national_id: Option<String>,
    /// FIDE title.
    pub title: Option<Title>,
    /// FIDE standard rating.
    pub fide_standard: Option<Elo>,
    /// FIDE rapid rating.
    pub fide_rapid: Option<Elo>,
    /// FIDE blitz rating.
    pub fide_blitz: Option<Elo>,
    /// National standard rating.
    pub national_standard: Option<Elo>,
    /// National rapid rating.
    pub national_rapid: Option<Elo>,
    /// National blitz rating.
    pub national_blitz: Option<Elo>,
    /// National category, in capitals.
    pub category: Option<String>,
    /// Club.
    pub club: Option<String>,
    /// Province.
    pub province: Option<&'static Province>,
    /// Mail address.
    pub email: Option<String>,
    /// Telephone number.
    pub phone: Option<String>,
    /// Section of the event.
    pub section: Option<String>,
    /// Rounds that the player will miss, ascending.
    pub byes: Vec<RoundNumber>,
    /// The fee, in cents.
    pub fee_due: Option<u32>,
    /// The part of the fee that was paid.
    pub fee_paid: Option<FeePaid>,
    /// Any other note on the player, as written.
    pub note: Option<String>,
}

impl PlayerDraft {
    /// The person. A player without a federation is taken for an Italian.
    #[must_use]
    pub fn person(&self) -> Person {
        let text = |cell: &Option<String>| cell.clone().unwrap_or_default();
        Person {
            name: PersonName::recorded(&text(&self.last_name), &text(&self.first_name)),
            sex: self.sex,
            birth: self.birth,
            federation: self.federation.or(Some(Federation::ITA)),
            title: self.title,
            fide_id: self.fide_id.and_then(FideId::from_number),
            // A cell that is too long was refused.
            national_id: NationalId::parse(&text(&self.national_id)).ok().flatten(),
        }
    }

    /// The ratings.
    #[must_use]
    pub const fn ratings(&self) -> Ratings {
        Ratings {
            fide: ListRatings {
                standard: self.fide_standard,
                rapid: self.fide_rapid,
                blitz: self.fide_blitz,
            },
            national: ListRatings {
                standard: self.national_standard,
                rapid: self.national_rapid,
                blitz: self.national_blitz,
            },
        }
    }

    /// Reads a trimmed cell into the field of its column.
    pub(super) fn set(
        &mut self,
        column: PlayerColumn,
        cell: &str,
        names: Names,
        letters: SexLetters,
    ) -> Result<(), CellReason> {
        use PlayerColumn as C;
        if cell.is_empty() {
            return match column {
                C::LastName | C::FirstName | C::FullName => Err(CellReason::Missing),
                _ => Ok(()),
            };
        }
        match column {
            C::LastName => self.last_name = Some(name(cell)?),
            C::FirstName => self.first_name = Some(name(cell)?),
            C::FullName => {
                let (last, first) = full_name(cell, names)?;
                self.last_name.get_or_insert(last);
                self.first_name.get_or_insert(first);
            }
            C::Sex => self.sex = sex(cell, letters)?,
            C::Birth => self.birth = Some(birth(cell)?),
            C::Federation => self.federation = Some(federation(cell)?),
            C::FideId => self.fide_id = fide_id(cell)?,
            C::NationalId => self.national_id = Some(text(cell, NationalId::LONGEST)?),
            C::Title => self.title = Some(title(cell)?),
            C::FideStandard => self.fide_standard = rating(cell)?,
            C::FideRapid => self.fide_rapid = rating(cell)?,
            C::FideBlitz => self.fide_blitz = rating(cell)?,
            C::NationalStandard => self.national_standard = rating(cell)?,
            C::NationalRapid => self.national_rapid = rating(cell)?,
            C::NationalBlitz => self.national_blitz = rating(cell)?,
            C::Category => self.category = Some(text(cell, 4)?.to_uppercase()),
            C::Club => self.club = Some(text(cell, 80)?),
            C::Province => self.province = Some(province(cell)?),
            C::Email => self.email = Some(email(cell)?),
            C::Phone => self.phone = Some(phone(cell)?),
            C::Section => self.section = Some(text(cell, 40)?),
            C::Byes => self.byes = rounds(cell)?,
            C::FeeDue => self.fee_due = Some(amount(cell)?),
            C::FeePaid => self.fee_paid = Some(paid(cell)?),
            C::Note => self.note = Some(text(cell, 500)?),
        }
        Ok(())
    }

    /// The text for the cell of a column, which [`super::players::read`] understands.
    pub(in crate::formats) fn get(&self, column: PlayerColumn) -> String {
        use PlayerColumn as C;
        let plain = |text: &Option<String>| text.clone().unwrap_or_default();
        let elo = |elo: Option<Elo>| elo.map(|elo| elo.to_string()).unwrap_or_default();
        match column {
            C::LastName => plain(&self.last_name),
            C::FirstName => plain(&self.first_name),
            C::FullName => match (&self.last_name, &self.first_name) {
                (Some(last), Some(first)) => format!("{last}, {first}"),
                _ => String::new(),
            },
            C::Sex => match self.sex {
                Some(Sex::Male) => "M".to_owned(),
                Some(Sex::Female) => "F".to_owned(),
                None => String::new(),
            },
            C::Birth => self.birth.map(|b| b.to_string()).unwrap_or_default(),
            C::Federation => self.federation.map(|f| f.to_string()).unwrap_or_default(),
            C::FideId => self.fide_id.map(|id| id.to_string()).unwrap_or_default(),
            C::NationalId => plain(&self.national_id),
            C::Title => self.title.map_or("", Title::code).to_owned(),
            C::FideStandard => elo(self.fide_standard),
            C::FideRapid => elo(self.fide_rapid),
            C::FideBlitz => elo(self.fide_blitz),
            C::NationalStandard => elo(self.national_standard),
            C::NationalRapid => elo(self.national_rapid),
            C::NationalBlitz => elo(self.national_blitz),
            C::Category => plain(&self.category),
            C::Club => plain(&self.club),
            C::Province => self.province.map_or("", |p| p.code).to_owned(),
            C::Email => plain(&self.email),
            C::Phone => plain(&self.phone),
            C::Section => plain(&self.section),
            C::Byes => {
                let rounds: Vec<String> = self.byes.iter().map(ToString::to_string).collect();
                rounds.join(" ")
            }
            C::FeeDue => self.fee_due.map(cents_text).unwrap_or_default(),
            C::FeePaid => match self.fee_paid {
                Some(FeePaid::Cents(cents)) => cents_text(cents),
                Some(FeePaid::Whole) => "x".to_owned(),
                None => String::new(),
            },
            C::Note => plain(&self.note),
        }
    }
}
