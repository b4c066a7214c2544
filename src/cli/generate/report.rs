//! A random tournament as a complete report: people, dates, tie-breaks and ranks for a crosstable.

use chrono::{Days, NaiveDate};

use crate::{
    event::{Crosstable, Federation, Strength, Tpn, initial_order},
    formats::trf::{
        Header, IntegrityEvent, IntegrityRemark, RankingMethod, RatingSource, Trf, TrfPlayer,
    },
    pairing::{Engine, TypeCode, dutch::Edition, generate::Dice, keizer::Ranking},
    tiebreak::{Code, TieBreak, standings, standings_after},
};

use super::people::somebody;

/// The report of `table`. The same table and seed give the same report.
pub fn report(table: Crosstable, engine: Engine, seed: u64, asked: Option<&[TieBreak]>) -> Trf {
    let mut dice = Dice::new(seed.rotate_left(32)).fork();
    let mut players = people(&table, &mut dice);
    let drawn;
    let list = match asked {
        Some(list) => list,
        None => {
            drawn = match engine {
                Engine::Dutch(_)
                | Engine::Dubov
                | Engine::Burstein
                | Engine::Lim
                | Engine::DoubleSwiss
                | Engine::Keizer(_) => some_tie_breaks(&mut dice),
                // Only the bracket ranks the players, and ties are shared.
                Engine::KnockOut(_) => Vec::new(),
                Engine::RoundRobin(_) => ROUND_ROBIN.map(TieBreak::new).to_vec(),
            };
            &drawn
        }
    };
    let header = header(&table, engine, seed, list, &mut dice);
    let regulations = header.regulations();
    let counted = header.paired_as().system.counted(&table);
    let rounds = table.rounds_planned();
    let ranked = match engine {
        Engine::Keizer(parameters) => {
            let first = Ranking::after(&table, rounds, &parameters).before_points();
            standings_after(&first, &counted, rounds, list, &regulations)
        }
        _ => standings(&counted, rounds, list, &regulations),
    };
    for standing in ranked {
        if let Some(player) = players.get_mut(standing.tpn.index()) {
            player.rank = u16::try_from(standing.place).ok();
            player.points = Some(standing.points);
        }
    }
    let words = table.going_on.iter().map(|one| IntegrityRemark {
        event: IntegrityEvent::GoesOn,
        round: Some(one.round),
        detail: one.player.to_string(),
    });
    let words: Vec<String> = words.map(|remark| remark.to_string()).collect();
    let mut trf = Trf::new(header, players, table);
    trf.comments = vec![format!(" Random tournament, seed {seed}")];
    trf.comments.extend(words);
    trf
}

/// The people in the order of C.04.2 art. 2.2: those with equal ratings by title and name.
fn people(table: &Crosstable, dice: &mut Dice) -> Vec<TrfPlayer> {
    let women = dice.between(50, 400);
    let mut people: Vec<Option<TrfPlayer>> = table
        .participants()
        .iter()
        .map(|participant| somebody(participant.rating, women, dice))
        .collect();
    let strengths: Vec<Strength> = people
        .iter()
        .flatten()
        .map(|player| Strength {
            rating: player.rating,
            title: player.title,
            name: player.name.clone(),
        })
        .collect();
    initial_order(&strengths)
        .into_iter()
        .enumerate()
        .filter_map(|(index, of)| {
            let mut player = people.get_mut(of)?.take()?;
            player.start_number = Tpn::from_index(index)?;
            player.fide_id = Some(FIRST_FIDE_ID + u64::from(player.start_number.get()));
            Some(player)
        })
        .collect()
}

/// FIDE IDs longer than any real one, so that they belong to nobody.
const FIRST_FIDE_ID: u64 = 99_000_000_000;

/// Tie-breaks of a round robin.
const ROUND_ROBIN: [Code; 4] = [
    Code::DirectEncounter,
    Code::Wins,
    Code::SonnebornBerger,
    Code::Koya,
];

/// Three to six different tie-breaks for a Swiss.
fn some_tie_breaks(dice: &mut Dice) -> Vec<TieBreak> {
    let mut list: Vec<TieBreak> = Vec::new();
    let count = usize::from(dice.between(3, 6));
    while list.len() < count {
        let drawn = dice.pick(TieBreak::ALL_INDIVIDUAL).copied();
        list.extend(drawn.filter(|tie_break| {
            // Koya is for round robins. A number or a rating leaves no ties for the tie-breaks after it.
            !matches!(
                tie_break.code(),
                Code::Koya | Code::PairingNumber | Code::Rating
            ) && list.iter().all(|known| known.code() != tie_break.code())
        }));
    }
    list
}

fn header(
    table: &Crosstable,
    engine: Engine,
    seed: u64,
    list: &[TieBreak],
    dice: &mut Dice,
) -> Header {
    let first = match engine {
        Engine::Dutch(Edition::Fide2026)
        | Engine::Dubov
        | Engine::Burstein
        | Engine::Lim
        | Engine::DoubleSwiss
        | Engine::Keizer(_)
        | Engine::RoundRobin(_)
        | Engine::KnockOut(_) => NaiveDate::from_ymd_opt(2026, 3, 7),
        Engine::Dutch(Edition::Fide2017) => NaiveDate::from_ymd_opt(2024, 9, 7),
    };
    let start = first.map(|first| first + Days::new(u64::from(dice.below(300))));
    let dates: Vec<Option<NaiveDate>> = (0..u64::from(table.rounds_planned()))
        .map(|round| start.map(|start| start + Days::new(round)))
        .collect();
    let baku = !table.accelerations.is_empty();
    // An old edition is named although the date implies it, because other programs pair by the newest one.
    let code = match engine {
        Engine::Dutch(Edition::Fide2026)
        | Engine::Dubov
        | Engine::Burstein
        | Engine::Lim
        | Engine::DoubleSwiss
        | Engine::Keizer(_)
        | Engine::RoundRobin(_)
        | Engine::KnockOut(_) => TypeCode::of(engine, start, baku),
        Engine::Dutch(Edition::Fide2017) => TypeCode::of(engine, None, baku),
    };
    let cities = ["Borgo Scacco", "Torrealfiere", "Castel Regina", "Pedonara"];
    Header {
        name: format!("Random tournament {seed}"),
        city: dice.pick(&cities).copied().unwrap_or_default().to_owned(),
        federation: Some(Federation::ITA),
        start,
        end: dates.last().copied().flatten().or(start),
        type_text: Some(
            match engine {
                Engine::Dutch(_)
                | Engine::Dubov
                | Engine::Burstein
                | Engine::Lim
                | Engine::DoubleSwiss
                | Engine::Keizer(_) => "Individual: Swiss-System",
                Engine::RoundRobin(_) => "Individual: Round-Robin",
                Engine::KnockOut(_) => "Individual: Knock-Out",
            }
            .to_owned(),
        ),
        type_code: Some(code.written()),
        chief_arbiter: Some("Arbitri, Celestina".to_owned()),
        deputies: vec!["Arbitri, Fedele".to_owned()],
        time_control: Some("90 minutes and 30 seconds a move".to_owned()),
        time_code: Some("5400+30".to_owned()),
        round_dates: dates,
        ranking_method: Some(RankingMethod {
            federation: "IND".to_owned(),
            method: RatingSource::Fide,
        }),
        program: Some(format!("tratto {}", env!("CARGO_PKG_VERSION"))),
        tie_breaks: list.iter().map(ToString::to_string).collect(),
        standings_order: Vec::new(),
    }
}
