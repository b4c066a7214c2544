//! Deeds of an event of teams: what it chooses, its teams, their line-ups.

/// Hands on the rows that came, and these after them.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// What an event of teams chooses was set.
        TeamRulesSet(Box<TeamRulesSet>) = "team.rules", Settings, Everybody;
        /// A team was added.
        TeamAdded(TeamAdded) = "team.add", Entries, Everybody;
        /// A team was changed.
        TeamChanged(TeamChanged) = "team.change", Entries, Everybody;
        /// A team was taken away.
        TeamRemoved(TeamRemoved) = "team.remove", Entries, Everybody;
        /// A team stays away, or comes back.
        TeamAway(TeamAway) = "team.away", Entries, Everybody;
        /// The teams were put in order.
        TeamsOrdered(TeamsOrdered) = "team.order", Entries, Everybody;
        /// It was said who plays for a team.
        TeamMembersSet(TeamMembersSet) = "team.members", Entries, Everybody;
        /// Points were taken off a team.
        TeamPenalised(TeamPenalised) = "team.penalty", Results, Everybody;
        /// A team has its points back.
        TeamPenaltyLifted(TeamPenaltyLifted) = "team.penalty-lifted", Results, Everybody;
        /// The bye of a team in a round was set, or taken away.
        TeamByeSet(TeamByeSet) = "team.bye", Entries, Everybody;
        /// Two teams may not meet.
        TeamsForbidden(TeamsForbidden) = "team.forbid", Entries, Arbiters;
        /// Two teams may meet again.
        TeamsAllowed(TeamsForbidden) = "team.allow", Entries, Arbiters;
        /// The line-ups of a match were changed.
        LineUpSet(LineUpSet) = "match.line-up", Rounds, Everybody;
        /// A captain handed a line-up in, which nobody else sees yet.
        LineUpHandedIn(LineUpHandedIn) = "match.hand-in", Rounds, Arbiters;
        /// The second captain of a match handed theirs in: everybody sees both.
        LineUpsOpened(LineUpHandedIn) = "match.open-line-ups", Rounds, Everybody;
        /// The time to hand in was over: everybody sees what was handed in.
        LineUpsDue(LineUpsDue) = "match.line-ups-due", Rounds, Everybody;
    } };
}

pub(super) use rows;
