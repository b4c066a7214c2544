//! The certificate of a norm (IT1): computed values, and the values with which an arbiter replaced them.

use std::collections::BTreeSet;

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done,
        access::{self, Action, TournamentRole},
        deed::NormCertificateSaved,
        readings::{Reading, Whose},
        tournament::{entrant::Entrant, summary::Summary},
    },
    event::{Federation, PersonalOutput, Title},
    norms::{ForeignField, NormTitle, opponents},
    store::rows::{self, norm_certificates::CertificateRow},
};

use super::{
    certificate_input::{CertificateField, CertificateInput},
    field::Field,
    norm::Norm,
};

/// A game in the table of the certificate.
#[derive(Clone, Debug)]
pub struct CertificateGame {
    /// Number of the round, from 1.
    pub round: u8,
    /// The opponent.
    pub opponent: Entrant,
    /// Rating with which the opponent counts, after the lowest one was raised (1.4.6c).
    pub counted: i32,
    /// Score, in half-points.
    pub halves: i32,
}

/// The certificate of a norm.
#[derive(Clone, Debug)]
pub struct CertificateView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// The participant.
    pub entrant: Entrant,
    /// The norm, with its conditions.
    pub norm: Norm,
    /// The games that count.
    pub games: Vec<CertificateGame>,
    /// The figures for 1.4.3d.
    pub foreign: ForeignField,
    /// The values written by an arbiter.
    pub input: CertificateInput,
    /// Row version; 0 if nothing is stored.
    pub version: i32,
    /// Name of the arbiter who saved it last, and when (UTC).
    pub saved: Option<(String, NaiveDateTime)>,
}

impl CertificateView {
    /// The computed value of a field that is a number or a code; `None` for texts that depend on the language (days, points).
    #[must_use]
    pub fn computed(&self, field: CertificateField) -> Option<String> {
        use CertificateField as F;
        let games = &self.norm.check.games;
        let own = self.entrant.person.federation;
        let host = Federation::parse(&self.summary.federation).ok();
        let with = |title: Title| {
            let held = opponents(games).filter(|foe| foe.title == Some(title));
            Some(held.count().to_string())
        };
        let of = |wanted: &dyn Fn(Option<Federation>) -> bool| {
            let found = opponents(games).filter(|foe| wanted(foe.federation));
            Some(found.count().to_string())
        };
        let person = &self.entrant.person;
        match field {
            F::LastName => Some(person.name.surname().to_owned()),
            F::FirstName => Some(person.name.given().to_owned()),
            F::FideId => Some(
                person
                    .fide_id
                    .as_ref()
                    .map_or_else(String::new, ToString::to_string),
            ),
            F::Federation => Some(own.map_or_else(String::new, |own| own.to_string())),
            F::Event => Some(self.summary.name.clone()),
            F::ChiefArbiter => Some(self.summary.chief_arbiter.clone()),
            F::Games => Some(games.len().to_string()),
            F::Federations => {
                let all: BTreeSet<Federation> =
                    opponents(games).filter_map(|foe| foe.federation).collect();
                Some(all.len().to_string())
            }
            F::Foreign => of(&|federation| federation != own),
            F::FromHost => of(&|federation| federation == host),
            F::Rated => {
                let rated = opponents(games).filter(|foe| foe.rating.is_some());
                Some(rated.count().to_string())
            }
            F::Titled => {
                let titled = [
                    Title::Gm,
                    Title::Im,
                    Title::Wgm,
                    Title::Wim,
                    Title::Fm,
                    Title::Wfm,
                ];
                let held = opponents(games).filter_map(|foe| foe.title);
                Some(
                    held.filter(|title| titled.contains(title))
                        .count()
                        .to_string(),
                )
            }
            F::Gm => with(Title::Gm),
            F::Im => with(Title::Im),
            F::Wgm => with(Title::Wgm),
            F::Wim => with(Title::Wim),
            F::Fm => with(Title::Fm),
            F::Wfm => with(Title::Wfm),
            F::FieldFederations => self.of_field(self.foreign.federations),
            F::FieldRated => self.of_field(self.foreign.rated),
            F::FieldTitled => self.of_field(self.foreign.titled),
            F::Average => Some(self.norm.check.average.to_string()),
            // The figures for 1.4.3d have their own fields.
            F::Remarks => {
                let by_kind = self.norm.free_by.filter(|by| *by != ForeignField::ARTICLE);
                Some(by_kind.map_or_else(String::new, |article| format!("B.01 {article}")))
            }
            F::ArbiterId | F::Official => Some(String::new()),
            F::Confirming => Some(self.summary.federation.clone()),
            F::Start | F::Close | F::RateOfPlay | F::ScoreNeeded | F::Score | F::Exceeds => None,
        }
    }

