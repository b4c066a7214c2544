//! One turn of a broadcast: it makes what is missing on the other site, and sends what is new.

use std::{fmt::Write as _, io};

use chrono::NaiveDateTime;
use sha2::{Digest, Sha256};

use crate::{
    app::{
        Actor, AppError, Context,
        exchange::{
            games_out::{self, Which},
            recorded::Eyes,
        },
        tournament::{summary::Summary, webhooks::sending::Answer},
    },
    clock::Kind,
    event::{BroadcastVisibility, Outlet, TournamentState},
    pairing::Format,
    store::rows::broadcasts::{self, BroadcastRoundRow, Pushed},
};

use super::speech::{self, Ask, MOST_GAMES, Tour};

/// Seconds between two turns.
pub(super) const PAUSE: i64 = 10;

/// An answer of the other site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// HTTP status.
    pub status: u16,
    /// Seconds to wait before the next request, if the site said so.
    pub wait: Option<i64>,
    /// Body of the answer.
    pub body: Vec<u8>,
}

/// A broadcast that has its turn.
pub struct Due {
    /// Number of the broadcast.
    pub id: i32,
    /// Address part of the tournament.
    pub slug: String,
    /// The origin of the other site.
    pub server: String,
    /// Token with which this program writes there.
    pub token: String,
    pub(super) visibility: BroadcastVisibility,
    pub(super) mark: String,
    pub(super) tour: String,
    pub(super) asked_at: Option<NaiveDateTime>,
    pub(super) fails: i32,
}

/// Sends a request to the other site.
pub type Speak<'a> = dyn FnMut(&Ask) -> Result<Reply, Answer> + 'a;

/// The reason why a turn ended early.
#[derive(Debug)]
pub(super) enum Broken {
    /// The other site refused the request, with the seconds to wait if it gave them.
    Answer(Answer, Option<i64>),
    /// The site made what was asked, but its answer has no readable code.
    Unread,
    /// An error on this machine.
    Here(AppError),
}

impl From<AppError> for Broken {
    fn from(error: AppError) -> Self {
        Self::Here(error)
    }
}

/// A turn that was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Done {
    /// Whether something was sent.
    pub is_new: bool,
    /// Whether a round is still missing on the other site.
    pub is_behind: bool,
    /// Whether the tournament is finished.
    pub is_finished: bool,
}

/// Collects games as they are written, one at a time; games after the first hundred are left out.
#[derive(Default)]
struct First {
    text: Vec<u8>,
    games: usize,
}

