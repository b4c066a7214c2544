# Die Seiten des Schiedsrichterteams: Rundentisch, Saal, Partie.
round-title = Runde { $round }
desk-state = Stand
desk-draft = Entwurf
desk-published = Veröffentlicht { $time }
desk-publish = Runde { $round } veröffentlichen
desk-results = Ergebnisse
desk-missing-boards = { $n ->
    [one] Brett { $boards } fehlt
   *[other] Bretter { $boards } fehlen
}
desk-to-save = Zu speichern
desk-queued = wartet, noch nicht gespeichert
# Das Skript setzt die Zahlen für n und s ein, für why, was der Server sagt.
desk-waiting = Zu speichern: {"{n}"}.
desk-away = Zu speichern: {"{n}"}. Netz weg seit {"{s}"} s. Sie können weitermachen.
desk-failing = Nicht gespeichert: {"{n}"}. {"{why}"} Es wird von selbst wieder versucht.
desk-refused = Nicht gespeichert: {"{n}"}. Ihr Login ist abgelaufen: in einem anderen Tab einloggen, dann hier noch einmal versuchen.
desk-last-action = Letzte Aktion
desk-no-action = Keine
desk-no-board = Dieses Brett gibt es in der Runde nicht: Nichts wurde geschrieben.
desk-unknown-result = Dieses Ergebnis gibt es nicht: Nichts wurde geschrieben.
desk-undo = Rückgängig
desk-keys = Tasten
desk-all-keys = alle Tasten
desk-boards = Bretter der Runde { $round }
desk-filter = Filter
desk-all = Alle { $n }
desk-missing = Fehlend { $n }
desk-unclear = Zu klären { $n }
desk-goto-label = Zu einem Brett oder Nachnamen gehen
desk-goto = Brett oder Nachname
desk-prepare = Runde { $round } vorbereiten
desk-caption = Ergebnisse der Runde { $round }
desk-enter-result = fehlt, Ergebnis eintragen
desk-missing-word = fehlt
desk-row-board = Brett { $board }
desk-waiting-for-key = wartet auf eine Taste
desk-two-values = zwei verschiedene Werte
desk-put = { $result } eintragen
desk-keep = { $result } behalten
desk-double-forfeit = beiderseits kampflos
desk-both-lose = beide verlieren
desk-adjourned = Hängepartie
desk-clear = leeren
desk-incident = Vorfall
desk-history = Verlauf
desk-history-of = Verlauf von Brett { $board }
desk-order-fixed = Die Zeilen behalten ihre Reihenfolge, solange die Seite offen ist.
key-next = nächstes leeres
key-row = Zeile
key-goto = Brett oder Nachname
key-missing = nur fehlende
key-reading = zweite Lesung
floor-title = Turniersaal, Runde { $round }
floor-calling = { $n ->
    [one] ruft das Schiedsrichterteam
   *[other] rufen das Schiedsrichterteam
}
floor-watch = zu beobachten
floor-playing = läuft
floor-finished-count = { $n ->
    [one] beendet
   *[other] beendet
}
floor-calls = Ruft das Schiedsrichterteam
floor-no-calls = Kein Brett ruft.
floor-calm = Ruhig
floor-finished = Beendet
floor-arbiters-only = Diese Seite ist nur für das Schiedsrichterteam: Hinweise auf Remisanträge stehen auf keiner öffentlichen Seite.
game-board = Brett { $board }
game-back-to-floor = Zurück zum Turniersaal
game-turn = { $side ->
    [white] Weiß ist am Zug, Zug { $number }.
   *[black] Schwarz ist am Zug, Zug { $number }.
}
game-flip = Drehen
game-print-position = Stellung drucken
game-scoresheet = Partieformular
game-notation = deutsche Notation
game-move-label = { $side ->
    [white] Zug { $number } von Weiß
   *[black] Zug { $number } von Schwarz
}
game-record = Eintragen
game-offline = Das Netz antwortet nicht: Der Zug ist nicht eingetragen. Er steht noch im Feld.
game-left = Danach eingegeben, noch nicht eingetragen:
game-correct-transcript = Aufzeichnung berichtigen
game-was-completed = Er wurde gespielt und abgeschlossen
game-moves = Züge
game-number = Nummer
game-clock = Uhr
game-folded = Züge 1–{ $number }
game-undo = { $written } rückgängig
game-paste-pgn = PGN einfügen
game-two-sheets = Zwei Partieformulare
game-signals = Hinweise
game-arbiters-only = nur Schiedsrichterteam
game-no-signals = In dieser Stellung nichts zu melden.
game-claimable = Remis zu beantragen
game-announcing = Mit Ankündigung
game-ended = Beendet
game-verify-claim = Remisantrag prüfen
incident = Vorfall
incident-illegal = regelwidriger Zug
incident-flag = Blättchenfall
incident-claim = Remisantrag
incident-offer = Remisangebot
incident-phone = Telefon
incident-other = anderes
# Zwei Werte für ein Brett; rückgängig machen.
desk-you = Sie
desk-keep-nothing = Leer lassen
desk-put-nothing = Leeren
desk-unclear-note = Ein Brett hat zwei Werte: Wählen Sie, welcher gilt, bevor Sie veröffentlichen oder das Turnier schließen.
desk-nobody-found = Kein Brett und kein Nachname: { $text }
desk-found-of = { $n } von { $m }: Eingabetaste geht zum nächsten
history-kept = nicht geschrieben: Dort stand ein anderer Wert
history-undone-kept = zurückgezogen
floor-two-values = Zwei Werte für das Ergebnis
game-back-to-desk = Zurück zum Schiedsrichtertisch
floor-choose = Am Schiedsrichtertisch wählen