    /// A figure for 1.4.3d; empty unless the rule is applied.
    fn of_field(&self, count: usize) -> Option<String> {
        Some(if self.norm.free_by == Some(ForeignField::ARTICLE) {
            count.to_string()
        } else {
            String::new()
        })
    }
}

/// Reads the certificate of a participant for a title, for the tournament's arbiters.
///
/// # Errors
/// No such tournament or participant; the participant cannot earn the title here; the actor is not an arbiter.
pub fn view(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    entry: i32,
    title: NormTitle,
) -> Result<CertificateView, AppError> {
    let (view, reading) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let field = Field::of(&loaded)?;
        let row = loaded.entry(entry).ok_or(AppError::NotFound)?;
        if !field.titles(row, Some(role)).contains(&title) {
            return Err(AppError::NotFound);
        }
        let norm = field.norm(row, title).ok_or(AppError::NotFound)?;
        let stored = rows::norm_certificates::find(conn, entry, title.code())?;
        let input = match &stored {
            Some(stored) => read(stored)?,
            None => CertificateInput::default(),
        };
        let counted = norm.check.games.iter().zip(&norm.check.counted);
        let games = counted.filter_map(|(game, counted)| {
            Some(CertificateGame {
                round: game.round.get(),
                opponent: field.entrant(game.opponent)?,
                counted: *counted,
                halves: game.halves,
            })
        });
        let reading = Reading {
            output: PersonalOutput::NormCertificate,
            whose: Whose::Entry(id, entry),
            persons: usize::from(stored.is_some()),
        };
        let view = CertificateView {
            summary: Summary::of(&loaded)?,
            role,
            entrant: Entrant::from(row),
            games: games.collect(),
            foreign: field.foreign,
            norm,
            input,
            version: stored.as_ref().map_or(0, |row| row.version),
            saved: stored.map(|row| (row.saved_by, row.saved_at)),
        };
        Ok((view, reading))
    })?;
    ctx.gives(actor, reading)?;
    Ok(view)
}

/// Stores the values that an arbiter wrote. This also works in a closed tournament, because certificates are made after the end.
///
/// # Errors
/// Fields to be corrected; stale if somebody else changed it since `version` (0: there was none); no such participant; the actor
/// is not an arbiter.
pub fn save(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    (slug, entry, title): (&str, i32, NormTitle),
    version: i32,
    input: &CertificateInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let now = ctx.clock.now();
    ctx.write_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let input = input.check()?;
        let player = rows::entries::by_id(conn, id, entry)?;
        let mut row = CertificateRow {
            tournament_id: id,
            entry_id: entry,
            title: title.code().to_owned(),
            written: serde_json::to_string(&input).map_err(|error| broken(&error))?,
            saved_by: actor.name().to_owned(),
            saved_at: now,
            version,
        };
        let before = match rows::norm_certificates::find(conn, entry, title.code())? {
            None if version == 0 => {
                row.version = 1;
                rows::norm_certificates::insert(conn, &row)?;
                CertificateInput::default()
            }
            Some(stored) if rows::norm_certificates::replace(conn, &row)? => read(&stored)?,
            _ => return Err(AppError::Stale),
        };
        Ok(Audited {
            value: (),
            deed: Deed::NormCertificateSaved(Box::new(NormCertificateSaved {
                entry,
                name: player.person.name.to_string(),
                title: title.code().to_owned(),
                version,
                before,
                after: input,
            })),
        })
    })
}

fn read(row: &CertificateRow) -> Result<CertificateInput, AppError> {
    serde_json::from_str(&row.written).map_err(|error| broken(&error))
}

/// The error for stored JSON that cannot be read or written.
fn broken(error: &serde_json::Error) -> AppError {
    AppError::System(format!("certificate: {error}"))
}
