//! The colours of the last six rounds in the tables for 14, 18, … 50 members of a side. They were found by an exact search.
//! Together with the rounds before them they meet all requirements, also when the table is played again with reversed colours.

/// For each number of members, the last six rows. A set bit is a member of the first side with White; the lowest bit is the
/// first member.
const WHITES: [(u16, [u64; 6]); 10] = [
    (14, [0x1569, 0x1aa6, 0x2a93, 0x255c, 0x14ab, 0x2b54]),
    (
        18,
        [
            0x556b,
            0x0003_6aa4,
            0x0001_aa93,
            0x0002_955c,
            0x0001_52ab,
            0x0002_ad54,
        ],
    ),
    (
        22,
        [
            0x0017_816b,
            0x0028_5fa4,
            0x0015_aa93,
            0x002a_555c,
            0x0005_eaa3,
            0x003a_345c,
        ],
    ),
    (
        26,
        [
            0x0145_556b,
            0x02b6_aaa4,
            0x015a_aa93,
            0x02a9_555c,
            0x0155_2aab,
            0x02aa_d554,
        ],
    ),
    (
        30,
        [
            0x2a88_557d,
            0x1555_ee82,
            0x2aaa_02fd,
            0x1555_fd02,
            0x2aaa_11d7,
            0x1577_aa28,
        ],
    ),
    (
        34,
        [
            0x0002_aa21_557d,
            0x0001_5557_ba82,
            0x0002_aaa8_03fd,
            0x0001_5557_fc02,
            0x0002_e8a8_41f7,
            0x0001_17de_ae08,
        ],
    ),
    (
        38,
        [
            0x003f_8002_c57f,
            0x5ffd_5e80,
            0x002a_a802_abfd,
            0x0015_55fd_7402,
            0x002f_aa00_91f7,
            0x0010_77ff_2a08,
        ],
    ),
    (
        42,
        [
            0x02b5_00aa_a57f,
            0x0152_ff55_5680,
            0x02a9_402a_abfd,
            0x0145_bfd5_5502,
            0x02be_500a_aad7,
            0x014a_aff5_5828,
        ],
    ),
    (
        46,
        [
            0x2952_b502_a57f,
            0x15ad_52fd_5680,
            0x2a82_8aaa_aafd,
            0x145d_7d55_5542,
            0x2fe0_c18a_0bb7,
            0x123f_2e75_f808,
        ],
    ),
    (
        50,
        [
            0x0002_aaa0_1755_557d,
            0x0001_5557_f82b_aa82,
            0x0002_aaaa_aa80_17fd,
            0x0001_5555_557f_e802,
            0x0002_aa38_e0f0_c5d7,
            0x0001_55cf_0f8e_3a28,
        ],
    ),
];

/// The members of the first side with White in one of the last six rows, `index` from 0: a set bit for each. `None` for other
/// sizes.
pub(super) fn whites(members: u16, index: u16) -> Option<u64> {
    let (_, rows) = WHITES.iter().find(|(size, _)| *size == members)?;
    rows.get(usize::from(index)).copied()
}
