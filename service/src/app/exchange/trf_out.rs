//! The tournament as a report file.

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context, Refusal, fold,
        privacy::Reader,
        readings::{Reading, Whose},
        tournament::{
            Loaded, Snapshot, integrity, kept, numbering::strength_of, parse_list, reported_rules,
            standings, teams::TeamRefusal,
        },
    },
    clock::TimeControl,
    event::{
        BoardResult, Bye, Crosstable, Outlet, Participant, Person, PersonalOutput, RoundNumber,
        Strength, Tpn, initial_order,
    },
    formats::trf::{
        self, AnnouncedBye, Dialect, FurtherGame, Header, IntegrityEvent, IntegrityRemark, Trf,
        TrfPlayer,
    },
    pairing::{
        Entrants, Format,
        knock_out::{Games, Lives},
    },
    store::rows::{self, entries::EntryRow},
};

use super::{trf_kept, trf_teams};

/// The report of a tournament: published rounds, byes known for later ones, standings. It contains only years of birth,
/// except for readers who get full dates (`Reader::birth`). Sex and national numbers are only for those who submit the
/// report (`Reader::reports`). Reading more than everybody sees is recorded.
///
/// # Errors
/// No such tournament.
pub fn trf(ctx: &Context, actor: &Actor, slug: &str, dialect: Dialect) -> Result<String, AppError> {
    written(ctx, actor, slug, dialect, false)
}

/// The report for the rating officer (TRF26). Games of rounds before the previous one have the results that were
/// corrected for the rating report alone; places and pairings are those of the tournament.
///
/// # Errors
/// No such tournament.
pub fn rating_trf(ctx: &Context, actor: &Actor, slug: &str) -> Result<String, AppError> {
    written(ctx, actor, slug, Dialect::Trf26, true)
}

fn written(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    dialect: Dialect,
    for_rating: bool,
) -> Result<String, AppError> {
    let (text, reading) = text_of(ctx, actor, slug, dialect, for_rating)?;
    ctx.gives(actor, reading)?;
    Ok(text)
}

/// The report, and the personal data that is read with it.
fn text_of(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    dialect: Dialect,
    for_rating: bool,
) -> Result<(String, Reading), AppError> {
    let (loaded, reader, remarks, corrections, lines) = ctx.read(|conn| {
        let (loaded, _) = ctx.shown_to(conn, actor, slug, Outlet::File)?;
        let id = loaded.tournament.id;
        let reader = Reader::of(conn, actor, id)?;
        let remarks = integrity::remarks(conn, &loaded)?;
        let corrections = match for_rating {
            true => rows::rating_corrections::of_tournament(conn, id)?,
            false => Vec::new(),
        };
        let lines = rows::report_lines::of_tournament(conn, id)?;
        Ok((loaded, reader, remarks, corrections, lines))
    })?;
    let output = match for_rating {
        true => PersonalOutput::RatingReport,
        false => PersonalOutput::Report,
    };
    let reading = Reading {
        output,
        whose: Whose::Tournament(loaded.tournament.id),
        persons: reader.gets_more_of(loaded.entries.iter()),
    };
    let corrected: HashMap<i32, BoardResult> = corrections
        .into_iter()
        .map(|row| (row.pairing_id, row.result))
        .collect();
    if loaded.teams.is_some() && !trf_teams::stand(&loaded, &lines)? {
        // Older formats have no place for teams, and results corrected for the rating alone belong to no match.
        if dialect != Dialect::Trf26 || !corrected.is_empty() {
            return Err(Refusal::Team(TeamRefusal::NotForTeams).into());
        }
        let players = loaded.entries.iter().enumerate();
        let players = players
            .filter_map(|(index, entry)| Some(player(Tpn::from_index(index)?, entry, reader)));
        let text = trf_teams::of_teams(&loaded, header(&loaded)?, players.collect(), &remarks)?;
        return Ok((text.ok_or(AppError::NotFound)?, reading));
    }
    let (mut report, entries) = report(&loaded, reader, &corrected)?;
    report
        .comments
        .extend(remarks.iter().map(ToString::to_string));
    if let Some((mut carried, was)) = trf_kept::carried(&loaded, reader, lines, (&report, &entries))
    {
        name_tie_breaks(&mut carried.now, dialect);
        return Ok((carried.write(&was, dialect), reading));
    }
    name_tie_breaks(&mut report, dialect);
    Ok((trf::write(&report, dialect), reading))
}

