//! Flags, resignations, agreements, ends, illegal moves and positions, touched men, lateness, claims: the
//! verdict, its proof on screen and on paper, and the confirmation. Arbiters only (Laws 11.12, 12.6).

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        AppError,
        game::{
            confirm::{self, Confirmation},
            question::{ClaimOn, IllegalReport, Noticed, PositionReport, Question},
            ruling::{self, Answer, Judged},
            view::{self, GameView},
        },
    },
    event::Colour,
    rules::{
        position::on_move,
        verdict::{Act, Sighting},
    },
    web::{
        Failure, Fields, Posted, Visitor,
        page::game::{ask_forms::unreadable, verdict},
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource(
                "/t/{slug}/game/{pairing}/{event:flag|both-flags|resign|agreement|end|illegal|position|touched|late|claim}",
            )
            .route(web::get().to(look))
            .route(web::post().to(confirm)),
        )
        .route(
            "/t/{slug}/game/{pairing}/{event:flag|both-flags|resign|agreement|end|illegal|position|touched|late|claim}/print",
            web::get().to(print),
        );
}

/// What the address or the form says.
#[derive(Clone, Debug, Default, serde::Deserialize, serde::Serialize)]
#[serde(default)]
pub(super) struct Asked {
    pub side: String,
    /// What a claim is about.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub on: String,
    /// The announced move.
    #[serde(rename = "move", skip_serializing_if = "String::is_empty")]
    pub announced: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub touched: String,
    /// Something when a claim is to be judged; without it the form is empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub ask: String,
    /// Code of the illegal act.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub act: String,
    /// The illegal move as written or made.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub written: String,
    /// Code of the moment.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub noticed: String,
    /// Something when it belongs to a move that was penalised already.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub same: String,
    /// What was written down after a move that stands.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub continued: String,
    /// Code of when an illegal position is seen.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub sighting: String,
    /// What is illegal about a position: `kings` or `pawn`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub seen: String,
    /// The men of an illegal position, the first field of a FEN.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub men: String,
    /// Squares of touched men.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub squares: String,
    /// Minutes after the start of the round.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub minutes: String,
    /// `yes` or `no`: whether the late player has come.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub come: String,
    /// Period in which the flag fell.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub period: String,
    /// Something when the last move was made but the clock not pressed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub unpressed: String,
    /// The record that is corrected.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub supersedes: String,
    /// Half-moves of the proving line shown on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
}

impl Asked {
    fn of(fields: &Fields) -> Self {
        Self {
            side: fields.text("side"),
            on: fields.text("on"),
            announced: fields.text("move"),
            touched: fields.text("touched"),
            ask: fields.text("ask"),
            act: fields.text("act"),
            written: fields.text("written"),
            noticed: fields.text("noticed"),
            same: fields.text("same"),
            continued: fields.text("continued"),
            sighting: fields.text("sighting"),
            seen: fields.text("seen"),
            men: fields.text("men"),
            squares: fields.text("squares"),
            minutes: fields.text("minutes"),
            come: fields.text("come"),
            period: fields.text("period"),
            unpressed: fields.text("unpressed"),
            supersedes: fields.text("supersedes"),
            step: None,
        }
    }

    /// The record that is corrected.
    pub fn corrected(&self) -> Option<i32> {
        self.supersedes.parse().ok()
    }

    /// The same question as a query string, with another step.
    pub fn query(&self, step: Option<u32>) -> String {
        let same = Self {
            step,
            ..self.clone()
        };
        serde_urlencoded::to_string(same).unwrap_or_default()
    }

    /// The player concerned, where the page does not say it the one who has the move; an illegal move
    /// was completed by the one who has it not, unless the record stops before it.
    fn colour(&self, mover: Colour) -> Colour {
        match self.side.as_str() {
            "white" => Colour::White,
            "black" => Colour::Black,
            _ => mover,
        }
    }

    fn question(&self, event: &str, mover: Colour) -> Question {
        let by = self.colour(mover);
        let cut = |text: &str, most: usize| text.trim().chars().take(most).collect::<String>();
        match event {
            "flag" => Question::Flag {
                by,
                period: self.period.parse().ok(),
                unpressed: !self.unpressed.is_empty(),
            },
            "both-flags" => Question::BothFlags {
                period: self.period.parse().ok(),
            },
            "resign" => Question::Resignation(by),
            "agreement" => Question::Agreement,
            "end" => Question::End,
            "illegal" => Question::Illegal(IllegalReport {
                by,
                act: Act::from_code(&self.act).unwrap_or(Act::IllegalMove),
                written: cut(&self.written, 40),
                noticed: Noticed::from_code(&self.noticed),
                same_move: !self.same.is_empty(),
                continued: cut(&self.continued, 2000),
            }),
            "position" => Question::Position(PositionReport {
                sighting: Sighting::from_code(&self.sighting).unwrap_or_default(),
                both_kings: self.seen != "pawn",
                men: cut(self.men.split_whitespace().next().unwrap_or_default(), 90),
            }),
            "touched" => Question::Touched {
                by: mover,
                squares: cut(&self.squares, 40),
            },
            "late" => Question::Late {
                by: match self.side.as_str() {
                    "white" => Some(Colour::White),
                    "black" => Some(Colour::Black),
                    _ => None,
                },
                minutes: cut(&self.minutes, 8),
                has_come: self.come != "no",
            },
            _ => Question::Claim {
                by,
                on: ClaimOn::from_code(&self.on),
                announced: cut(&self.announced, 40),
                touched: !self.touched.is_empty(),
            },
        }
    }
}

