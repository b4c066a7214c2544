//! Deeds about a team event: its choices, its teams, their line-ups.

/// Passes the rows so far, and these after them, to the next macro.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// The choices of a team event were set.
        TeamRulesSet(Box<TeamRulesSet>) = "team.rules", Settings, Everybody;
        /// A team was added.
        TeamAdded(TeamAdded) = "team.add", Entries, Everybody;
        /// A team was changed.
        TeamChanged(TeamChanged) = "team.change", Entries, Everybody;
        /// A team was removed.
        TeamRemoved(TeamRemoved) = "team.remove", Entries, Everybody;
        /// A team stays away, or comes back.
        TeamAway(TeamAway) = "team.away", Entries, Everybody;
        /// The teams were put in order.
        TeamsOrdered(TeamsOrdered) = "team.order", Entries, Everybody;
        /// The members of a team were set.
        TeamMembersSet(TeamMembersSet) = "team.members", Entries, Everybody;
        /// Points were taken from a team or given to it.
        TeamPenalised(TeamPenalised) = "team.penalty", Results, Everybody;
        /// A penalty was lifted, so that a team has its points back.
        TeamPenaltyLifted(TeamPenaltyLifted) = "team.penalty-lifted", Results, Everybody;
        /// The bye of a team in a round was set, or taken away.
        TeamByeSet(TeamByeSet) = "team.bye", Entries, Everybody;
        /// Two teams may not be paired.
        TeamsForbidden(TeamsForbidden) = "team.forbid", Entries, Arbiters;
        /// Two teams may be paired again.
        TeamsAllowed(TeamsForbidden) = "team.allow", Entries, Arbiters;
        /// The line-ups of a match were changed.
        LineUpSet(LineUpSet) = "match.line-up", Rounds, Everybody;
        /// A captain handed in a line-up, which nobody else sees yet.
        LineUpHandedIn(LineUpHandedIn) = "match.hand-in", Rounds, Arbiters;
        /// The second captain of a match handed in their line-up: everybody sees both.
        LineUpsOpened(LineUpHandedIn) = "match.open-line-ups", Rounds, Everybody;
        /// The deadline for line-ups passed: everybody sees what was handed in.
        LineUpsDue(LineUpsDue) = "match.line-ups-due", Rounds, Everybody;
    } };
}

pub(super) use rows;
