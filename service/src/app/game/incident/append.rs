//! Incidents in the arbiter's words. They are only added, may be superseded and are never deleted.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal,
        access::Action,
        deed::{Given, IncidentRecorded, ResultRuled},
        game::{
            LoadedGame,
            arbitration::Arbitration,
            clocks::Clocks,
            decision::{ClockSetting, Detail},
            move_line::move_lines,
            record::open_pairing,
        },
        tournament::{
            Loaded,
            reason::ResultReason,
            results::{self, Purpose, RecordResult},
        },
    },
    clock::ClockTime,
    event::{BoardResult, Colour, Word},
    store::{
        Conn,
        rows::{self, incidents::NewIncident},
    },
};

use super::{deduction::deed, incident_input::IncidentInput, kinds::Kind};

/// A clock as typed, in centiseconds.
pub(in crate::app::game) fn clock_typed(
    checks: &mut Checks,
    field: &'static str,
    text: &str,
) -> Option<i32> {
    if text.trim().is_empty() {
        return None;
    }
    let time: Option<ClockTime> = text.trim().parse().ok();
    let centiseconds = time.and_then(|t| i32::try_from(t.centiseconds()).ok());
    if centiseconds.is_none() {
        let value = text.trim().to_owned();
        checks.refuse(
            field,
            Problem::Because {
                key: "problem-clock",
                value,
            },
        );
    }
    centiseconds
}

/// Writes the result that an incident leads to, in the same transaction.
pub(in crate::app::game) fn write_result(
    conn: &mut Conn,
    actor: &Actor,
    tournament: i32,
    write: &RecordResult,
    incident: IncidentRecorded,
    now: chrono::NaiveDateTime,
) -> Result<Audited<i32>, AppError> {
    let place = rows::pairings::placed(conn, tournament, write.pairing)?;
    let written = results::write(conn, actor, &place, write, Purpose::Ruling, now)?;
    Ok(Audited {
        value: incident.incident,
        deed: Deed::ResultRuled(Box::new(ResultRuled {
            result: written.deed,
            incident,
        })),
    })
}

/// The checked input, ready to be stored.
struct Typed {
    kind: Kind,
    colour: Option<Colour>,
    facts: String,
    ruling: String,
    article: String,
    clocks: [Option<i32>; 2],
    set: [Option<i32>; 2],
    counter: Option<u32>,
    result: Option<BoardResult>,
}

impl Typed {
    fn parse(input: &IncidentInput) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let kind = Kind::from_code(&input.kind);
        if kind.is_none() {
            checks.refuse("kind", Problem::Choice);
        }
        let colour = match input.colour.as_str() {
            "white" => Some(Colour::White),
            "black" => Some(Colour::Black),
            "" => None,
            _ => {
                checks.refuse("colour", Problem::Choice);
                None
            }
        };
        let needs_player = kind.is_some_and(|kind| kind.about().needs_player);
        if colour.is_none() && needs_player {
            checks.refuse("colour", Problem::Required);
        }
        let facts = if kind.is_some_and(|kind| kind.about().needs_facts) {
            checks.required("facts", &input.facts, 2000)
        } else {
            checks.text("facts", &input.facts, 2000)
        };
        let ruling = checks.text("ruling", &input.ruling, 2000);
        let article = checks.text("article", &input.article, 16);
        let clocks = [
            clock_typed(&mut checks, "white_clock", &input.white_clock),
            clock_typed(&mut checks, "black_clock", &input.black_clock),
        ];
        let set = [
            clock_typed(&mut checks, "white_set", &input.white_set),
            clock_typed(&mut checks, "black_set", &input.black_set),
        ];
        let counter = match input.counter.trim() {
            "" => None,
            typed => checks.number("counter", typed, 0, 999),
        };
        let result = match input.result.as_str() {
            "" => None,
            code => {
                let result = BoardResult::from_code(code);
                if result.is_none() {
                    checks.refuse("result", Problem::Choice);
                }
                result
            }
        };
        checks.finish()?;
        let kind = kind.unwrap_or(Kind::Other);
        Ok(Self {
            kind,
            colour,
            facts,
            ruling,
            article,
            clocks,
            set,
            counter: counter.and_then(|n| u32::try_from(n).ok()),
            result,
        })
    }

    /// The data that is stored in addition to the sentences.
    fn detail(
        &self,
        conn: &mut Conn,
        loaded: &Loaded,
        game: &LoadedGame,
    ) -> Result<Option<Detail>, AppError> {
        if self.kind.about().sets_clocks {
            let settings = Arbitration::of_tournament(conn, loaded.tournament.id)?;
            let control = &loaded.tournament.time_control;
            let clocks = Clocks::of(control, settings.switch, &move_lines(&game.moves));
            let mut setting = ClockSetting {
                set_to: self.set.map(|c| c.and_then(|c| u32::try_from(c).ok())),
                counter: self.counter,
                completed: game.game.plies() / 2,
                ..ClockSetting::default()
            };
            if let Some(clocks) = clocks {
                let bounds = |colour| clocks.side(colour).bounds;
                let (white, black) = (bounds(Colour::White), bounds(Colour::Black));
                setting.at_least = [white, black].map(|b| b.map(|b| b.at_least.centiseconds()));
                setting.at_most = [white, black].map(|b| b.map(|b| b.at_most.centiseconds()));
            }
            return Ok(Some(Detail::Clock(setting)));
        }
        Ok(self.result.map(|result| Detail::Result { result }))
    }
}

