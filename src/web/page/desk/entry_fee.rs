//! The fee of one entry: the amount due and its source, payments with their receipts, membership, national category.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use chrono::{Datelike, NaiveDate};

use crate::{
    app::{
        AppError, organisers,
        tournament::{
            category,
            entrant::Entrant,
            entry_list,
            fees::{self, PaymentInput},
        },
    },
    event::{Categories, Elo, Membership, PaymentMethod, Word},
    i18n::Words,
    rating::proposed_category,
    web::{
        Failure, Form, Posted, Sent, Visitor,
        page::desk::{
            check_in_back::back,
            fees::{Receipt, receipts},
        },
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::fee,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/entries/{entry}/fee", web::get().to(look))
        .route("/t/{slug}/entries/{entry}/pay", web::post().to(pay))
        .route("/t/{slug}/entries/{entry}/due", web::post().to(set_due))
        .route(
            "/t/{slug}/entries/{entry}/membership",
            web::post().to(set_membership),
        )
        .route(
            "/t/{slug}/entries/{entry}/category",
            web::post().to(set_category),
        )
        .route(
            "/t/{slug}/payments/{payment:\\d+}/cancel",
            web::post().to(cancel),
        );
}

type Options = Vec<(String, String)>;

#[derive(Template)]
#[template(path = "desk/entry_fee.html")]
struct EntryFeePage {
    page: Page,
    desk: DeskNav,
    id: i32,
    name: String,
    /// The fee that is due, where it comes from, and the unpaid rest.
    due: String,
    source: String,
    open: String,
    is_open: bool,
    paid_before: Option<String>,
    receipts: Vec<Receipt>,
    form: FormView,
    methods: Options,
    membership: String,
    memberships: Options,
    category: String,
    categories: Options,
    /// The category proposed by the rating or the year of birth.
    proposed: Option<String>,
}

/// Labels of the fields in the list of errors.
const LABELS: [(&str, &str); 4] = [
    ("amount", "fee-amount"),
    ("method", "fee-method"),
    ("due", "fee-set-due"),
    ("due_reason", "fee-reason"),
];

fn options<W: Word>(t: Words, prefix: &str) -> Options {
    let all = W::ALL.iter().map(|word| word.code());
    all.map(|code| (code.to_owned(), t.get(&format!("{prefix}-{code}"))))
        .collect()
}

/// Every category of the organiser. A category that came from a list is added if it is not among them.
fn categories(t: Words, of: &Categories, stands: &str) -> Options {
    let mut all: Options = vec![(String::new(), t.get("category-none"))];
    all.extend(of.all().into_iter().map(|(code, name)| {
        let words = name.map_or_else(|| code.to_owned(), |name| format!("{code} {name}"));
        (code.to_owned(), words)
    }));
    if !all.iter().any(|(code, _)| code == stands) {
        all.push((stands.to_owned(), stands.to_owned()));
    }
    all
}

/// The category proposed for a participant of an event with this first day. It follows from the rating under the Italian
/// categories, and from the year of birth under the organiser's own categories with ages.
fn proposed(t: Words, of: &Categories, who: &Entrant, start: NaiveDate) -> Option<String> {
    match of {
        Categories::Italy => {
            let code = proposed_category(who.rating.map(Elo::get), start).code();
            Some(t.with_one("category-proposed", "category", code))
        }
        Categories::Own(list) => {
            let found = list.of_age(who.person.birth_year?, start.year())?;
            Some(t.with_one("category-by-age", "category", &found.named.code))
        }
    }
}

async fn show_fee(
    visitor: &Visitor,
    slug: String,
    entry: i32,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| {
                let list = entry_list::list(ctx, actor, &slug)?;
                let mut lines = list.entries.iter();
                let line = lines.find(|line| line.entrant.entry == entry).cloned();
                let ground = organisers::ground_of_tournament(ctx, &slug)?;
                let line = line.ok_or(AppError::NotFound)?;
                Ok((list.summary, list.role, line, ground.categories))
            },
            move |visitor, (summary, role, line, known)| {
                let role = visitor.arbiter(role)?;
                let t = visitor.words();
                let account = &line.fee;
                let open = account.open();
                let before = account.paid_before;
                let stands = known.code(&line.listed.category);
                let stands = stands.unwrap_or(&line.listed.category).to_owned();
                let template = EntryFeePage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Entries),
                    id: entry,
                    name: line.entrant.name().to_string(),
                    due: account
                        .due
                        .cents()
                        .map_or_else(|| "–".to_owned(), |cents| fee::amount(t, cents)),
                    source: fee::source(t, &account.due),
                    open: fee::short(t, open),
                    is_open: open > 0,
                    paid_before: (before > 0)
                        .then(|| t.with_one("fee-settled-before", "amount", fee::short(t, before))),
                    receipts: receipts(t, &account.payments),
                    form: typed
                        .unwrap_or_else(|| Form::filled(&[("method", "cash")]))
                        .labelled(visitor, &LABELS),
                    methods: options::<PaymentMethod>(t, "payment"),
                    membership: account.membership.code().to_owned(),
                    memberships: options::<Membership>(t, "membership"),
                    categories: categories(t, &known, &stands),
                    category: stands,
                    proposed: proposed(t, &known, &line.entrant, summary.start),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    show_fee(&visitor, slug, entry, StatusCode::OK, None).await
}

/// Leads back to the page of the fee, or shows the form with its errors.
async fn answered<T>(
    sent: Sent<T>,
    slug: String,
    entry: i32,
    flash: &'static str,
) -> Result<HttpResponse, Failure> {
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/entries/{entry}/fee"),
            Some(flash),
        )),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_fee(&visitor, slug, entry, status, Some(form)).await
        }
    }
}

