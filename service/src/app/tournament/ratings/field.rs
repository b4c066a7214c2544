//! The participants of a tournament, as ratings and norms see them.

use chrono::Datelike;

use crate::{
    app::{
        AppError,
        access::TournamentRole,
        organisers,
        tournament::{Loaded, entrant::Entrant, kept, snapshot::Snapshot},
    },
    event::{self, Crosstable, EventKind, Federation, Sex, Title, Tpn},
    norms::{self, Applicant, Foe, ForeignField, Met, NormTitle},
    rating::{self, Estimate, Known, List},
    store::rows::entries::EntryRow,
};

use super::{categories::Categories, norm::Norm};

/// A tournament with its crosstable after the published rounds.
pub(super) struct Field<'a> {
    pub loaded: &'a Snapshot,
    pub table: Crosstable,
    /// Number of rounds counted.
    pub after: u8,
    /// The figures for the exemption from the rules on federations by the participants (1.4.3d).
    pub foreign: ForeignField,
    /// The federation that registers the event.
    host: Federation,
    /// Whether the national categories are Italy's.
    is_italian: bool,
}

/// The rating list for which an event of this kind counts.
pub(super) const fn list_of(kind: EventKind) -> List {
    match kind {
        EventKind::Standard => List::Standard,
        EventKind::Rapid => List::Rapid,
        EventKind::Blitz => List::Blitz,
    }
}

/// The pairing number of an entry.
pub(super) fn tpn_of(entry: &EntryRow) -> Option<Tpn> {
    entry
        .tpn
        .and_then(|number| u16::try_from(number).ok())
        .and_then(Tpn::new)
}

fn foe(loaded: &Loaded, tpn: Tpn) -> Foe {
    let entry = loaded.entry_of(tpn);
    Foe {
        rating: entry.and_then(|entry| entry.rating),
        title: entry.and_then(|entry| entry.person.title),
        federation: entry.and_then(|entry| entry.person.federation),
    }
}

impl<'a> Field<'a> {
    /// The field as it is after the published rounds.
    pub fn of(loaded: &'a Snapshot) -> Result<Self, AppError> {
        let after = loaded.published();
        let table = loaded.crosstable(after, false)?;
        let host = kept::federation(&loaded.tournament.federation)?.unwrap_or(Federation::ITA);
        let foreign = ForeignField::of(&table, after, host, &|tpn| foe(loaded, tpn));
        Ok(Self {
            loaded,
            table,
            after,
            foreign,
            host,
            is_italian: organisers::categories_of(&loaded.tournament)? == event::Categories::Italy,
        })
    }

    /// The data of a participant for the rating estimate.
    fn known(&self, tpn: Tpn) -> Known {
        let entry = self.loaded.entry_of(tpn);
        Known {
            rating: entry.and_then(|entry| entry.rating),
            birth_year: entry.and_then(|entry| entry.person.birth_year()),
            ..Known::default()
        }
    }

    /// The estimated effect of the event on a participant's rating.
    pub fn estimate(&self, tpn: Tpn) -> Option<Estimate> {
        let row = &self.loaded.tournament;
        let year = row.start_date.year();
        let list = list_of(row.kind);
        rating::estimate(
            &self.table,
            tpn,
            self.after,
            &|tpn| self.known(tpn),
            (list, year),
        )
    }

    /// The national category before and after, for Italian players in standard chess; `None` if the categories are not Italy's.
    pub fn categories(&self, entry: &EntryRow, estimate: &Estimate) -> Option<Categories> {
        let row = &self.loaded.tournament;
        let is_italian = entry.person.federation == Some(Federation::ITA);
        if !self.is_italian || !is_italian || row.kind != EventKind::Standard {
            return None;
        }
        let reached = |rating: Option<i32>, day| {
            let rating = rating.and_then(|rating| u16::try_from(rating).ok())?;
            rating::category_for(rating, day)
        };
        let before = reached(estimate.rating.map(i32::from), row.start_date);
        let after = reached(estimate.after(), row.end_date);
        // A higher category has a higher threshold.
        let height =
            |threshold: Option<rating::Threshold>| threshold.map(|threshold| threshold.rating);
        Some(Categories {
            before,
            reached: after.filter(|_| height(after) > height(before)),
        })
    }

    /// The titles for which a participant can earn a norm here. Titles for women would reveal a player's sex, so not everybody
    /// sees them unless the player's title already does.
    pub fn titles(&self, entry: &EntryRow, role: Option<TournamentRole>) -> Vec<NormTitle> {
        if self.loaded.tournament.kind != EventKind::Standard {
            return Vec::new();
        }
        let held = entry.person.title;
        let is_shown = matches!(
            held,
            Some(Title::Wgm | Title::Wim | Title::Wfm | Title::Wcm)
        ) || (role.is_some() && entry.person.sex == Some(Sex::Female));
        let titles = NormTitle::ALL.into_iter();
        titles
            .filter(|title| title.is_open_to(held) && (is_shown || !title.is_for_women()))
            .collect()
    }

    /// The article of B.01 that exempts a participant from the rules on federations: by the kind of event, as the arbiter set it,
    /// or by its participants. `None` if no article does.
    fn free_by(&self, applicant: Applicant) -> Option<&'static str> {
        let row = &self.loaded.tournament;
        let is_host = applicant.federation == Some(self.host);
        let by_kind = row.rules.norm_exemption.frees(is_host);
        let is_swiss = !row.rules.pairing_system.is_predetermined();
        let by_players = self.foreign.exempts() && is_swiss;
        by_kind.or_else(|| by_players.then_some(ForeignField::ARTICLE))
    }

    /// A participant's progress to one norm.
    pub fn norm(&self, entry: &EntryRow, title: NormTitle) -> Option<Norm> {
        let tpn = tpn_of(entry)?;
        let foe = |tpn| foe(self.loaded, tpn);
        let met = Met::of(&self.table, tpn, self.after, &foe);
        let applicant = Applicant {
            federation: entry.person.federation,
        };
        let system = self.loaded.tournament.rules.pairing_system;
        let free_by = self.free_by(applicant);
        let ways = (free_by.is_some(), !system.is_predetermined());
        let least = self.loaded.tournament.rules.norm_games;
        let check = norms::best(title, applicant, &met, least, ways);
        let left = self.loaded.planned().saturating_sub(self.after);
        let later_byes = self
            .loaded
            .byes
            .iter()
            .filter(|bye| bye.entry_id == entry.id && bye.round > i32::from(self.after));
        let left = usize::from(left).saturating_sub(later_byes.count());
        let is_gone = entry.withdrawn_after.is_some();
        let left = if is_gone { 0 } else { left + met.open.len() };
        Some(Norm {
            title,
            free_by,
            forecast: norms::forecast(title, &met, least, left),
            check,
            met,
        })
    }

    /// The participant with a pairing number.
    pub fn entrant(&self, tpn: Tpn) -> Option<Entrant> {
        self.loaded.entry_of(tpn).map(Entrant::from)
    }
}
