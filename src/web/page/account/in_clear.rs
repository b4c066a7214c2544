//! Where a password or a code may be typed: not where it would cross a network in clear, unless whoever runs the program wished that.

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

/// Why nothing is typed here: what to do is another thing where the program was started by hand.
fn refusal(visitor: &Visitor) -> Refusal {
    match visitor.state.config.started {
        Some(_) => Refusal::LogInElsewhere,
        None => Refusal::LogInInClear,
    }
}

/// What is said to somebody who may not log in from where they are; `None` where they may.
pub(super) fn elsewhere(visitor: &Visitor, request: &HttpRequest) -> Option<String> {
    (!lets_in(visitor, request)).then(|| words::refusal(visitor.words(), &refusal(visitor)))
}

/// Refuses a password from where it would cross a network in clear.
pub(super) fn must_let_in(visitor: &Visitor, request: &HttpRequest) -> Result<(), Failure> {
    match lets_in(visitor, request) {
        true => Ok(()),
        false => Err(visitor.fail(AppError::Refused(refusal(visitor)))),
    }
}

/// Whether a password may be typed where this request comes from.
pub(super) fn lets_in(visitor: &Visitor, request: &HttpRequest) -> bool {
    let state = &visitor.state;
    let may_be_heard = !state.config.insecure_cookies && !is_unheard(visitor, request);
    let is_wished = !is_of_hall(visitor, request) || state.sharing.lets_in_in_clear();
    is_wished && !may_be_heard
}

/// Whether another device asks in clear, of a program that was started by hand. It comes to another address than the own one, which may
/// answer a moment before it is said to be open.
fn is_of_hall(visitor: &Visitor, request: &HttpRequest) -> bool {
    let config = &visitor.state.config;
    let is_at_own = local_address(request) == Some(config.listen);
    config.started.is_some() && !is_at_own && !is_over_tls(request)
}

/// Whether nobody on the way can have read this request: it comes from this machine, or came over TLS, here or to the proxy in front.
fn is_unheard(visitor: &Visitor, request: &HttpRequest) -> bool {
    let config = &visitor.state.config;
    let peer = request.peer_addr().map(|peer| peer.ip());
    let is_own = is_of_this_machine(peer, request.headers(), &config.trusted_proxies);
    let is_proxy = peer.is_some_and(|peer| config.is_proxy(peer));
    // A server with TLS of its own is reached past the proxy, too: there only a proxy that is named has TLS in front.
    let is_in_front = is_proxy || config.secure.is_none();
    let is_behind = config.is_behind_tls() && is_in_front;
    is_own || is_over_tls(request) || is_behind || (is_proxy && says_https(request.headers()))
}

/// The page over TLS where one logs in instead, of a request that comes from the hall in clear; `None` where there is none.
pub(super) fn secure_page(visitor: &Visitor, request: &HttpRequest) -> Option<String> {
    let secure = visitor.state.secure_address(local_address(request))?;
    let is_barred = !is_over_tls(request) && !lets_in(visitor, request);
    let is_in_clear = is_of_hall(visitor, request) || is_barred;
    is_in_clear.then(|| format!("https://{secure}/login"))
}
