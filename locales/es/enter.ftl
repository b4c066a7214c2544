# Inscribirse: el formulario, sus enlaces, las solicitudes, la puerta de los clubes.
enter-go = Inscribirse
enter-title = Inscripción
enter-until = Se cierra el { $day }.
enter-who = Quién juega
enter-find-label = Apellido, ID FIDE o ID nacional
enter-find = Buscar
enter-filled = Datos de { $list }, Elo { $rating }: compruébelos y complete la fecha de nacimiento.
enter-found = { $n ->
    [0] Nadie con este nombre.
    [one] Una persona encontrada.
   *[other] { $n } personas encontradas.
}
enter-choose = Elija quién juega
enter-nobody = Ninguna de estas: escribo mis datos
enter-nobody-note = Ninguna lista pública nombra a menores que aún no han jugado: en las listas de Elo se encuentran por número y apellido juntos, o se escriben aquí.
enter-go-on = Continuar con quien ha elegido
enter-club-question = ¿Quiere inscribir a varias personas de su club?
enter-full = Todas las plazas están ocupadas: la solicitud va a la lista de espera.
enter-email = Correo
enter-back-to-find = Buscar de nuevo en la lista
enter-on-its-way = La sala aún no la ha recibido. Llega por sí sola en cuanto el ordenador de la sala tiene red; aquí se leerá lo que decida el árbitro.
enter-byes = Byes
enter-byes-rounds = Rondas con bye
enter-byes-note = Medio punto cada uno, como máximo { $most }, hasta la ronda { $last }.
enter-fee = Cuota: { $fee }
enter-fee-label = Cuota
enter-fee-paid = { $fee }, pagada
enter-fee-rest = { $fee }, faltan por pagar { $open }
enter-fee-is = Cuota: { $fee }.
enter-fee-note = En la sala, en el control, o por transferencia: código y concepto están en la confirmación.
enter-guardian = Confirma el tutor legal
enter-guardian-note = Con menos de { $age } años, la inscripción espera hasta que el tutor legal abra el enlace que figura en la confirmación.
enter-guardian-name = Nombre y apellidos del tutor legal
enter-guardian-email = Correo del tutor legal
enter-shown = Qué se muestra
enter-shown-note = Emparejamientos y clasificación salen con nombre, Elo y club. Los publica el torneo; puede elegir cómo, y cambiar de idea.
enter-notice = Aviso de privacidad
enter-notice-version = Aviso de privacidad, versión { $number } del { $day }
enter-send = Enviar la solicitud
enter-nothing-sent = Aún no se ha enviado nada.
enter-request-of = Inscripción de
enter-at = { $day }, { $time }
enter-awaited = en espera
enter-step-sent = Recibida
enter-step-guardian = Confirmada por el tutor legal
enter-step-waiting = Lista de espera
enter-step-accepted = Aceptada por el árbitro
enter-step-refused = No aceptada
enter-step-withdrawn = Retirada
setting-request_state-requested = Recibida
setting-request_state-guardian = Espera al tutor legal
setting-request_state-waiting = En lista de espera
setting-request_state-confirmed = Aceptada
setting-request_state-refused = No aceptada
setting-request_state-withdrawn = Retirada
enter-lead-requested = El árbitro decide, normalmente en el mismo día. Vuelva a esta página para ver la respuesta.
enter-lead-guardian = Falta la confirmación de { $name }: envíele el enlace de abajo.
enter-lead-waiting = { $n ->
    [one] Todas las plazas están ocupadas: es la primera solicitud de la lista.
   *[other] Todas las plazas están ocupadas: es la número { $n } de la lista.
}
enter-lead-confirmed = Nos vemos en el torneo. Desde aquí aún puede retirarse o cambiar cómo se le muestra.
enter-lead-refused = El árbitro no ha aceptado la solicitud: { $reason }
enter-lead-withdrawn = La solicitud está retirada.
enter-code = Código
enter-guardian-how = Quien abra este enlace puede confirmar o detener la inscripción: déselo solo al tutor legal.
enter-guardian-write = Escribir al tutor legal
enter-guardian-subject = Confirmar la inscripción de { $name } en { $tournament }
enter-guardian-letter = { $name } quiere jugar en { $tournament }. El tutor legal confirma abriendo este enlace:
enter-pay-note = Escanee el código con la aplicación del banco, o copie los datos.
enter-pay-code = Código de la transferencia
enter-payee = Beneficiario
enter-reference = Concepto
enter-keep = Conserve esta página
enter-keep-note = Con este enlace puede ver la respuesta, hacer cambios y retirarse. Quien lo tenga puede hacerlo en su lugar.
enter-keep-write = Enviar el enlace por correo
enter-own-subject = Inscripción de { $name } en { $tournament }
enter-own-letter = La página de la inscripción de { $name } en { $tournament }:
enter-change = Cambiar la inscripción
enter-change-save = Guardar
flash-enter-changed = Cambiada.
enter-withdraw = Retirar la inscripción
enter-withdraw-note = Quienes vienen detrás suben un puesto. No se vuelve al mismo.
enter-withdraw-now = Retirar
flash-enter-withdrawn = Retirada.
enter-guardian-lead = { $name }, con esta confirmación declara que el menor puede jugar y cómo se muestra.
enter-guardian-yes = Confirmo por { $name }
enter-guardian-yes-note = Se guardan la hora y la versión del aviso. Con el mismo enlace puede cambiar la elección o retirar la inscripción.
flash-enter-confirmed = Confirmada: ahora decide el árbitro.
# La lista de los árbitros.
enter-requests = Solicitudes
enter-requests-open = { $n ->
    [0] Ninguna solicitud por decidir
    [one] Una solicitud por decidir
   *[other] { $n } solicitudes por decidir
}
enter-no-requests = Aún no ha llegado ninguna solicitud.
enter-places = Plazas ocupadas: { $taken } de { $places }.
enter-taken = { $n ->
    [one] Una inscripción.
   *[other] { $n } inscripciones.
}
enter-never-opened = El formulario de inscripción nunca se ha abierto.
enter-is-open = El formulario está abierto.
enter-is-closed = El formulario está cerrado.
enter-sent-code = del { $day }, código { $code }
enter-waiting-place = Lista de espera, n.º { $place }
enter-guardian-is = Tutor legal: { $name }.
enter-guardian-awaited = Aún no ha confirmado.
enter-guardian-link = Ha confirmado con el enlace.
enter-guardian-paper = Ha firmado en papel.
enter-guardian-club = Responde el club.
enter-byes-are = Byes: { $rounds }.
enter-do-accept = Aceptar
enter-do-accept-of = Aceptar a { $name }
enter-do-another = Es otra persona: aceptar
enter-do-paper = El tutor legal ha firmado
enter-do-wait = A la lista de espera
enter-do-again = Devolver a las solicitudes
enter-do-refuse = No aceptar
enter-reason = Motivo
flash-enter-accepted = Aceptada: la inscripción está hecha.
flash-enter-refused = No aceptada.
flash-enter-put-waiting = En lista de espera.
flash-enter-signed = La firma del tutor legal está anotada.
flash-enter-returned = Está de nuevo entre las solicitudes.
# Lo que fija el árbitro principal.
enter-door-title = Formulario de inscripción
enter-door-lead = Quien abre el formulario recibe solicitudes; cada una pasa a ser inscripción cuando la acepta un árbitro.
enter-door-open = Abrir o cambiar el formulario
enter-door-note = Quien quiere jugar se inscribe por su cuenta, desde el teléfono; aquí se decide quién entra.
field-door-open = Se admiten inscripciones por formulario
field-door-until = Último día
field-door-places = Plazas
field-door-rating-least = Elo desde
field-door-rating-most = Elo hasta
field-door-club-places = Plazas por club
field-door-guardian = El tutor legal confirma por debajo de (años)
field-door-payee = Titular de la cuenta
field-door-iban = IBAN
field-door-notice = Aviso de privacidad
enter-account-note = Con una cuenta, la confirmación lleva un código que leen las aplicaciones de los bancos. Cuánto paga cada cual lo dicen los tramos.
field-byes = Byes
field-consent = El club tiene el consentimiento de los tutores legales de los menores
field-request-state = Solicitud
field-guardian-name = Nombre del tutor legal
field-guardian-email = Correo del tutor legal
enter-notice-note = Un texto nuevo hace una versión nueva (ahora es la { $number }); cada solicitud conserva la suya.
enter-notice-first = Los datos sirven para organizar el torneo: emparejamientos, clasificación, informe a la federación. Nombre, año de nacimiento, Elo y club se publican según su elección; la fecha de nacimiento completa y las direcciones las ven solo los árbitros. Puede pedir a la organización ver, corregir o borrar sus datos.
# De los clubes.
enter-club-title = Inscripción por el club
enter-club-who = Quién del club juega
enter-club-nobody = Todas las personas del club ya tienen inscripción o solicitud.
enter-club-choices = Elecciones y datos
enter-club-send = Enviar las solicitudes
flash-enter-club-sent = Las solicitudes se han enviado.
enter-club-sent-title = Enviadas por el club
enter-club-total = Por pagar en total: { $total }.
enter-club-entered = { $n ->
    [one] Ya hay una inscripción del club.
   *[other] Ya hay { $n } inscripciones del club.
}
enter-club-back = Retirar
enter-club-back-of = Retirar a { $name }
refusal-door-closed = La inscripción no está abierta.
refusal-too-many-requests = Han llegado demasiadas solicitudes desde aquí. La próxima se acepta a las { $time }.
refusal-rating-elsewhere = Con { $rating }, { $name } no es de esta sección.
refusal-unrated-elsewhere = Sin Elo, { $name } no es de esta sección.
refusal-enter-section = Le corresponde la sección { $section }.
refusal-ask-organiser = Pregunte a la organización.
problem-ratings-crossed = Menos de { $value }.
enter-door-limits = Para quién es esta sección, y cuántos por club; quien viene después espera. Vacío: sin límite.
enter-sections = Sección
enter-section-from = desde { $least }
enter-section-to = hasta { $most }
enter-section-between = de { $least } a { $most }
enter-section-yours = la suya, con { $rating }
enter-section-yours-unrated = la suya, sin Elo
enter-section-closed = cerrada
enter-club-places = { $n ->
    [one] Un participante por club; quien viene después espera.
   *[other] { $n } participantes por club; quien viene después espera.
}
refusal-request-decided = Esta solicitud ya se ha decidido.
refusal-guardian-first = Primero confirma el tutor legal.
refusal-guardians-choice = Eligió el tutor legal: solo el tutor puede cambiarlo.
problem-iban = «{ $value }» no es un IBAN: compruebe las cifras.
problem-byes-many = Como máximo { $value }.
problem-byes-late = Solo hasta la ronda { $value }.
action-tournament-door = Formulario de inscripción
action-request-send = Solicitud de inscripción
action-request-send-club = Solicitudes de un club
action-request-fetch = Solicitud llegada del sitio
action-request-change = Solicitud cambiada
action-request-confirm = Confirmada por el tutor legal
action-request-withdraw = Solicitud retirada
action-request-accept = Solicitud aceptada
action-request-decide = Decisión sobre una solicitud
