//! Who may do what: the only place that decides.

mod action;
mod moderators;
mod permission;
mod roles;
mod stations;

pub use action::Action;
pub(super) use moderators::charge;
pub(super) use permission::{may, require, require_as};
pub(super) use roles::role;
pub use roles::{TournamentRole, signed_in};
pub(super) use stations::{Post, must_be_at, role_at};

#[cfg(test)]
mod tests;
