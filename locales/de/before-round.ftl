# Vor dem Auslosen, Veröffentlichen, Berichtigen: was der Schiedsrichter gefragt wird.
unseen-title = Vor Runde { $round } nicht gesehen
unseen-question = { $n ->
    [one] Eine Person wurde nicht gesehen
   *[other] { $n } Personen wurden nicht gesehen
}
unseen-lead = Sie werden nicht ausgelost, bevor Sie entscheiden: einzeln oder für alle zusammen. Runde { $round } ist noch nicht vorbereitet.
unseen-why = Warum wir fragen
unseen-what = Was tun
unseen-what-of = Was tun: { $name }
unseen-choose = wählen
unseen-not-marked = nicht als anwesend vermerkt
unseen-absent-before = in der Runde davor ohne Nachricht abwesend
unseen-forfeited = zur Partie der Runde davor nicht angetreten
unseen-absent = in dieser Runde abwesend
unseen-out = vom Turnier zurückgetreten
unseen-awaited = kommt: trotzdem auslosen
unseen-with-these = Runde so vorbereiten
unseen-to-check-in = Zurück zur Anwesenheit
unseen-for-all = Dasselbe für alle ohne Wahl
entries-chosen-white = Weiß, vom Schiedsrichter gewählt
entries-chosen-black = Schwarz, vom Schiedsrichter gewählt
rule-initial-drawn = Nummer 1 hat { $side ->
    [black] Schwarz
   *[white] Weiß
} in Runde 1, vom Programm gelost ({ $lot })
draft-stale = Der Entwurf gilt nicht mehr. Seither geändert: { $what }.
basis-results = Ergebnisse
basis-entries = Anmeldungen
basis-absences = Byes, Rücktritte oder Rückkehr
basis-prohibitions = verbotene Paarungen
basis-rules = Auslosungsregeln
basis-program = Version des Programms
draft-differs = Mit den heutigen Daten { $n ->
    [one] wäre eines
   *[other] wären { $n }
} von { $m } Brettern anders.
draft-other-bye = Die Bretter blieben, aber das Freilos bekäme jemand anders.
draft-same-boards = Mit den heutigen Daten wären die Paarungen gleich.
draft-impossible = Mit den heutigen Daten ist die Runde nicht auszulosen.
draft-prepare-again = Runde { $round } neu vorbereiten
publish-nobody-seen = Niemand ist als anwesend vermerkt: Es gab keine Anwesenheitskontrolle, und alle ohne Bye sind ausgelost.
earlier-title = Runde { $round }, Brett { $board }: Ergebnis ändern?
earlier-values = Aus { $stored } wird { $wanted }
earlier-consequence = { $n ->
    [1] Die Rangliste ändert sich ab dieser Runde. Runde { $first } bleibt, wie sie ausgelost wurde.
   *[other] Die Rangliste ändert sich ab dieser Runde. Die Runden { $first } bis { $last } bleiben, wie sie ausgelost wurden.
}
earlier-yes = Ergebnis ändern
earlier-rating-consequence = Diese Runde ist weder die letzte noch die vorletzte: Im FIDE-Modus bleiben Rangliste und Auslosungen, wie sie sind. Das richtige Ergebnis geht in den Elo-Bericht, mit einer Zeile „### Correction“.
earlier-rating-yes = Elo-Bericht berichtigen
desk-rating-corrected = Für den Elo-Bericht: Brett { $board }, { $result } ({ $reason }).
download-rating-trf = TRF26 für Elo, mit den berichtigten Ergebnissen
earlier-no = So lassen
field-reason = Grund
reopen-title = Turnier wieder öffnen
reopen-lead = Die Rangliste ist dann nicht mehr endgültig, und Ergebnisse, Anmeldungen und Einstellungen lassen sich wieder ändern. Der Grund bleibt im Protokoll.
reopen-go-on = Weiter
reopen-sure = Turnier wirklich wieder öffnen?
reopen-consequence = Wer Rangliste und Bericht schon gesendet hat, muss sie noch einmal senden.
reopen-because = Grund: { $reason }
reopen-yes = Turnier wieder öffnen
reopen-closed = Das Turnier ist geschlossen
reopen-closed-note = Ergebnisse, Paarungen, Anmeldungen und Einstellungen ändern sich nicht mehr.
flash-tournament-reopened = Turnier wieder geöffnet.
namesakes-title = Ist es dieselbe Person?
namesakes-lead = Der Name steht schon unter den Anmeldungen. Noch wurde nichts geschrieben.
namesakes-which = Wer
namesakes-there = schon angemeldet
namesakes-new = anzumelden
namesakes-another = { $n ->
    [one] Andere Person: anmelden
   *[other] Andere Personen: anmelden
}
namesakes-same = Dieselbe: nicht anmelden
my-board-over = Sie sind fertig
my-board-place = Platz { $place } { points-with }.
my-board-points = Punkte: { $points }. Die Endtabelle gibt es noch nicht.

# Die Anwesenheitskontrolle
check-in-who = Wer da ist
check-in-of = { $n ->
    [one] zu vermerken, von einer
   *[other] zu vermerken, von { $n }
}
check-in-hits = { $n } gefunden, { $open } zu vermerken
check-in-hits-live = %n gefunden, %m zu vermerken
check-in-offline = Kein Netz: %n warten und gehen von selbst ab.
check-in-show-open = Zu vermerken { $n }
check-in-show-here = Anwesend { $n }
check-in-show-away = Kommen nicht { $n }
check-in-show-all = Alle { $n }
check-in-filter = Wer gezeigt wird
check-in-print = Blatt drucken
check-in-new = Neu am Ort
check-in-here = Anwesend
check-in-away = Kommt nicht
check-in-unmark = Zu vermerken
check-in-withdrawn = zurückgetreten
check-in-nobody = Niemand ist mehr zu vermerken: Die Kontrolle kann geschlossen werden.
check-in-open = offen
check-in-closed = geschlossen von { $name } um { $time }
check-in-round-1 = Runde 1 beginnt { $when }
check-in-last = Letzte Aktion
check-in-last-here = { $name } ist anwesend.
check-in-last-open = { $name } ist zu vermerken.
check-in-last-away = { $name } kommt nicht zu Runde 1.
check-in-key-here = anwesend, und leeren
check-in-key-away = kommt nicht zu Runde 1
check-in-key-clear = Suche leeren
check-in-key-new = neu am Ort
check-in-key-show = nur zu vermerken, oder alle
