bracket-final = Finale
bracket-semifinals = Halbfinale
bracket-quarterfinals = Viertelfinale
bracket-round = Runde { $round }
explain-articles-knock-out = Die FIDE hat keine Paarungsregeln für das K.-o.-Turnier: Der Turnierbaum kommt aus den Startnummern, und die Ausschreibung kündigt ihn an.
explain-bracket-lead-lives = Wer zweimal verliert, scheidet aus. Hauptfeld und Hoffnungsrunden stehen vor Runde 1 fest und sagen, wer auf wen trifft.
explain-bracket-lead = Wer verliert, scheidet aus. Der Turnierbaum steht vor Runde 1 fest und sagt, wer gegen wen spielt.
explain-bracket-players = { $n ->
    [one] Im Turnierbaum steht eine Person.
   *[other] Im Turnierbaum stehen { $n } Personen.
}
explain-bracket-round = Es ist Runde { $round } von { $rounds }.
explain-bracket-through = Ohne Partie weiter: { $names }.
explain-bracket-first = Im Turnierbaum spielt die Nummer 1 der Setzliste gegen die letzte, die Nummer 2 gegen die vorletzte und so weiter: { $a } ist Nummer { $seed }, { $b } Nummer { $other }.
explain-bracket-next = Beide kommen aus ihrem Teil des Turnierbaums: { $a } ist Nummer { $seed } der Setzliste, { $b } Nummer { $other }.
explain-bracket-final = Beide kommen aus ihrer Hälfte des Turnierbaums und spielen das Finale: { $a } ist Nummer { $seed } der Setzliste, { $b } Nummer { $other }.
explain-bracket-third = Beide haben ihr Halbfinale verloren und spielen um den dritten Platz: { $a } ist Nummer { $seed } der Setzliste, { $b } Nummer { $other }.
explain-bracket-bye = { $name } ist Nummer { $seed } der Setzliste. Der Turnierbaum hat mehr Plätze, als Teilnehmer da sind: Die Freilose der Runde 1 fallen an die besten Nummern.
explain-bracket-alone = { $name }, Nummer { $seed } der Setzliste, kommt ohne Partie weiter: Von der anderen Seite des Turnierbaums kommt niemand.
explain-bracket-colour-balance = Weiß geht an { $white }: Verglichen mit Schwarz hatte { $black } öfter Weiß.
explain-bracket-colour-alternation = Beide hatten gleich oft Weiß: Es geht an { $white }, mit Schwarz in der letzten Runde, in der ihre Farben verschieden waren.
explain-bracket-colour-boards = Beide hatten dieselben Farben: Die besseren Nummern haben abwechselnd die ausgeloste und die andere Farbe, von Brett zu Brett.
explain-bracket-colour-second = Es ist die zweite Partie des Wettkampfs: die Farben der ersten, getauscht.
explain-bracket-as-paired = So ist es gepaart.
explain-bracket-later = { $a } und { $b } spielen in Runde { $round } gegeneinander, wenn beide so weit kommen.
explain-bracket-out = { $name } ist seit Runde { $round } ausgeschieden.
explain-bracket-not-in = { $name } steht nicht im Turnierbaum: In ihm stehen alle, die in Runde 1 da waren.
explain-bracket-has-opponent = { $name } hat in dieser Runde einen Gegner.
action-result-goes-on = Weiterkommen, Runde und Brett
trail-goes-on-white = Weiß kommt weiter
trail-goes-on-black = Schwarz kommt weiter
refusal-ties-open = { $n ->
    [one] Von Brett { $boards } der Runde { $round } kommt noch niemand weiter: Das Ergebnis fehlt, oder die Partie ist remis und auf der Seite der Runde ist zu sagen, wer weiterkommt.
   *[other] Von den Brettern { $boards } der Runde { $round } kommt noch niemand weiter: Ergebnisse fehlen, oder Partien sind remis und auf der Seite der Runde ist zu sagen, wer weiterkommt.
}
refusal-nothing-to-decide = Wer weiterkommt, wird nur nach einem Remis in einem K.-o.-Turnier angegeben.
refusal-off-bracket = Runde { $round } hat Bretter, die der Turnierbaum nicht ergibt, und niemand kann sagen, wer gegen wen spielt. Zu berichtigen sind ihre Ergebnisse, oder die spätere Runde wird zurückgenommen.
refusal-bracket-by-hand = Die Bretter eines K.-o.-Turniers kommen aus dem Turnierbaum: Sie werden nicht von Hand geändert.
refusal-bracket-fixed = Der Turnierbaum ist veröffentlicht: Er hat keinen Platz für andere. Vor dem ersten Ergebnis kann die Veröffentlichung zurückgenommen werden.
refusal-bracket-bye = Im K.-o.-Turnier gibt es kein Bye auf Wunsch: Wer fehlt, scheidet aus, und die andere Seite kommt weiter.
goes-on-title = Wer weiterkommt
goes-on-who = { $name } kommt weiter
goes-on-open = Gleichstand, wer kommt weiter?
goes-on-none = Kein Brett steht gleich.
flash-goes-on-named = Notiert, wer weiterkommt.
tab-bracket = Turnierbaum
bracket-lead = { $n ->
    [one] Eine Person, K.-o.-System.
   *[other] { $n } Personen, K.-o.-System.
}
bracket-winner = { $name } hat das Turnier gewonnen.
bracket-none = Der Turnierbaum ist da, wenn Runde 1 veröffentlicht ist.
bracket-off = Die Runden dieses Turniers sind nicht die eines Turnierbaums seiner Startnummern.
bracket-third = Dritter Platz
bracket-bye = Freilos
bracket-nobody = niemand
bracket-open = noch zu spielen
bracket-read-note = Vor dem Namen steht die Nummer der Setzliste, danach das Ergebnis der Partie. v bezeichnet, wer nach einem Remis weiterkommt, durch Stichkampf oder Los.
bracket-part = Teil { $part }
bracket-last = Letzte Runden
bracket-parts = Teile des Turnierbaums
bracket-named = kommt nach einem Remis weiter
bracket-seed = Setzliste { $seed }
refusal-match-over = Dieser Wettkampf ist zu Ende: Es wird keine Partie mehr eingetragen. Die letzte lässt sich zurücknehmen.
refusal-further-played = Nach diesem Ergebnis haben die beiden einen Stichkampf gespielt. Nehmen Sie zuerst seine Partien zurück.
refusal-games-decide = Die Partien des Stichkampfs sagen, wer weiterkommt. Nehmen Sie die letzte zurück, wenn sie falsch eingetragen ist.
action-result-further = Partie des Stichkampfs, Runde und Brett
action-result-further-back = Partie des Stichkampfs zurückgenommen, Runde und Brett
goes-on-by-word = Durch Los oder einen anderen Stichkampf:
match-rapid = Schnellschach
match-blitz = Blitz
match-armageddon = Armageddon
match-standard = Standard
match-title = Brett { $board }
match-play-on = Stichkampf spielen
match-goes-on = { $name } kommt weiter.
match-page = Partien des Stichkampfs
match-games-played = Partien des Wettkampfs
match-game = Partie
match-game-short = Nr.
match-board-game = Partie der Runde
match-open = Noch nicht entschieden.
match-next = Nächste Partie
match-under-way = { $kind }, Partie { $number } von { $games }
match-next-white = { $what }. Weiß: { $name }.
match-kind = Art
match-set = Partien, die zusammen zählen
match-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
match-control = Bedenkzeit
match-white = Weiß
match-note = Die Farben wechseln von Partie zu Partie. Sind die Partien gespielt, die zusammen zählen, kommt weiter, wer vorn liegt; bei Gleichstand entscheiden die nächsten. Eine Armageddon-Partie ist immer eine einzige, und mit Remis kommt Schwarz weiter.
match-result = Ergebnis, Weiß zuerst
match-take-back = Letzte Partie zurücknehmen
match-to-round = Zurück zu Runde { $round }
flash-match-game-entered = Partie eingetragen.
flash-match-game-back = Partie zurückgenommen.
bracket-reached-winner = hat das Turnier gewonnen
bracket-reached-third = dritter Platz
bracket-reached-in = noch dabei
bracket-reached-not-in = nicht im Turnierbaum
bracket-reached-out = { $round }, gegen { $name }
bracket-reached-away = { $round }, nicht angetreten
bracket-standings-note = Die Rangliste folgt dem Turnierbaum: wer gewonnen hat, dann wer ausgeschieden ist, nach Runden; in jeder Runde Punkte und Feinwertung.
bracket-second-final = Zweites Finale
bracket-stage-winners = Hauptfeld, Runde { $round }
bracket-stage-losers = Hoffnungsrunde { $round }
bracket-winners = Hauptfeld
bracket-losers = Hoffnungsrunden
bracket-finals = Finale
bracket-lives-note = Wer einmal verliert, spielt in den Hoffnungsrunden weiter, wer zweimal verliert, scheidet aus. Gewinnt das Finale, wer aus den Hoffnungsrunden kommt, folgt ein zweites.
explain-bracket-waiting = Auf den nächsten Wettkampf warten: { $names }.
explain-bracket-losers = { $a } (Setzplatz { $seed }) und { $b } (Setzplatz { $other }) haben einmal verloren: Sie treffen sich in den Hoffnungsrunden.
explain-bracket-final-of-both = { $a } und { $b } haben Hauptfeld und Hoffnungsrunden gewonnen: Das ist das Finale.
explain-bracket-second-final = { $a } und { $b } haben je einmal verloren: Das zweite Finale entscheidet.
explain-bracket-other = { $a } hat nicht verloren, { $b } einmal: Nur im Finale können sie sich treffen, in Runde { $round }.
explain-bracket-waits = { $name } wartet in dieser Runde: Der nächste Wettkampf ist in Runde { $round }.
pairing-edition-knock-out-lives = Doppel-K.-o.: aus nach zwei Niederlagen
pairing-edition-knock-out-two-lives = Doppel-K.-o., Wettkämpfe aus zwei Partien
bracket-lead-lives = { $n ->
    [one] { $n } Person, Doppel-K.-o.
   *[other] { $n } Personen, Doppel-K.-o.
}
