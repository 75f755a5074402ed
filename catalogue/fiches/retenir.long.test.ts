import { expect, test } from "vitest";
import { lireLesFichiers } from "../../server/build/produits.ts";
import { situerLesLieux } from "../../server/catalogue/lieux/communes/situer.ts";
import { retenir } from "./retenir.ts";

const { catalogue, communes } = lireLesFichiers();
const situer = situerLesLieux(communes);
const ids = (depcom: string) =>
  retenir(
    catalogue,
    catalogue.aides,
    { lieu: { commune: depcom, ...situer("commune", depcom) } },
    "2026-06-15",
  ).map(({ aide }) => aide.slug);

test.each([
  [
    "35238",
    [
      "rsa",
      "region-bretagne-abonnement-breizhgo",
      "rennes_metropole_transport",
      "departement-ille-et-vilaine-apa-eligibilite",
    ],
  ],
  ["75056", ["rsa", "paris_logement", "region-ile-de-france-carte-imagine-r-etudiants"]],
])("%s : le pays, la région, le département, la ville", (depcom, attendues) => {
  expect(attendues.filter((id) => !ids(depcom).includes(id))).toEqual([]);
});

test("rien d’ailleurs", () => {
  const ici = ids("35238");
  expect(ici.filter((id) => /^(paris_|antony_|region-corse|caf-nord|ville-de-vannes)/.test(id))).toEqual([]);
  expect(ici.length).toBeLessThan(170);
});

test("un lieu se situe par ses codes ; un code inconnu, nulle part", () => {
  expect(situer("commune", "35238")).toEqual({ region: "53", departement: "35", epci: "243500139" });
  expect(situer("departement", "2A")).toMatchObject({ region: "94", departement: "2A" });
  expect(situer("region", "53")).toEqual({ region: "53" });
  expect(situer("commune", "00000")).toEqual({});
});
