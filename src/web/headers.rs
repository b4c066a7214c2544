//! Security headers of every answer.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header::{HeaderName, HeaderValue},
    middleware::Next,
};

/// Nothing from other sites, nothing inline (ASVS 3.4). `data:` images are the pieces of the drag board.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// The policy of data, which are not a page.
const OF_DATA: &str = "default-src 'none'; frame-ancestors 'none'";

/// The policy of a page that any site may show in a frame: it runs no script and sends no form.
const OF_FRAME: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; \
     form-action 'none'; frame-ancestors *";

/// What other sites may do with an answer. Handlers set it as an extension of the answer; without one, the answer is for this
/// site only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Openness {
    /// Nothing.
    #[default]
    Own,
    /// Their scripts may read it, without credentials: cookies do not count.
    Data,
    /// Their pages may show it in a frame.
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

/// Adds the security headers that are missing from an answer.
///
/// # Errors
/// Those of the inner layers.
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
