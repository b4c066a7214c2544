birth-year = Jahr
birth = Geburt
bye-full-point = Bye mit 1 Punkt
bye-half-point = halbes Bye
bye-none = keins: spielt
bye-zero-point = abwesend
bye-allocated = Freilos
bye-sentence = { $name }: { $what }.
bye-letter-h = ½
bye-letter-z = 0
bye-letter-f = 1
entry-bye = R{ $round }: { $kind }
desk-draft-together = Wird zusammen mit Runde { $round } veröffentlicht.
desk-draft-ready = Der Entwurf kann veröffentlicht werden.
desk-draft-waits = { $n ->
    [one] Noch fehlt das Ergebnis von Brett { $boards }: Der Entwurf kann nicht veröffentlicht werden.
   *[other] Noch fehlen die Ergebnisse der Bretter { $boards }: Der Entwurf kann nicht veröffentlicht werden.
}
desk-last-round = Dies ist die letzte Runde.
desk-next-drafted = Der Entwurf der Runde { $round } ist fertig.
desk-next-not-drafted = Runde { $round } hat noch keinen Entwurf.
desk-not-printed = Noch zu drucken.
desk-printed = Gedruckt { $time }.
desk-saved-now = { $time } { $name }, jetzt
desk-last = Brett { $board }, { $result }: { $names }
entries-add = Hinzufügen
entries-allow = Erlauben
entries-bye = Bye
entries-change = Ändern
entries-close-check-in = Anwesenheitskontrolle schließen
entries-count = { $n ->
    [0] Keine Anmeldungen
    [one] Eine Anmeldung
   *[other] { $n } Anmeldungen
}
entries-drawn-colour = Geloste Farbe der Nummer 1
entries-enter-chosen = Ausgewählte anmelden
entries-find = Aus dem Verzeichnis
entries-find-label = Nachname, FIDE-ID oder nationale ID
entries-forbid = Verbieten
entries-forbid-label = Sollen nicht aufeinandertreffen
entries-forbid-second = und
entries-forbidden = Verbotene Paarungen
entries-found-nobody = Niemand mit diesem Namen im Verzeichnis, oder schon angemeldet.
entries-is-present = Anwesend
entries-mark-present = Vermerken
entries-new = Neue Anmeldung
entries-presence = Anwesenheit
entries-present = { $n ->
    [0] Noch niemand ist als anwesend vermerkt.
    [one] Eine Person ist anwesend.
   *[other] { $n } sind anwesend.
}
entries-remove = Anmeldung löschen
entries-take-back = Ab der nächsten Runde wieder aufnehmen
entries-withdraw = Ab der nächsten Runde zurückziehen
entry-late = ab Runde { $round }
entry-withdrawn = Rücktritt nach Runde { $round }
federation = Verband
find-nobody = Keine Anmeldung hat einen Nachnamen, der mit „{ $surname }“ beginnt.
history-after = Nachher
history-before = Vorher
history-none = Zu diesem Brett wurde nichts eingetragen.
history-time = Zeit
history-undone = rückgängig
history-who = Wer
home-title = tratto: Schachturniere
home-all-boards = Alle Bretter
home-coming = Demnächst, Anmeldung offen
home-dateline = { $n ->
    [0] { $date }. Kein Turnier läuft.
    [one] { $date }. Ein Turnier läuft.
   *[other] { $date }. { $n } Turniere laufen.
}
home-story = { $place }. Runde { $round } von { $rounds }. { $done ->
    [0] Noch keine von { $total } Partien beendet.
    [one] Eine von { $total } Partien beendet.
   *[other] { $done } von { $total } Partien beendet.
}
home-find = Suchen
home-find-label = Wer spielt: Nachname, FIDE-ID oder nationale ID
home-finished = Beendet
home-kind = Art
home-playing = Laufen heute auch
home-quiet = Heute wird nicht gespielt
home-quiet-lead = Unten die nächsten Turniere und die beendeten.
home-nothing-yet = Es gibt noch kein Turnier: Das erste, das eröffnet wird, erscheint hier.
home-regions = Vereine nach Region
home-register-club = Verein registrieren
home-when = Datum
home-where = Ort
mine-desk = Schiedsrichtertisch
mine-earlier = Frühere Turniere
mine-none-yet = Sie leiten noch kein Turnier.
mine-none = Sie leiten noch kein Turnier. Legen Sie eines an oder lassen Sie sich vom Hauptschiedsrichter hinzufügen.
my-board-waiting = Die erste Runde ist noch nicht veröffentlicht.
my-board-status = Veröffentlicht um { $time }. Punkte bisher: { $points }.
number-short = Nr.
publish-boards = { $n ->
    [one] Ein Brett.
   *[other] { $n } Bretter.
}
publish-consequence = Danach sehen es alle, und es wird nicht mehr neu ausgelost.
publish-discard = Entwurf verwerfen
publish-go-to-results = Zu den fehlenden Ergebnissen
publish-missing = { $n ->
    [one] Das Ergebnis von Brett { $boards } fehlt: Die Runde kann vorbereitet, aber nicht veröffentlicht werden.
   *[other] Die Ergebnisse der Bretter { $boards } fehlen: Die Runde kann vorbereitet, aber nicht veröffentlicht werden.
}
publish-question = Runde { $round } veröffentlichen?
reading-compare = Vergleichen
reading-different = { $n ->
    [0] Alle Ergebnisse stimmen überein.
    [one] Ein Ergebnis weicht ab.
   *[other] { $n } Ergebnisse weichen ab.
}
reading-differs = weicht ab: prüfen
reading-label = Ergebnisse hintereinander, eine Taste pro Brett: 1 5 0 + - * . a
reading-lead = Die Ergebniszettel (oder die unterschriebenen Partieformulare) noch einmal lesen und alles neu eintippen: Nichts wird geändert, Abweichungen werden angezeigt.
reading-players = Paarung
reading-stored = Gespeichert
reading-title = Zweite Lesung der Runde { $round }
reading-typed = Eingetippt
record-lead = Jede Entscheidung: wer, wann, vorher und nachher. Nichts wird je gelöscht.
record-what = Was
round-finished = Runde { $round } beendet
round-none = Keine Runde veröffentlicht
round-playing = Runde { $round } läuft
round-status = Veröffentlicht um { $time }. Ergebnisse: { $done } von { $total }.
rule-draw-offers = Remis durch Übereinkunft
rule-draw-offers-from = nicht vor Zug { $n }
rule-minutes = { $n ->
    [0] keine
    [one] eine Minute
   *[other] { $n } Minuten
}
rule-system = System
rule-control = Bedenkzeit
rule-tie-breaks = Feinwertungen
rule-default-time = Karenzzeit
rule-edition = Regeln
rule-chief = Hauptschiedsrichter
rule-more-than-fifty = Mehr als 50 Züge
settings-more-than-fifty = Mehr als 50 Züge für angekündigte Stellungen, nur nach den Regeln von 1952 (12.4): KTL-KT 75
problem-more-than-fifty = „{ $value }“ ist keine Stellung mit ihrer Zügezahl, wie KTL-KT 75.
problem-more-than-fifty-edition = Nur die Regeln von 1952 lassen die Ankündigung von mehr als 50 Zügen zu (12.4).
rule-deputies = Schiedsrichterteam
settings-deputies = Schiedsrichterteam, Namen durch Semikolon getrennt
settings-add-deputy = Ins Schiedsrichterteam einladen (Benutzername)
settings-arbiters = Schiedsrichterteam mit Zugang
settings-create = Turnier anlegen
settings-event = Das Turnier
settings-finish = Turnier schließen
settings-finish-note = Die Rangliste wird endgültig.
settings-help = Schreibweise
settings-help-control = Bedenkzeit: 90+30 sind neunzig Minuten und dreißig Sekunden pro Zug; 90/40+30:30+30 gibt nach Zug 40 eine halbe Stunde dazu.
settings-help-tie-breaks = Feinwertungen der Reihe nach, durch Komma getrennt: BH/C1 Buchholz mit 1 Streichergebnis, BH Buchholz, SB Sonneborn-Berger, DE direkter Vergleich, WIN Siege, PS Fortschrittswertung, ARO Elo-Schnitt der Gegner.
settings-new = Neues Turnier
settings-play = Spiel
settings-ranking = Punkte und Feinwertungen
settings-remove-deputy = Entfernen
settings-name = Name
settings-town = Ort
settings-province = Provinz
settings-venue = Turniersaal
settings-start = Erster Tag
settings-end = Letzter Tag
settings-rounds = Runden
settings-kind = Art
settings-default-minutes = Karenzzeit in Minuten
settings-draw-offer-limit = Kein Remis durch Übereinkunft vor Zug
settings-win = Sieg
settings-draw = Remis
settings-loss = Niederlage
settings-pairing-bye = Freilos
settings-tie-breaks = Feinwertungen
standings-running = Vorläufige Rangliste
standings-after = Rangliste nach Runde { $round }
standings-final = Endtabelle
standings-start = Startrangliste
term-black = Schwarz gegen { $name }
term-white = Weiß gegen { $name }
term-capped = Wäre { $value }, begrenzt (Art. 16.4).
term-dummy = virtueller Gegner
term-dummy-of = nicht gespielte Runde mit { $name }
term-cut-least = Als kleinster Wert gestrichen (Art. 14.1).
term-cut-vur = Gestrichen: freiwillig ausgesetzt (Art. 16.5).
term-cut-most = Als größter Wert gestrichen (Art. 14.3).
term-cut-limit = Zählt nicht: unter der Grenze (Art. 9.2).
unfold-title = Warum { $name } bei { $tie_break } den Wert { $value } hat
tournament-lead = { $place }, { $dates }. { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, { $kind }, { $control }. Anmeldungen: { $players }.
given-name = Vorname
fide-title = FIDE-Titel
fide-id = FIDE-ID
national-id = Nationale ID
kind-standard = Standard
kind-rapid = Schnellschach
kind-blitz = Blitz
control-minutes = { $n } min
control-seconds = { $n } s
control-for-moves = { $time } für { $n ->
    [one] einen Zug
   *[other] { $n } Züge
}
control-then = { $first }, dann { $next }
control-increment = + { $n } s pro Zug
control-delay = Verzögerung { $n } s
control-bronstein = Bronstein { $n } s
control-throughout = { $time }; { $bonus } ab dem ersten Zug
control-sides = Weiß { $white }, Schwarz { $black }
edition-fide-2023 = FIDE 2023
edition-fide-2018 = FIDE 2018
edition-fide-2017 = FIDE 2017
edition-fide-2014 = FIDE 2014
edition-fide-1952 = FIDE 1952
edition-by-date = Nach dem ersten Tag
download-pairings = Paarungen CSV
download-pairings-pgn = Paarungen für elektronische Bretter (PGN)
download-standings = Rangliste CSV
download-trf16 = Turnier TRF16
download-trf26 = Turnier TRF26
download-games = Partien PGN
download-games-round = Partien der Runde PGN
flash-entry-added = Anmeldung hinzugefügt.
flash-entries-added = Angemeldet.
flash-entry-removed = Anmeldung gelöscht.
flash-check-in-closed = Anwesenheitskontrolle geschlossen.
flash-draft-discarded = Der Entwurf wurde verworfen.
flash-tournament-created = Turnier angelegt. Jetzt die Anmeldungen.
flash-settings-saved = Einstellungen gespeichert.
# Wie Daten geschrieben werden. $month ist der Name des Monats, in date-short seine Zahl.
date-whole = { $day }. { $month } { $year }
date-day-month = { $day }. { $month }
date-of-weekday = { $weekday }, { $date }
date-short = { $day }.{ $month }.
date-span = { $first } – { $last }
date-span-of-a-month = { $first }.–{ $last }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
tie-break-de = Direkter Vergleich
tie-break-win = Zahl der Siege
tie-break-won = Am Brett gewonnene Partien
tie-break-bpg = Schwarzpartien
tie-break-bwg = Schwarzsiege
tie-break-ps = Fortschrittswertung
tie-break-rep = Gewollt gespielte Runden
tie-break-std = Standardpunkte
tie-break-tpn = Startnummer
tie-break-bh = Buchholz
tie-break-aob = Schnitt der Gegner-Buchholz
tie-break-fb = Fore-Buchholz
tie-break-sb = Sonneborn-Berger
tie-break-ks = Koya
tie-break-aro = Elo-Schnitt der Gegner
tie-break-tpr = Performance
tie-break-ptp = Perfekte Performance
tie-break-apro = Schnitt der Gegner-Performance
tie-break-appo = Schnitt der perfekten Gegner-Performance
tie-break-rtng = Elo-Zahl
tie-break-modifier-c1 = mit 1 Streichergebnis
tie-break-modifier-c2 = mit 2 Streichergebnissen
tie-break-modifier-m1 = mittlere 1
tie-break-modifier-m2 = mittlere 2
tie-break-modifier-p = mit kampflosen
tie-break-modifier-r = umgekehrt
tie-break-modifier-f = Fore
action-tournament-update = Einstellungen
action-tournament-add-deputy = Ins Schiedsrichterteam aufgenommen
action-tournament-remove-deputy = Aus dem Schiedsrichterteam entfernt
action-tournament-finish = Turnier geschlossen
action-entry-add = Anmeldung
action-entry-add-registered = Anmeldungen aus dem Verzeichnis
action-entry-remove = Anmeldung gelöscht
action-entry-check-in = Anwesenheit
action-entry-show = Anzeige einer Person
action-entry-close-check-in = Anwesenheitskontrolle geschlossen
action-entry-withdraw = Rücktritt
action-entry-take-back = Wiederaufnahme
action-entry-bye = Bye beantragt
action-pair-forbid = Paarung verboten
action-pair-allow = Verbot aufgehoben
action-round-draft = Entwurf der Runde
action-round-by-hand = Auslosung von Hand, Runde
action-round-change = Änderung von Hand, Runde
action-round-restore = Änderung von Hand rückgängig, Runde
action-round-take-back = Runde zurückgenommen
action-round-discard = Entwurf verworfen, Runde
action-round-publish = Veröffentlichung der Runde
action-round-print = Druck der Runde
action-result-record = Ergebnis, Runde und Brett
action-result-undo = Ergebnis rückgängig
action-result-conflict = Zwei Werte, der zweite nicht eingetragen
action-result-settle = Zwei Werte, der eingetragene gewählt
action-result-withdraw = Wert zurückgezogen
import-title = Turnier importieren
# Anwesenheitskontrolle, Berichtigung einer Anmeldung, leere Listen.
entries-arrive = Vermerken: Anfang des Nachnamens, oder die Nummer
entries-arrived = { $name } ist anwesend.
entries-arrived-nobody = Keine Anmeldung passt zu „{ $who }“.
entries-arrived-several = { $n ->
    [one] Eine passt: bitte wählen.
   *[other] { $n } passen: bitte wählen oder mehr Buchstaben eingeben.
}
entries-correct = Daten berichtigen
entries-correct-lead = Gilt für dieses Turnier: Ranglisten, Blätter und Berichte. Paarungen und Ergebnisse bleiben, wie sie sind.
entries-correct-number = Die Startnummer bleibt { $number }.
entries-none-yet = Noch niemand. Im Verzeichnis suchen oder eine neue Anmeldung eingeben.
entries-none-public = Noch keine Anmeldungen.
flash-entry-corrected = Anmeldung berichtigt.
action-entry-correct = Anmeldung berichtigt
desk-last-elsewhere = Runde { $round }, Brett { $board }, { $result }: { $names }
desk-past-round = Runde { $round } ist schon veröffentlicht: Eine Berichtigung ändert Punkte und Rangliste, nicht die Paarungen.
desk-pairings = Bretter
floor-before = Keine Runde ist veröffentlicht: Der Saal zeigt die Bretter der laufenden Runde.
floor-to-desk = Zur Runde
print-ways = Das Blatt
print-back = Runde { $round }
print-back-standings = Rangliste
print-done = Als gedruckt markieren
rule-starting-rank = Startrangfolge
starting-rank-fide = FIDE-Elo
starting-rank-nro = nur nationale Wertungszahl
starting-rank-fidon = FIDE-Elo, sonst nationale Wertungszahl
starting-rank-nidof = nationale Wertungszahl, sonst FIDE-Elo
starting-rank-hbfn = die höhere von FIDE-Elo und nationaler Wertungszahl
starting-rank-lbfn = die niedrigere von FIDE-Elo und nationaler Wertungszahl
starting-rank-other = auf andere Weise
bye-free = spielfrei
desk-schedule = Der ganze Spielplan ist veröffentlicht: Ergebnisse können in jeder Runde eingetragen werden.
rounds-count = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
