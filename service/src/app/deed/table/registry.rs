//! Deeds of the registry: clubs, links, copies, rating lists, players.

/// Passes the rows so far, and these after them, to the next macro.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// A club registered itself.
        ClubRegistered(Box<ClubRegistered>) = "club.register", Registry, Nobody;
        /// A club was approved.
        ClubApproved(ClubApproved) = "club.approve", Registry, Nobody;
        /// A club was rejected.
        ClubRejected(ClubDecided) = "club.reject", Registry, Nobody;
        /// A club changed its data.
        ClubChanged(Box<ClubChanged>) = "club.change", Registry, Nobody;
        /// The link that was sent to a club's e-mail was followed.
        ClubProved(ClubProved) = "club.prove", Registry, Nobody;
        /// Several clubs were approved, rejected, suspended or restored.
        ClubsDecided(ClubsDecided) = "club.decide", Registry, Nobody;
        /// A club was merged into another one.
        ClubMerged(ClubMerged) = "club.merge", Registry, Nobody;
        /// A secretary was named.
        SecretaryNamed(SecretaryNamed) = "club.name-secretary", Registry, Nobody;
        /// A secretary was dismissed.
        SecretaryDismissed(SecretaryDismissed) = "club.dismiss-secretary", Registry, Nobody;
        /// A link was added to a page about chess.
        LinkAdded(LinkAdded) = "link.add", Registry, Nobody;
        /// A link was removed.
        LinkRemoved(LinkRemoved) = "link.remove", Registry, Nobody;
        /// The folder for copies was named, or taken away.
        CopiesFolderSet(CopiesFolderSet) = "server.set-copies-folder", Registry, Nobody;
        /// A rating list was imported.
        ListTakenIn(ListTakenIn) = "rating-list.take-in", Registry, Nobody;
        /// A rating list was removed.
        ListRemoved(ListRemoved) = "rating-list.remove", Registry, Nobody;
        /// A player was added.
        PlayerAdded(Box<PlayerAdded>) = "player.add", Registry, Nobody;
        /// The data of a player was changed.
        PlayerChanged(Box<PlayerChanged>) = "player.edit", Registry, Nobody;
        /// A player was erased from the registry.
        PlayerErased(PlayerErased) = "player.erase", Registry, Nobody;
        /// A club's list of players was imported.
        PlayersImported(PlayersImported) = "player.import", Registry, Nobody;
    } };
}

pub(super) use rows;
