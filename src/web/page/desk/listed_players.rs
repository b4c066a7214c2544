//! The page that looks for a player in the rating lists, for the form of a new entry.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Actor, AppError, Context,
        rating_lists::RatingList,
        tournament::listed_players::{self, Asked, Listed, ListedPlayers},
    },
    event::{EventKind, ListKind},
    i18n::Words,
    web::{
        Failure, Fields, Form, Visitor, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section},
    },
    words::{self, rating_list as list_words},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/entries/rating-lists", web::get().to(look));
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct LookQuery {
    /// A name or number, as typed.
    q: String,
    /// Number of the list that was chosen.
    list: Option<i32>,
}

/// A player who was found.
struct Hit {
    name: String,
    /// Title, federation, year of birth, FIDE ID, and whether inactive.
    about: String,
    /// Types of chess with the ratings; that of the tournament first.
    ratings: Vec<(String, String)>,
    /// The number that fills the form: the FIDE ID, or else the number of the federation.
    number: String,
    is_entered: bool,
}

#[derive(Template)]
#[template(path = "desk/listed_players.html")]
struct LookPage {
    page: Page,
    desk: DeskNav,
    query: String,
    searched: bool,
    is_admin: bool,
    /// Number and words of each list, the best first.
    lists: Vec<(i32, String)>,
    /// Number of the list that was searched; `None` if there is no list.
    list: Option<i32>,
    /// A remark about that list.
    remark: Option<String>,
    is_guess: bool,
    has_more: bool,
    hits: Vec<Hit>,
}

/// The remark that the list is valid only after the first day, or lacks the ratings of the tournament.
fn remark(t: Words, found: &ListedPlayers, list: &RatingList) -> Option<String> {
    let has_kind = list.kind == ListKind::Combined || list.kind.code() == found.summary.kind.code();
    if !has_kind {
        let kind = list_words::kind(t, found.summary.kind);
        return Some(t.with_one("listed-other-kind", "kind", kind));
    }
    (list.valid_from > found.summary.start).then(|| t.get("listed-after-start"))
}

fn hit(t: Words, kind: EventKind, listed: &Listed) -> Hit {
    let player = &listed.player;
    let id = player.fide_id.as_ref().map(|id| id.as_str().to_owned());
    let about = [
        player
            .title
            .map(|title| words::title::title(t, title.code())),
        player
            .federation
            .map(|federation| federation.code().to_owned()),
        player.birth_year.map(|year| year.to_string()),
        id.as_ref().map(|id| format!("{} {id}", t.get("fide-id"))),
        player.inactive.then(|| t.get("listed-inactive")),
    ];
    let others = EventKind::ALL.into_iter().filter(|other| *other != kind);
    let own = (
        kind,
        player
            .ratings
            .of(kind)
            .map_or("–".to_owned(), |rating| rating.to_string()),
    );
    let others = others.filter_map(|other| Some((other, player.ratings.of(other)?.to_string())));
    Hit {
        name: player.name.clone(),
        about: about.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        ratings: std::iter::once(own)
            .chain(others)
            .map(|(kind, rating)| (list_words::kind(t, kind), rating))
            .collect(),
        number: id
            .or_else(|| player.national_id.clone())
            .unwrap_or_default(),
        is_entered: listed.is_entered,
    }
}

/// `GET …/entries/rating-lists`: `q`, a name or number, and `list`.
async fn look(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<LookQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    let asked = Asked {
        words: query.q.clone(),
        list: query.list,
    };
    visitor
        .show(
            move |ctx, actor| listed_players::search(ctx, actor, &slug, &asked),
            move |visitor, found| {
                let role = visitor.arbiter(found.role)?;
                let t = visitor.words();
                let kind = found.summary.kind;
                let template = LookPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &found.summary, role, DeskPage::Entries),
                    searched: !query.q.trim().is_empty(),
                    query: query.q,
                    is_admin: visitor.user.as_ref().is_some_and(|user| user.is_admin),
                    remark: found.list.as_ref().and_then(|list| remark(t, &found, list)),
                    lists: found
                        .lists
                        .iter()
                        .map(|list| (list.id, list_words::origin(t, &list.origin())))
                        .collect(),
                    list: found.list.as_ref().map(|list| list.id),
                    is_guess: found.is_guess,
                    has_more: found.has_more,
                    hits: found
                        .found
                        .iter()
                        .map(|listed| hit(t, kind, listed))
                        .collect(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// The player of a list who was chosen by a link of the page.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub(super) struct Chosen {
    /// The FIDE ID or the number of the federation; empty when nobody was chosen.
    pub listed: String,
    /// Number of the list.
    pub list: Option<i32>,
}

/// The chosen player, with the lists that were searched; `None` when nobody was chosen.
pub(super) fn chosen(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    chosen: &Chosen,
) -> Result<Option<ListedPlayers>, AppError> {
    if chosen.listed.is_empty() {
        return Ok(None);
    }
    let asked = Asked {
        words: chosen.listed.clone(),
        list: chosen.list,
    };
    listed_players::search(ctx, actor, slug, &asked).map(Some)
}

/// The field in which a form keeps the rating that a list gave, and that list: `1985 standard 2026-11-01 FIDE`.
const RATED: &str = "rated";

/// The list that the typed rating came from; empty if the list gave another rating.
pub(super) fn rating_list(fields: &Fields) -> String {
    let given = fields.get(RATED).split_once(' ');
    let given = given.filter(|(rating, _)| *rating == fields.get("rating").trim());
    given.map_or("", |(_, list)| list).to_owned()
}

/// The form filled with the chosen player, and the sentence that names the list; `None` if the player is not found.
pub(super) fn filled(t: Words, found: &ListedPlayers) -> Option<(Form, String)> {
    let [listed] = found.found.as_slice() else {
        return None;
    };
    let list = found.list.as_ref()?;
    let input = listed_players::typed(&listed.player, found.summary.kind);
    let said = t.with_one(
        "listed-filled",
        "list",
        list_words::origin(t, &list.origin()),
    );
    let rated = format!("{} {}", input.rating, list.origin());
    let mut fields = input.fields();
    if !input.rating.is_empty() {
        fields.push((RATED, &rated));
    }
    Some((Form::filled(&fields), said))
}
