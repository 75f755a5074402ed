import { expect, test } from "vitest";
import { conduireLeFoyer } from "../../test/approuver/faits/foyers-resultats.ts";
import { themesDesFoyers } from "../foyers/themes.ts";
import { saisir } from "../../test/guichet/saisir.ts";

const foyers = themesDesFoyers.flatMap((theme) => theme.foyers);

test("chaque foyer raconté, saisi au guichet du début ou de la fin, est celui du parcours", () => {
  expect(foyers.length).toBeGreaterThan(260);
  for (const foyer of foyers) {
    const { situation, snapshot } = conduireLeFoyer(foyer);
    expect(saisir(snapshot.context, "du début"), foyer.titre).toEqual(situation);
    expect(saisir(snapshot.context, "de la fin"), foyer.titre).toEqual(situation);
  }
});
