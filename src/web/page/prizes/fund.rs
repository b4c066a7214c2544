//! The prize fund as typed or pasted, and how it was understood.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        access::TournamentRole,
        tournament::prizes::{fund, fund_input::FundInput},
    },
    event::Word,
    i18n::Words,
    prizes::{Beyond, Method, Rounding},
    web::{
        Failure, Form, Posted, Sent, Visitor,
        page::prizes::lines::understood,
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::categories,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/prizes/fund")
            .route(web::get().to(edit))
            .route(web::post().to(update)),
    );
}

type Options = Vec<(String, String)>;

/// Labels of the fields in the list of errors.
const LABELS: [(&str, &str); 9] = [
    ("total", "field-prize-total"),
    ("currency", "field-prize-currency"),
    ("general", "field-prize-general"),
    ("others", "field-prize-others"),
    ("general_method", "field-prize-general-method"),
    ("other_method", "field-prize-other-method"),
    ("rounding", "field-prize-rounding"),
    ("beyond", "field-prize-beyond"),
    ("least_games", "field-prize-least-games"),
];

#[derive(Template)]
#[template(path = "prizes/fund.html")]
struct FundPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    version: i32,
    may_change: bool,
    methods: Options,
    roundings: Options,
    beyonds: Options,
    /// The organiser's own categories, if it has some.
    own_categories: Option<String>,
    /// The stored fund: group, and prizes.
    understood: Vec<(String, String)>,
}

fn options<W: Word>(t: Words, prefix: &str) -> Options {
    let all = W::ALL.iter().map(|word| word.code());
    all.map(|code| (code.to_owned(), t.get(&format!("{prefix}-{code}"))))
        .collect()
}

fn form_of(input: &FundInput) -> Form {
    let ticked = |on: bool| if on { "on" } else { "" };
    let mut values = vec![
        ("total", input.total.as_str()),
        ("currency", input.currency.as_str()),
        ("general", input.general.as_str()),
        ("others", input.others.as_str()),
        ("general_method", input.general_method.as_str()),
        ("other_method", input.other_method.as_str()),
        ("rounding", input.rounding.as_str()),
        ("beyond", input.beyond.as_str()),
        ("least_games", input.least_games.as_str()),
    ];
    values.push(("one_each", ticked(input.one_each)));
    values.push(("general_first", ticked(input.general_first)));
    Form::filled(&values)
}

async fn show_fund(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| fund::get(ctx, actor, &slug),
            move |visitor, view| {
                let t = visitor.words();
                let lists = view.fund.iter().flat_map(|fund| &fund.lists);
                let template = FundPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Prizes),
                    version: Form::version(typed.as_ref(), view.version),
                    form: typed
                        .unwrap_or_else(|| form_of(&view.input))
                        .labelled(visitor, &LABELS),
                    may_change: view.role != TournamentRole::Deputy,
                    methods: options::<Method>(t, "prize-method"),
                    roundings: options::<Rounding>(t, "prize-rounding"),
                    beyonds: options::<Beyond>(t, "prize-beyond"),
                    own_categories: categories::own(t, &view.categories),
                    understood: lists.map(|list| understood(t, list)).collect(),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_fund(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

/// `POST …/fund`: the fields of [`FundInput`], and the `version` that was seen.
async fn update(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, version) = (fields.key(), fields.version()?);
            let input: FundInput = fields.read();
            fund::set(ctx, actor, key.as_deref(), &asked, version, &input)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/prizes/desk?v=now"),
            Some("settings-saved"),
        )),
        Sent::Refused(visitor, form) => {
            show_fund(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}
