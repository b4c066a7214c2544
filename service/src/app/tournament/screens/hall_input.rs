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
            /// Each field's name and text, in the order of the form.
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
        /// Code of what it shows.
        screen_shows,
        /// Seconds for which a page stays.
        screen_seconds,
        /// Code of its colours.
        screen_theme,
    }
}

hall_input! {
    /// An announcement; both fields empty to remove it.
    AnnouncementInput {
        /// Numbers of the boards that are called: `12, 15`.
        hall_boards,
        /// The sentence; if it is empty, the boards are called to bring their results.
        hall_text,
    }
}

hall_input! {
    /// The clock of a round; without a start no clock is shown.
    RoundClockInput {
        /// Number of the round.
        clock_round,
        /// Day on which it starts: `2026-11-21`.
        clock_day,
        /// Local time at which it starts: `15:00`, with seconds if needed.
        clock_starts,
        /// Local time at which it ends, on the same day or in the following night; may be empty.
        clock_ends,
        /// Time zone of the place: `+01:00`.
        clock_zone,
    }
}
