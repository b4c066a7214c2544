# Veranstaltungen mit mehreren Gruppen.
event-sections = Gruppen
event-section = Gruppe
event-entries = Anmeldungen der Veranstaltung
event-desk = Anmeldungen aller Gruppen
event-check-in = Anwesenheitskontrolle aller Gruppen
event-players = { $n ->
    [one] 1 Anmeldung
   *[other] { $n } Anmeldungen
}
event-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
event-round-running = Runde { $round } von { $all }
event-standings-after = nach Runde { $round }
event-first = Spitze
event-whole-standings = Ganze Rangliste
event-pairings = Paarungen
event-participants = Teilnehmende
event-fees = Startgelder
event-papers = Blätter aller Gruppen
event-paper-check-in = Blatt der Anwesenheitskontrolle
event-paper-roster = Anmeldeliste
event-paper-standings = Ranglisten
event-paper-pairings = Paarungen
event-no-pairings = Keine Runde ist veröffentlicht.
event-search = Suche nach Name, Verein oder Nummer
event-found = { $n ->
    [one] 1 Anmeldung
   *[other] { $n } Anmeldungen
}
event-move = In { $section } verschieben
event-move-to = Verschieben in
event-moved = { $name } ist in { $section }.
event-also-in = auch in { $section }
event-all-sections = Alle
event-key-row = Zeile
section-title = Gruppen
section-note = Eine Veranstaltung kann mehrere Turniere haben: A, B, C, Open und Jugend. Gemeinsam sind Termine, Ort, Anmeldung, Anwesenheitskontrolle, Startgelder und Schiedsrichterteam; Runden, Rangliste und Archiv bleiben jeweils eigen.
section-open = Gruppen der Veranstaltung
section-none = Dieses Turnier steht allein. Die erste hinzugefügte Gruppe macht es zur Veranstaltung.
section-of = Gruppe { $label } von { $event }
section-here = dieses Turnier
section-add = Gruppe hinzufügen
section-add-lead = Es entsteht ein Turnier mit Terminen, Ort, Regeln, Startgeldern und Schiedsrichterteam wie dieses; seine Einstellungen lassen sich danach wie immer ändern.
section-save = Speichern
section-name-hint = leer: Name der Veranstaltung und Gruppe
section-rounds-hint = leer: wie hier
section-make = Zur Veranstaltung machen
section-make-lead = Wie die Veranstaltung heißt, und wie dieses Turnier in ihr heißt.
section-may-not = Um eine Gruppe hinzuzufügen, brauchen Sie das Recht, Turniere anzulegen.
field-event-name = Name der Veranstaltung
field-section-label = Gruppe
flash-section-saved = Gruppe gespeichert.
flash-section-added = Gruppe hinzugefügt.
flash-entry-moved = Verschoben.
action-section-set = Gruppe einer Veranstaltung
action-section-add = Gruppe hinzugefügt
action-entry-move-out = In eine andere Gruppe verschoben
action-entry-move-in = Aus einer anderen Gruppe gekommen
trail-moved = { $name } ({ $section })
refusal-no-event = Dieses Turnier ist keine Gruppe einer Veranstaltung.
refusal-other-event = Die beiden Turniere sind nicht Gruppen derselben Veranstaltung.
refusal-section-begun = Gruppe { $section } hat begonnen: Runde 1 ist veröffentlicht, und wer spielt, bleibt in der Gruppe. Wer anderswo spielen muss, tritt hier zurück und meldet sich dort an.
refusal-section-drafted = In Gruppe { $section } ist Runde 1 schon vorbereitet. Den Entwurf verwerfen, dann verschieben.

section-unlike = Die Gruppen stimmen nicht überein
section-unlike-lead = Termine, Ort und Schiedsrichterteam gehören zur Veranstaltung. Die angekreuzten Gruppen werden wie diese; wer hier mitarbeitet, wird auch dort eingeladen.
section-unlike-button = Wie hier machen
section-unlike-field = { $field }: { $there }; hier { $here }
section-unlike-staff = { $name } arbeitet hier mit und dort nicht
flash-section-common = Die Gruppen stimmen überein.
