//! Drawing of lots that anybody can repeat.

use crate::event::Tpn;

/// The ticket of `tpn` in a drawing with `seed`: the smallest ticket among the tied comes first, equal
/// tickets by pairing number (C.07 4.2).
///
/// The ticket is `mix(seed + mix(tpn))` in 64-bit wrapping arithmetic, where `mix` is the finaliser of
/// SplitMix64: add `0x9E3779B97F4A7C15`; xor with itself shifted right by 30 and multiply by
/// `0xBF58476D1CE4E5B9`; xor with itself shifted right by 27 and multiply by `0x94D049BB133111EB`; xor with
/// itself shifted right by 31. The ticket depends on nothing else. So a seed that is drawn in public after the last round
/// determines every lot.
#[must_use]
pub fn lot(seed: u64, tpn: Tpn) -> u64 {
    mix(seed.wrapping_add(mix(u64::from(tpn.get()))))
}

const fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}
