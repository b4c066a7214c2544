//! The entry list at the desk: adding, check-in, byes, withdrawals, forbidden pairs, the first draw.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, FieldError, Problem, Refusal,
        access::TournamentRole,
        players,
        tournament::{
            check_in::CheckIn,
            entries::{self, Paying},
            entry_list::{self, EntryLine, EntryList},
            entry_lists::Listed,
            fees::Fee,
            registered::{self, Registered},
        },
    },
    event::{Colour, Elo, PaymentMethod, RoundNumber, Word},
    i18n::Words,
    web::{
        Failure, Form, Posted, Visitor,
        page::{
            club::players::{Choices, choices},
            desk::{
                check_in_back::back,
                entry_edit::{input, named},
                listed_players::{self, Chosen},
                namesakes,
            },
        },
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, PlayerName, Section},
    },
    words,
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/entries")
                .route(web::get().to(list))
                .route(web::post().to(add)),
        )
        .route("/t/{slug}/entries/register", web::post().to(register))
        .route(
            "/t/{slug}/entries/{entry}/check-in",
            web::post().to(check_in),
        )
        .route("/t/{slug}/entries/{entry}/remove", web::post().to(remove))
        .route(
            "/t/{slug}/entries/{entry}/withdraw",
            web::post().to(withdraw),
        )
        .route(
            "/t/{slug}/entries/{entry}/return",
            web::post().to(take_back),
        );
}

struct Row {
    id: i32,
    number: Option<u16>,
    name: PlayerName,
    rating: Option<u16>,
    club: String,
    present: bool,
    withdrawn: Option<i32>,
    late: Option<i32>,
    byes: Vec<String>,
    /// The event gives them no half-point bye.
    no_half_point_bye: bool,
    /// Category and province.
    listed: String,
    /// What of the fee is paid; empty where nothing is known.
    fee: String,
}

struct ForbiddenRow {
    id: i32,
    names: String,
    rounds: String,
}

struct Found {
    id: i32,
    name: PlayerName,
    about: String,
    /// Whether those who may have been meant begin here.
    begins_near: bool,
}

#[derive(Template)]
#[template(path = "desk/entries.html")]
struct EntriesPage {
    page: Page,
    desk: DeskNav,
    /// Whether a full-point bye is named as what it is in a club: a duty.
    is_by_keizer: bool,
    /// Whether the arbiter writes the numbers on a page of its own.
    writes_numbers: bool,
    numbered: bool,
    /// Number of the round that is due; `None` when all are paired.
    due: Option<u8>,
    /// Colour of number 1, if it was chosen or drawn already.
    drawn: Option<Colour>,
    /// The number that the program drew for it; empty when it was chosen.
    lot: String,
    present: usize,
    rows: Vec<Row>,
    /// Rounds that are not published: byes can be set for them.
    open_rounds: Vec<u8>,
    forbidden: Vec<ForbiddenRow>,
    query: String,
    searched: bool,
    found: Vec<Found>,
    /// From which list the form is filled.
    listed: Option<String>,
    form: FormView,
    choices: Choices,
    arrival: Arrival,
    /// Whether round 1 would be prepared without anybody having been looked for: it is asked why.
    asks_why: bool,
}

