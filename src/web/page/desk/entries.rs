//! The entry list at the desk: adding people, check-in, byes, withdrawals, forbidden pairs, the drawing of the first colour.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        AppError, FieldError, Problem, Refusal, players,
        tournament::{
            entries::{self, Paying},
            entry_list,
            registered::{self, Registered},
        },
    },
    event::{PaymentMethod, Word},
    web::{
        Failure, Form, Posted, Visitor,
        page::desk::{
            check_in_back::back,
            entries_view::{ListQuery, not_entered, page_of},
            entry_edit::input,
            listed_players::{self, Chosen},
            namesakes,
        },
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
    },
};

/// Adds the addresses of this file.
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
                let found = not_entered(t, found, &list);
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
        // Keep everything that was typed.
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

/// `POST …/register`: `player` (may repeat), from the registry; `consent`, if a secretary has the parents' consent. Secretaries
/// come back to the page of their club.
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

/// `POST …/check-in`: `present` is `1`, `0`, or `paid` if the rest of the fee is paid, too, by `method`. `return` is the number
/// of a payment that is taken back with the mark.
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
