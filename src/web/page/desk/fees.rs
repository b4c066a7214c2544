//! The fees of a tournament: who paid what, and the totals for the closing of the desk.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        fold,
        tournament::fees::{self, Payment, Till, TillLine},
    },
    event::{Membership, PaymentMethod},
    i18n::Words,
    web::{
        Failure, Visitor, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, PlayerName, Section},
    },
    words::{fee, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/fees", web::get().to(look))
        .route("/t/{slug}/fees/print", web::get().to(print));
}

/// A receipt.
pub struct Receipt {
    /// Number of the payment.
    pub id: i32,
    /// `n. 12`.
    pub number: String,
    pub name: String,
    pub amount: String,
    pub method: String,
    /// Who took the money, and when.
    pub taken: String,
    /// Why the payment was cancelled.
    pub cancelled: Option<String>,
}

/// Payments as they are shown.
pub fn receipts(t: Words, payments: &[Payment]) -> Vec<Receipt> {
    let shown = payments.iter().map(|one| Receipt {
        id: one.id,
        number: t.with_one("fee-receipt-n", "n", one.receipt),
        name: one.name.clone(),
        amount: fee::euro(t, one.cents),
        method: fee::method(t, one.method),
        taken: t.with_two(
            "fee-taken-by",
            "name",
            &one.taken.0,
            "time",
            moment::clock_time(one.taken.1),
        ),
        cancelled: one
            .cancelled
            .as_ref()
            .map(|(_, reason)| t.with_one("fee-cancelled", "reason", reason)),
    });
    shown.collect()
}

struct Row {
    id: i32,
    name: PlayerName,
    /// The fee that is due, and where it comes from.
    due: String,
    source: String,
    paid: String,
    open: String,
    is_open: bool,
    membership: String,
    is_missing: bool,
    category: String,
}

fn row(t: Words, line: &TillLine) -> Row {
    let account = &line.fee;
    let (open, settled) = (account.open(), account.settled());
    let money = |cents: i32| match cents {
        0 => String::new(),
        cents => fee::short(t, cents),
    };
    Row {
        id: line.entrant.entry,
        name: show::entry_name(t, line, None),
        due: account
            .due
            .cents()
            .map_or_else(|| "–".to_owned(), |cents| fee::amount(t, cents)),
        source: fee::source(t, &account.due),
        paid: money(settled),
        open: money(open),
        is_open: open > 0,
        membership: fee::membership(t, account.membership),
        is_missing: account.membership == Membership::Missing,
        category: line.listed.category.clone(),
    }
}

/// Receipts by method, and what was not paid, in words and money; totals over several tournaments.
pub fn totals(t: Words, tills: &[Till]) -> Vec<(String, String)> {
    let mut by_method: BTreeMap<PaymentMethod, i32> = BTreeMap::new();
    for (method, cents) in tills.iter().flat_map(Till::totals) {
        let sum = by_method.entry(method).or_default();
        *sum = sum.saturating_add(cents);
    }
    let sum = |of: fn(&Till) -> i32| tills.iter().map(of).fold(0, i32::saturating_add);
    let money = by_method.iter().filter(|(how, _)| how.is_money());
    let taken = money.fold(0_i32, |sum, (_, cents)| sum.saturating_add(*cents));
    let mut lines: Vec<(String, String)> = by_method
        .into_iter()
        .map(|(method, cents)| (fee::method(t, method), fee::euro(t, cents)))
        .collect();
    let before = sum(Till::before);
    if before > 0 {
        lines.push((t.get("fee-before"), fee::euro(t, before)));
    }
    lines.push((t.get("fee-in-till"), fee::euro(t, taken)));
    lines.push((t.get("fee-open"), fee::euro(t, sum(Till::open))));
    lines
}

#[derive(Template)]
#[template(path = "desk/fees.html")]
struct FeesPage {
    page: Page,
    desk: DeskNav,
    rows: Vec<Row>,
    totals: Vec<(String, String)>,
    receipts: Vec<Receipt>,
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| fees::till(ctx, actor, &slug),
            |visitor, till: Till| {
                let t = visitor.words();
                let mut lines: Vec<&TillLine> = till.lines.iter().collect();
                lines.sort_by_cached_key(|line| fold(&line.entrant.name().to_string()));
                let template = FeesPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &till.summary, till.role, DeskPage::Entries),
                    rows: lines.into_iter().map(|line| row(t, line)).collect(),
                    totals: totals(t, std::slice::from_ref(&till)),
                    receipts: receipts(t, &till.payments),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

#[derive(Template)]
#[template(path = "desk/fees_print.html")]
struct FeesPrint {
    page: Page,
    slug: String,
    tournament: String,
    date: String,
    totals: Vec<(String, String)>,
    receipts: Vec<Receipt>,
}

async fn print(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| fees::till(ctx, actor, &slug),
            |visitor, till: Till| {
                let t = visitor.words();
                let template = FeesPrint {
                    page: visitor.page(Section::Other),
                    slug: till.summary.slug.clone(),
                    tournament: till.summary.name.clone(),
                    date: moment::span(t, till.summary.start, till.summary.end),
                    totals: totals(t, std::slice::from_ref(&till)),
                    receipts: receipts(t, &till.payments),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
