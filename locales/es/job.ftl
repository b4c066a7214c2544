# Trabajos largos: la página de su avance.
job-draft = Se prepara la ronda
job-why = Se buscan las razones de los emparejamientos
job-import = Se lee el archivo del torneo
job-games = Se leen las partidas
job-waiting = En cola: antes van otros trabajos.
job-running = En curso desde hace { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }, { $most } como máximo.
job-stopping = Se está parando.
job-progress = Avance
job-cancel = Parar
job-note = La página se actualiza sola. No se escribe nada antes de que acabe el trabajo; si el servidor se reinicia, el trabajo se pierde y hay que pedirlo otra vez.
job-gone = Trabajo no encontrado
job-gone-body = Acabó hace tiempo, no es suyo, o el servidor se reinició: en ese caso no se escribió nada y basta pedirlo otra vez.
job-lost-body = El servidor que hacía este trabajo se paró o ya no lo recuerda. Mire si se hizo antes de pedirlo otra vez; el mismo formulario, enviado de nuevo, cuenta una sola vez.
job-elsewhere = Se ocupa de ello otro servidor
job-elsewhere-body = La petición llegó a un servidor de este sitio que no es el que hace el trabajo. No se ha perdido nada: la página vuelve a preguntar sola hasta que responda el que lo hace. No hace falta esperar: lo que el trabajo escribe se ve enseguida en la página desde la que lo pidió; el mismo formulario, enviado de nuevo, cuenta una sola vez.
job-elsewhere-not-stopped = El trabajo no se ha parado: lo hace otro servidor de este sitio. La página vuelve sola al trabajo; pulse allí «Parar» otra vez.
job-elsewhere-link = A la página del trabajo
flash-job-cancelled = Trabajo parado.
