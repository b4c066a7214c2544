//! The visitor of a request: session, language, form token.

use std::{future::Future, pin::Pin};

use actix_web::{
    FromRequest, HttpMessage, HttpRequest,
    cookie::{Cookie, SameSite, time::Duration},
    dev::Payload,
    web::Data,
};

use crate::{
    app::{
        self, Actor, AppError, Context, SignedIn, Station, access::TournamentRole,
        tournament::stations,
    },
    auth::{self, ClientAddress, Token},
    i18n::{Lang, Words},
    words,
};

use super::{
    Failure, State,
    connection::Connection,
    forwarded::client_address,
    kept::{Asks, Key},
    problem::is_for_programs,
    reader,
    request_id::RequestId,
    view::{Backup, Page, Section, StationLink, User},
};

/// Name of the session cookie; the prefix binds it to this host over TLS (ASVS 3.3).
const SECURE_COOKIE: &str = "__Host-session";
/// Name of the session cookie on plain HTTP.
const PLAIN_COOKIE: &str = "session";

/// The visitor, for one request.
#[derive(Clone)]
pub struct Visitor {
    /// Shared state.
    pub state: Data<State>,
    /// The account; `None` without one.
    pub user: Option<SignedIn>,
    /// The staff device that asks; it has no account.
    pub station: Option<Station>,
    /// The secret of the session. Visitors without account have one, too, for the form token.
    pub token: Token,
    /// Whether the browser sent that secret.
    pub has_cookie: bool,
    /// The reader's language.
    pub lang: Lang,
    /// Theme chosen by the reader.
    pub theme: Option<&'static str>,
    /// Path and query.
    pub path: String,
    /// Address of the client: that of the connection, or the one that a trusted proxy names.
    pub address: ClientAddress,
    /// A message about what was just done, from its cookie.
    pub flash: Option<String>,
    /// Number of the request.
    pub request: String,
    /// The encodings that the browser accepts, and the tags of answers that it has.
    pub asks: Asks,
    /// Whether a page for everybody is made: without account, form token and key.
    is_everybody: bool,
    /// Whether cookies lack `Secure` and `__Host-`.
    pub is_plain: bool,
}

impl Visitor {
    /// The actor for the use cases.
    #[must_use]
    pub fn actor(&self) -> Actor {
        let actor = match (&self.user, &self.station) {
            (Some(user), _) => Actor::signed_in(user.clone()),
            (None, Some(station)) => Actor::station(station.clone()),
            (None, None) if self.is_everybody => Actor::visitor("everybody".to_owned()),
            (None, None) => Actor::visitor(format!("session:{}", self.token.hash())),
        };
        actor.reading(self.lang.code())
    }

    /// A visitor who stands for everybody with this language and theme. `None` if this visitor gets a page of their own: signed
    /// in, a staff device, or with a message about what was just done.
    #[must_use]
    pub fn everybody(&self) -> Option<Self> {
        let is_nobody = self.user.is_none() && self.station.is_none() && self.flash.is_none();
        is_nobody.then(|| self.as_everybody())
    }

    /// A visitor who stands for everybody with this language and theme, for pages that are the same for all.
    #[must_use]
    pub fn as_everybody(&self) -> Self {
        Self {
            is_everybody: true,
            user: None,
            station: None,
            flash: None,
            ..self.clone()
        }
    }

    /// The key under which the answer for everybody is kept.
    #[must_use]
    pub fn key(&self) -> Key {
        Key {
            path: self.path.clone(),
            lang: self.lang,
            theme: self.theme,
        }
    }

    /// The words of the reader's language.
    #[must_use]
    pub fn words(&self) -> Words {
        Words(self.lang)
    }

    /// The role in a tournament, or the page that says that this is for its arbiters.
    pub fn arbiter(&self, role: Option<TournamentRole>) -> Result<TournamentRole, Failure> {
        role.ok_or_else(|| {
            self.fail(if self.user.is_some() || self.station.is_some() {
                AppError::Forbidden
            } else {
                AppError::SignInNeeded
            })
        })
    }

