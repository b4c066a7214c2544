//! The page behind the link of a request: its state, the payment, changing and withdrawing it. The link needs no account;
//! people keep, copy or send it.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode, http::header};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::entry_door::by_link::{self, Holder, Opened},
    },
    auth::Token,
    event::{NameShown, Publication, RequestState},
    web::{
        Drawn, Failure, Form, Posted, Sent, Visitor,
        letter::mailto,
        page::{
            enter::{
                form::{input, offered},
                heading::Heading,
                link::{Behind, Link},
                request_view::{Step, byes_of, fee, heading, rounds, way},
            },
            hall::code,
        },
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{FormView, Page, PlayerName, Section},
    },
    words::fee as money,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/enter/request/{secret}", web::get().to(look))
        .route("/t/{slug}/enter/request/{secret}/pay", web::get().to(pay))
        .route(
            "/t/{slug}/enter/request/{secret}/change",
            web::post().to(change),
        )
        .route(
            "/t/{slug}/enter/request/{secret}/withdraw",
            web::post().to(withdraw),
        );
}

/// A payment, with its recipient.
pub(super) struct Payment {
    /// The amount still to be paid.
    pub amount: String,
    pub payee: String,
    pub iban: String,
    pub reference: String,
}

impl Payment {
    fn of(visitor: &Visitor, opened: &Opened) -> Option<Self> {
        let door = &opened.entrance.door;
        let open = opened.request.fee.open();
        Some(Self {
            amount: money::amount(visitor.words(), Some(open).filter(|cents| *cents > 0)?),
            payee: door.payee.clone(),
            iban: door.iban.as_ref()?.to_string(),
            reference: reference(opened),
        })
    }
}

/// The reference that identifies the payment: the code and the surname.
fn reference(opened: &Opened) -> String {
    let request = &opened.request;
    format!("{} {}", request.code, request.name.surname())
}

