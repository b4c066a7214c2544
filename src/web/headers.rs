//! Headers on every answer.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header::{HeaderName, HeaderValue},
    middleware::Next,
};

/// Nothing from elsewhere, nothing inline (ASVS 3.4). `data:` images are the drag board's pieces.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// Of data, which is no page.
const OF_DATA: &str = "default-src 'none'; frame-ancestors 'none'";

/// Of a page that any site may show within its own: it runs nothing and sends nothing.
const OF_FRAME: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; \
     form-action 'none'; frame-ancestors *";

/// What other sites may do with an answer. Handlers say it of their answers, as an extension; what says nothing is for
/// this site alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Openness {
    /// Other sites may do nothing with it.
    #[default]
    Own,
    /// Their scripts read it, asking as nobody: cookies do not count.
    Data,
    /// Their pages show it in a frame.
    Frame,
}

impl Openness {
    const fn headers(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Own => &[
                ("content-security-policy", CONTENT_SECURITY_POLICY),
                ("x-content-type-options", "nosniff"),
                ("referrer-policy", "same-origin"),
                ("cross-origin-opener-policy", "same-origin"),
                ("cross-origin-resource-policy", "same-origin"),
                ("x-frame-options", "DENY"),
            ],
            Self::Data => &[
                ("content-security-policy", OF_DATA),
                ("x-content-type-options", "nosniff"),
                ("referrer-policy", "same-origin"),
                ("cross-origin-opener-policy", "same-origin"),
                ("cross-origin-resource-policy", "cross-origin"),
                ("x-frame-options", "DENY"),
                ("access-control-allow-origin", "*"),
                ("access-control-expose-headers", "ETag, X-Request-Id"),
            ],
            Self::Frame => &[
                ("content-security-policy", OF_FRAME),
                ("x-content-type-options", "nosniff"),
                ("referrer-policy", "same-origin"),
                ("cross-origin-resource-policy", "cross-origin"),
            ],
        }
    }
}

/// Adds the security headers that an answer does not have already.
///
/// # Errors
/// Those of the layers within.
pub async fn secure<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let mut response = next.call(request).await?;
    let open = response.response().extensions().get::<Openness>().copied();
    let headers = response.headers_mut();
    for (name, value) in open.unwrap_or_default().headers() {
        let name = HeaderName::from_static(name);
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
    Ok(response)
}
