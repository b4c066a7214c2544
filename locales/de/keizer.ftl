# Keizer-System, für Vereinsabende
pairing-edition-keizer = Keizer (Vereinsabende)
settings-keizer = Für das Keizer-System
settings-keizer-note = Ein Sieg ist so viel wert wie der Platz des Gegners in der Rangliste. Brüche schreibt man 2/3, 0,35 oder 35%; mit + davor sind es feste Punkte (+12). Leere Felder folgen dem Muster.
field-keizer-preset = Muster
keizer-preset-usual = Üblich: Freilos und halbes Bye ½, Abwesenheit 0,35, ganzes Bye 0,7
keizer-preset-classic = Klassisch (niederländischer Verband): Freilos 2/3, Abwesenheit 1/3
keizer-preset-free-keizer = FreeKeizer: wie klassisch, und 1/6 für eine Niederlage
field-keizer-values = Wertzahlen der Plätze
keizer-values-players = Der Erste so viel, wie Spieler da sind, dann je Platz eins weniger
keizer-values-three-times = Der Erste dreimal der Letzte, je Platz eins weniger
keizer-values-fixed = Wie unten geschrieben
field-keizer-top = Wertzahl des Ersten
field-keizer-step = Wie viel weniger je Platz (leer: 1)
field-keizer-own = Die eigene Wertzahl zählt einmal
keizer-own-yes = Ja
keizer-own-no = Nein
field-keizer-frozen = Wertzahlen schon gespielter Runden
keizer-frozen-no = Die von heute: Jede Runde wird neu berechnet
keizer-frozen-yes = Die von damals: Sie bleiben
field-keizer-loss = Niederlage, Teil der Wertzahl des Gegners
field-keizer-bye = Freilos, Teil der eigenen Wertzahl
field-keizer-full = Ganzes Bye (Dienst für den Verein)
field-keizer-half = Halbes Bye
field-keizer-absence = Abwesenheit oder Bye ohne Punkt
field-keizer-late = Punkte je Runde vor der Ankunft (leer: 0)
field-keizer-most = Abwesenheiten, die zählen (leer: 5; all: alle)
field-keizer-halved = Abwesenheiten über diese Zahl hinaus
keizer-halved-no = Sie zählen nicht
keizer-halved-yes = Abwesenheiten über die Zahl hinaus zählen halb
field-keizer-between = Runden zwischen zwei Partien derselben zwei (leer: 3)
problem-keizer-fraction = „{ $value }“ ist kein Bruch von 0 bis 1 in Sechzigsteln: zum Beispiel 1/6, 0,35 oder 35%.
problem-keizer-worth = „{ $value }“ ist weder ein Bruch von 0 bis 1 in Sechzigsteln (1/2, 0,35, 35%) noch eine Zahl von Punkten (+12).
problem-keizer-not-accelerated = Das Keizer-System geht ohne Beschleunigung.
keizer-column = Keizer
keizer-score = Keizer-Wertung
keizer-standings-note = Es zählt die Keizer-Wertung; bei Gleichstand die kleinere Startnummer. Wer eine Wertung antippt, sieht, woraus sie besteht.
keizer-decimal = { $whole },{ $part }
keizer-rule-players = der Erste ist so viel wert, wie Spieler da sind
keizer-rule-three-times = der Erste ist dreimal so viel wert wie der Letzte
keizer-rule-fixed = der Erste ist { $top } wert, jeder Platz { $step } weniger
keizer-rule-anew = Runden jedes Mal neu berechnet
keizer-rule-frozen = Runden mit den Wertzahlen von damals
keizer-rule-halved = { $n ->
    [0] alle Abwesenheiten zählen halb
    [one] Abwesenheiten nach der ersten zählen halb
   *[other] Abwesenheiten nach { $n } zählen halb
}
keizer-own = Eigene Wertzahl
keizer-won = Sieg gegen { $name }
keizer-drawn = Remis gegen { $name }
keizer-lost = Niederlage gegen { $name }
keizer-won-forfeit = Kampfloser Sieg gegen { $name }
keizer-lost-forfeit = Nicht zur Partie gegen { $name } gekommen
keizer-open = Partie gegen { $name }, noch ohne Ergebnis
keizer-bye = Freilos
bye-duty = Dienst für den Verein (1 Punkt)
bye-duty-short = Dienst
keizer-full = Dienst für den Verein
keizer-half = Halbes Bye
keizer-absence = Abwesenheit
keizer-too-many = Abwesenheit über die hinaus, die zählen
keizer-halved = Abwesenheit über die gezählten hinaus: Sie zählt halb
keizer-late = Runde vor der Ankunft
keizer-counted = { $part } × { $value }
explain-articles-keizer = Die FIDE hat keine Regeln für das Keizer-System: Die Ausschreibung nennt sie. Farben nach C.04.3 Art. 5.2.
explain-keizer-lead = Nachbarn der Rangliste treffen aufeinander, wenn sie es nicht vor Kurzem getan haben.
explain-keizer-there = { $n ->
    [one] Ein Spieler ist da.
   *[other] { $n } Spieler sind da, gepaart von der Spitze der Rangliste abwärts.
}
explain-keizer-round-bye = Ihre Zahl ist ungerade: { $name } hat das Freilos.
explain-keizer-rematches = { $n ->
    [one] Ein Paar trifft früher wieder aufeinander, als es soll: das ging nicht anders.
   *[other] { $n } Paare treffen früher wieder aufeinander, als sie sollen: das ging nicht anders.
}
explain-keizer-member = Platz { $rank } der Rangliste, Wertzahl { $value }, Keizer-Wertung { $score }
explain-keizer-neighbours = Von denen, die da sind, hat { $a } Platz { $place } der Rangliste und { $b } Platz { $other }: Sie sind Nachbarn, und Nachbarn treffen aufeinander.
explain-keizer-near = Von denen, die da sind, hat { $a } Platz { $place } der Rangliste und { $b } Platz { $other }.
explain-keizer-between-soon = { $b } steht zwischen ihnen, traf aber in Runde { $round } auf { $a }: wieder möglich ab Runde { $again }.
explain-keizer-between-whole = { $b } steht zwischen ihnen, aber gegen { $a } hätten andere entferntere Gegner.
explain-keizer-forbidden = { $a } und { $b } dürfen in diesem Turnier nicht gepaart werden.
explain-keizer-met-soon = Sie trafen in Runde { $round } aufeinander: Das ist früh, aber für die ganze Runde gab es nichts Besseres.
explain-keizer-met = Sie trafen in Runde { $round } aufeinander: Es liegen genug Runden dazwischen.
explain-keizer-bye-first = Die Zahl der Spieler ist ungerade. { $name }, Platz { $place } derer, die da sind, steht am tiefsten von denen mit den wenigsten Freilosen: bisher keines.
explain-keizer-bye-again = Die Zahl der Spieler ist ungerade. { $name }, Platz { $place } derer, die da sind, steht am tiefsten von denen mit den wenigsten Freilosen.
explain-keizer-lower-had = { $name } steht tiefer, hatte aber in Runde { $round } das Freilos.
explain-keizer-lower-needed = { $name } steht tiefer, aber ohne diesen Namen könnten die anderen nicht alle gepaart werden.
explain-keizer-as-paired = Genau so ist gepaart.
explain-keizer-not-there = { $name } ist in dieser Runde nicht gepaart.
explain-keizer-too-soon = { $a } und { $b } trafen in Runde { $round } aufeinander: wieder möglich ab Runde { $again }.
explain-keizer-worse-bye = Mit { $a } gegen { $b } hätte jemand das Freilos, der später an der Reihe ist.
explain-keizer-worse-rematches = Mit { $a } gegen { $b } { $asked ->
    [one] träfe ein Paar
   *[other] träfen { $asked } Paare
} zu früh wieder aufeinander, statt { $ruled }.
explain-keizer-worse-rounds = Mit { $a } gegen { $b } träfen andere noch früher wieder aufeinander.
explain-keizer-worse-distances = Mit { $a } gegen { $b } wären die Gegner in der Rangliste weiter auseinander: Die Quadrate der Abstände ergeben { $asked } statt { $ruled }.
explain-keizer-as-good = Die Runde mit { $a } gegen { $b } wäre ebenso gut; in der gemachten hat, wer höher steht, den näheren Gegner.
explain-keizer-incomplete = Dann könnten die anderen nicht alle gepaart werden.
explain-keizer-no-bye = Die Zahl der Spieler ist gerade: Niemand hat ein Freilos.
explain-keizer-had-bye = { $name } hatte in Runde { $round } das Freilos; andere hatten es seltener.
explain-keizer-lower = { $b } steht in der Rangliste tiefer als { $a }, und das Freilos hat, wer am tiefsten steht.
