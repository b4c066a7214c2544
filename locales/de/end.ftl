# Die letzte Seite des Tages.
end-title = Turnierende
end-lead-closed = Das Turnier ist geschlossen: Es bleiben Blätter und Dateien zu senden.
end-lead-nothing = Nichts ist mehr offen: Das Turnier kann geschlossen werden.
end-lead-open = { $n ->
    [one] Eines ist noch offen.
   *[other] { $n } Dinge sind noch offen.
}
end-open = Noch offen
end-open-rounds = { $published ->
    [0] Keine Runde veröffentlicht
    [one] Runden zu spielen: eine veröffentlicht
   *[other] Runden zu spielen: { $published } veröffentlicht
}
end-open-results = { $n ->
    [one] Ein Ergebnis fehlt
   *[other] { $n } Ergebnisse fehlen
}
end-open-adjourned = { $n ->
    [one] Eine Hängepartie
   *[other] { $n } Hängepartien
}
end-open-conflicts = { $n ->
    [one] Zwei Ergebnisse für ein Brett
   *[other] Zwei Ergebnisse für { $n } Bretter
}
end-open-incidents = { $n ->
    [one] Ein Vorfall ohne Entscheidung
   *[other] { $n } Vorfälle ohne Entscheidung
}
end-open-days = { $n ->
    [one] Eine Runde ohne Tag
   *[other] { $n } Runden ohne Tag
}
end-open-days-note = Der Bericht sagt, an welchem Tag gespielt wurde.
end-open-prizes = Preise nicht abgeschlossen
end-open-prizes-changed = Preise nach dem Abschluss geändert
end-open-prizes-changed-note = Die Rangliste ergäbe andere Preise als die neueste Version.
end-open-receipts = { $n ->
    [one] Eine Quittung zu unterschreiben
   *[other] { $n } Quittungen zu unterschreiben
}
end-do-pair = Zur Runde
end-do-enter = Eintragen
end-do-decide = Entscheiden
end-do-days = Tage setzen
end-do-close-prizes = Preise abschließen
end-do-sign = Unterschreiben lassen
end-do-read = Nochmals lesen
end-do-complete = Ergänzen
end-do-print = Drucken
end-do-download = Herunterladen
end-do-archive = Archivieren
end-close = Abschluss
end-closed = Turnier geschlossen: Die Endtabelle steht fest.
end-reopen = Turnier wieder öffnen
end-close-chief = Es schließt der Hauptschiedsrichter.
end-close-later = Geschlossen wird, wenn Runden, Ergebnisse und Hängepartien erledigt sind.
end-papers = Blätter und Dateien
end-paper-certificates = Urkunden
end-paper-certificates-note = Eine je Person, mit ihren Runden.
end-paper-report = Turnierbericht
end-paper-report-note = Für den Verband: Was das Programm weiß, steht schon da.
end-paper-reading = Zweite Lesung der letzten Runde
end-paper-reading-note = Ergebnisse noch einmal von den Zetteln getippt und verglichen.
end-paper-standings = Endtabelle
end-paper-it1 = Zertifikat IT1 von { $player }
end-paper-norms = Normen
end-paper-norms-note = { $n ->
    [0] Keine.
    [one] Eine erzielt.
   *[other] { $n } erzielt.
}
end-paper-prizes = Preise
end-paper-prizes-note = Version { $version }: { $prizes ->
    [one] ein Preis
   *[other] { $prizes } Preise
}
end-paper-incidents = Vorfälle und Strafen
end-paper-incidents-note = { $n ->
    [0] keine
    [one] einer
   *[other] { $n }
}
end-file-trf16 = Bericht TRF16
end-file-trf16-note = Für den Verband und die Elo-Auswertung.
end-file-trf26 = Bericht TRF26
end-file-trf26-note = Mit den Eingriffen in Auslosung, Punkte und Rangliste.
end-file-pgn = Partien PGN
end-file-pgn-note = Alle aufgezeichneten.
end-file-csv = Rangliste CSV
end-file-csv-note = Für die Website und Tabellenprogramme.
end-file-archive = Archiv des Turniers
end-file-archive-note = Alles in einer Datei, für einen USB-Stick oder einen anderen Computer.
end-deadlines = Fristen
end-deadline-rating-officer = An die Elo-Stelle binnen { $days } Tagen: { $date }
end-deadline-federation = An den italienischen Verband binnen { $days } Tagen: { $date }
end-deadline-fide = An die FIDE binnen { $days } Tagen: { $date }
end-left = { $days ->
    [0] heute fällig
    [one] noch ein Tag
   *[other] noch { $days } Tage
}
end-late = { $days ->
    [one] seit einem Tag überfällig
   *[other] seit { $days } Tagen überfällig
}
end-link = Turnierende
