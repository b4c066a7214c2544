//! Where a password or a code may be typed: not where it would cross a network unencrypted, unless the operator allows that.

use actix_web::HttpRequest;

use crate::{
    app::{AppError, Refusal},
    web::{
        Failure, Visitor,
        connection::{is_over_tls, local_address},
        forwarded::{is_of_this_machine, says_https},
    },
    words,
};

/// Why nothing may be typed here. The advice differs if the program was started by hand.
fn refusal(visitor: &Visitor) -> Refusal {
    match visitor.state.config.started {
        Some(_) => Refusal::LogInElsewhere,
        None => Refusal::LogInInClear,
    }
}

/// What to tell somebody who may not log in from where they are; `None` if they may.
pub(super) fn elsewhere(visitor: &Visitor, request: &HttpRequest) -> Option<String> {
    (!lets_in(visitor, request)).then(|| words::refusal(visitor.words(), &refusal(visitor)))
}

/// Refuses a password that would cross a network unencrypted.
pub(super) fn must_let_in(visitor: &Visitor, request: &HttpRequest) -> Result<(), Failure> {
    match lets_in(visitor, request) {
        true => Ok(()),
        false => Err(visitor.fail(AppError::Refused(refusal(visitor)))),
    }
}

/// Whether a password may be typed at the place that this request comes from.
pub(super) fn lets_in(visitor: &Visitor, request: &HttpRequest) -> bool {
    let state = &visitor.state;
    let may_be_heard = !state.config.insecure_cookies && !is_unheard(visitor, request);
    let is_wished = !is_of_hall(visitor, request) || state.sharing.lets_in_in_clear();
    is_wished && !may_be_heard
}

/// Whether another device asks without TLS, and the program was started by hand. Its request reaches an address other than the
/// program's own one. That address may answer a moment before it counts as open.
fn is_of_hall(visitor: &Visitor, request: &HttpRequest) -> bool {
    let config = &visitor.state.config;
    let is_at_own = local_address(request) == Some(config.listen);
    config.started.is_some() && !is_at_own && !is_over_tls(request)
}

/// Whether nobody can have read this request on the way: it comes from this machine, or over TLS to us or to the proxy in
/// front.
fn is_unheard(visitor: &Visitor, request: &HttpRequest) -> bool {
    let config = &visitor.state.config;
    let peer = request.peer_addr().map(|peer| peer.ip());
    let is_own = is_of_this_machine(peer, request.headers(), &config.trusted_proxies);
    let is_proxy = peer.is_some_and(|peer| config.is_proxy(peer));
    // A server with its own TLS can also be reached past the proxy. Then only a configured proxy counts as TLS in front.
    let is_in_front = is_proxy || config.secure.is_none();
    let is_behind = config.is_behind_tls() && is_in_front;
    is_own || is_over_tls(request) || is_behind || (is_proxy && says_https(request.headers()))
}

/// The log-in page over TLS, for a request that comes from the hall without TLS; `None` if there is none.
pub(super) fn secure_page(visitor: &Visitor, request: &HttpRequest) -> Option<String> {
    let secure = visitor.state.secure_address(local_address(request))?;
    let is_barred = !is_over_tls(request) && !lets_in(visitor, request);
    let is_in_clear = is_of_hall(visitor, request) || is_barred;
    is_in_clear.then(|| format!("https://{secure}/login"))
}
