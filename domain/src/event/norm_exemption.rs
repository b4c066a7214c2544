//! An event whose kind frees norms of the rules on federations (B.01 art. 1.4.3a to c).

use super::word::words;

/// The kind of the event, as its arbiter declares it. The exemption of 1.4.3d is counted from the field and needs no declaration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NormExemption {
    /// Another kind of event, without exemption.
    #[default]
    None,
    /// The final of a national championship, open or of women (1.4.3a).
    Championship,
    /// A national championship of teams (1.4.3b).
    Teams,
    /// A zonal or sub-zonal tournament (1.4.3c).
    Zonal,
}

impl NormExemption {
    /// Every value.
    pub const ALL: [Self; 4] = [Self::None, Self::Championship, Self::Teams, Self::Zonal];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Championship => "championship",
            Self::Teams => "teams",
            Self::Zonal => "zonal",
        }
    }

    /// The article of B.01 that exempts from 1.4.3 and 1.4.4; `None` without an exemption.
    #[must_use]
    pub const fn article(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Championship => Some("1.4.3a"),
            Self::Teams => Some("1.4.3b"),
            Self::Zonal => Some("1.4.3c"),
        }
    }

    /// Whether it exempts only players of the federation that registers the event.
    #[must_use]
    pub const fn is_of_hosts(self) -> bool {
        matches!(self, Self::Championship | Self::Teams)
    }

    /// The article that exempts a player of this event; `is_host` says whether they belong to the federation that registers it.
    #[must_use]
    pub const fn frees(self, is_host: bool) -> Option<&'static str> {
        if self.is_of_hosts() && !is_host {
            return None;
        }
        self.article()
    }
}

words!(NormExemption);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn national_championships_free_their_own_players_alone() {
        for (kind, host, guest) in [
            (NormExemption::None, None, None),
            (NormExemption::Championship, Some("1.4.3a"), None),
            (NormExemption::Teams, Some("1.4.3b"), None),
            (NormExemption::Zonal, Some("1.4.3c"), Some("1.4.3c")),
        ] {
            assert_eq!(
                (kind.frees(true), kind.frees(false)),
                (host, guest),
                "{kind:?}"
            );
        }
    }
}
