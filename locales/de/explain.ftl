# Warum eine Runde so ausgelost ist.
explain-title = Warum diese Paarung
explain-title-bye = Warum das Freilos
explain-round-title = Warum Runde { $round } so ausgelost ist
explain-round-lead = Das Schweizer System bringt zusammen, wer gleich viele Punkte hat. Es beginnt bei der höchsten Gruppe: In jeder Gruppe spielt die obere Hälfte gegen die untere, und wer ohne Gegner bleibt, wird in die nächste Gruppe heruntergelost.
explain-round-link = Warum diese Paarungen?
explain-why = warum?
explain-why-of = Warum spielt { $name } an Brett { $board }?
explain-why-bye-of = Warum hat { $name } das Freilos?
explain-back-round = Alle Paarungen der Runde { $round }
explain-whole-round = Wie die ganze Runde { $round } entstand
explain-draft = Entwurf: Nur das Schiedsrichterteam sieht ihn.
explain-the-two = Die beiden vor Runde { $round }
explain-the-one = { $name } vor Runde { $round }
explain-col-points = Punkte
explain-col-colours = Farben bisher
explain-col-due = Fällig
explain-col-floats = Bisher
explain-no-colours = noch keine Partie
explain-ask = Und warum nicht gegen …?
explain-ask-label = Nachname oder Nummer
explain-ask-button = Erklären
explain-ask-unknown = „{ $text }“ heißt in diesem Turnier niemand oder mehr als eine Person: Bitte Nach- und Vornamen oder die Nummer angeben.
explain-ask-not-paired = { $name } ist in dieser Runde nicht ausgelost.
explain-for-experts = Für Fachleute: die Kriterien, Gruppe für Gruppe
explain-articles-2026 = Artikel: FIDE-Regeln C.04.3, Ausgabe vom 1. Februar 2026.
explain-articles-2017 = Artikel: FIDE-Regeln C.04.3, Ausgabe gültig bis 31. Januar 2026.
explain-art = Art. { $article }
explain-art-basic = C.04.1 Art. { $article }

explain-points-zero = 0 Punkte
explain-points-half = ½ Punkt
explain-points-one = 1 Punkt
explain-points = { points-count }

# Die Gruppe.
explain-first-round = Es ist die erste Runde: Alle beginnen gleich, und die Reihenfolge der Startnummern entscheidet.
explain-same-score = { $a } und { $b } haben gleich viele Punkte: { $points }.
explain-other-score = { $a } hat { $points }, { $b } weniger: { $others }.
explain-virtual = Für die Auslosung bekommt { $name } zusätzlich { $points }: Das ist die Beschleunigung der ersten Runden, sie gilt nicht für die Rangliste.
explain-round-virtual = Beschleunigung (C.04.7): Die Startnummern { $first } bis { $last } bekommen für die Auslosung zusätzlich { $points }, für die Rangliste nicht.
explain-round-virtual-one = Beschleunigung (C.04.7): Startnummer { $first } bekommt für die Auslosung zusätzlich { $points }, für die Rangliste nicht.
explain-float-odd = { $n ->
    [one] In der Punktegruppe „{ $points }“ war nur eine Person: Sie bleibt ohne Gegner und wird in die nächste Gruppe heruntergelost.
   *[other] In der Punktegruppe „{ $points }“ waren { $n } Personen, eine ungerade Zahl: Eine bleibt ohne Gegner und wird in die nächste Gruppe heruntergelost.
}
explain-float-many = In der Punktegruppe „{ $points }“ waren { $n } Personen, aber nicht alle hatten dort einen erlaubten Gegner: { $floaters ->
    [one] Eine wird
   *[other] { $floaters } werden
} in die nächste Gruppe heruntergelost.
explain-float-last = Es trifft, wer nach Startnummern am Ende der Gruppe steht: { $who }.
explain-float-instead = Nach { $who } kam in der Reihenfolge { $natural }, konnte aber nicht stattdessen heruntergelost werden.
explain-float-skipped = Auch in der nächsten Gruppe gab es keinen erlaubten Gegner: { $who } wird noch einmal heruntergelost.

# Die Reihenfolge.
explain-natural-halves = In der Punktegruppe „{ $points }“ spielen { $n } gegeneinander, nach Startnummern: die obere Hälfte gegen die untere. { $a } steht auf Platz { $p }, { $b } auf Platz { $q }: Sie treffen aufeinander.
explain-natural-down = Wer heruntergelost wird, spielt gegen die Nummer eins der Gruppe darunter: Für { $a } ist das { $b }.
explain-pair-halves = In der Punktegruppe „{ $points }“ spielen { $n } gegeneinander, nach Startnummern: die obere Hälfte gegen die untere. { $a } steht auf Platz { $p }, { $b } auf Platz { $q }.
explain-pair-down = Wer heruntergelost wird, spielt möglichst gegen die Ersten der Gruppe darunter („{ $points }“).
explain-natural-would = Nach der Reihenfolge hätte { $who } gegen { $natural } gespielt.
explain-best = Von allen Auslosungen, die die Kriterien gleich gut erfüllen, ist dies die erste in der vorgeschriebenen Reihenfolge.

# Die Farbe.
explain-colour-both = Die Farbe: Für { $white } war Weiß fällig, für { $black } Schwarz.
explain-colour-only-white = Die Farbe: Für { $name } war Weiß fällig; die andere Person hat noch nicht gespielt und nimmt Schwarz.
explain-colour-only-black = Die Farbe: Für { $name } war Schwarz fällig; die andere Person hat noch nicht gespielt und nimmt Weiß.
explain-colour-stronger-white = Die Farbe: Weiß war für beide fällig, für { $who } aber stärker ({ $reason }).
explain-colour-stronger-black = Die Farbe: Schwarz war für beide fällig, für { $who } aber stärker ({ $reason }).
explain-colour-alternation-white = Die Farbe: Weiß war für beide gleich stark fällig. Als sie zuletzt verschiedene Farben hatten, hatte { $who } Schwarz: Jetzt hat { $who } Weiß.
explain-colour-alternation-black = Die Farbe: Schwarz war für beide gleich stark fällig. Als sie zuletzt verschiedene Farben hatten, hatte { $who } Weiß: Jetzt hat { $who } Schwarz.
explain-colour-higher-white = Die Farbe: Weiß war für beide gleich stark fällig, und sie hatten die gleichen Farben. { $who } steht in der Reihenfolge weiter vorn und bekommt Weiß.
explain-colour-higher-black = Die Farbe: Schwarz war für beide gleich stark fällig, und sie hatten die gleichen Farben. { $who } steht in der Reihenfolge weiter vorn und bekommt Schwarz.
explain-colour-initial-odd-white = Die Farbe: Beide haben noch nicht gespielt. { $who } steht weiter vorn, auf einem ungeraden Platz: Nach dem Los beginnen ungerade Plätze mit Weiß.
explain-colour-initial-odd-black = Die Farbe: Beide haben noch nicht gespielt. { $who } steht weiter vorn, auf einem ungeraden Platz: Nach dem Los beginnen ungerade Plätze mit Schwarz.
explain-colour-initial-even-white = Die Farbe: Beide haben noch nicht gespielt. { $who } steht weiter vorn, auf einem geraden Platz: Nach dem Los beginnen ungerade Plätze mit Schwarz, gerade mit Weiß.
explain-colour-initial-even-black = Die Farbe: Beide haben noch nicht gespielt. { $who } steht weiter vorn, auf einem geraden Platz: Nach dem Los beginnen ungerade Plätze mit Weiß, gerade mit Schwarz.
explain-due-none = keine Farbe
explain-due-mild-white = Weiß
explain-due-mild-black = Schwarz
explain-due-strong-white = Weiß, nach einmal mehr Schwarz
explain-due-strong-black = Schwarz, nach einmal mehr Weiß
explain-due-absolute-white = Weiß, zwingend
explain-due-absolute-black = Schwarz, zwingend
explain-strength-mild = zum Abwechseln
explain-strength-strong = einmal mehr die andere Farbe
explain-strength-absolute = zweimal nacheinander oder zweimal mehr die andere Farbe

