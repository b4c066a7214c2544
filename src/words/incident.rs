//! Incidents for the record, in the reader's language.

use crate::{
    app::game::{
        decision::Decision,
        incident::{Said, Value},
    },
    i18n::Words,
};

use super::stood::{after, in_letters};

/// What happened, for the record.
pub fn facts(t: Words, decision: &Decision) -> String {
    let record = decision.event.record();
    let said = record.said(decision.by, &decision.at, &decision.outcome);
    let sentences: Vec<String> = said.iter().map(|one| sentence(t, one)).collect();
    sentences.join(" ")
}

/// A sentence from the data of an incident.
pub fn sentence(t: Words, said: &Said) -> String {
    let values: Vec<(&'static str, String)> = said
        .values
        .iter()
        .map(|(name, value)| (*name, word(t, value)))
        .collect();
    if values.is_empty() {
        t.get(&said.code)
    } else {
        t.with(&said.code, &values)
    }
}

/// A value in a sentence, in words.
pub fn word(t: Words, value: &Value) -> String {
    match value {
        Value::Plain(text) => text.clone(),
        Value::San(san) => in_letters(t, san),
        Value::After(stood) => after(t, stood),
        Value::Written(text) => in_quotes(t, text),
        Value::Parts(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| sentence(t, part)).collect();
            parts.join(", ")
        }
    }
}

fn in_quotes(t: Words, written: &str) -> String {
    if written.is_empty() {
        String::new()
    } else {
        t.with_one("record-written", "written", written)
    }
}

/// What touching pieces requires, in one sentence without a full stop.
pub fn bound(t: Words, to: &str, squares: &[String]) -> String {
    let at = |index: usize| squares.get(index).map_or("", String::as_str);
    t.with_two(&format!("touched-{to}"), "square", at(0), "other", at(1))
}

/// The permitted moves; empty if any legal move is permitted.
pub fn permitted(t: Words, moves: &[String]) -> String {
    if moves.is_empty() {
        return String::new();
    }
    let list: Vec<String> = moves.iter().map(|san| in_letters(t, san)).collect();
    t.with_one("touched-moves", "moves", list.join(", "))
}

#[cfg(test)]
mod tests {
    use crate::{
        app::game::{
            decision::{Outcome, Side, Stood},
            incident::{
                Event, adjourned, claim, ended, flag, illegal, late, offer, position, resignation,
                sealed, touched,
            },
        },
        i18n::Lang,
    };

    use super::*;

    fn events() -> Vec<Event> {
        let mut all = vec![
            Event::Flag(flag::Fell {
                completed: 31,
                required: Some(40),
            }),
            Event::BothFlags(flag::BothFell {}),
            Event::Resignation(resignation::Resigned {}),
            Event::Agreement(offer::Agreed {}),
            Event::End(ended::Over {}),
            Event::IllegalPosition(position::Seen {
                sighting: "still".to_owned(),
                both_kings: true,
                pawns: vec!["a8".to_owned()],
                men: String::new(),
            }),
            Event::Touched(touched::Men {
                squares: vec!["e1".to_owned(), "h1".to_owned()],
            }),
            Event::Adjourned(adjourned::Envelope {
                number: 41,
                white_left: 90_000,
                black_left: 123_400,
                offer: Some(Side::Black),
                resumes: "domani alle 9, sala B".to_owned(),
                kept: "l’arbitro".to_owned(),
            }),
            Event::Late(late::WasLate {
                minutes: 31,
                has_come: false,
                allowed: 30,
            }),
            Event::Claim(claim::Claimed {
                on: "either".to_owned(),
                announced: "Nf3".to_owned(),
            }),
        ];
        for found in ["opened", "missing", "position-lost"] {
            for read in ["clear", "ambiguous", "unclear", "illegal"] {
                all.push(Event::Sealed(sealed::Opened {
                    found: found.to_owned(),
                    written: "Cd2".to_owned(),
                    read: read.to_owned(),
                }));
            }
        }
        all.extend(crate::rules::verdict::Act::ALL.map(|act| {
            Event::Illegal(illegal::Act {
                act,
                written: "Txh7".to_owned(),
                earlier: 0,
                same_move: false,
                continued: "Dd8".to_owned(),
            })
        }));
        all
    }

    /// A missing message would show its own key.
    fn must_have_words(t: Words, said: &Said) {
        assert_ne!(sentence(t, said), said.code);
        for (_, value) in &said.values {
            if let Value::Parts(parts) = value {
                parts.iter().for_each(|part| must_have_words(t, part));
            }
        }
    }

    #[test]
    fn every_event_has_its_words() {
        let outcomes = [
            Outcome::Continues,
            Outcome::Adjourned,
            Outcome::SealedMove {
                played: Stood::default(),
            },
            Outcome::Drawn { proof: None },
            Outcome::Undecided {
                why: "no-article".to_owned(),
                spent: None,
            },
        ];
        for lang in Lang::ALL {
            let t = Words(lang);
            for event in events() {
                let record = event.record();
                for (term, value) in record.terms(Some(Side::White)) {
                    assert_ne!(t.get(term), term);
                    must_have_words(
                        t,
                        &Said::new("record-adjourned-resumes", vec![("resumes", value)]),
                    );
                }
                for outcome in &outcomes {
                    let mut said = record.said(Some(Side::White), &Stood::default(), outcome);
                    said.extend(record.headline(outcome));
                    said.extend(record.lead(outcome));
                    said.iter().for_each(|one| must_have_words(t, one));
                }
            }
        }
    }

    #[test]
    fn an_illegal_act_is_said_with_its_text() {
        let act = events().pop().unwrap();
        let said = act
            .record()
            .said(Some(Side::White), &Stood::default(), &Outcome::Stands);
        let words = sentence(Words(Lang::It), &said[0]);
        assert!(words.contains("Txh7"), "{words}");
    }
}
