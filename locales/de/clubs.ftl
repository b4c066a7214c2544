# Vereine, Spielende, Verwaltung.
clubs-of-region = Vereine: { $region }
clubs-lead = { $n ->
    [0] Noch kein Verein im Verzeichnis.
    [one] Ein Verein im Verzeichnis.
   *[other] { $n } Vereine im Verzeichnis.
}
clubs-lead-region = Vereine: { $n }. Provinzen: { $provinces }.
clubs-found = { $n ->
    [0] Keiner passt zur Suche.
    [one] Einer passt zur Suche.
   *[other] { $n } passen zur Suche.
}
clubs-none = Hier gibt es noch keinen Verein.
clubs-all-regions = Alle
clubs-all-provinces = Alle
clubs-name-or-town = Name oder Ort
clubs-show = Zeigen
clubs-tournaments-of = Turniere { $year }
clubs-missing = Fehlt Ihr Verein?
clubs-missing-note = Name, Ort und eine E-Mail-Adresse genügen. Die Administration prüft und genehmigt.
clubs-other-regions = Andere Regionen
clubs-register = Verein eintragen
clubs-register-lead = Er steht nach der Genehmigung im Verzeichnis. Alle Felder sind nötig außer den freiwilligen.
clubs-the-club = Der Verein
clubs-seat = Sitz
clubs-contacts = Kontakt
clubs-name = Name
clubs-federation-code = Verbandsnummer
clubs-president = Vorsitz
clubs-country = Land
clubs-abroad-note = Außerhalb Italiens entfallen Region und Provinz.
clubs-region = Region
clubs-province = Provinz
clubs-town = Ort
clubs-postcode = PLZ
clubs-address = Anschrift
clubs-email = E-Mail
clubs-phone = Telefon
clubs-web = Website
clubs-show-contacts = E-Mail, Telefon und Vorsitz allen zeigen
clubs-send = Antrag senden
clubs-send-again = Neu prüfen
clubs-send-another = Es ist ein anderer Verein: senden
clubs-similar = { $n ->
    [one] In diesem Ort gibt es schon einen Verein mit ähnlichem Namen. Noch wurde nichts gesendet.
   *[other] In diesem Ort gibt es schon { $n } Vereine mit ähnlichem Namen. Noch wurde nichts gesendet.
}
clubs-similar-note = Ist es Ihrer, bitten Sie die Administration um Zugang, statt ihn neu einzutragen.
clubs-waiting = Wartet auf Genehmigung
clubs-listed = Schon im Verzeichnis?
clubs-listed-note = Steht der Verein schon da, bitten Sie die Administration um Zugang, statt ihn neu einzutragen. Ein Verein am selben Ort mit ähnlichem Namen wird Ihnen vor dem Senden gezeigt.
clubs-what-shows = Was zu sehen ist
clubs-what-shows-note = Öffentlich: Name, Ort, Anschrift, Website, Spielende und Turniere. E-Mail, Telefon und Vorsitz bleiben bei der Administration, bis Sie sie freigeben.
clubs-after = Nach dem Senden
clubs-after-note = 1. Die Administration prüft und genehmigt. 2. Die Schriftführung bekommt den Link für das Passwort. 3. Dann trägt sie Spielende ein und meldet sie zu Turnieren an.
clubs-sent = Antrag gesendet
clubs-sent-lead = Der Verein steht im Verzeichnis, sobald die Administration ihn genehmigt.
clubs-to-directory = Zu den Vereinen
clubs-players = { $n ->
    [0] Keine Spielenden
    [one] Eine Person
   *[other] { $n } Spielende
}
clubs-plays-in = Turniere mit diesem Verein
clubs-plays-nowhere = Bisher kein Turnier.
clubs-manage = Verein verwalten
clubs-no-players = Noch niemand: einzeln eintragen oder die Liste hochladen.
clubs-enter = Zu einem Turnier anmelden
clubs-nothing-open = Kein Turnier nimmt Anmeldungen an.
clubs-entered = { $n ->
    [one] eine schon angemeldet
   *[other] { $n } schon angemeldet
}
clubs-all-entered = Alle sind schon angemeldet.
clubs-enter-choose = Spieler auswählen
clubs-file = Aus einer Datei
clubs-file-note = CSV oder Text mit Überschriften in der ersten Zeile. Zuerst kommt eine Vorschau: Nichts wird geschrieben.
clubs-file-label = Liste der Spielenden
clubs-file-preview = Vorschau zeigen
clubs-file-columns = Spalten: Nachname, Vorname, Geschlecht, Geburtsdatum, Verband, FIDE-ID, nationale ID, Titel, Elo. Der Nachname genügt.
flash-club-approved = Verein genehmigt.
flash-club-rejected = Verein abgelehnt.
flash-player-added = Person eingetragen.
flash-player-saved = Person gespeichert.
flash-players-imported = Spielende importiert.
flash-account-made = Das Konto gibt es schon: Der Link ist nur einmal zu sehen. Bei Bedarf neu einladen.
flash-account-may-create = Das Konto darf nun Turniere anlegen.
flash-account-may-not-create = Das Konto darf keine Turniere mehr anlegen; die vorhandenen bleiben ihm.
flash-account-disabled = Konto gesperrt.
flash-account-enabled = Konto freigegeben.
refusal-similar-clubs = In diesem Ort gibt es schon einen Verein mit ähnlichem Namen.
refusal-club-decided = Über diesen Verein ist schon entschieden.
refusal-sheet-faulty = Die Liste hat Zellen zu berichtigen: Keine Zeile wurde importiert.
problem-postcode = Eine italienische PLZ hat fünf Ziffern.
problem-fide-id-taken = Das ist die ID von { $value }.
problem-namesake = Es gibt schon { $value }. Ist es eine andere Person, hier ankreuzen und noch einmal senden.
problem-club-none = Auf „{ $value }“ passt kein Verein.
problem-club-several = Auf „{ $value }“ passen mehrere Vereine: Wählen Sie unten einen.
problem-club-many = Auf „{ $value }“ passen zu viele Vereine: Unten stehen die ersten zwanzig, mit mehr Wörtern bleiben weniger.
club-typed-note = Nummer des Vereins oder Wörter aus Name und Ort.
club-which = Welcher Verein
players-first = Die ersten { $n }: mit mehr Buchstaben eingrenzen.
players-found = { $n ->
    [0] Niemand mit diesem Namen oder dieser Nummer.
    [one] Eine Person.
   *[other] { $n } Personen.
}
players-near = Meinten Sie
players-near-note = Namen, die um ein, zwei Buchstaben von Ihrer Eingabe abweichen.
players-new = Neue Person
players-add = Person eintragen
players-form-lead = Von der Geburt ist nur das Jahr öffentlich.
players-birth = Geburt (Jahr oder Datum)
players-birth-year = Geburtsjahr
players-sex = Geschlecht
players-sex-m = männlich
players-sex-w = weiblich
players-fide-standard = FIDE Standard
players-fide-rapid = FIDE Schnellschach
players-fide-blitz = FIDE Blitz
players-national-standard = National Standard
players-national-rapid = National Schnellschach
players-national-blitz = National Blitz
players-rating-fide = FIDE
players-rating-national = National
players-is-another = Es ist eine andere Person
players-edit-who = { $name } ändern
players-no-tournaments = Bisher kein Turnier.
players-about = Daten
sheet-preview = Vorschau von { $file }
sheet-region = Zeilen der Datei
sheet-line = Zeile
sheet-blank = leer
sheet-fault = Zeile { $line }, { $column }
sheet-bad-cells = { $n ->
    [one] Eine Zelle zu berichtigen. Keine Zeile wurde importiert.
   *[other] { $n } Zellen zu berichtigen. Keine Zeile wurde importiert.
}
sheet-refused = Diese Liste kann nicht importiert werden. Keine Zeile wurde importiert.
sheet-empty = Die Datei ist leer.
sheet-too-many-rows = Mehr als { $n } Zeilen: Datei teilen.
sheet-no-names = Es fehlt die Spalte der Nachnamen: Die erste Zeile muss die Überschriften enthalten.
sheet-repeated-column = Spalten { $first } und { $second } sagen dasselbe: { $column }.
sheet-known = { $n ->
    [one] Eine Zeile betrifft vielleicht eine schon eingetragene Person.
   *[other] { $n } Zeilen betreffen vielleicht schon eingetragene Personen.
}
sheet-known-note = Ockerfarbene Zeilen werden nur importiert, wenn Sie sagen, dass es eine andere Person ist.
sheet-known-id = Gleiche FIDE-ID wie { $who }: nicht importiert.
sheet-known-name = Es gibt schon { $who }.
sheet-known-line = Wie in Zeile { $line }.
sheet-another = Andere Person: importieren
sheet-import = { $n ->
    [0] Angekreuzte importieren
    [one] Eine Person importieren
   *[other] { $n } Personen importieren
}
sheet-other-file = Berichtigte Datei hochladen
sheet-none-chosen = Datei wählen.
sheet-file = Die Datei
sheet-rows = Zeilen
sheet-rows-count = { $n }, und die Überschrift
sheet-separator = Trennzeichen
sheet-comma = Komma
sheet-semicolon = Strichpunkt
sheet-tab = Tabulator
sheet-encoding = Zeichen
sheet-columns = Spalten
sheet-columns-kept = { $n ->
    [one] eine erkannt
   *[other] { $n } erkannt
}
sheet-columns-ignored = weggelassen: { $list }
sheet-all-or-nothing = Alles oder nichts
sheet-all-or-nothing-note = Importiert wird erst, wenn jede Zelle stimmt. Ockerfarbene Zellen sind Fragen: Sie lassen sich hier beantworten.
cell-missing = Fehlt.
cell-no-letter = Kein Buchstabe im Namen.
cell-no-comma = Zwischen Nachname und Vorname fehlt ein Komma.
cell-sex = M oder W.
cell-no-such-day = Diesen Tag gibt es nicht. Das Jahr genügt.
cell-year = Das Jahr { $year } kann nicht sein.
cell-date = Kein Datum. Das Jahr genügt.
cell-federation = Drei Buchstaben, etwa ITA.
cell-title = Kein FIDE-Titel.
cell-province = Kein Provinzkürzel.
cell-digit = „{ $found }“ statt einer Ziffer (Zeichen { $at }).
cell-email = Keine E-Mail-Adresse.
cell-repeated = Dieselbe Nummer wie in Zeile { $line }.
column-last = Nachname
column-first = Vorname
column-name = voller Name
column-sex = Geschlecht
column-birth = Geburt
column-federation = Verband
column-fide-id = FIDE-ID
column-fsi-id = nationale ID
column-title = Titel
column-rating-std = FIDE-Elo Standard
column-rating-rapid = FIDE-Elo Schnellschach
column-rating-blitz = FIDE-Elo Blitz
column-national-std = nationale Zahl Standard
column-national-rapid = nationale Zahl Schnellschach
column-national-blitz = nationale Zahl Blitz
column-category = Kategorie
column-club = Verein
column-province = Provinz
column-email = E-Mail
column-phone = Telefon
column-section = Gruppe
column-byes = Byes
column-fee-due = Startgeld
column-fee-paid = bezahlt
column-note = Notiz
admin-waiting = { $n ->
    [0] Kein Verein wartet
    [one] Ein Verein wartet
   *[other] { $n } Vereine warten
}
admin-sent = Gesendet
admin-similar = Vielleicht
admin-secretary = Schriftführung: Name
admin-approve = Genehmigen
admin-reject = Ablehnen
admin-accounts = Konten
admin-who = Name
admin-role = Rolle
admin-club = Verein der Schriftführung
admin-may-create = darf Turniere anlegen
admin-give-create = Turniere anlegen erlauben
admin-take-create = Recht auf Anlegen von Turnieren entziehen
mine-may-not-create = Das Recht, Turniere anzulegen und zu importieren, gibt die Administration. Fragen Sie danach, wenn Sie eines veranstalten.
admin-role-arbiter = Schiedsrichter
admin-role-secretary = Schriftführung eines Vereins
admin-role-admin = Administration
admin-disabled = gesperrt
admin-invited = eingeladen
admin-invite = Neuer Link
admin-disable = Sperren
admin-enable = Freigeben
admin-new-account = Neues Konto
admin-new-account-note = Sie bekommen einen Link für die Person, die damit ihr Passwort wählt.
admin-create = Konto anlegen
admin-invitation = Einladungslink
admin-invitation-lead = Senden Sie diesen Link an { $name }, zur Wahl des Passworts.
admin-invitation-note = Er ist nur jetzt zu sehen, gilt einmal und endet nach sieben Tagen.
clubs-edit = Vereinsdaten
clubs-save = Daten speichern
clubs-save-another = Es ist ein anderer Verein: speichern
clubs-similar-edit = { $n ->
    [one] In diesem Ort gibt es schon einen Verein mit ähnlichem Namen. Noch wurde nichts gespeichert.
   *[other] In diesem Ort gibt es schon { $n } Vereine mit ähnlichem Namen. Noch wurde nichts gespeichert.
}
clubs-similar-edit-note = Ist es derselbe Verein, fragen Sie die Administration.
clubs-after-change = Nach dem Speichern
clubs-after-change-note = Die neuen Daten gelten sofort; der Verein bleibt genehmigt. Anmeldungen zu Turnieren ändern sich nicht.
flash-club-saved = Vereinsdaten gespeichert.
clubs-kind = Art des Vereins
association-kind-all = Alle Arten
association-kind-club = Schachverein
association-kind-circle = Circolo (geselliger Verein)
association-kind-workplace = Dopolavoro (Betriebsverein)
association-kind-association = Vereinigung
association-kind-school-class = Klasse oder Schule
clubs-pupils = { $n ->
    [0] Keine Schulkinder
    [one] Ein Schulkind
   *[other] { $n } Schulkinder
}
