# The archive of a tournament: out, in, moving to another computer.
archive-title = Archive of the tournament
archive-lead = One file with everything: { $players ->
    [one] one participant
   *[other] { $players } participants
  }, { $rounds ->
    [0] no round published
    [one] one round published
   *[other] { $rounds } rounds published
  }, games, incidents, decisions, prizes and record.
archive-take = Take it away
archive-take-note = It opens the same on another computer, in the middle of a round too. It holds personal data of the participants: do not publish it.
archive-same-again = This is the file with which the tournament goes on elsewhere: it can be downloaded as often as needed, and is always the same.
archive-download = Download the archive
archive-chief-only = The chief arbiter or an administrator downloads it.
archive-digest = Digest
archive-move = Move to another computer
archive-move-here = Here press “Hand the tournament over”: from then on nothing changes here.
archive-move-take = Download the archive.
archive-move-there = There open it from “My tournaments”, “Open an archive”: the tournament goes on from where it was.
archive-hand-over = Hand the tournament over
archive-handed-note = The tournament goes on elsewhere. Take it back only if the other copy is lost: from then on there would be two. Where the other computer sends here with a link of yours (Settings → Copy on a site), this address shows what happens there.
archive-take-back = Take the tournament back
archive-open-title = Open an archive
archive-open-lead = The tournament comes as it was: players, rounds, games, incidents, prizes and record. You become its chief arbiter.
archive-open-file = Archive (.tratto)
archive-open = Open
archive-export = Archive of the tournament, moving to another computer
archive-fault-none = The file is not the archive of a tournament, or breaks off before its end.
archive-fault-manifest = manifest.json cannot be read: the archive is damaged.
archive-fault-newer = The archive was made by a newer program ({ $program }, format { $version }): update this one.
archive-fault-large = { $part } is too large for an archive.
archive-fault-missing = { $part } is missing.
archive-fault-unknown = { $part } is no part of an archive.
archive-fault-broken = { $part } is damaged and cannot be read.
archive-fault-digest = { $part } is not what the archive had at first: its digest is another.
archive-fault-row = { $row ->
    [0] The first line of { $part } does not name the right columns.
   *[other] Row { $row } of { $part } cannot be read.
}
archive-fault-trail = Row { $row } of { $part } does not follow those before it: the record was changed.
archive-fault-refused = { $part } holds something that a tournament cannot have.
handed-over = Handed over to another computer by { $by }, { $date } at { $time } (digest { $digest }). Nothing changes here any more.
refusal-not-handed-over = The tournament was not handed over.
flash-archive-opened = The tournament is here.
flash-handed-over = Tournament handed over. Now download the archive and open it on the other computer.
flash-hand-over-back = The tournament goes on here again.
objection-hand-over-taken-back = The tournament, handed over to another computer, is to go on here
objection-means-hand-over-taken-back = If somebody goes on there too, there are two tournaments that cannot be joined again. What was written there does not come here.
action-tournament-open-archive = Opened from an archive, digest
action-tournament-hand-over = Handed over to another computer, digest
action-tournament-take-over-back = Taken back after the hand-over
job-archive = Making the archive
job-open-archive = Opening the archive
