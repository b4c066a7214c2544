site-name = tratto
site-description = tratto, Schachturniere verwalten und leiten
skip-to-content = Zum Inhalt
nav-main = Hauptmenü
nav-tournaments = Turniere
nav-clubs = Vereine
nav-players = Spielende
nav-tournament = Turnier
nav-round = Runde
nav-floor = Turniersaal
nav-entries = Anmeldungen
nav-standings = Rangliste
nav-record = Protokoll
nav-export = Export
nav-settings = Einstellungen
nav-public = Öffentliche Seite
nav-admin = Administration
nav-my-club = Mein Verein
nav-my-tournaments = Meine Turniere
language-name = Deutsch
language-label = Sprache:
sign-in = Einloggen
sign-out = Ausloggen
privacy = Datenschutz
open-data = Offene Daten
accessibility = Barrierefreiheit
optional = freiwillig
save = Speichern
cancel = Abbrechen
back = Zurück
role-chief = Hauptschiedsrichter
role-deputy = Schiedsrichter
role-admin = Administration
role-secretary = Schriftführung
live-stale = nicht aktuell
live-updated = aktualisiert um { $time }
form-errors = { $n ->
    [one] Ein Feld ist noch einmal anzusehen. Was Sie geschrieben haben, ist noch hier.
   *[other] { $n } Felder sind noch einmal anzusehen. Was Sie geschrieben haben, ist noch hier.
}
handbook-title = Handbuch
handbook-lead = Für Schiedsrichter, für Vereine, für alle, die das Programm betreiben: ein Kapitel je Seite.
handbook-find = Im Handbuch suchen
handbook-found = { $n ->
    [0] Kein Kapitel enthält diese Wörter.
    [one] Ein Kapitel.
   *[other] { $n } Kapitel.
}
handbook-languages = Das Handbuch ist auf Italienisch und Englisch geschrieben.
