//! The prizes at the desk: who gets which prize and why, at present or in a version, and who has signed.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        access::TournamentRole,
        tournament::prizes::{
            close,
            receipts::{self, Receipt},
            view::{self, PrizesView, Wanted},
        },
    },
    i18n::Words,
    web::{
        Failure, Posted, Visitor,
        page::prizes::lines::{Group, groups, rules},
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section},
    },
    words::{moment, prizes as said},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/prizes/desk", web::get().to(page))
        .route("/t/{slug}/prizes/close", web::post().to(close))
        .route("/t/{slug}/prizes/sign", web::post().to(sign))
        .route("/t/{slug}/prizes/unsign", web::post().to(unsign));
}

/// The query of the address.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub(super) struct DeskQuery {
    /// Number of a version, or `now`.
    v: String,
    /// Index of the prize whose derivation is unfolded.
    open: Option<usize>,
    /// Present to show only prizes without a signature.
    todo: Option<u8>,
    /// Index of the prize that has the focus.
    row: Option<usize>,
}

impl DeskQuery {
    /// The version that is wanted.
    pub(super) fn wanted(&self) -> Wanted {
        match (self.v.as_str(), self.v.parse()) {
            ("now", _) => Wanted::Now,
            (_, Ok(number)) => Wanted::Version(number),
            _ => Wanted::Newest,
        }
    }
}

/// The state of the prizes, above the list.
struct State {
    /// `Versione 1, chiusa 18:32`.
    tag: String,
    /// Whether nothing remains to be done.
    is_good: bool,
    notes: Vec<String>,
    /// The number of the version that can be closed.
    close: Option<i32>,
    /// Whether the link to the prizes as they would be now is offered.
    see_now: bool,
}

/// The last recorded signature.
struct Last {
    words: String,
    position: usize,
    /// Number of the version, if the signature can be taken back.
    list: Option<i32>,
}

#[derive(Template)]
#[template(path = "prizes/given.html")]
struct PrizesPage {
    page: Page,
    desk: DeskNav,
    base: String,
    /// The number in large figures.
    count: usize,
    /// What that number counts.
    count_words: String,
    total: String,
    given: String,
    rest: Option<String>,
    state: State,
    last: Option<Last>,
    /// The shown version, for which signatures are recorded.
    version: Option<i32>,
    /// Whether signatures can be recorded, which holds for the newest version only.
    may_sign: bool,
    /// Number of each version, and whether it is the shown one.
    versions: Vec<(i32, bool)>,
    /// `v=…&` for the addresses of links; empty for the newest version.
    pinned: String,
    /// Number of all prizes.
    all: usize,
    /// Number of prizes without a signature.
    todo: usize,
    only_todo: bool,
    rules: String,
    has_fund: bool,
    is_unsettled: bool,
    groups: Vec<Group>,
    may_direct: bool,
}

