# Ein neues Turnier: wovon es ausgeht.
beginning-blitz = Blitz an einem Abend
beginning-blitz-note = Schweizer System, 9 Runden
beginning-club = Vereinsabende
beginning-club-note = Keizer: kommen und fehlen, wie man will
beginning-cup = Pokal
beginning-cup-note = K.-o. mit Spiel um Platz drei
beginning-lead = Name, Ort und Tage genügen: Das Übrige ist wie bei solchen Turnieren und bleibt bis zur ersten Runde änderbar.
beginning-league = Mannschaftsliga
beginning-league-note = Hin- und Rückrunde
beginning-no-norms = Keine Normen: Dafür braucht es mehr Runden mit langer Bedenkzeit.
beginning-norms = Titelnormen sind möglich.
beginning-other-kind = Die Bedenkzeit ist { $is }, das Turnier ist als { $chosen } angegeben.
beginning-rapid = Schnellschach an einem Tag
beginning-rapid-note = Schweizer System, 7 Runden
beginning-rated = Zählt für Elo { $kind }.
beginning-round-robin = Rundenturnier
beginning-round-robin-note = jeder gegen jeden
beginning-rounds = { $n ->
    [one] Eine Runde.
   *[other] { $n } Runden.
}
beginning-rounds-by-table = Der Spielplan nennt die Zahl der Runden.
beginning-schools = Schulmannschaften, wenige Runden
beginning-schools-note = Molter: Punkte für die Mannschaft, ohne Wettkämpfe
beginning-teams = Mannschaftsturnier
beginning-teams-note = Schweizer System, 5 Runden
beginning-title = Ausgehen von
beginning-two-clubs = Vergleich zweier Vereine
beginning-two-clubs-note = jeder gegen alle des anderen
beginning-weekend = Wochenendturnier
beginning-weekend-note = Schweizer System, 5 Runden
beginning-will-be = So wird es
settings-more-play = Weiteres zum Spiel: Beschleunigung, Regeln, Live, Normen
settings-more-ranking = Weiteres zur Feinwertung
systems-club = Vereinsabende
systems-knock-out = K.-o.-System
systems-reported = Wie im Bericht
systems-round-robin = Rundenturnier
systems-sides = Zwischen Vereinen oder Mannschaften, einzelne Partien
systems-swiss = Schweizer System
systems-teams = Mannschaften
