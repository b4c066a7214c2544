//! A tournament in figures: results by colour and round, the participants, and how favourites did.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
};

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        tournament::{Loaded, summary::Summary},
    },
    event::{BoardResult, Bye, Elo, Federation, RoundState, Sex, Title},
    store::rows::{entries::EntryRow, pairings::PairingRow},
};

/// Counts of the boards of one or more rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Boards {
    /// Games won by White over the board.
    pub white_wins: usize,
    /// Games drawn over the board.
    pub draws: usize,
    /// Games won by Black over the board.
    pub black_wins: usize,
    /// Games played, with points that an arbiter's decision made unequal or took from both.
    pub decided: usize,
    /// Games not played because somebody did not come.
    pub forfeits: usize,
    /// Boards without a result, or adjourned.
    pub open: usize,
    /// Pairing-allocated byes.
    pub allocated_byes: usize,
    /// Half-point and full-point byes that were asked for.
    pub asked_byes: usize,
}

impl Boards {
    /// Number of games with a result over the board.
    #[must_use]
    pub const fn played(&self) -> usize {
        self.white_wins + self.draws + self.black_wins + self.decided
    }

    const fn enter(&mut self, result: Option<BoardResult>) {
        use BoardResult as R;
        let count = match result {
            Some(R::WhiteWins | R::WhiteWinsUnrated) => &mut self.white_wins,
            Some(R::Draw | R::DrawUnrated) => &mut self.draws,
            Some(R::BlackWins | R::BlackWinsUnrated) => &mut self.black_wins,
            Some(R::BothLose | R::WhiteDrawsBlackLoses | R::WhiteLosesBlackDraws) => {
                &mut self.decided
            }
            Some(R::WhiteWinsByForfeit | R::BlackWinsByForfeit | R::DoubleForfeit) => {
                &mut self.forfeits
            }
            Some(R::Adjourned) | None => &mut self.open,
        };
        *count += 1;
    }

    fn add(&mut self, other: &Self) {
        self.white_wins += other.white_wins;
        self.draws += other.draws;
        self.black_wins += other.black_wins;
        self.decided += other.decided;
        self.forfeits += other.forfeits;
        self.open += other.open;
        self.allocated_byes += other.allocated_byes;
        self.asked_byes += other.asked_byes;
    }
}

/// How the higher-rated players did. Games between equal ratings or with an unrated player are not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Favourites {
    /// Games that the higher-rated player won.
    pub won: usize,
    /// Drawn games.
    pub drew: usize,
    /// Games that the higher-rated player lost.
    pub lost: usize,
    /// Greatest rating difference by which a lower-rated player won.
    pub greatest_upset: u16,
}

impl Favourites {
    /// Number of games between two different ratings.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.won + self.drew + self.lost
    }

    fn enter(&mut self, result: Option<BoardResult>, white: Option<Elo>, black: Option<Elo>) {
        let (Some(white), Some(black)) = (white.map(Elo::get), black.map(Elo::get)) else {
            return;
        };
        if white == black {
            return;
        }
        let white_won = match result {
            Some(BoardResult::WhiteWins) => true,
            Some(BoardResult::BlackWins) => false,
            Some(BoardResult::Draw) => {
                self.drew += 1;
                return;
            }
            _ => return,
        };
        if white_won == (white > black) {
            self.won += 1;
        } else {
            self.lost += 1;
            self.greatest_upset = self.greatest_upset.max(white.abs_diff(black));
        }
    }
}

/// The participants of a tournament in figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// Number of participants who were entered.
    pub players: usize,
    /// Number of players with a rating.
    pub rated: usize,
    /// Average rating, rounded; `None` if nobody has one.
    pub average: Option<u16>,
    /// The highest rating.
    pub highest: Option<u16>,
    /// The lowest rating.
    pub lowest: Option<u16>,
    /// Number of players for each known federation, the largest first.
    pub federations: Vec<(Federation, usize)>,
    /// Number of players for each FIDE title, from the highest title.
    pub titles: Vec<(Title, usize)>,
    /// Number of clubs with a participant.
    pub clubs: usize,
    /// Number of players known to be women.
    pub women: usize,
    /// Number of players who are under 18 during the whole year in which the tournament begins.
    pub under_18: usize,
    /// Number of players who withdrew.
    pub withdrawn: usize,
}

/// A tournament in figures.
#[derive(Clone, Debug)]
pub struct Statistics {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// The participants.
    pub field: Field,
    /// Published rounds with their counts.
    pub rounds: Vec<(u8, Boards)>,
    /// Counts of all rounds together.
    pub total: Boards,
    /// How the higher-rated players did.
    pub favourites: Favourites,
}