/// What was asked, and the answer; only the game for a claim that was not put yet.
pub(super) enum Looked {
    Form(Box<GameView>),
    Judged(Box<Judged>),
}

impl Looked {
    pub fn view(&self) -> &GameView {
        match self {
            Self::Form(view) => view,
            Self::Judged(judged) => &judged.view,
        }
    }

    pub fn judged(&self) -> Option<&Judged> {
        match self {
            Self::Form(_) => None,
            Self::Judged(judged) => Some(judged),
        }
    }
}

async fn looked(
    visitor: &Visitor,
    (slug, pairing, event): (String, i32, String),
    asked: &Asked,
) -> Result<Arc<Looked>, Failure> {
    let asked = asked.clone();
    let lane = slug.clone();
    visitor
        .in_turn("verdict", &lane, move |ctx, actor| {
            let view = view::of_pairing(ctx, actor, &slug, pairing)?;
            let is_put = match event.as_str() {
                "claim" => !asked.ask.is_empty(),
                "position" => !asked.sighting.is_empty(),
                "touched" => !asked.squares.is_empty(),
                "late" => !asked.minutes.is_empty(),
                _ => true,
            };
            if !is_put {
                return Ok(Looked::Form(Box::new(view)));
            }
            let question = asked.question(&event, on_move(view.game.position()));
            let corrected = asked.corrected();
            let judged =
                ruling::judge_correcting(ctx, actor, &slug, pairing, &question, corrected)?;
            Ok(Looked::Judged(Box::new(judged)))
        })
        .await
        .map_err(|error| visitor.fail(error))
}

async fn look(
    visitor: Visitor,
    path: Path<(String, i32, String)>,
    query: Query<Asked>,
) -> Result<HttpResponse, Failure> {
    let (path, asked) = (path.into_inner(), query.into_inner());
    let event = path.2.clone();
    let looked = looked(&visitor, path, &asked).await?;
    let status = match looked.judged().map(|judged| &judged.answer) {
        Some(Answer::Unreadable(_)) => StatusCode::UNPROCESSABLE_ENTITY,
        Some(answer) if unreadable(answer).is_some() => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::OK,
    };
    let page = verdict::verdict_page(&visitor, &event, &asked, &looked, Vec::new());
    render(&visitor, status, &page)
}

async fn print(
    visitor: Visitor,
    path: Path<(String, i32, String)>,
    query: Query<Asked>,
) -> Result<HttpResponse, Failure> {
    let (path, asked) = (path.into_inner(), query.into_inner());
    let event = path.2.clone();
    let looked = looked(&visitor, path, &asked).await?;
    let page = verdict::printed(&visitor, &event, &asked, &looked)
        .ok_or_else(|| visitor.fail(AppError::NotFound))?;
    render(&visitor, StatusCode::OK, &page)
}

async fn confirm(
    posted: Posted,
    path: Path<(String, i32, String)>,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let path = path.into_inner();
    let (slug, pairing, event) = path.clone();
    let (Some(game_version), Some(pairing_version)) =
        (fields.number("version"), fields.number("board_version"))
    else {
        return Err(visitor.fail(AppError::NotFound));
    };
    let earlier = fields.get("earlier").parse().ok();
    let asked = Asked::of(&fields);
    let (key, address) = (fields.key(), slug.clone());
    let (with_result, note) = (fields.is_on("with_result"), fields.text("note"));
    let (white_clock, black_clock) = (fields.text("white_clock"), fields.text("black_clock"));
    let put = asked.clone();
    let done = visitor
        .in_turn("verdict", &address, move |ctx, actor| {
            let view = view::of_pairing(ctx, actor, &slug, pairing)?;
            let input = Confirmation {
                pairing,
                question: put.question(&event, on_move(view.game.position())),
                note,
                white_clock,
                black_clock,
                game_version,
                pairing_version,
                earlier,
                with_result,
                supersedes: put.corrected(),
            };
            confirm::confirm(ctx, actor, key.as_deref(), &slug, &input)
        })
        .await;
    match done {
        Ok(_) => Ok(redirect(&format!("/t/{address}/game/{pairing}"), None)),
        Err(AppError::Fields(errors)) => {
            let event = path.2.clone();
            let looked = looked(&visitor, path, &asked).await?;
            let page = verdict::verdict_page(&visitor, &event, &asked, &looked, errors);
            render(&visitor, StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
