//! The derivation of a prize's amount, term by term; the last line is the sum.

use crate::{
    app::tournament::prizes::{GivenPrize, GivenPrizes},
    i18n::Words,
    prizes::{Method, Money},
};

use super::{
    amount::{money, money_signed, plain},
    category::title,
};

/// A line of the derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// `Metà del suo posto`.
    pub what: String,
    /// `posto 3`.
    pub place: String,
    /// `200 €`.
    pub amount: String,
    /// `metà di 400`.
    pub note: String,
}

/// The short form in the list: `200 + 115`, `passa da Tirabassi`; empty if there is nothing to explain.
#[must_use]
pub fn brief(t: Words, prize: &GivenPrize) -> String {
    let why = &prize.why;
    if why.is_shared() && why.method == Method::Hort {
        let halves = [why.own, why.part].into_iter();
        let halves = halves.filter(|half| !half.is_zero());
        return halves
            .map(|half| plain(t, half))
            .collect::<Vec<_>>()
            .join(" + ");
    }
    if why.is_shared() {
        let sum = plain(t, why.pool());
        return t.with_two("prize-brief-shared", "sum", sum, "n", why.tied);
    }
    if let Some(name) = prize.passed.last() {
        return t.with_one("prize-passed", "names", name);
    }
    prize.reason.clone()
}

/// All terms; the last one is the sum.
#[must_use]
pub fn account(t: Words, given: &GivenPrizes, prize: &GivenPrize) -> Vec<Term> {
    let why = &prize.why;
    let amount = |money_of: Money| money(t, money_of, &given.currency);
    let term = |what: String, place: String, amount: String, note: String| Term {
        what,
        place,
        amount,
        note,
    };
    let mut terms = Vec::new();
    if why.is_shared() {
        let places = t.with_one(
            "prize-places",
            "places",
            format!("{}–{}", why.first, why.last),
        );
        let prizes = why.prizes.iter().map(|one| plain(t, *one));
        terms.push(term(
            t.n(
                if why.method == Method::ByPlace {
                    "prize-same-place"
                } else {
                    "prize-tied"
                },
                why.tied,
            ),
            places,
            amount(why.pool()),
            prizes.collect::<Vec<_>>().join(" + "),
        ));
        let among = t.n("prize-among", why.tied);
        if why.method == Method::Hort {
            terms.push(term(
                t.get("prize-own-half"),
                t.with_one("prize-place", "n", prize.position),
                amount(why.own),
                t.with_one("prize-half-of", "sum", plain(t, why.by_place)),
            ));
            terms.push(term(
                t.get("prize-equal-half"),
                among,
                amount(why.part),
                t.with_two(
                    "prize-half-divided",
                    "sum",
                    plain(t, why.pool()),
                    "n",
                    why.tied,
                ),
            ));
        } else {
            terms.push(term(
                t.get("prize-equal-part"),
                among,
                amount(why.part),
                t.with_two("prize-divided", "sum", plain(t, why.pool()), "n", why.tied),
            ));
        }
        if why.rounding != 0 {
            let key = if why.rounding > 0 {
                "prize-rest"
            } else {
                "prize-rounded-down"
            };
            terms.push(term(
                t.get("prize-rounding-term"),
                String::new(),
                money_signed(t, why.rounding, &given.currency),
                t.get(key),
            ));
        }
    }
    terms.push(term(
        t.get(&format!("prize-method-{}", why.method.code())),
        if why.is_shared() {
            String::new()
        } else {
            t.with_one("prize-place", "n", prize.position)
        },
        amount(prize.money),
        notes(t, given, prize),
    ));
    terms
}

/// Notes: the amount under other rules, the player whose prize passed on, and what was left over.
fn notes(t: Words, given: &GivenPrizes, prize: &GivenPrize) -> String {
    let why = &prize.why;
    let mut notes = Vec::new();
    if why.is_shared() {
        let (equal, by_place) = (
            money(t, why.equal, &given.currency),
            money(t, why.by_place, &given.currency),
        );
        match why.method {
            Method::Hort => {
                notes.push(t.with_two("prize-would-hort", "equal", equal, "place", by_place))
            }
            Method::Equal => notes.push(t.with_one("prize-would-equal", "place", by_place)),
            Method::ByPlace => {}
        }
    }
    if !prize.passed.is_empty() {
        notes.push(t.with_one("prize-passed-all", "names", prize.passed.join(", ")));
    }
    if let Some((list, sum)) = &prize.left {
        let name = given.fund.lists.get(*list).map(|of| title(t, of, 1));
        if let Some(name) = name {
            let sum = money(t, *sum, &given.currency);
            notes.push(t.with_two("prize-left", "what", name, "sum", sum));
        }
    }
    if !prize.reason.is_empty() {
        notes.push(t.with_one("prize-reason", "why", &prize.reason));
    }
    notes.join(" ")
}
