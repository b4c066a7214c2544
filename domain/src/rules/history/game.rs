//! The sequence of moves of a game, with what each position needs for claims.

use shakmaty::{Chess, Move, Position};
use thiserror::Error;

use super::end::{AutomaticEnd, End};
use super::key::RepetitionKey;
use crate::rules::diagnosis::Ply;
use crate::rules::edition::Edition;

/// The move is not legal in the game's current position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove(pub Move);

/// Half-moves of the 50-move rule (Law 9.3).
const FIFTY: u32 = 100;

/// A game as a sequence of legal moves from an initial position.
#[derive(Clone, Debug)]
pub struct Game {
    edition: Edition,
    /// Half-moves that make a claim under the 50-move rule correct.
    fifty: u32,
    /// Position 0. It is kept apart from the others, so that there is always a first one.
    first: Entry,
    later: Vec<Entry>,
    /// The half-move after which the game ended by itself, and how, as far as this is seen without a proof.
    end: Option<(u32, End)>,
}

/// A position of the record.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub position: Chess,
    pub played: Option<Move>,
    /// Hash of the position's key. If two hashes agree, the keys are made again and compared.
    pub hash: u64,
    /// How often the position has occurred up to and including this one.
    pub occurrences: u32,
    /// Half-moves in the record since the last capture or pawn move.
    pub reversible: u32,
    /// How many positions since the last capture or pawn move were a repetition.
    pub repetitions: u32,
}

impl Game {
    /// A game that starts from `initial`, judged by the Laws in force.
    #[must_use]
    pub fn new(initial: Chess) -> Self {
        Self::with_edition(initial, Edition::default())
    }

    /// A game judged by the Laws of `edition`.
    #[must_use]
    pub fn with_edition(initial: Chess, edition: Edition) -> Self {
        let key = RepetitionKey::new(&initial, edition.identity());
        let first = Entry {
            hash: key.hash(),
            position: initial,
            played: None,
            occurrences: 1,
            reversible: 0,
            repetitions: 0,
        };
        let mut game = Self {
            edition,
            fifty: FIFTY,
            first,
            later: Vec::new(),
            end: None,
        };
        game.notice_end();
        game
    }

    /// The same game with more than 50 moves for the 50-move rule, as announced before it began. `None` if the edition does not allow
    /// it, or if `moves` is less than 50.
    #[must_use]
    pub fn with_more_than_fifty(self, moves: u32) -> Option<Self> {
        let allowed = self.edition.provisions().more_than_fifty && moves >= FIFTY / 2;
        allowed.then(|| Self {
            fifty: moves.saturating_mul(2),
            ..self
        })
    }

    /// Half-moves without capture and pawn move that a claim needs: 100, or more if announced.
    #[must_use]
    pub const fn fifty_half_moves(&self) -> u32 {
        self.fifty
    }

    /// Starts again from `initial`; the memory of the record is reused.
    pub fn restart(&mut self, initial: Chess) {
        let mut later = std::mem::take(&mut self.later);
        later.clear();
        let fifty = self.fifty;
        *self = Self::with_edition(initial, self.edition);
        self.later = later;
        self.fifty = fifty;
    }

    /// The edition that judges the game.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The initial position.
    #[must_use]
    pub const fn initial(&self) -> &Chess {
        &self.first.position
    }

    /// The position after the last move.
    #[must_use]
    pub fn position(&self) -> &Chess {
        &self.last().position
    }

    /// The position after `half_moves` half-moves; 0 is the initial one.
    #[must_use]
    pub fn position_after(&self, half_moves: u32) -> Option<&Chess> {
        self.entry(half_moves).map(|entry| &entry.position)
    }

    /// Half-moves played.
    #[must_use]
    pub fn plies(&self) -> u32 {
        u32::try_from(self.later.len()).unwrap_or(u32::MAX)
    }

    /// Half-moves before the initial position, by the number of its move: 0 for the usual one.
    #[must_use]
    pub fn plies_before(&self) -> u32 {
        let initial = self.initial();
        let moves = initial.fullmoves().get().saturating_sub(1);
        let black = u32::from(initial.turn().is_black());
        moves.saturating_mul(2).saturating_add(black)
    }

