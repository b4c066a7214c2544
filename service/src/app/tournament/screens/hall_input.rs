//! The forms of the hall's page, as they are typed and as deeds keep them.

use serde::{Deserialize, Serialize};

macro_rules! hall_input {
    ($(#[doc = $of:literal])+ $name:ident { $($(#[doc = $doc:literal])+ $field:ident,)+ }) => {
        $(#[doc = $of])+
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct $name {
            $($(#[doc = $doc])+ pub $field: String,)+
        }

        impl $name {
            /// Names of the fields with what stands in them, in the order of the form.
            #[must_use]
            pub fn fields(&self) -> Vec<(&'static str, &str)> {
                vec![$((stringify!($field), self.$field.as_str())),+]
            }
        }
    };
}

hall_input! {
    /// A screen.
    ScreenInput {
        /// Short name, which is part of the screen's address: lower-case letters, digits, hyphens.
        screen_name,
        /// What it shows, as a code.
        screen_shows,
        /// Seconds that a page stays.
        screen_seconds,
        /// Its colours, as a code.
        screen_theme,
    }
}

hall_input! {
    /// An announcement; both empty: nothing is said any more.
    AnnouncementInput {
        /// Numbers of boards that are called: `12, 15`.
        hall_boards,
        /// The sentence. Without one, those who are called bring their result.
        hall_text,
    }
}

hall_input! {
    /// The clock of a round; without a beginning no clock is shown.
    RoundClockInput {
        /// Number of the round.
        clock_round,
        /// Day on which it begins, `2026-11-21`.
        clock_day,
        /// When it begins by the clocks of the place, `15:00`, with seconds where they count.
        clock_starts,
        /// When it ends, on the same day or in the night after it; may be empty.
        clock_ends,
        /// How far the clocks of the place are ahead of UTC, `+01:00`.
        clock_zone,
    }
}
