# Elo-Listen.
list-refused-in-work = Eine andere Elo-Liste wird gerade eingelesen: Bitte warten, bis das fertig ist.
list-refused-heading = Das ist keine Elo-Liste: In der ersten Zeile fehlt { $field }.
list-refused-lines = { $count ->
    [one] Eine Zeile ist nicht lesbar: Nichts wurde geändert.
   *[other] { $count } Zeilen sind nicht lesbar: Nichts wurde geändert.
}
list-refused-empty = Die Liste ist leer.
list-refused-too-many = Die Liste hat mehr Personen, als tratto annimmt.
list-refused-unreadable = Die Datei ist nicht bis zum Ende lesbar: { $words }.
list-refused-archive = Das Archiv ist beschädigt oder mit Passwort geschützt.
list-refused-not-one = { $count ->
    [0] Im Archiv ist keine Liste (.txt, .xml).
   *[other] Im Archiv sind { $count } Dateien: Senden Sie die mit der Liste.
}
list-refused-too-large = Entpackt ist das Archiv größer, als tratto liest.
list-refused-date = Die Liste nennt ihren Monat nicht: Geben Sie den Tag an, ab dem sie gilt.
list-refused-kind = Die Liste hat nur eine Art von Elo: Geben Sie an, ob Standard, Schnellschach oder Blitz.
list-refused-no-ratings = Keine Spalte mit Elo erkannt: Geben Sie an, was die Spalten enthalten.
list-refused-asked = So werden die Spalten verstanden: Berichtigen Sie, was falsch ist, und wählen Sie die Datei neu, um die Liste einzulesen.
list-refused-no-heading = Keine Spalte hat die Überschrift „{ $heading }“.
list-refused-xml = In Zeile { $line }, Spalte { $column } ist das XML nicht das einer Elo-Liste.
list-refused-none = Hier ist keine Elo-Liste.
list-fault-field = „{ $text }“ ist nicht gültig als { $field }
list-fault-too-long = die Zeile ist zu lang
list-fault-twice = FIDE-ID { $number } steht schon in Zeile { $line }
listed-after-start = Diese Liste gilt erst nach dem ersten Tag des Turniers.
listed-by-hand = Suchen Sie mit der FIDE-ID oder in einer anderen Liste, oder füllen Sie das Formular der neuen Anmeldung selbst aus.
listed-entered = Angemeldet
listed-fill = Formular ausfüllen
listed-filled = Ausgefüllt aus der Liste { $list }. Prüfen und anmelden.
listed-first = Die ersten { $n }: Für andere mehr vom Namen eingeben
listed-found = { $n ->
    [one] Eine Person
   *[other] { $n } Personen
}
listed-inactive = inaktiv
listed-label = Name oder FIDE-ID
listed-lead = Ihre Wahl füllt das Formular der neuen Anmeldung aus. Angemeldet ist erst, wer dort bestätigt wird.
listed-list = { $source } vom { $date }
listed-no-list = Auf diesem Server ist keine Elo-Liste: Füllen Sie das Formular der neuen Anmeldung selbst aus.
listed-no-list-admin = Elo-Liste einlesen
listed-nobody = In der Liste ist niemand mit diesem Namen oder dieser Nummer.
listed-origin = Elo aus der Liste { $list }.
listed-other-kind = Diese Liste hat keine Elo-Zahl für { $kind }: Das Formular bleibt ohne Elo.
listed-title = In den Elo-Listen suchen
listed-which = Elo-Liste
lists-column-heading = Überschrift
lists-column-holds = Enthält
lists-column-rows = Erste Zeilen
lists-columns-note = Geben Sie an, was jede Spalte enthält, und wählen Sie die Datei neu. Die nächsten Listen derselben Quelle werden ebenso gelesen, ohne Frage.
lists-file = Datei der Liste
lists-file-note = Wie der Verband sie liefert, als Text, XML oder CSV-Tabelle, auch als ZIP. Gelesen wird beim Eintreffen; die Seiten antworten weiter.
lists-from = gültig ab { $date }
lists-here = { $n ->
    [0] Keine Elo-Liste vorhanden
    [one] Eine Elo-Liste
   *[other] { $n } Elo-Listen
}
lists-kind = Elo
lists-kind-combined = Standard, Schnellschach und Blitz
lists-kind-said = wie die Liste oder ihr Name sagt
lists-lead = Das Schiedsrichterteam sucht darin für neue Anmeldungen und gleicht die Anmeldungen damit ab.
lists-leave-out = Nicht lesbare Zeilen auslassen
lists-left-out = { $n ->
    [one] Die Liste wurde mit einer Person eingelesen. Diese Zeilen wurden ausgelassen:
   *[other] Die Liste wurde mit { $n } Personen eingelesen. Diese Zeilen wurden ausgelassen:
}
lists-lines = Nicht lesbare Zeilen
lists-look = Erst zeigen, wie die Spalten einer Tabelle verstanden werden
lists-missing = Personen fehlen: neu einlesen
lists-nothing-changed = Die Listen bleiben, wie sie sind. Wählen Sie die Datei neu.
lists-open = Elo-Listen öffnen
lists-players = { $n ->
    [one] eine Person
   *[other] { $n } Personen
}
lists-remove = Entfernen
lists-remove-lead = Niemand ist darin mehr zu finden. Damit ausgefüllte Anmeldungen bleiben, wie sie sind.
lists-remove-title = Diese Elo-Liste entfernen?
lists-said-note = Die kombinierte Liste der FIDE und ihr XML nennen keinen Tag; der Text einer einzigen Spielart nennt den Monat. Eine Liste gleicher Quelle, gleicher Art und gleichen Tages wird ersetzt.
lists-source = Wessen Liste
lists-take-in = Liste einlesen
lists-take-in-do = Liste einlesen
lists-taken = eingelesen am { $when } von { $who }
lists-taken-at-server = eingelesen am { $when } am Server
lists-title = Elo-Listen
lists-valid-from = Gültig ab
flash-list-removed = Elo-Liste entfernt.
flash-list-taken-in = Elo-Liste eingelesen.
job-rating-list = Elo-Liste wird eingelesen
refresh-all = { $n ->
    [one] Die eine zweifelsfreie übernehmen
   *[other] Alle { $n } zweifelsfreien übernehmen
}
refresh-differ = { $n ->
    [one] Eine Anmeldung weicht von der Liste ab
   *[other] { $n } Anmeldungen weichen von der Liste ab
}
refresh-do = Angekreuzte übernehmen
refresh-late = Diese Liste gilt erst nach dem ersten Tag des Turniers: Ihre Elo-Zahlen sind nicht die des Turniers. Nichts ist angekreuzt.
refresh-lead = Jede Anmeldung wird mit ihrer Nummer gesucht und gezeigt: was dasteht und was die Liste sagt. Nichts ändert sich, bevor Sie es sagen.
refresh-look = prüfen
refresh-missing = { $n ->
    [one] Die Nummer einer Anmeldung fehlt in der Liste
   *[other] Die Nummern von { $n } Anmeldungen fehlen in der Liste
}
refresh-mix = Diese Elo-Zahlen sollen neben denen einer anderen Quelle stehen
refresh-mixed = { $list }: Das sind nicht die Elo-Zahlen der anderen Anmeldungen. Nichts ist angekreuzt, und nichts wird übernommen, bevor Sie sagen, dass sie nebeneinander stehen sollen.
refresh-no-list = Auf diesem Server ist keine Elo-Liste mit Elo-Zahlen dieser Spielart.
refresh-no-rating = Die Liste hat keine Elo-Zahl dieser Spielart: Die der Anmeldung kann national sein.
refresh-numbers = Startnummern
refresh-numbers-follow = Startnummern folgen den Elo-Zahlen, bis Runde 1 veröffentlicht ist, wenn sie die der Startrangfolge sind.
refresh-numbers-stay = Startnummern bleiben, wie sie sind. Alle neu nummerieren:
refresh-origin-typed = eingetippt oder aus keiner Liste
refresh-origins = Woher die Elo-Zahlen kommen:
refresh-other-list = Mit dieser Liste abgleichen
refresh-other-name = In der Liste gehört diese Nummer { $name }.
refresh-other-year = Laut Liste Geburtsjahr { $year }.
refresh-same = { $n ->
    [0] Keine Anmeldung stimmt mit der Liste überein.
    [one] Eine Anmeldung stimmt mit der Liste überein.
   *[other] { $n } Anmeldungen stimmen mit der Liste überein.
}
refresh-start = Erster Tag des Turniers: { $date }
refresh-title = Anmeldungen mit einer Elo-Liste abgleichen
refresh-unnumbered = { $n ->
    [one] Eine Anmeldung hat keine Nummer zum Suchen
   *[other] { $n } Anmeldungen haben keine Nummer zum Suchen
}
refusal-ratings-mixed = Elo-Zahlen von { $source } stünden neben denen einer anderen Quelle: Sagen Sie, dass es so sein soll.
flash-entries-refreshed = Anmeldungen aus der Liste aktualisiert.
action-entry-refresh = Anmeldungen aus einer Elo-Liste aktualisiert
players-filled = Ausgefüllt aus der Liste { $list }. Prüfen, dann hinzufügen.
players-find-in-list = In der Elo-Liste suchen: Name oder FIDE-ID
