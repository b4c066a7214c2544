//! Administration: waiting clubs, accounts, invitations.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;
use serde::Deserialize;

use crate::{
    app::{
        AppError, FieldError, Problem,
        accounts::{self, NewAccount},
        clubs::{self, PendingClub, TypedClub},
        window::cut,
    },
    web::{
        ClubField, Failure, Form, Posted, Visitor,
        page::server::{copies::state_of, invitation::show_invitation, newer},
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{FormView, Page, Pages, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/admin", web::get().to(admin))
        .route("/admin/accounts", web::post().to(create))
        .route("/admin/accounts/{id:\\d+}/invite", web::post().to(invite))
        .route("/admin/accounts/{id:\\d+}/disable", web::post().to(disable))
        .route("/admin/accounts/{id:\\d+}/enable", web::post().to(enable))
        .route(
            "/admin/accounts/{id:\\d+}/may-create",
            web::post().to(may_create),
        );
}

struct Account {
    id: i32,
    name: String,
    display_name: String,
    role: String,
    /// `invited`, `active`, `disabled`.
    state: &'static str,
    is_me: bool,
    is_admin: bool,
    may_create: bool,
}

struct Waiting {
    club: PendingClub,
    sent: String,
    /// The form for the approval of this club, as typed.
    form: FormView,
}

/// Labels that differ from those of the fields elsewhere.
const LABELS: &[(&str, &str)] = &[
    ("name", "login-name"),
    ("club", "admin-club"),
    ("email", "account-email"),
    ("reason", "enter-reason"),
];

#[derive(Template)]
#[template(path = "server/admin.html")]
struct AdminPage {
    page: Page,
    /// Number of all waiting clubs; only a page of them is shown.
    all_waiting: usize,
    waiting: Vec<Waiting>,
    waiting_pages: Pages,
    account_pages: Pages,
    accounts: Vec<Account>,
    /// The field of the club that a new secretary works for.
    club: ClubField,
    roles: Vec<(String, String)>,
    /// The running version.
    version: &'static str,
    /// Whether an address for newer versions is configured.
    has_releases: bool,
    /// Whether the program was started by hand, so that it can be ended here.
    is_started: bool,
    /// Age of the last backup in words, and whether it needs attention.
    copies: (String, bool),
    form: FormView,
}

/// Number of waiting clubs on a page.
const WAITING: usize = 10;
const ACCOUNTS: usize = 20;

/// Which pages of the two lists are shown, from 1.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(super) struct Windows {
    waiting: Option<usize>,
    accounts: Option<usize>,
}

/// The form that the errors belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Of {
    /// The form of a new account.
    Account,
    /// The form of the club with this number.
    Club(i32),
}

