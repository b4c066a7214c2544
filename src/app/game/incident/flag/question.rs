//! A flag is noticed (6.8), or both are and nobody knows which fell first (Guidelines III.3).

use std::sync::Arc;

use super::{super::event::Event, BothFell, Fell};
use crate::{
    app::game::{
        incident::{
            Kind,
            chances::opponent,
            page::{Page, no_others},
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::{Kind as Chess, TimeControl},
    event::Colour,
    rules::{
        mate_possibility::MatePossibility,
        position::color,
        verdict::{self, Flags, OpenPoints, Prescribed, Ruling},
    },
};

/// The page of one flag.
pub const PAGE: Page = Page {
    address: "flag",
    title: "ruling-title-flag",
    fields: &["period", "unpressed"],
    confirmed_with: &[],
    waits_for: None,
    is_proposal: true,
    question: |asked, mover| {
        Arc::new(Flag {
            by: asked.side().unwrap_or(mover),
            period: asked.get("period").parse().ok(),
            unpressed: asked.is_on("unpressed"),
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
    vec![other, ("flags-both-fell", "both-flags")]
}

/// A flag is noticed.
#[derive(Clone, Debug)]
pub struct Flag {
    /// The player whose flag it is.
    pub by: Colour,
    /// The period (from 1) in which it fell; `None` for the one in which the record stands.
    pub period: Option<u32>,
    /// Whether the player's last recorded move was made but the clock not pressed.
    pub unpressed: bool,
}

impl Flag {
    /// Moves that the player had to complete, and those completed.
    fn prescribed(&self, view: &GameView) -> Prescribed {
        let Ok(control) = view.summary.time_control.parse::<TimeControl>() else {
            return Prescribed::REST_OF_GAME;
        };
        let of = |period| {
            Prescribed::of(
                &view.game,
                color(self.by),
                &control,
                period,
                !self.unpressed,
            )
        };
        // The period of the next own move, unless the arbiter says which one it was.
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

    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        let moves = self.prescribed(view);
        let (chances, mate) = if moves.are_completed() {
            (MatePossibility::Unknown, None)
        } else {
            opponent(&view.game, self.by)
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

/// Both flags are down and nobody knows which fell first.
#[derive(Clone, Debug)]
pub struct BothFlags {
    /// The period (from 1) in which they fell; `None` for the one in which the record stands.
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
        Answer::Ends {
            ruling: both_flags(view, self.period, view.settings.points),
            mate: None,
        }
    }

    fn event(&self, _: &Judged) -> Option<Event> {
        Some(Event::BothFlags(BothFell {}))
    }
}

/// Both flags are down: what follows depends on whether another period comes (Guidelines III.3).
fn both_flags(view: &GameView, period: Option<u32>, points: OpenPoints) -> Ruling {
    let control = view.summary.time_control.parse::<TimeControl>().ok();
    let is_last = control.is_none_or(|control| {
        let schedule = control.schedule(Colour::White);
        let number = view.game.plies() / 2 + 1;
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
    // Which flag fell first is not known: it is not asked whether either player can mate.
    verdict::both_flags(&view.game, flags, |_| MatePossibility::Unknown, points)
}
