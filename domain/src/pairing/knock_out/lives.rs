//! How often somebody may lose before they are out.

/// How many lost matches put somebody out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lives {
    /// One: whoever loses is out.
    #[default]
    One,
    /// Two: whoever loses for the first time goes on in the losers' bracket (double elimination).
    Two,
}
