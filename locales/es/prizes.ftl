# Premios: la bolsa, quién se lleva qué y por qué, la lista, los recibos.
nav-prizes = Premios
prizes-title = Premios
prizes-caption = Premios asignados
prizes-none = Aún no hay bolsa de premios.
prizes-none-public = La bolsa de premios aún no se ha anunciado.
prizes-announced = Bolsa de premios
prizes-to-sign = { $n ->
    [one] por firmar
   *[other] por firmar
}
prizes-of = de { $n }
prizes-count = { $n ->
    [one] premio
   *[other] premios
}
prizes-adds-up = La cuenta
prizes-given-of = asignados de { $sum }
prizes-rest = Quedan { $sum }: premios sin ganador o restos de las divisiones.
prizes-state = Estado
prizes-projection = Proyección
prizes-if-now = { $n ->
    [one] Si acabara ahora: falta el resultado de un tablero.
   *[other] Si acabara ahora: faltan los resultados de { $n } tableros.
}
prizes-after-round = Si el torneo acabara tras la ronda { $round }.
prizes-final = Clasificación final
prizes-final-note = Por cerrar: sale la versión { $n }, con los recibos.
prizes-close = Cerrar la versión { $n }
prizes-version = Versión { $n }, cerrada { $time }
prizes-version-by = Cerrada por { $name }. Si cambia un resultado sale la versión { $next }, y quedan las dos.
prizes-old = Esta versión está sustituida: vale la { $n }.
prizes-changed = La clasificación o las decisiones han cambiado tras la versión { $n }.
prizes-see-now = Cómo sería ahora
prizes-versions = Versiones
prizes-now = Ahora
prizes-last = Última acción
prizes-last-signed = { $name }: ha firmado
prizes-undo = Deshacer
prizes-all = Todos { $n }
prizes-todo = Por firmar { $n }
prizes-rules = Bolsa y reglas
prizes-print = Imprimir la lista
prizes-receipts = Recibos
prizes-by-hand = Premios especiales y exclusiones
prizes-place = Pos.
prizes-prize = Premio
prizes-account = Cuenta
prizes-amount = Importe
prizes-sign = Firma
prizes-sign-it = Ha firmado
prizes-signed = firmado { $time }
prizes-signed-by = firmado { $time }, { $name }
prizes-playing = jugando
prizes-open = Abrir la cuenta
prizes-why = Por qué { $name } recibe { $sum }
prizes-not-settled = Las elecciones no llegan a un punto fijo: se muestra la última hallada. Decide el árbitro.
prizes-key-open = abrir la cuenta
prizes-key-sign = ha firmado, siguiente
prizes-key-receipts = recibos
prizes-key-row = fila
prizes-key-print = imprimir la lista
prizes-general-note = { $method } para los premios generales
prizes-one-each-note = No acumulables: cada cual recibe el más alto, el otro pasa.
prizes-cumulative-note = Acumulables.
prize-general-list = Premios generales
prize-nth = { $n }.º premio
prize-nth-of = { $n }.º { $what }
prize-nth-woman = { $n }.ª { $what }
prize-band = { $band }
prize-from = desde { $n }
prize-below = menos de { $n }
prize-rated = con Elo
prize-or-unrated = { $what } o sin Elo
prize-unrated = sin Elo
prize-at-most = Sub-{ $n }
prize-at-least = +{ $n }
prize-born-from = nacimiento desde { $year }
prize-born-until = nacimiento hasta { $year }
prize-women = mujer
prize-club = del club { $name }
prize-society = del club { $name }
prize-federation = de la federación { $code }
prize-points = { $amount ->
    [half] con al menos { $points } punto
    [one] con al menos { $points } punto
   *[more] con al menos { $points } puntos
}
prize-brief-shared = { $sum } entre { $n }
prize-passed = pasa de { $names }
prize-passed-all = Pasa de { $names }.
prize-left = Deja { $what }: { $sum }.
prize-reason = { $why }.
prize-places = puestos { $places }
prize-place = puesto { $n }
prize-tied = { $n ->
    [one] Uno
   *[other] { $n } con los mismos puntos
}
prize-same-place = { $n ->
    [one] Uno
   *[other] { $n } en el mismo puesto
}
prize-among = { $n ->
    [one] en solitario
   *[other] entre { $n }
}
prize-own-half = Mitad del puesto propio
prize-equal-half = Mitad a partes iguales
prize-equal-part = A partes iguales
prize-half-of = mitad de { $sum }
prize-half-divided = mitad de { $sum }, dividida entre { $n }
prize-divided = { $sum } dividido entre { $n }
prize-rounding-term = Redondeo
prize-rest = los restos van al mejor puesto
prize-rounded-down = a la baja
prize-would-hort = A partes iguales serían { $equal }; por desempate, { $place }.
prize-would-equal = Por desempate serían { $place }.
prize-method-hort = Sistema Hort
prize-method-equal = Partes iguales
prize-method-by-place = Por desempate
prize-rounding-cent = al céntimo
prize-rounding-one = a la unidad
prize-rounding-five = a 5
prize-rounding-ten = a 10
prize-beyond-share = reparten todos los empatados
prize-beyond-leave = reparten solo quienes están en puestos de premio
prize-yes = sí
prize-no = no
prize-fund-title = Bolsa de premios
prize-fund-lead = Pegue o escriba los importes desde el primer puesto, luego una línea para cada otro premio.
prize-fund-amounts-hint = Uno por línea o seguidos; 5x100 son cinco de 100; 300 + copa; 10% del total.
prize-fund-others-hint = Para quién, dos puntos, los importes: menos de 2000: 100 60 · 1800-1999: 80 · mujeres: 150 100 · Sub-18: 100 · mayores de 60: 50 · nacimiento desde 2010: 40 · club Tres Puentes: copa · federación ITA: 50 · categoría 2N 3N: 40 · sin Elo: 30 · mujeres, Sub-18: 50 · Tramo A = 1600-1799: 60 · premio especial Mejor partida: 50
prize-fund-understood = Cómo se ha entendido
prize-fund-chief-only = La bolsa la cambia el árbitro principal.
prize-fund-members = Para quién
field-prize-total = Total
field-prize-currency = Moneda
field-prize-general = Premios generales
field-prize-others = Otros premios
field-prize-general-method = Empate a puntos, premios generales
field-prize-other-method = Empate a puntos, otros premios
field-prize-rounding = Partes redondeadas a la baja
field-prize-one-each = Un premio por persona: el más alto
field-prize-general-first = A igual importe, el premio general
field-prize-beyond = Empates más allá del último premio
field-prize-least-games = Partidas jugadas, al menos
field-prize-special = Premio
field-prize-entry = Participante
field-prize-reason = Motivo
problem-prize-total = { $value } no es un importe
problem-prize-more = los premios suman { $value }, más que el total
problem-prize-amount = línea { $value } no es un importe
problem-prize-condition = línea { $value }: no se entiende para quién
problem-prize-colon = línea { $value }: faltan los dos puntos entre para quién y cuánto
problem-prize-none = línea { $value } no tiene importes
problem-prize-rising = línea { $value } es más que el premio anterior
problem-prize-part = línea { $value } del total, que no está escrito
problem-prize-many = línea { $value } como máximo
problem-prize-special = línea { $value }: un premio especial es uno solo
problem-prize-twice = línea { $value } está dos veces
prize-decide-title = Premios especiales y exclusiones
prize-decide-lead = Quién gana los premios que da un jurado o el árbitro, y quién no opta a premios: siempre con el motivo.
prize-decide-bar = Sin premio (exclusión)
prize-decide-save = Registrar
prize-decide-take-back = Quitar
prize-decide-none = Ninguna decisión.
prize-decide-named = { $special }: { $name }
prize-decide-barred = { $name }: no opta a premios
flash-prizes-closed = La versión está cerrada: los recibos están listos.
flash-prize-decided = Registrado.
refusal-no-prize-fund = No hay bolsa de premios.
refusal-prizes-unchanged = No ha cambiado nada desde la última versión.
refusal-prize-list-old = Hay una versión más nueva de los premios: se firma esa.
refusal-prize-signed = Ya ha firmado, registrado por { $name }.
print-prizes-receive = Recibo de la organización del torneo el premio indicado junto a mi nombre.
print-prizes-letters = en letras
print-prizes-signature = Firma del recibo
print-prizes-total = { $n ->
    [one] Un premio
   *[other] { $n } premios
}
print-prizes-version = Versión { $n }, { $time }, tras la ronda { $round }
print-prizes-projection = Proyección: no es la lista definitiva
print-prizes-minors = Por un menor firma también el tutor legal.
print-prizes-list = Lista
print-prizes-treasurer = Tesorería
print-prizes-organiser = Por la organización
receipt-title = Recibo n.º { $n }
receipt-text = Recibo de la organización del torneo
receipt-sum = la suma de
receipt-goods = el premio
receipt-as = por
receipt-id = NIF o documento
receipt-withholding = Retención, si procede
receipt-net = Neto
receipt-place-date = Lugar y fecha
receipt-parent = Tutor legal
receipt-replaces = Lista de premios, versión { $n }
trail-prizes = versión { $number }, { $n ->
    [one] un premio
   *[other] { $n } premios
}
trail-receipt = n.º { $number }, { $name }
trail-prize-barred = { $name } no opta a premios ({ $why })
trail-prize-named = { $special }: { $name } ({ $why })
action-prizes-fund = Bolsa de premios
action-prizes-decide = Decisión sobre los premios
action-prizes-close = Premios cerrados
action-prizes-sign = Recibo firmado
action-prizes-unsign = Firma de un recibo quitada