async fn page(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<DeskQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    let wanted = query.wanted();
    visitor
        .show(
            move |ctx, actor| view::desk(ctx, actor, &slug, wanted),
            move |visitor, view| {
                let template = prizes_page(visitor, &view, &query)?;
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

fn prizes_page(
    visitor: &Visitor,
    view: &PrizesView,
    query: &DeskQuery,
) -> Result<PrizesPage, Failure> {
    let t = visitor.words();
    let role = visitor.arbiter(view.role)?;
    let slug = &view.summary.slug;
    let me = visitor
        .user
        .as_ref()
        .map_or("", |user| user.display_name.as_str());
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{slug}/events"));
    let mut groups = view.given.as_ref().map_or_else(Vec::new, |given| {
        groups(t, (given, &view.lines), me, query.open)
    });
    let now = query.row.or(query.open);
    for row in groups.iter_mut().flat_map(|group| &mut group.rows) {
        row.is_now = now == Some(row.index);
    }
    let only_todo = query.todo.is_some() && view.version.is_some();
    if only_todo {
        for group in &mut groups {
            group.rows.retain(|row| {
                row.signature
                    .as_ref()
                    .is_some_and(|one| one.signed.is_none())
            });
        }
        groups.retain(|group| !group.rows.is_empty());
    }
    let newest = view.versions.last().map(|version| version.number);
    let version = view.version.as_ref().map(|version| version.number);
    let may_direct = role != TournamentRole::Deputy;
    let (all, todo) = (view.lines.len(), view.to_sign());
    let (count, key) = if version.is_some() {
        (todo, "prizes-to-sign")
    } else {
        (all, "prizes-count")
    };
    let (total, given, rest) = sums(t, view);
    Ok(PrizesPage {
        desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Prizes),
        base: format!("/t/{slug}/prizes"),
        count,
        count_words: t.n(key, count),
        total,
        given,
        rest,
        state: state(t, view, may_direct),
        last: last(t, view, version.filter(|_| version == newest)),
        version,
        may_sign: version.is_some() && version == newest,
        versions: view
            .versions
            .iter()
            .map(|one| (one.number, version == Some(one.number)))
            .collect(),
        pinned: match (version, query.v.as_str()) {
            (_, "now") => "v=now&".to_owned(),
            (Some(number), v) if !v.is_empty() => format!("v={number}&"),
            _ => String::new(),
        },
        all,
        todo,
        only_todo,
        rules: view.fund().map_or_else(String::new, |fund| rules(t, fund)),
        has_fund: view.given.is_some(),
        is_unsettled: view.given.as_ref().is_some_and(|given| !given.is_settled),
        groups,
        may_direct,
        page,
    })
}

/// The sum of the prizes given, the fund, and the rest.
fn sums(t: Words, view: &PrizesView) -> (String, String, Option<String>) {
    let Some(given) = &view.given else {
        return (String::new(), String::new(), None);
    };
    let money = |sum| said::money(t, sum, &given.currency);
    let (sum, total) = (given.sum(), given.fund.total);
    let rest = total.less(sum);
    (
        money(sum),
        t.with_one("prizes-given-of", "sum", money(total)),
        (!rest.is_zero()).then(|| t.with_one("prizes-rest", "sum", money(rest))),
    )
}

fn state(t: Words, view: &PrizesView, may_direct: bool) -> State {
    let newest = view.versions.last().map_or(0, |version| version.number);
    let can_close = view.is_final && may_direct && (newest == 0 || view.has_changed);
    let mut notes = Vec::new();
    let (tag, is_good) = match &view.version {
        Some(version) => {
            if version.number < newest {
                notes.push(t.with_one("prizes-old", "n", newest));
            } else if view.has_changed {
                notes.push(t.with_one("prizes-changed", "n", newest));
            } else {
                let (by, next) = (&version.by, version.number + 1);
                notes.push(t.with_two("prizes-version-by", "name", by, "next", next));
            }
            let time = moment::clock_time(version.at);
            let tag = t.with_two("prizes-version", "n", version.number, "time", time);
            (tag, version.number == newest && !view.has_changed)
        }
        None if view.is_final => {
            notes.push(t.with_one("prizes-final-note", "n", newest + 1));
            (t.get("prizes-final"), true)
        }
        None => {
            let after = view.given.as_ref().map_or(0, |given| given.after);
            let is_last = after == view.summary.course.planned();
            notes.push(if is_last && view.open_boards > 0 {
                t.n("prizes-if-now", view.open_boards)
            } else {
                t.with_one("prizes-after-round", "round", after)
            });
            (t.get("prizes-projection"), false)
        }
    };
    State {
        tag,
        is_good,
        notes,
        close: (can_close && view.given.is_some()).then_some(newest + 1),
        see_now: view.has_changed && view.version.is_some(),
    }
}

fn last(t: Words, view: &PrizesView, list: Option<i32>) -> Option<Last> {
    let lines = view.lines.iter().enumerate();
    let signed = lines.filter_map(|(position, line)| {
        let (_, at) = line.receipt.as_ref()?.signed.as_ref()?;
        Some((*at, position, &line.prize.surname))
    });
    let (_, position, name) = signed.max_by_key(|(at, position, _)| (*at, *position))?;
    Some(Last {
        words: t.with_one("prizes-last-signed", "name", name),
        position,
        list,
    })
}

/// `POST …/close`: `number` of the version.
async fn close(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let number = fields.number("number");
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| {
            let number = number.ok_or(AppError::NotFound)?;
            close::close(ctx, actor, key.as_deref(), &asked, number)
        })
        .await?;
    Ok(redirect(
        &format!("/t/{slug}/prizes/desk"),
        Some("prizes-closed"),
    ))
}

async fn mark(posted: Posted, slug: String, signed: bool) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (list, position) = (fields.number("list"), fields.number("position"));
    let next = fields.number("next");
    let (key, asked) = (fields.key(), slug.clone());
    let done = visitor
        .attempt(move |ctx, actor| {
            let receipt = Receipt {
                list: list.ok_or(AppError::NotFound)?,
                position: position.ok_or(AppError::NotFound)?,
            };
            receipts::sign(ctx, actor, key.as_deref(), &asked, receipt, signed)
        })
        .await;
    match done {
        // A repeated signature is the same signature.
        Ok(_) | Err(AppError::Refused(Refusal::PrizeSigned { .. })) => {
            let todo = if fields.is_on("todo") { "todo=1&" } else { "" };
            let row = next.or(position).unwrap_or_default();
            let back = format!("/t/{slug}/prizes/desk?{todo}row={row}#prize-{row}");
            Ok(redirect(&back, None))
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// `POST …/sign`: `list`, the version, and `position`, the index of the prize.
async fn sign(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    mark(posted, slug.into_inner(), true).await
}

/// `POST …/unsign`: as `sign`.
async fn unsign(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    mark(posted, slug.into_inner(), false).await
}
