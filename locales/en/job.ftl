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
flash-job-cancelled = Job stopped.
