# Der Beginn einer Runde: Uhrzeiten, Uhr, Karenzzeit, leere Stühle.
start-title = Beginn der Runde { $round }
start-open = Rundenbeginn, leere Stühle
start-clock = Beginn
start-began = um { $hour }
start-not-begun = Uhr nicht gestartet
start-announced = Angekündigt für { $hour }
start-now = Jetzt beginnen
start-as-announced = Zur angekündigten Zeit beginnen
start-default = Karenzzeit
start-over = vorbei seit { $hour }
start-until = bis { $hour }
start-minutes = { $n ->
    [0] keine: Wer zu Beginn nicht da ist, verliert
    [one] eine Minute ab Beginn
   *[other] { $n } Minuten ab Beginn
}
start-missing = { $n ->
    [0] alle Ergebnisse sind da
    [one] ein Brett ohne Ergebnis
   *[other] { $n } Bretter ohne Ergebnis
}
start-key-seats = leere Stühle eingeben
start-late = Gekommen
start-forfeit = Kampflos
start-taken = War da
start-empty = { $n ->
    [0] Kein leerer Stuhl
    [one] Eine Partie hat noch nicht begonnen
   *[other] { $n } Partien haben noch nicht begonnen
}
start-seats = Leere Stühle
start-note = Vermerken
start-seats-hint = Brettnummer mit w für Weiß, s für Schwarz; die Nummer allein für beide.
start-rule = Anders entscheiden
start-at = Ankunftszeit, { $seat }: leer heißt jetzt
problem-seats = „{ $value }“: Nummer eines Bretts ohne Ergebnis schreiben, mit w oder s.
problem-round-hour = Runde { $value } hat keine Uhrzeit: zum Beispiel 15:00 schreiben.
problem-round-hour-typed = „{ $value }“ ist keine Uhrzeit: zum Beispiel 15:12 schreiben.
field-hour = Uhrzeit der Runde { $round }
field-zone = Zeitzone des Ortes
field-seats = Leere Stühle
field-at = Ankunftszeit
days-zone-note = Leer: mitteleuropäische Zeit (MEZ), mit Sommerzeit. Anderswo den Vorsprung vor UTC schreiben, zum Beispiel +05:30.
refusal-round-not-started = Die Uhr der Runde ist nicht gestartet: Verspätung zählt ab Beginn.
refusal-may-still-come = Kann noch kommen, bis { $time }.
action-round-seats = Leere Stühle
trail-seat = { $side ->
    [black] { $board } Schwarz
   *[white] { $board } Weiß
}
trail-seats-empty = leer: { $seats }
trail-seats-taken = besetzt: { $seats }
