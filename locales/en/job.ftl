# Long jobs: the page of their progress.
job-draft = Preparing the round
job-why = Looking for the reasons of the pairings
job-import = Reading the tournament’s file
job-games = Reading the games
job-waiting = In the queue: other jobs come first.
job-running = Under way for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }, { $most } at most.
job-stopping = It is stopping.
job-progress = Progress
job-cancel = Stop
job-note = The page follows by itself. Nothing is written before the job has ended; if the server restarts the job is lost and must be asked for again.
job-gone = Job not found
job-gone-body = It ended long ago, it is not yours, or the server was restarted: then nothing was written, and it need only be asked for again.
job-lost-body = The server that did this work has ended or has forgotten it. Look whether it was done before you ask for it again; the same form, sent again, counts once.
job-elsewhere = Another server does this work
job-elsewhere-body = This page was asked of another server of this site than the one that does the work. Nothing is lost: the page asks again by itself until that one answers. You need not wait: what the work writes is seen at once on the page where you asked for it; the same form, sent again, counts once.
job-elsewhere-not-stopped = The work was not stopped: another server of this site does it. The page leads back to the work by itself; press “Stop” there again.
job-elsewhere-link = To the page of the work
flash-job-cancelled = Job stopped.
