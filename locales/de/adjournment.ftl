# Eine Hängepartie: der Umschlag (Richtlinien I)
ruling-title-adjourn = Hängepartie
incident-adjourned = Hängepartie
adjourn-lead = Wer am Zug ist, schreibt den Zug auf, verschließt ihn im Umschlag und hält die Uhr an (Art. §sealed-move§). Hier wird der Umschlag ausgefüllt; Hängepartien gibt es, wo die Ausschreibung sie vorsieht.
adjourn-number = Abgabezug, Nummer
adjourn-number-note = Ihn gibt ab, wer am Zug ist.
adjourn-number-unreadable = Zugnummer schreiben, von 1 bis 999.
adjourn-white-left = Restzeit Weiß
adjourn-black-left = Restzeit Schwarz
adjourn-clock-note = Wie die Uhr sie zeigt: 0:25:30.
adjourn-clock-unreadable = Die Zeit ist nicht lesbar: zum Beispiel 0:25:30 schreiben.
adjourn-offer = Offenes Remisangebot
adjourn-offer-none = keines
adjourn-offer-white = von Weiß
adjourn-offer-black = von Schwarz
adjourn-resumes = Wiederaufnahme: Tag, Uhrzeit und Ort
adjourn-resumes-note = Steht auf dem Umschlag, zum Beispiel: Sonntag, 29., 9 Uhr, Saal B.
adjourn-resumes-missing = Schreiben, wann und wo es weitergeht.
adjourn-kept = Wer den Umschlag verwahrt
adjourn-headline = Hängepartie: Zug { $number } ist abgegeben
adjourn-done-lead = Für die Auslosung zählt sie als Remis, bis sie zu Ende ist.
adjourn-print = Umschlag drucken
adjourn-sealed = { $side ->
    [white] { $number }, von Weiß
   *[black] { $number }, von Schwarz
}
record-adjourned = { $side ->
    [white] Hängepartie { $after }: Weiß gibt Zug { $number } ab.
   *[black] Hängepartie { $after }: Schwarz gibt Zug { $number } ab.
}
record-adjourned-times = Restzeit: Weiß { $white }, Schwarz { $black }.
record-adjourned-resumes = Wiederaufnahme: { $resumes }.
record-adjourned-offer = { $side ->
    [white] Ein Remisangebot von Weiß ist offen.
   *[black] Ein Remisangebot von Schwarz ist offen.
}
cause-adjournment = Hängepartie
# Das Öffnen des Umschlags
ruling-title-sealed = Abgabezug
incident-sealed = Abgabezug
sealed-lead = Der Umschlag wird geöffnet, wenn da ist, wer antworten muss (Art. §envelope-opened§). Zug schreiben, wie er auf dem Blatt steht.
sealed-found = Was da ist
sealed-found-opened = der Umschlag, jetzt geöffnet
sealed-found-missing = kein Umschlag: Der Zug wird angegeben
sealed-found-position-lost = die Stellung ist nicht herzustellen
sealed-written = Der Zug, wie er dasteht
sealed-written-note = Mit den Buchstaben jeder Sprache. Leer, wenn auf dem Blatt nichts steht.
sealed-state-anew = Angegeben werden muss ein einziger regelgemäßer Zug: noch einmal fragen.
sealed-played = Der Abgabezug wird gespielt: { $move }
sealed-lead-opened = Uhren auf die Zeiten des Umschlags stellen, den Zug auf dem Brett ausführen und die Uhr der antwortenden Seite starten. Dann aufzeichnen.
sealed-lead-missing = Der angegebene Zug wird gespielt, mit den notierten Zeiten; fehlen sie, setzt sie der Schiedsrichter. Dann aufzeichnen.
sealed-lead-position-lost = Die Partie wird neu gespielt.
sealed-is-clear = Die Partie war vor dem Abgabezug schon zu Ende.
sealed-is-ambiguous = Der Abgabezug ist mehrdeutig: Mehrere regelgemäße Züge passen.
sealed-is-unclear = Was im Umschlag steht, lässt sich nicht deuten.
sealed-is-illegal = Der Abgabezug ist regelwidrig.
ruled-position-lost = Die Partie ist annulliert, eine neue wird gespielt
record-sealed-opened = { $side ->
    [white] Der Umschlag von Weiß wird geöffnet: { $written }.
   *[black] Der Umschlag von Schwarz wird geöffnet: { $written }.
}
record-sealed-missing = { $side ->
    [white] Der Umschlag fehlt. Weiß gibt den Zug an: { $written }.
   *[black] Der Umschlag fehlt. Schwarz gibt den Zug an: { $written }.
}
record-sealed-position-lost = Die Stellung vor dem Abgabezug ist nicht herzustellen.
cause-sealed-move = Abgabezug
# Auf der Seite der Partie
signal-adjourned-bare = Hängepartie ohne Umschlag: Gibt es einen Abgabezug, hier ausfüllen.
signal-adjourned-envelope = Der Zug ist abgegeben. Bei der Wiederaufnahme werden Stellung und Zeiten hergestellt; dann wird der Umschlag geöffnet.
signal-sealed-move = Der Abgabezug ist { $move }: aufzeichnen, und es geht weiter.
signal-resumed = Die Partie ist wieder aufgenommen. Züge werden hier aufgezeichnet; das Ergebnis kommt am Ende.
signal-fill-envelope = Umschlag ausfüllen
signal-open-envelope = Umschlag öffnen
signal-record-sealed = Zug aufzeichnen
