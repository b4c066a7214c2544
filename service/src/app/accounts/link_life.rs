//! How long the links live with which a password is chosen.

/// Life of a first invitation, in days.
pub(in crate::app) const INVITATION_DAYS: i64 = 7;

/// Life of a link that resets a password which was chosen already, in minutes (ASVS 6.4.3).
pub(in crate::app) const RESET_MINUTES: i64 = 30;
