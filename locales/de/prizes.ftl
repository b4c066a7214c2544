# Preise: der Preisfonds, wer was bekommt und warum, die Liste, die Quittungen.
nav-prizes = Preise
prizes-title = Preise
prizes-caption = Vergebene Preise
prizes-none = Es gibt noch keinen Preisfonds.
prizes-none-public = Der Preisfonds ist noch nicht bekannt gegeben.
prizes-announced = Preisfonds
prizes-to-sign = { $n ->
    [one] zu unterschreiben
   *[other] zu unterschreiben
}
prizes-of = von { $n }
prizes-count = { $n ->
    [one] Preis
   *[other] Preise
}
prizes-adds-up = Die Summe
prizes-given-of = vergeben von { $sum }
prizes-rest = { $sum } übrig: Preise ohne Gewinner oder Reste von Teilungen.
prizes-state = Stand
prizes-projection = Hochrechnung
prizes-if-now = { $n ->
    [one] Wenn jetzt Schluss wäre: Das Ergebnis eines Bretts fehlt.
   *[other] Wenn jetzt Schluss wäre: Die Ergebnisse von { $n } Brettern fehlen.
}
prizes-after-round = Wenn das Turnier nach Runde { $round } endete.
prizes-final = Endtabelle
prizes-final-note = Zu schließen: Fassung { $n } kommt mit ihren Quittungen.
prizes-close = Fassung { $n } schließen
prizes-version = Fassung { $n }, geschlossen { $time }
prizes-version-by = Geschlossen von { $name }. Ändert sich ein Ergebnis, entsteht Fassung { $next }, und beide bleiben.
prizes-old = Diese Fassung ist ersetzt: Es gilt Nummer { $n }.
prizes-changed = Rangliste oder Entscheidungen haben sich nach Fassung { $n } geändert.
prizes-see-now = Wie es jetzt wäre
prizes-versions = Fassungen
prizes-now = Jetzt
prizes-last = Letzte Aktion
prizes-last-signed = { $name } hat unterschrieben
prizes-undo = Rückgängig
prizes-all = Alle { $n }
prizes-todo = Zu unterschreiben { $n }
prizes-rules = Preisfonds und Regeln
prizes-print = Liste drucken
prizes-receipts = Quittungen
prizes-by-hand = Sonderpreise und Ausschlüsse
prizes-place = Pl.
prizes-prize = Preis
prizes-account = Rechnung
prizes-amount = Betrag
prizes-sign = Unterschrift
prizes-sign-it = Hat unterschrieben
prizes-signed = unterschrieben { $time }
prizes-signed-by = unterschrieben { $time }, { $name }
prizes-playing = spielt noch
prizes-open = Rechnung öffnen
prizes-why = Warum { $name } { $sum } bekommt
prizes-not-settled = Die Auswahl kommt nicht zur Ruhe: Gezeigt wird die zuletzt gefundene. Es entscheidet der Schiedsrichter.
prizes-key-open = Rechnung öffnen
prizes-key-sign = hat unterschrieben, weiter
prizes-key-receipts = Quittungen
prizes-key-row = Zeile
prizes-key-print = Liste drucken
prizes-general-note = { $method } für Hauptpreise
prizes-one-each-note = Keine Doppelpreise: jeweils der höchste; der andere geht weiter.
prizes-cumulative-note = Doppelpreise möglich.

prize-general-list = Hauptpreise
prize-nth = { $n }. Preis
prize-nth-of = { $n }. { $what }
prize-nth-woman = { $n }. { $what }
prize-band = { $band }
prize-from = ab { $n }
prize-below = unter { $n }
prize-rated = mit Elo
prize-or-unrated = { $what } oder ohne Elo
prize-unrated = ohne Elo
prize-at-most = U{ $n }
prize-at-least = Ü{ $n }
prize-born-from = geboren ab { $year }
prize-born-until = geboren bis { $year }
prize-women = Frauen
prize-club = vom Verein { $name }
prize-society = vom Verein { $name }
prize-federation = vom Verband { $code }
prize-points = { $amount ->
    [half] mit mindestens { $points } Punkt
    [one] mit mindestens { $points } Punkt
   *[more] mit mindestens { $points } Punkten
}
prize-brief-shared = { $sum } durch { $n }
prize-passed = weitergegeben von { $names }
prize-passed-all = Weitergegeben von { $names }.
prize-left = Lässt { $what } frei: { $sum }.
prize-reason = { $why }.
prize-places = Plätze { $places }
prize-place = Platz { $n }
prize-tied = { $n ->
    [one] Eine Person
   *[other] { $n } punktgleich
}
prize-same-place = { $n ->
    [one] Eine Person
   *[other] { $n } auf demselben Platz
}
prize-among = { $n ->
    [one] allein
   *[other] unter { $n }
}
prize-own-half = Hälfte des eigenen Platzes
prize-equal-half = Hälfte zu gleichen Teilen
prize-equal-part = Zu gleichen Teilen
prize-half-of = Hälfte von { $sum }
prize-half-divided = Hälfte von { $sum }, geteilt durch { $n }
prize-divided = { $sum } geteilt durch { $n }
prize-rounding-term = Rundung
prize-rest = Reste gehen an den besten Rang
prize-rounded-down = abgerundet
prize-would-hort = Gleiche Teile wären { $equal }; nach Feinwertung { $place }.
prize-would-equal = Nach Feinwertung wären es { $place }.
prize-method-hort = Hort-System
prize-method-equal = Gleiche Teile
prize-method-by-place = Nach Feinwertung
prize-rounding-cent = auf Hundertstel
prize-rounding-one = auf ganze
prize-rounding-five = auf 5
prize-rounding-ten = auf 10
prize-beyond-share = alle Punktgleichen teilen
prize-beyond-leave = nur wer innerhalb der Preise liegt, teilt
prize-yes = ja
prize-no = nein

