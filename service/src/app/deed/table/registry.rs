//! Deeds of the registry: clubs, links, copies, rating lists, players.

/// Hands on the rows that came, and these after them.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// A club was sent in.
        ClubRegistered(Box<ClubRegistered>) = "club.register", Registry, Nobody;
        /// A club was approved.
        ClubApproved(ClubApproved) = "club.approve", Registry, Nobody;
        /// A club was rejected.
        ClubRejected(ClubDecided) = "club.reject", Registry, Nobody;
        /// A club changed its data.
        ClubChanged(Box<ClubChanged>) = "club.change", Registry, Nobody;
        /// The link that was sent to a club's e-mail was followed.
        ClubProved(ClubProved) = "club.prove", Registry, Nobody;
        /// Many clubs were decided about.
        ClubsDecided(ClubsDecided) = "club.decide", Registry, Nobody;
        /// A club became part of another one.
        ClubMerged(ClubMerged) = "club.merge", Registry, Nobody;
        /// A secretary was named.
        SecretaryNamed(SecretaryNamed) = "club.name-secretary", Registry, Nobody;
        /// A secretary was dismissed.
        SecretaryDismissed(SecretaryDismissed) = "club.dismiss-secretary", Registry, Nobody;
        /// A link was added to a page about chess.
        LinkAdded(LinkAdded) = "link.add", Registry, Nobody;
        /// A link was taken away.
        LinkRemoved(LinkRemoved) = "link.remove", Registry, Nobody;
        /// The folder for copies was named, or taken away.
        CopiesFolderSet(CopiesFolderSet) = "server.set-copies-folder", Registry, Nobody;
        /// A rating list was taken in.
        ListTakenIn(ListTakenIn) = "rating-list.take-in", Registry, Nobody;
        /// A rating list was removed.
        ListRemoved(ListRemoved) = "rating-list.remove", Registry, Nobody;
        /// A player was added.
        PlayerAdded(Box<PlayerAdded>) = "player.add", Registry, Nobody;
        /// A player was changed.
        PlayerChanged(Box<PlayerChanged>) = "player.edit", Registry, Nobody;
        /// A player was erased from the registry.
        PlayerErased(PlayerErased) = "player.erase", Registry, Nobody;
        /// A club's list was imported.
        PlayersImported(PlayersImported) = "player.import", Registry, Nobody;
    } };
}

pub(super) use rows;
