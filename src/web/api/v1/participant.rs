//! A participant, as everybody may see them.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::tournament::entrant::Entrant,
    event::{Elo, Title, Tpn},
    i18n::Words,
    web::show,
};

use super::shape::text;

/// A participant, with the name that files of the tournament may show. How much of it is shown, or whether it is withheld, is
/// the participant's choice, or the default for those below 18.
#[derive(Debug, Serialize, ToSchema)]
pub struct Participant {
    /// Number of the entry, for requests. It has no meaning outside this tournament.
    pub entry: i32,
    /// Pairing number, from 1; null before the numbers are given.
    pub number: Option<u16>,
    /// Surname; for a withheld name, a word and a number in the language of `Accept-Language` (`Player 12`).
    #[schema(examples("Zambelloni"))]
    pub surname: String,
    /// Given name, or its initial; may be empty.
    #[schema(examples("Ada", "A."))]
    pub given: String,
    /// Whether the name is withheld.
    pub is_withheld: bool,
    /// FIDE title.
    #[schema(examples("WFM"))]
    pub title: Option<String>,
    /// Federation, in three letters of FIDE.
    #[schema(examples("ITA"))]
    pub federation: Option<String>,
    /// FIDE ID.
    pub fide_id: Option<String>,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// Rating used for the event, fixed at its start.
    pub rating: Option<u16>,
    /// Name of the club.
    pub club: Option<String>,
}

impl Participant {
    /// The participant with public data only.
    pub fn of(t: Words, entrant: &Entrant) -> Self {
        let person = &entrant.person;
        let name = show::shown_name(t, &person.name);
        Self {
            entry: entrant.entry,
            number: entrant.tpn.map(Tpn::get),
            surname: name.surname,
            given: name.given,
            is_withheld: person.name.withheld_number().is_some(),
            title: person.title.map(Title::code).map(str::to_owned),
            federation: person.federation.map(|it| it.to_string()),
            fide_id: person.fide_id.as_ref().map(ToString::to_string),
            birth_year: person.birth_year,
            rating: entrant.rating.map(Elo::get),
            club: text(&entrant.club),
        }
    }
}
