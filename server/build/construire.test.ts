import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, test } from "vitest";
import { VERSION } from "../../machines/journey/version.ts";
import { compressFolder } from "./compress.ts";
import { newest } from "./sources.ts";
import { versionDuParcours } from "./version.ts";

let ici: string;
beforeEach(() => (ici = mkdtempSync(join(tmpdir(), "cap-aides-sources-"))));
afterEach(() => rmSync(ici, { recursive: true }));

/** Writes an empty file, of that many seconds. */
function ecrire(path: string, secondes: number): void {
  const la = join(ici, path);
  mkdirSync(dirname(la), { recursive: true });
  writeFileSync(la, "");
  utimesSync(la, secondes, secondes);
}

it("la date la plus récente est celle d’une source : ni essai, ni paquet, ni ce qui est construit à part", () => {
  ecrire("ui/a.ts", 1_000);
  ecrire("ui/pages/b.tsx", 2_000);
  ecrire("ui/pages/b.test.tsx", 3_000);
  ecrire("ui/atelier/c.ts", 4_000);
  ecrire("ui/atelier/node_modules/paquet/d.ts", 5_000);
  const admin = join(ici, "ui/atelier");
  expect([newest(join(ici, "ui"), [admin]), newest(admin), newest(join(ici, "absent"))]).toEqual([
    2_000_000, 4_000_000, 0,
  ]);
});

test("les textes de plus d’un kilo-octet ont un frère .br et un frère .gz, les autres fichiers non", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cap-aides-compression-"));
  mkdirSync(join(folder, "assets"));
  const text = "aide ".repeat(1000);
  writeFileSync(join(folder, "assets", "app.js"), text);
  writeFileSync(join(folder, "petit.css"), "a{}");
  writeFileSync(join(folder, "photo.png"), text);
  expect(await compressFolder(folder)).toEqual([join(folder, "assets", "app.js")]);
  expect([...readdirSync(join(folder, "assets"))].sort()).toEqual(["app.js", "app.js.br", "app.js.gz"]);
  expect([...readdirSync(folder)].sort()).toEqual(["assets", "petit.css", "photo.png"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets", "app.js.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "assets", "app.js.gz"))).toString()).toBe(text);
  expect(await compressFolder(folder)).toEqual([join(folder, "assets", "app.js")]);
  rmSync(folder, { recursive: true });
});

it("le parcours construit porte son empreinte, qu’un navigateur garde avec les réponses", () => {
  expect(versionDuParcours()).toMatch(/^[0-9a-f]{12}$/);
  expect(VERSION).toBe(versionDuParcours());
});
