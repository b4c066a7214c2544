//! Modifiers of tie-breaks (C.07 art. 14, MTB26).

/// Which values are left out of the sum (C.07 14.1–14.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cut {
    /// All values count.
    #[default]
    Nothing,
    /// `C1`: the least significant value is cut.
    One,
    /// `C2`: the two least significant values are cut.
    Two,
    /// `M1`: the least, then the most significant value are cut.
    MedianOne,
    /// `M2`: the two least, then the two most significant values are cut.
    MedianTwo,
}

impl Cut {
    /// How many of the least significant values are cut.
    #[must_use]
    pub const fn lowest(self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::One | Self::MedianOne => 1,
            Self::Two | Self::MedianTwo => 2,
        }
    }

    /// How many of the most significant values are cut afterwards.
    #[must_use]
    pub const fn highest(self) -> usize {
        match self {
            Self::Nothing | Self::One | Self::Two => 0,
            Self::MedianOne => 1,
            Self::MedianTwo => 2,
        }
    }

    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::One => "/C1",
            Self::Two => "/C2",
            Self::MedianOne => "/M1",
            Self::MedianTwo => "/M2",
        }
    }
}

/// A modifier that was read.
#[derive(Clone, Copy)]
pub(super) enum Modifier {
    Cut(Cut),
    ForfeitsPlayed,
    Fore,
    Reversed,
    Limit(i8),
}

impl Modifier {
    /// Reads the text after a separator: `C1`, `P`, `L+2`.
    pub(super) fn parse(text: &str) -> Option<Self> {
        Some(match text.to_ascii_uppercase().as_str() {
            "C1" => Modifier::Cut(Cut::One),
            "C2" => Modifier::Cut(Cut::Two),
            "M1" => Modifier::Cut(Cut::MedianOne),
            "M2" => Modifier::Cut(Cut::MedianTwo),
            "P" => Modifier::ForfeitsPlayed,
            "F" => Modifier::Fore,
            "R" => Modifier::Reversed,
            other => {
                let limit: i8 = other.strip_prefix('L')?.parse().ok()?;
                if !(-99..=99).contains(&limit) {
                    return None;
                }
                Modifier::Limit(limit)
            }
        })
    }
}
