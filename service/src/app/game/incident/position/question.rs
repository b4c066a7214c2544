//! An illegal position as the arbiter describes it (A.5.4), and its judgement by the Laws.

use std::sync::Arc;

use super::{super::event::Event, Seen};
use crate::{
    app::game::{
        decision::Detail,
        incident::{
            Asked, Kind,
            page::{AskForm, Choice, Options, Page, Text},
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::Kind as Chess,
    event::Colour,
    rules::{
        position::read_men,
        verdict::{self, PositionRuling, Sighting},
    },
};

/// The page of an illegal position.
pub const PAGE: Page = Page {
    address: "position",
    title: "ruling-title-position",
    fields: &["sighting", "seen", "men"],
    confirmed_with: &[],
    waits_for: Some("sighting"),
    is_proposal: true,
    question,
    form: Some(AskForm {
        lead: "position-lead",
        number: None,
        choices: &[
            Choice {
                name: "sighting",
                label: "position-when",
                options: Options::Codes("sighting", &SIGHTINGS),
            },
            Choice {
                name: "seen",
                label: "position-what",
                options: Options::Codes("position", &["kings", "pawn"]),
            },
        ],
        texts: &[Text {
            name: "men",
            label: "position-men",
            note: "position-men-note",
            is_optional: true,
        }],
        begins,
    }),
    others: |judged| match &judged.answer {
        Answer::Position {
            ruling: PositionRuling::Intervene,
            ..
        } => vec![("position-as-illegal-move", "illegal")],
        _ => Vec::new(),
    },
};

const SIGHTINGS: [&str; 3] = [
    Sighting::Seen.code(),
    Sighting::Still.code(),
    Sighting::Gone.code(),
];

fn question(asked: &Asked, _: Colour) -> Arc<dyn Question> {
    let men = asked.get("men").split_whitespace().next();
    Arc::new(Report {
        sighting: Sighting::from_code(asked.get("sighting")).unwrap_or_default(),
        both_kings: asked.get("seen") != "pawn",
        men: men.unwrap_or_default().chars().take(90).collect(),
    })
}

/// The initial values of the form: what was seen before.
fn begins(view: &GameView, asked: &Asked) -> Vec<(&'static str, String)> {
    let sighting = Sighting::from_code(asked.get("sighting")).unwrap_or_else(|| {
        view.awaited_position()
            .map_or(Sighting::Seen, |_| Sighting::Still)
    });
    vec![
        ("sighting", sighting.code().to_owned()),
        ("seen", seen(view, asked).to_owned()),
        ("men", asked.get("men").to_owned()),
    ]
}

/// The fault of the position: as asked, otherwise as seen when the arbiter began to wait.
fn seen<'a>(view: &GameView, asked: &'a Asked) -> &'a str {
    let before = || {
        let line = view.awaited_position()?;
        match &line.detail.as_ref().and_then(Detail::decision)?.event {
            Event::IllegalPosition(seen) => Some(seen.both_kings),
            _ => None,
        }
    };
    match asked.get("seen") {
        "" if before() == Some(false) => "pawn",
        "" => "kings",
        said => said,
    }
}

/// An illegal position as the arbiter describes it (A.5.4).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Whether it is seen for the first time, or after the next completed move.
    pub sighting: Sighting,
    /// Whether both kings are in check; otherwise a pawn is on the last rank. If the pieces are given, they decide.
    pub both_kings: bool,
    /// The pieces on the board, as the first field of a FEN; may be empty.
    pub men: String,
}

impl Question for Report {
    fn kind(&self) -> Kind {
        Kind::IllegalPosition
    }

    fn colour(&self) -> Option<Colour> {
        None
    }

    fn men(&self) -> Option<&str> {
        Some(&self.men)
    }

    fn judge(&self, view: &GameView, chess: Chess) -> Answer {
        let supervision = view.settings.supervision;
        let ruling = verdict::illegal_position_seen(&view.game, chess, supervision, self.sighting);
        if self.men.is_empty() {
            return Answer::Position { ruling, men: None };
        }
        let Ok(board) = read_men(&self.men) else {
            return Answer::illegible("men", "position-unreadable");
        };
        let article = view.game.edition().article(verdict::standing_rule(chess));
        let men = verdict::illegal_position(&board);
        if men.must_wait() == (self.sighting == Sighting::Gone) {
            return if men.must_wait() {
                Answer::unheard("position-is-illegal", "position-is-illegal-lead", article)
            } else {
                Answer::unheard("position-is-legal", "position-is-legal-lead", article)
            };
        }
        Answer::Position {
            ruling,
            men: Some(men),
        }
    }

    fn event(&self, judged: &Judged) -> Option<Event> {
        let men = match &judged.answer {
            Answer::Position { men, .. } => *men,
            _ => None,
        };
        Some(Event::IllegalPosition(Seen {
            sighting: self.sighting.code().to_owned(),
            both_kings: men.map_or(self.both_kings, |men| men.both_kings_in_check),
            pawns: men.map_or_else(Vec::new, |men| {
                let squares = men.pawns_on_last_rank.into_iter();
                squares.map(|square| square.to_string()).collect()
            }),
            men: self.men.clone(),
        }))
    }
}
