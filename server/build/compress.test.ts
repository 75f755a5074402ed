import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressFolder } from "./compress.ts";

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
