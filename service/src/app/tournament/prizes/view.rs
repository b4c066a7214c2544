//! The prizes as pages show them: by the current standings, or as a closed version.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        tournament::{
            entrant::Entrant,
            ranked::{is_final, last_complete},
            snapshot::Snapshot,
            summary::Summary,
        },
    },
    event::{Birth, Outlet, RoundEntry, RoundNumber},
    prizes::Fund,
    store::{Conn, rows},
};

use super::{
    given::{GivenPrize, GivenPrizes},
    stored::{Decisions, Stored},
};

/// Which prizes to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wanted {
    /// The newest version; the current standings if no version is closed.
    #[default]
    Newest,
    /// The prizes by the current standings.
    Now,
    /// The version with this number.
    Version(i32),
}

/// A closed version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// Number, from 1.
    pub number: i32,
    /// Name, as shown, of the arbiter who closed it.
    pub by: String,
    /// When it was closed, in UTC.
    pub at: NaiveDateTime,
}

/// The receipt of a prize.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceiptLine {
    /// Number of the receipt.
    pub number: i32,
    /// Name of the arbiter who recorded the signature, and when (UTC); `None` if it is not signed.
    pub signed: Option<(String, NaiveDateTime)>,
}

/// A line of the list of prizes.
#[derive(Clone, Debug)]
pub struct PrizeLine {
    pub prize: GivenPrize,
    /// The receipt; `None` if no version is shown.
    pub receipt: Option<ReceiptLine>,
    /// Whether the player's game is still being played.
    pub is_playing: bool,
    /// Whether the player may be under 18 at the end of the event; then a parent signs, too.
    pub is_minor: bool,
}

/// The prizes of a tournament.
#[derive(Clone, Debug)]
pub struct PrizesView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// The fund and its prizes, which are those by the current standings if no version is shown; `None` if there is no fund.
    pub given: Option<GivenPrizes>,
    /// The prizes, one for each line.
    pub lines: Vec<PrizeLine>,
    /// The version shown; `None` for the prizes by the current standings.
    pub version: Option<Version>,
    /// All closed versions, oldest first.
    pub versions: Vec<Version>,
    /// Whether the current standings or decisions give other prizes than the newest version.
    pub has_changed: bool,
    /// Whether the standings are final.
    pub is_final: bool,
    /// Number of boards without a result, adjourned games included.
    pub open_boards: usize,
    /// The decisions made by hand.
    pub decisions: Decisions,
    /// All participants, by name: the choices for special prizes and exclusions.
    pub entrants: Vec<Entrant>,
}

impl PrizesView {
    /// Number of receipts that are not signed yet.
    #[must_use]
    pub fn to_sign(&self) -> usize {
        let receipts = self.lines.iter().filter_map(|line| line.receipt.as_ref());
        receipts.filter(|receipt| receipt.signed.is_none()).count()
    }

    /// The fund; `None` if there is none.
    #[must_use]
    pub fn fund(&self) -> Option<&Fund> {
        self.given.as_ref().map(|given| &given.fund)
    }
}

/// The prizes, for arbiters of the tournament.
///
/// # Errors
/// No such tournament or version; the actor is not an arbiter of the tournament.
pub fn desk(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    wanted: Wanted,
) -> Result<PrizesView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        access::require(conn, actor, Action::RunTournament(loaded.tournament.id))?;
        view(conn, actor, &loaded, wanted)
    })
}

/// What everybody sees of the prizes. Who would win what by the current standings has no place in it.
#[derive(Clone, Debug)]
pub enum Announced {
    /// Nothing: there is no fund.
    Nothing,
    /// The fund alone: no version is closed.
    Fund {
        /// The fund.
        fund: Fund,
        /// Currency sign.
        currency: String,
    },
    /// The newest closed version.
    Closed {
        /// The version.
        version: Version,
        /// The fund of the version, and its prizes.
        given: GivenPrizes,
        /// The prizes, one for each line, without receipts.
        lines: Vec<PrizeLine>,
    },
}

impl Announced {
    /// The fund with its currency sign; `None` if there is none.
    #[must_use]
    pub fn fund(&self) -> Option<(&Fund, &str)> {
        match self {
            Self::Nothing => None,
            Self::Fund { fund, currency } => Some((fund, currency.as_str())),
            Self::Closed { given, .. } => Some((&given.fund, given.currency.as_str())),
        }
    }
}

/// The prizes of a tournament, for everybody.
#[derive(Clone, Debug)]
pub struct PublicPrizes {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// What is announced.
    pub announced: Announced,
}

