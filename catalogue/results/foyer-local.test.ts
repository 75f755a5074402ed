import { expect, test } from "vitest";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { chaqueMois, ne } from "../loi/formules/kit.ts";
import { foyer } from "../loi/requete/kit.ts";
import type { Individu, Situation } from "../situation/situation.ts";
import { certitudeDe } from "./certitude.ts";

/** Somebody of a commune, and how sure a local aid is for them: « non » of one that is refused. */
async function certitude(
  aide: string,
  [depcom = "", _departement = "", _region = ""]: readonly string[],
  demandeur: Partial<Individu>,
  rest: Partial<Situation> = {},
) {
  const situation = foyer(
    { nationalite: "FR", activite: "inactif", _interetPermisDeConduire: true, ...demandeur },
    {
      menage: {
        aide_logement_date_pret_conventionne: "2018-12-31",
        statut_occupation_logement:
          demandeur.habite_chez_parents === true ? "loge_gratuitement" : "locataire_vide",
        depcom,
        _departement,
        _region,
      },
      ...rest,
    } as Partial<Situation>,
  );
  const { droitsEligibles, incalculables } = await resultatsSansVelo(situation);
  const droit = droitsEligibles.find(({ id }) => id === aide);
  // A sheet that nobody read for long is to be checked, whatever its rule says.
  if (droit)
    return certitudeDe({ ...droit, doutes: droit.doutes?.filter(({ cause }) => cause !== "lecture") ?? [] });
  return incalculables.some(({ id }) => id === aide) ? "a_verifier" : "non";
}

const CHEZ_EUX = { ...ne(20), habite_chez_parents: true, enfant_a_charge: { "2026": false } };

test.each([
  ["rennes_metropole_transport", ["35238", "35", "53"]],
  ["brest_metropole_transport", ["29019", "29", "53"]],
  ["cotes_d_armor_fonds_solidarite_logement_energie_eligibilite", ["22278", "22", "53"]],
  ["antony_noel_pour_tous", ["92002", "92", "11"]],
] as const)(
  "chez ses parents, ce qui lit les revenus de tout le foyer est à vérifier : %s",
  async (aide, lieu) => {
    expect(await certitude(aide, lieu, CHEZ_EUX)).toBe("a_verifier");
  },
);

test("des parents de revenu connu ferment le tarif qui lit leur foyer", async () => {
  const rattachee = { ...CHEZ_EUX, enfant_a_charge: { "2026": true } };
  const parents = { parents: { _situation: "en_couple", rfr: 60_000, nbptr: 2.5 } } as const;
  for (const [aide, lieu] of [
    ["rennes_metropole_transport", ["35238", "35", "53"]],
    ["brest_metropole_transport", ["29019", "29", "53"]],
  ] as const)
    expect(await certitude(aide, lieu, rattachee, parents)).toBe("non");
});

test("le transport social d’Eure-et-Loir est pour un parcours d’insertion, que l’on demande (fiche)", async () => {
  const chartres = ["28085", "28", "24"];
  const aide = "eure_et_loir_eligibilite_transport_social";
  const jeune = { ...ne(20), activite: "chomeur" } as const;
  expect(await certitude(aide, chartres, jeune)).toBe("si");
  expect(await certitude(aide, chartres, jeune, { precisions: { suivi_insertion: true } })).toBe("sure");
});

test("à Cambrai, après 25 ans, un quartier prioritaire peut ouvrir l’aide au permis (villedecambrai.com)", async () => {
  const cambrai = ["59122", "59", "32"];
  const aide = "cambrai_aide_mobilite_permis_b";
  expect(await certitude(aide, cambrai, ne(26))).toBe("a_verifier");
  expect(await certitude(aide, ["59136", "59", "32"], ne(26))).toBe("non");
});

test("à Antony, le séjour adapté est aussi pour les adultes (fiche)", async () => {
  const antony = ["92002", "92", "11"];
  const aide = "antony_aide_depart_sejour_adapte";
  expect(await certitude(aide, antony, { ...ne(25), handicap: true })).toBe("a_verifier");
  expect(await certitude(aide, antony, ne(25))).toBe("non");
});

test("la prestation de compensation d’Eure-et-Loir demande un séjour régulier, non une nationalité (CASF, art. L111-2)", async () => {
  const chartres = ["28085", "28", "24"];
  const aide = "eure_et_loir_eligibilite_aide_menagere_personne_handicap";
  const elle = { ...ne(25), handicap: true, taux_incapacite: 0.9, aah: chaqueMois(1041.59) };
  expect(await certitude(aide, chartres, { ...elle, nationalite: "FR" })).toBe("sure");
  expect(await certitude(aide, chartres, { ...elle, nationalite: "AF" })).toBe("a_verifier");
});
