//! The table of all kinds of incidents.

use super::{
    About, adjourned, appeal, claim, ended, flag, health, illegal, late, offer, other, position,
    resignation, sealed, touched, tree::kinds as tree, withdrawn,
};
use crate::{
    event::Word,
    rules::{edition::Edition, verdict::Reason},
};

/// One line for each kind: its name, and the constant with its facts. The order is that of the arbiter's list.
macro_rules! kinds {
    ($($kind:ident => $about:path,)*) => {
        /// A kind of incident at the board.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind {
            $(#[doc = concat!("Described in `", stringify!($about), "`.")] $kind,)*
        }

        impl Kind {
            /// Every kind, in the order of the arbiter's list.
            pub const ALL: &[Self] = &[$(Self::$kind,)*];

            /// The facts about this kind.
            #[must_use]
            pub const fn about(self) -> &'static About {
                match self { $(Self::$kind => &$about,)* }
            }
        }
    };
}

kinds! {
    IllegalMove => illegal::kind::KIND,
    Flag => flag::kind::KIND,
    Claim => claim::kind::KIND,
    Offer => offer::kind::KIND,
    Phone => tree::DEVICE,
    Other => other::KIND,
    Resignation => resignation::kind::KIND,
    Touched => touched::kind::KIND,
    IllegalPosition => position::kind::KIND,
    Colours => tree::COLOURS,
    Position => tree::START,
    Displaced => tree::DISPLACED,
    ClockSetting => tree::CLOCK,
    Pausing => tree::PAUSING,
    Late => late::kind::KIND,
    Disturbance => tree::DISTRACTION,
    Refusal => tree::REFUSAL,
    Penalty => tree::PENALTY,
    Adjourned => adjourned::kind::KIND,
    Sealed => sealed::kind::KIND,
    Resumption => tree::RESUMPTION,
    Quickplay => tree::QUICKPLAY,
    Health => health::KIND,
    Appeal => appeal::KIND,
    Ended => ended::kind::KIND,
    Withdrawn => withdrawn::KIND,
}

impl Kind {
    /// Code that is stored and used in addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.about().code
    }

    /// The kinds that an arbiter chooses from.
    pub fn choice() -> impl Iterator<Item = Self> {
        let all = Self::ALL.iter().copied();
        all.filter(|kind| kind.about().is_chosen)
    }

    /// The common kinds with their keys, in order.
    #[must_use]
    pub fn keys() -> Vec<(&'static str, Self)> {
        let keyed = Self::ALL
            .iter()
            .filter_map(|kind| Some((kind.about().key?, *kind)));
        let mut keys: Vec<((u8, &'static str), Self)> = keyed.collect();
        keys.sort_by_key(|((place, _), _)| *place);
        keys.into_iter()
            .map(|((_, key), kind)| (key, kind))
            .collect()
    }

    /// The kinds in the list without a key, in order.
    pub fn rare() -> impl Iterator<Item = Self> {
        Self::choice().filter(|kind| kind.about().key.is_none())
    }

    /// The common kind with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        let has_key = |kind: &Self| kind.about().key.is_some_and(|(_, known)| known == key);
        Self::ALL.iter().copied().find(has_key)
    }

    /// The page that judges it by the Laws; `None` if it is only recorded.
    #[must_use]
    pub const fn verdict_page(self) -> Option<&'static str> {
        self.about().page
    }

    /// The cause that is stored with a result which the arbiter decides because of it.
    #[must_use]
    pub const fn cause(self) -> Reason {
        self.about().cause
    }

    /// The article that it belongs to in this edition, as printed; empty if there is none.
    #[must_use]
    pub fn article(self, edition: Edition) -> &'static str {
        let rule = self.about().rule;
        rule.map_or("", |rule| edition.article(rule).number())
    }
}

impl Word for Kind {
    const ALL: &'static [Self] = Self::ALL;

    fn code(self) -> &'static str {
        Self::code(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_keys_are_all_different() {
        let mut codes: Vec<&str> = Kind::ALL.iter().map(|kind| kind.code()).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), Kind::ALL.len());
        let keys = Kind::keys();
        for (key, kind) in &keys {
            assert_eq!(Kind::from_key(key), Some(*kind));
        }
        let letters: String = keys.iter().map(|(key, _)| *key).collect();
        assert_eq!(letters, "lbpotarscx");
    }
}