/// Shows the page, with a form that comes back.
pub(super) async fn show(
    visitor: &Visitor,
    status: StatusCode,
    of: Of,
    form: Form,
    windows: Windows,
) -> Result<HttpResponse, Failure> {
    let (waiting_number, accounts_number) =
        (windows.waiting.unwrap_or(1), windows.accounts.unwrap_or(1));
    visitor
        .show(
            move |ctx, actor| {
                // A form that comes back is shown on the page with its club.
                let pending = match of {
                    Of::Club(id) => clubs::pending_one(ctx, actor, id)?,
                    Of::Account => {
                        clubs::pending(ctx, actor, |all| cut(all, WAITING, waiting_number))?
                    }
                };
                let accounts =
                    accounts::list(ctx, actor, |all| cut(all, ACCOUNTS, accounts_number))?;
                let club = match of {
                    Of::Account => ClubField::of(ctx, &form)?,
                    Of::Club(_) => ClubField::of(ctx, &Form::default())?,
                };
                Ok((pending, accounts, form, club))
            },
            move |visitor, ((all_waiting, pending), (all, accounts), form, club)| {
                let t = visitor.words();
                let me = visitor.user.as_ref().map(|user| user.id);
                let account_pages = Pages::cut(t, all, ACCOUNTS, accounts_number, |number| {
                    format!("/admin?waiting={waiting_number}&accounts={number}#accounts")
                });
                let waiting_pages = Pages::cut(t, all_waiting, WAITING, waiting_number, |number| {
                    format!("/admin?waiting={number}&accounts={accounts_number}#waiting")
                });
                let accounts = accounts
                    .into_iter()
                    .map(|account| Account {
                        id: account.id,
                        role: match account.club {
                            _ if account.is_admin => t.get("role-admin"),
                            Some(club) => format!("{}: {club}", t.get("role-secretary")),
                            None => t.get("role-deputy"),
                        },
                        state: match (account.disabled, account.has_password) {
                            (true, _) => "disabled",
                            (false, false) => "invited",
                            (false, true) => "active",
                        },
                        is_me: me == Some(account.id),
                        is_admin: account.is_admin,
                        may_create: account.may_create_tournaments,
                        name: account.name,
                        display_name: account.display_name,
                    })
                    .collect();
                let waiting = pending
                    .into_iter()
                    .map(|club| Waiting {
                        sent: moment::date(t, moment::local(club.sent).date()),
                        form: if of == Of::Club(club.id) {
                            form.labelled(visitor, LABELS)
                        } else {
                            FormView::default()
                        },
                        club,
                    })
                    .collect();
                let template = AdminPage {
                    page: visitor.page(Section::Admin),
                    all_waiting,
                    waiting,
                    waiting_pages,
                    account_pages,
                    accounts,
                    club,
                    version: newer::OWN,
                    has_releases: visitor.state.config.releases.is_some(),
                    is_started: visitor.state.config.started.is_some(),
                    copies: state_of(visitor),
                    roles: ["arbiter", "secretary", "admin"]
                        .map(|role| (role.to_owned(), t.get(&format!("admin-role-{role}"))))
                        .to_vec(),
                    form: if of == Of::Account {
                        form.labelled(visitor, LABELS)
                    } else {
                        FormView::default()
                    },
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn admin(visitor: Visitor, windows: Query<Windows>) -> Result<HttpResponse, Failure> {
    let form = Form::default();
    show(&visitor, StatusCode::OK, Of::Account, form, *windows).await
}

/// `POST /admin/accounts`: `name`, `display_name`, `role`, and `club` of a secretary.
async fn create(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let typed = ClubField::typed(&fields);
    // Only secretaries have a club.
    let (club, wrong) = match fields.get("role") {
        "admin" | "arbiter" => (TypedClub::default(), None),
        "secretary" if typed.text.trim().is_empty() => (typed, Some(("club", Problem::Required))),
        "secretary" => (typed, None),
        _ => (TypedClub::default(), Some(("role", Problem::Choice))),
    };
    let display_name = fields.text("display_name");
    let input = NewAccount {
        name: fields.text("name"),
        display_name: display_name.clone(),
        is_admin: fields.get("role") == "admin",
        club_id: None,
        may_create_tournaments: fields.get("role") == "arbiter",
        email: fields.text("email"),
        password: None,
    };
    let key = fields.key();
    let answer = visitor
        .attempt(move |ctx, actor| {
            let others = || accounts::check(ctx, actor, &input);
            if let Some((field, problem)) = wrong {
                return Err(AppError::beside(
                    others(),
                    vec![FieldError { field, problem }],
                ));
            }
            clubs::with_meant(ctx, &club, others, |club_id| {
                let input = NewAccount {
                    club_id,
                    ..input.clone()
                };
                accounts::create(ctx, actor, key.as_deref(), &input)
            })
        })
        .await;
    match answer {
        Ok(done) => match done.fresh().and_then(|(_, secret)| secret) {
            Some(secret) => {
                show_invitation(&visitor, &request, (display_name, None), &secret, false).await
            }
            None => Ok(redirect("/admin", Some("account-made"))),
        },
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show(&visitor, status, Of::Account, form, Windows::default()).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

async fn invite(
    posted: Posted,
    id: Path<i32>,
    request: HttpRequest,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let id = id.into_inner();
    let key = fields.key();
    let done = visitor
        .run(move |ctx, actor| accounts::invite_again(ctx, actor, key.as_deref(), id))
        .await?;
    match done.fresh() {
        Some(link) => {
            let who = fields.text("who");
            show_invitation(&visitor, &request, (who, None), &link.secret, link.is_reset).await
        }
        None => Ok(redirect("/admin", Some("account-made"))),
    }
}

async fn set_disabled(posted: Posted, id: i32, disabled: bool) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let key = fields.key();
    visitor
        .run(move |ctx, actor| accounts::set_disabled(ctx, actor, key.as_deref(), id, disabled))
        .await?;
    Ok(redirect(
        "/admin#accounts",
        Some(if disabled {
            "account-disabled"
        } else {
            "account-enabled"
        }),
    ))
}

async fn disable(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    set_disabled(posted, id.into_inner(), true).await
}

async fn enable(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    set_disabled(posted, id.into_inner(), false).await
}

/// `POST …/may-create`: `may` is `1` to give the right, anything else takes it.
async fn may_create(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (id, may) = (id.into_inner(), fields.get("may") == "1");
    let key = fields.key();
    visitor
        .run(move |ctx, actor| accounts::set_may_create(ctx, actor, key.as_deref(), id, may))
        .await?;
    Ok(redirect(
        "/admin#accounts",
        Some(if may {
            "account-may-create"
        } else {
            "account-may-not-create"
        }),
    ))
}
