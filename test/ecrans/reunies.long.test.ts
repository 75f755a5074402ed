import { describe, expect, test } from "vitest";
import type { Resultats } from "../../catalogue/results/results.ts";
import { readStored, storedOf } from "../../machines/journey/stored.ts";
import { pathOf } from "../../machines/journey/path.ts";
import { conduireLeFoyer, resultatsDuFoyer } from "../approuver/faits/foyers-resultats.ts";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { DE_A_MINUTES } from "../../ui/pages/accueil.tsx";
import { dureesDesFoyers } from "./duree.ts";
import { conduireParEcrans } from "./conduire.ts";

/** What results say of each aid: whether it is due, how much, how sure that is. */
const dites = (resultats: Resultats) => {
  const { droitsEligibles, droitsInjectes, incalculables, nonCalcules, presque } = resultats;
  return { droitsEligibles, droitsInjectes, incalculables, nonCalcules, presque };
};

describe.each(themesDesFoyers)("par écrans, $titre", ({ foyers }) => {
  test("les mêmes résultats, avec la même certitude, en moins d’écrans", async () => {
    for (const foyer of foyers) {
      const { marque = "neutre" } = foyer;
      const complet = conduireLeFoyer(foyer);
      const { ecrans, situation } = conduireParEcrans(complet.snapshot.context);
      expect(dites(await resultatsDuFoyer(situation, marque)), foyer.titre).toEqual(
        dites(await resultatsDuFoyer(complet.situation, marque)),
      );
      expect(ecrans.length, foyer.titre).toBeLessThan(complet.pas.filter(({ reponse }) => reponse).length);
      const hausses = ecrans.slice(1).map(({ reste }, rang) => reste - (ecrans[rang]?.reste ?? 0));
      expect(Math.max(...hausses), `${foyer.titre} : hausse de ce qui reste`).toBeLessThanOrEqual(2);
      expect(ecrans.at(-1)?.reste, foyer.titre).toBe(1);
    }
  });

  test("de chaque écran, Précédent ramène à celui d’avant ; interrompu, il reprend où il en était", () => {
    for (const foyer of foyers.filter((_, rang) => rang % 4 === 0)) {
      const [revenus, avants, reprises]: [string[], string[], string[]] = [[], [], []];
      let avant: string | undefined;
      conduireParEcrans(conduireLeFoyer(foyer).snapshot.context, {
        pendant: (actor) => {
          const snapshot = actor.getSnapshot();
          const ici = pathOf(snapshot);
          const repris = readStored(JSON.parse(JSON.stringify(storedOf(snapshot))), snapshot.context);
          reprises.push(`${ici} ${repris?.from} ${repris?.path}`);
          if (avant !== undefined && !ici.includes("enfant")) {
            actor.send({ type: "BACK", from: ici });
            revenus.push(pathOf(actor.getSnapshot()));
            avants.push(avant);
            actor.send({ type: "GO", path: ici });
          }
          avant = ici.includes("enfant") ? undefined : ici;
        },
      });
      expect(revenus, foyer.titre).toEqual(avants);
      expect(revenus.length, foyer.titre).toBeGreaterThan(5);
      expect(reprises, foyer.titre).toEqual(
        reprises.map((une) => une.replace(/^(\S+) .*/, "$1 snapshot $1")),
      );
    }
  });
});

test("l’accueil dit le temps que cela prend, à huit personnes sur dix", () => {
  const [p10 = 0, , p90 = 0] = dureesDesFoyers()[1] ?? [];
  expect([p10, p90].map(Math.round)).toEqual(DE_A_MINUTES);
});

test("aucun foyer n’y échappe", () => {
  expect(themesDesFoyers.flatMap(({ foyers }) => foyers).length).toBeGreaterThan(260);
});
