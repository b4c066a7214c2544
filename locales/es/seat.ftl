# El resultado desde el tablero: la página que abre el código de una tarjeta de mesa.
seat-title = Resultado del tablero { $board }
seat-you = usted
seat-ask = ¿Cómo ha terminado?
seat-i-won = he ganado, { $name }
seat-they-won = ha ganado { $name }
seat-ask-note = Después confirma { $other }, desde su tarjeta de mesa. Vale cuando el árbitro lo acepta: firmen igualmente la planilla.
seat-you-said = Usted escribió
seat-waiting = Ahora confirma { $other }, desde su tarjeta de mesa.
seat-i-erred = Me he equivocado
seat-other-said = { $name }, a las { $time }, escribió
seat-confirm = Confirmo: { $result }
seat-not-so = No es así
seat-not-so-note = Si escribe otro resultado, el árbitro viene al tablero { $board } y no cuenta ninguno.
seat-agreed = Ambas partes escribieron
seat-agreed-next = Vale cuando el árbitro lo acepta. Firmen la planilla y coloquen las piezas.
seat-differ = Dos resultados distintos
seat-arbiter-comes = Viene el árbitro, llamado a las { $time }. Dejen piezas y relojes como están.
seat-none-counts = Ninguno de los dos resultados cuenta. En la sala su tablero está entre los primeros.
seat-erred-confirm = Me he equivocado: confirmo { $result }
seat-differ-note = { $other } también ve esta página y puede corregirlo: si los dos resultados coinciden, la llamada se cierra sola y queda en el registro.
seat-taken = El árbitro escribió
seat-taken-next = Es el resultado del tablero. Si no es correcto, dígaselo al árbitro.
seat-called-arbiter = Llamó al árbitro a las { $time }: ya viene.
seat-called-bye = Pidió un bye en la ronda { $round } a las { $time }: decide el árbitro.
seat-called-withdrawal = Pidió retirarse a las { $time }: el árbitro lo confirma.
seat-later = Un bye o la retirada
seat-bye-round = Bye de medio punto
seat-withdraw = Me retiro del torneo
seat-withdraw-second = ¿Se retira de verdad? No tendrá rival en las próximas rondas. La partida de esta ronda queda como está.
seat-withdraw-sure = Sí, me retiro
seat-on-its-way = Va ahora a los árbitros, en la sala. Si allí no hay red, espera aquí y sale por sí solo: si es urgente, dígaselo a un árbitro.
seat-code-note = El código vale solo para este tablero, este color y esta ronda.
seat-over-title = Esta ronda ha terminado
seat-guesses-title = Espere un momento
seat-over = El código valía para la ronda { $round }. En la próxima hay una tarjeta de mesa nueva.
seat-code-alt = Código para el resultado desde el tablero
seat-card-note = El resultado se puede escribir desde el teléfono
flash-seat-reported = Escrito.
flash-seat-called = El árbitro lo sabe.
flash-seats-taken = Resultados aceptados.
refusal-seat-over = La ronda { $round } ha terminado: el código ya no vale.
refusal-seat-taken = El árbitro ya ha escrito el resultado del tablero { $board }.
refusal-seat-guesses = Han llegado demasiados códigos erróneos desde esta red. Espere diez minutos, o dígale el resultado al árbitro.
refusal-seat-called = Ya lo ha pedido: el árbitro aún no ha respondido.
refusal-seat-no-bye = En esa ronda no se puede pedir un bye.
floor-agreed = { $n ->
    [one] Un resultado desde el tablero, de acuerdo
   *[other] { $n } resultados desde los tableros, de acuerdo
}
floor-take-all = Aceptar todos
floor-two-reports = Dos resultados desde el tablero
floor-two-reports-text = Las blancas escribieron { $white }, las negras { $black }.
floor-called = Llama al árbitro
floor-called-bye = Pide un bye
floor-called-withdrawal = Se retira
floor-called-text = { $side ->
    [white] Blancas
   *[black] Negras
}, a las { $time }.
floor-called-bye-text = { $side ->
    [white] Blancas
   *[black] Negras
}, bye de medio punto en la ronda { $round }, a las { $time }.
floor-answered = Hecho
action-seat-report = Resultado desde el tablero
action-seat-call = Llamada desde el tablero
action-seat-answer = Respuesta a una llamada
