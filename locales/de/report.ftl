# Bericht und Protest

report-title = Bericht der Vorfälle
report-back = zu den Brettern
report-game = die Partie
report-gone = ersetzt
report-penalties = Strafen nach Person
report-no-penalties = Keine Strafen.
report-penalty = Runde { $round }: { $said }
appeal-title = Protest
appeal-pack = Protestunterlagen
appeal-by = Eingelegt von
appeal-against = Gegen die Entscheidung
appeal-grounds = Gründe
appeal-when = Datum und Uhrzeit
appeal-fee = Gebühr
appeal-decision = Entscheidung des Schiedsgerichts
appeal-committee = Schiedsgericht
appeal-rules = Angewandte Regeln

# Der Turnierbericht
field-report-recipient = Empfänger
field-report-organiser = Veranstalter
field-report-rating-list = Benutzte Elo-Liste
field-report-valid-for = Gültig für
field-report-parts = Teile
field-report-columns = Spalten der Listen
field-report-text = Text
action-report-save = Turnierbericht gespeichert
report-lead = Was das Programm weiß, steht schon auf dem Blatt: Hier werden Teile, Reihenfolge und Text gewählt.
report-saved = Version { $n }, { $time }, { $name }
report-not-saved = Entwurf: noch nicht gespeichert
report-save = Speichern
report-save-print = Speichern und Blatt ansehen
report-look = Blatt ansehen
report-change = Ändern
report-kept = Der Text bleibt auch im Protokoll: keine Adressen und nichts über Gesundheit.
report-up = Hinauf
report-down = Hinunter
report-remove = Entfernen
report-add = Hinzufügen: { $what }
report-heading = Überschrift
report-text = Text
report-more-facts = Weitere Tatsachen, eine je Zeile
report-names = Namen oder Nummern, einer je Zeile (für eine Liste gewählter Personen)
report-places = Wie viele Plätze
report-who = Wer
report-columns = Spalten, neben dem Namen
report-kind-paragraph = Absatz
report-kind-people = Liste der Teilnehmenden
report-kind-standings = Rangliste
report-kind-facts = zu meldende Tatsachen
report-title-paragraph = Anlagen
report-title-standings = Rangliste
report-title-facts = Zu meldende Tatsachen
report-who-without-national-id = Ohne nationale Nummer
report-who-without-fide-id = Ohne FIDE-ID
report-who-unrated = Ohne Elo
report-who-foreign = Aus anderen Verbänden
report-who-without-birth = Ohne Geburtsdatum
report-who-minors = Minderjährige
report-who-women = Frauen
report-who-withdrawn = Zurückgetretene
report-who-named = Gewählte Personen
report-who-everybody = Alle Teilnehmenden
report-column-birth = Geburt
report-column-sex = Geschlecht
report-column-national-id = Nationale Nr.
report-column-fide-id = FIDE-ID
report-column-federation = Verb.
report-column-province = Prov.
report-column-club = Verein
report-column-rating = Elo
report-column-category = Kategorie
report-column-place = Platz
report-column-points = Punkte
report-column-email = E-Mail
report-column-signature = Unterschrift
report-woman = W
report-man = M
report-nobody = Niemand.
report-none = keine
report-place = Ort
report-dates = Daten
report-players = { $n }, davon { $home } { $code }
report-women-minors = Frauen, U18
report-games = Partien
report-games-by-colour = { $n } gespielt: { $white } für Weiß, { $draws } remis, { $black } für Schwarz
report-unplayed = Nicht gespielt
report-forfeits = { $n ->
    [one] eine kampflos
   *[other] { $n } kampflos
}
report-byes = { $n ->
    [one] ein Bye
   *[other] { $n } Byes
}
report-asked-byes = { $n ->
    [one] ein beantragtes Bye
   *[other] { $n } beantragte Byes
}
report-asked-byes-duties = { $n ->
    [one] ein beantragtes Bye oder Dienst
   *[other] { $n } beantragte Byes oder Dienste
}
report-appeals = Proteste
report-president = Der Vorsitz des Vereins
known-forfeit = Brett { $board }, { $players } { $result }
known-open = Brett { $board }, { $players }: ohne Ergebnis oder Hängepartie
known-by-hand = Auslosung von Hand geändert: { $reason }
known-deducted = { $name }: Punktabzug { $points }
known-withdrawn = nach dieser Runde trat { $name } zurück
known-late = ab dieser Runde spielt { $name }
known-penalty = Brett { $board }, { $name }: { $said }