# Die Floats.
explain-float-down = gegen weniger Punkte, oder Punkte ohne Partie
explain-float-up = gegen mehr Punkte
explain-float-none = punktgleich
explain-float-last-round = letzte Runde: { $what }
explain-float-earlier-round = vorletzte Runde: { $what }
explain-remember = Das zählt auch für die nächsten zwei Runden: { $down } soll nicht wieder heruntergelost werden, { $up } nicht wieder hochgelost.

# Das Freilos.
explain-bye-odd = { $n } Personen sind auszulosen, eine ungerade Zahl: Eine hat das Freilos.
explain-bye-lowest = Das Freilos bekommt, wer am Ende steht: { $who }, { $points }.
explain-bye-barred = Hinter { $who } stehen { $names }, die das Freilos nicht haben können: Sie hatten schon ein Freilos oder einen Punkt ohne Partie.
explain-bye-barred-one = Hinter { $who } steht { $names }, kann das Freilos aber nicht haben: Es gab schon ein Freilos oder einen Punkt ohne Partie.
explain-bye-barred-many = Hinter { $who } stehen noch { $n }, die das Freilos nicht haben können: Sie hatten schon ein Freilos oder einen Punkt ohne Partie.
explain-bye-others = und { $n } weitere
explain-bye-instead = Weiter hinten stand { $natural }.

# Warum nicht.
explain-if-pair = Spielte { $a } gegen { $b },
explain-if-downfloat = Würde { $a } heruntergelost,
explain-if-bye = Hätte { $a } das Freilos,
explain-no-met = { $a } und { $b } haben schon in Runde { $round } gegeneinander gespielt: Eine zweite Begegnung gibt es nicht.
explain-no-met-unknown = { $a } und { $b } haben schon gegeneinander gespielt: Eine zweite Begegnung gibt es nicht.
explain-no-forbidden = Nach Anordnung des Turniers sollen { $a } und { $b } nicht aufeinandertreffen.
explain-no-colour-white = { $a } und { $b } müssen beide Weiß haben: Sie können nicht gegeneinander spielen.
explain-no-colour-black = { $a } und { $b } müssen beide Schwarz haben: Sie können nicht gegeneinander spielen.
explain-no-bye = { $a } hatte schon ein Freilos oder einen Punkt ohne Partie und kann das Freilos nicht haben.
explain-no-complete = { $if } bliebe jemand ohne erlaubten Gegner: Die Auslosung ginge nicht auf.
explain-no-taken = { $b } spielt gegen { $taken }, in der Reihenfolge vor { $a }.
explain-no-later-pair = { $if } wären die Kriterien gleich gut erfüllt; aber in der Reihenfolge der Versuche kommt die gewählte Auslosung früher.
explain-no-as-paired = Genau so ist es.
explain-no-sense = Die Frage betrifft nicht diese Runde.
explain-worse-bye-score = { $if } bekäme das Freilos jemand mit mehr Punkten ({ $demanded } statt { $paired }): Es geht an die niedrigste Punktzahl.
explain-worse-downfloaters = { $if } { $more ->
    [one] bliebe in der Punktegruppe „{ $group }“ eine Person mehr ohne Gegner
   *[other] blieben in der Punktegruppe „{ $group }“ { $more } Personen mehr ohne Gegner
}.
explain-worse-downfloater-scores = { $if } würde aus der Punktegruppe „{ $group }“ jemand mit mehr Punkten heruntergelost.
explain-worse-score-differences = { $if } lägen in der Punktegruppe „{ $group }“ die Gegner nach Punkten weiter auseinander.
explain-worse-following = { $if } würde die nächste Gruppe schlechter ausgelost: weniger punktgleiche Paarungen, oder jemand mit mehr Punkten würde heruntergelost.
explain-worse-unplayed = { $if } ginge das Freilos an jemanden mit schon { $demanded } nicht gespielten Runden statt { $paired }.
explain-worse-difference = { $if } { $more ->
    [one] hätte in der Punktegruppe „{ $group }“ eine Person mehr eine Farbe dreimal öfter als die andere
   *[other] hätten in der Punktegruppe „{ $group }“ { $more } Personen mehr eine Farbe dreimal öfter als die andere
}.
explain-worse-third = { $if } { $more ->
    [one] hätte in der Punktegruppe „{ $group }“ eine Person mehr zum dritten Mal nacheinander dieselbe Farbe
   *[other] hätten in der Punktegruppe „{ $group }“ { $more } Personen mehr zum dritten Mal nacheinander dieselbe Farbe
}.
explain-worse-colour = { $if } { $more ->
    [one] bekäme in der Punktegruppe „{ $group }“ eine Person mehr nicht die fällige Farbe
   *[other] bekämen in der Punktegruppe „{ $group }“ { $more } Personen mehr nicht die fällige Farbe
}.
explain-worse-strong = { $if } { $more ->
    [one] bekäme in der Punktegruppe „{ $group }“ eine Person mehr nicht ihre Farbe, obwohl sie die andere einmal öfter hatte
   *[other] bekämen in der Punktegruppe „{ $group }“ { $more } Personen mehr nicht ihre Farbe, obwohl sie die andere einmal öfter hatten
}.
explain-worse-down-last = { $if } würde jemand wie in der letzten Runde wieder heruntergelost.
explain-worse-up-last = { $if } würde jemand wie in der letzten Runde wieder hochgelost.
explain-worse-down-earlier = { $if } würde jemand wie in der vorletzten Runde wieder heruntergelost.
explain-worse-up-earlier = { $if } würde jemand wie in der vorletzten Runde wieder hochgelost.
explain-worse-down-last-far = { $if } wäre nach einem Downfloat in der letzten Runde der Abstand in Punkten größer.
explain-worse-up-last-far = { $if } wäre nach einem Upfloat in der letzten Runde der Abstand in Punkten größer.
explain-worse-down-earlier-far = { $if } wäre nach einem Downfloat in der vorletzten Runde der Abstand in Punkten größer.
explain-worse-up-earlier-far = { $if } wäre nach einem Upfloat in der vorletzten Runde der Abstand in Punkten größer.

