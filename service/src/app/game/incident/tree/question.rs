//! The answers that the arbiter has given so far, and the ruling that they lead to.

use std::sync::Arc;

use super::{super::event::Event, Answered, FIELDS, Given};
use crate::{
    app::game::{
        decision::{Outcome, Side},
        incident::{
            Asked, Kind,
            page::{Page, no_others},
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::Kind as Chess,
    event::{BoardResult, Colour},
    rules::trees::{self, Board, Facts, Finding, Fixed, Game, Score, Tree, Walked, walk},
};

/// The page of a tree.
const fn page(
    address: &'static str,
    title: &'static str,
    question: fn(&Asked, Colour) -> Arc<dyn Question>,
) -> Page {
    Page {
        address,
        title,
        fields: FIELDS,
        confirmed_with: &["white_set", "black_set"],
        waits_for: None,
        is_proposal: true,
        question,
        form: None,
        others: no_others,
    }
}

/// Wrong initial position, or board turned (7.2).
pub const START: Page = page("start", "ruling-title-start", |asked, _| {
    Ruled::of(Kind::Position, &trees::START, asked)
});

/// Colours reversed (7.3).
pub const COLOURS: Page = page("colours", "ruling-title-colours", |asked, _| {
    Ruled::of(Kind::Colours, &trees::COLOURS, asked)
});

/// Displaced pieces (7.4).
pub const DISPLACED: Page = page("displaced", "ruling-title-displaced", |asked, _| {
    Ruled::of(Kind::Displaced, &trees::DISPLACED, asked)
});

/// A clock that is defective or was set wrongly (6.10).
pub const CLOCK: Page = page("clock", "ruling-title-clock", |asked, _| {
    Ruled::of(Kind::ClockSetting, &trees::CLOCK, asked)
});

/// Paused clocks (6.11).
pub const PAUSING: Page = page("pausing", "ruling-title-pausing", |asked, _| {
    Ruled::of(Kind::Pausing, &trees::PAUSING, asked)
});

/// Telephones and other devices (11.3.2).
pub const DEVICE: Page = page("device", "ruling-title-device", |asked, _| {
    Ruled::of(Kind::Phone, &trees::DEVICE, asked)
});

/// Distraction and disturbance (11.5, 12.5).
pub const DISTRACTION: Page = page("distraction", "ruling-title-distraction", |asked, _| {
    Ruled::of(Kind::Disturbance, &trees::DISTRACTION, asked)
});

/// Persistent refusal (11.7, 11.8).
pub const REFUSAL: Page = page("refusal", "ruling-title-refusal", |asked, _| {
    Ruled::of(Kind::Refusal, &trees::REFUSAL, asked)
});

/// The menu of penalties (12.9).
pub const PENALTY: Page = page("penalty", "ruling-title-penalty", |asked, _| {
    Ruled::of(Kind::Penalty, &trees::PENALTY, asked)
});

/// The last two minutes without increment (Guidelines III.4–III.6).
pub const QUICKPLAY: Page = page("quickplay", "ruling-title-quickplay", |asked, _| {
    Ruled::of(Kind::Quickplay, &trees::QUICKPLAY, asked)
});

/// Absence, lateness and wrong times at a resumption (Guidelines I.9–I.13).
pub const RESUMPTION: Page = page("resumption", "ruling-title-resumption", |asked, _| {
    Ruled::of(Kind::Resumption, &trees::RESUMPTION, asked)
});

/// The tree of questions for the page with this address.
#[must_use]
pub fn tree_of(address: &str) -> Option<&'static Tree> {
    trees::ALL.into_iter().find(|tree| tree.code == address)
}

/// The facts of a game that are known before any question.
#[must_use]
pub fn facts(view: &GameView, chess: Chess) -> Facts {
    let plies = view.game.plies();
    Facts {
        edition: view.game.edition(),
        kind: chess,
        supervision: view.settings.supervision,
        moves: (plies > 0).then_some(plies / 2),
        is_over: view.is_over(),
        guidelines: view.guidelines_iii(),
    }
}

/// An irregularity with the answers given so far.
#[derive(Clone, Debug)]
pub struct Ruled {
    kind: Kind,
    tree: &'static Tree,
    asked: Asked,
}

impl Ruled {
    fn of(kind: Kind, tree: &'static Tree, asked: &Asked) -> Arc<dyn Question> {
        let asked = asked.only(FIELDS);
        Arc::new(Self { kind, tree, asked })
    }

    fn walked(&self, view: &GameView, chess: Chess) -> Option<Walked> {
        let answered = |code: &str| self.asked.cut(code, 20);
        walk(self.tree, &facts(view, chess), answered).ok()
    }

    fn result(&self, finding: Finding) -> Option<BoardResult> {
        use BoardResult as R;
        match (finding.game, self.colour()) {
            (Game::BothLose, _) | (Game::Lost(Score::None), Some(_)) => Some(R::BothLose),
            (Game::Drawn, _) => Some(R::Draw),
            (Game::Lost(Score::Full), Some(Colour::White)) => Some(R::BlackWins),
            (Game::Lost(Score::Full), Some(Colour::Black)) => Some(R::WhiteWins),
            (Game::Lost(Score::Half), Some(Colour::White)) => Some(R::WhiteLosesBlackDraws),
            (Game::Lost(Score::Half), Some(Colour::Black)) => Some(R::WhiteDrawsBlackLoses),
            (Game::Lost(_), None) | (Game::GoesOn | Game::Stands, _) => None,
        }
    }
}

impl Question for Ruled {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn colour(&self) -> Option<Colour> {
        self.asked.side().filter(|_| self.tree.has_offender)
    }

    fn judge(&self, view: &GameView, chess: Chess) -> Answer {
        let Some(walked) = self.walked(view, chess) else {
            return Answer::illegible("side", "tree-unknown-answer");
        };
        let is_named = self.colour().is_some() || !self.tree.has_offender;
        let Some(finding) = walked.finding.filter(|_| is_named) else {
            return Answer::Open;
        };
        let result = self.result(finding);
        Answer::Found {
            outcome: Outcome::Ruled {
                finding: finding.code.to_owned(),
                board: (finding.board != Board::Stays).then(|| finding.board.code().to_owned()),
                penalty: finding.penalty.map(|penalty| penalty.code().to_owned()),
                amount: finding
                    .penalty
                    .map_or(finding.gained, trees::Penalty::amount),
                by_judgement: finding.clocks == Fixed::ByJudgement,
                gains: self.colour().map(|by| Side::from(!by)),
            },
            article: view.game.edition().article(finding.rule),
            reason: result.map(|_| self.kind.cause()),
            result,
        }
    }

    fn event(&self, judged: &Judged) -> Option<Event> {
        let walked = self.walked(&judged.view, judged.chess)?;
        let steps = walked.steps.iter().map(|step| Given {
            question: step.question.code.to_owned(),
            answer: step.answer.code.to_owned(),
            is_known: step.is_known,
        });
        Some(Event::Answered(Answered {
            tree: self.tree.code.to_owned(),
            steps: steps.collect(),
            white_set: self.asked.cut("white_set", 12),
            black_set: self.asked.cut("black_set", 12),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every question that can be asked is a field, and every field is one of some tree.
    #[test]
    fn fields_are_the_questions_that_are_asked() {
        let facts = Facts {
            edition: crate::rules::edition::Edition::Fide2023,
            kind: Chess::Rapid,
            supervision: crate::rules::verdict::Supervision::Partial,
            moves: None,
            is_over: false,
            guidelines: true,
        };
        let all = trees::ALL.iter().flat_map(|tree| tree.questions.iter());
        let asked = all.flat_map(|part| part.iter());
        let mut codes: Vec<&str> = asked
            .filter(|question| (question.known)(&facts).is_none())
            .map(|question| question.code)
            .collect();
        codes.sort_unstable();
        codes.dedup();
        let mut fields: Vec<&str> = FIELDS
            .iter()
            .copied()
            .filter(|field| !field.ends_with("_set"))
            .collect();
        fields.sort_unstable();
        assert_eq!(codes, fields);
    }
}
