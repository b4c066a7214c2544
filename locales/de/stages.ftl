# Phasen einer Veranstaltung: wer aus den Gruppen weiterkommt.
stage-title = Wer weiterkommt
stage-open = Gruppen, aus denen die Spieler kommen
stage-note = Ein Finale nimmt seine Spieler aus den Ranglisten anderer Gruppen, nach einer Regel, die alle lesen können.
stage-lead = Die Spieler dieser Gruppe kommen aus den Ranglisten der hier gewählten Vorrundengruppen. Nach jeder Runde ist zu sehen, wer weiterkommt und warum.
stage-none = Diese Gruppe nimmt ihre Spieler aus keiner Vorrundengruppe.
stage-no-event = Vorrundengruppen und Finale gehören zu einer Veranstaltung: Sie wird zuerst angelegt.
stage-rule = Regel
stage-groups = Vorrundengruppen
stage-save = Regel speichern
stage-rule-first = { $n ->
    [one] Der Erste jeder Gruppe kommt weiter.
   *[other] Die ersten { $n } jeder Gruppe kommen weiter.
}
stage-rule-best = { $n ->
    [one] Auch der Beste der Nächstplatzierten, einer je Gruppe, kommt weiter.
   *[other] Auch die besten { $n } der Nächstplatzierten, einer je Gruppe, kommen weiter.
}
stage-rule-how = Zwischen Gruppen zählt der Anteil der möglichen Punkte, danach, wenn die Gruppen gleich zählen, die Feinwertung. Wer auf dem letzten Platz gleichauf liegt, spielt einen Stichkampf oder lost.
stage-provisional = Vorläufig: Eine Gruppe ist nicht zu Ende.
stage-final = Die Gruppen sind zu Ende.
stage-missing = Eine Gruppe ist nicht auf diesem Server: { $groups }
stage-group = Gruppe { $group }
stage-after = nach Runde { $round }
stage-before = nicht begonnen
stage-over = Endstand
stage-passes = Kommt weiter
stage-waits = Zu entscheiden
stage-entered = gemeldet
stage-withdrawn = zurückgetreten
stage-why-place = Platz { $place } der Gruppe
stage-why-best-next = Nummer { $rank } der Nächstplatzierten, mit { $points } von { $most }
stage-why-shared = Gleichauf auf dem letzten Platz: Ein Stichkampf oder das Los entscheidet
stage-why-shared-next = Gleichauf mit einer anderen Gruppe, { $points } von { $most }: Ein Stichkampf oder das Los entscheidet
stage-why-next = Nummer { $rank } der Nächstplatzierten, mit { $points } von { $most }: reicht nicht
stage-enter = Markierte melden
stage-enter-note = Wer weiterkommt, ist markiert. Wer einen Stichkampf gewinnt oder für jemanden nachrückt, wird von Hand markiert: Das Protokoll sagt, wie jeder kam.
stage-enter-order = Die Reihenfolge ist die der Setzliste: die Gruppenersten, dann die Zweiten und so weiter. Werden Nummern von Hand gegeben und ist noch niemand gemeldet, folgen sie dieser Reihenfolge.
stage-take = { $name } markieren
field-groups = Vorrundengruppen
field-first-of-each = Erste jeder Gruppe
field-best-next = Beste der Nächstplatzierten
problem-stage-nobody = Nach dieser Regel kommt niemand weiter.
flash-stage-saved = Regel gespeichert.
flash-stage-entered = Aus den Gruppen gemeldet.
action-stage-set = Gruppen einer Phase
action-stage-enter = Aus den Gruppen gemeldet