# Anders als die Regeln.
explain-otherwise = Mit den heutigen Daten ergäben die Regeln etwas anderes: Entweder wurde die Paarung von Hand geändert, oder ein Ergebnis wurde nach der Veröffentlichung berichtigt.
explain-otherwise-pair = Die Regeln ergäben { $white } mit Weiß gegen { $black }.
explain-otherwise-colours = Die beiden stimmen, die Farben nicht.
explain-otherwise-bye = Nach den Regeln ginge das Freilos an { $who }.
explain-round-differs = { $n ->
    [one] Eine Paarung ist anders als nach den Regeln mit den heutigen Daten
   *[other] { $n } Personen haben eine andere Paarung als nach den Regeln mit den heutigen Daten
}: { $names }.
explain-not-paired = { $name } ist in dieser Runde nicht ausgelost: { $bye }.

# Die Gruppen.
explain-group = Punktegruppe „{ $points }“
explain-group-collapsed = Letzte Gruppen zusammen, ab „{ $points }“
explain-group-members = { $n ->
    [one] Eine Person
   *[other] { $n } Personen
}
explain-group-moved = { $n ->
    [one] eine von oben heruntergelost: { $names }
   *[other] { $n } von oben heruntergelost: { $names }
}
explain-group-down = { $n ->
    [one] Wird heruntergelost: { $names }.
   *[other] Werden heruntergelost: { $names }.
}
explain-group-bye = { $name } hat das Freilos.
explain-group-nobody-down = Niemand wird heruntergelost.
explain-pair-line = { $white } – { $black }
explain-criteria-none = Alle Qualitätskriterien sind voll erfüllt.

criterion-bye-score = Punkte beim Freilos
criterion-downfloaters = Zahl der Downfloater
criterion-downfloater-scores = Punkte der Downfloater
criterion-following-bracket = Downfloater der nächsten Gruppe
criterion-unplayed-games = Nicht gespielte Runden beim Freilos
criterion-colour-difference = Eine Farbe dreimal öfter als die andere
criterion-third-colour = Dreimal nacheinander dieselbe Farbe
criterion-colour-preference = Fällige Farbe nicht gegeben
criterion-strong-preference = Stark fällige Farbe nicht gegeben
criterion-downfloat = Downfloats wie in der letzten Runde
criterion-upfloat = Upfloats wie in der letzten Runde
criterion-earlier-downfloat = Downfloats wie in der vorletzten Runde
criterion-earlier-upfloat = Upfloats wie in der vorletzten Runde
criterion-downfloat-difference = Abstand bei Downfloats wie in der letzten Runde
criterion-upfloat-difference = Abstand bei Upfloats wie in der letzten Runde
criterion-earlier-downfloat-difference = Abstand bei Downfloats wie in der vorletzten Runde
criterion-earlier-upfloat-difference = Abstand bei Upfloats wie in der vorletzten Runde

