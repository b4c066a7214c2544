# Pezzi toccati
ruling-title-touched = Pezzo toccato
incident-touched = pezzo toccato
touched-lead = Scrivi le case dei pezzi toccati, nell’ordine: escono le mosse ammesse (art. §touched-men§).
touched-squares = Case dei pezzi toccati
touched-squares-note = Per esempio e1 h1 per re e poi torre. Se non si sa quale è stato toccato per primo, metti prima il pezzo di chi ha il tratto.
touched-unreadable = Le case non si leggono: scrivi per esempio e1 h1.
touched-move = Va mosso il pezzo in { $square }
touched-capture = Va catturato il pezzo in { $square }
touched-capture-with = Il pezzo in { $square } cattura quello in { $other }
touched-castle = Va fatto l’arrocco
touched-king = L’arrocco non è legale: va mosso il re in { $square }
touched-free = Nessun obbligo: qualsiasi mossa legale
touched-moves = Mosse ammesse: { $moves }.
record-touched = { $side ->
    [white] Il Bianco tocca { $squares }, { $after }.
   *[black] Il Nero tocca { $squares }, { $after }.
}
fact-touched = Pezzo toccato
# Ritardo
ruling-title-late = Ritardo
late-lead = { $n ->
    [0] Questo torneo non prevede tolleranza: chi non c’è all’inizio perde, salvo diversa decisione dell’arbitro (art. §default-time§).
    [one] La tolleranza di questo torneo è di un minuto: chi arriva dopo perde, salvo diversa decisione dell’arbitro (art. §default-time§).
   *[other] La tolleranza di questo torneo è di { $n } minuti: chi arriva dopo perde, salvo diversa decisione dell’arbitro (art. §default-time§).
}
late-who = Chi
late-both = tutti e due
late-come = Arrivo
late-come-yes = è arrivato
late-come-no = non è ancora arrivato
late-minutes = Minuti dall’inizio del turno
late-minutes-note = Un numero intero: 0 se era presente.
late-unreadable = Scrivi i minuti come numero intero, da 0 a 600.
late-plays = Gioca: è entro la tolleranza
late-plays-lead = Il tempo passato resta sul suo orologio.
late-plays-both = Mancavano tutti e due: il tempo trascorso lo perde il Bianco, fino al suo arrivo.
late-may-come = { $n ->
    [0] Può ancora arrivare entro questo minuto
    [one] Può ancora arrivare, entro un minuto
   *[other] Può ancora arrivare, entro { $n } minuti
}
late-lost = { $side ->
    [white] Il Bianco perde: oltre la tolleranza
    [black] Il Nero perde: oltre la tolleranza
   *[both] Perdono tutti e due: oltre la tolleranza
}
late-lost-lead = L’arbitro può decidere diversamente.
late-otherwise = Decidi diversamente, con le tue parole
record-late-yes = { $side ->
    [white] Il Bianco arriva con { $n ->
        [one] un minuto
       *[other] { $n } minuti
    } di ritardo.
    [black] Il Nero arriva con { $n ->
        [one] un minuto
       *[other] { $n } minuti
    } di ritardo.
   *[both] Arrivano tutti e due con { $n ->
        [one] un minuto
       *[other] { $n } minuti
    } di ritardo.
}
record-late-no = { $side ->
    [white] Il Bianco non c’è dopo { $n ->
        [one] un minuto
       *[other] { $n } minuti
    }.
    [black] Il Nero non c’è dopo { $n ->
        [one] un minuto
       *[other] { $n } minuti
    }.
   *[both] Non c’è nessuno dei due dopo { $n ->
        [one] un minuto
       *[other] { $n } minuti
    }.
}
record-late-allowed = { $n ->
    [0] Tolleranza: nessuna.
    [one] Tolleranza: un minuto.
   *[other] Tolleranza: { $n } minuti.
}
offer-only = Solo offerta, non accettata
# Scoresheets
record-sheets = Formulari come sono stati consegnati