/// Adds the tie-breaks to the older format, which has no place for them; without them nobody could see how the ranks
/// arise.
fn name_tie_breaks(report: &mut Trf, dialect: Dialect) {
    if dialect == Dialect::Trf16 && !report.header.tie_breaks.is_empty() {
        let list = report.header.tie_breaks.join(",");
        report.other_records.push(format!("202 {list}"));
    }
}

/// The report as a value, and its players by the numbers of their entries.
fn report(
    loaded: &Snapshot,
    reader: Reader,
    corrected: &HashMap<i32, BoardResult>,
) -> Result<(Trf, Vec<i32>), AppError> {
    let published = loaded.published();
    let mut entries: Vec<&EntryRow> = loaded.entries.iter().filter(|e| e.tpn.is_some()).collect();
    let table = if entries.is_empty() {
        entries = by_strength(&loaded.entries);
        unnumbered(loaded, &entries)?
    } else {
        // Byes of the round to be paired are in its columns; after the last round there are none.
        loaded.crosstable_of(published, published < loaded.planned(), |pairing| {
            corrected.get(&pairing.id).copied().or(pairing.result)
        })?
    };
    let ranks = standings::places(loaded, published)?;
    let players = (0..)
        .zip(&entries)
        .filter_map(|(index, entry)| {
            let mut player = player(Tpn::from_index(index)?, entry, reader);
            let rank = ranks.get(&entry.id).filter(|_| published > 0);
            player.rank = rank.and_then(|place| u16::try_from(*place).ok());
            Some(player)
        })
        .collect();
    let mut report = Trf::new(header(loaded)?, players, table);
    report.announced_byes = announced(loaded, &entries);
    report.comments = left(loaded);
    let named = report.table.going_on.iter().map(|one| IntegrityRemark {
        event: IntegrityEvent::GoesOn,
        round: Some(one.round),
        detail: one.player.to_string(),
    });
    report
        .comments
        .extend(named.map(|remark| remark.to_string()));
    report.comments.extend(further_games(loaded));
    let cup = loaded.cup().unwrap_or_default();
    let last = RoundNumber::new(loaded.planned());
    for (event, round, is_so) in [
        (IntegrityEvent::ThirdPlace, last, cup.third_place),
        (IntegrityEvent::TwoGames, None, cup.games == Games::Two),
        (IntegrityEvent::TwoLives, None, cup.lives == Lives::Two),
    ] {
        let remark = IntegrityRemark {
            event,
            round,
            detail: String::new(),
        };
        report.comments.extend(is_so.then(|| remark.to_string()));
    }
    Ok((report, entries.iter().map(|entry| entry.id).collect()))
}

/// The further games of a knock-out.
fn further_games(loaded: &Loaded) -> Vec<String> {
    let number = |entry: i32| u16::try_from(loaded.entry(entry)?.tpn?).ok();
    let games = loaded.further.iter().filter_map(|row| {
        let board = loaded.pairings.find(row.pairing_id)?;
        let round = loaded.rounds.iter().find(|one| one.id == board.round_id)?;
        let white = row.white_entry_id;
        let black = if white == board.white_entry_id {
            board.black_entry_id
        } else {
            board.white_entry_id
        };
        let game = FurtherGame {
            round: RoundNumber::new(u8::try_from(round.number).ok()?)?,
            number: u8::try_from(row.number).ok()?,
            white: number(white)?,
            black: number(black)?,
            result: row.result,
            kind: row.kind,
            games: u8::try_from(row.games).ok()?,
            time_control: row.time_control.clone(),
        };
        Some(game.remark().to_string())
    });
    games.collect()
}

/// The entries, in the order in which they would be numbered now.
pub(super) fn by_strength(entries: &[EntryRow]) -> Vec<&EntryRow> {
    let field: Vec<Strength> = entries.iter().map(strength_of).collect();
    initial_order(&field)
        .into_iter()
        .filter_map(|index| entries.get(index))
        .collect()
}

