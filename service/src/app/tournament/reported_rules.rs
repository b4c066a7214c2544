//! The rules of an event made from a report, and the rules of an event as a report states them.

use chrono::NaiveDate;

use crate::{
    event::{Crosstable, LeastGames, LiveDelay, NormExemption},
    formats::trf::Header,
    pairing::{
        Accelerated, Format, System, TypeCode,
        keizer::Parameters,
        knock_out::Cup,
        round_robin::{Numbering, Table, schiller_of},
    },
    store::rows::tournament_rules::RulesRow,
    tiebreak::{self, RemainingTies, UnratedRule},
};

use super::{Loaded, rules::lives_of};

/// The rules of an event made from a report: by its type code, otherwise by its first day.
pub(crate) fn of_report(header: &Header, start: NaiveDate, table: &Crosstable) -> RulesRow {
    let paired = header.paired_as();
    let edition = paired.edition_on(Some(start));
    let acceleration = acceleration_of(paired.system, table, paired.baku);
    let participants = u16::try_from(table.participants().len()).unwrap_or(u16::MAX);
    let told = match paired.system {
        System::Schiller => schiller_of(table),
        _ => paired
            .schedule
            .with_rounds(participants, table.rounds_planned()),
    };
    let schedule = told.unwrap_or(paired.schedule);
    let sides = match schedule.table() {
        Table::Schiller { sides } => sides,
        _ => 0,
    };
    let cup = (paired.system == System::KnockOut).then(|| Cup::of(table));
    RulesRow {
        pairing_system: paired.system,
        // A variant of the Scheveningen system keeps its own code.
        type_code: match paired.system {
            System::Scheveningen => paired.plain,
            system if system.is_paired_here() => String::new(),
            _ => paired.plain,
        },
        pairing_edition: edition,
        acceleration,
        tie_break_edition: tiebreak::Edition::in_force(Some(start)),
        remaining_ties: RemainingTies::Shared,
        unrated: UnratedRule::Drop,
        unrated_rating: None,
        lots_seed: String::new(),
        forfeit_win: table.scoring.forfeit_win.halves(),
        forfeit_loss: table.scoring.forfeit_loss.halves(),
        full_point_bye: table.scoring.full_point_bye.halves(),
        half_point_bye: table.scoring.half_point_bye.halves(),
        zero_point_bye: table.scoring.zero_point_bye.halves(),
        most_half_point_byes: None,
        last_rounds_without_byes: 0,
        live_minutes: LiveDelay::default().minutes().into(),
        live_moves: LiveDelay::default().moves().into(),
        cycles: schedule.cycles().into(),
        games_in_a_row: cup
            .map_or(schedule.games(), |cup| cup.games.number())
            .into(),
        exchanged: schedule.is_exchanged(),
        // The numbers in the file stay.
        numbering: match paired.system.format() {
            Format::Schedule => Numbering::Hand,
            Format::Swiss | Format::Matches | Format::KnockOut => Numbering::Rating,
        },
        numbers_seed: String::new(),
        norm_exemption: NormExemption::None,
        third_place: cup.is_some_and(|cup| cup.third_place),
        keizer: Parameters::USUAL,
        sides: sides.into(),
        table_rounds: 0,
        lives: cup.map_or(1, lives_of),
        norm_games: LeastGames::Nine,
    }
}

/// Baku acceleration, if the virtual points in the file are what it gives. Before round 1 the code alone is enough.
fn acceleration_of(system: System, table: &Crosstable, coded: bool) -> Accelerated {
    let Some(first) = table.accelerations.first() else {
        return if coded && table.rounds_paired() == 0 {
            Accelerated::Baku
        } else {
            Accelerated::No
        };
    };
    let baku = system.baku(first.last, table.rounds_planned(), &table.scoring);
    if baku.is_some_and(|baku| baku == table.accelerations) {
        Accelerated::Baku
    } else {
        Accelerated::Listed
    }
}

/// The code for TRF record 192. A system that only exists in reports keeps its code. Virtual points have their own records.
pub(crate) fn type_code(loaded: &Loaded) -> String {
    let rules = &loaded.tournament.rules;
    let baku = rules.acceleration == Accelerated::Baku;
    let start = Some(loaded.tournament.start_date);
    let system = rules.pairing_system;
    let engine = rules.engine().filter(|_| rules.type_code.is_empty());
    let code = match engine {
        Some(engine) => TypeCode::of(engine, start, baku),
        None => TypeCode {
            system,
            plain: rules.type_code.clone(),
            edition: None,
            schedule: rules.schedule(),
            baku,
        },
    };
    code.written()
}
