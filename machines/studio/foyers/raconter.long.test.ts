import { expect, it } from "vitest";
import { conduireLeFoyer } from "../../../test/approuver/faits/foyers-resultats.ts";
import { ecrireFoyer } from "./ecrire.ts";
import { lireFoyer } from "./ecrit.ts";
import { raconterLeFoyer } from "./raconter.ts";
import { themesDesFoyers } from "./themes.ts";

const foyers = themesDesFoyers.flatMap((theme) => theme.foyers);

it("chaque foyer raconté, rejoué, raconté depuis ses réponses, écrit puis relu, est le même foyer", () => {
  const autres = foyers.flatMap((foyer) => {
    // A child removed leaves its number to nobody, and its default name to another.
    if (foyer.enfants?.some(({ retire }) => retire)) return [];
    const { situation, snapshot } = conduireLeFoyer(foyer);
    const lu = lireFoyer("essai.yml", ecrireFoyer(raconterLeFoyer(foyer.titre, snapshot.context)));
    if ("fautes" in lu) return lu.fautes;
    const relu = conduireLeFoyer(lu.foyer).situation;
    return JSON.stringify(relu) === JSON.stringify(situation) ? [] : [foyer.titre];
  });
  expect(autres).toEqual([]);
});
