import { expect, it } from "vitest";
import { legislationEmbarquee } from "../catalogue/loi/embarquee.ts";
import { type Dossier, parcoursDe } from "../machines/journey/walk.ts";
import type { FoyerRaconte } from "../machines/studio/foyers/foyer.ts";
import { foyers } from "../machines/studio/personas/personas.ts";
import { remplir } from "../machines/studio/personas/remplir.ts";
import { lireLesFichiers } from "../server/build/produits.ts";

const aides = lireLesFichiers().catalogue.aides.map(({ aide }) => aide);
const legislation = legislationEmbarquee(aides);

/** Incomes of N-2 that the law says it does not know, once `ressourcesFiscales` is told. */
async function inconnus(une: FoyerRaconte, ressourcesFiscales?: Dossier["ressourcesFiscales"]) {
  const { situation } = parcoursDe({
    ...remplir(une),
    ...(ressourcesFiscales && { ressourcesFiscales }),
  });
  const { doutes = {} } = await legislation.compute(
    situation,
    aides.map(({ slug }) => slug),
  );
  return Object.values(doutes).filter((dit) => dit.includes("de 2024")).length;
}

it.each(["mereSeule", "sansDomicile", "coupleAuChomage"] as const)(
  "%s qui a tout laissé vide, et l’a enregistré : plus rien n’attend ses revenus de 2024",
  async (nom) => {
    const { demandeur, conjoint, enfants } = parcoursDe(remplir(foyers[nom])).situation;
    const gens = [demandeur, ...(conjoint ? [conjoint] : []), ...(enfants ?? [])];
    const vides = Object.fromEntries(gens.map(({ id }) => [id, {}]));
    expect(await inconnus(foyers[nom])).toBeGreaterThan(0);
    expect(await inconnus(foyers[nom], vides)).toBe(0);
  },
);
