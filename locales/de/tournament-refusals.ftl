refusal-already-entered = { $name } ist schon angemeldet.
refusal-entries-closed = Anmeldungen durch Vereine sind geschlossen: Wenden Sie sich an den Schiedsrichter.
refusal-places-taken = Die Plätze sind vergeben: { $name } kann nicht direkt angemeldet werden. Senden Sie die Anfrage über das Formular des Turniers, Anmeldung durch den Verein: Sie kommt auf die Warteliste.
refusal-places-taken-ask = Die Plätze sind vergeben: { $name } kann nicht direkt angemeldet werden. Wenden Sie sich an den Schiedsrichter.
refusal-club-places-taken = Die Plätze für Ihren Verein sind vergeben: { $name } kann nicht direkt angemeldet werden. Senden Sie die Anfrage über das Formular des Turniers, Anmeldung durch den Verein: Sie kommt auf die Warteliste.
refusal-club-places-taken-ask = Die Plätze für Ihren Verein sind vergeben: { $name } kann nicht direkt angemeldet werden. Wenden Sie sich an den Schiedsrichter.
refusal-consent = Die Zustimmung der Erziehungsberechtigten ist nötig: { $names }. Hat der Verein sie, kreuzen Sie das Kästchen unter den Spielern an und melden Sie sie noch einmal an.
refusal-field-full = Das Turnier hat schon 9999 Anmeldungen: Mehr fasst ein FIDE-Bericht nicht.
refusal-nobody-chosen = Sie haben niemanden ausgewählt.
refusal-numbers-given = Die Startnummern sind vergeben: Es bleibt nur der Rücktritt.
refusal-nobody-present = Niemand ist als anwesend vermerkt: zuerst vermerken, wer da ist.
refusal-already-withdrawn = Schon zurückgetreten.
refusal-not-withdrawn = Nicht zurückgetreten.
refusal-tournament-over = Das Turnier ist geschlossen: Ergebnisse, Paarungen, Anmeldungen, Züge und Einstellungen ändern sich nicht mehr. Der Hauptschiedsrichter kann es in den Einstellungen mit einem Grund wieder öffnen.
refusal-already-published = Runde { $round } ist schon veröffentlicht.
refusal-not-published = Runde { $round } ist nicht veröffentlicht.
refusal-no-such-round = Runde { $round } gibt es nicht.
refusal-pair-forbidden = Diese Paarung ist schon verboten, oder beide sind dieselbe Person.
refusal-all-rounds-played = Alle vorgesehenen Runden sind ausgelost.
refusal-rounds-to-play = { $played ->
    [0] Keine Runde ist gespielt: Das Turnier ist nicht zu Ende.
    [one] Eine Runde ist gespielt: Das Turnier ist nicht zu Ende.
   *[other] { $played } Runden sind gespielt: Das Turnier ist nicht zu Ende.
}
refusal-too-few-players = Mindestens zwei auslosbare Personen sind nötig.
refusal-no-pairing = Runde { $round } kann nicht ausgelost werden: Keine Auslosung erfüllt alle absoluten Kriterien (C.04.3 Art. 1.9). Der Entwurf ist unverändert. Der Hauptschiedsrichter entscheidet.
refusal-round-out-of-order = Runde { $expected } ist dran, nicht Runde { $asked }. Nichts wurde geändert.
refusal-no-draft = Es gibt keinen Entwurf zu veröffentlichen.
refusal-missing-results = { $n ->
    [one] Das Ergebnis von Brett { $boards } fehlt: Runde { $round } kann vorbereitet, nicht veröffentlicht werden.
   *[other] { $n } Ergebnisse fehlen, Bretter { $boards }: Runde { $round } kann vorbereitet, nicht veröffentlicht werden.
}
refusal-games-open = { $n ->
    [one] Eine Partie hat kein Ergebnis oder ist eine Hängepartie: Brett { $boards }. Das Turnier ist nicht zu Ende.
   *[other] { $n } Partien haben kein Ergebnis oder sind Hängepartien: Bretter { $boards }. Das Turnier ist nicht zu Ende.
}
refusal-conflicts-open = { $n ->
    [one] Ein Brett hat zwei verschiedene Werte (Brett { $boards }): zuerst wählen, welcher gilt.
   *[other] { $n } Bretter haben zwei verschiedene Werte (Bretter { $boards }): zuerst wählen, welche gelten.
}
board-of-round = { $board } (Runde { $round })
refusal-draft-outdated = Nach dem Entwurf der Runde { $round } hat sich etwas geändert: vor dem Veröffentlichen neu vorbereiten.
refusal-overtaken = Während das Programm arbeitete, hat sich das Turnier geändert: Nichts wurde geschrieben. Bitte erneut versuchen.
refusal-stopped = Die Arbeit dauerte länger als erlaubt, oder jemand hielt sie an: Nichts wurde geschrieben.
refusal-busy = Zu viele Aufträge warten schon. Bald erneut versuchen.
refusal-announced-fixed = Mehr als 50 Züge sind vor Turnierbeginn anzukündigen: Runde 1 ist schon veröffentlicht.
refusal-points-fixed = Die Punkte können sich nicht mehr ändern: Das Turnier ist beschleunigt und eine Runde ausgelost.
refusal-rounds-played = { $played ->
    [one] Eine Runde ist schon ausgelost: Weniger können es nicht sein.
   *[other] { $played } Runden sind schon ausgelost: Weniger können es nicht sein.
}
refusal-result-conflict = Brett { $board }: { $values }. Vorerst gilt { $stored }.
refusal-also-entered = Dasselbe Ergebnis hat auch { $by } eingetragen: Es bleibt.
refusal-nothing-to-undo = Nichts mehr rückgängig zu machen: Dieses Ergebnis hat sich schon geändert.
result-none = kein Ergebnis
problem-time-control = Diese Bedenkzeit ist unverständlich. Schreiben Sie zum Beispiel 90+30 oder 90/40+30:30+30.
problem-points = Nötig sind ganze oder halbe Punkte, zum Beispiel 1, ½ oder 0,5.
problem-scoring = Sieg, Remis und Niederlage müssen in absteigender Folge stehen, und das Bye kann nicht mehr zählen als ein Sieg.
problem-tie-break = „{ $value }“ ist kein Feinwertungscode.
refusal-tournament-not-over = Das Turnier ist nicht geschlossen.
refusal-asked-twice = Eine zweite Bestätigung ist nötig.
refusal-unseen = Vor der Auslosung der Runde { $round } entscheiden, was mit denen geschieht, die nicht gesehen wurden: { $names }.
refusal-not-cleared = Das Ergebnis der Runde { $round } ist nicht mehr zu löschen: Es wird berichtigt, und die Berichtigung geht in den Elo-Bericht.
refusal-earlier-round = Runde { $round } ist vorbei: Das Ergebnis von Brett { $board } wird auf der Seite jener Runde geändert, mit einem Grund.
refusal-fide-id-taken = FIDE-ID { $number } gehört { $name }, schon angemeldet.
refusal-namesakes = Schon angemeldet: { $names }.
refusal-not-paired-here = Dieses Turnier wurde mit dem System „{ $system }“ importiert, nach dem das Programm weder auslost noch Paarungen erklärt. Werden die nächsten Runden nach dem FIDE-System (Dutch) gespielt, wählen Sie es in den Einstellungen.

