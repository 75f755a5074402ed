import { expect, test } from "vitest";
import { lireFragment } from "./adresse.ts";

test.each([
  ["#simulation=aB-1_.t0-K_", { id: "aB-1_", token: "t0-K_" }],
  ["#simulation=abc", { id: "", token: "" }],
  ["#simulation=abc.", { id: "", token: "" }],
  ["#simulation=.secret", { id: "", token: "" }],
  ["#simulation=abc.sec ret", { id: "", token: "" }],
  ["#simulation=../x.secret", { id: "", token: "" }],
  ["#simulation=%E0%A4.secret", { id: "", token: "" }],
  ["#simulation", { id: "", token: "" }],
  ["", undefined],
  ["#contenu", undefined],
])("le fragment « %s »", (fragment, attendu) => {
  expect(lireFragment(fragment)).toEqual(attendu);
});
