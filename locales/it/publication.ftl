# Come un giocatore è mostrato a chi non dirige il torneo.
field-name-shown = Nome
field-publication = Dove compare
setting-name_shown-unsaid = Nessuna scelta: intero, dei minori l’iniziale
setting-name_shown-whole = Cognome e nome
setting-name_shown-initial = Cognome e iniziale
setting-publication-hall = Solo in sala
setting-publication-web = In sala e sulle pagine
setting-publication-federation = In sala, sulle pagine e nei file
entry-shown-title = Che cosa vedono gli altri
entry-shown-note = Vale per le pagine, gli schermi e i file pubblici. Chi sceglie «solo in sala» vi compare come «Giocatore» con il suo numero. I fogli e i rapporti degli arbitri restano completi.
entry-shown-save = Salva la scelta
entry-shown = La scelta è salvata: pagine e file la seguono da subito.
entries-hidden = { $n ->
    [one] C’è anche un minore, che compare quando comincia a giocare.
   *[other] Ci sono anche { $n } minori, che compaiono quando cominciano a giocare.
}

# Chi ha scelto di non essere nominato.
player-withheld = Giocatore { $number }
