//! The evidence for a verdict: the line that proves a mate, diagrams, and facts with their terms.

use crate::{
    app::{
        MoveRefusal,
        game::{
            decision::{Decision, Outcome, ProofNote, Side},
            incident::Event,
            ruling::{Answer, Judged},
            view::GameView,
        },
    },
    clock::ClockTime,
    event::Colour,
    i18n::Words,
    rules::{
        Chess as Board, Move,
        can_mate::Verdict as Mate,
        history::Game,
        notation::{Style, write_move},
        position::{color, colour, on_move, read_men, write_fen},
        verdict::{ClaimRuling, Held, IllegalRuling, Remedy, held, illegal_position},
    },
    web::{
        page::game::verdict_view::{LineStep, Mini},
        view::BoardView,
    },
    words::{self, moves::numbered},
};

/// Maximum number of small diagrams of a line.
const MINIS: u32 = 4;

fn mate_of(judged: &Judged) -> Option<&Mate> {
    match &judged.answer {
        Answer::Ends { mate, .. } | Answer::Illegal { mate, .. } => mate.as_ref(),
        _ => None,
    }
}

fn line_of(judged: &Judged) -> &[Move] {
    match mate_of(judged) {
        Some(Mate::CanMate { line }) => line,
        _ => &[],
    }
}

/// The game continued by the first half-moves of the line that proves the mate.
fn continued(judged: &Judged, steps: u32) -> Game {
    let mut game = judged.view.game.clone();
    let steps = usize::try_from(steps).unwrap_or(usize::MAX);
    for played in line_of(judged).iter().take(steps) {
        game.push(*played);
    }
    game
}

/// The position on the large board, the squares of its last move, and its caption.
pub(super) fn shown(
    t: Words,
    view: &GameView,
    step: Option<u32>,
    judged: Option<&Judged>,
) -> (Board, Option<(String, String)>, String) {
    let game = judged.map_or_else(|| view.game.clone(), |j| continued(j, step.unwrap_or(0)));
    let plies = game.plies();
    let caption = if plies == 0 && view.position_source.fen().is_some() {
        let turn = Side::from(on_move(game.position())).code();
        t.with_one("position-caption-set-up", "side", turn)
    } else if plies == 0 {
        t.get("game-position-start")
    } else {
        t.with_one(
            "game-position-after",
            "move",
            words::ruling::after(t, &game, plies),
        )
    };
    (game.position().clone(), last_squares(&game, plies), caption)
}

/// A diagram of an illegal position.
pub(super) fn men(t: Words, men: &str) -> BoardView {
    let marked = read_men(men).map(|board| {
        let squares = illegal_position(&board).squares(&board);
        squares.iter().map(ToString::to_string).collect()
    });
    BoardView {
        refused: marked.unwrap_or_default(),
        ..BoardView::diagram(t, format!("{men} w - - 0 1"), t.get("position-written"))
    }
}

/// Origin and target of a half-move.
pub(super) fn last_squares(game: &Game, ply: u32) -> Option<(String, String)> {
    let before = ply.checked_sub(1)?;
    let played = game.moves().nth(usize::try_from(before).ok()?)?;
    let uci = write_move(game.position_after(before)?, played, Style::Uci);
    Some((uci.get(..2)?.to_owned(), uci.get(2..4)?.to_owned()))
}

/// A small diagram of the position after a half-move.
pub(super) fn mini(t: Words, game: &Game, ply: u32, note: Option<String>) -> Option<Mini> {
    let position = game.position_after(ply)?;
    let caption = words::ruling::after(t, game, ply);
    Some(Mini {
        board: BoardView {
            last: last_squares(game, ply),
            check: words::moves::king_in_check(position),
            ..BoardView::diagram(t, write_fen(position), caption.clone())
        },
        caption,
        note,
    })
}

/// The line to step through; `link` gives the address of a step.
pub(super) fn line(
    t: Words,
    judged: &Judged,
    at: Option<u32>,
    link: impl Fn(u32) -> String,
) -> Vec<LineStep> {
    let whole = continued(judged, u32::MAX);
    let start = judged.view.game.plies();
    (1_u32..)
        .zip(line_of(judged))
        .filter_map(|(step, played)| {
            let ply = start + step;
            let position = whole.position_after(ply - 1)?;
            let style = Style::Short(words::moves::letters(t));
            let counted = ply.saturating_add(whole.plies_before());
            let numbered_here = step == 1 || counted % 2 == 1;
            Some(LineStep {
                number: numbered_here.then(|| numbered(counted, "")),
                san: write_move(position, *played, style),
                link: link(step),
                current: at == Some(step),
            })
        })
        .collect()
}

