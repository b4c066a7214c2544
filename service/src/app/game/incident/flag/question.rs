//! A flag was noticed (6.8), or both flags were and nobody knows which fell first (Guidelines III.3).

use std::sync::Arc;

use super::{super::event::Event, BothFell, Fell};
use crate::{
    app::game::{
        incident::{
            Kind,
            chances::{Search, opponent},
            page::{Page, no_others},
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::{Kind as Chess, TimeControl},
    event::Colour,
    rules::{
        Position as _,
        laws::Rule,
        mate_possibility::MatePossibility,
        position::color,
        verdict::{self, Flags, OpenPoints, Prescribed, Ruling},
    },
};

/// The page of one flag.
pub const PAGE: Page = Page {
    address: "flag",
    title: "ruling-title-flag",
    fields: &["period", "unpressed", "search"],
    confirmed_with: &[],
    waits_for: None,
    is_proposal: true,
    question: |asked, mover| {
        Arc::new(Flag {
            by: asked.side().unwrap_or(mover),
            period: asked.get("period").parse().ok(),
            unpressed: asked.is_on("unpressed"),
            search: Search::from_code(asked.get("search")),
        })
    },
    form: None,
    others,
};

/// The page of both flags.
pub const BOTH: Page = Page {
    address: "both-flags",
    title: "ruling-title-both-flags",
    question: |asked, _| {
        Arc::new(BothFlags {
            period: asked.get("period").parse().ok(),
        })
    },
    others: |_| {
        vec![
            ("flags-white-first", "flag?side=white"),
            ("flags-black-first", "flag?side=black"),
        ]
    },
    ..PAGE
};

fn others(judged: &Judged) -> Vec<(&'static str, &'static str)> {
    let other = match judged.question.colour() {
        Some(Colour::White) => ("ruling-other-black", "flag?side=black"),
        Some(Colour::Black) => ("ruling-other-white", "flag?side=white"),
        None => return no_others(judged),
    };
    let mut others = vec![other, ("flags-both-fell", "both-flags")];
    if judged.view.guidelines_iii() {
        let postponed = match judged.question.colour() {
            Some(Colour::White) => "quickplay?side=white&last-minutes=flag",
            _ => "quickplay?side=black&last-minutes=flag",
        };
        others.push(("flag-after-claim", postponed));
    }
    others
}

/// One flag was noticed.
#[derive(Clone, Debug)]
pub struct Flag {
    /// The player whose flag has fallen.
    pub by: Colour,
    /// The period (from 1) in which it fell; `None` for the period that the record has reached.
    pub period: Option<u32>,
    /// Whether the player made the last recorded move but did not press the clock.
    pub unpressed: bool,
    /// Limit of the search for a mate.
    pub search: Search,
}

impl Flag {
    /// The number of moves that the player had to complete, and the number completed. In a position that was set up,
    /// they come from its move number.
    fn prescribed(&self, view: &GameView) -> Prescribed {
        let Ok(control) = view.summary.time_control.parse::<TimeControl>() else {
            return Prescribed::REST_OF_GAME;
        };
        let before = view.game.plies_before();
        let own_before = match self.by {
            Colour::White => before.div_ceil(2),
            Colour::Black => before / 2,
        };
        let last_is_own = view.game.position().turn() != color(self.by);
        let unpressed = u32::from(self.unpressed && last_is_own);
        let of = |period| {
            let here = Prescribed::of(&view.game, color(self.by), &control, period, true);
            let made = here.completed.saturating_add(own_before);
            Prescribed {
                completed: made.saturating_sub(unpressed),
                ..here
            }
        };
        // The period of the next own move, unless the arbiter named another one.
        let now = || {
            let next = of(1).completed.saturating_add(1);
            let place = control.schedule(self.by).place(next);
            place.map_or(1, |place| place.period)
        };
        of(self.period.unwrap_or_else(now))
    }
}

impl Question for Flag {
    fn kind(&self) -> Kind {
        Kind::Flag
    }

    fn colour(&self) -> Option<Colour> {
        Some(self.by)
    }

    fn needs_position(&self, view: &GameView) -> bool {
        view.game.edition().provisions().flag_articles
    }

    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        if self.period.is_none() && asks_period(view) {
            let law = view.game.edition().article(Rule::CheckAfterFlag);
            return Answer::unheard("flag-which-period", "flag-which-period-lead", law);
        }
        let moves = self.prescribed(view);
        if moves.required.is_some() && no_number(view) {
            let law = view.game.edition().article(Rule::CheckAfterFlag);
            return Answer::unheard("flag-which-move", "flag-which-move-lead", law);
        }
        let (chances, mate) = if moves.are_completed() {
            (MatePossibility::Unknown, None)
        } else {
            opponent(&view.game, self.by, self.search)
        };
        let points = view.settings.points;
        let ruling = verdict::flag_fall(&view.game, color(self.by), moves, chances, points);
        Answer::Ends { ruling, mate }
    }

    fn event(&self, judged: &Judged) -> Option<Event> {
        let moves = self.prescribed(&judged.view);
        Some(Event::Flag(Fell {
            completed: moves.completed,
            required: moves.required,
        }))
    }
}

/// Whether the move number is unknown: the position was set up with move number 1.
fn no_number(view: &GameView) -> bool {
    view.position_source.fen().is_some() && view.game.plies_before() < 2
}

/// Whether nothing that was entered tells the period in which a flag fell.
fn asks_period(view: &GameView) -> bool {
    let control = view.summary.time_control.parse::<TimeControl>();
    let several = control.is_ok_and(|control| control.schedule(Colour::White).periods().len() > 1);
    several && (no_number(view) || !view.position_is_known())
}

/// Both flags have fallen and nobody knows which fell first.
#[derive(Clone, Debug)]
pub struct BothFlags {
    /// The period (from 1) in which they fell; `None` for the period that the record has reached.
    pub period: Option<u32>,
}

impl Question for BothFlags {
    fn kind(&self) -> Kind {
        Kind::Flag
    }

    fn colour(&self) -> Option<Colour> {
        None
    }

    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        if self.period.is_none() && asks_period(view) {
            let law = view.game.edition().article(Rule::CheckAfterFlag);
            return Answer::unheard("flag-which-period", "flag-which-period-lead", law);
        }
        Answer::Ends {
            ruling: both_flags(view, self.period, view.settings.points),
            mate: None,
        }
    }

    fn event(&self, _: &Judged) -> Option<Event> {
        Some(Event::BothFlags(BothFell {}))
    }
}

/// Judges two fallen flags: the outcome depends on whether another period follows (Guidelines III.3).
fn both_flags(view: &GameView, period: Option<u32>, points: OpenPoints) -> Ruling {
    let control = view.summary.time_control.parse::<TimeControl>().ok();
    let guidelines = view.guidelines_iii();
    let is_last = control.is_none_or(|control| {
        let schedule = control.schedule(Colour::White);
        let plies = view.game.plies_before().saturating_add(view.game.plies());
        let number = plies / 2 + 1;
        let now = || schedule.place(number).map_or(1, |place| place.period);
        schedule
            .required_moves(period.unwrap_or_else(now))
            .is_none()
    });
    let flags = if is_last {
        Flags::UnknownInLastPeriod
    } else {
        Flags::UnknownBeforeLastPeriod
    };
    // Nobody knows which flag fell first, so it does not matter whether a player can mate.
    let unknown = |_| MatePossibility::Unknown;
    verdict::both_flags(&view.game, flags, unknown, points, guidelines)
}
