# Berührte Figuren
ruling-title-touched = Berührte Figur
incident-touched = berührte Figur
touched-lead = Felder der berührten Figuren in der Reihenfolge des Berührens schreiben: Daraus ergeben sich die erlaubten Züge (Art. §touched-men§).
touched-squares = Felder der berührten Figuren
touched-squares-note = Zum Beispiel e1 h1 für König, dann Turm. Ist unklar, welche zuerst berührt wurde, kommt die Figur der Seite am Zug zuerst.
touched-unreadable = Die Felder sind nicht lesbar: zum Beispiel e1 h1 schreiben.
touched-move = Die Figur auf { $square } muss ziehen
touched-capture = Die Figur auf { $square } muss geschlagen werden
touched-capture-with = Die Figur auf { $square } muss die auf { $other } schlagen
touched-castle = Es muss rochiert werden
touched-king = Die Rochade ist regelwidrig: Der König auf { $square } muss ziehen
touched-free = Keine Pflicht: jeder regelgemäße Zug
touched-moves = Erlaubt: { $moves }.
record-touched = { $side ->
    [white] Weiß berührt { $squares }, { $after }.
   *[black] Schwarz berührt { $squares }, { $after }.
}
fact-touched = Berührte Figur
# Verspätung
ruling-title-late = Verspätung
late-lead = { $n ->
    [0] Dieses Turnier hat keine Karenzzeit: Wer zu Beginn nicht da ist, verliert, wenn der Schiedsrichter nicht anders entscheidet (Art. §default-time§).
    [one] Die Karenzzeit dieses Turniers ist eine Minute: Wer später kommt, verliert, wenn der Schiedsrichter nicht anders entscheidet (Art. §default-time§).
   *[other] Die Karenzzeit dieses Turniers ist { $n } Minuten: Wer später kommt, verliert, wenn der Schiedsrichter nicht anders entscheidet (Art. §default-time§).
}
late-who = Wer
late-both = beide
late-come = Ankunft
late-come-yes = ist da
late-come-no = ist noch nicht da
late-minutes = Minuten seit Rundenbeginn
late-minutes-note = Eine ganze Zahl: 0, wenn anwesend.
late-unreadable = Minuten als ganze Zahl von 0 bis 600 schreiben.
late-plays = Spielt: innerhalb der Karenzzeit
late-plays-lead = Die verstrichene Zeit bleibt auf der Uhr.
late-plays-both = Beide fehlten: Weiß verliert die verstrichene Zeit, bis zur eigenen Ankunft.
late-may-come = { $n ->
    [0] Kann noch in dieser Minute kommen
    [one] Kann noch kommen, binnen einer Minute
   *[other] Kann noch kommen, binnen { $n } Minuten
}
late-lost = { $side ->
    [white] Weiß verliert: Karenzzeit vorbei
    [black] Schwarz verliert: Karenzzeit vorbei
   *[both] Beide verlieren: Karenzzeit vorbei
}
late-lost-lead = Der Schiedsrichter kann anders entscheiden.
late-otherwise = Anders entscheiden, in eigenen Worten
record-late-yes = { $side ->
    [white] Weiß kommt { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    } zu spät.
    [black] Schwarz kommt { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    } zu spät.
   *[both] Beide kommen { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    } zu spät.
}
record-late-no = { $side ->
    [white] Weiß ist nach { $n ->
        [one] einer Minute
       *[other] { $n } Minuten
    } nicht da.
    [black] Schwarz ist nach { $n ->
        [one] einer Minute
       *[other] { $n } Minuten
    } nicht da.
   *[both] Nach { $n ->
        [one] einer Minute
       *[other] { $n } Minuten
    } ist niemand da.
}
record-late-allowed = { $n ->
    [0] Karenzzeit: keine.
    [one] Karenzzeit: eine Minute.
   *[other] Karenzzeit: { $n } Minuten.
}
offer-only = Nur angeboten, nicht angenommen
# Partieformulare
record-sheets = Partieformulare, wie sie abgegeben wurden
