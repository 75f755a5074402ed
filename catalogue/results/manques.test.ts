import { expect, test } from "vitest";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { chaqueMois, ne } from "../loi/formules/kit.ts";
import { conjoint, enfant, foyer } from "../loi/requete/kit.ts";
import { completer } from "../situation/completer.ts";
import type { Situation } from "../situation/situation.ts";

const menage = {
  aide_logement_date_pret_conventionne: "2018-12-31",
  statut_occupation_logement: "locataire_vide",
  loyer: 450,
  depcom: "69123",
  _departement: "69",
  _region: "84",
} as const;
const FOYERS: Readonly<Record<string, Situation>> = {
  "étudiante de 20 ans": foyer(
    {
      ...ne(20),
      nationalite: "FR",
      activite: "etudiant",
      scolarite: "enseignement_superieur",
      statuts_etablissement_scolaire: "public",
      annee_etude: "licence_1",
      handicap: false,
      enfant_a_charge: { "2026": true },
    },
    { menage, parents: { _situation: "en_couple", rfr: 20_000, nbptr: 3 } },
  ),
  "couple de salariés et un bébé": foyer(
    { ...ne(30), nationalite: "FR", activite: "salarie", handicap: false, salaire_net: chaqueMois(1300) },
    {
      menage,
      famille: { en_couple: true },
      conjoint: conjoint({ ...ne(29), nationalite: "FR", activite: "inactif" }),
      enfants: [enfant(0, { ...ne(1), nationalite: "FR" })],
    },
  ),
};

/** The household without one answer. */
function sans(situation: Situation, cle: string): unknown {
  const copie = structuredClone(situation) as unknown as Record<string, Record<string, unknown>>;
  const [entite = "", personne = "", champ = ""] = cle.split(".");
  if (entite === "menage") delete copie["menage"]?.[personne];
  else delete copie[personne]?.[champ];
  return copie;
}
const CLES = ["date_naissance", "nationalite", "activite", "handicap", "enfant_a_charge"]
  .map((champ) => `individu.demandeur.${champ}`)
  .concat([
    "individu.conjoint.date_naissance",
    "individu.conjoint.nationalite",
    "menage.depcom",
    "menage.statut_occupation_logement",
  ]);

test.each(Object.keys(FOYERS).flatMap((nom) => CLES.map((cle) => [nom, cle] as const)))(
  "%s sans « %s » : rien n’échoue, et ce qui en dépend est à vérifier",
  async (nom, cle) => {
    const entier = FOYERS[nom] as Situation;
    const [avec, privee] = [
      await resultatsSansVelo(entier),
      await resultatsSansVelo(completer(sans(entier, cle))),
    ];
    const raisons = privee.nonCalcules.map(({ raison }) => raison);
    expect(raisons.filter((raison) => !raison.startsWith("Il nous manque"))).toEqual([]);
    const dites = new Set([
      ...privee.nonCalcules.map(({ id }) => id),
      ...privee.incalculables.map(({ id }) => id),
      ...privee.droitsEligibles.flatMap(({ id, doutes, aVerifier }) => ((doutes ?? aVerifier) ? [id] : [])),
    ]);
    const montants = new Map(privee.droitsEligibles.map(({ id, montant }) => [id, montant]));
    // Without a commune nobody knows what a place gives: only the law of the whole country is looked at.
    const tues = avec.droitsEligibles.filter(
      ({ id, montant, institution }) =>
        institution.type === "national" && montants.get(id) !== montant && !dites.has(id),
    );
    expect(tues.map(({ id }) => id)).toEqual([]);
  },
);