# Einstellungen.
settings-pairing-edition = Spielweise
pairing-edition-2026 = Schweizer System: Punktgleiche spielen gegeneinander (FIDE Dutch, 2026)
pairing-edition-2017 = Schweizer System, Regeln bis Januar 2026 (FIDE Dutch, 2017)
pairing-edition-dubov = Schweizer System Dubov
match-game-of = Wettkampf { $match }, Partie { $game } von 2.
pairing-edition-burstein = Schweizer System Burstein
pairing-edition-lim = Schweizer System Lim (experimentell)
pairing-edition-double-swiss = Doppel-Schweizer-System
pairing-edition-custom-swiss = Schweizer System nach eigenen Regeln
pairing-edition-round-robin = Rundenturnier: alle gegen alle, einmal
pairing-edition-double-round-robin = Rundenturnier: alle gegen alle, doppelrundig
pairing-edition-round-robin-3 = Rundenturnier: alle gegen alle, dreimal
pairing-edition-round-robin-4 = Rundenturnier: alle gegen alle, viermal
pairing-edition-schiller = Schiller: jeder gegen alle der anderen Seiten
pairing-edition-scheveningen = Scheveninger System: jeder gegen alle der anderen Seite, einmal
pairing-edition-double-scheveningen = Doppeltes Scheveninger System: jeder gegen alle der anderen Seite, zweimal
pairing-edition-hutton = Hutton: viele Seiten in einer Runde
pairing-edition-molter = Molter: viele Seiten in wenigen Runden
pairing-edition-knock-out = K.-o.-Turnier
pairing-edition-knock-out-third = K.-o.-Turnier, mit Spiel um Platz 3
pairing-edition-knock-out-two = K.-o.-Turnier, Wettkämpfe über zwei Partien
pairing-edition-knock-out-two-third = K.-o.-Turnier, Wettkämpfe über zwei Partien, mit Spiel um Platz 3
pairing-edition-team-swiss = Schweizer System für Mannschaften
pairing-edition-team-round-robin = Rundenturnier für Mannschaften: alle gegen alle, einmal
pairing-edition-double-team-round-robin = Rundenturnier für Mannschaften: alle gegen alle, Hin- und Rückrunde
pairing-edition-unknown = Ein System, das das Programm nicht kennt
settings-acceleration = Beschleunigung
acceleration-none = keine
acceleration-baku = Baku
acceleration-listed = fiktive Punkte der importierten Datei
settings-initial-colour = Farbe der Nummer 1
initial-colour-lot = das Programm lost in Runde 1
settings-unplayed = Punkte für nicht gespielte Partien
settings-unplayed-note = Leer gelten die Werte von Sieg, Remis und null. Nur ändern, wenn die Ausschreibung es sagt.
settings-forfeit-win = Kampfloser Sieg
settings-forfeit-loss = Kampflose Niederlage
settings-full-point-bye = Bye mit 1 Punkt
settings-half-point-bye = Halbes Bye
settings-zero-point-bye = Bye mit 0 Punkten
settings-tie-break-edition = Regeln der Feinwertung
tie-break-edition-2026-03 = C.07 vom 1. März 2026
tie-break-edition-2024-08 = C.07 vom 1. August 2024
settings-remaining-ties = Verbleibender Gleichstand
remaining-ties-shared = geteilter Platz
remaining-ties-number = nach Startnummer
remaining-ties-lots = Los
settings-lots-seed = Startwert des Loses; leer wählt ihn das Programm
problem-numbering = Varma-Umschläge sind für Rundenturniere, Töpfe für K.-o.-Turniere.
problem-rounds-of-matches = Im Doppel-Schweizer-System besteht jeder Wettkampf aus zwei Partien, also aus zwei Runden: Ihre Zahl ist gerade, nicht { $value }.
problem-baku-points = Baku verlangt, dass ein Sieg zwei Remis wert ist und eine Niederlage nichts (C.04.7).
problem-lots-seed = „{ $value }“ ist kein Startwert: nur Ziffern.
settings-unrated = Ohne Elo, in Feinwertungen mit Elo
unrated-drop = die Feinwertung entfällt für alle
unrated-count-as = zählt mit der Elo-Zahl daneben
unrated-leave-out = Partien dagegen zählen nicht
settings-unrated-rating = Elo-Zahl, mit der zählt, wer keine hat
problem-unrated-rating = Für alle ohne Elo wird eine Elo-Zahl von 1 bis 3999 gebraucht.
rule-unrated-drop = Spielt jemand ohne Elo mit, entfallen Feinwertungen mit Elo (C.07 Art. 10).
rule-unrated-count-as = Wer keine Elo-Zahl hat, zählt mit { $rating }.
rule-unrated-leave-out = Partien gegen Personen ohne Elo zählen nicht in Feinwertungen mit Elo.
standings-swiss-only = { $list }: in Rundenturnieren nicht zulässig (C.07 Art. 8). Berechnet wie ausgeschrieben.
standings-unrated = { $count ->
    [one] { $list }: nicht berechnet, weil eine Person keine Elo-Zahl hat und die Ausschreibung nicht sagt, wie sie zählt (C.07 Art. 10).
   *[other] { $list }: nicht berechnet, weil { $count } Personen keine Elo-Zahl haben und die Ausschreibung nicht sagt, wie sie zählen (C.07 Art. 10).
}
absent-dropped = Feinwertung entfällt: jemand ist ohne Elo (C.07 Art. 10)
absent-unrated = ohne Elo
absent-no-game = keine Partie gespielt
absent-no-rated-opponent = am Brett kein Gegner mit Elo
absent-all-cut = alle Gegner gestrichen
problem-tie-break-edition = { $value } gibt es erst seit der Ausgabe vom 1. März 2026.
problem-tie-break-schedule = { $value }: Buchholz ist nicht für Rundenturniere, in denen jeder gegen jeden spielt (C.07 Art. 8). Nehmen Sie zum Beispiel DE, SB, KS, WIN.
refusal-pairing-rules-fixed = System, Beschleunigung und Farbe der Nummer 1 stehen fest: Eine Runde ist schon ausgelost.
rule-system-2026 = FIDE-Schweizer-System (Dutch), 2026
rule-system-2017 = FIDE-Schweizer-System (Dutch), 2017
rule-acceleration-baku = Baku-Beschleunigung
rule-acceleration-listed = mit fiktiven Punkten
rule-initial-white = Nummer 1 beginnt mit Weiß
rule-initial-black = Nummer 1 beginnt mit Schwarz
rule-tie-breaks-2026-03 = C.07, März 2026
rule-tie-breaks-2024-08 = C.07, August 2024
rule-remaining-shared = Wer dann noch gleichsteht, teilt den Platz.
rule-remaining-number = Wer dann noch gleichsteht, steht nach Startnummer.
rule-remaining-lots = Über den dann verbleibenden Gleichstand entscheidet das Los mit Startwert { $seed }.
standings-lots = Über verbleibenden Gleichstand entschied das Los mit Startwert { $seed }: Mit demselben Startwert lässt es sich nachprüfen.
standings-lots-later = Über Gleichstand am Ende entscheidet das Los mit Startwert { $seed }.
standings-shared = Geteilte Plätze haben dieselbe Nummer.
pages-label = Seiten
pages-label-below = Seiten, unter der Liste
page-find = In der Liste suchen
desk-draw-colour = das Programm lost
explain-open-pairs = { $n ->
    [one] Ein Paar
   *[other] { $n } Paare
}
explain-natural-two = In der Punktegruppe „{ $points }“ bleiben zwei, die gegeneinander spielen: { $a } und { $b }.
term-adjusted = Hat { points-count }, zählt aber mit { $score }: Nicht gespielte letzte Runden zählen als Remis (Art. 16.3).
term-dummy-why = Nicht gespielte Runde: zählt wie eine Partie gegen einen gleich punktstarken Gegner (Art. 16.4).
term-product = { $score } × { $points }.
unfold-average = Schnitt von { $terms }
unfold-performance = Performance gegen { $terms }
explain-no-unsettled = { $if } müsste eine Gruppe von über tausend Personen neu ausgelost werden: Das ist für eine Frage zu viel Rechenarbeit.
settings-round-robin = Nummern eines Rundenturniers oder K.-o.-Turniers
settings-round-robin-note = In einem Rundenturnier nennt die Berger-Tabelle die Runden: Die oben stehende Zahl gilt nicht. Alle Runden werden zusammen vorbereitet und veröffentlicht.
settings-exchanged = Letzte zwei Runden jedes Durchgangs
exchanged-yes = getauscht, wenn ein weiterer folgt: Niemand hat dreimal dieselbe Farbe
exchanged-no = wie in der Tabelle
settings-numbering = Nummern der Tabelle, Setzplätze
numbering-rating = nach Elo
numbering-lots = nach Los
numbering-pots = nach Los in Töpfen: die ersten zwei Setzplätze nach Elo, dann 3–4, 5–8 und so weiter nach Los (K.-o.)
numbering-restricted-lots = nach Los mit Varma-Umschlägen (9 bis 24 Personen)
numbering-hand = von Hand: Sie werden auf der Seite der Nummern eingetragen
settings-numbers-seed = Startwert für das Los der Nummern; leer wählt ihn das Programm
rule-round-robin = { $n ->
    [one] Rundenturnier
    [2] Rundenturnier, doppelrundig
   *[other] Rundenturnier, { $n } Durchgänge
}
rule-exchanged = letzte zwei Runden jedes Durchgangs getauscht
rule-numbers-rating = Nummern nach Elo
rule-numbers-hand = von Hand vergebene Nummern
rule-numbers-lots = Nummern nach Los (Startwert { $seed })
rule-numbers-pots = Setzplätze nach Los in Töpfen (Startwert { $seed })
rule-numbers-restricted-lots = Nummern nach Los mit Varma-Umschlägen (Startwert { $seed })
explain-annex-berger = C.05, Anhang 1
explain-articles-schedule = FIDE-Regeln C.05, Rundenturniere.
explain-schedule-all = Im Rundenturnier spielen alle gegen alle: Die Paarungen stehen vor Beginn fest, und Ergebnisse ändern sie nicht.
explain-schedule-row = Es ist Zeile { $row } der Berger-Tabelle für { $table }: Die Nummern der Tabelle sagen, wer gegen wen und mit welcher Farbe spielt.
explain-schedule-cycle = Runde { $round } gehört zu Durchgang { $cycle }.
explain-schedule-reversed = In diesem Durchgang sind die Farben der Tabelle vertauscht: Wer Weiß hatte, hat Schwarz.
explain-schedule-exchanged = Die letzten zwei Runden des Durchgangs sind getauscht, damit niemand dreimal nacheinander dieselbe Farbe hat.
explain-schedule-as-paired = Sie spielen in dieser Runde gegeneinander.
explain-schedule-nobody-free = Die Zahl ist gerade: Niemand ist spielfrei.
explain-schedule-free = { $name } ist spielfrei: Die Zahl ist ungerade, und in jeder Runde trifft es jemand anderen.
explain-schedule-other = Sie spielen in einer anderen Runde gegeneinander: { $rounds }.
explain-schedule-meeting = Runde { $round }, { $white } hat Weiß
explain-schedule-lead = Hier wird nichts gewählt: Der ganze Spielplan kommt aus der Tabelle.
explain-schedule-title = Zeile { $row } der Tabelle
explain-sides-all = Zwei Seiten treten an: Jeder spielt gegen alle der anderen, und die Paarungen standen vor Beginn fest.
explain-sides-row = Es ist Zeile { $row } der Scheveninger Tabelle für { $members } je Seite.
explain-sides-same = Beide gehören zu Seite { $side }: Die Seite spielt nicht gegen sich selbst.
explain-sides-never = Nach der Tabelle treffen die beiden nicht aufeinander.
side-number = Seite { $side }
side-without-club = ohne Verein
refusal-not-two-sides = Das Scheveninger System braucht zwei Vereine oder zwei Verbände mit gleich vielen Spielern. Hier sind: { $sides }. Oder die Nummern werden von Hand gegeben: Die erste Hälfte ist die eine Seite, die zweite die andere.
refusal-odd-sides = Das Scheveninger System braucht zwei gleich große Seiten, und die Zahl der Spieler ist ungerade.
refusal-schedule-fixed = Der Spielplan ist veröffentlicht: Er hat keinen Platz für weitere, und spielfrei ist nur, wen die Tabelle nennt. Vor Beginn kann die Veröffentlichung zurückgenommen werden; wer nachrückt, übernimmt den Platz über eine Berichtigung der Anmeldung.
refusal-no-envelopes = Varma-Umschläge gibt es für 9 bis 24 Personen, hier sind es { $players }: ohne sie losen.
refusal-schedule-by-hand = Der Spielplan eines Rundenturniers wird nicht von Hand geändert, sondern seine Nummern.
berger-note = Zeilenweise lesen. R und eine Zahl: die Runde, in der sie spielen, mit der angegebenen Farbe.
berger-number = Nummer der Tabelle
berger-to-play = R{ $round }
berger-left = Wer vor der Hälfte der Partien ausscheidet, fällt für alle aus der Rangliste; die Partien bleiben hier und für die Elo-Auswertung.
berger-annulled = Die Partien von { $name } zählen nicht.
berger-rounds = Spielplan
berger-free = { $name } ist spielfrei

