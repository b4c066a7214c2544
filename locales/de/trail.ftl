# Das Protokoll: was vorher und nachher galt.
trail-actor-visitor = ohne Konto
trail-actor-command-line = Kommandozeile
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
trail-bye-or-duty = Bye oder Dienst
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
who-read-lead = Ganze Geburtsdaten, Geschlecht und Passnummern: wer sie vor Augen hatte, wann und wofür.
who-read-nobody = Noch hat niemand Daten geöffnet, die die Öffentlichkeit nicht sieht.
who-read-note = Wer dasselbe innerhalb einer Stunde wieder öffnet, hinterlässt eine Zeile. Diese Liste gehört nicht zum Turnier: Sie steht in keinem Protokoll und in keinem Archiv.
who-read-persons = { $n ->
    [one] Ein Spieler
   *[other] { $n } Spieler
}
who-read-title = Wer die Daten gelesen hat
who-read-what = Geöffnet
who-read-what-arbiters-report = Turnierbericht
who-read-what-archive = Archiv des Turniers
who-read-what-correction = Erbetene Korrekturen
who-read-what-entry = Formular der Anmeldung
who-read-what-norm-certificate = Normzertifikat
who-read-what-player = Formular des Spielers
who-read-what-player-data = Kopie der Daten
who-read-what-rating-report = Elo-Bericht
who-read-what-report = Bericht (TRF)
who-read-whose = Wessen
who-read-why = Wofür
who-read-why-arbiters-report = Den Bericht schreiben und abgeben
who-read-why-archive = Das Turnier an einen anderen Rechner geben oder aufbewahren
who-read-why-correction = Über die Korrektur entscheiden
who-read-why-entry = Die Daten berichtigen
who-read-why-norm-certificate = Das Zertifikat ausstellen
who-read-why-player = Die Daten ändern
who-read-why-player-data = Sie dem geben, der darum bat
who-read-why-rating-report = An die Wertungsstelle senden
who-read-why-report = An den Verband senden
