import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newest } from "./sources.ts";

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
  ecrire("ui/admin/c.ts", 4_000);
  ecrire("ui/admin/node_modules/paquet/d.ts", 5_000);
  const admin = join(ici, "ui/admin");
  expect([newest(join(ici, "ui"), [admin]), newest(admin), newest(join(ici, "absent"))]).toEqual([
    2_000_000, 4_000_000, 0,
  ]);
});
