//! A player in the file for chess-results.com.

use crate::{
    event::{Elo, Federation, Title},
    formats::chess_results::Player,
    store::rows::entries::EntryRow,
};

/// The exported data of a player, without their place and seat.
pub(super) fn player(number: u16, entry: &EntryRow) -> Player {
    let person = entry.person.public();
    Player {
        number,
        last: person.name.surname().to_owned(),
        first: person.name.given().to_owned(),
        title: person.title.map_or("", Title::code).to_owned(),
        rating: entry.rating.map(Elo::get),
        birth_year: person.birth_year,
        sex: None,
        federation: person
            .federation
            .map_or_else(String::new, |federation: Federation| federation.to_string()),
        club: entry.club_name.clone(),
        fide_id: person.fide_id.map_or_else(String::new, |id| id.to_string()),
        ..Player::default()
    }
}
