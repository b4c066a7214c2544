//! The envelope of an adjourned game is opened or missing, and the judgement by the Laws.

use std::sync::Arc;

use super::{super::event::Event, Opened};
use crate::{
    app::game::{
        annul::NEW_GAME,
        decision::{Outcome, Stood},
        incident::{
            Asked, Kind,
            chances::{Search, opponent},
            page::{AskForm, Choice, Options, Page, Text},
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::Kind as Chess,
    event::Colour,
    rules::{
        Move,
        history::Game,
        laws::Rule,
        mate_possibility::MatePossibility,
        verdict::{Sealed as Read, SealedRuling, sealed_move},
    },
};

/// The page of an envelope.
pub const PAGE: Page = Page {
    address: "sealed",
    title: "ruling-title-sealed",
    fields: &["found", "written", "search"],
    confirmed_with: &[],
    waits_for: Some("found"),
    is_proposal: true,
    question,
    form: Some(AskForm {
        lead: "sealed-lead",
        number: None,
        choices: &[Choice {
            name: "found",
            label: "sealed-found",
            options: Options::Codes("sealed-found", &Envelope::CODES),
        }],
        texts: &[Text {
            name: "written",
            label: "sealed-written",
            note: "sealed-written-note",
            is_optional: true,
        }],
        begins: |_, asked| {
            let found = Envelope::from_code(asked.get("found")).code();
            vec![
                ("found", found.to_owned()),
                ("written", asked.get("written").to_owned()),
            ]
        },
    }),
    others: |_| vec![("sealed-someone-missing", "resumption")],
};

fn question(asked: &Asked, mover: Colour) -> Arc<dyn Question> {
    Arc::new(Sealed {
        sealer: mover,
        envelope: Envelope::from_code(asked.get("found")),
        written: asked.cut("written", 40),
        search: Search::from_code(asked.get("search")),
    })
}

/// What was found when the game is to be resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Envelope {
    /// The envelope; it is opened (I.7).
    Opened,
    /// No envelope: the player states the move (I.12.1).
    Missing,
    /// The position itself cannot be set up again (I.12.2).
    PositionLost,
}

impl Envelope {
    const CODES: [&'static str; 3] = [
        Self::Opened.code(),
        Self::Missing.code(),
        Self::PositionLost.code(),
    ];

    /// Code in forms, addresses and records.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Opened => "opened",
            Self::Missing => "missing",
            Self::PositionLost => "position-lost",
        }
    }

    /// The finding with this code; any other text means an opened envelope.
    #[must_use]
    pub fn from_code(code: &str) -> Self {
        [Self::Missing, Self::PositionLost]
            .into_iter()
            .find(|envelope| envelope.code() == code)
            .unwrap_or(Self::Opened)
    }
}

/// The arbiter has to decide about the envelope of an adjourned game.
#[derive(Clone, Debug)]
pub struct Sealed {
    /// The player who sealed, and who is to move.
    pub sealer: Colour,
    /// What was found.
    pub envelope: Envelope,
    /// The move as it was sealed, or as it is stated now.
    pub written: String,
    /// Limit of the search whether the opponent could mate.
    pub search: Search,
}

impl Sealed {
    /// The move that is played, with the rule that says so.
    fn played(view: &GameView, played: Move, rule: Rule) -> Answer {
        let mut after: Game = view.game.clone();
        after.push(played);
        Answer::found(
            Outcome::SealedMove {
                played: Stood::after(&after, after.plies()),
            },
            view.game.edition().article(rule),
        )
    }
}

impl Question for Sealed {
    fn kind(&self) -> Kind {
        Kind::Sealed
    }

    fn colour(&self) -> Option<Colour> {
        Some(self.sealer)
    }

    fn needs_position(&self, _: &GameView) -> bool {
        self.envelope != Envelope::PositionLost
    }

    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        let read = Read::read(&view.game, &self.written);
        match (self.envelope, read) {
            (Envelope::PositionLost, _) => Answer::found(
                Outcome::Ruled {
                    finding: Envelope::PositionLost.code().to_owned(),
                    board: Some(NEW_GAME.to_owned()),
                    penalty: None,
                    amount: 0,
                    by_judgement: false,
                    gains: None,
                },
                view.game.edition().article(Rule::EnvelopeMissing),
            ),
            (Envelope::Missing, Read::Clear(played)) if !view.game.has_ended() => {
                Self::played(view, played, Rule::EnvelopeMissing)
            }
            // A stated move may be stated again; only an unreadable sealed move loses.
            (Envelope::Missing, _) => Answer::illegible("written", "sealed-state-anew"),
            (Envelope::Opened, read) => {
                let (chances, mate) = match read {
                    Read::Clear(_) => (MatePossibility::Unknown, None),
                    _ => opponent(&view.game, self.sealer, self.search),
                };
                match sealed_move(&view.game, read, chances, view.settings.points) {
                    SealedRuling::Played(played) => {
                        Self::played(view, played, Rule::EnvelopeOpened)
                    }
                    SealedRuling::Ends(ruling) => Answer::Ends { ruling, mate },
                }
            }
        }
    }

    fn event(&self, judged: &Judged) -> Option<Event> {
        Some(Event::Sealed(Opened {
            found: self.envelope.code().to_owned(),
            written: self.written.clone(),
            read: Read::read(&judged.view.game, &self.written)
                .code()
                .to_owned(),
        }))
    }
}
