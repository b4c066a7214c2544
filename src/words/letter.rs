//! Letters in words: subject, paragraphs, and one link.

use crate::{
    app::{
        UnknownWord,
        letters::{Letter, Trouble},
    },
    event::OneLine,
    i18n::{Lang, Words},
};

use super::result::glyphs;

/// A letter in words of its language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worded {
    /// The subject.
    pub subject: OneLine,
    /// The text, by paragraphs.
    pub paragraphs: Vec<String>,
    /// The label and the address of its link.
    pub link: Option<(String, String)>,
    /// Why the recipient gets the letter.
    pub foot: String,
}

impl Worded {
    /// The letter as plain text, with `\n` at the end of each line.
    #[must_use]
    pub fn text(&self) -> String {
        let mut parts = self.paragraphs.clone();
        if let Some((words, address)) = &self.link {
            parts.push(format!("{words}:\n{address}"));
        }
        parts.push(format!("-- \n{}", self.foot));
        let mut text = parts.join("\n\n");
        text.push('\n');
        text
    }
}

/// The words of the language with this tag, which is stored in this `table.column`; of the first language if the tag is empty.
///
/// # Errors
/// A language that this version does not have.
pub fn language(place: &str, tag: &str) -> Result<Words, UnknownWord> {
    if tag.is_empty() {
        return Ok(Words(Lang::default()));
    }
    let known = Lang::from_code(tag).map(Words);
    known.ok_or_else(|| UnknownWord::new(place, tag))
}

/// The values in the sentences of a letter.
fn values(t: Words, letter: &Letter) -> Vec<(&'static str, String)> {
    let pairs: Vec<(&'static str, &String)> = match letter {
        Letter::ResultCorrected {
            name,
            tournament,
            round,
            board,
            before,
            after,
            for_rating,
            reason,
            ..
        } => {
            let result = |stood: &Option<_>| {
                stood.map_or_else(|| t.get("result-none"), |result| glyphs(t, result))
            };
            return vec![
                ("name", name.clone()),
                ("tournament", tournament.clone()),
                ("round", round.to_string()),
                ("board", board.to_string()),
                ("before", result(before)),
                ("after", result(after)),
                (
                    "counts",
                    if *for_rating { "rating" } else { "standings" }.to_owned(),
                ),
                ("reason", reason.clone()),
            ];
        }
        Letter::EntryReceived {
            name, tournament, ..
        }
        | Letter::EntryAccepted {
            name, tournament, ..
        }
        | Letter::EntryWaiting { name, tournament } => {
            vec![("name", name), ("tournament", tournament)]
        }
        Letter::GuardianAsked {
            guardian,
            name,
            tournament,
            ..
        } => vec![
            ("guardian", guardian),
            ("name", name),
            ("tournament", tournament),
        ],
        Letter::EntryRefused {
            name,
            tournament,
            reason,
        } => vec![
            ("name", name),
            ("tournament", tournament),
            ("reason", reason),
        ],
        Letter::ClubApproved { club, .. } | Letter::ClubProof { club, .. } => vec![("club", club)],
        Letter::ClubRejected { club, reason } => vec![("club", club), ("reason", reason)],
        Letter::Invitation { name, login, .. } | Letter::PasswordReset { name, login, .. } => {
            vec![("name", name), ("login", login)]
        }
        Letter::DeputyAsked {
            name,
            tournament,
            by,
        } => vec![("name", name), ("tournament", tournament), ("by", by)],
    };
    let owned = pairs.into_iter().map(|(name, value)| (name, value.clone()));
    owned.collect()
}

/// The path of the link in a letter.
fn path(letter: &Letter) -> Option<&str> {
    match letter {
        Letter::EntryReceived { path, .. }
        | Letter::GuardianAsked { path, .. }
        | Letter::EntryAccepted { path, .. }
        | Letter::ResultCorrected { path, .. }
        | Letter::ClubApproved { path, .. }
        | Letter::ClubProof { path, .. }
        | Letter::Invitation { path, .. }
        | Letter::PasswordReset { path, .. } => Some(path),
        Letter::DeputyAsked { .. } => Some("/mine"),
        Letter::EntryWaiting { .. } | Letter::EntryRefused { .. } | Letter::ClubRejected { .. } => {
            None
        }
    }
}

/// A letter in words; `base` is the address of the server, without a final slash.
#[must_use]
pub fn worded(t: Words, letter: &Letter, base: &str) -> Worded {
    let (class, values) = (letter.class().code(), values(t, letter));
    let say = |part: &str| t.with(&format!("mail-{class}-{part}"), &values);
    let link = path(letter).map(|path| (say("link"), format!("{base}{path}")));
    Worded {
        subject: OneLine::of(&say("subject")),
        paragraphs: vec![say("body")],
        link,
        foot: t.with_one("mail-foot", "site", base),
    }
}

