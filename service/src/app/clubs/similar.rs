//! Finds registered clubs that may be the one that somebody is registering.

use std::collections::BTreeSet;

use crate::{
    app::{AppError, fold},
    event::ClubStatus,
    store::{Conn, rows},
};

/// A club of the same town with an equivalent name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimilarClub {
    /// Number of the club.
    pub id: i32,
    /// Name of the club.
    pub name: String,
    /// Town of its seat.
    pub town: String,
    /// Whether it is in the public directory already.
    pub approved: bool,
}

/// Words that many club names contain.
const COMMON_WORDS: [&str; 18] = [
    "a",
    "asd",
    "associazione",
    "chess",
    "circolo",
    "club",
    "d",
    "degli",
    "di",
    "dilettantistica",
    "s",
    "scacchi",
    "scacchisti",
    "scacchistica",
    "scacchistico",
    "sezione",
    "societa",
    "the",
];

/// The words that distinguish the clubs of one town.
fn telling_words(name_key: &str, town_key: &str) -> BTreeSet<String> {
    let town: BTreeSet<&str> = town_key.split(' ').collect();
    name_key
        .split(' ')
        .filter(|word| !COMMON_WORDS.contains(word) && !town.contains(word))
        .map(ToOwned::to_owned)
        .collect()
}

/// Whether two folded names in one town may mean the same club: they are equal, or the distinguishing words of one are
/// among those of the other.
fn may_be_one(one: &str, other: &str, town_key: &str) -> bool {
    let (a, b) = (telling_words(one, town_key), telling_words(other, town_key));
    one == other
        || (a.is_empty() && b.is_empty())
        || (!a.is_empty() && !b.is_empty() && (a.is_subset(&b) || b.is_subset(&a)))
}

/// Clubs that may be the one with this name and town, without rejected ones.
pub(super) fn similar(
    conn: &mut Conn,
    name: &str,
    town: &str,
) -> Result<Vec<SimilarClub>, AppError> {
    let (name_key, town_key) = (fold(name), fold(town));
    Ok(rows::clubs::in_town(conn, &town_key)?
        .into_iter()
        .filter(|club| may_be_one(&name_key, &club.name_key, &town_key))
        .map(|club| SimilarClub {
            id: club.id,
            name: club.name,
            town: club.town,
            approved: club.status == ClubStatus::Approved,
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_one_club_from_another() {
        let town = "imola";
        for (one, other, same) in [
            ("Circolo Scacchi Torre d’Avorio", "TORRE D'AVORIO", true),
            ("Circolo Scacchi Imola", "A.S.D. Scacchi Imola", true),
            (
                "Rocca Scacchi Imola",
                "Circolo Scacchi Rocca Sforzesca",
                true,
            ),
            ("Rocca Scacchi Imola", "Circolo Scacchi Imola", false),
            ("Due Alfieri", "Due Torri", false),
        ] {
            assert_eq!(
                may_be_one(&fold(one), &fold(other), town),
                same,
                "{one} / {other}"
            );
        }
    }
}
