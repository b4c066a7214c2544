//! The form of a tournament, as it is typed.

use serde::{Deserialize, Serialize};

use crate::{event::Colour, pairing::System, store::rows::tournaments::TournamentRow};

/// What the form of a tournament says, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
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
    /// Edition of the FIDE (Dutch) System: `2026`, `2017`; the newest when empty, like every choice below. Another system,
    /// which only a report can bring, stands here by its [`System::code`].
    pub pairing_edition: String,
    /// Code of [`Accelerated`](crate::pairing::Accelerated).
    pub acceleration: String,
    /// Edition of the tie-break regulations: `2026-03`, `2024-08`.
    pub tie_break_edition: String,
    /// Code of [`RemainingTies`](crate::tiebreak::RemainingTies).
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

impl SettingsInput {
    /// What the form shows of a tournament that is stored.
    pub(super) fn of(row: &TournamentRow) -> Self {
        let rules = &row.rules;
        Self {
            name: row.name.clone(),
            town: row.town.clone(),
            venue: row.venue.clone(),
            province: row.province.clone(),
            federation: row.federation.clone(),
            start: row.start_date.to_string(),
            end: row.end_date.to_string(),
            rounds: row.rounds_planned.to_string(),
            kind: row.kind.code().to_owned(),
            time_control: row.time_control.clone(),
            rules_edition: row.rules_edition.id().to_owned(),
            win: points(row.win),
            draw: points(row.draw),
            loss: points(row.loss),
            pairing_bye: points(row.pairing_bye),
            tie_breaks: row.tie_breaks.replace(',', ", "),
            draw_offer_limit: row.draw_offer_limit.to_string(),
            default_minutes: row.default_minutes.to_string(),
            chief_arbiter: row.chief_arbiter.clone(),
            deputy_arbiters: row.deputy_arbiters.clone(),
            pairing_edition: match rules.pairing_system {
                System::Dutch => rules.pairing_edition.code(),
                other => other.code(),
            }
            .to_owned(),
            acceleration: rules.acceleration.code().to_owned(),
            tie_break_edition: rules.tie_break_edition.code().to_owned(),
            remaining_ties: rules.remaining_ties.code().to_owned(),
            lots_seed: rules.lots_seed.clone(),
            initial_colour: row.initial_colour.map_or("", Colour::code).to_owned(),
            forfeit_win: points(rules.forfeit_win),
            forfeit_loss: points(rules.forfeit_loss),
            full_point_bye: points(rules.full_point_bye),
            half_point_bye: points(rules.half_point_bye),
            zero_point_bye: points(rules.zero_point_bye),
        }
    }

    /// Names of the fields with what stands in them, in the order of the form.
    #[must_use]
    pub fn fields(&self) -> [(&'static str, &str); 31] {
        [
            ("name", self.name.as_str()),
            ("town", self.town.as_str()),
            ("venue", self.venue.as_str()),
            ("province", self.province.as_str()),
            ("federation", self.federation.as_str()),
            ("start", self.start.as_str()),
            ("end", self.end.as_str()),
            ("rounds", self.rounds.as_str()),
            ("kind", self.kind.as_str()),
            ("time_control", self.time_control.as_str()),
            ("rules_edition", self.rules_edition.as_str()),
            ("win", self.win.as_str()),
            ("draw", self.draw.as_str()),
            ("loss", self.loss.as_str()),
            ("pairing_bye", self.pairing_bye.as_str()),
            ("tie_breaks", self.tie_breaks.as_str()),
            ("draw_offer_limit", self.draw_offer_limit.as_str()),
            ("default_minutes", self.default_minutes.as_str()),
            ("chief_arbiter", self.chief_arbiter.as_str()),
            ("deputy_arbiters", self.deputy_arbiters.as_str()),
            ("pairing_edition", self.pairing_edition.as_str()),
            ("acceleration", self.acceleration.as_str()),
            ("tie_break_edition", self.tie_break_edition.as_str()),
            ("remaining_ties", self.remaining_ties.as_str()),
            ("lots_seed", self.lots_seed.as_str()),
            ("initial_colour", self.initial_colour.as_str()),
            ("forfeit_win", self.forfeit_win.as_str()),
            ("forfeit_loss", self.forfeit_loss.as_str()),
            ("full_point_bye", self.full_point_bye.as_str()),
            ("half_point_bye", self.half_point_bye.as_str()),
            ("zero_point_bye", self.zero_point_bye.as_str()),
        ]
    }
}

/// `1`, `½`, `2½`.
fn points(halves: i32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
