// A browser without scripts: one kept connection, and cookies.

import { Agent, request } from "node:http";

let keys = 0;

/** A form's key, new each time. */
const key = () => process.pid.toString(16).padStart(16, "0") + (keys += 1).toString(16).padStart(16, "0");

export class Client {
  constructor(base) {
    this.base = new URL(base);
    this.agent = new Agent({ keepAlive: true, maxSockets: 1, noDelay: true });
    this.cookies = new Map();
    this.csrf = "";
  }

  /** Asks for a page; redirects are not followed. */
  get(path, headers) {
    return this.exchange("GET", path, headers);
  }

  /** Sends a form with its token and a new key. */
  post(path, fields) {
    const body = new URLSearchParams({ csrf: this.csrf, key: key(), ...fields }).toString();
    return this.exchange("POST", path, { "content-type": "application/x-www-form-urlencoded" }, body);
  }

  /** Sends a form with a file. */
  upload(path, fields, name, text) {
    const boundary = "----scale-of-a-year";
    const part = (head, value) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
    const all = Object.entries({ csrf: this.csrf, key: key(), ...fields });
    const body = all.map(([field, value]) => part(`name="${field}"`, value)).join("");
    const file = part(`name="${name}"; filename="${name}.pgn"\r\nContent-Type: application/vnd.chess-pgn`, text);
    const type = { "content-type": `multipart/form-data; boundary=${boundary}` };
    return this.exchange("POST", path, type, `${body}${file}--${boundary}--\r\n`);
  }

  /** Signs in, and keeps the token of the forms. */
  async signIn(name, password) {
    this.csrf = field(await this.get("/login"), "csrf");
    const answer = await this.post("/login", { name, password });
    if (answer.status !== 303) throw refused("log-in", answer);
    this.csrf = field(await this.get("/account"), "csrf");
  }

  close() {
    this.agent.destroy();
  }

  /** Sends a request; where a kept connection was closed meanwhile, again, with the same key. */
  async exchange(method, path, headers, body) {
    try {
      return await this.attempt(method, path, headers, body);
    } catch (error) {
      if (error.code !== "ECONNRESET") throw error;
      return this.attempt(method, path, headers, body);
    }
  }

  attempt(method, path, headers = {}, body) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const all = { origin: this.base.origin, ...headers, ...(cookie && { cookie }) };
    if (body !== undefined) all["content-length"] = Buffer.byteLength(body);
    const { hostname, port } = this.base;
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, agent: this.agent, method, path, headers: all }, (answer) => {
        const chunks = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          for (const line of answer.headers["set-cookie"] ?? []) this.keep(line);
          resolve({ path, status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) });
        });
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }

  keep(line) {
    const [pair] = line.split(";");
    const at = pair.indexOf("=");
    this.cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
}

/** The value of a hidden field of a page. */
export function field(answer, name) {
  const found = new RegExp(`name="${name}" value="([^"]*)"`).exec(answer.bytes.toString());
  if (!found) throw refused(`no field ${name}`, answer);
  return found[1];
}

/** An answer that was not asked for, as an error. */
export function refused(what, answer) {
  const text = answer.bytes.toString();
  const said = (text.split("<main")[1] ?? text).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  return new Error(`${what}: ${answer.path}: status ${answer.status}: ${said.slice(0, 600)}`);
}
