# Entscheidungen
ruling-title-agreement = Remis durch Übereinkunft, vorgeschlagene Entscheidung
ruling-title-end = Ende der Partie, vorgeschlagene Entscheidung
ruling-counted-already = Schon gezählt: Zwei Verstöße in einem Zug zählen einmal
ruling-counted-already-lead = Keine neue Strafe; die des ersten Verstoßes bleibt.
ruling-stands-lead = Die Stellung bleibt, wie sie ist. Der Zug kommt ins Protokoll der Partie und ins PGN, nicht in die Zählung.
ruling-correcting = Berichtigt den Eintrag von { $time }: Er bleibt im Protokoll lesbar, ersetzt.
ruling-note = Anmerkung
ruling-print = Nachweis drucken
verdict-agreed = Remis durch Übereinkunft
verdict-moves-completed = Die Partie geht weiter: Die Züge der Zeitperiode sind vollständig
verdict-moves-completed-lead = Abgeschlossene Züge { $n }, vorgeschrieben { $of }: Die nächste Zeitperiode beginnt.
agreement-not-yet = Remis kann noch nicht vereinbart werden
agreement-no-move = Beide müssen mindestens einen Zug gemacht haben.
agreement-too-early = Die Ausschreibung erlaubt es erst nach { $n ->
    [one] einem Zug
   *[other] { $n } Zügen
}.
end-not-reached = Die Partie ist nicht von selbst zu Ende
end-not-reached-lead = In den aufgezeichneten Zügen gibt es kein Matt, kein Patt, keine tote Stellung, keine fünffache Stellungswiederholung und keine 75 Züge.
claim-wrong-repetition = { $n ->
    [one] Die Stellung kam einmal vor, nicht dreimal: { $moves }.
    [2] Die Stellung kam zweimal vor, nicht dreimal: { $moves }.
   *[other] Die Stellung kam { $n }-mal vor, nicht dreimal: { $moves }.
}
claim-wrong-fifty = { $n ->
    [0] Der letzte Zug ist ein Schlagzug oder Bauernzug: Für 50 Züge braucht es { $limit } Halbzüge ohne.
    [one] Ein Halbzug ohne Schlag- oder Bauernzug: { $limit } sind nötig.
   *[other] { $n } Halbzüge ohne Schlag- oder Bauernzug: { $limit } sind nötig.
}
claim-announced-illegal = Der angekündigte Zug { $move } ist regelwidrig: Diese Figur muss ziehen, wenn sie kann.
claim-announced = angekündigt, noch nicht gespielt
fact-rules = Regeln
fact-setting = Wahl des Turniers
fact-chosen = Wer gewählt hat
fact-chosen-by = { $name }, { $time }
fact-chosen-nobody = niemand: Es gelten die Vorgaben
fact-announced = Angekündigter Zug
fact-new-clock = von { $before } (abgelesen nach Zug { $n }) auf { $after }
supervision-short-rapid-partial = ohne volle Aufsicht
supervision-short-rapid-full = volle Aufsicht
supervision-short-blitz-partial = ohne volle Aufsicht
supervision-short-blitz-full = volle Aufsicht
# Regelwidrige Züge
illegal-by = Wer
illegal-act = Was geschah
illegal-noticed = Wann es bemerkt wurde
illegal-written = Der Zug, wie notiert oder gemacht
illegal-same-move = Derselbe Zug wie beim hier schon eingetragenen Verstoß: Zwei Verstöße in einem Zug zählen einmal
illegal-continued = Die danach notierten Züge, wie auf dem Partieformular
act-illegal-move = Zug gegen Artikel 3
act-pawn-not-replaced = Bauer auf der letzten Reihe nicht ersetzt
act-clock-without-move = Uhr ohne Zug gedrückt
act-two-hands = Zug mit zwei Händen
noticed-at-once = sofort, Uhr gedrückt
noticed-after-reply = nach dem Gegenzug
noticed-after-game = nach der Partie
noticed-before-pressing = Uhr noch nicht gedrückt
record-illegal-move = { $side ->
    [white] Regelwidriger Zug von Weiß{ $written }, { $after }.
   *[black] Regelwidriger Zug von Schwarz{ $written }, { $after }.
}
record-pawn-not-replaced = { $side ->
    [white] Weiß lässt den Bauern auf der letzten Reihe stehen{ $written }, { $after }.
   *[black] Schwarz lässt den Bauern auf der letzten Reihe stehen{ $written }, { $after }.
}
record-clock-without-move = { $side ->
    [white] Weiß drückt die Uhr ohne Zug{ $written }, { $after }.
   *[black] Schwarz drückt die Uhr ohne Zug{ $written }, { $after }.
}
record-two-hands = { $side ->
    [white] Weiß zieht mit zwei Händen{ $written }, { $after }.
   *[black] Schwarz zieht mit zwei Händen{ $written }, { $after }.
}
record-written = { " " }„{ $written }“
record-continued = Danach notiert: { $moves }.
record-flag-moves = Abgeschlossene Züge { $n } von { $of }.
record-agreement = Beide einigen sich auf Remis, { $after }.
record-end = Ende der Partie festgestellt { $after }.
record-result = Ergebnis entschieden: { $result }.
record-clocks-set = Gestellt auf: Weiß { $white }, Schwarz { $black }.
record-counter = Zugzähler der Uhr { $counter }, abgeschlossene Züge { $moves }: Differenz { $drift }.
# Grund des Ergebnisses
cause-checkmate = Matt
cause-resignation = Aufgabe
cause-stalemate = Patt
cause-dead-position = tote Stellung
cause-agreement = Remis durch Übereinkunft
cause-default-time = Karenzzeit überschritten
cause-flag = Blättchenfall
cause-both-flags = beide Blättchen
cause-illegal-moves = regelwidrige Züge
cause-illegal-position = regelwidrige Stellung
cause-threefold-claim = dreimalige Stellungswiederholung
cause-fifty-moves-claim = 50 Züge
cause-fivefold-repetition = fünffache Stellungswiederholung
cause-seventy-five-moves = 75 Züge
cause-device = elektronisches Gerät
cause-refusal = Weigerung, die Regeln einzuhalten
cause-penalty = Strafe
cause-abandoned = Turnierareal verlassen
cause-emergency = Notfall
cause-arbiters-decision = Schiedsrichterentscheidung
# Blättchen
flag-period = In welcher Zeitperiode es fiel
flag-period-moves = vor der Zeitkontrolle bei Zug { $n }
flag-period-rest = in der Zeit bis Partieende
flag-unpressed = Der letzte Zug ist gemacht, die Uhr aber nicht gedrückt
# Brettprotokoll
record-title = Brettprotokoll
record-print = Protokoll drucken
record-open = Brettprotokoll
record-replaced = { $n ->
    [one] Ein Eintrag ersetzt.
   *[other] { $n } Einträge ersetzt.
}
record-correct = Berichtigen
record-withdraw = Zurückziehen
record-superseded = ersetzt durch Nr. { $n } um { $time }
record-supersedes = ersetzt Nr. { $list }
record-note = Nichts wird gelöscht: Eine Berichtigung ersetzt den Eintrag, der lesbar bleibt. Das Ergebnis ändert sich nur, wenn Sie es ändern.
record-result-in-doubt = Das Ergebnis beruht auf einem ersetzten Eintrag: Entscheiden Sie, ob es sich ändert.
incident-ended = Ende der Partie
incident-withdrawn = Eintrag zurückgezogen
incident-withdraw-title = Eintrag zurückziehen
incident-withdraw-why = Warum er zurückgezogen wird
incident-withdraw-note = Er bleibt im Protokoll, ersetzt; ein regelwidriger Zug zählt nicht mehr.
incident-correcting = Ersetzt den Eintrag von { $time }: { $kind }.
incident-set-white = Uhr von Weiß gestellt auf
incident-set-black = Uhr von Schwarz gestellt auf
incident-counter = Zugzähler der Uhr
incident-result = Ergebnis, das Sie entscheiden
incident-result-none = keins, die Partie geht weiter
incident-article = Artikel, falls ein anderer
# Uhren
clock-title = Uhren
clock-expected = kann zeigen: { $bounds }
clock-between = von { $least } bis { $most }
clock-should-show = Nach Zug { $n } sollte sie zeigen: { $bounds }.
clock-not-known = Ohne früheres Ablesen ist nicht bekannt, was sie zeigen sollte.
clock-to-control = { $n ->
    [0] Züge der Zeitperiode vollständig.
    [one] Noch ein Zug bis zur Zeitkontrolle.
   *[other] Noch { $n } Züge bis zur Zeitkontrolle.
}
clock-exempt = Unter fünf Minuten: keine Schreibpflicht.
clock-must-write = Unter fünf Minuten, aber mit 30 Sekunden pro Zug bleibt die Schreibpflicht.
clock-exempt-moves = { $side ->
    [white] Weiß ohne Schreibpflicht von Zug { $from } bis { $to }.
   *[black] Schwarz ohne Schreibpflicht von Zug { $from } bis { $to }.
}
clock-missing-period = { $side ->
    [white] Weiß, Zug { $move }: zeigt { $shown }, die Zeit der neuen Zeitperiode fehlt ({ $by }).
   *[black] Schwarz, Zug { $move }: zeigt { $shown }, die Zeit der neuen Zeitperiode fehlt ({ $by }).
}
clock-missing-increment = { $side ->
    [white] Weiß, Zug { $move }: zeigt { $shown }, das Inkrement von { $by ->
        [one] einer Sekunde
       *[other] { $by } Sekunden
    } fehlt.
   *[black] Schwarz, Zug { $move }: zeigt { $shown }, das Inkrement von { $by ->
        [one] einer Sekunde
       *[other] { $by } Sekunden
    } fehlt.
}
clock-too-much = { $side ->
    [white] Weiß, Zug { $move }: zeigt { $shown }, mindestens { $by } zu viel.
   *[black] Schwarz, Zug { $move }: zeigt { $shown }, mindestens { $by } zu viel.
}
clock-too-little = { $side ->
    [white] Weiß, Zug { $move }: zeigt { $shown }, mindestens { $by } zu wenig.
   *[black] Schwarz, Zug { $move }: zeigt { $shown }, mindestens { $by } zu wenig.
}
clock-counter-ahead = Vielleicht geht der Zugzähler vor und die Zeitperiode kam zu früh dazu.
# Partieformular
sheet-illegal-before = Vor diesem, regelwidrig: { $written }
sheet-illegal-stands = Regelwidrig, bleibt
game-confirm-end = Zur Bestätigung
signal-dead-over = Tote Stellung, die Partie ist zu Ende.
# Saal
floor-announceable = Remis durch Ankündigung des Zuges zu beantragen
floor-claimable-text = { $side ->
    [white] Weiß kann jetzt Remis beantragen: { $what }.
   *[black] Schwarz kann jetzt Remis beantragen: { $what }.
}
floor-announceable-text = { $side ->
    [white] Weiß kann mit Ankündigung eines Zuges Remis beantragen: { $what }.
   *[black] Schwarz kann mit Ankündigung eines Zuges Remis beantragen: { $what }.
}
floor-confirm-end = Bestätigen
floor-wrong-clock = Uhr ansehen
floor-missing = Ergebnis fehlt
floor-no-board = „{ $typed }“ ist kein Brett dieser Runde. Schreiben Sie zum Beispiel 12 oder 12 l b: regelwidriger Zug von Schwarz.
floor-go-note = Nummer des Bretts, dann bei Bedarf die Taste des Vorfalls und w oder b für die Seite: 12 l b.
# Einstellungen zur Schiedsrichtertätigkeit
arbitration-open = Regelauslegung öffnen
arbitration-title = Regelauslegung
arbitration-lead = Was der Text der Regeln offenlässt, wird vorher und ein für alle Mal festgelegt. Jede Entscheidung hält fest, welche Wahl galt und wer sie traf.
arbitration-edition = Fassung der Regeln
arbitration-kind = Spielart
arbitration-change-there = in den Einstellungen zu ändern
arbitration-supervision = Aufsicht im Schnellschach und Blitz
arbitration-supervision-note = Für Standardpartien gelten immer die Wettkampfregeln. Die Ausschreibung muss es angeben.
arbitration-supervised-blitz = Strafe im Blitz mit voller Aufsicht
arbitration-supervised-blitz-note = Im Text von 2023 verweist das Blitz mit voller Aufsicht auf die Wettkampfregeln, ohne die Minute des Schnellschachs zu wiederholen: dem Wortlaut nach zwei Minuten. In früheren Fassungen ist es immer eine.
arbitration-series = „Jede mögliche Folge regelgemäßer Züge“
arbitration-series-note = Blättchen, Aufgabe, zweiter regelwidriger Zug: Zählt nur die Stellung, oder auch die fünffache Stellungswiederholung und die 75 Züge, die vorher kämen?
arbitration-announced-mate = Korrekter Antrag, aber der angekündigte Zug setzte matt
arbitration-announced-mate-note = Der Text sagt nicht, was zuerst gilt.
arbitration-period-switch = Wann die Uhr die nächste Zeitperiode dazugibt
arbitration-period-switch-note = Um zu berechnen, was sie zeigen sollte.
arbitration-save = Wahl speichern
arbitration-chief-only = Ändern kann sie der Hauptschiedsrichter.
period-switch-moves = mit dem letzten Zug der Zeitperiode, nach dem Zähler
period-switch-zero = wenn sie auf null steht
setting-supervised-blitz-two-minutes = zwei Minuten, dem Wortlaut nach
setting-supervised-blitz-one-minute = eine Minute, wie im Schnellschach
setting-series-any = nur die Stellung zählt
setting-series-until-automatic-draw = auch fünffache Stellungswiederholung und 75 Züge zählen: Ist ein Matt möglich, entscheidet der Schiedsrichter
setting-announced-mate-arbiter = der Schiedsrichter entscheidet
setting-announced-mate-claim = zuerst der Antrag: Remis
setting-announced-mate-mate = zuerst das Matt
action-tournament-arbitration = Regelauslegung
print-arbiter = Schiedsrichter
print-proposal = Vorgeschlagene Entscheidung: Sie gilt erst mit Bestätigung des Schiedsrichters.
print-printed-at = Gedruckt um { $time }.
