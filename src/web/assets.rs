//! Style sheet, scripts and pieces, embedded in the program by `build.rs` and served under
//! `/static/{hash}/{name}`: the address changes with the content, so a browser may keep it for a year.

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use actix_web::{HttpResponse, web};

struct Asset {
    name: &'static str,
    hash: &'static str,
    content_type: &'static str,
    bytes: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Served name of the drag board's script; absent when the program was built without npm.
pub const BOARD_SCRIPT: &str = "board/chessground.js";
/// Served name of the drag board's style sheet; absent when the program was built without npm.
pub const BOARD_STYLE: &str = "board/chessground.css";

fn find(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

/// Address of an embedded file, for templates: `asset_url("css/app.css")`. A name that does not exist
/// gives an address that answers 404; a test reads every name used in the templates.
pub fn asset_url(name: &str) -> String {
    let hash = find(name).map_or("missing", |asset| asset.hash);
    format!("/static/{hash}/{name}")
}

/// Address of an embedded file that a build may lack (the drag board).
pub fn optional_asset_url(name: &str) -> Option<String> {
    find(name).map(|asset| format!("/static/{}/{}", asset.hash, asset.name))
}

/// Adds `GET` and `HEAD` of `/static/{hash}/{name}`.
pub fn configure(config: &mut web::ServiceConfig) {
    config.service(
        web::resource("/static/{hash}/{name:.*}")
            .route(web::get().to(serve))
            .route(web::head().to(serve)),
    );
}

/// `GET /static/{hash}/{name}`: the file for ever, or 404 when name or hash is not ours.
pub async fn serve(path: web::Path<(String, String)>) -> HttpResponse {
    let (hash, name) = path.into_inner();
    match find(&name).filter(|asset| asset.hash == hash) {
        Some(asset) => HttpResponse::Ok()
            .insert_header((CONTENT_TYPE, asset.content_type))
            .insert_header((CACHE_CONTROL, "public, max-age=31536000, immutable"))
            .body(asset.bytes),
        None => HttpResponse::NotFound().finish(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::{App, http::StatusCode, test};

    #[actix_web::test]
    async fn serves_by_hash_and_refuses_the_rest() {
        let app = test::init_service(App::new().configure(configure)).await;
        let answer = test::call_service(
            &app,
            test::TestRequest::get()
                .uri(&asset_url("css/app.css"))
                .to_request(),
        )
        .await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(
            answer.headers().get(CONTENT_TYPE).unwrap(),
            "text/css; charset=utf-8"
        );
        assert_eq!(
            answer.headers().get(CACHE_CONTROL).unwrap(),
            "public, max-age=31536000, immutable"
        );
        let body = test::read_body(answer).await;
        assert_eq!(body, find("css/app.css").unwrap().bytes);

        for uri in [
            "/static/0000000000000000/css/app.css",
            "/static/x/../Cargo.toml",
            "/static/x/none.css",
        ] {
            let answer =
                test::call_service(&app, test::TestRequest::get().uri(uri).to_request()).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{uri}");
        }
    }

    #[::core::prelude::v1::test]
    fn every_reference_between_assets_is_an_embedded_file() {
        let mut references = 0;
        for asset in ASSETS
            .iter()
            .filter(|asset| !asset.name.starts_with("board/"))
        {
            let Ok(text) = std::str::from_utf8(asset.bytes) else {
                panic!("{} is not text", asset.name)
            };
            assert!(
                !text.contains("url(../") && !text.contains("from \"./"),
                "{} is not linked",
                asset.name
            );
            for reference in text.split("/static/").skip(1) {
                let end = reference.find([')', '"']).unwrap();
                let (hash, name) = reference[..end].split_once('/').unwrap();
                assert_eq!(
                    find(name).map(|found| found.hash),
                    Some(hash),
                    "{} → {name}",
                    asset.name
                );
                references += 1;
            }
        }
        assert!(references >= 12, "the style sheet names the twelve pieces");
    }

    #[::core::prelude::v1::test]
    fn the_twelve_pieces_are_embedded() {
        for colour in ["w", "b"] {
            for piece in ["K", "Q", "R", "B", "N", "P"] {
                assert!(find(&format!("pieces/{colour}{piece}.svg")).is_some());
            }
        }
    }
}
