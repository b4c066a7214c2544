login-who = Per arbitri, segretari di circolo e amministratori. Giocatori e spettatori non hanno bisogno di un account.
login-name = Nome utente
login-password = Password
login-forgotten = Password dimenticata? Un amministratore può mandarti un nuovo collegamento.
welcome-title = Ti diamo il benvenuto
welcome-first-admin = Scegli il nome e la password del primo amministratore.
welcome-known = { $name }, scegli la password per { $login }.
welcome-display-name = Nome e cognome
welcome-password = Password
welcome-repeated = La stessa password, di nuovo
welcome-advice = Almeno otto caratteri; meglio quindici, per esempio quattro parole.
welcome-submit = Salva e vai all’accesso
account-title = Il tuo account
account-lead = Cambiando la password si chiudono tutte le sessioni aperte.
account-old = Password attuale
account-new = Nuova password
account-submit = Cambia la password
flash-welcome = La password è salvata. Ora puoi accedere.
flash-password-changed = La password è cambiata e le sessioni sono chiuse. Accedi di nuovo.
refusal-log-in = { $n ->
    [one] Nome o password non corrispondono. Dopo un altro tentativo l’accesso si ferma per quindici minuti.
   *[other] Nome o password non corrispondono. Dopo altri { $n } tentativi l’accesso si ferma per quindici minuti.
}
refusal-log-in-closed = Troppi tentativi. L’accesso riprende tra quindici minuti.
refusal-invitation = Il collegamento è scaduto o è già stato usato. Chiedine uno nuovo a un amministratore.
