//! The bracket of a knock-out, as everybody sees it.

use crate::{
    app::{Actor, AppError, Context, access::TournamentRole},
    event::{Crosstable, Outlet, Points, RoundEntry, RoundNumber, Tpn},
    pairing::{
        Engine,
        knock_out::{Bracket, Cup, End, GameSet, How, Lives, Part, Side, Tie, further},
    },
    store::rows::pairings::PairingRow,
};

use super::{Snapshot, entrant::Entrant, match_games::games_of, summary::Summary};

/// The bracket, up to the last published round.
#[derive(Clone, Debug)]
pub struct BracketView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Number of players in the bracket; 0 before round 1 is published.
    pub players: usize,
    /// Number of lost matches after which a player is out.
    pub lives: Lives,
    /// Rounds from the first to the final; with two lives, to the last round of the winners' bracket. Ties from top to bottom.
    pub rounds: Vec<Vec<TieView>>,
    /// Rounds of the losers' bracket; empty with one life.
    pub losers: Vec<Vec<TieView>>,
    /// With two lives the final, and the second final if it is, or may have to be, played.
    pub finals: Vec<TieView>,
    /// The match for third place; `None` if it was not paired.
    pub third: Option<TieView>,
    /// The winner; `None` before the end.
    pub winner: Option<Entrant>,
}

/// A tie between two sides of the bracket.
#[derive(Clone, Debug)]
pub struct TieView {
    /// The upper side, then the lower side.
    pub sides: [SideView; 2],
    /// Whether the tie is being played, or waits for the arbiter's decision.
    pub is_open: bool,
    /// Whether the game was a draw, and an arbiter decided who goes on.
    pub is_decided: bool,
    /// Sets of further games; scores begin with the side that had White on the board.
    pub sets: Vec<GameSet>,
    /// Whether the upper side had Black on the board.
    pub is_turned: bool,
    /// Round and board of a drawn game after which the arbiter must decide who goes on.
    pub to_decide: Option<(u8, i32)>,
}

/// A side of a tie.
#[derive(Clone, Debug)]
pub struct SideView {
    /// The player; `None` while an earlier tie is open, and if nobody comes.
    pub who: Option<Entrant>,
    /// Seed number; 0 without a player.
    pub seed: usize,
    /// Points in the games that are over; `None` before.
    pub score: Option<Points>,
    /// Whether this tie put the player out.
    pub is_out: bool,
    /// Whether nobody comes, so that the other side goes on without a game.
    pub is_nobody: bool,
}

/// Reads the bracket, up to the last published round.
///
/// # Errors
/// Not found: no such tournament, or not a knock-out.
pub fn bracket(ctx: &Context, actor: &Actor, slug: &str) -> Result<BracketView, AppError> {
    let (loaded, role) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::Page))?;
    let Ok(Engine::KnockOut(cup)) = loaded.engine() else {
        return Err(AppError::NotFound);
    };
    let summary = Summary::of(&loaded)?;
    let published = loaded.published();
    let mut view = BracketView {
        summary,
        role,
        players: 0,
        lives: cup.lives,
        rounds: Vec::new(),
        losers: Vec::new(),
        finals: Vec::new(),
        third: None,
        winner: None,
    };
    if published == 0 {
        return Ok(view);
    }
    let table = loaded.crosstable(published, false)?;
    // If rounds of a report do not fit a bracket, there is none to show.
    let Ok(bracket) = cup.bracket(&table) else {
        return Ok(view);
    };
    let told = Teller {
        loaded: &loaded,
        table: &table,
        bracket: &bracket,
        cup,
    };
    for round in (1..=bracket.last_round()).filter_map(RoundNumber::new) {
        let of = |part: Part| {
            let ties = bracket.ties(round).iter();
            let ties = ties.filter(move |tie| tie.place.stage.part == part);
            ties.map(|tie| told.tie(tie, round)).collect::<Vec<_>>()
        };
        let columns = [
            (Part::Winners, &mut view.rounds),
            (Part::Losers, &mut view.losers),
        ];
        for (part, columns) in columns {
            columns.extend(Some(of(part)).filter(|ties| !ties.is_empty()));
        }
        view.finals.extend(of(Part::Final));
        view.finals.extend(of(Part::SecondFinal));
    }
    let last = RoundNumber::new(bracket.last_round());
    let third = bracket.third().zip(last);
    view.third = third
        .filter(|(tie, last)| {
            let mut both = tie.players().into_iter().flatten();
            both.any(|tpn| {
                table
                    .entry(tpn, cup.first_round(*last))
                    .is_some_and(|e| e.opponent().is_some())
            })
        })
        .map(|(tie, last)| told.tie(tie, last));
    view.players = bracket.seeds().len();
    view.winner = bracket.winner().and_then(|tpn| told.person(tpn));
    Ok(view)
}

