# Passkeys and codes on paper.
action-account-add-passkey = Clé d’accès ajoutée
action-account-make-codes = Codes sur papier créés
action-account-remove-passkey = Clé d’accès retirée
action-account-use-code = Mot de passe choisi avec un code sur papier
codes-lead = Si vous perdez mot de passe et appareil, un de ces codes permet de choisir un nouveau mot de passe. Imprimez-les et gardez-les en lieu sûr, loin de l’ordinateur.
codes-left = { $n ->
    [0] Vous n’avez pas de codes.
    [one] Il vous reste un code.
   *[other] Il vous reste { $n } codes.
}
codes-make = Créer de nouveaux codes
codes-once = Les nouveaux codes : imprimez-les ou copiez-les maintenant, ils ne seront plus montrés. Les précédents ne valent plus.
codes-title = Codes sur papier
data-field-credential = Numéro de la clé
data-field-host = Site
data-field-public_key = Clé publique
data-field-signed = Signatures
data-table-passkeys = Clés d’accès
data-table-recovery_codes = Codes sur papier
flash-passkey-added = Clé d’accès ajoutée : vous entrez désormais aussi avec l’appareil.
flash-passkey-removed = Clé d’accès retirée.
passkey-add = Ajouter une clé d’accès
passkey-failed = L’appareil n’a pas répondu, ou n’a pas de clé d’accès ici. Réessayez, ou utilisez le mot de passe.
passkey-lead = Avec une clé d’accès, vous entrez par le doigt, le visage ou le code de votre appareil, sans mot de passe : personne ne peut la copier ni la deviner.
passkey-log-in = Entrer avec une clé d’accès
passkey-name = Nom de l’appareil
passkey-none = Aucune clé d’accès.
passkey-not-here = Les appareils ne donnent pas de clé d’accès à cette adresse : il faut une connexion protégée avec un nom, comme https://tratto.local, pas une adresse de chiffres.
passkey-remove = Retirer
passkey-title = Clés d’accès et codes sur papier
problem-passkeys-most = un compte a au plus { $value } clés d’accès.
recover-code = Code sur papier
recover-lead = Un code vaut une seule fois ; toutes les sessions ouvertes se terminent.
recover-link = J’ai un code sur papier
recover-title = Nouveau mot de passe avec un code
recover-wrong = Nom ou code faux.
refusal-passkey-not-taken = La clé d’accès n’a pas été acceptée. Réessayez depuis cette page, ou utilisez le mot de passe.
