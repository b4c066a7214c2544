# Das Ergebnis vom Brett: die Seite hinter dem Code eines Namensschilds.
seat-title = Ergebnis von Brett { $board }
seat-you = Sie
seat-ask = Wie ging es aus?
seat-i-won = Ich ({ $name }) habe gewonnen
seat-they-won = { $name } hat gewonnen
seat-ask-note = Dann bestätigt { $other }, vom eigenen Namensschild. Es gilt, wenn der Schiedsrichter es annimmt: Unterschreiben Sie trotzdem das Partieformular.
seat-you-said = Sie haben geschrieben
seat-waiting = Jetzt bestätigt { $other }, vom eigenen Namensschild.
seat-i-erred = Ich habe mich geirrt
seat-other-said = { $name } hat um { $time } geschrieben
seat-confirm = Ich bestätige: { $result }
seat-not-so = So war es nicht
seat-not-so-note = Schreiben Sie ein anderes Ergebnis, kommt der Schiedsrichter an Brett { $board }, und keines gilt.
seat-agreed = Sie haben beide geschrieben
seat-agreed-next = Es gilt, wenn der Schiedsrichter es annimmt. Unterschreiben Sie das Partieformular und stellen Sie die Figuren auf.
seat-differ = Zwei verschiedene Ergebnisse
seat-arbiter-comes = Der Schiedsrichter kommt, gerufen um { $time }. Lassen Sie Figuren und Uhren, wie sie sind.
seat-none-counts = Keines der beiden Ergebnisse gilt. Im Turniersaal steht Ihr Brett unter den ersten.
seat-erred-confirm = Mein Irrtum: Ich bestätige { $result }
seat-differ-note = Auch { $other } sieht diese Seite und kann berichtigen: Werden beide Ergebnisse gleich, schließt sich der Ruf von selbst und bleibt im Protokoll.
seat-taken = Der Schiedsrichter hat geschrieben
seat-taken-next = Das ist das Ergebnis des Bretts. Stimmt es nicht, sagen Sie es dem Schiedsrichter.
seat-called-arbiter = Gerufen um { $time }: Der Schiedsrichter kommt.
seat-called-bye = Sie haben um { $time } ein Bye in Runde { $round } beantragt: Der Schiedsrichter entscheidet.
seat-called-withdrawal = Sie haben um { $time } den Rücktritt gemeldet: Der Schiedsrichter bestätigt ihn.
seat-later = Ein Bye, oder Rücktritt
seat-bye-round = Halbes Bye
seat-withdraw = Ich trete vom Turnier zurück
seat-withdraw-second = Treten Sie wirklich zurück? In den kommenden Runden werden Sie nicht ausgelost. Die Partie dieser Runde bleibt, wie sie ist.
seat-withdraw-sure = Ja, ich trete zurück
seat-on-its-way = Es geht jetzt in den Saal, zu den Schiedsrichtern. Ohne Netz dort wartet es hier und geht von selbst: Wenn es eilt, sagen Sie es einem Schiedsrichter.
seat-code-note = Der Code gilt nur für dieses Brett, diese Farbe und diese Runde.
seat-over-title = Diese Runde ist vorbei
seat-guesses-title = Bitte etwas warten
seat-over = Der Code galt für Runde { $round }. In der nächsten Runde gibt es ein neues Namensschild.
seat-code-alt = Code für das Ergebnis vom Brett
seat-card-note = Das Ergebnis lässt sich am Telefon schreiben
flash-seat-reported = Geschrieben.
flash-seat-called = Der Schiedsrichter weiß es.
flash-seats-taken = Ergebnisse übernommen.
refusal-seat-over = Runde { $round } ist vorbei: Der Code gilt nicht mehr.
refusal-seat-taken = Der Schiedsrichter hat das Ergebnis von Brett { $board } schon geschrieben.
refusal-seat-guesses = Aus diesem Netz kamen zu viele falsche Codes. Warten Sie zehn Minuten oder sagen Sie das Ergebnis dem Schiedsrichter.
refusal-seat-called = Sie haben schon gefragt: Der Schiedsrichter hat noch nicht geantwortet.
refusal-seat-no-bye = In dieser Runde kann kein Bye beantragt werden.
floor-agreed = { $n ->
    [one] Ein Ergebnis vom Brett, übereinstimmend
   *[other] { $n } Ergebnisse von den Brettern, übereinstimmend
}
floor-take-all = Alle übernehmen
floor-two-reports = Zwei Ergebnisse vom Brett
floor-two-reports-text = Weiß schrieb { $white }, Schwarz { $black }.
floor-called = Ruft den Schiedsrichter
floor-called-bye = Beantragt ein Bye
floor-called-withdrawal = Tritt zurück
floor-called-text = { $side ->
    [white] Weiß
   *[black] Schwarz
}, um { $time }.
floor-called-bye-text = { $side ->
    [white] Weiß
   *[black] Schwarz
}, halbes Bye in Runde { $round }, um { $time }.
floor-answered = Erledigt
action-seat-report = Ergebnis vom Brett
action-seat-call = Ruf vom Brett
action-seat-answer = Antwort auf einen Ruf