# Das Dubov-System.
explain-articles-dubov = Artikel: FIDE-Regeln C.04.4.1 (Dubov-System), Ausgabe vom 1. Februar 2026.
explain-dubov-lead = Gruppe für Gruppe, von oben: Alle sollen Gegner mit gleichem Elo-Schnitt treffen.
explain-dubov-upfloaters = { $n ->
    [one] { $names } wird von unten hochgelost
   *[other] { $names } werden von unten hochgelost
}: Sonst hätten in der Gruppe nicht alle einen Gegner.
explain-dubov-seekers = Weiß suchen: { $white }; Schwarz suchen: { $black }. Die beiden Seiten spielen gegeneinander.
explain-dubov-shifted = Damit die Seiten gleich groß sind und alle einen Gegner haben, wechselten aus der Mitte der Liste die Seite: { $names }.
explain-dubov-order = Eine Seite steht nach dem Elo-Schnitt der bisherigen Gegner, der niedrigste zuerst; { $a } hat Platz { $place }. Der Reihe nach bekommt jede Person die kleinste Startnummer der anderen Seite, die allen einen Gegner lässt: hier { $b }.
explain-dubov-passed-needed = Vor { $b } in der Reihenfolge: { $names }. Dann bliebe aber weiter hinten jemand ohne Gegner.
explain-dubov-bye = Das Freilos bekommt, wer die wenigsten Punkte hat, dann die meisten Partien, dann die größte Nummer: { $who }, { $points }.
explain-dubov-worse-upfloaters = { $if } müssten mehr Personen in die Punktegruppe „{ $group }“ hochgelost werden.
explain-dubov-worse-scores = { $if } müsste jemand mit weniger Punkten in die Punktegruppe „{ $group }“ hochgelost werden.
explain-dubov-worse-maximum = { $if } würde in die Punktegruppe „{ $group }“ hochgelost, wer es schon so oft wurde wie erlaubt.
explain-dubov-worse-upfloats = { $if } würde in die Punktegruppe „{ $group }“ wieder hochgelost, wer es schon öfter wurde.
explain-dubov-worse-last = { $if } würde in die Punktegruppe „{ $group }“ wieder hochgelost, wer es in der letzten Runde wurde.
explain-dubov-later-upfloaters = { $if } würden andere in die Punktegruppe „{ $group }“ hochgelost: gleich gut, aber später in der Reihenfolge.
explain-dubov-later-shift = { $if } würden in der Punktegruppe „{ $group }“ andere die Seite wechseln: gleich gut, aber weiter weg von der Mitte der Liste.
explain-dubov-later-order = { $if } wäre es gleich gut; aber der Reihe nach, nach Gegnerschnitt, bekommt jede Person den ersten möglichen Gegner nach Nummer, und das ergibt die gewählte Auslosung.
explain-dubov-average = Gegnerschnitt { $average }
explain-dubov-no-average = noch keine Gegner
explain-dubov-upfloats = { $n ->
    [one] einmal hochgelost
   *[other] { $n }-mal hochgelost
}
explain-dubov-upfloated-last = auch in der letzten Runde
explain-dubov-criterion-upfloaters = Zahl der Upfloater
explain-dubov-criterion-maximum = Upfloater, die es schon so oft waren wie erlaubt
explain-dubov-criterion-upfloats = Wie oft diese schon hochgelost wurden
explain-dubov-criterion-last = Upfloater wie in der letzten Runde

