# Passkeys and codes on paper.
action-account-add-passkey = Llave de acceso añadida
action-account-make-codes = Códigos en papel creados
action-account-remove-passkey = Llave de acceso quitada
action-account-use-code = Contraseña elegida con un código en papel
codes-lead = Si pierde contraseña y dispositivo, con uno de estos códigos elige una nueva contraseña. Imprímalos y guárdelos en lugar seguro, lejos del ordenador.
codes-left = { $n ->
    [0] No tiene códigos.
    [one] Le queda un código.
   *[other] Le quedan { $n } códigos.
}
codes-make = Crear nuevos códigos
codes-once = Los nuevos códigos: imprímalos o cópielos ahora, no se verán más. Los anteriores ya no valen.
codes-title = Códigos en papel
data-field-credential = Número de la llave
data-field-host = Sitio
data-field-public_key = Clave pública
data-field-signed = Firmas
data-table-passkeys = Llaves de acceso
data-table-recovery_codes = Códigos en papel
flash-passkey-added = Llave de acceso añadida: desde ahora accede también con el dispositivo.
flash-passkey-removed = Llave de acceso quitada.
passkey-add = Añadir una llave de acceso
passkey-failed = El dispositivo no ha respondido, o no tiene aquí una llave de acceso. Pruebe otra vez, o use la contraseña.
passkey-lead = Con una llave de acceso accede con el dedo, la cara o el código de su dispositivo, sin contraseña: nadie puede copiarla ni adivinarla.
passkey-log-in = Acceder con una llave de acceso
passkey-name = Nombre del dispositivo
passkey-none = Ninguna llave de acceso.
passkey-not-here = A esta dirección los dispositivos no dan llaves de acceso: hace falta una conexión protegida con un nombre, como https://tratto.local, no una dirección de solo números.
passkey-remove = Quitar
passkey-title = Llaves de acceso y códigos en papel
problem-passkeys-most = una cuenta tiene como máximo { $value } llaves de acceso.
recover-code = Código en papel
recover-lead = Un código vale una sola vez; todas las sesiones abiertas terminan.
recover-link = Tengo un código en papel
recover-title = Nueva contraseña con un código
recover-wrong = Nombre o código erróneo.
refusal-passkey-not-taken = La llave de acceso no ha sido aceptada. Pruebe otra vez desde esta página, o use la contraseña.
