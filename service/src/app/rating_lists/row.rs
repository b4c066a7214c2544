//! A player of a list in a common form for all formats, and their row.

use crate::{
    event::{Elo, ListKind},
    formats::fide_list::{FidePlayer, FideRating},
    store::rows::list_players::NewListPlayer,
};

/// A rating and its K-factor.
type Rated = (Option<i32>, Option<i32>);

/// A player of a list. If the list has only one kind of rating, it is in `standard`.
pub(super) struct ListedRow {
    /// `Surname, Given name`.
    pub name: String,
    pub fide_id: Option<u64>,
    pub national_id: Option<String>,
    /// Code of the federation.
    pub federation: String,
    pub sex: Option<&'static str>,
    pub title: Option<&'static str>,
    pub birth_year: Option<i32>,
    pub standard: Rated,
    pub rapid: Rated,
    pub blitz: Rated,
    pub inactive: bool,
}

impl From<FidePlayer> for ListedRow {
    fn from(player: FidePlayer) -> Self {
        let rating = |rating: FideRating| {
            let k = rating.rating.map(|_| i32::from(rating.k));
            (
                rating.rating.map(|elo: Elo| i32::from(elo.get())),
                k.filter(|k| *k > 0),
            )
        };
        Self {
            name: player.name,
            fide_id: Some(player.id),
            national_id: None,
            federation: player.federation.code().to_owned(),
            sex: player.sex.map(|sex| sex.code()),
            title: player.title.map(|title| title.code()),
            birth_year: player.birth_year,
            standard: rating(player.standard),
            rapid: rating(player.rapid),
            blitz: rating(player.blitz),
            inactive: player.inactive,
        }
    }
}

impl ListedRow {
    /// The row at a place (from 1) of the list with this number.
    pub fn stored(self, list: i32, place: usize, kind: ListKind) -> NewListPlayer {
        let only = |wanted| {
            if kind == wanted {
                self.standard
            } else {
                Rated::default()
            }
        };
        let [standard, rapid, blitz] = if kind == ListKind::Combined {
            [self.standard, self.rapid, self.blitz]
        } else {
            [ListKind::Standard, ListKind::Rapid, ListKind::Blitz].map(only)
        };
        NewListPlayer {
            list_id: list,
            no: i32::try_from(place).unwrap_or(i32::MAX),
            fide_id: self.fide_id.and_then(|number| i64::try_from(number).ok()),
            national_id: self.national_id,
            name: self.name,
            federation: self.federation,
            sex: self.sex,
            title: self.title,
            birth_year: self.birth_year,
            standard: standard.0,
            standard_k: standard.1,
            rapid: rapid.0,
            rapid_k: rapid.1,
            blitz: blitz.0,
            blitz_k: blitz.1,
            inactive: self.inactive,
        }
    }
}