    /// The moves in order.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.later.iter().filter_map(|entry| entry.played)
    }

    /// Half-moves since the last capture or pawn move, those before the record included, without
    /// an upper bound.
    #[must_use]
    pub fn half_move_clock(&self) -> u32 {
        self.position().halfmoves()
    }

    /// The key of the current position.
    #[must_use]
    pub fn key(&self) -> RepetitionKey {
        self.key_of(self.last())
    }

    /// How often the current position has occurred, this time included.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.last().occurrences
    }

    /// The half-moves after which the current position has stood, the present one last.
    #[must_use]
    pub fn occurrence_plies(&self) -> Vec<Ply> {
        self.occurrences_after(self.plies())
    }

    /// The half-moves, up to `half_moves`, after which the position of that moment had stood.
    #[must_use]
    pub fn occurrences_after(&self, half_moves: u32) -> Vec<Ply> {
        let Some(entry) = self.entry(half_moves) else {
            return Vec::new();
        };
        let mut plies: Vec<Ply> = self
            .same_before(
                &self.key_of(entry),
                entry.hash,
                half_moves,
                entry.reversible,
            )
            .map(|(ply, _)| ply)
            .collect();
        plies.reverse();
        plies.push(Ply(half_moves));
        plies
    }

    /// Plays a move that must be legal.
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal; [`diagnose_in`](crate::rules::diagnosis::diagnose_in) tells why.
    pub fn play(&mut self, played: Move) -> Result<(), IllegalMove> {
        if !self.position().is_legal(played) {
            return Err(IllegalMove(played));
        }
        self.push(played);
        Ok(())
    }

    /// Plays a move known to be legal in the current position, because it came from its list of
    /// legal moves or from a reader. An illegal move breaks the record.
    pub fn push(&mut self, played: Move) {
        let last = self.last();
        let (reversible, repetitions) = if played.is_zeroing() {
            (0, 0)
        } else {
            (last.reversible.saturating_add(1), last.repetitions)
        };
        // The position is copied into its place, and the move is made there: copying it right after the move would cost more than
        // the move itself.
        let entry = Entry {
            position: last.position.clone(),
            played: Some(played),
            hash: 0,
            occurrences: 1,
            reversible,
            repetitions,
        };
        self.later.push(entry);
        let identity = self.edition.identity();
        let Some(entry) = self.later.last_mut() else {
            return;
        };
        entry.position.play_unchecked(played);
        let key = RepetitionKey::new(&entry.position, identity);
        let hash = key.hash();
        entry.hash = hash;
        let before = self
            .same_before(&key, hash, self.plies(), reversible)
            .next()
            .map(|(_, earlier)| earlier.occurrences);
        if let (Some(before), Some(entry)) = (before, self.later.last_mut()) {
            entry.occurrences = before.saturating_add(1);
            entry.repetitions = repetitions.saturating_add(1);
        }
        self.notice_end();
    }

    /// Takes the last move back. `None` if no move has been played.
    pub fn take_back(&mut self) -> Option<Move> {
        let entry = self.later.pop()?;
        if self
            .end
            .as_ref()
            .is_some_and(|&(after, _)| after > self.plies())
        {
            self.end = None;
        }
        entry.played
    }

    /// The first end that came by itself, with all ends that held then.
    #[must_use]
    pub fn automatic_end(&self) -> Option<AutomaticEnd> {
        let (after, _) = self.first_end()?;
        Some(AutomaticEnd {
            after: Ply(after),
            ends: self.ends_after(after),
            plies_after: self.plies().saturating_sub(after),
        })
    }

    /// The half-move after which the game ended by itself, and how.
    #[must_use]
    pub fn ended(&self) -> Option<(Ply, End)> {
        self.first_end().map(|(after, end)| (Ply(after), end))
    }

    /// Whether the game has ended by itself.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.first_end().is_some()
    }

    pub(super) fn ended_by(&self, half_moves: u32) -> bool {
        self.first_end()
            .is_some_and(|(after, _)| after <= half_moves)
    }

    /// The first end that decides the result: one noticed while the moves were made, or a dead position that needs a proof. For the
    /// latter, one look at the last position is enough in nearly every game.
    fn first_end(&self) -> Option<(u32, End)> {
        let dead = self.dead_from().map(|since| (since.0, End::DeadPosition));
        match (self.end, dead) {
            (Some((after, end)), Some((since, _)))
                if after < since || (after == since && end.comes_before_dead_position()) =>
            {
                self.end
            }
            (end, None) => end,
            (_, dead) => dead,
        }
    }

    pub(super) fn key_of(&self, entry: &Entry) -> RepetitionKey {
        RepetitionKey::new(&entry.position, self.edition.identity())
    }

    pub(super) fn last(&self) -> &Entry {
        self.later.last().unwrap_or(&self.first)
    }

    pub(super) fn entry(&self, half_moves: u32) -> Option<&Entry> {
        match half_moves.checked_sub(1) {
            None => Some(&self.first),
            Some(index) => self.later.get(usize::try_from(index).ok()?),
        }
    }

    /// Earlier positions equal to `key`, latest first, among the `reversible` half-moves before
    /// position `half_moves`. No position before a capture or a pawn move can come again.
    pub(super) fn same_before(
        &self,
        key: &RepetitionKey,
        hash: u64,
        half_moves: u32,
        reversible: u32,
    ) -> impl Iterator<Item = (Ply, &Entry)> {
        (2..=reversible / 2)
            .filter_map(move |pairs| half_moves.checked_sub(pairs.saturating_mul(2)))
            .filter_map(|before| Some((Ply(before), self.entry(before)?)))
            .filter(move |(_, entry)| entry.hash == hash && self.key_of(entry) == *key)
    }

    fn notice_end(&mut self) {
        if self.end.is_none() {
            let after = self.plies();
            self.end = self.primary_end().map(|end| (after, end));
        }
    }
}
