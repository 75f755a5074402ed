import { hkdfSync } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { clesDuCode, codeTape, grouper, tirerUnCode } from "./transmission.ts";

const CODE = "482719305561027488361197";

describe("le code d’une transmission", () => {
  test("a vingt-quatre chiffres, tirés au hasard, chacun aussi souvent", () => {
    const codes = Array.from({ length: 1_000 }, tirerUnCode);
    for (const code of codes) expect(code).toMatch(/^\d{24}$/);
    expect(new Set(codes).size).toBe(1_000);
    const combien = Array.from("0123456789", (chiffre) => codes.join("").split(chiffre).length - 1);
    // 2,400 are expected of each, give or take 46: a seventh of them is ten times that.
    for (const n of combien) expect(Math.abs(n - 2_400)).toBeLessThan(340);
  });

  test("laisse les octets qui feraient venir un chiffre plus souvent", () => {
    let fois = 0;
    const tirer = vi.spyOn(crypto, "getRandomValues").mockImplementation((octets) => {
      fois += 1;
      for (const [rang] of [...(octets as Uint8Array)].entries())
        (octets as Uint8Array)[rang] = fois === 1 ? 250 + (rang % 6) : rang;
      return octets;
    });
    expect(tirerUnCode()).toBe("012345678901234567890123");
    tirer.mockRestore();
  });

  test.each([
    grouper(CODE),
    ` ${grouper(CODE)} `,
    grouper(CODE).replaceAll(" ", "\u202f"),
    grouper(CODE).replaceAll(" ", "-"),
    grouper(CODE).replaceAll(" ", "\u2013"),
    grouper(CODE).replaceAll(" ", ", "),
    CODE,
  ])("se lit comme on le tape : « %s »", (tape) => {
    expect(codeTape(tape)).toBe(CODE);
  });

  test.each(["", "4827", CODE.slice(1), `${CODE}1`, CODE.replace("4", "O"), "1.abc.def"])(
    "« %s » n’en est pas un",
    (tape) => {
      expect(codeTape(tape)).toBeUndefined();
    },
  );

  // RFC 5869, as another library writes it.
  test("donne un nom et une clé selon la RFC 5869 ; la clé ne sort pas, et le nom n’en dit rien", async () => {
    const tirer = (quoi: string) =>
      Buffer.from(hkdfSync("sha256", CODE, "cap-aides transmission 1", quoi, 16));
    const { nom, cle } = await clesDuCode(CODE);
    expect(Buffer.from(nom)).toEqual(tirer("nom"));
    expect([cle.extractable, [...cle.usages].sort()]).toEqual([false, ["decrypt", "encrypt"]]);
    const iv = new Uint8Array(12);
    const scelle = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, cle, Buffer.from("réponses"));
    const deLaRfc = await crypto.subtle.importKey("raw", tirer("clé"), "AES-GCM", false, ["decrypt"]);
    const ouvert = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, deLaRfc, scelle);
    expect(Buffer.from(ouvert).toString()).toBe("réponses");
    const autre = await clesDuCode(CODE.replace("4827", "4828"));
    expect(autre.nom).not.toEqual(nom);
  });
});
