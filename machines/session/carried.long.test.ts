import { expect, test } from "vitest";
import { conduireLeFoyer, resultatsDuFoyer } from "../../test/approuver/faits/foyers-resultats.ts";
import { anonyme } from "../../test/anonyme.ts";
import { themesDesFoyers } from "../studio/foyers/themes.ts";
import { parcoursDe } from "../journey/walk.ts";
import { openFragment, sealedFragment } from "./carried.ts";

/** The address before its fragment, on a site whose name has thirty letters. */
const DEBUT = "https://aides.une-banque-regionale.fr/simulation/reprendre#".length;
const foyers = themesDesFoyers.flatMap((theme) => theme.foyers);

test("chaque foyer raconté tient dans un lien, et en revient tel quel", async () => {
  const longueurs: number[] = [];
  for (const { titre, marque = "neutre", ...foyer } of foyers) {
    const { snapshot, situation } = conduireLeFoyer({ titre, marque, ...foyer });
    const fragment = await sealedFragment(snapshot);
    longueurs.push(DEBUT + fragment.length);
    const { context, path, from, lost } = await openFragment(fragment, { marque });
    const rouverte = parcoursDe(context).situation;
    expect({ path, from, lost }, titre).toEqual({
      path: "/simulation/resultats",
      from: "snapshot",
      lost: [],
    });
    expect(anonyme(rouverte), titre).toEqual(anonyme(situation));
  }
  const parMoins = (borne: number) => longueurs.filter((une) => une < borne).length / longueurs.length;
  const [plusCourt, plusLong] = [Math.min(...longueurs), Math.max(...longueurs)];
  console.log(
    `${longueurs.length} liens, de ${plusCourt} à ${plusLong} caractères ; moins de 2 000 : ${Math.round(parMoins(2_000) * 100)} %, moins de 1 300 : ${Math.round(parMoins(1_300) * 100)} %`,
  );
  expect(longueurs.length).toBeGreaterThan(260);
  expect(parMoins(2_000)).toBeGreaterThanOrEqual(0.95);
  expect(parMoins(1_300)).toBeGreaterThanOrEqual(0.95);
  expect(parMoins(1_050)).toBeGreaterThanOrEqual(0.5);
});

test("ce qui en revient a les mêmes résultats", async () => {
  // One household in twenty: a whole computation takes a while.
  for (const foyer of foyers.filter((_, rang) => rang % 20 === 0)) {
    const { marque = "neutre" } = foyer;
    const { snapshot, situation } = conduireLeFoyer(foyer);
    const { context } = await openFragment(await sealedFragment(snapshot), { marque });
    const resultats = await resultatsDuFoyer(parcoursDe(context).situation, marque);
    expect(resultats, foyer.titre).toEqual(await resultatsDuFoyer(situation, marque));
    expect(resultats.droitsEligibles.length, foyer.titre).toBeGreaterThan(0);
  }
});
