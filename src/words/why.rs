//! Explanations of all pairing systems: each kind of answer is told by the speaker of its system.

use crate::{
    event::{Acceleration, RoundNumber, Tpn},
    i18n::Words,
    pairing::{Engine, RoundReport, Why, WhyNot, dutch::Edition, knock_out::Lives},
};

use super::{
    burstein, double_swiss, dubov, keizer, knock_out, lim,
    paired_group::{PairedGroup, PairedMember},
    pairing::{Sentence, Speaker},
    round_robin,
};

/// The narrator: the language, and the names of participants.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The reader's language.
    pub t: Words,
    /// The name of a participant.
    pub name: &'a dyn Fn(Tpn) -> String,
}

/// A round explained bracket by bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldRound {
    /// The method of the system, in a sentence.
    pub lead: String,
    /// The brackets.
    pub groups: Vec<PairedGroup>,
}

impl<'a> Teller<'a> {
    /// Why a participant has this board or the bye in a round.
    #[must_use]
    pub fn why(&self, why: &Why, round: RoundNumber) -> Vec<Sentence> {
        match why {
            Why::Dutch(edition, reason) => self.dutch(*edition).reason(reason),
            Why::Dubov(reason) => dubov::reason(&self.swiss(), reason),
            Why::Burstein(reason) => burstein::reason(&self.swiss(), reason),
            Why::Lim(reason) => lim::reason(&self.swiss(), reason),
            Why::DoubleSwiss(reason) => double_swiss::reason(&self.swiss(), reason),
            Why::Keizer(reason) => keizer::reason(&self.swiss(), reason),
            Why::RoundRobin(reason) => round_robin::reason(self.t, reason, round),
            Why::KnockOut(reason) => knock_out::reason(&self.swiss(), reason),
        }
    }

    /// Why another pairing was not made.
    #[must_use]
    pub fn why_not(&self, answer: &WhyNot) -> Sentence {
        match answer {
            WhyNot::Dutch(edition, answer) => self.dutch(*edition).answer(answer),
            WhyNot::Dubov(answer) => dubov::answer(&self.swiss(), answer),
            WhyNot::Burstein(answer) => burstein::answer(&self.swiss(), answer),
            WhyNot::Lim(answer) => lim::answer(&self.swiss(), answer),
            WhyNot::DoubleSwiss(answer) => double_swiss::answer(&self.swiss(), answer),
            WhyNot::Keizer(answer) => keizer::answer(&self.swiss(), answer),
            WhyNot::RoundRobin(answer) => round_robin::answer(self.t, answer, self.name),
            WhyNot::KnockOut(answer) => knock_out::answer(&self.swiss(), answer),
        }
    }

    /// The brackets of a round, each explained; `None` if the system is explained in another way.
    #[must_use]
    pub fn groups(&self, report: &RoundReport) -> Option<ToldRound> {
        let s = self.swiss();
        let (lead, groups) = match report {
            RoundReport::Dubov(report) => {
                let told = report.brackets.iter();
                let told = told.map(|bracket| dubov::bracket(&s, bracket));
                ("explain-dubov-lead", told.collect())
            }
            RoundReport::Burstein(report) => {
                let told = report.brackets.iter();
                let told = told.map(|bracket| burstein::bracket(&s, bracket));
                ("explain-burstein-lead", told.collect())
            }
            RoundReport::Lim(report) => {
                let told = report.groups.iter();
                let told = told.map(|group| lim::group(&s, group));
                ("explain-lim-lead", told.collect())
            }
            RoundReport::DoubleSwiss(report) => {
                let told = report.brackets.iter();
                let told = told.map(|bracket| double_swiss::bracket(&s, bracket));
                ("explain-double-lead", told.collect())
            }
            RoundReport::Keizer(report) => ("explain-keizer-lead", vec![keizer::round(&s, report)]),
            RoundReport::KnockOut(report) => {
                let lead = match report.lives {
                    Lives::One => "explain-bracket-lead",
                    Lives::Two => "explain-bracket-lead-lives",
                };
                (lead, vec![knock_out::round(&s, report)])
            }
            RoundReport::Dutch { .. } | RoundReport::RoundRobin(_) => return None,
        };
        Some(ToldRound {
            lead: self.t.get(lead),
            groups,
        })
    }

    /// The participants who are paired with virtual points (C.04.7), a sentence for each range of numbers.
    #[must_use]
    pub fn accelerated(&self, accelerations: &[Acceleration]) -> Vec<String> {
        let told = accelerations.iter().map(|one| {
            let mut values = vec![
                ("points", self.swiss().points(one.points)),
                ("first", one.first.to_string()),
            ];
            if one.first == one.last {
                return self.t.with("explain-round-virtual-one", &values);
            }
            values.push(("last", one.last.to_string()));
            self.t.with("explain-round-virtual", &values)
        });
        told.collect()
    }

    /// The facts about the players concerned; `None` if the system is explained in another way.
    #[must_use]
    pub fn members(&self, why: &Why) -> Option<Vec<PairedMember>> {
        match why {
            Why::Dubov(reason) => Some(dubov::members(&self.swiss(), reason)),
            Why::Burstein(reason) => Some(burstein::members(&self.swiss(), reason)),
            Why::Lim(reason) => Some(lim::members(&self.swiss(), reason)),
            Why::DoubleSwiss(reason) => Some(double_swiss::members(&self.swiss(), reason)),
            Why::Keizer(reason) => Some(keizer::members(&self.swiss(), reason)),
            Why::Dutch(..) | Why::RoundRobin(_) | Why::KnockOut(_) => None,
        }
    }

    /// The rules whose articles are quoted.
    #[must_use]
    pub fn articles(&self, engine: Engine) -> String {
        self.t.get(match engine {
            Engine::Dutch(Edition::Fide2026) => "explain-articles-2026",
            Engine::Dutch(Edition::Fide2017) => "explain-articles-2017",
            Engine::Dubov => "explain-articles-dubov",
            Engine::Burstein => "explain-articles-burstein",
            Engine::Lim => "explain-articles-lim",
            Engine::DoubleSwiss => "explain-articles-double-swiss",
            Engine::Keizer(_) => "explain-articles-keizer",
            Engine::RoundRobin(_) => "explain-articles-schedule",
            Engine::KnockOut(_) => "explain-articles-knock-out",
        })
    }

    /// The speaker of the sentences that all Swiss systems in force have in common.
    #[must_use]
    pub const fn swiss(&self) -> Speaker<'a> {
        self.dutch(Edition::Fide2026)
    }

    /// The speaker of the FIDE (Dutch) System.
    #[must_use]
    pub const fn dutch(&self, edition: Edition) -> Speaker<'a> {
        Speaker {
            t: self.t,
            edition,
            name: self.name,
        }
    }
}
