import { startProduct } from "./browser/serveur.ts";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
const p = await startProduct();
let s = 0;
const l: [number, string][] = [];
for (const u of JSON.parse(readFileSync("dist/client/hors-ligne/fichiers.json", "utf8"))) {
  const r = await fetch(p.address + u);
  const b = Buffer.from(await r.arrayBuffer());
  const n = gzipSync(b, { level: 9 }).length;
  s += n;
  l.push([n, u + " " + r.status]);
}
console.log(s, l.sort((a, b) => b[0] - a[0]).slice(0, 12));
await p.stop();
