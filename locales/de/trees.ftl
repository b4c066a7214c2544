# Entscheidungen durch Fragen

tree-step = { $question } { $answer }.
ruling-title-start = Falsche Anfangsstellung oder falsches Brett
ruling-title-colours = Vertauschte Farben
ruling-title-displaced = Verschobene Figuren
ruling-title-clock = Uhr defekt oder falsch eingestellt
ruling-title-pausing = Uhren angehalten
ruling-title-device = Telefon oder anderes Gerät
ruling-title-distraction = Störung
ruling-title-refusal = Weigerung, die Regeln einzuhalten
ruling-title-penalty = Strafe
incident-pausing = Uhren angehalten
incident-refusal = Weigerung, die Regeln einzuhalten
incident-penalty = Strafe
tree-player = Wer
tree-next = Weiter
tree-again = Neu fragen
tree-discretion = Schiedsrichter entscheidet
tree-unknown-answer = Das ist keine der möglichen Antworten.
tree-note = in eigenen Worten festhalten
tree-penalties = Bisherige Strafen im Turnier
record-tree-start = Falsche Anfangsstellung oder falsches Brett.
record-tree-colours = Vertauschte Farben.
record-tree-displaced = { $side ->
    [white] Weiß hat Figuren verschoben.
    [black] Schwarz hat Figuren verschoben.
   *[none] Figuren verschoben.
}
record-tree-clock = Uhr defekt oder falsch eingestellt.
record-tree-pausing = { $side ->
    [white] Uhren angehalten, Weiß.
    [black] Uhren angehalten, Schwarz.
   *[none] Uhren angehalten.
}
record-tree-device = { $side ->
    [white] Weiß: Telefon oder anderes Gerät.
    [black] Schwarz: Telefon oder anderes Gerät.
   *[none] Telefon oder anderes Gerät.
}
record-tree-distraction = { $side ->
    [white] Störung, Weiß.
    [black] Störung, Schwarz.
   *[none] Störung.
}
record-tree-refusal = { $side ->
    [white] Weiß weigert sich, die Regeln einzuhalten.
    [black] Schwarz weigert sich, die Regeln einzuhalten.
   *[none] Weigerung, die Regeln einzuhalten.
}
record-tree-penalty = { $side ->
    [white] Strafe für Weiß.
    [black] Strafe für Schwarz.
   *[none] Strafe.
}
ask-play-competition = Es gelten die Wettkampfregeln
ask-play-otherwise = Schnellschach oder Blitz ohne volle Aufsicht
ask-over-yes = Die Partie hat schon ein Ergebnis
ask-over-no = Die Partie läuft
ask-reversed-ten-moves = Die Fassung zählt zehn Züge
ask-reversed-goes-on = Nach der Fassung geht es weiter, wenn der Schiedsrichter nicht anders entscheidet
ask-reversed-silent = Die Fassung sagt nichts dazu
ask-restorable-last = Die Fassung will die letzte sichere Stellung
ask-restorable-annulled = Die Fassung annulliert die Partie
ask-ten = Wie viele Züge hat abgeschlossen, wer weniger hat?
ask-ten-fewer = Weniger als zehn Züge
ask-ten-ten = Zehn Züge oder mehr
ask-wrong = Was war falsch?
ask-wrong-array = Die Anfangsstellung der Figuren
ask-wrong-board = Das Brett lag verdreht
ask-misplaced = Was stand falsch?
ask-misplaced-king = Ein König
ask-misplaced-rook = Ein Turm
ask-misplaced-other = Etwas anderes, oder das Brett
ask-otherwise = Wie entscheiden Sie?
ask-otherwise-goes-on = Es geht weiter
ask-otherwise-new-game = Neue Partie mit den richtigen Farben
ask-when = Wann wurde es bemerkt?
ask-when-now = Sofort
ask-when-later = Später, es wurde weitergespielt
ask-when-resumed = Bei der Wiederaufnahme einer Hängepartie
ask-pressed = Wurde die Uhr gedrückt, ohne sie zurückzustellen?
ask-pressed-no = Nein
ask-pressed-yes = Ja
ask-own-time = Eine Strafe?
ask-own-time-none = Keine
ask-own-time-penalty = Ja, aus dem Katalog
ask-called = Eine Strafe?
ask-called-none = Keine
ask-called-penalty = Ja, aus dem Katalog
ask-identified = Ist die Stellung davor bekannt?
ask-identified-yes = Ja
ask-identified-no = Nein
ask-clock = Was ist los?
ask-clock-defect = Die Uhr scheint defekt
ask-clock-setting = Sie ist falsch eingestellt
ask-evident = Ist der Defekt offensichtlich?
ask-evident-yes = Ja
ask-evident-no = Nein
ask-schedule = Leidet der Zeitplan schwer darunter?
ask-schedule-no = Nein
ask-schedule-yes = Ja
ask-paused-by = Wer hat die Uhren angehalten?
ask-paused-by-arbiter = Der Schiedsrichter
ask-paused-by-player = Diese Seite
ask-reason = Aus welchem Grund?
ask-reason-valid = Triftiger Grund: fehlende Figur, Antrag, Störung
ask-reason-screen = Ein Antrag, der sich nur auf einen Bildschirm stützt
ask-reason-none = Kein triftiger Grund
ask-disturbed-by = Wer hat gestört?
ask-disturbed-by-opponent = Diese Seite hat die Gegenseite gestört
ask-disturbed-by-claims = Diese Seite, mit sinnlosen Anträgen oder Angeboten
ask-disturbed-by-outside = Etwas von außen
ask-time-for = Wer bekommt Zeit?
ask-time-for-one = Eine Seite
ask-time-for-both = Beide
ask-time-for-nobody = Niemand
ask-device = Was ist geschehen?
ask-device-person = Es wurde am Körper getragen
ask-device-bag-off = Es war ausgeschaltet in der Tasche
ask-device-bag-on = Es war an in der Tasche, oder es klingelte
ask-device-bag-used = Die Tasche wurde ohne Erlaubnis benutzt
ask-device-search-refused = Die Kontrolle wird verweigert
ask-device-spectator = Es ist ein Gerät aus dem Publikum
ask-milder = Kündigt die Ausschreibung eine mildere Strafe an?
ask-milder-no = Nein
ask-milder-yes = Ja
ask-allowed = Erlaubt die Ausschreibung ein ausgeschaltetes Gerät in der Tasche?
ask-allowed-yes = Ja
ask-allowed-no = Nein
ask-event-rule = Was sagt die Ausschreibung?
ask-event-rule-lost = Die Partie ist verloren
ask-event-rule-none = Nichts
ask-guilty = Wer weigert sich?
ask-guilty-one = Eine Seite
ask-guilty-both = Beide
ask-penalty = Welche Strafe?
ask-penalty-warning = Verwarnung
ask-penalty-time-to-opponent = Zeit für die Gegenseite
ask-penalty-time-off = Zeitabzug
ask-penalty-opponents-points = Mehr Punkte für die Gegenseite
ask-penalty-points-off = Punktabzug in der Rangliste
ask-penalty-game-lost = Partie verloren
ask-penalty-fine = Geldstrafe
ask-penalty-excluded = Ausschluss von Runden
ask-penalty-expelled = Ausschluss vom Turnier
ask-opponents-minutes = Wie viele Minuten für die Gegenseite?
ask-minutes-off = Wie viele Minuten Abzug?
ask-points = Wie viele Punkte Abzug?
ask-points-half = Ein halber Punkt
ask-points-one = Ein Punkt
ask-opponents-score = Was bekommt die Gegenseite?
ask-opponents-score-full = Einen Punkt
ask-opponents-score-half = Einen halben Punkt
ask-opponents-score-none = Nichts
ask-announced = War die Geldstrafe angekündigt?
ask-announced-yes = Ja
ask-announced-no = Nein
ruled-over = Das Ergebnis bleibt
ruled-void = Die Partie ist annulliert, eine neue wird gespielt
ruled-transfer = Es geht weiter, auf einem richtig liegenden Brett
ruled-no-castling = Es geht weiter: ohne Rochade für die Seite mit dem falsch stehenden König
ruled-no-castling-with-it = Es geht weiter: keine Rochade mit dem falsch stehenden Turm
ruled-not-contested = Es geht weiter: nach zehn Zügen keine Beanstandung mehr
ruled-right-colours = Eine neue Partie mit den richtigen Farben wird gespielt
ruled-colours-stay = Es geht weiter mit den gespielten Farben
ruled-puts-back = Wer sie verschoben hat, stellt sie in der eigenen Zeit zurück
ruled-put-back = Uhren angehalten: Die Figuren werden zurückgestellt
ruled-before-it = Die Stellung vor dem Verschieben kommt aufs Brett; keine regelwidrige Handlung
ruled-last-certain = Die letzte sichere Stellung kommt aufs Brett; keine regelwidrige Handlung
ruled-annulled = Die Partie ist annulliert, eine neue wird gespielt
ruled-resumed-wrongly = Die Stellung vor dem Abgabezug kommt aufs Brett, von dort geht es weiter
ruled-replaced = Die Uhr wird ersetzt
ruled-display-stands = Es gilt, was die Uhr anzeigt
ruled-set-anew = Die Uhr wird berichtigt
ruled-setting-stays = Die Einstellung bleibt, wie sie ist
ruled-paused = Der Schiedsrichter hat die Uhren angehalten
ruled-paused-rightly = Die Uhren wurden zu Recht angehalten
ruled-not-from-a-screen = Der Antrag wird nicht zugelassen: Er stützt sich auf einen Bildschirm
ruled-extra-time = Mehr Zeit für eine Seite
ruled-extra-time-both = Mehr Zeit für beide
ruled-no-extra-time = Keine zusätzliche Zeit
ruled-spectator-out = Die zuschauende Person wird weggeschickt
ruled-device-lost = { $side ->
    [white] Weiß verliert, Schwarz gewinnt
    [black] Schwarz verliert, Weiß gewinnt
   *[none] Partie verloren
}
ruled-device-allowed = Keine Strafe: Das Gerät war erlaubt
ruled-warning = { $side ->
    [white] Verwarnung für Weiß
    [black] Verwarnung für Schwarz
   *[none] Verwarnung
}
ruled-time-to-opponent = { $gains ->
    [white] { $amount } mehr für Weiß
    [black] { $amount } mehr für Schwarz
   *[none] { $amount } mehr für die Gegenseite
}
ruled-time-off = { $side ->
    [white] { $amount } weniger für Weiß
    [black] { $amount } weniger für Schwarz
   *[none] { $amount } weniger
}
ruled-opponents-points = Die Punkte der Gegenseite steigen
ruled-points-off = { $side ->
    [white] Punktabzug für Weiß: { $amount }
    [black] Punktabzug für Schwarz: { $amount }
   *[none] Punktabzug: { $amount }
}
ruled-game-lost = { $side ->
    [white] Weiß verliert die Partie
    [black] Schwarz verliert die Partie
   *[none] Partie verloren
}
ruled-fine = Geldstrafe
ruled-fine-refused = Keine Geldstrafe: Sie war nicht angekündigt
ruled-excluded = { $side ->
    [white] Weiß ist von einer oder mehreren Runden ausgeschlossen
    [black] Schwarz ist von einer oder mehreren Runden ausgeschlossen
   *[none] Ausschluss von einer oder mehreren Runden
}
ruled-expelled = { $side ->
    [white] Weiß ist vom Turnier ausgeschlossen
    [black] Schwarz ist vom Turnier ausgeschlossen
   *[none] Ausschluss vom Turnier
}
ruled-refusal-lost = { $side ->
    [white] Weiß verliert die Partie
    [black] Schwarz verliert die Partie
   *[none] Partie verloren
}
ruled-both-lose = Beide verlieren
ruled-board-transferred = Stellung auf das andere Brett übertragen.
ruled-board-restored = Stellung davor wiederherstellen.
ruled-board-last-identifiable = Letzte sichere Stellung wiederherstellen.
ruled-board-new-game = Aufgezeichnete Züge zurücknehmen und eine neue Partie beginnen.
ruled-by-judgement = Die Zeiten setzen Sie.
ask-opponents-minutes-1 = 1 Minute
ask-opponents-minutes-2 = 2 Minuten
ask-opponents-minutes-5 = 5 Minuten
ask-opponents-minutes-10 = 10 Minuten
ask-minutes-off-1 = 1 Minute
ask-minutes-off-2 = 2 Minuten
ask-minutes-off-5 = 5 Minuten
ask-minutes-off-10 = 10 Minuten
refusal-not-annulled = Kein Vorfall annulliert die Partie dieses Bretts.
action-game-annul = Partie annulliert
game-begin-anew = Neue Partie beginnen
game-begin-anew-note = { $n ->
    [0] Die Partie ist annulliert.
    [one] Die Partie ist annulliert: Ihr Halbzug bleibt im Protokoll.
   *[other] Die Partie ist annulliert: Ihre { $n } Halbzüge bleiben im Protokoll.
}
ruling-title-quickplay = Die letzten zwei Minuten ohne Inkrement
ruling-title-resumption = Wiederaufnahme einer Hängepartie
incident-quickplay = letzte zwei Minuten ohne Inkrement
incident-resumption = Wiederaufnahme einer Hängepartie
record-tree-quickplay = { $side ->
    [white] Antrag von Weiß in den letzten zwei Minuten.
    [black] Antrag von Schwarz in den letzten zwei Minuten.
   *[none] Antrag in den letzten zwei Minuten.
}
record-tree-resumption = { $side ->
    [white] Wiederaufnahme, betrifft Weiß.
    [black] Wiederaufnahme, betrifft Schwarz.
   *[none] Wiederaufnahme.
}
flag-after-claim = Die Entscheidung über einen Antrag war aufgeschoben
sealed-someone-missing = Jemand fehlt oder kommt zu spät, oder eine Zeit ist falsch
ask-guidelines-hold = Das Turnier hat die Richtlinien III angekündigt, und die Partie hat kein Inkrement
ask-guidelines-do-not = Die Richtlinien III sind nicht angekündigt, oder es gibt Zeit je Zug, oder es ist Blitz
ask-last-minutes = Wie viel Zeit bleibt?
ask-last-minutes-under = Weniger als zwei Minuten, und am Zug
ask-last-minutes-more = Zwei Minuten oder mehr, oder nicht am Zug
ask-last-minutes-flag = Das Blättchen fiel, nachdem die Entscheidung aufgeschoben war
ask-quickplay = Was wird verlangt?
ask-quickplay-increment = Fünf Sekunden je Zug für beide, zugleich ein Remisangebot
ask-quickplay-claim = Remis: Die Gegenseite kann mit normalen Mitteln nicht gewinnen oder versucht es nicht
ask-quickplay-no-arbiter = Remis, und kein Schiedsrichter betreut das Turnier
ask-five-seconds = Was folgt?
ask-five-seconds-accepted = Die Gegenseite nimmt das Remis an
ask-five-seconds-given = Ich stimme zu: fünf Sekunden für beide
ask-five-seconds-refused = Ich stimme nicht zu
ask-normal-means = Wie entscheiden Sie?
ask-normal-means-agreed = Ich gebe statt: remis
ask-normal-means-postponed = Ich schiebe die Entscheidung auf und beobachte die Partie
ask-normal-means-rejected = Ich lehne den Antrag ab
ask-meanwhile = Bekommt die Gegenseite zwei Minuten?
ask-meanwhile-two-minutes = Ja, zwei Minuten
ask-meanwhile-nothing = Nein
ask-at-flag = Konnte die Gegenseite mit normalen Mitteln gewinnen, und hat sie es versucht?
ask-at-flag-drawn = Nein: remis
ask-at-flag-flag = Ja: Das Blättchen entscheidet
ask-resumption = Was ist los?
ask-resumption-replier = Es fehlt, wer antworten muss
ask-resumption-sealer = Es fehlt, wer den Zug abgab
ask-resumption-both = Beide fehlen: Die angegebene Seite muss antworten
ask-resumption-late = Ankunft nach der Karenzzeit
ask-resumption-times = Die Uhr dieser Seite zeigt eine falsche Zeit
ask-reply = Was tut die Gegenseite?
ask-reply-sealed = Gibt auch die Antwort im Umschlag ab
ask-reply-made = Zieht die Antwort auf dem Brett
ask-sealed-ends = Beendet der Abgabezug die Partie?
ask-sealed-ends-yes = Ja
ask-sealed-ends-no = Nein
ask-late-decision = Wie entscheiden Sie?
ask-late-decision-lost = Die Partie ist verloren
ask-late-decision-otherwise = Es geht weiter
ask-pointed-out = Wann wurde darauf hingewiesen?
ask-pointed-out-before = Vor dem ersten eigenen Zug
ask-pointed-out-later = Später
ask-serious = Wären die Folgen zu schwer?
ask-serious-yes = Ja
ask-serious-no = Nein
ask-acts-count-count = In dieser Fassung ist es eine regelwidrige Handlung
ask-acts-count-menu = In dieser Fassung ist es keine regelwidrige Handlung
ask-offence = Wofür?
ask-offence-other-hand = Uhr mit der anderen Hand gedrückt
ask-offence-clock-handling = Uhr geschlagen, hochgehoben oder vor dem Zug gedrückt
ask-offence-no-move = Uhr ohne jeden Zug gedrückt
ask-offence-not-recording = Züge nicht aufgezeichnet
ask-offence-writing-in-advance = Zug im Voraus aufgeschrieben
ask-offence-leaving = Bereich oder Turnierareal ohne Erlaubnis verlassen
ask-offence-notes-or-advice = Notizen, Rat oder ein anderes Brett
ask-offence-smoking = Rauchen, wo es verboten ist
ask-offence-disrepute = Verhalten, das das Schachspiel in Verruf bringt
ask-offence-another = Etwas anderes
ruled-quickplay-not-held = Nicht zugelassen: Die Richtlinien III gelten in dieser Partie nicht
ruled-quickplay-too-early = Nicht zugelassen: nur unter zwei Minuten und am Zug
ruled-quickplay-referred = Das Spiel ist beendet: Die Stellung wird notiert, von der Gegenseite bestätigt und zur Entscheidung weitergegeben
ruled-quickplay-accepted = Remis: Die Gegenseite hat angenommen
ruled-five-seconds = Fünf Sekunden je Zug für beide, { $gains ->
    [white] { $amount } mehr für Weiß
    [black] { $amount } mehr für Schwarz
   *[none] { $amount } mehr für die Gegenseite
}
ruled-no-five-seconds = Keine fünf Sekunden: Das Remisangebot bleibt offen, bis die Gegenseite antwortet
ruled-quickplay-drawn = Remis: Die Gegenseite kann mit normalen Mitteln nicht gewinnen oder versucht es nicht
ruled-quickplay-rejected = Antrag abgelehnt: { $gains ->
    [white] { $amount } mehr für Weiß
    [black] { $amount } mehr für Schwarz
   *[none] { $amount } mehr für die Gegenseite
}
ruled-quickplay-postponed-with-time = Entscheidung aufgeschoben: { $gains ->
    [white] { $amount } mehr für Weiß
    [black] { $amount } mehr für Schwarz
   *[none] { $amount } mehr für die Gegenseite
}
ruled-quickplay-postponed = Entscheidung aufgeschoben: Es geht unter Aufsicht des Schiedsrichters weiter
ruled-quickplay-flag-decides = Kein Remis: Das Blättchen entscheidet
ruled-replier-clock-runs = Es läuft die Uhr der Seite, die antworten muss; der Umschlag wird bei ihrer Ankunft geöffnet
ruled-replier-loses-time = Wer antworten muss, verliert die Zeit bis zur Ankunft
ruled-reply-sealed = Auch die Antwort kommt in den Umschlag, und die Uhr der fehlenden Seite läuft
ruled-reply-made = Die Antwort ist gezogen, und die Uhr der fehlenden Seite läuft
ruled-sealed-move-ends = Das Ende durch den Abgabezug gilt: Umschlag öffnen
ruled-late-at-resumption = { $side ->
    [white] Weiß kommt zu spät und verliert
    [black] Schwarz kommt zu spät und verliert
   *[none] Zu spät: Partie verloren
}
ruled-late-plays-on = Zu spät, aber es geht weiter
ruled-times-corrected = Die Zeit wird berichtigt
ruled-times-stand = Die Zeit bleibt, wie angezeigt
ruled-illegal-act = Das ist eine regelwidrige Handlung: als solche beurteilen
