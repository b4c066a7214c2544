# Ein von Hand geänderter Entwurf und eine zurückgenommene Runde.
by-hand-title = Runde { $round }, von Hand
by-hand-open = Von Hand ändern
by-hand-go-on = Von Hand weiter
by-hand-tag = Entwurf, von Hand
by-hand-nobody-sees = Niemand sieht ihn, bis Sie ihn veröffentlichen.
by-hand-changes = Von Hand
by-hand-n-changes = { $n ->
    [0] keine Änderung
    [one] eine Änderung
   *[other] { $n } Änderungen
}
by-hand-engine = Engine
by-hand-back = Zurück zur Engine
by-hand-key-take = nehmen, dann tauschen
by-hand-colours = Farben tauschen
by-hand-unseat = Brett auflösen
by-hand-no-bye = Freilos wegnehmen
by-hand-give-bye = Freilos geben
by-hand-let-go = Loslassen
by-hand-take-then = Anderen Namen antippen: Die beiden tauschen die Plätze.
by-hand-column = Von Hand
by-hand-was = war { $name }
by-hand-colours-changed = Farben getauscht
by-hand-new-board = neues Brett
by-hand-bye = Freilos:
by-hand-rest = Engine den Rest auslosen lassen
by-hand-waiting = { $n ->
    [one] Eine Person ist ohne Brett
   *[other] { $n } sind ohne Brett
}
by-hand-as-ruled = Wie die Engine
by-hand-differs = { $n ->
    [one] Ein Platz anders als die Engine
   *[other] { $n } Plätze anders als die Engine
}
by-hand-no-rules = Die Engine findet keine Auslosung
by-hand-criteria = Geänderte Kriterien
by-hand-criterion = Kriterium
by-hand-ruled = Engine
by-hand-group = Punktegruppe { $points }
by-hand-none = keine
by-hand-not-as-ruled = anders als die Engine.
by-hand-level-2 = Hinweis: { $what }
by-hand-level-3 = verlangt Bestätigung: { $what }
by-hand-level-4 = verlangt zweimal Bestätigung: { $what }
by-hand-pair-all = Alle paaren, dann veröffentlichen.
by-hand-missing = Vor dem Veröffentlichen fehlen Ergebnisse: { $boards }.
by-hand-reason = Grund
by-hand-reason-short = Grund
by-hand-reason-note = kommt wörtlich in den Bericht
by-hand-in-report = Im TRF:
by-hand-published = Von Hand gepaart: { $reason }
by-hand-not-done = Die Änderung wurde nicht gemacht.
by-hand-leave = So lassen
by-hand-anyway = Trotzdem tun
by-hand-pair = { $white } – { $black }
by-hand-rematch = { $pair } wurde schon in Runde { $round } gespielt (C1).
by-hand-forbidden = { $pair } ist eine verbotene Paarung.
by-hand-bye-barred = { $name } darf das Freilos nicht haben: schon gehabt, oder Punkte ohne Spiel (C2).
by-hand-third-colour = { $name } hat zum dritten Mal in Folge dieselbe Farbe (C11).
by-hand-colour-difference = { $name } überschreitet die Farbdifferenz zwei (C10).
by-hand-both-against-due = { $pair }: Keine Seite hat die fällige Farbe.
by-hand-colours-turned = { $pair }: Die Farben sind nicht die von Artikel 5.
take-back-open = Runde zurücknehmen
take-back-title = Runde { $round } zurücknehmen?
take-back-lead = Die Runde wird wieder zum Entwurf: Sie verschwindet von allen Seiten, die Bretter bleiben, wie sie sind, lassen sich von Hand ändern, dann wird sie neu veröffentlicht.
take-back-sheets = Aushang und Telefone zeigen eine Runde, die nicht mehr gilt: im Turniersaal Bescheid sagen.
take-back-reason = Grund
take-back-yes = Runde { $round } zurücknehmen
take-back-sure = Ja, der Turniersaal weiß es: Runde { $round } zurücknehmen
take-back-second = Eine Frage bleibt: Runde { $round } ist schon öffentlich. Wer sie gelesen hat, setzt sich dorthin.
flash-round-taken-back = Die Runde ist wieder ein Entwurf.
by-hand-end = Handphase beenden
flash-by-hand-ended = Handphase beendet: Der Entwurf kann veröffentlicht werden.
no-pairing-title = Runde { $round } ist nicht auszulosen
no-pairing-what = Sie lässt sich von Hand paaren: Der Entwurf beginnt ohne Bretter, und die Seite verlangt für jede Paarung gegen die Regeln eine Bestätigung.
no-pairing-by-hand = Von Hand paaren
action-round-draft-by-hand = Leerer Entwurf, von Hand zu paaren
action-round-by-hand-end = Handphase beendet
by-hand-empty = Entwurf leeren
by-hand-empty-note = Um einige Paarungen festzulegen und den Rest der Engine zu lassen.
