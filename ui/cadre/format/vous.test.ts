import { expect, it } from "vitest";
import { lisible } from "../../../catalogue/fiches/lisible.ts";
import { reglesElementaires } from "../../../catalogue/fiches/phrases/trace.ts";
import { describe } from "../../../catalogue/conditions/predicate/describe.ts";
import { lireLesFichiers } from "../../../server/build/produits.ts";
import { enVous } from "./vous.ts";

const { catalogue, nomDeLieu } = lireLesFichiers();
const noms = { lieu: nomDeLieu, aide: (id: string) => catalogue.byId.get(id)?.aide.label };
const regles = catalogue.aides.flatMap(({ rules }) =>
  [...rules.profils, ...rules.general].flatMap((condition) =>
    reglesElementaires(lisible(condition, noms)).map((regle) => describe(regle)),
  ),
);

/** A verb that begins a part of a rule, still in the infinitive. */
const INFINITIF = /(?:^|, | ou | et )(?:ne pas )?(?!propriétaire)[a-zà-ÿ]+(?:er|ir|oir|re) /u;

it.each([
  [
    "avoir au moins un enfant de moins de 1 an ou attendre un enfant",
    "vous avez au moins un enfant de moins de 1 an ou attendez un enfant",
  ],
  ["attendre un enfant", "vous attendez un enfant"],
  ["ne pas attendre un enfant", "vous n’attendez pas un enfant"],
  ["être à son compte", "vous êtes à votre compte"],
  ["être en emploi salarié ou à son compte", "vous êtes en emploi salarié ou à votre compte"],
  ["être au lycée et avoir moins de 26 ans", "vous êtes au lycée et avez moins de 26 ans"],
])("« %s » se dit « %s »", (regle, dite) => {
  expect(enVous(regle)).toBe(dite);
});

it("chaque règle du catalogue se dit à la personne, sans verbe laissé à l’infinitif", () => {
  expect(regles.length).toBeGreaterThan(1200);
  const fautives = regles.filter((regle) => INFINITIF.test(enVous(regle) ?? regle));
  expect([...new Set(fautives)]).toEqual([]);
  // « vous » never has « son », « sa » or « ses ».
  const dAutrui = regles
    .flatMap((regle) => enVous(regle) ?? [])
    .filter((dite) => /\b(?:son|sa|ses)\b/.test(dite));
  expect([...new Set(dAutrui)]).toEqual([]);
});
