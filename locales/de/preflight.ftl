# Vor Runde 1: was noch zu klären ist, und das Schließen der Anwesenheitskontrolle.
preflight-title = Vor Runde 1
preflight-not-paired = Noch nicht ausgelost
preflight-begins = { $day }
preflight-begins-at = { $day }, um { $hour }
preflight-to-do = Zu klären
preflight-n-and-m = { $n } und { $m }
preflight-counts = { $n ->
    [0] nichts blockiert die Auslosung
    [one] eines blockiert die Auslosung
   *[other] { $n } blockieren die Auslosung
}, { $m ->
    [0] keine Warnung
    [one] eine Warnung
   *[other] { $m } Warnungen
}
preflight-check-in = Anwesenheitskontrolle
preflight-check-in-closed = geschlossen um { $time } von { $name }: { $n ->
    [one] eine Person anwesend
   *[other] { $n } anwesend
}
preflight-check-in-so-far = noch offen: { $n ->
    [0] niemand anwesend
    [one] eine Person anwesend
   *[other] { $n } anwesend
} von { $m }
preflight-remaining = { $n ->
    [0] Vor Runde 1 ist alles in Ordnung
    [one] Vor Runde 1 bleibt eines zu tun
   *[other] Vor Runde 1 bleiben { $n } Dinge zu tun
}
preflight-key-act = Aktion der Zeile ausführen
preflight-key-row = Zeile
preflight-key-go = zur Zeile
preflight-key-leave = so lassen, mit Grund
preflight-key-again = alles neu prüfen
preflight-again = Neu prüfen
preflight-leave = So lassen …
preflight-leave-it = So lassen
preflight-left = So gelassen
preflight-left-by = { $reason } ({ $name }, { $time })
preflight-reconsider = Wieder aufnehmen
preflight-in-order = In Ordnung
preflight-checked = Geprüft um { $time }; bei jeder Änderung wird von selbst neu geprüft. „Runde 1 vorbereiten“ öffnet sich, wenn nichts blockiert.
preflight-blocks = blockiert
preflight-warns = Warnung
preflight-and-more = { $names } und { $n } weitere
preflight-none = keine
preflight-n-of-m = { $n } von { $m }
preflight-too-few = { $n ->
    [0] Noch niemand ist angemeldet
    [one] Nur eine Person ist angemeldet
   *[other] { $n } Personen sind angemeldet
}
preflight-too-few-what = Zum Auslosen braucht es mindestens zwei.
preflight-check-in-unused = Niemand ist als anwesend vermerkt
preflight-check-in-unused-what = Ohne Anwesenheitskontrolle würden auch Abwesende ausgelost. Vermerken Sie, wer da ist, oder schreiben Sie, warum es nicht nötig ist: Der Grund bleibt im Protokoll.
preflight-check-in-open = { $n ->
    [0] Die Anwesenheitskontrolle ist noch offen: alle sind vermerkt
    [one] Die Anwesenheitskontrolle ist noch offen: eine Person fehlt
   *[other] Die Anwesenheitskontrolle ist noch offen: { $n } Personen fehlen
}
preflight-check-in-open-what = Abwesend ist nicht zurückgetreten: Sagen Sie es jetzt für jede Person.
preflight-lists = { $n ->
    [one] Die Liste einer Mannschaft verstößt gegen die Regeln der Aufstellung.
   *[other] Die Listen von { $n } Mannschaften verstoßen gegen die Regeln der Aufstellung.
}
preflight-lists-what = { $names }. Berichtigen Sie die Liste, oder lassen Sie sie mit einer Begründung so.
preflight-doubles = { $n ->
    [one] Eine Anmeldung hat denselben Namen wie eine andere
   *[other] { $n } Anmeldungen haben denselben Namen wie eine andere
}
preflight-doubles-what = { $names }. Ist es dieselbe Person, löschen Sie eine Anmeldung; sind es zwei, ergänzen Sie, was sie unterscheidet.
preflight-no-id = { $n ->
    [one] Eine Person ist ohne FIDE-ID
   *[other] { $n } Personen sind ohne FIDE-ID
}
preflight-no-id-what = { $names }. Ohne ID werden die Partien nicht gewertet.
preflight-no-birth = { $n ->
    [one] Bei einer Person fehlt Geburtsjahr oder Geschlecht
   *[other] Bei { $n } Personen fehlt Geburtsjahr oder Geschlecht
}
preflight-no-birth-what = { $names }. Der Bericht verlangt sie, und Alterspreise hängen daran.
preflight-no-colour = Die Farbe an Brett 1 ist nicht gelost
preflight-no-colour-what = Nummer 1 bekommt Weiß oder Schwarz; die anderen folgen. Eine Wahl von Hand wird als solche festgehalten.
preflight-no-tie-breaks = Keine Feinwertungen
preflight-no-tie-breaks-what = Wer punktgleich ist, würde den Platz teilen.
preflight-void = { $n ->
    [one] { $codes }: ohne Wert für alle, die auf eine Person ohne Elo treffen
   *[other] { $codes }: ohne Wert für alle, die auf eine von { $n } Personen ohne Elo treffen
}
preflight-void-what = { $names }. Wählen Sie, mit welcher Elo-Zahl sie zählen, oder streichen Sie die Feinwertung: Nach Turnierbeginn ist es zu spät.
preflight-bye = Das Freilos zählt { $bye }, ein Sieg { $win }
preflight-bye-what = Nach den FIDE-Regeln bekommt es die Punkte eines Sieges, wenn die Ausschreibung nichts anderes sagt.
preflight-byes = { $n ->
    [one] Eine Person hat halbe Byes, die die Ausschreibung nicht gewährt
   *[other] { $n } Personen haben halbe Byes, die die Ausschreibung nicht gewährt
}
preflight-byes-what = { $names }.
preflight-no-days = { $n ->
    [one] Eine Runde hat keinen Tag
   *[other] { $n } Runden haben keinen Tag
}
preflight-no-days-what = Die Tage stehen in der Ausschreibung, an den Brettern und im Bericht für den Verband.
preflight-no-hours = { $n ->
    [one] Eine Runde hat keine Uhrzeit
   *[other] { $n } Runden haben keine Uhrzeit
}
preflight-no-hours-what = Die Karenzzeit zählt ab der Uhrzeit des Beginns.
preflight-no-chief = Der Name des Hauptschiedsrichters fehlt
preflight-no-chief-what = Er steht in der Ausschreibung, auf den Blättern und im Bericht.
preflight-registration = Registrierung beim Verband: bis { $date }
preflight-registration-past = Registrierung beim Verband: war bis { $date } fällig
preflight-registration-what = { $n ->
    [one] Einen Tag vor Beginn
   *[other] { $n } Tage vor Beginn
}; 30 Tage bei Normen oder Titeln, oder wenn Elo 2700 mitspielt (2500 bei Frauen). Nach der Registrierung schreiben Sie, wann oder mit welchem Code.
preflight-no-sheet = Kein Probedruck
preflight-no-sheet-what = Das Blatt der Anwesenheitskontrolle genügt, um Drucker und Papier zu prüfen. Ist es da, hier vermerken.
preflight-act-enter = Anmelden
preflight-act-check-in = Zur Anwesenheitskontrolle
preflight-act-close = Anwesenheitskontrolle schließen
preflight-act-lists = Zu den Mannschaften
preflight-act-correct = Erste berichtigen
preflight-act-byes = Byes ansehen
preflight-act-draw = Losen
preflight-act-tie-breaks = Feinwertungen wählen
preflight-act-unrated = Regel wählen
preflight-act-points = Punkte ansehen
preflight-act-days = Tage und Uhrzeiten wählen
preflight-act-chief = Namen eintragen
preflight-act-report = Bericht herunterladen
preflight-act-sheet = Probe drucken
preflight-choose-white = Weiß wählen
preflight-choose-black = Schwarz wählen
preflight-fact-players = Teilnehmende
preflight-fact-even = { $n ->
    [0] niemand in Runde 1
   *[other] { $n } in Runde 1, gerade Zahl: kein Freilos
}
preflight-fact-odd = { $n ->
    [one] nur eine Person in Runde 1
   *[other] { $n } in Runde 1, ungerade Zahl: ein Freilos
}
preflight-fact-births = Jahr und Geschlecht
preflight-fact-forbidden = Verbotene Paarungen
preflight-fact-byes = Beantragte halbe Byes
preflight-fact-byes-of = Runde { $round }: { $n }
preflight-fact-backup = Sicherungskopie
preflight-fact-fide = FIDE-Modus
preflight-fact-fide-on = an seit der ersten Runde
preflight-fact-fide-left = das Turnier hat ihn verlassen
check-players = Teilnehmerzahl
check-check-in = Anwesenheitskontrolle
check-doubles = Namensgleiche
check-ids = FIDE-ID
check-births = Jahr und Geschlecht
check-colour = Farbe der Nummer 1
check-tie-breaks = Feinwertungen
check-unrated = Ohne Elo
check-bye-points = Punkte des Freiloses
check-byes = Halbe Byes
check-days = Tage und Uhrzeiten
check-staff = Hauptschiedsrichter
check-registration = Registrierung
check-sheets = Probedruck
check-in-sheet = Blatt der Anwesenheitskontrolle
check-in-year = Jahr
close-title = Anwesenheitskontrolle schließen
close-missing = { $n ->
    [one] fehlt
   *[other] fehlen
}
close-lead = Abwesend ist nicht zurückgetreten: Sagen Sie es jetzt für jede Person. Wer nur diese Runde fehlt, wird vor der nächsten wieder abgefragt.
close-note = Nichts ist entschieden, bevor Sie schließen. Niemand gilt von selbst als abwesend, zurückgetreten oder anwesend.
close-absent = diese Runde
close-out = alle Runden: zurückgetreten
close-awaited = kommt später: auslosen
close-do = Anwesenheitskontrolle schließen
close-back = Zurück zur Anwesenheitskontrolle
close-lacking = { $n ->
    [one] Eine Antwort fehlt noch: Die Anwesenheitskontrolle blieb offen.
   *[other] { $n } Antworten fehlen noch: Die Anwesenheitskontrolle blieb offen.
}
entries-why-unchecked = Keine Anwesenheitskontrolle: Grund
objection-nobody-checked-in = Niemand ist als anwesend vermerkt
objection-means-nobody-checked-in = Alle Angemeldeten werden ausgelost, auch wer nicht gekommen ist. Vermerken Sie die Anwesenden, oder schreiben Sie, warum keine Anwesenheitskontrolle nötig ist.
objection-too-many-half-point-byes = { $n ->
    [0] Die Ausschreibung gewährt keine halben Byes
    [one] Die Ausschreibung gewährt eines pro Person
   *[other] Die Ausschreibung gewährt { $n } pro Person
}
objection-means-too-many-half-point-byes = Ein weiteres halbes Bye geht darüber hinaus: Die anderen haben sich mit dieser Grenze angemeldet.
objection-late-half-point-bye = Die Ausschreibung gewährt halbe Byes bis Runde { $round }
objection-means-late-half-point-bye = In den letzten Runden entscheidet ein halber Punkt ohne Partie über Plätze.
objection-barred-half-point-bye = Das Turnier gewährt dieser Person keine halben Byes
objection-means-barred-half-point-bye = So wurde entschieden. Ein Bye mit 0 Punkten bleibt möglich.
entry-no-half-point-bye = kein halbes Bye
entries-bar-half-point-byes = Keine halben Byes
entries-give-half-point-byes = Halbe Byes gewähren
field-most-half-point-byes = Halbe Byes pro Person, höchstens
field-last-rounds-without-byes = Letzte Runden ohne halbe Byes
refusal-colour-stands = Die Farbe der Nummer 1 steht schon fest: Ein Los wird nicht wiederholt.
action-round-accept-check = Vor Runde 1 so gelassen
action-round-first-colour = Farbe der Nummer 1
action-entry-bar-half-point-byes = Halbe Byes einer Person
trail-colour-drawn = { $side ->
    [black] Schwarz
   *[white] Weiß
}, vom Programm gelost (Nr. { $lot })
trail-colour-chosen = { $side ->
    [black] Schwarz
   *[white] Weiß
}, von Hand gewählt
trail-half-point-byes = gewährt
trail-no-half-point-byes = nicht gewährt