    /// Passes for an account, otherwise says that one must log in; a staff device cannot.
    pub fn must_be_signed_in(&self) -> Result<(), Failure> {
        let actor = self.actor();
        let asked = app::access::signed_in(&actor).map(drop);
        asked.map_err(|error| self.fail(error))
    }

    /// Data for the frame of every page.
    #[must_use]
    pub fn page(&self, section: Section) -> Page {
        Page {
            t: self.words(),
            user: self.user.as_ref().map(|user| User {
                display_name: user.display_name.clone(),
                is_admin: user.is_admin,
                club_id: user.club_id,
            }),
            station: self.station.as_ref().map(StationLink::of),
            csrf: if self.is_everybody {
                String::new()
            } else {
                auth::csrf_token(&self.token)
            },
            key: if self.is_everybody {
                String::new()
            } else {
                form_key()
            },
            path: self.path.clone(),
            canonical: self.canonical(),
            section,
            live: None,
            theme: self.theme,
            flash: self.flash.clone(),
            request: self.request.clone(),
            trouble: self.trouble(),
            backup: self.backup(),
        }
    }

    /// The full address of this page, without its query except for a language; `None` if the server has no public address.
    fn canonical(&self) -> Option<String> {
        let base = self.state.config.public_url.as_ref()?;
        let path = self.path.split('?').next().unwrap_or_default();
        Some(match reader::named_language(&self.path) {
            Some(lang) => format!("{base}{path}?lang={}", lang.code()),
            None => format!("{base}{path}"),
        })
    }

    /// Why nothing can be written now; never shown to the public.
    fn trouble(&self) -> Option<String> {
        self.user.as_ref()?;
        let trouble = self.state.ctx.trouble()?;
        Some(words::trouble::why(self.words(), &trouble))
    }

    /// The age of the last backup, if this server makes some.
    fn backup(&self) -> Option<Backup> {
        self.user.as_ref()?;
        let last = self.state.ctx.last_backup()?;
        let now = self.state.ctx.clock.now();
        let (words, is_bad) = words::trouble::last_backup(self.words(), &last, now);
        Some(Backup { words, is_bad })
    }

    /// Runs a use case off the event loop, and turns its refusal into an error page.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Context, &Actor) -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, Failure> {
        self.attempt(work).await.map_err(|error| self.fail(error))
    }

    /// Runs a use case off the event loop; the handler deals with its refusal.
    pub async fn attempt<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Context, &Actor) -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, AppError> {
        let (ctx, actor) = (self.state.ctx.clone(), self.actor());
        super::off_the_loop::off_the_loop(Box::new(move || work(&ctx, &actor))).await?
    }

    /// The error page for `error`.
    #[must_use]
    pub fn fail(&self, error: AppError) -> Failure {
        Failure::new(error, self.page(Section::Other))
    }

    /// The cookie of the session; `None` ends the session.
    #[must_use]
    pub fn session_cookie(&self, token: Option<&Token>) -> Cookie<'static> {
        let plain = self.is_plain;
        let mut cookie = Cookie::build(
            if plain { PLAIN_COOKIE } else { SECURE_COOKIE },
            token
                .map(|token| token.secret().to_owned())
                .unwrap_or_default(),
        )
        .path("/")
        .http_only(true)
        .secure(!plain)
        .same_site(SameSite::Lax)
        .finish();
        if token.is_none() {
            cookie.set_max_age(Duration::ZERO);
        }
        cookie
    }
}

/// 128 random bits in hexadecimal, for idempotency keys.
fn form_key() -> String {
    let token = Token::random().ok();
    token
        .and_then(|token| token.secret().get(..32).map(ToOwned::to_owned))
        .unwrap_or_default()
}

