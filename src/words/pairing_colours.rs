//! Why the two players of a board have their colours, and the colour that each was due, in words of several systems.

use crate::{
    event::{Colour, Tpn},
    pairing::{
        Pair,
        dutch::{ColourRule, Preference, Strength},
    },
};

use super::pairing::Speaker;

impl Speaker<'_> {
    /// Why the two players of a board have their colours. `rule` decided. `ranked` has the higher ranked player first: number,
    /// preference, and whether their number is odd among those who have arrived.
    pub(super) fn colour_words(
        &self,
        pair: Pair,
        rule: ColourRule,
        ranked: [(Tpn, Preference, bool); 2],
    ) -> String {
        let [higher, lower] = ranked;
        let white = self.name(pair.white);
        let black = self.name(pair.black);
        let due = |tpn: Tpn| if higher.0 == tpn { higher.1 } else { lower.1 }.colour;
        // The player who gets the colour that both were due, and that colour.
        let (winner, preference, _) = match higher.1.colour {
            Some(colour) if (colour == Colour::White) == (pair.white == higher.0) => higher,
            Some(_) => lower,
            None => higher,
        };
        let wanted = preference.colour.unwrap_or(Colour::White);
        let who = [("who", self.name(winner))];
        match rule {
            ColourRule::BothGranted => match (due(pair.white), due(pair.black)) {
                (Some(_), None) => self.t.with_one("explain-colour-only-white", "name", white),
                (None, Some(_)) => self.t.with_one("explain-colour-only-black", "name", black),
                _ => {
                    let names = [("white", white), ("black", black)];
                    self.t.with("explain-colour-both", &names)
                }
            },
            ColourRule::Stronger => {
                let key = by_colour(
                    wanted,
                    "explain-colour-stronger-white",
                    "explain-colour-stronger-black",
                );
                let reason = self.t.get(match preference.strength {
                    Strength::Absolute => "explain-strength-absolute",
                    Strength::Strong => "explain-strength-strong",
                    Strength::Mild | Strength::None => "explain-strength-mild",
                });
                let [who] = who;
                self.t.with(key, &[who, ("reason", reason)])
            }
            ColourRule::Alternation => self.t.with(
                by_colour(
                    wanted,
                    "explain-colour-alternation-white",
                    "explain-colour-alternation-black",
                ),
                &who,
            ),
            ColourRule::HigherRanked => self.t.with(
                by_colour(
                    wanted,
                    "explain-colour-higher-white",
                    "explain-colour-higher-black",
                ),
                &who,
            ),
            ColourRule::InitialColour => {
                let colour = by_place(pair.white == higher.0);
                let key = match (higher.2, colour) {
                    (true, Colour::White) => "explain-colour-initial-odd-white",
                    (true, Colour::Black) => "explain-colour-initial-odd-black",
                    (false, Colour::White) => "explain-colour-initial-even-white",
                    (false, Colour::Black) => "explain-colour-initial-even-black",
                };
                self.t.with(key, &[("who", self.name(higher.0))])
            }
        }
    }

    /// The colour that a participant was due, in words.
    #[must_use]
    pub fn due(&self, preference: Preference) -> String {
        let colour = preference.colour.unwrap_or(Colour::White);
        self.t.get(match preference.strength {
            Strength::None => "explain-due-none",
            Strength::Mild => by_colour(colour, "explain-due-mild-white", "explain-due-mild-black"),
            Strength::Strong => by_colour(
                colour,
                "explain-due-strong-white",
                "explain-due-strong-black",
            ),
            Strength::Absolute => by_colour(
                colour,
                "explain-due-absolute-white",
                "explain-due-absolute-black",
            ),
        })
    }
}

pub(super) const fn by_colour(
    colour: Colour,
    white: &'static str,
    black: &'static str,
) -> &'static str {
    match colour {
        Colour::White => white,
        Colour::Black => black,
    }
}

const fn by_place(white: bool) -> Colour {
    if white { Colour::White } else { Colour::Black }
}
