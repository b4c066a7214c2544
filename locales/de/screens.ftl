# Der Saal: Bildschirme, Durchsagen, die Uhr der Runde, Codes für Telefone.
nav-hall = Bildschirme
hall-title = Bildschirme und Durchsagen
hall-lead = Was die Bildschirme zeigen, Durchsagen an den ganzen Saal und die Uhr der Runde. Jeder Bildschirm ist eine Adresse: Öffnen Sie sie am Computer des Projektors und steuern Sie ihn von hier.
hall-notice = Durchsage
hall-no-notice = Keine Durchsage.
hall-say = Auf allen Bildschirmen zeigen
hall-unsay = Durchsage entfernen
hall-said-at = seit { $time }
hall-text-hint = Nur mit Brettern: Bitte um Abgabe des Ergebnisses am Schiedsrichtertisch.
hall-call-missing = Bretter ohne Ergebnis rufen: { $boards }
hall-call-many = Die { $n } Bretter ohne Ergebnis rufen
hall-call-these = Diese Bretter: Bitte das Ergebnis zum Schiedsrichtertisch bringen.
hall-and = { $before } und { $last }
hall-call = { $n ->
    [one] Brett { $boards }: Bitte das Ergebnis zum Schiedsrichtertisch bringen.
   *[other] Bretter { $boards }: Bitte die Ergebnisse zum Schiedsrichtertisch bringen.
}
hall-clock = Uhr der Runde
hall-clock-set = Stellen
hall-clock-stop = Uhr entfernen
hall-in-minutes = in { $n } min
hall-clock-from = Runde { $round }, ab { $starts }.
hall-clock-from-to = Runde { $round }, von { $starts } bis { $ends }.
hall-screens = Bildschirme
hall-codes = Die QR-Codes führen zu { $base }.
hall-codes-here = Die QR-Codes führen zu { $base }, das kein Telefon erreicht. Öffnen Sie die Bildschirme über die Adresse dieses Computers im Netz, oder starten Sie das Programm mit --public-url.
hall-shows = Was { $name } zeigt
hall-add = Bildschirm hinzufügen
hall-remove = { $name } entfernen
hall-keys = Tasten: n Durchsage, b Bretter, t Uhr, c Bretter ohne Ergebnis rufen, x Durchsage entfernen; Pfeile von Bildschirm zu Bildschirm, 1–7 was er zeigt.

# Auf den Bildschirmen.
hall-lost = Kein Netz: Stand von …
hall-by-name = Brett und Farbe, nach Nachnamen
hall-by-board = nach Brett, Weiß links
hall-done = { $total ->
    [one] { $done } von einem Ergebnis
   *[other] { $done } von { $total } Ergebnissen
}
hall-results = letzte Ergebnisse
hall-newest-first = die neuesten zuerst
hall-no-results = Noch kein Ergebnis.
hall-missing = { $n ->
    [0] alle Ergebnisse da
    [one] ein Ergebnis fehlt
   *[other] { $n } Ergebnisse fehlen
}
hall-missing-what = Bretter ohne Ergebnis
hall-all-done = Alle Ergebnisse sind da.
hall-missing-of = { $n ->
    [one] Runde { $round }: ein Ergebnis von { $total } fehlt
   *[other] Runde { $round }: { $n } Ergebnisse von { $total } fehlen
}
hall-after = nach Runde { $round }
hall-no-standings = Die Rangliste beginnt nach der ersten Runde.
hall-tie-breaks = bei Punktgleichheit: { $list }
hall-page = Seite { $page } von { $pages }, wechselt alle { $seconds } Sekunden
hall-no-clock = Die Uhrzeit der Runde steht noch nicht fest.
hall-starts-at = beginnt um { $time }
hall-since = läuft seit { $time }
hall-ends-at = endet um { $time }
hall-ended-at = beendet um { $time }
hall-signal = auf das Zeichen setzt Schwarz die Uhr in Gang
hall-clock-left = bis zum Ende der Runde
hall-clock-gone = seit Beginn der Runde
hall-clock-over = die Runde ist beendet
hall-phones = Telefone ausgeschaltet und außer Reichweite
hall-await-until = Karenzzeit bis { $time }, dann kampflos
hall-await-nobody = Wer zu Beginn fehlt, verliert kampflos
hall-draws = Kein Remis durch Übereinkunft vor Zug { $n }
hall-code-round = QR-Code: die Runde auf dem Telefon
hall-code-board = QR-Code: mein Brett auf dem Telefon
hall-code-print-round = Die Runde auf dem Telefon
hall-code-print-board = Mein Brett auf dem Telefon

# Felder, auch im Protokoll.
field-hall-boards = Bretter
field-hall-text = Text
field-clock-round = Runde
field-clock-day = Tag
field-clock-starts = Beginn
field-clock-ends = Ende
field-clock-zone = Zeitzone
field-screen-name = Name des Bildschirms
field-screen-shows = Zeigt
field-screen-seconds = Sekunden pro Seite
field-screen-theme = Farben
setting-screen_shows-names = Paarungen nach Namen
setting-screen_shows-boards = Paarungen nach Brett
setting-screen_shows-results = Letzte Ergebnisse
setting-screen_shows-missing = Fehlende Bretter
setting-screen_shows-standings = Rangliste
setting-screen_shows-timer = Uhr
setting-screen_shows-notice = Nur Durchsagen
setting-screen_theme-light = Hell
setting-screen_theme-dark = Dunkel
problem-screen-name = { $value } geht nicht: nur Kleinbuchstaben ohne Akzente, Ziffern und Bindestriche.
problem-screens-most = ein Turnier hat höchstens { $value } Bildschirme.
problem-hall-boards = höchstens { $value } Bretter pro Durchsage.
problem-clock-time = { $value } ist keine Uhrzeit: zum Beispiel 15:00 schreiben.
problem-clock-order = das Ende ist gleich dem Beginn.
problem-clock-zone = { $value } ist keine Zeitzone: zum Beispiel +01:00 schreiben.
flash-screen-added = Bildschirm hinzugefügt.
flash-screen-saved = Bildschirm geändert.
flash-screen-removed = Bildschirm entfernt.
flash-hall-announced = Die Durchsage ist auf allen Bildschirmen.
flash-hall-silent = Durchsage entfernt.
flash-hall-clock-set = Uhr gestellt.
flash-hall-clock-off = Uhr entfernt.
action-screen-add = Bildschirm hinzugefügt
action-screen-change = Bildschirm geändert
action-screen-remove = Bildschirm entfernt
action-hall-announce = Durchsage im Saal
action-hall-clock = Uhr der Runde
