import type { Catalogue } from "../../catalogue/catalogue.ts";
import { aObtenir, cadreDe, type Exemples } from "../../catalogue/exemples/exemples.ts";
import type { Pays } from "../../catalogue/exemples/pays.ts";
import { rejouer } from "../../catalogue/exemples/rejouer.ts";
import { Denombrement, hacher } from "./denombrement.ts";
import { laisses, type Porte } from "./portes.ts";

/**
 * Every rule aid obtained by the household of its example, and lost by each of its rules: the examples
 * of the catalogue (`npm run approuver -- exemples`) run again through the results.
 */
export function porteDesAides(
  catalogue: Catalogue,
  exemples: Exemples,
  pays: Pays,
  impossibles: ReadonlySet<string>,
): Porte {
  const aides = aObtenir(catalogue).filter(({ aide }) => !impossibles.has(aide.slug));
  let [atteint, total] = [0, 0];
  const voulus = new Denombrement();
  const decoulent: string[] = [];
  const manquants = aides.flatMap((une) => {
    const ecrit = exemples[une.aide.slug];
    const pertes = Object.entries(ecrit?.pertes ?? {});
    const perdues = pertes.flatMap(([regle, perte]) => (typeof perte === "object" ? [regle] : []));
    const voulues = 1 + perdues.length;
    for (const quoi of ["obtenue", ...perdues]) voulus.ajouter(une.aide.slug, hacher(quoi));
    for (const [regle, perte] of pertes)
      if (typeof perte === "string") decoulent.push(`${une.aide.slug}, ${regle} : ${perte}`);
    const problemes = rejouer(une, catalogue, ecrit, cadreDe(une, pays));
    total += voulues;
    // A loss that fails names its rule; when the example itself does, no loss was tried.
    const rates = problemes.every((un) => un.includes(" : ")) ? problemes.length : voulues;
    atteint += Math.max(0, voulues - rates);
    return problemes.map((probleme) => ({ quoi: `${une.aide.slug} : ${probleme}` }));
  });
  return {
    cle: "aides",
    titre: "Aides obtenues et perdues",
    explication:
      "Chaque aide écrite en règles est obtenue par un foyer, et perdue par chacune de ses règles, une à la fois.",
    atteint,
    total,
    seuil: 1,
    manquants,
    voulus,
    notes: [
      `${aides.length} aides.`,
      ...laisses("règles qui découlent d’une autre et ne se perdent pas seules :", decoulent),
      ...[...impossibles].map(
        (slug) => `Personne n’obtient ${slug} : voir catalogue/exemples/impossibles.ts.`,
      ),
    ],
  };
}