# Das Burstein-System.
explain-articles-burstein = Artikel: FIDE-Regeln C.04.4.2 (Burstein-System), Ausgabe vom 1. Februar 2026.
explain-burstein-bye = Das Freilos bekommt, wer die wenigsten Punkte hat, dann die meisten Partien, dann den letzten Rang nach Gegnerstärke: { $who }, { $points }.
explain-burstein-bye-index = { $if } ginge das Freilos nicht an { $taker }: gleich viele Punkte und Partien, aber schwächere Gegner, also vorher an der Reihe.
explain-burstein-criterion-floaters = Zahl der Downfloater
explain-burstein-criterion-next = Downfloater der nächsten Gruppe und ihre Punkte
explain-burstein-floaters = { $n ->
    [one] { $names } wird heruntergelost
   *[other] { $names } werden heruntergelost
}: In der Gruppe haben nicht alle einen Gegner.
explain-burstein-index = Buchholz { $buchholz }; Sonneborn-Berger { $berger }
explain-burstein-later = { $if } wäre es in der Punktegruppe „{ $group }“ gleich gut; aber vom ersten Rang an bekommt jede Person den letzten möglichen Gegner, und das ergibt die gewählte Auslosung.
explain-burstein-lead = Gruppe für Gruppe, von oben: Die Stärke der bisherigen Gegner ordnet die Gruppe, und der erste Rang spielt gegen den letzten.
explain-burstein-moved-down = { $n ->
    [one] { $names } wurde von oben heruntergelost.
   *[other] { $names } wurden von oben heruntergelost.
}
explain-burstein-order = Vom ersten Rang an spielt jede Person gegen den letzten möglichen: Für { $a } ist das { $b }.
explain-burstein-passed-needed = Vor { $b } in der Reihenfolge: { $names }. Dann hätte aber jemand anderes keinen Gegner, würde heruntergelost oder bekäme nicht die fällige Farbe.
explain-burstein-ranking = In der Gruppe zählt die Stärke der bisherigen Gegner: die Summe ihrer Punkte (Buchholz), dann Sonneborn-Berger, dann die Nummer. { $a } hat Platz { $p }, { $b } Platz { $q }.
explain-burstein-worse-floaters = { $if } müssten aus der Punktegruppe „{ $group }“ mehr Personen heruntergelost werden.
explain-burstein-worse-next = { $if } müssten nach der Punktegruppe „{ $group }“ auch aus der nächsten mehr Personen oder jemand mit mehr Punkten heruntergelost werden.
explain-burstein-worse-scores = { $if } müsste aus der Punktegruppe „{ $group }“ jemand mit mehr Punkten heruntergelost werden.
explain-articles-lim = Artikel: FIDE-Regeln C.04.4.3 (Lim-System), in Kraft seit dem 1. Februar 2026. Experimentell: Kein anderes Programm konnte es ganz bestätigen.
explain-lim-back = Die Paarung von { $name } in einer anderen Gruppe wurde gelöst, damit sich die mittlere Gruppe auslosen lässt.
explain-lim-bye = Das Freilos geht an den letzten Rang der untersten Gruppe, in der ersten Runde an die niedrigste Elo-Zahl: { $who }, { $points }.
explain-lim-bye-number = { $if } ginge das Freilos nicht an { $taker }: größere Nummer, also vorher an der Reihe.
explain-lim-bye-rating = { $if } ginge das Freilos nicht an { $taker }: niedrigere Elo-Zahl, also vorher an der Reihe.
explain-lim-came = Aus Nachbargruppen: { $names }.
explain-lim-colour-higher-black = Die Farbe: Für beide war Schwarz fällig, und sie hatten dieselben Farben. In der mittleren Gruppe und darüber bekommt sie die vordere Nummer: { $who }.
explain-lim-colour-higher-white = Die Farbe: Für beide war Weiß fällig, und sie hatten dieselben Farben. In der mittleren Gruppe und darüber bekommt sie die vordere Nummer: { $who }.
explain-lim-colour-history-black = Die Farbe: Für beide war Schwarz fällig. Als sie zuletzt verschiedene Farben hatten, hatte { $who } Weiß: Jetzt bekommt { $who } Schwarz.
explain-lim-colour-history-white = Die Farbe: Für beide war Weiß fällig. Als sie zuletzt verschiedene Farben hatten, hatte { $who } Schwarz: Jetzt bekommt { $who } Weiß.
explain-lim-colour-limits = Die Farbe: Andersherum hätte jemand zum dritten Mal hintereinander dieselbe Farbe, oder drei Partien mehr damit als mit der anderen.
explain-lim-colour-lower-black = Die Farbe: Für beide war Schwarz fällig, und sie hatten dieselben Farben. Unter der mittleren Gruppe bekommt sie die hintere Nummer: { $who }.
explain-lim-colour-lower-white = Die Farbe: Für beide war Weiß fällig, und sie hatten dieselben Farben. Unter der mittleren Gruppe bekommt sie die hintere Nummer: { $who }.
explain-lim-criterion-floaters = Zahl der Floater
explain-lim-criterion-taken-back = Gelöste Paarungen anderer Gruppen
explain-lim-exchange = Für { $a } war { $proposed } vorgesehen. In der Reihenfolge der Tauschmöglichkeiten ist { $b } der erste mögliche Gegner, wer auf die andere Farbe wartet zuerst.
explain-lim-floated-last = in der vorigen Runde Floater
explain-lim-floater = { $a } kommt aus einer anderen Gruppe und bekommt den Gegner vor den übrigen: die erste mögliche Nummer, wer auf die andere Farbe wartet zuerst. Das ist { $b }.
explain-lim-floats = In die nächste Gruppe zur Mitte hin: { $names }.
explain-lim-kind-a = { $name } ist noch einmal Floater, ohne möglichen Gegner in der nächsten Gruppe (Typ a).
explain-lim-kind-b = { $name } ist noch einmal Floater, mit einem möglichen Gegner in der nächsten Gruppe (Typ b).
explain-lim-kind-c = { $name } wird aus der eigenen Gruppe Floater, ohne möglichen Gegner in der nächsten (Typ c).
explain-lim-kind-d = { $name } wird aus der eigenen Gruppe Floater, mit einem möglichen Gegner in der nächsten (Typ d).
explain-lim-later-colour = { $if } würde in der Punktegruppe „{ $group }“ jemand Floater, für den nicht die Farbe fällig ist, auf die mehr warten.
explain-lim-later-exchange = { $if } würde in der Punktegruppe „{ $group }“ jemand, der früher an der Reihe ist, nicht den ersten möglichen Gegner in der Reihenfolge von Vorschlag und Tausch bekommen.
explain-lim-later-kind = { $if } würde in der Punktegruppe „{ $group }“ jemand Floater, der später an der Reihe ist: wer schon Floater war oder in der nächsten Gruppe keinen möglichen Gegner hat.
explain-lim-later-last = { $if } würde in der Punktegruppe „{ $group }“ jemand Floater, der es schon in der vorigen Runde war.
explain-lim-later-number = { $if } würde in der Punktegruppe „{ $group }“ jemand Floater, der nach der Nummer später an der Reihe ist.
explain-lim-later-opponent = { $if } würde in der Punktegruppe „{ $group }“ jemand aus einer anderen Gruppe nicht den ersten möglichen Gegner bekommen.
explain-lim-lead = Von beiden Enden zur Mitte: die Gruppen über der mittleren Punktzahl von oben, die darunter von unten, die mittlere Gruppe zuletzt.
explain-lim-majority = Für { $name } war die Farbe fällig, auf die in jener Gruppe mehr warteten.
explain-lim-not-floated = in der vorigen Runde kein Floater
explain-lim-passed-colour = Vor { $b } in der Reihenfolge: { $names }. Für sie ist dieselbe Farbe fällig wie für { $a }.
explain-lim-passed-needed = Vor { $b } in der Reihenfolge: { $names }. Dann ließen sich aber die übrigen der Gruppe nicht alle auslosen.
explain-lim-proposal = Die erste Hälfte der Liste spielt der Reihe nach gegen die zweite: Für { $a } war { $b } vorgesehen, und dabei bleibt es.
explain-lim-side-above = Über der Mitte: abwärts ausgelost, von der höchsten Nummer an.
explain-lim-side-below = Unter der Mitte: aufwärts ausgelost, von der letzten Nummer an.
explain-lim-side-median = Die mittlere Gruppe: abwärts ausgelost, zuletzt.
explain-lim-taken-back = { $n ->
    [one] Die mittlere Gruppe ließ sich nicht auslosen: Eine Paarung einer anderen Gruppe wurde gelöst.
   *[other] Die mittlere Gruppe ließ sich nicht auslosen: { $n } Paarungen anderer Gruppen wurden gelöst.
}
explain-lim-worse-floaters = { $if } behielte die Punktegruppe „{ $group }“ weniger Paarungen, und mehr Personen würden Floater.
explain-lim-worse-taken-back = { $if } müssten für die mittlere Gruppe mehr Paarungen anderer Gruppen gelöst werden.

