import legales from "../../catalogue/loi/lectures.json" with { type: "json" };
import { expect, describe, it } from "vitest";
import { calculees } from "../../catalogue/loi/embarquee.ts";
import { foyers, personas } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import type { FoyerRaconte } from "../../machines/studio/foyers/foyer.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { conduireLeFoyer } from "../approuver/faits/foyers-resultats.ts";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { avecEtSans, Lectures } from "./lire.ts";

const aides = calculees(
  readCatalogue()
    .aides.map(({ aide }) => aide)
    .filter(({ source }) => source === "openfisca"),
);
const ecrites: Partial<Record<string, readonly string[]>> = legales;

function luesPour(context: JourneyContext): Map<string, readonly string[]> {
  const { situation, sans } = avecEtSans(context);
  const lectures = new Lectures();
  lectures.comparer(situation, sans, aides);
  return new Map(aides.map(({ slug }) => [slug, lectures.de(slug)]));
}
const lues = (persona: FoyerRaconte) => luesPour(remplir(persona));

describe("ce que le calcul d’une aide de la loi lit", () => {
  it("est ce qu’on a répondu et dont il se sert, de près ou de loin", () => {
    const rsa = lues(foyers.mereSeule).get("rsa");
    expect(rsa).toContain("individu.enfant.date_naissance");
    expect(rsa).toContain("individu.demandeur.ressources");
    expect(rsa).not.toContain("individu.demandeur._interetBafa");
    expect(rsa).not.toContain("individu.demandeur.regime_securite_sociale");
  });

  it("comprend qui vit dans le foyer, quand le montant en dépend", () => {
    expect(lues(foyers.coupleAuChomage).get("rsa")).toContain("famille.en_couple");
    expect(lues(foyers.mereSeule).get("ppa")).toContain("enfants");
    expect(lues(foyers.mereSeule).get("pass_culture")).not.toContain("enfants");
  });

  it("est écrit au catalogue pour chaque aide calculée, et pour elles seules", () => {
    expect(Object.keys(ecrites).sort()).toEqual(aides.map(({ slug }) => slug).sort());
  });

  it.each([
    ...personas.map((persona) => [persona.titre, () => remplir(persona)] as const),
    ...themesDesFoyers
      .flatMap((theme) => theme.foyers)
      .filter((_, n) => n % 12 === 0)
      .map((foyer) => [foyer.titre, () => conduireLeFoyer(foyer).snapshot.context] as const),
  ])("n’a rien qui ne soit pas au catalogue : %s", (_, contexte) => {
    const nouvelles = [...luesPour(contexte())].flatMap(([slug, reponses]) =>
      reponses.filter((une) => !ecrites[slug]?.includes(une)).map((une) => `${slug} lit ${une}`),
    );
    expect(nouvelles).toEqual([]);
  });
});
