import { expect, test } from "vitest";
import { MemoryRouter } from "react-router";
import type { CasPressant } from "../../catalogue/results/dabord.ts";
import { desResultats } from "../../test/fixtures/droits.ts";
import { ecranSeul } from "../../test/fixtures/ecran.tsx";
import { EnTete } from "./en-tete.tsx";

/** Headings of the page that opens with these, in their order. */
const titres = (...dabord: CasPressant[]) =>
  ecranSeul(
    <EnTete
      debut="Environ 650 € par mois"
      suite=""
      resultats={desResultats({ dabord })}
      titre={{ current: null }}
    />,
    (dedans) => <MemoryRouter>{dedans}</MemoryRouter>,
  )
    .hotes.filter(({ type }) => /^h[1-6]$/.test(type))
    .map(({ type, texte }) => `${type} ${texte}`);

test("ce qui presse ouvre la page, avant les montants", () => {
  expect(titres()).toEqual(["h1 Environ 650 € par mois"]);
  expect(titres("sans_toit", "sans_revenu")).toEqual([
    "h1 D’abord, un toit",
    "h2 D’abord, de quoi vivre",
    "h2 Environ 650 € par mois",
  ]);
});