/// Computes the figures, for the tournament's arbiters.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn statistics(ctx: &Context, actor: &Actor, slug: &str) -> Result<Statistics, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let mut rounds = Vec::new();
        let mut total = Boards::default();
        let mut favourites = Favourites::default();
        let rating: HashMap<i32, Option<Elo>> =
            loaded.entries.iter().map(|e| (e.id, e.rating)).collect();
        let rating_of = |id: i32| rating.get(&id).copied().flatten();
        let published = loaded.rounds.iter();
        for round in published.filter(|round| round.state == RoundState::Published) {
            let pairings: Vec<&PairingRow> = loaded.pairings_of(round.id).collect();
            let boards = boards_of(&loaded, round.number, &pairings);
            for pairing in pairings {
                let white = rating_of(pairing.white_entry_id);
                favourites.enter(pairing.result, white, rating_of(pairing.black_entry_id));
            }
            total.add(&boards);
            rounds.push((u8::try_from(round.number).unwrap_or(u8::MAX), boards));
        }
        let year = chrono::Datelike::year(&loaded.tournament.start_date);
        Ok(Statistics {
            summary: Summary::of(&loaded)?,
            role,
            field: field(&loaded.entries, year),
            rounds,
            total,
            favourites,
        })
    })
}

fn boards_of(loaded: &Loaded, round: i32, pairings: &[&PairingRow]) -> Boards {
    let mut boards = Boards::default();
    for pairing in pairings {
        boards.enter(pairing.result);
    }
    for bye in loaded.byes.iter().filter(|bye| bye.round == round) {
        match bye.kind {
            Bye::PairingAllocated => boards.allocated_byes += 1,
            Bye::FullPoint | Bye::HalfPoint => boards.asked_byes += 1,
            Bye::ZeroPoint => {}
        }
    }
    boards
}

fn field(entries: &[EntryRow], year: i32) -> Field {
    let ratings: Vec<u16> = entries
        .iter()
        .filter_map(|e| e.rating.map(Elo::get))
        .collect();
    let sum: usize = ratings.iter().copied().map(usize::from).sum();
    let rated = ratings.len();
    let average = (2 * sum + rated).checked_div(2 * rated);
    let people = || entries.iter().map(|entry| &entry.person);
    let mut federations: BTreeMap<Federation, usize> = BTreeMap::new();
    for federation in people().filter_map(|person| person.federation) {
        *federations.entry(federation).or_default() += 1;
    }
    let mut federations: Vec<_> = federations.into_iter().collect();
    federations.sort_by_key(|(federation, n)| (Reverse(*n), *federation));
    let titled = |title: Title| {
        let n = people().filter(|person| person.title == Some(title));
        (title, n.count())
    };
    let mut clubs: Vec<&str> = entries.iter().map(|entry| entry.club_name.trim()).collect();
    clubs.retain(|club| !club.is_empty());
    clubs.sort_unstable();
    clubs.dedup();
    Field {
        players: entries.len(),
        rated,
        average: average.and_then(|mean| u16::try_from(mean).ok()),
        highest: ratings.iter().copied().max(),
        lowest: ratings.iter().copied().min(),
        federations,
        titles: Title::ALL
            .into_iter()
            .map(titled)
            .filter(|(_, n)| *n > 0)
            .collect(),
        clubs: clubs.len(),
        women: people()
            .filter(|person| person.sex == Some(Sex::Female))
            .count(),
        under_18: people()
            .filter_map(|person| person.birth_year())
            .filter(|born| year - born < 18)
            .count(),
        withdrawn: entries
            .iter()
            .filter(|entry| entry.withdrawn_after.is_some())
            .count(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_is_counted_once() {
        let mut boards = Boards::default();
        for result in BoardResult::ALL {
            boards.enter(Some(result));
        }
        boards.enter(None);
        let wanted = Boards {
            white_wins: 2,
            draws: 2,
            black_wins: 2,
            decided: 3,
            forfeits: 3,
            open: 2,
            ..Boards::default()
        };
        assert_eq!(boards, wanted);
        assert_eq!(boards.played(), 9);
        let mut twice = boards;
        twice.add(&boards);
        assert_eq!((twice.played(), twice.open), (18, 4));
    }

    #[test]
    fn favourites_are_those_with_the_higher_rating() {
        let elo = |points| Elo::new(points).ok();
        let mut favourites = Favourites::default();
        for (result, white, black) in [
            (BoardResult::WhiteWins, elo(1800), elo(1500)),
            (BoardResult::BlackWins, elo(1500), elo(1800)),
            (BoardResult::BlackWins, elo(2000), elo(1599)),
            (BoardResult::WhiteWins, elo(1500), elo(1600)),
            (BoardResult::Draw, elo(1500), elo(1600)),
            // No favourite, or no game.
            (BoardResult::WhiteWins, elo(1500), elo(1500)),
            (BoardResult::WhiteWins, None, elo(1500)),
            (BoardResult::WhiteWinsByForfeit, elo(1600), elo(1500)),
        ] {
            favourites.enter(Some(result), white, black);
        }
        let wanted = Favourites {
            won: 2,
            drew: 1,
            lost: 2,
            greatest_upset: 401,
        };
        assert_eq!(favourites, wanted);
        assert_eq!(favourites.games(), 5);
    }
}
