//! A board of a fresh tournament, and what an arbiter does there.

use super::{Browser, TestApp, form::Form, page::Page, tournament::with_round_published};

/// The arbiter at board 1 of a tournament in its first round.
pub struct Board {
    pub arbiter: Browser,
    pub slug: String,
    /// Address of the game.
    pub base: String,
}

/// A tournament of six players with round 1 published.
pub fn board(app: &mut TestApp) -> Board {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Decisioni", 6);
    let base = format!("/t/{slug}/game/{}", app.pairing(1, 1));
    Board {
        arbiter,
        slug,
        base,
    }
}

impl Board {
    /// Changes one setting of the tournament.
    pub fn set(&mut self, field: &str, value: &str) {
        let page = self.arbiter.open(&format!("/t/{}/settings", self.slug));
        let form = page.assert_ok().form_to("/settings").set(field, value);
        self.arbiter.send(form).assert_status(303);
    }

    /// Changes one choice of arbitration.
    pub fn choose(&mut self, field: &str, value: &str) {
        let path = format!("/t/{}/settings/arbitration", self.slug);
        let page = self.arbiter.open(&path);
        let form = page.assert_ok().form_to("/settings/arbitration");
        self.arbiter.send(form.set(field, value)).assert_status(303);
    }

    /// Records moves one by one.
    pub fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.play_at(text, "");
        }
    }

    /// Records a move with the mover's clock after it.
    pub fn play_at(&mut self, text: &str, clock: &str) {
        let page = self.arbiter.open(&self.base);
        let form = page.assert_ok().form("form#move-form").set("move", text);
        self.arbiter
            .send(form.set("clock", clock))
            .assert_status(303);
    }

    /// Records a whole game at once, as from a scoresheet.
    pub fn take_sheet(&mut self, text: &str) {
        let page = self.arbiter.open(&format!("{}/compare", self.base));
        let form = page.assert_ok().form_to("/compare");
        let page = self
            .arbiter
            .submit(form.set("white", text).set("black", text));
        let form = page.assert_ok().form_to("/compare/keep");
        let form = form.press("take", "white");
        self.arbiter.send(form).assert_status(303);
    }

    /// A page below the game's.
    pub fn look(&mut self, question: &str) -> Page {
        let page = self.arbiter.open(&format!("{}/{question}", self.base));
        page.assert_ok();
        page
    }

    /// The game's page.
    pub fn game(&mut self) -> Page {
        let page = self.arbiter.open(&self.base);
        page.assert_ok();
        page
    }

    /// Looks at a verdict and records it, with its result when it has one and `with_result` says so.
    pub fn record(&mut self, question: &str, with_result: bool) {
        let form = confirm(&self.look(question));
        let form = if with_result {
            form.press("with_result", "1")
        } else {
            form.press("only_record", "1")
        };
        self.arbiter.send(form).assert_status(303);
    }

    /// The games of the tournament as PGN, blanks made one.
    pub fn pgn(&mut self) -> String {
        let page = self.arbiter.get(&format!("/t/{}/games.pgn", self.slug));
        page.assert_ok();
        page.html().split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// The form that confirms a verdict.
pub fn confirm(page: &Page) -> Form {
    page.form("form.confirm")
}

/// Whether a verdict offers a result.
pub fn offers_result(page: &Page) -> bool {
    !page.texts("button[name=with_result]").is_empty()
}
