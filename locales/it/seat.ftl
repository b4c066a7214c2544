# Il risultato dal tavolo: la pagina che apre il codice del segnaposto.
seat-title = Risultato del tavolo { $board }
seat-you = tu
seat-ask = Com’è finita?
seat-i-won = ho vinto io, { $name }
seat-they-won = ha vinto { $name }
seat-ask-note = Poi conferma { $other }, dal suo segnaposto. Vale quando l’arbitro lo accetta: firmate comunque il formulario.
seat-you-said = Hai scritto
seat-waiting = Ora conferma { $other }, dal suo segnaposto.
seat-i-erred = Ho sbagliato
seat-other-said = { $name }, alle { $time }, ha scritto
seat-confirm = Confermo: { $result }
seat-not-so = Non è così
seat-not-so-note = Se scrivi un altro risultato l’arbitro viene al tavolo { $board } e nessuno dei due conta.
seat-agreed = Avete scritto tutti e due
seat-agreed-next = Vale quando l’arbitro lo accetta. Firmate il formulario e rimettete a posto i pezzi.
seat-differ = Due risultati diversi
seat-arbiter-comes = Arriva l’arbitro, chiamato alle { $time }. Lasciate i pezzi e gli orologi come sono.
seat-none-counts = Nessuno dei due risultati conta. In sala il vostro tavolo è fra i primi.
seat-erred-confirm = Ho sbagliato io: confermo { $result }
seat-differ-note = Anche { $other } vede questa pagina e può correggersi: se i due risultati diventano uguali la chiamata si chiude da sola e resta nel registro.
seat-taken = L’arbitro ha scritto
seat-taken-next = È il risultato del tavolo. Se non è giusto, dillo all’arbitro.
seat-called-arbiter = Hai chiamato l’arbitro alle { $time }: arriva.
seat-called-bye = Hai chiesto un bye al turno { $round } alle { $time }: decide l’arbitro.
seat-called-withdrawal = Hai chiesto di ritirarti alle { $time }: l’arbitro lo conferma.
seat-later = Un bye o il ritiro
seat-bye-round = Bye da mezzo punto
seat-withdraw = Mi ritiro dal torneo
seat-withdraw-second = Ti ritiri davvero? Non sarai più abbinato nei prossimi turni. La partita di questo turno resta com’è.
seat-withdraw-sure = Sì, mi ritiro
seat-on-its-way = Va ora in sala, dagli arbitri. Se la sala è senza rete aspetta qui e parte da sé: se ha fretta, chiama l’arbitro a voce.
seat-code-note = Il codice vale solo per questo tavolo, questo colore e questo turno.
seat-over-title = Questo turno è finito
seat-guesses-title = Aspetta un momento
seat-over = Il codice valeva per il turno { $round }. Al prossimo turno c’è un segnaposto nuovo.
seat-code-alt = Codice per il risultato dal tavolo
seat-card-note = Il risultato si può scrivere dal telefono
flash-seat-reported = Scritto.
flash-seat-called = L’arbitro lo sa.
flash-seats-taken = Risultati presi.
refusal-seat-over = Il turno { $round } è finito: il codice non vale più.
refusal-seat-taken = L’arbitro ha già scritto il risultato del tavolo { $board }.
refusal-seat-guesses = Da questa rete sono arrivati troppi codici sbagliati. Aspetta dieci minuti, oppure di’ il risultato all’arbitro.
refusal-seat-called = L’hai già chiesto: l’arbitro non ha ancora risposto.
refusal-seat-no-bye = In quel turno non si può chiedere un bye.
floor-agreed = { $n ->
    [one] Un risultato dal tavolo, d’accordo
   *[other] { $n } risultati dai tavoli, d’accordo
}
floor-take-all = Prendi tutti
floor-two-reports = Due risultati dal tavolo
floor-two-reports-text = Il Bianco ha scritto { $white }, il Nero { $black }.
floor-called = Chiama l’arbitro
floor-called-bye = Chiede un bye
floor-called-withdrawal = Si ritira
floor-called-text = { $side ->
    [white] Il Bianco
   *[black] Il Nero
}, alle { $time }.
floor-called-bye-text = { $side ->
    [white] Il Bianco
   *[black] Il Nero
}, bye da mezzo punto al turno { $round }, alle { $time }.
floor-answered = Fatto
action-seat-report = Risultato dal tavolo
action-seat-call = Chiamata dal tavolo
action-seat-answer = Risposta a una chiamata
