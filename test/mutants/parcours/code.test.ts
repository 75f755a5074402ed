import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fautesDuCode } from "./code.ts";

test("chaque faute plantée dans le code y a encore sa place, et une seule", () => {
  const fautes = fautesDuCode();
  expect(fautes.length).toBeGreaterThan(60);
  const places = fautes.flatMap(({ quoi, source }) =>
    source ? [[quoi, readFileSync(source.fichier, "utf8").split(source.avant).length - 1] as const] : [],
  );
  expect(places.filter(([, fois]) => fois !== 1)).toEqual([]);
});
