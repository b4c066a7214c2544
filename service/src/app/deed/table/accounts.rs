//! Deeds of accounts, organisers, letters and log-ins.

/// Passes the rows so far, and these after them, to the next macro.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// An account was made.
        AccountCreated(AccountCreated) = "account.create", Registry, Nobody;
        /// An account was disabled.
        AccountDisabled(OfAccount) = "account.disable", Registry, Nobody;
        /// An account was disabled.
        AccountEnabled(OfAccount) = "account.enable", Registry, Nobody;
        /// An account was given the right to make tournaments.
        MayCreate(RightChanged) = "account.may-create", Registry, Nobody;
        /// That right was taken away.
        MayNotCreate(RightChanged) = "account.may-not-create", Registry, Nobody;
        /// The regions whose clubs an account moderates were set.
        ModeratorSet(ModeratorSet) = "account.moderate", Registry, Nobody;
        /// A federation or organiser came in beside the one whose installation this is.
        OrganiserAdded(Box<OrganiserAdded>) = "organiser.add", Registry, Nobody;
        /// What an organiser says of itself was changed; all its tournaments show it.
        OrganiserChanged(Box<OrganiserChanged>) = "organiser.change", Registry, Everybody;
        /// An account got a role with an organiser.
        OrganiserPersonSet(OrganiserPerson) = "organiser.set-person", Registry, Nobody;
        /// An account no longer works for an organiser.
        OrganiserPersonRemoved(OrganiserPerson) = "organiser.remove-person", Registry, Nobody;
        /// Somebody who worked for an organiser left it.
        OrganiserLeft(OrganiserPerson) = "organiser.leave", Registry, Nobody;
        /// The first administrator was invited.
        FirstAdminInvited(AccessGranted) = "account.invite-first-admin", Registry, Nobody;
        /// An account was given a new link.
        InvitedAgain(OfAccount) = "account.invite-again", Registry, Nobody;
        /// A link was used up: a password was chosen.
        InvitationAccepted(InvitationAccepted) = "account.accept-invitation", Registry, Nobody;
        /// A wrong old password was given.
        PasswordRefused(OfAccount) = "account.refuse-password", Registry, Nobody;
        /// A password was changed.
        PasswordChanged(OfAccount) = "account.change-password", Registry, Nobody;
        /// A passkey was added to an account.
        PasskeyAdded(OfAccount) = "account.add-passkey", Registry, Nobody;
        /// A passkey was removed from an account.
        PasskeyRemoved(OfAccount) = "account.remove-passkey", Registry, Nobody;
        /// An account made a link with which halls may send tournaments.
        HallLinkMade(OfHallLink) = "account.make-hall-link", Registry, Nobody;
        /// A link for halls was removed.
        HallLinkRemoved(OfHallLink) = "account.remove-hall-link", Registry, Nobody;
        /// Recovery codes were made for an account.
        RecoveryCodesMade(OfAccount) = "account.make-codes", Registry, Nobody;
        /// A password was chosen with a recovery code.
        RecoveryCodeUsed(OfAccount) = "account.use-code", Registry, Nobody;
        /// The owner set the e-mail address of their account.
        AddressSet(OfAccount) = "account.set-address", Registry, Nobody;
        /// A link for a new password was sent to the address of an account.
        ResetWritten(OfAccount) = "account.write-reset", Registry, Nobody;
        /// A letter is to be tried again.
        LetterTriedAgain(LetterHandled) = "letter.try-again", Registry, Nobody;
        /// A letter was sent by hand.
        LetterByHand(LetterHandled) = "letter.by-hand", Registry, Nobody;
        /// Own sessions were ended.
        SessionEnded(SessionEnded) = "session.end", Registry, Nobody;
        /// Somebody logged in.
        LoggedIn(AtDoor) = "session.open", Door, Nobody;
        /// A log-in was refused.
        LogInRefused(AtDoor) = "session.refuse", Door, Nobody;
        /// A log-in was closed after too many refusals.
        LogInClosed(AtDoor) = "session.throttle", Door, Nobody;
        /// Somebody asked for a new password by e-mail.
        ResetAsked(AtDoor) = "session.ask-reset", Door, Nobody;
        /// Somebody logged out.
        LoggedOut(AtDoor) = "session.close", Door, Nobody;
    } };
}

pub(super) use rows;
