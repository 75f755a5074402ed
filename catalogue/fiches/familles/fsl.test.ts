import { expect, it } from "vitest";
import { catalogueServi, resultatsSansVelo } from "../../../test/fixtures/sans-velo.ts";
import { indexerParTerritoire } from "../../lieux/territoires/index.ts";
import { foyer } from "../../loi/requete/kit.ts";
import { factContext } from "../../situation/context.ts";
import type { Menage } from "../../situation/situation.ts";

const fonds = indexerParTerritoire(catalogueServi.aides.filter(({ aide }) => aide.famille === "fsl"));

const DEPARTEMENTS = [
  ..."2A 2B 971 972 973 974 976".split(" "),
  ...Array.from({ length: 95 }, (_, rang) => String(rang + 1).padStart(2, "0")).filter((un) => un !== "20"),
];
/** Written one by one, from its own rules of the law. */
const A_PART = new Set(["28"]);

const habite = (menage: Partial<Menage>) =>
  foyer(
    { date_naissance: "2002-02-01", nationalite: "FR", activite: "chomeur" },
    { menage: { aide_logement_date_pret_conventionne: "2018-12-31", ...menage } },
  );

it("chaque département a un fonds de solidarité pour le logement, et un seul hors de ses métropoles", () => {
  const nombres = DEPARTEMENTS.map(
    (_departement) => [_departement, fonds.candidates(factContext(habite({ _departement }))).length] as const,
  );
  expect(nombres.filter(([code, nombre]) => nombre !== (A_PART.has(code) ? 0 : 1))).toEqual([]);
});

it.each<[string, string, Partial<Menage>]>([
  [
    "qui loue à Nancy, où aucune fiche n’est celle du département",
    "fonds-solidarite-logement-fsl-eligibilite",
    { depcom: "54395", _departement: "54", _region: "44", statut_occupation_logement: "locataire_vide" },
  ],
  [
    "qu’on héberge à Rennes",
    "departement-ille-et-vilaine-fsl-eligibilite",
    { depcom: "35238", _departement: "35", _region: "53", statut_occupation_logement: "loge_gratuitement" },
  ],
  [
    "sans toit à Rennes",
    "departement-ille-et-vilaine-fsl-eligibilite",
    { depcom: "35238", _departement: "35", _region: "53", statut_occupation_logement: "sans_domicile" },
  ],
])("le fonds se propose à une personne %s, à vérifier", async (_, fiche, menage) => {
  const { droitsEligibles } = await resultatsSansVelo(habite(menage));
  const [trouve, ...autres] = droitsEligibles.filter(({ id }) => id.includes("fsl-eligibilite"));
  expect([trouve?.id, autres]).toEqual([fiche, []]);
  expect(trouve?.doutes?.map(({ cause }) => cause)).toContain("décision");
});
