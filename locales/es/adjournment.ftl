# Una partida aplazada: el sobre (Directrices I)
ruling-title-adjourn = Aplazamiento
incident-adjourned = aplazamiento
adjourn-lead = Quien está en juego escribe el movimiento, lo cierra en el sobre y para el reloj (art. §sealed-move§). Aquí se rellena el sobre; se aplaza donde lo prevén las bases.
adjourn-number = Movimiento secreto, número
adjourn-number-note = Lo sella quien está en juego.
adjourn-number-unreadable = Escriba el número del movimiento, de 1 a 999.
adjourn-white-left = Tiempo restante de las blancas
adjourn-black-left = Tiempo restante de las negras
adjourn-clock-note = Como lo muestra el reloj: 0:25:30.
adjourn-clock-unreadable = No se puede leer el tiempo: escriba por ejemplo 0:25:30.
adjourn-offer = Oferta de tablas abierta
adjourn-offer-none = ninguna
adjourn-offer-white = de las blancas
adjourn-offer-black = de las negras
adjourn-resumes = Reanudación: día, hora y lugar
adjourn-resumes-note = Figura en el sobre, por ejemplo: domingo 29 a las 9, sala B.
adjourn-resumes-missing = Escriba cuándo y dónde se reanuda.
adjourn-kept = Quién custodia el sobre
adjourn-headline = Aplazada: el movimiento { $number } está en el sobre
adjourn-done-lead = Para el emparejamiento cuenta como tablas hasta que termine.
adjourn-print = Imprimir el sobre
adjourn-sealed = { $side ->
    [white] { $number }, de las blancas
   *[black] { $number }, de las negras
}
record-adjourned = { $side ->
    [white] Partida aplazada { $after }: las blancas sellan el movimiento { $number }.
   *[black] Partida aplazada { $after }: las negras sellan el movimiento { $number }.
}
record-adjourned-times = Tiempo restante: blancas { $white }, negras { $black }.
record-adjourned-resumes = Reanudación: { $resumes }.
record-adjourned-offer = { $side ->
    [white] Está abierta una oferta de tablas de las blancas.
   *[black] Está abierta una oferta de tablas de las negras.
}
cause-adjournment = aplazada
# La apertura del sobre
ruling-title-sealed = Movimiento secreto
incident-sealed = movimiento secreto
sealed-lead = El sobre se abre cuando está presente quien debe responder (art. §envelope-opened§). Escriba el movimiento como figura en la hoja.
sealed-found = Qué hay
sealed-found-opened = el sobre, abierto ahora
sealed-found-missing = falta el sobre: el movimiento se declara
sealed-found-position-lost = la posición no se puede reconstruir
sealed-written = El movimiento, como está escrito
sealed-written-note = Con las letras de cualquier idioma. Vacío si la hoja no dice nada.
sealed-state-anew = El movimiento declarado debe ser uno solo y legal: pregúntelo otra vez.
sealed-played = Se juega el movimiento secreto: { $move }
sealed-lead-opened = Ponga en los relojes los tiempos del sobre, haga el movimiento en el tablero y ponga en marcha el reloj de quien responde. Después regístrelo.
sealed-lead-missing = Se juega el movimiento declarado, con los tiempos anotados; si no se encuentran, los pone el árbitro. Después regístrelo.
sealed-lead-position-lost = La partida se juega de nuevo.
sealed-is-clear = La partida ya había terminado cuando se selló el movimiento.
sealed-is-ambiguous = El movimiento secreto es ambiguo: encaja más de un movimiento legal.
sealed-is-unclear = No se puede dar sentido a lo que hay en el sobre.
sealed-is-illegal = El movimiento secreto es ilegal.
ruled-position-lost = La partida se anula y se juega otra
record-sealed-opened = { $side ->
    [white] Se abre el sobre de las blancas: { $written }.
   *[black] Se abre el sobre de las negras: { $written }.
}
record-sealed-missing = { $side ->
    [white] Falta el sobre. Las blancas declaran el movimiento: { $written }.
   *[black] Falta el sobre. Las negras declaran el movimiento: { $written }.
}
record-sealed-position-lost = La posición del aplazamiento no se puede reconstruir.
cause-sealed-move = movimiento secreto
# En la página de la partida
signal-adjourned-bare = Está aplazada sin sobre: si se selló un movimiento, rellénelo aquí.
signal-adjourned-envelope = El movimiento está en el sobre. Al reanudar se ponen posición y tiempos; luego se abre el sobre.
signal-sealed-move = El movimiento secreto es { $move }: regístrelo y se sigue.
signal-resumed = Se ha reanudado. Los movimientos se registran aquí; el resultado se escribe al final.
signal-fill-envelope = Rellenar el sobre
signal-open-envelope = Abrir el sobre
signal-record-sealed = Registrar el movimiento
