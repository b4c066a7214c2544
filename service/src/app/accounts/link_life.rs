//! How long the links are valid with which a password is chosen.

/// Validity of a first invitation, in days.
pub(in crate::app) const INVITATION_DAYS: i64 = 7;

/// Validity of a link that resets an existing password, in minutes (ASVS 6.4.3).
pub(in crate::app) const RESET_MINUTES: i64 = 30;
