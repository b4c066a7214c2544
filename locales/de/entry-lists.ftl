# Anmeldelisten: Dateien, eingefügte Zeilen, Vorschau, Doppelte.
entry-list-title = Anmeldeliste
entry-list-open = Aus einer Liste übernehmen
entry-list-lead = Eine Datei oder Zeilen, aus einer Tabelle kopiert. Alles wird Zelle für Zelle gezeigt, bevor jemand angemeldet wird.
entry-list-file = Datei (CSV, XLSX, ODS, TRF)
entry-list-text = Oder Zeilen hier einfügen
entry-list-look = Liste ansehen
entry-list-columns = Die Spalten
entry-list-columns-note = Nachname und Vorname (auch in einer Zelle), Geburt, FIDE-ID, nationale ID, Elo, Kategorie, Verein, Provinz, Byes, Startgeld und bezahltes Startgeld: Überschriften werden auf Italienisch, Englisch, Deutsch, Französisch und Spanisch erkannt, in jeder Reihenfolge. Darüber darf ein Titel stehen.
entry-list-nothing = Wählen Sie eine Datei oder fügen Sie Zeilen ein.
entry-list-nothing-written = Niemand wurde angemeldet.
entry-list-pasted = eingefügte Zeilen
entry-list-refused = Diese Liste ist so nicht zu übernehmen. Niemand wurde angemeldet.
entry-list-red = { $n ->
    [one] Eine Zeile ist zu berichtigen: Sie bleibt weg, wenn Sie die anderen anmelden.
   *[other] { $n } Zeilen sind zu berichtigen: Sie bleiben weg, wenn Sie die anderen anmelden.
}
entry-list-beyond = Ab Zeile { $line } ist kein Platz: Ein Turnier hat höchstens { $most } Teilnehmende.
entry-list-good = { $n ->
    [one] Eine Zeile anzumelden
   *[other] { $n } Zeilen anzumelden
}
entry-list-line = Zeile { $line }
entry-list-doubles = { $n ->
    [one] Eine Zeile ist vielleicht doppelt
   *[other] { $n } Zeilen sind vielleicht doppelt
}
entry-list-doubles-note = Zeilen mit demselben Namen bleiben weg, außer Sie sagen, dass es zwei Personen sind. Dieselbe Nummer können nicht zwei Personen haben.
entry-list-same = Gleich
entry-list-another = Zwei Personen: anmelden
entry-list-there = { $n ->
    [one] Eine Zeile ist schon angemeldet
   *[other] { $n } Zeilen sind schon angemeldet
}
entry-list-new = neu
entry-list-linked = im Verzeichnis
entry-list-is-red = zu berichtigen
entry-list-is-asked = Frage
entry-list-is-there = schon angemeldet
entry-list-is-omitted = weggelassen
entry-list-omit = weglassen
entry-list-cut = Nachname { $surname }, Vorname { $given }
entry-list-sure = Das ist { $who }.
entry-list-likely = Das ist vielleicht { $who }.
entry-list-several = Im Verzeichnis gibt es mehrere: Wer ist es?
entry-list-nobody = niemand davon
entry-list-unlink = andere Person
entry-list-believe-list = Daten der Liste nehmen
entry-list-differs = { $field }: Liste { $list }, Verzeichnis { $registry }.
entry-list-rated-differs = { $field }: Liste { $list }, Elo-Liste { $rated }.
entry-list-rated-likely = Vielleicht { $who } aus der Liste { $list }.
entry-list-rated-several = Die Liste { $list } hat { $count } mit diesem Namen und Jahr: Die FIDE-ID sagt, wer es ist.
entry-list-rated-sure = { $who } aus der Liste { $list }.
entry-list-enter = { $n ->
    [one] Eine Person anmelden
   *[other] { $n } Personen anmelden
}
entry-list-enter-good = { $n ->
    [one] Eine Person anmelden, ohne rote Zeilen
   *[other] { $n } Personen anmelden, ohne rote Zeilen
}
entry-list-again = Neu lesen
entry-list-mapping = Was die Spalten enthalten
entry-list-mapping-note = Was Sie hier ändern, gilt auch für Ihre nächsten Listen mit derselben Überschrift.
entry-list-heading = Die erste Zeile ist die Überschrift
entry-list-aside = nicht übernehmen
entry-list-byes = Beantragte Byes
entry-list-byes-note = Die Runden der Bye-Spalte sind
same-by-fide-id = Gleiche FIDE-ID
same-by-national-id = Gleiche nationale ID
same-by-player = Gleiche Person im Verzeichnis
same-by-name = Gleicher Name und gleiches Jahr
flash-entry-list-entered = Liste übernommen: Anmeldungen eingetragen.
job-entry-list = Liste wird gelesen
action-entry-add-listed = Anmeldungen aus einer Liste
entry-fee-paid = { $due } bezahlt
entry-fee-open = { $paid } von { $due } bezahlt
fee-decimal = ,
fee-euro = { $amount } €
sheet-outcome = Ausgang
sheet-hidden = { $n ->
    [one] Eine weitere Zeile ist nicht gezeigt.
   *[other] { $n } weitere Zeilen sind nicht gezeigt.
}
sheet-format = Format
sheet-name = Blatt
sheet-merged-heading = Die Überschrift { $area } geht über mehrere Spalten: Zellen teilen.
cell-amount = Kein Betrag: zum Beispiel 20 oder 12,50.
cell-formula = Formel ohne Wert: den Wert einfügen.
cell-encoding = Beschädigte Buchstaben ab Zeichen { $at }: Datei als UTF-8 speichern.
cell-merged = Verbundene Zellen ({ $area }): teilen.
not-a-sheet-picture = Das ist ein Bild, keine Liste.
not-a-sheet-old-workbook = Das ist eine Tabelle im alten XLS-Format oder mit Passwort geschützt: als XLSX, ODS oder CSV speichern.
not-a-sheet-other = Diese Datei ist keine Liste: Möglich sind CSV, XLSX, ODS oder TRF.
not-a-sheet-broken = Die Tabelle ist nicht lesbar: unvollständig oder mit Passwort geschützt.
not-a-sheet-too-large = Die Tabelle ist zu groß.
not-a-sheet-encoding = Die Zeichen sind nicht lesbar (Zeile { $line }, Zeichen { $column }): Datei als UTF-8 speichern.
not-a-sheet-report = Die TRF-Datei hat Fehler.
not-a-sheet-report-place = Zeile { $line }, Spalte { $column }: { $words }
