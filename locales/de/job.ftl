# Lange Aufträge: die Seite ihres Fortschritts.
job-draft = Die Runde wird vorbereitet
job-why = Die Gründe der Paarungen werden gesucht
job-import = Die Turnierdatei wird gelesen
job-games = Die Partien werden gelesen
job-waiting = In der Warteschlange: Andere Aufträge sind vorher dran.
job-running = Läuft seit { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }, höchstens { $most }.
job-stopping = Wird angehalten.
job-progress = Fortschritt
job-cancel = Anhalten
job-note = Die Seite aktualisiert sich selbst. Geschrieben wird erst nach dem Ende; startet der Server neu, ist der Auftrag verloren und neu zu geben.
job-gone = Auftrag nicht gefunden
job-gone-body = Er ist längst zu Ende, nicht Ihrer, oder der Server wurde neu gestartet: Dann wurde nichts geschrieben, und er ist nur neu zu geben.
job-lost-body = Der Server, der diesen Auftrag ausführte, wurde beendet oder hat ihn vergessen. Vor einem neuen Auftrag nachsehen, ob er ausgeführt wurde; dasselbe Formular zählt, noch einmal gesendet, nur einmal.
job-elsewhere = Ein anderer Server arbeitet daran
job-elsewhere-body = Die Anfrage kam bei einem anderen Server dieser Website an als dem, der den Auftrag ausführt. Nichts ist verloren: Die Seite fragt selbst wieder, bis der richtige antwortet. Warten ist nicht nötig: Was der Auftrag schreibt, steht sofort auf der Seite, von der er kam; dasselbe Formular zählt, noch einmal gesendet, nur einmal.
job-elsewhere-not-stopped = Der Auftrag wurde nicht angehalten: Ein anderer Server dieser Website führt ihn aus. Die Seite führt selbst zum Auftrag zurück; dort noch einmal „Anhalten“ drücken.
job-elsewhere-link = Zur Seite des Auftrags
flash-job-cancelled = Auftrag angehalten.