# Ein von Hand geänderter Entwurf.
refusal-by-hand-not-begun = Niemand hat begonnen, diesen Entwurf von Hand zu ändern.
refusal-by-hand-begun = Der Entwurf wird schon von Hand geändert.
refusal-not-in-draft = { $name } spielt in dieser Runde nicht.
refusal-nothing-to-swap = { $one } und { $two } haben nichts zu tauschen.
refusal-no-seat = { $name } hat kein Brett.
refusal-has-seat = { $name } hat schon einen Platz: zuerst freimachen.
refusal-bye-given = { $name } hat das Freilos schon.
refusal-without-seat = { $n ->
    [0] Jemand im Entwurf spielt nicht mehr: ändern oder zurück zur Engine.
    [one] Ohne Brett: { $names }. Vor dem Veröffentlichen alle paaren.
   *[other] Ohne Brett: { $names }. Vor dem Veröffentlichen alle paaren.
}
refusal-next-drafted = Runde { $next } ist schon vorbereitet: ihren Entwurf verwerfen, dann Runde { $round } zurücknehmen.
refusal-round-begun = { $n ->
    [one] Runde { $round } hat begonnen: An Brett { $boards } gibt es ein Ergebnis, einen Zug oder einen Vorfall. Sie ist nicht mehr zurückzunehmen.
   *[other] Runde { $round } hat begonnen: An den Brettern { $boards } gibt es ein Ergebnis, einen Zug oder einen Vorfall. Sie ist nicht mehr zurückzunehmen.
}