/// Adds an incident and returns its number. A result follows only if the arbiter chose one.
///
/// # Errors
/// Fields to be corrected; the round is not published; not an arbiter of this tournament; the incident to be replaced
/// was replaced already; a result conflict.
pub fn append(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &IncidentInput,
) -> Result<Done<i32>, AppError> {
    let typed = Typed::parse(input)?;
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    // A closed tournament accepts incidents without a result: `results::write` refuses the others.
    ctx.write_to_closed(actor, Action::KeepFloor(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, &loaded, input.pairing)?;
        let edition = loaded.tournament.rules_edition;
        let game = LoadedGame::of_pairing(conn, pairing.id, edition)?;
        let article = match typed.article.as_str() {
            "" => typed.kind.article(edition),
            article => article,
        };
        let detail = typed.detail(conn, &loaded, &game)?;
        let detail = detail.as_ref().map(Detail::to_json).transpose()?;
        let incident = rows::incidents::insert(
            conn,
            &NewIncident {
                tournament_id: id,
                pairing_id: pairing.id,
                game_id: game.row.as_ref().map(|row| row.id),
                ply: i32::try_from(game.game.plies()).ok(),
                kind: typed.kind.into(),
                colour: typed.colour.map(Into::into),
                facts: &typed.facts,
                article,
                ruling: &typed.ruling,
                white_clock: typed.clocks[0],
                black_clock: typed.clocks[1],
                recorded_by: actor.name(),
                recorded_at: now,
                detail: detail.as_deref(),
            },
        )?;
        if let Some(old) = input.supersedes {
            let there = rows::incidents::of_pairing(conn, pairing.id)?;
            let open = there
                .iter()
                .any(|row| row.id == old && row.superseded_by.is_none());
            if !open || old == incident {
                return Err(Refusal::NothingToUndo.into());
            }
            rows::incidents::supersede(conn, old, incident)?;
        }
        let recorded = IncidentRecorded {
            incident,
            given: Given::Noted(Box::new(input.clone())),
        };
        if let Some(result) = typed.result {
            let write = RecordResult {
                pairing: pairing.id,
                version: input.pairing_version,
                result: Some(result),
                reason: Some(ResultReason::Ruled {
                    cause: typed.kind.cause(),
                    article: article.to_owned(),
                    incident: Some(incident),
                }),
                confirmed: None,
            };
            return write_result(conn, actor, id, &write, recorded, now);
        }
        Ok(Audited {
            value: incident,
            deed: deed(conn, recorded, input.supersedes)?,
        })
    })
}
