//! The stored data of an adjournment, as on the envelope.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::{
    app::game::decision::{Outcome, Side, Stood},
    clock::ClockTime,
};

/// The data on the envelope, apart from the names and the position (Guidelines I.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    /// Number of the sealed move.
    pub number: u16,
    /// Time left on White's clock, in centiseconds.
    pub white_left: u32,
    /// Time left on Black's clock, in centiseconds.
    pub black_left: u32,
    /// The player whose draw offer is still open.
    pub offer: Option<Side>,
    /// Day, hour and place of the resumption.
    pub resumes: String,
    /// Name of the person who keeps the envelope; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kept: String,
}

fn clock(centiseconds: u32) -> Value {
    Value::plain(ClockTime::from_centiseconds(centiseconds))
}

impl Envelope {
    fn offer(&self) -> Said {
        let side = self.offer.map_or("none", Side::code);
        Said::new(format!("adjourn-offer-{side}"), Vec::new())
    }
}

impl Record for Envelope {
    fn said(&self, by: Option<Side>, at: &Stood, _: &Outcome) -> Vec<Said> {
        let sealed = vec![
            ("side", Value::side(by)),
            ("number", Value::plain(self.number)),
            ("after", Value::After(at.clone())),
        ];
        let times = vec![
            ("white", clock(self.white_left)),
            ("black", clock(self.black_left)),
        ];
        let resumes = vec![("resumes", Value::plain(&self.resumes))];
        let mut said = vec![
            Said::new("record-adjourned", sealed),
            Said::new("record-adjourned-times", times),
            Said::new("record-adjourned-resumes", resumes),
        ];
        if let Some(side) = self.offer {
            let offered = vec![("side", Value::side(Some(side)))];
            said.push(Said::new("record-adjourned-offer", offered));
        }
        said
    }

    fn asked(&self) -> Vec<(&'static str, String)> {
        let left = |left| ClockTime::from_centiseconds(left).to_string();
        vec![
            ("number", self.number.to_string()),
            ("white_left", left(self.white_left)),
            ("black_left", left(self.black_left)),
            ("offer", self.offer.map_or("none", Side::code).to_owned()),
            ("resumes", self.resumes.clone()),
            ("kept", self.kept.clone()),
        ]
    }

    fn headline(&self, outcome: &Outcome) -> Option<Said> {
        let values = vec![("number", Value::plain(self.number))];
        (*outcome == Outcome::Adjourned).then(|| Said::new("adjourn-headline", values))
    }

    fn terms(&self, by: Option<Side>) -> Vec<(&'static str, Value)> {
        let sealed = Said::new(
            "adjourn-sealed",
            vec![
                ("side", Value::side(by)),
                ("number", Value::plain(self.number)),
            ],
        );
        let mut terms = vec![
            ("adjourn-number", Value::Parts(vec![sealed])),
            ("adjourn-white-left", clock(self.white_left)),
            ("adjourn-black-left", clock(self.black_left)),
            ("adjourn-offer", Value::Parts(vec![self.offer()])),
            ("adjourn-resumes", Value::plain(&self.resumes)),
        ];
        if !self.kept.is_empty() {
            terms.push(("adjourn-kept", Value::plain(&self.kept)));
        }
        terms
    }
}
