//! What happens at a desk, at random.

use chrono::TimeDelta;
use tratto::{
    app::{
        Actor,
        deed::{Deed, DraftChange},
        game::{
            incident::{self, IncidentInput},
            record::{self, RecordMove},
            view,
        },
        tournament::{
            board::{self, BoardLine},
            by_hand,
            byes::{self, Asked},
            confirmation::Confirmation,
            entries, publication,
            ready_to_pair::{self, Answers},
            results::{self, RecordResult, Seen},
            rounds,
            undo::{self, Undo},
            unseen_answer::Answer,
        },
        trail,
    },
    event::{BoardResult, Halt},
};

use super::{cast::yes, event::Event};

impl Event<'_> {
    /// The newest published round and its boards.
    pub(super) fn boards(&self) -> (u8, Vec<BoardLine>) {
        let view = board::round(self.ctx, &self.chief(), &self.slug, None).unwrap();
        (view.round, view.boards)
    }

    pub(super) fn enter(
        &mut self,
        actor: &Actor,
        board: &BoardLine,
        result: Option<BoardResult>,
        seen: i32,
    ) {
        let slug = self.slug.clone();
        let input = RecordResult {
            pairing: board.pairing,
            version: board.version,
            result,
            reason: None,
            confirmed: None,
        };
        let seen = Seen {
            after: None,
            conflict: seen,
        };
        self.try_to(|ctx, key| results::record(ctx, actor, key, &slug, &input, &seen));
    }

    pub(super) fn a_result(&mut self) -> Option<BoardResult> {
        match self.below(8) {
            0 | 1 => Some(BoardResult::WhiteWins),
            2 => Some(BoardResult::BlackWins),
            3 | 4 => Some(BoardResult::Draw),
            5 => Some(BoardResult::WhiteWinsByForfeit),
            6 => Some(BoardResult::Adjourned),
            _ => None,
        }
    }

    /// One thing that happens at a desk.
    pub(super) fn at_random(&mut self) {
        let (actor, slug) = (self.arbiter(), self.slug.clone());
        let (round, boards) = self.boards();
        let pick = self.below(boards.len());
        let mut board = boards[pick].clone();
        let who = self.below(self.entries.len());
        let entry = self.entries[who];
        match self.below(16) {
            0..=4 => {
                let result = self.a_result();
                // Somebody whose page is old: the other value is kept beside it.
                if self.below(3) == 0 {
                    board.version -= 1;
                }
                self.enter(&actor, &board, result, 0);
            }
            5 => self.undo_last(&actor),
            6 => self.settle(&actor),
            7 => {
                let asked = [Asked::Half, Asked::Zero, Asked::None][self.below(3)];
                let round = i32::from(round) + 1;
                self.try_to(|ctx, key| {
                    byes::set(ctx, &actor, key, &slug, (entry, round), asked, &yes())
                });
            }
            8 => {
                self.try_to(|ctx, key| entries::withdraw(ctx, &actor, key, &slug, entry));
            }
            9 | 10 => {
                self.try_to(|ctx, key| entries::take_back(ctx, &actor, key, &slug, entry));
            }
            11 => {
                let present = self.below(2) == 0;
                self.try_to(|ctx, key| entries::check_in(ctx, &actor, key, &slug, entry, present));
            }
            12 => self.correct(entry),
            13 => self.moves(&board),
            14 => self.note(&board),
            _ => self.next_round(),
        }
    }

    /// Takes back the newest entry of this arbiter, by its row or by its form.
    pub(super) fn undo_last(&mut self, actor: &Actor) {
        let slug = self.slug.clone();
        let me = actor.user.as_ref().map(|user| user.id);
        let told = trail::deeds(self.ctx, 0).unwrap();
        let last = told.iter().rfind(|one| {
            let entered = matches!(one.deed, Deed::ResultRecorded(_) | Deed::ResultKept(_));
            entered && one.user_id == me
        });
        if let Some(last) = last {
            let what = Undo::Action(last.row);
            self.try_to(|ctx, key| undo::undo(ctx, actor, key, &slug, &what));
        }
    }

    /// Enters what stands on a board with an open conflict, having seen it.
    pub(super) fn settle(&mut self, actor: &Actor) {
        let now = self.ctx.at(self.moment);
        let floor = tratto::app::game::floor::floor(&now, actor, &self.slug).unwrap();
        let open = floor.boards.iter().find(|one| !one.conflicts.is_empty());
        if let Some(open) = open {
            let (line, seen) = (open.line.clone(), open.conflicts.last().unwrap().id);
            self.enter(actor, &line, line.result, seen);
        }
    }

    pub(super) fn version(&self, pairing: i32) -> i32 {
        let now = self.ctx.at(self.moment);
        view::of_pairing(&now, &self.chief(), &self.slug, pairing)
            .unwrap()
            .version
    }

    /// The next moves of a game, and one taken back.
    pub(super) fn moves(&mut self, board: &BoardLine) {
        const MOVES: [&str; 10] = [
            "e4", "e5", "Cf3", "Cc6", "Ab5", "a6", "Aa4", "Cf6", "0-0", "Ae7",
        ];
        let (actor, slug) = (self.arbiter(), self.slug.clone());
        for _ in 0..3 {
            let now = self.ctx.at(self.moment);
            let there = view::of_pairing(&now, &actor, &slug, board.pairing).unwrap();
            let Some(written) = MOVES.get(there.moves.len()) else {
                return;
            };
            let input = RecordMove {
                pairing: board.pairing,
                version: there.version,
                written: (*written).to_owned(),
                clock: if self.below(2) == 0 { "1:28:05" } else { "" }.to_owned(),
            };
            self.try_to(|ctx, key| record::record(ctx, &actor, key, &slug, &input));
        }
        if self.below(3) == 0 {
            let (pairing, version) = (board.pairing, self.version(board.pairing));
            self.try_to(|ctx, key| record::undo(ctx, &actor, key, &slug, pairing, version));
        }
    }

    /// Something that is only noted.
    pub(super) fn note(&mut self, board: &BoardLine) {
        let (actor, slug) = (self.arbiter(), self.slug.clone());
        let input = IncidentInput {
            pairing: board.pairing,
            kind: ["phone", "clock", "disturbance"][self.below(3)].to_owned(),
            colour: "white".to_owned(),
            facts: "Un telefono ha squillato.".to_owned(),
            white_set: "1:20:00".to_owned(),
            ..IncidentInput::default()
        };
        self.try_to(|ctx, key| incident::append(ctx, &actor, key, &slug, &input));
    }

    /// Completes the results of a round, pairs and publishes the next.
    pub(super) fn next_round(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let (round, _) = self.boards();
        if round >= 4 {
            return;
        }
        self.complete();
        let next = round + 1;
        let mut drafted = self
            .try_to(|ctx, key| rounds::draft(ctx, &chief, key, &slug, next, None, &Halt::never()));
        if drafted.is_none() {
            self.answer(next);
            drafted = self.try_to(|ctx, key| {
                rounds::draft(ctx, &chief, key, &slug, next, None, &Halt::never())
            });
        }
        if drafted.is_some() && self.below(2) == 0 {
            self.by_hand(next);
        }
        if drafted.is_some() {
            self.try_to(|ctx, key| {
                publication::publish_by_hand(ctx, &chief, key, &slug, next, "Deciso dall’arbitro")
            });
            self.publish_again(next);
        }
    }

    /// Changes the draft by hand: two swapped, colours turned, one change taken back, a board left to the rules.
    fn by_hand(&mut self, round: u8) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        self.must(|ctx, key| by_hand::begin(ctx, &chief, key, &slug, round));
        let now = self.ctx.at(self.moment);
        let view = board::round(&now, &chief, &slug, Some(round)).unwrap();
        let of = |place: usize| &view.boards[place % view.boards.len()];
        let (one, two) = (self.below(50), self.below(50));
        let changes = [
            DraftChange::Swap(of(one).white.entry, of(two).black.entry),
            DraftChange::Colours(of(two).white.entry),
            DraftChange::Unseat(of(one).black.entry),
            DraftChange::Rest,
        ];
        for change in changes {
            self.try_to(|ctx, key| {
                let halt = Halt::never();
                by_hand::change(ctx, &chief, key, &slug, round, change, true, &halt)
            });
            if self.below(4) == 0 {
                self.try_to(|ctx, key| by_hand::take_back(ctx, &chief, key, &slug, round));
            }
        }
        self.try_to(|ctx, key| {
            by_hand::change(
                ctx,
                &chief,
                key,
                &slug,
                round,
                DraftChange::Rest,
                true,
                &Halt::never(),
            )
        });
    }

    /// Takes a round back that was just published, and publishes it again.
    fn publish_again(&mut self, round: u8) {
        if self.below(3) > 0 {
            return;
        }
        let (chief, slug) = (self.chief(), self.slug.clone());
        let why = Confirmation {
            reason: "Colori sbagliati".to_owned(),
            sure: true,
        };
        self.try_to(|ctx, key| publication::take_back(ctx, &chief, key, &slug, round, &why));
        self.try_to(|ctx, key| publication::publish(ctx, &chief, key, &slug, round));
    }

    /// Answers for everybody who was not seen.
    pub(super) fn answer(&mut self, round: u8) {
        self.moment += TimeDelta::seconds(7);
        let all = [Answer::Awaited, Answer::Absent, Answer::Out][self.below(3)];
        let answers = Answers {
            all: Some(all),
            ..Answers::default()
        };
        let now = self.ctx.at(self.moment);
        ready_to_pair::answer(&now, &self.chief(), &self.slug, round, &answers).unwrap();
    }

    /// Every board of the newest round has a result, and no other value waits.
    pub(super) fn complete(&mut self) {
        let chief = self.chief();
        for _ in 0..30 {
            let now = self.ctx.at(self.moment);
            let floor = tratto::app::game::floor::floor(&now, &chief, &self.slug).unwrap();
            let open = floor.boards.iter().find(|one| {
                !one.conflicts.is_empty()
                    || matches!(one.line.result, None | Some(BoardResult::Adjourned))
            });
            let Some(open) = open else {
                return;
            };
            let seen = open.conflicts.last().map_or(0, |conflict| conflict.id);
            let line = open.line.clone();
            let result = match line.result {
                None | Some(BoardResult::Adjourned) => Some(BoardResult::Draw),
                stands => stands,
            };
            self.enter(&chief, &line, result, seen);
        }
    }
}
