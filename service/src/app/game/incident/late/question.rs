//! A player was not at the board when the round began (6.7).

use std::sync::Arc;

use super::{super::event::Event, WasLate};
use crate::{
    app::game::{
        decision::Outcome,
        incident::{
            Asked, Kind,
            page::{AskForm, Choice, Options, Page, Text},
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::{Arrival, DefaultTime, Kind as Chess, LateVerdict},
    event::{BoardResult, Colour},
    rules::{laws::Rule, verdict::Reason},
};

/// The page of lateness.
pub const PAGE: Page = Page {
    address: "late",
    title: "ruling-title-late",
    fields: &["minutes", "come"],
    confirmed_with: &[],
    waits_for: Some("minutes"),
    is_proposal: true,
    question,
    form: Some(AskForm {
        lead: "late-lead",
        number: Some(|view| view.summary.default_minutes),
        choices: &[
            Choice {
                name: "side",
                label: "late-who",
                options: Options::Players("late-both"),
            },
            Choice {
                name: "come",
                label: "late-come",
                options: Options::Codes("late-come", &["yes", "no"]),
            },
        ],
        texts: &[Text {
            name: "minutes",
            label: "late-minutes",
            note: "late-minutes-note",
            is_optional: false,
        }],
        begins,
    }),
    others: |_| vec![("late-otherwise", "incident/late?only=1")],
};

fn question(asked: &Asked, _: Colour) -> Arc<dyn Question> {
    Arc::new(Late {
        by: asked.side(),
        minutes: asked.cut("minutes", 8),
        has_come: asked.get("come") != "no",
    })
}

fn begins(_: &GameView, asked: &Asked) -> Vec<(&'static str, String)> {
    let side = match asked.get("side") {
        "" => "white",
        side => side,
    };
    let come = match asked.get("come") {
        "no" => "no",
        _ => "yes",
    };
    vec![
        ("side", side.to_owned()),
        ("come", come.to_owned()),
        ("minutes", asked.get("minutes").to_owned()),
    ]
}

/// A player was not at the board when the round began.
#[derive(Clone, Debug)]
pub struct Late {
    /// The absent player; `None` for both.
    pub by: Option<Colour>,
    /// Minutes since the start of the round, as typed.
    pub minutes: String,
    /// Whether the player has arrived.
    pub has_come: bool,
}

impl Late {
    fn minutes(&self) -> Option<u32> {
        self.minutes.trim().parse().ok().filter(|n| *n <= 600)
    }
}

impl Question for Late {
    fn kind(&self) -> Kind {
        Kind::Late
    }

    fn colour(&self) -> Option<Colour> {
        self.by
    }

    /// Judges lateness by the event's default time (6.7).
    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        let Some(minutes) = self.minutes() else {
            return Answer::illegible("minutes", "late-unreadable");
        };
        let article = |rule| view.game.edition().article(rule);
        let allowed = u32::try_from(view.summary.default_minutes).unwrap_or(0);
        let late = if self.has_come {
            Arrival::After(minutes * 60)
        } else {
            Arrival::NotYet(minutes * 60)
        };
        match DefaultTime::from_seconds(allowed.saturating_mul(60)).judge(late) {
            LateVerdict::Plays { .. } if self.by.is_none() => {
                Answer::found(Outcome::PlaysOn, article(Rule::BothAbsent))
            }
            LateVerdict::Punctual | LateVerdict::Plays { .. } => {
                Answer::found(Outcome::PlaysOn, article(Rule::DefaultTime))
            }
            LateVerdict::MayStillCome(seconds) => {
                let minutes = seconds / 60;
                Answer::found(
                    Outcome::MayStillCome { minutes },
                    article(Rule::DefaultTime),
                )
            }
            LateVerdict::Lost => Answer::Found {
                outcome: Outcome::LostByDefault,
                article: article(Rule::DefaultTime),
                reason: Some(Reason::DefaultTime),
                result: Some(match self.by {
                    Some(Colour::White) => BoardResult::BlackWinsByForfeit,
                    Some(Colour::Black) => BoardResult::WhiteWinsByForfeit,
                    None => BoardResult::DoubleForfeit,
                }),
            },
        }
    }

    fn event(&self, judged: &Judged) -> Option<Event> {
        Some(Event::Late(WasLate {
            minutes: self.minutes()?,
            has_come: self.has_come,
            allowed: u32::try_from(judged.view.summary.default_minutes).unwrap_or(0),
        }))
    }
}
