//! A game is adjourned: the data on the envelope (Guidelines I.2), and an open result.

use std::sync::Arc;

use super::{super::event::Event, Envelope};
use crate::{
    app::game::{
        decision::{Outcome, Side},
        incident::{
            Asked, Kind,
            page::{AskForm, Choice, Options, Page, Text, no_others},
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::{ClockTime, Kind as Chess},
    event::{BoardResult, Colour},
    rules::{
        laws::Rule,
        verdict::{Reason, earlier_end},
    },
};

/// The page of an adjournment. Printed, it is the front of the envelope.
pub const PAGE: Page = Page {
    address: "adjourn",
    title: "ruling-title-adjourn",
    fields: &[
        "number",
        "white_left",
        "black_left",
        "offer",
        "resumes",
        "kept",
    ],
    confirmed_with: &[],
    waits_for: Some("number"),
    is_proposal: false,
    question,
    form: Some(AskForm {
        lead: "adjourn-lead",
        number: None,
        choices: &[Choice {
            name: "offer",
            label: "adjourn-offer",
            options: Options::Codes("adjourn-offer", &["none", "white", "black"]),
        }],
        texts: &[
            text("white_left", "adjourn-white-left", "adjourn-clock-note"),
            text("black_left", "adjourn-black-left", "adjourn-clock-note"),
            text("number", "adjourn-number", "adjourn-number-note"),
            Text {
                is_optional: true,
                ..text("kept", "adjourn-kept", "")
            },
            text("resumes", "adjourn-resumes", "adjourn-resumes-note"),
        ],
        begins,
    }),
    others: no_others,
};

const fn text(name: &'static str, label: &'static str, note: &'static str) -> Text {
    Text {
        name,
        label,
        note,
        is_optional: false,
    }
}

fn question(asked: &Asked, mover: Colour) -> Arc<dyn Question> {
    Arc::new(Adjourned {
        sealer: mover,
        number: asked.cut("number", 3),
        left: [asked.cut("white_left", 12), asked.cut("black_left", 12)],
        offer: side(asked.get("offer")),
        resumes: asked.cut("resumes", 120),
        kept: asked.cut("kept", 80),
    })
}

fn side(code: &str) -> Option<Side> {
    [Side::White, Side::Black]
        .into_iter()
        .find(|side| side.code() == code)
}

/// The initial values of the form, from the record: the move, the clocks, an offer with the last move.
fn begins(view: &GameView, asked: &Asked) -> Vec<(&'static str, String)> {
    let offered = view.moves.last().filter(|last| last.draw_offer);
    let offer = offered.map(|last| if last.ply % 2 == 1 { "white" } else { "black" });
    let left = |colour| {
        let clocks = view.clocks.as_ref()?;
        let (_, shown) = clocks.side(colour).shown?;
        Some(shown.to_string())
    };
    let number = view.game.plies().saturating_add(view.game.plies_before()) / 2 + 1;
    let known = [
        ("number", Some(number.to_string())),
        ("white_left", left(Colour::White)),
        ("black_left", left(Colour::Black)),
        ("offer", offer.map(ToOwned::to_owned)),
        ("resumes", None),
        ("kept", None),
    ];
    known
        .into_iter()
        .map(|(name, known)| match asked.get(name) {
            "" => (name, known.unwrap_or_default()),
            typed => (name, typed.to_owned()),
        })
        .collect()
}

/// A game is adjourned. The player to move seals their move (I.1).
#[derive(Clone, Debug)]
pub struct Adjourned {
    /// The player who seals.
    pub sealer: Colour,
    /// Number of the sealed move, as typed.
    pub number: String,
    /// Time left on White's and on Black's clock, as typed.
    pub left: [String; 2],
    /// The player whose draw offer is still open (I.2.6).
    pub offer: Option<Side>,
    /// Day, hour and place of the resumption.
    pub resumes: String,
    /// Name of the person who keeps the envelope; may be empty.
    pub kept: String,
}

/// A field that cannot be read, with the code of the message about it.
type Unreadable = (&'static str, &'static str);

impl Adjourned {
    fn envelope(&self) -> Result<Envelope, Unreadable> {
        let number = self.number.parse().ok().filter(|n| (1..=999).contains(n));
        let left = |typed: &str, field| {
            let time: Result<ClockTime, _> = typed.parse();
            let time = time.map_err(|_| (field, "adjourn-clock-unreadable"))?;
            Ok::<u32, Unreadable>(time.centiseconds())
        };
        let [white, black] = &self.left;
        if self.resumes.is_empty() {
            return Err(("resumes", "adjourn-resumes-missing"));
        }
        Ok(Envelope {
            number: number.ok_or(("number", "adjourn-number-unreadable"))?,
            white_left: left(white, "white_left")?,
            black_left: left(black, "black_left")?,
            offer: self.offer,
            resumes: self.resumes.clone(),
            kept: self.kept.clone(),
        })
    }
}

impl Question for Adjourned {
    fn kind(&self) -> Kind {
        Kind::Adjourned
    }

    fn colour(&self) -> Option<Colour> {
        Some(self.sealer)
    }

    /// The envelope shows the position (I.2.2).
    fn needs_position(&self, _: &GameView) -> bool {
        true
    }

    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        if let Err((field, words)) = self.envelope() {
            return Answer::illegible(field, words);
        }
        if let Some(ruling) = earlier_end(&view.game) {
            return Answer::Ends { ruling, mate: None };
        }
        Answer::Found {
            outcome: Outcome::Adjourned,
            article: view.game.edition().article(Rule::SealedMove),
            reason: Some(Reason::Adjournment),
            result: Some(BoardResult::Adjourned),
        }
    }

    fn event(&self, _: &Judged) -> Option<Event> {
        self.envelope().ok().map(Event::Adjourned)
    }
}