/// `POST …/pay`: `amount` (empty for the whole unpaid rest) and `method`.
async fn pay(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input = PaymentInput {
                amount: fields.text("amount"),
                method: fields.text("method"),
            };
            fees::pay(ctx, actor, fields.key().as_deref(), &asked, entry, &input)
        })
        .await?;
    answered(sent, slug, entry, "fee-paid").await
}

/// `POST …/due`: `due` and `due_reason`; an empty `due` goes back to the fee bands.
async fn set_due(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (due, reason) = (fields.get("due"), fields.get("due_reason"));
            let key = fields.key();
            fees::set_due(ctx, actor, key.as_deref(), &asked, entry, (due, reason))
        })
        .await?;
    answered(sent, slug, entry, "fee-due-set").await
}

/// `POST …/membership`: `membership`, and `from` if the form is on a check-in.
async fn set_membership(
    posted: Posted,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, entry) = path.into_inner();
    let Some(membership) = Membership::from_code(fields.get("membership")) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| {
            fees::set_membership(ctx, actor, key.as_deref(), &asked, entry, membership)
        })
        .await?;
    match fields.get("from") {
        "" => Ok(redirect(
            &format!("/t/{slug}/entries/{entry}/fee"),
            Some("membership-set"),
        )),
        _ => Ok(redirect(&back(&slug, entry, &fields, false), None)),
    }
}

/// `POST …/category`: `category`, the abbreviation.
async fn set_category(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, entry) = path.into_inner();
    let chosen = fields.text("category");
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| category::set(ctx, actor, key.as_deref(), &asked, entry, &chosen))
        .await?;
    Ok(redirect(
        &format!("/t/{slug}/entries/{entry}/fee"),
        Some("category-set"),
    ))
}

/// `POST …/payments/{payment}/cancel`: `reason`.
async fn cancel(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, payment) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    let reason = match fields.get("reason").trim() {
        "" => visitor.words().get("fee-returned-at-desk"),
        reason => reason.to_owned(),
    };
    visitor
        .run(move |ctx, actor| fees::cancel(ctx, actor, key.as_deref(), &asked, payment, &reason))
        .await?;
    let to = match fields.number("entry") {
        Some(entry) => format!("/t/{slug}/entries/{entry}/fee"),
        None => format!("/t/{slug}/fees"),
    };
    Ok(redirect(&to, Some("fee-cancelled")))
}