/// A title and diagrams: the occurrences of a claimed position, or the end of the proving line.
pub(super) fn minis(t: Words, judged: &Judged) -> (String, Vec<Mini>) {
    if let Answer::Claim { ruling, .. } = &judged.answer {
        return claim_minis(t, judged, ruling);
    }
    let whole = continued(judged, u32::MAX);
    let (start, end) = (judged.view.game.plies(), whole.plies());
    let first = end.saturating_sub(MINIS).max(start) + 1;
    let list = (first..=end).filter_map(|ply| mini(t, &whole, ply, None));
    (String::new(), list.collect())
}

/// The occurrences of the position, each with its clock, and the near misses.
fn claim_minis(t: Words, judged: &Judged, ruling: &ClaimRuling) -> (String, Vec<Mini>) {
    let game = judged.with_announced();
    let (ClaimRuling::Decided { occurrences, .. } | ClaimRuling::Wrong { occurrences, .. }) =
        ruling;
    let moves = &judged.view.moves;
    let note = |ply: u32| {
        if ply > judged.view.game.plies() {
            return Some(t.get("claim-announced"));
        }
        let index = usize::try_from(ply.checked_sub(1)?).ok()?;
        moves.get(index)?.clock.map(|clock| clock.to_string())
    };
    let mut minis: Vec<Mini> = occurrences
        .iter()
        .filter_map(|ply| mini(t, &game, ply.0, note(ply.0)))
        .collect();
    minis.extend(game.near_misses().iter().filter_map(|miss| {
        let reason = words::ruling::near_miss(t, &game, miss);
        let note = t.with_one("near-does-not-count", "reason", reason);
        mini(t, &game, miss.after.0, Some(note))
    }));
    (t.get("claim-occurrences"), minis)
}

/// The evidence for the verdict: proof, search, counts, clocks, the rules applied.
pub(super) fn facts(
    t: Words,
    judged: &Judged,
    decision: Option<&Decision>,
) -> Vec<(String, String)> {
    let mut list = position_judged(t, judged, decision);
    let terms = decision.map(|decision| decision.event.record().terms(decision.by));
    let terms = terms.into_iter().flatten();
    list.extend(terms.map(|(term, value)| (t.get(term), words::incident::word(t, &value))));
    match mate_of(judged) {
        Some(Mate::CanMate { line }) => {
            list.push((t.get("fact-proof"), t.n("fact-proof-line", line.len())));
        }
        Some(Mate::CannotMate { proof }) => {
            let note = ProofNote::of(proof);
            list.push((t.get("fact-proof"), words::decision::proof(t, &note)));
        }
        Some(Mate::Unknown { spent }) => {
            list.push((
                t.get("fact-searched"),
                t.with_one("fact-positions", "n", spent),
            ));
        }
        None => {}
    }
    if mate_of(judged).is_some() {
        list.push((t.get("fact-left-out"), t.get("fact-left-out-text")));
    }
    // For a position set up by hand, nobody recorded the moves before it.
    if mate_of(judged).is_some() && judged.view.position_source.fen().is_none() {
        list.push((t.get("fact-before"), t.get("fact-before-text")));
    }
    if let Answer::Claim { ruling, .. } = &judged.answer {
        let (ClaimRuling::Decided {
            half_move_clock: half_moves,
            ..
        }
        | ClaimRuling::Wrong {
            half_move_clock: half_moves,
            ..
        }) = ruling.as_ref();
        let text = t.n("signal-fifty-count", *half_moves);
        list.push((t.get("signal-fifty"), text));
        if let ClaimRuling::Wrong { illegal, .. } = ruling.as_ref()
            && !illegal.is_empty()
        {
            let reasons: Vec<String> = illegal
                .iter()
                .map(|cause| words::moves::illegality(t, cause))
                .collect();
            list.push((t.get("fact-announced"), reasons.join(" ")));
        }
    }
    list.extend(permitted_replies(t, judged, decision));
    list.extend(new_clocks(t, judged));
    if let Some(decision) = decision {
        list.extend(words::decision::applied(t, &decision.rules));
    }
    list
}