/// Why a letter was not sent, in a sentence.
#[must_use]
pub fn trouble(t: Words, trouble: Trouble) -> String {
    t.get(&format!("mail-trouble-{}", trouble.code()))
}

/// Subject and text of the message with which an operator tests the settings.
#[must_use]
pub fn proof(t: Words) -> (OneLine, String) {
    let subject = OneLine::of(&t.get("mail-proof-subject"));
    (subject, format!("{}\n", t.get("mail-proof-body")))
}

#[cfg(test)]
mod tests {
    use insta::assert_snapshot;

    use crate::event::{BoardResult, LetterClass};

    use super::*;

    fn letters() -> Vec<Letter> {
        let text = |text: &str| text.to_owned();
        let (name, tournament) = (text("Zita Spadaro"), text("Open della Porta"));
        let accepted = |waited| Letter::EntryAccepted {
            name: name.clone(),
            tournament: tournament.clone(),
            path: text("/t/open"),
            waited,
        };
        let corrected = |for_rating| Letter::ResultCorrected {
            name: name.clone(),
            tournament: tournament.clone(),
            path: text("/t/open/round/3"),
            round: 3,
            board: 12,
            before: Some(BoardResult::Draw),
            after: None,
            for_rating,
            reason: text("il modulo dice altro"),
        };
        vec![
            corrected(false),
            corrected(true),
            Letter::EntryReceived {
                name: name.clone(),
                tournament: tournament.clone(),
                path: text("/t/open/enter/request/1"),
            },
            Letter::GuardianAsked {
                guardian: text("Rosa Spadaro"),
                name: name.clone(),
                tournament: tournament.clone(),
                path: text("/t/open/enter/guardian/1"),
            },
            accepted(false),
            accepted(true),
            Letter::EntryWaiting {
                name: name.clone(),
                tournament: tournament.clone(),
            },
            Letter::EntryRefused {
                name: name.clone(),
                tournament: tournament.clone(),
                reason: text("il regolamento lo esclude"),
            },
            Letter::ClubApproved {
                club: text("Torre Bianca"),
                path: text("/clubs/1"),
            },
            Letter::ClubProof {
                club: text("Torre Bianca"),
                path: text("/clubs/prove/1"),
            },
            Letter::ClubRejected {
                club: text("Torre Bianca"),
                reason: text("esiste già"),
            },
            Letter::Invitation {
                name: name.clone(),
                login: text("zita"),
                path: text("/welcome/1"),
            },
            Letter::DeputyAsked {
                name: name.clone(),
                tournament: tournament.clone(),
                by: text("Carla Bassi"),
            },
            Letter::PasswordReset {
                name,
                login: text("zita"),
                path: text("/welcome/1"),
            },
        ]
    }

    #[test]
    fn letters_as_they_are_read() {
        let said = [Lang::It, Lang::En].map(|lang| {
            let letters = letters().into_iter().map(|letter| {
                let worded = worded(Words(lang), &letter, "https://torneo.example");
                let text = worded.text();
                format!("{}\n\n{}", worded.subject.as_str(), text.trim_end())
            });
            letters.collect::<Vec<_>>().join("\n\n* * *\n\n")
        });
        assert_snapshot!(said.join("\n\n* * *\n\n"));
    }

    /// Each class of letters in each language: all sentences exist, all values occur in them, the link is complete.
    #[test]
    fn every_letter_is_worded_in_every_language() {
        let letters = letters();
        for class in LetterClass::ALL {
            let is_letter = letters.iter().any(|letter| letter.class() == class);
            assert_eq!(is_letter, class != LetterClass::ResetAsked, "{class:?}");
        }
        for lang in Lang::ALL {
            for letter in &letters {
                let worded = worded(Words(lang), letter, "https://torneo.example");
                let text = worded.text();
                let all = format!("{}\n{text}", worded.subject.as_str());
                assert!(!all.contains("mail-") && !all.contains("{$"), "{all}");
                for (name, value) in values(Words(lang), letter) {
                    // This value only chooses a sentence.
                    if name == "counts" {
                        continue;
                    }
                    assert!(all.contains(&value), "{lang:?} {name}: {all}");
                }
                if let Some(path) = path(letter) {
                    let line = format!("\nhttps://torneo.example{path}\n");
                    assert!(text.contains(&line), "{text}");
                }
            }
        }
        let lang = |tag| language("outbox.language", tag).map(|words| words.0);
        assert_eq!(lang("en"), Ok(Lang::En));
        assert_eq!(lang(""), Ok(Lang::It));
        assert_eq!(lang("pt"), Err(UnknownWord::new("outbox.language", "pt")));
    }
}
