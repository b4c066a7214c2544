# Competizioni di più squadre, con giochi individuali.
explain-hutton-all = Si affrontano { $sides } squadre di { $members } in un turno solo: sulla scacchiera k si gioca il turno k della tabella di Berger delle squadre.
explain-molter-all = Si affrontano { $sides } squadre di { $members } in meno turni di quante sono: nessuno incontra i compagni, né due volte la stessa squadra.
explain-molter-row = È la riga { $row } della tabella Molter: giocano tra loro scacchiere della stessa forza.
explain-schiller-all = Si affrontano { $sides } squadre di { $members }: ognuno incontra tutti i giocatori delle altre squadre, e gli abbinamenti sono decisi prima di cominciare.
explain-schiller-row = È la riga { $row } della tabella Schiller: le squadre si incontrano secondo Berger, ogni incontro secondo Scheveningen.
field-sides = Squadre (Schiller, Hutton, Molter)
misfit-no-rounds = Serve almeno un turno.
misfit-no-table = Non c’è una tabella Molter per { $sides } squadre.
misfit-odd-sides = Nel Molter ogni squadra ha un numero pari di giocatori: qui sono { $members }.
misfit-sides = Squadre: { $sides }; per questo sistema ne servono { $range }.
misfit-too-few = { $n ->
    [0] Non ci sono giocatori: per la tabella ne servono almeno { $least }.
    [one] C’è un solo giocatore: per la tabella ne servono almeno { $least }.
   *[other] I giocatori sono { $n }: per la tabella ne servono almeno { $least }.
}
misfit-too-many = I giocatori sono { $n }: la tabella arriva a { $most }.
misfit-too-many-rounds = I turni sarebbero { $rounds }: al massimo sono { $most }.
misfit-unequal = Giocatori: { $n }; non si dividono in { $sides } squadre uguali.
problem-molter-rounds = Nel Molter i turni sono meno delle squadre: al massimo { $value }.
refusal-not-sides = Servono { $needed } squadre, circoli o federazioni, con lo stesso numero di giocatori. Qui ci sono: { $sides }. Oppure i numeri si danno a mano: prima quelli della squadra 1, poi della 2, e così via.
refusal-unequal-sides = Servono { $needed } squadre con lo stesso numero di giocatori, e i giocatori non si dividono così.
rule-sides = { $n ->
    [one] { $n } squadra
   *[other] { $n } squadre
}
side = Squadra
sides-caption = Punti delle squadre
