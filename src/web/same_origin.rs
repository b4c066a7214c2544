//! Whether a request that changes something comes from our own pages.

use actix_web::http::header::HeaderMap;

/// Whether a state-changing request comes from our own pages: by Fetch Metadata if the browser sends it, otherwise by Origin
/// against Host (ASVS 3.5). A client that sends neither still needs the form token.
pub(super) fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some("same-origin" | "none") => true,
        Some(_) => false,
        None => match (text("origin"), text("host")) {
            (Some(origin), Some(host)) => origin
                .strip_prefix("http://")
                .or_else(|| origin.strip_prefix("https://"))
                .is_some_and(|rest| rest == host),
            (Some(_), None) => false,
            (None, _) => true,
        },
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{HeaderName, HeaderValue};

    use super::*;

    #[test]
    fn foreign_origins_are_told() {
        let headers = |pairs: &[(&'static str, &'static str)]| {
            let mut map = HeaderMap::new();
            for (name, value) in pairs {
                map.insert(
                    HeaderName::from_static(name),
                    HeaderValue::from_static(value),
                );
            }
            map
        };
        assert!(is_same_origin(&headers(&[(
            "sec-fetch-site",
            "same-origin"
        )])));
        assert!(!is_same_origin(&headers(&[(
            "sec-fetch-site",
            "cross-site"
        )])));
        assert!(!is_same_origin(&headers(&[(
            "sec-fetch-site",
            "same-site"
        )])));
        assert!(is_same_origin(&headers(&[
            ("origin", "http://a:8080"),
            ("host", "a:8080")
        ])));
        assert!(!is_same_origin(&headers(&[
            ("origin", "http://b"),
            ("host", "a")
        ])));
        assert!(is_same_origin(&headers(&[("host", "a")])));
    }
}
