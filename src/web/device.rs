//! The browser: the token by which it is recognised at the next log-in, and its name in words.

use actix_web::{
    HttpRequest,
    cookie::{Cookie, SameSite, time::Duration},
    http::header::USER_AGENT,
};

use crate::auth::Token;

use super::State;

/// Name of the cookie over TLS, and on plain HTTP.
const COOKIES: (&str, &str) = ("__Host-device", "device");

/// Days for which a browser is recognised; browsers keep no cookie for longer.
const DAYS: i64 = 400;

/// The token that the browser kept from an earlier log-in.
pub fn sent(request: &HttpRequest, state: &State) -> Option<Token> {
    let plain = state.is_plain(request);
    let cookie = request.cookie(if plain { COOKIES.1 } else { COOKIES.0 })?;
    Token::parse(cookie.value())
}

/// The cookie by which the browser is recognised at the next log-in, with TLS or without. It gives no access.
pub fn cookie(plain: bool, token: &Token) -> Cookie<'static> {
    Cookie::build(
        if plain { COOKIES.1 } else { COOKIES.0 },
        token.secret().to_owned(),
    )
    .path("/")
    .http_only(true)
    .secure(!plain)
    .same_site(SameSite::Lax)
    .max_age(Duration::days(DAYS))
    .finish()
}

/// Substrings by which browsers are recognised; specific ones come before those that they imitate.
const BROWSERS: [(&str, &str); 9] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];

/// Substrings by which systems are recognised, in the same order.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// Browser and system by their makers' names, `Firefox, Linux`; empty if neither is known. Nothing else from the browser's
/// description is stored.
pub fn words(request: &HttpRequest) -> String {
    let header = request.headers().get(USER_AGENT);
    named(header.and_then(|value| value.to_str().ok()).unwrap_or(""))
}

fn named(agent: &str) -> String {
    let found = |marks: &[(&str, &'static str)]| {
        let mark = marks.iter().find(|(mark, _)| agent.contains(mark));
        mark.map(|(_, name)| *name)
    };
    let both: Vec<&str> = [found(&BROWSERS), found(&SYSTEMS)]
        .into_iter()
        .flatten()
        .collect();
    both.join(", ")
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn browsers_have_names() {
        for (agent, words) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/150.0.0.0 Safari/537.36 Edg/150.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/150.0.0.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            ("\u{202e}evil", ""),
            ("", ""),
        ] {
            assert_eq!(named(agent), words, "{agent}");
        }
    }
}
