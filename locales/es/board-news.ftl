# Navegadores avisados de un tablero.
board-news-ask = Avisarme cuando mi tablero esté publicado
board-news-denied = El navegador no permite avisos de este sitio: se cambia en sus ajustes.
board-news-failed = No ha funcionado: inténtelo de nuevo en un momento.
board-news-note = Un aviso en el teléfono en cada ronda, también con la página cerrada: tablero, color y rival, cifrados hasta el navegador. Termina una semana después del torneo.
board-news-on = Este teléfono recibe un aviso cuando el tablero se publica y cuando una ronda se retira.
board-news-stop = No avisarme más
board-news-taken-back = Ronda { $round } retirada: el tablero puede cambiar.
privacy-push = Si en un teléfono que recuerda su tablero pide avisos, el servidor guarda la dirección que el servicio de avisos dio a su navegador, las claves para cifrar y el idioma, sin saber quién es usted: hasta una semana después del torneo, o hasta que lo quite. El servicio (por lo general el de quien hace el navegador) ve que pasa un aviso y de qué sitio, no lo que dice.
problem-push-address = el navegador no ha dado una dirección a la que se pueda escribir.
problem-push-keys = el navegador no ha dado claves con las que se le pueda escribir.
problem-push-most = de este tablero ya se avisa a { $value } teléfonos.
problem-push-private = el servicio de avisos de este navegador no está en Internet.
