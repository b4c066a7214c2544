//! The requirements of a request for its answer: encodings, and the tags of answers that it has.

use actix_web::http::header::{ACCEPT_ENCODING, HeaderMap, IF_NONE_MATCH};

use super::packing::Encoding;

/// The encodings that the client accepts, and the answers that it has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asks {
    /// The encoding of the answer.
    pub(super) encoding: Encoding,
    known: Vec<String>,
    knows_all: bool,
}

impl Asks {
    /// Reads the headers.
    #[must_use]
    pub fn of(headers: &HeaderMap) -> Self {
        let accepted = headers.get(ACCEPT_ENCODING);
        let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
        let tags = headers.get_all(IF_NONE_MATCH);
        let tags = tags.filter_map(|value| value.to_str().ok());
        // A tag that a proxy weakened on the way counts as the same (RFC 9110, 8.8.3.2).
        let known: Vec<String> = tags
            .flat_map(|value| value.split(','))
            .map(|tag| tag.trim().trim_start_matches("W/").to_owned())
            .collect();
        Self {
            encoding: preferred(accepted),
            knows_all: known.iter().any(|tag| tag == "*"),
            known,
        }
    }

    /// Whether the reader has the answer with this tag.
    #[must_use]
    pub fn knows(&self, tag: &str) -> bool {
        self.knows_all || self.known.iter().any(|known| known == tag)
    }
}

/// The best compression that an `Accept-Encoding` header accepts (RFC 9110, 12.5.3).
fn preferred(header: &str) -> Encoding {
    let takes = |name: &str| {
        header.split(',').any(|part| {
            let mut words = part.split(';').map(str::trim);
            let is_named = words
                .next()
                .is_some_and(|word| word.eq_ignore_ascii_case(name));
            let refused = words.any(|word| {
                let quality = word
                    .strip_prefix("q=")
                    .and_then(|q| q.trim().parse::<f32>().ok());
                quality.is_some_and(|quality| quality <= 0.0)
            });
            is_named && !refused
        })
    };
    if takes("br") {
        Encoding::Brotli
    } else if takes("gzip") {
        Encoding::Gzip
    } else {
        Encoding::Plain
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{HeaderName, HeaderValue};

    use super::*;

    fn asks(pairs: &[(HeaderName, &'static str)]) -> Asks {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(name.clone(), HeaderValue::from_static(value));
        }
        Asks::of(&headers)
    }

    #[test]
    fn the_smallest_encoding_that_is_taken() {
        for (header, expected) in [
            ("", Encoding::Plain),
            ("identity", Encoding::Plain),
            ("gzip", Encoding::Gzip),
            ("gzip, deflate, br", Encoding::Brotli),
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("GZIP;q=0.5, br;q=0", Encoding::Gzip),
            ("br; q=0.0, gzip; q=0", Encoding::Plain),
            ("brotli, x-gzip", Encoding::Plain),
        ] {
            assert_eq!(
                asks(&[(ACCEPT_ENCODING, header)]).encoding,
                expected,
                "{header}"
            );
        }
    }

    #[test]
    fn tags_are_known_weak_or_strong_or_all() {
        let some = asks(&[(IF_NONE_MATCH, "\"a\", W/\"b\""), (IF_NONE_MATCH, "\"c\"")]);
        for (tag, known) in [
            ("\"a\"", true),
            ("\"b\"", true),
            ("\"c\"", true),
            ("\"d\"", false),
        ] {
            assert_eq!(some.knows(tag), known, "{tag}");
        }
        assert!(asks(&[(IF_NONE_MATCH, "*")]).knows("\"d\""));
        assert!(!asks(&[]).knows("\"d\""));
    }
}
