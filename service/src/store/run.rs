//! The mark of one run of the program, by which servers on one PostgreSQL database recognise each other.

use std::fmt;

/// A random number chosen at the start. Connections to PostgreSQL are named after it, so that other servers see that
/// this one exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run(pub u64);

impl Run {
    /// A new mark.
    pub fn by_chance() -> Self {
        let mut bytes = [0; 8];
        // Without random numbers all runs have the same mark: each then takes over jobs of others that are still
        // running.
        if let Err(error) = getrandom::fill(&mut bytes) {
            tracing::warn!(%error, "no random numbers");
        }
        Self(u64::from_be_bytes(bytes))
    }
}

/// The name of the run's connections.
impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tratto {:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_differ_and_their_names_are_of_one_length() {
        let (one, two) = (Run::by_chance(), Run::by_chance());
        assert_ne!(one, two);
        assert_eq!(one.to_string().len(), two.to_string().len());
        assert_eq!(Run(0xf3).to_string(), "tratto 00000000000000f3");
    }
}
