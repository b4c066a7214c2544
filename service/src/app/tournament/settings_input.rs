//! The form of a tournament's settings, as it is typed.

use serde::{Deserialize, Serialize};

use crate::{
    event::{Colour, LeastGames, LiveDelay, NormExemption},
    pairing::{
        System,
        keizer::{Fraction, Parameters, Preset, Values, Worth},
        knock_out::{Cup, Games, Lives},
        round_robin::Numbering,
    },
    store::rows::tournaments::TournamentRow,
};

use super::round_robin;

/// The choices for a knock-out: code, and the rules of its matches.
pub const KNOCK_OUTS: [(&str, Cup); 6] = {
    const fn cup(games: Games, third_place: bool, lives: Lives) -> Cup {
        Cup {
            third_place,
            games,
            lives,
        }
    }
    [
        (System::KnockOut.code(), cup(Games::One, false, Lives::One)),
        (WITH_THIRD_PLACE, cup(Games::One, true, Lives::One)),
        ("knock-out-two", cup(Games::Two, false, Lives::One)),
        ("knock-out-two-third", cup(Games::Two, true, Lives::One)),
        ("knock-out-lives", cup(Games::One, false, Lives::Two)),
        ("knock-out-two-lives", cup(Games::Two, false, Lives::Two)),
    ]
};

/// Code of a knock-out of single games with a match for third place.
pub const WITH_THIRD_PLACE: &str = "knock-out-third";

/// Code of Keizer value numbers of which the first is three times the last.
pub const THREE_TIMES: &str = "three-times";
/// Code of Keizer value numbers set by the event.
pub const FIXED: &str = "fixed";
/// Text typed if all absences count.
pub const ALL_ABSENCES: &str = "all";

/// The code of this knock-out.
#[must_use]
pub fn knock_out_code(cup: Cup) -> &'static str {
    let mut all = KNOCK_OUTS.iter();
    let chosen = all.find(|(_, own)| *own == cup);
    chosen.map_or(System::KnockOut.code(), |(code, _)| code)
}

/// The knock-out with this code; `None` for any other text.
pub(super) fn knock_out_of(code: &str) -> Option<Cup> {
    let mut all = KNOCK_OUTS.iter();
    all.find(|(own, _)| *own == code.trim())
        .map(|(_, cup)| *cup)
}

