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
flash-job-cancelled = Trabajo parado.
