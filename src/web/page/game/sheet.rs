//! The scoresheet and the clocks of a game as its arbiters see them.

use crate::{
    app::game::{
        decision::{Detail, Outcome},
        incident::{Event, Kind},
        view::{GameView, IncidentLine},
    },
    event::Colour,
    i18n::Words,
    rules::position::{colour, on_move},
    web::page::game::game_view::{ClockLine, ClockPanel, SheetMove, SheetRow},
    words,
};

/// Number of moves shown at first when the sheet is long; a link shows the rest.
const SHOWN_MOVES: u32 = 12;

/// The lines of the sheet, and the number of the last move that is folded away.
pub(super) fn sheet_rows(
    t: Words,
    view: &GameView,
    names: &[String],
    at: u32,
    all: bool,
) -> (Vec<SheetRow>, Option<u32>) {
    let stood = stood(t, view);
    let plies = view.game.plies() + u32::from(stood.is_some());
    let total = plies.div_ceil(2);
    let first = if all || at.div_ceil(2) < total.saturating_sub(SHOWN_MOVES - 1) {
        1
    } else {
        total.saturating_sub(SHOWN_MOVES - 1).max(1)
    };
    let half = |ply: u32| -> Option<SheetMove> {
        let index = usize::try_from(ply.checked_sub(1)?).ok()?;
        let Some(line) = view.moves.get(index) else {
            return stood.clone().filter(|_| ply == plies);
        };
        let san = names.get(index)?.clone();
        let offer = if line.draw_offer { " (=)" } else { "" };
        let attempt = attempt_at(view, ply);
        let clock_wrong = view.clocks.as_ref().and_then(|clocks| {
            let finding = clocks.finding(ply)?;
            let side = if ply % 2 == 1 {
                Colour::White
            } else {
                Colour::Black
            };
            Some(words::clock::finding(t, clocks, ply, side, finding))
        });
        Some(SheetMove {
            ply,
            san: format!("{san}{offer}"),
            clock: line.clock.map(|clock| clock.to_string()),
            current: ply == at,
            repeated: view.game.occurrences_after(ply).len() > 1,
            wrong: false,
            note: attempt.map(|written| t.with_one("sheet-illegal-before", "written", written)),
            clock_wrong,
            clock_expected: view.clocks.as_ref().and_then(|clocks| {
                let bounds = words::clock::bounds(t, clocks.expected_after(ply)?);
                Some(t.with_one("clock-expected", "bounds", bounds))
            }),
        })
    };
    let rows = (first..=total)
        .map(|number| SheetRow {
            number,
            white: half(number * 2 - 1),
            black: half(number * 2),
        })
        .collect();
    (rows, (first > 1).then_some(first - 1))
}

fn illegal(line: &IncidentLine) -> Option<(&str, &Outcome)> {
    let decision = line.detail.as_ref().and_then(Detail::decision)?;
    let Event::Illegal(act) = &decision.event else {
        return None;
    };
    line.stands()
        .then_some((act.written.as_str(), &decision.outcome))
}

/// The illegal move that was tried in place of this half-move.
fn attempt_at(view: &GameView, ply: u32) -> Option<&str> {
    let side = if ply % 2 == 1 {
        Colour::White
    } else {
        Colour::Black
    };
    view.incidents
        .iter()
        .filter(|line| line.ply + 1 == ply && line.colour == Some(side))
        .filter_map(illegal)
        .find(|(written, outcome)| !written.is_empty() && **outcome != Outcome::Stands)
        .map(|(written, _)| written)
}

/// An illegal move that stands, after the last recorded move.
fn stood(t: Words, view: &GameView) -> Option<SheetMove> {
    let plies = view.game.plies();
    let mover = on_move(view.game.position());
    let line = view.incidents.iter().find(|line| {
        line.kind == Kind::IllegalMove && line.ply == plies && line.colour == Some(mover)
    })?;
    let (written, outcome) = illegal(line)?;
    (*outcome == Outcome::Stands).then(|| SheetMove {
        ply: plies + 1,
        san: if written.is_empty() {
            "–".to_owned()
        } else {
            written.to_owned()
        },
        wrong: true,
        note: Some(t.get("sheet-illegal-stands")),
        ..SheetMove::default()
    })
}

/// The known facts about the clocks; `None` while no display is recorded and no time control counts moves.
pub(super) fn clock_panel(t: Words, view: &GameView) -> Option<ClockPanel> {
    let clocks = view.clocks.as_ref()?;
    let sides = [Colour::White, Colour::Black].map(|side| clocks.side(side));
    let known = sides.iter().any(|side| side.shown.is_some());
    let counted = sides.iter().any(|side| side.to_control.is_some());
    if !known && !counted && clocks.findings.is_empty() {
        return None;
    }
    let lines = sides
        .iter()
        .map(|side| ClockLine {
            colour: side.colour,
            shown: side.shown.map(|(_, display)| display.to_string()),
            expected: side
                .bounds
                .filter(|_| side.completed > 0)
                .map(|bounds| words::clock::bounds(t, bounds)),
            states: words::clock::state(t, side),
        })
        .collect();
    let findings = clocks.findings.iter().rev().take(4);
    Some(ClockPanel {
        lines,
        findings: findings
            .map(|(ply, side, finding)| words::clock::finding(t, clocks, *ply, *side, finding))
            .collect(),
        exempt: exempt(t, view),
    })
}

/// The moves played without the duty to record them (8.4).
fn exempt(t: Words, view: &GameView) -> Vec<String> {
    let Some(clocks) = &view.clocks else {
        return Vec::new();
    };
    let mut said = Vec::new();
    for side in [crate::rules::Color::White, crate::rules::Color::Black] {
        for stretch in &clocks.side(colour(side)).exemptions {
            said.push(t.with_three(
                "clock-exempt-moves",
                "side",
                crate::words::moves::side(side),
                "from",
                stretch.from,
                "to",
                stretch.to,
            ));
        }
    }
    said
}
