error-not-saved = No guardado: ahora el servidor no puede escribir
error-not-saved-body = No se ha escrito nada de lo enviado. Lo que hay se puede leer; mientras dure, nadie más puede acceder. Avise a quien gestiona el servidor.
error-doubtful = Quizá guardado, quizá no
error-doubtful-body = El disco falló mientras guardaba: lo enviado puede estar escrito o no. Mire la página antes de enviarlo de nuevo, e indique el número de abajo a quien gestiona el servidor.
error-unreachable = La base de datos no responde
error-unreachable-body = No se puede leer ni escribir nada hasta que vuelva. Pruebe de nuevo en breve; si continúa, indique el número de abajo a quien gestiona el servidor.
trouble-damaged = La base de datos está dañada.
trouble-lost = A la base de datos le faltan acciones que ya estaban guardadas.
trouble-replaced = El archivo de la base de datos se sustituyó con el servidor en marcha.
trouble-missing = El archivo de la base de datos se movió o se borró con el servidor en marcha.
trouble-read-only = La base de datos es de solo lectura.
trouble-disk-full = El disco está lleno.
trouble-failing = El disco da errores.
trouble-newer-schema = Una versión más nueva del programa actualizó la base de datos: este servidor solo puede leer.
trouble-unreachable = La base de datos no responde.
backup-failed = copia fallida
backup-none = aún sin copia
backup-now = copia recién hecha
backup-minutes = última copia hace { $n } min
backup-hours = última copia hace { $n } h
copies-title = Copias
copies-lead = Si se pierde la memoria USB o se estropea el ordenador, queda una copia de todo. tratto hace una cuando usted publica una ronda, y { $n ->
    [one] cada minuto
   *[other] cada { $n } minutos
} mientras algo cambie.
copies-where = Elija una carpeta en otro disco: el del ordenador si los datos están en una memoria USB; si no, una memoria USB. La carpeta debe existir ya y no servir para otra cosa.
copies-folder = Carpeta de las copias
copies-folder-how = Escriba la ruta entera, como E:\copias. En Windows: abra la carpeta, pulse arriba en la barra de direcciones, copie y pegue aquí.
copies-end-how = Déjelo vacío para no hacer más: las hechas se quedan donde están.
copies-given = Como se dijo al iniciar, las copias van también a { $folder }.
copies-same-disk = { $folder } está en el mismo disco que los datos: si ese disco se pierde o se estropea, se pierden también las copias. Elija una carpeta en otro disco.
copies-not-made = No se hacen copias.
copies-why = La última falló: { $why }
copies-back = El manual dice cómo seguir desde una copia.
flash-copies-set = Hecho: la primera copia llega en unos segundos. Vuelva a cargar la página para verla.
flash-copies-ended = Ya no van más copias a esa carpeta.
problem-copies-whole = escriba la ruta entera, desde la letra del disco.
problem-copies-missing = esta carpeta no existe: créela, o conecte el disco.
problem-copies-no-folder = esto no es una carpeta.
problem-copies-read-only = este disco solo se puede leer.
problem-copies-full = este disco está lleno.
problem-copies-denied = tratto no puede escribir en esta carpeta: elija una suya.
problem-copies-failing = en esta carpeta no se puede escribir ({ $value }).
newer-ask = Preguntar si hay una versión más nueva
newer-asked-at = Se pregunta en { $address }
newer-by-hand = No se instaló nada. El capítulo «Updating» del manual dice cómo se hace; compare antes la suma de comprobación.
newer-bytes = { $n ->
    [one] { $n } byte
   *[other] { $n } bytes
}
newer-commit = Commit { $commit }
newer-file = Archivo
newer-files = Archivos de esta versión
newer-in-clear = la dirección empieza por http:// y lleva a otra máquina: tiene que empezar por https://
newer-is-older = Allí hay una versión más antigua: { $version } ({ $date }).
newer-is-there = Hay una versión más nueva: { $version } ({ $date }).
newer-is-this = Esta es la versión más nueva: { $version } ({ $date }).
newer-no-address = Nadie ha indicado dónde se pregunta por versiones más nuevas. Quien gestiona el programa pone en TRATTO_RELEASES, o en --releases, la dirección (https) del archivo tratto-release.json.
newer-no-json = lo que hay allí no es JSON
newer-no-release = lo que hay allí no describe ninguna versión
newer-own = Esta es la versión { $version }.
newer-private = el nombre lleva a una red privada: no se preguntó nada
newer-size = Tamaño
newer-title = Versión más nueva
newer-unasked = No se pudo preguntar si hay una versión más nueva: { $why }.
newer-when-pressed = Solo se pregunta cuando alguien pulsa este botón. Nada se instala por sí solo.
