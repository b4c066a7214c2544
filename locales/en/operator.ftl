error-not-saved = Not saved: the server cannot write now
error-not-saved-body = Nothing that you sent was written. What is there can be read; as long as this lasts, nobody else can log in. Tell whoever runs the server.
error-doubtful = Perhaps saved, perhaps not
error-doubtful-body = The disk failed in the middle of saving: what you sent may be written or not. Look at the page before you send it again, and tell the number below to whoever runs the server.
error-unreachable = The database does not answer
error-unreachable-body = Nothing can be read or written until it is back. Try again soon; if it goes on, tell the number below to whoever runs the server.
trouble-damaged = The database is damaged.
trouble-lost = The database lacks actions that had been saved.
trouble-replaced = The database file was replaced while the server was running.
trouble-missing = The database file was moved or deleted while the server was running.
trouble-read-only = The database can only be read.
trouble-disk-full = The disk is full.
trouble-failing = The disk gives errors.
trouble-newer-schema = A newer version of the program updated the database: this server can only read.
trouble-unreachable = The database does not answer.
backup-failed = copy failed
backup-none = no copy yet
backup-now = copy just made
backup-minutes = last copy { $n } min ago
backup-hours = last copy { $n } h ago
copies-title = Copies
copies-lead = If the stick is lost or the computer breaks, a copy of everything is left. tratto makes one whenever you publish a round, and { $n ->
    [one] every minute
   *[other] every { $n } minutes
} while something changes.
copies-where = Choose a folder on another disk: that of the computer where the data are on a stick, otherwise a stick. The folder must be there already, and be used for nothing else.
copies-folder = Folder for copies
copies-folder-how = Write the whole path, such as E:\copies. In Windows: open the folder, click on the address bar above, copy, and paste here.
copies-end-how = Leave it empty to make no more: those that were made stay where they are.
copies-given = As was said at the start, copies go to { $folder }, too.
copies-same-disk = { $folder } is on the same disk as the data: if that disk is lost or breaks, the copies are lost with it. Choose a folder on another disk.
copies-not-made = No copies are made.
copies-why = The last one failed: { $why }
copies-back = The handbook says how to go on from a copy.
flash-copies-set = Done: the first copy comes within seconds. Load the page again to see it.
flash-copies-ended = No more copies go to that folder.
problem-copies-whole = write the whole path, from the letter of the disk on.
problem-copies-missing = this folder is not there: make it, or connect the disk.
problem-copies-no-folder = this is no folder.
problem-copies-read-only = this disk can only be read.
problem-copies-full = this disk is full.
problem-copies-denied = tratto may not write in this folder: choose one of your own.
problem-copies-failing = this folder cannot be written ({ $value }).
newer-ask = Ask for a newer version
newer-asked-at = It is asked at { $address }
newer-by-hand = Nothing was installed. The chapter “Updating” of the handbook says how it is done; compare the checksum first.
newer-bytes = { $n ->
    [one] { $n } byte
   *[other] { $n } bytes
}
newer-commit = Commit { $commit }
newer-file = File
newer-files = Files of this version
newer-in-clear = the address begins with http:// and leads to another machine: it must begin with https://
newer-is-older = An older version stands there: { $version } ({ $date }).
newer-is-there = There is a newer version: { $version } ({ $date }).
newer-is-this = This is the newest version: { $version } ({ $date }).
newer-no-address = Nobody has said where newer versions are asked for. Whoever runs the program sets TRATTO_RELEASES, or --releases, to the address (https) of the file tratto-release.json.
newer-no-json = what stands there is not JSON
newer-no-release = what stands there describes no version
newer-own = This is version { $version }.
newer-private = the name leads into a private network: nothing was asked
newer-size = Size
newer-title = Newer version
newer-unasked = It could not be asked whether there is a newer version: { $why }.
newer-when-pressed = It is asked for only when this button is pressed. Nothing is installed by itself.
