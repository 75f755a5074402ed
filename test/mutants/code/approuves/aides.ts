import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { paysDe } from "../../../../catalogue/exemples/pays.ts";
import { readExemples } from "../../../../server/catalogue/exemples.ts";
import { readCatalogue } from "../../../../server/catalogue/read.ts";
import { readCommunes } from "../../../../server/communes/data.ts";
import { cheminDeLAide, texteDUneAide } from "../../../approuver/faits/aides.ts";

const monde = { catalogue: readCatalogue(), pays: paysDe(readCommunes()), exemples: readExemples() };

it.each(monde.catalogue.aides)("aide approuvée : $aide.slug", (une) => {
  expect(texteDUneAide(une, monde)).toBe(readFileSync(cheminDeLAide(une.aide.slug), "utf8"));
});
