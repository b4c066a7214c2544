//! How often a player may lose before they are out.

/// Number of lost matches that put a player out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lives {
    /// One life: a player who loses is out.
    #[default]
    One,
    /// Two lives: a player who loses for the first time goes on in the losers' bracket (double elimination).
    Two,
}