#[derive(Template)]
#[template(path = "enter/request.html")]
struct RequestPage {
    page: Page,
    heading: Heading,
    /// Address of this page, without the server.
    link: String,
    /// Full address of this page.
    address: String,
    name: PlayerName,
    state: String,
    class: &'static str,
    lead: String,
    steps: Vec<Step>,
    byes: String,
    code: String,
    /// The fee, and how much of it is paid.
    fee: Option<String>,
    /// The payment; `None` without a bank account, or if nothing is to be paid.
    payment: Option<Payment>,
    /// For the guardian: the link, and a letter with it.
    guardian: Option<(String, String)>,
    /// Address of a letter with the link of this page.
    letter: String,
    form: FormView,
    /// For each round, whether a bye is asked for, and whether it can still be.
    rounds: Vec<(i32, bool, bool)>,
    names: Vec<(&'static str, String)>,
    publications: Vec<(&'static str, String)>,
    may_change: bool,
    may_withdraw: bool,
    notice: String,
    /// Whether the hall has not received it yet.
    is_on_its_way: bool,
}

/// Reads the secret in an address. A text without the form of a secret is an error.
pub(super) fn secret_of(visitor: &Visitor, text: &str) -> Result<Token, Failure> {
    Token::parse(text).ok_or_else(|| visitor.fail(AppError::NotFound))
}

async fn show_request(
    visitor: &Visitor,
    base: String,
    (link, secret): (Link, Token),
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| {
                let open = || by_link::open(ctx, link.slug(), link.holder(actor)?);
                link.behind(ctx, "", open)
            },
            move |visitor, found| match found {
                Behind::Here(opened) => draw(visitor, &base, &secret, status, typed, &opened),
                Behind::Elsewhere(address) => Ok(Drawn::elsewhere(address)),
            },
        )
        .await
}

fn draw(
    visitor: &Visitor,
    base: &str,
    secret: &Token,
    status: StatusCode,
    typed: Option<Form>,
    opened: &Opened,
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let (entrance, request) = (&opened.entrance, &opened.request);
    let slug = &entrance.summary.slug;
    let link = format!("/t/{slug}/enter/request/{}", secret.secret());
    let address = format!("{base}{link}");
    let name = request.name.to_string();
    let about = |key: &str| t.with_two(key, "name", &name, "tournament", &entrance.summary.name);
    let guardian = (request.state == RequestState::Guardian).then(|| {
        let secret = secret.derived("guardian");
        let link = format!("{base}/t/{slug}/enter/guardian/{}", secret.secret());
        let body = format!("{}\n\n{link}\n", about("enter-guardian-letter"));
        let letter = mailto(
            &request.guardian_email,
            &about("enter-guardian-subject"),
            &body,
        );
        (link, letter)
    });
    let (state, class) = heading(t, request.state);
    let lead = match request.state {
        RequestState::Guardian => t.with_one("enter-lead-guardian", "name", &request.guardian),
        RequestState::Waiting => t.n("enter-lead-waiting", request.waiting.unwrap_or(1)),
        RequestState::Refused => t.with_one("enter-lead-refused", "reason", &request.reason),
        state => t.get(&format!("enter-lead-{}", state.code())),
    };
    let is_entered = request.state == RequestState::Confirmed;
    let form = typed.unwrap_or_else(|| {
        Form::filled(&[
            ("name_shown", request.name_shown.code()),
            ("publication", request.publication.code()),
        ])
    });
    let template = RequestPage {
        page: visitor.page(Section::Tournaments),
        heading: Heading::of(t, entrance),
        letter: mailto(
            &request.email,
            &about("enter-own-subject"),
            &format!("{}\n\n{address}\n", about("enter-own-letter")),
        ),
        link,
        address,
        name: show::shown_name(t, &request.name),
        state,
        class,
        lead,
        steps: way(t, request),
        byes: rounds(request),
        code: request.code.clone(),
        fee: fee(t, &request.fee),
        payment: Payment::of(visitor, opened).filter(|_| !is_over(request.state)),
        guardian,
        form: form.view(visitor),
        rounds: if is_entered {
            Vec::new()
        } else {
            byes_of(entrance, &request.byes)
        },
        names: offered::<NameShown>(t, "name_shown"),
        publications: offered::<Publication>(t, "publication"),
        may_change: !is_over(request.state) && request.guardian_how != "link",
        may_withdraw: !is_over(request.state),
        notice: opened.notice.text.clone(),
        is_on_its_way: opened.is_on_its_way,
    };
    render(visitor, status, &template)
}

/// Whether this state is final.
const fn is_over(state: RequestState) -> bool {
    matches!(state, RequestState::Refused | RequestState::Withdrawn)
}

async fn look(
    visitor: Visitor,
    request: HttpRequest,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Failure> {
    let (_, secret) = path.into_inner();
    let secret = secret_of(&visitor, &secret)?;
    let link = Link::of(&visitor, &request)?;
    let base = code::base(&visitor, &request);
    show_request(&visitor, base, (link, secret), StatusCode::OK, None).await
}

/// The payment as a code for banking programs: a SEPA credit transfer (EPC069-12, version 002).
fn transfer(opened: &Opened) -> Option<String> {
    let door = &opened.entrance.door;
    let (cents, iban) = (opened.request.fee.open(), door.iban.as_ref()?);
    if cents == 0 || is_over(opened.request.state) {
        return None;
    }
    Some(format!(
        "BCD\n002\n1\nSCT\n\n{}\n{}\nEUR{}.{:02}\n\n\n{}",
        door.payee,
        iban.as_str(),
        cents / 100,
        cents % 100,
        reference(opened)
    ))
}

async fn pay(visitor: Visitor, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let (slug, secret) = path.into_inner();
    let secret = secret_of(&visitor, &secret)?;
    let opened = visitor
        .read(move |ctx, _| by_link::open(ctx, &slug, Holder::Sender(secret.secret())))
        .await?;
    let picture = transfer(&opened).and_then(|text| code::picture(&text));
    let picture = picture.ok_or_else(|| visitor.fail(AppError::NotFound))?;
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .body(picture))
}

async fn change(
    posted: Posted,
    request: HttpRequest,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Failure> {
    let (slug, secret) = path.into_inner();
    let secret = secret_of(&posted.visitor, &secret)?;
    let own = Link::of(&posted.visitor, &request)?;
    let base = code::base(&posted.visitor, &request);
    let (asked, hidden) = (slug.clone(), secret.clone());
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, holder) = (fields.key(), Holder::Sender(hidden.secret()));
            by_link::change(ctx, actor, key.as_deref(), &asked, holder, &input(fields))
        })
        .await?;
    match sent {
        Sent::Done(_) => {
            let link = format!("/t/{slug}/enter/request/{}", secret.secret());
            Ok(redirect(&link, Some("enter-changed")))
        }
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_request(&visitor, base, (own, secret), status, Some(form)).await
        }
    }
}

async fn withdraw(posted: Posted, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, secret) = path.into_inner();
    let secret = secret_of(&visitor, &secret)?;
    let (key, asked, hidden) = (fields.key(), slug.clone(), secret.clone());
    visitor
        .run(move |ctx, actor| {
            by_link::withdraw(
                ctx,
                actor,
                key.as_deref(),
                &asked,
                Holder::Sender(hidden.secret()),
            )
        })
        .await?;
    let link = format!("/t/{slug}/enter/request/{}", secret.secret());
    Ok(redirect(&link, Some("enter-withdrawn")))
}
