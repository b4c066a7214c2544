//! Who may enter a section by its door: limits on ratings, and the places for one club.

use crate::{
    app::{AppError, Refusal, fold},
    event::Elo,
    store::{
        Conn,
        rows::{
            entries,
            entry_requests::{self, RequestRow},
            sections, tournaments,
            tournaments::TournamentRow,
        },
    },
};

use super::{door::Door, rating_limits::RatingLimits};

/// A section of the same event, with the limits of its door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionDoor {
    /// Address part of its tournament.
    pub slug: String,
    /// Label of the section.
    pub label: String,
    /// Whether it is the section of this door.
    pub is_this: bool,
    /// Limits on the ratings of players.
    pub ratings: RatingLimits,
    /// Whether its door takes requests now.
    pub takes: bool,
}

impl SectionDoor {
    /// The sections of the tournament's event, in their order; empty for a tournament on its own.
    pub(super) fn of_event(
        conn: &mut Conn,
        tournament: &TournamentRow,
        now: chrono::NaiveDateTime,
    ) -> Result<Vec<Self>, AppError> {
        let Some(section) = &tournament.marks.section else {
            return Ok(Vec::new());
        };
        let mut doors = Vec::new();
        for row in sections::of_event(conn, &section.event)? {
            let other = tournaments::by_id(conn, row.tournament_id)?;
            let door = Door::of(conn, &other)?;
            doors.push(Self {
                is_this: other.id == tournament.id,
                slug: other.slug,
                label: row.label,
                ratings: door.ratings,
                takes: door.takes(now),
            });
        }
        Ok(doors)
    }
}

/// The section for a player with this rating, among those whose door takes requests. A section with limits goes before one
/// without.
#[must_use]
pub fn fitting(doors: &[SectionDoor], rating: Option<Elo>) -> Option<&SectionDoor> {
    let fits = |door: &&SectionDoor| door.takes && door.ratings.admit(rating);
    let mut limited = doors.iter().filter(|door| door.ratings.is_any());
    limited.find(fits).or_else(|| doors.iter().find(fits))
}

/// Refuses a player whose rating is outside the limits of this section, and names the section that fits.
pub(super) fn must_be_admitted(
    conn: &mut Conn,
    tournament: &TournamentRow,
    door: &Door,
    (name, rating): (&str, Option<Elo>),
    now: chrono::NaiveDateTime,
) -> Result<(), AppError> {
    if door.ratings.admit(rating) {
        return Ok(());
    }
    let doors = SectionDoor::of_event(conn, tournament, now)?;
    let fitting = fitting(&doors, rating);
    Err(Refusal::OtherSection {
        name: name.to_owned(),
        rating,
        fitting: fitting.map(|section| section.label.clone()),
    }
    .into())
}

/// Whether all places for this club are taken or held. A club whose name is spelt differently counts as another club.
pub(super) fn club_is_full(
    conn: &mut Conn,
    tournament: i32,
    club: &str,
    most: Option<usize>,
) -> Result<bool, AppError> {
    let club = fold(club);
    let Some(most) = most.filter(|_| !club.is_empty()) else {
        return Ok(false);
    };
    let entered = entries::of_tournament(conn, tournament)?;
    let entered = entered
        .iter()
        .filter(|row| row.withdrawn_after.is_none() && fold(&row.club_name) == club);
    let asked = entry_requests::of_tournament(conn, tournament)?;
    let held = |row: &&RequestRow| row.state.holds_place() && fold(&row.club_name) == club;
    Ok(entered.count() + asked.iter().filter(held).count() >= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elo(number: u16) -> Elo {
        Elo::new(number).unwrap()
    }

    fn section(label: &str, least: Option<u16>, most: Option<u16>, takes: bool) -> SectionDoor {
        SectionDoor {
            slug: label.to_lowercase(),
            label: label.to_owned(),
            is_this: false,
            ratings: RatingLimits {
                least: least.map(elo),
                most: most.map(elo),
            },
            takes,
        }
    }

    #[test]
    fn a_section_is_found_by_rating() {
        let doors = [
            section("A", Some(1800), None, true),
            section("B", None, Some(1799), true),
            section("Blitz", None, None, true),
        ];
        for (rating, label) in [
            (Some(1800), "A"),
            (Some(2450), "A"),
            (Some(1799), "B"),
            (Some(1), "B"),
            (None, "B"),
        ] {
            let found = fitting(&doors, rating.map(elo)).unwrap();
            assert_eq!(found.label, label, "{rating:?}");
        }
    }

    #[test]
    fn a_closed_section_is_not_proposed() {
        let doors = [
            section("A", Some(1800), None, false),
            section("B", None, Some(1799), true),
        ];
        assert_eq!(fitting(&doors, Some(elo(1900))), None);
        let with_open = [doors[0].clone(), section("Open", None, None, true)];
        assert_eq!(fitting(&with_open, Some(elo(1900))).unwrap().label, "Open");
    }
}
