use super::*;
use crate::pairing::RoundPairing;

mod corpora;

fn sorted(mut pairing: RoundPairing) -> RoundPairing {
    pairing.pairs.sort_by_key(|pair| (pair.white, pair.black));
    pairing
}
