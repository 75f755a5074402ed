import fc from "fast-check";
import { expect, test } from "vitest";
import type { Situation } from "../../situation/situation.ts";
import { calculDe } from "../embarquee.ts";
import { anneeDe, moisDe } from "../mois.ts";
import type { Resultat } from "../moteur/definition.ts";
import { enfant } from "../requete/kit.ts";
import { registre } from "./registre.ts";
import { foyersTires } from "./tirage.ts";

/** Everything that the law computes of the applicant and of the groups of the applicant, in a month and its year. */
function toutLire(situation: Situation, mois: number): Record<string, Resultat> {
  const c = calculDe(situation);
  return Object.fromEntries(
    [...registre.values()].map(({ definition: { nom, entite, periode } }) => [
      nom,
      c.lireParNom(nom, c.entites[entite][0]!, periode === "annee" ? anneeDe(mois) : mois),
    ]),
  );
}

/** Texts that count the child to come, or the year of the birth. */
const LE_COMPTENT: ReadonlySet<string> = new Set([
  // Due for the expected child, who counts for the ceiling (CSS, art. L531-2).
  "prime_naissance",
  // Read the back-to-school allowance of the year of the birth.
  "pass_sport",
  "eure_et_loir_fsl_ressources",
  "eure_et_loir_fsl_base_ressources",
]);

const sansGrossesse = ({ conjoint, ...situation }: Situation): Situation => ({
  ...situation,
  demandeur: { ...situation.demandeur, enceinte: "pas_concerne" },
  ...(conjoint && { conjoint: { ...conjoint, enceinte: "pas_concerne" as const } }),
});

test("personne ne compte avant sa naissance, quelle que soit l’aide", () => {
  fc.assert(
    fc.property(
      foyersTires,
      fc.constantFrom("2026-03-20", "2026-05-31", "2026-06-15"),
      fc.integer({ min: 1, max: 12 }),
      (tire, naissance, avant) => {
        const sans = sansGrossesse(tire);
        const bebe = enfant(8, {
          date_naissance: naissance,
          nationalite: "FR",
          handicap: true,
          garde_alternee: true,
        });
        const avec = { ...sans, enfants: [...(sans.enfants ?? []), bebe] };
        const mois = moisDe(naissance) - avant;
        const [un, autre] = [toutLire(sans, mois), toutLire(avec, mois)];
        // What a year counts of a child born in it, from January on.
        const naitCetteAnnee = anneeDe(mois) === anneeDe(moisDe(naissance));
        const differents = Object.keys(un).filter(
          (nom) =>
            un[nom] !== autre[nom] &&
            !LE_COMPTENT.has(nom) &&
            !(naitCetteAnnee && registre.get(nom)?.definition.periode === "annee"),
        );
        expect(differents).toEqual([]);
      },
    ),
    { seed: 57, numRuns: 100 },
  );
});
