//! Style sheets, scripts, pieces and icons, embedded in the program by `build.rs` and served under
//! `/static/{hash}/{name}`: the address changes with the content, so a browser may keep it for a year.

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};

use super::routing::{self as web, ServiceConfig};

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

/// The text of an embedded file; empty if there is no such file.
pub fn text(name: &str) -> &'static str {
    let bytes = find(name).map_or(&[][..], |asset| asset.bytes);
    std::str::from_utf8(bytes).unwrap_or_default()
}

/// The bytes of an embedded file; empty if there is no such file.
pub fn bytes(name: &str) -> &'static [u8] {
    find(name).map_or(&[][..], |asset| asset.bytes)
}

/// Address of an embedded file, for templates: `asset_url("css/app.css")`. For a missing file the address answers 404; a test
/// checks every name used in the templates.
pub fn asset_url(name: &str) -> String {
    let hash = find(name).map_or("missing", |asset| asset.hash);
    format!("/static/{hash}/{name}")
}

/// Address of an embedded file that some builds lack (the drag board).
pub fn optional_asset_url(name: &str) -> Option<String> {
    find(name).map(|asset| format!("/static/{}/{}", asset.hash, asset.name))
}

/// Adds `GET` of `/static/{hash}/{name}`.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/static/{hash}/{name:.*}", web::get().to(serve));
}

/// `GET /static/{hash}/{name}`: the file, cached for ever; or 404 if name or hash do not match.
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
    use crate::event::Accent;
    use actix_web::{App, http::StatusCode, test};

    #[actix_web::test]
    async fn serves_by_hash_and_refuses_the_rest() {
        let app = test::init_service(
            App::new().configure(|config| configure(&mut ServiceConfig::new(config))),
        )
        .await;
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
        let is_picture = |asset: &Asset| ["image/png", "image/jpeg"].contains(&asset.content_type);
        for asset in ASSETS
            .iter()
            .filter(|asset| !asset.name.starts_with("board/") && !is_picture(asset))
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

    /// The colour tokens of one theme, in the order of the file.
    fn tokens(block: &str) -> std::collections::BTreeMap<&str, [f64; 3]> {
        block
            .split(';')
            .filter_map(|line| {
                line.trim()
                    .trim_start_matches("color-scheme")
                    .split_once(": #")
            })
            .filter_map(|(name, hex)| {
                let channel = |at: usize| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok();
                let linear = |value: u8| {
                    let c = f64::from(value) / 255.0;
                    if c <= 0.040_45 {
                        c / 12.92
                    } else {
                        ((c + 0.055) / 1.055).powf(2.4)
                    }
                };
                let name = name.rsplit("--").next()?;
                Some((
                    name,
                    [
                        linear(channel(0)?),
                        linear(channel(2)?),
                        linear(channel(4)?),
                    ],
                ))
            })
            .collect()
    }

    fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
        let light = |c: [f64; 3]| 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
        let (high, low) = (light(a).max(light(b)), light(a).min(light(b)));
        (high + 0.05) / (low + 0.05)
    }

    /// WCAG 2.2, 1.4.3 and 1.4.11: text at least 4.5, borders of fields at least 3, in both themes.
    #[::core::prelude::v1::test]
    fn colours_have_enough_contrast() {
        let css = std::str::from_utf8(find("css/app.css").unwrap().bytes).unwrap();
        let light = css
            .split(":root {")
            .nth(1)
            .unwrap()
            .split('}')
            .next()
            .unwrap();
        let system = css
            .split(":root:not([data-theme=\"light\"]) {")
            .nth(1)
            .unwrap();
        let system = system.split('}').next().unwrap();
        let dark = css.split(":root[data-theme=\"dark\"] {").nth(1).unwrap();
        let dark = dark.split('}').next().unwrap();
        assert_eq!(
            tokens(system),
            tokens(dark),
            "the two dark themes are the same"
        );
        let pairs = [
            ("ink", "paper", 4.5),
            ("ink", "wash", 4.5),
            ("ink", "sheet", 4.5),
            ("ink-2", "paper", 4.5),
            ("ink-2", "wash", 4.5),
            ("rule-2", "paper", 3.0),
            ("baize", "paper", 4.5),
            ("baize", "red-wash", 4.5),
            ("on-baize", "baize", 4.5),
            ("red", "paper", 4.5),
            ("red", "red-wash", 4.5),
            ("ochre", "paper", 4.5),
            ("ochre", "ochre-wash", 4.5),
            ("blue", "paper", 4.5),
            ("blue", "blue-wash", 4.5),
            ("ink", "blue-wash", 4.5),
            ("ink", "red-wash", 4.5),
            ("on-neg", "neg", 4.5),
            ("on-neg-2", "neg", 4.5),
            ("on-bar", "bar", 4.5),
            ("on-bar-2", "bar", 4.5),
        ];
        for theme in [tokens(light), tokens(dark)] {
            assert!(theme.len() > 20, "{theme:?}");
            for (text, ground, least) in pairs {
                let ratio = contrast(theme[text], theme[ground]);
                assert!(ratio >= least, "{text} on {ground}: {ratio:.1}");
            }
        }
    }

    /// The text from `start` to the end of its block.
    fn block<'css>(css: &'css str, start: &str) -> &'css str {
        let found = css.split_once(start).unwrap_or_else(|| panic!("{start}"));
        found.1.split_once('}').unwrap().0
    }

    /// The same as [`colours_have_enough_contrast`], for every accent that an organiser can choose.
    #[::core::prelude::v1::test]
    fn accents_have_enough_contrast() {
        let text = |name| std::str::from_utf8(find(name).unwrap().bytes).unwrap();
        let (css, accents) = (text("css/app.css"), text("css/accents.css"));
        let themes = [
            (":root {", ":root:has"),
            (
                ":root[data-theme=\"dark\"] {",
                ":root[data-theme=\"dark\"]:has",
            ),
        ];
        for accent in Accent::ALL.map(Accent::code) {
            let shade = block(accents, &format!(".shade.{accent} {{ background: "));
            let shade = format!("--baize: {shade}");
            for (index, (ground, start)) in themes.into_iter().enumerate() {
                let mut theme = tokens(block(css, ground));
                if accent != "baize" {
                    let of = format!("([data-accent=\"{accent}\"]) {{");
                    let own = tokens(block(accents, &format!("{start}{of}")));
                    let system = format!(":root:not([data-theme=\"light\"]):has{of}");
                    if index == 1 {
                        assert_eq!(own, tokens(block(accents, &system)), "{accent}");
                    }
                    theme.extend(own);
                }
                if index == 0 {
                    assert_eq!(theme["baize"], tokens(&shade)["baize"], "{accent}");
                }
                for (text, ground) in [
                    ("baize", "paper"),
                    ("baize", "sheet"),
                    ("baize", "wash"),
                    ("baize", "baize-wash"),
                    ("baize", "red-wash"),
                    ("ink", "baize-wash"),
                    ("on-baize", "baize"),
                ] {
                    let ratio = contrast(theme[text], theme[ground]);
                    assert!(ratio >= 4.5, "{accent}: {text} on {ground}: {ratio:.1}");
                }
            }
        }
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