struct Teller<'a> {
    loaded: &'a Snapshot,
    table: &'a Crosstable,
    bracket: &'a Bracket,
    cup: Cup,
}

impl Teller<'_> {
    fn person(&self, tpn: Tpn) -> Option<Entrant> {
        self.loaded.entry_of(tpn).map(Entrant::from)
    }

    /// The board of a tie's last published game, and whether the upper side has Black there.
    fn board(&self, tie: &Tie, round: RoundNumber) -> Option<(&PairingRow, bool)> {
        let [one, two] = tie.players()?;
        let (one, two) = (self.loaded.entry_of(one)?.id, self.loaded.entry_of(two)?.id);
        let last = self
            .cup
            .last_round(round)
            .get()
            .min(self.loaded.published());
        let row = self.loaded.round(last)?;
        let mut boards = self.loaded.pairings_of(row.id);
        boards.find_map(|board| {
            let seats = (board.white_entry_id, board.black_entry_id);
            let is_turned = seats == (two, one);
            (is_turned || seats == (one, two)).then_some((board, is_turned))
        })
    }

    fn tie(&self, tie: &Tie, round: RoundNumber) -> TieView {
        let board = self.board(tie, round);
        let sets = board.map(|(board, _)| {
            let games = games_of(board, self.loaded.further_of(board.id));
            further(&games).map_or_else(|_| Vec::new(), |further| further.sets)
        });
        TieView {
            sets: sets.unwrap_or_default(),
            is_turned: board.is_some_and(|(_, is_turned)| is_turned),
            to_decide: board
                .filter(|_| tie.end == End::Undecided)
                .map(|(board, _)| (self.cup.last_round(round).get(), board.board)),
            sides: tie.sides.map(|side| self.side(tie, side, round)),
            is_open: tie.players().is_some()
                && matches!(tie.end, End::Open | End::Undecided)
                && self.cup.first_round(round).get() <= self.loaded.published(),
            is_decided: matches!(tie.end, End::GoesOn(_, How::Decided)),
        }
    }

    fn side(&self, tie: &Tie, side: Side, round: RoundNumber) -> SideView {
        let tpn = side.player();
        let rounds = self.cup.first_round(round).get()..=self.cup.last_round(round).get();
        let games = rounds.filter_map(RoundNumber::new).filter_map(|round| {
            let entry = self.table.entry(tpn?, round)?;
            entry.opponent().map(|_| entry)
        });
        let over = games.filter(|entry| !matches!(entry, RoundEntry::Pending { .. }));
        let scored: Vec<Points> = over.map(|entry| self.table.scoring.points(entry)).collect();
        SideView {
            who: tpn.and_then(|tpn| self.person(tpn)),
            seed: tpn.and_then(|tpn| self.bracket.seed_of(tpn)).unwrap_or(0),
            score: (!scored.is_empty()).then(|| scored.iter().copied().sum()),
            is_out: match tie.end {
                End::GoesOn(winner, _) => tpn.is_some_and(|tpn| tpn != winner),
                End::Nobody => true,
                End::Open | End::Undecided => false,
            },
            is_nobody: side == Side::Nobody,
        }
    }
}