/// The position in which it was judged, and for an illegal act why that is illegal there.
fn position_judged(
    t: Words,
    judged: &Judged,
    decision: Option<&Decision>,
) -> Vec<(String, String)> {
    let Some(decision) = decision else {
        return Vec::new();
    };
    let view = &judged.view;
    let Event::Illegal(act) = &decision.event else {
        let needs = judged.question.needs_position(view);
        let at = words::stood::after(t, &decision.at);
        return needs
            .then(|| (t.get("fact-position"), at))
            .into_iter()
            .collect();
    };
    if !view.position_is_known() {
        return vec![(t.get("fact-not-held"), t.get("fact-not-held-text"))];
    }
    let mut list = vec![(t.get("fact-position"), words::stood::after(t, &decision.at))];
    let by = judged.question.colour().map(color);
    if let Some(by) = by
        && let Held::Illegal(error) = held(&view.game, by, act.act, &act.written)
    {
        let refusal = MoveRefusal {
            written: act.written.clone(),
            error,
            position: view.game.position().clone(),
            edition: view.game.edition(),
        };
        let refused = words::moves::refused(t, &refusal);
        let cited = |article| words::laws::cited(t, view.game.edition(), article);
        let article = refused.article.map(cited).unwrap_or_default();
        let why = format!("{} {article}", refused.reason);
        list.push((t.get("fact-why-illegal"), why.trim().to_owned()));
    }
    list
}

/// What touching a piece requires once an illegal move is taken back (7.5.1, 4.3).
fn permitted_replies(
    t: Words,
    judged: &Judged,
    decision: Option<&Decision>,
) -> Option<(String, String)> {
    let takes_back = matches!(
        &judged.answer,
        Answer::Illegal {
            ruling: IllegalRuling::NotCompleted
                | IllegalRuling::TimeAdded {
                    remedy: Remedy::Restore,
                    ..
                }
                | IllegalRuling::RemedyOnly(_),
            ..
        }
    );
    let Event::Illegal(act) = &decision?.event else {
        return None;
    };
    let mover = on_move(judged.view.game.position());
    if !takes_back || judged.question.colour() != Some(mover) {
        return None;
    }
    let (bound, article) = Decision::bound_by(&judged.view.game, &act.written)?;
    let edition = judged.view.game.edition();
    let article = words::laws::cited(t, edition, article);
    Some((t.get("fact-touched"), obligation(t, &bound, &article)?))
}

/// What touching pieces requires, with the permitted moves and the quoted article.
pub(super) fn obligation(t: Words, bound: &Outcome, article: &str) -> Option<String> {
    let Outcome::Bound { to, squares, moves } = bound else {
        return None;
    };
    let head = words::incident::bound(t, to, squares);
    let moves = words::incident::permitted(t, moves);
    Some(format!("{head}. {moves} {article}").replace("  ", " "))
}

/// The new clock times, based on the last recorded displays.
fn new_clocks(t: Words, judged: &Judged) -> Vec<(String, String)> {
    let (gains, seconds) = match &judged.answer {
        Answer::Illegal {
            ruling: IllegalRuling::TimeAdded { to, seconds, .. },
            ..
        } => (colour(*to), seconds.0),
        Answer::Claim { ruling, .. } => match ruling.as_ref() {
            ClaimRuling::Wrong {
                to,
                seconds: Some(seconds),
                ..
            } => (colour(*to), seconds.0),
            _ => return Vec::new(),
        },
        _ => return Vec::new(),
    };
    let Some(clocks) = &judged.view.clocks else {
        return Vec::new();
    };
    let Some((number, before)) = clocks.side(gains).shown else {
        return Vec::new();
    };
    let key = match gains {
        Colour::White => "incident-clock-white",
        Colour::Black => "incident-clock-black",
    };
    let text = t.with_three(
        "fact-new-clock",
        "before",
        before,
        "after",
        before.plus(ClockTime::from_seconds(seconds)),
        "n",
        number,
    );
    vec![(t.get(key), text)]
}
