//! How the reader wants the page: language and theme; also the requested address.

use actix_web::{HttpRequest, http::header::ACCEPT_LANGUAGE};

use crate::i18n::Lang;

use super::kept::Key;

/// Name of the language in an address, for search engines and for links in a certain language.
const LANGUAGE: &str = "lang";

/// The language that an address names; `None` if it names none.
pub fn named_language(path_and_query: &str) -> Option<Lang> {
    let (_, query) = path_and_query.split_once('?')?;
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let mut named = pairs.filter(|(name, _)| *name == LANGUAGE);
    named.next().and_then(|(_, code)| Lang::from_code(code))
}

/// The address without its language.
pub fn without_language(path_and_query: &str) -> String {
    let Some((path, query)) = path_and_query.split_once('?') else {
        return path_and_query.to_owned();
    };
    let is_other = |pair: &&str| {
        pair.split_once('=')
            .is_none_or(|(name, _)| name != LANGUAGE)
    };
    let others: Vec<&str> = query.split('&').filter(is_other).collect();
    if others.is_empty() {
        path.to_owned()
    } else {
        format!("{path}?{}", others.join("&"))
    }
}

/// The reader's language: the one in the address, otherwise the one that they chose, otherwise the one that their browser asks
/// for.
pub fn language(request: &HttpRequest) -> Lang {
    if let Some(named) = named_language(&path(request)) {
        return named;
    }
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

/// Path and query of the request.
pub fn path(request: &HttpRequest) -> String {
    request
        .uri()
        .path_and_query()
        .map_or_else(|| "/".to_owned(), |path| path.as_str().to_owned())
}

/// The key of the answer for this reader, as long as nobody is signed in.
pub fn key(request: &HttpRequest) -> Key {
    Key {
        path: path(request),
        lang: language(request),
        theme: theme(request),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_name_its_language() {
        for (address, named, without) in [
            ("/t/x", None, "/t/x"),
            ("/t/x?lang=en", Some(Lang::En), "/t/x"),
            ("/t/x?page=2&lang=it", Some(Lang::It), "/t/x?page=2"),
            ("/t/x?lang=en&page=2&a", Some(Lang::En), "/t/x?page=2&a"),
            ("/t/x?lang=xx", None, "/t/x"),
            ("/t/x?slang=en", None, "/t/x?slang=en"),
        ] {
            assert_eq!(named_language(address), named, "{address}");
            assert_eq!(without_language(address), without, "{address}");
        }
    }
}
