//! Claims, flags, resignations and illegal moves: the verdict, its proof, and the confirmation.
//! Arbiters only (Laws 11.12, 12.6).

use actix_web::{
    HttpResponse,
    http::StatusCode,
    web::{self, Path, Query, ServiceConfig},
};

use crate::{
    app::{
        AppError,
        game::{
            record::MoveRefusal,
            ruling::{self, Answer, ClaimOn, Confirmation, Judged, Question},
            view::{self, GameView},
        },
    },
    clock::Kind as Chess,
    event::Colour,
    i18n::Words,
    rules::{
        Chess as Board,
        can_mate::Verdict as Mate,
        history::Game,
        notation::{Style, write_move},
        position::{on_move, write_fen},
        verdict::{ClaimRuling, Supervision, Undecided, Verdict},
    },
    web::{
        Failure, Fields, Form, Posted, Visitor, redirect, render, show,
        view::{
            BoardView, DeskPage, ResultMark, Section,
            result::glyphs,
            ruling::{ClaimForm, Confirm, Found, LineStep, Mini, VerdictPage},
        },
        wording_chess::{self, numbered},
        wording_ruling as words,
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/game/{pairing}/{event:flag|resign|illegal|claim}")
            .route(web::get().to(verdict))
            .route(web::post().to(confirm)),
    );
}

/// What the address or the form says.
#[derive(Clone, Default, serde::Deserialize)]
#[serde(default)]
struct Asked {
    side: String,
    on: String,
    #[serde(rename = "move")]
    written: String,
    touched: String,
    supervision: String,
    ask: String,
    /// Half-moves of the proving line shown on the board.
    step: Option<u32>,
}

impl Asked {
    fn of(fields: &Fields) -> Self {
        Self {
            side: fields.text("side"),
            on: fields.text("on"),
            written: fields.text("move"),
            touched: fields.text("touched"),
            supervision: fields.text("supervision"),
            ask: fields.text("ask"),
            step: None,
        }
    }

    fn question(&self, event: &str, mover: Colour) -> Question {
        let by = match self.side.as_str() {
            "white" => Colour::White,
            "black" => Colour::Black,
            _ => mover,
        };
        let supervision = if self.supervision == "full" {
            Supervision::Full
        } else {
            Supervision::Partial
        };
        match event {
            "flag" => Question::Flag(by),
            "resign" => Question::Resignation(by),
            "illegal" => Question::Illegal { by, supervision },
            _ => Question::Claim {
                by,
                on: match self.on.as_str() {
                    "repetition" => ClaimOn::Repetition,
                    "fifty" => ClaimOn::FiftyMoves,
                    _ => ClaimOn::Either,
                },
                announced: self.written.trim().chars().take(40).collect(),
                touched: !self.touched.is_empty(),
                supervision,
            },
        }
    }
}

const fn side_code(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

async fn verdict(
    visitor: Visitor,
    path: Path<(String, i32, String)>,
    query: Query<Asked>,
) -> Result<HttpResponse, Failure> {
    let (slug, pairing, event) = path.into_inner();
    let asked = query.into_inner();
    if event == "claim" && asked.ask.is_empty() {
        let view = visitor
            .run(move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing))
            .await?;
        let page = verdict_page(&visitor, &view, &event, &asked, None);
        return render(&visitor, StatusCode::OK, &page);
    }
    let (name, sent) = (event.clone(), asked.clone());
    let (question, judged) = visitor
        .run(move |ctx, actor| {
            let view = view::of_pairing(ctx, actor, &slug, pairing)?;
            let question = sent.question(&name, on_move(view.game.position()));
            let judged = ruling::judge(ctx, actor, &slug, pairing, &question)?;
            Ok((question, judged))
        })
        .await?;
    let status = match judged.answer {
        Answer::Unreadable(_) => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::OK,
    };
    let page = verdict_page(
        &visitor,
        &judged.view,
        &event,
        &asked,
        Some((&question, &judged)),
    );
    render(&visitor, status, &page)
}

