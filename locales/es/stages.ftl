# Fases de un evento: quién pasa de los grupos a la siguiente.
stage-title = Quién se clasifica
stage-open = Grupos de los que vienen los jugadores
stage-note = Una final toma a sus jugadores de las clasificaciones de otras secciones, con una regla que todos pueden leer.
stage-lead = Los jugadores de esta sección vienen de las clasificaciones de los grupos elegidos aquí. Tras cada ronda se ve quién pasa y por qué.
stage-none = Esta sección no toma a sus jugadores de ningún grupo.
stage-no-event = Los grupos y la final son secciones de un mismo evento: primero se crea.
stage-rule = Regla
stage-groups = Grupos
stage-save = Guardar la regla
stage-rule-first = { $n ->
    [one] Pasa el primero de cada grupo.
   *[other] Pasan los { $n } primeros de cada grupo.
}
stage-rule-best = { $n ->
    [one] Pasa también el mejor de los siguientes, uno por grupo.
   *[other] Pasan también los { $n } mejores de los siguientes, uno por grupo.
}
stage-rule-how = Entre grupos cuenta la parte de los puntos posibles y después, si los grupos cuentan igual, los desempates. Quien está igualado en el último puesto que pasa juega un desempate o va a sorteo.
stage-provisional = Provisional: un grupo no ha terminado.
stage-final = Los grupos han terminado.
stage-missing = Un grupo no está en este servidor: { $groups }
stage-group = Grupo { $group }
stage-after = tras la ronda { $round }
stage-before = no ha empezado
stage-over = clasificación final
stage-passes = Pasa
stage-waits = Por decidir
stage-entered = inscrito
stage-withdrawn = retirado
stage-why-place = Puesto { $place } del grupo
stage-why-best-next = Número { $rank } de los siguientes, con { $points } de { $most }
stage-why-shared = Igualado en el último puesto que pasa: decide un desempate o el sorteo
stage-why-shared-next = Igualado con otro grupo, { $points } de { $most }: decide un desempate o el sorteo
stage-why-next = Número { $rank } de los siguientes, con { $points } de { $most }: no basta
stage-enter = Inscribir a los marcados
stage-enter-note = Están marcados los que pasan. Marque a mano a quien gane un desempate o ocupe el lugar de quien renuncia: el registro dice cómo llegó cada uno.
stage-enter-order = El orden es el de los cabezas de serie: los primeros de los grupos, luego los segundos, y así. Si los números se dan a mano y aún no hay nadie, siguen este orden.
stage-take = Marcar a { $name }
field-groups = Grupos
field-first-of-each = Primeros de cada grupo
field-best-next = Mejores de los siguientes
problem-stage-nobody = Con esta regla no pasa nadie.
flash-stage-saved = Regla guardada.
flash-stage-entered = Inscritos desde los grupos.
action-stage-set = Grupos de una fase
action-stage-enter = Inscritos desde los grupos
