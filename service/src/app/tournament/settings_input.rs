//! The form of a tournament, as it is typed.

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

/// What is chosen for a knock-out, with what it announces of its matches.
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

/// What is chosen for a knock-out of single games with a match for the third place.
pub const WITH_THIRD_PLACE: &str = "knock-out-third";

/// What is chosen for value numbers of the Keizer system of which the first is three times the last.
pub const THREE_TIMES: &str = "three-times";
/// What is chosen for value numbers that the event sets.
pub const FIXED: &str = "fixed";
/// What is written where all absences count.
pub const ALL_ABSENCES: &str = "all";

/// What is chosen for such a knock-out.
#[must_use]
pub fn knock_out_code(cup: Cup) -> &'static str {
    let mut all = KNOCK_OUTS.iter();
    let chosen = all.find(|(_, own)| *own == cup);
    chosen.map_or(System::KnockOut.code(), |(code, _)| code)
}

/// The knock-out of this choice.
pub(super) fn knock_out_of(code: &str) -> Option<Cup> {
    let mut all = KNOCK_OUTS.iter();
    all.find(|(own, _)| *own == code.trim())
        .map(|(_, cup)| *cup)
}

macro_rules! settings_input {
    ($($(#[doc = $doc:literal])+ $field:ident,)+) => {
        /// What the form of a tournament says, as typed.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct SettingsInput {
            $($(#[doc = $doc])+ pub $field: String,)+
        }

        impl SettingsInput {
            /// Names of the fields with what stands in them, in the order of the form.
            #[must_use]
            pub fn fields(&self) -> Vec<(&'static str, &str)> {
                vec![$((stringify!($field), self.$field.as_str())),+]
            }
        }
    };
}

settings_input! {
    /// Name.
    name,
    /// Town.
    town,
    /// Hall.
    venue,
    /// Province code, may be empty.
    province,
    /// Federation code.
    federation,
    /// First day, `2026-11-21`.
    start,
    /// Last day.
    end,
    /// Rounds, 1–30.
    rounds,
    /// `standard`, `rapid`, `blitz`.
    kind,
    /// Time control as text.
    time_control,
    /// Edition of the Laws, `fide-2023`; by the first day when empty.
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
    /// No draw offers before this move; 0 or empty for no limit.
    draw_offer_limit,
    /// Default time in minutes.
    default_minutes,
    /// Positions for which more than 50 moves were announced: `KRB-KR 75, KNN-KP 100`, or in Italian letters.
    more_than_fifty,
    /// Chief arbiter.
    chief_arbiter,
    /// Deputies, separated by semicolons: a name may have a comma in it (`Verdi, Anna; Neri, Ugo`).
    deputy_arbiters,
    /// Edition of the FIDE (Dutch) System: `2026`, `2017`; the newest when empty, like every choice below. Another system,
    /// which only a report can bring, stands here by its [`System::code`].
    pairing_edition,
    /// Code of [`Accelerated`](crate::pairing::Accelerated).
    acceleration,
    /// Edition of the tie-break regulations: `2026-03`, `2024-08`.
    tie_break_edition,
    /// Code of [`RemainingTies`](crate::tiebreak::RemainingTies).
    remaining_ties,
    /// Seed of the lots; drawn by the program when it is needed and empty.
    lots_seed,
    /// Code of [`UnratedRule`](crate::tiebreak::UnratedRule).
    unrated,
    /// The rating with which unrated participants count, where they count with one.
    unrated_rating,
    /// Colour drawn for number 1: `white`, `black`, or empty until it is drawn.
    initial_colour,
    /// Points for a win by forfeit; as a win when empty.
    forfeit_win,
    /// Points for a loss by forfeit; none when empty.
    forfeit_loss,
    /// Points for a full-point bye; as a win when empty.
    full_point_bye,
    /// Points for a half-point bye; as a draw when empty.
    half_point_bye,
    /// Points for an absence; none when empty.
    zero_point_bye,
    /// How many half-point byes a participant may have; as many as are asked for when empty.
    most_half_point_byes,
    /// In how many last rounds nobody may have one; 0 when empty.
    last_rounds_without_byes,
    /// Minutes after which everybody sees a move of an unfinished game, 0–60; 15 when empty.
    live_minutes,
    /// Moves of both sides after which they see it; none when empty.
    live_moves,
    /// Whether the last two rounds of a cycle of a round robin are exchanged, where another one follows: `yes`, which is
    /// so when empty, or `no`.
    exchanged,
    /// Of how many sides an event of the Schiller, Hutton or Molter system is; empty in other events.
    sides,
    /// Code of [`Numbering`].
    numbering,
    /// Seed of the lots for numbers; drawn by the program when it is needed and empty.
    numbers_seed,
    /// Code of [`NormExemption`].
    norm_exemption,
    /// Code of [`LeastGames`].
    norm_games,
    /// Code of [`Preset`], for an event by the Keizer system: it says what is left empty below.
    keizer_preset,
    /// Value numbers: `players`, which is so when empty, `three-times`, or `fixed`.
    keizer_values,
    /// Value number of the first place, where it is fixed.
    keizer_top,
    /// How much less each next place has, where it is fixed; 1 when empty.
    keizer_step,
    /// Whether the own value number counts once: `yes`, `no`.
    keizer_own,
    /// Part of the opponent's value number for a game that was lost: `1/6`, `0.35`, `35%`.
    keizer_loss,
    /// For the bye of the pairing: a part of the own value number, or points: `+12`.
    keizer_bye,
    /// For a full-point bye.
    keizer_full,
    /// For a half-point bye.
    keizer_half,
    /// For an absence or zero-point bye.
    keizer_absence,
    /// Points for each round before somebody came for the first time; 0 when empty.
    keizer_late,
    /// How many absences count, or `all`; 5 when empty.
    keizer_most,
    /// Rounds between two games of the same two; 3 when empty.
    keizer_between,
    /// Whether rounds keep the value numbers that they were played with: `yes`, `no`.
    keizer_frozen,
    /// Whether absences beyond those that count give one half each: `yes`, `no`.
    keizer_halved,
}

impl SettingsInput {
    /// What the form shows of a tournament that is stored.
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
            // What is not said stands in older deeds as nothing.
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

/// Fills the fields of the form: the preset that leaves the fewest to be written, and what differs from it.
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
    // What is usual stands in older deeds as nothing.
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

/// A number that differs from the one that counts where nobody chose: that one stands in older deeds as nothing.
fn chosen(number: i32, usual: u8) -> String {
    if number == i32::from(usual) {
        return String::new();
    }
    number.to_string()
}

/// `1`, `½`, `2½`.
fn points(halves: i32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