prize-fund-title = Preisfonds
prize-fund-lead = Beträge ab dem ersten Platz einfügen oder eingeben, dann eine Zeile für jeden weiteren Preis.
prize-fund-amounts-hint = Einer pro Zeile oder hintereinander; 5x100 sind fünf zu 100; 300 + Pokal; 10% der Summe.
prize-fund-others-hint = Für wen, Doppelpunkt, Beträge: unter 2000: 100 60 · 1800-1999: 80 · Frauen: 150 100 · U18: 100 · über 60: 50 · geboren ab 2010: 40 · Verein Drei Brücken: Pokal · Verband ITA: 50 · Kategorie 2N 3N: 40 · ohne Elo: 30 · Frauen, U18: 50 · Gruppe A = 1600-1799: 60 · Sonderpreis Beste Partie: 50
prize-fund-understood = So verstanden
prize-fund-chief-only = Den Preisfonds ändert der Hauptschiedsrichter.
prize-fund-members = Für wen
field-prize-total = Summe
field-prize-currency = Währung
field-prize-general = Hauptpreise
field-prize-others = Weitere Preise
field-prize-general-method = Punktgleich, Hauptpreise
field-prize-other-method = Punktgleich, weitere Preise
field-prize-rounding = Anteile abgerundet
field-prize-one-each = Keine Doppelpreise: jeweils der höchste
field-prize-general-first = Bei gleichem Betrag der Hauptpreis
field-prize-beyond = Punktgleich über den letzten Preis hinaus
field-prize-least-games = Gespielte Partien, mindestens
field-prize-special = Preis
field-prize-entry = Person
field-prize-reason = Grund
problem-prize-total = { $value } ist kein Betrag
problem-prize-more = die Preise ergeben { $value }, mehr als die Summe
problem-prize-amount = Zeile { $value } ist kein Betrag
problem-prize-condition = Zeile { $value }: für wen, ist unverständlich
problem-prize-colon = Zeile { $value }: kein Doppelpunkt zwischen „für wen“ und „wie viel“
problem-prize-none = Zeile { $value } hat keine Beträge
problem-prize-rising = Zeile { $value } ist mehr als der Preis davor
problem-prize-part = Zeile { $value } von einer Summe, die nicht angegeben ist
problem-prize-many = Zeile { $value } sind das Maximum
problem-prize-special = Zeile { $value }: Ein Sonderpreis ist nur einer
problem-prize-twice = Zeile { $value } steht doppelt da

prize-decide-title = Sonderpreise und Ausschlüsse
prize-decide-lead = Wer die Preise bekommt, die eine Jury oder der Schiedsrichter vergibt, und wer keinen bekommt: immer mit Grund.
prize-decide-bar = Kein Preis (ausgeschlossen)
prize-decide-save = Eintragen
prize-decide-take-back = Entfernen
prize-decide-none = Keine Entscheidungen.
prize-decide-named = { $special }: { $name }
prize-decide-barred = { $name }: von den Preisen ausgeschlossen
flash-prizes-closed = Die Fassung ist geschlossen: Die Quittungen sind bereit.
flash-prize-decided = Eingetragen.
refusal-no-prize-fund = Es gibt keinen Preisfonds.
refusal-prizes-unchanged = Seit der letzten Fassung hat sich nichts geändert.
refusal-prize-list-old = Es gibt eine neuere Fassung der Preise: Diese wird unterschrieben.
refusal-prize-signed = Hat schon unterschrieben, eingetragen von { $name }.

print-prizes-receive = Ich erhalte vom Veranstalter des Turniers den Preis neben meinem Namen.
print-prizes-letters = in Worten
print-prizes-signature = Unterschrift
print-prizes-total = { $n ->
    [one] Ein Preis
   *[other] { $n } Preise
}
print-prizes-version = Fassung { $n }, { $time }, nach Runde { $round }
print-prizes-projection = Hochrechnung: nicht die endgültige Liste
print-prizes-minors = Bei Minderjährigen unterschreiben auch Erziehungsberechtigte.
print-prizes-list = Liste
print-prizes-treasurer = Kasse
print-prizes-organiser = Für den Veranstalter
receipt-title = Quittung Nr. { $n }
receipt-text = Ich erhalte vom Veranstalter des Turniers
receipt-sum = den Betrag von
receipt-goods = den Preis
receipt-as = als
receipt-id = Steuernummer oder Ausweis
receipt-withholding = Steuerabzug, falls fällig
receipt-net = Netto
receipt-place-date = Ort und Datum
receipt-parent = Erziehungsberechtigte Person
receipt-replaces = Preisliste, Fassung { $n }

trail-prizes = Fassung { $number }, { $n ->
    [one] ein Preis
   *[other] { $n } Preise
}
trail-receipt = Nr. { $number }, { $name }
trail-prize-barred = { $name } ausgeschlossen ({ $why })
trail-prize-named = { $special }: { $name } ({ $why })
action-prizes-fund = Preisfonds
action-prizes-decide = Entscheidung über Preise
action-prizes-close = Preise geschlossen
action-prizes-sign = Quittung unterschrieben
action-prizes-unsign = Unterschrift einer Quittung entfernt
