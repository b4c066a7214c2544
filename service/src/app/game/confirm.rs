//! The arbiter's confirmation of a verdict: incident and result are written together, in one transaction.

use std::sync::Arc;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Done, FieldError, Problem, Refusal,
        access::Action,
        deed::{Given, IncidentRecorded},
        tournament::{Loaded, reason::ResultReason, results::RecordResult},
    },
    event::Colour,
    store::rows::{self, incidents::IncidentRow, incidents::NewIncident},
};

use super::{
    LoadedGame,
    confirmation::Confirmation,
    decision::{Decision, Detail},
    incident::{Kind, Replaces, clock_typed, deduct, deed, pages, write_result},
    record::open_pairing,
    ruling::{self, Question},
    view,
};

impl Confirmation {
    /// The question that the page judges; `None` if there is no such page.
    #[must_use]
    pub fn question(&self) -> Option<Arc<dyn Question>> {
        let page = pages::page(&self.page)?;
        Some(page.asks(&self.asked, self.mover))
    }
}

/// Records the decision and, if the verdict gives one, the result with cause and article. It supersedes a flag that was
/// only noted before, and a record that it corrects.
///
/// # Errors
/// Stale if game or board changed since the arbiter looked; a result conflict; nothing that can be recorded, such as a
/// claim that is not heard; a clock time that cannot be read.
pub fn confirm(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &Confirmation,
) -> Result<Done<i32>, AppError> {
    let mut checks = Checks::default();
    let note = checks.text("note", &input.note, 2000);
    let white_clock = clock_typed(&mut checks, "white_clock", &input.white_clock);
    let black_clock = clock_typed(&mut checks, "black_clock", &input.black_clock);
    checks.finish()?;
    let question = input.question().ok_or(AppError::NotFound)?;
    let mut view = view::of_pairing(ctx, actor, slug, input.pairing)?;
    view.set_up(&input.asked.fen());
    let judged = ruling::judge(view, Arc::clone(&question), input.supersedes);
    let decision = Decision::of(&judged).ok_or_else(|| {
        AppError::Fields(vec![FieldError {
            field: "move",
            problem: Problem::Choice,
        }])
    })?;
    let result = judged.result().filter(|_| input.with_result);
    let detail = Detail::Decision(Box::new(decision.clone())).to_json()?;
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    // A closed tournament accepts incidents without a result: `results::write` refuses the others.
    ctx.write_much_to_closed(actor, Action::KeepFloor(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, &loaded, input.pairing)?;
        let edition = loaded.tournament.rules_edition;
        let game = LoadedGame::of_pairing(conn, pairing.id, edition)?;
        if game.version() != input.game_version || judged.view.version != input.game_version {
            return Err(AppError::Stale);
        }
        let kind = question.kind();
        let colour = question.colour();
        let there = rows::incidents::of_pairing(conn, pairing.id)?;
        // The count of illegal moves was based on these incidents.
        if there.len() != judged.view.incidents.len() {
            return Err(AppError::Stale);
        }
        let ply = i32::try_from(game.game.plies()).ok();
        let counted = question.counted(&judged.view);
        if counted.is_some() && input.earlier != counted {
            // Somebody recorded an incident meanwhile, perhaps for this very move. A first illegal move must not become
            // the second one unnoticed.
            return Err(AppError::Stale);
        }
        let replaced = replaced(&there, kind, (colour, ply), input.supersedes)?;
        let facts = match replaced {
            Some(row) if !row.facts.is_empty() && row.facts != note => {
                format!("{} {note}", row.facts)
            }
            _ => note.clone(),
        };
        let incident = rows::incidents::insert(
            conn,
            &NewIncident {
                tournament_id: id,
                pairing_id: pairing.id,
                game_id: game.row.as_ref().map(|row| row.id),
                ply,
                kind: kind.into(),
                colour: colour.map(Into::into),
                facts: facts.trim(),
                article: &decision.article,
                ruling: "",
                white_clock: white_clock.or_else(|| replaced.and_then(|row| row.white_clock)),
                black_clock: black_clock.or_else(|| replaced.and_then(|row| row.black_clock)),
                recorded_by: actor.name(),
                recorded_at: now,
                detail: Some(&detail),
            },
        )?;
        if let Some(old) = replaced {
            rows::incidents::supersede(conn, old.id, incident)?;
        }
        let recorded = IncidentRecorded {
            incident,
            given: Given::Judged(Box::new(input.clone())),
        };
        let replaced = replaced.map(|old| old.id);
        deduct(conn, &loaded, &pairing, incident, (&decision, colour))?;
        let Some(result) = result else {
            return Ok(Audited {
                value: incident,
                deed: deed(conn, recorded, replaced)?,
            });
        };
        let write = RecordResult {
            pairing: pairing.id,
            version: input.pairing_version,
            result: Some(result),
            reason: Some(ResultReason::Ruled {
                cause: decision.cause(),
                article: decision.article.clone(),
                incident: Some(incident),
            }),
            confirmed: None,
        };
        write_result(conn, actor, id, &write, recorded, now)
    })
}

/// The earlier record that this one replaces: the one that it corrects, or a note of the same event without a decision,
/// or the same flag judged again. Several claims, and flags at different moments, may follow each other; every illegal
/// move is a separate record.
fn replaced(
    there: &[IncidentRow],
    kind: Kind,
    (colour, ply): (Option<Colour>, Option<i32>),
    corrected: Option<i32>,
) -> Result<Option<&IncidentRow>, AppError> {
    let open = |row: &&IncidentRow| row.superseded_by.is_none();
    if let Some(old) = corrected {
        let found = there.iter().filter(open).find(|row| row.id == old);
        return found.map(Some).ok_or(Refusal::NothingToUndo.into());
    }
    Ok(there.iter().filter(open).rfind(|row| {
        let noted = row.ruling.is_empty() && row.detail.is_none();
        let same = row.kind.is(kind) && row.colour == colour;
        same && match kind.about().replaces {
            Replaces::Nothing => false,
            Replaces::Note => noted,
            Replaces::NoteOrSameMoment => noted || row.ply == ply,
        }
    }))
}