impl io::Write for First {
    fn write(&mut self, game: &[u8]) -> io::Result<usize> {
        if self.games < MOST_GAMES {
            self.games += 1;
            self.text.extend_from_slice(game);
        }
        Ok(game.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// SHA-256 in hexadecimal digits.
fn hash(text: &[u8]) -> String {
    let digest = Sha256::digest(text);
    digest.iter().fold(String::new(), |mut hash, byte| {
        // Writing to a String does not fail.
        let _ = write!(hash, "{byte:02x}");
        hash
    })
}

/// The rounds to look at in one turn: a missing round first. Otherwise the round in progress and one of the others,
/// where results may be corrected and games of a schedule may be played early.
fn looked_at(published: i32, current: i32, missing: Option<i32>, turns: i64) -> Vec<i32> {
    if let Some(round) = missing {
        return vec![round];
    }
    let others: Vec<i32> = (1..=published).filter(|round| *round != current).collect();
    let count = i64::try_from(others.len()).unwrap_or(i64::MAX).max(1);
    let other = usize::try_from(turns % count).ok();
    let other = other.and_then(|index| others.get(index).copied());
    (1..=published)
        .contains(&current)
        .then_some(current)
        .into_iter()
        .chain(other)
        .collect()
}

/// A turn of a broadcast in progress.
pub(super) struct Turn<'a, 'b> {
    pub ctx: &'a Context,
    pub due: &'a Due,
    pub speak: &'a mut Speak<'b>,
}

impl Turn<'_, '_> {
    /// Takes the turn. `website` is the public address of this server; empty without one.
    pub fn take(&mut self, website: &str) -> Result<Done, Broken> {
        let everybody = Actor::visitor("everybody".to_owned());
        let (summary, is_finished) = self.ctx.read(|conn| {
            let slug = &self.due.slug;
            let (loaded, _) = self.ctx.shown_to(conn, &everybody, slug, Outlet::File)?;
            let is_finished = loaded.tournament.state == TournamentState::Finished;
            Ok((Summary::of(&loaded)?, is_finished))
        })?;
        let tour = match self.due.tour.is_empty() {
            true => self.make_tour(&summary, website)?,
            false => self.due.tour.clone(),
        };
        let published = i32::from(summary.course.published());
        let rows = self.rows()?;
        let has_code = |round: i32| {
            rows.iter()
                .any(|row| row.round == round && !row.code.is_empty())
        };
        let missing = (1..=published).find(|round| !has_code(*round));
        let mut done = Done {
            is_new: false,
            is_behind: missing.is_some_and(|round| round < published),
            is_finished,
        };
        if let Some(round) = missing {
            self.make_round(&tour, round)?;
        }
        let current = i32::from(summary.course.current());
        let turns = self.now().and_utc().timestamp() / PAUSE;
        for round in looked_at(published, current, missing, turns) {
            done.is_new |= self.push(&everybody, round)?;
        }
        Ok(done)
    }

    fn now(&self) -> NaiveDateTime {
        self.ctx.clock.now()
    }

    fn rows(&self) -> Result<Vec<BroadcastRoundRow>, AppError> {
        self.ctx
            .ask(|conn| Ok(broadcasts::rounds(conn, self.due.id)?))
    }

    /// Sends a request and gives the answer if it succeeded.
    fn ask(&mut self, ask: &Ask) -> Result<Vec<u8>, Broken> {
        let reply = (self.speak)(ask).map_err(|answer| Broken::Answer(answer, None))?;
        match reply.status {
            200..=299 => Ok(reply.body),
            status => Err(Broken::Answer(Answer::Status(status), reply.wait)),
        }
    }

    /// Whether the answer says that nothing was made.
    fn is_refusal(error: &Broken) -> bool {
        matches!(error, Broken::Answer(Answer::Status(400..=499), _))
    }

    /// Code of the broadcast there: an existing one from an earlier request, otherwise a new one.
    fn make_tour(&mut self, summary: &Summary, website: &str) -> Result<String, Broken> {
        let id = self.due.id;
        let found = match self.due.asked_at {
            Some(_) => self.find_tour()?,
            None => None,
        };
        let code = match found {
            Some(code) => code,
            None => {
                let now = self.now();
                self.ctx
                    .keep_book(|conn| Ok(broadcasts::asks_tour(conn, id, Some(now))?))?;
                let asked = self.ask(&speech::new_tour(&self.told(summary, website)));
                if asked.as_ref().is_err_and(Self::is_refusal) {
                    self.ctx
                        .keep_book(|conn| Ok(broadcasts::asks_tour(conn, id, None)?))?;
                }
                speech::tour(&asked?).ok_or(Broken::Unread)?
            }
        };
        self.ctx
            .keep_book(|conn| Ok(broadcasts::set_tour(conn, id, &code)?))?;
        Ok(code)
    }

    fn find_tour(&mut self) -> Result<Option<String>, Broken> {
        let account = self.ask(&speech::look("/api/account".to_owned()))?;
        let name = speech::account(&account).ok_or(Broken::Unread)?;
        let tours = self.ask(&speech::look(format!("/api/broadcast/by/{name}")))?;
        Ok(speech::tour_of(&tours, &self.due.mark))
    }

    fn told(&self, summary: &Summary, website: &str) -> Tour {
        let rounds = summary.course.planned();
        Tour {
            name: summary.name.clone(),
            format: match summary.pairing_system.format() {
                Format::Swiss => format!("{rounds}-round Swiss"),
                Format::Matches => format!("{}-match Swiss, two games each", rounds / 2),
                Format::Schedule => format!("{rounds}-round schedule"),
                Format::KnockOut => "Knock-out".to_owned(),
            },
            time_control: summary.time_control.clone(),
            kind: match summary.kind {
                Kind::Standard => "standard",
                Kind::Rapid => "rapid",
                Kind::Blitz => "blitz",
            },
            location: summary.town.clone(),
            website: match website.is_empty() {
                true => String::new(),
                false => format!("{website}/t/{}", summary.slug),
            },
            visibility: self.due.visibility,
            is_of_teams: summary.is_of_teams,
            mark: self.due.mark.clone(),
        }
    }

    /// Makes a round there, unless an earlier request made it and the answer was lost.
    fn make_round(&mut self, tour: &str, round: i32) -> Result<(), Broken> {
        let (of, rows) = ((self.due.id, round), self.rows()?);
        let was_asked = rows
            .iter()
            .any(|row| row.round == round && row.asked_at.is_some());
        let found = match was_asked {
            true => {
                let rounds = self.ask(&speech::look(format!("/api/broadcast/{tour}")))?;
                speech::round_of(&rounds, round)
            }
            false => None,
        };
        let code = match found {
            Some(code) => code,
            None => {
                let now = self.now();
                self.ctx
                    .keep_book(|conn| Ok(broadcasts::asks_round(conn, of, Some(now))?))?;
                let asked = self.ask(&speech::new_round(tour, round));
                if asked.as_ref().is_err_and(Self::is_refusal) {
                    self.ctx
                        .keep_book(|conn| Ok(broadcasts::asks_round(conn, of, None)?))?;
                }
                speech::round(&asked?).ok_or(Broken::Unread)?
            }
        };
        let kept = |conn: &mut crate::store::Conn| Ok(broadcasts::set_round(conn, of, &code)?);
        Ok(self.ctx.keep_book(kept)?)
    }

    /// Sends the games of a round, unless the same games were sent last; `true` if it sent them.
    fn push(&mut self, everybody: &Actor, round: i32) -> Result<bool, Broken> {
        let rows = self.rows()?;
        let Some(row) = rows.into_iter().find(|row| row.round == round) else {
            return Ok(false);
        };
        let mut first = First::default();
        let number = u8::try_from(round).unwrap_or(u8::MAX);
        self.ctx.in_one_snapshot(|ctx| {
            let (slug, which) = (&self.due.slug, Which::Round(number));
            games_out::write(ctx, everybody, slug, which, Eyes::Everybody, &mut first)
        })?;
        let hash = hash(&first.text);
        if hash == row.hash {
            return Ok(false);
        }
        let answer = self.ask(&speech::push(&row.code, first.text))?;
        let (refused, refusal) = speech::refused(&answer);
        let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
        let what = Pushed {
            hash: &hash,
            pushed_at: Some(self.now()),
            games: count(first.games),
            refused: count(refused),
            refusal: &refusal,
        };
        self.ctx
            .keep_book(|conn| Ok(broadcasts::pushed(conn, (self.due.id, round), &what)?))?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_round_that_is_played_is_looked_at_in_each_turn_and_every_other_in_its() {
        assert_eq!(looked_at(0, 0, None, 7), [0; 0]);
        assert_eq!(looked_at(1, 1, None, 7), [1]);
        assert_eq!(looked_at(5, 5, Some(2), 7), [2]);
        // All rounds of a schedule are there from the start.
        for (published, current) in [(5, 5), (9, 3)] {
            let mut seen: Vec<i32> = Vec::new();
            for turns in 0..i64::from(published) - 1 {
                let looked = looked_at(published, current, None, turns);
                assert_eq!(looked.first(), Some(&current), "{turns}");
                seen.extend(looked.get(1).copied());
            }
            seen.sort_unstable();
            let others: Vec<i32> = (1..=published).filter(|round| *round != current).collect();
            assert_eq!(seen, others);
        }
    }
}