macro_rules! settings_input {
    ($($(#[doc = $doc:literal])+ $field:ident,)+) => {
        /// The settings of a tournament, as typed.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct SettingsInput {
            $($(#[doc = $doc])+ pub $field: String,)+
        }

        impl SettingsInput {
            /// Each field's name and text, in the order of the form.
            #[must_use]
            pub fn fields(&self) -> Vec<(&'static str, &str)> {
                vec![$((stringify!($field), self.$field.as_str())),+]
            }
        }
    };
}

settings_input! {
    /// Name of the tournament.
    name,
    /// Town.
    town,
    /// Hall; may be empty.
    venue,
    /// Province code; may be empty.
    province,
    /// Federation code.
    federation,
    /// First day: `2026-11-21`.
    start,
    /// Last day: `2026-11-22`.
    end,
    /// Number of rounds, 1–30.
    rounds,
    /// Kind: `standard`, `rapid` or `blitz`.
    kind,
    /// Time control as text.
    time_control,
    /// Edition of the Laws: `fide-2023`; empty for the one in force on the first day.
    rules_edition,
    /// Points for a win.
    win,
    /// Points for a draw.
    draw,
    /// Points for a loss.
    loss,
    /// Points for the pairing-allocated bye.
    pairing_bye,
    /// Tie-break codes, separated by commas or spaces.
    tie_breaks,
    /// Move before which draws may not be offered; 0 or empty for no limit.
    draw_offer_limit,
    /// Default time in minutes.
    default_minutes,
    /// Positions for which more than 50 moves were announced: `KRB-KR 75, KNN-KP 100`, also with Italian letters.
    more_than_fifty,
    /// Name of the chief arbiter.
    chief_arbiter,
    /// Names of the deputies, separated by semicolons, since a name may contain a comma (`Verdi, Anna; Neri, Ugo`).
    deputy_arbiters,
    /// Edition of the FIDE (Dutch) System: `2026` or `2017`; empty for the newest, as in all choices below. Any other system is
    /// named by its code; one that only a report can bring by its [`System::code`].
    pairing_edition,
    /// Code of [`Accelerated`](crate::pairing::Accelerated).
    acceleration,
    /// Edition of the tie-break regulations: `2026-03`, `2024-08`.
    tie_break_edition,
    /// Code of [`RemainingTies`](crate::tiebreak::RemainingTies).
    remaining_ties,
    /// Seed of the lots; if it is empty and needed, the program draws it.
    lots_seed,
    /// Code of [`UnratedRule`](crate::tiebreak::UnratedRule).
    unrated,
    /// Rating with which unrated participants count, if they count with one.
    unrated_rating,
    /// Colour drawn for number 1: `white` or `black`; empty until it is drawn.
    initial_colour,
    /// Points for a forfeit win; empty for those of a win.
    forfeit_win,
    /// Points for a forfeit loss; empty for 0.
    forfeit_loss,
    /// Points for a full-point bye; empty for those of a win.
    full_point_bye,
    /// Points for a half-point bye; empty for those of a draw.
    half_point_bye,
    /// Points for an absence; empty for 0.
    zero_point_bye,
    /// Maximum number of half-point byes for a participant; empty for no limit.
    most_half_point_byes,
    /// Number of last rounds without half-point byes; empty for 0.
    last_rounds_without_byes,
    /// Minutes after which everybody sees a move of an unfinished game, 0–60; empty for 15.
    live_minutes,
    /// Further moves (one of each side) after which everybody sees a move, 0–50; empty for 0.
    live_moves,
    /// Whether the last two rounds of a round robin's cycle are exchanged if another cycle follows: `yes` (also if empty) or
    /// `no`.
    exchanged,
    /// Number of sides in an event of the Schiller, Hutton or Molter system; empty in other events.
    sides,
    /// Code of [`Numbering`].
    numbering,
    /// Seed of the lots for pairing numbers; if it is empty and needed, the program draws it.
    numbers_seed,
    /// Code of [`NormExemption`].
    norm_exemption,
    /// Code of [`LeastGames`].
    norm_games,
    /// Code of the Keizer [`Preset`], whose values replace empty fields below.
    keizer_preset,
    /// Value numbers: `players` (also if empty), `three-times` or `fixed`.
    keizer_values,
    /// Value number of the first place, if value numbers are fixed.
    keizer_top,
    /// Difference to the next place, if value numbers are fixed; empty for 1.
    keizer_step,
    /// Whether the own value number counts once: `yes` or `no`.
    keizer_own,
    /// Part of the opponent's value number for a lost game: `1/6`, `0.35`, `35%`.
    keizer_loss,
    /// Worth of the pairing-allocated bye: a part of the own value number, or points: `+12`.
    keizer_bye,
    /// Worth of a full-point bye.
    keizer_full,
    /// Worth of a half-point bye.
    keizer_half,
    /// Worth of an absence or a zero-point bye.
    keizer_absence,
    /// Points for each round before a participant's first round; empty for 0.
    keizer_late,
    /// Number of absences that count, or `all`; empty for 5.
    keizer_most,
    /// Minimum number of rounds between two games of the same players; empty for 3.
    keizer_between,
    /// Whether rounds keep the value numbers with which they were played: `yes` or `no`.
    keizer_frozen,
    /// Whether absences beyond those that count are worth half as much: `yes`, or `no` for nothing.
    keizer_halved,
}

impl SettingsInput {
    /// The form for the stored settings.
    pub(super) fn of(row: &TournamentRow) -> Self {
        let (rules, usual) = (&row.rules, LiveDelay::default());
        let mut input = Self {
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
            more_than_fifty: row.more_than_fifty.clone(),
            chief_arbiter: row.chief_arbiter.clone(),
            deputy_arbiters: row.deputy_arbiters.clone(),
            pairing_edition: match rules.pairing_system {
                System::Dutch => rules.pairing_edition.code(),
                System::KnockOut => knock_out_code(rules.cup()),
                other => round_robin::code_of(rules).unwrap_or(other.code()),
            }
            .to_owned(),
            acceleration: rules.acceleration.code().to_owned(),
            tie_break_edition: rules.tie_break_edition.code().to_owned(),
            remaining_ties: rules.remaining_ties.code().to_owned(),
            lots_seed: rules.lots_seed.clone(),
            unrated: rules.unrated.code().to_owned(),
            unrated_rating: rules
                .unrated_rating
                .map(|rating| rating.to_string())
                .unwrap_or_default(),
            initial_colour: row.initial_colour.map_or("", Colour::code).to_owned(),
            forfeit_win: points(rules.forfeit_win),
            forfeit_loss: points(rules.forfeit_loss),
            full_point_bye: points(rules.full_point_bye),
            half_point_bye: points(rules.half_point_bye),
            zero_point_bye: points(rules.zero_point_bye),
            most_half_point_byes: rules
                .most_half_point_byes
                .map(|most| most.to_string())
                .unwrap_or_default(),
            // Older deeds keep this value as an empty text.
            last_rounds_without_byes: match rules.last_rounds_without_byes {
                0 => String::new(),
                last => last.to_string(),
            },
            live_minutes: chosen(rules.live_minutes, usual.minutes()),
            live_moves: chosen(rules.live_moves, usual.moves()),
            exchanged: if rules.exchanged { "" } else { "no" }.to_owned(),
            sides: match rules.sides {
                0 => String::new(),
                sides => sides.to_string(),
            },
            numbering: match rules.numbering {
                Numbering::Rating => "",
                other => other.code(),
            }
            .to_owned(),
            numbers_seed: rules.numbers_seed.clone(),
            norm_exemption: match rules.norm_exemption {
                NormExemption::None => "",
                other => other.code(),
            }
            .to_owned(),
            norm_games: match rules.norm_games {
                LeastGames::Nine => "",
                other => other.code(),
            }
            .to_owned(),
            ..Self::default()
        };
        if rules.pairing_system == System::Keizer {
            fill_keizer(&mut input, &rules.keizer);
        }
        input
    }
}

/// Fills in the Keizer fields: the preset that leaves the fewest fields to type, and the values that differ from it.
pub(super) fn fill_keizer(input: &mut SettingsInput, parameters: &Parameters) {
    let mut presets = Preset::ALL.map(|preset| {
        let usual = preset.parameters();
        let parts = [
            parameters.loss != usual.loss,
            parameters.pairing_bye != usual.pairing_bye,
            parameters.full_point_bye != usual.full_point_bye,
            parameters.half_point_bye != usual.half_point_bye,
            parameters.absence != usual.absence,
        ];
        (parts.into_iter().filter(|differs| *differs).count(), preset)
    });
    presets.sort_by_key(|(differing, _)| *differing);
    let preset = presets.first().map_or(Preset::Usual, |(_, preset)| *preset);
    let usual = preset.parameters();
    // Older deeds keep usual values as empty texts.
    if preset != Preset::Usual {
        preset.code().clone_into(&mut input.keizer_preset);
    }
    match parameters.values {
        Values::Players => {}
        Values::ThreeTimes => THREE_TIMES.clone_into(&mut input.keizer_values),
        Values::Fixed { top, step } => {
            FIXED.clone_into(&mut input.keizer_values);
            input.keizer_top = top.to_string();
            input.keizer_step = step.to_string();
        }
    }
    let said = |differs: bool, text: String| if differs { text } else { String::new() };
    let no = |is: bool| if is { "yes" } else { "no" }.to_owned();
    let fraction = |own: Fraction, other: Fraction| said(own != other, own.to_string());
    let worth = |own: Worth, other: Worth| said(own != other, own.to_string());
    input.keizer_own = said(
        parameters.own_value != usual.own_value,
        no(parameters.own_value),
    );
    input.keizer_loss = fraction(parameters.loss, usual.loss);
    input.keizer_bye = worth(parameters.pairing_bye, usual.pairing_bye);
    input.keizer_full = worth(parameters.full_point_bye, usual.full_point_bye);
    input.keizer_half = worth(parameters.half_point_bye, usual.half_point_bye);
    input.keizer_absence = worth(parameters.absence, usual.absence);
    input.keizer_late = said(parameters.late != usual.late, parameters.late.to_string());
    let most = parameters.most_absences;
    input.keizer_most = said(
        most != usual.most_absences,
        most.map_or_else(|| ALL_ABSENCES.to_owned(), |most| most.to_string()),
    );
    let between = parameters.rounds_between;
    input.keizer_between = said(between != usual.rounds_between, between.to_string());
    input.keizer_frozen = said(
        parameters.is_frozen != usual.is_frozen,
        no(parameters.is_frozen),
    );
    input.keizer_halved = said(
        parameters.halves_further != usual.halves_further,
        no(parameters.halves_further),
    );
}

/// A number; empty if it is the usual one, as in older deeds.
fn chosen(number: i32, usual: u8) -> String {
    if number == i32::from(usual) {
        return String::new();
    }
    number.to_string()
}

/// Points as `1`, `½` or `2½`.
fn points(halves: i32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
