//! What an arbiter writes over on a certificate of a norm (IT1).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::app::{AppError, Checks};

/// Characters of a value at most.
const LONGEST: usize = 200;

/// A value of the certificate, in the order of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CertificateField {
    /// Surname of the player.
    LastName,
    /// Given name.
    FirstName,
    /// FIDE number.
    FideId,
    /// Federation of the player.
    Federation,
    /// Name of the event.
    Event,
    /// First day.
    Start,
    /// Last day.
    Close,
    /// Chief arbiter.
    ChiefArbiter,
    /// FIDE number of the chief arbiter.
    ArbiterId,
    /// Number of games.
    Games,
    /// Rate of play.
    RateOfPlay,
    /// Federations of the opponents.
    Federations,
    /// Opponents not of the applicant's federation.
    Foreign,
    /// Rated opponents.
    Rated,
    /// Opponents of the host federation.
    FromHost,
    /// Opponents with a title.
    Titled,
    /// Opponents who are Grandmasters.
    Gm,
    /// International Masters.
    Im,
    /// Woman Grandmasters.
    Wgm,
    /// Woman International Masters.
    Wim,
    /// FIDE Masters.
    Fm,
    /// Woman FIDE Masters.
    Wfm,
    /// Federations, where 1.4.3d is applied.
    FieldFederations,
    /// Rated players not of the host, where 1.4.3d is applied.
    FieldRated,
    /// Of those GM, IM, WGM, WIM, where 1.4.3d is applied.
    FieldTitled,
    /// Special remarks.
    Remarks,
    /// Average rating of the opponents (1.4.6b).
    Average,
    /// Score that the norm needs.
    ScoreNeeded,
    /// Score that was made.
    Score,
    /// By how much the norm is exceeded.
    Exceeds,
    /// Federation that confirms.
    Confirming,
    /// Its official.
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

    /// Stable text code, which is the name in the form.
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

/// What was written over, by the code of its field; the computed value stands in the others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CertificateInput(pub BTreeMap<String, String>);

impl CertificateInput {
    /// The value of a field, where one was written over it.
    #[must_use]
    pub fn of(&self, field: CertificateField) -> Option<&str> {
        self.0.get(field.code()).map(String::as_str)
    }

    /// Name and text of every value, for the record.
    #[must_use]
    pub fn fields(&self) -> Vec<(String, String)> {
        let all = CertificateField::ALL.iter();
        all.map(|field| {
            let value = self.of(*field).unwrap_or_default();
            (field.code().to_owned(), value.to_owned())
        })
        .collect()
    }

    /// These values without blanks around the values, and without empty ones.
    ///
    /// # Errors
    /// What is wrong, by field; a field that the form does not have.
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
