import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FOYERS, foyerDit } from "../../../approuver/faits/foyers.ts";
import { conduireLeFoyer } from "../../../approuver/faits/foyers-parcours.ts";
import { lireSections } from "../../../approuver/sections.ts";
import { themesDesFoyers } from "../../../foyers/themes.ts";

const approuves = new Map(
  readdirSync(FOYERS)
    .flatMap((nom) => lireSections(readFileSync(join(FOYERS, nom), "utf8")))
    .map(({ titre, lignes }) => [titre, lignes]),
);

it.each(themesDesFoyers.flatMap(({ foyers }) => foyers))("foyer approuvé : $titre", async (foyer) => {
  const { lignes } = await foyerDit({ foyer, conduit: conduireLeFoyer(foyer) });
  expect(lignes).toEqual(approuves.get(foyer.titre));
});
