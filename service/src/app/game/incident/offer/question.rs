//! Both players agree to a draw (5.2.3, 9.1).

use std::sync::Arc;

use super::{super::event::Event, Agreed};
use crate::{
    app::game::{
        incident::{Kind, page::Page},
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::Kind as Chess,
    event::Colour,
    rules::{
        laws::Rule,
        verdict::{self, AgreementError, Reason, Ruling, Verdict},
    },
};

/// The page of a draw by agreement.
pub const PAGE: Page = Page {
    address: "agreement",
    title: "ruling-title-agreement",
    fields: &[],
    confirmed_with: &[],
    waits_for: None,
    is_proposal: true,
    question: |_, _| Arc::new(Agreement),
    form: None,
    others: |_| vec![("offer-only", "incident/offer?only=1")],
};

/// Both players agree to a draw.
#[derive(Clone, Debug)]
pub struct Agreement;

impl Question for Agreement {
    fn kind(&self) -> Kind {
        Kind::Offer
    }

    fn colour(&self) -> Option<Colour> {
        None
    }

    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        let limit = u32::try_from(view.summary.draw_offer_limit).unwrap_or(0);
        let article = |rule| view.game.edition().article(rule);
        match verdict::agreement(&view.game, limit) {
            Ok(ruling) => Answer::Ends { ruling, mate: None },
            // A game without recorded moves may be agreed drawn too.
            Err(_) if view.game.plies() == 0 && limit == 0 => Answer::Ends {
                ruling: Ruling {
                    verdict: Verdict::Drawn,
                    article: article(Rule::Agreement),
                    reason: Some(Reason::Agreement),
                    setting: None,
                },
                mate: None,
            },
            Err(AgreementError::NoMoveYet) => Answer::unheard(
                "agreement-not-yet",
                "agreement-no-move",
                article(Rule::Agreement),
            ),
            Err(AgreementError::TooEarly(limit)) => Answer::Unheard {
                head: "agreement-not-yet",
                lead: "agreement-too-early",
                number: Some(limit),
                article: article(Rule::NoOfferBefore),
            },
        }
    }

    fn event(&self, _: &Judged) -> Option<Event> {
        Some(Event::Agreement(Agreed {}))
    }
}