impl EntriesPage {
    /// The colour that the program drew, and by which number.
    fn drawn_words(&self) -> String {
        show::drawn_colour(self.page.t, self.drawn, &self.lot)
    }
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct ListQuery {
    /// The person to look for in the registry, as typed.
    q: String,
    /// The person to check in, as typed, where the text fits more than one or nobody.
    who: String,
    /// Number of the entry that was checked in a moment ago.
    arrived: Option<i32>,
    /// Number of a player in a rating list, who fills the form.
    listed: String,
    /// Number of that list.
    list: Option<i32>,
}

/// What the field for checking in says and offers.
struct Arrival {
    /// What was typed.
    who: String,
    /// One sentence about it.
    said: Option<String>,
    /// Who answers to it, when it is not one.
    choices: Vec<Row>,
    /// Whether the field takes the focus.
    focus: bool,
}

fn row(t: Words, entry: &EntryLine) -> Row {
    let byes = entry.byes.iter().map(|(round, kind)| {
        let kind = t.get(&format!("bye-letter-{}", kind.to_lowercase()));
        t.a2("entry-bye", "round", round, "kind", kind)
    });
    Row {
        id: entry.entrant.entry,
        number: entry.entrant.tpn.map(crate::event::Tpn::get),
        name: show::name(t, &entry.entrant, None),
        rating: entry.entrant.rating.map(Elo::get),
        club: entry.entrant.club.clone(),
        present: entry.checked_in,
        withdrawn: entry.withdrawn_after,
        late: (entry.first_round > 1).then_some(entry.first_round),
        byes: byes.collect(),
        no_half_point_bye: entry.no_half_point_bye,
        listed: listed_words(&entry.listed),
        fee: fee_words(t, &entry.fee),
    }
}

/// Category and province, where a list gave them.
fn listed_words(listed: &Listed) -> String {
    let words = [listed.category.as_str(), listed.province.as_str()].into_iter();
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

/// What is paid of what is due.
fn fee_words(t: Words, fee: &Fee) -> String {
    let amount = |cents: i32| words::fee::euro(t, cents);
    match (fee.due.cents(), fee.settled()) {
        (Some(due), paid) if paid < due => {
            t.a2("entry-fee-open", "paid", amount(paid), "due", amount(due))
        }
        (Some(0), _) => t.get("fee-is-free"),
        (Some(due), _) => t.a("entry-fee-paid", "due", amount(due)),
        (None, paid) if paid > 0 => t.a("entry-fee-paid", "due", amount(paid)),
        (None, _) => String::new(),
    }
}

/// Who was checked in a moment ago, or who answers to what was typed.
fn arrival(t: Words, list: &EntryList, query: &ListQuery) -> Arrival {
    let here = query.arrived.and_then(|id| {
        let mut entries = list.entries.iter();
        entries.find(|entry| entry.entrant.entry == id && entry.checked_in)
    });
    let found = named(&list.entries, &query.who);
    let typed = !query.who.trim().is_empty();
    let said = match here {
        Some(entry) => {
            let name = show::name(t, &entry.entrant, None).plain();
            Some(t.a("entries-arrived", "name", name))
        }
        None if typed && found.is_empty() => {
            Some(t.a("entries-arrived-nobody", "who", query.who.trim()))
        }
        None if typed => Some(t.n("entries-arrived-several", found.len())),
        None => None,
    };
    Arrival {
        who: query.who.clone(),
        focus: said.is_some(),
        said,
        choices: found.into_iter().map(|entry| row(t, entry)).collect(),
    }
}

fn page_of(
    visitor: &Visitor,
    list: &EntryList,
    role: TournamentRole,
    query: ListQuery,
    found: Vec<Found>,
    form: &Form,
) -> EntriesPage {
    let t = visitor.words();
    let rows: Vec<Row> = list.entries.iter().map(|entry| row(t, entry)).collect();
    let present = rows.iter().filter(|row| row.present).count();
    let course = list.summary.course;
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{}/events", list.summary.slug));
    EntriesPage {
        page,
        desk: show::desk_nav(visitor, &list.summary, role, DeskPage::Entries),
        is_by_keizer: list.summary.keizer.is_some(),
        numbered: list.numbered,
        writes_numbers: list.summary.writes_numbers(),
        due: course.to_pair().map(RoundNumber::get),
        drawn: list.summary.initial_colour,
        lot: list.summary.initial_colour_lot.clone(),
        present,
        rows,
        open_rounds: (course.due()..=course.planned()).collect(),
        forbidden: list
            .forbidden
            .iter()
            .map(|f| ForbiddenRow {
                id: f.id,
                names: format!("{} – {}", f.names.0, f.names.1),
                rounds: format!("{}–{}", f.rounds.0, f.rounds.1),
            })
            .collect(),
        searched: !crate::app::fold(&query.q).is_empty(),
        arrival: arrival(t, list, &query),
        query: query.q,
        found,
        listed: None,
        form: form.view(visitor),
        choices: choices(t, &[]),
        asks_why: list.check_in.as_ref().is_some_and(CheckIn::is_passed_over),
    }
}

async fn show_list(
    visitor: &Visitor,
    slug: String,
    query: ListQuery,
    form: Form,
    status: StatusCode,
) -> Result<HttpResponse, Failure> {
    let search = query.q.clone();
    let from_list = Chosen {
        listed: query.listed.clone(),
        list: query.list,
    };
    visitor
        .show(
            move |ctx, actor| {
                let list = entry_list::list(ctx, actor, &slug)?;
                let found = if search.trim().is_empty() {
                    players::Found::default()
                } else {
                    players::search(ctx, actor, &search, 20)?
                };
                let listed = listed_players::chosen(ctx, actor, &slug, &from_list)?;
                Ok((list, found, listed))
            },
            move |visitor, (list, found, listed)| {
                let role = visitor.arbiter(list.role)?;
                let t = visitor.words();
                let fitting = found.exact.into_iter().map(|player| (player, false));
                let near = found.near.into_iter().map(|player| (player, true));
                let is_entered = |id: i32| list.entries.iter().any(|e| e.player == Some(id));
                let mut found: Vec<Found> = fitting
                    .chain(near)
                    .filter(|(player, _)| !is_entered(player.id))
                    .map(|(player, is_near)| Found {
                        id: player.id,
                        name: show::public_name(t, &player.person),
                        about: [
                            player.person.birth_year.map(|year| year.to_string()),
                            player.fide_standard.map(|rating| rating.to_string()),
                            player.club,
                        ]
                        .into_iter()
                        .flatten()
                        .collect::<Vec<_>>()
                        .join(", "),
                        begins_near: is_near,
                    })
                    .collect();
                let mut near = found.iter_mut().filter(|person| person.begins_near);
                // The sentence stands above the first of them.
                near.next();
                near.for_each(|person| person.begins_near = false);
                let filled = listed.and_then(|found| listed_players::filled(t, &found));
                let (form, said) = filled.map_or((form, None), |(form, said)| (form, Some(said)));
                let mut template = page_of(visitor, &list, role, query, found, &form);
                template.listed = said;
                render(visitor, status, &template)
            },
        )
        .await
}

async fn list(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<ListQuery>,
) -> Result<HttpResponse, Failure> {
    show_list(
        &visitor,
        slug.into_inner(),
        query.into_inner(),
        Form::default(),
        StatusCode::OK,
    )
    .await
}

async fn add(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked, input) = (fields.key(), slug.clone(), input(&fields));
    let answer = visitor
        .attempt(move |ctx, actor| entries::add_typed(ctx, actor, key.as_deref(), &asked, &input))
        .await;
    match answer {
        // The next walk-in is typed at once: the focus goes back to the first field.
        Ok(_) => Ok(redirect(
            &format!("/t/{slug}/entries#f-last_name"),
            Some("entry-added"),
        )),
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_list(&visitor, slug, ListQuery::default(), form, status).await
        }
        // Nothing of what was typed is lost.
        Err(AppError::Refused(Refusal::FideIdTaken { holder, .. })) => {
            let errors = vec![FieldError {
                field: "fide_id",
                problem: Problem::Because {
                    key: "problem-fide-id-taken",
                    value: holder,
                },
            }];
            let form = Form { fields, errors };
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_list(&visitor, slug, ListQuery::default(), form, status).await
        }
        Err(AppError::Refused(Refusal::Namesakes(pairs))) => {
            let entries = format!("/t/{slug}/entries");
            let ask = move |visitor: &Visitor| {
                namesakes::ask(visitor, (entries.clone(), entries), pairs, fields)
            };
            visitor.draw(ask).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// `POST …/register`: `player` (several), from the registry; `consent`, where a secretary has that of the parents. Secretaries
/// come back to their club's page.
async fn register(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let chosen: Vec<i32> = fields
        .all("player")
        .filter_map(|id| id.parse().ok())
        .collect();
    let (key, asked) = (fields.key(), slug.clone());
    let (others, consent) = (fields.get("another") == "1", fields.is_on("consent"));
    let answer = visitor
        .attempt(move |ctx, actor| {
            let chosen = Registered {
                players: &chosen,
                others,
                consent,
            };
            registered::enter(ctx, actor, key.as_deref(), &asked, &chosen)
        })
        .await;
    let club = visitor.user.as_ref().and_then(|user| user.club_id);
    let club = club.filter(|_| fields.get("from") == "club");
    match answer {
        Ok(_) => {}
        Err(AppError::Refused(Refusal::Namesakes(pairs))) => {
            let to = format!("/t/{slug}/entries/register");
            let back = match club {
                Some(club) => format!("/clubs/{club}/manage"),
                None => format!("/t/{slug}/entries"),
            };
            let ask = move |visitor: &Visitor| namesakes::ask(visitor, (to, back), pairs, fields);
            return visitor.draw(ask).await;
        }
        Err(error) => return Err(visitor.fail(error)),
    }
    match club {
        Some(club) => Ok(redirect(
            &format!("/clubs/{club}/manage"),
            Some("entries-added"),
        )),
        _ => Ok(redirect(
            &format!("/t/{slug}/entries"),
            Some("entries-added"),
        )),
    }
}

/// `POST …/check-in`: `present`, `1` or `0`, or `paid` where what is open of the fee is paid, too, by `method`; `return`,
/// the number of a payment that goes with the mark.
async fn check_in(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, entry) = path.into_inner();
    let method = PaymentMethod::from_code(fields.get("method")).unwrap_or_default();
    let (present, paying) = match (fields.get("present"), fields.number("return")) {
        ("paid", _) => (true, Paying::Open(method)),
        ("1", _) => (true, Paying::Nothing),
        (_, Some(payment)) => {
            let reason = visitor.words().get("check-in-returned");
            (false, Paying::Return(payment, reason))
        }
        _ => (false, Paying::Nothing),
    };
    let has_paid = matches!(paying, Paying::Open(_));
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| {
            entries::check_in_paying(ctx, actor, key.as_deref(), &asked, entry, present, paying)
        })
        .await?;
    Ok(redirect(&back(&slug, entry, &fields, has_paid), None))
}

async fn remove(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, entry) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| entries::remove(ctx, actor, key.as_deref(), &asked, entry))
        .await?;
    Ok(redirect(
        &format!("/t/{slug}/entries"),
        Some("entry-removed"),
    ))
}

async fn withdraw(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, entry) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| entries::withdraw(ctx, actor, key.as_deref(), &asked, entry))
        .await?;
    Ok(redirect(&format!("/t/{slug}/entries#e{entry}"), None))
}

async fn take_back(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, entry) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| entries::take_back(ctx, actor, key.as_deref(), &asked, entry))
        .await?;
    Ok(redirect(&format!("/t/{slug}/entries#e{entry}"), None))
}
