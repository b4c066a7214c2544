//! A search in a rating list, beside the form of a new player.

use crate::{
    app::{
        players::{self, FromList},
        rating_lists::{ListPlayer, RatingList},
    },
    i18n::Words,
    web::Form,
    words,
};

/// The query of a search in a rating list.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct Wanted {
    /// Words of a name, or a number.
    pub find: String,
    /// The number of the chosen player.
    pub listed: String,
    /// The number of the list with that player.
    pub list: Option<i32>,
}

impl Wanted {
    /// The query for the list: the chosen player, otherwise the typed text.
    pub fn asked(&self) -> (&str, Option<i32>) {
        match self.listed.is_empty() {
            true => (&self.find, self.list),
            false => (&self.listed, self.list),
        }
    }
}

/// A player found in the list.
pub struct Hit {
    pub name: String,
    /// Title, federation, year of birth, number, ratings.
    pub about: String,
    /// Link that fills the form with their data; `None` if they have no number.
    pub link: Option<String>,
}

/// The search in a rating list, with its results.
pub struct ListSearch {
    /// Address of the page.
    pub page: String,
    pub query: String,
    /// The source and date of the list.
    pub list: String,
    pub searched: bool,
    pub is_guess: bool,
    pub hits: Vec<Hit>,
    /// A sentence that the form was filled.
    pub filled: Option<String>,
}

fn number(player: &ListPlayer) -> Option<String> {
    let fide = player.fide_id.as_ref().map(|id| id.as_str().to_owned());
    fide.or_else(|| player.national_id.clone())
}

fn hit(t: Words, (page, list): (&str, &RatingList), player: &ListPlayer) -> Hit {
    let title = player
        .title
        .map(|title| words::title::title(t, title.code()));
    let ratings = player.ratings.by_kind().into_iter().flatten();
    let ratings: Vec<String> = ratings.map(|rating| rating.to_string()).collect();
    let about = [
        title,
        player.federation.map(|federation| federation.to_string()),
        player.birth_year.map(|year| year.to_string()),
        number(player),
        (!ratings.is_empty()).then(|| ratings.join(" ")),
    ];
    let link = |number| format!("{page}?listed={number}&list={}#new", list.id);
    Hit {
        name: player.name.clone(),
        about: about.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        link: number(player).map(link),
    }
}

/// The search on this page (`None` without a list), and the form filled with the chosen player.
pub fn search(
    t: Words,
    page: String,
    from: &FromList,
    wanted: Wanted,
) -> (Option<ListSearch>, Option<Form>) {
    let Some(list) = &from.list else {
        return (None, None);
    };
    let named = words::rating_list::origin(t, &list.origin());
    let found = from.found.as_ref();
    let players = found.map_or(&[][..], |found| &found.players);
    // The player with the chosen number; if several have it, none is chosen.
    let chosen = match players {
        [player] if !wanted.listed.is_empty() => Some(players::typed(player, list)),
        _ => None,
    };
    let is_chosen = chosen.is_some();
    let search = ListSearch {
        query: wanted.find,
        searched: found.is_some() && !is_chosen,
        is_guess: found.is_some_and(|found| found.is_guess),
        hits: players
            .iter()
            .filter(|_| !is_chosen)
            .map(|player| hit(t, (&page, list), player))
            .collect(),
        filled: is_chosen.then(|| t.with_one("players-filled", "list", &named)),
        list: named,
        page,
    };
    (
        Some(search),
        chosen.map(|input| Form::filled(&input.fields())),
    )
}
