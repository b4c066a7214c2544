//! The form of a tournament, as it is typed.

/// What the form of a tournament says, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsInput {
    /// Name.
    pub name: String,
    /// Town.
    pub town: String,
    /// Hall.
    pub venue: String,
    /// Province code, may be empty.
    pub province: String,
    /// Federation code.
    pub federation: String,
    /// First day, `2026-11-21`.
    pub start: String,
    /// Last day.
    pub end: String,
    /// Rounds, 1–30.
    pub rounds: String,
    /// `standard`, `rapid`, `blitz`.
    pub kind: String,
    /// Time control as text.
    pub time_control: String,
    /// `fide-2023` or `fide-1952`.
    pub rules_edition: String,
    /// Points for a win.
    pub win: String,
    /// Points for a draw.
    pub draw: String,
    /// Points for a loss.
    pub loss: String,
    /// Points for the pairing-allocated bye.
    pub pairing_bye: String,
    /// Tie-break codes, separated by commas or spaces.
    pub tie_breaks: String,
    /// No draw offers before this move; 0 or empty for no limit.
    pub draw_offer_limit: String,
    /// Default time in minutes.
    pub default_minutes: String,
    /// Chief arbiter.
    pub chief_arbiter: String,
    /// Deputies.
    pub deputy_arbiters: String,
    /// Edition of the FIDE (Dutch) System: `2026`, `2017`; the newest when empty, like every choice below.
    pub pairing_edition: String,
    /// One of [`ACCELERATIONS`](super::rules::ACCELERATIONS).
    pub acceleration: String,
    /// Edition of the tie-break regulations: `2026-03`, `2024-08`.
    pub tie_break_edition: String,
    /// One of [`REMAINING_TIES`](super::rules::REMAINING_TIES).
    pub remaining_ties: String,
    /// Seed of the lots; drawn by the program when it is needed and empty.
    pub lots_seed: String,
    /// Colour drawn for number 1: `white`, `black`, or empty until it is drawn.
    pub initial_colour: String,
    /// Points for a win by forfeit; as a win when empty.
    pub forfeit_win: String,
    /// Points for a loss by forfeit; none when empty.
    pub forfeit_loss: String,
    /// Points for a full-point bye; as a win when empty.
    pub full_point_bye: String,
    /// Points for a half-point bye; as a draw when empty.
    pub half_point_bye: String,
    /// Points for an absence; none when empty.
    pub zero_point_bye: String,
}
