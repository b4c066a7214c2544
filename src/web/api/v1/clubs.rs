//! The directory of clubs.

use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    app::{
        clubs::{self, DirectoryQuery, OpenClub},
        window::Window,
    },
    web::{
        Failure, Shows, Visitor,
        routing::{self as web, Query, ServiceConfig},
    },
};

use super::{
    shape::{OPEN, Organiser, Problems, text, written},
    stretch::Stretch,
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/api/v1/clubs", web::get().to(list));
}

/// A window of the directory.
#[derive(Debug, Serialize, ToSchema)]
pub struct Clubs {
    /// Clubs found in all.
    pub total: usize,
    /// Those of this window: by region, province, town and name; those abroad last.
    pub clubs: Vec<Club>,
    /// Address of the next window; null at the end.
    pub next: Option<String>,
}

/// An approved club.
#[derive(Debug, Serialize, ToSchema)]
pub struct Club {
    /// Name of the club.
    pub name: String,
    /// What kind of association it is, as a code.
    pub kind: String,
    /// Italian region, or one of its organiser's own.
    pub region: Option<String>,
    /// Code of the Italian province, two letters, or of one of its organiser's own, up to six.
    #[schema(examples("MI"))]
    pub province: Option<String>,
    /// Town of its seat.
    pub town: String,
    /// Country of its seat.
    pub country: Option<String>,
    /// Whose club it is; null for those of whose installation this is.
    pub organiser: Option<Organiser>,
    /// Address of its page for people.
    pub page: String,
}

/// The search; a field that is not given matches everything.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Search {
    /// Address part of the organiser whose clubs are looked for; those of whose installation this is unless said. One who has no
    /// regions of its own shares the clubs of Italy.
    #[serde(default)]
    organiser: String,
    /// Name of an Italian region, or of one of the organiser's own.
    #[serde(default)]
    region: String,
    /// Code of an Italian province, two letters, or of one of the organiser's own.
    #[serde(default)]
    province: String,
    /// Words of name or town, each perhaps its beginning alone.
    #[serde(default)]
    q: String,
    /// Code of the kind of association.
    #[serde(default)]
    kind: String,
}

impl Search {
    /// The address of this search.
    fn path(&self) -> String {
        let all = [
            ("organiser", &self.organiser),
            ("region", &self.region),
            ("province", &self.province),
            ("q", &self.q),
            ("kind", &self.kind),
        ];
        let said: Vec<_> = all.into_iter().filter(|(_, it)| !it.is_empty()).collect();
        match serde_urlencoded::to_string(said) {
            Ok(query) if !query.is_empty() => format!("/api/v1/clubs?{query}"),
            _ => "/api/v1/clubs".to_owned(),
        }
    }
}

fn club(line: &OpenClub, organiser: Option<&(String, String)>) -> Club {
    Club {
        name: line.name.clone(),
        kind: line.kind.code().to_owned(),
        region: text(&line.region),
        province: text(&line.province),
        town: line.town.clone(),
        country: text(&line.country),
        organiser: organiser.map(|(slug, name)| Organiser::of(slug, name)),
        page: format!("/clubs/{}", line.id),
    }
}

/// The directory of clubs, a window at a time.
#[utoipa::path(
    get,
    path = "/api/v1/clubs",
    tag = "clubs",
    params(Search, Stretch),
    responses((status = 200, description = "A window of the directory", body = Clubs), Problems)
)]
pub async fn list(
    visitor: Visitor,
    search: Query<Search>,
    wanted: Query<Stretch>,
) -> Result<HttpResponse, Failure> {
    let (search, wanted) = (search.into_inner(), wanted.into_inner());
    let organiser = search.organiser.trim().to_owned();
    let query = DirectoryQuery {
        region: search.region.clone(),
        province: search.province.clone(),
        text: search.q.clone(),
        kind: search.kind.clone(),
    };
    visitor
        .show_open(
            OPEN,
            Shows::Lists,
            move |ctx, _| {
                let (after, most) = wanted.rows();
                clubs::open_list(ctx, &organiser, &query, &Window::Stretch { after, most })
            },
            move |visitor, found| {
                let organiser = found.organiser.as_ref();
                let answer = Clubs {
                    total: found.found,
                    clubs: found.clubs.iter().map(|one| club(one, organiser)).collect(),
                    next: wanted.next(&search.path(), found.found),
                };
                written(visitor, &answer)
            },
        )
        .await
}