/// Whether the answer to this request may differ from that for everybody: it names a session, or something was just done.
pub(super) fn has_own_page(request: &HttpRequest) -> bool {
    [PLAIN_COOKIE, SECURE_COOKIE, "flash"]
        .iter()
        .any(|name| request.cookie(name).is_some())
}

/// The refusal of an address whose parts or query have the wrong form (`/round/abc`).
pub(super) fn refuse_address(request: &HttpRequest) -> Failure {
    Failure::new(AppError::NotFound, bare_page(request))
}

/// The refusal of a query in which a known word has a value of the wrong form. Programs get an explanation; people get the page
/// of an unknown address.
pub(super) fn refuse_query(request: &HttpRequest) -> Failure {
    let page = bare_page(request);
    match is_for_programs(&page.path) {
        true => Failure::query(page),
        false => Failure::new(AppError::NotFound, page),
    }
}

fn bare_page(request: &HttpRequest) -> Page {
    Page {
        t: Words(reader::language(request)),
        path: reader::path(request),
        ..Page::default()
    }
}

impl FromRequest for Visitor {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let state = request.app_data::<Data<State>>().cloned();
        let lang = reader::language(request);
        let theme = reader::theme(request);
        let path = reader::path(request);
        let asks = Asks::of(request.headers());
        let address = client_address(
            request.peer_addr().map(|peer| peer.ip()),
            request.headers(),
            state
                .as_ref()
                .map_or(&[], |state| state.config.trusted_proxies.as_slice()),
        );
        let cookie = |name: &str| {
            request
                .cookie(name)
                .and_then(|cookie| Token::parse(cookie.value()))
        };
        // Only the name that this server sets is read. A session under the plain name could have been planted by a neighbouring
        // host.
        let plain = state.as_ref().is_some_and(|state| state.is_plain(request));
        let sent = cookie(if plain { PLAIN_COOKIE } else { SECURE_COOKIE });
        let is_text = super::encoded::is_text(path.as_bytes());
        let number = request
            .extensions()
            .get::<RequestId>()
            .map(|id| id.as_str().to_owned())
            .unwrap_or_default();
        // The room for visitors without account; asked by peer, unless that is a proxy.
        let is_full = state.as_ref().is_some_and(|state| {
            let connection = request.conn_data::<Connection>();
            connection.is_some_and(|connection| {
                let peer = connection.peer.filter(|peer| !state.config.is_proxy(*peer));
                state.load.is_full_for_visitors(peer)
            })
        });
        let flash = request
            .cookie("flash")
            .map(|cookie| cookie.value().to_owned());
        Box::pin(async move {
            let bare = Page {
                t: Words(lang),
                path: path.clone(),
                ..Page::default()
            };
            if !is_text {
                return Err(Failure::unreadable(bare));
            }
            let no_state = || AppError::System("no state".into());
            let Some(state) = state else {
                return Err(Failure::new(no_state(), bare));
            };
            let has_cookie = sent.is_some();
            let token = match sent {
                Some(token) => token,
                None => Token::random()
                    .map_err(|e| Failure::new(AppError::System(e.to_string()), bare.clone()))?,
            };
            let flash = flash.and_then(|code| words::flash(Words(lang), &code));
            let mut visitor = Self {
                state,
                user: None,
                station: None,
                token,
                has_cookie,
                lang,
                theme,
                path,
                address,
                flash,
                request: number,
                asks,
                is_everybody: false,
                is_plain: plain,
            };
            if has_cookie {
                let token = visitor.token.clone();
                (visitor.user, visitor.station) = visitor
                    .run(move |ctx, _| match app::accounts::session(ctx, &token)? {
                        Some(user) => Ok((Some(user), None)),
                        None => Ok((None, stations::pairing::station(ctx, &token)?)),
                    })
                    .await?;
            }
            if is_full && visitor.user.is_none() && visitor.station.is_none() {
                visitor.state.load.count_shed();
                return Err(Failure::busy(visitor.page(Section::Other)));
            }
            Ok(visitor)
        })
    }
}