async fn confirm(
    posted: Posted,
    path: Path<(String, i32, String)>,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, pairing, event) = path.into_inner();
    let (Some(game_version), Some(pairing_version)) =
        (fields.number("version"), fields.number("board_version"))
    else {
        return Err(visitor.fail(AppError::NotFound));
    };
    let asked = Asked::of(&fields);
    let (key, address, t) = (fields.key(), slug.clone(), visitor.words());
    let with_result = fields.is_on("with_result");
    visitor
        .run(move |ctx, actor| {
            let view = view::of_pairing(ctx, actor, &slug, pairing)?;
            let question = asked.question(&event, on_move(view.game.position()));
            let judged = ruling::judge(ctx, actor, &slug, pairing, &question)?;
            let input = Confirmation {
                pairing,
                facts: words::facts(t, &judged, &question),
                ruling: sentence(t, &judged, &question),
                question,
                game_version,
                pairing_version,
                with_result,
            };
            ruling::confirm(ctx, actor, key.as_deref(), &slug, &input)
        })
        .await?;
    Ok(redirect(&format!("/t/{address}/game/{pairing}"), None))
}

/// The ruling for the record, with its article.
fn sentence(t: Words, judged: &Judged, question: &Question) -> String {
    let headline = words::headline(t, judged, question);
    let lead = match judged.answer {
        Answer::Claim { .. } => words::lead(t, judged, question),
        _ => String::new(),
    };
    let article = t.a("article", "article", ruling::article(judged));
    let full = headline.trim_end_matches('.');
    if lead.is_empty() {
        format!("{full} {article}")
    } else {
        format!("{full}. {lead} {article}")
    }
}

fn verdict_page(
    visitor: &Visitor,
    view: &GameView,
    event: &str,
    asked: &Asked,
    judged: Option<(&Question, &Judged)>,
) -> VerdictPage {
    let t = visitor.words();
    let base = format!("/t/{}/game/{}", view.summary.slug, view.board.pairing);
    let clock = |odd: bool| {
        view.moves
            .iter()
            .rfind(|m| (m.ply % 2 == 1) == odd && m.clock.is_some())
            .and_then(|m| m.clock)
            .map(|clock| clock.to_string())
    };
    let refusal = judged.and_then(|(_, judged)| match &judged.answer {
        Answer::Unreadable(error) => Some(wording_chess::refused(
            t,
            &MoveRefusal {
                written: asked.written.clone(),
                error: error.clone(),
                position: view.game.position().clone(),
            },
        )),
        _ => None,
    });
    let found = judged
        .filter(|_| refusal.is_none())
        .map(|(question, judged)| found(visitor, &base, event, asked, question, judged));
    let mover = on_move(view.game.position());
    let claim = (event == "claim").then(|| {
        let side = if asked.side.is_empty() {
            side_code(mover)
        } else {
            asked.side.as_str()
        };
        let mut form = Form::filled(&[
            ("side", side),
            ("move", asked.written.as_str()),
            ("on", asked.on.as_str()),
            ("supervision", asked.supervision.as_str()),
        ])
        .view(visitor);
        if let Some(refused) = &refusal {
            let text = format!("{} {}", refused.head, refused.reason);
            form.errors.push(("move".to_owned(), text));
        }
        let option = |code: &str, key: &str| (code.to_owned(), t.get(key));
        ClaimForm {
            form,
            sides: vec![
                (
                    "white".into(),
                    show::name(t, &view.board.white, None).plain(),
                ),
                (
                    "black".into(),
                    show::name(t, &view.board.black, None).plain(),
                ),
            ],
            kinds: vec![
                option("", "claim-on-either"),
                option("repetition", "claim-on-repetition"),
                option("fifty", "claim-on-fifty"),
            ],
            asks_supervision: ruling::chess_kind(&view.summary.kind) != Chess::Standard,
            supervisions: vec![
                option("partial", "supervision-partial"),
                option("full", "supervision-full"),
            ],
            touched: !asked.touched.is_empty(),
        }
    });
    let (position, last, caption) = shown(t, view, asked.step, judged);
    let title = match event {
        "claim" => "claim-title",
        "flag" => "ruling-title-flag",
        "resign" => "ruling-title-resign",
        _ => "ruling-title-illegal",
    };
    VerdictPage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
        action: format!("{base}/{event}"),
        base,
        title: t.get(title),
        place: t.a2(
            "ruling-place",
            "board",
            view.board.board,
            "round",
            view.round,
        ),
        white: show::name(t, &view.board.white, None),
        black: show::name(t, &view.board.black, None),
        white_clock: clock(true),
        black_clock: clock(false),
        board: BoardView {
            last,
            check: wording_chess::king_in_check(&position),
            ..BoardView::diagram(t, write_fen(&position), caption)
        },
        standing: view.board.result.map(|result| ResultMark { t, result }),
        claim,
        found,
    }
}

