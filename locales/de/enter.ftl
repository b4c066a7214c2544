# Sich selbst anmelden: das Formular, seine Links, die Anträge, der Zugang der Vereine.
enter-go = Anmelden
enter-title = Anmeldung
enter-until = Meldeschluss: { $day }.
enter-who = Wer spielt
enter-find-label = Nachname, FIDE-ID oder nationale ID
enter-find = Suchen
enter-filled = Daten aus { $list }, Elo { $rating }: bitte prüfen und den Tag der Geburt ergänzen.
enter-found = { $n ->
    [0] Niemand mit diesem Namen gefunden.
    [one] Eine Person gefunden.
   *[other] { $n } Personen gefunden.
}
enter-choose = Wählen Sie, wer spielt
enter-nobody = Niemand davon: Ich gebe meine Daten ein
enter-nobody-note = Keine öffentliche Liste nennt Minderjährige, die noch nicht gespielt haben: In Elo-Listen sind sie mit Nummer und Nachnamen zusammen zu finden, oder sie tragen sich hier ein.
enter-go-on = Mit dieser Auswahl weiter
enter-club-question = Möchten Sie mehrere Personen Ihres Vereins anmelden?
enter-full = Alle Plätze sind vergeben: Der Antrag kommt auf die Warteliste.
enter-email = E-Mail
enter-back-to-find = Noch einmal in der Liste suchen
enter-on-its-way = Im Saal ist das noch nicht angekommen. Es geht von selbst hin, sobald der Computer dort Netz hat; hier steht dann, was der Schiedsrichter entscheidet.
enter-byes = Byes
enter-byes-rounds = Runden mit Bye
enter-byes-note = Je ein halber Punkt, höchstens { $most }, bis Runde { $last }.
enter-fee = Startgeld: { $fee }
enter-fee-label = Startgeld
enter-fee-paid = { $fee }, bezahlt
enter-fee-rest = { $fee }, davon { $open } offen
enter-fee-is = Startgeld: { $fee }.
enter-fee-note = Im Saal, bei der Anwesenheitskontrolle oder per Überweisung: Code und Verwendungszweck stehen in der Bestätigung.
enter-guardian = Erziehungsberechtigte bestätigen
enter-guardian-note = Unter { $age } Jahren wartet die Anmeldung, bis Erziehungsberechtigte den Link aus der Bestätigung öffnen.
enter-guardian-name = Vor- und Nachname der erziehungsberechtigten Person
enter-guardian-email = E-Mail der erziehungsberechtigten Person
enter-shown = Was zu sehen ist
enter-shown-note = Paarungen und Rangliste nennen Name, Elo und Verein. Das Turnier veröffentlicht sie; Sie können wählen, wie, und es ändern.
enter-notice = Datenschutzhinweise
enter-notice-version = Datenschutzhinweise, Fassung { $number } vom { $day }
enter-send = Antrag senden
enter-nothing-sent = Noch ist nichts gesendet.
enter-request-of = Anmeldung von
enter-at = { $day }, { $time }
enter-awaited = ausstehend
enter-step-sent = Eingegangen
enter-step-guardian = Von Erziehungsberechtigten bestätigt
enter-step-waiting = Warteliste
enter-step-accepted = Angenommen
enter-step-refused = Nicht angenommen
enter-step-withdrawn = Zurückgezogen
setting-request_state-requested = Eingegangen
setting-request_state-guardian = Wartet auf Erziehungsberechtigte
setting-request_state-waiting = Auf der Warteliste
setting-request_state-confirmed = Angenommen
setting-request_state-refused = Nicht angenommen
setting-request_state-withdrawn = Zurückgezogen
enter-lead-requested = Das Schiedsrichterteam entscheidet, meist am selben Tag. Die Antwort steht dann auf dieser Seite.
enter-lead-guardian = Es fehlt die Bestätigung von { $name }: Senden Sie den Link unten.
enter-lead-waiting = { $n ->
    [one] Alle Plätze sind vergeben: Sie stehen an erster Stelle der Liste.
   *[other] Alle Plätze sind vergeben: Sie stehen an Stelle { $n } der Liste.
}
enter-lead-confirmed = Bis zum Turnier. Hier können Sie die Anmeldung noch zurückziehen oder ändern, wie Sie angezeigt werden.
enter-lead-refused = Der Antrag wurde nicht angenommen: { $reason }
enter-lead-withdrawn = Der Antrag ist zurückgezogen.
enter-code = Code
enter-guardian-how = Wer diesen Link öffnet, kann die Anmeldung bestätigen oder stoppen: Geben Sie ihn nur den Erziehungsberechtigten.
enter-guardian-write = Den Erziehungsberechtigten schreiben
enter-guardian-subject = Anmeldung von { $name } zu { $tournament } bestätigen
enter-guardian-letter = { $name } möchte bei { $tournament } spielen. Erziehungsberechtigte bestätigen mit diesem Link:
enter-pay-note = Code mit der Banking-App scannen oder die Daten kopieren.
enter-pay-code = Code für die Überweisung
enter-payee = Zugunsten von
enter-reference = Verwendungszweck
enter-keep = Diese Seite aufbewahren
enter-keep-note = Mit diesem Link sehen Sie die Antwort, ändern die Anmeldung oder ziehen sie zurück. Wer ihn hat, kann das an Ihrer Stelle tun.
enter-keep-write = Link per E-Mail senden
enter-own-subject = Anmeldung von { $name } zu { $tournament }
enter-own-letter = Die Seite der Anmeldung von { $name } zu { $tournament }:
enter-change = Anmeldung ändern
enter-change-save = Speichern
flash-enter-changed = Geändert.
enter-withdraw = Anmeldung zurückziehen
enter-withdraw-note = Wer dahinter steht, rückt auf. Denselben Platz gibt es nicht zurück.
enter-withdraw-now = Zurückziehen
flash-enter-withdrawn = Zurückgezogen.
enter-guardian-lead = { $name }, mit der Bestätigung erklären Sie, dass das Kind spielen darf und wie es angezeigt wird.
enter-guardian-yes = Ich bestätige für { $name }
enter-guardian-yes-note = Zeit und Fassung der Hinweise werden gespeichert. Mit demselben Link können Sie die Wahl ändern oder die Anmeldung zurückziehen.
flash-enter-confirmed = Bestätigt: Jetzt entscheidet das Schiedsrichterteam.
# Die Liste des Schiedsrichterteams.
enter-requests = Anträge
enter-requests-open = { $n ->
    [0] Kein Antrag zu entscheiden
    [one] Ein Antrag zu entscheiden
   *[other] { $n } Anträge zu entscheiden
}
enter-no-requests = Noch niemand hat einen Antrag gesendet.
enter-places = Vergebene Plätze: { $taken } von { $places }.
enter-taken = { $n ->
    [one] Eine Anmeldung.
   *[other] { $n } Anmeldungen.
}
enter-never-opened = Das Anmeldeformular war noch nie offen.
enter-is-open = Das Formular ist offen.
enter-is-closed = Das Formular ist geschlossen.
enter-sent-code = vom { $day }, Code { $code }
enter-waiting-place = Warteliste, Nr. { $place }
enter-guardian-is = Erziehungsberechtigt: { $name }.
enter-guardian-awaited = Noch nicht bestätigt.
enter-guardian-link = Über den Link bestätigt.
enter-guardian-paper = Auf Papier unterschrieben.
enter-guardian-club = Der Verein steht dafür ein.
enter-byes-are = Byes: { $rounds }.
enter-do-accept = Annehmen
enter-do-accept-of = { $name } annehmen
enter-do-another = Andere Person: annehmen
enter-do-paper = Erziehungsberechtigte haben unterschrieben
enter-do-wait = Auf die Warteliste
enter-do-again = Zurück zu den Anträgen
enter-do-refuse = Nicht annehmen
enter-reason = Grund
flash-enter-accepted = Angenommen: Die Anmeldung steht.
flash-enter-refused = Nicht angenommen.
flash-enter-put-waiting = Auf der Warteliste.
flash-enter-signed = Die Unterschrift der Erziehungsberechtigten ist vermerkt.
flash-enter-returned = Wieder bei den Anträgen.
# Was der Hauptschiedsrichter festlegt.
enter-door-title = Anmeldeformular
enter-door-lead = Wer das Formular öffnet, bekommt Anträge; jeder wird eine Anmeldung, sobald er angenommen ist.
enter-door-open = Formular öffnen oder ändern
enter-door-note = Wer spielen will, meldet sich selbst an, per Telefon; hier entscheiden Sie, wer dabei ist.
field-door-open = Selbst anmelden ist möglich
field-door-until = Letzter Tag
field-door-places = Plätze
field-door-rating-least = Elo ab
field-door-rating-most = Elo bis
field-door-club-places = Plätze pro Verein
field-door-guardian = Erziehungsberechtigte bestätigen unter (Jahre)
field-door-payee = Konto lautet auf
field-door-iban = IBAN
field-door-notice = Datenschutzhinweise
enter-account-note = Mit einem Konto enthält die Bestätigung einen Code, den Banking-Apps lesen. Wie viel wer zahlt, sagen die Stufen.
field-byes = Byes
field-consent = Der Verein hat die Zustimmung der Erziehungsberechtigten für Minderjährige
field-request-state = Antrag
field-guardian-name = Name der erziehungsberechtigten Person
field-guardian-email = E-Mail der erziehungsberechtigten Person
enter-notice-note = Neuer Text ergibt eine neue Fassung (jetzt { $number }); jeder Antrag behält seine.
enter-notice-first = Die Daten dienen der Durchführung des Turniers: Paarungen, Rangliste, Bericht an den Verband. Name, Geburtsjahr, Elo und Verein werden veröffentlicht, wie Sie es wählen; das vollständige Geburtsdatum und die Adressen sieht nur das Schiedsrichterteam. Sie können beim Veranstalter Auskunft, Berichtigung oder Löschung Ihrer Daten verlangen.
# Von Vereinen.
enter-club-title = Anmeldung durch den Verein
enter-club-who = Wer vom Verein spielt
enter-club-nobody = Für alle vom Verein gibt es schon eine Anmeldung oder einen Antrag.
enter-club-choices = Auswahl und Daten
enter-club-send = Anträge senden
flash-enter-club-sent = Die Anträge sind gesendet.
enter-club-sent-title = Vom Verein gesendet
enter-club-total = Insgesamt zu zahlen: { $total }.
enter-club-entered = { $n ->
    [one] Eine Person des Vereins ist angemeldet.
   *[other] { $n } Personen des Vereins sind angemeldet.
}
enter-club-back = Zurückziehen
enter-club-back-of = { $name } zurückziehen
refusal-door-closed = Die Anmeldung ist nicht offen.
refusal-too-many-requests = Von hier kamen zu viele Anträge. Der nächste wird um { $time } angenommen.
refusal-rating-elsewhere = Mit { $rating } gehört { $name } nicht in diese Gruppe.
refusal-unrated-elsewhere = Ohne Elo gehört { $name } nicht in diese Gruppe.
refusal-enter-section = Richtig ist die Gruppe { $section }.
refusal-ask-organiser = Bitte den Veranstalter fragen.
problem-ratings-crossed = Weniger als { $value }.
enter-door-limits = Für wen diese Gruppe ist und wie viele pro Verein; wer danach kommt, wartet. Leer: keine Grenze.
enter-sections = Gruppe
enter-section-from = ab { $least }
enter-section-to = bis { $most }
enter-section-between = { $least } bis { $most }
enter-section-yours = Ihre, mit { $rating }
enter-section-yours-unrated = Ihre, ohne Elo
enter-section-closed = geschlossen
enter-club-places = { $n ->
    [one] Eine Person pro Verein; die nächsten warten.
   *[other] { $n } Personen pro Verein; die nächsten warten.
}
refusal-request-decided = Über diesen Antrag ist schon entschieden.
refusal-guardian-first = Zuerst bestätigen Erziehungsberechtigte.
refusal-guardians-choice = Gewählt haben Erziehungsberechtigte: Nur sie können es ändern.
problem-iban = „{ $value }“ ist keine IBAN: bitte die Ziffern prüfen.
problem-byes-many = Höchstens { $value }.
problem-byes-late = Nur bis Runde { $value }.
action-tournament-door = Anmeldeformular
action-request-send = Antrag auf Anmeldung
action-request-send-club = Anträge eines Vereins
action-request-fetch = Antrag von der Website
action-request-change = Antrag geändert
action-request-confirm = Von Erziehungsberechtigten bestätigt
action-request-withdraw = Antrag zurückgezogen
action-request-accept = Antrag angenommen
action-request-decide = Entscheidung über einen Antrag
