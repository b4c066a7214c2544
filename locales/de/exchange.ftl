download-chess-results = XML für chess-results.com
download-calendar = Kalender
export-lead = Dateien und Blätter dieses Turniers. Die Adressen bleiben gleich und können verlinkt werden.
export-sheets = Blätter zum Drucken
export-round-csv = Paarungen der Runde { $round } CSV
export-in = Importieren
print-draft = Entwurf
print-default-time = { $n ->
    [0] Karenzzeit: keine.
    [one] Karenzzeit { $n } Minute.
   *[other] Karenzzeit { $n } Minuten.
}
print-draw-offers = Kein Remis durch Übereinkunft vor Zug { $n }.
print-published = Veröffentlicht um { $time }.
print-tie-break-rules = Feinwertungsregeln C.07, 1. März 2026.
print-provisional = Vorläufig: Ergebnisse fehlen.
games-title = { $n ->
    [0] Partien
    [one] Eine Partie
   *[other] { $n } Partien
}
games-links = Links
games-none = Noch keine Partie aufgezeichnet.
games-place = Runde
games-moves = Züge
games-open = Öffnen
games-import = Partien importieren
games-import-board = Partie von Brett { $board }, Runde { $round }: { $names }
games-import-lead = PGN mit Uhren und Kommentaren. Jedes Zeichen bleibt; was kein Zug ist, wird aufgelistet.
games-import-do = Importieren
games-import-sorted = Zuerst Partien mit Bemerkungen, dann die ohne Brett, dann die übrigen.
games-choose-again = Die Datei ist zu lang für diese Seite: zum Importieren noch einmal wählen.
games-file = PGN-Datei
games-text = oder PGN-Text
games-accept = Trotzdem importieren: Unverstandenes bleibt im Text bei der Partie.
games-number = Nr.
games-clocks = Uhren
games-where = Brett
games-imported = { $n ->
    [one] { $n } Partie importiert.
   *[other] { $n } Partien importiert.
}
games-placed = Runde { $round }, Brett { $board }
games-placed-nowhere = kein Brett: weder Nummer noch Namen passen
games-placed-taken = kein Brett: Runde { $round }, Brett { $board } hat schon Züge
games-placed-other-position = kein Brett: andere Anfangsstellung
trf-import-title = Turnier importieren
trf-import-lead = Die TRF16- oder TRF26-Datei eines laufenden oder beendeten Turniers. Vor der Vorschau ändert sich nichts.
trf-import-file = TRF-Datei
trf-import-text = oder der Text der Datei
trf-import-look = Vorschau
trf-import-preview = Vorschau des Imports
trf-import-preview-lead = Teilnehmende: { $players }. Gespielte Runden: { $published } von { $rounds }.
trf-import-confirm = Importieren
trf-import-doubts = Zu prüfen
trf-import-no-remarks = Die Datei wurde ohne Bemerkungen gelesen.
trf-import-remarks = { $n ->
    [one] { $n } Bemerkung
   *[other] { $n } Bemerkungen
}
trf-import-line = Zeile
trf-import-column = Spalte
trf-import-what = Was
trf-import-nothing-changed = Nichts wurde geändert.
trf-import-refused-trf = { $n ->
    [one] Die Datei hat { $n } Fehler.
   *[other] Die Datei hat { $n } Fehler.
}
trf-import-refused-no-game = In diesem Text ist keine Partie (Zeile 1, Spalte 1).
trf-import-refused-games = { $n ->
    [one] { $n } Stelle wurde nicht verstanden.
   *[other] { $n } Stellen wurden nicht verstanden.
}
trf-import-refused-more-games = Der Text hat { $n } Partien: Ein Brett nimmt eine.
trf-import-refused-many-games = Der Text hat mehr als { $most } Partien: in mehreren Dateien importieren.
trf-import-refused-many-remarks = Mehr als { $most } Bemerkungen: Vielleicht ist das keine PGN-Datei.
trf-import-refused-board-taken = Züge dieses Bretts sind schon aufgezeichnet. Zuerst zurücknehmen.
trf-import-refused-other-position = Die Partie beginnt nicht mit der Anfangsstellung.
trf-import-hold-rounds = { $rounds } Runden sind mehr als die 30, die ein Turnier hier haben kann.
trf-import-hold-scoring = Punkte für kampflos und Bye müssen zwischen null und einem Sieg liegen, ein Sieg muss mehr zählen als ein Remis: kampfloser Sieg { $win }, kampflose Niederlage { $loss }, Byes { $full }, { $half }, { $zero }.
trf-import-hold-result = Ein Ergebnispaar in Runde { $round } entspricht keinem Ergebnis, das es hier gibt.
trf-import-doubt-no-name = Die Datei nennt keinen Namen.
trf-import-doubt-no-dates = Die Datei nennt keine Daten: Schreiben Sie, wann gespielt wurde.
trf-import-doubt-time-control = Die Bedenkzeit „{ $text }“ bleibt als Text.
trf-import-doubt-tie-break = Die Feinwertung { $code } ist unbekannt und entfällt.
trf-import-doubt-no-tie-breaks = Keine Feinwertung: Bei Punktgleichheit wird der Platz geteilt, bis die Einstellungen eine nennen.
trf-import-doubt-no-initial-colour = Nichts sagt, welche Farbe für Nummer 1 gelost wurde.
trf-import-doubt-initial-white = Anfangsfarbe aus Runde 1: Weiß.
trf-import-doubt-initial-black = Anfangsfarbe aus Runde 1: Schwarz.
trf-import-doubt-system = Die Datei sagt { $code }: Das Turnier behält dieses System, aber das Programm lost danach keine weiteren Runden aus.
trf-import-doubt-not-used = Der Datensatz { $code } bleibt für die Datei und reiht hier niemanden.
trf-import-doubt-teams = Hier spielen Mannschaften: Das Programm übernimmt Personen und Partien und lost keine weiteren Runden aus. Mannschaftsdatensätze bleiben für die Datei.
flash-tournament-imported = Turnier importiert. Sie sind Hauptschiedsrichter.
trf-more = Und mehr.
trf-not-known = unbekannt
trf-error-no-players = Kein Personendatensatz (001).
trf-error-too-many-players = { $count } Teilnehmende sind mehr als 9999.
trf-error-start-number = „{ $text }“ ist keine Startnummer.
trf-error-duplicate = Startnummer { $number } steht schon in Zeile { $line }.
trf-error-too-many-rounds = Mehr als 99 Runden.
trf-error-cell = „{ $text }“ ist kein Ergebnis der Runde { $round }.
trf-error-unknown-opponent = Gegner { $opponent } der Runde { $round } ist nicht in der Datei.
trf-error-himself = Nummer { $player } spielt in Runde { $round } gegen sich selbst.
trf-error-one-sided = Nummer { $opponent } spielt in Runde { $round } nicht gegen { $player }.
trf-error-same-colour = Nummern { $player } und { $opponent } haben in Runde { $round } dieselbe Farbe.
trf-error-no-colour = Nummern { $player } und { $opponent } haben in Runde { $round } keine Farben.
trf-error-results = Ergebnisse „{ $own }“ und „{ $other }“ (gegen Nummer { $opponent }) widersprechen sich in Runde { $round }.
trf-error-record = Datensatz { $code }: „{ $text }“ ist nicht lesbar.
trf-error-unknown-player = Datensatz { $code } nennt Nummer { $number }, die nicht in der Datei ist.
trf-error-contradiction = Datensatz { $code } widerspricht dem Rest der Datei.
trf-error-table = Die Tabelle widerspricht sich: { $detail }.
trf-error-no-teams = Kein Mannschaftsdatensatz (310).
trf-error-duplicate-team = Mannschaft { $number } steht schon in Zeile { $line }.
trf-error-unknown-team = Datensatz { $code } nennt Mannschaft { $number }, die nicht in der Datei ist.
trf-error-no-team = Nummer { $player } spielt und ist in keiner Mannschaft.
trf-error-teams = Die Mannschaften oder ihre Wettkämpfe widersprechen sich: { $detail }.
trf-field-sex = Geschlecht
trf-field-title = Titel
trf-field-rating = Elo
trf-field-federation = Verband
trf-field-fide-id = FIDE-ID
trf-field-birth = Geburt
trf-field-points = Punkte
trf-field-rank = Platz
trf-field-date = Datum
trf-field-rounds = Runden
trf-field-initial-colour = Anfangsfarbe
trf-field-ranking-method = Art der Reihung
trf-field-count = Anzahl
trf-remark-encoding = Die Datei ist nicht UTF-8, sondern { $encoding }.
trf-remark-byte-columns = Die Spalten dieser Zeile sind in Bytes gezählt.
trf-remark-unreadable = { $field }: „{ $text }“ ist nicht lesbar und bleibt leer.
trf-remark-date-form = Das Datum „{ $text }“ hat eine andere Form und wurde verstanden.
trf-remark-birth-form = { $n ->
    [one] Das Geburtsdatum von { $n } Person hat eine andere Form und wurde verstanden.
   *[other] Die Geburtsdaten von { $n } Personen haben eine andere Form und wurden verstanden.
}
trf-remark-unseen = Ein unsichtbares Zeichen, { $code }, wurde weggelassen.
trf-remark-mixed-scripts = „{ $word }“ mischt ähnliche Buchstaben mehrerer Alphabete; es blieb so.
trf-remark-no-name = Eine Person ohne Namen.
trf-remark-repeated = Ein zweiter Datensatz { $code }: Es gilt der erste.
trf-remark-unknown = Datensatz { $code } ist unbekannt und wird nicht behalten.
trf-remark-count = Datensatz { $code } sagt { $written }, in der Datei sind { $counted }.
trf-remark-renumbered = Die Startnummern haben Lücken (höchste { $highest }): { $changed ->
    [one] Eine Person hat
   *[other] { $changed } Teilnehmende haben
} eine andere Nummer.
trf-remark-rounds-assumed = Die Rundenzahl ist nicht angegeben: { $rounds }.
trf-remark-rounds-raised = { $written ->
    [one] Angegeben ist eine Runde
   *[other] Angegeben sind { $written } Runden
}, in der Datei { $taken }.
trf-remark-points = Nummer { $player } hat { points-count } in der Datei und { $computed } nach den Ergebnissen.
trf-remark-colour-from-opponent = Nummer { $player }, Runde { $round }: Farbe von der Gegenseite übernommen.
trf-remark-colour-assumed = Kampflos ohne Farben in Runde { $round }: Weiß an { $white }, Schwarz an { $black }.
trf-remark-colour-without-opponent = Nummer { $player }, Runde { $round }: Farbe ohne Gegner weggelassen.
trf-remark-result-without-opponent = Nummer { $player }, Runde { $round }: „{ $written }“ ohne Gegner, gelesen als { $taken }.
trf-remark-no-result = { $player } gegen { $opponent }, Runde { $round }: kein Ergebnis.
trf-remark-baku-assumed = Baku-Beschleunigung ohne fiktive Punkte angekündigt: Gruppe A bis Nummer { $last }.
trf-remark-rank-as-number = Die Datei will den Platz als Startnummer; es gilt die Nummer im Datensatz.
trf-remark-scoring-code = Der Punktecode „{ $text }“ entfällt.
trf-remark-team-record = Datensatz { $code } spricht von Mannschaften.
finding-illegal-move = { $text } ist regelwidrig; die Aufzeichnung endet davor.
finding-unreadable-move = „{ $text }“ ist kein Zug; die Aufzeichnung endet davor.
finding-ambiguous-move = { $text } ist mehrdeutig ({ $moves }); die Aufzeichnung endet davor.
finding-null-move = Nullzug „{ $text }“; die Aufzeichnung endet davor.
finding-moves-not-read = { $count ->
    [one] Ein Halbzug wurde nicht gelesen.
   *[other] { $count } Halbzüge wurden nicht gelesen.
}
finding-too-long = Die Aufzeichnung endet hier: mehr als { $count } Halbzüge.
finding-more-faults = { $count ->
    [one] Ein weiterer Formfehler.
   *[other] { $count } weitere Formfehler.
}
finding-move-number = Zugnummer „{ $text }“ statt { $expected }
finding-ambiguous-language = Die Buchstaben passen zu mehreren Sprachen. { $expected }
finding-bad-position = Die Anfangsstellung „{ $text }“ ist keine Stellung.
finding-other-variant = „{ $text }“ ist ein anderes Spiel als das der Schachregeln; die Züge werden nicht gelesen.
finding-results-differ = Ergebnis „{ $text }“ nach den Zügen, { $expected } in den Tags.
finding-bad-clock = Die Uhr „{ $text }“ ist nicht lesbar.
finding-variation-not-read = „{ $text }“ in einer Variante ist dort kein Zug; die Variante bleibt, wie sie geschrieben ist.
finding-variation-left-out = Eine Variante ist zu lang oder zu tief und wird weggelassen.
finding-stray-sign = „{ $text }“ gehört nicht zu einer Partie.
finding-broken-tag = „{ $text }“ ist kein Tag.
finding-open-comment = Ein Kommentar ist nicht geschlossen: „{ $text }“.
finding-open-variation = Eine Variante ist nicht geschlossen: „{ $text }“.
finding-stray-close = „{ $text }“ schließt nichts.
finding-sign-without-move = „{ $text }“ gehört zu keinem Zug.
finding-not-a-capture = { $text }: schlägt nicht.
finding-capture-with-hyphen = { $text }: Schlagzug mit Bindestrich.
finding-not-check = { $text }: kein Schach.
finding-not-mate = { $text }: kein Matt.
finding-not-double-check = { $text }: kein Doppelschach.
finding-not-en-passant = { $text }: nicht en passant.
finding-dot-for-hyphen = { $text }: Punkt statt Bindestrich.
finding-letter-case = { $text }: ungewöhnliche Groß- oder Kleinschreibung.
finding-castling-as-king-move = { $text }: Rochade als Königszug geschrieben.
finding-bare-equals = { $text }: bloßes Gleichheitszeichen.
pair-unfinished = Runde { $round }, { $white } – { $black }: kein Ergebnis; für die Auslosung zählt es als Remis (C.04.2 Art. 3.1).
download-workbook = Arbeitsmappe für Excel
workbook-black = s
workbook-name = Name
workbook-number = Nr.
workbook-place = Platz
workbook-points = Punkte
workbook-row = Zeile
workbook-title = Titel
workbook-white = w
download-bundle = Seiten für Webspace oder USB-Stick (ZIP)
bundle-lead = Paarungen, Ranglisten und Teilnehmende, wie alle sie sehen; index.html öffnen.
bundle-live = Die laufend aktuelle Seite:
bundle-made = Mit tratto erstellte Kopie: Sie braucht keinen Server.
bundle-standings-after = Rangliste nach Runde
bundle-state = Stand: { $moment }
job-bundle = Seiten werden erstellt
