// Prints what the programs for these targets are built of, as CycloneDX 1.5: each crate with its licence and the SHA-256 of
// its source. `cargo tree` says what is built, for `cargo metadata` also names what no feature asks for; the latter says the
// rest.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const targets = process.argv.slice(2);
const packages = new Map();
const edges = new Map();
let root;

const cargo = (...words) => execFileSync("cargo", words, { encoding: "utf8", maxBuffer: 1 << 28 });

/** What the program for this target is built of, as `name version`. */
function builtOf(target) {
  const words = ["--package", "tratto", "--target", target, "--edges", "normal,build", "--prefix", "none", "--format", "{p}"];
  const lines = cargo("tree", "--locked", ...words).split("\n").filter((line) => line !== "");
  return new Set(lines.map((line) => line.split(" ").slice(0, 2).join(" ").replace(" v", " ")));
}

for (const target of targets) {
  const metadata = JSON.parse(cargo("metadata", "--locked", "--format-version", "1", "--filter-platform", target));
  const built = builtOf(target);
  const nodes = new Map(metadata.resolve.nodes.map((node) => [node.id, node]));
  const all = new Map(metadata.packages.map((one) => [one.id, one]));
  root = metadata.resolve.root;
  const waiting = [root];
  const seen = new Set(waiting);
  while (waiting.length > 0) {
    const id = waiting.pop();
    packages.set(id, all.get(id));
    const deps = nodes.get(id).deps.filter((dep) => dep.dep_kinds.some(({ kind }) => kind !== "dev"));
    for (const { pkg } of deps) {
      if (!built.has(`${all.get(pkg).name} ${all.get(pkg).version}`)) continue;
      edges.set(id, (edges.get(id) ?? new Set()).add(pkg));
      if (!seen.has(pkg)) {
        seen.add(pkg);
        waiting.push(pkg);
      }
    }
  }
}

const digests = new Map();
for (const block of readFileSync("Cargo.lock", "utf8").split("[[package]]")) {
  const word = (name) => new RegExp(`^${name} = "(.*)"$`, "m").exec(block)?.[1];
  if (word("checksum")) digests.set(`${word("name")}@${word("version")}`, word("checksum"));
}

const reference = (one) => `pkg:cargo/${one.name}@${one.version}`;
const component = (one) => {
  const digest = digests.get(`${one.name}@${one.version}`);
  return {
    type: one.id === root ? "application" : "library",
    "bom-ref": reference(one),
    name: one.name,
    version: one.version,
    ...(one.description && { description: one.description.trim() }),
    ...(one.license && { licenses: [{ expression: one.license.replaceAll("/", " OR ") }] }),
    ...(digest && { hashes: [{ alg: "SHA-256", content: digest }] }),
    purl: reference(one),
  };
};
const sorted = [...packages.values()].sort((a, b) => (reference(a) < reference(b) ? -1 : 1));
const bom = {
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  version: 1,
  metadata: {
    timestamp: new Date(Number(process.env.SOURCE_DATE_EPOCH ?? 0) * 1000).toISOString(),
    component: component(packages.get(root)),
    properties: targets.map((value) => ({ name: "tratto:target", value })),
  },
  components: sorted.filter((one) => one.id !== root).map(component),
  dependencies: sorted.map((one) => ({
    ref: reference(one),
    dependsOn: [...(edges.get(one.id) ?? [])].map((id) => reference(packages.get(id))).sort(),
  })),
};
// The same content has the same number.
const hash = createHash("sha256").update(JSON.stringify(bom)).digest("hex");
const number = [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)];
process.stdout.write(`${JSON.stringify({ ...bom, serialNumber: `urn:uuid:${number.join("-")}` }, null, 1)}\n`);
