# Wettbewerbe mehrerer Seiten mit einzelnen Partien.
explain-hutton-all = { $sides } Seiten zu { $members } treten in einer Runde an: Brett k spielt Runde k der Berger-Tabelle der Seiten.
explain-molter-all = { $sides } Seiten zu { $members } treten in weniger Runden an, als es Seiten sind: Niemand trifft die eigene Seite oder eine Seite zweimal.
explain-molter-row = Es ist Zeile { $row } der Molter-Tabelle: Gleich starke Bretter treffen aufeinander.
explain-schiller-all = { $sides } Seiten zu { $members } treten an: Jeder spielt gegen alle der anderen Seiten, und die Paarungen standen vor Beginn fest.
explain-schiller-row = Es ist Zeile { $row } der Schiller-Tabelle: Die Seiten treffen sich nach Berger, jeder Wettkampf nach Scheveningen.
field-sides = Seiten (Schiller, Hutton, Molter)
misfit-no-rounds = Es braucht mindestens eine Runde.
misfit-no-table = Für { $sides } Seiten gibt es keine Molter-Tabelle.
misfit-odd-sides = Im Molter-System hat jede Seite eine gerade Zahl von Spielern: hier { $members }.
misfit-sides = Seiten: { $sides }; dieses System braucht { $range }.
misfit-too-few = { $n ->
    [0] Es ist niemand da: Die Tabelle braucht mindestens { $least }.
    [one] Es ist nur eine Person: Die Tabelle braucht mindestens { $least }.
   *[other] Es sind { $n } Spieler: Die Tabelle braucht mindestens { $least }.
}
misfit-too-many = Es sind { $n } Spieler: Die Tabelle reicht bis { $most }.
misfit-too-many-rounds = Es wären { $rounds } Runden: Höchstens { $most } sind möglich.
misfit-unequal = Spieler: { $n }; daraus werden nicht { $sides } gleich große Seiten.
problem-molter-rounds = Im Molter-System gibt es weniger Runden als Seiten: höchstens { $value }.
refusal-not-sides = Es braucht { $needed } Seiten, Vereine oder Verbände, mit gleich vielen Spielern. Hier sind: { $sides }. Oder die Nummern werden von Hand gegeben: zuerst Seite 1, dann Seite 2 und so weiter.
refusal-unequal-sides = Es braucht { $needed } gleich große Seiten, und so lassen sich die Spieler nicht teilen.
rule-sides = { $n ->
    [one] { $n } Seite
   *[other] { $n } Seiten
}
side = Seite
sides-caption = Punkte der Seiten
