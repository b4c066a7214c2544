# Navigateurs avertis d’un échiquier.
board-news-ask = M’avertir quand mon échiquier est publié
board-news-denied = Le navigateur ne permet pas les notifications de ce site : cela se change dans ses réglages.
board-news-failed = Cela n’a pas marché : réessayez dans un instant.
board-news-note = Une notification sur le téléphone à chaque ronde, même page fermée : échiquier, couleur et adversaire, chiffrés jusqu’au navigateur. Elle prend fin une semaine après le tournoi.
board-news-on = Ce téléphone est averti quand l’échiquier est publié, et quand une ronde est retirée.
board-news-stop = Ne plus m’avertir
board-news-taken-back = Ronde { $round } retirée : l’échiquier peut changer.
privacy-push = Si, sur un téléphone qui se souvient de votre échiquier, vous demandez à être averti, le serveur garde l’adresse que le service de notifications a donnée à votre navigateur, les clés pour chiffrer et la langue, sans savoir qui vous êtes : jusqu’à une semaine après le tournoi, ou jusqu’à ce que vous l’enleviez. Le service (en général celui de l’éditeur du navigateur) voit qu’une notification passe et de quel site, non ce qu’elle dit.
problem-push-address = le navigateur n’a pas donné d’adresse à laquelle on puisse écrire.
problem-push-keys = le navigateur n’a pas donné de clés avec lesquelles on puisse lui écrire.
problem-push-most = { $value } téléphones sont déjà avertis pour cet échiquier.
problem-push-private = le service de notifications de ce navigateur n’est pas sur Internet.
