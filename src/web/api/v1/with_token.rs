//! The data that a program reads with a token of the tournament: results as its arbiters see them, and entries with the data
//! that are reported about people. No cache keeps these answers, and no script of another site can read them.

use actix_web::{
    HttpResponse,
    http::header::{CACHE_CONTROL, VARY},
};
use serde::Serialize;
use utoipa::{IntoResponses, ToSchema};

use crate::{
    app::{
        AppError,
        tournament::{
            api_tokens::{
                entries::{self, EntryRead},
                results,
            },
            board::BoardLine,
            reason::ResultReason,
        },
    },
    event::{Birth, Sex},
    i18n::Words,
    web::{
        Failure, Visitor,
        bearer::Bearer,
        download::JSON,
        problem::Problem,
        routing::{self as web, Path, Query, ServiceConfig},
        view::Section,
    },
};

use super::{
    participant::Participant,
    rounds::{Board, board_of},
    shape::{moment, text, written},
    stretch::Stretch,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route(
            "/api/v1/tournaments/{slug}/rounds/{round}/results",
            web::get().to(round_results),
        )
        .route(
            "/api/v1/tournaments/{slug}/entries",
            web::get().to(entry_list),
        );
}

/// Why an address that needs a token gives no data.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "they stand in the document alone")]
enum Refusals {
    /// There is no token, it is revoked or of another tournament, or the tournament is closed.
    #[response(status = 401, content_type = "application/problem+json")]
    NoToken(#[to_schema] Problem),
    /// The token gives access to something else.
    #[response(status = 403, content_type = "application/problem+json")]
    OtherScope(#[to_schema] Problem),
    /// There is no such object, or nothing of it is public yet.
    #[response(status = 404, content_type = "application/problem+json")]
    NotFound(#[to_schema] Problem),
}

/// The results of a published round, as its arbiters see them.
#[derive(Debug, Serialize, ToSchema)]
pub struct Results {
    /// Number of the round.
    pub round: u8,
    /// All boards, by their numbers.
    pub boards: Vec<EnteredBoard>,
}

/// A board with complete names, and the origin of its result.
#[derive(Debug, Serialize, ToSchema)]
pub struct EnteredBoard {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// Name of the person who entered the result.
    pub entered_by: Option<String>,
    /// Time of the entry, RFC 3339 in UTC.
    #[schema(format = DateTime)]
    pub entered_at: Option<String>,
    /// What ended the game, if an arbiter ruled: a code, or the sentence of an older record.
    pub cause: Option<String>,
    /// The article of the Laws that the ruling quotes.
    #[schema(examples("6.9"))]
    pub article: Option<String>,
    /// A number that grows with every change of the board.
    pub version: i32,
}

/// A page of the entries, with their states and the reported data of people.
#[derive(Debug, Serialize, ToSchema)]
pub struct Entries {
    /// Number of entries.
    pub total: usize,
    /// The entries of this page, in order.
    pub entries: Vec<Entry>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// An entry.
#[derive(Debug, Serialize, ToSchema)]
pub struct Entry {
    /// The participant with the complete name.
    #[serde(flatten)]
    pub participant: Participant,
    /// Number in the national federation's register.
    pub national_id: Option<String>,
    /// `m` or `w`, as in TRF.
    pub sex: Option<String>,
    /// Date of birth, `YYYY-MM-DD`, if the tournament's arbiters may report it.
    #[schema(format = Date)]
    pub birth_date: Option<String>,
    /// Whether they are present.
    pub is_present: bool,
    /// First round in which they are paired.
    pub first_round: i32,
    /// The last round before they withdrew; null while they play.
    pub withdrawn_after: Option<i32>,
    /// Their byes.
    pub byes: Vec<RoundBye>,
    /// How much of the name is public: `unsaid`, `whole`, `initial`.
    pub name_shown: String,
    /// Where they are named: `hall`, `web`, `federation`; each includes those before it.
    pub publication: String,
}

/// A bye in a round.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundBye {
    /// Number of the round.
    pub round: i32,
    /// `U`, `F`, `H`, `Z`, as in TRF.
    pub bye: String,
}

fn entered(t: Words, line: &BoardLine) -> EnteredBoard {
    let (cause, article) = match &line.reason {
        Some(ResultReason::Ruled { cause, article, .. }) => {
            (Some(cause.code().to_owned()), text(article))
        }
        Some(ResultReason::Sentence(words)) => (Some(words.clone()), None),
        None => (None, None),
    };
    EnteredBoard {
        board: board_of(t, line),
        entered_by: line.by.clone(),
        entered_at: line.result.and(line.at).map(moment),
        cause,
        article,
        version: line.version,
    }
}

fn entry(t: Words, read: &EntryRead) -> Entry {
    let day = match read.birth {
        Some(Birth::Date(day)) => Some(day.to_string()),
        Some(Birth::Year(_)) | None => None,
    };
    Entry {
        participant: Participant::of(t, &read.entrant),
        national_id: read.national_id.as_ref().map(ToString::to_string),
        sex: read.sex.map(Sex::code).map(str::to_owned),
        birth_date: day,
        is_present: read.checked_in,
        first_round: read.first_round,
        withdrawn_after: read.withdrawn_after,
        byes: read
            .byes
            .iter()
            .map(|(round, bye)| RoundBye {
                round: *round,
                bye: bye.code().to_owned(),
            })
            .collect(),
        name_shown: read.name_shown.code().to_owned(),
        publication: read.publication.code().to_owned(),
    }
}

/// An answer only for the client that sent the token.
fn given(visitor: &Visitor, value: &impl Serialize) -> Result<HttpResponse, Failure> {
    Ok(HttpResponse::Ok()
        .content_type(JSON)
        .insert_header((CACHE_CONTROL, "private, no-store"))
        .insert_header((VARY, "Authorization, Accept-Language"))
        .body(written(visitor, value)?))
}

/// A refusal; a client without a valid token is told how to send one.
fn refused(visitor: &Visitor, error: AppError) -> Failure {
    match error {
        AppError::SignInNeeded => Failure::token(visitor.page(Section::Other)),
        error => visitor.fail(error),
    }
}

/// The results of a published round, as its arbiters see them: complete names, and who entered each result and when. Needs a
/// token of scope `results`.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/rounds/{round}/results",
    tag = "tokens",
    security(("token" = [])),
    params(
        ("slug" = String, Path, description = "The tournament's part of every address"),
        ("round" = u8, Path, description = "Number of the round, from 1")
    ),
    responses((status = 200, description = "Every board", body = Results), Refusals)
)]
pub async fn round_results(
    visitor: Visitor,
    bearer: Bearer,
    path: Path<(String, u8)>,
) -> Result<HttpResponse, Failure> {
    let (visitor, (slug, round)) = (visitor.as_everybody(), path.into_inner());
    let view = visitor
        .attempt(move |ctx, _| results::results(ctx, &slug, &bearer.0, round))
        .await
        .map_err(|error| refused(&visitor, error))?;
    let boards = view.boards.iter();
    let answer = Results {
        round: view.round,
        boards: boards.map(|line| entered(visitor.words(), line)).collect(),
    };
    given(&visitor, &answer)
}

/// The entries with their states and all reported data of people, page by page. Needs a token of scope `entries`. Each reading
/// is noted in the tournament's record.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/entries",
    tag = "tokens",
    security(("token" = [])),
    params(("slug" = String, Path, description = "The tournament's part of every address"), Stretch),
    responses((status = 200, description = "A window of the entries", body = Entries), Refusals)
)]
pub async fn entry_list(
    visitor: Visitor,
    bearer: Bearer,
    slug: Path<String>,
    wanted: Query<Stretch>,
) -> Result<HttpResponse, Failure> {
    let (visitor, slug, wanted) = (visitor.as_everybody(), slug.into_inner(), *wanted);
    let path = format!("/api/v1/tournaments/{slug}/entries");
    let done = visitor
        .attempt(move |ctx, actor| entries::entries(ctx, actor, &slug, &bearer.0, wanted.rows()))
        .await
        .map_err(|error| refused(&visitor, error))?;
    // Without an idempotency key no request is a repetition.
    let done = done.fresh().ok_or(AppError::KeyReused);
    let (total, read) = done.map_err(|error| visitor.fail(error))?;
    let answer = Entries {
        total,
        entries: read.iter().map(|one| entry(visitor.words(), one)).collect(),
        next: wanted.next(&path, total),
    };
    given(&visitor, &answer)
}