# Das Doppel-Schweizer System.
explain-articles-double-swiss = Artikel: FIDE-Regeln C.04.5 (Doppel-Schweizer-System), Ausgabe vom 1. Februar 2026.
explain-double-bye = Das Freilos eines Wettkampfs bekommt, wer die wenigsten Punkte hat, dann die meisten Wettkämpfe, dann die größte Nummer: { $who }, { $points }.
explain-double-bye-matches = { $if } ginge das Freilos nicht an { $taker }: gleich viele Punkte, aber mehr Wettkämpfe, also vorher an der Reihe.
explain-double-colour-alternation = Die Farbe: Als sie zuletzt verschiedene Farben hatten, hatte { $white } Schwarz: Jetzt hat { $white } in der ersten Partie Weiß.
explain-double-colour-fewer = Die Farbe: { $white } hatte in weniger Wettkämpfen Weiß und hat es jetzt in der ersten Partie.
explain-double-colour-higher-black = Die Farbe: Sie hatten bisher die gleichen Farben. { $who }, weiter vorn in der Rangliste, hatte zuletzt Weiß und beginnt jetzt mit Schwarz.
explain-double-colour-higher-white = Die Farbe: Sie hatten bisher die gleichen Farben. { $who }, weiter vorn in der Rangliste, hatte zuletzt Schwarz und beginnt jetzt mit Weiß.
explain-double-colour-other = Die Farbe: Nur { $white } hatte bisher eine, Schwarz, und beginnt jetzt mit Weiß.
explain-double-criterion-distances = Wie viele Punkte tiefer sie stehen
explain-double-criterion-floated = Upfloater, im Wettkampf davor nicht punktgleich
explain-double-criterion-following = Die nächste Gruppe lässt sich nicht gut auslosen (1) oder doch (0)
explain-double-criterion-opponents = Ihre Gegner, im Wettkampf davor nicht punktgleich
explain-double-floated = im Wettkampf davor nicht punktgleich
explain-double-later = { $if } wäre die Punktegruppe „{ $group }“ gleich gut; aber die kleineren Nummern stehen oben, und von der ersten an bekommt jede die kleinste der unteren Nummern: Das ergibt die gewählte Auslosung.
explain-double-lead = Wettkämpfe zu zwei Partien, Gruppe für Gruppe, von oben: In jeder spielen die kleineren Nummern gegen die größeren. Auf die Farben wird zuletzt geachtet.
explain-double-order = In der Gruppe stehen die kleineren Nummern oben, die größeren unten. Von der ersten an bekommt jede die kleinste der unteren Nummern, die allen einen Gegner lässt: Für { $a } ist das { $b }.
explain-double-passed-needed = Vor { $b } in der Reihenfolge: { $names }. Dann hätte aber jemand anderes keinen Gegner, oder die Gruppe wäre schlechter.
explain-double-second = Es ist die zweite Partie des Wettkampfs: dieselben zwei, mit vertauschten Farben.
explain-double-second-bye = Es ist die zweite Hälfte des Freiloses, das für den ganzen Wettkampf gilt.
explain-double-second-only = { $if } wäre es ein anderer Wettkampf: Die zweite Partie spielt, wer die erste gespielt hat.
explain-double-worse-floated = { $if } würde in die Punktegruppe „{ $group }“ hochgelost, wer im Wettkampf davor nicht punktgleich spielte.
explain-double-worse-following = { $if } ließe sich nach der Punktegruppe „{ $group }“ die nächste nicht so gut auslosen.
explain-double-worse-opponents = { $if } träfe in der Punktegruppe „{ $group }“ auf eine hochgeloste Person, wer im Wettkampf davor nicht punktgleich spielte.