/// The prizes, for everybody: only the newest version, without receipts. Before the first version it shows only the announced
/// fund.
///
/// # Errors
/// No such tournament.
pub fn public(ctx: &Context, actor: &Actor, slug: &str) -> Result<PublicPrizes, AppError> {
    ctx.read(|conn| {
        let whole = ctx.tournament(conn, slug)?;
        let (shown, role) = ctx.shown_to(conn, actor, slug, Outlet::Page)?;
        let view = view(conn, actor, &whole, Wanted::Newest)?;
        let announced = match (view.given, view.version) {
            (None, _) => Announced::Nothing,
            (Some(GivenPrizes { fund, currency, .. }), None) => Announced::Fund { fund, currency },
            (Some(mut given), Some(version)) => {
                let mut lines = view.lines;
                for line in &mut lines {
                    line.receipt = None;
                    line.is_minor = false;
                }
                if role.is_none() {
                    let prizes = lines.iter_mut().map(|line| &mut line.prize);
                    for prize in prizes.chain(&mut given.prizes) {
                        prize.show_as(&whole, &shown);
                    }
                }
                Announced::Closed {
                    version,
                    given,
                    lines,
                }
            }
        };
        Ok(PublicPrizes {
            summary: view.summary,
            role: view.role,
            announced,
        })
    })
}

fn view(
    conn: &mut Conn,
    actor: &Actor,
    loaded: &Snapshot,
    wanted: Wanted,
) -> Result<PrizesView, AppError> {
    let id = loaded.tournament.id;
    let role = access::role(conn, actor, id)?;
    let lists = rows::prizes::lists_of(conn, id)?;
    let stored = Stored::of(conn, &loaded.tournament)?;
    let after = if loaded.published() == loaded.planned() {
        loaded.published()
    } else {
        last_complete(loaded)
    };
    let now = match &stored {
        Some(stored) => {
            let ranked = loaded.ranked(after)?;
            Some(GivenPrizes::of(loaded, &ranked, stored, after)?)
        }
        None => None,
    };
    let row = match wanted {
        Wanted::Now => None,
        Wanted::Newest => lists.last(),
        Wanted::Version(number) => {
            let mut found = lists.iter();
            Some(
                found
                    .find(|list| list.number == number)
                    .ok_or(AppError::NotFound)?,
            )
        }
    };
    let newest = match lists.last() {
        Some(list) => Some(GivenPrizes::read(&list.list)?),
        None => None,
    };
    let has_changed = newest.is_some() && newest != now;
    let given = match row {
        Some(row) => Some(GivenPrizes::read(&row.list)?),
        None => now,
    };
    let version = |list: &rows::prizes::ListRow| Version {
        number: list.number,
        by: list.closed_by.clone(),
        at: list.closed_at,
    };
    let shown = row.map(version);
    let receipts = match &shown {
        Some(shown) => receipts(conn, id, shown.number)?,
        None => BTreeMap::new(),
    };
    let prizes = given
        .as_ref()
        .map_or_else(Vec::new, |given| given.prizes.clone());
    let mut entrants: Vec<Entrant> = loaded.entries.iter().map(Entrant::from).collect();
    entrants.sort_by_cached_key(|entrant| crate::app::fold(&entrant.name().to_string()));
    Ok(PrizesView {
        summary: Summary::of(loaded)?,
        role,
        lines: lines(loaded, prizes, &receipts, after)?,
        given,
        version: shown,
        versions: lists.iter().map(version).collect(),
        has_changed,
        is_final: is_final(loaded, loaded.published()),
        open_boards: loaded.missing().len() + loaded.adjourned().len(),
        decisions: stored.map(|stored| stored.decisions).unwrap_or_default(),
        entrants,
    })
}

fn receipts(
    conn: &mut Conn,
    tournament: i32,
    list: i32,
) -> Result<BTreeMap<i32, ReceiptLine>, AppError> {
    let rows = rows::prizes::receipts_of(conn, tournament)?.into_iter();
    let mine = rows.filter(|row| row.list_number == list);
    Ok(mine
        .map(|row| {
            let line = ReceiptLine {
                number: row.number,
                signed: row.signed_by.zip(row.signed_at),
            };
            (row.position, line)
        })
        .collect())
}

fn lines(
    loaded: &Snapshot,
    prizes: Vec<GivenPrize>,
    receipts: &BTreeMap<i32, ReceiptLine>,
    after: u8,
) -> Result<Vec<PrizeLine>, AppError> {
    let ranked = loaded.ranked(after)?;
    let end = loaded.tournament.end_date;
    let lines = (0..).zip(prizes).map(|(position, prize)| {
        let entry = loaded.entry(prize.entry);
        let pending = entry.map(Entrant::from).and_then(|entrant| {
            let round = RoundNumber::new(after)?;
            ranked.table.entry(entrant.tpn?, round)
        });
        let birth = entry.and_then(|entry| entry.person.birth);
        PrizeLine {
            receipt: receipts.get(&position).cloned(),
            is_playing: matches!(pending, Some(RoundEntry::Pending { .. })),
            is_minor: birth.is_some_and(|birth: Birth| birth.may_be_minor(end)),
            prize,
        }
    });
    Ok(lines.collect())
}
