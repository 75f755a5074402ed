import { paysDe } from "../../catalogue/exemples/pays.ts";
import { calculees } from "../../catalogue/legislation/embarquee.ts";
import { personas } from "../../machines/personas/personas.ts";
import { remplir } from "../../machines/personas/remplir.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/communes/data.ts";
import { type Chemin, contexteDuChemin } from "../chemins/chemin.ts";
import { lieuxDePrestation, VARIANTES, vivre } from "./variantes.ts";
import { avecEtSans, Lectures } from "./lire.ts";

/** Households that are also changed and moved. */
const UN_SUR = 12;

/**
 * Follows the computation of every aid of legislation on the personas and on generated journeys, as they
 * are, then with what journeys seldom have and living where the aid is given. Gives the text of
 * `lectures.json`: the answers that each one reads, an aid per line.
 */
export function releverLectures(chemins: readonly Chemin[]): string {
  const [catalogue, pays] = [readCatalogue(), paysDe(readCommunes())];
  const aides = calculees(
    catalogue.aides.map(({ aide }) => aide).filter(({ source }) => source === "openfisca"),
  );
  const lectures = new Lectures();
  const foyers = [...personas.map((persona) => remplir(persona)), ...chemins.map(contexteDuChemin)];
  const locales = aides.flatMap((aide) =>
    lieuxDePrestation(aide.slug, aide.institution, catalogue, pays).flatMap((lieu) =>
      lieu ? [{ aide, lieu }] : [],
    ),
  );
  for (const [n, foyer] of foyers.entries()) {
    const { situation, sans } = avecEtSans(foyer);
    lectures.comparer(situation, sans, aides);
    if (n % UN_SUR > 0) continue;
    for (const variante of VARIANTES) {
      lectures.suivre(variante(situation), aides);
      for (const { aide, lieu } of locales) lectures.suivre(vivre(variante(situation), lieu), [aide]);
    }
  }
  const lignes = aides.map(({ slug }) => `  "${slug}": ${JSON.stringify(lectures.de(slug))}`);
  return `{\n${lignes.join(",\n")}\n}\n`;
}
