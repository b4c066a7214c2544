//! The directory of clubs.

use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    app::{
        clubs::{self, ClubLine, DirectoryQuery},
        tournament::window::Window,
    },
    web::{
        Failure, Shows, Visitor,
        routing::{self as web, Query, ServiceConfig},
    },
};

use super::{
    shape::{OPEN, Problems, text, written},
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
    /// Name.
    pub name: String,
    /// What kind of association it is, as a code.
    pub kind: String,
    /// Italian region.
    pub region: Option<String>,
    /// Code of the Italian province, two letters.
    #[schema(examples("MI"))]
    pub province: Option<String>,
    /// Town.
    pub town: String,
    /// Country.
    pub country: Option<String>,
    /// Address of its page for people.
    pub page: String,
}

/// What is looked for; what is not said looks for everything.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Search {
    /// Name of an Italian region.
    #[serde(default)]
    region: String,
    /// Code of an Italian province, two letters.
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

fn club(line: &ClubLine) -> Club {
    Club {
        name: line.name.clone(),
        kind: line.kind.code().to_owned(),
        region: text(&line.region),
        province: line.province.map(|province| province.code.to_owned()),
        town: line.town.clone(),
        country: text(&line.country),
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
                clubs::directory_rows(ctx, &query, &Window::Stretch { after, most })
            },
            move |visitor, found| {
                let answer = Clubs {
                    total: found.found,
                    clubs: found.clubs.iter().map(club).collect(),
                    next: wanted.next(&search.path(), found.found),
                };
                written(visitor, &answer)
            },
        )
        .await
}