fn unnumbered(loaded: &Loaded, entries: &[&EntryRow]) -> Result<Crosstable, AppError> {
    let participants = entries
        .iter()
        .map(|entry| Participant {
            rating: entry.rating,
            entries: Vec::new(),
        })
        .collect();
    let mut table = Crosstable::new(participants, loaded.planned(), loaded.scoring())
        .map_err(|reasons| AppError::System(format!("{reasons:?}")))?;
    table.initial_colour = loaded.initial_colour();
    Ok(table)
}

/// The players who left a round robin, which decides whether their games count.
fn left(loaded: &Loaded) -> Vec<String> {
    if !loaded.course.is_schedule() {
        return Vec::new();
    }
    let entries = loaded.entries.iter();
    let remarks = entries.filter_map(|entry| {
        let last = u8::try_from(entry.withdrawn_after?).ok()?;
        Some(IntegrityRemark {
            event: IntegrityEvent::Withdrawn,
            round: RoundNumber::new(last),
            detail: entry.tpn?.to_string(),
        })
    });
    remarks.map(|remark| remark.to_string()).collect()
}

/// Text of record 092.
fn type_text(loaded: &Loaded) -> String {
    let system = loaded.tournament.rules.pairing_system;
    let who = match system.entrants() {
        Entrants::Players => "Individual",
        Entrants::Teams => "Team",
    };
    let how = match system.format() {
        Format::Swiss | Format::Matches => "Swiss-System",
        Format::Schedule => "Round-Robin",
        Format::KnockOut => "Knock-Out",
    };
    format!("{who}: {how} ({})", loaded.tournament.kind.code())
}

fn header(loaded: &Loaded) -> Result<Header, AppError> {
    let t = &loaded.tournament;
    let filled = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let control: Option<TimeControl> = t.time_control.parse().ok();
    Ok(Header {
        name: t.name.clone(),
        city: t.town.clone(),
        federation: kept::federation(&t.federation)?,
        start: Some(t.start_date),
        end: Some(t.end_date),
        type_text: Some(type_text(loaded)),
        type_code: Some(reported_rules::type_code(loaded)),
        chief_arbiter: filled(&t.chief_arbiter),
        deputies: t
            .deputy_arbiters
            .split([';', '\n'])
            .filter_map(filled)
            .collect(),
        time_control: filled(&t.time_control),
        time_code: control.and_then(|control| control.to_trf()),
        program: Some(format!("tratto {}", env!("CARGO_PKG_VERSION"))),
        tie_breaks: parse_list(&t.tie_breaks)?
            .iter()
            .map(ToString::to_string)
            .collect(),
        round_dates: kept::dates_from_text(&t.round_dates, usize::from(loaded.planned()))?,
        ranking_method: kept::method_from_text(&t.ranking_method)?,
        ..Header::default()
    })
}

fn player(number: Tpn, entry: &EntryRow, reader: Reader) -> TrfPlayer {
    let mut person = Person {
        birth: reader.birth(entry),
        ..entry.person.clone()
    };
    if !reader.reports(entry) {
        (person.sex, person.national_id) = (None, None);
    }
    TrfPlayer::of_person(number, &person, entry.rating)
}

/// Byes of the rounds after the next one. Players who withdrew miss all of them.
fn announced(loaded: &Loaded, entries: &[&EntryRow]) -> Vec<AnnouncedBye> {
    let after = loaded.due();
    let mut all = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        for number in after + 1..=loaded.tournament.rounds_planned {
            let asked = loaded
                .byes
                .iter()
                .find(|bye| bye.entry_id == entry.id && bye.round == number);
            let gone = entry.withdrawn_after.is_some_and(|last| number > last)
                || number < entry.first_round;
            let bye = match asked.map(|bye| bye.kind) {
                _ if gone => Bye::ZeroPoint,
                Some(Bye::PairingAllocated) | None => continue,
                Some(asked) => asked,
            };
            let round = u8::try_from(number).ok().and_then(RoundNumber::new);
            if let (Some(player), Some(round)) = (Tpn::from_index(index), round) {
                all.push(AnnouncedBye { player, round, bye });
            }
        }
    }
    all
}

/// A name for comparison, as both files and lists write it: folded, with or without a comma.
pub(super) fn name_key(name: &str) -> String {
    fold(&name.replace(',', " "))
}
