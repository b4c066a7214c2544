# A tournament within pages of other sites.
embed-how = Copia il codice nella pagina del tuo sito: mostra la classifica o gli abbinamenti del momento, senza script e senza cookie.
embed-left-out = { $n ->
    [one] Un’altra riga nella pagina del torneo
   *[other] Altre { $n } righe nella pagina del torneo
}
embed-title = Mostra il torneo nel tuo sito