/// The game continued by the line that proves the mate, so far.
fn continued(game: &Game, judged: Option<(&Question, &Judged)>, steps: Option<u32>) -> Game {
    let mut game = game.clone();
    for played in line_of(judged.map(|(_, judged)| judged))
        .iter()
        .take(usize::try_from(steps.unwrap_or(0)).unwrap_or(usize::MAX))
    {
        game.push(*played);
    }
    game
}

fn line_of(judged: Option<&Judged>) -> &[crate::rules::Move] {
    match judged.map(|judged| &judged.answer) {
        Some(
            Answer::Ends {
                mate: Some(Mate::CanMate { line }),
                ..
            }
            | Answer::Illegal {
                mate: Some(Mate::CanMate { line }),
                ..
            },
        ) => line,
        _ => &[],
    }
}

/// The position on the big board, the squares of its last move, its words.
fn shown(
    t: Words,
    view: &GameView,
    step: Option<u32>,
    judged: Option<(&Question, &Judged)>,
) -> (Board, Option<(String, String)>, String) {
    let game = continued(&view.game, judged, step);
    let plies = game.plies();
    let caption = if plies == 0 {
        t.get("game-position-start")
    } else {
        t.a("game-position-after", "move", words::after(t, &game, plies))
    };
    (game.position().clone(), last_squares(&game, plies), caption)
}

fn last_squares(game: &Game, ply: u32) -> Option<(String, String)> {
    let before = ply.checked_sub(1)?;
    let played = game.moves().nth(usize::try_from(before).ok()?)?;
    let uci = write_move(game.position_after(before)?, played, Style::Uci);
    Some((uci.get(..2)?.to_owned(), uci.get(2..4)?.to_owned()))
}

fn mini(t: Words, game: &Game, ply: u32, note: Option<String>) -> Option<Mini> {
    let position = game.position_after(ply)?;
    let caption = words::after(t, game, ply);
    Some(Mini {
        board: BoardView {
            last: last_squares(game, ply),
            check: wording_chess::king_in_check(position),
            ..BoardView::diagram(t, write_fen(position), caption.clone())
        },
        caption,
        note,
    })
}

/// Small diagrams at most.
const MINIS: u32 = 4;

fn found(
    visitor: &Visitor,
    base: &str,
    event: &str,
    asked: &Asked,
    question: &Question,
    judged: &Judged,
) -> Found {
    let t = visitor.words();
    let result = judged.result();
    let side = side_code(question.colour());
    let line = line_of(Some(judged));
    let whole = continued(&judged.view.game, Some((question, judged)), Some(u32::MAX));
    let start = judged.view.game.plies();
    let end = whole.plies();
    let supervision = asked.supervision.as_str();
    let steps = (1_u32..)
        .zip(line)
        .filter_map(|(step, played)| {
            let ply = start + step;
            let position = whole.position_after(ply - 1)?;
            let style = Style::Short(wording_chess::letters(t));
            let numbered_here = step == 1 || ply % 2 == 1;
            Some(LineStep {
                number: numbered_here.then(|| numbered(ply, "")),
                san: write_move(position, *played, style),
                link: format!("{base}/{event}?side={side}&supervision={supervision}&step={step}"),
                current: asked.step == Some(step),
            })
        })
        .collect();
    let (minis_title, minis) = match &judged.answer {
        Answer::Claim { ruling, .. } => claim_minis(t, judged, ruling),
        _ => {
            let shown = end.saturating_sub(MINIS).max(start) + 1;
            let list = (shown..=end).filter_map(|ply| mini(t, &whole, ply, None));
            (String::new(), list.collect())
        }
    };
    let (lead, article) = (
        words::lead(t, judged, question),
        t.a("article", "article", ruling::article(judged)),
    );
    let undecided = matches!(
        judged.ruling().map(|ruling| ruling.verdict),
        Some(Verdict::ArbiterDecides(Undecided::MateUnknown))
    );
    let heard = !matches!(judged.answer, Answer::NotHeard(_) | Answer::Unreadable(_));
    let version = judged.view.version.to_string();
    let board_version = judged.view.board.version.to_string();
    let hidden = [
        ("version", version.as_str()),
        ("board_version", board_version.as_str()),
        ("side", side),
        ("on", asked.on.as_str()),
        ("move", asked.written.as_str()),
        ("touched", asked.touched.as_str()),
        ("supervision", supervision),
    ];
    Found {
        outcome: result.map(|result| ResultMark { t, result }),
        headline: words::headline(t, judged, question),
        lead,
        article,
        line: steps,
        minis_title,
        minis,
        facts: facts(t, judged),
        undecided,
        confirm: heard.then(|| Confirm {
            label: match (event, result) {
                (_, None) => String::new(),
                ("claim", Some(result)) => t.a("ruling-put", "result", glyphs(t, result)),
                (_, Some(result)) => t.a("ruling-confirm", "result", glyphs(t, result)),
            },
            record: if result.is_some() {
                t.get("ruling-record-only")
            } else {
                t.get("ruling-record")
            },
            offers_result: result.is_some(),
            fields: hidden
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect(),
        }),
        others: others(t, base, event, side, judged, supervision),
    }
}

