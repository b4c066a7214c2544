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

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/api/v1/clubs", web::get().to(list));
}

/// A page of the directory.
#[derive(Debug, Serialize, ToSchema)]
pub struct Clubs {
    /// Number of clubs found.
    pub total: usize,
    /// The clubs of this page: by region, province, town and name; those abroad last.
    pub clubs: Vec<Club>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// An approved club.
#[derive(Debug, Serialize, ToSchema)]
pub struct Club {
    /// Name of the club.
    pub name: String,
    /// The type of association, as a code.
    pub kind: String,
    /// Italian region, or one of the organiser's own regions.
    pub region: Option<String>,
    /// Code of the Italian province, two letters; or of one of the organiser's own, up to six letters.
    #[schema(examples("MI"))]
    pub province: Option<String>,
    /// Town of its seat.
    pub town: String,
    /// Country of its seat.
    pub country: Option<String>,
    /// The organiser of the club; null for the owner of this installation.
    pub organiser: Option<Organiser>,
    /// Address of its page for people.
    pub page: String,
}

/// The search; a field that is not given matches everything.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Search {
    /// Address part of the organiser whose clubs are wanted; by default the owner of this installation. An organiser without
    /// regions of its own shares the clubs of Italy.
    #[serde(default)]
    organiser: String,
    /// Name of an Italian region, or of one of the organiser's own.
    #[serde(default)]
    region: String,
    /// Code of an Italian province, two letters, or of one of the organiser's own.
    #[serde(default)]
    province: String,
    /// Words of the name or town; beginnings of words suffice.
    #[serde(default)]
    q: String,
    /// Code of the type of association.
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

/// The directory of clubs, page by page.
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
