//! The event that the arbiter decided on, as it is stored with a decision.

use serde::{Deserialize, Serialize};

use super::{
    adjourned, claim, ended, flag, illegal, late, offer, position, record::Record, resignation,
    sealed, touched, tree,
};

/// One line for each record: its variant, its stored code, and its struct.
macro_rules! events {
    ($($event:ident => $record:path,)*) => {
        /// The event that the arbiter decided on.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "event", rename_all = "kebab-case")]
        pub enum Event {
            $(#[doc = concat!("Described in `", stringify!($record), "`.")] $event($record),)*
        }

        impl Event {
            /// The data of the event.
            #[must_use]
            pub fn record(&self) -> &dyn Record {
                match self { $(Self::$event(record) => record,)* }
            }
        }
    };
}

events! {
    Flag => flag::Fell,
    BothFlags => flag::BothFell,
    Resignation => resignation::Resigned,
    Agreement => offer::Agreed,
    End => ended::Over,
    Illegal => illegal::Act,
    IllegalPosition => position::Seen,
    Touched => touched::Men,
    Late => late::WasLate,
    Claim => claim::Claimed,
    Adjourned => adjourned::Envelope,
    Sealed => sealed::Opened,
    Answered => tree::Answered,
}
