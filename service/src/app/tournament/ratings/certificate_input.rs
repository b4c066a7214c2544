//! The values of a norm certificate (IT1) that an arbiter can write.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::app::{AppError, Checks};

/// Maximum length of a value, in characters.
const LONGEST: usize = 200;

/// A field of the certificate, in the order of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CertificateField {
    /// Surname of the player.
    LastName,
    /// Given name of the player.
    FirstName,
    /// FIDE number of the player.
    FideId,
    /// Federation of the player.
    Federation,
    /// Name of the event.
    Event,
    /// First day of the event.
    Start,
    /// Last day of the event.
    Close,
    /// Name of the chief arbiter.
    ChiefArbiter,
    /// FIDE number of the chief arbiter.
    ArbiterId,
    /// Number of games.
    Games,
    /// Rate of play.
    RateOfPlay,
    /// Federations of the opponents.
    Federations,
    /// Number of opponents who are not from the player's federation.
    Foreign,
    /// Number of rated opponents.
    Rated,
    /// Number of opponents from the host federation.
    FromHost,
    /// Number of titled opponents.
    Titled,
    /// Number of opponents who are Grandmasters.
    Gm,
    /// Number of opponents who are International Masters.
    Im,
    /// Number of opponents who are Woman Grandmasters.
    Wgm,
    /// Number of opponents who are Woman International Masters.
    Wim,
    /// Number of opponents who are FIDE Masters.
    Fm,
    /// Number of opponents who are Woman FIDE Masters.
    Wfm,
    /// Number of federations, if 1.4.3d is applied.
    FieldFederations,
    /// Number of rated players who are not from the host federation, if 1.4.3d is applied.
    FieldRated,
    /// Number of those with the title GM, IM, WGM or WIM, if 1.4.3d is applied.
    FieldTitled,
    /// Special remarks.
    Remarks,
    /// Average rating of the opponents (1.4.6b).
    Average,
    /// Score that the norm needs.
    ScoreNeeded,
    /// Score that the player made.
    Score,
    /// Points by which the score exceeds the norm.
    Exceeds,
    /// Federation that confirms the norm.
    Confirming,
    /// Official of the confirming federation.
    Official,
}

impl CertificateField {
    /// Every field, in the order of the form.
    pub const ALL: [Self; 32] = [
        Self::LastName,
        Self::FirstName,
        Self::FideId,
        Self::Federation,
        Self::Event,
        Self::Start,
        Self::Close,
        Self::ChiefArbiter,
        Self::ArbiterId,
        Self::Games,
        Self::RateOfPlay,
        Self::Federations,
        Self::Foreign,
        Self::Rated,
        Self::FromHost,
        Self::Titled,
        Self::Gm,
        Self::Im,
        Self::Wgm,
        Self::Wim,
        Self::Fm,
        Self::Wfm,
        Self::FieldFederations,
        Self::FieldRated,
        Self::FieldTitled,
        Self::Remarks,
        Self::Average,
        Self::ScoreNeeded,
        Self::Score,
        Self::Exceeds,
        Self::Confirming,
        Self::Official,
    ];

    /// Stable code, which is also the name in the form.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::LastName => "it1_last_name",
            Self::FirstName => "it1_first_name",
            Self::FideId => "it1_fide_id",
            Self::Federation => "it1_federation",
            Self::Event => "it1_event",
            Self::Start => "it1_start",
            Self::Close => "it1_close",
            Self::ChiefArbiter => "it1_chief_arbiter",
            Self::ArbiterId => "it1_arbiter_id",
            Self::Games => "it1_games",
            Self::RateOfPlay => "it1_rate_of_play",
            Self::Federations => "it1_federations",
            Self::Foreign => "it1_foreign",
            Self::Rated => "it1_rated",
            Self::FromHost => "it1_from_host",
            Self::Titled => "it1_titled",
            Self::Gm => "it1_gm",
            Self::Im => "it1_im",
            Self::Wgm => "it1_wgm",
            Self::Wim => "it1_wim",
            Self::Fm => "it1_fm",
            Self::Wfm => "it1_wfm",
            Self::FieldFederations => "it1_field_federations",
            Self::FieldRated => "it1_field_rated",
            Self::FieldTitled => "it1_field_titled",
            Self::Remarks => "it1_remarks",
            Self::Average => "it1_average",
            Self::ScoreNeeded => "it1_score_needed",
            Self::Score => "it1_score",
            Self::Exceeds => "it1_exceeds",
            Self::Confirming => "it1_confirming",
            Self::Official => "it1_official",
        }
    }
}

/// The values that an arbiter wrote, by the code of the field. All other fields show the computed value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CertificateInput(pub BTreeMap<String, String>);

impl CertificateInput {
    /// The value that an arbiter wrote in a field; `None` if there is none.
    #[must_use]
    pub fn of(&self, field: CertificateField) -> Option<&str> {
        self.0.get(field.code()).map(String::as_str)
    }

    /// Each field's name and text, for the record.
    #[must_use]
    pub fn fields(&self) -> Vec<(String, String)> {
        let all = CertificateField::ALL.iter();
        all.map(|field| {
            let value = self.of(*field).unwrap_or_default();
            (field.code().to_owned(), value.to_owned())
        })
        .collect()
    }

    /// Checks the values, and returns them trimmed and without empty ones.
    ///
    /// # Errors
    /// Fields to be corrected; not found for a field that the form does not have.
    pub fn check(&self) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let mut clean = BTreeMap::new();
        for (code, value) in &self.0 {
            let known = CertificateField::ALL
                .iter()
                .find(|field| field.code() == code);
            let Some(field) = known else {
                return Err(AppError::NotFound);
            };
            let value = value.trim();
            checks.text(field.code(), value, LONGEST);
            if !value.is_empty() {
                clean.insert(code.clone(), value.to_owned());
            }
        }
        checks.finish()?;
        Ok(Self(clean))
    }
}
