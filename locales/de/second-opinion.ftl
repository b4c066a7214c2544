# Eine zweite Meinung zu einem Bericht.
check-impossible = Runde { $round }: Die Regeln ergeben keine Auslosung: { $why }
check-board = Runde { $round }, Brett { $board }: Da steht { $stands }; die Regeln ergeben { $given }
check-bye = Runde { $round }, Freilos: Da steht { $stands }; die Regeln ergeben { $given }
check-seat-bye = { $number } Freilos
check-colours = { $article } gibt die Farben
check-nothing-decides = nichts entscheidet
check-not-in-question = es steht nicht infrage
check-unsettled = die Gruppe ist zu groß, um zu sagen, warum
check-match = Runde { $round }: Da steht { $stands }; die Regeln ergeben { $given }
check-met = { $article }: haben schon gegeneinander gespielt
check-forbidden = das Turnier verbietet es
check-same-colour = { $article }: Beiden steht dieselbe Farbe absolut zu
check-bye-barred = { $article }: kein Freilos nach Punkten ohne Partie
check-incomplete = { $article }: Die anderen ließen sich nicht alle auslosen
check-worse = { $criterion } entscheidet: { $stands }, wo { $possible } möglich ist
check-in-bracket = { $said } in der Paarungsgruppe „{ $points }“
check-order-mdp = { $article } (Downfloater) entscheidet
check-order-mdp-transposition = { $article } (Transposition gegen Downfloater) entscheidet
check-order-exchange = { $article } (Austausch) entscheidet
check-order-transposition = { $article } (Transposition) entscheidet
check-none = nichts
check-standing = Rangliste nach Runde { $round }, Nummer { $number }: { $words }
check-points = steht { points-with }; die Runden ergeben { $computed }
check-place = steht auf Platz { $written }; die Regeln ergeben Platz { $first }
check-places = steht auf Platz { $written }; die Regeln ergeben die Plätze { $first } bis { $last }
check-team-points = steht mit Mannschaftspunkten { $written } und Brettpunkten { $games }; die Runden ergeben { $computed } und { $given }
check-decides = { $criterion } entscheidet: { $own } gegen { $others } von Nummer { $number }
check-std = Rangliste nach Runde { $round }: STD vergleicht mit dem vorgesehenen Gegner (C.07 7.7); mit einem Remis verglichen, wie es manche Programme tun, wäre es anders in { $where }
check-std-at = Runde { $round } Nummer { $number } gegen { $opponent }
check-std-other = die Plätze folgen der anderen Lesart
check-objection = Rangliste nach Runde { $round }: { $code }: { $words }
check-not-ranked = die Rangliste wird nicht verglichen: { $why }
check-reads-std = STD mit beiderseits kampflos: Manche Programme vergleichen die Punkte mit einem Remis, nicht mit dem vorgesehenen Gegner (C.07 7.7).
check-reads-koya = Koya (KS): Programme unterscheiden sich bei der Grenze, der Hälfte der möglichen Punkte, und bei Gegnern mit nicht gespielten Partien.
check-reads-fore-buchholz = Fore-Buchholz (FB): Programme unterscheiden sich darin, welche Partien der letzten Runde als Remis zählen.
job-check = Bericht wird neu ausgelost und gewertet

check-title = Zweite Meinung
check-lead = Der Bericht (TRF) eines beliebigen Programms: Jede Runde wird neu gepaart, jeder Platz neu berechnet. Nichts wird aufbewahrt, außer Sie wünschen es.
check-file = Bericht
check-paste = oder sein Text
check-button = Neu auslosen und werten
check-again = Ein anderer Bericht
check-verified = Bestätigt
check-verified-text = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} und { $players ->
    [one] ein Platz
   *[other] { $players } Plätze
} folgen aus den Regeln.
check-differs = Es gibt Abweichungen
check-differs-text = Abweichende Bretter: { $boards }. Abweichende Plätze: { $places }.
check-incomplete-title = Nicht alles ließ sich vergleichen
check-incomplete-text = Was sich vergleichen ließ, weicht nicht ab.
check-head-pairings = Paarungen
check-head-standings = Punkte und Plätze
check-head-notes = Lesarten und Feinwertungen
check-head-remarks = Was beim Lesen berichtigt wurde
check-empty = Wählen Sie eine Datei oder fügen Sie ihren Text ein.
check-broken = Das ist kein lesbarer Bericht.
check-not-paired = Die Runden wurden nicht neu ausgelost: { $why }
check-api = Programme senden den Bericht an { $address } und bekommen dasselbe als JSON.
check-keep = Diese Antwort unter einer eigenen Adresse aufbewahren, mit einem Abzeichen für andere Seiten
check-keep-note = Aufbewahrt werden Ergebnis, Anzahlen und Codes: kein Name und keine Datei.
check-kept-at = Diese Antwort wird unter einer eigenen Adresse aufbewahrt
check-kept-secret = Mit diesem Link, der nur jetzt gezeigt wird, entfernen Sie sie:
check-kept-note = Kein Name und keine Datei wird aufbewahrt. Wer den Bericht hat, vergleicht dessen SHA-256 mit diesem.
check-kept-badge = Abzeichen für andere Seiten
check-kept-how = Kopieren Sie dies in eine Seite:
check-kept-rounds = Neu gepaarte Runden
check-kept-boards = Abweichende Bretter
check-kept-system = System
check-kept-players = Teilnehmende
check-kept-after = Rangliste nach Runde
check-kept-places = Abweichende Plätze
check-kept-tie-breaks = Feinwertungen
check-kept-date = Verglichen am
check-kept-digest = SHA-256 des Berichts
check-kept-made = Verglichen am { $date }
check-badge-verified = { $n ->
    [one] von tratto bestätigt: eine Runde
   *[other] von tratto bestätigt: { $n } Runden
}
check-badge-differs = tratto: es gibt Abweichungen
check-badge-incomplete = tratto: nicht alles verglichen
check-remove-title = Diese Antwort entfernen?
check-remove-lead = Ihre Seite und ihr Abzeichen verschwinden, auch auf anderen Seiten.
check-remove = Entfernen
flash-check-removed = Antwort entfernt.
