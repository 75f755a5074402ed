import { expect, test } from "vitest";
import { conduire } from "../../machines/studio/foyers/conduire.ts";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { communeRacontee } from "../../server/catalogue/lieux/communes/racontee.ts";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import type { Individu, Parents, Situation } from "../situation/situation.ts";
import { certitudeDe } from "./certitude.ts";
import { questionsDecisives } from "./decisives/questions.ts";

const situations = themesDesFoyers
  .flatMap(({ foyers }) => foyers)
  .filter(({ marque }) => marque !== "banque")
  .map((foyer) => ({ titre: foyer.titre, ...conduire(foyer, communeRacontee) }));

const avecParents = (situation: Situation, parents: Partial<Parents>): Situation => ({
  ...situation,
  parents: { ...situation.parents, ...parents },
});
const avecLui = (situation: Situation, lui: Partial<Individu>): Situation => ({
  ...situation,
  demandeur: { ...situation.demandeur, ...lui },
});
const precise = (situation: Situation, reponse: boolean | null): Situation => ({
  ...situation,
  precisions: Object.fromEntries(Object.keys(questionsDecisives).map((cle) => [cle, reponse])),
});

/** Year that taxes are computed on. */
const fiscale = ({ dateDeValeur }: Situation) => `${Number(dateDeValeur.slice(0, 4)) - 2}`;

/** What a household may not know, the household that does not know it, and households that it could then be. */
interface Inconnue {
  concerne: (situation: Situation) => boolean;
  sans: (situation: Situation) => Situation;
  valeurs: readonly ((situation: Situation) => Situation)[];
}

const inconnues: Readonly<Record<string, Inconnue>> = {
  "le revenu fiscal des parents": {
    concerne: ({ parents }) => parents.rfr !== undefined,
    sans: (situation) => avecParents(situation, { rfr: null }),
    valeurs: [0, 18_000, 90_000].map((rfr) => (situation) => avecParents(situation, { rfr })),
  },
  "les parts des parents": {
    concerne: ({ parents }) => parents.nbptr !== undefined,
    sans: (situation) => avecParents(situation, { nbptr: null }),
    valeurs: [1, 2.5, 5].map((nbptr) => (situation) => avecParents(situation, { nbptr })),
  },
  "le revenu brut global des parents": {
    concerne: ({ demandeur }) => demandeur.bourse_criteres_sociaux_base_ressources_parentale !== undefined,
    sans: (situation) => avecLui(situation, { bourse_criteres_sociaux_base_ressources_parentale: null }),
    valeurs: [0, 20_000, 90_000].map(
      (bourse_criteres_sociaux_base_ressources_parentale) => (situation) =>
        avecLui(situation, { bourse_criteres_sociaux_base_ressources_parentale }),
    ),
  },
  "les salaires d’il y a deux ans": {
    concerne: ({ demandeur }) => demandeur.salaire_imposable === undefined,
    sans: (situation) => situation,
    valeurs: [0, 14_000, 60_000].map(
      (salaire) => (situation) =>
        avecLui(situation, { salaire_imposable: { [fiscale(situation)]: salaire } }),
    ),
  },
  "le taux qu’aucune décision ne porte": {
    concerne: ({ demandeur }) => demandeur.handicap === true,
    sans: (situation) => ({ ...situation, precisions: { decision_mdph: false } }),
    valeurs: [0.3, 0.65, 0.9].map(
      (taux_incapacite) => (situation) => avecLui(situation, { taux_incapacite }),
    ),
  },
  "ce qui se demande sur les résultats": {
    concerne: () => true,
    sans: (situation) => precise(situation, null),
    valeurs: [true, false].map((reponse) => (situation) => precise(situation, reponse)),
  },
};

/** Aids that are called sure of a household that does not know, and that are lost or worth something else once it does. */
async function promises(situation: Situation, { sans, valeurs }: Inconnue) {
  const ignorante = sans(situation);
  const { droitsEligibles } = await resultatsSansVelo(ignorante);
  const autres = await Promise.all(valeurs.map((valeur) => resultatsSansVelo(valeur(ignorante))));
  const montants = autres.map((une) => new Map(une.droitsEligibles.map(({ id, montant }) => [id, montant])));
  const changees = droitsEligibles.filter(({ id, montant }) =>
    montants.some((connus) => connus.get(id) !== montant),
  );
  return { changees, sures: changees.filter((droit) => certitudeDe(droit) === "sure").map(({ id }) => id) };
}

test.each(Object.entries(inconnues))("rien de « sûr » ne repose sur %s", async (_, inconnue) => {
  const concernees = situations.filter(({ situation }) => inconnue.concerne(situation));
  const fautes: string[] = [];
  let bougent = 0;
  for (const { titre, situation } of concernees) {
    const { changees, sures } = await promises(situation, inconnue);
    bougent += changees.length;
    fautes.push(...sures.map((id) => `${id}, ${titre}`));
  }
  expect(bougent).toBeGreaterThan(0);
  expect(fautes).toEqual([]);
});
