//! How a request wants to be read to: language, theme, and the address that it asked for.

use actix_web::{HttpRequest, http::header::ACCEPT_LANGUAGE};

use crate::i18n::Lang;

use super::kept::Key;

/// The reader's language: the one that they chose, otherwise the one that their browser asks for.
pub fn language(request: &HttpRequest) -> Lang {
    let cookie = request
        .cookie("lang")
        .and_then(|cookie| Lang::from_code(cookie.value()));
    cookie.unwrap_or_else(|| {
        let header = request
            .headers()
            .get(ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok());
        header.map_or(Lang::default(), Lang::negotiate)
    })
}

/// The theme that the reader chose.
pub fn theme(request: &HttpRequest) -> Option<&'static str> {
    let chosen = request.cookie("theme")?;
    ["light", "dark"]
        .into_iter()
        .find(|theme| *theme == chosen.value())
}

/// Path and query.
pub fn path(request: &HttpRequest) -> String {
    request
        .uri()
        .path_and_query()
        .map_or_else(|| "/".to_owned(), |path| path.as_str().to_owned())
}

/// What tells the answer that this reader wants from others, as long as nobody is signed in.
pub fn key(request: &HttpRequest) -> Key {
    Key {
        path: path(request),
        lang: language(request),
        theme: theme(request),
    }
}
