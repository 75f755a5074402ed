import { describe, expect, it } from "vitest";
import type { Resultats } from "../../catalogue/results/results.ts";
import { ecrireMontant } from "../../catalogue/results/ecrire-montant.ts";
import { conduireLeFoyer, type FoyerLu, resultatsDuFoyer } from "../approuver/faits/foyers-resultats.ts";
import type { FoyerRaconte } from "../../machines/studio/foyers/foyer.ts";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";

/** Up to so many children, every order is told by day; of more, those that begin with each, both ways round. */
const TOUS_LES_ORDRES = process.env["NUIT"] ? 6 : 5;

const permutations = (rangs: readonly number[]): number[][] =>
  rangs.length < 2
    ? [[...rangs]]
    : rangs.flatMap((rang) =>
        permutations(rangs.filter((autre) => autre !== rang)).map((suite) => [rang, ...suite]),
      );

const rotations = (rangs: readonly number[]): number[][] =>
  rangs.flatMap((n) => {
    const tournes = [...rangs.slice(n), ...rangs.slice(0, n)];
    return [tournes, [...tournes].reverse()];
  });

/** The other orders in which children are told, each as the ranks they had. */
function autresOrdres(combien: number): number[][] {
  const rangs = [...Array(combien).keys()];
  return (combien > TOUS_LES_ORDRES ? rotations(rangs) : permutations(rangs)).slice(1);
}

/** What was asked and answered, children named by their rank once put back in their first order. */
function questionsDites({ pas }: FoyerLu, ordre: readonly number[]) {
  const rang = (dit: string) => dit.replaceAll(/enfant_(\d+)/g, (_, n: string) => `rang ${ordre[Number(n)]}`);
  const posees = pas.map(({ quoi, reponse }) => rang(`${quoi} ${JSON.stringify(reponse?.dit ?? null)}`));
  const deLEnfant = (dit: string) => /rang \d/.exec(dit)?.[0];
  return {
    foyer: posees.filter((dit) => !deLEnfant(dit)),
    enfants: ordre.map((n) => posees.filter((dit) => deLEnfant(dit) === `rang ${n}`)),
  };
}

/** Every aid with what is said of its amount, in one order for all. */
const droitsDits = ({ droitsEligibles, droitsInjectes }: Resultats) =>
  [...droitsEligibles, ...droitsInjectes].map((droit) => `${droit.id} : ${ecrireMontant(droit)}`).sort();

/** Nobody takes a child up again or away: what one does then is of one order. */
const foyers = themesDesFoyers
  .flatMap(({ foyers: du }) => du)
  .filter(
    ({ enfants = [], corrections }) =>
      enfants.length > 1 && !corrections && enfants.every(({ repris, retire }) => !repris && !retire),
  );

describe("l’ordre où les enfants sont dits", () => {
  it("est essayé sur des familles de deux à six enfants", () => {
    const qui = (n: number) => foyers.filter(({ enfants = [] }) => enfants.length === n);
    expect([2, 3, 4, 5, 6].filter((n) => qui(n).length < 3)).toEqual([]);
    expect(foyers.filter(({ marque }) => marque === "banque").length).toBeGreaterThan(3);
  });

  it.each(foyers)("ne change rien : $titre", async (foyer: FoyerRaconte) => {
    const { enfants = [], marque = "neutre" } = foyer;
    const rangs = [...enfants.keys()];
    const premier = conduireLeFoyer(foyer);
    const poseesDAbord = questionsDites(premier, rangs);
    const obtenuDAbord = droitsDits(await resultatsDuFoyer(premier.situation, marque));
    for (const ordre of autresOrdres(enfants.length)) {
      const conduit = conduireLeFoyer({ ...foyer, enfants: ordre.map((n) => enfants[n]!) });
      const posees = questionsDites(conduit, ordre);
      expect(posees.foyer, ordre.join()).toEqual(poseesDAbord.foyer);
      expect(posees.enfants, ordre.join()).toEqual(ordre.map((n) => poseesDAbord.enfants[n]));
      expect(
        conduit.situation.enfants?.map(({ date_naissance }) => date_naissance),
        ordre.join(),
      ).toEqual(ordre.map((n) => premier.situation.enfants?.[n]?.date_naissance));
      expect(droitsDits(await resultatsDuFoyer(conduit.situation, marque)), ordre.join()).toEqual(
        obtenuDAbord,
      );
    }
  });
});
