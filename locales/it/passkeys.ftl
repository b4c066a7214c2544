# Passkey e codici di carta.
action-account-add-passkey = Passkey aggiunta
action-account-make-codes = Codici di carta creati
action-account-remove-passkey = Passkey tolta
action-account-use-code = Password scelta con un codice di carta
codes-lead = Se perdi password e dispositivo, con uno di questi codici scegli una nuova password. Stampali e tienili al sicuro, lontano dal computer.
codes-left = { $n ->
    [0] Non hai codici.
    [one] Hai ancora un codice.
   *[other] Hai ancora { $n } codici.
}
codes-make = Crea nuovi codici
codes-once = I nuovi codici: stampali o copiali adesso, non si vedranno più. Quelli di prima non valgono più.
codes-title = Codici di carta
data-field-credential = Numero della chiave
data-field-host = Sito
data-field-public_key = Chiave pubblica
data-field-signed = Firme
data-table-passkeys = Passkey
data-table-recovery_codes = Codici di carta
flash-passkey-added = Passkey aggiunta: d’ora in poi entri anche con il dispositivo.
flash-passkey-removed = Passkey tolta.
passkey-add = Aggiungi una passkey
passkey-failed = Il dispositivo non ha risposto, o qui non ha una passkey. Riprova, o usa la password.
passkey-lead = Con una passkey entri con il dito, il volto o il codice del tuo dispositivo, senza password: nessuno la può copiare né indovinare.
passkey-log-in = Entra con una passkey
passkey-name = Nome del dispositivo
passkey-none = Nessuna passkey.
passkey-not-here = Da questo indirizzo i dispositivi non danno passkey: serve una connessione protetta con un nome, come https://tratto.local, non un indirizzo di soli numeri.
passkey-remove = Togli
passkey-title = Passkey e codici di carta
problem-passkeys-most = le passkey di un account sono al massimo { $value }.
recover-code = Codice di carta
recover-lead = Il codice vale una volta sola; tutte le sessioni aperte finiscono.
recover-link = Ho un codice di carta
recover-title = Nuova password con un codice
recover-wrong = Nome o codice sbagliato.
refusal-passkey-not-taken = La passkey non è stata accettata. Riprova da questa pagina, o usa la password.
