//! What came before the arbiter, as it is stored with a decision.

use serde::{Deserialize, Serialize};

use super::{
    adjourned, claim, ended, flag, illegal, late, offer, position, record::Record, resignation,
    sealed, touched, tree,
};

/// A line a record: its variant, whose name in lines is the stored code, and its struct.
macro_rules! events {
    ($($event:ident => $record:path,)*) => {
        /// What came before the arbiter.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "event", rename_all = "kebab-case")]
        pub enum Event {
            $(#[doc = concat!("Described in `", stringify!($record), "`.")] $event($record),)*
        }

        impl Event {
            /// What it tells.
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
