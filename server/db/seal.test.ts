import { expect, test } from "vitest";
import { hashOf, sealer, unseal } from "./seal.ts";

const token = Buffer.alloc(32, 7).toString("base64url");
const autre = Buffer.alloc(32, 8).toString("base64url");
const TEXTE = '{"date_naissance":"2006-01-15","é":"œ"}';

test("ce qui est scellé se rouvre avec le jeton et l’identifiant, et avec eux seuls", () => {
  const sealed = sealer(token, "ligne-1")(TEXTE);
  expect(unseal(sealed, token, "ligne-1")).toBe(TEXTE);
  expect(() => unseal(sealed, autre, "ligne-1")).toThrow("unable to authenticate data");
  expect(() => unseal(sealed, token, "ligne-2")).toThrow("unable to authenticate data");
});

test("rien du texte ni du jeton ne se lit dans ce qui est gardé", () => {
  const sealed = sealer(token, "ligne-1")(TEXTE);
  expect(sealed.includes("2006")).toBe(false);
  expect(sealed.includes(Buffer.from(token, "base64url"))).toBe(false);
  expect(hashOf(token)).toBe("dc4bf80c77473d130fa0de86ba4018fe98bb214005e6a5891d12ba91446f9e81");
});

test("deux fois le même texte ne se ressemblent pas, et un octet changé se voit", () => {
  const [one, two] = [sealer(token, "ligne-1")(TEXTE), sealer(token, "ligne-1")(TEXTE)];
  expect(one.equals(two)).toBe(false);
  for (const at of [0, 12, 28, one.length - 1]) {
    const changed = Buffer.from(one);
    changed[at]! ^= 1;
    expect(() => unseal(changed, token, "ligne-1"), `octet ${at}`).toThrow("unable to authenticate data");
  }
});