/// The same event under the other supervision, and for the other player.
fn others(
    t: Words,
    base: &str,
    event: &str,
    side: &str,
    judged: &Judged,
    supervision: &str,
) -> Vec<(String, String)> {
    let mut list = Vec::new();
    if matches!(event, "flag" | "resign") {
        let (other, key) = if side == "white" {
            ("black", "ruling-other-black")
        } else {
            ("white", "ruling-other-white")
        };
        list.push((t.get(key), format!("{base}/{event}?side={other}")));
    }
    if event == "illegal" && judged.chess != Chess::Standard {
        let (other, key) = if supervision == "full" {
            ("partial", "supervision-partial")
        } else {
            ("full", "supervision-full")
        };
        let link = format!("{base}/illegal?side={side}&supervision={other}");
        list.push((t.get(key), link));
    }
    list
}

/// Where the position stood, and where it only looked so.
fn claim_minis(t: Words, judged: &Judged, ruling: &ClaimRuling) -> (String, Vec<Mini>) {
    let game = words::with_announced(judged);
    let occurrences = match ruling {
        ClaimRuling::Decided { occurrences, .. } | ClaimRuling::Wrong { occurrences, .. } => {
            occurrences
        }
    };
    let mut minis: Vec<Mini> = occurrences
        .iter()
        .filter_map(|ply| mini(t, &game, ply.0, None))
        .collect();
    minis.extend(game.near_misses().iter().filter_map(|miss| {
        let reason = words::near_miss(t, &game, miss);
        let note = t.a("near-does-not-count", "reason", reason);
        mini(t, &game, miss.after.0, Some(note))
    }));
    (t.get("claim-occurrences"), minis)
}

/// What the verdict rests on.
fn facts(t: Words, judged: &Judged) -> Vec<(String, String)> {
    let mut list = Vec::new();
    let mate = match &judged.answer {
        Answer::Ends { mate, .. } | Answer::Illegal { mate, .. } => mate.as_ref(),
        _ => None,
    };
    match mate {
        Some(Mate::CanMate { line }) => {
            list.push((t.get("fact-proof"), t.n("fact-proof-line", line.len())));
        }
        Some(Mate::CannotMate { proof }) => {
            list.push((t.get("fact-proof"), words::proof_words(t, proof)));
        }
        Some(Mate::Unknown { spent }) => {
            list.push((t.get("fact-searched"), t.a("fact-positions", "n", spent)));
        }
        None => {}
    }
    if mate.is_some() {
        list.push((t.get("fact-left-out"), t.get("fact-left-out-text")));
        list.push((t.get("fact-before"), t.get("fact-before-text")));
    }
    if let Answer::Claim { ruling, .. } = &judged.answer {
        let half_moves = match ruling.as_ref() {
            ClaimRuling::Decided {
                half_move_clock, ..
            }
            | ClaimRuling::Wrong {
                half_move_clock, ..
            } => *half_move_clock,
        };
        let text = t.n("signal-fifty-count", half_moves);
        list.push((t.get("signal-fifty"), text));
    }
    list
}
