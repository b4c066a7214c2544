//! Templates for a new tournament: the form filled in as such events are usually played, and sentences about the consequences
//! of what is in the form.

use crate::{
    app::tournament::{settings_input::SettingsInput, tie_break_list::SCHEDULE_TIE_BREAKS},
    clock::{Kind, TimeControl},
    event::{LeastGames, Word},
    i18n::Words,
    web::view::FormView,
    words,
};

/// A usual kind of event. Everything can be changed in the form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beginning {
    /// Five rounds on a weekend.
    #[default]
    Weekend,
    /// Rapid games on one day.
    Rapid,
    /// Blitz games on one evening.
    Blitz,
    /// Everybody plays everybody.
    RoundRobin,
    /// Knock-out: the loser of a match is out.
    Cup,
    /// Evenings at a club.
    Club,
    /// Teams in the Swiss system.
    Teams,
    /// Teams, with home and away matches.
    League,
    /// Two clubs, where everybody plays everybody of the other club.
    TwoClubs,
    /// School teams in few rounds, scored individually.
    Schools,
}

impl Beginning {
    /// Every value, in the order of the page.
    pub const ALL: [Self; 10] = [
        Self::Weekend,
        Self::Rapid,
        Self::Blitz,
        Self::RoundRobin,
        Self::Cup,
        Self::Club,
        Self::Teams,
        Self::League,
        Self::TwoClubs,
        Self::Schools,
    ];

    /// Code in the address.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Weekend => "weekend",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
            Self::RoundRobin => "round-robin",
            Self::Cup => "cup",
            Self::Club => "club",
            Self::Teams => "teams",
            Self::League => "league",
            Self::TwoClubs => "two-clubs",
            Self::Schools => "schools",
        }
    }

    /// The value with this code; the usual one for any other text.
    pub fn from_code(code: &str) -> Self {
        let mut all = Self::ALL.into_iter();
        all.find(|one| one.code() == code).unwrap_or_default()
    }

    /// Number of rounds, type of chess, time control, pairing system.
    const fn plan(self) -> [&'static str; 4] {
        match self {
            Self::Weekend => ["5", "standard", "90+30", ""],
            Self::Rapid => ["7", "rapid", "15+10", ""],
            Self::Blitz => ["9", "blitz", "3+2", ""],
            Self::RoundRobin => ["", "standard", "90+30", "round-robin"],
            Self::Cup => ["", "rapid", "15+10", "knock-out-third"],
            Self::Club => ["10", "standard", "60+30", "keizer"],
            Self::Teams => ["5", "standard", "90+30", "team-swiss"],
            Self::League => ["", "standard", "90+30", "double-team-round-robin"],
            Self::TwoClubs => ["", "rapid", "15+10", "scheveningen"],
            Self::Schools => ["3", "rapid", "15+10", "molter"],
        }
    }

    /// Fills the fields of the form.
    pub fn fill(self, input: &mut SettingsInput) {
        let [rounds, kind, control, system] = self.plan();
        rounds.clone_into(&mut input.rounds);
        kind.clone_into(&mut input.kind);
        control.clone_into(&mut input.time_control);
        system.clone_into(&mut input.pairing_edition);
        if self == Self::Schools {
            "4".clone_into(&mut input.sides);
        }
        // If all opponents are known beforehand, Buchholz says nothing (C.07 art. 8).
        if matches!(self, Self::RoundRobin | Self::TwoClubs | Self::Schools) {
            SCHEDULE_TIE_BREAKS.clone_into(&mut input.tie_breaks);
        }
        if matches!(self, Self::Blitz) {
            "10".clone_into(&mut input.default_minutes);
        }
    }
}

/// A link to a template.
pub struct BeginningLink {
    /// Its address.
    pub link: String,
    /// `Rapid in giornata`
    pub words: String,
    /// Its description, in a sentence.
    pub note: String,
    /// Whether it filled the form.
    pub is_current: bool,
}

/// The links to all templates; `current` is the one that filled the form, as long as nothing was typed.
pub fn links(t: Words, current: Option<Beginning>) -> Vec<BeginningLink> {
    let all = Beginning::ALL.into_iter();
    all.map(|one| BeginningLink {
        link: format!("/tournaments/new?from={}", one.code()),
        words: t.get(&format!("beginning-{}", one.code())),
        note: t.get(&format!("beginning-{}-note", one.code())),
        is_current: current == Some(one),
    })
    .collect()
}

/// The consequences of the form: how it is paired, how long games last, and the ratings that they count for.
pub struct WillBe {
    /// One sentence for each consequence.
    pub said: Vec<String>,
    /// Contradictions in the form.
    pub warnings: Vec<String>,
}

/// Derives the consequences from the form.
pub fn will_be(t: Words, form: &FormView) -> WillBe {
    let mut said = Vec::new();
    let mut warnings = Vec::new();
    let system = match form.value("pairing_edition") {
        "" => "2026",
        code => code,
    };
    let rounds: Option<u8> = form.value("rounds").trim().parse().ok();
    said.push(t.get(&format!("pairing-edition-{system}")));
    said.push(match rounds {
        Some(rounds) => t.n("beginning-rounds", rounds),
        None => t.get("beginning-rounds-by-table"),
    });
    let typed = form.value("time_control");
    let chosen = Kind::from_code(form.value("kind"));
    if let Ok(control) = typed.trim().parse::<TimeControl>() {
        said.push(words::clock::control(t, typed.trim()));
        if let (Some(is), Some(chosen)) = (control.kind(), chosen) {
            let name = |kind: Kind| t.get(&format!("kind-{}", kind.code()));
            if is == chosen {
                said.push(t.with_one("beginning-rated", "kind", name(is)));
            } else {
                warnings.push(t.with_two(
                    "beginning-other-kind",
                    "is",
                    name(is),
                    "chosen",
                    name(chosen),
                ));
            }
        }
    }
    let least = match form.value("norm_games") {
        "seven" => LeastGames::Seven,
        _ => LeastGames::Nine,
    };
    let has_norms = chosen == Some(Kind::Standard)
        && rounds.is_some_and(|rounds| usize::from(rounds) >= least.number());
    if rounds.is_some() {
        said.push(match has_norms {
            true => t.get("beginning-norms"),
            false => t.get("beginning-no-norms"),
        });
    }
    WillBe { said, warnings }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn every_beginning_is_filled_and_named() {
        for one in Beginning::ALL {
            assert_eq!(Beginning::from_code(one.code()), one);
            let mut input = SettingsInput::default();
            one.fill(&mut input);
            let control = input.time_control.parse::<TimeControl>();
            let kind = Kind::from_code(&input.kind);
            // The type of chess fits the time control.
            assert_eq!(control.unwrap().kind(), kind, "{one:?}");
            for lang in Lang::ALL {
                for link in links(Words(lang), Some(one)) {
                    assert!(!link.words.starts_with("beginning-"), "{}", link.words);
                    assert!(!link.note.starts_with("beginning-"), "{}", link.note);
                }
            }
        }
        assert_eq!(Beginning::from_code("?"), Beginning::Weekend);
    }
}
