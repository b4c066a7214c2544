// Passkeys: asks the device what the page wants signed, puts the answer into the form and sends it. Without script, or where the browser
// has no passkeys, the form stays hidden and the password is the way.

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const form = document.querySelector("form[data-passkey]");

/** What the device is asked, from the form's data. */
function asked({ challenge, host, user, account, name }) {
  const question = { challenge: bytes(challenge), userVerification: "required", timeout: 120_000 };
  if (!user) return { get: { ...question, rpId: host } };
  return {
    create: {
      ...question,
      rp: { id: host, name: "tratto" },
      user: { id: bytes(user), name: account, displayName: name },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      attestation: "none",
    },
  };
}

async function answer() {
  const { get, create } = asked(form.dataset);
  const found = create
    ? await navigator.credentials.create({ publicKey: create })
    : await navigator.credentials.get({ publicKey: get });
  const { response } = found;
  const fields = {
    credential: found.rawId,
    client_data: response.clientDataJSON,
    device_data: create ? response.getAuthenticatorData() : response.authenticatorData,
    signature: create ? new ArrayBuffer(0) : response.signature,
  };
  for (const [field, value] of Object.entries(fields)) form.elements[field].value = text(value);
}

if (form && window.PublicKeyCredential) {
  const failed = form.querySelector("[data-failed]");
  form.closest("[data-passkeys]").hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    failed.hidden = true;
    try {
      await answer();
      form.submit();
    } catch {
      // Taken back by whoever sits there, no key for this site, or no device: the form is there for another try.
      failed.hidden = false;
    }
  });
}
