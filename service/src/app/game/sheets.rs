//! Two scoresheets of one game. The arbiter takes the legal moves of one, and both texts are kept (Laws 8.1, 8.7).

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, access::Action, deed::SheetKept,
        exchange::ImportRefusal, tournament::Loaded,
    },
    rules::{
        Position,
        notation::{Style, write_move},
        scoresheet::{Comparison, Dialect, Handed, LanguageChoice, compare},
    },
    store::rows::{self, games::NewMove},
};

use super::{
    LoadedGame,
    record::{ensure_game, open_pairing},
    sheets_input::{KeepSheets, SheetText},
};

/// Separates the scoresheets from the text before them that is kept with a game.
pub(crate) const SHEETS: &str = "[White's scoresheet]";

/// Maximum characters of one scoresheet.
const LONGEST: usize = 20_000;

impl SheetText {
    fn handed(&self) -> Handed<'_> {
        Handed {
            text: self.text.as_bytes(),
            dialect: Dialect::Sheet,
            language: self
                .language
                .map_or(LanguageChoice::Detect, LanguageChoice::Declared),
        }
    }
}

/// Compares the two scoresheets; nothing is written.
#[must_use]
pub fn side_by_side(white: &SheetText, black: &SheetText) -> Comparison {
    compare(white.handed(), black.handed())
}

fn cut(text: &str) -> String {
    text.trim().chars().take(LONGEST).collect()
}

/// Records the legal moves of one scoresheet after those already recorded, keeps both texts, and gives the number of
/// moves added.
///
/// # Errors
/// [`Refusal::SheetDisagrees`] if the recorded game is not the beginning of that scoresheet; refused if the scoresheet
/// begins from another position; stale if the game changed meanwhile.
pub fn keep(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &KeepSheets,
) -> Result<Done<u32>, AppError> {
    let found = side_by_side(&input.white, &input.black);
    let taken = if input.take_white {
        found.first
    } else {
        found.second
    };
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, &loaded, input.pairing)?;
        let edition = loaded.tournament.rules_edition;
        let game = LoadedGame::of_pairing(conn, pairing.id, edition)?;
        if game.version() != input.version {
            return Err(AppError::Stale);
        }
        if taken.game.initial() != game.game.initial() {
            return Err(Refusal::Import(ImportRefusal::OtherPosition).into());
        }
        let mut moves = taken.game.moves();
        for (ply, recorded) in (1_u32..).zip(game.game.moves()) {
            if moves.next() != Some(recorded) {
                return Err(Refusal::SheetDisagrees { ply }.into());
            }
        }
        let (game_id, version) = ensure_game(conn, &loaded, &pairing, &game, now)?;
        if !rows::games::touch(conn, game_id, version)? {
            return Err(AppError::Stale);
        }
        let mut position = game.game.position().clone();
        let first = game.game.plies();
        let mut added = 0;
        for (index, played) in (first..).zip(moves) {
            let cell = usize::try_from(index).ok().and_then(|i| taken.cells.get(i));
            let written: String =
                cell.map_or_else(String::new, |cell| cell.text.chars().take(40).collect());
            rows::games::insert_move(
                conn,
                &NewMove {
                    game_id,
                    ply: i32::try_from(index.saturating_add(1)).unwrap_or(i32::MAX),
                    uci: &write_move(&position, played, Style::Uci),
                    san: &write_move(&position, played, Style::SAN),
                    written: &written,
                    white_clock: None,
                    black_clock: None,
                    draw_offer: false,
                    made_by: actor.name(),
                    made_at: now,
                },
            )?;
            position.play_unchecked(played);
            added += 1;
        }
        let (before, tags) = game
            .row
            .as_ref()
            .map_or(("", ""), |row| (row.source.as_str(), row.tags.as_str()));
        let source = format!(
            "{before}\n{SHEETS}\n{}\n\n[Black's scoresheet]\n{}\n",
            cut(&input.white.text),
            cut(&input.black.text)
        );
        rows::games::set_source(conn, game_id, source.trim_start(), tags, None)?;
        Ok(Audited {
            value: added,
            deed: Deed::SheetKept(Box::new(SheetKept {
                given: input.clone(),
                before: first,
                plies: first + added,
            })),
        })
    })
}