# Das Schweizer System für Mannschaften.
explain-articles-team-swiss = Artikel: FIDE-Regeln C.04.6 (Schweizer System für Mannschaften), Ausgabe vom 1. Februar 2026.
explain-team-bye = Das Freilos bekommt, wer die wenigsten Punkte hat, dann die meisten Wettkämpfe, dann die größte Nummer: { $who }, { $points }.
explain-team-colour-alternation = Die Farbe: Als sie zuletzt verschiedene Farben hatten, hatte { $white } an Brett 1 Schwarz: Jetzt hat { $white } dort Weiß.
explain-team-colour-difference = Die Farbe: { $white } hatte an Brett 1, gemessen an Schwarz, seltener Weiß und hat es jetzt.
explain-team-colour-first-black = Die Farbe: Sie hatten bisher die gleichen Farben. { $who }, weiter vorn in der Rangliste, hatte an Brett 1 zuletzt Weiß und hat jetzt Schwarz.
explain-team-colour-first-white = Die Farbe: Sie hatten bisher die gleichen Farben. { $who }, weiter vorn in der Rangliste, hatte an Brett 1 zuletzt Schwarz und hat jetzt Weiß.
explain-team-colour-only-black = Die Farbe: Nur für { $who } war eine fällig, Schwarz an Brett 1, und { $who } hat sie.
explain-team-colour-only-white = Die Farbe: Nur für { $who } war eine fällig, Weiß an Brett 1, und { $who } hat sie.
explain-team-colour-other = Die Farbe: Nur { $who } hatte bisher eine und hat jetzt die andere.
explain-team-colour-preference-black = Die Farbe: Für beide wäre Schwarz an Brett 1 fällig, und sie hatten bisher die gleichen Farben. { $who } steht in der Rangliste weiter vorn und bekommt Schwarz.
explain-team-colour-preference-white = Die Farbe: Für beide wäre Weiß an Brett 1 fällig, und sie hatten bisher die gleichen Farben. { $who } steht in der Rangliste weiter vorn und bekommt Weiß.
explain-team-colour-stronger-black = Die Farbe: Für beide wäre Schwarz an Brett 1 fällig, und { $who } braucht es mehr.
explain-team-colour-stronger-white = Die Farbe: Für beide wäre Weiß an Brett 1 fällig, und { $who } braucht es mehr.
explain-team-criterion-colour = Wettkämpfe mit gleicher fälliger Farbe beider
explain-team-criterion-floated = Hochgeloste, in der Runde davor nicht punktgleich
explain-team-criterion-opponents = Ihre Gegner, in der Runde davor nicht punktgleich
explain-team-criterion-strong = Wettkämpfe, in denen beide dieselbe Farbe brauchen
explain-team-criterion-upfloaters = Hochgeloste Mannschaften
explain-team-group = { $n ->
    [one] In der Punktegruppe „{ $group }“ ist eine Mannschaft.
   *[other] In der Punktegruppe „{ $group }“ sind { $n } Mannschaften.
}
explain-team-lead = Gruppe für Gruppe, von oben: In jeder spielen die kleineren Nummern gegen die größeren. Es zählen die Farben an Brett 1; sie verhindern nie einen Wettkampf.
explain-team-members = { $n ->
    [one] Eine Mannschaft.
   *[other] { $n } Mannschaften.
}
explain-team-order = In der Gruppe stehen die kleineren Nummern oben, die größeren unten. Von den gleich guten Auslosungen kommt zuerst die, in der jede von der ersten an die kleinste der unteren Nummern bekommt: Für { $a } ist das { $b }.
explain-team-passed-needed = Vor { $b } in der Reihenfolge: { $names }. Dann hätte aber eine andere Mannschaft keinen Gegner, oder die Gruppe wäre schlechter.
explain-team-upfloaters = { $n ->
    [one] { $names } wird von unten hochgelost
   *[other] { $names } werden von unten hochgelost
}: Sonst hätten nicht alle Mannschaften der Gruppe einen Gegner.
explain-team-worse-colour = { $if } bekämen in der Punktegruppe „{ $group }“ mehr Mannschaften nicht die fällige Farbe.
explain-team-worse-floated = { $if } würde in die Punktegruppe „{ $group }“ eine Mannschaft hochgelost, die in der Runde davor nicht punktgleich spielte.
explain-team-worse-opponents = { $if } träfe in der Punktegruppe „{ $group }“ auf eine hochgeloste Mannschaft eine, die in der Runde davor nicht punktgleich spielte.
explain-team-worse-strong = { $if } bekämen in der Punktegruppe „{ $group }“ mehr Mannschaften nicht die Farbe, die sie brauchen.
explain-team-worse-upfloaters = { $if } müssten mehr Mannschaften in die Punktegruppe „{ $group }“ hochgelost werden.

# Dubov, Burstein und Doppel-Schweizer System.
explain-swiss-bye-games = { $if } ginge das Freilos nicht an { $taker }: gleich viele Punkte, aber mehr Partien, also vorher an der Reihe.
explain-swiss-bye-needed = Davor in der Reihenfolge: { $names }. Dann hätten sich die anderen aber nicht alle auslosen lassen.
explain-swiss-bye-number = { $if } ginge das Freilos nicht an { $taker }: gleich viele Punkte und Partien, aber größere Nummer, also vorher an der Reihe.
explain-swiss-bye-score = { $if } ginge das Freilos nicht an { $taker }: weniger Punkte, also vorher an der Reihe.
explain-swiss-criterion-colours = Fällige Farbe nicht gegeben
explain-swiss-criterion-scores = Ihre Punkte
explain-swiss-group = Ausgelost in der Punktegruppe „{ $group }“: { $n ->
    [one] eine Person
   *[other] { $n } Personen
}.
explain-swiss-members = { $n ->
    [one] Eine Person.
   *[other] { $n } Personen.
}
explain-swiss-passed-colour = Vor { $b } in der Reihenfolge: { $names }. Dort und bei { $a } ist zwingend dieselbe Farbe fällig.
explain-swiss-passed-forbidden = Vor { $b } in der Reihenfolge: { $names }. Gegen { $a } ist die Paarung nach Anordnung des Turniers verboten.
explain-swiss-passed-met = Vor { $b } in der Reihenfolge: { $names }. Gegen { $a } gab es die Partie schon.
explain-swiss-worse-colours = { $if } bekämen in der Punktegruppe „{ $group }“ mehr Personen nicht die fällige Farbe.
