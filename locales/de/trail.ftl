# Das Protokoll: was vorher und nachher galt.
trail-boards = { $n ->
    [one] ein Brett
   *[other] { $n } Bretter
}
trail-present = anwesend
trail-not-present = nicht anwesend
trail-absent = { $n ->
    [0] niemand abwesend
    [one] eine Person abwesend
   *[other] { $n } abwesend
}
trail-last-round = nach Runde { $round }
trail-no-round = vor Runde 1
trail-plays = spielt
trail-bye = Runde { $round }: { $what }
trail-half-moves = { $side ->
    [white] vom Partieformular von Weiß, { $n ->
        [one] ein Halbzug
       *[other] { $n } Halbzüge
    }
    [black] vom Partieformular von Schwarz, { $n ->
        [one] ein Halbzug
       *[other] { $n } Halbzüge
    }
   *[none] { $n ->
        [one] ein Halbzug
       *[other] { $n } Halbzüge
    }
}
trail-incident = { $side ->
    [white] { $what }, Weiß
    [black] { $what }, Schwarz
   *[none] { $what }
}
trail-replaced = ersetzt Nr. { $n }
trail-state-registration = Anmeldung offen
trail-state-running = laufend
trail-state-finished = beendet
trail-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}, { $moves ->
    [one] ein Halbzug
   *[other] { $moves } Halbzüge
}
action-tournament-create = Turnier angelegt
action-tournament-import = Turnier importiert
action-games-import = Partien importiert
trail-parts = Teile des Protokolls
trail-part-decisions = Entscheidungen
trail-part-results = Ergebnisse
trail-part-rounds = Runden
trail-part-entries = Anmeldungen
trail-part-games = Partien und Züge
trail-part-settings = Einstellungen
trail-nothing = Hier wurde noch nichts geschrieben.
trail-corrected = { $result } (Grund: { $why })
trail-boards-chosen = { $boards }; Nummer 1 hat { $side ->
    [black] Schwarz
   *[white] Weiß
}, von Hand gewählt
trail-boards-drawn = { $boards }; Nummer 1 hat { $side ->
    [black] Schwarz
   *[white] Weiß
}, vom Programm gelost (#{ $lot })
action-result-correct-rating = Ergebnis für die Elo-Auswertung berichtigt
action-result-correct = Ergebnis einer früheren Runde
action-tournament-reopen = Turnier wieder geöffnet
action-entry-unseen = Abwesend vor der Runde
trail-newest = Neueste Zeile { $row }, Prüfsumme { $hash }… Notieren Sie sie: Sie zeigt später, ob das Protokoll vollständig ist.
trail-imported = { $name }; { $players ->
    [one] eine Anmeldung
   *[other] { $players } Anmeldungen
}; { $rounds ->
    [0] keine Runde
    [one] eine Runde
   *[other] { $rounds } Runden
}
trail-seat-bye = Freilos für { $name }
trail-by-hand = { $boards }, von Hand: { $why }
