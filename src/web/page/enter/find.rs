//! The search for the player to be entered: in the registry, and in the rating list for the tournament.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Actor,
        players::{self, PlayerSummary},
        rating_lists::ListPlayer,
        tournament::entry_door::{listed, request},
    },
    event::{Elo, EventKind, FideId},
    i18n::Words,
    web::{
        Failure, Visitor,
        page::enter::{
            heading::Heading,
            sections::{self, SectionLine},
        },
        render, show,
        view::{Page, PlayerName, Section},
    },
    words,
};

/// Maximum number of players to choose from.
const MOST_FOUND: i64 = 8;
/// Prefix of the number and name of a chosen player of a rating list.
const LISTED: &str = "list-";

/// A chosen player of a rating list. The number alone would reveal nobody's data, so the name comes with it.
pub(super) struct Chosen {
    /// The FIDE ID or the number of the federation.
    pub number: String,
    /// The name in the list.
    pub name: String,
}

impl Chosen {
    /// Reads the value that a page of this file sends for them; `None` for any other text.
    pub fn read(sent: &str) -> Option<Self> {
        let (number, name) = sent.strip_prefix(LISTED)?.split_once('-')?;
        Some(Self {
            number: number.to_owned(),
            name: name.to_owned(),
        })
    }
}

/// A player of the registry to choose.
pub(super) struct Hit {
    pub id: i32,
    /// The value that the public form sends for them.
    pub code: String,
    pub name: PlayerName,
    pub rating: Option<u16>,
    /// Year and club.
    pub about: String,
}

/// A player of a rating list to choose.
struct ListedHit {
    /// The value that the form sends for them.
    value: String,
    name: String,
    rating: Option<u16>,
    /// Title, federation, year of birth and number.
    about: String,
}

impl ListedHit {
    /// The player, if they have a number.
    fn of(t: Words, kind: EventKind, player: &ListPlayer) -> Option<Self> {
        let fide = player.fide_id.as_ref().map(FideId::as_str);
        let number = fide.or(player.national_id.as_deref());
        let number = number.filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()))?;
        let about = [
            player
                .title
                .map(|title| words::title::title(t, title.code())),
            player
                .federation
                .map(|federation| federation.code().to_owned()),
            player.birth_year.map(|year| year.to_string()),
            fide.map(|number| format!("{} {number}", t.get("fide-id"))),
        ];
        Some(Self {
            value: format!("{LISTED}{number}-{}", player.name),
            name: player.name.clone(),
            rating: player.ratings.of(kind).map(Elo::get),
            about: about.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        })
    }
}

impl Hit {
    /// A player of the registry.
    pub fn of(t: Words, player: &PlayerSummary) -> Self {
        let year = player.person.birth_year.map(|year| year.to_string());
        let about = [year, player.club.clone()];
        Self {
            id: player.id,
            code: player.code.clone(),
            name: show::public_name(t, &player.person),
            rating: player.fide_standard.map(Elo::get),
            about: about.into_iter().flatten().collect::<Vec<_>>().join(", "),
        }
    }
}

#[derive(Template)]
#[template(path = "enter/find.html")]
struct FindPage {
    page: Page,
    heading: Heading,
    /// Whether requests are accepted now.
    takes: bool,
    is_full: bool,
    wanted: String,
    /// Number of results in words; empty before a search.
    found: String,
    hits: Vec<Hit>,
    /// Source and date of the searched rating list.
    list: String,
    /// Players found in the list but not in the registry.
    listed: Vec<ListedHit>,
    /// The sections of the event.
    sections: Vec<SectionLine>,
    /// The rating limits of a section without sisters.
    limits: String,
}

/// The page that searches for the player.
pub(super) async fn show_find(
    visitor: &Visitor,
    slug: String,
    wanted: String,
) -> Result<HttpResponse, Failure> {
    let asked = wanted.clone();
    visitor
        .show(
            move |ctx, _| {
                let entrance = request::entrance(ctx, &slug)?;
                // The search shows what everybody may see, for every reader.
                let nobody = Actor::visitor("enter".to_owned());
                let found = players::search(ctx, &nobody, &asked, MOST_FOUND)?;
                let listed = if entrance.takes {
                    listed::search(ctx, &entrance, &asked)?
                } else {
                    None
                };
                Ok((entrance, found, listed))
            },
            move |visitor, (entrance, found, listed)| {
                let t = visitor.words();
                let known: Vec<&FideId> = found
                    .exact
                    .iter()
                    .chain(&found.near)
                    .filter_map(|player| player.person.fide_id.as_ref())
                    .collect();
                let (list, in_list) = listed.map_or_else(Default::default, |listed| {
                    let others = listed.players.iter().filter(|player| {
                        let number = player.fide_id.as_ref();
                        number.is_none_or(|number| !known.contains(&number))
                    });
                    let kind = entrance.summary.kind;
                    let hits = others.filter_map(|player| ListedHit::of(t, kind, player));
                    (
                        words::rating_list::origin(t, &listed.list.origin()),
                        hits.collect::<Vec<_>>(),
                    )
                });
                let hits: Vec<Hit> = found
                    .exact
                    .iter()
                    .chain(&found.near)
                    .map(|player| Hit::of(t, player))
                    .collect();
                let template = FindPage {
                    page: visitor.page(Section::Tournaments),
                    heading: Heading::of(t, &entrance),
                    takes: entrance.takes,
                    is_full: entrance.door.is_full(),
                    found: if wanted.trim().is_empty() {
                        String::new()
                    } else {
                        t.n("enter-found", hits.len() + in_list.len())
                    },
                    wanted,
                    hits,
                    list,
                    listed: in_list,
                    sections: sections::lines(t, &entrance, "", None),
                    limits: sections::limits(t, entrance.door.ratings),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
